"""Game end: when the game is over, and who wins."""

from __future__ import annotations

import pytest

from orrery.kernel.event import NOBODY, Event
from orrery.race.rules.whole_game import WholeGame, best_of, is_last_round
from orrery.race.state import Race
from support.cite import rule
from support.play import asked
from support.race import events, keys, offered, pick, race

# Eleven cards with nothing to do in Consume or Produce; 1 + 7 + 6 + 5 + 3 + 4 + 2 + 2 + 1 + 1 + 1 VP.
ELEVEN = [
    "new-sparta",
    "rebel-homeworld",
    "rebel-base",
    "rebel-outpost",
    "deserted-alien-outpost",
    "deserted-alien-colony",
    "drop-ships",
    "replicant-robots",
    "space-marines",
    "interstellar-bank",
    "investment-credits",
]


def play_round(game: Race, *actions: str) -> Race:
    """Begin the whole game and choose these actions in the first round."""
    game.begin(WholeGame())
    for seat in range(len(actions)):
        pick(game, seat, actions[seat])
    return game


def phases(game: Race) -> list[int]:
    return [event.values[0] for event in events(game, "phase")]


# -- end of the game ---------------------------------------------------------------------------------------------------


@rule("race:end.1")
def test_the_game_ends_after_the_round_in_which_a_tableau_has_twelve_cards() -> None:
    game = play_round(race(ELEVEN, ["old-earth"], hands=[["public-works"], []]), "develop", "develop")
    pick(game, 0, "public-works")
    assert len(game.players[0].tableau) == 12
    assert game.over
    assert game.rounds == 1
    assert game.winners == [0]


@rule("race:end.1")
def test_any_player_may_have_the_twelve_cards() -> None:
    game = play_round(race(["old-earth"], ELEVEN, hands=[[], ["public-works"]]), "develop", "develop")
    pick(game, 1, "public-works")
    assert game.over


@rule("race:end.1")
def test_with_eleven_cards_the_game_goes_on() -> None:
    game = play_round(race(ELEVEN, ["old-earth"], hands=[["public-works"], []]), "develop", "develop")
    pick(game, 0, "none")
    assert not game.over
    assert game.rounds == 2
    assert [asked(game, seat).prompt for seat in range(2)] == ["action", "action"]
    assert events(game, "round") == [
        Event("race:round.12", "round", NOBODY, (1,)),
        Event("race:round.12", "round", NOBODY, (2,)),
    ]


@rule("race:end.1")
def test_the_hand_limit_comes_before_the_end() -> None:
    game = race(ELEVEN, ["old-earth"], hands=[["public-works"], []])
    game.begin(WholeGame())
    game.players[0].hand += [game.deck.pop() for _ in range(11)]
    pick(game, 0, "develop")
    pick(game, 1, "produce")
    pick(game, 0, "public-works")
    assert len(game.players[0].tableau) == 12
    question = asked(game, 0)
    assert question.prompt == "hand limit"
    pick(game, 0, *offered(game, 0)[: question.least])
    assert game.over
    assert len(game.players[0].hand) == 10


@rule("race:end.3")
def test_the_round_is_finished_so_a_tableau_can_have_thirteen_cards() -> None:
    hands = [["public-works", "refugee-world", "gem-world"], []]
    game = play_round(race(ELEVEN, ["old-earth", "artist-colony"], hands=hands), "develop", "settle")
    pick(game, 0, "public-works")
    assert len(game.players[0].tableau) == 12
    pick(game, 0, "refugee-world")
    assert game.over
    assert len(game.players[0].tableau) == 13
    assert keys(game.players[0].tableau[-2:]) == ["public-works", "refugee-world"]


@rule("race:end.2")
def test_the_game_ends_after_the_round_in_which_the_last_chip_was_handed_out() -> None:
    game = race(
        ["new-sparta", "terraformed-world", "artist-colony"], ["old-earth"], goods=[["artist-colony"], []], pool=1
    )
    play_round(game, "consume-trade", "produce")
    assert game.pool == 1  # sold, not consumed
    assert not game.over

    game = race(
        ["new-sparta", "terraformed-world", "artist-colony"], ["old-earth"], goods=[["artist-colony"], []], pool=1
    )
    play_round(game, "explore-5", "consume-x2")
    pick(game, 0, *offered(game, 0)[:1])
    pick(game, 1, *offered(game, 1)[:1])
    assert game.pool == 0
    assert game.over
    assert game.rounds == 1


@rule("race:end.2")
def test_one_chip_left_lets_the_game_go_on() -> None:
    game = race(
        ["new-sparta", "terraformed-world", "artist-colony"], ["old-earth"], goods=[["artist-colony"], []], pool=2
    )
    play_round(game, "develop", "consume-x2")
    assert game.pool == 1
    assert not game.over


@rule("race:end.3")
def test_the_phases_after_the_last_chip_are_carried_out() -> None:
    game = race(
        ["new-sparta", "terraformed-world", "artist-colony"], ["old-earth"], goods=[["artist-colony"], []], pool=1
    )
    play_round(game, "consume-x2", "produce")
    assert game.over
    assert phases(game) == [5, 6]
    assert keys(list(game.players[0].goods)) == ["artist-colony"]


@rule("race:end.4")
def test_all_vp_of_the_last_consume_phase_are_paid_in_full() -> None:
    game = race(
        ["epsilon-eridani", "galactic-trendsetters", "artist-colony"],
        ["old-earth", "asteroid-belt"],
        goods=[["artist-colony"], ["asteroid-belt"]],
        pool=1,
        first=1,
    )
    total = game.count()["chips"]
    play_round(game, "consume-x2", "produce")
    # Old Earth has the lowest number and takes the last chip; the other player is paid from the reserve.
    assert game.pool == 0
    pick(game, 0, "power galactic-trendsetters 0")
    assert game.over
    assert [player.chips for player in game.players] == [4, 1]
    assert game.pool == -4
    assert game.count()["chips"] == total
    assert [game.view(seat).pool for seat in range(2)] == [0, 0]
    assert game.scores()[0] == 4 + 1 + 3 + 1


