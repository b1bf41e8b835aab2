"""Exploration cards that act: what each of them does, and one thing it meets."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice, Form
from orrery.ti4.adjacency import adjacent
from orrery.ti4.attachments import ATTACHMENT
from orrery.ti4.combat import no_landing
from orrery.ti4.components import DECK, NUMBER, numbers_of
from orrery.ti4.game import TwilightImperium
from orrery.ti4.objective_cards import OBJECTIVES, SECRET
from orrery.ti4.planets import planets_of
from orrery.ti4.queries import is_closed
from orrery.ti4.rules.exploring import ExploreFrontier
from orrery.ti4.rules.placing import PlaceUnits, structure_places
from orrery.ti4.rules.transaction import rows_of
from orrery.ti4.rules.turn import ActionPhase
from orrery.ti4.rules.vote import ResolveAgenda
from orrery.ti4.state import AGENDA
from orrery.ti4.tiles import PLANET, PLANETS
from orrery.ti4.units import CRUISER, INFANTRY, MECH, PDS, SPACE_DOCK, count, damaged
from support.cite import card, each_card, rule
from support.play import answer, asked, happened
from support.ti4 import Table, plan
from support.ti4_finds import (
    EMPTY,
    LODOR,
    SAUDOR,
    VEFUT,
    carry_out,
    discarded,
    explored,
    frontier,
    keys,
    kings,
    on_top,
)

MIRAGE = PLANET["mirage"]


def kinds(game: TwilightImperium, seat: int = 0) -> list[str]:
    return [option.key for option in asked(game, seat).options]


def wealth(game: TwilightImperium, seat: int = 0) -> tuple[int, int]:
    return game.players[seat].goods, game.players[seat].commodities


# -- industrial --------------------------------------------------------------------------------------------------------


def base(key: str, goods: int = 0, commodities: int = 0) -> TwilightImperium:
    """Seat 0, whose commodity value is 4, finds a card on Saudor."""
    table = kings("sol", "mentak").troops(0, SAUDOR, infantry=1).pools(0, goods=goods, commodities=commodities)
    table.game.deck = list(range(10))
    return explored(table, key, SAUDOR)


@card("ti4:abandoned-warehouses")
@rule("ti4:57.5c", "ti4:57.2")
def test_abandoned_warehouses() -> None:
    game = base("abandoned-warehouses", commodities=3)
    assert kinds(game) == ["take nothing", "gain commodities", "convert commodities", "convert commodities"]
    answer(game, 0, "gain commodities")
    assert wealth(game) == (0, 4), "never more than the commodity value"
    game = base("abandoned-warehouses", commodities=3)
    answer(game, 0, "n 1")
    assert wealth(game) == (1, 2), "up to two"
    game = base("abandoned-warehouses", commodities=4)
    assert "gain commodities" not in kinds(game)
    answer(game, 0, "convert commodities")
    assert wealth(game) == (2, 2)
    assert discarded(game, "abandoned-warehouses")


@card("ti4:abandoned-warehouses", "ti4:merchant-station")
@rule("ti4:57.5c")
def test_goods_made_of_commodities_are_not_gained_so_nobody_pillages() -> None:
    table = kings("sol", "mentak").troops(0, SAUDOR, infantry=1).pools(0, goods=3, commodities=2)
    table.troops(1, VEFUT, infantry=1)
    game = explored(table, "abandoned-warehouses", SAUDOR)
    answer(game, 0, "convert commodities")
    assert wealth(game) == (5, 0), "the Mentak next door were not asked"


@card("ti4:functioning-base")
@rule("ti4:57.7")
def test_functioning_base() -> None:
    game = base("functioning-base", goods=1, commodities=4)
    assert kinds(game) == ["take nothing", "spend good", "spend commodity"], "there is no room for a commodity"
    answer(game, 0, "spend commodity")
    assert wealth(game) == (1, 3)
    assert len(game.players[0].hand) == 1
    game = base("functioning-base", goods=1)
    answer(game, 0, "spend good")
    assert (wealth(game), len(game.players[0].hand)) == ((0, 0), 1)
    game = base("functioning-base")
    assert kinds(game) == ["take nothing", "gain commodities"], "who has nothing buys nothing"
    answer(game, 0, "gain commodities")
    assert (wealth(game), game.players[0].hand) == ((0, 1), [])


@card("ti4:local-fabricators")
def test_local_fabricators() -> None:
    game = base("local-fabricators", commodities=1)
    answer(game, 0, "spend commodity")
    assert count(game.players[0].troops_on(SAUDOR), MECH) == 1
    assert wealth(game) == (0, 0)
    table = kings("sol", "mentak").planets(0, SAUDOR).pools(0, goods=1).troops(0, LODOR, mech=3)
    table.game.players[0].tokens = (table.game.chart.system_of[LODOR],)
    game = explored(table, "local-fabricators", SAUDOR)
    answer(game, 0, "spend good")
    assert count(game.players[0].troops_on(SAUDOR), MECH) == 1, "the last of four: three lie under a token"
    game = base("local-fabricators")
    answer(game, 0, "take nothing")
    assert (wealth(game), discarded(game, "local-fabricators")) == ((0, 0), True)


@card("ti4:local-fabricators", "ti4:mercenary-outfit", "ti4:demilitarized-zone")
def test_no_mech_comes_onto_a_demilitarized_planet() -> None:
    table = kings("sol", "mentak").planets(0, SAUDOR).pools(0, goods=2)
    table.game.attachments[SAUDOR] = (ATTACHMENT["demilitarized-zone"],)
    game = explored(table, "local-fabricators", SAUDOR)
    assert kinds(game) == ["take nothing", "gain commodities"]
    table = kings().planets(0, LODOR)
    table.game.attachments[LODOR] = (ATTACHMENT["demilitarized-zone"],)
    game = explored(table, "mercenary-outfit", LODOR)
    assert game.over, "nobody is asked"


# -- hazardous ---------------------------------------------------------------------------------------------------------


def hazard(key: str, **units: int) -> TwilightImperium:
    table = kings().troops(0, VEFUT, **units)
    table.game.exhausted[VEFUT] = True
    return explored(table, key, VEFUT)


def reward(game: TwilightImperium, key: str) -> bool:
    """Whether the card has given what it promises."""
    player = game.players[0]
    if key == "core-mine":
        return player.goods == 1
    if key == "expedition":
        return not game.exhausted[VEFUT]
    if asked(game, 0).prompt == "gain tokens":
        plan(game, 0, (0, "tactic", 1))
    return player.tactic == 4


@each_card("find")
@pytest.mark.parametrize("find", ["core-mine", "expedition", "volatile-fuel-source"])
def test_a_mech_is_enough_and_an_infantry_may_be_removed(find: str) -> None:
    game = hazard(find, infantry=1, mech=1)
    assert reward(game, find), "with a mech it costs nothing"
    assert count(game.players[0].troops_on(VEFUT), INFANTRY) == 1
    game = hazard(find, infantry=2)
    answer(game, 0, "remove infantry")
    assert reward(game, find)
    assert count(game.players[0].troops_on(VEFUT), INFANTRY) == 1
    game = hazard(find, infantry=1)
    answer(game, 0, "keep infantry")
    assert (game.players[0].goods, game.players[0].tactic, game.exhausted[VEFUT]) == (0, 3, True)
    game = hazard(find)
    assert game.over, "without any nobody is asked"


@card("ti4:core-mine")
def test_an_infantry_that_is_removed_is_not_destroyed() -> None:
    table = kings().troops(0, VEFUT, infantry=1).techs(0, "infantry-2")
    game = explored(table, "core-mine", VEFUT)
    answer(game, 0, "remove infantry")
    assert game.players[0].returning == 0, "no die for its return"
    assert game.controller[VEFUT] == 0, "the planet stays"


# -- cultural ----------------------------------------------------------------------------------------------------------


@card("ti4:mercenary-outfit")
def test_mercenary_outfit() -> None:
    game = explored(kings().planets(0, LODOR), "mercenary-outfit", LODOR)
    answer(game, 0, "place infantry")
    assert count(game.players[0].troops_on(LODOR), INFANTRY) == 1


@card("ti4:freelancers")
def test_freelancers_take_influence_for_resources_but_of_each_planet_one_of_the_two() -> None:
    table = kings().planets(0, LODOR, PLANET["meer"])
    game = explored(table, "freelancers", LODOR)
    rows = {kind: most for _, kind, most in asked(game, 0).rows}
    assert rows["dreadnought"] == 1, "Lodor 3 and Meer 4 of influence: 7, not 3"
    assert rows["flagship"] == 0, "not 3 and 1 and 4 together"
    told = {(name, place): amount for name, place, amount, _ in game.sums(0, Form(((3, "dreadnought", 1),)))}
    assert told["pays", PLANET["meer"]] == 4, "the best payment is told by what a planet has more of"
    plan(game, 0, (3, "dreadnought", 1))
    assert asked(game, 0).prompt == "pay"
    plan(game, 0, (PLANET["meer"], "planet", 1))
    assert game.exhausted[PLANET["meer"]]
    assert not game.exhausted[LODOR]
    assert game.over


@card("ti4:freelancers")
@rule("ti4:26.5")
def test_freelancers_build_one_unit_no_ship_beside_those_of_others_and_know_no_sarween_tools() -> None:
    table = kings().planets(0, LODOR).techs(0, "sarween-tools").pools(0, goods=3)
    table.ships(1, 3, cruiser=1)
    game = explored(table, "freelancers", LODOR)
    rows = {(place, kind): most for place, kind, most in asked(game, 0).rows}
    assert rows[3, "cruiser"] == 0
    assert rows[1000 + LODOR, "infantry"] == 1
    plan(game, 0, (1000 + LODOR, "infantry", 1))
    assert asked(game, 0).prompt == "pay", "one is paid in full"
    game = explored(kings().planets(0, LODOR), "freelancers", LODOR)
    answer(game, 0, "build nothing")
    assert discarded(game, "freelancers")


@card("ti4:gamma-wormhole", "ti4:gamma-relay")
@rule("ti4:100.4b", "ti4:100.4", "ti4:93.1")
def test_gamma_wormholes_join_their_systems_and_the_cards_are_purged() -> None:
    table = kings().planets(0, LODOR)
    game = explored(table, "gamma-wormhole", LODOR)
    assert game.wormholes == ((3, "gamma"),)
    assert ("gamma wormhole", 0, (3,)) in happened(game)
    on_top(table, "gamma-relay")
    carry_out(game, ExploreFrontier(0, EMPTY))
    assert adjacent(game, 3).count(EMPTY) == 1
    game.wormholes = ((1, "gamma"), (EMPTY, "gamma"))
    assert EMPTY in adjacent(game, 1)
    assert game.view(0).systems[1].wormholes == "gamma"
    assert keys(game.purged) == ["gamma-wormhole", "gamma-relay"]
    assert not discarded(game, "gamma-wormhole")


@card("ti4:demilitarized-zone")
def test_a_demilitarized_zone_sends_away_what_stands_there_and_lets_nothing_in() -> None:
    table = kings().troops(0, LODOR, infantry=2, mech=1, pds=1, space_dock=1).ships(0, 3, carrier=1)
    table.game.players[0].ground[LODOR] = damage_mech(table)
    game = explored(table, "demilitarized-zone", LODOR)
    there, above = game.players[0].troops_on(LODOR), game.players[0].ships_in(3)
    assert not there
    assert (count(above, INFANTRY), count(above, MECH), damaged(above, MECH)) == (2, 1, 1)
    assert (count(above, PDS), count(above, SPACE_DOCK)) == (0, 0)
    gone = [("removed", 0, (1000 + LODOR, type)) for type in (PDS, SPACE_DOCK)]
    lifted = [("lifted", 0, (LODOR, type, number)) for type, number in ((INFANTRY, 2), (MECH, 1))]
    assert [row for row in happened(game) if row[0] in ("removed", "lifted")] == gone + lifted
    assert game.controller[LODOR] == 0, "the planet stays"
    assert is_closed(game, LODOR)
    assert no_landing(game, 1, LODOR) == "demilitarized"
    assert 1000 + LODOR not in structure_places(game, 0, PDS)
    carry_out(game, PlaceUnits(0, 1000 + LODOR, INFANTRY))
    assert not game.players[0].troops_on(LODOR)


def damage_mech(table: Table) -> tuple[int, ...]:
    force = list(table.game.players[0].ground[LODOR])
    force[MECH], force[MECH + 11] = 0, 1
    return tuple(force)


@card("ti4:demilitarized-zone")
def test_who_has_no_ship_above_loses_the_troops_of_the_zone() -> None:
    table = kings().troops(0, LODOR, infantry=2).planets(0, SAUDOR)
    game = explored(table, "demilitarized-zone", LODOR)
    assert not game.players[0].ships_in(3), "what no ship can carry is removed at once"


@card("ti4:demilitarized-zone")
def test_the_zone_may_be_traded_in_the_agenda_phase_and_no_other_planet() -> None:
    table = kings().planets(0, LODOR, SAUDOR).planets(1, VEFUT).pools(1, goods=2)
    game = table.game
    game.attachments[LODOR] = (ATTACHMENT["demilitarized-zone"],)
    assert not any(kind.startswith("planet") for _, kind, _ in rows_of(game, 0, 1)), "not in the action phase"
    game.agendas = (NUMBER["mutiny"],)
    game.phase = AGENDA
    game.begin(ResolveAgenda(NUMBER["mutiny"]))
    decision = asked(game, 1)
    assert decision.prompt == "ready"
    propose = len(decision.options)
    game.answer(Choice(1, (propose,)))
    named = [(giver, kind) for giver, kind, _ in asked(game, 1).rows if kind.startswith("planet")]
    assert named == [(0, f"planet {LODOR}")]
    plan(game, 1, (0, f"planet {LODOR}", 1), (1, "goods", 2))
    answer(game, 0, "accept")
    assert game.controller[LODOR] == 1
    assert game.exhausted[LODOR], "gained, so exhausted (53.1)"
    assert game.players[0].goods == 2
    assert planets_of(game, 1) == sorted([VEFUT, LODOR])


# -- the frontier ------------------------------------------------------------------------------------------------------


@card("ti4:derelict-vessel")
@rule("ti4:14.21a")
def test_derelict_vessel_draws_a_secret_and_of_four_one_goes_back() -> None:
    secrets = [number for number, row in OBJECTIVES.items() if row.stage == SECRET]
    table = kings()
    table.game.secrets = tuple(secrets[:3])
    game = frontier(table, "derelict-vessel")
    assert len(game.players[0].secrets) == 1
    table = kings()
    table.game.secrets = (secrets[0],)
    table.game.players[0].scored = tuple(secrets[1:4])
    game = frontier(table, "derelict-vessel")
    assert (game.players[0].secrets, game.secrets) == ((), (secrets[0],)), "with three scored it goes back"
    assert discarded(game, "derelict-vessel")


@card("ti4:lost-crew")
def test_lost_crew_draws_two_action_cards() -> None:
    table = kings()
    table.game.deck = list(range(DECK))
    assert len(frontier(table, "lost-crew").players[0].hand) == 2
    table = kings("yssaril", "sol")
    table.game.deck = list(range(DECK))
    game = frontier(table, "lost-crew")
    assert asked(game, 0).prompt, "Scheming: one more is drawn, and one is discarded"
    assert len(game.players[0].hand) == 3


@card("ti4:merchant-station")
def test_merchant_station_replenishes_or_turns_all() -> None:
    game = frontier(kings().pools(0, commodities=1), "merchant-station")
    answer(game, 0, "replenish")
    assert wealth(game) == (0, 4)
    game = frontier(kings().pools(0, commodities=3), "merchant-station")
    answer(game, 0, "convert commodities")
    assert wealth(game) == (3, 0)
    game = frontier(kings(), "merchant-station")
    assert kinds(game) == ["take nothing", "replenish"]


@card("ti4:merchant-station")
def test_the_trade_agreement_takes_what_the_station_replenishes() -> None:
    table = kings().notes(1, 0, "trade-agreement")
    game = frontier(table, "merchant-station")
    answer(game, 0, "replenish")
    answer(game, 1, "note")
    assert wealth(game, 1) == (4, 0)
    assert wealth(game) == (0, 0)


@card("ti4:enigmatic-device")
@rule("ti4:58.1", "ti4:93", "ti4:93.1", "ti4:93.2", "ti4:Q.terms.purge")
def test_an_enigmatic_device_is_kept_and_purged_for_research() -> None:
    table = kings().pools(0, goods=6)
    game = frontier(table, "enigmatic-device")
    device = game.players[0].kept[0]
    assert not discarded(game, "enigmatic-device")
    assert keys(game.view(1).players[0].kept) == ["enigmatic-device"]
    carry_out(game, ActionPhase())
    answer(game, 0, f"find {device}")
    answer(game, 0, f"tech {NUMBER['neural-motivator']}")
    player = game.players[0]
    assert (player.goods, player.kept, game.purged) == (0, (), (device,))
    assert NUMBER["neural-motivator"] in player.techs


@card("ti4:enigmatic-device")
@rule("ti4:58.1")
def test_the_device_needs_six_resources_and_the_nekro_have_tokens_of_it() -> None:
    table = kings().pools(0, goods=5)
    table.game.players[0].kept = (numbers_of("enigmatic-device")[0],)
    assert "find" not in kinds(table.begin())
    table = kings("nekro", "sol").pools(0, goods=6)
    table.game.players[0].kept = (numbers_of("enigmatic-device")[0],)
    game = table.begin()
    answer(game, 0, "find")
    assert asked(game, 0).prompt == "gain tokens"


@card("ti4:mirage")
@rule("ti4:56.2a", "ti4:29.2d", "ti4:29.1")
def test_mirage_comes_into_the_system_ready_and_is_explored() -> None:
    table = on_top(kings().ships(0, EMPTY, cruiser=1), "paradise-world")
    game = frontier(table, "mirage")
    assert game.chart.planets[EMPTY] == (MIRAGE,)
    assert game.chart.system_of[MIRAGE] == EMPTY
    assert (game.controller[MIRAGE], game.exhausted[MIRAGE]) == (0, False)
    assert keys(game.players[0].legendary) == ["mirage-flight-academy"]
    assert ATTACHMENT["paradise-world"] in game.attachments[MIRAGE], "nobody had it"
    assert keys(game.purged) == ["mirage"]
    assert game.frontier == ()
    seen = next(planet for planet in game.view(1).planets if planet.planet == MIRAGE)
    assert (seen.system, seen.influence) == (EMPTY, PLANETS[MIRAGE].influence + 2)
    assert game.view(0).systems[EMPTY].planets == (MIRAGE,)


@card("ti4:mirage")
def test_mirage_can_be_invaded_like_any_planet() -> None:
    table = on_top(kings().ships(0, EMPTY, cruiser=1), "paradise-world")
    game = frontier(table, "mirage")
    table.ships(1, 3, carrier=2, infantry=2, cruiser=3).ships(0, EMPTY, cruiser=-1)
    game.active = 0
    carry_out(game, ActionPhase())
    answer(game, 1, "tactical")
    answer(game, 1, f"system {EMPTY}")
    plan(game, 1, (3, "carrier", 2), (3, "infantry", 2))
    plan(game, 1, (1000 + MIRAGE, "infantry", 2))
    assert game.controller[MIRAGE] == 1
    assert keys(game.players[1].legendary) == ["mirage-flight-academy"]
    assert count(game.players[1].ships_in(EMPTY), CRUISER) == 0
