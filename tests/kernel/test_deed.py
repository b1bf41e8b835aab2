"""The registry of deeds, and what of it can act at one table."""

from __future__ import annotations

import json

import pytest

from orrery.kernel.deed import GameOfDeeds
from orrery.kernel.loading import load
from orrery.kernel.plain import TornSave
from orrery.kernel.window import opened
from support.minigames.ti4 import REGISTRY, SCAN, FlankSpeed, Galaxy, MoraleBoost, Sabotage, Scan, Seat

SABOTAGE, MORALE_BOOST, ACTIVATED, ROUND_STARTS = 0, 3, "after-system-activated", "start-of-combat-round"


def galaxy(*hands: list[int]) -> Galaxy:
    return Galaxy(len(hands), [Seat("Sol", hand, [0] * 7) for hand in hands], list(range(20, 40)), [])


def test_a_registry_knows_deeds_by_window_and_kind_of_component() -> None:
    assert REGISTRY.users(ROUND_STARTS)[MORALE_BOOST] == [MoraleBoost]
    assert REGISTRY.users("no such moment") == {}
    assert REGISTRY.deed((ACTIVATED,), 2) is FlankSpeed
    with pytest.raises(LookupError, match="component 0 does nothing in"):
        REGISTRY.deed((ACTIVATED,), SABOTAGE)


def test_a_part_of_a_registry_has_the_windows_of_its_kinds_alone() -> None:
    part = REGISTRY.among([SCAN, SABOTAGE, 99])
    assert set(part.deeds) == {SCAN, SABOTAGE}
    assert set(part.windows) == {*Sabotage.WINDOWS, *Scan.WINDOWS}
    assert REGISTRY.users(ROUND_STARTS), "the whole is as it was"


def test_a_window_stirs_if_a_hand_holds_what_acts_in_it() -> None:
    assert not galaxy([SABOTAGE], []).stirs(ROUND_STARTS)
    assert galaxy([SABOTAGE], [MORALE_BOOST + 4]).stirs(ROUND_STARTS)
    assert opened(galaxy([SABOTAGE], []), ROUND_STARTS) is None


def test_a_window_stirs_if_something_in_play_acts_in_it() -> None:
    assert all(galaxy([], []).stirs(window) for window in Scan.WINDOWS)


def test_what_can_act_is_found_once_shared_by_copies_and_not_saved() -> None:
    game = galaxy([MORALE_BOOST], [])
    found = game.can_act()
    assert game.can_act() is found
    copy = game.copy()
    assert isinstance(copy, GameOfDeeds)
    assert copy.at_table is found
    assert "at_table" not in json.dumps(game.save())
    game.at_table = None
    assert game.can_act() is not found


def test_modifiers_are_saved_by_their_class_and_an_unknown_one_is_a_torn_save() -> None:
    data = galaxy([], []).save()
    data["over"] = True
    data["effects"] = [{"": "minigames.ti4.Bold", "about": 0, "depth": 0, "owner": 1}]
    [bold] = load(data).effects
    assert bold.NAME.endswith("Bold")
    data["effects"] = [{"": "minigames.ti4.Blod", "about": 0, "depth": 0, "owner": 1}]
    with pytest.raises(TornSave, match="Blod"):
        load(data)
    data["effects"] = [{"": "minigames.ti4.Seat", "faction": "", "hand": [], "ships": []}]
    with pytest.raises(TornSave):  # compiled, the cast of the list says so first
        load(data)
