"""Prestige: gaining and spending it, who leads, and the bonuses of the prestige/search card."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.kernel.laws import random_choice
from orrery.kernel.rng import seeded
from orrery.race.goals import goal_number
from orrery.race.goods import RARE
from orrery.race.rules.moves import gain_prestige, spend_prestige
from orrery.race.rules.prestige import find_leaders
from orrery.race.rules.round import RoundWithSets
from orrery.race.rules.whole_game import WholeGame, is_last_round
from orrery.race.setup import setup
from orrery.race.standing import NO_ACTION, Standing
from orrery.race.state import ACTIONS, DEVELOP, DEVELOP_2, EXPLORE_5, PRODUCE, SEARCH, SETTLE, SETTLE_2, Race
from orrery.race.words import RaceWords
from support.cite import rule
from support.play import asked
from support.race import begin, card, events, every, hand_of, keys, offered, pick, prestige_of, race, tableau_of

PLAIN = list(ACTIONS[: PRODUCE + 1])
TWO_EACH = list(ACTIONS[: SETTLE_2 + 1])


def round_of(*tableaus: list[str], **more: Any) -> Race:
    """A round with all sets, waiting for actions."""
    game = every(*tableaus, **more)
    game.begin(RoundWithSets())
    return game


def next_round(game: Race, leaders: tuple[int, ...] = (), rounds: int = 1) -> Race:
    """The game goes on after this round; the first cards of the tableaus are start worlds."""
    game.rounds, game.leaders, game.over = rounds, leaders, False
    game.begin(WholeGame())
    return game


def chips_of(game: Race) -> list[int]:
    return [player.chips for player in game.players]


def on_tile(game: Race) -> list[int]:
    """What each would lay or has laid on the leader's tile."""
    return [player.standing.gained for player in game.players]


def gain(game: Race, *amounts: int) -> Race:
    """A phase in which each seat gains so much, or spends it."""
    for seat in range(game.seats):
        if amounts[seat] < 0:
            spend_prestige(game, seat, -amounts[seat])
        gain_prestige(game, seat, max(0, amounts[seat]))
    find_leaders(game)
    return game


# -- what comes with the set -------------------------------------------------------------------------------------------


@rule("race:set3.setup.1", "race:set3.setup.2", "race:set3.setup.5", "race:exp.contents.7")
@pytest.mark.parametrize(("sets", "players"), [("brink", 4), ("storm+brink", 5), ("storm+rebel+brink", 6)])
def test_prestige_and_search_come_with_the_third_set(sets: str, players: int) -> None:
    game = setup({"players": players, "sets": sets}, 1)
    assert prestige_of(game) == [0] * players
    assert game.leaders == (), "the tile lies in the centre"
    assert not any(player.standing.searched for player in game.players), "each has the card"
    rng = seeded(1)
    while game.waiting()[0].prompt != "action":
        game.answer(random_choice(game.waiting()[0], rng))
    for decision in game.waiting():
        assert [option.key for option in decision.options if option.key not in PLAIN] in (["search"], [])


@rule("race:set3.setup.1")
def test_without_the_third_set_there_is_nothing_to_search() -> None:
    game = race(["old-earth"], ["new-sparta"], sets="storm+rebel", prestige=[1, 0])
    game.begin(RoundWithSets())
    assert offered(game, 0) == PLAIN


@rule("race:prestige.1", "race:prestige.2")
def test_prestige_is_a_number_without_a_limit() -> None:
    game = every(["old-earth"], ["new-sparta"])
    gain(game, 45, 50)
    assert prestige_of(game) == [45, 50], "more than all chips of the box"
    gain(game, -3, -1)
    assert prestige_of(game) == [42, 49], "a chip of five is changed"


@rule("race:prestige.3", "race:prestige.gain.1")
@pytest.mark.parametrize("seed", range(6))
def test_prestige_comes_from_the_supply_and_goes_there(seed: int) -> None:
    """Whoever gains or spends, nobody else's prestige changes."""
    game = setup({"players": 3, "sets": "storm+rebel+brink", "takeovers": "yes"}, seed)
    rng = seeded(seed)
    while not game.over:
        game.answer(random_choice(game.waiting()[0], rng))
    for seat in range(3):
        gained = sum([event.values[0] for event in events(game, "prestige") if event.actor == seat])
        spent = sum([event.values[0] for event in events(game, "prestige spent") if event.actor == seat])
        assert game.players[seat].prestige == gained - spent >= 0
    assert events(game, "prestige")


