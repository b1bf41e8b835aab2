"""What a player reads off its view: who is close to winning, who leads, how an encounter stands."""

from __future__ import annotations

from typing import Final

from orrery.cosmic.bot.worth import MACRON, attack_worth, card_worth
from orrery.cosmic.cards import ALIEN, CARDS, MORPH, NEGOTIATE
from orrery.cosmic.view import CosmicView
from orrery.kernel.decision import Decision

EXPECTED_CARD: Final = 11  # what an opponent lays on average, a little more
SAFE_MARGIN: Final = 4
REVERSED: Final = ("anti-matter", "upset")  # effects by which the lower total wins


def is_close(view: CosmicView, seat: int) -> bool:
    """One more foreign colony wins the game for this seat."""
    return view.foreign_colonies(seat) >= view.planets_each - 1


def aliens_of(view: CosmicView, seat: int) -> list[int]:
    """The aliens whose powers work for this seat, as far as one can see."""
    return [
        power.alien for power in view.players[seat].powers if power.alien >= 0 and not power.lost and not power.zapped
    ]


def has(view: CosmicView, seat: int, key: str) -> bool:
    return ALIEN[key] in aliens_of(view, seat)


def standing(view: CosmicView, seat: int) -> float:
    """How far a player has come: colonies first, then ships and cards."""
    player = view.players[seat]
    tokens = [power.tokens for power in player.powers if power.alien == ALIEN["tick-tock"] and not power.lost]
    colonies = max([float(view.foreign_colonies(seat)), *[view.planets_each - left / 2 for left in tokens if left]])
    return colonies + 0.05 * player.hand_size - 0.04 * player.warp + (0.3 if aliens_of(view, seat) else 0.0)


def leader(view: CosmicView, seats: list[int]) -> int:
    """Who of these is furthest ahead."""
    return max(seats, key=lambda seat: standing(view, seat))


def gains_colony(view: CosmicView, seat: int) -> bool:
    """Landing on the attacked planet would give this seat one more foreign colony."""
    encounter = view.encounter
    assert encounter is not None
    planet = encounter.planet
    return planet >= 0 and not view.colonies[planet][seat] and view.owner(planet) != seat


def would_win(view: CosmicView, seat: int) -> bool:
    return is_close(view, seat) and gains_colony(view, seat)


def side_of(view: CosmicView, seat: int) -> int:
    """The side this seat is on, 0 if on none or if there is no encounter."""
    return view.encounter.sides[seat] if view.encounter is not None else 0


def is_main(view: CosmicView, seat: int) -> bool:
    encounter = view.encounter
    return encounter is not None and seat in (encounter.offense, encounter.defense)


def side_ships(view: CosmicView, side: int) -> int:
    """The ships of a side as they count."""
    encounter = view.encounter
    assert encounter is not None
    count = 0
    for seat in range(len(view.players)):
        if encounter.sides[seat] == side:
            count += view.ships_in_encounter(seat) * (4 if MACRON in aliens_of(view, seat) else 1)
    return count


def is_reversed(view: CosmicView) -> bool:
    """The lower total wins."""
    encounter = view.encounter
    names = [name for name, _, _ in encounter.effects] if encounter is not None else []
    return sum([name in REVERSED for name in names]) % 2 == 1


def gap(view: CosmicView, side: int) -> int:
    """By how much that side is short of winning by the totals shown; 0 or less: it wins."""
    encounter = view.encounter
    if encounter is None or len(encounter.ledgers) < 2:
        return 0
    behind = encounter.ledgers[2 - side].total - encounter.ledgers[side - 1].total
    if is_reversed(view):
        behind = -behind
    return behind + 1 if side == 1 else behind


def worth_as_card(view: CosmicView, seat: int, card: int) -> int:
    """How high a card counts for this seat, with its powers."""
    kind, value = CARDS[card].type, CARDS[card].value
    if kind == MORPH:
        return 9
    if kind == NEGOTIATE:
        return 30 if has(view, seat, "pacifist") else -5
    aliens = aliens_of(view, seat)
    value = attack_worth(aliens, value)
    if ALIEN["warrior"] in aliens:
        value += max(power.tokens for power in view.players[seat].powers)
    if ALIEN["human"] in aliens:
        value += 4
    if ALIEN["warpish"] in aliens:
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


def my_worth(view: CosmicView, card: int) -> float:
    """What a card is worth in the hand of the reader of the view."""
    return card_worth([power.alien for power in view.players[view.seat].powers if not power.lost], card)


def rank_cards(view: CosmicView, decision: Decision) -> list[int]:
    """The places of the card options, the least worthy first."""
    return sorted(range(len(decision.options)), key=lambda place: my_worth(view, decision.options[place].id()))
