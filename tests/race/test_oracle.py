"""Recorded games of a peer engine: with the same draws and choices, ours must reach the same table in every round."""

from __future__ import annotations

import copy
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from support.cite import rule
from support.oracle import replay, tripled_for_doubled
from support.oracle_draws import Tally
from support.oracle_record import RULINGS, Differs, Line, Ruled, records_in

PROJECT = Path(__file__).resolve().parents[2]
OURS = PROJECT / "tests" / "oracle" / "base.jsonl.gz"
OURS_WITH_SETS = PROJECT / "tests" / "oracle" / "sets.jsonl.gz"
SHARED = PROJECT.parent / "shared" / "oracle" / "race"
FOLDER = Path(os.environ.get("ORRERY_ORACLE", SHARED))
RULED = {  # the peer does what the rulebook forbids: docs/rulings/race-peer.md
    "ai-2p-rvi/22": "the peer still has greatest-infrastructure",
    "ai-2p-bow/63": "declines Alien Toy Shop power 0, which is a duty",
    "rare-2p-bow/8": "pays for Rebel Fuel Refinery with the prestige that it brings",
    "rare-4p-bow/1": "discards 3 cards for powers that take 2",
    "rare-4p-bow/36": "pays for Pan-Galactic Security Council with the prestige that it brings",
}
BATCHES = {
    "ai-2p-base-expert": 36,
    "ai-2p-base": 96,
    "ai-2p-bow-expert": 8,
    "ai-2p-bow-plain": 24,
    "ai-2p-bow": 48,
    "ai-2p-gs": 48,
    "ai-2p-rvi": 48,
    "ai-3p-base": 36,
    "ai-3p-bow": 18,
    "ai-3p-gs": 18,
    "ai-3p-rvi": 18,
    "ai-4p-base": 24,
    "ai-4p-bow": 6,
    "rare-2p-bow": 18,
    "rare-3p-rvi": 18,
    "rare-4p-bow": 24,
    "rnd-2p-base": 48,
    "rnd-2p-bow-expert": 24,
    "rnd-2p-bow": 48,
    "rnd-3p-bow": 24,
    "rnd-3p-rvi": 24,
    "rnd-4p-bow": 24,
}
ASKED = {  # all that the peer ever asks
    "actions",
    "actions-first",
    "actions-last",
    "ante",
    "ante-keep",
    "cancel-takeover",
    "consume-hand",
    "consume-power",
    "defend",
    "develop-discard",
    "discard-for-prestige",
    "discard-to-produce",
    "explore-keep",
    "good-kind",
    "goods",
    "hand-limit-discard",
    "name-number",
    "pay",
    "place",
    "produce-power",
    "replace-world",
    "save-paid-card",
    "search-category",
    "search-keep",
    "settle-discard",
    "settle-power",
    "setup-discard",
    "setup-save",
    "start-world",
    "takeover",
    "trade",
    "windfall",
}


MOST_RULED = 0.03  # of the games of a file that nobody has looked at


def batch_of(path: Path) -> str:
    return path.name.split(".")[0]


def replay_all(path: Path) -> tuple[Tally, dict[str, Ruled]]:
    """Replay every game of a file, and report all that differ; those which a ruling parts are told apart."""
    tally = Tally()
    differences: list[str] = []
    ruled: dict[str, Ruled] = {}
    for lines in records_in(path):
        try:
            replay(lines, tally)
        except Ruled as ruling:
            ruled[lines[0]["game"]] = ruling
        except Differs as difference:
            differences.append(str(difference))
        except Exception as error:  # as much a difference as any, and the games behind it are replayed all the same
            differences.append(f"{lines[0]['game']}: {type(error).__name__} {error}")
    assert not differences, "\n".join([f"{len(differences)} games of {path.name} differ", *differences])
    tally.ruled = len(ruled)
    return tally, ruled


@rule("race:timing.3", "race:round-end.3", "race:end.4", "race:end.5", "race:end.6", "race:end.7")
def test_games_of_the_project() -> None:
    tally, ruled = replay_all(OURS)
    assert not ruled
    assert (tally.games, tally.rounds) == (15, 202)
    assert tally.reshuffles, "no pile ran out, so these games prove less than they should"
    assert tally.exchanges, "no pile ran out in Produce, so the exchange of cards is not tried"


def test_games_of_the_project_with_sets() -> None:
    tally, ruled = replay_all(OURS_WITH_SETS)
    assert not ruled
    assert (tally.games, tally.rounds) == (15, 247)
    assert tally.reshuffles


def test_what_the_games_of_the_project_hold() -> None:
    """Each set, each number of players, every question of the peer, takeovers of either end."""
    games = list(records_in(OURS_WITH_SETS))
    assert {lines[0]["sets"][-1] for lines in games} == {"gathering-storm", "rebel-vs-imperium", "brink-of-war"}
    assert {lines[0]["players"] for lines in games} == {2, 3, 4}
    every = [line for lines in games for line in lines]
    assert {line["choose"] for line in every if "choose" in line} == ASKED
    assert {line["success"] for line in every if "takeover" in line} == {True, False}