# -- gaining and spending ----------------------------------------------------------------------------------------------


@rule("race:prestige.gain.2")
@pytest.mark.parametrize(
    ("placed", "phase", "prestige"),
    [
        ("pan-galactic-mediator", "develop", 1),
        ("rebel-troops", "develop", 0),
        ("alien-burial-site", "settle", 1),
        ("radioactive-world", "settle", 0),
    ],
)
def test_a_symbol_gives_prestige_when_the_card_is_played(placed: str, phase: str, prestige: int) -> None:
    hand = [placed, "gem-world", "comet-zone", "spice-world"]
    game = begin(every(["old-earth"], ["new-sparta"], hands=[hand, []]), phase)
    pick(game, 0, placed)
    assert prestige_of(game) == [0, 0], "not before it is paid for"
    while not game.over:
        pick(game, 0, *offered(game, 0)[: asked(game, 0).least])
    assert prestige_of(game) == [prestige, 0]
    assert placed in tableau_of(game)


@rule("race:prestige.gain.4")
def test_powers_of_every_phase_give_prestige() -> None:
    game = every(["alien-departure-point"], ["old-earth"], hands=[["gem-world"], []])
    pick(begin(game, "explore"), 0, "gem-world")
    assert prestige_of(game) == [1, 0]

    game = every(["pan-galactic-affluence"], ["old-earth"], hands=[["public-works", "gem-world"], []])
    pick(begin(game, "develop"), 0, "public-works")
    assert prestige_of(game) == [1, 0]

    game = every(["alien-cornucopia"], ["old-earth"], hands=[["spice-world", "gem-world", "comet-zone"], []])
    pick(begin(game, "settle"), 0, "spice-world")
    assert prestige_of(game) == [1, 0]

    game = begin(every(["federation-capital", "gem-world"], ["old-earth"], goods=[["gem-world"], []]), "consume")
    assert (prestige_of(game), game.players[0].goods) == ([1, 0], {})

    game = begin(every(["uplift-gene-breeders"], ["old-earth"]), "produce")
    assert prestige_of(game) == [1, 0]
    assert prestige_of(begin(game, "produce")) == [1, 0], "only for a new good"


@rule("race:prestige.gain.5")
@pytest.mark.parametrize(
    ("action", "boosted", "times"), [("produce", False, 1), ("consume-x2", False, 2), ("consume-x2", True, 3)]
)
def test_prestige_is_never_doubled(action: str, boosted: bool, times: int) -> None:
    tableau = ["pan-galactic-affluence", "gem-world", "comet-zone"]
    game = every(tableau, ["old-earth"], goods=[tableau[1:], []], actions=[[action], ["produce"]])
    if boosted:
        game.players[0].standing = Standing(boosted=ACTIONS.index(action))
    begin(game, "consume")
    assert (chips_of(game), prestige_of(game)) == ([times, 0], [1, 0])


@rule("race:prestige.spend.1")
def test_prestige_is_spent_for_cards_points_and_military() -> None:
    game = begin(every(["galactic-power-brokers"], ["old-earth"], prestige=[2, 0]), "consume")
    pick(game, 0, "power galactic-power-brokers 1")
    assert (prestige_of(game), len(game.players[0].hand)) == ([1, 0], 3)

    game = begin(every(["interstellar-casus-belli"], ["old-earth"], prestige=[2, 0]), "consume")
    pick(game, 0, "power interstellar-casus-belli 1")
    assert (prestige_of(game), chips_of(game)) == ([1, 0], [3, 0])

    for prestige in (0, 1):
        game = every(["alien-booby-trap"], ["old-earth"], hands=[["pirate-world"], []], prestige=[prestige, 0])
        begin(game, "settle")
        assert game.over == (prestige == 0), "defense 3, and 3 Military for prestige"
    pick(game, 0, "pirate-world")
    assert (prestige_of(game), tableau_of(game)[1:]) == ([0, 0], ["pirate-world"])


# -- who leads ---------------------------------------------------------------------------------------------------------


@rule("race:prestige.leader.1")
def test_prestige_is_compared_when_a_phase_ends() -> None:
    tableau = ["federation-capital", "gem-world"]
    game = round_of(
        tableau,
        ["old-earth", "public-works"],
        hands=[[], ["comet-zone", "spice-world"]],
        goods=[["gem-world"], []],
    )
    pick(game, 0, "consume-x2")
    pick(game, 1, "explore-5")
    pick(game, 0, offered(game, 0)[0])
    pick(game, 1, offered(game, 1)[0])
    assert (prestige_of(game), game.leaders) == ([1, 0], (0,)), "after Consume"
    assert [event.kind for event in game.log or []].index("prestige") < [event.kind for event in game.log or []].index(
        "leads"
    )


