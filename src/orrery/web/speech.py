"""A game in messages: what one seat, or a watcher, may see of it, in words of one language."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final

import msgspec

from orrery.kernel.decision import Choice, Decision, Form, Option, Refused, Sum
from orrery.kernel.decision import Thing as Pair
from orrery.kernel.event import NOBODY, Event
from orrery.kernel.game import Game
from orrery.kernel.plain import Value
from orrery.tables.plans import Broken, Link
from orrery.title import unsaid
from orrery.web.messages import (
    Chat,
    Counted,
    FormText,
    Gift,
    Line,
    OptionText,
    Panel,
    Question,
    Reason,
    Refusal,
    Reply,
    Row,
    SumText,
    Thing,
)
from orrery.web.phrases import phrase
from orrery.words import Panel as WordsPanel
from orrery.words import SureWords, Words

WATCHER = -1
TRIALS = 12  # options that are tried before they are asked: each costs a copy of the game


def view_of(game: Game, seat: int) -> Value:
    return game.public_view() if seat == WATCHER else game.view(seat)


def wire(value: Any) -> Any:
    """A view as JSON data: an object for each Value, by its fields and what follows. Open questions travel alone."""
    return msgspec.to_builtins(value, enc_hook=fields)


def fields(value: Any) -> Any:
    if isinstance(value, Decision):
        return None
    if isinstance(value, Value):
        names, read = READING.get(type(value)) or reading(type(value))
        return dict(zip(names, read(value), strict=True))
    raise NotImplementedError(f"no JSON for {type(value)}")


READING: Final[dict[type[Value], tuple[tuple[str, ...], Callable[[Value], tuple[Any, ...]]]]] = {}


def reading(kind: type[Value]) -> tuple[tuple[str, ...], Callable[[Value], tuple[Any, ...]]]:
    """What is told of such a value, and how to read it all at once. Found once for each kind."""
    names = tuple([name for name in (*kind.FIELDS, *kind.TOLD) if name != "asked"])
    several = len(names) > 1  # of one name a getter brings no tuple
    READING[kind] = (
        names,
        attrgetter(*names) if several else lambda value: tuple([getattr(value, each) for each in names]),
    )
    return READING[kind]


class Parts:
    """Views on their way to several readers. What stands in the views of all of them is put into JSON once."""

    def __init__(self) -> None:
        self.encoder = msgspec.json.Encoder(enc_hook=fields)
        self.known: dict[int, tuple[Any, msgspec.Raw]] = {}  # kept with what it was made of, so that it stays the same

    def of(self, view: Value) -> dict[str, Any]:
        return {name: self._encoded(value) for name, value in fields(view).items()}

    def _encoded(self, value: Any) -> Any:
        if value is None or isinstance(value, (int, str)):
            return value
        found = self.known.get(id(value))
        if found is None:
            found = self.known[id(value)] = (value, msgspec.Raw(self.encoder.encode(value)))
        return found[1]


def things(pairs: tuple[Pair, ...] | list[Pair]) -> list[Thing]:
    return [Thing(kind, number) for kind, number in pairs]


def question_of(
    game: Game, seat: int, view: Value, token: str, words: Words[Any], passing: bool = False
) -> Question | None:
    """What the seat is asked now, in words, who sees that of the table."""
    decision = game.told(seat) if seat != WATCHER else None
    if decision is None:
        return None

    def told(options: list[Option]) -> list[OptionText]:
        return [
            OptionText(option.key, things(option.things), words.option(option, decision, view), list(option.values))
            for option in options
        ]

    return Question(
        token,
        decision.prompt,
        words.prompt(decision, view),
        decision.rule,
        decision.least,
        min(decision.most, len(decision.options)),
        told(decision.options),
        things(decision.things),
        is_final(game, decision),
        decision.window,
        passing,
        form_texts(decision, words),
        list(decision.values),
        rows_of(game, decision, words),
        told(decision.asides),
    )


def rows_of(game: Game, decision: Decision, words: Words[Any]) -> list[Row]:
    """What a form may hold; what it cannot hold stays in its place, with the reason."""
    found: list[Row] = []
    for row, refused in zip(decision.rows, game.row_reasons(decision.seat)):
        giver, kind, most = row
        told, at = reason("", refused, words), game.row_of(decision, row)
        found.append(Row(giver, kind, most, told.text, told.rule, Thing(*at), words.row(kind, at)))
    return found


def form_texts(decision: Decision, words: Words[Any]) -> list[FormText] | None:
    if decision.forms is None:
        return None
    return [FormText(gifts(form), words.form(form, decision)) for form in decision.forms]


def gifts(form: Form) -> list[Gift]:
    return [Gift(giver, kind, number) for giver, kind, number in form.gifts]


def form_of(found: list[Gift] | None) -> Form | None:
    """The form that a page has filled in. What it says is for the game to check."""
    return None if found is None else Form(tuple([(gift.giver, gift.kind, gift.id) for gift in found]))


def links_of(replies: list[Reply]) -> list[Link]:
    """The plan that a page has sent."""
    return [
        Link(
            tuple(reply.picks),
            tuple([Option(each.key, tuple([(thing.kind, thing.id) for thing in each.things])) for each in reply.named]),
            form_of(reply.form),
        )
        for reply in replies
    ]


def in_window(game: Game) -> bool:
    """A window is open: seats are asked one after another whether they act, and nobody may know who is asked."""
    return any(decision.window for decision in game.pending)


def opens_windows(game: Game) -> bool:
    """Whether windows belong to the game at all."""
    return type(game).order is not Game.order


def is_final(game: Game, decision: Decision) -> bool:
    """Whether no answer may be taken back alone afterwards, because somebody learns something from each of them.

    It is said only where it is certain. Where all reply at once, where others may act in a window, and where the game
    goes on to another phase, it depends on what others hold or have replied: whoever knew it before would know of that.
    """
    if game.together or opens_windows(game) or decision.least != 1 or decision.most != 1:
        return False
    return len(decision.options) <= TRIALS and all(
        teaches(game, Choice(decision.seat, (place,))) for place in range(len(decision.options))
    )


def teaches(game: Game, choice: Choice) -> bool:
    """Whether somebody learns something from that choice at once."""
    trial = game.copy()
    trial.log = []
    try:
        trial.answer(choice)
    except Exception:  # a mistake in the rules shows when the choice is made, with a report
        return False
    return trial.learned > game.learned and not any(event.actor == NOBODY for event in trial.log)


def lines_of(game: Game, seat: int, since: int, words: Words[Any]) -> list[Line]:
    """The log from a place on, as the seat may read it. Rounds are counted by the events called "round".

    The words may be those for somebody who looks through the eyes of the seat: to them it is not "you".
    """
    log = game.log or []
    begun = next((event for event in reversed(log[:since]) if event.kind == "round"), None)
    rounds = begun.values[0] if begun is not None else 0
    lines: list[Line] = []
    for number, event in enumerate(log[since:], since):
        if event.kind == "round":
            rounds = event.values[0]
        seen = seen_and_told(event, seat, words.seat)
        text = words.event(seen)
        if text:
            lines.append(Line(number, rounds, seen.kind, seen.actor, seen.rule, text, things(words.named(seen))))
    return lines


def seen_and_told(event: Event, seat: int, reader: int) -> Event:
    """The event as the seat sees it. Told to another reader, for whom the seat is not "you", it keeps what it shows."""
    seen = event.seen_by(seat)
    if reader == seat:
        return seen
    return Event(seen.rule, seen.kind, seen.actor, seen.values, seen.secret, (*seen.knowers, reader))


def plain_text(text: str) -> str:
    """Words of people: text in lines, no control characters."""
    return "".join(character for character in text if character.isprintable() or character == "\n")


def told(message: Chat, language: str) -> Chat:
    """What was said, for one reader: what the table itself says comes in the reader's language."""
    if not message.note:
        return message
    text = phrase(language, f"note-{message.note}").format(name=message.name, other=message.text)
    return msgspec.structs.replace(message, text=text)


