"""How the bot plays the Naalu Collective: it leaves what it would lose, and lands fighters beside its infantry."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.decision import Choice, Decision, Form, Gift
from orrery.ti4.bot.acting import choose_landing
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.attack import GOOD, chance_in_space, price_of, to_take, troops_of
from orrery.ti4.bot.reasons import Reason
from orrery.ti4.bot.replies import filled
from orrery.ti4.bot.targets import own_system
from orrery.ti4.combat import rivals_on
from orrery.ti4.initiative import by_initiative
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.odds import Combat, chance_to_win
from orrery.ti4.odds_table import ground_sides
from orrery.ti4.units import FIGHTER, INFANTRY, TYPES, count

WORTH_A_TOKEN: Final = 2.0  # what ships cost that are saved with one


def flees(aims: Aims, decision: Decision, number: int) -> bool:
    """Who has come would win, and the ships are worth the token."""
    table, system = aims.table, aims.table.active_system
    coming, mine = table.players[table.active].ships_in(system), table.players[aims.seat].ships_in(system)
    if price_of(table, aims.seat, mine) < WORTH_A_TOKEN:
        return False
    return chance_in_space(table, table.active, aims.seat, system, coming) > GOOD


def would_be_late(aims: Aims, decision: Decision, number: int) -> bool:
    """Half of the table would act before; to be first also scores first."""
    order = by_initiative(aims.table)
    return order.index(aims.seat) * 2 >= len(order)


def land(aims: Aims, decision: Decision) -> Choice:
    """As ever; where fighters may land they go where somebody resists, and a combat that infantry alone would not
    begin may be one for both."""
    usual = choose_landing(aims, decision)
    fighters = {place: most for place, kind, most in decision.rows if kind == TYPES[FIGHTER] and most}
    if not fighters:
        return usual
    table, seat = aims.table, aims.seat
    if usual.form is not None:
        resisting = [place for place, _, _ in usual.form.gifts if rivals_on(table, seat, place - ON_PLANET)]
        more: list[Gift] = [(place, TYPES[FIGHTER], fighters[place]) for place in resisting[:1]]
        return filled(decision, Form((*usual.form.gifts, *more)))
    infantry = count(table.players[seat].ships_in(table.active_system), INFANTRY)
    for _, planet in to_take(aims, table.active_system) if infantry else []:
        place = ON_PLANET + planet
        if place in fighters and chance_with_fighters(aims, planet) >= GOOD:
            return filled(
                decision, Form(((place, TYPES[INFANTRY], infantry), (place, TYPES[FIGHTER], fighters[place])))
            )
    return usual


def chance_with_fighters(aims: Aims, planet: int) -> float:
    """How likely everything that is there takes a planet, fighters in front."""
    table, seat = aims.table, aims.seat
    rivals = rivals_on(table, seat, planet)
    if not rivals:
        return 0.0
    landing = troops_of(table.players[seat].ships_in(table.active_system))
    mine, theirs = ground_sides(table, seat, rivals[0], planet, landing)
    mine.landed = (FIGHTER,)
    return max(0.0, chance_to_win(Combat(mine, theirs, ground=True)))  # where that is unknown, none


REASONS: Final[dict[str, Reason]] = {"foresight": flees, "gift-of-prescience": would_be_late}
TECHS: Final = {"neuroglaive": 2.5, "hybrid-crystal-fighter-2": 3.0}
JUDGED: Final[dict[str, Any]] = {"foresight": own_system, "land": land}
