"""Action cards of the agenda phase: who votes, with how many votes, on what; predictions and what they bring."""

from __future__ import annotations

import pytest

from orrery.ti4.components import NUMBER
from orrery.ti4.game import TwilightImperium
from orrery.ti4.rules.vote import ResolveAgenda
from orrery.ti4.tiles import MECATOL_REX
from orrery.ti4.units import CRUISER, DREADNOUGHT, SPACE_DOCK, count
from support.cite import card, each_card, rule
from support.play import answer, asked
from support.ti4 import Table, plan
from support.ti4_agendas import abstain, agenda_phase, enact, ready

WELLON, VEFUT, QUANN, LODOR = 26, 27, 32, 33  # 2, 2, 1 and 1 influence; the last two are cultural


def voters() -> Table:
    """Seat 1 has 1 vote, seat 2 has 2; the speaker is seat 0 and has 2."""
    return Table("sol", "muaat", "norr").planets(0, WELLON).planets(1, QUANN).planets(2, VEFUT)


def begin(table: Table, key: str = "mutiny") -> TwilightImperium:
    table.game.begin(ResolveAgenda(NUMBER[key]))
    return table.game


def outcome(game: TwilightImperium) -> list[str]:
    return [event.kind for event in game.log or [] if event.kind.startswith("outcome")]


@rule("ti4:2.1")
@card("ti4:ancient-burial-sites")
def test_ancient_burial_sites_exhaust_the_cultural_planets_of_a_player_before_anything_is_revealed() -> None:
    table = Table("sol", "hacan").planets(1, QUANN, LODOR, WELLON).hand(0, "ancient-burial-sites")
    game = agenda_phase(table, "mutiny", "mutiny")
    answer(game, 0, "card")
    answer(game, 0, "seat 1")
    assert [game.exhausted[planet] for planet in (QUANN, LODOR, WELLON)] == [True, True, False]
    answer(game, 1, "for")
    assert [event.values for event in game.log or [] if event.kind == "voted for"] == [(2,)], "one planet was left"
    assert "planet exhausted" in [event.kind for event in game.log or []]


@rule("ti4:2.16", "ti4:F.action-cards.13")
@card("ti4:assassinate-representative", "ti4:trade-rider")
def test_who_is_barred_from_voting_may_still_predict() -> None:
    game = begin(voters().hand(0, "assassinate-representative").hand(1, "trade-rider"))
    answer(game, 0, "card")
    answer(game, 0, "seat 1")
    answer(game, 1, "card")
    answer(game, 1, "for")
    assert asked(game, 2).prompt == "vote", "seat 1 was to vote first"
    answer(game, 2, "for")
    answer(game, 0, "abstain")
    assert game.players[1].goods == 5
    assert "no vote" in [event.kind for event in game.log or []]


@rule("ti4:2.15", "ti4:F.action-cards.14")
@card("ti4:bribery")
def test_bribery_turns_goods_into_votes_though_the_speaker_abstains() -> None:
    game = begin(voters().hand(1, "bribery").pools(1, goods=3))
    answer(game, 1, "for")
    answer(game, 2, "against")
    answer(game, 0, "abstain")
    answer(game, 1, "card")
    assert [option.id() for option in asked(game, 1).options] == [0, 1, 2, 3]
    answer(game, 1, "goods 2")
    assert outcome(game) == ["outcome for"]
    assert game.players[1].goods == 1


@rule("ti4:2.15", "ti4:F.agenda.2")
@card("ti4:bribery")
def test_bribery_is_nothing_for_who_has_cast_no_vote() -> None:
    game = begin(voters().hand(1, "bribery").pools(1, goods=3))
    answer(game, 1, "abstain")
    answer(game, 2, "against")
    answer(game, 0, "abstain")
    assert outcome(game) == ["outcome against"]
    assert len(game.players[1].hand) == 1


@rule("ti4:3.7", "ti4:F.action-cards.8")
@card("ti4:bribery")
def test_a_cancelled_bribe_is_not_paid() -> None:
    game = begin(voters().hand(1, "bribery").hand(2, "sabotage").pools(1, goods=3))
    answer(game, 1, "for")
    answer(game, 2, "against")
    answer(game, 0, "abstain")
    answer(game, 1, "card")
    answer(game, 1, "goods 3")
    answer(game, 2, "card")
    assert (outcome(game), game.players[1].goods) == (["outcome against"], 3)


