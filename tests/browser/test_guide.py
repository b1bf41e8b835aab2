"""A game by the guide: its page is checked and built in a copy of the tree, and somebody plays it there to the end."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from browser.conftest import Crowd, Server
from browser.play import serious
from support.guide import Tree, commands_of
from support.rulebook import CHECKOUT


def test_a_game_by_the_guide_is_played_on_the_page(browser: Browser, tmp_path: Path, screens: Path) -> None:
    guide = (CHECKOUT / "docs" / "guides" / "add-a-game.md").read_text(encoding="utf-8")
    tree = Tree(tmp_path / "tree")
    tree.follow(guide)
    for command in commands_of(guide):
        if command.startswith("python tools/"):
            tree.run(*command.split())
    (tmp_path / "server").mkdir()
    server = Server(tmp_path / "server", root=tree.folder)
    server.start()
    try:
        crowd = Crowd(browser, server.address)
        mara = crowd.come("Mara")
        mara.open("/")
        expect(mara.page.get_by_text("Keepers of lighthouses bring ships in.").first).to_be_visible()
        table, _ = mara.open_table("greedy", game="beacons")
        mara.open(f"/table/{table}")
        mara.wait()
        mara.shot(screens / "beacons.png")
        assert serious(mara.page) == []
        while mara.wait() != "over":
            mara.answer()
        assert "lamp" in mara.prompts
        mara.open(f"/table/{table}/result")
        expect(mara.page.get_by_role("heading").first).to_be_visible()
        mara.shot(screens / "beacons-result.png")
        crowd.go()
    finally:
        server.stop()
    server.check()
