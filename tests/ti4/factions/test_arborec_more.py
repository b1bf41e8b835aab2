"""The Arborec where others interfere: Stymie against every production, copies, a home that is lost."""

from __future__ import annotations

import pytest

from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.sheets.arborec import spreading
from orrery.ti4.building import Works, producers
from orrery.ti4.components import NUMBER, note_of
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.rules.moves import upgrade_units
from orrery.ti4.rules.relocating import TO
from orrery.ti4.rules.status_phase import StatusPhase
from orrery.ti4.state import STATUS
from orrery.ti4.strategies.warfare import WarfareSecondary
from orrery.ti4.units import CARRIER, CRUISER, INFANTRY, PLASTIC, count
from support.cite import card, rule
from support.play import answer, asked, log
from support.ti4 import Table, everything, plan

TILES = ("35", "19", "20", "21", "22", "23", "24")
BEREG, LIRTA = 50, 51  # in the middle
FAR = 0  # a planet that is not on this table: whoever controls it is not eliminated


def grown(*seats: str, goods: int = 6, tiles: tuple[str, ...] = TILES) -> Table:
    """The sheet of the Arborec at seat 0; no planet pays."""
    table = Table(*(seats or ("arborec", "hacan")), tiles=tiles).own(0).planets(0, FAR).planets(1, FAR + 1)
    table.game.exhausted[:] = [True] * len(table.game.exhausted)
    return table.pools(0, goods=goods)


def on(game: TwilightImperium, seat: int, planet: int, type: int = INFANTRY) -> int:
    return count(game.players[seat].troops_on(planet), type)


def stymied(table: Table) -> Table:
    """Seat 1 has it in play, with a ship beside the middle."""
    table.game.players[1].area += (note_of("stymie", 0),)
    return table.ships(1, 1, cruiser=1)


# -- Stymie ------------------------------------------------------------------------------------------------------------


@card("ti4:stymie", "ti4:duha-menaimon")
def test_stymie_stops_the_flagship_too() -> None:
    game = stymied(grown().ships(0, 0, flagship=1)).activate(0)
    assert "used duha-menaimon" not in " ".join(log(game))
    assert game.asked(0) is None or asked(game, 0).prompt not in ("after-system-activated", "produce")


@card("ti4:stymie", "ti4:integrated-economy")
def test_stymie_stops_integrated_economy() -> None:
    game = stymied(grown()).planets(0, BEREG).game
    assert Works(game, 0, 0, planet=BEREG).limit == 0
    assert Works(grown().planets(0, BEREG).game, 0, 0, planet=BEREG).limit > 0


@card("ti4:stymie")
def test_stymie_stops_the_secondary_of_warfare_beside_the_holder() -> None:
    """Nestphar, the home of the Arborec, with a dock; a cruiser of the holder is next door."""
    home = ("35", "5", *TILES[2:])
    for holder, asks in ((2, False), (4, True)):
        table = grown(tiles=home)
        nestphar = table.game.chart.planets[1][0]
        table.troops(0, nestphar, space_dock=1).game.players[1].area += (note_of("stymie", 0),)
        game = table.ships(1, holder, cruiser=1).game
        game.begin(WarfareSecondary(0))
        assert (game.asked(0) is not None) == asks


@card("ti4:stymie")
def test_a_note_in_the_hand_stops_nobody_and_others_still_produce() -> None:
    table = grown().troops(0, BEREG, infantry=2).ships(1, 1, cruiser=1)
    table.game.players[1].notes += (note_of("stymie", 0),)
    assert producers(table.game, 0, 0)
    game = stymied(grown().troops(0, BEREG, infantry=2).troops(1, LIRTA, space_dock=1)).game
    assert not producers(game, 0, 0)
    assert producers(game, 1, 0), "it speaks of the Arborec player"


# -- copies ------------------------------------------------------------------------------------------------------------


@card("ti4:letani-warrior-2")
def test_copied_warriors_produce_and_docks_of_the_copyist_make_infantry() -> None:
    """Mitosis is of the Arborec alone; the production is of the unit."""
    table = Table("nekro", "arborec", tiles=TILES).own(0).pools(0, goods=4).planets(1, FAR)
    table.game.players[0].copied = ((NUMBER["valefar-assimilator-x"], NUMBER["letani-warrior-2"]),)
    upgrade_units(table.game, 0, NUMBER["letani-warrior-2"])
    game = table.troops(0, BEREG, infantry=2, space_dock=1).game
    works = Works(game, 0, 0)
    assert works.troops == works.limit
    assert works.limit == sum([value for _, value in producers(game, 0, 0)])
    assert works.limit >= 4 + 2


