"""The answer as a value: its numbers, the dice it shows, what it rests on and what it leaves out, in both languages."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest

from orrery.ti4.fleets import KNOWN
from orrery.ti4.odds import course, odds
from orrery.ti4.odds_answer import OPENING_RULES, answered
from orrery.ti4.odds_askable import askable
from orrery.ti4.odds_names import name_of
from orrery.ti4.odds_question import question
from orrery.ti4.odds_reasons import COUNTS, KEY_RULES
from orrery.ti4.odds_words import INEXACT, REFUSALS, STEPS, TEXTS
from orrery.ti4.units import SHIPS, TYPES
from orrery.title import BadQuestion
from support.cite import card, rule
from support.rulebook import entries_of


def asked(attacker: str, defender: str, language: str = "en", **more: str) -> dict[str, Any]:
    return answered({"attacker": attacker, "defender": defender, **more}, language)


def keys(found: list[dict[str, Any]], name: str = "key") -> list[str]:
    return [each[name] for each in found]


def test_one_cruiser_against_one() -> None:
    found = asked("cruiser", "cruiser")
    assert (found["win"], found["draw"], found["loss"], found["stuck"]) == (0.375, 0.25, 0.375, 0.0)
    assert found["rounds"] == 1.5625
    assert found["course"][1] == {"round": 1, "win": 0.24, "draw": 0.16, "loss": 0.24, "open": 0.36}
    assert found["left"]["attacker"] == [{"share": 0.375, "units": [{"unit": "cruiser", "count": 1, "damaged": 0}]}]
    assert found["cost"]["attacker"] == {"all": 2.0, "lost": 1.25}
    assert found["dice"]["attacker"] == [{"unit": "cruiser", "count": 1, "needs": 7, "later": 7, "again": False}]


def test_who_falls_before_its_ambush_has_lost() -> None:
    """The space cannon hits on 6 or more; of the other half the ambush hits on 7 or more."""
    found = asked("mentak, cruiser", "cruiser, pds")["course"][0]
    assert found == {"round": 0, "win": 0.2, "draw": 0.0, "loss": 0.5, "open": 0.3}
    found = asked("cruiser, pds", "mentak, cruiser")["course"][0]
    assert found == {"round": 0, "win": 0.5, "draw": 0.0, "loss": 0.2, "open": 0.3}


@card("ti4:maneuvering-jets")
def test_the_jets_cancel_one_hit_of_cannons_on_a_planet_too() -> None:
    """Both of two space cannons have to hit on 6 or more."""
    found = asked("infantry, maneuvering-jets", "infantry, 2 pds", place="ground")["course"][0]
    assert found == {"round": 0, "win": 0.0, "draw": 0.0, "loss": 0.25, "open": 0.75}


def test_what_comes_before_the_rounds_in_its_order() -> None:
    found = asked(
        "mentak, 2 cruiser, 2 destroyer-2, pds, assault-cannon",
        "2 fighter, 3 cruiser, 2 pds-2, plasma-scoring, assault-cannon, antimass-deflectors",
    )
    assert [(each["step"], each["side"]) for each in found["opening"]] == [
        ("space-cannon", "attacker"),
        ("space-cannon", "defender"),
        ("ambush", "attacker"),
        ("assault-cannon", "defender"),
        ("assault-cannon", "attacker"),
        ("barrage", "attacker"),
    ]
    dice = [each["dice"] for each in found["opening"]]
    assert dice[0] == [{"unit": "pds", "count": 1, "needs": 7}], "one less against Antimass Deflectors"
    assert dice[1] == [{"unit": "pds-2", "count": 3, "needs": 5}], "one die more by Plasma Scoring"
    assert dice[2] == [{"unit": "cruiser", "count": 2, "needs": 7}]
    assert dice[5] == [{"unit": "destroyer-2", "count": 6, "needs": 6}]
    invaded = asked("2 dreadnought, war-sun, 2 infantry", "infantry, pds", place="ground")["opening"]
    assert [(each["step"], each["rule"]) for each in invaded] == [
        ("bombardment", "ti4:22.1"),
        ("space-cannon-defense", "ti4:96.7"),
    ]


def test_the_first_round_shows_what_holds_for_it_alone() -> None:
    found = asked("norr, 2 fighter, fighter-prototype, morale-boost", "cruiser", nebula="yes")["dice"]
    assert found["attacker"] == [{"unit": "fighter", "count": 2, "needs": 5, "later": 8, "again": False}]
    assert found["defender"][0]["needs"] == 6
    silenced = asked("infantry", "infantry, pds, magen-defense-grid", place="ground")["dice"]
    assert (silenced["attacker"][0]["count"], silenced["defender"][0]["count"]) == (0, 1)


def test_every_number_says_what_it_rests_on() -> None:
    found = asked("norr, 2 dreadnought, duranium-armor, bunker", "3 fighter, 2 carrier, pds", nebula="yes")
    reasons = {(each["side"], each["what"]): each for each in found["rests_on"]}
    assert reasons["attacker", "exotrireme-1"]["text"].startswith("Exotrireme I: 1 die, a hit on 4 or more.")
    assert reasons["attacker", "unrelenting"]["rule"] == "ti4:71.5"
    assert ("attacker", "duranium-armor") in reasons
    assert ("attacker", "bunker") not in reasons, "no part of a space combat"
    assert reasons["", "nebula"]["rule"] == "ti4:65.3"
    both = "infantry, bunker, disable"
    sides = [(each["side"], each["what"]) for each in asked(both, both, place="ground")["rests_on"]]
    assert [each for each in sides if each[1] in ("bunker", "disable")] == [
        ("attacker", "disable"),
        ("defender", "bunker"),
    ], "each counts for one side only"
    assert reasons["", "capacity"]["rule"] == "ti4:71.10a"


def test_what_makes_it_inexact_is_told() -> None:
    plain = keys(asked("cruiser", "cruiser")["inexact"])
    assert plain == ["losses", "retreats", "cards"]
    assert "retreats" not in keys(asked("infantry", "infantry", place="ground")["inexact"])
    assert "room" in keys(asked("3 fighter", "cruiser")["inexact"])
    assert "fleet-pool" in keys(asked("3 fighter-2", "cruiser")["inexact"])
    assert "cargo" in keys(asked("carrier, 2 fighter, infantry", "cruiser")["inexact"])
    assert "munitions" in keys(asked("cruiser, munitions-reserves", "cruiser")["inexact"])
    assert "first-round" in keys(asked("cruiser, morale-boost", "cruiser")["inexact"])
    flagship = asked("hacan, flagship", "cruiser")["inexact"]
    assert "Of Wrath of Kenara only the numbers count, not its text." in keys(flagship, "text")
    assert keys(asked("winnu, flagship", "cruiser")["inexact"]) == plain, "its text counts"
    assert "mended-early" in keys(asked("destroyer, waylay", "letnev, flagship")["inexact"])
    assert "mended-early" not in keys(asked("destroyer, waylay", "hacan, flagship")["inexact"])
    harrowed = "l1z1x, dreadnought, infantry, harrow", "norr, 2 valkyrie-exoskeleton, duranium-armor"
    assert "harrowed-together" in keys(asked(*harrowed, place="ground")["inexact"])
    paling = "jolnar, infantry, shield-paling", "infantry"
    assert "Shield Paling is not counted." in keys(asked(*paling, place="ground")["inexact"], "text")
    assert "Devotion is not counted." in keys(asked("yin, cruiser", "cruiser")["inexact"], "text")


@card("ti4:0-0-1")
def test_that_hits_spare_fighters_is_told_where_there_are_fighters() -> None:
    for other, times in (("cruiser", 1), ("3 fighter, carrier", 2)):
        named = [each["what"] for each in asked("l1z1x, flagship", other)["rests_on"]]
        assert named.count("0-0-1") == times, "its dice, and then what its hits spare"


@card("ti4:fourth-moon")
@pytest.mark.parametrize(("one", "two"), [("mentak, flagship", "cruiser"), ("cruiser", "mentak, flagship")])
def test_that_nobody_sustains_beside_the_fourth_moon_is_told(one: str, two: str) -> None:
    reasons = [(each["side"], each["rule"]) for each in asked(one, two)["rests_on"] if each["what"] == "fourth-moon"]
    assert ("", "ti4:75") in reasons


@rule("ti4:F.general.2")
def test_a_combat_that_nobody_can_win_is_lost_by_the_attacker() -> None:
    """One use cancels both hits of a round, and what was damaged before is whole again: nobody ever falls."""
    side = "2 dreadnought, duranium-armor, non-euclidean-shielding"
    found = asked(side, side)
    assert (found["win"], found["draw"], found["loss"], found["stuck"]) == (0.0, 0.0, 1.0, 1.0)
    assert found["course"][-1]["open"] == 1.0


def test_the_rules_that_are_named_exist() -> None:
    known = {f"ti4:{entry['id']}" for entry in entries_of("ti4")}
    used = {*OPENING_RULES.values(), *KEY_RULES.values()}
    for place, pair in (
        ("space", ("3 fighter, carrier", "cruiser")),
        ("ground", ("war-sun, infantry", "infantry, pds")),
    ):
        used |= {each["rule"] for each in asked(*pair, place=place)["rests_on"]}
    assert used <= known


def test_both_languages_say_the_same_things() -> None:
    for texts in (REFUSALS, TEXTS, INEXACT, STEPS):
        assert set(texts["en"]) == set(texts["de"])
    assert set(KNOWN) == set(COUNTS)
    assert set(KNOWN) <= set(TEXTS["en"])
    english, german = askable("en"), askable("de")
    assert keys(english["units"]) == keys(german["units"])
    assert name_of("cruiser", "de") == "Kreuzer I"
    assert json.loads(json.dumps(german)) == german


def test_what_may_be_asked_can_be_asked() -> None:
    """Each unit, thing and faction of the list is understood."""
    offered = askable("en")
    for unit in offered["units"]:
        fights = unit["type"].replace("-", " ") in TYPES[: len(SHIPS)] and unit["dice"]
        space = unit["key"] if fights else f"cruiser, {unit['key']}"
        assert asked(f"{unit['faction']}, {space}" if unit["faction"] else space, "cruiser")["win"] > 0
    for thing in offered["things"]:
        assert asked(f"{thing['faction']}, cruiser, {thing['key']}", "cruiser")["win"] > 0
    for faction in offered["factions"]:
        units = ", ".join(faction["units"])
        assert asked(f"{faction['key']}, {units}, cruiser", "cruiser")["win"] > 0


def test_what_would_take_seconds_is_refused() -> None:
    """Heavy hits, repairs and barrages on twenty fighters: far too many ways to fall."""
    side = (
        "20 fighter, 4 destroyer, 1 cruiser, 4 carrier, 5 dreadnought, 2 war-sun, 6 pds, "
        "duranium-armor, graviton-laser-system, assault-cannon, plasma-scoring"
    )
    with pytest.raises(BadQuestion) as refused:
        asked(side, side)
    assert refused.value.reason == "too-large"


@card("ti4:the-crown-of-thalnos")
@pytest.mark.parametrize("crowned", [(True, False), (False, True), (True, True)])
def test_with_a_crown_on_either_side_battles_are_too_large_earlier(crowned: tuple[bool, bool]) -> None:
    fleet = "5 dreadnought, 2 war-sun, 2 cruiser, 4 fighter, duranium-armor"
    one, two = [f"{fleet}, the-crown-of-thalnos" if has else fleet for has in crowned]
    with pytest.raises(BadQuestion) as refused:
        asked(one, two)
    assert refused.value.reason == "too-large"


# -- speed -------------------------------------------------------------------------------------------------------------


def milliseconds(work: Any, times: int = 5) -> float:
    """Of the processor, the best of several."""
    best = float("inf")
    for _ in range(times):
        begun = time.process_time()
        work()
        best = min(best, time.process_time() - begun)
    return 1000 * best


PLAIN = ("2 fighter, 3 destroyer, 3 cruiser, 1 dreadnought", "4 fighter, 2 cruiser, 2 carrier, 2 dreadnought")
REPAIRED = (
    "2 fighter, 2 destroyer, 3 cruiser, 2 dreadnought, duranium-armor",
    "4 fighter, 2 cruiser, 2 carrier, 2 dreadnought, duranium-armor",
)
SLACK = 8  # a limit in a test is no tighter than a hang; `orrery bench` measures


@pytest.mark.parametrize(
    ("sides", "most", "round_by_round"), [(PLAIN, 5, 50), (REPAIRED, 30, 50)], ids=["plain", "repaired"]
)
def test_nine_ships_against_ten_are_quick(sides: tuple[str, str], most: float, round_by_round: float) -> None:
    combat = question(*sides).combat()
    assert milliseconds(lambda: odds(combat)) < SLACK * most
    assert milliseconds(lambda: course(combat)) < SLACK * round_by_round
