"""The Winnu: agent, commander, hero and mech."""

from __future__ import annotations

import pytest

from orrery.ti4.combat import combat_bonus
from orrery.ti4.components import NUMBER, note_of
from orrery.ti4.faction import COMMANDER, HERO
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.odds_table import ground_sides, side_of
from orrery.ti4.rules.production import Produce
from orrery.ti4.tiles import MECATOL_REX, TILE, TILES
from orrery.ti4.units import CRUISER, INFANTRY, MECH, PDS, SPACE_DOCK, count, force
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, everything, plan
from support.ti4_combat import battle
from support.ti4_finds import carry_out, kings

# Mecatol Rex in the middle; around it Bereg and Lirta IV, the home of the Winnu, a legendary planet (Primor), others
SKY = ("18", "35", "7", "65", "22", "23", "24")
BEREG, LIRTA = TILES[TILE["35"]].planets
WINNU, PRIMOR = TILES[TILE["7"]].planets[0], TILES[TILE["65"]].planets[0]
FAR = 0  # a planet that is not on this table: whoever controls it is not eliminated
TRADE, WARFARE, TECHNOLOGY, LEADERSHIP = 5, 6, 7, 1
RICKAR = NUMBER["rickar-rickani"]


def winnu(*unlocked: str, others: tuple[str, ...] = ("hacan",)) -> Table:
    table = kings("winnu", *others, tiles=SKY).court(0, *unlocked).planets(0, FAR)
    for seat in range(1, len(others) + 1):
        table.planets(seat, seat)
    for planet in range(len(others) + 1):
        table.game.exhausted[planet] = True
    return table


def on(game: TwilightImperium, planet: int, type: int) -> int:
    return count(game.players[0].troops_on(planet), type)


# -- Berekar Berekon ---------------------------------------------------------------------------------------------------


@card("ti4:berekar-berekon")
@pytest.mark.parametrize("seat", [0, 1])
def test_what_anybody_produces_costs_two_less(seat: int) -> None:
    table = winnu().troops(seat, BEREG, space_dock=1).pools(seat, goods=3)
    table.game.exhausted[BEREG] = True
    game = table.game
    game.begin(Produce(seat, 1))
    answer(game, 0, "leader")
    plan(game, seat, (1, "dreadnought", 1), (1, "fighter", 2))
    assert (game.players[seat].goods, game.players[0].exhausted) == (0, (NUMBER["berekar-berekon"],))


@card("ti4:berekar-berekon")
def test_it_is_for_one_production_and_for_the_ability_alone() -> None:
    """A price is never below nothing; what is produced otherwise is no use of production."""
    table = winnu().troops(0, BEREG, space_dock=1).pools(0, goods=3)
    table.game.exhausted[BEREG] = True
    game = table.game
    game.begin(Produce(0, 1, number=1))
    assert asked(game, 0).prompt == "produce"
    plan(game, 0, (1, "destroyer", 1))
    everything(game, 0)
    carry_out(game, Produce(0, 1))
    answer(game, 0, "leader")
    plan(game, 0, (1, "destroyer", 1))
    assert game.players[0].goods == 2


# -- Rickar Rickani ----------------------------------------------------------------------------------------------------


@card("ti4:rickar-rickani")
def test_where_its_units_fight_better() -> None:
    """In space and on the ground: Mecatol Rex, the own home, a legendary planet; nobody else does."""
    game = winnu(COMMANDER).game
    assert [combat_bonus(game, 0, CRUISER, system, 1) for system in range(5)] == [2, 0, 2, 2, 0]
    grounds = (MECATOL_REX, BEREG, WINNU, PRIMOR)
    assert [combat_bonus(game, 0, INFANTRY, ON_PLANET + planet, 1) for planet in grounds] == [2, 0, 2, 2]
    assert combat_bonus(game, 1, CRUISER, 0, 0) == 0


@card("ti4:rickar-rickani")
def test_who_has_it_by_the_alliance_has_another_home() -> None:
    table = kings("winnu", "hacan", tiles=("18", "35", "7", "65", "16", "23", "24")).court(0, COMMANDER)
    table.game.players[1].area = (note_of("alliance", 0),)
    assert [combat_bonus(table.game, 1, CRUISER, system, 0) for system in range(5)] == [2, 0, 0, 2, 2]


@card("ti4:rickar-rickani")
def test_control_of_mecatol_rex_unlocks_it() -> None:
    game = winnu().ships(0, 1, carrier=1, infantry=1).activate(0)
    everything(game, 0)
    assert RICKAR in game.players[0].locked
    everything(game, 0)
    assert RICKAR in game.players[0].leaders


@card("ti4:rickar-rickani")
@rule("ti4:7.6b")
@pytest.mark.parametrize("attacker", [0, 1])
def test_a_combat_there_unlocks_it_for_its_first_dice(attacker: int) -> None:
    """Whoever began it."""
    table = winnu().ships(1 - attacker, 0, cruiser=1).ships(attacker, 1, cruiser=1)
    table.game.active = 1 - attacker
    game = table.activate(0, attacker)
    everything(game, attacker)
    assert RICKAR in game.players[0].leaders
    assert combat_bonus(game, 0, CRUISER, 0, 1) == 2


@card("ti4:rickar-rickani")
def test_a_combat_elsewhere_does_not() -> None:
    game = battle(winnu().ships(0, 1, cruiser=1), 1)
    assert RICKAR in game.players[0].locked
    table = winnu().ships(1, 4, cruiser=1).ships(0, 5, cruiser=1)
    other = table.activate(4)
    everything(other, 0)
    assert RICKAR in other.players[0].locked


