"""Targets: what helps goes to one's own, what harms to the leader. Also of cards that are not known here."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Choice, Decision, Option
from orrery.ti4.bot.aims import Aims, leader
from orrery.ti4.bot.economy import card_worth, planet_income
from orrery.ti4.bot.replies import best, of_kind, picked, proposed
from orrery.ti4.components import COMPONENTS, NOTE
from orrery.ti4.planets import home_of, influence, resources
from orrery.ti4.queries import unit_of
from orrery.ti4.units import COUNT, DESTROYER, SHIPS, count, ships

HARMS_SYSTEM: Final = frozenset(("signal-jamming", "tactical-bombardment", "reactor-meltdown"))
NOTE_WORTH: Final = {"support-for-the-throne": 12.0, "trade-agreement": 3.0, "ceasefire": 2.0, "political-secret": 2.0}
SOME_NOTE: Final = 2.0


def target(aims: Aims, decision: Decision) -> Choice:
    """What is proposed, else what hurts the leader, else what is best of one's own.

    Options that name players, planets or systems are compared; of others the first that is no refusal.
    """
    if decision.forms:
        return proposed(decision)
    if any(option.things for option in decision.options):
        harms = cause(decision) in HARMS_SYSTEM
        return best(decision, lambda option: target_worth(aims, option, harms))
    return proposed(decision)


def cause(decision: Decision) -> str:
    """The key of the card that asks."""
    number = of_kind(Option("", decision.things), "card")
    return COMPONENTS[number].key if number >= 0 else ""


def target_worth(aims: Aims, option: Option, harms: bool = False) -> float:
    table, first = aims.table, leader(aims.table, aims.seat)
    if not option.things:
        return -1.0
    seat, planet, system, type = [of_kind(option, kind) for kind in ("seat", "planet", "system", "type")]
    if seat >= 0:
        whose = -5.0 if seat == aims.seat else table.players[seat].points + 0.5 * (seat == first)
        return whose + (unit_of(table, seat, type).cost if 0 <= type < COUNT else 0)
    if 0 <= planet < len(table.controller):
        owner = table.controller[planet]
        worth = resources(table, planet) + 0.5 * influence(table, planet)
        return worth + (20.0 if owner == first else 10.0 if owner not in (-1, aims.seat) else 0.0)
    if system >= 0:
        return harm_there(aims, system) if harms else good_there(aims, system)
    return 0.0


def good_there(aims: Aims, system: int) -> float:
    """Where an objective wants ships; else where most of one's own stand; home before others."""
    player = aims.table.players[aims.seat]
    there = sum([count(player.ships_in(system), type) for type in SHIPS])
    return aims.of_unit(system, DESTROYER) + there + (2.0 if system == home_of(aims.table, aims.seat) else 0.0)


def harm_there(aims: Aims, system: int) -> float:
    """What others have there, the leader's twice; less what is one's own."""
    table, first, worth = aims.table, leader(aims.table, aims.seat), 0.0
    for seat, player in enumerate(table.players):
        planets = [planet for planet in table.chart.planets[system] if table.controller[planet] == seat]
        has = ships(player.ships_in(system)) + 2.0 * len(planets)
        worth += -has if seat == aims.seat else 2.0 * has if seat == first else has
    return worth


def place_ship(aims: Aims, decision: Decision) -> Choice:
    return best(decision, lambda option: good_there(aims, option.id()))


def own_system(aims: Aims, decision: Decision) -> Choice:
    """The system that holds most of one's own."""
    table = aims.table
    mine = table.players[aims.seat]

    def worth(option: Option) -> float:
        system = option.id()
        planets = [planet for planet in table.chart.planets[system] if table.controller[planet] == aims.seat]
        total = sum([1.0 + resources(table, planet) + influence(table, planet) for planet in planets])
        return total + 3.0 * (system == home_of(table, aims.seat)) + (1.0 if mine.ships_in(system) else 0.0)

    return best(decision, worth)


def weakest(aims: Aims, decision: Decision) -> Choice:
    """Something good is given away: to oneself, else to who has least."""
    table = aims.table

    def worth(option: Option) -> float:
        seat = option.id()
        return 99.0 if seat == aims.seat else -table.players[seat].points - 0.1 * table.controller.count(seat)

    return best(decision, worth)


def cheapest(aims: Aims, decision: Decision) -> Choice:
    """The units that cost least: they are lost or go back."""

    def worth(option: Option) -> float:
        type = of_kind(option, "type")
        return -float(unit_of(aims.table, aims.seat, type).cost) if 0 <= type < COUNT else 0.0

    return best(decision, worth)


def exhaust_least(aims: Aims, decision: Decision) -> Choice:
    return best(decision, lambda option: -planet_income(aims, option.id()))


def note_worth(note: int) -> float:
    return NOTE_WORTH.get(COMPONENTS[note].key, SOME_NOTE) if COMPONENTS[note].kind == NOTE else SOME_NOTE


def give_note(aims: Aims, decision: Decision) -> Choice:
    return best(decision, lambda option: -note_worth(option.id()))


def give_strategy(aims: Aims, decision: Decision) -> Choice:
    return best(decision, lambda option: -card_worth(aims, option.id()))


def take_strategy(aims: Aims, decision: Decision) -> Choice:
    return best(decision, lambda option: card_worth(aims, option.id()))


def agree(aims: Aims, decision: Decision) -> Choice:
    """Something good is offered: the last of the options is yes."""
    return picked(decision, len(decision.options) - 1)


def bribe(aims: Aims, decision: Decision) -> Choice:
    """Nothing: goods are points of their own."""
    return best(decision, lambda option: -float(option.id()))
