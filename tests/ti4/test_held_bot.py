"""What the bot weighs in politics, trades, secondaries and tokens: each judgement with the case beside it."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Decision, Form, Option, about
from orrery.ti4.bot.aims import Aims, leader, under_way
from orrery.ti4.bot.cards import helps, is_against_me, use
from orrery.ti4.bot.economy import follows, laid_out
from orrery.ti4.bot.politics import (
    arrange,
    choose_speaker,
    choose_terms,
    choose_vote,
    consent,
    end_or_trade,
    favour,
    partners,
    predict,
    worth_of_for,
)
from orrery.ti4.components import CARD, COMPONENTS, NUMBER
from orrery.ti4.payments import GOODS
from orrery.ti4.rules.tactical import TacticalAction
from orrery.ti4.rules.turn import ActionPhase
from orrery.ti4.rules.vote import ResolveAgenda
from orrery.ti4.tiles import MECATOL_REX, PLANETS
from support.ti4 import Table

DIPLOMACY, POLITICS, CONSTRUCTION, TRADE, WARFARE = 2, 3, 4, 5, 6
LEADERSHIP, IMPERIAL = 1, 8
FREE = [each for each, planet in enumerate(PLANETS) if not planet.home and each != MECATOL_REX]
SECRETS = [number for number, each in enumerate(COMPONENTS) if each.key in ("threaten-enemies", "cut-supply-lines")]
THREE_SECRETS = (*SECRETS, NUMBER["mine-rare-minerals"])


def three() -> Table:
    return Table("sol", "hacan", "norr").ships(0, 1, cruiser=1).ships(1, 2, cruiser=1).ships(2, 4, cruiser=1)


def aims_of(table: Table, seat: int = 0) -> Aims:
    return Aims(table.game, seat)


# -- the table ---------------------------------------------------------------------------------------------------------


def test_the_leader_has_the_most_points_then_planets_and_is_somebody_else() -> None:
    table = three().planets(2, FREE[0])
    assert leader(table.game, 0) == 2
    table.game.players[1].points = 1
    assert leader(table.game, 0) == 1
    assert leader(table.game, 1) == 2
    table.game.players[1].eliminated = True
    assert leader(table.game, 0) == 2
    table.game.players[2].eliminated = True
    assert leader(table.game, 0) == 0, "nobody else is left"
    assert leader(three().game, 0) == 1, "of equals the first"


def test_what_is_under_way_is_the_innermost_of_its_kind() -> None:
    game = three().activate(0)
    action = under_way(game, TacticalAction)
    assert isinstance(action, TacticalAction)
    assert action.system == 0
    assert isinstance(under_way(game, ActionPhase), ActionPhase)
    assert under_way(game, ResolveAgenda) is None


# -- secondaries -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("strategy", "wanted"), [(1, False), (2, True)])
def test_trade_is_followed_with_a_token_to_spare_for_two_commodities(strategy: int, wanted: bool) -> None:
    table = three().pools(0, commodities=2)
    table.game.players[0].strategy = strategy
    assert follows(aims_of(table), TRADE) == wanted
    table.game.players[0].commodities = 3
    assert not follows(aims_of(table), TRADE), "Sol hold four, and one is not worth a token"


@pytest.mark.parametrize(("strategy", "wanted"), [(2, False), (3, True)])
def test_politics_are_followed_with_tokens_to_spare_and_a_small_hand(strategy: int, wanted: bool) -> None:
    table = three()
    table.game.players[0].strategy = strategy
    assert follows(aims_of(table), POLITICS) == wanted
    table.hand(0, "sabotage", "bunker", "direct-hit", "morale-boost", "flank-speed")
    assert not follows(aims_of(table), POLITICS)


@pytest.mark.parametrize(("strategy", "wanted"), [(1, False), (2, True)])
def test_diplomacy_is_followed_for_planets_worth_readying(strategy: int, wanted: bool) -> None:
    rich = sorted(FREE, key=lambda each: -PLANETS[each].resources)[:2]
    table = three().planets(0, *rich)
    table.game.players[0].strategy = strategy
    assert not follows(aims_of(table), DIPLOMACY), "they are ready"
    for planet in rich:
        table.game.exhausted[planet] = True
    assert follows(aims_of(table), DIPLOMACY) == wanted


@pytest.mark.parametrize(("strategy", "goods", "wanted"), [(1, 4, False), (2, 3, False), (2, 4, True)])
def test_warfare_is_followed_with_a_token_to_spare_and_four_resources(strategy: int, goods: int, wanted: bool) -> None:
    table = three().pools(0, goods=goods)
    table.game.players[0].strategy = strategy
    assert follows(aims_of(table), WARFARE) == wanted


def test_imperial_is_followed_until_three_secrets_are_held() -> None:
    table = three()
    table.game.players[0].secrets = THREE_SECRETS[:2]
    assert follows(aims_of(table), IMPERIAL)
    table.game.players[0].secrets = THREE_SECRETS
    assert not follows(aims_of(table), IMPERIAL)


def test_without_a_token_nothing_but_leadership_is_followed() -> None:
    table = three().pools(0, tactic=0, goods=3)
    table.game.players[0].strategy = 0
    assert follows(aims_of(table), LEADERSHIP)
    assert not follows(aims_of(table), IMPERIAL)
    table.game.players[0].goods = 2
    assert not follows(aims_of(table), LEADERSHIP), "a token costs three influence"


# -- tokens ------------------------------------------------------------------------------------------------------------


def test_tokens_are_laid_for_fleets_that_stand_then_secondaries_then_actions() -> None:
    table = three()
    assert laid_out(aims_of(table), 8) == (3, 3, 2)
    assert laid_out(aims_of(table), 10) == (4, 3, 3)
    assert laid_out(aims_of(table), 2) == (0, 2, 0)
    table.game.rounds = 4
    assert laid_out(aims_of(table), 8) == (2, 4, 2)
    table.ships(0, 3, cruiser=5)
    assert laid_out(aims_of(table), 8) == (2, 5, 1)


# -- cards -------------------------------------------------------------------------------------------------------------


def test_a_card_that_costs_goods_waits_for_those_that_are_not_saved() -> None:
    table = three().pools(0, goods=8)
    window = Decision(0, "action", [])
    assert helps(aims_of(table), window, "focused-research")
    table.game.objectives = (NUMBER["negotiate-trade-routes"],)
    aims = aims_of(table)
    assert aims.saved[GOODS] == 5
    assert not helps(aims, window, "focused-research"), "four of eight are too many, for five are saved"
    assert helps(aims, window, "mining-initiative"), "it costs nothing"
    table.game.players[0].goods = 9
    assert helps(aims, window, "focused-research")
    aims.saved[GOODS] = 12
    assert helps(aims, window, "mining-initiative")


def test_sabotage_is_for_what_is_played_where_one_stands_or_by_a_leader_who_is_near_the_end() -> None:
    table = three()
    played = [Decision(0, "card played", [], things=(("card", 0), ("seat", seat))) for seat in range(3)]
    assert not is_against_me(aims_of(table), played[1])
    table.game.players[1].points = 5
    assert is_against_me(aims_of(table), played[1])
    assert not is_against_me(aims_of(table), played[2])
    table.game.players[1].points = 4
    assert not is_against_me(aims_of(table), played[1])
    table.game.active_system = 1
    assert is_against_me(aims_of(table), played[2])
    assert not is_against_me(aims_of(table), played[0]), "one's own card"
    assert not is_against_me(aims_of(table), Decision(0, "card played", [], things=(("card", 0),)))
    table.game.active_system = 2
    assert not is_against_me(aims_of(table), played[2])


def test_an_objective_is_scored_before_anything_is_used_and_what_helps_not_is_kept() -> None:
    secret = NUMBER["turn-their-fleets-to-dust"]
    card = next(number for number, each in enumerate(COMPONENTS) if each.key == "morale-boost")
    kept = next(number for number, each in enumerate(COMPONENTS) if each.key == "flank-speed")
    options = [Option("pass"), Option(CARD, (("card", kept),)), Option(CARD, (("card", card),))]
    aims = aims_of(three())
    assert use(aims, Decision(0, "w", options)).picks == (2,)
    assert use(aims, Decision(0, "w", options[:2])).picks == (0,)
    scoring = Option("objective", (("objective", secret),))
    assert use(aims, Decision(0, "w", [*options, scoring])).picks == (3,)


# -- politics ----------------------------------------------------------------------------------------------------------


def votes(table: Table, key: str, options: list[Option], seat: int = 0) -> Option:
    decision = Decision(seat, "vote", options, things=(("agenda", NUMBER[key]),))
    return options[choose_vote(aims_of(table, seat), decision).picks[0]]


FOR, AGAINST, ABSTAIN = Option("for"), Option("against"), Option("abstain")


@pytest.mark.parametrize(("points", "wanted"), [((3, 2, 1), FOR), ((1, 2, 3), AGAINST), ((2, 3, 1), AGAINST)])
def test_the_seed_of_an_empire_is_for_whom_it_gives_the_point(points: tuple[int, int, int], wanted: Option) -> None:
    table = three()
    for player, number in zip(table.game.players, points, strict=True):
        player.points = number
    assert votes(table, "seed-of-an-empire", [ABSTAIN, FOR, AGAINST]) == wanted


def test_arms_are_reduced_by_who_has_few() -> None:
    table = three().ships(0, 1, dreadnought=2, cruiser=3)
    aims = aims_of(table)
    assert worth_of_for(aims, "arms-reduction") == 2.0
    assert votes(table, "arms-reduction", [ABSTAIN, FOR, AGAINST]) == FOR
    table.ships(0, 2, dreadnought=1)
    assert worth_of_for(aims, "arms-reduction") == -2.0
    table.ships(0, 2, cruiser=1)
    assert worth_of_for(aims, "arms-reduction") == -4.0
    assert votes(table, "arms-reduction", [ABSTAIN, FOR, AGAINST]) == AGAINST


def test_wormholes_are_blown_up_by_who_has_no_ships_in_them() -> None:
    table = Table("sol", "hacan", tiles=("18", "26", "39", "25", "40", "46", "47"))
    table.ships(0, 5, cruiser=4)
    assert worth_of_for(aims_of(table), "wormhole-research") == 2.0
    table.ships(0, 1, cruiser=3)
    assert worth_of_for(aims_of(table), "wormhole-research") == -1.0


def test_homes_are_defended_by_who_has_a_gun() -> None:
    table = three()
    assert worth_of_for(aims_of(table), "homeland-defense-act") == 0.5
    table.troops(0, FREE[0], pds=2)
    assert worth_of_for(aims_of(table), "homeland-defense-act") == 1.5


def test_planets_are_elected_by_what_the_agenda_does_and_the_richest_first() -> None:
    poor, rich = sorted(FREE, key=lambda each: PLANETS[each].resources + PLANETS[each].influence)[:: len(FREE) - 1]
    table = three().planets(0, poor, rich).planets(1, FREE[3])
    planets = about("planet", [poor, FREE[3], rich])
    assert votes(table, "core-mining", planets).id() == rich
    assert votes(table, "compensated-disarmament", planets).id() == FREE[3]


def test_influence_counts_as_resources_do_when_a_planet_is_elected() -> None:
    by_influence = max(FREE, key=lambda each: PLANETS[each].influence - PLANETS[each].resources)
    barren = min(FREE, key=lambda each: PLANETS[each].influence + PLANETS[each].resources)
    assert PLANETS[by_influence].influence > PLANETS[by_influence].resources
    table = three().planets(0, by_influence, barren)
    assert votes(table, "core-mining", about("planet", [barren, by_influence])).id() == by_influence


def test_who_is_executed_is_the_leader_and_who_is_honoured_oneself() -> None:
    table = three()
    table.game.players[2].points = 3
    seats = about("seat", [0, 1, 2])
    assert votes(table, "public-execution", seats).id() == 2
    assert votes(table, "minister-of-war", seats).id() == 0
    assert votes(table, "minister-of-war", seats[1:]).id() == 1, "rather than to the leader"


def test_laws_of_others_are_repealed_before_ones_own() -> None:
    table = three().law("minister-of-war", 0, 0).law("minister-of-peace", 1, 1).law("fleet-regulations", -1)
    laws = about("agenda", [NUMBER[key] for key in ("minister-of-war", "minister-of-peace", "fleet-regulations")])
    assert votes(table, "judicial-abolishment", laws).id() == NUMBER["minister-of-peace"]
    assert votes(table, "judicial-abolishment", [laws[0], laws[2]]).id() == NUMBER["fleet-regulations"]


def test_the_objective_that_is_nearest_is_elected() -> None:
    table = three().pools(0, goods=5)
    keys = ("corner-the-market", "negotiate-trade-routes")
    assert (
        votes(table, "classified-document-leaks", about("objective", [NUMBER[key] for key in keys])).id()
        == NUMBER[keys[1]]
    )


def test_a_prediction_is_what_those_with_most_votes_want() -> None:
    strong = max(FREE, key=lambda each: PLANETS[each].influence)
    table = three().planets(2, strong).planets(1, FREE[2])
    seats = about("seat", [0, 1, 2])
    decision = Decision(0, "predict", seats, things=(("agenda", NUMBER["minister-of-war"]),))
    assert predict(aims_of(table), decision).picks == (2,)
    table.game.exhausted[strong] = True
    assert predict(aims_of(table), decision).picks == (1,), "an exhausted planet casts no votes"
    table.game.players[0].points = 1
    executed = Decision(0, "predict", seats, things=(("agenda", NUMBER["public-execution"]),))
    assert predict(aims_of(table), executed).picks == (0,)
    planets = Decision(0, "predict", about("planet", [FREE[2], FREE[9]]), things=(("agenda", NUMBER["core-mining"]),))
    assert predict(aims_of(table), planets).picks == (0,)


def test_what_brings_most_is_laid_on_top_first() -> None:
    strong, weak = NUMBER["mutiny"], NUMBER["minister-of-war"]

    def order(first: int, second: int, end: int = 0) -> Option:
        return Option("order", (("agenda", first), ("end", 0), ("agenda", second), ("end", end)))

    options = [order(weak, strong), order(strong, weak), order(strong, weak, 1)]
    chosen = options[arrange(aims_of(three()), Decision(0, "arrange", options)).picks[0]]
    assert chosen.things[0] == ("agenda", strong)
    lost = [order(NUMBER["core-mining"], strong), order(strong, NUMBER["core-mining"])]
    assert arrange(aims_of(three()), Decision(0, "arrange", lost)).picks == (1,)


def test_the_speaker_is_oneself_or_the_weakest() -> None:
    table = three()
    table.game.players[1].points = 2
    seats = about("seat", [1, 2, 0])
    assert choose_speaker(aims_of(table), Decision(0, "speaker", seats)).picks == (2,)
    assert choose_speaker(aims_of(table), Decision(0, "speaker", seats[:2])).picks == (1,)


# -- trades ------------------------------------------------------------------------------------------------------------


def traders() -> Table:
    """All three are neighbours."""
    table = Table("sol", "hacan", "norr").ships(0, 1, cruiser=1).ships(1, 2, cruiser=1).ships(2, 6, cruiser=1)
    table.game.phase = "action"
    return table.pools(0, commodities=2).pools(1, goods=3).pools(2, commodities=1)


def test_partners_are_neighbours_with_something_to_give_the_most_first() -> None:
    table = traders()
    assert partners(aims_of(table)) == [2, 1], "a commodity brings two, a good one"
    table.game.players[1].commodities = 2
    assert partners(aims_of(table)) == [1, 2]
    table.game.players[1].commodities = table.game.players[1].goods = 0
    assert partners(aims_of(table)) == [2]
    table.game.players[2].points = 8
    assert partners(aims_of(table)) == [], "nobody helps one who is about to win"
    table.game.players[2].points = 7
    assert partners(aims_of(table)) == [2]
    table.game.players[0].traded = (2,)
    assert partners(aims_of(table)) == []
    table.game.players[0].traded, table.game.players[0].talks = (), (2,)
    assert partners(aims_of(table)) == []


def test_without_commodities_no_partner_is_looked_for() -> None:
    table = traders().pools(0, goods=3)
    assert partners(aims_of(table)) == []
    aside = Decision(0, "end turn", [Option("end turn")], asides=[Option("propose transaction")])
    assert end_or_trade(aims_of(table), aside).picks == (0,)
    assert end_or_trade(aims_of(traders()), aside).picks == (1,)


def test_who_is_far_is_a_partner_in_the_agenda_phase_alone() -> None:
    table = traders().ships(2, 6, cruiser=-1).ships(2, 4, cruiser=1)
    assert partners(aims_of(table)) == [1]
    table.game.phase = "agenda"
    assert partners(aims_of(table)) == [2, 1]


def test_commodities_are_proposed_for_something_and_nothing_is_given_away() -> None:
    gift, swap = Form(((0, "commodities", 2),)), Form(((0, "commodities", 1), (1, "goods", 1)))
    paid = Form(((0, "goods", 1), (1, "goods", 1)))
    none = [Option("no deal")]
    aims = aims_of(traders())
    assert choose_terms(aims, Decision(0, "terms", none, forms=[gift, paid, swap])).form == swap
    assert choose_terms(aims, Decision(0, "terms", none, forms=[gift, paid])).picks == (0,)


def test_nothing_is_accepted_from_somebody_who_is_about_to_win() -> None:
    table = traders()
    options = [Option("decline"), Option("accept")]
    terms = (("seat", 0), ("gift goods 0", 1), ("gift commodities 1", 2))
    offer = Decision(1, "consent", options, things=terms)
    assert consent(aims_of(table, 1), offer).picks == (1,)
    table.game.players[0].points = 7
    assert consent(aims_of(table, 1), offer).picks == (1,)
    table.game.players[0].points = 8
    assert consent(aims_of(table, 1), offer).picks == (0,)
    worse = Decision(1, "consent", options, things=(("seat", 2), ("gift goods 2", 1), ("gift goods 1", 2)))
    assert consent(aims_of(table, 1), worse).picks == (0,)


def test_favours_are_for_neighbours_who_are_not_about_to_win() -> None:
    table = traders().ships(2, 6, cruiser=-1).ships(2, 4, cruiser=1)
    asked = Decision(0, "favour", about("seat", [1, 2]), least=0, most=2)
    assert favour(aims_of(table), asked).picks == (0,)
    table.game.players[1].points = 8
    assert favour(aims_of(table), asked).picks == ()
