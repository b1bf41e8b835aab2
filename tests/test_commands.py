"""The command line: what each command prints, and one clear line with exit code 2 for anything that makes no sense."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from orrery import __version__
from orrery.__main__ import app
from orrery.games import TITLES
from orrery.kernel.record import sealed
from orrery.lab import bench as bench_lab
from orrery.lab import checkout
from orrery.tables.table import Table, load
from support.table import first_options, play_out

RACE = TITLES["race"]
ENGLISH = {"LC_ALL": "C", "LANG": "C"}


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def orrery(*arguments: str, typed: str = "", env: Mapping[str, str] | None = None) -> Result:
    return CliRunner(env={**ENGLISH, **(env or {})}).invoke(app, list(arguments), input=typed)


def read(*arguments: str) -> Any:
    result = orrery(*arguments, "--json")
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    return json.loads(result.stdout)


def refused(*arguments: str) -> str:
    """The one line that says what is wrong."""
    result = orrery(*arguments)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    lines = result.stderr.splitlines()
    assert len(lines) == 1, result.stderr
    assert lines[0].startswith("orrery: ")
    return lines[0]


def finished_record(path: str = "record.json") -> Table:
    table = play_out(Table(RACE, {}, 4, ["human", "greedy"]))
    table.save(Path(path))
    return table


def unfinished_record(path: str = "save.json") -> Table:
    table = Table(RACE, {}, 4, ["human", "greedy"])
    table.bots_move()
    table.answer(first_options(table.game, 0))
    table.bots_move()
    table.save(Path(path))
    return table


# -- the whole ---------------------------------------------------------------------------------------------------------


def test_version() -> None:
    assert orrery("--version").stdout.startswith(f"orrery {__version__}")


def test_help_lists_every_command() -> None:
    text = orrery("--help").stdout
    for command in ("play", "simulate", "replay", "rules", "odds", "content", "bench"):
        assert f"\n  {command} " in text


@pytest.mark.parametrize(
    "arguments", [["frobnicate"], ["play", "--frobnicate"], ["simulate"], ["bench", "--games", "x"]]
)
def test_what_is_no_command_is_told_in_plain_lines(arguments: list[str]) -> None:
    result = orrery(*arguments)
    assert result.exit_code == 2
    assert "Error: " in result.stderr
    assert "Traceback" not in result.stderr
    assert not set("│╭╮╰╯─") & set(result.stderr)


def test_the_installed_command_starts(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "orrery", "play", "--plain", "--seed", "3", "--lang", "de"]
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONPATH": os.pathsep.join(sys.path)}
    run = subprocess.run(command, input="1 2\n", capture_output=True, text=True, cwd=tmp_path, env=environment)
    assert run.returncode == 0, run.stderr
    assert "orrery-race-3.json" in run.stdout
    assert load(tmp_path / "orrery-race-3.json").seed == 3


# -- play --------------------------------------------------------------------------------------------------------------


def test_play_seats_a_person_and_greedy_bots() -> None:
    result = orrery("play", "--plain", "--seed", "3", typed="1 2\n")
    assert result.exit_code == 0
    assert load(Path("orrery-race-3.json")).occupants == ["human", "greedy"]
    assert "Choose 2 cards to discard" in result.stdout


@pytest.mark.parametrize(
    ("arguments", "occupants"),
    [
        (["--players", "3"], ["human", "greedy", "greedy"]),
        (["--option", "players=3"], ["human", "greedy", "greedy"]),
        (["--bots", "random"], ["human", "random"]),
        (["--bots", "random,greedy"], ["human", "random", "greedy"]),
        (["--players", "3", "--bots", "random"], ["human", "human", "random"]),
        (["--players", "2", "--bots", "none"], ["human", "human"]),
    ],
)
def test_who_sits_where(arguments: list[str], occupants: list[str]) -> None:
    assert orrery("play", "race", "--terminal", "--plain", "--seed", "3", *arguments).exit_code == 0
    assert load(Path("orrery-race-3.json")).occupants == occupants


def test_play_passes_options_on() -> None:
    orrery("play", "race", "--plain", "--seed", "3", "--option", "actions=two", "--option", "edition=revised")
    options = load(Path("orrery-race-3.json")).options
    assert options["actions"] == "two"
    assert options["edition"] == "revised"


def test_without_a_seed_each_game_is_another() -> None:
    for _ in range(3):
        orrery("play", "--plain")
    assert len(list(Path().glob("orrery-race-*.json"))) == 3


def test_play_goes_on_with_a_saved_game() -> None:
    table = unfinished_record()
    result = orrery("play", "race", "--plain", "--load", "save.json", typed="1\n")
    assert result.exit_code == 0
    assert "Your game is saved: save.json" in result.stdout
    assert len(load(Path("save.json")).choices) > len(table.choices)


@pytest.mark.parametrize(
    ("env", "said"),
    [({}, "What happened"), ({"LC_ALL": "de_DE.UTF-8"}, "Was geschah"), ({"LC_ALL": "", "LANG": "de"}, "Was geschah")],
)
def test_the_language_comes_from_the_environment(env: dict[str, str], said: str) -> None:
    assert said in orrery("play", "--plain", "--seed", "3", typed="1 2\n", env=env).stdout
    assert "What happened" in orrery("play", "--plain", "--seed", "4", "--lang", "en", typed="1 2\n", env=env).stdout


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["chess"], "chess"),
        (["--players", "9"], "2, 3, 4"),
        (["--bots", "genius"], "random, greedy"),
        (["--bots", "greedy,greedy", "--players", "2"], "no seat of 2 is left for you"),
        (["--bots", ""], "random, greedy"),
        (["--option", "players"], "key=value"),
        (["--option", "=3"], "key=value"),
        (["--option", "colour=red"], "colour"),
        (["--option", "setup=odd"], "first-game"),
        (["--option", "players=" + "9" * 5000], "2, 3, 4"),
        (["--players", "2", "--option", "players=3"], "given twice"),
        (["--players", "3", "--option", "actions=two"], "players=2"),
        (["--lang", "fr"], "en, de"),
        (["--load", "none.json"], "none.json cannot be read"),
        (["--load", "x.json", "--seed", "1", "--bots", "greedy"], "leave out --bots, --seed"),
    ],
)
def test_play_refuses_what_makes_no_sense(arguments: list[str], told: str) -> None:
    assert told in refused("play", *arguments)
    assert list(Path().iterdir()) == []


def test_play_refuses_a_torn_save() -> None:
    Path("torn.json").write_text('{"format": 1, "ga', encoding="utf-8")
    assert "torn.json" in refused("play", "--load", "torn.json")
    assert Path("torn.json").read_text(encoding="utf-8") == '{"format": 1, "ga'


def test_play_refuses_a_table_without_people() -> None:
    Table(RACE, {}, 1, ["greedy", "greedy"]).save(Path("bots.json"))
    assert "nobody but bots" in refused("play", "--load", "bots.json")


# -- odds --------------------------------------------------------------------------------------------------------------


def test_odds_as_json_are_the_answer_of_the_server() -> None:
    report = read("odds", "ti4", "Cruiser", "cruiser, bunker")
    assert (report["attacker"], report["defender"]) == ("1 cruiser", "1 cruiser, bunker")
    assert report["win"] == report["loss"] == 0.375
    assert read("odds", "ti4", "cruiser", "cruiser", "--nebula")["win"] < 0.375
    assert read("odds", "ti4", "infantry", "infantry", "--ground")["place"] == "ground"


def test_odds_for_people_in_both_languages() -> None:
    result = orrery("odds", "ti4", "2 dreadnought, 1 dreadnought damaged, pds", "3 fighter, destroyer-2")
    assert result.exit_code == 0
    assert "Attacker, space cannon: 1 × PDS I (on 6)" in result.stdout
    assert "ti4:71.5" in result.stdout
    assert "Nobody retreats." in result.stdout
    german = orrery("odds", "ti4", "cruiser", "cruiser", "--lang", "de").stdout
    assert "Angreifer gewinnt     37.50 %" in german
    assert "Niemand zieht sich zurück." in german


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["ti4", "3 cruisers", "cruiser"], "cruisers: the attacker can have no such thing. Near it are: cruiser, "),
        (["ti4", "3 cruisers", "cruiser", "--lang", "de"], "cruisers: so etwas kann hier niemand haben (Angreifer)."),
        (["ti4", "cruiser", "infantry"], "The defender has nothing for a space combat"),
        (["ti4", "infantry", "infantry", "--ground", "--nebula"], "A nebula counts in space combats only."),
        (["race", "cruiser", "cruiser"], "There are no odds for race; possible: ti4."),
    ],
)
def test_odds_refuse_what_makes_no_sense(arguments: list[str], told: str) -> None:
    assert told in refused("odds", *arguments)


# -- simulate ----------------------------------------------------------------------------------------------------------


def test_simulate_as_json() -> None:
    report = read("simulate", "race", "--players", "3", "--games", "4", "--seed", "9", "--bots", "random,greedy")
    assert list(report) == [
        "game", "games", "players", "bots", "options", "seed", "decisions", "seconds", "games_per_s", "decisions_per_s",
        "wins", "mean_scores", "mean_rounds", "unfinished", "errors",
    ]  # fmt: skip
    assert report["bots"] == ["random", "greedy", "random"]
    assert report["games"] == 4


def test_simulate_for_people_shows_no_bar_without_a_terminal() -> None:
    result = orrery("simulate", "race", "--games", "2")
    assert result.exit_code == 0
    assert result.stdout.startswith("race: 2 games in ")
    assert result.stderr == ""


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["chess"], "chess"),
        (["race", "--bots", "genius"], "random, greedy"),
        (["race", "--bots", "random,random,random"], "too many bots"),
        (["race", "--option", "actions=three"], "one, two"),
        (["race", "--players", "1"], "2, 3, 4"),
    ],
)
def test_simulate_refuses_what_makes_no_sense(arguments: list[str], told: str) -> None:
    assert told in refused("simulate", *arguments)


@pytest.mark.parametrize("arguments", [["--games", "0"], ["--jobs", "0"], ["--games", "many"]])
def test_simulate_needs_numbers(arguments: list[str]) -> None:
    assert orrery("simulate", "race", *arguments).exit_code == 2


# -- ladder ------------------------------------------------------------------------------------------------------------


def test_ladder_as_json() -> None:
    report = read("ladder", "race", "--bots", "random,greedy", "--games", "2", "--seed", "9", "--jobs", "1")
    assert list(report) == [
        "game", "players", "bots", "options", "seed", "deals", "games_each", "games", "seconds", "games_per_s",
        "decisions", "mean_rounds", "ratings", "pairings", "start", "seats", "starts", "unfinished", "left_out",
        "errors",
    ]  # fmt: skip
    assert [each["bot"] for each in report["ratings"]] == ["greedy", "random"]
    assert (report["deals"], report["games"], report["seed"]) == (1, 2, 9)


def test_ladder_for_people_and_as_a_page() -> None:
    result = orrery("ladder", "race", "--players", "3", "--games", "1", "--jobs", "1", "--html", "page.html")
    assert result.exit_code == 0, result.output
    assert result.stdout.startswith("race, 3 players: 6 games in ")
    assert result.stderr == ""
    assert "Ladder: Race for the Galaxy" in Path("page.html").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["chess"], "chess"),
        (["race", "--bots", "greedy,genius"], "The bots are: random, greedy, friendly, strong, strongest."),
        (["race", "--bots", "greedy"], "greedy has nobody to play against"),
        (["race", "--option", "actions=three"], "one, two"),
        (["race", "--players", "9"], "2, 3, 4"),
        (["race", "--html", "nowhere/page.html"], "there is no folder nowhere"),
    ],
)
def test_ladder_refuses_what_makes_no_sense(arguments: list[str], told: str) -> None:
    assert told in refused("ladder", *arguments)


# -- replay ------------------------------------------------------------------------------------------------------------


def test_replay_verifies_a_record() -> None:
    table = finished_record()
    report = read("replay", "record.json", "--verify")
    assert report["verified"] is True
    assert report["differences"] == []
    assert report["scores"] == table.game.scores()
    assert report["winners"] == table.game.winners
    assert report["choices"] == len(table.choices)
    result = orrery("replay", "record.json", "--verify")
    assert result.exit_code == 0
    assert result.stdout.startswith("the same: race, seed 4")


def test_replay_verifies_an_unfinished_game_too() -> None:
    unfinished_record()
    assert read("replay", "save.json", "--verify")["verified"] is True


def change(path: str, **changes: Any) -> None:
    content = json.loads(Path(path).read_text(encoding="utf-8"))
    Path(path).write_text(json.dumps(sealed({**content, **changes})), encoding="utf-8")


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"scores": [1, 2]}, "scores: [1, 2] in the record"),
        ({"winners": []}, "winners: [] in the record"),
        ({"seed": 5}, "choice"),
        ({"snapshot": {}}, "the table at the end"),
        ({"choices": [[0, [99]]], "course": [], "checkpoints": []}, "choice 1 of 1 is refused"),
    ],
)
def test_replay_finds_a_difference(changes: dict[str, Any], told: str) -> None:
    finished_record()
    change("record.json", **changes)
    result = orrery("replay", "record.json", "--verify")
    assert result.exit_code == 1
    if "seed" not in changes:
        assert told in result.stdout
    report = json.loads(orrery("replay", "record.json", "--verify", "--json").stdout)
    assert report["verified"] is False
    assert report["differences"]


@pytest.mark.parametrize("arguments", [[], ["--verify"], ["--json"], ["--verify", "--json"]])
def test_replay_refuses_what_is_no_record(arguments: list[str]) -> None:
    Path("bad.json").write_text("{}", encoding="utf-8")
    assert "bad.json" in refused("replay", "bad.json", *arguments)
    assert "none.json cannot be read" in refused("replay", "none.json", *arguments)


def test_replay_refuses_other_rules() -> None:
    finished_record()
    change("record.json", rules=99, changes=[[0, 1], [5, 99]])
    told = refused("replay", "record.json", "--verify")
    assert f"played by rules 1 and 99, this engine plays race by rules {RACE.rules}" in told
    change("record.json", course=[])
    assert "rules 1 and 99" in refused("replay", "record.json")


def of_earlier_rules(changes: list[list[int]]) -> Table:
    """A record of earlier rules, one of whose choices would be refused today."""
    table = finished_record()
    choices = table.record().to_data()["choices"]
    choices[30][1] = [99]
    change("record.json", choices=choices, rules=changes[-1][1], changes=changes)
    return table


@pytest.mark.parametrize(("language", "told"), [("en", "played by earlier rules"), ("de", "lief nach früheren Regeln")])
def test_a_record_of_earlier_rules_is_told_as_it_happened(language: str, told: str) -> None:
    table = of_earlier_rules([[0, 1]])
    result = orrery("replay", "record.json", "--lang", language, "--plain")
    assert result.exit_code == 0
    assert told in result.stdout
    report = json.loads(orrery("replay", "record.json", "--lang", language, "--json").stdout)
    assert told in report["note"]
    assert report["rules"] == [[0, 1]]
    assert (report["winners"], report["scores"]) == (table.game.winners, table.game.scores())
    prompts = [bool(step["prompt"]) for step in report["steps"]]
    assert prompts == [True] * 30 + [False] * 20 + [True] * (len(prompts) - 50)
    finished_record()
    as_it_was = json.loads(orrery("replay", "record.json", "--lang", language, "--json").stdout)
    assert [step["log"] for step in report["steps"]] == [step["log"] for step in as_it_was["steps"]]
    assert as_it_was["note"] == ""


@pytest.mark.parametrize(
    ("language", "told", "there"),
    [
        ("en", "The rules were corrected after choice 40.", "From here on the corrected rules were played."),
        ("de", "Nach Entscheidung 40 wurden die Regeln berichtigt.", "Ab hier galten die berichtigten Regeln."),
    ],
)
def test_a_replay_says_where_the_rules_changed(language: str, told: str, there: str) -> None:
    of_earlier_rules([[0, 1], [40, RACE.rules]])
    lines = orrery("replay", "record.json", "--lang", language, "--plain").stdout.splitlines()
    assert sum(told in line for line in lines) == 1
    place = lines.index(there)
    assert any(line.startswith("40. ") for line in lines[:place])
    assert any(line.startswith("41. ") for line in lines[place:])


@pytest.mark.parametrize(("language", "end"), [("en", "End of the record"), ("de", "Ende der Aufzeichnung")])
@pytest.mark.parametrize("plain", [["--plain"], []])
def test_replay_tells_the_game(language: str, end: str, plain: list[str]) -> None:
    table = finished_record()
    result = orrery("replay", "record.json", "--lang", language, *plain)
    assert result.exit_code == 0
    assert f"{len(table.choices)}. " in result.stdout
    assert end in result.stdout


def test_replay_tells_programs_too() -> None:
    table = finished_record()
    report = read("replay", "record.json")
    assert [step["seat"] for step in report["steps"]] == [choice.seat for choice in table.choices]
    assert all(step["prompt"] and step["rule"].startswith("race:") for step in report["steps"])
    assert report["winners"] == table.game.winners
    assert len(report["steps"][0]["picked"]) == 2
    assert any("discards 2 cards" in line for line in report["steps"][1]["log"])


def test_replay_of_an_unfinished_game_tells_no_secret() -> None:
    table = unfinished_record()
    report = read("replay", "save.json")
    assert all(step["picked"] == [] and step["prompt"] == "" for step in report["steps"])
    words = RACE.words("en", ["A", "B"], 0)
    told = json.dumps(report)
    view: Any = table.game.view(0)
    assert not any(words.thing("card", card) in told for card in view.hand)


def test_replay_shows_where_a_game_crashed() -> None:
    finished_record()
    change("record.json", choices=[[0, [0]]], course=[], checkpoints=[], error="IndexError: oh", crashed_in_choice=True)
    result = orrery("replay", "record.json", "--plain")
    assert result.exit_code == 1
    assert "Here the game crashed: Refused: pick-count" in result.stdout


# -- rules, content, bench ---------------------------------------------------------------------------------------------


def test_a_rule_by_its_id() -> None:
    entry = RACE.rulebook()["settle.5"]
    text = orrery("rules", "race", "settle.5").stdout
    assert entry["text"] in text
    assert entry["section"] in text
    assert orrery("rules", "race", "race:settle.5").stdout == text
    assert entry["text_de"] in orrery("rules", "race", "settle.5", "--lang", "de").stdout
    assert read("rules", "race", "settle.5") == entry


def test_rules_that_the_odds_cite_can_be_looked_up() -> None:
    cited = read("odds", "ti4", "2 cruiser", "1 dreadnought")["rests_on"]
    assert cited
    for each in cited:
        assert orrery("rules", "ti4", each["rule"]).stdout.startswith(f"Rule {each['rule'].removeprefix('ti4:')},")


def test_all_rules_and_those_with_a_word() -> None:
    every = orrery("rules", "race").stdout.splitlines()
    assert len(every) == len(RACE.rulebook())
    some = orrery("rules", "race", "--search", "WINDFALL").stdout.splitlines()
    assert 0 < len(some) < len(every)
    assert set(some) < set(every)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["chess"], "chess"),
        (["race", "settle.999"], "settle.999"),
        (["race", "--search", "xyzzy"], "xyzzy"),
        (["race", "settle.5", "--search", "x"], "--search"),
        (["coverage", "settle.5"], "leave out the rest"),
    ],
)
def test_rules_refuses_what_makes_no_sense(arguments: list[str], told: str) -> None:
    assert told in refused("rules", *arguments)


def test_rules_coverage() -> None:
    race = read("rules", "coverage")["race"]
    assert race["testable"] == race["cited"] + len(race["missing"])
    assert set(race["sources"]) == {"base", "expansions"}
    assert set(race["sources"]["base"]) == {"testable", "cited", "missing"}
    assert orrery("rules", "coverage").stdout.startswith("race: ")


def test_content() -> None:
    report = read("content", "--played", "10")
    kinds = report["race"]
    assert kinds["card"]["total"] == 191
    assert {"total", "implemented", "tested"} <= set(kinds["card"])
    played = report["played"]["race"]
    assert (played["games"], played["cards"], played["powers"]) == (10, 196, 342)
    assert played["used"] == played["powers"] - len(played["never_used"])
    text = orrery("content", "--played", "0").stdout
    assert "card: 191 of 191 implemented" in text
    assert "played:" not in text


@pytest.mark.parametrize("command", [["rules", "coverage"], ["content"]])
def test_without_a_checkout_there_is_one_clear_line(command: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkout, "__file__", str(Path.cwd() / "checkout.py"))
    assert "checkout" in refused(*command)


def test_bench(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_lab, "REPEATS", 2)
    monkeypatch.setattr(bench_lab, "BEST_OF", 1)
    monkeypatch.setattr(bench_lab, "other_engine", lambda: None)
    race = {name: what for name, what in bench_lab.benched().items() if name == "race, two players"}
    monkeypatch.setattr(bench_lab, "benched", lambda: race)  # six at Twilight Imperium take longer than all the rest
    result = orrery("bench", "--games", "1", "--json")
    assert result.exit_code == 0
    report = json.loads(result.stdout)
    mine, other = ("compiled", "interpreted") if checkout.is_compiled() else ("interpreted", "compiled")
    numbers = {"decisions_per_s", "games_per_s", "relative", "copy_us", "save_us", "save_bytes", "unfinished"}
    assert set(report["race, two players"][mine]) == numbers
    assert report["race, two players"][other] is None
    assert ("run make fast" in result.stderr) == (other == "compiled")


def test_bench_of_one_game_measures_that_game_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_lab, "measure", lambda games, names: {name: {} for name in names})
    monkeypatch.setattr(bench_lab, "measure_elsewhere", lambda games, names: None)
    assert {name.partition(",")[0] for name in bench_lab.bench(1, "cosmic")} == {"cosmic"}
    assert {name.partition(",")[0] for name in bench_lab.bench(1)} == {"race", "cosmic", "ti4"}
    assert "race, cosmic, ti4 and web" in refused("bench", "chess")
