"""Leaders and mechs in a panel: what each player has of them, and how it stands with each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.ti4.components import LEADERS, NUMBER
from orrery.ti4.faction import AGENT, COMMANDER, FACTIONS, HERO, Court
from orrery.ti4.state import NOBODY
from orrery.ti4.units import MECH
from orrery.ti4.view import Ti4Player, Ti4View
from orrery.words import Panel

if TYPE_CHECKING:
    from orrery.ti4.words import Ti4Words

RANKS = (AGENT, COMMANDER, HERO)


def leaders_panel(words: Ti4Words, view: Ti4View) -> Panel:
    rows: list[tuple[str, ...]] = []
    for seat, player in enumerate(view.players):
        court = FACTIONS[player.faction].court if player.faction != NOBODY else None
        if court is not None:
            attached = [card for planet in view.planets for card in planet.attached]
            leaders = [led(words, player, court, rank, attached) for rank in RANKS]
            mech = f"{words.phrases.unit_row(player.units[MECH])} ({player.left[MECH]})"
            rows.append((words.name(seat), *leaders, mech))
    keys = ("player", *RANKS, "mechs left")
    return Panel(words.say("panel leaders"), tuple([words.say(f"column {key}") for key in keys]), rows)


def led(words: Ti4Words, player: Ti4Player, court: Court, rank: str, attached: list[int]) -> str:
    keys = [key for key, _ in court.ranks() if LEADERS[key] == rank]
    return ", ".join([standing(words, player, NUMBER[key], attached) for key in keys])


def standing(words: Ti4Words, player: Ti4Player, leader: int, attached: list[int]) -> str:
    """Its name, and whether it is locked, exhausted, on a planet or gone; and how many trade goods lie on it."""
    name = words.component(leader)
    for locked, have, need in player.locked:
        if locked == leader:
            return words.say("cell locked", name=name, have=have, need=need)
    if leader in attached:
        return words.say("cell leader attached", name=name)
    for card, goods in player.stored:
        if card == leader:
            return words.say("cell leader stored", name=name, goods=words.count(goods, "goods"))
    if leader not in player.leaders:
        return words.say("cell purged", name=name)
    return words.say("cell leader exhausted", name=name) if leader in player.exhausted else name
