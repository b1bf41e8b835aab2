"""The terminal client, driven by scripts: whole games, commands, bad input, leaving."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from orrery.games import TITLES
from orrery.kernel.record import Options
from orrery.race.words import RaceWords
from orrery.tables.table import Table, load
from orrery.terminal.client import INTERRUPTED
from orrery.title import Title
from support.faulty import Play
from support.table import BrokenBot, pebbles
from support.terminal import Firsts, Session

RACE = TITLES["race"]


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def new_table(*occupants: str, seed: int = 3, title: Title = RACE, **options: int | str) -> Table:
    chosen: Options = {"players": len(occupants), **options}
    return Table(title, chosen, seed, list(occupants))


def told(*typed: str, language: str = "en") -> str:
    """What is said after the opening discard, from the first of these lines on."""
    session = Session("1 2", *typed)
    session.play(new_table("human", "greedy"), language)
    return session.said()


# -- whole games -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize(("language", "end"), [("en", "The game is over."), ("de", "Die Partie ist zu Ende.")])
def test_a_whole_game_against_a_bot(language: str, end: str, plain: bool) -> None:
    session = Session(plain=plain)
    session.then = Firsts(session)
    table = new_table("human", "greedy")
    assert session.play(table, language) == 0
    assert table.game.over
    said = session.said()
    assert end in said
    assert str(max(table.game.scores())) in said.split(end)[1]
    if plain:
        assert "\x1b" not in said
        assert not set("│╭╮╰╯─━┃") & set(said)
    else:
        assert "\x1b[" in said
        assert "╭" in said


def test_a_whole_game_at_one_keyboard() -> None:
    session = Session()
    session.then = Firsts(session)
    table = new_table("human", "human", "greedy")
    assert session.play(table) == 0
    assert table.game.over
    assert session.said().count("Pass the keyboard to Player 2") > 5


def test_a_game_that_the_terminal_has_never_heard_of() -> None:
    session = Session(plain=False)
    session.then = Firsts(session)
    table = new_table("human", "random", title=pebbles(play=Play), seed=5)
    assert session.play(table) == 0
    assert table.game.over
    assert "Lay a [pebble]." in session.said(), "brackets are text, not markup"


def test_the_record_is_saved_at_the_end_if_wanted() -> None:
    session = Session()
    firsts = Firsts(session)
    table = new_table("human", "greedy")
    session.then = lambda said: "yes" if table.game.over else firsts(said)
    session.play(table)
    content = json.loads(Path("orrery-race-3.json").read_text(encoding="utf-8"))
    assert content["winners"] == table.game.winners
    assert content["scores"] == table.game.scores()


def test_the_input_ends_at_the_end_of_the_game() -> None:
    session = Session()
    firsts = Firsts(session)
    table = new_table("human", "greedy")

    def then(said: str) -> str:
        if table.game.over:
            raise EOFError
        return firsts(said)

    session.then = then
    assert session.play(table) == 0
    assert "The record of the game is saved: orrery-race-3.json" in session.said()
    assert load(Path("orrery-race-3.json")).game.over


# -- replies -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["2 1", "1,2", " 1 , 2 ", "1 2,"])
def test_numbers_in_any_shape(typed: str) -> None:
    session = Session(typed)
    session.play(new_table("human", "greedy"))
    assert [choice.picks for choice in session.table.choices if choice.seat == 0] == [(0, 1)]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("", "Type the number of an option, or help."),
        ("9", "There is no option 9; the options are 1 to 6."),
        ("0", "There is no option 0; the options are 1 to 6."),
        ("1 1", "1 stands there twice; name each option once."),
        ("1", "That is 1. Pick exactly 2 at a time, such as 1 2."),
        ("1 2 3", "That is 3. Pick exactly 2 at a time, such as 1 2."),
        ("-1", "“-1” is no number and no command; type a number, or help."),
        ("1 x", "“1 x” is no number and no command; type a number, or help."),
        ("sav", "“sav” is no number and no command; type a number, or help."),
        ("[red]", "“[red]” is no number and no command; type a number, or help."),
        ("²", "“²” is no number and no command; type a number, or help."),
        ("9" * 5000, "is"),
        ("save", "Name a file: save game.json"),
        ("undo now", "“undo” needs nothing after it."),
    ],
)
def test_bad_input_is_answered_in_one_line_and_asked_again(typed: str, answer: str) -> None:
    session = Session(typed, "1 2")
    session.play(new_table("human", "greedy"))
    reply = session.said().split(f"> {typed}\n")[1].splitlines()[0]
    assert answer in reply
    assert [choice.picks for choice in session.table.choices if choice.seat == 0] == [(0, 1)]


# -- commands ----------------------------------------------------------------------------------------------------------


def test_a_question_mark_shows_the_rule_behind_the_question() -> None:
    entry = RACE.rulebook()["round.1"]
    assert entry["text"] in told("?")
    assert entry["text_de"] in told("?", language="de")


def test_a_rule_by_its_number() -> None:
    entry = RACE.rulebook()["settle.5"]
    assert entry["text"] in told("? settle.5")
    assert entry["text"] in told("? race:settle.5")


def test_a_card_by_the_beginning_of_its_name() -> None:
    assert "Contact Specialist" in told("? contact").split("? contact\n")[1]
    assert "Nothing is called “xyzzy”" in told("? xyzzy")
    assert "Nichts heißt „xyzzy“" in told("? xyzzy", language="de")


def test_why_something_cannot_be_chosen() -> None:
    said = told("why free trade", "why earth", "why develop", "why contact", "why 2", "why 9", "why", "why xyzzy")
    assert "Free Trade Association: You choose an action here. (Rule race:round.1)" in said
    assert "Earth's Lost Colony: It belongs to Bot 2 (greedy). (Rule race:round.1)" in said
    assert "Develop: you can choose it." in said
    assert "Contact Specialist: It does not lie where you can see it." in said
    assert "\n2: you can choose it." in said
    assert "There is no option 9; the options are 1 to 7." in said
    assert "Name what you mean: why and the beginning of its name" in said
    assert "Nothing is called “xyzzy”" in said
    assert "why NAME" in told("help")


def test_why_in_german_and_with_numbers() -> None:
    said = told("4", "warum malevolent", "warum free", language="de")
    assert "Verteidigungsstärke 4; deine militärische Stärke gegen sie ist 1. (Regel race:settle.conquest.3)" in said
    assert "Das ist eine Entwicklung; hier kann nur eine Welt ausgespielt werden. (Regel race:settle.1)" in said
    assert "Freihandelsunion: Das ist eine Entwicklung" in said, "by its English name"
    assert "warum NAME" in told("hilfe", language="de")


def test_table_log_and_help() -> None:
    said = told("table").split("> table\n")[1]
    assert "Your hand" in said
    assert "You discard 2 cards" in told("log").split("> log\n")[1]
    assert "save FILE" in told("help").split("> help\n")[1]
    assert "speichern DATEI" in told("hilfe", language="de").split("> hilfe\n")[1]


def test_plain_tells_the_table_only_at_first() -> None:
    session = Session("1 2", "1", "1")
    session.play(new_table("human", "greedy"))
    assert session.said().count("Your hand") == 1
    boxes = Session("1 2", "1", "1", plain=False)
    boxes.play(new_table("human", "greedy"))
    assert boxes.said().count("Your hand") > 2


def test_each_seat_reads_what_happened_since_its_last_question() -> None:
    said = told("1")
    assert said.count("You discard 2 cards") == 1
    assert said.count("Round 1 begins.") == 1


@pytest.mark.parametrize(
    ("command", "language"), [("undo", "en"), ("zurück", "de"), ("rückgängig", "de"), ("undo", "de")]
)
def test_what_was_learned_is_not_taken_back(command: str, language: str) -> None:
    right = {"en": "It cannot be taken back", "de": "Das geht nicht mehr zurück"}[language]
    assert right in told(command, language=language)


def test_an_early_secret_reply_is_taken_back_before_the_keyboard_is_passed() -> None:
    session = Session("", "1 2", "undo", "3 4", "", "5 6")
    session.play(new_table("human", "human"))
    assert [(choice.seat, choice.picks) for choice in session.table.choices] == [(0, (2, 3)), (1, (4, 5))]
    assert "Taken back." in session.said()


def test_no_hand_is_shown_before_the_keyboard_is_passed() -> None:
    session = Session("")
    session.play(new_table("human", "human"))
    before = session.said().split("Pass the keyboard to Player 1")[0]
    assert "Your hand" not in before
    second = Session("", "1 2")
    second.play(new_table("human", "human"))
    after = second.said().split("Pass the keyboard to Player 2")[1]
    assert "Your hand" not in after
    assert "Choose" not in after


# -- keeping the game --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("typed", "code"), [([], 0), (["^C"], INTERRUPTED)])
def test_the_game_is_saved_when_the_input_ends(typed: list[str], code: int) -> None:
    session = Session("1 2", "1", *typed)
    assert session.play(new_table("human", "greedy")) == code
    assert "Your game is saved: orrery-race-3.json" in session.said()
    assert load(Path("orrery-race-3.json")).game.same_as(session.table.game)


def test_an_autosave_never_overwrites_anything_else() -> None:
    Path("orrery-race-3.json").write_text("my diary", encoding="utf-8")
    session = Session("1 2")
    session.play(new_table("human", "greedy"))
    assert Path("orrery-race-3.json").read_text(encoding="utf-8") == "my diary"
    assert load(Path("orrery-race-3-2.json")).game.same_as(session.table.game)


@pytest.mark.parametrize(("save", "load_again"), [("save", "load"), ("speichern", "laden")])
def test_save_and_load(save: str, load_again: str) -> None:
    session = Session("1 2", f"{save} a game.json", "1", "1", f"{load_again} a game.json")
    session.play(new_table("human", "greedy"))
    assert "Saved: a game.json" in session.said()
    assert "Loaded: a game.json" in session.said()
    assert len(session.client.table.choices) < len(session.table.choices)
    assert load(Path("a game-2.json")).game.same_as(session.table.game), "the game in progress was saved first"


def test_save_refuses_to_overwrite_something_else() -> None:
    Path("diary.txt").write_text("dear diary", encoding="utf-8")
    assert "Not saved: diary.txt holds something else" in told("save diary.txt")
    assert Path("diary.txt").read_text(encoding="utf-8") == "dear diary"


def test_save_into_a_folder_that_is_not_there() -> None:
    said = told("save nowhere/game.json")
    assert "Not saved: nowhere/game.json: No such file or directory" in said


def test_a_torn_save_is_told_and_the_game_goes_on() -> None:
    Path("torn.json").write_text('{"format":1', encoding="utf-8")
    session = Session("1 2", "load torn.json", "1")
    session.play(new_table("human", "greedy"))
    assert "Not loaded: torn.json" in session.said()
    assert session.client.table is session.table
    assert sum(choice.seat == 0 for choice in session.table.choices) == 2


def test_quit_asks_to_save() -> None:
    session = Session("1 2", "quit", "perhaps", "yes")
    assert session.play(new_table("human", "greedy")) == 0
    assert "Type yes, no or back." in session.said()
    assert "Good-bye." in session.said()
    assert load(Path("orrery-race-3.json")).game.same_as(session.table.game)


def test_quit_without_saving_and_back() -> None:
    session = Session("1 2", "ende", "bleiben", "1", "beenden", "nein")
    session.play(new_table("human", "greedy"), "de")
    assert sum(choice.seat == 0 for choice in session.table.choices) == 2
    assert list(Path().iterdir()) == []


def test_a_crash_of_the_rules_is_told_and_another_reply_is_possible() -> None:
    session = Session("", "1", "", "1 2 3", "1", "", "1")
    table = new_table("human", "human", title=pebbles(), seed=5)
    session.play(table)
    assert "A mistake in the program: IndexError: three pebbles" in session.said()
    assert "orrery-crash-5.json" in session.said()
    assert Path("orrery-crash-5.json").exists()
    assert [choice.seat for choice in table.choices] == [0, 1, 1]


def test_a_crash_of_a_bot_ends_the_session_and_keeps_the_game() -> None:
    session = Session("1")
    assert session.play(new_table("human", "greedy", title=pebbles(BrokenBot), seed=5)) == 1
    assert "ZeroDivisionError: no idea" in session.said()
    assert Path("orrery-pebbles-5.json").exists()
    assert Path("orrery-crash-5.json").exists()


# -- words that fail ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "missing"), [("en", "A sentence is missing here"), ("de", "Hier fehlt ein Satz")])
def test_a_sentence_that_cannot_be_said_does_not_stop_the_game(
    language: str, missing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> str:
        raise KeyError("which")

    for method in ("event", "prompt", "option", "table"):
        monkeypatch.setattr(RaceWords, method, fails)
    session = Session("1 2", "1", "log")
    session.play(new_table("human", "greedy"), language)
    said = [line for line in session.said().splitlines() if line.startswith(missing)]
    assert len(said) == len(set(said)) > 4, "each is told once"
    assert len(session.table.choices) > 2, "the game went on"


# -- hints -------------------------------------------------------------------------------------------------------------


def test_a_bot_says_what_it_would_do_and_nothing_comes_of_it() -> None:
    session = Session("hint", "1 2", "hint", "quit", "no")
    table = new_table("human", "greedy")
    session.play(table)
    said = session.said()
    first, second = said.split("What the bot Strong would do")[1:]
    assert first.count(" %") == 4, "three options and the chance to win"
    assert "In all it would pick " in first
    assert "In all" not in second, "one action is picked"
    assert [choice.seat for choice in table.choices if choice.seat == 0] == [0]


def test_hints_in_german() -> None:
    assert "Was der Bot Stark täte" in told("tipp", language="de")


@pytest.mark.parametrize(
    ("occupants", "hints", "answer"),
    [
        (("human", "human"), None, "At this table nobody may ask for hints"),
        (("human", "human"), True, "What the bot Strong would do"),
        (("human", "greedy"), False, "At this table nobody may ask for hints"),
    ],
)
def test_where_people_play_together_hints_are_off_unless_they_want_them(
    occupants: tuple[str, ...], hints: bool | None, answer: str
) -> None:
    session = Session(*([""] if "greedy" not in occupants else []), "hint")
    session.play(new_table(*occupants), hints=hints)
    assert answer in session.said()


def test_where_no_bot_has_learned_such_a_game_there_are_no_hints() -> None:
    session = Session("hint")
    session.play(new_table("human", "strong", variant="draft", sets="storm"))
    assert "No bot knows how to explain itself" in session.said()
    assert session.client.names[1] == "Bot 2 (greedy)", "who plays there"
