"""Targets: what helps goes to one's own, what harms to the leader. Also of cards that are not known here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orrery.kernel.decision import Choice, Decision, Option
from orrery.ti4.action_cards.signal_jamming import SignalJamming
from orrery.ti4.bot.aims import Aims, leader, under_way
from orrery.ti4.bot.council import choose_player
from orrery.ti4.bot.economy import card_worth, planet_income
from orrery.ti4.bot.farther import start_in_silence
from orrery.ti4.bot.guarding import reinforce
from orrery.ti4.bot.harming import cannons_lost, harm_there, infantry_lost, kept_from, ready_there
from orrery.ti4.bot.moving import take_token_back
from orrery.ti4.bot.replies import best, of_kind, picked, proposed
from orrery.ti4.components import COMPONENTS
from orrery.ti4.limits import fleet_limit
from orrery.ti4.planets import home_of, influence, resources
from orrery.ti4.queries import unit_of
from orrery.ti4.state import NOBODY
from orrery.ti4.units import COUNT, DESTROYER, SHIPS, capital_ships, count

NOBODY_COMES: Final = 99.0  # worse than what is one's own anywhere


def aim(aims: Aims, decision: Decision) -> Choice:
    """A card asks for its target: each has its own measure."""
    key = cause(decision)
    if key == "in-the-silence-of-space":
        return start_in_silence(aims, decision)
    if key == "unexpected-action":
        return take_token_back(aims, decision)
    if key == "frontline-deployment":
        return reinforce(aims, decision)
    if key in ("ghost-ship", "war-effort"):
        return place_ship(aims, decision)
    if key in ("ancient-burial-sites", "assassinate-representative"):
        return choose_player(aims, decision)
    if key in MEASURES:
        return best(decision, lambda option: MEASURES[key](aims, option))
    return target(aims, decision)


def cause(decision: Decision) -> str:
    """The key of the card or technology that asks."""
    asking = Option("", decision.things)
    number = max(of_kind(asking, "card"), of_kind(asking, "tech"))
    return COMPONENTS[number].key if number != NOBODY else ""


def mined(aims: Aims, option: Option) -> float:
    return float(resources(aims.table, option.id()))


def robbed(aims: Aims, option: Option) -> float:
    """Goods for oneself; of equals the leader's."""
    planet = option.id()
    return resources(aims.table, planet) + 0.5 * (aims.table.controller[planet] == leader(aims.table, aims.seat))


def spied(aims: Aims, option: Option) -> float:
    """One of many cards; of equals the leader's."""
    return len(aims.table.players[option.id()].hand) + 0.5 * (option.id() == leader(aims.table, aims.seat))


def plagued(aims: Aims, option: Option) -> float:
    return infantry_lost(aims, "plague", option.id())


def shaken(aims: Aims, option: Option) -> float:
    return infantry_lost(aims, "unstable-planet", option.id())


def crippled(aims: Aims, option: Option) -> float:
    return cannons_lost(aims, option.id())


def bombarded(aims: Aims, option: Option) -> float:
    return ready_there(aims, option.id())


def jammed(aims: Aims, option: Option) -> float:
    """A system in which much is at stake for others; then who would come there."""
    card = under_way(aims.table, SignalJamming)
    if option.key == "system" or not isinstance(card, SignalJamming):
        others = [seat for seat in range(aims.table.seats) if seat != aims.seat]
        kept = max([kept_from(aims, seat, option.id()) for seat in others])
        return harm_there(aims, option.id()) if kept else -NOBODY_COMES
    return kept_from(aims, option.id(), card.target) + 0.5 * (option.id() == leader(aims.table, aims.seat))


MEASURES: Final[dict[str, Callable[[Aims, Option], float]]] = {
    "mining-initiative": mined,
    "uprising": robbed,
    "spy": spied,
    "mageon-implants": spied,
    "plague": plagued,
    "unstable-planet": shaken,
    "cripple-defenses": crippled,
    "tactical-bombardment": bombarded,
    "signal-jamming": jammed,
}


def target(aims: Aims, decision: Decision) -> Choice:
    """What is proposed, else what hurts the leader, else what is best of one's own.

    Options that name players, planets or systems are compared; of others the first that is no refusal.
    """
    if not decision.forms and any(option.things for option in decision.options):
        return best(decision, lambda option: target_worth(aims, option))
    return proposed(decision)


def poison(aims: Aims, decision: Decision) -> Choice:
    """Where most infantry dies."""
    return best(decision, lambda option: infantry_lost(aims, "x89-bacterial-weapon", option.id()))


def target_worth(aims: Aims, option: Option) -> float:
    table, first = aims.table, leader(aims.table, aims.seat)
    if not option.things:
        return -1.0
    seat, planet, system, type = [of_kind(option, kind) for kind in ("seat", "planet", "system", "type")]
    if seat != NOBODY:
        whose = -5.0 if seat == aims.seat else table.players[seat].points + 0.5 * (seat == first)
        return whose + (unit_of(table, seat, type).cost if 0 <= type < COUNT else 0)
    if 0 <= planet < len(table.controller):
        owner = table.controller[planet]
        worth = resources(table, planet) + 0.5 * influence(table, planet)
        return worth + (20.0 if owner == first else 10.0 if owner not in (-1, aims.seat) else 0.0)
    if system != NOBODY:
        return good_there(aims, system)
    return 0.0


def good_there(aims: Aims, system: int) -> float:
    """Where an objective wants ships; else where most of one's own stand; home before others. Not where the fleet pool
    holds no more."""
    player = aims.table.players[aims.seat]
    if capital_ships(player.ships_in(system)) >= fleet_limit(aims.table, aims.seat):
        return -1.0
    there = sum([count(player.ships_in(system), type) for type in SHIPS])
    return aims.of_unit(system, DESTROYER) + there + (2.0 if system == home_of(aims.table, aims.seat) else 0.0)


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


def give_strategy(aims: Aims, decision: Decision) -> Choice:
    return best(decision, lambda option: -card_worth(aims, option.id()))


def take_strategy(aims: Aims, decision: Decision) -> Choice:
    return best(decision, lambda option: card_worth(aims, option.id()))


def agree(aims: Aims, decision: Decision) -> Choice:
    """Something good is offered: the last of the options is yes."""
    return picked(decision, len(decision.options) - 1)


def own_side(aims: Aims, decision: Decision) -> Choice:
    """Help is for oneself; where one has no part in it, against the leader."""
    first = leader(aims.table, aims.seat)
    return best(decision, lambda option: 1.0 if option.id() == aims.seat else -float(option.id() == first))


def dearest(aims: Aims, decision: Decision) -> Choice:
    """The best of the ships."""
    return best(decision, lambda option: float(unit_of(aims.table, aims.seat, option.id()).cost))
