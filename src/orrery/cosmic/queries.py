"""Roles, ships, values and totals: pure functions of the table. Nothing here changes anything."""

from __future__ import annotations

from typing import Final

from orrery.cosmic.cards import ATTACK, CARDS, NEGOTIATE, is_encounter_card
from orrery.cosmic.encounter import (
    DEFENSE,
    FACE_DOWN,
    FACE_MORPH,
    FACE_NEGOTIATE,
    NO_CARD,
    NOBODY,
    NOWHERE,
    OFFENSE,
    UNINVOLVED,
    Encounter,
    LedgerLine,
)
from orrery.cosmic.modifier import BONUS, LAST_OF_ALL, Bonus, Modifier
from orrery.cosmic.sheet import lender
from orrery.cosmic.state import BESIDE, GATE, ON_TECH, PROMETHEUS, RESEARCHING, WARP, Cosmic

SHIPS_SENT: Final = 4
PROMETHEUS_BONUS: Final = 3


# -- roles -------------------------------------------------------------------------------------------------------------


def is_offense(game: Cosmic, seat: int) -> bool:
    return game.now().offense == seat


def is_defense(game: Cosmic, seat: int) -> bool:
    return game.now().defense == seat


def is_main(game: Cosmic, seat: int) -> bool:
    encounter = game.now()
    return seat == encounter.offense or seat == encounter.defense


def is_ally(game: Cosmic, seat: int) -> bool:
    return game.now().sides[seat] != UNINVOLVED and not is_main(game, seat)


def is_involved(game: Cosmic, seat: int) -> bool:
    return game.now().sides[seat] != UNINVOLVED


def is_offensive_ally(game: Cosmic, seat: int) -> bool:
    return game.now().sides[seat] == OFFENSE and not is_main(game, seat)


def is_defensive_ally(game: Cosmic, seat: int) -> bool:
    return game.now().sides[seat] == DEFENSE and not is_main(game, seat)


def opponent(game: Cosmic, seat: int) -> int:
    """The other main player."""
    encounter = game.now()
    return encounter.defense if seat == encounter.offense else encounter.offense


def main_of(game: Cosmic, side: int) -> int:
    """The main player of a side."""
    return game.now().offense if side == OFFENSE else game.now().defense


def side_of(game: Cosmic, seat: int) -> int:
    return game.now().sides[seat]


def other_side(side: int) -> int:
    return OFFENSE + DEFENSE - side


def allies(game: Cosmic, side: int) -> list[int]:
    """The allies of a side, in the order of play."""
    sides = game.now().sides
    return [seat for seat in game.order("") if sides[seat] == side and not is_main(game, seat)]


def others(game: Cosmic, seat: int) -> list[int]:
    """Everybody else, clockwise from that seat's left."""
    return [(seat + step) % game.seats for step in range(1, game.seats)]


# -- lasting effects of this encounter ---------------------------------------------------------------------------------


def is_lasting(game: Cosmic, kind: type[Modifier], owner: int) -> bool:
    return any(each.owner == owner for each in game.lasting(kind))


def is_pressed(game: Cosmic, seat: int) -> bool:
    """An effect makes this seat ally."""
    return any(each.is_pressed(seat) for each in game.modifiers())


# -- ships and planets -------------------------------------------------------------------------------------------------


def colonies_of(game: Cosmic, seat: int) -> list[int]:
    """The planets on which this seat has a colony."""
    return [planet for planet, ships in enumerate(game.colonies) if ships[seat]]


def ships_at(game: Cosmic, seat: int, place: int) -> int:
    player = game.players[seat]
    if place >= 0:
        return game.colonies[place][seat]
    if place == GATE:
        return player.gate
    if place == BESIDE:
        return player.beside
    if place == WARP:
        return player.warp
    if place == PROMETHEUS:
        return int(game.prometheus == seat)
    return sum(tech.ships for tech in player.techs if ON_TECH - tech.card == place)


def prometheus_place(game: Cosmic) -> int:
    """Where the Prometheus is, as a place that ships can be taken from."""
    if game.prometheus_at == RESEARCHING:
        for tech in game.players[game.prometheus].techs:
            if tech.prometheus:
                return ON_TECH - tech.card
    return game.prometheus_at


def ships_in_colonies(game: Cosmic, seat: int) -> int:
    return sum(ships[seat] for ships in game.colonies)


def encounter_place(game: Cosmic, seat: int) -> int:
    """Where this seat's ships of the encounter are: the gate, beside the planet, or on it."""
    encounter = game.now()
    if encounter.sides[seat] == OFFENSE:
        return GATE
    return encounter.planet if seat == encounter.defense else BESIDE


