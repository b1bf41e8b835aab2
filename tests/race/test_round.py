"""The round: actions chosen in secret, phases in order, the hand limit; and what a card is used for."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice, Refused
from orrery.kernel.event import Event
from orrery.race.rules.round import Round
from orrery.race.rules.whole_game import WholeGame
from orrery.race.state import ACTIONS, DEVELOP, EXPLORE_1_1, EXPLORE_5, PHASES, PRODUCE, SETTLE, Race
from support.cite import rule
from support.play import asked
from support.race import begin, card, events, key, keys, offered, pick, race

NINE = (
    "gem-world",
    "comet-zone",
    "spice-world",
    "new-vinland",
    "plague-world",
    "distant-world",
    "tourist-world",
    "space-port",
    "mining-world",
)


def play_round(game: Race, *actions: str) -> Race:
    """Begin a round in which seat 0 chooses the first of these actions, seat 1 the second, and so on."""
    game.begin(Round())
    for seat, action in enumerate(actions):
        pick(game, seat, action)
    return game


def phases(game: Race) -> list[str]:
    """The phases that the log names, each by its first action card."""
    return [ACTIONS[PHASES[event.values[0]][0]] for event in events(game, "phase")]


def play_on(game: Race) -> list[tuple[int, str]]:
    """Give the first legal reply to all that is asked; (phase, question) for each reply."""
    questions: list[tuple[int, str]] = []
    while not game.over:
        decision = game.waiting()[0]
        questions.append((game.phase, decision.prompt))
        game.answer(Choice(decision.seat, tuple(range(decision.least))))
    return questions


# -- choosing actions --------------------------------------------------------------------------------------------------


@rule("race:round.1")
def test_actions_are_chosen_at_once_and_in_secret() -> None:
    game = race(["old-earth"], ["new-sparta"], ["alpha-centauri"])
    game.begin(Round())
    assert [decision.seat for decision in game.waiting()] == [0, 1, 2]
    assert {decision.rule for decision in game.waiting()} == {"race:round.1"}
    before = [game.view(seat) for seat in range(3)]
    pick(game, 1, "settle")
    assert not game.log
    assert game.asked(1) is None, "the choice is made"
    for seat in (0, 2):
        assert game.view(seat) == before[seat], "nobody else can tell that seat 1 has chosen"
    assert game.view(1).players[1].actions == ()


@rule("race:round.1")
def test_a_player_chooses_exactly_one_action() -> None:
    game = race(["old-earth"], ["new-sparta"])
    game.begin(Round())
    for picks in [(), (0, 1)]:
        with pytest.raises(Refused) as refusal:
            game.answer(Choice(0, picks))
        assert refusal.value.reason == "pick-count"


@rule("race:round.2")
def test_actions_are_revealed_together_when_everybody_has_chosen() -> None:
    game = race(["new-sparta"], ["old-earth"], ["alpha-centauri"], first=1)
    game.begin(Round())
    pick(game, 2, "explore-5")
    pick(game, 0, "produce")
    assert [player.actions for player in game.players] == [(), (), ()]
    pick(game, 1, "explore-1-1")
    for seat in range(3):
        assert [view.actions for view in game.view(seat).players] == [(PRODUCE,), (EXPLORE_1_1,), (EXPLORE_5,)]
    assert events(game, "chose") == [
        Event("race:round.1", "chose", 1, (EXPLORE_1_1,)),
        Event("race:round.1", "chose", 2, (EXPLORE_5,)),
        Event("race:round.1", "chose", 0, (PRODUCE,)),
    ]


# -- phases ------------------------------------------------------------------------------------------------------------


@rule("race:round.3")
def test_phases_come_in_ascending_number_however_they_were_chosen() -> None:
    tableaus = [["old-earth"], ["new-sparta"], ["gem-world"], ["comet-zone"]]
    hands = [["public-works", "tourist-world", "artist-colony"], [], [], []]
    game = race(*tableaus, hands=hands, goods=[[], [], ["gem-world"], []])
    play_round(game, "produce", "settle", "consume-trade", "develop")
    assert game.phase == 1
    questions = play_on(game)
    assert phases(game) == ["develop", "settle", "consume-trade", "produce"]
    assert questions == [(1, "develop"), (3, "settle")], "what is asked is asked in its phase"
    game = race(*tableaus)
    play_round(game, "consume-x2", "explore-1-1", "develop", "explore-5")
    play_on(game)
    assert phases(game) == ["explore-5", "develop", "consume-trade"]
    assert events(game, "phase")[0] == Event("race:round.3", "phase", -1, (0,))


@rule("race:round.4")
@pytest.mark.parametrize(
    ("action", "drawn", "sold", "produced"),
    [
        ("explore-5", True, False, False),
        ("develop", False, False, False),
        ("settle", False, False, False),
        ("consume-trade", True, True, False),
        ("consume-x2", False, False, False),
        ("produce", False, False, True),
    ],
)
def test_a_phase_that_nobody_chose_is_skipped(action: str, drawn: bool, sold: bool, produced: bool) -> None:
    game = race(["new-sparta", "asteroid-belt"], ["earths-lost-colony"], goods=[["asteroid-belt"], []])
    play_round(game, action, action)
    play_on(game)
    assert len(phases(game)) == 1
    assert bool(events(game, "drawn")) == drawn
    assert bool(events(game, "sold")) == sold
    assert bool(events(game, "good")) == produced
    assert game.phase == -1, "no phase is under way when the round ends"


@rule("race:round.5", "race:round.6")
def test_everybody_explores_and_only_who_chose_it_has_the_bonus() -> None:
    game = race(["old-earth"], ["new-sparta"], ["alpha-centauri"])
    play_round(game, "produce", "explore-5", "develop")
    assert [len(player.drawn) for player in game.players] == [2, 7, 2]
    assert [asked(game, seat).prompt for seat in range(3)] == ["keep"] * 3


def without_and_with(action: str, phase: str) -> Race:
    """A table at which both players can do everything, and seat 1 has the bonus."""
    game = race(
        ["earths-lost-colony"],
        ["epsilon-eridani"],
        hands=[["gem-world", "colony-ship", "comet-zone"], ["spice-world", "colony-ship", "space-port"]],
        goods=[["earths-lost-colony"], ["epsilon-eridani"]],
        actions=[[], [action]],
    )
    return begin(game, phase)


@rule("race:round.5", "race:round.6")
def test_everybody_develops_settles_consumes_and_produces_and_only_who_chose_it_has_the_bonus() -> None:
    game = without_and_with("develop", "develop")
    pick(game, 0, "colony-ship")
    pick(game, 1, "colony-ship")
    pick(game, 1, "space-port")
    assert [len(player.hand) for player in game.players] == [0, 1], "two cards without, one with the bonus"

    game = without_and_with("settle", "settle")
    pick(game, 0, "gem-world")
    pick(game, 1, "spice-world")
    assert [len(player.hand) for player in game.players] == [0, 1]

    game = without_and_with("consume-x2", "consume")
    assert [player.chips for player in game.players] == [1, 2]

    game = race(["asteroid-belt", "gem-world"], ["radioactive-world", "comet-zone"], actions=[[], ["produce"]])
    begin(game, "produce")
    worlds = [keys(list(player.goods)) for player in game.players]
    assert worlds == [["gem-world"], ["comet-zone", "radioactive-world"]]


@rule("race:round.7")
def test_a_phase_that_several_players_chose_happens_once_and_each_of_them_has_the_bonus() -> None:
    game = race(["old-earth"], ["new-sparta"], ["alpha-centauri"])
    play_round(game, "explore-5", "explore-5", "explore-1-1")
    assert [len(player.drawn) for player in game.players] == [7, 7, 3]
    pick(game, 0, offered(game, 0)[0])
    pick(game, 1, offered(game, 1)[0])
    pick(game, 2, *offered(game, 2)[:2])
    assert game.over, "one Explore phase, and the round is done"
    assert [len(player.hand) for player in game.players] == [1, 1, 2]
    hands = [["gem-world", "tourist-world", "comet-zone", "plague-world"], ["spice-world", "space-port", "new-vinland"]]
    game = play_round(race(["old-earth"], ["new-sparta"], hands=hands), "settle", "settle")
    pick(game, 0, "gem-world")
    pick(game, 1, "spice-world")
    pick(game, 0, "tourist-world", "comet-zone")
    assert game.over, "one Settle phase, and the round is done"
    assert [len(player.hand) for player in game.players] == [2, 1]
    assert phases(game) == ["settle"]


def with_bonus(action: str, phase: str) -> Race:
    """A table at which seat 0 may do everything, with the bonus of one action."""
    game = race(
        ["old-earth", "gem-world", "comet-zone"],
        ["new-sparta"],
        hands=[["drop-ships", "spice-world", "space-port", "new-vinland", "plague-world"], []],
        goods=[["gem-world", "comet-zone"], []],
        actions=[[action], []],
    )
    return begin(game, phase)


@rule("race:round.8")
def test_a_bonus_alters_the_action_or_adds_to_it() -> None:
    for action, price in [("develop", 3), ("settle", 4)]:
        game = with_bonus(action, "develop")
        pick(game, 0, "drop-ships")
        if action == "develop":
            assert asked(game, 0).least == price, "altered: a lower cost"
        else:
            assert game.players[0].hand == [], "all four cards"
    for action, left in [("settle", 3), ("develop", 2)]:
        game = with_bonus(action, "settle")
        pick(game, 0, "spice-world")
        pick(game, 0, "space-port", "new-vinland")
        assert len(game.players[0].hand) == left, "added: a card after settling"
    for action, chips in [("consume-x2", 4), ("settle", 2)]:
        assert with_bonus(action, "consume").players[0].chips == chips, "altered: doubled VP"
    game = with_bonus("consume-trade", "consume")
    assert asked(game, 0).prompt == "sell", "added: a sale"
    pick(game, 0, "comet-zone")
    assert game.players[0].chips == 1
    assert len(game.players[0].hand) == 5 + 4, "three cards for Rare elements and Old Earth's one"


# -- the end of the round ----------------------------------------------------------------------------------------------


@rule("race:round.10")
def test_after_the_last_phase_every_hand_is_discarded_down_to_ten() -> None:
    hands = [[*NINE, "artist-colony", "gambling-world", "old-earth"], [], ["galactic-resort"]]
    game = race(["alpha-centauri"], ["new-sparta", "terraformed-world"], ["epsilon-eridani"], hands=hands)
    game.players[1].hand = game.deck[:13]
    del game.deck[:13]
    play_round(game, "produce", "produce", "produce")
    assert [(decision.seat, decision.prompt, decision.least, decision.most) for decision in game.waiting()] == [
        (0, "hand limit", 2, 2),
        (1, "hand limit", 3, 3),
    ]
    assert game.players[0].actions == (PRODUCE,), "actions come back after the discards"
    pick(game, 1, *offered(game, 1)[2:5])
    assert len(game.players[1].hand) == 13, "in secret, and all at once"
    pick(game, 0, "gem-world", "comet-zone")
    assert [len(player.hand) for player in game.players] == [10, 10, 1]
    assert keys(game.discard[:2]) == ["gem-world", "comet-zone"]
    assert len(game.discard) == 5
    thrown = (card("gem-world"), card("comet-zone"))
    assert events(game, "discarded")[0] == Event("race:round.10", "discarded", 0, (2,), thrown, (0,))
    assert [event.secret for event in game.log_for(1) if event.kind == "discarded" and event.actor == 0] == [()]
    assert game.over


@rule("race:round.10")
def test_ten_cards_may_be_kept() -> None:
    game = race(["alpha-centauri"], ["new-sparta"], hands=[[*NINE, "artist-colony"], []])
    play_round(game, "produce", "produce")
    assert game.over
    assert len(game.players[0].hand) == 10
    assert events(game, "discarded") == []


@rule("race:round.10")
def test_the_hand_limit_does_not_hold_before_the_round_ends() -> None:
    game = race(["alpha-centauri"], ["new-sparta"], hands=[[*NINE, "artist-colony", "public-works"], []])
    play_round(game, "develop", "settle")
    assert (game.phase, asked(game, 0).prompt) == (1, "develop")
    pick(game, 0, "none")
    assert (game.phase, asked(game, 0).prompt) == (3, "settle")
    pick(game, 0, "none")
    assert (game.phase, asked(game, 0).prompt) == (-1, "hand limit")


@rule("race:round.11")
def test_actions_are_taken_back_so_that_all_can_be_chosen_again() -> None:
    game = race(["old-earth"], ["new-sparta"])
    game.begin(WholeGame())
    for _ in range(3):
        assert [player.actions for player in game.players] == [(), ()]
        assert offered(game, 0) == offered(game, 1) == list(ACTIONS[:7])
        pick(game, 0, "develop")
        pick(game, 1, "settle")
    assert [event.values for event in events(game, "chose")] == [(DEVELOP,), (SETTLE,)] * 3


@rule("race:round.12")
def test_rounds_repeat_until_an_end_condition_is_met() -> None:
    game = race(["old-earth", "earths-lost-colony"], ["new-sparta"], pool=3)
    game.begin(WholeGame())
    actions = ["produce", "consume-x2", "produce", "consume-x2"]
    for number, action in enumerate(actions):
        assert game.rounds == number + 1 == game.rounds_played()
        assert not game.over
        pick(game, 0, action)
        pick(game, 1, action)
        if asked_of(game) == "consume":
            pick(game, 0, offered(game, 0)[0])
    assert game.players[0].chips == 4
    assert game.over
    assert [event.values for event in events(game, "round")] == [(1,), (2,), (3,), (4,)]
    assert [(event.actor, event.values) for event in events(game, "score")] == [(0, (2 + 1 + 4, 0)), (1, (1, 0))]
    assert game.winners == [0]


def asked_of(game: Race) -> str:
    decision = game.asked(0)
    return decision.prompt if decision is not None else ""


# -- what cards are used for -------------------------------------------------------------------------------------------


@rule("race:round.13")
def test_each_card_pays_one_unit_and_is_discarded_face_down() -> None:
    hand = [
        "tourist-world",
        "galactic-federation",
        "rebel-homeworld",
        "alien-robotic-factory",
        "gem-world",
        "refugee-world",
    ]
    game = race(["old-earth"], ["new-sparta"], hands=[hand, []])
    begin(game, "settle")
    pick(game, 0, "tourist-world")
    assert (asked(game, 0).least, asked(game, 0).most) == (4, 4), "a card of cost 6 pays one, a card of cost 0 as well"
    assert offered(game, 0) == hand[1:], "the world itself is no payment"
    pick(game, 0, "galactic-federation", "rebel-homeworld", "gem-world", "refugee-world")
    assert keys(game.players[0].hand) == ["alien-robotic-factory"]
    assert sorted(keys(game.discard)) == ["galactic-federation", "gem-world", "rebel-homeworld", "refugee-world"]
    paid = [event for event in game.log_for(1) if event.kind == "discarded"]
    assert paid == [Event("race:settle.4", "discarded", 0, (4,))], "nobody else sees which"
    assert game.view(1).discard == 4


@rule("race:round.14")
def test_goods_come_from_settling_a_windfall_world_and_from_production() -> None:
    game = race(["gem-world"], ["new-sparta"], hands=[["refugee-world"], []], top=["public-works", "old-earth"])
    begin(game, "settle")
    pick(game, 0, "refugee-world")
    refugees, gems = card("refugee-world"), card("gem-world")
    assert game.players[0].goods == {refugees: card("public-works")}
    begin(game, "produce")
    assert game.players[0].goods == {refugees: card("public-works"), gems: card("old-earth")}
    for seat in (0, 1):
        assert game.view(seat).players[0].goods == (refugees, gems), "which worlds hold one, not which card it is"


@rule("race:overview.3")
def test_a_card_is_placed_or_money_or_a_good_and_never_two_of_them() -> None:
    game = race(
        ["earths-lost-colony"],
        ["new-sparta"],
        hands=[["asteroid-belt", "new-economy", "galactic-renaissance"], []],
        actions=[["consume-trade"], []],
        top=["rebel-homeworld"],
    )
    start = game.count()
    begin(game, "settle")
    pick(game, 0, "asteroid-belt")
    assert game.scores()[0] == 1 + 1, "money and goods score nothing: neither 7 for the good nor 6-cost developments"
    assert keys(game.discard) == ["new-economy", "galactic-renaissance"]
    assert keys(list(game.players[0].goods.values())) == ["rebel-homeworld"]
    begin(game, "explore")
    assert len(game.players[0].drawn) == 2, "a card that was money has no power"
    pick(game, 0, offered(game, 0)[0])
    pick(game, 1, offered(game, 1)[0])
    begin(game, "consume")
    assert keys(list(game.players[0].goods)) == []
    assert len(game.players[0].hand) == 1 + 3, "the good is what its world says, Rare elements, whatever the card is"
    assert key(game.discard[-1]) == "rebel-homeworld"
    assert game.count() == start == {"cards": 114, "places": 114, "chips": 24}
