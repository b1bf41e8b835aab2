"""Why something cannot be chosen, for somebody who types what they mean."""

from __future__ import annotations

from typing import Any

from orrery.kernel.decision import Decision, Thing
from orrery.kernel.game import Game
from orrery.terminal.reply import BadReply
from orrery.terminal.rows import SMALL, fits
from orrery.terminal.words import say
from orrery.words import Words, folded


def why_line(text: str, asked: Decision, game: Game, words: Words[Any]) -> str:
    """Why the seat that is asked cannot choose what the text names: a number of the list, or a thing."""
    language = words.language
    if text.isdecimal():
        number, last = int(text[:9]), len(asked.options)
        if not 1 <= number <= last:
            raise BadReply(say(language, "bad-number", number=number, last=last))
        return say(language, "why-can", thing=number)
    for row, refused in zip(asked.rows, game.row_reasons(asked.seat)):
        name = words.row(row[1], game.row_of(asked, row))
        if refused is not None and is_meant(text, name):
            return say(language, "why-not", thing=name, reason=words.refusal(refused))
    things, found = game.in_sight(asked.seat), words.find(text)
    thing = thing_meant(text, things, words)
    if thing is None and found is not None:  # by another language's name: that copy of it which is in sight
        thing = thing_meant(words.thing(*found), things, words) or found
    if thing is None:
        raise BadReply(say(language, "no-thing", text=text))
    named, refused = words.thing(*thing), game.why_not(asked.seat, thing)
    if refused is None:
        return say(language, "why-can", thing=named)
    return say(language, "why-not", thing=named, reason=words.refusal(refused))


def is_meant(text: str, row: str) -> bool:
    """Each word of the text begins a word of the row."""
    names = folded(row.replace(",", " ")).split()
    wanted = [word for word in folded(text).split() if word not in SMALL]
    return len(wanted) > 1 and all(fits(word, names) for word in wanted)


def thing_meant(text: str, things: list[Thing], words: Words[Any]) -> Thing | None:
    """The first of these things that is called so; by the beginning of its name if only one name begins like that."""
    wanted = folded(text)
    named: dict[str, Thing] = {}
    for thing in things:
        named.setdefault(folded(words.thing(*thing)), thing)
    if wanted in named:
        return named[wanted]
    begun = [name for name in named if name.startswith(wanted)]
    return named[begun[0]] if wanted and len(begun) == 1 else None
