"""What a total is made of: every line names its source, changes come step by step, and the sums stay as compared."""

from __future__ import annotations

import pytest

from orrery.cosmic.cards import ALIENS, TECHNOLOGIES
from orrery.cosmic.encounter import DEFENSE, NOBODY, OFFENSE, OPEN, LedgerLine
from orrery.cosmic.queries import both_attack, ledger_lines, total
from orrery.cosmic.setup import setup
from orrery.cosmic.words.phrases import phrases_of
from orrery.kernel.laws import random_reply
from orrery.kernel.record import Options
from orrery.kernel.rng import seeded
from orrery.words import LANGUAGES
from support.cite import rule
from support.cosmic import Cosmos

TABLES = (
    ("tripler", "mirror", "calculator"),
    ("virus", "macron", "anti-matter", "warpish"),
    ("human", "warrior", "citadel", "reserve", "gambler"),
    ("fodder", "kamikaze", "tripler", "calculator"),
)
OWN = {"reinforcement", "prometheus", "citadels"}  # sources that are no alien and no technology
KINDS = {"card", "change", "ships", "times", "times allies", "bonus"}


def plain(source: str) -> str:
    return source.removeprefix("wild ").removeprefix("super ")


@rule("cosmic:reveal.attack.1")
@pytest.mark.parametrize("aliens", TABLES)
def test_lines_add_up_to_the_total_and_name_their_source(aliens: tuple[str, ...]) -> None:
    known = {*ALIENS, *[key for key, _ in TECHNOLOGIES], *OWN}
    sums = 0
    for seed in range(3):
        options: Options = {
            "players": len(aliens),
            "deal_aliens": ",".join(aliens),
            "flares": "many",
            "technology": "yes",
        }
        game = setup(options, seed)
        rng = seeded(seed)
        for _ in range(700):
            if game.over:
                break
            if game.encounters and both_attack(game) and game.now().outcome == OPEN:
                for side in (OFFENSE, DEFENSE):
                    lines = ledger_lines(game, side)
                    assert sum(line.points for line in lines) == total(game, side)
                    assert all(line.kind in KINDS for line in lines)
                    assert all(plain(line.source) in known for line in lines if line.kind in ("change", "bonus"))
                    sums += 1
            game.answer(random_reply(game, rng))
    assert sums > 10


@rule("cosmic:reveal.attack.1")
def test_the_lines_stay_as_they_were_compared() -> None:
    game = setup({"players": 3, "deal_aliens": "tripler,mirror,human"}, 5)
    rng = seeded(5)
    settled = 0
    for _ in range(2000):
        if game.over:
            break
        if game.encounters and game.now().outcome != OPEN and game.now().totals:
            seen = game.view(0).encounter
            assert seen is not None
            for side in (OFFENSE, DEFENSE):
                ledger = seen.ledgers[side - 1]
                assert ledger.total == game.now().totals[side - 1] == sum(line.points for line in ledger.lines)
                assert ledger.lines == tuple(game.now().lines[side - 1])
            settled += 1
        game.answer(random_reply(game, rng))
    assert settled > 5


@rule("cosmic:reveal.attack.1")
def test_changes_of_a_card_come_step_by_step_then_ships_then_bonuses() -> None:
    hands = {0: ["attack-10", "reinforcement-3"], 1: ["attack-20", "reinforcement-2"]}  # who may answer is asked again
    table = Cosmos("tripler", "mirror", "human", hands=hands).will(1, "mirror").will(0, "reinforcement-3")
    table.says(0, "reinforce side", "side 1").invites(0, 2).joins(2, "offense", 1).sends(2)
    table.to("reinforcing", 0)
    while not table.events("reinforced"):
        table.answer_one()
    lines = [(line.kind, line.source, line.seat, line.ships, line.points) for line in ledger_lines(table.game, OFFENSE)]
    assert lines == [
        ("card", "", 0, 0, 10),
        ("change", "mirror", NOBODY, 0, -9),
        ("change", "tripler", 0, 0, 2),
        ("ships", "", 0, 2, 2),
        ("ships", "", 2, 1, 1),
        ("bonus", "human", NOBODY, 0, 4),
        ("bonus", "reinforcement", NOBODY, 0, 3),
    ]


def test_a_line_is_a_value() -> None:
    line = LedgerLine("bonus", "human", NOBODY, 0, 4)
    assert line == LedgerLine("bonus", "human", NOBODY, 0, 4)
    assert line.copy() is line


def test_every_power_has_its_gist_and_it_is_short() -> None:
    for language in LANGUAGES:
        gists = dict(zip(ALIENS, [texts["gist"] for texts in phrases_of(language).aliens], strict=True))
        assert all(0 < len(gist) <= 64 and not gist.endswith(".") for gist in gists.values())
