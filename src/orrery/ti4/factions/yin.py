"""Yin Brotherhood: turns the soldiers of others, and gives its ships away for a hit."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.decision import Decision, Reply, Thing, about
from orrery.kernel.procedure import Call, Next
from orrery.ti4.combat import fighting, force_at
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.modifier import Modifier
from orrery.ti4.payments import INFLUENCE, purse
from orrery.ti4.queries import deciding
from orrery.ti4.reinforcements import figure_at_hand
from orrery.ti4.rules.combat_round import any_round
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.deploying import deploy, may_deploy
from orrery.ti4.rules.hits import THIS_TYPE, AssignHits, hits_against
from orrery.ti4.rules.moments import what_happened
from orrery.ti4.rules.moves import Doomed, destroy_ship, destroy_units, put_units
from orrery.ti4.rules.picking import Item, pick_units, picked_units
from orrery.ti4.rules.placing import PlaceUnits
from orrery.ti4.rules.space_combat import all_as_ships, combat_round, ships_to_strike
from orrery.ti4.rules.spending import Spend
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import COUNT, CRUISER, DESTROYER, FLAGSHIP, INFANTRY, MECH, count, whole
from orrery.ti4.windows import (
    END_OF_SPACE_COMBAT_ROUND,
    START_OF_GROUND_COMBAT_ROUND,
    WHEN_UNIT_DESTROYED,
)

PRICE: Final = 2  # influence
MORE_FOR_MECH: Final = 1
SACRIFICED: Final = (DESTROYER, CRUISER)


class Indoctrination(Deed):
    """At the start of a ground combat: spend 2 influence to replace 1 of your opponent's infantry in it with 1 infantry
    from your reinforcements. Who is replaced is not destroyed."""

    WINDOWS = (START_OF_GROUND_COMBAT_ROUND,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, type: int = NOBODY) -> None:
        super().__init__(seat, source, cancelled)
        self.type = type  # what comes in the place of that infantry

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        fight = any_round(game)
        if fight.number > 1 or seat not in (fight.attacker, fight.defender):
            return False
        convert = count(force_at(game, fight.opponent(seat), fight.place()), INFANTRY) > 0
        return convert and bool(converts(game, seat, fight.place()))

    def choose(self, game: Galaxy) -> Next:
        if self.type != NOBODY:
            return None
        place = any_round(game).place()
        things = (("planet", place - ON_PLANET),)
        return Decision(self.seat, "convert into", about("type", converts(game, self.seat, place)), things=things)

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.type = reply.option().id()
        return None

    def pay(self, game: Galaxy) -> Next:
        return Call(Spend(self.seat, INFLUENCE, price_of(self.type)))

    def commit(self, game: Galaxy) -> Next:
        fight = any_round(game)
        place, opponent = fight.place(), fight.opponent(self.seat)
        put_units(game, opponent, place, INFANTRY, -1, not whole(force_at(game, opponent, place), INFANTRY))
        game.note("indoctrinated", self.seat, opponent, place)
        if self.type == MECH:
            deploy(game, self.seat, place)
            return None
        return Call(PlaceUnits(self.seat, place, INFANTRY))


def price_of(type: int) -> int:
    """What it costs to turn an infantry into one of one's own of that type, in one payment."""
    return PRICE + MORE_FOR_MECH if type == MECH else PRICE


def converts(game: Galaxy, seat: int, place: int) -> list[int]:
    """The types into which this player could turn an infantry there and pay for it."""
    money = purse(game, seat, INFLUENCE)
    found = [INFANTRY] if money >= PRICE and figure_at_hand(game, seat, INFANTRY, place) else []
    if money >= price_of(MECH) and may_deploy(game, seat, place):
        found += (
            [MECH]
            if any(each.turns_into_mechs(game, seat) for each in deciding(game, Modifier.turns_into_mechs))
            else []
        )
    return found


class Sacrifice(Deed):
    """In a space combat: destroy 1 of your cruisers or destroyers there, which produces 1 hit."""

    def __init__(
        self, seat: int, source: int, cancelled: bool = False, ship: int = NOBODY, target: int = NOBODY
    ) -> None:
        super().__init__(seat, source, cancelled)
        self.ship = ship  # its type
        self.target = target  # likewise, of a damaged one with COUNT added

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return can_strike(game, seat)

    def choose(self, game: Galaxy) -> Next:
        if self.ship != NOBODY:
            return None
        things = (("system", combat_round(game).system),)
        items: list[Item] = [("unit", type, False) for type in may_sacrifice(game, self.seat)]
        return pick_units(self.seat, "sacrifice", items, 1, things)

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.ship = picked_units(reply.options())[0][1]
        return None

    def aims(self) -> tuple[Thing, ...]:
        return (("type", self.ship),) if self.ship != NOBODY else ()

    def pay(self, game: Galaxy) -> Next:
        system = combat_round(game).system
        hurt = not whole(game.players[self.seat].ships_in(system), self.ship)
        destroy_ship(game, self.seat, system, self.ship, hurt, self.seat)
        return None


def can_strike(game: Galaxy, seat: int) -> bool:
    """This side of the combat has a ship to give, and the other one to hit."""
    fight = combat_round(game)
    if seat not in (fight.attacker, fight.defender) or not may_sacrifice(game, seat):
        return False
    return fighting(game, fight.opponent(seat), fight.system)


def may_sacrifice(game: Galaxy, seat: int) -> list[int]:
    """The types of which this player could give a ship."""
    force = game.players[seat].ships_in(combat_round(game).system)
    return [type for type in SACRIFICED if count(force, type)]


class Devotion(Sacrifice):
    """After each round of a space combat: destroy 1 of your cruisers or destroyers to produce 1 hit and assign it to a
    ship of your opponent. That ship alone may sustain it."""

    WINDOWS = (END_OF_SPACE_COMBAT_ROUND,)

    def choose(self, game: Galaxy) -> Next:
        if self.ship == NOBODY or self.target != NOBODY:
            return super().choose(game)
        things = (("system", combat_round(game).system),)
        return pick_units(self.seat, "devotion", ships_to_strike(game, self.seat), 1, things)

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        if self.ship == NOBODY:
            return super().chosen(game, reply)
        _, type, hurt = picked_units(reply.options())[0]
        self.target = type + COUNT if hurt else type
        return None

    def commit(self, game: Galaxy) -> Next:
        fight = combat_round(game)
        batch = hits_against(fight.opponent(self.seat), self.seat, 1, THIS_TYPE, self.target)
        return Call(AssignHits(fight.system, batch))


class VanHauge(Deed):
    """The flagship: when it is destroyed, all ships in its system are destroyed, whosever they are."""

    WINDOWS = (WHEN_UNIT_DESTROYED,)
    DUTY = True

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        lost = what_happened(game)
        if (lost.seat, lost.about) != (seat, FLAGSHIP) or lost.number >= ON_PLANET:
            return False
        return bool(beside(game, lost.number))

    def commit(self, game: Galaxy) -> Next:
        doomed = beside(game, what_happened(game).number)
        destroy_units(game, doomed, [self.seat] * len(doomed))
        return None


def beside(game: Galaxy, system: int) -> list[Doomed]:
    """All ships there, and what fights as if it were one."""
    found: list[Doomed] = []
    for seat in range(game.seats):
        found += all_as_ships(game, seat, system)
    return found


DEEDS: Final[dict[str, tuple[Any, ...]]] = {
    "indoctrination": (Indoctrination,),
    "devotion": (Devotion,),
    "van-hauge": (VanHauge,),
}
STANDING: Final[dict[str, type[Modifier]]] = {}
