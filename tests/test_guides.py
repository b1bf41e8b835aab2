"""The guides are true: followed to the letter in a copy of the tree, they lead to a card and a game that are played."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import pytest

from support.guide import Tree, blocks_of, commands_of, files_of, tried_in
from support.rulebook import CHECKOUT

GUIDES = CHECKOUT / "docs" / "guides"
FOLLOWED = ("add-a-card", "add-a-game")
SHORT = 250  # lines: words, view, board and bot of a tiny game
# At a server of the copy, somebody plays a game against a bot to its end, by its first options or at random.
PLAY = """
import random, sys
from pathlib import Path
from support.web import Server, Visitor
server = Server(Path(sys.argv[1]))
try:
    visitor = Visitor(server, "Mara")
    for language in ("en", "de"):
        table, _ = visitor.open_table("me", "greedy", game=sys.argv[2])
        page, luck = visitor.sit(table, language), random.Random(1)
        while True:
            state = page.until_state(lambda state: state.question is not None or state.table.status == "over")
            if state.table.status == "over":
                break
            question = page.until_asked()
            assert question.text and all(option.text for option in question.options), question
            number = luck.randint(question.least, question.most)
            page.choose(*sorted(luck.sample(range(len(question.options)), max(number, question.least or 1))))
            page.seen = page.seen[-1:] if page.seen[-1] is page.state else [page.state]
        assert state.winners and state.result and all(line.text for line in state.log), state
        print(state.scores)
    things = visitor.call("GET", f"/api/games/{sys.argv[2]}/things?lang=de")
    assert all(thing["name"] for kind in things.values() for thing in kind.values())
finally:
    server.stop()