def shared_files() -> list[Path | None]:
    """All files of the folder, whatever their names, and every known batch, so that one that is missing is noticed."""
    found = set(FOLDER.glob("*.jsonl.gz"))
    if FOLDER == SHARED and SHARED.is_dir():
        found |= {SHARED / f"{batch}.jsonl.gz" for batch in BATCHES}
    assert found or "ORRERY_ORACLE" not in os.environ, f"no games in {FOLDER}"
    return [*sorted(found)] if found else [None]


def test_what_is_known_of_the_batches() -> None:
    assert (len(BATCHES), sum(BATCHES.values())) == (22, 680)
    assert {game.split("/")[0] for game in RULED} <= set(BATCHES)


def test_every_ruling_that_parts_a_game_is_on_the_page() -> None:
    page = (PROJECT / "docs" / "rulings" / "race-peer.md").read_text("utf-8")
    headings = {line.removeprefix("## ") for line in page.splitlines() if line.startswith("## ")}
    assert set(RULINGS) <= headings


@pytest.mark.parametrize("path", shared_files(), ids=lambda path: batch_of(path) if path else "none")
def test_shared_games(path: Path | None) -> None:
    """A known batch has its number of games and its own ruled games; any other file may hold some of the same kinds."""
    if path is None:
        pytest.skip("no shared/oracle/race beside the checkout: only the recorded games in tests/oracle were replayed")
    tally, ruled = replay_all(path)
    assert tally.games + tally.ruled
    assert {ruling.cause for ruling in ruled.values()} <= set(RULINGS)
    if path.parent == SHARED and batch_of(path) in BATCHES:
        assert tally.games + tally.ruled == BATCHES[batch_of(path)]
        expected = {game: why for game, why in RULED.items() if game.split("/")[0] == batch_of(path)}
        assert ruled.keys() == expected.keys()
        assert all(expected[game] in str(why) for game, why in ruled.items())
    else:
        assert tally.ruled <= most_ruled(tally.games + tally.ruled), sorted(ruled)


def most_ruled(games: int) -> int:
    """How many games of an unknown file may stop for a ruling: about one of a hundred does, any file may have one."""
    return max(1, int(MOST_RULED * games))


def test_few_games_of_an_unknown_file_may_stop_for_a_ruling() -> None:
    assert [most_ruled(games) for games in (1, 66, 67, 100, 680)] == [1, 1, 2, 3, 20]


def test_a_ruling_about_points_explains_their_exact_number_only() -> None:
    """With both Consume actions and the prestige card: tripled is half as much again as doubled."""
    assert tripled_for_doubled(12, 4)
    assert not any(tripled_for_doubled(12, surplus) for surplus in (-4, 0, 3, 5, 12))
    assert not tripled_for_doubled(0, 0)


# -- a wrong record is noticed -----------------------------------------------------------------------------------------


def first(lines: list[Line], key: str, value: object = None) -> Line:
    return next(line for line in lines if key in line and value in (None, line[key]))


def one_chip_more(lines: list[Line]) -> None:
    first(lines, "round_end")["players"][1]["vp"] += 1


def one_card_less_in_hand(lines: list[Line]) -> None:
    first(lines, "setup_end")["players"][0]["hand"].pop()


def other_order_of_placing(lines: list[Line]) -> None:
    [line for line in lines if "round_end" in line][-1]["players"][0]["tableau"].reverse()


def stronger(lines: list[Line]) -> None:
    first(lines, "round_end")["players"][0]["military"] += 1


def other_supply(lines: list[Line]) -> None:
    first(lines, "round_end")["pool"] -= 1


def other_pile(lines: list[Line]) -> None:
    first(lines, "round_end")["deck"] += 1


def other_discards(lines: list[Line]) -> None:
    first(lines, "round_end")["discards"] += 1


def good_on_another_card(lines: list[Line]) -> None:
    state = next(line for line in lines if "round_end" in line and line["players"][0]["goods"])
    goods = state["players"][0]["goods"]
    goods[next(iter(goods))] = "Old Earth"


def card_not_in_the_pile(lines: list[Line]) -> None:
    last_draw = [line for line in lines if "draw" in line][-1]
    last_draw["draw"] = lines[0]["start_worlds"][0]


def draw_too_many(lines: list[Line]) -> None:
    at = lines.index(first(lines, "phase"))
    lines.insert(at + 1, {"draw": "Old Earth", "to": "hand", "player": 0})


def draw_too_few(lines: list[Line]) -> None:
    lines.remove([line for line in lines if "draw" in line][-1])


def fewer_cards_to_place(lines: list[Line]) -> None:
    next(line for line in lines if line.get("choose") == "place" and line["options"])["options"].pop()


