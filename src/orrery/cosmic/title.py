"""Cosmic Encounter as the rest of the program sees it."""

from __future__ import annotations

from orrery.cosmic import setup
from orrery.cosmic.bot import GreedyBot
from orrery.cosmic.bot.learned import learned
from orrery.cosmic.cards import ALIENS
from orrery.cosmic.game import CosmicEncounter
from orrery.cosmic.inventory import inventory
from orrery.cosmic.things import things
from orrery.cosmic.words import CosmicWords
from orrery.title import Bench, Start, Talks, Title


def aliens(game: CosmicEncounter) -> list[str]:
    return [" + ".join([ALIENS[power.alien] for power in player.powers]) for player in game.players]


TITLE = Title(
    name="cosmic",
    label="Cosmic Encounter",
    rules=setup.RULES,
    setup=setup.setup,
    checked=setup.checked,
    choices=setup.CHOICES,
    words=CosmicWords,
    things=things,
    greedy=GreedyBot,
    benched={
        "four players": Bench({"players": 4}, 20),
        "five players, technology": Bench({"players": 5, "technology": "yes"}, 25),
    },
    inventory=inventory,
    talks={"deal": Talks(60, "end talks")},
    settled=setup.settled,
    windows=True,
    start=Start("alien", aliens),
    learned=learned,
)
