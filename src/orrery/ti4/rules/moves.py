"""What changes the table: units, cards, goods, tokens, points. Every change of a kind is made here and nowhere else."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Thing
from orrery.ti4.chart import ACTIVE_NEXUS, exchanged, turned
from orrery.ti4.combat import combatants, taking_part
from orrery.ti4.components import CARD, COMPONENTS, FACTIONS, NUMBER, OBJECTIVE
from orrery.ti4.knowledge import IN_DECK, know, moved, see_reshuffle
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.modifier import Modifier
from orrery.ti4.planets import planets_of
from orrery.ti4.queries import deciding, drawn_by, unit_of
from orrery.ti4.reinforcements import tokens_abroad
from orrery.ti4.rules.any_combat import combat_on
from orrery.ti4.rules.capturing import capture
from orrery.ti4.state import (
    ELIMINATION_DUE,
    FIGURE_DUE,
    FLEET_DUE,
    HAND_DUE,
    NEXUS_DUE,
    NOBODY,
    PLANET_DUE,
    TOKEN_DUE,
    TOKENS,
    VICTORY_DUE,
    Galaxy,
)
from orrery.ti4.sustained import forget_sustained
from orrery.ti4.technology import NO_UNIT, TECHNOLOGY
from orrery.ti4.tiles import PLANETS
from orrery.ti4.units import (
    COUNT,
    FIGHTER,
    FLAGSHIP,
    GROUND,
    INFANTRY,
    NO_PRODUCTION,
    NONE,
    PDS,
    SPACE_DOCK,
    STRUCTURES,
    UNIT,
    changed,
    damaged,
    whole,
)
from orrery.ti4.windows import (
    AFTER_ACTION_CARD_DISCARDED,
    AFTER_COMMODITIES_REPLENISHED,
    AFTER_SHIP_DESTROYED_IN_SPACE_COMBAT,
    AFTER_SHIPS_ENTERED,
    AFTER_TECHNOLOGY_GAINED,
    AFTER_TRADE_GOODS_GAINED,
    AFTER_UNIT_DESTROYED,
    WHEN_ACTION_CARDS_DRAWN,
    WHEN_COMMODITIES_REPLENISHED,
    WHEN_SPACE_DOCK_PLACED,
    WHEN_TRADE_GOODS_GAINED,
    WHEN_UNIT_DESTROYED,
)

Doomed = tuple[int, int, int, bool]  # whose, place, type, damaged
FROM_SUPPLY: Final = 0  # where trade goods come from that are gained
FROM_CARD: Final = 1


def add_in_space(game: Galaxy, seat: int, system: int, type: int, by: int, damaged: bool = False) -> None:
    player = game.players[seat]
    player.put_in_space(system, changed(player.ships_in(system), type, by, damaged))
    game.mark(FLEET_DUE, seat, system)
    if by > 0 and system == game.chart.asleep:
        game.mark(NEXUS_DUE, seat, system)
    mark_units(game, seat, type, by)


def add_on_planet(game: Galaxy, seat: int, planet: int, type: int, by: int, damaged: bool = False) -> None:
    player = game.players[seat]
    player.put_on_planet(planet, changed(player.troops_on(planet), type, by, damaged))
    game.mark(PLANET_DUE, seat, planet)
    if by > 0 and game.chart.asleep != NOBODY and game.chart.system_of[planet] == game.chart.asleep:
        game.mark(NEXUS_DUE, seat, game.chart.asleep)
    if type == SPACE_DOCK:
        game.mark(FLEET_DUE, seat, game.chart.system_of[planet])
        game.look_at_all_leaders()
    mark_units(game, seat, type, by)


def mark_units(game: Galaxy, seat: int, type: int, by: int) -> None:
    """More fighters or infantry need figures; whoever loses ground forces or production may be eliminated."""
    game.look_at_leaders(seat)
    if by > 0:
        if type in (FIGHTER, INFANTRY):
            game.mark(FIGURE_DUE, seat, type)
    elif type in GROUND or unit_of(game, seat, type).production != NO_PRODUCTION:
        game.mark(ELIMINATION_DUE, seat)


def put_units(game: Galaxy, seat: int, place: int, type: int, by: int, damaged: bool = False) -> None:
    """More or fewer units at a place: the space of a system, or a planet."""
    if place >= ON_PLANET:
        add_on_planet(game, seat, place - ON_PLANET, type, by, damaged)
    else:
        add_in_space(game, seat, place, type, by, damaged)


def destroy_units(game: Galaxy, units: list[Doomed], by: list[int] | None = None) -> None:
    """Units are destroyed by hits or an effect, each by somebody. Removal for limits or by a rift is no destruction.

    All of them leave the board together; then others may react to each, "when" before "after". By what they were
    destroyed the procedures on the stack say.
    """
    as_ships = [fought_as_ship(game, seat, place, type) for seat, place, type, _ in units]
    captors = [captor_of(game, seat, place, type) for seat, place, type, _ in units] if game.kings else []
    for seat, place, type, hurt in units:
        put_units(game, seat, place, type, -1, hurt)
        game.note("destroyed", seat, place, type)
        if game.effects:
            forget_fallen(game, seat, place, type, hurt)
    for (seat, _, type, _), captor in zip(units, captors):
        if captor != NOBODY:
            capture(game, captor, seat, type)
    makers = by if by is not None else [NOBODY] * len(units)
    for (seat, place, type, _), maker in zip(units, makers):
        game.happen(WHEN_UNIT_DESTROYED, seat, place, type, maker)
    combat = combat_on(game)
    if combat is not None:
        combat.fallen += tuple([(seat, type) for seat, _, type, _ in units])
    for (seat, place, type, _), maker, system in zip(units, makers, as_ships):
        game.happen(AFTER_UNIT_DESTROYED, seat, place, type, maker)
        if combat is not None and system != NOBODY:
            game.happen(AFTER_SHIP_DESTROYED_IN_SPACE_COMBAT, seat, system, type, maker)


def captor_of(game: Galaxy, seat: int, place: int, type: int) -> int:
    """Who captures a unit that is destroyed there, as everything stands before it leaves the board; or nobody."""
    if type in STRUCTURES:
        return NOBODY
    for each in deciding(game, Modifier.captures):
        if each.captures(game, seat, place, type):
            return each.owner
    return NOBODY


def forget_fallen(game: Galaxy, seat: int, place: int, type: int, hurt: bool) -> None:
    """What lasts may speak of a unit that is no more."""
    for number, effect in enumerate(game.effects):
        if isinstance(effect, Modifier):
            game.effects[number] = effect.without(seat, place, type, hurt)
    if hurt:  # of several that are alike the one that sustained falls
        forget_sustained(game, seat, type)


def fought_as_ship(game: Galaxy, seat: int, place: int, type: int) -> int:
    """The system in whose space a unit is a ship or fights as if it were one, or none: what is only carried is none."""
    if place < ON_PLANET:
        return place if type in combatants(game, seat, place) else NOBODY
    system = game.chart.system_of[place - ON_PLANET]
    return system if (place, type) in [row[:2] for row in taking_part(game, seat, system)] else NOBODY


def destroy_ship(game: Galaxy, seat: int, system: int, type: int, damaged: bool, by: int) -> None:
    destroy_units(game, [(seat, system, type, damaged)], [by])


def damage(game: Galaxy, seat: int, place: int, type: int) -> None:
    """A unit is turned on its side."""
    put_units(game, seat, place, type, -1)
    put_units(game, seat, place, type, 1, damaged=True)


def destroy_infantry(game: Galaxy, seat: int, place: int) -> None:
    """All infantry of one player at a place is destroyed together."""
    player = game.players[seat]
    force = player.troops_on(place - ON_PLANET) if place >= ON_PLANET else player.ships_in(place)
    doomed: list[Doomed] = [(seat, place, INFANTRY, False)] * whole(force, INFANTRY)
    destroy_units(game, doomed + [(seat, place, INFANTRY, True)] * damaged(force, INFANTRY))


def remove_ship(game: Galaxy, seat: int, system: int, type: int, damaged: bool) -> None:
    add_in_space(game, seat, system, type, -1, damaged)
    game.note("removed", seat, system, type)


def ships_entered(game: Galaxy, seat: int, system: int) -> None:
    """Ships of a player have been moved into a system, by whatever."""
    game.happen(AFTER_SHIPS_ENTERED, seat, system)


def remake_deck(game: Galaxy) -> None:
    """As soon as no action card is left to draw, those that were discarded are the deck (59.5)."""
    if not game.deck and game.discard:
        see_reshuffle(game)
        game.deck, game.discard = game.discard, []
        game.rng.shuffle(game.deck)


def draw(game: Galaxy, seat: int, number: int) -> None:
    number = drawn_by(game, seat, number)
    drawn: list[int] = []
    for _ in range(number):
        remake_deck(game)  # nothing may have been discarded when it ran out
        if game.deck:
            drawn.append(game.deck.pop())
    remake_deck(game)
    game.players[seat].hand += drawn
    moved(game, CARD, IN_DECK, 1 << seat, [seat])
    game.players[seat].changed()
    game.note_learned("drew", seat, drawn, [seat], len(drawn))
    game.look_at_leaders(seat)
    game.mark(HAND_DUE, seat)
    game.happen(WHEN_ACTION_CARDS_DRAWN, seat, about=len(drawn))


def gain_goods(game: Galaxy, seat: int, number: int, source: int = FROM_SUPPLY) -> None:
    """Each gain is one occurrence, whatever its size. Some of them come from a card, and not from the supply."""
    if number:
        game.players[seat].goods += number
        game.look_at_leaders(seat)
        game.note("goods", seat, number)
        game.happen(WHEN_TRADE_GOODS_GAINED, seat, source, number)
        game.happen(AFTER_TRADE_GOODS_GAINED, seat, source, number)


def store_goods(game: Galaxy, seat: int, card: int, number: int) -> None:
    """Trade goods of the supply are laid on a card of that player, until it readies."""
    player = game.players[seat]
    player.stored = (*player.stored, (card, number))
    game.note("goods stored", seat, number)


def take_stored(game: Galaxy, seat: int) -> None:
    """What lies on cards that are ready is gained."""
    player = game.players[seat]
    for card, number in player.stored:
        if card not in player.exhausted:
            player.stored = tuple([each for each in player.stored if each[0] != card])
            gain_goods(game, seat, number, FROM_CARD)


def lose_goods(game: Galaxy, seat: int, number: int | None = None) -> None:
    """So many trade goods go back to the supply, as far as there are any; no number: all."""
    player = game.players[seat]
    lost = player.goods if number is None else min(number, player.goods)
    game.note("goods lost", seat, lost)
    player.goods -= lost


def spend_goods(game: Galaxy, seat: int, number: int) -> None:
    player = game.players[seat]
    if number > player.goods:
        raise ValueError(f"seat {seat} has {player.goods} trade goods and cannot spend {number}")
    player.goods -= number


def exhaust_planet(game: Galaxy, planet: int) -> None:
    """Its card is turned: neither resources nor influence can be spent until it is readied."""
    if game.exhausted[planet]:
        raise ValueError(f"planet {planet} is exhausted already")
    game.exhausted[planet] = True


def ready_planet(game: Galaxy, planet: int) -> None:
    game.exhausted[planet] = False


def replenish(game: Galaxy, seat: int) -> None:
    """Commodities up to what the faction sheet says; "when" speaks of the refilled ones, and comes before "after"."""
    player = game.players[seat]
    player.commodities = FACTIONS[player.faction].commodities
    game.note("replenished", seat, player.commodities)
    game.happen(WHEN_COMMODITIES_REPLENISHED, seat)
    game.happen(AFTER_COMMODITIES_REPLENISHED, seat)


def place_structure(game: Galaxy, seat: int, place: int, type: int) -> None:
    put_units(game, seat, place, type, 1)
    game.note("structure", seat, place, type)
    if type == SPACE_DOCK:
        game.happen(WHEN_SPACE_DOCK_PLACED, seat, place)


def gain_control(game: Galaxy, seat: int, planet: int) -> None:
    """The card comes exhausted, from the deck or from whoever had it; structures of others are destroyed."""
    if game.controller[planet] == seat:
        return
    doomed: list[Doomed] = []
    for other in range(game.seats):
        force = game.players[other].troops_on(planet) if other != seat else NONE
        for type in (PDS, SPACE_DOCK):
            doomed += [(other, ON_PLANET + planet, type, True)] * damaged(force, type)
            doomed += [(other, ON_PLANET + planet, type, False)] * whole(force, type)
    destroy_units(game, doomed)
    if game.controller[planet] != NOBODY:
        game.mark(ELIMINATION_DUE, game.controller[planet])
    if PLANETS[planet].legendary:
        take_legendary(game, seat, NUMBER[PLANETS[planet].legendary], game.controller[planet])
    game.controller[planet] = seat
    game.look_at_leaders(seat)
    game.exhausted[planet] = True
    if game.chart.asleep != NOBODY and game.chart.system_of[planet] == game.chart.asleep:
        game.mark(NEXUS_DUE, seat, game.chart.asleep)
    game.note("control", seat, planet)


def turn_nexus(game: Galaxy, seat: int) -> None:
    """The wormhole nexus is active from now on: it never turns back."""
    system = game.chart.asleep
    game.chart = turned(game.chart, system, ACTIVE_NEXUS)
    game.look_at_all_leaders()
    game.note("nexus", seat, system)


def exchange_systems(game: Galaxy, seat: int, one: int, other: int) -> None:
    """Two systems change places, with all that is in them; what they touch is another thing from now on."""
    game.chart = exchanged(game.chart, one, other)
    game.note("systems exchanged", seat, one, other)
    game.look_at_all_leaders()


def take_legendary(game: Galaxy, seat: int, card: int, former: int) -> None:
    """The ability card of a legendary planet: readied from the deck, from another player as it is there (56.2)."""
    if former != NOBODY:
        loser = game.players[former]
        loser.legendary = tuple([each for each in loser.legendary if each != card])
        if card in loser.exhausted:
            loser.exhausted = tuple([each for each in loser.exhausted if each != card])
            exhaust(game, seat, card)
        loser.changed()
    player = game.players[seat]
    player.legendary = (*player.legendary, card)
    player.changed()


def gain_point(game: Galaxy, seat: int, by: Thing, number: int = 1) -> None:
    """Victory is due the instant points change; the track ends with the points that win (77.4a). What they came from
    is kept: a sum shows its terms."""
    player = game.players[seat]
    gained = min(number, game.goal - player.points)
    player.points += gained
    if gained:
        game.gains = (*game.gains, (game.rounds, seat, by[0], by[1], gained))
    game.note("point" if number > 0 else "point lost", seat, player.points)
    game.mark(VICTORY_DUE, seat)


def lose_point(game: Galaxy, seat: int, by: Thing) -> None:
    """Nobody has fewer than none: the track begins there."""
    if game.players[seat].points:
        gain_point(game, seat, by, -1)


def place_token(game: Galaxy, seat: int, system: int) -> None:
    """From the reinforcements; if none are left, one of a pool is due. Where one lies already it goes back there."""
    player = game.players[seat]
    if system not in player.tokens and len(player.tokens) + tokens_abroad(game, seat) < TOKENS:
        player.tokens = (*player.tokens, system)
        game.mark(TOKEN_DUE, seat)


def tell_token(game: Galaxy, seat: int, system: int) -> None:
    """Place a command token, and say so, or that one lies there already."""
    before = game.players[seat].tokens
    place_token(game, seat, system)
    if game.players[seat].tokens != before:
        game.note("token placed", seat, system)
    elif system in before:
        game.note("token kept", seat, system)


def ready_everything(game: Galaxy) -> None:
    for seat in range(game.seats):
        game.players[seat].exhausted = ()
        take_stored(game, seat)
        for planet in planets_of(game, seat):
            game.exhausted[planet] = False


def repair(game: Galaxy, seat: int, place: int, type: int) -> None:
    put_units(game, seat, place, type, -1, damaged=True)
    put_units(game, seat, place, type, 1)


def unlock_leader(game: Galaxy, seat: int, leader: int) -> None:
    """It is turned to its unlocked side for good (7.6d, 7.10d). Others may have the use of it from now on too."""
    player = game.players[seat]
    player.locked = tuple([each for each in player.locked if each != leader])
    player.leaders = (*player.leaders, leader)
    for each in game.players:
        each.changed()
    game.note("unlocked", seat, leader)


def leave_leaders(game: Galaxy, seat: int, leader: int) -> None:
    """It lies no longer among the leaders of its player."""
    player = game.players[seat]
    player.leaders = tuple([each for each in player.leaders if each != leader])
    player.changed()


def purge_leader(game: Galaxy, seat: int, leader: int) -> None:
    leave_leaders(game, seat, leader)
    game.note("purged", seat, leader)


def exhaust(game: Galaxy, seat: int, component: int) -> None:
    """Technologies, agents and relics: they stay in front of the player and act again when readied."""
    player = game.players[seat]
    player.exhausted = (*player.exhausted, game.bearer(seat, component))


def ready_card(game: Galaxy, seat: int, component: int) -> None:
    """One of them is readied before its time."""
    player = game.players[seat]
    player.exhausted = tuple([each for each in player.exhausted if each != component])
    take_stored(game, seat)


def repair_all(game: Galaxy, seat: int) -> None:
    """Every damaged unit of a player stands upright again."""
    player = game.players[seat]
    for zone in (player.space, player.ground):
        for place, force in zone.items():
            if any(force[COUNT:]):
                whole_again = [force[type] + force[COUNT + type] for type in range(COUNT)]
                zone[place] = (*whole_again, *([0] * COUNT))


def return_tokens(game: Galaxy, seat: int) -> None:
    """All command tokens of a player leave the board for the reinforcements."""
    game.players[seat].tokens = ()


def take_token_back(game: Galaxy, seat: int, system: int) -> None:
    """One command token leaves the board for the reinforcements."""
    player = game.players[seat]
    player.tokens = tuple([each for each in player.tokens if each != system])


def draw_secret(game: Galaxy, seat: int) -> None:
    """A secret objective from the deck, if one is left."""
    if not game.secrets:
        return
    card, game.secrets = game.secrets[-1], game.secrets[:-1]
    player = game.players[seat]
    player.secrets = (*player.secrets, card)
    player.changed()
    moved(game, OBJECTIVE, IN_DECK, 1 << seat, [seat])
    game.note_learned("secret drawn", seat, [card], [seat])
    if shows_secrets(game, seat):
        show_secret(game, seat, card)


def shows_secrets(game: Galaxy, seat: int) -> bool:
    """The secret objectives of this player lie face up."""
    return any(each.shows_secrets(game, seat) for each in deciding(game, Modifier.shows_secrets))


def show_secret(game: Galaxy, seat: int, card: int) -> None:
    """Everybody sees a secret objective that stays where it is."""
    know(game, NOBODY, card, 1 << seat)
    game.note_shown("secret laid open", seat, card)


def return_secret(game: Galaxy, seat: int, card: int, is_open: bool = False) -> None:
    """A secret objective goes back into its deck, which is shuffled. Who returns it knows which, and everybody if it
    had been scored."""
    player = game.players[seat]
    player.secrets = tuple([each for each in player.secrets if each != card])
    player.changed()
    deck = [*game.secrets, card]
    game.rng.shuffle(deck)
    game.secrets = tuple(deck)
    if is_open or shows_secrets(game, seat):
        know(game, NOBODY, card, IN_DECK)
    else:
        moved(game, OBJECTIVE, 1 << seat, IN_DECK, [seat])
        know(game, seat, card, IN_DECK)
    game.note_secret("secret returned", seat, [card], [seat])


def discard_cards(game: Galaxy, seat: int, cards: list[int]) -> None:
    """Action cards go from a hand to the discard pile, face up."""
    player = game.players[seat]
    for card in cards:
        player.hand.remove(card)
        game.discard.append(card)
        game.note_shown("card discarded", seat, card)
        game.happen(AFTER_ACTION_CARD_DISCARDED, seat, about=card)
    player.changed()


def take_discarded(game: Galaxy, seat: int, card: int) -> None:
    """An action card goes from the discard pile to a hand, for all to see. It is not drawn."""
    game.discard.remove(card)
    game.players[seat].hand.append(card)
    game.players[seat].changed()
    know(game, NOBODY, card, 1 << seat)
    game.note_shown("card taken", seat, card)
    game.look_at_leaders(seat)
    game.mark(HAND_DUE, seat)


def spend_strategy_token(game: Galaxy, seat: int) -> None:
    player = game.players[seat]
    if not player.strategy:
        raise ValueError(f"seat {seat} has no command token in the strategy pool")
    player.strategy -= 1


def lose_strategy_token(game: Galaxy, seat: int) -> None:
    """One goes back to the reinforcements, which is no spending."""
    spend_strategy_token(game, seat)
    game.note("token from pool", seat, 2)


def make_speaker(game: Galaxy, seat: int) -> None:
    game.speaker = seat
    game.note("speaker", seat)


def upgrade_units(game: Galaxy, seat: int, tech: int) -> None:
    """The units of its type are as the best upgrade says: one that is copied covers the generic one (F.nekro.4), and
    without any they are as the sheet shows them."""
    player, type = game.players[seat], TECHNOLOGY[COMPONENTS[tech].key].upgrades
    if type == NO_UNIT:
        return
    units = list(player.units)
    units[type] = FACTIONS[player.faction].sheet()[type]
    for each in (*player.techs, *player.copies()):
        key = COMPONENTS[each].key
        if TECHNOLOGY[key].upgrades == type:
            units[type] = UNIT[key]
    player.units = tuple(units)
    game.mark_fleets(seat)
    game.look_at_all_leaders()
    if type == FLAGSHIP:
        cover_flagship(game, seat)
    for planet in sorted(player.ground) if type == PDS else ():  # they may be ground forces, or no more
        game.mark(PLANET_DUE, seat, planet)


def cover_flagship(game: Galaxy, seat: int) -> None:
    """The card of an upgraded flagship is covered: it acts no more, as long as the upgrade is there."""
    player = game.players[seat]
    sheet = FACTIONS[player.faction]
    card = NUMBER[sheet.flagship]
    player.abilities = tuple([each for each in player.abilities if each != card])
    if player.units[FLAGSHIP] == sheet.sheet()[FLAGSHIP]:
        player.abilities = (*player.abilities, card)
    player.changed()


def lose_technology(game: Galaxy, seat: int, tech: int) -> None:
    """A technology goes back to its deck, readied."""
    player = game.players[seat]
    player.techs = tuple([each for each in player.techs if each != tech])
    ready_card(game, seat, tech)
    player.changed()
    upgrade_units(game, seat, tech)
    game.note("technology lost", seat, tech)


def swap_technology(game: Galaxy, seat: int, old: int, new: int) -> None:
    """A technology that is no upgrade goes back to its deck, and another lies in its place, readied: nothing is
    gained."""
    lose_technology(game, seat, old)
    player = game.players[seat]
    player.techs = (*player.techs, new)
    player.changed()
    game.note("technology", seat, new)


def gain_technology(game: Galaxy, seat: int, tech: int) -> None:
    """A technology comes into the play area; an upgrade covers the unit of its type."""
    player = game.players[seat]
    player.techs = (*player.techs, tech)
    player.changed()
    upgrade_units(game, seat, tech)
    game.look_at_leaders(seat)
    game.note("technology", seat, tech)
    game.happen(AFTER_TECHNOLOGY_GAINED, seat, about=tech)