@rule("race:prestige.leader.1")
def test_nobody_leads_before_the_phase_has_ended() -> None:
    game = round_of(
        ["federation-capital", "gem-world"],
        ["old-earth", "galactic-power-brokers"],
        goods=[["gem-world"], []],
        prestige=[0, 1],
    )
    game.leaders = (1,)
    pick(game, 0, "consume-x2")
    pick(game, 1, "consume-x2")
    assert (prestige_of(game), list(game.leaders)) == ([1, 1], [1]), "seat 1 is still consuming"
    pick(game, 1, "pass")
    assert list(game.leaders) == [0, 1]
    assert [event.actor for event in events(game, "shares lead")] == [0, 1]


@rule("race:prestige.leader.2")
@pytest.mark.parametrize(
    ("prestige", "leaders"),
    [([0, 0, 0], ()), ([1, 0, 0], (0,)), ([1, 3, 2], (1,)), ([2, 2, 1], (0, 1)), ([1, 1, 1], (0, 1, 2))],
)
def test_who_has_strictly_most_leads(prestige: list[int], leaders: tuple[int, ...]) -> None:
    game = every(["old-earth"], ["new-sparta"], ["alpha-centauri"], prestige=prestige)
    find_leaders(game)
    assert game.leaders == leaders
    assert game.public_view().leaders == leaders


def test_nobody_leads_any_more_who_has_spent_all() -> None:
    game = every(["old-earth"], ["new-sparta"])
    assert gain(game, 1, 0).leaders == (0,)
    assert gain(game, -1, 0).leaders == ()


@rule("race:prestige.leader.4")
def test_a_leader_lays_down_what_comes_in_this_phase_and_from_then_on() -> None:
    game = every(["old-earth"], ["new-sparta"], prestige=[0, 2])
    gain(game, 1, 0)
    assert on_tile(game) == [0, 0], "what came before one leads stays off the tile"
    gain(game, 2, 0)
    assert (game.leaders, on_tile(game)) == ((0,), [2, 0])
    gain(game, 1, 1)
    assert on_tile(game) == [3, 0]


@rule("race:prestige.leader.4", "race:prestige.leader.8")
def test_who_leads_by_anothers_spending_has_nothing_on_the_tile() -> None:
    game = every(["old-earth"], ["new-sparta"], prestige=[0, 2])
    gain(game, 1, 0)
    gain(game, 0, -2)
    assert (game.leaders, on_tile(game)) == ((0,), [0, 0])
    next_round(game, game.leaders)
    assert (chips_of(game), hand_of(game)) == ([1, 0], [])


@rule("race:prestige.leader.3")
def test_the_chips_go_back_when_the_tile_changes_hands() -> None:
    game = every(["old-earth"], ["new-sparta"])
    gain(game, 2, 0)
    gain(game, 0, 3)
    assert (game.leaders, on_tile(game), prestige_of(game)) == ((1,), [0, 3], [2, 3])
    gain(game, 0, -2)
    assert (game.leaders, on_tile(game)) == ((0,), [0, 0]), "what came earlier in the round does not return"


@rule("race:prestige.leader.5")
def test_a_tie_clears_the_tile() -> None:
    game = every(["old-earth"], ["new-sparta"])
    gain(game, 2, 0)
    gain(game, 0, 2)
    assert (game.leaders, on_tile(game), prestige_of(game)) == ((0, 1), [0, 0], [2, 2])
    gain(game, 0, -1)
    assert (game.leaders, on_tile(game)) == ((0,), [0, 0])


@rule("race:prestige.leader.6", "race:prestige.leader.7")
def test_a_sole_leader_who_gained_gets_a_point_and_a_card() -> None:
    game = every(["old-earth"], ["new-sparta"], prestige=[2, 1], top=["gem-world", "comet-zone"], pool=10)
    gain(game, 1, 0)
    assert on_tile(game) == [1, 0]
    next_round(game, game.leaders)
    assert (chips_of(game), hand_of(game), hand_of(game, 1), game.pool) == ([1, 0], ["gem-world"], [], 9)
    assert (on_tile(game), prestige_of(game)) == ([0, 0], [3, 1]), "the chips are the leader's as before"
    assert asked(game, 0).prompt == asked(game, 1).prompt == "action", "before actions are chosen"
    pick(game, 0, "consume-x2")
    pick(game, 1, "consume-x2")
    assert game.rounds == 3
    assert (chips_of(game), hand_of(game)) == ([2, 0], ["gem-world"]), "no new prestige, no card"