@rule("ti4:2.15", "ti4:F.action-cards.7")
@card("ti4:distinguished-councilor")
def test_the_councilor_adds_five_votes_to_a_vote_just_cast_and_not_to_a_bribe() -> None:
    game = begin(voters().hand(1, "distinguished-councilor", "bribery").pools(1, goods=1))
    answer(game, 1, "for")
    assert asked(game, 1).prompt == "after-you-cast-votes"
    answer(game, 1, "pass")
    answer(game, 2, "against")
    answer(game, 0, "abstain")
    answer(game, 1, "card")
    answer(game, 1, "goods 1")
    assert asked(game, 0).prompt == "break tie", "two against two: the councilor was not asked again"


@card("ti4:distinguished-councilor")
def test_the_councilor_decides_a_vote_and_comes_to_nobody_who_abstains() -> None:
    game = begin(voters().hand(1, "distinguished-councilor").hand(2, "veto"))
    answer(game, 2, "pass")
    answer(game, 1, "for")
    answer(game, 1, "card")
    answer(game, 2, "against")
    answer(game, 0, "against")
    assert outcome(game) == ["outcome for"]
    game = begin(voters().hand(1, "distinguished-councilor"))
    answer(game, 1, "abstain")
    assert asked(game, 2).prompt == "vote"


@rule("ti4:2.10a", "ti4:2.22b")
@card("ti4:confusing-legal-text", "ti4:trade-rider")
def test_somebody_else_is_elected_and_predictions_speak_of_that_player() -> None:
    game = begin(voters().hand(1, "confusing-legal-text").hand(2, "trade-rider"), "archived-secret")
    game.secrets = (NUMBER["unveil-flagship"],)
    answer(game, 2, "card")
    answer(game, 2, "seat 0")
    answer(game, 1, "seat 1")
    answer(game, 0, "abstain")
    answer(game, 1, "card")
    assert [option.id() for option in asked(game, 1).options] == [0, 2]
    answer(game, 1, "seat 0")
    assert game.players[0].secrets == (NUMBER["unveil-flagship"],)
    assert game.players[2].goods == 5
    assert "elected instead" in [event.kind for event in game.log or []]


@card("ti4:confusing-legal-text")
def test_who_is_not_elected_has_no_use_for_a_confusing_text() -> None:
    game = begin(voters().hand(1, "confusing-legal-text"), "archived-secret")
    answer(game, 1, "seat 2")
    abstain(game)
    assert game.over
    assert len(game.players[1].hand) == 1


@rule("ti4:2.2", "ti4:2.3", "ti4:2.22")
@card("ti4:veto")
def test_a_vetoed_agenda_is_discarded_and_the_next_one_takes_its_place() -> None:
    game = agenda_phase(voters().hand(1, "veto"), "mutiny", "economic-equality", "seed-of-an-empire")
    answer(game, 1, "card")
    assert game.agenda_discard == (NUMBER["mutiny"],)
    for agenda in ("economic-equality", "seed-of-an-empire"):
        assert asked(game, 1).things == (("agenda", NUMBER[agenda]),)
        abstain(game)
        answer(game, 0, "against")
    assert game.over, "two agendas, the vetoed one not counted"


@rule("ti4:3.7")
@card("ti4:veto")
def test_a_cancelled_veto_leaves_the_agenda() -> None:
    game = agenda_phase(voters().hand(1, "veto").hand(2, "sabotage"), "mutiny", "seed-of-an-empire")
    answer(game, 1, "card")
    answer(game, 2, "card")
    assert asked(game, 1).things == (("agenda", NUMBER["mutiny"]),)
    assert game.agenda_discard == ()


