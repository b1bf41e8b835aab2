"""Twilight Imperium as the rest of the program sees it: a skirmish, until the whole game stands."""

from __future__ import annotations

from orrery.ti4 import skirmish
from orrery.ti4.bot import GreedyBot
from orrery.ti4.inventory import inventory
from orrery.ti4.setup import RULES
from orrery.ti4.things import things
from orrery.ti4.words import Ti4Words
from orrery.title import Bench, Title

TITLE = Title(
    name="ti4",
    label="Twilight Imperium",
    rules=RULES,
    setup=skirmish.skirmish,
    checked=skirmish.checked,
    choices=skirmish.CHOICES,
    words=Ti4Words,
    things=things,
    greedy=GreedyBot,
    benched={"skirmish of six": Bench({"players": 6, "rounds": 4}, 20)},
    inventory=inventory,
    windows=True,
)