@rule("race:prestige.leader.6")
def test_what_was_gained_in_an_earlier_round_does_not_count() -> None:
    game = every(["old-earth"], ["new-sparta"], prestige=[2, 1])
    game.players[1].standing = Standing(1, gained=1)
    next_round(game, (0,))
    assert (chips_of(game), [len(player.hand) for player in game.players]) == ([1, 0], [0, 0])


@rule("race:prestige.leader.8")
def test_a_sole_leader_without_new_prestige_and_tied_leaders_get_a_point_each() -> None:
    game = next_round(every(["old-earth"], ["new-sparta"], prestige=[2, 1]), (0,))
    assert (chips_of(game), hand_of(game)) == ([1, 0], [])
    game = every(["old-earth"], ["new-sparta"], ["alpha-centauri"])
    gain(game, 0, 2, 2)
    next_round(game, game.leaders)
    assert chips_of(game) == [0, 1, 1]
    assert [len(player.hand) for player in game.players] == [0, 0, 0], "both have gained, but neither leads alone"
    assert [event.actor for event in events(game, "lead rewarded")] == [1, 2]


@rule("race:prestige.leader.6")
def test_nobody_is_rewarded_in_the_first_round() -> None:
    game = next_round(every(["old-earth"], ["new-sparta"], prestige=[2, 1]), (0,), rounds=0)
    assert (game.rounds, chips_of(game)) == (1, [0, 0])


@rule("race:prestige.leader.9", "race:note.goal-check-moment")
def test_goals_for_chips_are_claimed_after_the_bonus() -> None:
    living, status = goal_number("galactic-standard-of-living"), goal_number("galactic-status")
    game = every(["old-earth", "galactic-renaissance"], ["new-sparta"], prestige=[1, 0], chips=[4, 3])
    game.goals = (living, status)
    next_round(game, (0,))
    assert chips_of(game) == [5, 3]
    assert game.players[0].standing.goals == (living,), "and no goal that has nothing to do with chips"
    assert asked(game, 0).prompt == "action"


@rule("race:prestige.leader.8")
def test_the_bonus_is_paid_from_an_empty_supply_too() -> None:
    game = every(["old-earth"], ["new-sparta"], prestige=[2, 1], pool=1)
    next_round(game, (0,))
    assert (game.pool, game.over, chips_of(game)) == (0, False, [1, 0]), "the round is still played"
    assert is_last_round(game)


# -- the prestige/search card ------------------------------------------------------------------------------------------


@rule("race:prestige.action.1", "race:prestige.action.2")
def test_the_card_offers_a_search_and_for_prestige_a_bonus() -> None:
    game = round_of(["old-earth"], ["new-sparta"], prestige=[1, 0])
    assert offered(game, 0) == [*PLAIN, "search", *[f"prestige-{action}" for action in PLAIN]]
    assert offered(game, 1) == [*PLAIN, "search"], "nothing to pay with"
    for option in asked(game, 0).options[8:]:
        assert option.things == (("action", ACTIONS.index(option.key[9:])), ("action", SEARCH)), "both cards are laid"


@rule("race:prestige.action.4", "race:prestige.action.7")
def test_the_bonus_costs_one_prestige_when_actions_are_revealed() -> None:
    game = round_of(["old-earth"], ["new-sparta"], hands=[["gem-world"], ["comet-zone"]], prestige=[2, 1])
    pick(game, 0, "prestige-explore-5")
    assert (prestige_of(game), game.players[0].actions) == ([2, 1], ()), "nobody has seen it yet"
    pick(game, 1, "explore-5")
    assert (prestige_of(game), game.players[0].actions, game.players[0].boosted) == ([1, 1], (EXPLORE_5,), EXPLORE_5)
    assert [player.standing.searched for player in game.players] == [True, False]
    assert [event.values for event in events(game, "boosted")] == [(EXPLORE_5,)]
    assert events(game, "prestige spent")[0].rule == events(game, "chose")[0].rule, "at once"


