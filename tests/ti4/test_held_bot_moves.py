"""What the bot makes of fights, landings, movements, votes and what it saves: each with the case beside it."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Decision, Form, Option, about
from orrery.ti4.bot.acting import URGENT, choose_action, choose_landing, is_worth_token
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.attack import (
    chance_in_combat,
    chance_in_space,
    chance_on_ground,
    landing_plan,
    of_types,
    pays_custodians,
    planet_worth,
    price_of,
    to_take,
)
from orrery.ti4.bot.cards import discard, keep_secret, return_secret, score, secret_worth
from orrery.ti4.bot.council import choose_votes
from orrery.ti4.bot.economy import (
    card_worth,
    choose_gain,
    choose_readied,
    choose_to_follow,
    imperial_worth,
    laid_out,
    wants,
)
from orrery.ti4.bot.making import choose_system_to_build_in, choose_units, wishes
from orrery.ti4.bot.moving import (
    WORTH_WHILE,
    arriving,
    best_plan,
    best_system,
    building_worth,
    left_open,
    plan_worth,
    proposals,
    system_worth,
    threatened,
    worth_of_token,
)
from orrery.ti4.bot.reasons import is_used
from orrery.ti4.components import NUMBER, note_of, numbers_of
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.objectives import TOKENS
from orrery.ti4.payments import GOODS, INFLUENCE, RESOURCES
from orrery.ti4.routes import Passage
from orrery.ti4.rules.production import Produce
from orrery.ti4.rules.vote import ResolveAgenda
from orrery.ti4.state import AGENDA
from orrery.ti4.tiles import MECATOL_REX, PLANET, PLANETS
from orrery.ti4.units import CARRIER, CRUISER, DREADNOUGHT, INFANTRY, NONE, SHIPS, WAR_SUN, changed, count
from support.play import answer, asked
from support.ti4 import Table

WELLON, VEFUT, BEREG, LIRTA = [PLANET[key] for key in ("wellon", "vefutii", "bereg", "lirtaiv")]
TWO_PLANETS = ("35", "19", "20", "21", "22", "23", "24")
TRADE, IMPERIAL = 5, 8


def aims_of(table: Table, seat: int = 0) -> Aims:
    return Aims(table.game, seat)


# -- what is saved -----------------------------------------------------------------------------------------------------


def test_what_is_spare_is_all_there_is_or_what_leaves_the_saved() -> None:
    table = Table("sol", "hacan").pools(0, goods=7)
    assert aims_of(table).spare(RESOURCES) == aims_of(table).spare(INFLUENCE) == 7
    table.game.objectives = (NUMBER["negotiate-trade-routes"],)
    aims = aims_of(table)
    assert aims.saved[GOODS] == 5
    assert aims.spare(RESOURCES) == 2
    assert aims.can_spend(RESOURCES, 2)
    assert not aims.can_spend(RESOURCES, 3)
    table.game.players[0].goods = 5
    assert aims_of(table).spare(RESOURCES) == 0


def test_with_imperial_in_hand_two_public_objectives_are_saved_for() -> None:
    table = Table("sol", "hacan").pools(0, goods=15, tactic=4)
    table.game.objectives = tuple([NUMBER[key] for key in ("negotiate-trade-routes", "lead-from-the-front")])
    saved = aims_of(table).saved
    assert (saved[GOODS] > 0) != (saved[TOKENS] > 0), "one of them in the status phase"
    table.game.players[0].strategies = (IMPERIAL,)
    saved = aims_of(table).saved
    assert (saved[GOODS], saved[TOKENS]) == (5, 3)
    table.game.players[0].used = (IMPERIAL,)
    assert aims_of(table).slots() == 1


def test_trade_is_worth_more_to_who_needs_goods_and_imperial_to_who_can_score() -> None:
    table = Table("sol", "hacan").pools(0, goods=5)
    plain = card_worth(aims_of(table), TRADE)
    assert not wants(aims_of(table), GOODS)
    bare = imperial_worth(aims_of(table))
    table.game.objectives = (NUMBER["negotiate-trade-routes"],)
    assert wants(aims_of(table), GOODS)
    assert card_worth(aims_of(table), TRADE) == plain + 3.0
    one = imperial_worth(aims_of(table))
    table.game.objectives = tuple([NUMBER[key] for key in ("negotiate-trade-routes", "lead-from-the-front")])
    two = imperial_worth(aims_of(table))
    assert bare < one < two
    table.planets(0, MECATOL_REX)
    assert imperial_worth(aims_of(table)) > two


def test_it_follows_or_declines_and_readies_what_pays_most() -> None:
    options = [Option("decline"), Option("follow")]
    table = Table("sol", "hacan")
    asked_for = Decision(0, "secondary", options, things=(("strategy", TRADE),))
    assert choose_to_follow(aims_of(table), asked_for).picks == (1,)
    table.game.players[0].strategy = 1
    assert choose_to_follow(aims_of(table), asked_for).picks == (0,)
    planets = about("planet", [VEFUT, MECATOL_REX, WELLON])
    assert choose_readied(aims_of(table), Decision(0, "ready", planets, 0, 2)).picks == (0, 1)


def test_gained_tokens_fill_the_pools_that_lack_most() -> None:
    table = Table("sol", "hacan").pools(0, tactic=3, fleet=3)
    table.game.players[0].strategy = 0
    form = choose_gain(aims_of(table), Decision(0, "gain", [], rows=((0, "tactic", 3),))).form
    assert form is not None
    assert {kind: number for _, kind, number in form.gifts} == {"tactic": 1, "strategy": 2}


# -- fights ------------------------------------------------------------------------------------------------------------


def test_a_fleet_is_worth_its_price_and_pairs_cost_half() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=2, fighter=3, infantry=2)
    assert price_of(table.game, 0, table.game.players[0].ships_in(1)) == 2 * 2 + 3 * 0.5 + 2 * 0.5
    only = of_types(table.game.players[0].ships_in(1), SHIPS)
    assert (count(only, CRUISER), count(only, INFANTRY)) == (2, 0)
    assert of_types(changed(NONE, INFANTRY, 2), SHIPS) == NONE


def test_in_a_nebula_the_defender_is_stronger() -> None:
    fleets = [Table("sol", "hacan", tiles=(middle, *TWO_PLANETS[1:])) for middle in ("46", "42")]
    chances = []
    for table in fleets:
        table.ships(0, 1, cruiser=2).ships(1, 0, cruiser=2)
        force = table.game.players[0].ships_in(1)
        chances.append(chance_in_space(table.game, 0, 1, 0, force))
    assert chances[0] > chances[1]


def test_a_combat_is_as_likely_lost_as_the_other_wins_it() -> None:
    table = Table("sol", "hacan").ships(0, 0, cruiser=3).ships(1, 0, destroyer=1)
    mine = chance_in_combat(table.game, 0, 0, 1, 0)
    assert mine > 0.8
    assert chance_in_combat(table.game, 1, 0, 1, 0) == pytest.approx(1.0 - mine)


def test_who_lands_where_nobody_stands_is_sure() -> None:
    table = Table("sol", "hacan", tiles=TWO_PLANETS).troops(1, BEREG, infantry=2)
    one, five = changed(NONE, INFANTRY, 1), changed(NONE, INFANTRY, 5)
    assert chance_on_ground(table.game, 0, LIRTA, one) == 1.0
    assert chance_on_ground(table.game, 0, BEREG, one) < 0.3 < 0.9 < chance_on_ground(table.game, 0, BEREG, five)
    assert chance_on_ground(table.game, 1, BEREG, one) == 1.0, "one's own are no enemies"


def test_as_few_land_as_will_do_the_best_planet_first() -> None:
    table = Table("sol", "hacan", tiles=TWO_PLANETS).troops(1, BEREG, infantry=1)
    aims = aims_of(table)
    wanted = to_take(aims, 0)
    assert {planet for _, planet in wanted} == {BEREG, LIRTA}
    assert wanted == sorted(wanted, reverse=True)
    plan = landing_plan(aims, [(2.0, LIRTA), (1.0, BEREG)], changed(NONE, INFANTRY, 5))
    assert plan[0] == (LIRTA, 1, 1.0)
    assert plan[1][0] == BEREG
    assert 2 <= plan[1][1] <= 4
    assert plan[1][2] >= 0.85
    assert landing_plan(aims, [(1.0, BEREG)], changed(NONE, INFANTRY, 1)) == [], "one against one is no good fight"
    table.planets(0, LIRTA)
    assert [planet for _, planet in to_take(aims_of(table), 0)] == [BEREG]


def test_mecatol_rex_is_taken_by_who_can_pay_the_custodians() -> None:
    table = Table("sol", "hacan").pools(0, goods=6)
    table.game.custodians = True
    assert pays_custodians(table.game, 0, MECATOL_REX)
    assert not pays_custodians(table.game, 0, WELLON)
    rich = planet_worth(aims_of(table), MECATOL_REX)
    assert [planet for _, planet in to_take(aims_of(table), 0)] == [MECATOL_REX]
    table.game.players[0].goods = 5
    assert not pays_custodians(table.game, 0, MECATOL_REX)
    assert to_take(aims_of(table), 0) == []
    table.game.custodians = False
    assert planet_worth(aims_of(table), MECATOL_REX) == rich - 12.0
    assert not pays_custodians(table.game, 0, MECATOL_REX)


def test_who_lands_leaves_half_of_the_rest_with_the_best_planet() -> None:
    table = Table("sol", "hacan", tiles=TWO_PLANETS).ships(0, 0, carrier=2, infantry=6).planets(0, LIRTA)
    table.game.active_system = 0
    form = choose_landing(aims_of(table), Decision(0, "land", [Option("land nothing")], forms=[])).form
    assert form == Form(((ON_PLANET + BEREG, "infantry", 1 + 5 // 2),))
    table.planets(0, BEREG)
    assert choose_landing(aims_of(table), Decision(0, "land", [Option("land nothing")], forms=[])).picks == (0,)


def test_on_mecatol_rex_everybody_lands() -> None:
    table = Table("sol", "hacan").ships(0, 0, carrier=2, infantry=4)
    table.game.active_system = 0
    form = choose_landing(aims_of(table), Decision(0, "land", [Option("land nothing")], forms=[])).form
    assert form == Form(((ON_PLANET + MECATOL_REX, "infantry", 4),))


# -- movements ---------------------------------------------------------------------------------------------------------


def test_what_arrives_stands_with_what_is_there() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=2).ships(0, 0, dreadnought=1)
    force = arriving(table.game, 0, 0, Form(((1, "cruiser", 2), (0, "dreadnought", 1))))
    assert (count(force, CRUISER), count(force, DREADNOUGHT)) == (2, 1)
    assert arriving(table.game, 0, 0, None) == table.game.players[0].ships_in(0)


def test_a_fight_that_is_won_is_worth_something_and_one_that_is_lost_costs() -> None:
    worth = {}
    for mine, theirs in ((5, 1), (1, 5)):
        table = Table("sol", "hacan", tiles=("46", *TWO_PLANETS[1:]))
        table.ships(0, 1, cruiser=mine).ships(1, 0, cruiser=theirs).pools(0, fleet=8)
        worth[mine] = plan_worth(aims_of(table), 0, Form(((1, "cruiser", mine),)), [])
    assert worth[5] > 0.0 > worth[1]
    even = Table("sol", "hacan", tiles=("46", *TWO_PLANETS[1:])).ships(0, 1, cruiser=2).ships(1, 0, cruiser=2)
    assert plan_worth(aims_of(even), 0, Form(((1, "cruiser", 2),)), []) < -1.0, "not worth the risk"


def test_ground_forces_are_not_taken_from_a_home_that_is_threatened() -> None:
    table = Table("sol", "hacan", tiles=("18", "1", "20", "21", "22", "23", "24")).troops(0, PLANET["jord"], infantry=2)
    all_of_them = Form(((ON_PLANET + PLANET["jord"], "infantry", 2),))
    assert left_open(table.game, 0, all_of_them) == pytest.approx(0.2 + 0.5)
    assert left_open(table.game, 0, Form(((ON_PLANET + PLANET["jord"], "infantry", 1),))) == pytest.approx(0.1)
    table.ships(1, 2, cruiser=1)
    assert threatened(table.game, 0, 1)
    assert not threatened(table.game, 0, 5)
    assert left_open(table.game, 0, all_of_them) == pytest.approx(0.2 + 6.0)
    assert left_open(table.game, 0, None) == 0.0


def test_mecatol_rex_is_not_left_bare_even_if_nobody_is_near() -> None:
    table = Table("sol", "hacan").troops(0, MECATOL_REX, infantry=2)
    table.troops(0, WELLON, infantry=1)
    leaving = Form(((ON_PLANET + MECATOL_REX, "infantry", 2),))
    assert left_open(table.game, 0, leaving) == pytest.approx(0.2 + 8.0)
    assert left_open(table.game, 0, Form(((ON_PLANET + MECATOL_REX, "infantry", 1),))) == pytest.approx(0.1)
    assert left_open(table.game, 0, Form(((ON_PLANET + WELLON, "infantry", 1),))) == pytest.approx(0.1 + 0.5)


def test_a_token_among_many_is_worth_less() -> None:
    table = Table("sol", "hacan")
    worth = [worth_of_token(aims_of(table.pools(0, tactic=tactic))) for tactic in (1, 2, 3, 4)]
    assert worth == pytest.approx([1.5, 1.5, 0.75, 0.375])


def test_who_has_tokens_to_spare_acts_for_less() -> None:
    """A step into empty space, towards a planet that others hold without a soldier, and nothing else to do."""
    table = Table("norr", "hacan", tiles=("46", "19", "20", "21", "22", "23", "24")).ships(0, 1, carrier=1, infantry=2)
    for system in (1, 2, 3, 5, 6):
        table.planets(0, *table.game.chart.planets[system])
    table.planets(1, *table.game.chart.planets[4])
    turn = Decision(0, "action", [Option("pass"), Option("tactical")])
    for tactic, wanted in ((1, "pass"), (2, "pass"), (3, "tactical")):
        table.pools(0, tactic=tactic)
        assert turn.options[choose_action(aims_of(table), turn).picks[0]].key == wanted


def test_one_ship_with_just_enough_is_proposed_and_everything() -> None:
    table = Table("sol", "hacan").ships(0, 1, carrier=1, infantry=3, cruiser=1).ships(0, 2, destroyer=1)
    forms = proposals(table.game, 0, Passage(table.game, 0, 0), 1)
    assert Form(((1, "carrier", 1), (1, "infantry", 1))) in forms
    assert Form(((1, "carrier", 1), (1, "infantry", 3))) in forms
    assert Form(((1, "cruiser", 1),)) in forms
    assert any({place for place, _, _ in form.gifts} == {1, 2} for form in forms), "all together"
    table.game.players[0].fleet = 1
    table.ships(0, 0, cruiser=1)
    assert Form(((1, "cruiser", 1),)) not in proposals(table.game, 0, Passage(table.game, 0, 0), 1), "the pool is full"


def test_an_empty_planet_is_worth_a_movement_and_money_a_production() -> None:
    table = Table("sol", "hacan").ships(0, 1, carrier=1, infantry=2)
    worth, form = best_plan(aims_of(table), 0)
    assert form is not None
    assert worth > 1.5
    assert building_worth(aims_of(table), 1) == 0.0
    table.troops(0, WELLON, space_dock=1).pools(0, goods=2)
    table.game.exhausted[WELLON] = True
    assert building_worth(aims_of(table), 1) == 0.0, "two resources are too few"
    table.pools(0, goods=3)
    assert building_worth(aims_of(table), 1) == pytest.approx(0.7 * 3 + 4.0), "a second carrier is wanted most"
    table.ships(0, 5, carrier=1)
    assert building_worth(aims_of(table), 1) == pytest.approx(0.7 * 3)
    assert system_worth(aims_of(table), 1) == pytest.approx(best_plan(aims_of(table), 1)[0] + 0.7 * 3)
    table.ships(1, 1, cruiser=1).ships(0, 1, carrier=-1, infantry=-2)
    assert building_worth(aims_of(table), 1) == 0.0, "blockaded"


def test_a_token_that_is_saved_is_not_spent_on_little() -> None:
    table = Table("sol", "hacan").ships(0, 1, carrier=1, infantry=2).pools(0, tactic=1)
    table.game.players[0].strategy = 2
    table.planets(0, MECATOL_REX)
    turn = Decision(0, "action", [Option("pass"), Option("tactical")])
    assert 0.0 < best_system(aims_of(table), URGENT) < URGENT
    assert is_worth_token(aims_of(table), turn, WORTH_WHILE)
    assert not is_worth_token(aims_of(table), turn, URGENT), "it can wait for strategy cards"
    assert not is_worth_token(aims_of(table), Decision(0, "action", [Option("pass")]), WORTH_WHILE)
    table.game.objectives = (NUMBER["lead-from-the-front"],)
    assert aims_of(table).saved[TOKENS] == 3
    assert not is_worth_token(aims_of(table), turn, WORTH_WHILE)
    table.game.players[0].tactic = 2
    assert is_worth_token(aims_of(table), turn, WORTH_WHILE), "three of four tokens are saved"


# -- production --------------------------------------------------------------------------------------------------------


def test_carriers_are_wished_for_while_planets_are_free_and_war_suns_with_much_money() -> None:
    table = Table("sol", "hacan").pools(0, goods=5)
    assert wishes(aims_of(table), 1)[:2] == [CARRIER, INFANTRY]
    table.ships(0, 1, carrier=1)
    assert wishes(aims_of(table), 1)[:5] == [INFANTRY] * 4 + [CRUISER], "there is room for four"
    table.ships(0, 1, infantry=1)
    assert wishes(aims_of(table), 1)[0] == CARRIER, "room for three is too little"
    assert WAR_SUN not in wishes(aims_of(table), 1)
    table.pools(0, goods=14)
    assert WAR_SUN in wishes(aims_of(table), 1)
    table.ships(0, 2, carrier=2)
    assert wishes(aims_of(table), 1)[:3] == [INFANTRY] * 3, "three carriers are enough"


def test_a_dock_is_built_where_there_is_none() -> None:
    table = Table("sol", "hacan").troops(0, WELLON, space_dock=1, pds=2).planets(0, VEFUT)
    systems = about("system", [1, 2, 3])
    assert choose_system_to_build_in(aims_of(table), Decision(0, "build", systems)).picks == (1,)


# -- cards and votes ---------------------------------------------------------------------------------------------------


def test_a_secret_is_kept_by_how_near_it_is_and_how_hard() -> None:
    table = Table("sol", "hacan")
    near, far = NUMBER["threaten-enemies"], NUMBER["unveil-flagship"]
    assert secret_worth(aims_of(table), near) > secret_worth(aims_of(table), far)
    both = about("objective", [far, near])
    assert keep_secret(aims_of(table), Decision(0, "keep", both)).picks == (1,)
    assert return_secret(aims_of(table), Decision(0, "return", both)).picks == (0,)


@pytest.mark.parametrize(
    ("often", "seldom"),
    [
        ("spark-a-rebellion", "turn-their-fleets-to-dust"),
        ("spark-a-rebellion", "form-a-spy-network"),
        ("cut-supply-lines", "establish-a-perimeter"),
        ("become-the-gatekeeper", "monopolize-production"),
        ("fuel-the-war-machine", "gather-a-mighty-fleet"),
    ],
)
def test_of_two_secrets_alike_far_away_the_one_that_comes_of_itself_is_kept(often: str, seldom: str) -> None:
    """Combats are won and systems reached in the course of a game; last ships by cannon fire are not."""
    table = Table("sol", "hacan")
    both = about("objective", [NUMBER[seldom], NUMBER[often]])
    assert keep_secret(aims_of(table), Decision(0, "keep", both)).picks == (1,)


def test_a_secret_is_the_nearer_the_more_of_it_is_there() -> None:
    """Four hazardous planets: what is missing counts, of four in four parts."""
    hazardous = [each for each, planet in enumerate(PLANETS) if planet.traits == "hazardous"]
    worths = []
    for number in (0, 2, 4):
        table = Table("sol", "hacan").planets(0, *hazardous[:number])
        worths.append(secret_worth(aims_of(table), NUMBER["mine-rare-minerals"]))
    assert worths[0] < worths[1] < worths[2] == 0.0
    assert worths[1] == pytest.approx(worths[0] / 2)


def test_doubles_are_discarded_then_cards_that_are_seldom_used() -> None:
    """No card is never used any more, so that the second of two is missed least."""
    one, two = numbers_of("morale-boost")[:2]
    other, some, seldom = [numbers_of(key)[0] for key in ("sabotage", "flank-speed", "veto")]

    def discarded(*hand: int) -> int:
        options = about("card", list(hand))
        return options[discard(aims_of(Table("sol")), Decision(0, "discard", options)).picks[0]].id()

    assert discarded(seldom, one, other, two, some) == one
    assert discarded(one, other, some, seldom) == seldom
    assert discarded(one, other, some) == some, "of what is usual before what is used in every combat"
    assert discarded(other, one) == one


def test_of_equal_objectives_what_costs_is_scored_first() -> None:
    paid, free = NUMBER["negotiate-trade-routes"], NUMBER["corner-the-market"]
    options = [Option("enough"), *about("objective", [free, paid])]
    assert score(aims_of(Table("sol", "hacan")), Decision(0, "score", options)).picks == (2,)
    assert score(aims_of(Table("sol", "hacan")), Decision(0, "score", options[:2])).picks == (1,)


def test_a_ceasefire_is_for_others_who_come_where_one_stands() -> None:
    table = Table("sol", "hacan").ships(0, 0, cruiser=1)
    table.game.active, table.game.active_system = 1, 0
    window, ceasefire, retreat = Decision(0, "x", []), note_of("ceasefire", 1), numbers_of("skilled-retreat")[0]
    assert is_used(aims_of(table), window, ceasefire)
    table.game.active_system = 1
    assert not is_used(aims_of(table), window, ceasefire)
    table.game.active, table.game.active_system = 0, 0
    assert not is_used(aims_of(table), window, ceasefire)
    assert not is_used(aims_of(table), window, retreat), "there is no combat that could be lost"


def test_where_a_point_is_at_stake_everything_votes() -> None:
    rich = [each for each, planet in enumerate(PLANETS) if planet.influence == 2][:4]
    for key, number in (("mutiny", 4), ("minister-of-war", 4)):
        table = Table("sol", "hacan").planets(1, *rich)
        table.game.phase = AGENDA
        table.game.begin(ResolveAgenda(NUMBER[key]))
        answer(table.game, 1, "for" if key == "mutiny" else "seat 1")
        assert len(choose_votes(aims_of(table, 1), asked(table.game, 1)).picks) == number, "no agenda follows"


@pytest.mark.parametrize(
    ("goods", "wanted"), [(1, {"infantry": 2}), (3, {"carrier": 1}), (4, {"carrier": 1, "infantry": 2})]
)
def test_units_are_built_as_far_as_the_money_goes_and_infantry_in_pairs(goods: int, wanted: dict[str, int]) -> None:
    table = Table("sol", "hacan").troops(0, VEFUT, space_dock=1).pools(0, goods=goods)
    table.game.exhausted[VEFUT] = True
    table.game.active_system = 2
    table.game.begin(Produce(0, 2))
    form = choose_units(aims_of(table), asked(table.game, 0)).form
    assert form is not None
    assert {kind: number for _, kind, number in form.gifts} == wanted


def test_no_ships_are_built_above_the_fleet_pool() -> None:
    table = Table("sol", "hacan").troops(0, VEFUT, space_dock=1).pools(0, goods=9, fleet=1).ships(0, 2, cruiser=1)
    table.game.active_system = 2
    table.game.begin(Produce(0, 2))
    form = choose_units(aims_of(table), asked(table.game, 0)).form
    assert form is not None
    assert {kind for _, kind, _ in form.gifts} <= {"infantry", "fighter"}


def test_a_movement_is_worth_what_objectives_make_of_it_and_costs_what_it_leaves() -> None:
    """Threaten Enemies wants ships next to a home of another: the middle is, the far side is not."""
    table = Table("sol", "hacan", tiles=("18", "16", "20", "21", "22", "23", "24")).ships(0, 4, cruiser=1)
    table.game.players[0].secrets = (NUMBER["threaten-enemies"],)
    aims = aims_of(table)
    assert aims.of_move(0, Form(((4, "cruiser", 1),)), []) > 0.0
    assert aims.of_move(3, Form(((4, "cruiser", 1),)), []) == 0.0
    assert count(table.game.players[0].ships_in(4), CRUISER) == 1, "only imagined"
    near = Table("sol", "hacan", tiles=("18", "16", "20", "21", "22", "23", "24")).ships(0, 0, cruiser=1)
    near.game.players[0].secrets = (NUMBER["threaten-enemies"],)
    assert aims_of(near).of_move(4, Form(((0, "cruiser", 1),)), []) < 0.0


def test_with_the_armada_fewer_tokens_hold_the_same_fleet() -> None:
    for faction, fleet in (("sol", 6), ("letnev", 4)):
        table = Table(faction, "hacan").ships(0, 1, cruiser=6)
        assert laid_out(aims_of(table), 10)[1] == fleet


def test_imperial_brings_a_secret_while_there_is_room_for_one() -> None:
    table = Table("sol", "hacan")
    table.game.players[0].secrets = tuple([NUMBER[key] for key in ("unveil-flagship", "spark-a-rebellion")])
    assert imperial_worth(aims_of(table)) == 5.0
    table.game.players[0].secrets += (NUMBER["adapt-new-strategies"],)
    assert imperial_worth(aims_of(table)) == 1.0