@card("ti4:rickar-rickani")
def test_the_odds_know_where() -> None:
    game = winnu(COMMANDER).game
    one = force({CRUISER: 1})
    assert [side_of(game, 0, one, [], system).bonus for system in (0, 1)] == [2, 0]
    landing = force({INFANTRY: 1})
    assert [ground_sides(game, 0, 1, planet, landing)[0].bonus for planet in (PRIMOR, BEREG)] == [2, 0]
    assert ground_sides(game, 1, 0, PRIMOR, landing)[1].bonus == 2


# -- Mathis Mathinus ---------------------------------------------------------------------------------------------------


@card("ti4:mathis-mathinus")
def test_the_primary_of_any_card_and_the_secondary_for_whom_it_likes() -> None:
    """A card of another; who is chosen pays a token, who is not cannot follow, and the card is not exhausted."""
    table = winnu(HERO, others=("hacan", "sol")).pools(1, goods=4).pools(2, goods=4)
    for seat, held in enumerate((LEADERSHIP, WARFARE, TECHNOLOGY)):
        table.game.players[seat].strategies = (held,)
    game = table.begin()
    answer(game, 0, "leader")
    answer(game, 0, f"strategy {TECHNOLOGY}")
    answer(game, 0, f"tech {NUMBER['neural-motivator']}")
    answer(game, 0, "seat 1")
    assert NUMBER["neural-motivator"] in game.players[0].techs
    answer(game, 1, "follow")
    answer(game, 1, f"tech {NUMBER['sarween-tools']}")
    assert NUMBER["sarween-tools"] in game.players[1].techs
    assert (game.players[1].strategy, game.players[1].goods, game.players[2].used) == (1, 0, ())
    assert (game.players[2].strategy, game.players[2].techs) == (2, ())
    assert NUMBER["mathis-mathinus"] not in game.players[0].leaders


@card("ti4:mathis-mathinus")
def test_who_was_chosen_may_decline() -> None:
    game = winnu(HERO).begin()
    answer(game, 0, "leader")
    answer(game, 0, f"strategy {TRADE}")
    answer(game, 0)
    answer(game, 0, "seat 1")
    answer(game, 1, "decline")
    assert (game.players[0].goods, game.players[0].commodities) == (3, 3)
    assert (game.players[1].commodities, game.players[1].strategy) == (0, 2)


@card("ti4:mathis-mathinus")
@rule("ti4:38.4")
def test_whom_trade_favours_need_not_be_chosen() -> None:
    game = winnu(HERO).begin()
    answer(game, 0, "leader")
    answer(game, 0, f"strategy {TRADE}")
    answer(game, 0, "seat 1")
    assert (game.players[1].commodities, game.players[1].strategy) == (6, 2)


@card("ti4:mathis-mathinus")
def test_leadership_costs_who_follows_no_token() -> None:
    game = winnu(HERO).pools(1, goods=3).begin()
    answer(game, 0, "leader")
    answer(game, 0, f"strategy {LEADERSHIP}")
    while asked(game, 0).prompt != "seal for":
        everything(game, 0) if asked(game, 0).forms else answer(game, 0, asked(game, 0).options[0].key)
    answer(game, 0, "seat 1")
    answer(game, 1, "follow")
    assert game.players[1].strategy == 2


# -- Reclaimer ---------------------------------------------------------------------------------------------------------


def invaded(mechs: int, planet: int = BEREG) -> TwilightImperium:
    """Seat 0 lands with so many mechs on a planet of nobody."""
    game = winnu().ships(0, 0, carrier=1, mech=mechs, infantry=1).activate(1)
    everything(game, 0)
    plan(game, 0, (ON_PLANET + planet, "mech", mechs), (ON_PLANET + LIRTA, "infantry", 1))
    answer(game, 0, f"planet {BEREG}")  # is explored first
    return game


@card("ti4:reclaimer")
def test_a_structure_comes_to_a_planet_that_it_has_taken() -> None:
    """Not to the other one, where there is none of them."""
    game = invaded(1)
    answer(game, 0, "mech")
    assert [option.key for option in asked(game, 0).options] == ["place nothing", "pds", "space dock"]
    answer(game, 0, "space dock")
    assert (on(game, BEREG, SPACE_DOCK), on(game, BEREG, PDS), on(game, LIRTA, PDS)) == (1, 0, 0)
    assert asked(game, 1).prompt == "action"


@card("ti4:reclaimer")
@rule("ti4:34.4")
def test_each_of_them_places_one() -> None:
    """Three mechs: a dock, and then only cannons."""
    game = invaded(3)
    answer(game, 0, "mech")
    answer(game, 0, "space dock")
    assert [option.key for option in asked(game, 0).options] == ["place nothing", "pds"]
    answer(game, 0, "pds")
    answer(game, 0, "place nothing")
    assert (on(game, BEREG, SPACE_DOCK), on(game, BEREG, PDS), on(game, BEREG, MECH)) == (1, 1, 3)


@card("ti4:reclaimer")
def test_on_a_planet_of_ones_own_it_places_nothing() -> None:
    game = winnu().planets(0, BEREG).ships(0, 0, carrier=1, mech=1).activate(1)
    everything(game, 0)
    plan(game, 0, (ON_PLANET + BEREG, "mech", 1))
    assert asked(game, 1).prompt == "action"


@card("ti4:reclaimer")
@card("ti4:reclamation")
def test_on_mecatol_rex_both_texts_act() -> None:
    game = winnu().ships(0, 1, carrier=1, mech=1).activate(0)
    everything(game, 0)
    everything(game, 0)
    answer(game, 0, "ability")
    answer(game, 0, "mech")
    answer(game, 0, "pds")
    assert (on(game, MECATOL_REX, PDS), on(game, MECATOL_REX, SPACE_DOCK)) == (2, 1)
