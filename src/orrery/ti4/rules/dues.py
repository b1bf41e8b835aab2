"""Dues: limits that hold at all times. Whatever may break one marks it (`Galaxy.mark`), and the runner has it settled
before the next step, so that no procedure can forget it.

Victory, structures left alone, blockaded factories: settled at once, nobody is asked. Control by presence and
elimination are procedures of their own. Command tokens beyond those of the box, fleet pool, capacity, tokens of units
without a figure, hand limit: their owner chooses. Leaders are unlocked last, and while nothing is being resolved.
"""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Decisions, Option, Refused, Reply, Thing, about
from orrery.kernel.procedure import Done, Next, Procedure, Step
from orrery.ti4.building import is_blockaded
from orrery.ti4.components import COMPONENTS
from orrery.ti4.initiative import by_initiative
from orrery.ti4.limits import over_capacity, over_fleet
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.modifier import Modifier
from orrery.ti4.queries import deciding, ground_forces_on
from orrery.ti4.reinforcements import TOKENED, tokens_left
from orrery.ti4.rules.capacity import RemoveExcess
from orrery.ti4.rules.capturing import return_to_blockaders
from orrery.ti4.rules.control import GainControl
from orrery.ti4.rules.elimination import Eliminate, has_nothing_left
from orrery.ti4.rules.ending import end_game
from orrery.ti4.rules.foreign_tokens import ReturnForeign
from orrery.ti4.rules.invasion import Invasion
from orrery.ti4.rules.leaders import UnlockLeaders, is_resolving, may_unlock
from orrery.ti4.rules.moves import Doomed, destroy_units, discard_cards
from orrery.ti4.rules.nexus import wake_nexus
from orrery.ti4.rules.placing import ReplaceTokens, tokens_alone
from orrery.ti4.rules.space_combat import SpaceCombat
from orrery.ti4.state import (
    ELIMINATION_DUE,
    FIGURE_DUE,
    FLEET_DUE,
    FOREIGN_DUE,
    HAND_DUE,
    LEADER_DUE,
    NEXUS_DUE,
    NOBODY,
    PLANET_DUE,
    TOKEN_DUE,
    VICTORY_DUE,
    Galaxy,
)
from orrery.ti4.units import SPACE_DOCK, STRUCTURES, count, damaged

HAND_LIMIT: Final = 7
POOLS: Final = ("tactic", "fleet", "strategy")


def drop_what_holds(game: Galaxy) -> None:
    """Settle what asks nobody, and keep of the marks those that are broken indeed, in the order of settling."""
    due = game.due
    game.due = due[:0]  # not (): compiled, that would be a type of its own
    for kind, seat, place in sorted(due):
        if kind == NEXUS_DUE:
            wake_nexus(game, seat, place)
        elif kind == VICTORY_DUE:
            end_if_won(game)
        elif kind == PLANET_DUE:
            destroy_lone_structures(game, place)
        elif kind == FLEET_DUE:
            return_to_blockaders(game, place)
            destroy_blockaded_docks(game, place)
    left = [mark for mark in due if is_open(game, mark)]
    for mark in game.due:  # by what was just settled
        if mark not in left and is_open(game, mark):
            left.append(mark)
    game.due = tuple(sorted(left))


def is_open(game: Galaxy, mark: tuple[int, int, int]) -> bool:
    """The limit is broken, and a procedure settles it."""
    kind, seat, place = mark
    if kind == PLANET_DUE:
        return heir_of(game, place) != NOBODY
    if kind == ELIMINATION_DUE:
        return has_nothing_left(game, seat)
    if kind == FLEET_DUE:
        if over_fleet(game, seat, place, True):
            return True
        over = over_fleet(game, seat, place) or over_capacity(game, seat, place)
        return bool(over) and not is_fighting(game, seat, place)
    if kind == TOKEN_DUE:
        return tokens_missing(game, seat) > 0
    if kind == FIGURE_DUE:
        return tokens_alone(game, seat, place) > 0
    if kind == FOREIGN_DUE:
        return bool(game.players[seat].foreign)
    if kind == LEADER_DUE:
        return place in game.players[seat].locked or (bool(may_unlock(game, seat)) and not is_resolving(game))
    return kind == HAND_DUE and len(game.players[seat].hand) > hand_limit(game, seat)


