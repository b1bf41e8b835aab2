"""The terminal's own sentences: the same in every language, and no command without a word for it."""

from __future__ import annotations

import string

import pytest

from orrery.kernel.decision import Choice, Decision, Form, about
from orrery.terminal.plain import PlainScreen, spoken
from orrery.terminal.reply import BadReply, hint_for, option_texts, reply_to
from orrery.terminal.screen import rows_of
from orrery.terminal.words import COMMANDS, TEXTS, language_of, say, seat_names
from orrery.words import LANGUAGES, Panel
from support.table import PebbleWords


def parts(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def test_every_language_has_every_sentence() -> None:
    assert tuple(TEXTS) == LANGUAGES
    for language in LANGUAGES:
        assert TEXTS[language].keys() == TEXTS["en"].keys()


@pytest.mark.parametrize("key", TEXTS["en"])
def test_every_translation_fills_in_the_same_parts(key: str) -> None:
    assert parts(TEXTS["de"][key]) == parts(TEXTS["en"][key])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_is_explained(language: str) -> None:
    first_words = [line.split()[0] for line in say(language, "help-text").splitlines()]
    explained = {COMMANDS[word] for word in first_words if word in COMMANDS}
    assert explained | {"help"} == set(COMMANDS.values())


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_ALL": "de_AT"}, "de"),
        ({"LANG": "fr_FR", "LC_ALL": ""}, "en"),
    ],
)
def test_the_language_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_seats_have_names() -> None:
    assert seat_names("en", ["human", "greedy"]) == ["Player 1", "Bot 2 (greedy)"]
    assert seat_names("de", ["human", "human"]) == ["Spieler 1", "Spieler 2"]


# -- replies -----------------------------------------------------------------------------------------------------------


def question(options: int, least: int = 1, most: int = 1, forms: list[Form] | None = None) -> Decision:
    return Decision(0, "pebble", about("pebble", list(range(options))), least, most, forms)


@pytest.mark.parametrize(
    ("decision", "hint"),
    [
        (question(3), "Pick one."),
        (question(3, 0, 1), "Pick one. 0 for none."),
        (question(5, 3, 3), "Pick exactly 3 at a time, such as 1 2 3."),
        (question(5, 1, 3), "Pick 1 to 3 at a time, such as 1 2."),
        (question(5, 0, 9), "Pick up to 5 at a time, such as 1 2; 0 for none."),
    ],
)
def test_the_hint_says_how_many(decision: Decision, hint: str) -> None:
    assert hint_for("en", decision) == hint


def test_none_can_be_picked_where_none_is_allowed() -> None:
    assert reply_to("0", question(3, 0, 2), "en") == Choice(0, ())
    with pytest.raises(BadReply, match="no option 0"):
        reply_to("0", question(3), "en")


def test_offers_of_a_form_come_after_the_options() -> None:
    forms = [Form(((0, "pebble", 4), (1, "pebble", 5))), Form(())]
    decision = question(2, forms=forms)

    class TradeWords(PebbleWords):
        def thing(self, kind: str, number: int) -> str:
            return f"{kind} {number}"

    words = TradeWords("en", ["Ann", "Bob"], 0)
    texts = option_texts(words, decision, None)
    assert texts == ["pebble 0", "pebble 1", "Ann gives pebble 4, Bob gives pebble 5", "nothing"]
    assert reply_to("2", decision, "en") == Choice(0, (1,))
    assert reply_to("3", decision, "en") == Choice(0, (), forms[0])
    with pytest.raises(BadReply, match="picked alone"):
        reply_to("1 3", decision, "en")


# -- panels ------------------------------------------------------------------------------------------------------------

HAND = Panel("Hand", ("card", "cost", ""), [("Old Earth", "3", "gray"), ("Contact [x]", "", "a long line of words")])


def test_a_plain_row_names_its_cells() -> None:
    said: list[str] = []
    PlainScreen(said.append, input).panels([HAND, Panel("Rest", (), [("a", ""), ("b", "c")])])
    expected = [
        "Hand:",
        "card: Old Earth, cost: 3, gray",
        "card: Contact [x], a long line of words",
        "Rest:",
        "a",
        "b c",
    ]
    assert [line.rstrip("\n") for line in said] == expected
    assert spoken((), ("a", "b")) == "a b"


@pytest.mark.parametrize("width", [80, 30, 12])
def test_a_drawn_row_keeps_every_cell_however_narrow(width: int) -> None:
    from io import StringIO

    from rich.console import Console

    out = StringIO()
    Console(file=out, width=width).print(rows_of(HAND, width))
    drawn = " ".join(out.getvalue().split())
    for cell in ("Old Earth", "3", "gray", "Contact [x]", "a long line of words"):
        assert cell in drawn
    assert all(len(line.rstrip()) <= width for line in out.getvalue().splitlines())


def test_a_row_too_wide_keeps_its_name_in_front_and_names_what_goes_below() -> None:
    from io import StringIO

    from rich.console import Console

    columns = ("player", "points", "faction", "cards", "laws")
    rows: list[tuple[str, ...]] = [("a player with a long name", "7", "The Emirates of Hacan", "Leadership", "")]
    out = StringIO()
    Console(file=out, width=40).print(rows_of(Panel("Players", columns, rows), 40))
    head, first, *below = [line.rstrip() for line in out.getvalue().splitlines()]
    assert head.split() == ["player", "points"], "a column without a cell is no column"
    assert first.split() == ["a", "player", "with", "a", "long", "name", "7"]
    assert " ".join(" ".join(below).split()) == "faction: The Emirates of Hacan; cards: Leadership"
