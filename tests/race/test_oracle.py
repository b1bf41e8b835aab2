"""Recorded games of a peer engine: with the same draws and choices, ours must reach the same table in every round."""

from __future__ import annotations

import copy
from collections.abc import Callable
from pathlib import Path

import pytest

from support.cite import rule
from support.oracle import Tally, replay
from support.oracle_record import Differs, Line, records_in, sets_in

PROJECT = Path(__file__).resolve().parents[2]
OURS = PROJECT / "tests" / "oracle" / "base.jsonl.gz"
SHARED = PROJECT.parent / "shared" / "oracle" / "race"


def replay_all(path: Path) -> Tally:
    """Replay every base game of a file, and report all that differ."""
    tally = Tally()
    differences: list[str] = []
    for lines in records_in(path):
        try:
            replay(lines, tally)
        except Differs as difference:
            differences.append(str(difference))
    assert not differences, "\n".join([f"{len(differences)} games of {path.name} differ", *differences])
    return tally


@rule("race:timing.3", "race:round-end.3", "race:end.4", "race:end.5", "race:end.6", "race:end.7")
def test_games_of_the_project() -> None:
    tally = replay_all(OURS)
    assert (tally.games, tally.rounds) == (15, 202)
    assert tally.reshuffles, "no pile ran out, so these games prove less than they should"
    assert tally.exchanges, "no pile ran out in Produce, so the exchange of cards is not tried"


def shared_files() -> list[Path | None]:
    files: list[Path | None] = [path for path in sorted(SHARED.glob("*.jsonl.gz")) if sets_in(path) == ["base"]]
    return files or [None]


@pytest.mark.parametrize("path", shared_files(), ids=lambda path: path.name.split(".")[0] if path else "none")
def test_shared_games(path: Path | None) -> None:
    if path is None:
        pytest.skip("no shared/oracle/race beside the checkout: only the recorded games in tests/oracle were replayed")
    assert replay_all(path).games


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