def is_due(game: Galaxy) -> bool:
    """Something must be settled before the next step. A leader that is earned waits for what is being resolved."""
    return bool(game.due) and (game.due[0][0] != LEADER_DUE or not is_resolving(game))


def settle_next(game: Galaxy) -> Procedure:
    """The procedure that settles the first due. Whoever has too many cards is asked together with the others."""
    kind, seat, place = game.due[0]
    if kind == HAND_DUE:
        seats = tuple([each for due, each, _ in game.due if due == HAND_DUE])
        game.due = tuple([mark for mark in game.due if mark[0] != HAND_DUE])
        return DiscardToLimit(seats)
    game.due = game.due[1:]
    if kind == PLANET_DUE:
        return GainControl(heir_of(game, place), place)
    if kind == ELIMINATION_DUE:
        return Eliminate(seat)
    if kind == FIGURE_DUE:
        return ReplaceTokens(seat, place)
    if kind == TOKEN_DUE:
        return TakeFromPool(seat)
    if kind == FOREIGN_DUE:
        return ReturnForeign(seat, place)
    if kind == LEADER_DUE:
        return UnlockLeaders(seat, place)
    return RemoveExcess(seat, place, True, is_fighting(game, seat, place))


def open_dues(game: Galaxy) -> list[tuple[int, int, int]]:
    """Every limit that is broken on the whole table, marked or not: for the law that there is none."""
    found: list[tuple[int, int, int]] = []
    for seat, player in enumerate(game.players):
        marks = [(FLEET_DUE, seat, system) for system in player.space]
        marks += [(PLANET_DUE, seat, planet) for planet in player.ground]
        marks += [(FIGURE_DUE, seat, type) for type in TOKENED]
        marks += [(ELIMINATION_DUE, seat, NOBODY), (TOKEN_DUE, seat, NOBODY), (HAND_DUE, seat, NOBODY)]
        marks.append((LEADER_DUE, seat, NOBODY))
        found += [mark for mark in marks if is_open(game, mark)]
        if player.points >= game.goal:
            found.append((VICTORY_DUE, seat, NOBODY))
        found += [(PLANET_DUE, seat, planet) for planet in player.ground if lone_structures(game, seat, planet)]
        found += [(FLEET_DUE, seat, system) for system in player.space if blockaded_docks(game, seat, system)]
    return found


def is_fighting(game: Galaxy, seat: int, system: int) -> bool:
    """That player is in a space combat there whose winner has not been named: capacity does not count (49.3c)."""
    for frame in game.stack:
        now = frame.procedure
        if isinstance(now, SpaceCombat) and now.system == system and seat in (now.attacker, now.defender):
            if frame.at <= frame.position("count_capacity"):
                return True
    return False


# -- victory -----------------------------------------------------------------------------------------------------------


def end_if_won(game: Galaxy) -> None:
    """The first in initiative order with the points wins; without strategy cards the first from the speaker on."""
    winners = [seat for seat in range(game.seats) if game.players[seat].points >= game.goal]
    if winners:
        end_game(game, [seat for seat in by_initiative(game) if seat in winners][:1])


# -- planets -----------------------------------------------------------------------------------------------------------


def destroy_lone_structures(game: Galaxy, planet: int) -> None:
    """Structures without ground forces fall where others have units."""
    doomed: list[Doomed] = []
    for seat in range(game.seats):
        mine = game.players[seat].troops_on(planet)
        types = lone_structures(game, seat, planet)
        for at, type in enumerate(types):
            doomed.append((seat, ON_PLANET + planet, type, types[:at].count(type) < damaged(mine, type)))
    destroy_units(game, doomed)


def lone_structures(game: Galaxy, seat: int, planet: int) -> list[int]:
    """The structures of that player that have nobody to guard them against the units of another."""
    mine = game.players[seat].troops_on(planet)
    if not mine or ground_forces_on(game, seat, planet) or not in_peace(game, planet):
        return []
    if not any(game.players[other].troops_on(planet) for other in range(game.seats) if other != seat):
        return []
    return [type for type in STRUCTURES for _ in range(count(mine, type))]


