"""Twilight Imperium as the rest of the program sees it: the base game and Prophecy of Kings."""

from __future__ import annotations

from typing import Final

from orrery.kernel.record import BadOption, Options
from orrery.ti4 import setup
from orrery.ti4.bot import GreedyBot
from orrery.ti4.components import FACTIONS
from orrery.ti4.game import TwilightImperium
from orrery.ti4.inventory import inventory
from orrery.ti4.state import NOBODY
from orrery.ti4.things import things
from orrery.ti4.words import Ti4Words
from orrery.title import Bench, Start, Title

CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "players": setup.CHOICES["players"],
    "sets": setup.CHOICES["sets"],
    "layout": setup.CHOICES["layout"],
    "factions": setup.UNNAMED,  # or named, one for each seat
    "map": setup.CHOICES["map"],
    "points": setup.CHOICES["points"],
    "speaker": ("random", *[str(seat) for seat in range(8)]),
    "start": setup.CHOICES["start"],
    "secondaries": setup.CHOICES["secondaries"],
    "windows": setup.CHOICES["windows"],
}


def checked(options: Options) -> Options:
    """The options that are offered, with defaults filled in; a set-up knows a skirmish beside them."""
    for name in options:
        if name not in CHOICES:
            raise BadOption("unknown-option", name, ", ".join(CHOICES))
    chosen = setup.checked(options)
    return {name: chosen[name] for name in CHOICES}


def begun(options: Options, seed: int) -> TwilightImperium:
    """A new game of what is offered."""
    return setup.setup(checked(options), seed)


def factions(game: TwilightImperium) -> list[str]:
    return [FACTIONS[player.faction].key if player.faction != NOBODY else "" for player in game.players]


TITLE = Title(
    name="ti4",
    label="Twilight Imperium",
    rules=setup.RULES,
    setup=begun,
    checked=checked,
    choices=CHOICES,
    words=Ti4Words,
    things=things,
    greedy=GreedyBot,
    benched={
        "three players": Bench({"players": 3}, 50),
        "six players": Bench({"players": 6}, 50),
        "eight players, all sets": Bench({"players": 8, "sets": "kings"}, 50),
    },
    inventory=inventory,
    boxes=("base", "pok"),
    settled=setup.settled,
    windows=True,
    start=Start("faction", factions),
)
