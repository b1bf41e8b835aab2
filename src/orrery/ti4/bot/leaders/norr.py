"""How the bot plays the leaders and the mech of the N'orr: soldiers where they are missing, none where they guard."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Choice, Decision, Form, Gift
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.attack import GOOD, chance_in_space, guards_on, landing_chance, planet_worth, to_take, troops_of
from orrery.ti4.bot.ending import worth_of_hero
from orrery.ti4.bot.reasons import Reason
from orrery.ti4.bot.replies import filled, picked
from orrery.ti4.bot.sheets.sol import land
from orrery.ti4.combat import force_at
from orrery.ti4.loading import ON_PLANET, type_of
from orrery.ti4.queries import enemies_in
from orrery.ti4.rules.relocating import TO
from orrery.ti4.tiles import MECATOL_REX
from orrery.ti4.units import NONE, changed, ground_forces

DEAR: Final = 6.0  # a planet that is worth a whole fleet and the hero
AT_LAST: Final = 3.0


def for_me(aims: Aims, decision: Decision, number: int) -> bool:
    """In one's own action; nobody else is helped."""
    return aims.table.active == aims.seat


def past_the_fleet(aims: Aims, decision: Decision, number: int) -> bool:
    """The combat in space would not be won, the landing would be, and what is there is dear."""
    table, seat, system = aims.table, aims.seat, aims.table.active_system
    force = table.players[seat].ships_in(system)
    others = enemies_in(table, seat, system)
    strong = [other for other in others if chance_in_space(table, seat, other, system, force) < GOOD]
    dear = worth_of_hero(aims, DEAR, AT_LAST)
    wanted = [planet for worth, planet in to_take(aims, system) if worth >= dear]
    return bool(strong) and any(landing_chance(aims, planet, troops_of(force)) >= GOOD for planet in wanted)


def send(aims: Aims, decision: Decision) -> Choice:
    """To the dearest planet of others, from where somebody stays; where it is defended, only if that wins."""
    table, seat = aims.table, aims.seat
    spare: list[Gift] = []
    for place, kind, number in decision.rows:
        guards = ground_forces(force_at(table, seat, place))
        if not kind.startswith(TO) and guards > 1 and all(each[0] != place for each in spare):
            spare.append((place, kind, number))
    aimed = [place - ON_PLANET for place, kind, _ in decision.rows if kind.startswith(TO)]
    open_ones = sorted({planet for planet in aimed if table.controller[planet] != seat})
    if not decision.options:  # somebody must land where the custodians were
        open_ones = [planet for planet in open_ones if planet == MECATOL_REX]
    for planet in sorted(open_ones, key=lambda each: -planet_worth(aims, each)):
        sent = [line for line in spare if line[0] != ON_PLANET + planet]
        landing = troops_of(table.players[seat].troops_on(planet)) or NONE
        for _, kind, number in sent:
            type, hurt = type_of(kind)
            landing = changed(landing, type, number, hurt)
        if sent and (not guards_on(aims, planet) or landing_chance(aims, planet, landing) >= GOOD):
            kinds = list(dict.fromkeys([kind for _, kind, _ in sent]))
            to = [(ON_PLANET + planet, TO + kind, sum([each == kind for _, each, _ in sent])) for kind in kinds]
            return filled(decision, Form(tuple(sorted([*sent, *to]))))
    return picked(decision, 0) if decision.options else one_of(decision)


def one_of(decision: Decision) -> Choice:
    """Where somebody must land, one does: the first who could, to where all would go."""
    lines = sorted((decision.forms or [])[0].gifts, key=lambda line: line[1].startswith(TO))
    place, kind, _ = lines[0]
    there = next(line[0] for line in lines if line[1] == TO + kind)
    return filled(decision, Form(((place, kind, 1), (there, TO + kind, 1))))


REASONS: Final[dict[str, Reason]] = {"tro": for_me, "shval-harbinger": past_the_fleet}
JUDGED: Final = {"tro": land, "commit from planets": send}
