"""The greedy player: beats random play, replies legally whatever the options, and judges single questions sensibly."""

from __future__ import annotations

import pytest

from orrery.kernel.record import Options
from orrery.kernel.rng import seeded
from orrery.race.bot import GreedyBot
from orrery.race.cards import CARDS, FIRST_REVISED
from orrery.race.rules.round import Round
from orrery.race.rules.whole_game import WholeGame
from orrery.race.setup import setup
from support.greedy import LONGEST, play, play_on, replies, wins
from support.play import asked
from support.race import begin, pick, race

TEN_CARDS = [
    "public-works",
    "colony-ship",
    "export-duties",
    "deficit-spending",
    "investment-credits",
    "genetics-lab",
    "artist-colony",
    "gem-world",
    "spice-world",
    "space-port",
]

# -- whole games -------------------------------------------------------------------------------------------------------


def test_beats_random_play_of_two() -> None:
    assert wins({"players": 2}, 60) >= 57


def test_beats_random_play_of_four() -> None:
    assert wins({"players": 4}, 40) >= 32


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2, "actions": "two"},
        {"players": 2, "setup": "first-game"},
        {"players": 2, "edition": "revised"},
        {"players": 2, "start_worlds": "choice"},
        {"players": 2, "actions": "two", "edition": "revised", "start_worlds": "choice"},
    ],
)
def test_beats_random_play_in_every_kind_of_game(options: Options) -> None:
    assert wins(options, 20) >= 19


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("setup_kind", ["random", "first-game"])
@pytest.mark.parametrize("edition", ["first", "revised"])
def test_plays_legally_to_the_end(players: int, setup_kind: str, edition: str) -> None:
    options: Options = {"players": players, "setup": setup_kind, "edition": edition}
    for actions in ("one", "two") if players == 2 else ("one",):
        game = play({**options, "actions": actions}, 7, [GreedyBot() for _ in range(players)])
        assert game.over
        assert game.winners


def test_plays_a_decent_game_against_itself() -> None:
    scores: list[int] = []
    rounds = 0
    for seed in range(20):
        game = play({"players": 2}, seed, [GreedyBot(), GreedyBot()])
        scores += game.scores()
        rounds += game.rounds_played()
    assert sum(scores) / len(scores) >= 25
    assert rounds / 20 <= 15


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 4}, {"players": 2, "actions": "two"}])
def test_equal_questions_get_equal_replies(options: Options) -> None:
    """A bot that has played many games replies as one that has seen nothing before."""
    game = setup(options, 3)
    old, luck = GreedyBot(), seeded(9)
    play(options, 4, [old for _ in range(int(options["players"]))])
    while not game.over:
        assert game.rounds_played() <= LONGEST
        decision = game.waiting()[0]
        view = game.view(decision.seat)
        reply = old.choose(view, decision, luck.copy())
        assert reply == GreedyBot().choose(view, decision, luck.copy())
        game.answer(reply)
        luck.below(2)


LARGE = (  # cards that come to hand here are worth more than a point to their owner
    "space-marines rebel-underground mining-robots rebel-base runaway-robots asteroid-belt avian-uplift-race "
    "former-penal-colony new-vinland deficit-spending",
    "alien-rosetta-stone-world pilgrimage-world empath-world lost-alien-warship colony-ship alien-robotic-factory "
    "space-port genetics-lab consumer-markets merchant-world",
)


@pytest.mark.parametrize("pool", [1, 2])
@pytest.mark.parametrize(
    "tableaus",
    [
        ("space-port deficit-spending", "expedition-force deficit-spending"),
        ("space-port deficit-spending", "expedition-force merchant-world"),
        LARGE,
    ],
)
def test_does_not_wait_for_the_last_chips_with_nothing_to_take_them_for(pool: int, tableaus: tuple[str, str]) -> None:
    """Who could turn hand cards into the last VP, and holds none, or none to spare, gets on by other means."""
    for seed in range(10):
        game = race(["old-earth", *tableaus[0].split()], ["new-sparta", *tableaus[1].split()], pool=pool)
        game.rng = seeded(seed)
        game.rounds = 15
        game.begin(WholeGame())
        assert not replies(game)[0].startswith("consume")
        assert play_on(game, seeded(seed + 1), [GreedyBot(), GreedyBot()]).over


