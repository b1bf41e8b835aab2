"""The start of a turn, before its first encounter: what is zapped or played there, the encounter does not remember."""

from __future__ import annotations

from support.cite import rule
from support.cosmic import Cosmos


@rule("cosmic:zap.2")
def test_a_power_zapped_at_the_start_of_a_turn_is_free_again_in_the_encounter() -> None:
    hands = {0: ["attack-40", "attack-30"], 1: ["attack-04"], 2: ["cosmic-zap", "attack-06"]}
    table = Cosmos("hate", "zombie", "mirror", hands=hands).says(0, "hate.card", "attack-30")
    table.says(1, "hate.pay", "lose ships").says(2, "hate.pay", "lose ships").will(2, "cosmic-zap")
    table.says(2, "power used", "pass")  # Hate's own use
    table.to("aim")
    assert [event.actor for event in table.events("zapped")] == [1]
    assert table.warp(1) == 3
    table.encounter()
    assert table.warp(1) == 3, "the ships of the encounter came back"


@rule("cosmic:zap.2")
def test_zapped_at_the_start_of_an_encounter_it_is_off_until_that_ends() -> None:
    hands = {0: ["attack-40"], 1: ["attack-04", "attack-01"], 2: ["cosmic-zap", "plague"]}
    table = Cosmos("clone", "zombie", "mirror", hands=hands).will(2, "plague", "cosmic-zap")
    table.says(2, "plague.victim", "seat 1").says(1, "plague.discard", "attack-01").sends(1, 6).encounter()
    assert table.warp(1) == 3 + 4


@rule("cosmic:flares.3", "cosmic:flares.4")
def test_a_flare_played_at_the_start_of_a_turn_may_be_played_again_in_the_encounter() -> None:
    hands = {0: ["attack-40", "attack-30"], 1: ["attack-04", "zombie-flare"], 2: ["attack-06"]}
    table = Cosmos("hate", "clone", "mirror", hands=hands).says(0, "hate.card", "attack-30")
    table.says(1, "hate.pay", "lose ships").says(2, "hate.pay", "lose ships").will(1, "zombie-flare", "zombie-flare")
    table.to("aim")
    assert table.warp(1) == 2
    table.sends(1, 6).encounter()
    assert table.warp(1) == 2 + 3
    assert len(table.events("played")) == 2
