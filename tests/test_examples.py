"""The examples: short enough to read first, sound under all laws, and they run."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from beacons import FOG, GUST, NO_LAMP, STORM, Beacons, BeaconsView, Fog, Haze, Night, WholeGame, brightness
from orrery.kernel.laws import check_game
from orrery.kernel.loading import load
from orrery.kernel.rng import seeded
from support.play import answer, asked, log

ROOT = Path(__file__).resolve().parents[1]
EXAMPLES = [path for path in sorted((ROOT / "examples").glob("*.py")) if path.stem != "network_bot"]  # no game
FOG_CARD, OTHER_FOG, GUST_CARD, OTHER_GUST = FOG, FOG + 1, GUST, GUST + 1


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_is_short(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 200


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_keeps_all_laws(path: Path) -> None:
    setup = importlib.import_module(path.stem).setup
    for seed in range(12):
        check_game(setup, {"players": 2 + seed % 3}, seed, every=1 + seed % 3)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_plays_itself(path: Path) -> None:
    """As a script it is interpreted, so the engine beneath it is, too."""
    done = subprocess.run(
        [sys.executable, str(path)],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("\n") > 20
    assert "winners [" in done.stdout.splitlines()[-1]


def night(*hands: list[int]) -> Beacons:
    """A night begins; whoever holds one lamp only has laid it already."""
    seats = len(hands)
    game = Beacons(seats, [20, 21, 22, 23, 24], [], list(hands), [NO_LAMP] * seats, [0] * seats)
    game.begin(Night())
    return game


def test_the_brightest_lamp_brings_the_ship_in() -> None:
    assert night([0], [3], [2]).ships == [0, 1, 0]


def test_a_tie_lets_the_ship_sail_past() -> None:
    assert night([3], [11], [2]).ships == [0, 0, 0]


def test_lamps_are_chosen_in_secret() -> None:
    game = night([0, 1], [2, 3])
    before = game.view(0)
    answer(game, 1, "card 3")
    assert game.view(0) == before
    assert game.log == []
    answer(game, 0, "card 1")
    assert game.ships == [0, 1]


def test_whoever_holds_no_lamp_is_not_asked() -> None:
    assert night([GUST_CARD], [0]).ships == [0, 1]


def test_fog_weakens_all_other_lamps_until_morning() -> None:
    game = night([2, FOG_CARD, OTHER_FOG], [4])
    answer(game, 0, f"card {FOG_CARD}")
    assert (brightness(game, 0), brightness(game, 1)) == (3, 2)
    assert [type(effect) for effect in game.effects] == [Haze]
    answer(game, 0, "pass")
    assert game.ships == [1, 0]
    assert game.effects == []


def test_fog_of_two_keepers_weakens_both() -> None:
    game = night([2, FOG_CARD], [4, OTHER_FOG])
    answer(game, 0, f"card {FOG_CARD}")
    answer(game, 1, f"card {OTHER_FOG}")
    assert game.ships == [0, 1]


def test_a_gust_cancels_the_fog_and_leaves_only_log_lines() -> None:
    game = night([2, FOG_CARD], [4, GUST_CARD])
    answer(game, 0, f"card {FOG_CARD}")
    answer(game, 1, f"card {GUST_CARD}")
    assert game.ships == [0, 1]
    assert log(game)[:3] == ["beacons:card.1 fog 0", "beacons:card.1 gust 1", "beacons:card.3 cancels 1"]


def test_a_gust_cancels_a_gust_also_from_a_save() -> None:
    game = night([2, FOG_CARD, OTHER_GUST], [4, GUST_CARD])
    answer(game, 0, f"card {FOG_CARD}")
    answer(game, 0, "pass")  # seat 0 could answer its own Fog
    answer(game, 1, f"card {GUST_CARD}")
    saved = load(game.save())
    for each in (game, saved):
        answer(each, 0, f"card {OTHER_GUST}")
        assert each.scores() == [1, 0], "the fog is there"


def test_what_others_laid_stays_a_lamp_when_a_seat_imagines_it() -> None:
    game = night([2, FOG_CARD], [4, GUST_CARD, OTHER_GUST])
    for seed in range(10):
        imagined = game.redeal(0, seeded(seed))
        assert isinstance(imagined, Beacons)
        assert imagined.laid[0] == 2
        assert 0 <= imagined.laid[1] < FOG
        assert imagined.view(0) == game.view(0)


def test_only_the_drawer_reads_the_card() -> None:
    game = night([0], [3])
    assert [event.secret for event in game.log_for(0) if event.kind == "draws"] == [(24,), ()]


def test_the_game_ends_with_four_ships_or_without_cards() -> None:
    rich = Beacons(2, [20, 21], [], [[0], [1]], [NO_LAMP] * 2, [4, 1])
    rich.begin(WholeGame())
    assert (rich.over, rich.winners) == (True, [0])
    poor = Beacons(2, [20], [], [[0], [1]], [NO_LAMP] * 2, [1, 1])
    poor.begin(WholeGame())
    assert (poor.over, poor.winners) == (True, [0, 1])


def test_names_in_saves_are_the_examples_own() -> None:
    assert Fog.NAME == "beacons.Fog"
    game = night([2, FOG_CARD], [4])
    assert asked(game, 0).rule == "beacons:night.2"
    assert game.view(0) == BeaconsView((FOG_CARD,), 2, (0, 0), asked(game, 0))


def test_a_storm_ends_the_night_and_the_lamps_lie_for_the_next() -> None:
    game = night([2, STORM], [4, 5])
    answer(game, 1, "card 5")
    answer(game, 0, f"card {STORM}")
    assert (game.over, game.laid, game.ships, game.discard) == (True, [2, 5], [0, 0], [STORM])
    assert [event.kind for event in game.log or []] == ["storm"], "no lamp is turned up, nobody draws"


def test_who_has_a_lamp_lying_lays_no_other() -> None:
    game = Beacons(2, [20, 21], [], [[0], [1, 3]], [2, NO_LAMP], [0, 0])
    game.begin(Night())
    assert [decision.seat for decision in game.waiting()] == [1]
    answer(game, 1, "card 3")
    assert (game.ships, game.hands[0][0]) == ([0, 1], 0)
