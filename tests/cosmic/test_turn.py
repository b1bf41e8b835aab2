"""A turn: who is the offense, one encounter or two, the check of the hand."""

from __future__ import annotations

from orrery.cosmic.cards import CARDS
from orrery.cosmic.encounter import DEAL, DEFENSE_WINS, OFFENSE_WINS
from orrery.cosmic.rules.hand import CheckHand
from orrery.cosmic.setup import setup
from orrery.kernel.laws import random_choice
from orrery.kernel.rng import seeded
from support.cite import rule
from support.cosmic import Cosmos

QUIET = ("clone", "mirror", "zombie", "warrior")  # aliens without a duty in these tests


def winning(**more: object) -> Cosmos:
    """The offense wins with 30 against 4."""
    return Cosmos("clone", "filch", "chosen", hands={0: ["attack-30", "attack-08"], 1: ["attack-04"]}).lays(
        "attack-30", "attack-04"
    )


@rule("cosmic:overview.4", "cosmic:turn.1")
def test_turns_go_clockwise_and_the_player_whose_turn_it_is_is_the_offense() -> None:
    game = setup({"players": 4, "flares": "none"}, 5)
    rng = seeded(1)
    turns: list[int] = []
    while len(turns) < 6 and not game.over:
        if game.turns > len(turns):
            turns.append(game.turn)
        if game.encounters and len(game.encounters) == 1:
            assert game.now().offense == game.turn
        game.answer(random_choice(game.waiting()[0], rng))
    assert turns == [(turns[0] + step) % 4 for step in range(6)]


@rule("cosmic:turn.4")
def test_an_encounter_has_seven_phases_in_order() -> None:
    hands = {0: ["attack-10"], 1: ["attack-04"], 2: ["attack-06"]}
    table = Cosmos("clone", "filch", "chosen", hands=hands).invites(0, 2).joins(2, "offense").sends(2)
    table.game.players[0].warp, table.game.colonies[0][0] = 1, 3
    table.encounter()
    kinds = [event.kind for event in table.game.log or []]
    order = ["freed", "destiny", "aimed", "launched", "invited", "allied", "cards laid", "shown", "outcome", "colony"]
    assert [kind for kind in order if kind in kinds] == order
    assert [kinds.index(kind) for kind in order] == sorted(kinds.index(kind) for kind in order)


@rule("cosmic:turn.2", "cosmic:turn.3", "cosmic:overview.7")
def test_after_a_win_the_offense_may_have_a_second_encounter_and_then_the_turn_ends() -> None:
    for second, outcome in (("attack-40", OFFENSE_WINS), ("attack-00", DEFENSE_WINS)):
        hands = {0: ["attack-30", second], 1: ["attack-04", "attack-05"]}
        table = Cosmos("clone", "filch", "chosen", hands=hands, destiny=[3, 4]).lays("attack-30", "attack-04")
        table.encounter()
        assert table.outcome() == OFFENSE_WINS
        assert table.offered(0) == ["end turn", "encounter"]
        table.answers.clear()
        table.pick(0, "encounter").lays(second, "attack-05").encounter()
        assert table.outcome() == outcome
        assert table.game.met == 2
        assert table.game.over, "whatever came of the second one, there is no third"


@rule("cosmic:turn.2")
def test_the_offense_may_decline_the_second_encounter() -> None:
    table = winning().encounter()
    table.pick(0, "end turn")
    assert table.game.over
    assert table.game.met == 1


@rule("cosmic:resolution.defense-wins.5", "cosmic:turn.3")
def test_after_a_loss_there_is_no_second_encounter() -> None:
    table = Cosmos("clone", "filch", "chosen", hands={0: ["attack-04", "attack-08"], 1: ["attack-30"]})
    table.lays("attack-04", "attack-30").encounter()
    assert table.outcome() == DEFENSE_WINS
    assert table.game.over
    assert table.game.met == 1