"""


def guide(name: str) -> str:
    return (GUIDES / f"{name}.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def trees(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Tree]:
    """For each guide a copy of the tree in which it was followed."""
    found: dict[str, Tree] = {}
    for name in FOLLOWED:
        found[name] = Tree(tmp_path_factory.mktemp(name))
        found[name].follow(guide(name))
    return found


def said(tree: Tree, *words: str) -> Any:
    return json.loads(tree.run("orrery", *words, "--json"))


@pytest.mark.parametrize("name", FOLLOWED)
def test_what_the_reader_tries_out_runs_and_the_tests_that_were_written_pass(name: str, trees: dict[str, Tree]) -> None:
    trees[name].try_out(guide(name), f"{name}.md")
    written = [path for path in files_of(guide(name)) if path.startswith("tests/")]
    assert written
    assert " passed" in trees[name].run("python", "-m", "pytest", "-q", "-p", "no:cacheprovider", *written)


@pytest.mark.parametrize("name", FOLLOWED)
def test_what_a_guide_writes_has_the_style_of_the_house(name: str, trees: dict[str, Tree]) -> None:
    changed = {block.path for block in blocks_of(guide(name)) if block.path.endswith(".py")}
    trees[name].run("python", "-m", "ruff", "check", "--no-cache", *sorted(changed))
    trees[name].run("python", "-m", "ruff", "format", "--no-cache", "--check", *sorted(changed))


def test_the_api_guide_runs(tmp_path: Path) -> None:
    tree = Tree(tmp_path)
    assert tried_in(guide("api")).strip()
    tree.try_out(guide("api"), "api.md")


def test_a_guide_that_is_wrong_is_found_at_its_line(tmp_path: Path) -> None:
    text = "# Guide\n\n```python\nx = 1\n```\n\nprose\n\n```text\nnot python\n```\n\n```python\nassert x == 2\n```\n"
    tree = Tree.__new__(Tree)
    tree.folder = tmp_path
    with pytest.raises(AssertionError, match=r'File "wrong.md", line 14'):
        tree.try_out(text, "wrong.md")
    tree.try_out(text.replace("x == 2", "x == 1"), "right.md")


def test_a_guide_that_changes_what_is_not_there_is_found(tmp_path: Path) -> None:
    text = "`games.py`\n\n```diff\n-two = 2\n+two = 3\n```\n"
    tree = Tree.__new__(Tree)
    tree.folder = tmp_path
    (tmp_path / "games.py").write_text("one = 1\n", encoding="utf-8")
    with pytest.raises(AssertionError, match=r"line 4: that stands 0 times in games\.py"):
        tree.follow(text)
    (tmp_path / "games.py").write_text("one = 1\ntwo = 2\n", encoding="utf-8")
    tree.follow(text)
    assert (tmp_path / "games.py").read_text(encoding="utf-8") == "one = 1\ntwo = 3\n"


# -- a card ------------------------------------------------------------------------------------------------------------


def test_a_card_by_the_guide_is_played(trees: dict[str, Tree]) -> None:
    tree, every = trees["add-a-card"], ["--option", "sets=storm+rebel+brink"]
    simulated = said(tree, "simulate", "race", "--games", "4", "--bots", "greedy,random", *every)
    assert (simulated["games"], simulated["errors"]) == (4, [])
    cards = said(tree, "content", "--played", "0")["race"]["card"]
    assert (cards["not_implemented"], {"glass-harbour", "lighthouse-network"} & set(cards["not_tested"])) == ([], set())
    told = tree.run(
        "orrery",
        "play",
        "race",
        "--terminal",
        "--plain",
        "--seed",
        "1",
        *every,
        typed="?lighthouse network\nquit\n",
    )
    assert "draw 1 card as the phase begins" in told


# -- a game ------------------------------------------------------------------------------------------------------------


def definitions(source: str) -> dict[str, str]:
    """The text of every class and function at the top level."""
    tree = ast.parse(source)
    nodes = [node for node in tree.body if isinstance(node, (ast.ClassDef, ast.FunctionDef))]
    return {node.name: ast.get_source_segment(source, node) or "" for node in nodes}


def test_the_guide_to_a_new_game_quotes_the_whole_example() -> None:
    example = (CHECKOUT / "examples" / "beacons.py").read_text(encoding="utf-8")
    assert definitions(files_of(guide("add-a-game"))["src/orrery/beacons/rules.py"]) == definitions(example)


def test_words_view_board_and_bot_of_a_tiny_game_are_short() -> None:
    files = files_of(guide("add-a-game"))
    view = definitions(files["src/orrery/beacons/rules.py"])["BeaconsView"]
    written = [files["src/orrery/beacons/words.py"], files["src/orrery/beacons/bot.py"], view]
    written += [text for path, text in files.items() if path.startswith("web/")]
    assert len(written) == 9
    assert sum(len(text.splitlines()) for text in written) < SHORT


def test_a_game_by_the_guide_is_played_in_the_terminal(trees: dict[str, Tree]) -> None:
    told = trees["add-a-game"].run(
        "orrery", "play", "beacons", "--terminal", "--plain", "--seed", "3", typed="1\n" * 400
    )
    assert "The game is over." in told
    assert "Ships: 4" in told


def test_a_game_by_the_guide_is_simulated_counted_and_measured(trees: dict[str, Tree]) -> None:
    tree = trees["add-a-game"]
    simulated = said(tree, "simulate", "beacons", "--games", "20", "--bots", "greedy,random")
    assert (simulated["errors"], simulated["unfinished"]) == ([], 0)
    cards = said(tree, "content", "--played", "0")["beacons"]["card"]
    assert (cards["implemented"], cards["not_tested"]) == (4, ["lamp", "storm"])
    assert len(said(tree, "rules", "beacons")) == 9
    assert said(tree, "rules", "coverage")["beacons"]
    assert said(tree, "bench", "beacons", "--games", "1")["beacons, two players"]["interpreted"]["decisions_per_s"] > 0


def test_a_game_by_the_guide_is_played_at_a_server(trees: dict[str, Tree], tmp_path: Path) -> None:
    scores = trees["add-a-game"].run("python", "-c", PLAY, str(tmp_path / "tables"), "beacons").split("\n")
    assert len([each for each in scores if each]) == 2


def test_the_guide_names_the_commands_that_are_tried_here_and_in_the_browser() -> None:
    told = "\n".join(commands_of(guide("add-a-game")))
    for command in ("play beacons --terminal", "simulate beacons", "content", "bench", "build_page.py --check"):
        assert command in told
