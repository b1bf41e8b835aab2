"""Where a hidden card can be, as far as somebody knows: an action card or a secret objective.

A row of `Galaxy.known` holds a seat, or NOBODY for what everybody knows, the card, and the places where it can be: a
bit for each hand and one for the deck. Without a row it can be anywhere that nobody sees. Who sees a card go from one
place to another knows where it is; to the others it has become possible there. Rows about cards that lie open mean
nothing.
"""

from __future__ import annotations

from typing import Final

from orrery.ti4.components import COMPONENTS, SEATS
from orrery.ti4.state import NOBODY, Galaxy

IN_DECK: Final = 1 << SEATS


def know(game: Galaxy, seat: int, card: int, place: int) -> None:
    """This seat sees where the card is. What everybody sees makes all that was known of it before worthless."""
    rows = [row for row in game.known if row[1] != card or (seat != NOBODY and row[0] != seat)]
    game.known = (*rows, (seat, card, place))


def moved(game: Galaxy, kind: str, start: int, end: int, seeing: list[int]) -> None:
    """A card of that kind goes from one place to another, and only these see which."""
    if not game.known:
        return
    rows: list[tuple[int, int, int]] = []
    for seat, card, places in game.known:
        if places & start and seat not in seeing and COMPONENTS[card].kind == kind:
            places |= end
        if everywhere(game, seat) & ~places:
            rows.append((seat, card, places))
    game.known = tuple(rows)


def see_reshuffle(game: Galaxy) -> None:
    """The discard pile of action cards becomes the deck: everybody knows these from the others for good, since in no
    hand they are but in those that have drawn meanwhile."""
    game.reshuffled = (*game.reshuffled, tuple(sorted(game.discard)))
    game.known = tuple([row for row in game.known if row[1] not in game.discard])


def told_apart(game: Galaxy) -> dict[int, int]:
    """Of each action card in which of the piles that became the deck it was last."""
    return {card: number for number, pile in enumerate(game.reshuffled) for card in pile}


def everywhere(game: Galaxy, seat: int) -> int:
    """The deck and all other hands: who knows no more knows nothing."""
    hands = [1 << each for each, player in enumerate(game.players) if each != seat and not player.eliminated]
    return IN_DECK | sum(hands)


def possible(game: Galaxy, seat: int) -> dict[int, int]:
    """Of each card about which this seat knows something: where it can be."""
    found: dict[int, int] = {}
    for each, card, places in game.known:
        if each in (seat, NOBODY):
            found[card] = found.get(card, -1) & places
    return found


def known_in_hands(game: Galaxy, seat: int) -> list[tuple[int, int]]:
    """Action cards and secret objectives that this seat knows to be in another hand, and whose."""
    found: list[tuple[int, int]] = []
    anywhere = everywhere(game, seat)
    for card, places in sorted(possible(game, seat).items()):
        for other, player in enumerate(game.players):
            if places & anywhere == 1 << other and (card in player.hand or card in player.secrets):
                found.append((card, other))
    return found


def who_knows(game: Galaxy, card: int, holder: int) -> list[int]:
    """The others who know that this player has that card. Asked beside every question, so it reads its rows once."""
    rows = [row for row in game.known if row[1] == card]
    if not rows:
        return []
    found: list[int] = []
    for seat in range(game.seats):
        places = everywhere(game, seat)
        for each, _, where in rows:
            if each == seat or each == NOBODY:
                places &= where
        if places == 1 << holder:
            found.append(seat)
    return found
