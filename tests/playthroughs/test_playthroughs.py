"""Golden games: whole games that were played once and must always be played again to the same end."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from orrery.games import TITLES
from orrery.kernel.game import load
from orrery.kernel.record import record_from, replay

GAMES = sorted(Path(__file__).parent.glob("*.json"))


def test_there_are_golden_games_of_every_kind() -> None:
    records = [json.loads(path.read_text()) for path in GAMES]
    assert {record["game"] for record in records} == set(TITLES)
    options = [record["options"] for record in records if record["game"] == "race"]
    assert {chosen["players"] for chosen in options} == {2, 3, 4}
    assert {chosen["setup"] for chosen in options} == {"random", "first-game"}
    assert {chosen["actions"] for chosen in options} == {"one", "two"}
    assert {chosen["edition"] for chosen in options} == {"first", "revised"}
    assert {chosen["start_worlds"] for chosen in options} == {"random", "choice"}


@pytest.mark.parametrize("path", GAMES, ids=[path.stem for path in GAMES])
def test_a_golden_game_is_played_again_to_the_same_end(path: Path) -> None:
    content = json.loads(path.read_text(encoding="utf-8"))
    record = record_from(content)
    title = TITLES[record.game]
    assert record.rules == title.rules, "the rules were mended: write the golden games anew and say why"
    game = replay(record, title.setup)
    assert game.over
    assert [[event.rule, event.kind, event.actor, list(event.values)] for event in game.log or []] == content["log"]
    assert (game.winners, game.scores()) == (record.winners, record.scores)
    assert game.same_as(load(record.snapshot))