def refusal(request: str, refused: Refused, words: Words[Any]) -> Refusal:
    """A refusal in words: the server's own reasons, else those of the game."""
    text = phrase(words.language, refused.reason)
    if text == refused.reason:
        text = SureWords(words, unsaid).refusal(refused)
    if isinstance(refused, Broken):
        text = phrase(words.language, "plan-link").format(n=refused.link + 1, text=text)
        return Refusal(request, refused.reason, text, refused.rule, refused.link)
    return Refusal(request, refused.reason, text, refused.rule)


def reason(request: str, refused: Refused | None, words: Words[Any]) -> Reason:
    """Why a thing cannot be chosen, in words; the rule stands beside them."""
    if refused is None:
        return Reason(request, "", "", "")
    return Reason(request, refused.reason, words.refusal(Refused(refused.reason, refused.numbers)), refused.rule)


def counted(request: str, refused: Refused | None, sums: tuple[Sum, ...], words: Words[Any]) -> Counted:
    """What a form comes to, and why it would be refused, in words."""
    found = reason(request, refused, words)
    return Counted(request, found.reason, found.text, found.rule, [SumText(*each) for each in sums])


def panels(found: list[WordsPanel]) -> list[Panel]:
    return [Panel(panel.title, list(panel.columns), [list(row) for row in panel.rows]) for panel in found]