# -- single judgements -------------------------------------------------------------------------------------------------


def test_sells_the_dearest_good() -> None:
    worlds = ["artist-colony", "deserted-alien-outpost", "asteroid-belt"]
    for order in (worlds, worlds[::-1]):
        game = race(["new-sparta", *order], ["old-earth"], goods=[order, []], actions=[["consume-trade"], ["produce"]])
        assert replies(begin(game, "consume")) == ["deserted-alien-outpost"]


def test_counts_trade_powers_when_it_sells() -> None:
    """Spice World makes a Novelty good worth four cards; Rare elements bring three."""
    tableau = ["new-sparta", "asteroid-belt", "spice-world"]
    game = race(tableau, ["old-earth"], goods=[tableau[1:], []], actions=[["consume-trade"], ["produce"]])
    assert replies(begin(game, "consume")) == ["spice-world"]


def test_pays_with_what_it_can_least_use() -> None:
    """Rebel Homeworld is far out of reach; a second copy of a development that stands there can never be placed."""
    hand = ["gem-world", "rebel-homeworld", "comet-zone", "public-works", "mining-world"]
    game = begin(race(["old-earth", "public-works"], ["new-sparta"], hands=[hand, []]), "settle")
    pick(game, 0, "gem-world")
    assert sorted(replies(game)) == ["public-works", "rebel-homeworld"]


def test_places_the_world_with_most_points_last() -> None:
    """Nothing but VP counts when the twelfth card is placed."""
    hand = ["destroyed-world", "terraformed-world", "rebel-base", "rebel-outpost", "drop-ships", "mining-robots"]
    tableau = ["old-earth", *TEN_CARDS]
    game = race(tableau, ["new-sparta"], hands=[hand, []], actions=[["settle"], ["settle"]], chips=[20, 0])
    assert replies(begin(game, "settle")) == ["terraformed-world"]


def test_does_not_end_the_game_while_it_is_behind() -> None:
    """A card without points would fill the tableau of who is far behind, or of who is far ahead."""
    tableau, hand = ["old-earth", *TEN_CARDS], ["rebel-fuel-cache", "destroyed-world"]
    for chips, placed in ((0, "none"), (60, "destroyed-world")):
        game = race(tableau, ["new-sparta"], hands=[hand, []], actions=[["settle"], ["settle"]], chips=[chips, 30])
        assert replies(begin(game, "settle")) == [placed]


def test_places_a_six_cost_development_that_scores() -> None:
    """Galactic Federation counts every development; Mining League would count nothing here."""
    tableau = ["old-earth", *TEN_CARDS[:6], "drop-ships", "replicant-robots"]
    hand = ["mining-league", "galactic-federation", "rebel-base", "rebel-outpost", "rebel-homeworld", "asteroid-belt"]
    game = race(tableau, ["new-sparta"], hands=[hand, []], actions=[["develop"], ["develop"]])
    assert replies(begin(game, "develop")) == ["galactic-federation"]


def test_keeps_a_six_cost_development_that_scores() -> None:
    tableau = ["old-earth", *TEN_CARDS[:6], "replicant-robots"]
    hand = ["asteroid-belt", "radioactive-world", "destroyed-world", "rebel-homeworld", "space-marines", "pirate-world"]
    drawn = ["mining-league", "galactic-federation"]
    game = race(tableau, ["new-sparta"], hands=[hand, []], actions=[["develop"], ["settle"]], top=drawn)
    game.rounds = 7
    assert replies(begin(game, "explore")) == ["galactic-federation"]


def test_conquers_rather_than_pays() -> None:
    """Contact Specialist would let it pay for what its Military can take for nothing."""
    tableau = ["new-sparta", "space-marines", "contact-specialist"]
    hand = ["avian-uplift-race", "gem-world", "spice-world", "artist-colony"]
    game = begin(race(tableau, ["old-earth"], hands=[hand, []]), "settle")
    pick(game, 0, "avian-uplift-race")
    assert replies(game) == ["conquer"]


def test_gives_up_nothing_for_a_conquest_that_needs_nothing() -> None:
    tableau = ["new-sparta", "space-marines", "new-military-tactics"]
    game = begin(race(tableau, ["old-earth"], hands=[["rebel-underground"], []]), "settle")
    assert replies(game) == ["rebel-underground"]
    game.answer(GreedyBot().choose(game.view(0), asked(game, 0), seeded(1)))
    assert replies(game) == ["conquer"]


