"""The laws: what must hold in every game at every decision. Tests call them on random play."""

from __future__ import annotations

import json
from typing import Any

from orrery.kernel.decision import Choice, Decision, Refused
from orrery.kernel.game import Game, imagine, load
from orrery.kernel.plain import Plain
from orrery.kernel.record import Options, Record, Setup, record_from, replay
from orrery.kernel.rng import Rng, seeded


class Broken(Exception):
    """A law does not hold. The message names the law."""


def demand(holds: bool, law: str) -> None:
    if not holds:
        raise Broken(law)


def random_choice(decision: Decision, rng: Rng) -> Choice:
    """Any legal reply: an example form as likely as an option, and any number of picks."""
    forms = decision.forms or []
    pick = rng.below(len(decision.options) + len(forms)) if forms else 0
    if forms and pick >= len(decision.options):
        return Choice(decision.seat, (), forms[pick - len(decision.options)])
    most = min(decision.most, len(decision.options))
    if decision.least == most == 1:
        return Choice(decision.seat, (rng.below(len(decision.options)),))
    picks = list(range(len(decision.options)))
    rng.shuffle(picks)
    return Choice(decision.seat, tuple(sorted(picks[: decision.least + rng.below(most - decision.least + 1)])))


def random_game(setup: Setup, options: Options, seed: int, limit: int = 100_000) -> tuple[Game, Record]:
    """Random play to the end. Termination is a law: more than `limit` decisions break it."""
    game = setup(options, seed)
    rng = seeded(seed + 1)
    choices: list[Choice] = []
    while not game.over:
        demand(len(choices) < limit, "termination: the game does not end")
        waiting = game.waiting()
        choice = random_choice(waiting[rng.below(len(waiting))], rng)
        game.answer(choice)
        choices.append(choice)
    return game, record_of(game, options, seed, choices)


def record_of(game: Game, options: Options, seed: int, choices: list[Choice]) -> Record:
    return Record(game.NAME, 0, options, seed, [], choices, game.save(), game.winners, game.scores())


def check_game(setup: Setup, options: Options, seed: int, every: int = 1) -> int:
    """Play one random game under all laws, checking at every nth decision. Returns the number of decisions."""
    game = setup(options, seed)
    rng = seeded(seed + 1)
    start = game.count()
    choices: list[Choice] = []
    while not game.over:
        demand(len(choices) < 100_000, "termination: the game does not end")
        waiting = game.waiting()
        choice = random_choice(waiting[rng.below(len(waiting))], rng)
        if len(choices) % every == 0:
            options_law(game)
            ask_law(game)
            save_law(game)
            view_law(game, rng)
            secret_law(game, choice)
            imagine_law(game, choice.seat, rng)
            copy_law(game, choice)
            demand(game.count() == start, f"conservation: {start} became {game.count()}")
        game.answer(choice)
        choices.append(choice)
    replay_law(game, record_of(game, options, seed, choices), setup)
    return len(choices)


def options_law(game: Game) -> None:
    """Somebody is asked; each question has a legal reply, no option stands twice, and every one of them is accepted."""
    demand(bool(game.waiting()), "options: nobody is asked and the game is not over")
    for decision in game.waiting():
        demand(bool(decision.rule), f"options: {decision.prompt} cites no rule")
        things = [(option.key, option.things) for option in decision.options]
        demand(len(set(things)) == len(things), f"options: {decision.prompt} offers the same twice")
        for index in range(len(decision.options)):
            if decision.least <= 1 <= decision.most:
                game.copy().answer(Choice(decision.seat, (index,)))
        for form in decision.forms or []:
            game.copy().answer(Choice(decision.seat, (), form))
        before = game.save()
        try:
            game.answer(Choice(decision.seat, tuple(range(decision.most + 1))))
            raise Broken("options: too many picks were accepted")
        except Refused:
            demand(game.save() == before, "options: a refusal changed the game")


def ask_law(game: Game) -> None:
    """Asking twice asks the same and changes nothing."""
    again = game.copy()
    again.ask_again()
    demand(again.same_as(game), f"ask: asking again in {game.where()} is not the same")


def copy_law(game: Game, choice: Choice) -> None:
    """A copy equals its original, shares nothing changeable with it, and stays equal after the same choice."""
    copy = game.copy()
    demand(copy.same_as(game), "copy: differs from its original")
    parts = changeable(game)
    demand(len(set(parts)) == len(parts), "copy: two places of the game share a changeable part; hand over a tuple")
    demand(not set(parts) & set(changeable(copy)), "copy: shares a changeable part with its original")
    before = game.save()
    copy.answer(choice)
    demand(game.save() == before, "copy: playing on changed the original")
    twin = game.copy()
    twin.answer(choice)
    demand(twin.same_as(copy), "copy: the same choice led elsewhere")


def save_law(game: Game) -> None:
    """Saving and loading changes nothing."""
    text = json.dumps(game.save())
    demand(load(json.loads(text)).same_as(game), "save: loading gives another game")


def view_law(game: Game, rng: Rng) -> None:
    """Two tables that differ only in what a seat cannot know give it equal views."""
    for seat in range(game.seats):
        other = game.redeal(seat, rng)
        demand(other.view(seat) == game.view(seat), f"view: seat {seat} sees what it cannot know")


def imagine_law(game: Game, seat: int, rng: Rng) -> None:
    """A table imagined from what a seat sees can be played on."""
    imagined = imagine(game, seat, rng)
    for _ in range(8):
        if not imagined.over:
            imagined.answer(random_choice(imagined.waiting()[0], rng))


def secret_law(game: Game, choice: Choice) -> None:
    """Until all replies to a common question are in, nobody else can tell that one has come."""
    if len(game.waiting()) > 1:
        later = game.copy()
        later.log = []
        later.answer(choice)
        demand(not later.log, "secret: an early reply is in the log")
        for seat in range(game.seats):
            if seat != choice.seat:
                demand(later.view(seat) == game.view(seat), f"secret: seat {seat} sees an early reply")


def replay_law(game: Game, record: Record, setup: Setup) -> None:
    """A record, written and read, replays to the same end and the same log."""
    again = replay(record_from(json.loads(json.dumps(record.to_data()))), setup)
    demand(again.same_as(game), "replay: ends elsewhere")
    demand(again.log == game.log, "replay: another log")


def changeable(game: Game) -> list[int]:
    """The identity of every list, dictionary and Plain that could change, in the table and in the frames."""
    found: list[int] = []
    for name in game.FIELDS:
        _collect(getattr(game, name), found)
    for frame in game.stack:
        _collect(frame.procedure, found)
    for kernel_part in (game.rng, game.stack, game.effects, game.heard, game.winners):
        found.append(id(kernel_part))
    return found


def _collect(value: Any, found: list[int]) -> None:
    if isinstance(value, Plain):
        if value.copy() is not value:  # a Value may be shared
            found.append(id(value))
            for name in value.FIELDS:
                _collect(getattr(value, name), found)
    elif isinstance(value, (list, dict)):
        found.append(id(value))
        for item in value.values() if isinstance(value, dict) else value:
            _collect(item, found)