@rule("race:prestige.action.1", "race:prestige.action.7")
def test_the_card_is_used_only_once() -> None:
    game = next_round(every(["old-earth"], ["new-sparta"], prestige=[5, 5]))
    pick(game, 0, "prestige-consume-x2")
    pick(game, 1, "consume-x2")
    assert game.rounds == 3
    assert offered(game, 0) == PLAIN
    assert len(offered(game, 1)) == 15
    assert game.players[0].boosted == NO_ACTION, "the bonus is over"


@rule("race:prestige.action.5", "race:prestige.action.6")
def test_the_bonus_is_for_one_player_and_one_phase() -> None:
    game = round_of(
        ["old-earth", "radioactive-world"],
        ["new-sparta"],
        ["alpha-centauri"],
        hands=[["spice-world", "new-earth"], ["comet-zone"], []],
        prestige=[1, 0, 0],
        top=["new-vinland", "gem-world"],
    )
    pick(game, 0, "prestige-settle")
    pick(game, 1, "settle")
    pick(game, 2, "produce")
    assert offered(game, 0) == ["none", "spice-world"], "3 cards less than 5 are more than 1"
    assert game.asked(1) is None, "the other pays the whole cost"
    pick(game, 0, "spice-world")
    assert hand_of(game) == ["new-earth", "new-vinland"], "nothing paid, and the normal bonus: one card drawn"
    assert game.over
    assert keys(list(game.players[0].goods)) == ["spice-world"], "no bonus in Produce"


@rule("race:prestige.action.3")
def test_of_two_actions_the_card_is_one_and_is_announced_when_both_are_chosen() -> None:
    game = round_of(["old-earth"], ["new-sparta"], actions_each=2, prestige=[1, 0])
    assert offered(game, 0) == offered(game, 1) == [*TWO_EACH, "prestige-search"]
    pick(game, 0, "prestige-search", "settle")
    pick(game, 1, "develop", "produce")
    boosts = [f"prestige-{action}" for action in TWO_EACH if action != "settle"]
    assert (asked(game, 0).prompt, offered(game, 0)) == ("announce", ["search", *boosts])
    assert [player.actions for player in game.players] == [(), ()], "all are revealed together"
    assert prestige_of(game) == [1, 0]
    pick(game, 0, "prestige-settle-2")
    assert [event.values for event in events(game, "chose")] == [(SETTLE, SETTLE_2), (DEVELOP, PRODUCE)]
    assert [event.values for event in events(game, "boosted")] == [(SETTLE_2,)]
    assert prestige_of(game) == [0, 0]


@rule("race:prestige.action.3", "race:search.1")
def test_of_two_actions_one_may_be_a_search() -> None:
    game = round_of(["old-earth"], ["new-sparta"], actions_each=2)
    pick(game, 0, "prestige-search", "produce")
    pick(game, 1, "develop", "produce")
    assert asked(game, 0).prompt == "search category", "without prestige there is nothing else to announce"
    assert game.players[0].actions == (PRODUCE, SEARCH)


@rule("race:prestige.action.3")
def test_a_second_copy_alone_is_boosted_like_the_first() -> None:
    hand = ["interstellar-bank", "gem-world"]
    game = round_of(["old-earth"], ["new-sparta"], actions_each=2, prestige=[1, 0], hands=[hand, []])
    pick(game, 0, "produce", "prestige-search")
    pick(game, 1, "consume-x2", "produce")
    pick(game, 0, "prestige-develop-2")
    assert (game.players[0].actions, game.players[0].boosted) == ((DEVELOP, PRODUCE), DEVELOP)
    pick(game, 0, "interstellar-bank")
    assert hand_of(game) == ["gem-world"], "3 cards less than 2"


@rule("race:prestige.action.3")
def test_the_bonus_of_the_second_of_two_equal_phases() -> None:
    hand = ["deficit-spending", "research-labs", "gem-world", "comet-zone"]
    game = round_of(["old-earth"], ["new-sparta"], actions_each=2, prestige=[1, 0], hands=[hand, []])
    pick(game, 0, "develop", "prestige-search")
    pick(game, 1, "consume-x2", "produce")
    pick(game, 0, "prestige-develop-2")
    assert game.players[0].boosted == DEVELOP_2
    pick(game, 0, "deficit-spending")
    assert (asked(game, 0).prompt, asked(game, 0).least) == ("pay", 1), "the first has the plain bonus"
    pick(game, 0, "gem-world")
    pick(game, 0, "research-labs")
    assert tableau_of(game)[1:] == ["deficit-spending", "research-labs"]
    assert hand_of(game) == [], "4 less 3 for the bonus: the last card was the price"


