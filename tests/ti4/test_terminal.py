"""A skirmish at the terminal: a whole one, and forms by typing."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery.kernel.decision import Choice, Decision, Form
from orrery.tables.table import Table as Seats
from orrery.terminal.rows import BadRow, Rows, letters
from orrery.ti4.game import TwilightImperium
from orrery.ti4.tiles import PLANET
from orrery.ti4.title import TITLE
from orrery.ti4.words import Ti4Words
from support.play import asked
from support.terminal import Session
from support.ti4 import Table
from support.ti4_served import SKIRMISH

NAMES = ["Ada", "Bo"]


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


class Types:
    """Types the first sample of a form, and elsewhere the first numbers, as few as may be."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.typed: set[str] = set()

    def __call__(self, said: str) -> str:
        client = self.session.client
        if client.table.game.over:
            return "no"
        decision = client.table.game.asked(client.table.asked_people()[0])
        assert decision is not None
        self.typed.add(decision.prompt)
        if decision.forms:
            return str(len(decision.options) + 1)
        return self.numbers(decision)

    def numbers(self, decision: Decision) -> str:
        return first(decision.least)


def first(number: int) -> str:
    return " ".join([str(each + 1) for each in range(number)]) or "0"


class Attacks(Types):
    """Goes where most ships come, and takes the last action of all."""

    def numbers(self, decision: Decision) -> str:
        if decision.prompt == "activate":
            options = self.session.client.table.game.told(decision.seat)
            assert options is not None
            reached = [options.values[each.id()] for each in decision.options]
            return str(reached.index(max(reached)) + 1)
        return str(len(decision.options)) if decision.prompt == "action" else super().numbers(decision)


class Rules(Types):
    """Acts in a whole game, lets others act, and picks as few as it may."""

    def numbers(self, decision: Decision) -> str:
        return first(decision.least if decision.window else max(decision.least, min(1, decision.most)))


@pytest.mark.parametrize(("language", "end"), [("en", "The game is over."), ("de", "Die Partie ist zu Ende.")])
def test_a_whole_skirmish_against_bots(language: str, end: str) -> None:
    session = Session()
    session.then = attacks = Attacks(session)
    table = Seats(SKIRMISH, {"players": 3, "rounds": 1}, 6, ["human", "greedy", "greedy"])
    assert session.play(table, language) == 0
    assert table.game.over
    assert end in session.said()
    assert {"action", "activate", "move"} <= attacks.typed
    assert "cannot be said" not in session.said()
    assert not session.client.unsaid


def rows_of(game: TwilightImperium, language: str = "en") -> Rows:
    words = Ti4Words(language, NAMES, 0)
    words.look(game)
    return Rows(game, asked(game, 0), words)


def fleet() -> TwilightImperium:
    """Two fleets that can reach Mecatol Rex, and infantry on a planet beside it."""
    made = Table("sol", "hacan").ships(0, 1, carrier=2, fighter=4, infantry=1).ships(0, 2, cruiser=1, carrier=1)
    return made.troops(0, made.game.chart.planets[1][0], infantry=2).activate(0)


def test_a_plan_is_typed_by_the_letters_of_its_rows() -> None:
    rows = rows_of(fleet())
    assert rows.lines()[:3] == [
        "a: fighter, Wellon, at most 4",
        "b: carrier, Wellon, at most 2",
        "c: infantry, Wellon, at most 1",
    ]
    form = Form(((1, "fighter", 3), (1, "carrier", 1)))
    assert rows.reply("1b 3a") == rows.reply("1b,3a") == rows.reply("1 b, 3 a") == Choice(0, (), form)


def test_a_plan_is_typed_in_words_and_what_is_not_said_is_as_before() -> None:
    rows = rows_of(fleet())
    plan = Choice(0, (), Form(((1, "fighter", 3), (1, "carrier", 2))))
    assert rows.reply("2 carriers from Wellon, 3 fighters") == plan
    assert rows.reply("all carrier wellon, 3 fight") == plan
    assert rows.reply("1 cruiser") == Choice(0, (), Form(((2, "cruiser", 1),)))
    german = rows_of(fleet(), "de")
    assert german.reply("2 Träger von Wellon, 3 Jäger") == plan


