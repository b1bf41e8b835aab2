"""Choosing actions, Explore and Develop with the powers of the sets."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice, Refused
from orrery.race.rules.round import RoundWithSets
from orrery.race.standing import Standing
from orrery.race.state import ACTIONS, EXPLORE_1_1, EXPLORE_5, Race
from support import cite
from support.cite import rule
from support.play import asked
from support.race import begin, card, events, every, hand_of, keys, offered, pick, prestige_of, race, tableau_of

TOP = ["gem-world", "comet-zone", "spice-world", "new-vinland", "plague-world", "distant-world", "tourist-world"]


# -- choosing actions --------------------------------------------------------------------------------------------------


def choosing(actions_each: int = 1) -> Race:
    game = every(["psi-crystal-world"], ["old-earth"], actions_each=actions_each)
    game.begin(RoundWithSets())
    return game


@rule("race:power.select-last.1")
def test_psi_crystal_world_chooses_when_the_others_have_revealed() -> None:
    game = choosing()
    assert [decision.seat for decision in game.waiting()] == [1]
    pick(game, 1, *[name for name in offered(game, 1) if name.startswith("produce")])
    assert game.players[1].actions == (ACTIONS.index("produce"),)
    assert [decision.seat for decision in game.waiting()] == [0]
    assert asked(game, 0).prompt == "action"
    pick(game, 0, "consume-x2")
    assert [event.values for event in events(game, "phase")] == [(5,), (6,)]


@rule("race:power.select-last.2")
def test_in_the_two_player_game_only_the_second_action_is_chosen_last() -> None:
    game = choosing(actions_each=2)
    assert [(asked(game, seat).least, asked(game, seat).most) for seat in (0, 1)] == [(1, 1), (2, 2)]
    pick(game, 0, "develop")
    pick(game, 1, "explore-5", "settle")
    assert asked(game, 0).most == 1
    assert "develop" not in offered(game, 0), "that card is played already"
    pick(game, 0, "develop-2")
    assert sorted([event.values for event in events(game, "chose")][-1]) == [2, 7]


# -- I: explore --------------------------------------------------------------------------------------------------------


@rule("race:power.explore.mix.1", "race:power.explore.mix.2")
def test_mixing_discards_from_the_whole_hand() -> None:
    game = every(
        ["old-earth", "blaster-runners"],
        ["new-sparta"],
        hands=[["pirate-world", "new-earth"], []],
        actions=[["explore-5"], ["produce"]],
        top=TOP,
    )
    begin(game, "explore")
    question = asked(game, 0)
    assert (question.prompt, question.least, question.most) == ("mix", 6, 6)
    assert offered(game, 0) == ["pirate-world", "new-earth", *TOP]
    assert asked(game, 1).prompt == "keep", "who does not mix keeps as usual"
    pick(game, 0, "pirate-world", *TOP[:5])
    pick(game, 1, offered(game, 1)[0])
    assert sorted(hand_of(game)) == sorted(["new-earth", *TOP[5:]])
    assert game.players[0].drawn == []


@rule("race:power.explore.mix.1")
def test_who_mixes_may_keep_all_that_was_drawn() -> None:
    game = every(["old-earth", "trading-outpost"], ["new-sparta"], hands=[["pirate-world"], []], top=TOP)
    begin(game, "explore")
    assert asked(game, 0).most == 1
    pick(game, 0, "pirate-world")
    pick(game, 1, "spice-world")
    assert hand_of(game) == ["gem-world", "comet-zone"]
    assert sorted(keys(game.discard)) == ["new-vinland", "pirate-world"]


@rule("race:power.explore.mix.1")
def test_who_mixes_and_keeps_as_many_as_were_drawn_discards_nothing() -> None:
    game = every(["trading-outpost", "research-labs"], ["new-sparta"], hands=[["pirate-world"], []], top=TOP)
    begin(game, "explore")
    pick(game, 1, "spice-world")
    assert hand_of(game) == ["pirate-world", "gem-world", "comet-zone"]
    assert [event.actor for event in events(game, "discarded")] == [], "and the log says nothing of it"


@rule("race:power.explore.discard-prestige.1", "race:power.explore.discard-prestige.2")
def test_a_card_for_prestige_before_anybody_draws() -> None:
    tableau = ["old-earth", "alien-departure-point", "pan-galactic-hologrid"]
    game = every(
        tableau, ["new-sparta"], hands=[["pirate-world", "new-earth", "gambling-world-replacement"], []], top=TOP
    )
    begin(game, "explore")
    question = asked(game, 0)
    assert (question.prompt, question.least, question.most) == ("discard for prestige", 0, 2), "once for each power"
    assert all(player.drawn == [] for player in game.players)
    pick(game, 0, "pirate-world", "new-earth")
    assert prestige_of(game) == [2, 0]
    assert sorted(keys(game.discard)) == ["new-earth", "pirate-world"]
    assert asked(game, 0).prompt == "keep"


def test_nothing_need_be_discarded_for_prestige_and_an_empty_hand_is_not_asked() -> None:
    game = every(["alien-departure-point"], ["new-sparta"], hands=[["pirate-world"], []], top=TOP)
    begin(game, "explore")
    pick(game, 0)
    assert prestige_of(game) == [0, 0]
    game = begin(every(["alien-departure-point"], ["new-sparta"], top=TOP), "explore")
    assert asked(game, 0).prompt == "keep"


@pytest.mark.parametrize(("action", "drawn", "kept"), [(EXPLORE_5, 13, 2), (EXPLORE_1_1, 9, 3)])
def test_the_prestige_bonus_of_explore(action: int, drawn: int, kept: int) -> None:
    game = every(["old-earth"], ["new-sparta"], actions=[[ACTIONS[action]], ["produce"]])
    game.players[0].standing = Standing(boosted=action)
    begin(game, "explore")
    assert len(game.players[0].drawn) == drawn
    assert (asked(game, 0).prompt, asked(game, 0).most) == ("mix", drawn - kept)


# -- II: develop -------------------------------------------------------------------------------------------------------


@cite.card("race:galactic-power-brokers")
@rule("race:power.develop.draw-discard.1", "race:set3.powers.2", "race:set3.powers.3")
def test_all_draws_come_first_then_a_card_is_discarded_for_each_power() -> None:
    tableau = ["old-earth", "galactic-power-brokers", "information-hub", "interstellar-bank"]
    game = every(tableau, ["new-sparta"], hands=[["pirate-world"], []], top=TOP)
    begin(game, "develop")
    assert hand_of(game) == ["pirate-world", *TOP[:4]], "2 and 1 and the 1 of Interstellar Bank"
    question = asked(game, 0)
    assert (question.prompt, question.least, question.most) == ("draw and discard", 2, 2)
    pick(game, 0, "pirate-world", "gem-world")
    assert hand_of(game) == TOP[1:4]


@rule("race:set3.powers.3", "race:timing.3")
def test_a_player_discards_before_the_next_one_draws() -> None:
    game = every(["old-earth", "information-hub"], ["new-sparta", "galactic-developers"], top=TOP)
    begin(game, "develop")
    assert [len(player.hand) for player in game.players] == [0, 1], "one card drawn, the only one, and discarded"
    assert keys(game.discard) == ["gem-world"]
    assert hand_of(game, 1) == ["comet-zone"]


def developing(tableau: list[str], hand: list[str], goods: list[str] | None = None) -> Race:
    game = every(tableau, ["new-sparta"], hands=[hand, []], goods=[goods or [], []])
    return begin(game, "develop")


@cite.card("race:r-and-d-crash-program")
@rule("race:power.develop.discard-reduce.1")
def test_r_and_d_crash_program_may_be_given_up_for_three_less() -> None:
    hand = ["galactic-salon", "gem-world", "comet-zone", "spice-world", "new-vinland"]
    game = developing(["old-earth", "r-and-d-crash-program"], hand)
    pick(game, 0, "galactic-salon")
    assert asked(game, 0).prompt == "develop how"
    assert offered(game, 0) == ["develop", "develop r-and-d-crash-program"]
    pick(game, 0, "develop r-and-d-crash-program")
    assert (asked(game, 0).prompt, asked(game, 0).most) == ("pay", 1)
    pick(game, 0, "gem-world")
    assert tableau_of(game) == ["old-earth", "galactic-salon"]
    assert sorted(keys(game.discard)) == ["gem-world", "r-and-d-crash-program"]


@rule("race:power.develop.discard-reduce.1", "race:powers.10")
def test_what_can_only_be_paid_by_giving_a_card_up_is_offered_and_nothing_else() -> None:
    game = developing(["old-earth", "r-and-d-crash-program"], ["galactic-salon", "gem-world"])
    assert offered(game, 0) == ["none", "galactic-salon"]
    pick(game, 0, "galactic-salon")
    assert tableau_of(game) == ["old-earth", "galactic-salon"], "the only way, and the only card: nobody is asked"


@rule("race:power.develop.good-reduce.1")
def test_golden_age_of_terraforming_takes_a_rare_good_for_two_less() -> None:
    tableau = ["old-earth", "golden-age-of-terraforming", "rebel-fuel-cache", "radioactive-world", "pre-sentient-race"]
    game = developing(tableau, ["galactic-salon", *TOP[:4]], goods=tableau[2:])
    pick(game, 0, "galactic-salon")
    pick(game, 0, "develop golden-age-of-terraforming")
    assert asked(game, 0).prompt == "spend good"
    assert offered(game, 0) == ["rebel-fuel-cache", "radioactive-world"], "no Genes"
    pick(game, 0, "radioactive-world")
    assert (asked(game, 0).prompt, asked(game, 0).most) == ("pay", 2)
    assert keys(list(game.players[0].goods)) == ["rebel-fuel-cache", "pre-sentient-race"]


def test_both_ways_to_pay_less_go_together() -> None:
    tableau = ["old-earth", "golden-age-of-terraforming", "rebel-fuel-cache", "r-and-d-crash-program"]
    game = developing(tableau, ["galactic-salon"], goods=["rebel-fuel-cache"])
    pick(game, 0, "galactic-salon")
    assert game.over, "no card is left to pay with, so both are used and nobody is asked"
    assert tableau_of(game) == ["old-earth", "golden-age-of-terraforming", "rebel-fuel-cache", "galactic-salon"]
    assert game.players[0].goods == {}


@cite.card("race:galactic-scavengers")
@rule("race:power.develop.save-cost.1")
def test_one_card_paid_for_a_development_goes_under_galactic_scavengers() -> None:
    game = developing(
        ["galactic-scavengers"], ["galactic-advertisers", "gem-world", "comet-zone", "spice-world", "new-earth"]
    )
    pick(game, 0, "galactic-advertisers")
    pick(game, 0, "gem-world", "comet-zone", "spice-world")
    assert (asked(game, 0).prompt, offered(game, 0)) == ("save", ["gem-world", "comet-zone", "spice-world"])
    assert game.view(1).players[0].drawn_size == 3
    pick(game, 0, "comet-zone")
    assert keys(list(game.players[0].saved)) == ["comet-zone"]
    assert sorted(keys(game.discard)) == ["gem-world", "spice-world"]


def test_nothing_paid_is_nothing_saved() -> None:
    game = developing(["galactic-scavengers", "investment-credits"], ["export-duties", "gem-world"])
    pick(game, 0, "export-duties")
    assert game.players[0].saved == ()
    assert hand_of(game) == ["gem-world"]


@rule("race:power.develop.prestige.1", "race:set3.powers.1")
@pytest.mark.parametrize(
    ("owned", "built", "prestige"),
    [
        ("pan-galactic-affluence", "export-duties", 1),
        ("federation-capital", "export-duties", 0),
        ("federation-capital", "new-economy", 1),
        ("federation-capital", "pan-galactic-research", 1),
        ("federation-capital", "imperium-planet-buster", 1),
        ("rebel-council", "rebel-pact", 1),
        ("rebel-council", "export-duties", 0),
        ("rebel-freedom-fighters", "rebel-troops", 1),
    ],
)
def test_prestige_for_developing(owned: str, built: str, prestige: int) -> None:
    """Planet Buster costs nine: its one prestige is that for placing it."""
    game = developing(["old-earth", owned], [built, *TOP, "space-port", "artist-colony"])
    pick(game, 0, built)
    while not game.over:
        pick(game, 0, *offered(game, 0)[: asked(game, 0).least])
    assert prestige_of(game) == [prestige, 0]


@rule("race:six-dev.imperium-planet-buster")
def test_planet_buster_is_no_six_cost_development() -> None:
    game = developing(
        ["old-earth", "federation-capital"],
        ["imperium-planet-buster", *TOP, "space-port", "artist-colony", "new-earth"],
    )
    pick(game, 0, "imperium-planet-buster")
    assert asked(game, 0).most == 9


@rule("race:set2.setup.6")
def test_without_the_third_set_prestige_means_nothing() -> None:
    game = race(["old-earth"], ["new-sparta"], hands=[["galactic-bankers", *TOP[:6]], []], sets="storm+rebel")
    begin(game, "develop")
    pick(game, 0, "galactic-bankers")
    assert prestige_of(game) == [0, 0]


@rule("race:develop.5", "race:timing.1")
def test_payments_are_asked_at_once_unless_somebody_has_more_to_choose() -> None:
    hands = [["export-duties", "gem-world", "comet-zone"], ["public-works", "spice-world", "new-vinland"]]
    game = begin(every(["old-earth"], ["new-sparta"], hands=hands), "develop")
    pick(game, 0, "export-duties")
    pick(game, 1, "public-works")
    assert [decision.seat for decision in game.waiting()] == [0, 1]
    hands = [["galactic-salon", *TOP[:5]], ["space-marines", "space-port", "artist-colony", "new-earth"]]
    game = begin(every(["old-earth", "r-and-d-crash-program"], ["new-sparta"], hands=hands), "develop")
    pick(game, 0, "galactic-salon")
    pick(game, 1, "space-marines")
    assert [(decision.seat, decision.prompt) for decision in game.waiting()] == [(0, "develop how")]
    pick(game, 0, "develop")
    pick(game, 0, *TOP[:4])
    assert [(decision.seat, decision.prompt) for decision in game.waiting()] == [(1, "pay")]


@rule("race:set3.powers.5")
def test_a_card_given_up_works_until_the_phase_ends() -> None:
    game = developing(["old-earth", "r-and-d-crash-program"], ["galactic-salon", *TOP[:2]])
    pick(game, 0, "galactic-salon")
    assert keys(list(game.players[0].spent.gone)) == ["r-and-d-crash-program"]
    assert keys(game.players[0].powers()) == ["old-earth", "r-and-d-crash-program"]
    pick(game, 0, "gem-world")
    assert game.players[0].spent == type(game.players[0].spent)()
    assert card("r-and-d-crash-program") in game.discard


def test_the_prestige_bonus_of_develop_is_three_in_all() -> None:
    game = every(
        ["old-earth"], ["new-sparta"], hands=[["galactic-salon", *TOP[:4]], []], actions=[["develop"], ["produce"]]
    )
    game.players[0].standing = Standing(boosted=ACTIONS.index("develop"))
    begin(game, "develop")
    pick(game, 0, "galactic-salon")
    assert asked(game, 0).most == 1
    with pytest.raises(Refused):
        game.answer(Choice(0, (0, 1)))