@rule("ti4:2.22", "ti4:31.16")
@card("ti4:veto", "ti4:bribery", "ti4:imperial-rider")
def test_veto_before_predictions_and_a_bribe_after_the_votes() -> None:
    """When before after: who would veto says so before anybody predicts; a prediction may be bribed true."""
    table = voters().hand(0, "imperial-rider").hand(1, "bribery").hand(2, "veto").pools(1, goods=5)
    game = agenda_phase(table, "economic-equality", "mutiny", "seed-of-an-empire")
    assert asked(game, 2).prompt == "when-agenda-revealed"
    answer(game, 2, "card")
    assert asked(game, 0).prompt == "after-agenda-revealed"
    answer(game, 0, "card")
    answer(game, 0, "for")
    ready(game)
    answer(game, 1, "for")
    answer(game, 2, "against")
    answer(game, 1, "card")
    answer(game, 1, "goods 5")
    assert [player.points for player in game.players] == [1, 1, 0]
    assert game.players[1].goods == 0


@rule("ti4:2.2.i", "ti4:2.22")
def test_with_the_option_everybody_is_asked_about_an_agenda_that_is_revealed() -> None:
    table = Table("sol", "muaat").hand(0, "plague").hand(1, "sabotage")
    table.game.everybody = True
    game = begin(table)
    seen: list[tuple[str, int]] = []
    while asked(game, game.waiting()[0].seat).prompt != "break tie":
        seen.append((game.waiting()[0].prompt, game.waiting()[0].seat))
        answer(game, game.waiting()[0].seat, "pass")
    assert seen == [(f"{when}-agenda-revealed", seat) for when in ("when", "after") for seat in (0, 1)]


@rule("ti4:59.5")
@card("ti4:veto")
def test_as_soon_as_the_last_agenda_is_drawn_the_discarded_ones_are_the_deck() -> None:
    table = voters().hand(1, "veto")
    table.game.agenda_discard = (NUMBER["seed-of-an-empire"],)
    game = agenda_phase(table, "mutiny")
    assert (game.agendas, game.agenda_discard) == ((NUMBER["seed-of-an-empire"],), ())
    answer(game, 1, "card")
    assert asked(game, 1).things == (("agenda", NUMBER["seed-of-an-empire"]),)
    assert (game.agendas, game.agenda_discard) == ((NUMBER["mutiny"],), ()), "the vetoed one is the next deck"


@rule("ti4:77.6", "ti4:1.5")
@card("ti4:repeal-law")
def test_repeal_law_discards_a_law_named_before_others_answer() -> None:
    table = enact(enact(Table("sol", "hacan"), "executive-sanctions"), "regulated-conscription")
    game = table.hand(0, "repeal-law").hand(1, "sabotage").begin()
    answer(game, 0, "card")
    answer(game, 0, f"agenda {NUMBER['executive-sanctions']}")
    answer(game, 1, "pass")
    assert [law for law, _, _ in game.laws] == [NUMBER["regulated-conscription"]]
    assert game.agenda_discard == (NUMBER["executive-sanctions"],)


@rule("ti4:58.3")
@card("ti4:repeal-law")
def test_without_a_law_there_is_nothing_to_repeal() -> None:
    game = Table("sol", "hacan").hand(0, "repeal-law").ships(0, 1, cruiser=1).begin()
    assert "card" not in [option.key for option in asked(game, 0).options]


# -- riders ------------------------------------------------------------------------------------------------------------


def foreseen(table: Table, key: str) -> TwilightImperium:
    """Seat 1 has foreseen that the mutiny fails."""
    game = begin(table.hand(1, f"{key}-rider"))
    answer(game, 1, "card")
    answer(game, 1, "against")
    answer(game, 2, "against")
    answer(game, 0, "abstain")
    return game


@rule("ti4:2.22b")
@each_card("key")
@pytest.mark.parametrize(
    "key",
    [
        "construction-rider",
        "diplomacy-rider",
        "imperial-rider",
        "leadership-rider",
        "technology-rider",
        "trade-rider",
        "warfare-rider",
    ],
)
def test_a_wrong_prediction_costs_the_vote_and_brings_nothing(key: str) -> None:
    game = begin(voters().ships(1, 2, cruiser=1).hand(1, key))
    answer(game, 1, "card")
    answer(game, 1, "for")
    answer(game, 2, "against")
    answer(game, 0, "abstain")
    assert game.over
    player = game.players[1]
    assert (player.points, player.goods, player.tactic, player.techs) == (0, 0, 3, ())