def test_what_cannot_be_understood_is_said() -> None:
    rows = rows_of(fleet())
    with pytest.raises(BadRow, match="“carrier” could be: carrier, Wellon / carrier, Vefut II"):
        rows.reply("1 carrier")
    with pytest.raises(BadRow, match="“dreadnought” is none of the rows"):
        rows.reply("1 dreadnought")
    with pytest.raises(BadRow, match="say how many first"):
        rows.reply("carrier wellon")


def test_landing_building_paying_and_trading_are_typed_alike() -> None:
    made = Table("sol", "hacan", tiles=("18", "27", "20", "21", "22", "23", "24"))
    albion, starpoint = made.game.chart.planets[1]
    made.ships(0, 1, carrier=1, infantry=3).troops(0, made.game.chart.planets[2][0], infantry=1, space_dock=1)
    game = made.planets(0, made.game.chart.planets[3][0], made.game.chart.planets[4][0]).pools(0, goods=2).activate(1)
    while asked(game, 0).prompt != "land":
        game.answer(Choice(0, (0,)))
    landing = rows_of(game).reply("2 infantry on New Albion, 1 starpoint")
    assert landing.form == Form(((1000 + albion, "infantry", 2), (1000 + starpoint, "infantry", 1)))
    game.answer(landing)

    made = Table("sol", "hacan").troops(0, PLANET["vefutii"], infantry=1, space_dock=1).pools(0, goods=4)
    game = made.planets(0, PLANET["thibah"]).activate(2)
    while asked(game, 0).prompt != "produce":
        game.answer(Choice(0, (0,)))
    game.answer(rows_of(game).reply("1 cruiser, 2 infantry on vefut"))
    assert asked(game, 0).prompt == "pay"
    paying = rows_of(game).reply("1 vefut, 1 goods")
    assert paying.form == Form(((PLANET["vefutii"], "planet", 1), (0, "goods", 1)))
    game.answer(paying)

    made = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 2, cruiser=1)
    game = made.pools(0, goods=2, commodities=2).pools(1, goods=3).begin()
    game.answer(Choice(0, (len(asked(game, 0).options),)))
    terms = rows_of(game).reply("2 commodities of Ada, 1 goods of Bo")
    assert terms.form == Form(((0, "commodities", 2), (1, "goods", 1)))


def test_rows_have_letters_beyond_z() -> None:
    assert [letters(at) for at in (0, 25, 26, 51, 52)] == ["a", "z", "aa", "az", "ba"]


def test_a_plan_that_is_refused_is_explained_and_another_is_taken() -> None:
    session = Session("1b 5a", "why cruiser vefut", "table", "1b 4a")
    table = Seats(SKIRMISH, {"players": 3, "rounds": 1}, 6, ["human", "greedy", "greedy"])
    table.game = fleet()
    session.play(table)
    said = session.said()
    assert "A line of the form is none of those that can be filled in" in said
    assert "You move 1 ship into Mecatol Rex." in said


@pytest.mark.parametrize(("language", "phase"), [("en", "strategy phase"), ("de", "Strategiephase")])
def test_a_whole_game_to_ten_points(language: str, phase: str) -> None:
    session = Session()
    session.then = rules = Rules(session)
    table = Seats(TITLE, {"players": 3}, 6, ["human", "greedy", "greedy"])
    assert session.play(table, language) == 0
    assert max(table.game.scores()) >= 10
    assert {"keep secret", "choose strategy", "secondary", "vote", "status tokens"} <= rules.typed
    heading = next(line for line in session.said().splitlines() if " 10 " in line and "1" in line.split(",")[0])
    assert phase in heading, "before the first round nobody is told of actions"


def test_with_every_question_the_table_is_shown_without_the_galaxy() -> None:
    table = Seats(TITLE, {"players": 3}, 6, ["human", "greedy", "greedy"])
    view = table.game.view(0)
    words = table.title.words("en", ["Ada", "Bo", "Cy"], 0)
    whole = [panel.title for panel in words.table(view)]
    brief = [panel.title for panel in words.glance(view)]
    assert brief == whole[: len(brief)]
    assert "Objectives, with your progress" in brief
    assert not [title for title in brief if "galaxy" in title]
    assert [title for title in whole if "galaxy" in title]
