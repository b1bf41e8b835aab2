"""Mechs whose words change a combat: what the odds foretell of them is what the engine's own battles bring."""

from __future__ import annotations

import pytest

from orrery.kernel.rng import seeded
from orrery.ti4.components import NUMBER
from orrery.ti4.faction import FACTION, FACTIONS
from orrery.ti4.fleets import Side
from orrery.ti4.odds import Combat, course, odds
from orrery.ti4.odds_answer import answered
from orrery.ti4.units import BASIC, FLAGSHIP, INFANTRY, MECH, UNIT, force
from support.cite import card, rule
from support.ti4 import Table
from support.ti4_battles import PLANETS, Tally, combat_on, fought

BATTLES = 150
LIMIT = 3.5  # deviations


def table_of(attacker: str, defender: str, landing: dict[str, int], standing: dict[str, int]) -> Table:
    """They land from a carrier, and whatever else is there, on the one planet of the system."""
    table = Table(attacker, defender, tiles=PLANETS).own(0).own(1).court(0).court(1)
    planet = table.game.chart.planets[0][0]
    table.planets(0, 0).planets(1, 1).pools(0, 1, 9)
    return table.ships(0, 0, carrier=2, **landing).troops(1, planet, **standing)


def agrees(table: Table, seed: int = 5, ground: bool = True) -> None:
    combat, luck = combat_on(table, ground), seeded(seed)
    battles = [fought(table, ground, combat, luck.below(1 << 30)) for _ in range(BATTLES)]
    tally = Tally()
    tally.count(battles, odds(combat_on(table, ground)), "")
    told = ("win", "draw", "lost") if ground else ("win", "draw")  # the price of ground forces is no price of ships
    assert all(abs(tally.deviations()[key]) < LIMIT for key in told), tally.deviations()


def printed_of(faction: str) -> tuple[int, ...]:
    return FACTIONS[FACTION[faction]].sheet(kings=True)


def soldiers(mech: str, infantry: int, mechs: int, *has: str) -> Side:
    printed = tuple([UNIT[mech] if type == MECH else row for type, row in enumerate(BASIC)])
    return Side(force({INFANTRY: infantry, MECH: mechs}), printed, has)


@card("ti4:moll-terminus")
@pytest.mark.parametrize("others", ["letnev", "norr"])
def test_beside_a_moll_terminus_nobody_sustains(others: str) -> None:
    landing, standing = {"infantry": 3, "mech": 1}, {"infantry": 2, "mech": 2}
    agrees(table_of("mentak", others, landing, standing))
    agrees(table_of(others, "mentak", {"infantry": 3, "mech": 2}, {"infantry": 2, "mech": 1, "pds": 1}))
    beaten = odds(Combat(soldiers("moll-terminus", 1, 1), soldiers("mech", 1, 2), ground=True))
    assert beaten.win > odds(Combat(soldiers("mech", 1, 1), soldiers("mech", 1, 2), ground=True)).win + 0.1


@card("ti4:moll-terminus")
def test_what_is_bombarded_before_it_has_landed_still_sustains() -> None:
    table = table_of("mentak", "letnev", {"infantry": 1, "mech": 1, "dreadnought": 4}, {"infantry": 2, "mech": 2})
    agrees(table.pools(0, 1, 9))


@card("ti4:valkyrie-exoskeleton")
@pytest.mark.parametrize("weave", [False, True])
def test_a_valkyrie_exoskeleton_strikes_back(weave: bool) -> None:
    table = table_of("norr", "sol", {"infantry": 2, "mech": 2}, {"infantry": 4, "mech": 1})
    if weave:
        table.techs(0, "valkyrie-particle-weave")
    agrees(table)
    back = table_of("sol", "norr", {"infantry": 4, "mech": 1}, {"infantry": 2, "mech": 1})
    agrees(back.techs(1, "valkyrie-particle-weave") if weave else back)


@card("ti4:valkyrie-exoskeleton")
def test_round_by_round_it_comes_to_the_same() -> None:
    for has in ((), ("duranium-armor",), ("valkyrie-particle-weave", "duranium-armor"), ("fire-team",)):
        combat = Combat(soldiers("valkyrie-exoskeleton", 2, 2, *has), soldiers("mech", 3, 2), ground=True)
        found, last = odds(combat), course(combat)[-1]
        assert abs(found.win - last.win) < 1e-3, has
        assert found.win > odds(Combat(soldiers("mech", 2, 2, *has), soldiers("mech", 3, 2), ground=True)).win


@rule("ti4:20.4b", "ti4:75.6")
@pytest.mark.parametrize(("others", "key"), [("sol", "duranium-armor"), ("letnev", "non-euclidean-shielding")])
def test_who_harrows_fires_at_what_was_repaired_meanwhile_and_its_hits_are_cancelled_apart(
    others: str, key: str
) -> None:
    table = table_of("l1z1x", others, {"infantry": 4, "dreadnought": 3}, {"mech": 3})
    agrees(table.techs(1, key))


def test_what_repairs_or_shields_mechs_counts_on_the_ground() -> None:
    sides = {"attacker": "letnev, 2 mech, duranium-armor, non-euclidean-shielding", "defender": "4 infantry"}
    told = [each["what"] for each in answered({**sides, "place": "ground"}, "en")["rests_on"]]
    assert "duranium-armor" in told
    assert "non-euclidean-shielding" in told


@card("ti4:dunlain-reaper", "ti4:indoctrination")
@rule("ti4:31.19")
def test_the_attacker_puts_armour_on_before_the_defender_indoctrinates() -> None:
    table = table_of("letnev", "yin", {"infantry": 1, "mech": 1}, {"infantry": 3})
    assert combat_on(table, True).fleets()[1].converts
    agrees(table)
    agrees(table_of("yin", "letnev", {"infantry": 3}, {"infantry": 2, "mech": 1}))