@rule("race:power.select-last.1", "race:prestige.action.2")
def test_who_chooses_last_may_use_the_card_then() -> None:
    game = round_of(["psi-crystal-world"], ["new-sparta"], prestige=[1, 1])
    assert game.asked(0) is None
    pick(game, 1, "prestige-consume-x2")
    assert (prestige_of(game), len(offered(game, 0))) == ([1, 0], 15)
    pick(game, 0, "prestige-produce")
    assert (prestige_of(game), len(hand_of(game))) == ([0, 0], 3)


@rule("race:power.select-last.2", "race:prestige.action.3")
@pytest.mark.parametrize(("first", "last"), [("prestige-develop-2", "produce"), ("search", "produce")])
def test_who_chooses_the_second_action_last_uses_the_card_once(first: str, last: str) -> None:
    game = round_of(["psi-crystal-world"], ["new-sparta"], actions_each=2, prestige=[1, 0])
    assert (asked(game, 0).most, offered(game, 0)) == (1, [*TWO_EACH, "prestige-search"])
    pick(game, 0, "prestige-search")
    pick(game, 1, "consume-x2", "explore-5")
    assert offered(game, 0) == ["search", *[f"prestige-{action}" for action in TWO_EACH]]
    pick(game, 0, first)
    taken = ["develop"] if first != "search" else []
    assert offered(game, 0) == [action for action in TWO_EACH if action not in taken], "the card is laid already"
    pick(game, 0, last)
    assert game.players[0].actions == ((DEVELOP, PRODUCE) if taken else (PRODUCE, SEARCH))


@rule("race:power.select-last.2", "race:prestige.action.3")
def test_the_second_action_chosen_last_may_be_the_card() -> None:
    game = round_of(["psi-crystal-world"], ["new-sparta"], actions_each=2, prestige=[1, 0])
    pick(game, 0, "settle")
    pick(game, 1, "consume-x2", "explore-5")
    plain = [action for action in TWO_EACH if action != "settle"]
    assert offered(game, 0) == [*plain, "search", *[f"prestige-{action}" for action in plain]]
    pick(game, 0, "prestige-produce")
    assert (game.players[0].actions, game.players[0].boosted) == ((SETTLE, PRODUCE), PRODUCE)


# -- the bonus of each phase -------------------------------------------------------------------------------------------


def boosted(action: str, tableau: list[str], **more: Any) -> Race:
    """The first phase of a round in which seat 0 has the prestige bonus of this action, and seat 1 nothing to do."""
    game = round_of(tableau, ["new-sparta"], prestige=[1, 0], **more)
    pick(game, 0, f"prestige-{action}")
    pick(game, 1, action)
    return game


@rule("race:prestige.action.explore.1", "race:prestige.action.explore.2", "race:prestige.action.explore.3")
@pytest.mark.parametrize(
    ("action", "tableau", "drawn", "kept"),
    [
        ("explore-5", ["old-earth"], 13, 2),
        ("explore-1-1", ["old-earth"], 9, 3),
        ("explore-5", ["old-earth", "research-labs"], 13, 3),
    ],
)
def test_explore(action: str, tableau: list[str], drawn: int, kept: int) -> None:
    hand = ["gem-world", "comet-zone"]
    game = boosted(action, tableau, hands=[hand, []])
    names = offered(game, 0)
    assert (asked(game, 0).prompt, asked(game, 0).least, asked(game, 0).most) == ("mix", drawn - kept, drawn - kept)
    assert (len(names), names[:2]) == (2 + drawn, hand), "old cards may go as well"
    assert (asked(game, 1).prompt, len(offered(game, 1))) == ("keep", 7 if action == "explore-5" else 3)
    pick(game, 0, *names[: drawn - kept])
    pick(game, 1, *offered(game, 1)[: asked(game, 1).least])
    assert hand_of(game) == names[drawn - kept :]
    assert len(hand_of(game)) == 2 + kept


@rule("race:prestige.action.develop", "race:note.prestige-bonus-totals")
@pytest.mark.parametrize(
    ("tableau", "placed", "price"),
    [
        (["old-earth"], "galactic-imperium", 3),
        (["old-earth"], "interstellar-bank", 0),
        (["old-earth", "investment-credits"], "galactic-imperium", 2),
    ],
)
def test_develop_costs_three_less_in_all(tableau: list[str], placed: str, price: int) -> None:
    paid = ["gem-world", "comet-zone", "spice-world", "new-earth"]
    game = boosted("develop", tableau, hands=[[placed, *paid], []])
    pick(game, 0, placed)
    if price:
        assert (asked(game, 0).prompt, asked(game, 0).least, asked(game, 0).most) == ("pay", price, price)
        pick(game, 0, *paid[:price])
    assert (tableau_of(game)[-1], hand_of(game)) == (placed, paid[price:])


