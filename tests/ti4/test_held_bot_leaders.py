"""What the bot answers where leaders and sheets of factions ask: for itself, for the dearest, against the leader."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from orrery.kernel.decision import Choice, Decision, Form, Option, about
from orrery.ti4.bot import exploring, targets
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.cards import KEPT
from orrery.ti4.bot.leaders import (
    arborec,
    argent,
    empyrean,
    hacan,
    mahact,
    naazrokha,
    nekro,
    nomad,
    saar,
    titans,
    winnu,
    xxcha,
    yin,
    yssaril,
)
from orrery.ti4.bot.sheets import hacan as hacan_sheet
from orrery.ti4.bot.sheets import mahact as mahact_sheet
from orrery.ti4.bot.sheets import naazrokha as naazrokha_sheet
from orrery.ti4.bot.sheets import nekro as nekro_sheet
from orrery.ti4.bot.sheets import nomad as nomad_sheet
from orrery.ti4.bot.sheets import vuilraith as vuilraith_sheet
from orrery.ti4.bot.trading import WINNING
from orrery.ti4.components import NUMBER, note_of, numbers_of
from orrery.ti4.faction import COMMANDER
from orrery.ti4.factions.naazrokha import FOR_RELIC
from orrery.ti4.leaders.garv_and_gunn import NOTHING as NOT_AT_ALL
from orrery.ti4.leaders.kyver_blade_and_key import DISCARD, TAKE
from orrery.ti4.leaders.mirik_aun_sissiri import NO_MORE
from orrery.ti4.leaders.so_ata import HAND, SECRETS
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.prediction import ABSTAIN
from orrery.ti4.rules.hits import FIGHTERS
from orrery.ti4.tiles import PLANETS
from orrery.ti4.units import CARRIER, CRUISER, DESTROYER, DREADNOUGHT, FIGHTER, INFANTRY, MECH, WAR_SUN
from support.cite import card
from support.ti4 import Table
from support.ti4_weighing import FREE

RICH = max(FREE, key=lambda each: PLANETS[each].resources + PLANETS[each].influence)
POOR = min(FREE, key=lambda each: PLANETS[each].resources + PLANETS[each].influence)
MIDDLING = next(each for each in FREE if PLANETS[each].resources + PLANETS[each].influence == 3)
NOTHING = Option("nothing")
COUNCIL = NUMBER["intimidate-council"]  # ships in two systems next to Mecatol Rex


def chosen(
    judge: Callable[[Aims, Decision], Choice], table: Table, options: list[Option], *things: tuple[str, int]
) -> Option:
    decision = Decision(0, "any", options, things=things)
    return options[judge(Aims(table.game, 0), decision).picks[0]]


def either_way(
    judge: Callable[[Aims, Decision], Choice], table: Table, good: Option, bad: Option, *things: tuple[str, int]
) -> bool:
    """The good one is taken, in whichever order they are offered."""
    return all(chosen(judge, table, order, *things) == good for order in ([good, bad], [bad, good]))


def planet(number: int) -> Option:
    return Option("planet", (("planet", number),))


def seat(number: int) -> Option:
    return Option("seat", (("seat", number),))


def ship(number: int, type: int, damaged: int = 0) -> Option:
    return Option("ship", (("seat", number), ("type", type), ("damaged", damaged)))


# -- the Argent Flight and the Arborec ---------------------------------------------------------------------------------


@card("ti4:mirik-aun-sissiri")
def test_the_fleet_comes_where_an_objective_wants_ships_and_else_it_is_enough() -> None:
    table = Table("argent", "hacan").ships(0, 0, cruiser=2)
    here = Option("system", (("system", 1),))
    assert either_way(argent.beacon, table, NO_MORE, here)
    table.game.objectives = (COUNCIL,)
    assert either_way(argent.beacon, table, here, NO_MORE)


@card("ti4:letani-ospha")
def test_the_bot_swaps_its_own_cheapest_ship_for_the_dearest() -> None:
    table = Table("arborec", "hacan").ships(0, 1, destroyer=1, cruiser=1).ships(1, 2, destroyer=1)
    assert either_way(arborec.which_ship, table, ship(0, DESTROYER), ship(1, DESTROYER))
    kinds = [Option("type", (("type", type),)) for type in (CRUISER, DREADNOUGHT)]
    assert either_way(arborec.for_what, table, kinds[1], kinds[0], ("type", DESTROYER))
    assert either_way(arborec.for_what, table, NOTHING, kinds[0], ("type", DREADNOUGHT))


@card("ti4:letani-ospha")
def test_no_ship_is_swapped_for_one_that_would_have_to_come_from_the_board() -> None:
    table = Table("arborec", "hacan").ships(0, 1, dreadnought=5, destroyer=1)
    kinds = [Option("type", (("type", type),)) for type in (DREADNOUGHT, CRUISER)]
    assert either_way(arborec.for_what, table, kinds[1], kinds[0], ("type", DESTROYER))


@card("ti4:letani-miasmiala")
def test_more_is_grown_while_something_can_be_paid() -> None:
    table = Table("arborec", "hacan").pools(0, goods=1)
    here = Option("system", (("system", 1),))
    assert either_way(arborec.where, table, here, NOTHING)
    assert either_way(arborec.where, table.pools(0), NOTHING, here)


@card("ti4:letani-behemoth")
def test_a_mech_grows_on_a_planet_rather_than_in_space_and_there_rather_than_nowhere() -> None:
    table = Table("arborec", "hacan").planets(0, RICH, POOR)
    places = [Option("place", (("place", place),)) for place in (ON_PLANET + RICH, 1)]
    assert either_way(arborec.stronghold, table, places[0], places[1])
    assert either_way(arborec.stronghold, table, places[1], NOTHING)


# -- the Mahact --------------------------------------------------------------------------------------------------------


def way(owner: int, start: int, end: int) -> Option:
    return Option("way", (("seat", owner), ("system", start), ("to", end)))


@card("ti4:airo-shir-aur")
def test_two_others_are_sent_where_both_lose_most() -> None:
    table = Table("mahact", "hacan", "sol").ships(1, 1, dreadnought=2).ships(2, 2, dreadnought=2)
    table.ships(1, 3, dreadnought=3).ships(2, 4, fighter=2)
    assert either_way(mahact.send_whom, table, way(1, 1, 2), way(1, 3, 4))
    aims = Aims(table.game, 0)
    assert mahact.worth_sending(aims, 1, 1, 2) == 8.0, "the cheaper of the two fleets"
    assert mahact.worth_sending(aims, 1, 3, 4) == 1.0, "two fighters cost one"
    assert mahact.worth_sending(aims, 1, 1, 5) == 0.0, "nobody is there"


@card("ti4:airo-shir-aur")
@pytest.mark.parametrize(("mine", "sent"), [(3, True), (2, False)])
def test_the_bot_fights_itself_only_where_it_is_half_as_strong_again(mine: int, sent: bool) -> None:
    table = Table("mahact", "hacan").ships(0, 1, dreadnought=mine).ships(1, 2, dreadnought=2)
    aims = Aims(table.game, 0)
    assert mahact.worth_sending(aims, 0, 1, 2) == (8.0 if sent else 0.0)
    assert mahact.worth_sending(aims, 1, 2, 1) == (8.0 if sent else 0.0)


@card("ti4:jae-mir-kan")
def test_the_token_is_used_that_sets_fewest_units_free() -> None:
    table = Table("mahact", "hacan").ships(1, 1, cruiser=3).ships(1, 2, cruiser=1)
    systems = [Option("system", (("system", system),)) for system in (2, 1)]
    assert either_way(mahact.whose_token, table, systems[0], systems[1], ("seat", 1))


@card("ti4:genetic-recombination")
@pytest.mark.parametrize(("key", "wanted"), [("homeland-defense-act", "against"), ("seed-of-an-empire", "for")])
def test_who_is_told_what_to_vote_gives_a_token_only_for_what_is_worth_more(key: str, wanted: str) -> None:
    table = Table("sol", "mahact").planets(0, RICH)
    table.game.players[0].points = 3
    options = [Option("against"), ABSTAIN, Option("for")]
    decision = Decision(0, "vote as told", options, things=(("agenda", NUMBER[key]),))
    assert options[mahact_sheet.vote_as_told(Aims(table.game, 0), decision).picks[0]].key == wanted


@card("ti4:edict")
def test_tokens_go_back_first_to_those_whose_commander_serves_nobody() -> None:
    table = Table("mahact", "hacan", "sol").court(1, COMMANDER).court(2)
    assert either_way(mahact_sheet.whose_to_return, table, seat(2), seat(1))


# -- the Nomad ---------------------------------------------------------------------------------------------------------


@card("ti4:field-marshal-mercer")
def test_two_are_called_from_where_most_stand_to_where_fewest_do() -> None:
    """One stays wherever somebody stood, and nobody is called where two stand already."""
    tiles = ("35", "19", "20", "21", "22", "23", "24")
    table = Table("nomad", "hacan", tiles=tiles).planets(0, 50, 51).troops(0, 51, infantry=1)
    table.troops(0, FREE[0], infantry=2).troops(0, FREE[1], infantry=4).troops(0, FREE[2], infantry=1)
    table.game.activated = 0
    aims = Aims(table.game, 0)
    assert nomad.spare(aims) == [(ON_PLANET + FREE[1], "infantry", 2), (ON_PLANET + FREE[0], "infantry", 1)]
    decision = Decision(0, "mercer", [Option("call nobody")])
    lines = ((ON_PLANET + FREE[1], "infantry", 2), (ON_PLANET + 50, "to infantry", 2))
    assert nomad.call_up(aims, decision).form == Form(lines)
    table.troops(0, 50, infantry=2).troops(0, 51, infantry=1)
    assert nomad.bare(aims) == []
    assert nomad.call_up(aims, decision).picks == (0,)


@card("ti4:the-cavalry")
def test_the_ship_rides_that_gains_most() -> None:
    table = Table("nomad", "hacan").own(0)
    cruiser, dreadnought, fighter = [Option("type", (("type", type),)) for type in (CRUISER, DREADNOUGHT, FIGHTER)]
    assert either_way(nomad_sheet.rider, table, cruiser, dreadnought)
    assert either_way(nomad_sheet.rider, table, fighter, dreadnought)


# -- the Yin and the Nekro ---------------------------------------------------------------------------------------------


@card("ti4:brother-milor")
@pytest.mark.parametrize(("aboard", "wanted"), [(2, "two fighters"), (3, "one fighter"), (4, "place nothing")])
def test_as_many_fighters_come_as_the_carrier_has_room_for(aboard: int, wanted: str) -> None:
    table = Table("yin", "hacan").ships(0, 1, carrier=1, fighter=aboard - 1, infantry=1)
    options = [Option(key) for key in ("place nothing", "one fighter", "two fighters")]
    assert chosen(yin.how_many, table, options, ("system", 1)).key == wanted


@card("ti4:dannel-of-the-tenth")
def test_planets_are_readied_that_give_more_than_their_soldiers_are_worth() -> None:
    table = Table("yin", "hacan").troops(0, RICH, infantry=1).troops(0, POOR, infantry=9)
    table.game.exhausted[RICH] = table.game.exhausted[POOR] = True
    decision = Decision(0, "spinner overdrive", [planet(POOR), planet(RICH)], 0, 2)
    assert yin.which_readied(Aims(table.game, 0), decision).picks == (1,)
    table.game.exhausted[RICH] = False
    assert yin.which_readied(Aims(table.game, 0), decision).picks == (), "what is ready needs no readying"


@card("ti4:moyins-ashes")
@pytest.mark.parametrize(("goods", "type"), [(9, MECH), (0, INFANTRY)])
def test_who_can_pay_makes_a_mech(goods: int, type: int) -> None:
    table = Table("yin", "hacan").pools(0, goods=goods)
    kinds = {each: Option("type", (("type", each),)) for each in (MECH, INFANTRY)}
    other = INFANTRY if type == MECH else MECH
    assert either_way(yin.into_what, table, kinds[type], kinds[other])


@card("ti4:nekro-malleon")
def test_of_four_cards_one_can_be_spared_and_the_least_missed_goes() -> None:
    keys = sorted(KEPT, key=lambda key: KEPT[key])
    worst, dearest = [Option("card", (("card", numbers_of(key)[0]),)) for key in (keys[0], keys[-1])]
    table = Table("nekro", "hacan").hand(0, "spy", "plague", "uprising")
    assert not nekro.cards_to_spare(Aims(table.game, 0), Decision(0, "any", []), 0)
    assert nekro.cards_to_spare(Aims(table.hand(0, "veto").game, 0), Decision(0, "any", []), 0)
    assert either_way(nekro.what_to_give_up, table, worst, dearest)
    assert either_way(nekro.what_to_give_up, table, worst, Option("pool", (("pool", 0),)))
    assert either_way(nekro.what_to_give_up, table, NOTHING, Option("pool", (("pool", 0),)))


@card("ti4:unitdsgnflayesh")
def test_the_richest_planet_is_taken_apart_and_of_equals_one_of_others() -> None:
    table = Table("nekro", "hacan").planets(0, RICH).planets(1, POOR)
    assert either_way(nekro.which_planet, table, planet(RICH), planet(POOR))
    twins = [each for each in FREE if PLANETS[each].resources + PLANETS[each].influence == 3][:2]
    table.planets(0, twins[0]).planets(1, twins[1])
    assert either_way(nekro.which_planet, table, planet(twins[1]), planet(twins[0]))


def test_of_ones_own_that_one_falls_beside_which_most_stand_and_of_others_the_last() -> None:
    table = Table("nekro", "hacan")
    for owner in (0, 1):
        table.troops(owner, FREE[2 * owner], infantry=3).troops(owner, FREE[2 * owner + 1], infantry=1)
    for owner, falls in ((0, 0), (1, 1)):
        places = [
            Option("place", (("place", ON_PLANET + FREE[2 * owner + at]), ("planet", FREE[2 * owner + at])))
            for at in (0, 1)
        ]
        assert either_way(nekro_sheet.which_falls, table, places[falls], places[1 - falls], ("seat", owner))


@card("ti4:valefar-assimilator-x")
def test_a_better_copy_is_not_given_up_for_a_worse_one() -> None:
    war_sun, usual = NUMBER["prototype-war-sun-2"], NUMBER["quantum-datahub-node"]
    aims = Aims(Table("nekro", "hacan").game, 0)
    assert nekro_sheet.copied_worth(aims, war_sun) > nekro_sheet.copied_worth(aims, usual)
    copy = Option("copy", (("card", NUMBER["valefar-assimilator-x"]), ("tech", usual), ("tech", war_sun)))
    assert nekro_sheet.taken_worth(aims, copy, {}) < 0
    fresh = Option("copy", copy.things[:2])
    assert nekro_sheet.taken_worth(aims, fresh, {}) == nekro_sheet.copied_worth(aims, usual)


def test_a_dock_lands_where_it_builds_most() -> None:
    table = Table("nekro", "hacan").planets(0, RICH, POOR)
    rich = max(FREE, key=lambda each: PLANETS[each].resources)
    assert either_way(nekro_sheet.land_dock, table, planet(rich), planet(POOR))


# -- the Hacan and the Saar --------------------------------------------------------------------------------------------


@card("ti4:carth-of-golden-sands")
@pytest.mark.parametrize(("commodities", "room"), [(4, True), (5, False)])
def test_the_agent_is_used_where_all_commodities_find_room(commodities: int, room: bool) -> None:
    table = Table("hacan", "sol").pools(0, commodities=commodities)
    assert hacan.has_room(Aims(table.game, 0), Decision(0, "any", []), 0) == room
    gain, turn = Option("gain commodities"), Option("convert commodities")
    assert either_way(hacan.for_oneself, table, gain, turn)


@card("ti4:wrath-of-kenara")
def test_goods_turn_dice_that_miss_by_one_and_no_others() -> None:
    dice = [(4, 5), (3, 5), (5, 5), (4, 5)]
    options = [Option("die", (("shows", shows), ("needs", needs))) for shows, needs in dice]
    decision = Decision(0, "raise dice", options, 0, 4)
    table = Table("hacan", "sol").pools(0, goods=1)
    assert hacan_sheet.choose_dice(Aims(table.game, 0), decision).picks == (0,)
    assert hacan_sheet.choose_dice(Aims(table.pools(0, goods=5).game, 0), decision).picks == (0, 3)


def test_goods_that_an_objective_takes_are_not_spare() -> None:
    table = Table("hacan", "sol").pools(0, goods=7)
    assert hacan_sheet.spare_goods(Aims(table.game, 0)) == 7
    table.planets(0, *table.game.chart.planets[1]).game.objectives = (NUMBER["negotiate-trade-routes"],)
    assert hacan_sheet.spare_goods(Aims(table.game, 0)) == 2
    assert hacan_sheet.spare_goods(Aims(table.pools(0, goods=4).game, 0)) == 4, "too few for it anyway"


@card("ti4:production-biomes")
def test_the_gift_goes_to_who_is_farthest_from_winning() -> None:
    table = Table("hacan", "sol", "norr", "letnev")
    for number, points in ((1, 8), (2, 4), (3, 5)):
        table.game.players[number].points = points
    assert either_way(hacan_sheet.choose_friend, table, seat(2), seat(3))
    assert either_way(hacan_sheet.choose_friend, table, seat(3), seat(1))


@card("ti4:trade-convoys")
def test_the_note_is_played_away_from_ships_of_the_hacan() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 2, cruiser=1)
    note = note_of("trade-convoys", 1)
    assert hacan_sheet.far_from_issuer(Aims(table.game, 0), Decision(0, "any", []), note)
    table.ships(1, 1, cruiser=1)
    assert not hacan_sheet.far_from_issuer(Aims(table.game, 0), Decision(0, "any", []), note)


@card("ti4:gurno-aggero")
def test_most_must_fall_and_those_of_the_leader_count_for_more() -> None:
    table = Table("saar", "hacan", "sol").ships(1, 1, fighter=3).ships(2, 2, fighter=2)
    systems = [Option("system", (("system", system),)) for system in (1, 2)]
    assert either_way(saar.where_most_fall, table, systems[0], systems[1])
    table.ships(2, 2, fighter=1).game.players[2].points = 5
    assert either_way(saar.where_most_fall, table, systems[1], systems[0])


@card("ti4:scavenger-zeta")
@pytest.mark.parametrize(("goods", "spends"), [(0, False), (1, True)])
def test_a_mech_is_bought_with_a_good_that_is_not_saved(goods: int, spends: bool) -> None:
    table = Table("saar", "hacan").pools(0, goods=goods)
    assert saar.has_goods(Aims(table.game, 0), Decision(0, "any", []), 0) == spends


# -- the Yssaril, the Xxcha and the Winnu ------------------------------------------------------------------------------


@card("ti4:so-ata")
def test_the_bot_looks_where_most_is_hidden_and_secrets_count_twice() -> None:
    table = Table("yssaril", "hacan", "sol").hand(1, "spy", "plague", "veto").hand(2, "uprising")
    table.game.players[2].secrets = (NUMBER["unveil-flagship"],)
    cards, few, secret = [Option(key, (("seat", who),)) for key, who in ((HAND, 1), (HAND, 2), (SECRETS, 2))]
    assert either_way(yssaril.what_is_hidden, table, cards, secret)
    assert either_way(yssaril.what_is_hidden, table, secret, few)
    spy, plague = table.game.players[1].hand[:2]
    table.game.known = ((0, spy, 1 << 1), (0, plague, 1 << 1))
    assert either_way(yssaril.what_is_hidden, table, secret, cards), "two of the three are known"


@card("ti4:kyver-blade-and-key")
def test_a_good_card_is_taken_and_three_of_the_leader_are_destroyed_for_a_bad_one() -> None:
    keys = sorted(KEPT, key=lambda key: KEPT[key])
    table = Table("yssaril", "hacan", "sol")
    table.game.players[1].points = 5
    for key, wanted in ((keys[-1], TAKE), (keys[0], DISCARD)):
        options = [
            Option(TAKE, (("card", numbers_of(key)[0]),)),
            Option(DISCARD, (), (3,)),
            Option("leave cards"),
        ]
        assert chosen(yssaril.take_or_harm, table, options, ("seat", 1)).key == wanted
    worst, dearest = [Option("card", (("card", numbers_of(key)[0]),)) for key in (keys[0], keys[-1])]
    assert either_way(yssaril.least_missed, table, worst, dearest)


@card("ti4:kyver-blade-and-key")
@pytest.mark.parametrize(("points", "wanted"), [(5, DISCARD), (0, TAKE)])
def test_a_card_as_good_as_most_is_taken_unless_it_is_the_leaders(points: int, wanted: str) -> None:
    """The other of the two has three points."""
    table = Table("yssaril", "hacan", "sol")
    table.game.players[1].points, table.game.players[2].points = points, 3
    assert "plague" not in KEPT
    options = [Option(TAKE, (("card", NUMBER["plague"]),)), Option(DISCARD, (), (3,)), Option("leave cards")]
    assert chosen(yssaril.take_or_harm, table, options, ("seat", 1)).key == wanted


@card("ti4:ggrocuto-rinn")
def test_the_richest_of_ones_own_planets_is_readied_and_infantry_of_others_goes() -> None:
    table = Table("xxcha", "hacan").planets(0, MIDDLING, POOR).planets(1, RICH)
    assert either_way(xxcha.own_planet, table, planet(MIDDLING), planet(RICH))
    assert either_way(xxcha.own_planet, table, planet(MIDDLING), planet(POOR))
    assert either_way(xxcha.not_mine, table, seat(1), seat(0))
    assert either_way(xxcha.not_mine, table, seat(1), NOTHING)
    assert either_way(xxcha.not_mine, table, NOTHING, seat(0))


@card("ti4:mathis-mathinus")
def test_others_gain_nothing_by_the_seal() -> None:
    table = Table("winnu", "hacan", "sol")
    decision = Decision(0, "seal for", about("seat", [1, 2]), 0, 2)
    assert winnu.for_nobody(Aims(table.game, 0), decision).picks == ()


# -- the Naaz-Rokha, the Titans, the Empyrean, the Vuil'raith ----------------------------------------------------------


@card("ti4:garv-and-gunn")
def test_the_bot_digs_where_a_mech_stands_then_where_it_is_rich_and_rather_than_nowhere() -> None:
    table = Table("naazrokha", "hacan").planets(0, MIDDLING).troops(0, POOR, infantry=1)
    assert either_way(naazrokha.dig, table, planet(MIDDLING), planet(POOR))
    assert either_way(naazrokha.dig, table, planet(POOR), NOT_AT_ALL)
    assert either_way(naazrokha.dig, table.troops(0, POOR, mech=1), planet(POOR), planet(MIDDLING))


@card("ti4:fabrication")
@pytest.mark.parametrize("relics", [True, False])
def test_fragments_make_a_relic_while_there_is_one_and_unknown_ones_are_kept(relics: bool) -> None:
    table = Table("naazrokha", "hacan")
    table.game.relics = (NUMBER["dominus-orb"],) if relics else ()
    one, two = numbers_of("cultural-relic-fragment")[:2]
    unknown = numbers_of("unknown-relic-fragment")[0]
    relic, token = Option(FOR_RELIC, (("find", one), ("find", two))), Option("t", (("find", one),))
    mixed = Option(FOR_RELIC, (("find", one), ("find", unknown)))
    assert either_way(naazrokha_sheet.fabricate, table, *((relic, token) if relics else (token, relic)))
    assert either_way(naazrokha_sheet.fabricate, table, relic, mixed)
    assert either_way(naazrokha_sheet.forge, table, relic, mixed)


@card("ti4:tellurian")
def test_a_hit_against_oneself_is_cancelled_and_not_one_on_fighters() -> None:
    table = Table("titans", "hacan")
    mine, theirs, light = [
        Option("hit", (("seat", who), ("kind", kind)))
        for who, kind in ((0, FIGHTERS + 1), (1, FIGHTERS + 1), (0, FIGHTERS))
    ]
    assert either_way(titans.which_hit, table, mine, theirs)
    assert either_way(titans.which_hit, table, mine, light)
    assert either_way(titans.which_hit, table, light, theirs)


@card("ti4:watcher")
def test_a_damaged_watcher_goes_first_and_then_one_beside_others() -> None:
    table = Table("empyrean", "hacan").troops(0, FREE[0], infantry=3, mech=1).troops(0, FREE[1], mech=1)
    alone, among = [Option("mech", (("place", ON_PLANET + place), ("damaged", 0))) for place in (FREE[1], FREE[0])]
    hurt = Option("mech", (("place", ON_PLANET + FREE[1]), ("damaged", 1)))
    assert either_way(empyrean.spared, table, among, alone)
    assert either_way(empyrean.spared, table, hurt, among)


@card("ti4:devour")
def test_the_dearest_prisoner_is_taken_and_two_fighters_are_worth_one_resource() -> None:
    table = Table("vuilraith", "hacan")
    aims = Aims(table.game, 0)
    assert vuilraith_sheet.prisoner(aims, DREADNOUGHT, 1) == 4.0
    assert vuilraith_sheet.prisoner(aims, FIGHTER, 1) == 0.5
    assert vuilraith_sheet.prisoner(aims, WAR_SUN, 1) == 6.0, "half: one cannot build it oneself"
    assert either_way(vuilraith_sheet.capture_what, table, ship(1, DREADNOUGHT), ship(1, CARRIER))
    named = [Option("type", (("type", type),)) for type in (CRUISER, FIGHTER)]
    assert either_way(vuilraith_sheet.capture_what, table, named[0], named[1], ("seat", 1))


@card("ti4:crucible")
@pytest.mark.parametrize(("system", "token", "uses"), [(0, 1, True), (0, 0, False), (1, 0, False)])
def test_the_crucible_is_for_ships_that_can_leave_a_rift(system: int, token: int, uses: bool) -> None:
    table = Table("vuilraith", "hacan", tiles=("41", "46", "20", "47", "48", "49", "50")).ships(0, system, cruiser=1)
    table.game.players[0].tokens = (token,)
    assert vuilraith_sheet.leaves_rifts(Aims(table.game, 0), Decision(0, "any", []), 0) == uses


# -- for everybody -----------------------------------------------------------------------------------------------------


def test_help_is_for_oneself_and_else_not_for_the_leader() -> None:
    table = Table("sol", "hacan", "norr")
    table.game.players[1].points = 5
    assert either_way(targets.own_side, table, seat(0), seat(2))
    assert either_way(targets.own_side, table, seat(2), seat(1))


def test_a_commodity_pays_before_a_good_and_nothing_that_is_worth_little() -> None:
    good, commodity, nothing = [Option(key) for key in ("spend good", "spend commodity", "take nothing")]
    table = Table("sol", "hacan")
    assert either_way(exploring.pay_for(2.0), table, commodity, good)
    assert either_way(exploring.pay_for(2.0), table, good, nothing)
    assert either_way(exploring.pay_for(0.9), table, nothing, good)


def test_fighters_are_sent_where_they_find_room() -> None:
    table = Table("sol", "hacan").ships(0, 1, carrier=1, fighter=3).ships(0, 2, carrier=1, fighter=1)
    full, one, two = [Option("send", (("system", system), ("n", n))) for system, n in ((1, 2), (1, 1), (2, 2))]
    assert either_way(exploring.send_fighters, table, two, full)
    assert either_way(exploring.send_fighters, table, one, full)
    assert either_way(exploring.send_fighters, table, two, one)


@card("ti4:production-biomes")
def test_who_has_nearly_won_gets_no_gift_even_if_another_leads() -> None:
    table = Table("hacan", "sol", "norr", "letnev")
    for number, points in ((1, WINNING), (2, WINNING - 1)):
        table.game.players[number].points = points
    assert either_way(hacan_sheet.choose_friend, table, seat(2), seat(1))
