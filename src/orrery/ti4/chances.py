"""Chances at a table: of the combat that a plan leads to, of the landings of a form, of a combat that has begun.

In thousandths, computed over all rolls. What they rest on is told with them, by keys that clients put into words.
"""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Choice, Decision, Form, Sum
from orrery.ti4.adjacency import NEBULA, is_anomaly
from orrery.ti4.loading import ON_PLANET, type_of
from orrery.ti4.odds import Combat, TooLarge, odds
from orrery.ti4.odds_question import ON_PLANET as ON_GROUND
from orrery.ti4.odds_question import SPACE, Party
from orrery.ti4.odds_reasons import left_aside
from orrery.ti4.odds_table import ground_sides, joining, owned_keys, side_of, space_combat
from orrery.ti4.queries import enemies_in
from orrery.ti4.rules.combat_round import CombatRound
from orrery.ti4.state import Galaxy
from orrery.ti4.sums import ALL, with_more
from orrery.ti4.units import NONE, SHIPS, Force, changed, count

WHOLE: Final = 1000
TEXTS_ASIDE: Final = "assumes texts"
RESTING: Final = ("assumes all", "assumes losses", "assumes retreats", "assumes cards")  # what every chance rests on


def form_chances(game: Galaxy, decision: Decision, form: Form) -> list[Sum]:
    """Of a movement plan or a landing as it stands; of other forms there is nothing to say."""
    seat, system = decision.seat, game.active_system
    if decision.prompt == "move":
        arriving = [line for line in form.gifts if line[0] != system]
        found = space_chances(with_more(game, seat, system, arriving), seat, system)
        return [*found, *chances_with_more(game, decision, form)] if found else found
    return ground_chances(game, seat, form) if decision.prompt == "land" else []


def chances(where: int, combat: Combat) -> list[Sum]:
    """Win and draw in thousandths; the rest is lost. Nothing where it would take too long."""
    try:
        found = odds(combat)
    except TooLarge:
        return []
    return [("win", where, round(WHOLE * found.win), WHOLE), ("draw", where, round(WHOLE * found.draw), WHOLE)]


def chances_with_more(game: Galaxy, decision: Decision, form: Form) -> list[Sum]:
    """The chance to win with one ship more of a row, by its place in the question, if the plan would still be taken."""
    seat, system = decision.seat, game.active_system
    planned = {(place, kind): number for place, kind, number in form.gifts}
    found: list[Sum] = []
    for row, (place, kind, most) in enumerate(decision.rows):
        number = planned.get((place, kind), 0)
        if place == system or place >= ON_PLANET or number >= most or type_of(kind)[0] not in SHIPS:
            continue
        lines = [line for line in form.gifts if line[:2] != (place, kind)] + [(place, kind, number + 1)]
        if game.would_refuse(Choice(seat, (), Form(tuple(lines)))) is None:
            then = with_more(game, seat, system, [line for line in lines if line[0] != system])
            told = space_chances(then, seat, system)
            found += [("win with", row, amount, whole) for name, _, amount, whole in told if name == "win"]
    return found


def space_chances(game: Galaxy, seat: int, system: int) -> list[Sum]:
    """The space combat that would follow, with the cannons of everybody before it."""
    others = enemies_in(game, seat, system)
    combat = space_combat(game, seat, system)
    if combat is None or not others or not any(count(game.players[seat].ships_in(system), type) for type in SHIPS):
        return []
    resting = [*RESTING, *(["assumes thirds"] if len(others) > 1 else [])]
    resting += not_counted(game, combat, (seat, others[0]))
    return [*chances(ALL, combat), *[(each, ALL, 1, ALL) for each in resting]]


def ground_chances(game: Galaxy, seat: int, form: Form) -> list[Sum]:
    """For each planet that is defended: the space cannons there, then the ground combat. The bombardment is over."""
    landing: dict[int, Force] = {}
    for place, kind, number in form.gifts:
        type, hurt = type_of(kind)
        landing[place] = changed(landing.get(place, NONE), type, number, hurt)
    found: list[Sum] = []
    resting = list(RESTING)
    for place, force in sorted(landing.items()):
        planet = place - ON_PLANET
        others = [other for other in range(game.seats) if other != seat and game.players[other].troops_on(planet)]
        if others:
            landed = tuple([type for type in SHIPS if count(force, type)])
            mine, theirs = ground_sides(game, seat, others[0], planet, force, landed, joined=True)
            combat = Combat(mine, theirs, ground=True, bombarded=True)
            found += chances(place, combat)
            resting += [each for each in not_counted(game, combat, (seat, others[0])) if each not in resting]
    return [*found, *[(each, ALL, 1, ALL) for each in resting]] if found else []


def not_counted(game: Galaxy, combat: Combat, seats: tuple[int, int]) -> list[str]:
    """Whether something of the two sides that somebody may use in the combat is left out of the numbers."""
    place = ON_GROUND if combat.ground else SPACE
    kinds = ("ability",) if combat.ground else ("ability", "flagship")
    for seat, side in zip(seats, (combat.attacker, combat.defender)):
        if any(key in kinds for key, _ in left_aside(Party("", side, owned_keys(game, seat)), place)):
            return [TEXTS_ASIDE]
    return []


def chances_now(game: Galaxy, seat: int, fight: CombatRound, system: int) -> tuple[int, ...]:
    """Win and draw of one side in a space combat that has begun; nothing if that would take too long."""
    mine, theirs = [
        side_of(game, each, game.players[each].ships_in(system), [], system, joining(game, each, system))
        for each in (fight.attacker, fight.defender)
    ]
    nebula = is_anomaly(game, system, NEBULA)
    found = chances(ALL, Combat(mine, theirs, nebula=nebula, begun=True))
    if not found:
        return ()
    win, draw = found[0][2], found[1][2]
    return (win, draw) if seat == fight.attacker else (WHOLE - win - draw, draw)
