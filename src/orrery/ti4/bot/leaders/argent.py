"""How the bot plays the leaders of the Argent Flight: soldiers where guards are missing, and ships where an objective
wants them."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Choice, Decision, Form, Gift, Option
from orrery.ti4.bot import targets
from orrery.ti4.bot.aims import Aims, under_way
from orrery.ti4.bot.ending import worth_of_hero
from orrery.ti4.bot.guarding import guard_worth
from orrery.ti4.bot.leaders.l1z1x import AT_LAST, WORTH_A_HERO
from orrery.ti4.bot.reasons import Reason, whenever
from orrery.ti4.bot.replies import best, filled, picked
from orrery.ti4.leaders.mirik_aun_sissiri import NO_MORE, beacons
from orrery.ti4.leaders.trilossa_aun_mirik import Spread, landings
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.rules.production import producing
from orrery.ti4.units import CRUISER, ground_forces


def bare_around(aims: Aims, decision: Decision, number: int) -> bool:
    """In one's own production, if a planet around has nobody; others are not helped."""
    table, seat = aims.table, aims.seat
    if producing(table).seat != seat:
        return False
    planets = [place - ON_PLANET for place in landings(table, producing(table))]
    return any(not ground_forces(table.players[seat].troops_on(planet)) for planet in planets)


def spread(aims: Aims, decision: Decision) -> Choice:
    """One of each kind after the other where a guard is worth most; those that guard already count."""
    troops = aims.table.players[aims.seat].troops_on
    there: dict[int, int] = {}
    for place, _, _ in decision.rows:
        if place >= ON_PLANET:
            there[place] = ground_forces(troops(place - ON_PLANET))
    sent: dict[tuple[int, str], int] = {}
    for kind, number in {kind: most for _, kind, most in decision.rows}.items():
        for _ in range(number):
            to = max(there, key=lambda place: guard_worth(aims, place - ON_PLANET) / (1.0 + there[place]))
            there[to] += 1
            sent[to, kind] = sent.get((to, kind), 0) + 1
    lines: list[Gift] = [(place, kind, number) for (place, kind), number in sent.items()]
    form = Form(tuple(sorted(lines)))
    asking = under_way(aims.table, Spread)
    fits = isinstance(asking, Spread) and asking.refuse_places(aims.table, aims.seat, form) is None
    return filled(decision, form) if fits else picked(decision, 0)


def fleet_wanted(aims: Aims, decision: Decision, number: int) -> bool:
    """An objective wants ships where a token calls them."""
    wanted = [aims.of_unit(system, CRUISER) for system in beacons(aims.table, aims.seat)]
    return max(wanted, default=0.0) >= worth_of_hero(aims, WORTH_A_HERO, AT_LAST)


def beacon(aims: Aims, decision: Decision) -> Choice:
    """Where ships are wanted; else it is enough."""

    def worth(option: Option) -> float:
        if option == NO_MORE:
            return 0.5
        return aims.of_unit(option.id(), CRUISER) + 0.1 * targets.good_there(aims, option.id())

    return best(decision, worth)


REASONS: Final[dict[str, Reason]] = {
    "trilossa-aun-mirik": bare_around,
    "trrakan-aun-zulok": whenever,
    "mirik-aun-sissiri": fleet_wanted,
}
JUDGED: Final = {"spread troops": spread, "helix where": beacon}