@rule("race:end.4")
def test_a_payment_may_go_past_the_supply() -> None:
    game = race(["new-sparta", "tourist-world", "gem-world", "spice-world"], ["old-earth"], pool=1)
    game.players[0].goods = {world: game.deck.pop() for world in game.players[0].tableau[2:]}
    play_round(game, "consume-x2", "develop")
    assert game.players[0].chips == 6
    assert game.over


def test_the_end_is_checked_between_rounds() -> None:
    assert is_last_round(race(["new-sparta"], ["old-earth"], pool=0))
    assert is_last_round(race(["new-sparta"], ["old-earth"], pool=-3))
    assert not is_last_round(race(["new-sparta"], ["old-earth"], pool=1))
    assert not is_last_round(race(ELEVEN, ["old-earth"]))
    assert is_last_round(race(["old-earth"], [*ELEVEN, "gem-world"]))
    assert is_last_round(race([*ELEVEN, "gem-world", "comet-zone"], ["old-earth"]))


# -- scores ------------------------------------------------------------------------------------------------------------


@rule("race:end.5")
def test_printed_vp_and_chips_and_six_cost_developments() -> None:
    tableau = [
        "new-sparta",
        "gem-world",
        "lost-species-ark-world",
        "drop-ships",
        "galactic-federation",
        "merchant-guild",
    ]
    game = race(tableau, ["old-earth"], chips=[5, 4])
    # Printed 1 + 1 + 3 + 2; chips 5; Galactic Federation 2 + 2 + 1; Merchant Guild 2 + 2.
    assert game.scores() == [7 + 5 + 5 + 4, 2 + 4]


@rule("race:end.5")
def test_hands_and_goods_score_nothing() -> None:
    game = race(["gem-world"], ["old-earth"], hands=[["alien-robotic-factory"], []], goods=[["gem-world"], []])
    assert game.scores() == [1, 2]


def final(
    *tableaus: list[str],
    goods: list[list[str]] | None = None,
    hands: list[list[str]] | None = None,
    chips: list[int] | None = None,
) -> Race:
    """One more round in which nothing happens, because the supply is empty."""
    game = race(*tableaus, goods=goods, hands=hands, chips=chips, pool=0)
    return play_round(game, *["produce" for _ in tableaus])


@rule("race:end.6")
def test_the_highest_total_wins() -> None:
    game = final(["new-sparta"], ["old-earth"], ["epsilon-eridani"], chips=[3, 3, 1], hands=[["gem-world"], [], []])
    assert game.over
    assert game.winners == [1]
    assert events(game, "score") == [
        Event("race:end.6", "score", 0, (4, 1)),
        Event("race:end.6", "score", 1, (5, 0)),
        Event("race:end.6", "score", 2, (2, 0)),
    ]


@rule("race:end.7")
def test_a_tie_goes_to_the_most_cards_in_hand_and_goods() -> None:
    # All have 2 VP but the last, who has the most cards. Cards and goods: 1, 2 (a card and a good), 4.
    game = final(
        ["new-sparta"],
        ["earths-lost-colony"],
        ["epsilon-eridani"],
        chips=[1, 1, 0],
        hands=[["gem-world"], ["comet-zone"], ["spice-world", "new-vinland", "drop-ships", "plague-world"]],
    )
    assert [event.values for event in events(game, "score")] == [(2, 1), (2, 2), (1, 4)]
    assert game.winners == [1]


@rule("race:end.7")
def test_a_good_counts_as_much_as_a_card() -> None:
    game = final(
        ["new-sparta"],
        ["earths-lost-colony"],
        chips=[1, 1],
        hands=[["gem-world", "comet-zone"], ["new-vinland"]],
    )
    assert game.winners == [0, 1]


@rule("race:end.8")
def test_who_is_still_tied_wins_together() -> None:
    game = final(["new-sparta"], ["epsilon-eridani"], ["old-earth"], chips=[2, 2, 0])
    assert game.winners == [0, 1]
    game = final(["new-sparta"], ["epsilon-eridani"], ["old-earth"], chips=[1, 1, 0])
    assert game.winners == [0, 1, 2]


@rule("race:note.tiebreak-discard")
def test_hands_are_counted_after_discarding() -> None:
    game = race(["new-sparta"], ["earths-lost-colony"], pool=0)
    game.begin(WholeGame())
    for seat, number in enumerate([13, 10]):
        game.players[seat].hand += [game.deck.pop() for _ in range(number)]
    pick(game, 0, "produce")
    pick(game, 1, "produce")
    assert not game.over
    pick(game, 0, *offered(game, 0)[:3])
    # Thirteen cards before, but ten after discarding, against ten and a good.
    assert [event.values for event in events(game, "score")] == [(1, 10), (1, 11)]
    assert game.winners == [1]


@rule("race:end.6", "race:end.7", "race:end.8")
@pytest.mark.parametrize(
    ("scores", "ties", "winners"),
    [
        ([10, 9], [0, 20], [0]),
        ([10, 10], [1, 2], [1]),
        ([10, 10], [2, 2], [0, 1]),
        ([10, 8, 10, 10], [3, 9, 4, 4], [2, 3]),
        ([-1, -2], [0, 0], [0]),
    ],
)
def test_best_of(scores: list[int], ties: list[int], winners: list[int]) -> None:
    assert best_of(scores, ties) == winners