@card("ti4:imperial-rider")
def test_the_imperial_rider_is_a_point() -> None:
    assert foreseen(voters(), "imperial").players[1].points == 1


@rule("ti4:77.7")
@card("ti4:imperial-rider")
def test_a_prediction_may_win_the_game() -> None:
    table = voters()
    table.game.players[1].points = 9
    assert foreseen(table, "imperial").winners == [1]


@card("ti4:trade-rider")
def test_the_trade_rider_is_five_goods() -> None:
    assert foreseen(voters(), "trade").players[1].goods == 5


@card("ti4:leadership-rider")
def test_the_leadership_rider_is_three_tokens() -> None:
    game = foreseen(voters(), "leadership")
    plan(game, 1, (1, "tactic", 1), (1, "strategy", 2))
    assert (game.players[1].tactic, game.players[1].fleet, game.players[1].strategy) == (4, 3, 4)


@card("ti4:leadership-rider", "ti4:fleet-regulations")
def test_foreseen_tokens_keep_to_the_regulations_of_fleets() -> None:
    game = foreseen(enact(voters().pools(1, fleet=4), "fleet-regulations"), "leadership")
    assert [most for _, pool, most in asked(game, 1).rows if pool == "fleet"] == [0]


@card("ti4:technology-rider")
def test_the_technology_rider_is_research() -> None:
    game = foreseen(voters(), "technology")
    assert asked(game, 1).prompt == "research"
    answer(game, 1, f"tech {NUMBER['neural-motivator']}")
    assert game.players[1].techs == (NUMBER["neural-motivator"],)


@rule("ti4:89.9")
@card("ti4:technology-rider", "ti4:anti-intellectual-revolution")
def test_a_foreseen_technology_costs_a_ship_under_the_revolution() -> None:
    game = foreseen(enact(voters().ships(1, 2, cruiser=1, fighter=1), "anti-intellectual-revolution"), "technology")
    answer(game, 1, f"tech {NUMBER['neural-motivator']}")
    assert count(game.players[1].ships_in(2), CRUISER) == 0


@card("ti4:construction-rider")
def test_the_construction_rider_is_a_space_dock_where_none_stands() -> None:
    game = foreseen(voters().planets(1, LODOR).troops(1, QUANN, space_dock=1), "construction")
    assert game.over, "there is one place for it, and it must be placed: nobody is asked"
    assert count(game.players[1].troops_on(LODOR), SPACE_DOCK) == 1


@card("ti4:diplomacy-rider")
def test_the_diplomacy_rider_closes_a_system_even_that_of_mecatol_rex() -> None:
    game = foreseen(voters().planets(1, MECATOL_REX), "diplomacy")
    answer(game, 1, f"system {game.chart.system_of[MECATOL_REX]}")
    mecatol = game.chart.system_of[MECATOL_REX]
    assert [mecatol in player.tokens for player in game.players] == [True, False, True]


@rule("ti4:32.3")
@card("ti4:warfare-rider")
def test_the_warfare_rider_is_a_dreadnought_beside_an_own_ship_within_the_fleet_pool() -> None:
    game = foreseen(voters().ships(1, 2, cruiser=3).ships(1, 4, carrier=1), "warfare")
    assert [option.id() for option in asked(game, 1).options] == [2, 4]
    answer(game, 1, "system 2")
    assert count(game.players[1].ships_in(2), DREADNOUGHT) == 1
    assert asked(game, 1).prompt == "remove ships", "four ships are one too many"


@rule("ti4:F.action-cards.10")
@card("ti4:trade-rider", "ti4:imperial-rider")
def test_one_player_may_predict_both_outcomes() -> None:
    game = begin(voters().hand(1, "trade-rider", "imperial-rider"))
    for key, predicted in (("trade-rider", "for"), ("imperial-rider", "against")):
        answer(game, 1, f"card {NUMBER[key]}")
        answer(game, 1, predicted)
    answer(game, 2, "for")
    answer(game, 0, "abstain")
    assert (game.players[1].goods, game.players[1].points) == (5, 0)