def defended(game: Cosmic, seat: int) -> int:
    """The planet that this seat defends in this encounter, if it does."""
    return game.now().planet if game.encounters and game.now().defense == seat else NOWHERE


def idle_colonies(game: Cosmic, seat: int) -> list[int]:
    """The colonies whose ships take no part in the encounter."""
    here = defended(game, seat)
    return [planet for planet in colonies_of(game, seat) if planet != here]


def colonies_to_leave(game: Cosmic, seat: int) -> list[int]:
    """Where ships may be taken from: any own colony, but not the planet being defended before that is decided."""
    if game.encounters and game.now().resolving:
        return colonies_of(game, seat)
    return idle_colonies(game, seat)


def colonies_to_join(game: Cosmic, seat: int) -> list[int]:
    """Where ships may be placed: any own colony; the planet being defended, before that is decided, only if there is
    no other."""
    if not game.encounters or game.now().resolving:
        return colonies_of(game, seat)
    return idle_colonies(game, seat) or colonies_of(game, seat)


def ships_in_encounter(game: Cosmic, seat: int) -> int:
    if game.now().sides[seat] == UNINVOLVED or game.now().planet < 0:
        return 0
    return ships_at(game, seat, encounter_place(game, seat))


def colonies_to_win(game: Cosmic) -> int:
    return game.options.planets_each  # five, or four in the game with four planets


def homes_for_power(game: Cosmic) -> int:
    """Home colonies that keep the power: three, or two in the game with four planets."""
    return game.options.planets_each - 2


# -- hands -------------------------------------------------------------------------------------------------------------


def encounter_cards(cards: list[int]) -> list[int]:
    return [card for card in cards if is_encounter_card(card)]


def holds(game: Cosmic, seat: int, card: int) -> bool:
    """The card is in this seat's hand, or in the hoard that it may play from."""
    sheet = lender(game, seat)
    return card in game.players[seat].hand or (sheet is not None and card in sheet.cards)


def playable(game: Cosmic, seat: int) -> list[int]:
    """The encounter cards a main player may lay: of the hand, and of a sheet that lends cards."""
    cards = encounter_cards(game.players[seat].hand)
    power = lender(game, seat)
    return cards + encounter_cards(power.cards) if power is not None else cards


def cards_of_type(cards: list[int], type: int) -> list[int]:
    return [card for card in cards if CARDS[card].type == type]


def printed_face(card: int) -> int:
    """What a card is when it is shown, before anything changes it."""
    if CARDS[card].type == ATTACK:
        return CARDS[card].value
    return FACE_NEGOTIATE if CARDS[card].type == NEGOTIATE else FACE_MORPH


# -- cards laid in the encounter --------------------------------------------------------------------------------------


def laid_by(game: Cosmic, encounter: Encounter, place: int) -> int:
    """Who laid the card at that place and so knows it: its main player, or the other one after a swap."""
    swaps = sum(each.swaps_cards() for each in game.modifiers())
    return (encounter.offense, encounter.defense)[(place + swaps) % 2]


def is_hidden(encounter: Encounter, place: int) -> bool:
    """A card lies there face down: not shown yet, or under a claim that stands."""
    if encounter.laid[place] == NO_CARD or encounter.open_cards[place]:
        return False
    return encounter.faces[place] == FACE_DOWN or encounter.claimed == place + 1


# -- values and totals -------------------------------------------------------------------------------------------------


def face(game: Cosmic, side: int) -> int:
    """What the shown card of a side is: an attack value, or a negotiate."""
    return game.now().faces[side - 1]


def shows_attack(game: Cosmic, seat: int) -> bool:
    """This main player has shown an attack."""
    return game.now().shown and face(game, side_of(game, seat)) >= 0


def both_attack(game: Cosmic) -> bool:
    return game.now().shown and face(game, OFFENSE) >= 0 and face(game, DEFENSE) >= 0


def card_values(game: Cosmic) -> list[int]:
    """The values of both attacks, offense first, after everything that changes a card's value."""
    values = [max(0, face(game, OFFENSE)), max(0, face(game, DEFENSE))]
    if game.effects:
        for each in value_changes(game):
            each.change_values(game, values)
    return values


def value_changes(game: Cosmic) -> list[Modifier]:
    """What changes cards' values, in the order of its stages; of the last stage in player order."""
    found = [each for each in game.modifiers() if each.STAGE]
    if len(found) < 2:
        return found
    order = game.order("")
    return sorted(found, key=lambda each: (each.STAGE, order.index(each.owner) if each.STAGE == LAST_OF_ALL else 0))