@rule("cosmic:note.second-encounter-condition", "cosmic:resolution.deal-made.1")
def test_after_a_deal_the_offense_may_have_a_second_encounter() -> None:
    table = Cosmos("clone", "filch", "chosen", hands={0: ["negotiate", "attack-08"], 1: ["negotiate", "attack-06"]})
    table.lays("negotiate", "negotiate").to("deal")
    table.offer(0, (0, "any", 1), (1, "any", 1))
    table.pick(1, "accept")
    table.encounter()
    assert table.outcome() == DEAL
    assert table.offered(0) == ["end turn", "encounter"]


@rule("cosmic:resolution.deal-failed.1")
def test_after_a_failed_deal_both_lose_three_ships_of_choice_and_the_turn_passes() -> None:
    table = Cosmos("clone", "filch", "chosen", hands={0: ["negotiate"], 1: ["negotiate"]})
    table.says(1, "lose ships", "planet 6", "planet 7", "planet 8").to("deal")
    table.pick(0, "end talks")
    table.encounter()
    assert table.events("outcome")[0].values[0] == DEAL
    assert table.game.over, "the turn is over: no second encounter"
    assert (table.warp(0), table.warp(1), table.warp(2)) == (3, 3, 0)
    assert table.ships(1) == {5: 4, 6: 3, 7: 3, 8: 3, 9: 4}
    assert table.game.over


@rule("cosmic:note.failed-deal-ships")
def test_who_has_fewer_than_three_ships_loses_all_and_the_gate_is_back_home_first() -> None:
    table = Cosmos("clone", "filch", "chosen", hands={0: ["negotiate"], 1: ["negotiate"]})
    for planet in (1, 2, 3, 4):
        table.game.colonies[planet][0] = 0
        table.game.players[0].gone += 4
    table.game.colonies[0][0], table.game.colonies[10][0] = 1, 1
    table.game.players[0].gone += 2
    table.says(0, "launch", "planet 0").to("deal")
    table.pick(0, "end talks")
    table.encounter()
    assert table.warp(0) == 2
    assert table.ships(0) == {}


@rule("cosmic:new-hand.1", "cosmic:note.offense-redraw-play-first")
def test_an_offense_without_an_encounter_card_shows_its_hand_and_draws_eight() -> None:
    hands = {0: ["reinforcement-2", "card-zap"], 1: ["attack-04"]}
    table = Cosmos("clone", "filch", "chosen", hands=hands, top=["attack-40"]).begin()
    table.to("launch")
    assert len(table.game.players[0].hand) == 8
    assert "attack-40" in table.hand(0)
    assert [CARDS[event.values[0]].key for event in table.events("discarded")] == ["reinforcement-2", "card-zap"]
    assert len(table.events("new hand")) == 1


@rule("cosmic:note.offense-redraw-repeat")
def test_the_offense_draws_again_as_long_as_there_is_no_encounter_card() -> None:
    others = ["reinforcement-2", "reinforcement-3", "reinforcement-3", "reinforcement-3", "reinforcement-5"]
    others += ["card-zap", "cosmic-zap", "plague", "card-zap", "cosmic-zap", "emotion-control", "force-field"]
    others += ["ionic-gas", "mobius-tubes", "mobius-tubes", "quash"]  # two hands
    table = Cosmos(
        "clone", "filch", "chosen", hands={0: ["reinforcement-2"], 1: ["attack-04"]}, top=[*others, "attack-40"]
    )
    table.to("launch")
    assert len(table.events("new hand")) == 3
    assert "attack-40" in table.hand(0)


@rule("cosmic:planning.4", "cosmic:turn.6", "cosmic:new-hand.2")
def test_before_a_second_encounter_no_new_hand_is_drawn_and_without_a_card_it_ends_the_turn() -> None:
    hands = {0: ["attack-30", "reinforcement-2"], 1: ["attack-04", "attack-05"]}
    table = Cosmos("clone", "filch", "chosen", hands=hands, destiny=[3, 4]).lays("attack-30", "attack-04").encounter()
    table.answers.clear()
    table.pick(0, "encounter").encounter()
    assert (table.game.met, table.game.over) == (2, True)
    assert not table.events("new hand")
    assert len(table.events("shown")) == 2, "no card is laid the second time"
    assert table.hand(0) == ["reinforcement-2"]