@card("ti4:dunlain-reaper", "ti4:indoctrination")
def test_who_put_armour_on_before_the_indoctrination_does_so_again_in_the_second_round() -> None:
    table = table_of("letnev", "yin", {"infantry": 4}, {"infantry": 4})
    table.game.exhausted[0] = True
    once, twice = [odds(combat_on(table.pools(0, 1, 9, goods), True)).win for goods in (2, 4)]
    assert twice > once + 0.05
    agrees(table)


@card("ti4:dunlain-reaper", "ti4:duranium-armor")
def test_a_mech_that_comes_in_the_place_of_infantry_is_repaired_as_others_are() -> None:
    table = table_of("sol", "letnev", {"infantry": 2}, {"infantry": 1})
    plain, armoured = odds(combat_on(table, True)), odds(combat_on(table.techs(1, "duranium-armor"), True))
    mech = table_of("sol", "letnev", {"infantry": 2}, {"mech": 1}).techs(1, "duranium-armor")
    assert armoured.loss > plain.loss + 0.05
    assert armoured.loss == pytest.approx(odds(combat_on(mech, True)).loss)


@card("ti4:the-alastor", "ti4:mordred")
@rule("ti4:F.nekro.2")
def test_mechs_beside_the_alastor_fight_in_space_from_the_planet_too() -> None:
    table = table_of("sol", "nekro", {"cruiser": 4}, {"mech": 2, "infantry": 1}).ships(1, 0, flagship=1)
    agrees(table, ground=False)
    one, two = Side(force({FLAGSHIP: 1, MECH: 2}), printed_of("nekro")), Side(force({FLAGSHIP: 1}), printed_of("nekro"))
    assert odds(Combat(one, two)).win > 0.9


@card("ti4:annihilator")
def test_an_annihilator_bombards_before_it_lands() -> None:
    agrees(table_of("l1z1x", "sol", {"infantry": 1, "mech": 3}, {"infantry": 5}))
    agrees(table_of("l1z1x", "sol", {"infantry": 1, "mech": 2, "dreadnought": 2}, {"infantry": 5}))


@card("ti4:iconoclast")
@pytest.mark.parametrize("fragment", [False, True])
def test_an_iconoclast_knows_who_digs(fragment: bool) -> None:
    table = table_of("naalu", "sol", {"infantry": 1, "mech": 2}, {"infantry": 4})
    table.game.players[1].fragments = (NUMBER["cultural-relic-fragment"],) if fragment else ()
    agrees(table)
    kinds = {kind.type: kind.needs for kind in combat_on(table, True).fleets()[0].kinds}
    assert kinds == {INFANTRY: 8, MECH: 4 if fragment else 6}


@card("ti4:mordred")
def test_a_mordred_knows_whom_it_has_copied() -> None:
    table = table_of("nekro", "sol", {"infantry": 1, "mech": 2}, {"infantry": 4})
    valefar, copied = NUMBER["valefar-assimilator-x"], NUMBER["spec-ops-2"]
    table.techs(0, "valefar-assimilator-x").techs(1, "spec-ops-2")
    table.game.players[0].copied = ((valefar, copied),)
    agrees(table)
    assert {kind.type: kind.needs for kind in combat_on(table, True).fleets()[0].kinds}[MECH] == 4


@card("ti4:dunlain-reaper")
@pytest.mark.parametrize("goods", [2, 5])
def test_a_reaper_comes_in_each_round_that_can_be_paid(goods: int) -> None:
    table = table_of("letnev", "sol", {"infantry": 3}, {"infantry": 4}).pools(0, 1, 9, goods)
    table.game.exhausted[0] = table.game.exhausted[1] = True
    assert combat_on(table, True).attacker.reaps == goods // 2
    agrees(table)
    back = table_of("sol", "letnev", {"infantry": 5}, {"infantry": 3, "mech": 1}).pools(1, 1, 9, goods)
    back.game.exhausted[0] = back.game.exhausted[1] = back.game.exhausted[back.game.chart.planets[0][0]] = True
    agrees(back)
    combat = combat_on(back, True)
    assert abs(odds(combat).win - course(combat)[-1].win) < 1e-3


@card("ti4:moyins-ashes")
@pytest.mark.parametrize("goods", [2, 3])
def test_who_is_indoctrinated_becomes_a_mech_where_it_can_be_paid(goods: int) -> None:
    table = table_of("yin", "sol", {"infantry": 3}, {"infantry": 5}).pools(0, 1, 9, goods)
    table.game.exhausted[0] = table.game.exhausted[1] = True
    assert combat_on(table, True).attacker.remakes == (goods > 2)
    agrees(table)


def test_what_counts_is_said_and_what_does_not_as_well() -> None:
    """Of a side that is only named nobody knows whether its opponent digs; a reaper has to be paid for."""

    def told(attacker: str) -> tuple[set[str], set[str]]:
        found = answered({"attacker": attacker, "defender": "2 infantry", "place": "ground"}, "en")
        return {each["what"] for each in found["rests_on"]}, {each["text"] for each in found["inexact"]}

    for mech in ("moll-terminus", "valkyrie-exoskeleton", "annihilator"):
        rests, inexact = told(f"1 infantry, 2 {mech}")
        assert mech in rests
        assert not any("is not counted" in text for text in inexact)
    for mech in ("iconoclast", "mordred", "dunlain-reaper", "moyins-ashes"):
        assert any("is not counted" in text for text in told(f"1 infantry, 2 {mech}")[1])
