"""Every way to set up a game: what random play must have seen."""

from __future__ import annotations

from itertools import product

from orrery.kernel.record import Options
from orrery.race import setup as race_setup

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


def cosmic_options() -> list[Options]:
    """Every combination of the variants that change the rules, the number of players and the rest going round."""
    found: list[Options] = []
    values = product(("five", "four"), ("open", "hidden"), ("no", "yes"), ("one", "many", "none"), ("no", "yes"))
    for number, (planets, powers, changing, flares, technology) in enumerate(values):
        found.append(
            {
                "players": 3 + number % 3,
                "planets": planets,
                "powers": powers,
                "changing": changing,
                "flares": flares,
                "technology": technology,
                "aliens": ("all", "green", "yellow")[number % 3],
                "filch": ("standard", "classic")[number // 2 % 2],
                "windows": ("auto", "holders", "everybody")[number // 3 % 3],
            }
        )
    return found


def in_words(options: Options) -> str:
    return " ".join([str(value) for value in options.values()])