def ship_weight(game: Cosmic, seat: int) -> int:
    return max([1, *[each.ship_weight(seat) for each in game.modifiers()]])


def weighed_ships(game: Cosmic, seat: int) -> int:
    return ships_in_encounter(game, seat) * ship_weight(game, seat)


def allied_ships(game: Cosmic, side: int) -> int:
    """What the ships of all allies of a side count."""
    return sum(weighed_ships(game, seat) for seat in allies(game, side))


def ships_term(game: Cosmic, side: int, value: int) -> int:
    """What the ships of a side, with the value of its card, make of the total; without the bonuses."""
    if game.effects:
        return value + sum([line.points for line in ship_lines(game, side, value)])
    main = main_of(game, side)
    return value + ships_in_encounter(game, main) + sum([ships_in_encounter(game, each) for each in allies(game, side)])


def ship_lines(game: Cosmic, side: int, value: int) -> list[LedgerLine]:
    """What the ships of a side add to the value of its card, the main player's first."""
    for each in game.modifiers():
        lines = each.ship_lines(game, side, value)
        if lines is not None:
            return lines
    return [counted(game, side, seat) for seat in [main_of(game, side), *allies(game, side)]]


def is_taken_away(game: Cosmic, side: int, seat: int) -> bool:
    return any(each.takes_away(game, side, seat) for each in game.modifiers())


def counted(game: Cosmic, side: int, seat: int) -> LedgerLine:
    """What one player's ships add, or take away, and by what that is not one for each."""
    in_force = game.modifiers()
    taking = [each.KEY for each in in_force if each.takes_away(game, side, seat)]
    heavy = [each.KEY for each in in_force if each.ship_weight(seat) > 1]
    points = weighed_ships(game, seat)
    source = [*taking, *heavy, ""][0]
    return LedgerLine("ships", source, seat, ships_in_encounter(game, seat), -points if taking else points)


def bonus(game: Cosmic, side: int) -> int:
    """What is added to a side's total, never multiplied or turned."""
    return sum([line.points for line in bonus_lines(game, side)])


def bonus_lines(game: Cosmic, side: int) -> list[LedgerLine]:
    """Bonuses that were given, then what counts something on the table at the moment totals are made."""
    found: list[LedgerLine] = []
    for given in game.lasting(Bonus):
        if given.owner == side:
            found.append(LedgerLine("bonus", given.KEY.removeprefix(BONUS), NOBODY, 0, given.about))
    if game.prometheus != NOBODY and game.now().sides[game.prometheus] == side:
        if game.prometheus_at == encounter_place(game, game.prometheus):
            found.append(LedgerLine("bonus", "prometheus", game.prometheus, 0, PROMETHEUS_BONUS))
    for each in game.modifiers():
        points = each.adds(game, side)
        if points:
            found.append(LedgerLine("bonus", each.KEY, each.owner, 0, points))
    return found


def ledger_lines(game: Cosmic, side: int) -> list[LedgerLine]:
    """What the total of a side is made of: the card, each change of its value, ships, bonuses."""
    values = [max(0, face(game, OFFENSE)), max(0, face(game, DEFENSE))]
    found = [LedgerLine("card", "", main_of(game, side), 0, values[side - 1])]
    for each in value_changes(game):
        before = values[side - 1]
        each.change_values(game, values)
        if values[side - 1] != before:
            found.append(LedgerLine("change", each.KEY, each.seat_of_change(), 0, values[side - 1] - before))
    ships = [line for line in ship_lines(game, side, values[side - 1]) if line.ships or line.points]
    return found + ships + bonus_lines(game, side)


def total(game: Cosmic, side: int) -> int:
    """Card, ships and bonuses of a side: worked out from scratch every time it is asked for."""
    return ships_term(game, side, card_values(game)[side - 1]) + bonus(game, side)


def totals_with(game: Cosmic, side: int, more: int) -> tuple[int, ...]:
    """Both totals if a side had so much more; nothing where no totals are compared."""
    if not both_attack(game):
        return ()
    return tuple([total(game, each) + (more if each == side else 0) for each in (OFFENSE, DEFENSE)])


def leading(game: Cosmic, offense: int, defense: int) -> int:
    """The side whose total is ahead: the higher one, or the lower one under Anti-Matter; none if they are the same."""
    if offense == defense:
        return UNINVOLVED
    return OFFENSE if (offense > defense) != lower_wins(game) else DEFENSE


def lower_wins(game: Cosmic) -> bool:
    return any(each.lower_wins() for each in game.modifiers())