def heir_of(game: Galaxy, planet: int) -> int:
    """Who has units on a planet whose controller has none."""
    controller = game.controller[planet]
    if controller == NOBODY or game.players[controller].troops_on(planet) or not in_peace(game, planet):
        return NOBODY
    there = [seat for seat in range(game.seats) if game.players[seat].troops_on(planet)]
    return there[0] if there else NOBODY


def in_peace(game: Galaxy, planet: int) -> bool:
    """No invasion of its system is in progress: in an invasion control is established in its last step."""
    system = game.chart.system_of[planet]
    for frame in game.stack:
        now = frame.procedure
        if isinstance(now, Invasion) and now.system == system:
            return False
    return True


# -- space docks in space ----------------------------------------------------------------------------------------------


def destroy_blockaded_docks(game: Galaxy, system: int) -> None:
    """A space dock that stands in space falls when it is blockaded (72.4a)."""
    doomed: list[Doomed] = []
    for seat in range(game.seats):
        doomed += [(seat, system, SPACE_DOCK, False)] * blockaded_docks(game, seat, system)
    destroy_units(game, doomed)


def blockaded_docks(game: Galaxy, seat: int, system: int) -> int:
    docks = count(game.players[seat].ships_in(system), SPACE_DOCK)
    return docks if docks and is_blockaded(game, seat, system) else 0


# -- command tokens ----------------------------------------------------------------------------------------------------


def tokens_missing(game: Galaxy, seat: int) -> int:
    """How many command tokens lie on the table beyond those that there are."""
    return -tokens_left(game, seat)


class TakeFromPool(Procedure):
    """A token was placed though none was left in the reinforcements: it comes from a pool of the owner's choice."""

    STEPS = (Step("ti4:52.3b", "choose_pool", "take"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose_pool(self, game: Galaxy) -> Next:
        player = game.players[self.seat]
        numbers = (player.tactic, player.fleet, player.strategy)
        pools = [Option("pool", (("pool", index),), (number,)) for index, number in enumerate(numbers) if number]
        return Decision(self.seat, "which pool", pools)

    def why_not(self, game: Galaxy, seat: int, thing: Thing) -> Refused | None:
        return Refused("pool-empty", (thing[1],), "ti4:52.3b") if thing[0] == "pool" else None

    def take(self, game: Galaxy, reply: Reply) -> Next:
        player, pool = game.players[self.seat], reply.option().id()
        if POOLS[pool] == "tactic":
            player.tactic -= 1
        elif POOLS[pool] == "fleet":
            player.fleet -= 1
            game.mark_fleets(self.seat)
        else:
            player.strategy -= 1
        game.note("token from pool", self.seat, pool)
        game.mark(TOKEN_DUE, self.seat)
        return Done()


# -- hands -------------------------------------------------------------------------------------------------------------


def hand_limit(game: Galaxy, seat: int) -> int:
    if any(each.lifts_hand_limit(game, seat) for each in deciding(game, Modifier.lifts_hand_limit)):
        return len(COMPONENTS)
    limit = HAND_LIMIT
    for each in deciding(game, Modifier.hand_limit):
        limit = each.hand_limit(game, seat, limit)
    return limit


class DiscardToLimit(Procedure):
    """More action cards than the limit: their owners choose which to discard, all at once."""

    STEPS = (Step("ti4:3.4", "choose_cards", "discard"),)

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def choose_cards(self, game: Galaxy) -> Next:
        asked: list[Decision] = []
        for seat in self.seats:
            hand = game.players[seat].hand
            number = len(hand) - hand_limit(game, seat)
            if number > 0:
                asked.append(Decision(seat, "discard", about("card", hand), number, number))
        if not asked:
            return None
        return asked[0] if len(asked) == 1 else Decisions(asked)

    def discard(self, game: Galaxy, reply: Reply) -> Next:
        for answer in reply.answers:
            discard_cards(game, answer.seat, [option.id() for option in answer.options])
        return Done()