def fewer_goods_to_spend(lines: list[Line]) -> None:
    line = next(line for line in lines if line.get("choose") == "goods" and len(line["options"]) > line["max"])
    line["options"] = [world for world in line["options"] if world in line["worlds"]]


def fewer_powers_to_use(lines: list[Line]) -> None:
    first(lines, "choose", "consume-power")["options"].pop()


def other_points(lines: list[Line]) -> None:
    cards = lines[-1]["breakdown"][0]["cards"]
    cards[next(iter(cards))] += 1


def other_score(lines: list[Line]) -> None:
    lines[-1]["scores"][0] += 1


def other_winner(lines: list[Line]) -> None:
    lines[-1]["winners"] = [1 - lines[-1]["winners"][0]]


def round_too_many(lines: list[Line]) -> None:
    lines[-1]["rounds"] += 1


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (one_chip_more, "round 1, player 1: VP chips: ours"),
        (one_card_less_in_hand, "round 0, player 0: hand: ours"),
        (other_order_of_placing, "player 0: tableau: ours"),
        (stronger, "round 1, player 0: Military: ours"),
        (other_supply, "round 1: VP in the supply: ours"),
        (other_pile, "round 1: cards in the draw pile: ours"),
        (other_discards, "round 1: discards: ours"),
        (good_on_another_card, "player 0: goods: ours"),
        (card_not_in_the_pile, "is not in our draw pile"),
        (draw_too_many, "the peer draws .* to hand, we do not"),
        (draw_too_few, "we draw a card to .*, the peer does not"),
        (fewer_cards_to_place, "cards that may be placed in"),
        (fewer_goods_to_spend, "goods that may be spent: ours"),
        (fewer_powers_to_use, "Consume powers that may be used: ours"),
        (other_points, "player 0: VP for cards: ours"),
        (other_score, "scores: ours"),
        (other_winner, "winners: ours"),
        (round_too_many, "rounds: ours"),
    ],
)
def test_a_wrong_record_is_noticed(change: Callable[[list[Line]], None], says: str) -> None:
    lines = copy.deepcopy(next(records_in(OURS)))
    change(lines)
    with pytest.raises(Differs, match=says):
        replay(lines, Tally())


# -- a wrong record of a game with sets --------------------------------------------------------------------------------


def game_that(has: Callable[[Line], bool]) -> list[Line]:
    """The first of our games that holds such a line."""
    return copy.deepcopy(next(lines for lines in records_in(OURS_WITH_SETS) if any(has(line) for line in lines)))


def player_with(lines: list[Line], key: str) -> Line:
    """A player at the end of a round who has that."""
    return next(player for line in lines if "round_end" in line for player in line["players"] if player.get(key))


def ended_with(key: str) -> list[Line]:
    return game_that(lambda line: "round_end" in line and any(player.get(key) for player in line["players"]))


def test_other_goals_are_noticed() -> None:
    lines = ended_with("goals")
    player_with(lines, "goals")["goals"].pop()
    with pytest.raises(Differs, match=": goals: ours"):
        replay(lines, Tally())


def test_other_prestige_is_noticed() -> None:
    lines = ended_with("prestige")
    player_with(lines, "prestige")["prestige"] += 1
    with pytest.raises(Differs, match=": prestige: ours"):
        replay(lines, Tally())


def test_other_saved_cards_are_noticed() -> None:
    lines = ended_with("saved")
    player_with(lines, "saved")["saved"].pop()
    with pytest.raises(Differs, match=": saved cards: ours"):
        replay(lines, Tally())


def test_another_use_of_the_prestige_card_is_noticed() -> None:
    lines = ended_with("prestige_search_used")
    player_with(lines, "prestige_search_used")["prestige_search_used"] = False
    with pytest.raises(Differs, match=": prestige/search card used: ours"):
        replay(lines, Tally())


@pytest.mark.parametrize("key", ["attack", "defense"])
def test_other_strengths_of_a_takeover_are_noticed(key: str) -> None:
    lines = game_that(lambda line: "takeover" in line and key in line)
    first(lines, key)[key] += 1
    with pytest.raises(Differs, match=": takeovers: ours"):
        replay(lines, Tally())


def test_another_takeover_is_noticed() -> None:
    lines = game_that(lambda line: line.get("success", False))
    lines.remove(first(lines, "success", True))
    with pytest.raises(Differs, match=": takeovers: ours"):
        replay(lines, Tally())


def test_other_worlds_to_take_over_are_noticed() -> None:
    lines = game_that(lambda line: line.get("choose") == "takeover")
    first(lines, "choose", "takeover")["options"].append("Old Earth")
    with pytest.raises(Differs, match="worlds to take over: ours"):
        replay(lines, Tally())


def test_another_card_found_is_noticed() -> None:
    lines = game_that(lambda line: line.get("choose") == "search-keep")
    line = first(lines, "choose", "search-keep")
    line["keep"] = not line["keep"]
    with pytest.raises(Differs, match="is taken: ours"):
        replay(lines, Tally())