def test_lets_the_power_that_gives_most_take_the_only_good() -> None:
    tableau = ["new-sparta", "galactic-trendsetters", "public-works", "artist-colony"]
    game = race(tableau, ["old-earth"], goods=[["artist-colony"], []], actions=[["consume-x2"], ["produce"]])
    assert replies(begin(game, "consume")) == ["power galactic-trendsetters 0"]


def test_leaves_a_good_to_the_power_that_needs_its_kind() -> None:
    """Mining Conglomerate takes only Rare elements, Old Earth anything: both are served if the special one is first."""
    tableau = ["old-earth", "mining-conglomerate", "asteroid-belt", "artist-colony", "gem-world"]
    game = race(tableau, ["new-sparta"], goods=[tableau[2:], []], actions=[["consume-x2"], ["produce"]])
    begin(game, "consume")
    while game.asked(0) is not None:
        game.answer(GreedyBot().choose(game.view(0), asked(game, 0), seeded(1)))
    assert game.players[0].chips == 6
    assert not game.players[0].goods


def test_keeps_all_goods_for_pilgrimage_world_to_take_last() -> None:
    tableau = ["old-earth", "pilgrimage-world", "artist-colony", "gem-world", "asteroid-belt", "spice-world"]
    game = race(tableau, ["new-sparta"], goods=[tableau[2:], []], actions=[["consume-x2"], ["produce"]])
    begin(game, "consume")
    while game.asked(0) is not None:
        game.answer(GreedyBot().choose(game.view(0), asked(game, 0), seeded(1)))
    assert game.players[0].chips == 2 * 3


def test_names_the_number_that_most_unseen_cards_bear() -> None:
    """Most cards of the box cost two; with all of them in sight it is one."""
    tableau = ["old-earth", "gambling-world"]
    game = race(tableau, ["new-sparta"], actions=[["consume-x2"], ["produce"]])
    assert replies(begin(game, "consume")) == ["number 2"]
    twos = [card.key for card in CARDS[:FIRST_REVISED] if card.cost == 2 and card.start < 0]
    game = race(tableau, ["new-sparta"], hands=[twos, []], actions=[["consume-x2"], ["produce"]])
    assert replies(begin(game, "consume")) == ["number 1"]


def test_discards_its_last_cards_for_points_when_the_game_ends() -> None:
    tableau = ["old-earth", *TEN_CARDS[:10], "replicant-robots"]
    hand = ["galactic-trendsetters", "new-earth", "alien-robotic-factory"]
    game = race(tableau, ["new-sparta"], hands=[hand, []], actions=[["consume-x2"], ["produce"]])
    begin(game, "consume")
    assert replies(game) == ["power deficit-spending 0"]
    game.answer(GreedyBot().choose(game.view(0), asked(game, 0), seeded(1)))
    assert len(replies(game)) == 2


def test_fills_the_windfall_world_of_the_dearest_kind() -> None:
    tableau = ["new-sparta", "asteroid-belt", "deserted-alien-outpost", "pre-sentient-race"]
    game = race(tableau, ["old-earth"], actions=[["produce"], ["develop"]])
    assert replies(begin(game, "produce"))[0].startswith("produce deserted-alien-outpost")


FULL_WORLDS = ["old-earth", "galactic-trendsetters", "new-earth", "prosperous-world", "spice-world", "comet-zone"]


def actions(goods: list[str], actions_each: int = 1) -> list[str]:
    """What a player with a large economy, and nothing in hand that could be placed, chooses."""
    game = race(FULL_WORLDS, ["new-sparta"], goods=[goods, []], hands=[["rebel-base"], []], actions_each=actions_each)
    game.rounds = 6
    game.begin(Round())
    return replies(game)


def test_calls_consume_for_doubled_points_when_its_worlds_are_full() -> None:
    assert actions(FULL_WORLDS[2:]) == ["consume-x2"]


def test_calls_produce_when_its_worlds_are_empty() -> None:
    assert actions([]) == ["produce"]


def test_calls_both_where_two_actions_are_chosen() -> None:
    assert actions(FULL_WORLDS[2:], actions_each=2) == ["consume-x2", "produce"]
