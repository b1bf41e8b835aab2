"""Roles, ships, values and totals: pure functions of the table. Nothing here changes anything."""

from __future__ import annotations

from typing import Final

from orrery.cosmic.cards import ALIEN, ATTACK, CARDS, NEGOTIATE, is_encounter_card
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
from orrery.cosmic.state import BESIDE, GATE, ON_TECH, PROMETHEUS, RESEARCHING, WARP, Cosmic
from orrery.kernel.procedure import Effect

SHIPS_SENT: Final = 4
PROMETHEUS_BONUS: Final = 3
BONUS: Final = "bonus "  # in front of what gave it, in the names of effects


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


def lasting(game: Cosmic, name: str) -> list[Effect]:
    if not game.effects:
        return []
    return [effect for effect in game.in_force() if effect.name == name]


def is_lasting(game: Cosmic, name: str, owner: int) -> bool:
    return any(effect.owner == owner for effect in lasting(game, name))


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
    return game.planets_each  # five, or four in the game with four planets


def homes_for_power(game: Cosmic) -> int:
    """Home colonies that keep the power: three, or two in the game with four planets."""
    return game.planets_each - 2


# -- hands -------------------------------------------------------------------------------------------------------------


def encounter_cards(cards: list[int]) -> list[int]:
    return [card for card in cards if is_encounter_card(card)]


def holds(game: Cosmic, seat: int, card: int) -> bool:
    """The card is in this seat's hand, or in the hoard that it may play from."""
    hoard = game.hoard(seat)
    return card in game.players[seat].hand or (hoard is not None and card in hoard.cards)


def playable(game: Cosmic, seat: int) -> list[int]:
    """The encounter cards a main player may lay: of the hand, and of Miser's hoard."""
    cards = encounter_cards(game.players[seat].hand)
    hoard = game.hoard(seat)
    return cards + encounter_cards(hoard.cards) if hoard is not None else cards


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
    swaps = sum(1 for effect in game.in_force() if effect.name == "cards swapped")
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


def mirrored(value: int) -> int:
    """The two digits swapped: 15 becomes 51, 8 becomes 80."""
    return value % 10 * 10 + value // 10 if value < 100 else value


def mirrored_cards(game: Cosmic, side: int, value: int) -> int:
    """Cards that count together are turned one by one, unless something has made one value of them."""
    added = [effect.about for effect in lasting(game, "added value") if effect.owner == side]
    if not added or value != face(game, side):
        return mirrored(value)
    return mirrored(value - sum(added)) + sum(mirrored(each) for each in added)


