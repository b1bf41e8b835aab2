"""The law of words: whatever a game can come to, it can be said, in every language, to every seat and to a watcher.

It is checked in random play, like the laws of the kernel. Those know no words; this one needs the words of each game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from orrery.kernel.decision import Choice, Decision, Form, Refused, Thing
from orrery.kernel.event import NOBODY, Event
from orrery.kernel.game import Game
from orrery.kernel.laws import LONGEST, Broken, demand, illegal, random_reply
from orrery.kernel.record import Options
from orrery.kernel.rng import Rng, seeded
from orrery.title import Title
from orrery.words import LANGUAGES, Panel, Words

MOST_OPTIONS = 40  # of one question; beyond that they are of a kind, and each is said sooner or later


class Readers:
    """Everybody who may read at one table, in every language."""

    def __init__(self, title: Title, game: Game) -> None:
        names = [f"Seat {seat}" for seat in range(game.seats)]
        self.seats = [(seat, self._words(title, game, names, seat)) for seat in range(game.seats)]
        self.watchers = self._words(title, game, names, NOBODY)

    def _words(self, title: Title, game: Game, names: list[str], seat: int) -> list[Words[Any]]:
        found = [title.words(language, names, seat) for language in LANGUAGES]
        for words in found:
            words.look(game)
        return found


Player = Callable[[Game, Rng], Choice]


def check_words(
    title: Title, options: Options, seed: int, every: int = 1, limit: int = LONGEST, player: Player = random_reply
) -> int:
    """Play one game at random and say all of it; the whole table at every nth decision. Returns the decisions."""
    game = title.setup(options, seed)
    readers = Readers(title, game)
    rng = seeded(seed + 1)
    told = made = 0
    while not game.over:
        demand(made < limit, "termination: the game does not end")
        told = tell_log(game, readers, told)
        for decision in game.waiting():
            say_question(game, game.told(decision.seat) or decision, readers)
        if made % every == 0:
            show_table(game, readers)
            for decision in game.waiting():
                say_refusals(game, decision, readers)
                say_reasons(title, game, decision, readers)
        game.answer(player(game, rng))
        made += 1
    tell_log(game, readers, told)
    show_table(game, readers)
    return made


def tell_log(game: Game, readers: Readers, since: int) -> int:
    """Each new line to each seat, to a watcher, and to a watcher who looks through the eyes of a seat."""
    events = game.log or []
    for event in events[since:]:
        for seat, spoken in readers.seats:
            seen = event.seen_by(seat)
            tell(seen, spoken)
            if seen.secret:
                tell(Event(seen.rule, seen.kind, seen.actor, seen.values, seen.secret, (NOBODY,)), readers.watchers)
        tell(event.seen_by(NOBODY), readers.watchers)
    return len(events)


def tell(event: Event, spoken: list[Words[Any]]) -> None:
    for words in spoken:
        what = f"event {event.kind} of {event.rule}, values {event.values}, secret {event.secret}"
        with said(what, words):
            kind = words.sentence(event)
            demand(not kind or words.phrases.carries(kind, len(event.values)), "it does not carry what its words say")
            whole(words.event(event) or "nothing")  # some events need no words
            described(words, words.named(event))


def say_question(game: Game, decision: Decision, readers: Readers) -> None:
    view = game.view(decision.seat)
    for words in readers.seats[decision.seat][1]:
        with said(f"question {decision.prompt} of {decision.rule}", words):
            whole(words.prompt(decision, view))
        for option in [*decision.options[:MOST_OPTIONS], *decision.asides]:
            with said(f"option {option.key} {option.things} of {decision.prompt}", words):
                whole(words.option(option, decision, view))
        for form in decision.forms or []:
            with said(f"form {form.gifts} of {decision.prompt}", words):
                whole(words.form(form, decision))
        say_rows(game, decision, words)


def say_rows(game: Game, decision: Decision, words: Words[Any]) -> None:
    for row in decision.rows:
        with said(f"row {row} of {decision.prompt}", words):
            whole(words.row(row[1], game.row_of(decision, row)))


def say_refusals(game: Game, decision: Decision, readers: Readers) -> None:
    """Each reply that the question does not allow is refused in words."""
    tried = [Choice(decision.seat, picks) for picks in illegal(decision)]
    tried += [Choice(decision.seat, (), form) for form in spoilt(decision)]
    for choice in tried:
        try:
            game.copy().answer(choice)
        except Refused as refused:
            for words in readers.seats[decision.seat][1]:
                with said(f"refusal {refused}", words):
                    whole(words.refusal(refused))


def say_reasons(title: Title, game: Game, decision: Decision, readers: Readers) -> None:
    """Of everything that the seat can point at and cannot choose it hears why, by a rule that there is."""
    for thing in game.in_sight(decision.seat):
        refused = game.why_not(decision.seat, thing)
        if refused is not None:
            rule = refused.rule.removeprefix(f"{title.name}:")
            demand(rule in title.rulebook(), f"reasons: {refused} about {thing} cites {refused.rule}, which is no rule")
            for words in readers.seats[decision.seat][1]:
                with said(f"reason {refused} about {thing}", words):
                    whole(words.refusal(refused))


def spoilt(decision: Decision) -> list[Form]:
    """Forms that nobody would fill in, made of the examples: twice the same, of nobody, of nothing, without end."""
    if decision.forms is None:
        return [Form(())]
    found = [Form(()), Form(((decision.seat, "nothing of the kind", 0),))]
    for form in decision.forms:
        for giver, kind, number in form.gifts:
            lines = [(giver, kind, number), (giver, kind, -1), (giver, kind, 10_000), (giver + 1, kind, number)]
            found += [Form((line,)) for line in lines] + [Form((*form.gifts, line)) for line in lines]
    return found


def show_table(game: Game, readers: Readers) -> None:
    """The table in panels, and when it is over the result."""
    readings = [(words, game.view(seat)) for seat, spoken in readers.seats for words in spoken]
    readings += [(words, game.public_view()) for words in readers.watchers]
    for words, view in readings:
        with said("the table", words):
            whole_panels(words.table(view))
            if game.over:
                whole_panels(words.result(view))


@contextmanager
def said(what: str, words: Words[Any]) -> Iterator[None]:
    """Whatever goes wrong in here, the report names what could not be said, to whom, and in which language."""
    try:
        yield
    except Exception as wrong:
        reader = "a watcher" if words.seat == NOBODY else f"seat {words.seat}"
        raise Broken(f"words: {what} cannot be said in {words.language} to {reader}: {wrong!r}") from wrong


def whole(text: str) -> None:
    """There is a sentence, and no part of it is left open."""
    demand(bool(text.strip()), "it is empty")
    demand("{" not in text and "}" not in text, f"a part is left open: {text}")


def whole_panels(panels: list[Panel]) -> None:
    demand(bool(panels), "there is none")
    for panel in panels:
        whole(panel.title)
        for row in panel.rows:
            demand(len(row) == len(panel.columns) or not panel.columns, f"{panel.title}: a row of another width")
            for cell in row:
                whole(cell or "nothing")


def described(words: Words[Any], things: list[Thing]) -> None:
    for kind, number in things:
        whole(words.thing(kind, number))
        whole(words.describe(kind, number))
