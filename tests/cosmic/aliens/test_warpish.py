"""Warpish: its power, zapped, with others; both halves of its flare."""

from __future__ import annotations

from support.cite import rule
from support.cosmic import Cosmos


def table_with_warp(*aliens: str, hands: dict[int, list[str]]) -> Cosmos:
    """The offense frees one of its three ships at once, so two, one and four are left in the warp."""
    return Cosmos(*aliens, hands=hands).in_warp(0, 3).in_warp(1, 1).in_warp(2, 4)


def test_every_ship_in_the_warp_adds_one() -> None:
    table = table_with_warp("warpish", "clone", "zombie", hands={0: ["attack-08"], 1: ["attack-20"]})
    table.sends(2).encounter()
    assert table.totals() == (8 + 2 + 7, 20 + 3)


def test_nothing_is_added_for_an_ally() -> None:
    table = table_with_warp("mirror", "clone", "warpish", hands={0: ["attack-08"], 1: ["attack-20"]})
    table.sends(2).invites(0, 2).joins(2, "offense", 1).encounter()
    assert table.totals() == (8 + 3, 20 + 3)


@rule("cosmic:zap.2")
def test_zapped_nothing_is_added() -> None:
    hands = {0: ["attack-08"], 1: ["attack-20"], 2: ["cosmic-zap", "attack-04"]}
    table = table_with_warp("warpish", "clone", "zombie", hands=hands).will(2, "cosmic-zap").sends(2).encounter()
    assert table.totals() == (8 + 2, 20 + 3)


def test_the_warp_is_counted_when_totals_are_made() -> None:
    """The wild Vacuum flare empties the warp after Warpish has used its power."""
    hands = {0: ["attack-08"], 1: ["attack-20"], 2: ["vacuum-flare", "attack-04"]}
    table = table_with_warp("warpish", "clone", "mirror", hands=hands).will(2, "vacuum-flare").sends(2).encounter()
    assert table.warp(2) == 2
    assert table.totals() == (8 + 2 + 5, 20 + 3)


def test_wild_flare_counts_own_ships_alone() -> None:
    table = table_with_warp("clone", "mirror", "zombie", hands={0: ["attack-08", "warpish-flare"], 1: ["attack-20"]})
    table.will(0, "warpish-flare").sends(2).encounter()
    assert table.totals() == (8 + 2 + 2, 20 + 3)


def test_super_flare_takes_the_opponents_ships_in_the_warp_off_its_total() -> None:
    hands = {0: ["attack-08"], 1: ["attack-20", "warpish-flare"]}
    table = table_with_warp("clone", "warpish", "zombie", hands=hands).will(1, "warpish-flare").sends(2).encounter()
    assert table.totals() == (8 + 2 - 2, 20 + 3 + 7)


def test_the_flare_is_no_use_to_an_ally_nor_against_a_negotiate() -> None:
    for third in ("warpish", "zombie"):
        hands = {0: ["attack-08"], 1: ["attack-20"], 2: ["attack-06", "warpish-flare"]}
        table = table_with_warp("clone", "mirror", third, hands=hands).will(2, "warpish-flare")
        table.invites(0, 2).joins(2, "offense").encounter()
        assert table.wants == [(2, "warpish-flare")]
    for first in ("warpish", "zombie"):
        hands = {0: ["attack-08", "warpish-flare"], 1: ["negotiate"]}
        table = table_with_warp(first, "mirror", "clone", hands=hands).will(0, "warpish-flare").encounter()
        assert table.wants == [(0, "warpish-flare")]
