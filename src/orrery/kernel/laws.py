"""The laws: what must hold in every game at every decision. Tests call them on random play."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from orrery.kernel.decision import Choice, Decision, Refused, Thing
from orrery.kernel.game import Game, RulesBug
from orrery.kernel.imagining import imagine
from orrery.kernel.loading import load
from orrery.kernel.plain import Plain, to_data
from orrery.kernel.record import Options, Record, Setup, record_from, replay
from orrery.kernel.rng import Rng, seeded

LONGEST: Final = 100_000  # decisions; no game of ours comes near


class Broken(Exception):
    """A law does not hold. The message names the law."""


def demand(holds: bool, law: str) -> None:
    if not holds:
        raise Broken(law)


def random_choice(decision: Decision, rng: Rng) -> Choice:
    """Any legal reply: an example form as likely as an option, and any number of picks."""
    if decision.asides and rng.below(16) == 0:  # seldom: a game must get on
        return Choice(decision.seat, (len(decision.options) + rng.below(len(decision.asides)),))
    forms = decision.forms or []
    if forms:
        pick = rng.below(len(decision.options) + len(forms)) - len(decision.options)
        if pick >= 0:
            return Choice(decision.seat, (), forms[pick])
    most = min(decision.most, len(decision.options))
    if decision.least == most == 1:
        return Choice(decision.seat, (rng.below(len(decision.options)),))
    picks = list(range(len(decision.options)))
    rng.shuffle(picks)
    return Choice(decision.seat, tuple(sorted(picks[: decision.least + rng.below(most - decision.least + 1)])))


def play_out(game: Game, rng: Rng, most: int = LONGEST) -> int:
    """Random play to the end, or for so many decisions: whoever is asked first replies. Returns how many it were."""
    decisions = 0
    while not game.over and decisions < most:
        game.answer(random_choice(game.first_asked(), rng))
        decisions += 1
    return decisions


def random_reply(game: Game, rng: Rng) -> Choice:
    """Any legal reply of anybody who is asked."""
    waiting = game.waiting()
    demand(bool(waiting), "options: nobody is asked and the game is not over")
    return random_choice(waiting[rng.below(len(waiting))], rng)


def random_game(setup: Setup, options: Options, seed: int, limit: int = LONGEST) -> tuple[Game, Record]:
    """Random play to the end. Termination is a law: more than `limit` decisions break it."""
    game = setup(options, seed)
    rng = seeded(seed + 1)
    choices: list[Choice] = []
    while not game.over:
        demand(len(choices) < limit, "termination: the game does not end")
        choice = random_reply(game, rng)
        game.answer(choice)
        choices.append(choice)
    return game, record_of(game, options, seed, choices)


def record_of(game: Game, options: Options, seed: int, choices: list[Choice]) -> Record:
    return Record(game.NAME, 0, options, seed, [], choices, game.save(), game.winners, game.scores())


Player = Callable[[Game, Rng], Choice]  # a reply of anybody who is asked


def check_game(
    setup: Setup, options: Options, seed: int, every: int = 1, limit: int = LONGEST, player: Player = random_reply
) -> int:
    """Play one game under all laws, at random or as that player likes, checking at every nth decision. Returns the
    number of decisions."""
    game = setup(options, seed)
    rng = seeded(seed + 1)
    start = game.count()
    loaded = game.copy()
    choices: list[Choice] = []
    while not game.over:
        demand(len(choices) < limit, "termination: the game does not end")
        choice = player(game, rng)
        if len(choices) % every == 0:
            demand(game.count() == start, f"conservation: {start} became {game.count()}")
            copy_law(game, choice)
            options_law(game)
            ask_law(game)
            view_law(game, rng)
            secret_law(game, choice)
            beside_law(game, choice, rng)
            imagine_law(game, choice.seat, rng)
            reasons_law(game, game.aside())
            demand(loaded.same_as(game), "save: a loaded game went elsewhere")
            loaded = save_law(game)
        game.answer(choice)
        loaded.answer(choice)
        choices.append(choice)
    demand(loaded.same_as(game), "save: a loaded game went elsewhere")
    end_law(game, start)
    replay_law(game, record_of(game, options, seed, choices), setup)
    return len(choices)


def options_law(game: Game) -> None:
    """Each question has a legal reply, no option stands twice, what is offered is accepted and nothing else is."""
    before = game.save()
    for decision in game.waiting():
        demand(bool(decision.rule), f"options: {decision.prompt} cites no rule")
        things = [(option.key, option.things) for option in decision.options]
        demand(len(set(things)) == len(things), f"options: {decision.prompt} offers the same twice")
        for choice in trials(decision):
            carry_out(game.copy(), choice)
        for picks in illegal(decision):
            demand_refusal(game, Choice(decision.seat, picks))
    demand(game.save() == before, "options: a refusal changed the game")


def trials(decision: Decision) -> list[Choice]:
    """Each option by itself, the first and the last ones where several are picked, as many as allowed, each form."""
    count = len(decision.options)
    most = min(decision.most, count)
    picks: list[tuple[int, ...]] = []
    if decision.least <= 1 <= most:
        picks += [(index,) for index in range(count)]
    if decision.least <= most and most != 1:
        picks.append(tuple(range(decision.least)))
        picks.append(tuple(range(count - decision.least, count)))
        picks.append(tuple(range(most)))
    picks += [(count + index,) for index in range(len(decision.asides))]
    forms = [Choice(decision.seat, (), form) for form in decision.forms or []]
    return [Choice(decision.seat, each) for each in picks] + forms


def carry_out(game: Game, choice: Choice) -> None:
    """Make that choice; the others who are asked with it reply something, so that the step which uses it is run. After
    an aside nobody is asked that question until it is over."""
    asked = game.asked(choice.seat)
    aside = asked is not None and any(pick >= len(asked.options) for pick in choice.picks)
    others = [decision for decision in game.waiting() if decision.seat != choice.seat and not aside]
    try:
        game.answer(choice)
        for decision in others:
            game.answer(trials(decision)[0])
    except Refused as refused:
        raise Broken(f"options: an offered reply is refused: {refused}") from None


def illegal(decision: Decision) -> list[tuple[int, ...]]:
    """Picks that the question does not allow: one too many, one that is not there, one too few."""
    missing = (*range(decision.least - 1), len(decision.options) + len(decision.asides))
    picks = [tuple(range(decision.most + 1)), missing]
    return [*picks, tuple(range(decision.least - 1))] if decision.least else picks


def demand_refusal(game: Game, choice: Choice) -> None:
    try:
        game.answer(choice)
    except Refused:
        return
    raise Broken(f"options: {choice.picks} is no legal reply and was accepted")


def ask_law(game: Game) -> None:
    """Asking twice asks the same and changes nothing."""
    again = game.copy()
    again.log = []
    again.ask_again()
    demand(again.same_as(game), f"ask: asking again in {game.where()} is not the same")
    demand(not again.log, f"ask: asking in {game.where()} writes into the log")


def copy_law(game: Game, choice: Choice) -> None:
    """A copy equals its original, shares nothing changeable with it, and stays equal after the same choice."""
    copy = game.copy()
    demand(copy.same_as(game), "copy: differs from its original")
    parts = changeable(game)
    demand(len(set(parts)) == len(parts), "copy: two places of the game share a changeable part; hand over a tuple")
    demand(not set(parts) & set(changeable(copy)), "copy: shares a changeable part with its original")
    before = game.save()
    carry_out(copy, choice)
    demand(game.save() == before, "copy: playing on changed the original")
    twin = game.copy()
    carry_out(twin, choice)
    demand(twin.same_as(copy), "copy: the same choice led elsewhere")


def save_law(game: Game) -> Game:
    """Saving and loading, through text and back, changes nothing. Returns the loaded game."""
    loaded = load(json.loads(json.dumps(game.save())))
    demand(loaded.same_as(game), "save: loading gives another game")
    return loaded


def view_law(game: Game, rng: Rng) -> None:
    """Two tables that differ only in what a seat cannot know give it equal views."""
    before = game.save()
    for seat in range(game.seats):
        other = game.redeal(seat, rng)
        demand(other.view(seat) == game.view(seat), f"view: seat {seat} sees what it cannot know")
        demand(other.count() == game.count(), f"view: something is lost when seat {seat} imagines the rest")
    demand(game.save() == before, "view: dealing anew changed the original")


def imagine_law(game: Game, seat: int, rng: Rng) -> None:
    """A table imagined from what a seat sees looks the same to it and can be played on."""
    try:
        imagined = imagine(game, seat, rng)
    except RulesBug as bug:
        raise Broken(f"imagine: {bug}") from None
    demand(imagined.view(seat) == game.view(seat), f"imagine: seat {seat} would see that it is another table")
    for _ in range(8):
        if not imagined.over:
            imagined.answer(random_choice(imagined.waiting()[0], rng))


def reasons_law(game: Game, rng: Rng) -> None:
    """Each seat that is asked hears of everything in sight why it cannot be chosen, unless it can; with a rule, and
    the same at every table at which it could be sitting: a reason tells nothing that it does not know."""
    for decision in game.waiting():
        seat, things = decision.seat, game.in_sight(decision.seat)
        imagined = imagine(game, seat, rng) if things else game
        offered = {thing for option in decision.options + decision.asides for thing in option.things}
        for thing in things + strangers(things):
            refused = game.why_not(seat, thing)
            if refused is None:
                can = thing in offered or decision.forms is not None
                demand(can, f"reasons: {decision.prompt} neither offers {thing} nor says why not")
            else:
                demand(thing not in offered, f"reasons: {thing} is offered and refused: {refused}")
                demand(bool(refused.rule), f"reasons: {refused} about {thing} cites no rule")
            fair = same_reason(refused, imagined.why_not(seat, thing))
            demand(fair, f"reasons: {refused} about {thing} tells seat {seat} what it cannot know")


def strangers(things: list[Thing]) -> list[Thing]:
    """Some things of the same kinds, in sight or not: whoever asks about what lies hidden must learn nothing either."""
    most = {kind: max(number for other, number in things if other == kind) for kind, _ in things}
    return [(kind, number) for kind, highest in most.items() for number in range(0, highest, 7)]


def same_reason(one: Refused | None, other: Refused | None) -> bool:
    if one is None or other is None:
        return one is other
    return (one.reason, one.numbers, one.rule) == (other.reason, other.numbers, other.rule)


def secret_law(game: Game, choice: Choice) -> None:
    """Until all replies to a common question are in, nobody else can tell that one has come. What is done beside the
    question is no reply: all may see it."""
    if len(game.waiting()) > 1 and not is_beside(game, choice):
        later = game.copy()
        later.log = []
        later.answer(choice)
        demand(not later.log, "secret: an early reply is in the log")
        for seat in range(game.seats):
            if seat != choice.seat:
                demand(later.view(seat) == game.view(seat), f"secret: seat {seat} sees an early reply")


def beside_law(game: Game, choice: Choice, rng: Rng) -> None:
    """What is done beside a question changes nothing about the replies that have come, and the question comes again."""
    for seat in range(game.seats):
        for number in range(len(game.beside(seat))):
            later = game.copy()
            if choice.seat != seat and len(later.waiting()) > 1 and not is_beside(game, choice):
                later.answer(choice)
            decision, depth = later.asked(seat), len(later.stack)
            replied = [asked for asked, heard in zip(later.pending, later.heard) if heard]
            asking = later.stack[-1].procedure
            first = 0 if decision is None else len(decision.options)
            later.answer(Choice(seat, (first + number,)))
            while len(later.stack) > depth and not later.over:
                later.answer(random_reply(later, rng))
            same = len(later.stack) == depth and later.stack[-1].procedure is asking  # else it was the last thing to do
            if same and later.where() == game.where():
                again = [to_data(asked) for asked in later.waiting()]
                for asked in replied:  # a trade may leave a seat another question, or none
                    demand(to_data(asked) not in again, f"beside: a reply was lost in {game.where()}")


def is_beside(game: Game, choice: Choice) -> bool:
    """Whether it is something done beside the question that its seat is asked."""
    asked = game.asked(choice.seat)
    return asked is not None and any(pick >= len(asked.options) for pick in choice.picks)


def end_law(game: Game, start: dict[str, int]) -> None:
    """At the end nothing is lost or left open, the winners sit at the table, and every line of the log cites a rule."""
    demand(game.count() == start, f"conservation: {start} became {game.count()}")
    demand(not game.waiting() and not game.stack and not game.effects, "end: something is left open")
    winners = game.winners
    demand(all(0 <= seat < game.seats for seat in winners), f"end: {winners} do not all sit at the table")
    demand(len(set(winners)) == len(winners), f"end: {winners} names a winner twice")
    for event in game.log or []:
        demand(bool(event.rule), f"end: {event.kind} in the log cites no rule")
    save_law(game)


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
    elif isinstance(value, tuple):
        for item in value:  # a tuple is shared by copies, so nothing in it may change
            _collect(item, found)