@rule("cosmic:planning.4")
def test_an_empty_hand_alone_is_not_refilled() -> None:
    table = Cosmos("clone", "filch", "chosen", hands={2: []}).encounter()
    assert table.hand(2) == []


@rule("cosmic:new-hand.2", "cosmic:new-hand.3", "cosmic:turn.6", "cosmic:note.defensive-allies-on-turn-end")
def test_an_offense_whose_last_encounter_card_went_ends_the_turn_and_everybody_goes_home() -> None:
    table = Cosmos("clone", "filch", "chosen", "mirror").invites(0, 2).invites(1, 3)
    table.joins(2, "offense", 2).joins(3, "defense", 2).sends(3)
    table.to("ally ships", 3)
    table.game.players[0].hand.clear()
    table.encounter()
    assert table.game.over
    assert [table.game.players[seat].gate + table.game.players[seat].beside for seat in range(4)] == [0, 0, 0, 0]
    assert [sum(table.ships(seat).values()) for seat in range(4)] == [20, 20, 20, 20]
    assert not table.events("shown")
    assert not table.events("new hand")


@rule("cosmic:new-hand.2", "cosmic:new-hand.4", "cosmic:timing.2")
def test_if_the_turn_ends_for_want_of_a_card_the_defense_needs_none_and_draws_no_new_hand() -> None:
    table = Cosmos("clone", "filch", "chosen", hands={1: ["reinforcement-2"]})
    table.to("invite", 1)
    table.game.players[0].hand.clear()
    table.encounter()
    assert table.game.over
    assert not table.events("new hand")
    assert table.hand(1) == ["reinforcement-2"]


@rule("cosmic:new-hand.4")
def test_a_defense_that_ends_the_encounter_by_what_it_must_play_draws_no_new_hand() -> None:
    hands = {0: ["attack-06"], 1: ["hate-flare", "reinforcement-2"]}
    table = Cosmos("clone", "mirror", "chosen", hands=hands).sends(2).encounter()
    assert table.outcome() == DEFENSE_WINS, "the wild flare took the last encounter card of the offense"
    assert not table.events("new hand")
    assert table.hand(1) == ["hate-flare", "reinforcement-2"]


@rule("cosmic:new-hand.2", "cosmic:new-hand.4")
def test_who_needs_a_new_hand() -> None:
    table = Cosmos("clone", "filch", "chosen", hands={1: ["reinforcement-2"]})
    assert not CheckHand(0).needs_a_card(table.game)
    assert CheckHand(1).needs_a_card(table.game), "at the start of a turn"
    table.to("invite", 1)
    assert CheckHand(1).needs_a_card(table.game)
    table.game.players[0].hand.clear()
    assert not CheckHand(1).needs_a_card(table.game), "the turn is about to end"
    assert CheckHand(0).needs_a_card(table.game), "if an effect lets the offense draw"


@rule("cosmic:new-hand.4", "cosmic:new-hand.5", "cosmic:note.defense-redraw-may-must")
def test_a_defense_without_an_encounter_card_draws_until_it_has_one() -> None:
    others = ["reinforcement-2", "reinforcement-3", "reinforcement-3", "reinforcement-3", "reinforcement-5"]
    others += ["card-zap", "cosmic-zap", "plague"]
    hands = {0: ["attack-10"], 1: ["reinforcement-2"]}
    table = Cosmos("clone", "filch", "chosen", hands=hands, top=[*others, "attack-40"]).encounter()
    assert len(table.events("new hand")) == 2
    assert table.totals()[1] == 40 + 4


@rule("cosmic:new-hand.4")
def test_before_the_new_hand_every_card_that_can_be_played_must_be() -> None:
    hands = {0: ["attack-10", "attack-08"], 1: ["sorcerer-flare"]}
    table = Cosmos("warrior", "filch", "chosen", hands=hands, top=["attack-40", "attack-30"])
    table.to("encounter card", 0)
    assert [event.kind for event in table.game.log or []].index("powers swapped") < [
        event.kind for event in table.game.log or []
    ].index("new hand")
    assert len(table.game.players[1].hand) == 8
