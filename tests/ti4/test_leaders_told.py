"""Leaders and mechs in words: the panel of the terminal, and everything that they ask and tell."""

from __future__ import annotations

import pytest

from orrery.kernel.record import Options
from orrery.lab.sayable import check_words
from orrery.ti4.components import LEADERS, MECHS, NUMBER
from orrery.ti4.faction import FACTION, FACTIONS, HERO
from orrery.ti4.game import TwilightImperium
from orrery.ti4.names import NAMES
from orrery.ti4.setup import setup
from orrery.ti4.title import TITLE
from orrery.ti4.words import Ti4Words
from orrery.ti4.words.panels import table_panels
from orrery.ti4.words.printed import TEXTS
from support.ti4 import Table
from support.ti4_skirmish import lively_reply

PEOPLE = ["Ada", "Bo", "Cy"]
COURTS = [faction.key for faction in FACTIONS if faction.court is not None]


def test_every_leader_and_mech_has_a_name_and_a_text() -> None:
    for key in (*LEADERS, *MECHS):
        assert all(NAMES[key])
        assert all(TEXTS[key])


def test_the_terminal_says_how_it_stands_with_each_leader() -> None:
    table = Table("letnev", "hacan").court(0, HERO).ships(0, 1, cruiser=4)
    table.game.players[0].exhausted = (NUMBER["viscount-unlenn"],)
    view = table.game.view(1)
    panel = table_panels(Ti4Words("en", PEOPLE[:2], 1), view)[1]
    assert panel.rows[0] == (
        "Ada",
        "Viscount Unlenn (exhausted)",
        "Rear Admiral Farran (locked, 4 of 5)",
        "Darktalon Treilla",
        "Dunlain Reaper (4)",
    )


def test_a_table_without_leaders_says_nothing_of_them() -> None:
    panels = table_panels(Ti4Words("en", PEOPLE[:2], 1), Table("letnev", "hacan").game.view(1))
    assert all("Viscount" not in cell for panel in panels for row in panel.rows for cell in row)


def courtly(options: Options, seed: int) -> TwilightImperium:
    """With Prophecy of Kings."""
    return setup({**options, "sets": "kings"}, seed)


@pytest.mark.long
@pytest.mark.parametrize("at", range(0, len(COURTS), 3))
def test_all_that_happens_with_leaders_can_be_said(at: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TITLE, "setup", courtly)
    three = [*COURTS, *COURTS][at : at + 3]
    options: Options = {"players": 3, "rounds": 0, "factions": ",".join(three)}
    if any(FACTIONS[FACTION[key]].set for key in three):
        options["sets"] = "kings"
    check_words(TITLE, options, at, 60, player=lively_reply)
