"""What changes the table: units, cards, goods, tokens, points. Every change of a kind is made here and nowhere else."""

from __future__ import annotations

from orrery.kernel.decision import Thing
from orrery.ti4.components import CARD, COMPONENTS, FACTIONS, OBJECTIVE
from orrery.ti4.knowledge import IN_DECK, know, moved, see_reshuffle
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.planets import planets_of
from orrery.ti4.queries import unit_of
from orrery.ti4.state import (
    ELIMINATION_DUE,
    FIGURE_DUE,
    FLEET_DUE,
    HAND_DUE,
    NOBODY,
    PLANET_DUE,
    TOKEN_DUE,
    TOKENS,
    UNKNOWN,
    VICTORY_DUE,
    Galaxy,
)
from orrery.ti4.technology import TECHNOLOGY
from orrery.ti4.units import (
    COUNT,
    FIGHTER,
    GROUND,
    INFANTRY,
    NONE,
    PDS,
    SHIPS,
    SPACE_DOCK,
    UNIT,
    changed,
    count,
    damaged,
    whole,
)
from orrery.ti4.windows import (
    AFTER_ACTION_CARD_DISCARDED,
    AFTER_COMMODITIES_REPLENISHED,
    AFTER_SHIP_DESTROYED_IN_SPACE_COMBAT,
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


def add_in_space(game: Galaxy, seat: int, system: int, type: int, by: int, damaged: bool = False) -> None:
    player = game.players[seat]
    player.put_in_space(system, changed(player.ships_in(system), type, by, damaged))
    game.mark(FLEET_DUE, seat, system)
    mark_units(game, seat, type, by)


def add_on_planet(game: Galaxy, seat: int, planet: int, type: int, by: int, damaged: bool = False) -> None:
    player = game.players[seat]
    player.put_on_planet(planet, changed(player.troops_on(planet), type, by, damaged))
    game.mark(PLANET_DUE, seat, planet)
    if type == SPACE_DOCK:
        game.mark(FLEET_DUE, seat, game.chart.system_of[planet])
    mark_units(game, seat, type, by)


def mark_units(game: Galaxy, seat: int, type: int, by: int) -> None:
    """More fighters or infantry need figures; whoever loses ground forces or production may be eliminated."""
    if by > 0:
        if type in (FIGHTER, INFANTRY):
            game.mark(FIGURE_DUE, seat, type)
    elif type in GROUND or unit_of(game, seat, type).production >= 0:
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
    for seat, place, type, hurt in units:
        put_units(game, seat, place, type, -1, hurt)
        game.note("destroyed", seat, place, type)
    makers = by if by is not None else [NOBODY] * len(units)
    for (seat, place, type, _), maker in zip(units, makers):
        game.happen(WHEN_UNIT_DESTROYED, seat, place, type, maker)
    in_combat = any(frame.procedure.SCOPE == "combat" for frame in game.stack)
    for (seat, place, type, _), maker in zip(units, makers):
        game.happen(AFTER_UNIT_DESTROYED, seat, place, type, maker)
        if in_combat and place < ON_PLANET:
            game.happen(AFTER_SHIP_DESTROYED_IN_SPACE_COMBAT, seat, place, type, maker)


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


def remake_deck(game: Galaxy) -> None:
    """As soon as no action card is left to draw, those that were discarded are the deck (59.5)."""
    if not game.deck and game.discard:
        see_reshuffle(game)
        game.deck, game.discard = game.discard, []
        game.rng.shuffle(game.deck)


def draw(game: Galaxy, seat: int, number: int) -> None:
    drawn: list[int] = []
    for _ in range(number):
        remake_deck(game)  # nothing may have been discarded when it ran out
        if game.deck:
            drawn.append(game.deck.pop())
    remake_deck(game)
    game.players[seat].hand += drawn
    moved(game, CARD, IN_DECK, 1 << seat, [seat])
    game.players[seat].moments = UNKNOWN
    game.note_learned("drew", seat, drawn, [seat], len(drawn))
    game.mark(HAND_DUE, seat)
    game.happen(WHEN_ACTION_CARDS_DRAWN, seat, about=len(drawn))


def gain_goods(game: Galaxy, seat: int, number: int) -> None:
    """Each gain is one occurrence, whatever its size."""
    if number:
        game.players[seat].goods += number
        game.note("goods", seat, number)
        game.happen(WHEN_TRADE_GOODS_GAINED, seat, about=number)
        game.happen(AFTER_TRADE_GOODS_GAINED, seat, about=number)


def lose_goods(game: Galaxy, seat: int) -> None:
    """All trade goods go back to the supply."""
    game.note("goods lost", seat, game.players[seat].goods)
    game.players[seat].goods = 0


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
            doomed += [(other, ON_PLANET + planet, type, False)] * count(force, type)
    destroy_units(game, doomed)
    if game.controller[planet] != NOBODY:
        game.mark(ELIMINATION_DUE, game.controller[planet])
    game.controller[planet] = seat
    game.exhausted[planet] = True
    game.note("control", seat, planet)


def gain_point(game: Galaxy, seat: int, by: Thing, number: int = 1) -> None:
    """Victory is due the instant points change; the track ends with the points that win (77.4a). What they came from
    is kept: a sum shows its terms."""
    player = game.players[seat]
    gained = min(number, game.goal - player.points)
    player.points += gained
    if gained:
        game.gains = (*game.gains, (game.rounds, seat, by[0], by[1], gained))
    game.note("point", seat, player.points)
    game.mark(VICTORY_DUE, seat)


def lose_point(game: Galaxy, seat: int, by: Thing) -> None:
    """Nobody has fewer than none: the track begins there."""
    if game.players[seat].points:
        gain_point(game, seat, by, -1)


def place_token(game: Galaxy, seat: int, system: int) -> None:
    """From the reinforcements; if none are left, one of a pool is due. Where one lies already it goes back there."""
    player = game.players[seat]
    if system not in player.tokens and len(player.tokens) < TOKENS:
        player.tokens = (*player.tokens, system)
        game.mark(TOKEN_DUE, seat)


def ready_everything(game: Galaxy) -> None:
    for seat in range(game.seats):
        game.players[seat].exhausted = ()
        for planet in planets_of(game, seat):
            game.exhausted[planet] = False


def repair(game: Galaxy, seat: int, place: int, type: int) -> None:
    put_units(game, seat, place, type, -1, damaged=True)
    put_units(game, seat, place, type, 1)


def ship_types(game: Galaxy, seat: int, system: int) -> list[int]:
    force = game.players[seat].ships_in(system)
    return [type for type in SHIPS if count(force, type)]


def purge_relic(game: Galaxy, seat: int, relic: int) -> None:
    player = game.players[seat]
    player.relics = tuple([each for each in player.relics if each != relic])
    player.moments = UNKNOWN
    game.note("purged", seat, relic)


def exhaust(game: Galaxy, seat: int, component: int) -> None:
    """Technologies, agents and relics: they stay in front of the player and act again when readied."""
    player = game.players[seat]
    player.exhausted = (*player.exhausted, component)


def repair_all(game: Galaxy, seat: int) -> None:
    """Every damaged unit of a player stands upright again."""
    player = game.players[seat]
    for zone in (player.space, player.ground):
        for place, force in zone.items():
            if any(force[COUNT:]):
                whole_again = [force[type] + force[type + COUNT] for type in range(COUNT)]
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
    player.moments = UNKNOWN
    moved(game, OBJECTIVE, IN_DECK, 1 << seat, [seat])
    game.note_learned("secret drawn", seat, [card], [seat])


def return_secret(game: Galaxy, seat: int, card: int, is_open: bool = False) -> None:
    """A secret objective goes back into its deck, which is shuffled. Who returns it knows which, and everybody if it
    had been scored."""
    player = game.players[seat]
    player.secrets = tuple([each for each in player.secrets if each != card])
    player.moments = UNKNOWN
    deck = [*game.secrets, card]
    game.rng.shuffle(deck)
    game.secrets = tuple(deck)
    if is_open:
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
    player.moments = UNKNOWN


def spend_strategy_token(game: Galaxy, seat: int) -> None:
    player = game.players[seat]
    if not player.strategy:
        raise ValueError(f"seat {seat} has no command token in the strategy pool")
    player.strategy -= 1


def make_speaker(game: Galaxy, seat: int) -> None:
    game.speaker = seat
    game.note("speaker", seat)


def gain_technology(game: Galaxy, seat: int, tech: int) -> None:
    """A technology comes into the play area; an upgrade covers the unit of its type."""
    player = game.players[seat]
    player.techs = (*player.techs, tech)
    player.moments = UNKNOWN
    row = TECHNOLOGY[COMPONENTS[tech].key]
    if row.upgrades >= 0:
        units = list(player.units)
        units[row.upgrades] = UNIT[row.key]
        player.units = tuple(units)
        game.mark_fleets(seat)
    game.note("technology", seat, tech)
    game.happen(AFTER_TECHNOLOGY_GAINED, seat, about=tech)