@rule("race:prestige.action.settle")
def test_settle_costs_three_less() -> None:
    hand = ["new-earth", "comet-zone", "spice-world", "new-vinland"]
    game = boosted("settle", ["old-earth"], hands=[hand, []], top=["gem-world"])
    pick(game, 0, "new-earth")
    assert (asked(game, 0).prompt, asked(game, 0).least, asked(game, 0).most) == ("pay", 2, 2)
    pick(game, 0, "comet-zone", "spice-world")
    assert (tableau_of(game)[-1], hand_of(game)) == ("new-earth", ["new-vinland", "gem-world"]), "one card is drawn"


@rule("race:prestige.action.settle")
@pytest.mark.parametrize(("world", "able"), [("rebel-miners", True), ("pirate-world", False)])
def test_settle_has_two_more_military(world: str, able: bool) -> None:
    game = boosted("settle", ["old-earth"], hands=[[world], []])
    assert (game.asked(0) is not None) == able, "defense 2 and 3"
    if able:
        pick(game, 0, world)
        assert (tableau_of(game)[-1], len(hand_of(game))) == (world, 1)


@rule("race:prestige.action.settle")
def test_the_military_lasts_for_the_rest_of_the_phase() -> None:
    hand = ["rebel-miners", "star-nomad-lair"]
    game = boosted("settle", ["old-earth", "improved-logistics"], hands=[hand, []], top=["gem-world", "new-earth"])
    pick(game, 0, "rebel-miners")
    pick(game, 0, "power improved-logistics 0")
    pick(game, 0, "star-nomad-lair")
    assert tableau_of(game)[2:] == hand
    assert len(hand_of(game)) == 1, "the second world earns no card"


@rule("race:prestige.action.settle")
def test_a_military_world_that_is_paid_for_costs_three_less_too() -> None:
    hand = ["pirate-world", "gem-world"]
    game = boosted("settle", ["old-earth", "contact-specialist"], hands=[hand, []])
    pick(game, 0, "pirate-world")
    assert (tableau_of(game)[-1], hand_of(game)[0]) == ("pirate-world", "gem-world"), "2 less 3"


@rule("race:prestige.action.consume-trade.1", "race:prestige.action.consume-trade.3")
def test_trade_sells_for_three_more_and_doubles_points() -> None:
    tableau = ["pan-galactic-affluence", "universal-peace-institute", "gem-world", "comet-zone", "mining-world"]
    game = boosted("consume-trade", tableau, goods=[tableau[2:], []])
    pick(game, 0, "gem-world")
    assert len(hand_of(game)) == 2 + 3
    pick(game, 0, "power universal-peace-institute 2")
    assert (chips_of(game), len(hand_of(game)), prestige_of(game)) == ([2, 0], 6, [1, 0]), "only the point is doubled"


@rule("race:prestige.action.consume-trade.1")
def test_a_good_sold_by_a_power_brings_three_more_too() -> None:
    tableau = ["black-market-trading-world", "gem-world", "comet-zone"]
    game = boosted("consume-trade", tableau, goods=[tableau[1:], []])
    pick(game, 0, "gem-world")
    assert len(hand_of(game)) == 2 + 3
    pick(game, 0, "power black-market-trading-world 0")
    assert len(hand_of(game)) == 5 + 3 + 3


@rule("race:prestige.action.consume-trade.2", "race:prestige.action.consume-trade.3")
def test_trade_lets_discard_two_cards_for_points_that_are_not_doubled() -> None:
    game = boosted("consume-trade", ["old-earth"], hands=[["gem-world", "comet-zone", "spice-world"], []])
    assert offered(game, 0) == ["bonus", "pass"]
    pick(game, 0, "bonus")
    assert (asked(game, 0).least, asked(game, 0).most) == (0, 2)
    pick(game, 0, "gem-world", "spice-world")
    assert (chips_of(game), hand_of(game)) == ([2, 0], ["comet-zone"])
    assert game.over, "once"
    game = boosted("consume-trade", ["old-earth"], hands=[["gem-world"], []])
    pick(game, 0, "pass")
    assert (chips_of(game), hand_of(game)) == ([0, 0], ["gem-world"])


