"""When the bot uses leaders, mechs, flagships and notes of factions: each reason with the case beside it."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Decision, Form, Option, about
from orrery.kernel.moment import Happening
from orrery.kernel.procedure import Procedure, begun
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.leaders import (
    arborec,
    argent,
    creuss,
    empyrean,
    hacan,
    letnev,
    mahact,
    mentak,
    naalu,
    naazrokha,
    nekro,
    nomad,
    norr,
    sol,
    titans,
    vuilraith,
    winnu,
    xxcha,
    yin,
)
from orrery.ti4.bot.leaders import muaat as muaat_court
from orrery.ti4.bot.sheets import argent as argent_sheet
from orrery.ti4.bot.sheets import empyrean as empyrean_sheet
from orrery.ti4.bot.sheets import hacan as hacan_sheet
from orrery.ti4.bot.sheets import jolnar as jolnar_sheet
from orrery.ti4.bot.sheets import letnev as letnev_sheet
from orrery.ti4.bot.sheets import muaat as muaat_sheet
from orrery.ti4.bot.sheets import naazrokha as naazrokha_sheet
from orrery.ti4.bot.sheets import nekro as nekro_sheet
from orrery.ti4.bot.sheets import nomad as nomad_sheet
from orrery.ti4.bot.sheets import titans as titans_sheet
from orrery.ti4.bot.trading import ware_worth
from orrery.ti4.components import NUMBER, numbers_of
from orrery.ti4.faction import HERO
from orrery.ti4.leaders.hesh_and_prit import NO_MORE
from orrery.ti4.leaders.trilossa_aun_mirik import Spread
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.rules.bombardment import Bombardment
from orrery.ti4.rules.hits import ANY, FIGHTERS, AssignHits
from orrery.ti4.rules.moments import Aftermath
from orrery.ti4.rules.placing import SetDown
from orrery.ti4.rules.production import Produce
from orrery.ti4.rules.researching import Research
from orrery.ti4.rules.space_cannon import FireCannon
from orrery.ti4.rules.space_combat import SpaceCombat
from orrery.ti4.rules.sustaining import SustainDamage
from orrery.ti4.rules.vote import CastVotes, ResolveAgenda
from orrery.ti4.state import AGENDA
from orrery.ti4.tiles import PLANET, PLANETS
from orrery.ti4.units import CARRIER, DREADNOUGHT, PDS
from orrery.ti4.windows import (
    AFTER_SPACE_COMBAT_ROLL,
    START_OF_SPACE_COMBAT_ROUND,
)
from support.cite import card
from support.play import asked
from support.ti4 import Table
from support.ti4_combat import battle
from support.ti4_finds import LODOR, kings
from support.ti4_weighing import taken

WELLON, VEFUT, THIBAH, TARMANN, SAUDOR, MEHAR = [
    PLANET[key] for key in ("wellon", "vefutii", "thibah", "tarmann", "saudor", "meharxull")
]  # in the systems 1 to 6
WINDOW = Decision(0, "window", [])
SURE, LAST = 0, 9  # points of somebody else: the game goes on, or may end now


def amid(table: Table, *procedures: Procedure) -> Aims:
    """While those are in progress, the last of them innermost."""
    table.game.stack = [begun(each) for each in procedures]
    return Aims(table.game, 0)


def happened(table: Table, happening: Happening) -> Aims:
    return amid(table, Aftermath(0, [], happening))


def late(table: Table, points: int) -> Aims:
    table.game.players[1].points = points
    return Aims(table.game, 0)


# -- what happened to whom ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", [0, 1])
def test_ships_and_agents_of_ones_own_are_helped_and_no_others(who: int) -> None:
    table = Table("empyrean", "nomad")
    assert empyrean.my_ships(happened(table, Happening("moved", who)), WINDOW, 0) == (who == 0)
    assert nomad_sheet.mine(happened(table, Happening("used", who)), WINDOW, 0) == (who == 0)


@card("ti4:artuno-the-betrayer")
@pytest.mark.parametrize(("goods", "wanted"), [(1, False), (2, True)])
def test_artuno_keeps_two_goods(goods: int, wanted: bool) -> None:
    aims = happened(Table("nomad", "hacan"), Happening("gained", 0, about=goods))
    assert nomad.enough(aims, WINDOW, 0) == wanted


@card("ti4:suffi-an")
@pytest.mark.parametrize(("robbed", "wanted"), [(1, False), (2, True)])
def test_the_leader_of_the_game_is_given_no_card(robbed: int, wanted: bool) -> None:
    table = Table("mentak", "hacan", "sol")
    table.game.players[1].points = 3
    assert mentak.no_card_for_the_leader(happened(table, Happening("pillaged", 0, robbed)), WINDOW, 0) == wanted


@card("ti4:brother-milor")
@pytest.mark.parametrize(("owner", "fighters", "wanted"), [(0, 3, True), (0, 4, False), (1, 3, False)])
def test_milor_gives_fighters_that_stay(owner: int, fighters: int, wanted: bool) -> None:
    table = Table("yin", "hacan").ships(0, 2, carrier=1, fighter=fighters)
    assert yin.saves_mine(happened(table, Happening("destroyed", owner, 2)), WINDOW, 0) == wanted


@card("ti4:the-stillness-of-stars")
@pytest.mark.parametrize(("other", "wanted"), [(1, True), (2, False)])
def test_stars_stand_still_for_a_unit_of_two_resources(other: int, wanted: bool) -> None:
    """The Hacan have six commodities, the Jol-Nar are left with fighters."""
    table = kings("vuilraith", "hacan", "jolnar").own(0).court(0)
    if not wanted:
        for system in range(1, 7):
            table.ships(2, system, carrier=1, destroyer=2, cruiser=2, dreadnought=1)
    assert vuilraith.good_catch(happened(table, Happening("replenished", other)), WINDOW, 0) == wanted


# -- combat ------------------------------------------------------------------------------------------------------------


@card("ti4:tellurian")
@pytest.mark.parametrize(("seat", "kind", "wanted"), [(0, ANY, True), (0, FIGHTERS, False), (1, ANY, False)])
def test_a_hit_on_ones_own_is_cancelled_unless_a_fighter_takes_it(seat: int, kind: int, wanted: bool) -> None:
    table = Table("titans", "hacan").ships(0, 1, cruiser=1, fighter=1).ships(1, 1, cruiser=1, fighter=1)
    aims = amid(table, AssignHits(1, ((seat, 1 - seat, 1, kind, -1),)))
    assert titans.hits_me(aims, WINDOW, 0) == wanted


@card("ti4:hecatoncheires")
@pytest.mark.parametrize(("mine", "theirs", "wanted"), [(1, 0, False), (0, 0, True), (1, 1, True)])
def test_a_mech_comes_for_a_pds_where_it_must_fight_or_guard(mine: int, theirs: int, wanted: bool) -> None:
    table = Table("titans", "hacan").troops(1, WELLON, infantry=theirs).troops(0, WELLON, infantry=mine)
    assert titans.two_for_one(amid(table, SetDown(0, ON_PLANET + WELLON, PDS)), WINDOW, 0) == wanted


@card("ti4:dynamo")
@pytest.mark.parametrize(
    ("seat", "type", "influence", "wanted"),
    [(0, DREADNOUGHT, 3, True), (0, CARRIER, 3, False), (1, DREADNOUGHT, 3, False), (0, DREADNOUGHT, 1, False)],
)
def test_the_dynamo_mends_what_is_dear_and_ones_own(seat: int, type: int, influence: int, wanted: bool) -> None:
    table = Table("empyrean", "hacan").pools(0, goods=influence)
    aims = amid(table, SustainDamage(seat, 1, type))
    assert empyrean_sheet.mends_own(aims, WINDOW, 0) == wanted


@card("ti4:strike-wing-ambuscade")
@pytest.mark.parametrize(("dice", "needs", "wanted"), [(3, 6, True), (4, 6, False), (1, 7, False)])
def test_a_die_more_is_for_few_dice_that_are_likely_to_hit(dice: int, needs: int, wanted: bool) -> None:
    table = Table("hacan", "sol")
    gun = (PDS, dice, needs, 1)
    assert argent_sheet.worth_a_note(amid(table, FireCannon(0, 1, (1,), guns=(gun,))), WINDOW, 0) == wanted
    bombs = amid(table, Bombardment(0, 1, (gun,)))
    assert argent_sheet.worth_a_note(bombs, WINDOW, 0) == (needs <= 6), "of a bombardment no hit is too many"


@card("ti4:war-funding")
@pytest.mark.parametrize(("enemies", "wanted"), [(2, True), (9, False)])
def test_war_is_funded_while_the_combat_is_open_and_bought_dice_are_rolled(enemies: int, wanted: bool) -> None:
    table = Table("hacan", "sol").ships(0, 1, cruiser=2).ships(1, 1, cruiser=enemies)
    aims = amid(table, SpaceCombat(0, 1, 1))
    assert letnev_sheet.takes_dice(aims, Decision(0, START_OF_SPACE_COMBAT_ROUND, []), 0) == wanted
    assert letnev_sheet.takes_dice(aims, WINDOW, 0)


# -- production --------------------------------------------------------------------------------------------------------


@card("ti4:berekar-berekon")
@pytest.mark.parametrize(("seat", "goods", "wanted"), [(0, 2, True), (0, 1, False), (1, 2, False)])
def test_two_resources_are_saved_where_two_are_spent(seat: int, goods: int, wanted: bool) -> None:
    table = Table("winnu", "hacan").troops(seat, WELLON, space_dock=1, infantry=1).pools(0, goods=goods)
    table.game.exhausted[WELLON] = True
    assert winnu.builds_much(amid(table, Produce(seat, 1)), WINDOW, 0) == wanted


@card("ti4:berekar-berekon")
@pytest.mark.parametrize(("number", "wanted"), [(1, False), (2, True)])
def test_who_can_build_one_unit_alone_saves_nothing_for_two(number: int, wanted: bool) -> None:
    table = Table("winnu", "hacan").troops(0, WELLON, space_dock=1, infantry=1).pools(0, goods=5)
    assert winnu.builds_much(amid(table, Produce(0, 1, number=number)), WINDOW, 0) == wanted


@card("ti4:trilossa-aun-mirik")
@pytest.mark.parametrize(("seat", "guards", "wanted"), [(0, 0, True), (0, 1, False), (1, 0, False)])
def test_troops_are_spread_to_planets_of_ones_own_that_are_bare(seat: int, guards: int, wanted: bool) -> None:
    table = Table("argent", "hacan").troops(0, WELLON, infantry=1).troops(0, VEFUT, infantry=guards)
    assert argent.bare_around(amid(table, Produce(seat, 1)), WINDOW, 0) == wanted


@card("ti4:trilossa-aun-mirik")
def test_troops_are_spread_one_by_one_to_where_a_guard_is_worth_most() -> None:
    table = Table("argent", "hacan").troops(0, WELLON, infantry=2).planets(0, VEFUT)
    table.game.stack = [begun(Produce(0, 1, ((ON_PLANET + WELLON, "infantry", 2),))), begun(Spread(0))]
    rows = tuple([(ON_PLANET + planet, "infantry", 2) for planet in (WELLON, VEFUT)])
    choice = argent.spread(Aims(table.game, 0), Decision(0, "spread troops", [Option("as produced")], rows=rows))
    assert choice.form == Form(((ON_PLANET + VEFUT, "infantry", 2),))


@card("ti4:letani-behemoth")
@pytest.mark.parametrize(("system", "goods", "wanted"), [(1, 3, True), (2, 3, False), (1, 0, False)])
def test_a_grown_fleet_answers_an_attack_that_it_can_pay_for(system: int, goods: int, wanted: bool) -> None:
    table = Table("arborec", "hacan").troops(0, WELLON, space_dock=1, infantry=1).pools(0, goods=goods)
    table.game.exhausted[WELLON] = True
    table.game.active, table.game.active_system = 1, system
    assert arborec.grows_here(Aims(table.game, 0), WINDOW, 0) == wanted


@card("ti4:wrath-of-kenara")
@pytest.mark.parametrize(
    ("die", "goods", "enemies", "wanted"),
    [(6, 2, 2, True), (5, 2, 2, False), (6, 2, 12, False)],
)
def test_a_hit_is_bought_that_is_missed_by_one_while_the_combat_is_open(
    die: int, goods: int, enemies: int, wanted: bool
) -> None:
    table = Table("hacan", "letnev").own(0).pools(0, goods=goods).ships(0, 1, flagship=1)
    game = battle(table.ships(1, 0, cruiser=enemies), die, 1, *[1] * 12)
    assert asked(game, 0).prompt == AFTER_SPACE_COMBAT_ROLL
    assert hacan_sheet.buys_hits(Aims(game, 0), asked(game, 0), 0) == wanted


@card("ti4:gila-the-silvertongue")
@pytest.mark.parametrize(("against", "goods", "price"), [(5, 0, 0), (5, 1, 0), (5, 3, 2), (3, 3, 1)])
def test_as_few_goods_as_turn_the_vote_are_paid(against: int, goods: int, price: int) -> None:
    """Two votes stand against five: two goods are four more. Against three one is enough."""
    table = Table("hacan", "sol").planets(0, VEFUT).planets(1, MEHAR).pools(0, goods=goods)
    table.game.phase, table.game.speaker, voted = AGENDA, 1, NUMBER["minister-of-war"]
    agenda, mine, theirs = ResolveAgenda(voted), Option("seat", (("seat", 0),)), Option("seat", (("seat", 1),))
    agenda.votes, agenda.voted = [(1, theirs, against)], (0, 1)
    aims = amid(table, agenda, CastVotes(0, voted, mine, 2))
    assert hacan.price_of_votes(aims) == price
    assert hacan.turns_vote(aims, WINDOW, 0) == (price > 0)
    offered = [Option("goods", (("goods", number),)) for number in range(1, goods + 1)]
    if price:
        assert hacan.buy(aims, Decision(0, "buy votes", offered)).picks == (price - 1,)


# -- technologies ------------------------------------------------------------------------------------------------------


@card("ti4:research-agreement")
def test_a_technology_is_agreed_on_that_one_would_research() -> None:
    table = Table("hacan", "jolnar")
    values = [(key, jolnar_sheet.worth_agreeing(amid(table, Research(1, NUMBER[key])), WINDOW, 0)) for key in TWO]
    assert values == [("sarween-tools", True), ("self-assembly-routines", False)]
    assert not jolnar_sheet.worth_agreeing(Aims(table.game, 0), WINDOW, 0), "nobody researches"


TWO = ("sarween-tools", "self-assembly-routines")


@card("ti4:fabrication")
@pytest.mark.parametrize(
    ("relics", "fragments", "tokens", "wanted"), [(1, 2, 9, True), (0, 2, 9, False), (1, 1, 9, False), (1, 1, 0, True)]
)
def test_two_of_a_kind_make_a_relic_and_one_a_token_that_lacks(
    relics: int, fragments: int, tokens: int, wanted: bool
) -> None:
    table = kings("naazrokha", "hacan").pools(0, tactic=tokens, fleet=9)
    table.game.players[0].strategy = tokens
    table.game.relics = (NUMBER["dominus-orb"],) * relics
    table.game.players[0].fragments = tuple(numbers_of("cultural-relic-fragment")[:fragments])
    assert naazrokha_sheet.makes_something(Aims(table.game, 0), WINDOW, 0) == wanted


@card("ti4:galactic-threat")
def test_nothing_is_predicted_where_nobody_else_who_votes_knows_anything() -> None:
    table = Table("nekro", "hacan").techs(0, "gravity-drive")
    assert not nekro_sheet.worth_predicting(Aims(table.game, 0), WINDOW, 0)
    table.techs(1, "sarween-tools")
    assert nekro_sheet.worth_predicting(Aims(table.game, 0), WINDOW, 0)


# -- heroes and agents in one's own turn -------------------------------------------------------------------------------


@card("ti4:darktalon-treilla")
@pytest.mark.parametrize(("here", "there", "wanted"), [(5, 1, True), (5, 0, False), (4, 4, False)])
def test_a_full_fleet_that_others_could_join_needs_no_pool(here: int, there: int, wanted: bool) -> None:
    table = Table("letnev", "hacan").pools(0, fleet=3).ships(0, 1, cruiser=here).ships(0, 2, cruiser=there)
    assert letnev.pool_is_full(Aims(table.game, 0), WINDOW, 0) == wanted


@card("ti4:airo-shir-aur")
@pytest.mark.parametrize(
    ("cruisers", "points", "wanted"), [(3, SURE, True), (2, SURE, False), (2, LAST, True), (0, LAST, False)]
)
def test_two_fleets_are_set_on_each_other_for_six_resources(cruisers: int, points: int, wanted: bool) -> None:
    table = Table("mahact", "hacan", "sol").court(0, HERO).ships(1, 1, cruiser=cruisers).ships(2, 2, cruiser=5)
    assert mahact.good_fight(late(table, points), WINDOW, 0) == wanted


@card("ti4:unitdsgnflayesh")
def test_a_planet_is_taken_apart_that_is_rich() -> None:
    special = [planet for planet in (WELLON, VEFUT, THIBAH, TARMANN, SAUDOR, MEHAR) if PLANETS[planet].specialty]
    table = Table("nekro", "hacan").court(0, HERO)
    assert not nekro.rich_enough(Aims(table.game, 0), WINDOW, 0)
    for planet in special:
        table = Table("nekro", "hacan").court(0, HERO).ships(0, table.game.chart.system_of[planet], cruiser=1)
        rich = PLANETS[planet].resources + PLANETS[planet].influence >= 3
        assert nekro.rich_enough(Aims(table.game, 0), WINDOW, 0) == rich


@card("ti4:it-feeds-on-carrion")
@pytest.mark.parametrize(
    ("dreadnoughts", "points", "wanted"), [(4, SURE, True), (2, SURE, False), (2, LAST, True), (0, LAST, False)]
)
def test_the_hero_feasts_on_fleets_beside_rifts(dreadnoughts: int, points: int, wanted: bool) -> None:
    table = kings("vuilraith", "hacan", tiles=("18", "41", "20", "26", "46", "33", "23")).own(0).court(0, HERO)
    table.troops(0, LODOR, space_dock=1, infantry=1).ships(1, 2, dreadnought=dreadnoughts)
    assert vuilraith.feast(late(table, points), WINDOW, 0) == wanted


@card("ti4:mathis-mathinus")
def test_a_strategy_card_is_worth_a_hero_from_eight_resources() -> None:
    """Leadership is worth eight where tokens lack, Imperial more to who holds Mecatol Rex."""
    table = Table("winnu", "hacan")
    assert winnu.worth_speaking(Aims(table.game, 0), WINDOW, 0)
    table.pools(0, tactic=9, fleet=9).game.players[0].strategy = 9
    assert not winnu.worth_speaking(Aims(table.game, 0), WINDOW, 0)
    table.planets(0, PLANET["mecatol_rex"])
    assert winnu.worth_speaking(Aims(table.game, 0), WINDOW, 0)


@card("ti4:zs-thunderbolt-m2")
@pytest.mark.parametrize(("goods", "wanted"), [(2, False), (3, True)])
def test_a_mech_falls_from_orbit_for_three_resources_to_spare(goods: int, wanted: bool) -> None:
    assert sol.can_spare(Aims(Table("sol", "hacan").pools(0, goods=goods).game, 0), WINDOW, 0) == wanted


@card("ti4:jace-x-4th-air-legion")
@pytest.mark.parametrize(
    ("tokens", "tactic", "ships", "points", "wanted"),
    [
        (3, 1, 2, SURE, True),
        (2, 1, 2, SURE, False),
        (1, 1, 2, LAST, True),
        (3, 0, 2, SURE, False),
        (3, 1, 0, SURE, False),
    ],
)
def test_tokens_come_back_that_hold_fleets(tokens: int, tactic: int, ships: int, points: int, wanted: bool) -> None:
    table = Table("sol", "hacan").ships(0, 1, dreadnought=ships).pools(0, tactic=tactic)
    table.game.players[0].tokens = tuple(range(1, tokens + 1))
    assert sol.frees_enough(late(table, points), WINDOW, 0) == wanted


@card("ti4:field-marshal-mercer")
@pytest.mark.parametrize(
    ("active", "there", "elsewhere", "wanted"), [(0, 1, 2, True), (1, 1, 2, False), (0, 2, 2, False), (0, 1, 1, False)]
)
def test_soldiers_are_called_in_ones_own_turn_to_a_bare_planet(
    active: int, there: int, elsewhere: int, wanted: bool
) -> None:
    table = Table("nomad", "hacan").troops(0, WELLON, infantry=there).troops(0, VEFUT, infantry=elsewhere)
    table.game.active, table.game.activated = active, 1
    assert nomad.guards_wanted(Aims(table.game, 0), WINDOW, 0) == wanted


@card("ti4:emissary-taivra")
def test_nobody_else_is_led_through_wormholes() -> None:
    table = Table("creuss", "hacan").ships(0, 1, dreadnought=2)
    table.game.active, table.game.active_system = 1, 2
    assert not creuss.more_come(Aims(table.game, 0), WINDOW, 0)


@card("ti4:shval-harbinger")
@pytest.mark.parametrize(
    ("cruisers", "infantry", "points", "wanted"),
    [(6, 4, LAST, True), (0, 4, LAST, False), (6, 1, LAST, False), (6, 4, SURE, False)],
)
def test_the_harbinger_lands_past_a_fleet_that_would_win(
    cruisers: int, infantry: int, points: int, wanted: bool
) -> None:
    table = Table("norr", "hacan").troops(1, WELLON, infantry=1).ships(1, 1, cruiser=cruisers)
    table.ships(0, 1, carrier=1, infantry=infantry)
    table.game.active_system = 1
    assert norr.past_the_fleet(late(table, points), WINDOW, 0) == wanted


@card("ti4:the-inferno")
@pytest.mark.parametrize(("strategy", "fleet", "wanted"), [(2, 2, True), (1, 2, False), (2, 1, False)])
def test_a_cruiser_comes_to_the_inferno_for_a_spare_token_where_there_is_room(
    strategy: int, fleet: int, wanted: bool
) -> None:
    table = Table("muaat", "hacan").ships(0, 1, flagship=1).pools(0, fleet=fleet)
    table.game.players[0].strategy = strategy
    assert muaat_sheet.launches(Aims(table.game, 0), WINDOW, 0) == wanted


@card("ti4:ouranos")
@pytest.mark.parametrize(("infantry", "enemies", "wanted"), [(1, 0, True), (0, 0, False), (1, 1, False), (0, 1, False)])
def test_ouranos_rises_where_a_guard_stays_and_nobody_waits(infantry: int, enemies: int, wanted: bool) -> None:
    table = Table("titans", "hacan").own(0).troops(0, WELLON, infantry=infantry, pds=1).ships(1, 1, cruiser=enemies)
    game = table.ships(0, 2, cruiser=1).activate(1)
    assert titans_sheet.safe_there(Aims(game, 0), WINDOW, 0) == wanted


# -- what is chosen ----------------------------------------------------------------------------------------------------


@card("ti4:umbat")
def test_umbat_builds_where_there_is_room() -> None:
    table = Table("muaat", "hacan").ships(0, 1, flagship=1).ships(0, 2, flagship=1, cruiser=3).pools(0, fleet=4)
    one, two, nothing = Option("system", (("system", 1),)), Option("system", (("system", 2),)), Option("nothing")
    assert taken(muaat_court.where, table, [one, two]) == one
    assert taken(muaat_court.where, table, [one, nothing]) == one


@card("ti4:zeu", "ti4:the-oracle")
def test_an_agenda_is_kept_to_oneself_and_all_fighters_come() -> None:
    table = Table("naalu", "hacan")
    options = [Option("nobody"), *about("seat", [1])]
    assert naalu.keep_to_oneself(Aims(table.game, 0), Decision(0, "show agenda to", options)).picks == (0,)
    forms = [Form(((1, "fighter", 2),)), Form(((1, "fighter", 1),))]
    assert naalu.all_of_them(Aims(table.game, 0), Decision(0, "produce more", [], forms=forms)).form == forms[0]


@card("ti4:hesh-and-prit")
def test_the_strategy_card_that_brings_most_is_resolved() -> None:
    table = Table("naazrokha", "hacan").planets(0, PLANET["mecatol_rex"])
    diplomacy, imperial = about("strategy", [2, 8])
    assert taken(naazrokha.synthesis, table, [diplomacy, imperial]) == imperial
    assert taken(naazrokha.synthesis, table, [NO_MORE, diplomacy]) == diplomacy


@card("ti4:xxekir-grom")
def test_a_law_is_decreed_away_if_it_harms() -> None:
    table = Table("xxcha", "hacan").law("minister-of-war", 0, 0).law("fleet-regulations", -1)
    own, bad = about("agenda", [NUMBER["minister-of-war"], NUMBER["fleet-regulations"]])
    keep = Option("no law")
    assert taken(xxcha.bad_law, table, [own, bad, keep]) == bad
    assert taken(xxcha.bad_law, table, [own, keep]) == keep


@card("ti4:terraform")
def test_a_planet_is_terraformed_that_is_guarded_most_and_has_fewest_traits() -> None:
    table = Table("titans", "hacan").planets(0, WELLON, VEFUT)
    best = max((WELLON, VEFUT), key=lambda planet: PLANETS[planet].resources + PLANETS[planet].influence)
    assert taken(titans_sheet.soil, table, about("planet", [WELLON, VEFUT])).id() == best


@card("ti4:ouranos")
def test_ouranos_rises_where_most_are_left() -> None:
    table = Table("titans", "hacan").troops(0, WELLON, infantry=2, pds=1).troops(0, VEFUT, infantry=2, pds=2)
    assert taken(titans_sheet.pillar, table, about("planet", [WELLON, VEFUT])).id() == VEFUT
    table.troops(0, WELLON, infantry=2)
    assert taken(titans_sheet.pillar, table, about("planet", [WELLON, VEFUT])).id() == WELLON


def test_a_dock_lands_where_it_builds_most_of_equals_where_influence_is() -> None:
    table = Table("nekro", "hacan")
    poor, equal, rich = [PLANET[key] for key in ("lisis_ii", "jol", "bereg")]
    assert taken(nekro_sheet.land_dock, table, about("planet", [poor, equal])).id() == equal
    assert taken(nekro_sheet.land_dock, table, about("planet", [rich, equal])).id() == rich


def test_wares_are_worth_what_they_bring() -> None:
    table = kings("sol", "hacan")
    table.game.players[0].fragments = tuple(numbers_of("cultural-relic-fragment")[:2])
    alike, alone = [ware_worth(table.game, 0, f"fragment {kind}-relic-fragment") for kind in ("cultural", "industrial")]
    assert alike > alone
    assert ware_worth(table.game, 0, "captured carrier") == 3.0
    planets = [ware_worth(table.game, 0, f"planet {planet}") for planet in (WELLON, VEFUT)]
    sums = [PLANETS[planet].resources + PLANETS[planet].influence for planet in (WELLON, VEFUT)]
    assert planets[0] - planets[1] == sums[0] - sums[1]
    assert planets[0] > sums[0]
