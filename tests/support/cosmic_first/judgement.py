"""What a position is worth to a player: who is close to winning, whom to help, which card will do."""

from __future__ import annotations

from typing import Final

from orrery.cosmic.cards import ALIEN, ATTACK, CARDS, MORPH, NEGOTIATE
from orrery.cosmic.view import CosmicView

EXPECTED_CARD: Final = 11  # what an opponent lays on average, a little more
SAFE_MARGIN: Final = 4


def needed(view: CosmicView) -> int:
    """Foreign colonies that win."""
    return view.planets_each


def is_close(view: CosmicView, seat: int) -> bool:
    """One more foreign colony wins the game for this seat."""
    return view.foreign_colonies(seat) >= needed(view) - 1


def aliens_of(view: CosmicView, seat: int) -> list[int]:
    """The aliens whose powers work for this seat, as far as one can see."""
    return [
        power.alien for power in view.players[seat].powers if power.alien >= 0 and not power.lost and not power.zapped
    ]


def has(view: CosmicView, seat: int, key: str) -> bool:
    return ALIEN[key] in aliens_of(view, seat)


def gains_colony(view: CosmicView, seat: int) -> bool:
    """Landing on the attacked planet would give this seat one more foreign colony."""
    encounter = view.encounter
    assert encounter is not None
    planet = encounter.planet
    return planet >= 0 and not view.colonies[planet][seat] and view.owner(planet) != seat


def side_ships(view: CosmicView, side: int) -> int:
    """The ships of a side as they count."""
    encounter = view.encounter
    assert encounter is not None
    count = 0
    for seat in range(len(view.players)):
        if encounter.sides[seat] == side:
            count += view.ships_in_encounter(seat) * (4 if has(view, seat, "macron") else 1)
    return count


def worth_as_card(view: CosmicView, seat: int, card: int) -> int:
    """How high a card counts for this seat, with its power."""
    kind, value = CARDS[card].type, CARDS[card].value
    if kind == MORPH:
        return 9
    if kind == NEGOTIATE:
        return 30 if has(view, seat, "pacifist") else -5
    if has(view, seat, "tripler"):
        value = value * 3 if value <= 10 else -(-value // 3)
    if has(view, seat, "virus"):
        value *= max(1, view.ships_in_encounter(seat))
    if has(view, seat, "mirror"):
        value = max(value, value % 10 * 10 + value // 10)
    if has(view, seat, "anti-matter"):
        value = 25 - value
    if has(view, seat, "warrior"):
        value += max(power.tokens for power in view.players[seat].powers)
    if has(view, seat, "human"):
        value += 4
    if has(view, seat, "warpish"):
        value += sum(player.warp for player in view.players)
    return value


def best_card(view: CosmicView, seat: int, cards: list[int]) -> int:
    """The lowest attack that will probably do, else the highest; a negotiate when there is no hope."""
    encounter = view.encounter
    assert encounter is not None
    mine = encounter.sides[seat]
    behind = side_ships(view, 3 - mine) - side_ships(view, mine)
    asked = EXPECTED_CARD + SAFE_MARGIN + behind
    shown = encounter.laid[2 - mine]
    if shown >= 0:  # the opponent's card lies face up
        asked = worth_as_card(view, encounter.defense if mine == 1 else encounter.offense, shown) + behind + 1
    ranked = sorted(cards, key=lambda card: worth_as_card(view, seat, card))
    enough = [card for card in ranked if worth_as_card(view, seat, card) >= asked]
    if enough:
        return enough[0]
    talks = [card for card in cards if CARDS[card].type == NEGOTIATE]
    if talks and worth_as_card(view, seat, ranked[-1]) < asked - 10:
        return talks[0]
    return ranked[-1]


def best_attack(view: CosmicView) -> int:
    """The highest value the reader of the view could lay."""
    values = [worth_as_card(view, view.seat, card) for card in view.hand if CARDS[card].is_encounter]
    return max(values, default=0)


def card_value(card: int) -> int:
    """What a card in hand is worth to keep, in points of about a card each ten."""
    kind = CARDS[card].type
    if kind == ATTACK:
        return CARDS[card].value
    return 6 if kind == NEGOTIATE else 12
