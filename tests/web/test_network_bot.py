"""The example bot plays over the network, and the guide names everything that is sent."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from orrery.web.messages import FromPage, FromServer
from support.web import PATIENCE, Server, Visitor

ROOT = Path(__file__).resolve().parents[2]
BOT = ROOT / "examples" / "network_bot.py"
GUIDE = (ROOT / "docs" / "guides" / "api.md").read_text(encoding="utf-8")


def bot(link: str) -> subprocess.Popen[str]:
    """The example knows nothing of Orrery, so it gets no path to it."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.Popen(
        [sys.executable, str(BOT), link], env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )


def test_the_example_bot_plays_a_game_to_the_end(server: Server) -> None:
    anna = Visitor(server, "Anna")
    table, invite = anna.open_table("me", "open", "greedy")
    with anna.sit(table) as page, bot(f"{server.address}/table/{table}#invite={invite}") as player:
        page.until_state(lambda state: state.table.status == "playing")
        assert page.state.table.seats[1].name == "Wanderer"
        page.do("hand-over", bot="random")
        end = page.until_state(lambda state: state.table.status == "over")
        said, wrong = player.communicate(timeout=PATIENCE)
        assert (player.returncode, wrong) == (0, "")
        assert said.startswith(f"Wanderer has {end.scores[1]} points; winners [")


def test_the_example_bot_says_why_it_cannot_join(server: Server) -> None:
    table, _ = Visitor(server).open_table("me", "open")
    with bot(f"{server.address}/table/{table}#invite=wrong") as player:
        _, wrong = player.communicate(timeout=PATIENCE)
    assert (player.returncode, wrong) == (1, "This invitation is not valid.\n")


def rows(heading: str) -> dict[str, set[str]]:
    """The table of the guide under a heading: first cell -> the names in its second."""
    part = GUIDE.split(heading)[1].split("\n\n")[1]
    found = re.findall(r"^\| `([a-z-]+)` \|([^|]*)\|", part, re.M)
    return {name: set(re.findall(r"`(\w+)`", fields)) for name, fields in found}


def fields_of(union: Any) -> dict[str, set[str]]:
    return {
        str(each.__struct_config__.tag): {field.name for field in msgspec.structs.fields(each)}
        for each in get_args(union)
    }


def test_the_guide_names_all_messages_with_their_fields() -> None:
    assert rows("The server sends:") == fields_of(FromServer)
    asked = {name: fields | {"id"} for name, fields in rows("comes back in the answer:").items()}
    assert asked == fields_of(FromPage)


def test_the_guide_names_every_door(server: Server) -> None:
    paths = Visitor(server).call("GET", "/api/openapi.json")["paths"]
    named = GUIDE.replace("`/api/login`", "").replace("\n", " ")
    for path in paths:
        last = path.rpartition("/")[2]
        assert f"{path}`" in named or f"`/{last}`" in named or f"`/api/{last}`" in GUIDE, path
