"""What is seen of a combat, or of units that fire by an ability: both sides, the step, the dice, the hits."""

from __future__ import annotations

from typing import Final

from orrery.kernel.procedure import Frame
from orrery.ti4.combat import Gun, bombardment_bonus, cannon_bonus, taking_part
from orrery.ti4.loading import ON_PLANET, system_at
from orrery.ti4.rules.barrage import Barrage
from orrery.ti4.rules.bombardment import Bombardment
from orrery.ti4.rules.combat_round import CombatRound
from orrery.ti4.rules.ground_combat import GroundCombat
from orrery.ti4.rules.hits import AssignHits
from orrery.ti4.rules.retreat import Retreat
from orrery.ti4.rules.space_cannon import CannonFire
from orrery.ti4.rules.space_combat import SpaceCombat, SpaceCombatRound
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.view import CombatView, DieView

# The steps of a round, by the line that it stands on.
ROUND_STEPS: Final = {
    "choose_retreat": "retreats",
    "announce": "retreats",
    "end_what_nobody_can_win": "retreats",
    "roll_next_group": "dice",
    "assign_hits": "hits",
    "retreat": "retreat",
}


def combat_seen(game: Galaxy) -> CombatView | None:
    """The innermost combat or fire in progress."""
    stack = game.stack
    for depth in range(len(stack) - 1, -1, -1):
        now = stack[depth].procedure
        if isinstance(now, (SpaceCombat, GroundCombat)):
            return fight_seen(game, now, stack[depth + 1 :])
        if isinstance(now, CannonFire):
            bonus = cannon_bonus(game, now.target) if now.target != NOBODY else 0
            dice = fired(now.seat, now.guns, now.dice, bonus)
            return fire_seen(game, "space cannon", now.place, now.seat, now.target, dice)
        if isinstance(now, Bombardment) and now.dice:  # before, it may be part of a ground combat
            return bombardment_seen(game, now)
    return None


# -- combats -----------------------------------------------------------------------------------------------------------


def fight_seen(game: Galaxy, fight: SpaceCombat | GroundCombat, above: list[Frame]) -> CombatView:
    planet = fight.planet if isinstance(fight, GroundCombat) else -1
    system = fight.system if isinstance(fight, SpaceCombat) else game.chart.system_of[planet]
    now = above[0].procedure if above else None
    dice: tuple[DieView, ...] = ()
    retreating = NOBODY
    if isinstance(now, CombatRound):
        dice = tuple([DieView(*row, row[2] >= row[3]) for row in now.dice_so_far(game)])
        if isinstance(now, SpaceCombatRound):
            retreating = now.retreating
    step = step_of(above)
    for frame in above:
        barrage = frame.procedure
        if isinstance(barrage, Barrage):
            step = "barrage"
            mine, theirs = barrage.counting()
            dice = fired(fight.attacker, barrage.guns[0], mine, 0) + fired(fight.defender, barrage.guns[1], theirs, 0)
    return CombatView(
        "ground combat" if isinstance(fight, GroundCombat) else "space combat",
        system,
        planet,
        fight.attacker,
        fight.defender,
        fight.rounds,
        step,
        dice,
        open_hits(game, fight.attacker, fight.defender),
        retreating,
        troops_seen(game, (fight.attacker, fight.defender), system) if isinstance(fight, SpaceCombat) else (),
    )


def troops_seen(game: Galaxy, seats: tuple[int, int], system: int) -> tuple[tuple[int, int, int, int], ...]:
    """What fights in space as if it were a ship, and where it stands."""
    return tuple([(seat, *row) for seat in seats for row in taking_part(game, seat, system)])


def step_of(above: list[Frame]) -> str:
    """Of a round; between two rounds and after the last: "end"."""
    if not above or not isinstance(above[0].procedure, CombatRound):
        return "end"
    for frame in above[1:]:
        if isinstance(frame.procedure, AssignHits):
            return "hits"
        if isinstance(frame.procedure, Retreat):
            return "retreat"
    first = above[0]
    for line in reversed(first.lines[: first.at + 1]):
        if line.name in ROUND_STEPS:
            return ROUND_STEPS[line.name]
    return "start"


def open_hits(game: Galaxy, attacker: int, defender: int) -> tuple[int, int]:
    """Hits that are not carried out yet, by who made them."""
    made = [0, 0]
    for frame in game.stack:
        now = frame.procedure
        if isinstance(now, CombatRound):
            made = list(now.hits_so_far(game))
        elif isinstance(now, AssignHits):
            batches = (*now.batches, *[planned[0] for planned in now.plan])
            for _, maker, hits, _, _ in batches:
                if maker in (attacker, defender):
                    made[int(maker == defender)] += hits
    return made[0], made[1]


# -- unit abilities ----------------------------------------------------------------------------------------------------


def fired(seat: int, guns: tuple[Gun, ...], dice: tuple[int, ...], bonus: int) -> tuple[DieView, ...]:
    """The dice of those guns, in their order, as far as they are rolled."""
    found: list[DieView] = []
    at = 0
    for type, number, hit_on, _ in guns:
        found += [DieView(seat, type, die, hit_on - bonus, die + bonus >= hit_on) for die in dice[at : at + number]]
        at += number
    return tuple(found)


def bombardment_seen(game: Galaxy, now: Bombardment) -> CombatView:
    """The planet whose losses are being chosen, or the last that was rolled for."""
    places = now.places()
    at = max(0, min(len(now.dice), now.assigned or len(now.dice)) - 1)
    place = places[at]
    taker = next((frame.procedure for frame in reversed(game.stack) if isinstance(frame.procedure, AssignHits)), None)
    target = taker.batches[0][0] if taker is not None and taker.batches else NOBODY
    dice = fired(now.seat, now.guns_at(place), now.dice[at], bombardment_bonus(game, place - ON_PLANET))
    return fire_seen(game, "bombardment", place, now.seat, target, dice)


def fire_seen(game: Galaxy, kind: str, place: int, seat: int, target: int, dice: tuple[DieView, ...]) -> CombatView:
    step = "hits" if any(isinstance(frame.procedure, AssignHits) for frame in game.stack) else "dice"
    return CombatView(
        kind,
        system_at(game, place),
        place - ON_PLANET if place >= ON_PLANET else -1,
        seat,
        target,
        0,
        step if dice else "start",
        dice,
        open_hits(game, seat, target),
        NOBODY,
        (),
    )
