"""Random play under all laws: the small games and every way to set up a race. ORRERY_GAMES=1000 plays more of it."""

from __future__ import annotations

import os
from itertools import product

import pytest

from orrery.kernel.laws import Broken, check_game
from orrery.kernel.record import Options, Setup
from orrery.race import setup as race_setup
from support.faulty import FAULTS
from support.minigames import cosmic, race, ti4

GAMES = int(os.environ.get("ORRERY_GAMES", "60"))

SMALL: dict[str, Setup] = {"race": race.setup, "cosmic": cosmic.setup, "ti4": ti4.setup}
STARTS = ("random", "choice", "named", "first-game")
WORLDS = ("new-sparta", "old-earth", "earths-lost-colony", "epsilon-eridani")  # the lowest number is not seat 0's


def race_options() -> list[Options]:
    """Every combination that the rules allow: players, actions, start worlds or first game, edition."""
    found: list[Options] = []
    for players, actions, start, edition in product((2, 3, 4), ("one", "two"), STARTS, ("first", "revised")):
        if players > 2 and (actions == "two" or start == "choice"):
            continue
        options: Options = {"players": players, "actions": actions, "edition": edition}
        if start == "first-game":
            options["setup"] = "first-game"
        else:
            options["start_worlds"] = ",".join(WORLDS[:players]) if start == "named" else start
        found.append(options)
    return found + race_with_sets() + race_variants()


def race_with_sets() -> list[Options]:
    """Each choice of sets, with as many players as it allows and with two, and with its modules."""
    found: list[Options] = []
    for sets in race_setup.CHOICES["sets"][1:]:
        most = race_setup.most_players(race_setup.sets_of(sets))
        for players, modules in product((2, most), ("no", "yes")):
            found.append(
                {
                    "players": players,
                    "sets": sets,
                    "goals": modules if "storm" in sets else "no",
                    "takeovers": modules if "rebel" in sets else "no",
                    "actions": "two" if players == 2 and modules == "yes" else "one",
                }
            )
    return found


def race_variants() -> list[Options]:
    """The draft with each choice of sets and as many players as it allows, and the scenario."""
    found: list[Options] = []
    for sets in race_setup.CHOICES["sets"][1:]:
        drafters = 3 + len(sets.split("+"))
        for players, modules in ((2, "yes"), (drafters, "no")):
            found.append(
                {
                    "players": players,
                    "sets": sets,
                    "variant": "draft",
                    "goals": modules if "storm" in sets else "no",
                    "takeovers": modules if "rebel" in sets else "no",
                    "actions": "two" if players == 2 else "one",
                }
            )
        if "rebel" in sets:
            goals = "yes" if "storm" in sets else "no"
            found.append({"players": 2, "sets": sets, "variant": "scenario", "goals": goals, "takeovers": "yes"})
    return found


def in_words(options: Options) -> str:
    return " ".join([str(value) for value in options.values()])


def test_all_combinations_are_played() -> None:
    assert len(race_options()) == 2 * (2 * 4 + 2 * 3) + 7 * 4 + 7 * 2 + 4
    for name, values in race_setup.CHOICES.items():
        played = {str(options.get(name, race_setup.DEFAULTS[name])) for options in race_options()}
        assert played == set(values), f"{name} has values that no random game plays"


def check(setup: Setup, options: Options, seed: int, every: int) -> None:
    """Play one game. Whatever breaks, the report says how to come there again."""
    try:
        check_game(setup, options, seed, every)
    except Exception as wrong:
        wrong.add_note(f"options {options}, seed {seed}, checked at every {every}")
        raise


def test_a_broken_law_is_reported_with_its_seed_and_options() -> None:
    with pytest.raises(Broken) as caught:
        check(FAULTS[0].setup, {"players": 2}, 7, 1)
    assert caught.value.__notes__ == ["options {'players': 2}, seed 7, checked at every 1"]


@pytest.mark.parametrize("name", SMALL)
def test_small_games_keep_all_laws(name: str) -> None:
    for seed in range(GAMES):
        check(SMALL[name], {"players": 2 + seed % 3}, seed, 1 + seed % 4)


@pytest.mark.parametrize("options", race_options(), ids=in_words)
def test_race_keeps_all_laws(options: Options) -> None:
    for seed in range(max(1, GAMES // 20)):
        check(race_setup.setup, options, seed, 5)