def a_third(value: int) -> int:
    return -(-value // 3)


VALUE_CHANGES: Final = ("wild tripler", "mirror", "calculator", "wild calculator", "wild gambler", "tripler")


def card_values(game: Cosmic) -> list[int]:
    """The values of both attacks, offense first, after everything that changes a card's value."""
    values = [max(0, face(game, OFFENSE)), max(0, face(game, DEFENSE))]
    if game.effects:
        for effect in value_changes(game):
            change_values(game, effect, values)
    return values


def value_changes(game: Cosmic) -> list[Effect]:
    """The effects that change cards' values, in their fixed order.

    Wild Tripler before any other effect, then Mirror, Calculator, wild Calculator, wild Gambler, and Tripler last, in
    player order.
    """
    in_force = [effect for effect in game.in_force() if effect.name in VALUE_CHANGES]
    if len(in_force) < 2:
        return in_force
    order = game.order("")
    ordered = [effect for name in VALUE_CHANGES[:-1] for effect in in_force if effect.name == name]
    return ordered + [
        effect for seat in order for effect in in_force if effect.name == "tripler" and effect.owner == seat
    ]


def change_values(game: Cosmic, effect: Effect, values: list[int]) -> None:
    """Let one effect change the values of both cards."""
    if effect.name == "wild tripler":
        values[effect.about - 1] = a_third(values[effect.about - 1])
    elif effect.name == "mirror":  # about: both (0) or one side
        for side in (OFFENSE, DEFENSE):
            if effect.about in (0, side):
                values[side - 1] = mirrored_cards(game, side, values[side - 1])
    elif effect.name == "tripler":
        if shows_attack(game, effect.owner):
            mine = side_of(game, effect.owner) - 1
            limit = 13 if is_lasting(game, "super tripler", effect.owner) else 10
            values[mine] = values[mine] * 3 if values[mine] <= limit else a_third(values[mine])
    elif both_attack(game):
        compare_values(game, effect, values)


def compare_values(game: Cosmic, effect: Effect, values: list[int]) -> None:
    """Let an effect change the value of one card by the other's: both must be attacks."""
    if effect.name == "calculator":
        if values[0] != values[1]:
            higher = 0 if values[0] > values[1] else 1
            values[higher] -= values[1 - higher]
    elif effect.name == "wild calculator":  # about: odd (1) or even (0), called by a main player
        called = (values[0] + values[1]) % 2 == effect.about
        mine = side_of(game, effect.owner) - 1
        loser = 1 - mine if called else mine
        values[loser] -= values[1 - loser]
    elif abs(values[0] - values[1]) >= effect.about:  # wild Gambler
        values[side_of(game, effect.owner) - 1] += effect.about


def ship_weight(game: Cosmic, seat: int) -> int:
    return 4 if is_lasting(game, "macron", seat) else 1


def ships_term(game: Cosmic, side: int, value: int) -> int:
    """What the ships of a side, with the value of its card, make of the total; without the bonuses."""
    if game.effects:
        return value + sum([line.points for line in ship_lines(game, side, value)])
    main = main_of(game, side)
    return value + ships_in_encounter(game, main) + sum([ships_in_encounter(game, each) for each in allies(game, side)])


def ship_lines(game: Cosmic, side: int, value: int) -> list[LedgerLine]:
    """What the ships of a side add to the value of its card, the main player's first."""
    main = main_of(game, side)
    own = ships_in_encounter(game, main)
    allied = sum(ships_in_encounter(game, seat) * ship_weight(game, seat) for seat in allies(game, side))
    together = own * ship_weight(game, main)
    if is_lasting(game, "virus", main):
        if is_lasting(game, "super virus", main):
            times = together + allied
            return [LedgerLine("times", "super virus", main, times, value * times - value)]
        times_own = LedgerLine("times", "virus", main, together, value * together - value)
        return [times_own, *[counted(game, side, seat) for seat in allies(game, side)]]
    if is_lasting(game, "wild virus", main):
        sign = -1 if is_lasting(game, "anti-matter", main) else 1
        return [LedgerLine("times allies", "wild virus", main, together, sign * together * allied)]
    return [counted(game, side, seat) for seat in [main, *allies(game, side)]]


def counted(game: Cosmic, side: int, seat: int) -> LedgerLine:
    """What one player's ships add. Anti-Matter takes its own and those of all allies away; the others' are added."""
    ships, weight = ships_in_encounter(game, seat), ship_weight(game, seat)
    negating = lasting(game, "anti-matter")
    taken = bool(negating) and (seat != main_of(game, side) or any(effect.owner == seat for effect in negating))
    source = "anti-matter" if taken else "macron" if weight > 1 else ""
    return LedgerLine("ships", source, seat, ships, -ships * weight if taken else ships * weight)


def bonus(game: Cosmic, side: int) -> int:
    """What is added to a side's total, never multiplied or turned."""
    return sum([line.points for line in bonus_lines(game, side)])


def bonus_lines(game: Cosmic, side: int) -> list[LedgerLine]:
    """Bonuses that were given, then what counts something on the table at the moment totals are made."""
    found: list[LedgerLine] = []
    for effect in game.in_force():
        if effect.owner == side and effect.name.startswith(BONUS):
            found.append(LedgerLine("bonus", effect.name[len(BONUS) :], NOBODY, 0, effect.about))
    if game.prometheus != NOBODY and game.now().sides[game.prometheus] == side:
        if game.prometheus_at == encounter_place(game, game.prometheus):
            found.append(LedgerLine("bonus", "prometheus", game.prometheus, 0, PROMETHEUS_BONUS))
    for effect in game.in_force():
        points = live_bonus(game, side, effect)
        if points:
            found.append(LedgerLine("bonus", effect.name, effect.owner, 0, points))
    return found


def live_bonus(game: Cosmic, side: int, effect: Effect) -> int:
    """What an effect that counts something on the table adds to a side just now."""
    owner = effect.owner
    if effect.name == "warpish" and side_of(game, owner) == side:
        return sum(player.warp for player in game.players)
    if effect.name == "wild warpish" and side_of(game, owner) == side:
        return game.players[owner].warp
    if effect.name == "super warpish" and side_of(game, owner) == other_side(side):
        return -game.players[main_of(game, side)].warp
    if effect.name == "wild macron" and side_of(game, owner) == side:
        return ships_in_encounter(game, owner)
    if effect.name == "citadels" and effect.about == side:
        against = is_lasting(game, "citadels against", owner)
        return -citadel_value(game, owner) if against else citadel_value(game, owner)
    return 0


def ledger_lines(game: Cosmic, side: int) -> list[LedgerLine]:
    """What the total of a side is made of: the card, each change of its value, ships, bonuses."""
    values = [max(0, face(game, OFFENSE)), max(0, face(game, DEFENSE))]
    found = [LedgerLine("card", "", main_of(game, side), 0, values[side - 1])]
    for effect in value_changes(game):
        before = values[side - 1]
        change_values(game, effect, values)
        if values[side - 1] != before:
            owner = NOBODY if effect.name == "mirror" else effect.owner
            found.append(LedgerLine("change", effect.name, owner, 0, values[side - 1] - before))
    ships = [line for line in ship_lines(game, side, values[side - 1]) if line.ships or line.points]
    return found + ships + bonus_lines(game, side)


def citadel_value(game: Cosmic, seat: int) -> int:
    """The citadels that stand at the planet of this encounter."""
    power = game.has(seat, ALIEN["citadel"])
    if power is None:
        return 0
    return sum(CARDS[card].value for card, planet in zip(power.cards, power.places) if planet == game.now().planet)


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
    return bool(lasting(game, "anti-matter"))
