"""Ask a table of Cosmic Encounter why something cannot be chosen."""

from __future__ import annotations

from orrery.cosmic.cards import ALIEN, NUMBERS, TECH
from orrery.cosmic.state import Tech
from support.cosmic import Cosmos

Told = tuple[str, tuple[int, ...], str]  # the reason, its numbers, its rule


def why(table: Cosmos, seat: int, kind: str, what: str | int) -> Told:
    """What the seat is told about a thing: a card, an alien or a technology by its key, anything else by its number."""
    number = what if isinstance(what, int) else number_of(kind, what)
    refused = table.game.why_not(seat, (kind, number))
    assert refused is not None, f"{kind} {what} can be chosen"
    return refused.reason, refused.numbers, refused.rule


def number_of(kind: str, key: str) -> int:
    if kind == "card":
        return card_of(key)
    return ALIEN[key] if kind == "alien" else TECH[key]


def card_of(key: str) -> int:
    return NUMBERS[key][0]


def everybody(*aliens: str, **more: object) -> Cosmos:
    """A table at which everybody is asked in every window, as among people."""
    table = Cosmos(*aliens, **more)  # type: ignore[arg-type]
    table.agree(ask_everybody=True)
    return table


def watching(seat: int, *aliens: str, **more: object) -> Cosmos:
    """A table at which that seat is asked at every moment of an encounter: it could scramble a technology."""
    table = everybody(*aliens, **more)
    table.agree(technology=True)
    table.game.players[(seat + 1) % len(aliens)].techs.append(Tech(TECH["the-qax"], 0, True))
    table.game.players[seat].techs.append(Tech(TECH["tech-scrambler"], 4))
    table.game.colonies[seat * 5 + 4][seat] -= 4
    return table


PLAIN = ("clone", "filch", "chosen", "mirror")
