"""Plain objects: compared, copied and saved by their constructor's arguments."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.kernel.decision import Form, Option
from orrery.kernel.event import Event
from orrery.kernel.plain import KINDS, TornSave, copied, from_data, register, to_data
from orrery.kernel.rng import Rng
from orrery.kernel.window import Window
from support.minigames import bazaar, race
from support.minigames.cosmic import Cosmic
from support.minigames.race import Race
from support.minigames.ti4 import Seat


def seat() -> Seat:
    return Seat("Ghosts", [3, 4], [0, 6], 2, True)


def test_fields_are_the_constructors_arguments_in_a_stable_order() -> None:
    assert Seat.FIELDS == ("faction", "hand", "passed", "points", "ships")
    assert Option.FIELDS == ("key", "things", "values")


def test_what_the_kernel_keeps_itself_is_no_field() -> None:
    assert Race.FIELDS == ("building", "deck", "discard", "drawn", "hands", "rounds", "seats", "tableaus")


def test_a_class_is_named_after_its_module() -> None:
    assert Option.NAME == "kernel.decision.Option"
    assert Window.NAME == "kernel.window.Window"
    assert Race.NAME == "minigames.race.Race"
    assert KINDS["minigames.ti4.Seat"] is Seat


def test_two_classes_cannot_have_one_name() -> None:
    with pytest.raises(TypeError, match=r"two classes are called kernel\.decision\.Option"):
        register(Option)


def test_plains_are_equal_by_class_and_fields() -> None:
    assert seat() == seat()
    for other in (Seat("Ghosts", [3, 4], [0, 6], 2, False), Seat("Scouts", [3, 4], [0, 6], 2, True), Rng(1), "seat"):
        assert seat() != other
    assert Event("r", "kind", 0) == Event("r", "kind", 0)
    assert Event("r", "kind", 0) != Event("r", "kind", 1)


def test_what_can_change_is_no_key() -> None:
    with pytest.raises(TypeError, match=r"minigames\.ti4\.Seat can change"):
        hash(seat())


def test_values_are_keys() -> None:
    assert hash(Form(((0, "card", 1),))) == hash(Form(((0, "card", 1),)))
    assert len({Form(()), Form(()), Form(((0, "card", 1),))}) == 2


def test_a_plain_can_be_read_in_a_report() -> None:
    assert repr(seat()) == "minigames.ti4.Seat(faction='Ghosts', hand=[3, 4], passed=True, points=2, ships=[0, 6])"


def test_a_copy_is_equal_and_shares_nothing_that_changes() -> None:
    table = Cosmic(2, ["surge", "again"], [1, 2], [], [[3], [4]], [[], []], [0, 1], 5)  # it has no copy of its own
    copy = table.copy_table()
    assert isinstance(copy, Cosmic)
    assert copy == table
    copy.hands[0].append(9)
    copy.deck.clear()
    assert table.hands == [[3], [4]]
    assert table.deck == [1, 2]


def test_a_value_is_its_own_copy() -> None:
    option = Option("card", (("card", 17),))
    assert option.copy() is option
    assert seat().copy() is not seat()


def test_copied_goes_into_lists_dictionaries_and_plains() -> None:
    inner = seat()
    value: dict[str, Any] = {"a": [1, [2]], "b": {"c": [3]}, "d": inner, "e": (1, 2), "f": None, "g": "text", "h": True}
    copy = copied(value)
    assert copy == value
    assert copy["a"] is not value["a"]
    assert copy["a"][1] is not value["a"][1]
    assert copy["b"]["c"] is not value["b"]["c"]
    assert copy["d"] is not inner
    assert copy["e"] is value["e"]


def test_what_cannot_be_copied_or_saved_has_no_place_in_a_game() -> None:
    with pytest.raises(TypeError, match="set has no place in a game state"):
        copied({1, 2})
    with pytest.raises(TypeError, match="set cannot be saved"):
        to_data({1, 2})


NOTHING = {"": "tuple", "items": []}


@pytest.mark.parametrize(
    ("value", "written"),
    [
        (5, 5),
        (True, True),
        (None, None),
        ("text", "text"),
        ([1, [2]], [1, [2]]),
        ((1, ("a",)), {"": "tuple", "items": [1, {"": "tuple", "items": ["a"]}]}),
        ({3: [4], "x": None}, {"": "dict", "items": [[3, [4]], ["x", None]]}),
        ({(1, 2): 3}, {"": "dict", "items": [[{"": "tuple", "items": [1, 2]}, 3]]}),
        (Rng(7), {"": "kernel.rng.Rng", "state": 7}),
        (Option("pass"), {"": "kernel.decision.Option", "key": "pass", "things": NOTHING, "values": NOTHING}),
    ],
)
def test_saved_values_come_back(value: Any, written: Any) -> None:
    assert to_data(value) == written
    back = from_data(written)
    assert back == value
    assert type(back) is type(value)


def test_a_plain_in_a_list_comes_back() -> None:
    assert from_data(to_data([seat(), {1: seat()}])) == [seat(), {1: seat()}]


def test_a_field_that_the_save_does_not_know_takes_its_default() -> None:
    assert from_data({"": "minigames.ti4.Seat", "faction": "Ghosts", "hand": [3], "ships": []}) == Seat(
        "Ghosts", [3], []
    )


def test_a_class_that_has_moved_is_found_by_its_own_name() -> None:
    assert from_data({"": "kernel.Rng", "state": 7}) == Rng(7)
    assert (
        from_data({"": "minigames.before.Seat", **{key: to_data(getattr(seat(), key)) for key in Seat.FIELDS}})
        == seat()
    )


def test_two_modules_may_have_a_class_of_one_name_and_neither_stands_for_the_other() -> None:
    assert KINDS["minigames.bazaar.Rounds"] is bazaar.Rounds
    assert KINDS["minigames.race.Rounds"] is race.Rounds
    with pytest.raises(TornSave, match=r"unknown thing in save: 'minigames\.before\.Rounds'"):
        from_data({"": "minigames.before.Rounds"})


@pytest.mark.parametrize(
    ("torn", "words"),
    [
        ({"": "minigames.ti4.Nothing"}, "unknown thing in save: 'minigames.ti4.Nothing'"),
        ({"no": "tag"}, "unknown thing in save: None"),
        ({"": "minigames.ti4.Seat", "faction": "Ghosts"}, "minigames.ti4.Seat: "),
        ({"": "kernel.rng.Rng", "state": 1, "extra": 2}, "kernel.rng.Rng: "),
    ],
)
def test_torn_values_are_one_clear_line(torn: Any, words: str) -> None:
    with pytest.raises(TornSave) as caught:
        from_data(torn)
    assert str(caught.value).startswith(words)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("odd", [1.5, [1, 2.5], {"": "tuple", "items": [0.5]}, {"": "dict", "items": [["a", 1e9]]}])
def test_what_could_not_be_saved_cannot_be_loaded(odd: Any) -> None:
    with pytest.raises(TornSave, match="float has no place in a save"):
        from_data(odd)
