"""Hidden powers: when a sheet may be turned up for what is no use of its power, and for its flare."""

from __future__ import annotations

import pytest

from support.cite import rule
from support.cosmic import Cosmos


def is_up(table: Cosmos, seat: int) -> bool:
    return table.game.players[seat].powers[0].face_up


@rule("cosmic:variant.hidden-powers.2")
@pytest.mark.parametrize("turned", [True, False])
def test_warrior_turns_up_its_sheet_to_earn_a_token(turned: bool) -> None:
    hands = {0: ["attack-40"], 1: ["attack-04"]}
    table = Cosmos("warrior", "mirror", "clone", hands=hands, hidden=True)
    table.to("after the outcome", 0)
    assert table.offered(0) == ["pass", "warrior"]
    table.pick(0, "warrior" if turned else "pass").encounter()
    assert is_up(table, 0) == turned
    assert table.game.players[0].powers[0].tokens == int(turned)
    assert not table.events("power"), "that is no use"


@rule("cosmic:variant.hidden-powers.2", "cosmic:compensation.1")
@pytest.mark.parametrize(("turned", "cards"), [(True, 8), (False, 4)])
def test_macron_turns_up_its_sheet_for_twice_the_compensation(turned: bool, cards: int) -> None:
    many = [f"attack-{value:02}" for value in (1, 4, 5, 6, 7, 8, 9, 10, 11)]
    table = Cosmos("mirror", "macron", "clone", hands={0: [*many, "attack-40"], 1: ["negotiate"]}, hidden=True)
    table.lays("attack-40", "negotiate").to("compensation", 1)
    table.pick(1, "macron" if turned else "pass").encounter()
    assert is_up(table, 1) == turned
    assert len(table.hand(1)) == cards


@rule("cosmic:variant.hidden-powers.2", "cosmic:rewards.1")
@pytest.mark.parametrize(("turned", "cards"), [(True, 2 * 2), (False, 2)])
def test_macron_turns_up_its_sheet_for_twice_the_reward(turned: bool, cards: int) -> None:
    hands = {0: ["attack-04"], 1: ["attack-40"], 2: []}
    table = Cosmos("mirror", "tripler", "macron", hands=hands, hidden=True).invites(1, 2)
    table.says(2, "ally", "side 2").says(2, "ally ships", "ship", "ship").to("before rewards", 2)
    table.pick(2, "macron" if turned else "pass").encounter()
    assert (is_up(table, 2), len(table.hand(2))) == (turned, cards)


@rule("cosmic:variant.hidden-powers.2")
def test_an_open_macron_needs_no_such_moment() -> None:
    many = [f"attack-{value:02}" for value in (1, 4, 5, 6, 7, 8, 9, 10, 11)]
    table = Cosmos("mirror", "macron", "clone", hands={0: [*many, "attack-40"], 1: ["negotiate"]})
    table.lays("attack-40", "negotiate").encounter()
    assert "1 compensation" not in table.prompts
    assert len(table.hand(1)) == 8


@rule("cosmic:variant.hidden-powers.2")
def test_macron_is_not_asked_about_what_others_collect() -> None:
    table = Cosmos("macron", "mirror", "clone", hands={0: ["attack-40", "attack-06"], 1: ["negotiate"]}, hidden=True)
    table.lays("attack-40", "negotiate").encounter()
    assert not {"0 compensation", "0 before rewards"} & set(table.prompts)


@rule("cosmic:variant.hidden-powers.2")
@pytest.mark.parametrize("turned", [True, False])
def test_vulch_turns_up_its_sheet_to_keep_its_artifacts(turned: bool) -> None:
    eight = [f"attack-{value:02}" for value in (1, 4, 5, 7, 9, 10, 11, 12)]
    table = Cosmos("vulch", "mirror", "clone", hands={0: ["plague", "quash"]}, top=eight, hidden=True)
    table.to("new hand", 0)
    table.pick(0, "vulch" if turned else "pass").to("aim")
    assert is_up(table, 0) == turned
    assert {"plague", "quash"} <= set(table.hand(0)) or not turned
    assert len(table.hand(0)) == (10 if turned else 8)


@rule("cosmic:variant.hidden-powers.2", "cosmic:flares.6")
@pytest.mark.parametrize(("turned", "total"), [(True, 13 * 3 + 1), (False, 13 + 1)])
def test_at_the_start_of_an_encounter_a_sheet_may_be_turned_up_for_the_super_half_of_its_flare(
    turned: bool, total: int
) -> None:
    hands = {0: ["attack-13", "tripler-flare"], 1: ["attack-20"]}
    table = Cosmos("tripler", "mirror", "clone", hands=hands, hidden=True).sends(1)
    table.to("encounter start", 0)
    assert table.offered(0) == ["pass", "turn up"]
    table.pick(0, "turn up" if turned else "pass")
    if turned:
        table.will(0, "tripler-flare")
    table.encounter()
    assert is_up(table, 0) == turned
    assert table.totals()[0] == total


@rule("cosmic:variant.hidden-powers.2")
def test_once_up_a_sheet_stays_up_and_is_not_asked_about_again() -> None:
    table = Cosmos("mirror", "zombie", "clone", hidden=True, destiny=[3, 4], hands={0: ["attack-40", "attack-30"]})
    table.to("encounter start", 0)
    table.pick(0, "turn up").encounter().pick(0, "encounter").to("aim")
    assert is_up(table, 0)
    assert "turn up" not in table.offered(0)
    assert table.prompts.count("0 encounter start") == 0


def test_with_open_powers_there_is_nothing_to_turn_up() -> None:
    table = Cosmos("mirror", "zombie", "clone").encounter()
    assert "0 encounter start" not in table.prompts