@card("ti4:bioplasmosis")
def test_copied_bioplasmosis_moves_infantry_of_the_copyist() -> None:
    table = Table("nekro", "arborec", tiles=TILES).planets(1, FAR).troops(0, BEREG, infantry=2).planets(0, LIRTA)
    table.game.players[0].copied = ((NUMBER["valefar-assimilator-x"], NUMBER["bioplasmosis"]),)
    game = table.game
    game.players[0].changed()
    game.stage_one = (NUMBER["lead-from-the-front"],)
    game.begin(StatusPhase())
    for _ in range(20):
        asks = [decision.prompt for decision in game.waiting()]
        if "end-of-status-phase" in asks or "spread" in asks:
            break
        decision = game.waiting()[0]
        if decision.forms:
            everything(game, decision.seat)
        elif decision.options:
            answer(game, decision.seat, *[option.key for option in decision.options[: decision.least or 1]])
    assert asked(game, 0).prompt == "end-of-status-phase"
    answer(game, 0, "tech")
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1), (ON_PLANET + LIRTA, TO + "infantry", 1))
    assert (on(game, 0, BEREG), on(game, 0, LIRTA)) == (1, 1)


# -- Mitosis -----------------------------------------------------------------------------------------------------------


@card("ti4:mitosis")
@rule("ti4:31.8")
def test_without_a_planet_nothing_grows_and_with_one_it_must() -> None:
    game = Table("arborec", "hacan", tiles=TILES).own(0).planets(1, FAR).ships(0, 0, carrier=1, infantry=1).game
    game.phase = STATUS
    game.begin(StatusPhase())
    assert "used mitosis" not in " ".join(log(game))
    game = Table("arborec", "hacan", tiles=TILES).own(0).planets(1, FAR).planets(0, BEREG).game
    game.begin(StatusPhase())
    assert on(game, 0, BEREG) == 1, "the only planet, so nobody is asked"


@card("ti4:mitosis", "ti4:demilitarized-zone-agenda")
def test_nothing_grows_on_a_demilitarized_planet() -> None:
    table = Table("arborec", "hacan", tiles=TILES).own(0).planets(1, FAR).planets(0, BEREG)
    game = table.law("demilitarized-zone-agenda", BEREG).game
    game.begin(StatusPhase())
    assert on(game, 0, BEREG) == 0


@card("ti4:mitosis")
@rule("ti4:F.general.13")
def test_docks_make_no_infantry_by_any_production_ability_but_others_do() -> None:
    table = grown().troops(0, BEREG, space_dock=1, infantry=1)
    works = Works(table.game, 0, 0)
    assert works.troops == 1
    assert works.refused(table.game, ((ON_PLANET + BEREG, "infantry", 2),)) is not None
    assert Works(table.game, 0, 0, number=5).refused(table.game, ((ON_PLANET + BEREG, "infantry", 5),)) is None


# -- Duha Menaimon -----------------------------------------------------------------------------------------------------


@card("ti4:duha-menaimon")
def test_what_the_flagship_builds_fights_and_the_production_step_comes_as_well() -> None:
    """Before the movement, so carriers that are built cannot fetch anything, and the step at the end is another one."""
    table = grown(goods=9).ships(0, 0, flagship=1).troops(0, BEREG, infantry=2, space_dock=1)
    game = table.pools(0, fleet=5, goods=9).activate(0)
    answer(game, 0, "flagship")
    plan(game, 0, (0, "carrier", 1), (0, "fighter", 2), (ON_PLANET + BEREG, "infantry", 2))
    everything(game, 0)
    assert (count(game.players[0].ships_in(0), CARRIER), on(game, 0, BEREG)) == (1, 4)
    while game.asked(0) is not None and asked(game, 0).prompt in ("move", "land"):
        answer(game, 0, asked(game, 0).options[0].key)
    assert asked(game, 0).prompt == "produce"
    assert asked(game, 0).things[0] == ("production", Works(game, 0, 0).limit)


@card("ti4:duha-menaimon")
@rule("ti4:F.production.1")
@pytest.mark.parametrize("techs", [(), ("sarween-tools",)])
def test_what_the_flagship_builds_knows_no_sarween_tools(techs: tuple[str, ...]) -> None:
    game = grown(goods=2).techs(0, *techs).ships(0, 0, flagship=1).activate(0)
    answer(game, 0, "flagship")
    plan(game, 0, (0, "cruiser", 1))
    everything(game, 0)
    assert game.players[0].goods == 0
    assert count(game.players[0].ships_in(0), CRUISER) == 1


@card("ti4:bioplasmosis")
@rule("ti4:59.4b")
@pytest.mark.parametrize("spread_over", [2, PLASTIC[INFANTRY]])
def test_the_bot_spreads_to_no_more_places_than_it_has_figures_for(spread_over: int) -> None:
    table = grown().techs(0, "bioplasmosis").troops(0, BEREG, infantry=5).planets(0, LIRTA)
    for planet in range(10, 9 + spread_over):
        table.troops(0, planet, infantry=1)
    assert bool(spreading(Aims(table.game, 0))) == (spread_over < PLASTIC[INFANTRY])