@rule("race:prestige.action.consume-double")
def test_points_are_tripled_and_nothing_else() -> None:
    tableau = ["universal-peace-institute", "deficit-spending", "gem-world", "comet-zone"]
    game = boosted("consume-x2", tableau, goods=[tableau[2:], []], hands=[["spice-world"], []])
    pick(game, 0, "power deficit-spending 0")
    pick(game, 0, "spice-world")
    assert game.over, "the other power is used by itself"
    assert [event.values[0] for event in events(game, "vp")] == [1, 3], "what is never doubled is never tripled"
    assert (len(hand_of(game)), prestige_of(game)) == (1, [1, 0])


@rule("race:prestige.action.consume-trade.1", "race:prestige.action.consume-double")
@pytest.mark.parametrize(
    ("laid", "announced", "cards"),
    [("consume-x2", "prestige-consume-trade", 3 + 3), ("consume-trade", "prestige-consume-x2", 3)],
)
def test_with_both_consume_actions_points_are_tripled(laid: str, announced: str, cards: int) -> None:
    goods = ["gem-world", "comet-zone"]
    game = round_of(["old-earth", *goods], ["new-sparta"], actions_each=2, prestige=[1, 0], goods=[goods, []])
    pick(game, 0, "prestige-search", laid)
    pick(game, 1, "consume-x2", "produce")
    pick(game, 0, announced)
    pick(game, 0, "gem-world")
    assert [event.values[-1] for event in events(game, "sold")] == [cards]
    if game.asked(0) is not None:
        pick(game, 0, "power old-earth 1")
    assert chips_of(game) == [3, 0]


@rule("race:prestige.action.produce", "race:note.prestige-bonus-totals")
def test_produce_draws_three_and_fills_two_windfall_worlds() -> None:
    worlds = ["radioactive-world", "new-vinland", "pre-sentient-race", "destroyed-world"]
    game = boosted("produce", worlds)
    assert len(hand_of(game)) == 3
    pick(game, 0, "produce radioactive-world -1")
    pick(game, 0, "produce pre-sentient-race -2")
    assert game.over, "one for the bonus of the action, one for prestige"
    assert sorted(keys(list(game.players[0].goods))) == ["new-vinland", "pre-sentient-race", "radioactive-world"]
    assert game.players[0].produced[RARE] == 1
    assert card("destroyed-world") not in game.players[0].goods


# -- in words ----------------------------------------------------------------------------------------------------------


def test_the_bonus_in_words() -> None:
    game = round_of(["old-earth"], ["new-sparta"], actions_each=2, prestige=[1, 0])
    for language, laid in (
        ("en", "Prestige/Search (you say what for when both are chosen)"),
        ("de", "Prestige/Suchen (wofür, sagst du, wenn beide gewählt sind)"),
    ):
        words = RaceWords(language, ["Anna", "Ben"], 0)
        assert words.option(asked(game, 0).options[-1], asked(game, 0), game.view(0)) == laid
    pick(game, 0, "prestige-search", "explore-5")
    pick(game, 1, "consume-x2", "explore-5")
    words = RaceWords("en", ["Anna", "Ben"], 0)
    assert words.prompt(asked(game, 0), game.view(0)) == "What do you use the prestige/search card for?"
    said = [words.option(option, asked(game, 0), game.view(0)) for option in asked(game, 0).options]
    assert said[0].startswith("Search (bonus: ")
    assert said[2] == "Develop with the prestige bonus, for 1 prestige (a development costs 3 less in all)"
    assert len(set(said)) == len(said)
    pick(game, 0, "prestige-produce")
    line = events(game, "boosted")[0]
    assert words.event(line) == (
        "You have the prestige bonus of Produce: draw 3 cards, and goods on up to 2 windfall worlds."
    )


def test_the_table_says_who_leads_and_that_prestige_ends_the_game() -> None:
    game = every(["old-earth"], ["new-sparta"], prestige=[14, 14])
    game.rounds = 3
    find_leaders(game)
    words = RaceWords("en", ["Anna", "Ben"], 0)
    lines = [row[0] for row in words.table(game.view(0))[0].rows]
    assert "Most prestige: Anna (you) and Ben" in lines
    last = words.phrases.say("panel last round")
    assert last not in lines
    gain(game, 1, 0)
    lines = [row[0] for row in words.table(game.view(0))[0].rows]
    assert {"Most prestige: Anna (you)", last} <= set(lines)
