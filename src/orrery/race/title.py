"""Race for the Galaxy as the rest of the program sees it."""

from __future__ import annotations

from pathlib import Path

from orrery.bots.levels import Levels
from orrery.race import setup
from orrery.race.bot import GreedyBot
from orrery.race.bot.features import RaceCoder
from orrery.race.bot.learned import learned
from orrery.race.cards import CARDS
from orrery.race.inventory import inventory
from orrery.race.played import report
from orrery.race.state import Race
from orrery.race.things import things
from orrery.race.words import RaceWords
from orrery.title import Bench, Start, Title

EVERYTHING = {"sets": "storm+rebel+brink", "goals": "yes", "takeovers": "yes"}
NET = Path(__file__).parent / "bot" / "race.net"


def start_worlds(game: Race) -> list[str]:
    return [CARDS[player.tableau[0]].key if player.tableau else "" for player in game.players]


TITLE = Title(
    name="race",
    label="Race for the Galaxy",
    rules=setup.RULES,
    setup=setup.setup,
    checked=setup.checked,
    choices={**setup.CHOICES, "start_worlds": ("random", "choice")},
    words=RaceWords,
    things=things,
    greedy=GreedyBot,
    benched={
        "two players": Bench({"players": 2}, 1),
        "four players": Bench({"players": 4}, 2),
        "all sets": Bench({"players": 2, **EVERYTHING}, 2),
        "all sets, six players": Bench({"players": 6, **EVERYTHING}, 5),
    },
    inventory=inventory,
    played=report,
    start=Start("start world", start_worlds),
    learned=learned,
    levels=Levels("race", NET, RaceCoder, GreedyBot, searched=("action",)),
)
