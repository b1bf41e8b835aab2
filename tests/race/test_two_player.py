"""The two-player game for experienced players: nine action cards, two actions each round."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice, Refused
from orrery.kernel.event import Event
from orrery.race.rules.round import Round
from orrery.race.rules.whole_game import WholeGame
from orrery.race.setup import setup
from orrery.race.state import ACTIONS, DEVELOP, PRODUCE, SETTLE, Race
from support.cite import rule
from support.play import asked
from support.race import begin, events, keys, offered, pick, race

MONEY = ["gem-world", "comet-zone", "spice-world", "new-vinland", "plague-world", "distant-world", "tourist-world"]
MORE_MONEY = ["space-port", "mining-world", "merchant-world", "new-earth", "galactic-resort", "asteroid-belt"]


def two_actions(
    mine: list[str],
    theirs: list[str],
    tableau: list[str] | None = None,
    hands: list[list[str]] | None = None,
    goods: list[str] | None = None,
    top: list[str] | None = None,
) -> Race:
    """A round of the two-player game after these two actions were chosen by each."""
    game = race(
        tableau or ["old-earth"],
        ["new-sparta"],
        hands=hands,
        goods=[goods or [], []],
        top=top,
        actions_each=2,
    )
    game.begin(Round())
    pick(game, 0, *mine)
    pick(game, 1, *theirs)
    return game


def phases(game: Race) -> list[int]:
    return [event.values[0] for event in events(game, "phase")]


@rule("race:two-player.1")
def test_beginners_play_by_the_standard_rules() -> None:
    game = setup({"players": 2, "setup": "first-game"}, 1)
    assert offered(game, 0) == offered(game, 1) == list(ACTIONS[:7])
    assert asked(game, 0).most == 1
    assert game.pool == 24


@rule("race:two-player.1")
def test_the_variant_changes_actions_and_nothing_else() -> None:
    standard, variant = [setup({"players": 2, "actions": actions}, 3) for actions in ("one", "two")]
    assert standard.deck == variant.deck
    assert standard.players == variant.players
    assert (standard.pool, variant.pool) == (24, 24)
    assert (standard.options.actions_each, variant.options.actions_each) == (1, 2)
    assert (standard.view(0).actions_each, variant.view(0).actions_each) == (1, 2)


@rule("race:two-player.2")
def test_two_of_nine_action_cards_are_chosen_each_round_in_secret() -> None:
    game = race(["old-earth"], ["new-sparta"], actions_each=2)
    game.begin(WholeGame())
    for number in (1, 2):
        assert game.rounds == number
        for seat in (0, 1):
            assert offered(game, seat) == [*ACTIONS[:7], "develop-2", "settle-2"]
            assert (asked(game, seat).least, asked(game, seat).most) == (2, 2)
        before = game.view(1)
        pick(game, 0, "produce", "develop")
        assert game.view(1) == before
        pick(game, 1, "settle", "develop")
        assert game.rounds == number + 1
    chose = [
        Event("race:round.1", "chose", 0, (DEVELOP, PRODUCE)),
        Event("race:round.1", "chose", 1, (DEVELOP, SETTLE)),
    ]
    assert events(game, "chose") == chose * 2


@rule("race:two-player.2")
@pytest.mark.parametrize("picks", [(), (0,), (0, 1, 2), (3, 3)])
def test_one_or_three_actions_or_the_same_card_twice_are_refused(picks: tuple[int, ...]) -> None:
    game = race(["old-earth"], ["new-sparta"], actions_each=2)
    game.begin(Round())
    with pytest.raises(Refused):
        game.answer(Choice(0, picks))


@rule("race:two-player.2", "race:two-player.5")
@pytest.mark.parametrize(("second", "first", "phase"), [("develop-2", DEVELOP, 1), ("settle-2", SETTLE, 3)])
def test_a_second_copy_alone_is_as_good_as_the_first(second: str, first: int, phase: int) -> None:
    hand = ["space-marines", "asteroid-belt", "gem-world", "spice-world"]
    game = two_actions([second, "produce"], ["produce", "explore-5"], hands=[hand, []])
    assert game.players[0].actions == (first, PRODUCE)
    assert game.view(1).players[0].actions == (first, PRODUCE)
    pick(game, 0, offered(game, 0)[0])
    pick(game, 1, offered(game, 1)[0])
    assert game.phase == phase
    pick(game, 0, offered(game, 0)[1])
    if phase == 1:
        assert asked(game, 0).least == 2 - 1, "with the bonus"
        pick(game, 0, "gem-world")
    else:
        pick(game, 0, "space-marines", "gem-world")
        assert len(game.players[0].hand) == 5 - 3 + 1, "with the bonus"
    assert phases(game) == [0, phase, 6]


# -- both Explore cards ------------------------------------------------------------------------------------------------


@rule("race:two-player.3", "race:two-player.8", "race:note.two-player-once")
@pytest.mark.parametrize(
    ("powers", "draws", "keeps"),
    [
        ([], 8, 2),
        (["expedition-force"], 9, 2),
        (["research-labs"], 8, 3),
        (["galactic-renaissance"], 10, 3),
    ],
)
def test_both_explore_cards_draw_eight_and_keep_two_in_one_phase(powers: list[str], draws: int, keeps: int) -> None:
    game = two_actions(["explore-5", "explore-1-1"], ["explore-5", "produce"], ["old-earth", *powers])
    assert len(game.players[0].drawn) == draws
    assert (asked(game, 0).least, asked(game, 0).most) == (keeps, keeps)
    assert len(game.players[1].drawn) == 7
    pick(game, 0, *offered(game, 0)[:keeps])
    pick(game, 1, offered(game, 1)[0])
    assert game.over
    assert phases(game) == [0, 6], "one Explore phase, powers once"
    assert len(game.players[0].hand) == keeps
    assert len(game.players[1].hand) == 1


# -- both Develop or both Settle cards ---------------------------------------------------------------------------------


@rule("race:two-player.4", "race:two-player.5")
@pytest.mark.parametrize("theirs", ["develop", "develop-2"])
def test_both_develop_cards_make_two_phases_with_a_bonus_in_each(theirs: str) -> None:
    hands = [["drop-ships", "space-marines", *MONEY], ["terraforming-robots", "new-military-tactics", *MORE_MONEY]]
    game = two_actions(["develop", "develop-2"], [theirs, "produce"], hands=hands)
    assert game.phase == 1
    pick(game, 0, "drop-ships")
    pick(game, 1, "terraforming-robots")
    assert (asked(game, 0).least, asked(game, 1).least) == (4 - 1, 3 - 1), "a bonus for both in the first phase"
    pick(game, 0, *MONEY[:3])
    pick(game, 1, *MORE_MONEY[:2])
    assert game.phase == 2
    assert offered(game, 0) == ["none", "space-marines"]
    pick(game, 0, "space-marines")
    pick(game, 1, "new-military-tactics")
    assert (asked(game, 0).least, asked(game, 1).least) == (2 - 1, 1), "in the second for who chose both"
    pick(game, 0, "new-vinland")
    pick(game, 1, "merchant-world")
    assert phases(game) == [1, 2, 6]
    assert keys(game.players[0].tableau) == ["old-earth", "drop-ships", "space-marines"]
    assert keys(game.players[1].tableau) == ["new-sparta", "terraforming-robots", "new-military-tactics"]


@rule("race:two-player.4", "race:two-player.5")
@pytest.mark.parametrize("theirs", ["settle", "settle-2"])
def test_both_settle_cards_make_two_phases_with_a_bonus_in_each(theirs: str) -> None:
    hands = [["refugee-world", "pilgrimage-world"], ["rebel-miners", "outlaw-world"]]
    top = ["gem-world", "public-works", "drop-ships", "trade-league"]
    game = two_actions(["settle", "settle-2"], [theirs, "develop"], hands=hands, top=top)
    assert game.phase == 3
    pick(game, 0, "refugee-world")
    pick(game, 1, "rebel-miners")
    assert game.phase == 4
    assert [len(player.hand) for player in game.players] == [2, 2], "a bonus for both in the first phase"
    pick(game, 0, "pilgrimage-world")
    pick(game, 1, "outlaw-world")
    assert [keys(player.hand) for player in game.players] == [["public-works", "trade-league"], ["drop-ships"]]
    assert keys(game.players[0].tableau) == ["old-earth", "refugee-world", "pilgrimage-world"]
    assert keys(game.players[1].tableau) == ["new-sparta", "rebel-miners", "outlaw-world"]
    assert phases(game) == [1, 3, 4]


@rule("race:two-player.4")
def test_both_players_may_choose_both() -> None:
    hands = [["colony-ship", "space-marines", *MONEY], ["genetics-lab", "deficit-spending", *MORE_MONEY]]
    game = two_actions(["develop", "develop-2"], ["develop", "develop-2"], hands=hands)
    for card_0, card_1 in [("colony-ship", "genetics-lab"), ("space-marines", "deficit-spending")]:
        pick(game, 0, card_0)
        pick(game, 1, card_1)
        assert (asked(game, 0).least, asked(game, 1).least) == (1, 1)
        pick(game, 0, offered(game, 0)[-1])
        pick(game, 1, offered(game, 1)[-1])
    assert phases(game) == [1, 2]
    assert game.over


@rule("race:two-player.6")
def test_what_is_developed_in_the_first_phase_works_in_the_second() -> None:
    hands = [["investment-credits", "public-works", "drop-ships", *MONEY], []]
    game = two_actions(["develop", "develop-2"], ["produce", "explore-5"], hands=hands)
    pick(game, 0, offered(game, 0)[0])
    pick(game, 1, offered(game, 1)[0])
    pick(game, 0, "investment-credits")
    pick(game, 0, "drop-ships")
    assert asked(game, 0).least == 4 - 1 - 1


@rule("race:two-player.6", "race:two-player.4")
def test_what_is_settled_in_the_first_phase_works_in_the_second() -> None:
    hands = [[], ["former-penal-colony", "pirate-world", "alien-robot-sentry"]]
    game = two_actions(["produce", "consume-x2"], ["settle", "settle-2"], hands=hands)
    assert offered(game, 1) == ["none", "former-penal-colony", "alien-robot-sentry"]
    pick(game, 1, "former-penal-colony")
    assert offered(game, 1) == ["none", "pirate-world", "alien-robot-sentry"], "2 + 1 against 3"


@rule("race:develop.8", "race:two-player.4")
def test_a_copy_of_what_was_just_built_cannot_follow_it() -> None:
    hands = [["public-works", "public-works", "gem-world"], []]
    game = two_actions(["develop", "develop-2"], ["produce", "settle"], hands=hands)
    pick(game, 0, "public-works")
    assert game.over, "the second Develop phase had nothing to ask"
    assert phases(game) == [1, 2, 3, 6]
    assert keys(game.players[0].tableau) == ["old-earth", "public-works"]


# -- both Consume cards ------------------------------------------------------------------------------------------------


@rule("race:two-player.7", "race:two-player.9", "race:note.two-player-once")
def test_both_consume_cards_sell_one_good_and_double_the_rest_in_one_phase() -> None:
    tableau = ["old-earth", "gem-world", "comet-zone", "plague-world", "new-economy"]
    game = two_actions(
        ["consume-trade", "consume-x2"],
        ["consume-x2", "settle"],
        tableau,
        goods=["gem-world", "comet-zone", "plague-world"],
    )
    assert asked(game, 0).prompt == "sell", "first of all, and without a pass"
    assert offered(game, 0) == ["gem-world", "comet-zone", "plague-world"]
    pick(game, 0, "plague-world")
    assert len(game.players[0].hand) == 4 + 1
    assert game.players[0].chips == 0
    pick(game, 0, "power old-earth 1")
    assert game.players[0].chips == 2 * 2
    assert len(game.players[0].hand) == 5 + 1, "New Economy drew once"
    assert phases(game) == [3, 5]
    assert len(events(game, "sold")) == 1
    assert len([event for event in events(game, "uses") if event.actor == 0]) == 2


@rule("race:two-player.7")
def test_one_consume_card_sells_or_doubles() -> None:
    for action, chips, hand in [("consume-trade", 0, 2 + 1), ("consume-x2", 2, 0)]:
        game = race(["old-earth", "gem-world"], ["new-sparta"], goods=[["gem-world"], []], actions=[[action], []])
        begin(game, "consume")
        assert game.players[0].chips == chips
        assert len(game.players[0].hand) == hand
