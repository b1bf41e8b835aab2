"""Hits: all that sustain damage do, one at a time so that others can answer; then what is lost falls together.

A batch of hits has a kind: which units may take them. Hits are taken at one place, the space of a system or a planet,
by one player or by both sides of a combat, who choose at once.
"""

from __future__ import annotations

from typing import ClassVar, Final

from orrery.kernel.decision import Decision, Decisions, Option, Refused, Reply, Thing
from orrery.kernel.procedure import Call, Goto, Loop, Next, Procedure, Step
from orrery.kernel.window import opened
from orrery.ti4.combat import (
    cancelled_by_sustaining,
    combatants,
    force_at,
    mends,
    shielding,
    side_at,
    sustaining,
    taking_part,
    thing_at,
    where_they_fight,
)
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.rules.moves import Doomed, destroy_units
from orrery.ti4.rules.picking import Item, pick_units, picked_units
from orrery.ti4.rules.sustaining import SustainDamage, sustain
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.sustained import forget_sustained
from orrery.ti4.units import COUNT, FIGHTER, FLAGSHIP, NONE, Force, count, damaged, whole
from orrery.ti4.windows import (
    AFTER_SUSTAIN_DAMAGE_USED,
    BEFORE_ASSIGN_ANTI_FIGHTER_BARRAGE_HITS,
    BEFORE_ASSIGN_BOMBARDMENT_HITS,
    BEFORE_ASSIGN_GROUND_COMBAT_HITS,
    BEFORE_ASSIGN_SPACE_CANNON_DEFENSE_HITS,
    BEFORE_ASSIGN_SPACE_CANNON_HITS,
    BEFORE_ASSIGN_SPACE_COMBAT_HITS,
    WHEN_SUSTAIN_DAMAGE_USED,
)

SUSTAIN: Final = "sustain"
DESTROY: Final = "destroy"
COVERED: Final = "covered"  # in a plan: hits that the use of sustain damage before it cancels as well

# Kinds of hits, the narrow ones first: in this order they are assigned.
THIS_TYPE: Final = 0  # a unit that whoever made the hit has named: its type, of a damaged one with COUNT added
FIGHTERS: Final = 1
NOT_FIGHTERS: Final = 2  # if able
ANY: Final = 3

Batch = tuple[int, int, int, int, int]  # who takes them, who made them, how many, kind, type if the kind names one
Planned = tuple[Batch, str, int, bool]  # the hits that are taken; sustain, covered or destroy; type, damaged


def hit_steps(rule: str) -> tuple[Step, ...]:
    """The steps of taking hits, by the rule of the combat or ability that made them."""
    return (
        Step(rule, "let_others_interfere"),
        Loop(rule, "choose_losses", "note_losses"),
        Loop("ti4:75", "sustain_next"),
        Step(rule, "destroy_chosen"),
        Step(rule, "assign_the_rest"),
    )


class AssignHits(Procedure):
    """Everybody who takes hits says at once what shall take them; that holds until somebody interferes.

    Any choice of that many of the things offered is legal: a ship may sustain one hit and be destroyed by another.
    Where one use of sustain damage cancels several hits, which units sustain is asked before the rest.
    """

    WINDOW: ClassVar[str] = BEFORE_ASSIGN_SPACE_COMBAT_HITS  # before anything is chosen
    IN_COMBAT: ClassVar[bool] = True  # hits of a space combat, if they are taken in space
    STEPS = hit_steps("ti4:71.6")

    def __init__(
        self,
        place: int,
        batches: tuple[Batch, ...],
        plan: tuple[Planned, ...] = (),
        expected: tuple[tuple[int, Force], ...] = (),
        held: tuple[int, ...] = (),
        sustained: tuple[tuple[int, int], ...] = (),
        mended: tuple[tuple[int, int], ...] = (),
    ) -> None:
        self.place = place
        self.batches = batches  # not yet in the plan
        self.plan = plan
        self.expected = expected  # by seat: the force as it must be for its plan to hold
        self.held = held  # seats that have said which units sustain, where each cancels several hits
        self.sustained = sustained  # seat and type of each unit that has sustained one of these hits and is still there
        self.mended = mended  # the same of those that have been repaired since: they do not sustain these hits again

    # -- for others ------------------------------------------------------------------------------------------------

    def hits_on(self, seat: int) -> int:
        """The hits that this seat has still to assign."""
        return sum(batch[2] for batch in self.batches if batch[0] == seat)

    def cancel(self, seat: int, number: int) -> None:
        """Cancel up to that many hits against a seat."""
        left: list[Batch] = []
        for batch in self.batches:
            taker, maker, hits, kind, type = batch
            if taker == seat:
                gone = min(number, hits)
                number -= gone
                hits -= gone
            if hits:
                left.append((taker, maker, hits, kind, type))
        self.batches = tuple(left)

    def cancel_one(self, batch: Batch) -> None:
        """Cancel one hit of that batch."""
        taker, maker, hits, kind, type = batch
        self._set_hits(batch, (taker, maker, hits - 1, kind, type))

    def mend(self, game: Galaxy, seat: int, type: int) -> None:
        """A unit that has sustained one of these hits is whole again. What was chosen holds."""
        left = list(self.sustained)
        left.remove((seat, type))
        self.sustained, self.mended = tuple(left), (*self.mended, (seat, type))
        self.expected = tuple(
            [(other, turned(force, type, back=True) if other == seat else force) for other, force in self.expected]
        )
        forget_sustained(game, seat, type)

    def forget_mended(self, seat: int, type: int) -> None:
        """One of those is destroyed."""
        left = list(self.mended)
        left.remove((seat, type))
        self.mended = tuple(left)

    def let_others_interfere(self, game: Galaxy) -> Next:
        return opened(game, self.WINDOW)

    # -- choosing --------------------------------------------------------------------------------------------------

    def choose_losses(self, game: Galaxy) -> Next:
        """Of each seat the narrowest batch; both sides at once."""
        asked: list[Decision] = []
        for seat in self._seats():
            batch = self._next_batch(game, seat)
            if batch is not None:
                asked.append(self._question(game, seat, batch))
        if not asked:
            return None
        return asked[0] if len(asked) == 1 else Decisions(asked)

    def _seats(self) -> list[int]:
        seats: list[int] = []
        for batch in self.batches:
            if batch[0] not in seats:
                seats.append(batch[0])
        return seats

    def _next_batch(self, game: Galaxy, seat: int) -> Batch | None:
        """The narrowest batch that something of this seat could still take."""
        found: Batch | None = None
        for batch in self.batches:
            if batch[0] == seat and (found is None or batch[3] < found[3]) and self._items(game, batch):
                found = batch
        return found

    def _question(self, game: Galaxy, seat: int, batch: Batch) -> Decision:
        items, hits = self._items(game, batch), batch[2]
        things = (thing_at(self.place),)
        each = cancelled_by_sustaining(game, seat)
        if self._asks_first(game, seat, batch[3]) and seat not in self.held:
            may = [item for item in items if item[0] == SUSTAIN]
            hits = sum([other[2] for other in self._open_to(batch)])
            return pick_units(seat, "sustain damage", may, min(len(may), -(-hits // each)), things, least=0)
        return pick_units(seat, "assign hits", items, min(hits, len(items)), things)

    def _open_to(self, batch: Batch) -> list[Batch]:
        """The hits that who could sustain one of this batch could take, narrow ones first: one use may cancel some of
        several kinds (75.6)."""
        found = [each for each in self.batches if each[0] == batch[0] and each[3:] == batch[3:]]
        if batch[3] >= NOT_FIGHTERS:
            found = [each for each in self.batches if each[0] == batch[0] and each[3] >= NOT_FIGHTERS]
        return sorted(found, key=lambda each: each[3])

    def _items(self, game: Galaxy, batch: Batch) -> list[Item]:
        """Everything that can take one hit of this batch beside the plan: sustaining first, small before big."""
        seat, _, _, kind, named = batch
        force = side = side_at(game, seat, self.place)
        if not force:
            return []
        if kind == THIS_TYPE and whole(force, named % COUNT) and damaged(force, named % COUNT):
            force = alone(force, named)
        types = [named % COUNT] if kind == THIS_TYPE else list(combatants(game, seat, self.place))
        if kind == FIGHTERS:
            if not count(force, FIGHTER):
                return []
            types = [FIGHTER]
        elif kind == NOT_FIGHTERS:
            types = [type for type in types if type != FIGHTER and count(force, type)] or types
        done = [(what, type, hurt) for taken, what, type, hurt in self.plan if taken[0] == seat]
        several = self._asks_first(game, seat, kind)
        items: list[Item] = []
        for type in self._shields(game, seat, types, force) if not (several and seat in self.held) else ():
            able = sustaining(game, seat, type, self.place, force if type in types else side)
            again = done.count((SUSTAIN, type, False)) + self.mended.count((seat, type))
            items += [(SUSTAIN, type, False)] * (able - again)
        if several and seat not in self.held and items:
            return items
        for type in types:
            sound = whole(force, type) - done.count((DESTROY, type, False))
            hurt = damaged(force, type) - done.count((DESTROY, type, True))
            # below zero: one that was to fall whole has sustained damage meanwhile
            items += [(DESTROY, type, True)] * (hurt + min(sound, 0)) + [(DESTROY, type, False)] * sound
        return items

    def _asks_first(self, game: Galaxy, seat: int, kind: int) -> bool:
        """Which units sustain is asked before the rest: where one use cancels several hits, and where hits on fighters,
        of which any number may be in vain, could be sustained by something else."""
        return cancelled_by_sustaining(game, seat) > 1 or (kind == FIGHTERS and bool(shielding(game, seat, self.place)))

    def _shields(self, game: Galaxy, seat: int, types: list[int], force: Force) -> list[int]:
        """In which order it is proposed that they sustain: first what is no ship and does so for ships, and a flagship
        that is whole again in the next round."""
        if self.IN_COMBAT:
            types = [*[type for type in shielding(game, seat, self.place) if type not in types], *types]
        if self.place >= ON_PLANET or FLAGSHIP not in types or not whole(force, FLAGSHIP):
            return types
        return sorted(types, key=lambda type: type != FLAGSHIP) if mends(game, seat, self.place) else types

    def why_not(self, game: Galaxy, seat: int, thing: Thing) -> Refused | None:
        """Of a type of unit: why none of it can take one of these hits."""
        kind, type = thing
        batch = self._next_batch(game, seat)
        if kind != "type" or batch is None or not 0 <= type < COUNT:
            return None
        there = count(side_at(game, seat, self.place), type)
        if not there:
            return Refused("none-there", (type,))
        if type not in combatants(game, seat, self.place):
            return Refused("does-not-fight", (type,), "ti4:101.1")
        if batch[3] == FIGHTERS:
            return Refused("hits-fighters-only", (type,), "ti4:46.2")
        if batch[3] == THIS_TYPE:
            return Refused("hits-one-type", (type, batch[4] % COUNT))
        if batch[3] == NOT_FIGHTERS and type == FIGHTER:
            return Refused("hits-no-fighters", (type,))
        return Refused("taken-already", (type, there))

    def note_losses(self, game: Galaxy, reply: Reply) -> Next:
        for answer in reply.answers:
            seat = answer.seat
            batch = self._next_batch(game, seat)
            assert batch is not None
            self._note(game, batch, picked_units(answer.options))
            self.expected = tuple([each for each in self.expected if each[0] != seat])
            self.expected += ((seat, side_at(game, seat, self.place)),)
        return None

    def _note(self, game: Galaxy, batch: Batch, picked: list[Item]) -> None:
        """Put the choice into the plan. What "not fighters, if able" could not take, anything takes."""
        seat, maker, left, kind, named = batch
        each = cancelled_by_sustaining(game, seat)
        if self._asks_first(game, seat, kind) and seat not in self.held:
            self.held += (seat,)
            for _, type, _ in picked:
                self._cover(batch, type, each)
            return
        for what, type, hurt in picked:
            left -= 1
            self.plan += (((seat, maker, 1, kind, named), what, type, hurt),)
        # What is left now nothing can take: it has no effect.
        self._set_hits(batch, (seat, maker, left if kind == NOT_FIGHTERS else 0, ANY, named))

    def _cover(self, batch: Batch, type: int, room: int) -> None:
        """One use of sustain damage that cancels so many hits, if so many are open."""
        what = SUSTAIN
        for open_hits in self._open_to(batch):
            seat, maker, hits, kind, named = open_hits
            taken = min(room, hits)
            if taken:
                self.plan += (((seat, maker, taken, kind, named), what, type, False),)
                self._set_hits(open_hits, (seat, maker, hits - taken, kind, named))
                room, what = room - taken, COVERED

    def _set_hits(self, batch: Batch, now: Batch) -> None:
        rest = list(self.batches)
        rest.remove(batch)
        self.batches = (*rest, now) if now[2] else tuple(rest)

    # -- carrying out ----------------------------------------------------------------------------------------------

    def sustain_next(self, game: Galaxy) -> Next:
        """The next sustain of the plans. Where nobody could answer, all of them at once."""
        self._drop_what_was_disturbed(game)
        if any(self._items(game, batch) for batch in self.batches):
            return Goto("choose_losses")
        loud = game.stirs(WHEN_SUSTAIN_DAMAGE_USED) or game.stirs(AFTER_SUSTAIN_DAMAGE_USED)
        for each in [planned for planned in self.plan if planned[1] == SUSTAIN]:
            (seat, maker, _, _, _), _, type, _ = each
            self._carried_out(each)
            self.expected = tuple(
                [(other, turned(force, type) if other == seat else force) for other, force in self.expected]
            )
            self.sustained += ((seat, type),)
            places = where_they_fight(game, seat, type, self.place)
            if loud or len(set(places)) > 1:
                return Call(SustainDamage(seat, self.place, type, maker))
            sustain(game, seat, self.place, type, places[0])
        return None

    def _carried_out(self, planned: Planned) -> None:
        """That use of sustain damage is plan no more, nor are the other hits that it cancels."""
        rest = list(self.plan)
        at = rest.index(planned)
        del rest[at]
        while at < len(rest) and rest[at][1] == COVERED:
            del rest[at]
        self.plan = tuple(rest)

    def _drop_what_was_disturbed(self, game: Galaxy) -> None:
        """Where somebody has interfered, what that seat has not yet carried out is chosen anew."""
        for seat, force in self.expected:
            now = side_at(game, seat, self.place)
            if now != force:
                for type in range(COUNT):
                    for _ in range(damaged(force, type) - damaged(now, type)):  # shot down as it sustained
                        self._is_fresh(seat, type)
                again = tuple([planned[0] for planned in self.plan if planned[0][0] == seat])
                self.batches = joined(self.batches + again)
                self.plan = tuple([planned for planned in self.plan if planned[0][0] != seat])
                self.held = tuple([other for other in self.held if other != seat])
                self.expected = tuple([kept for kept in self.expected if kept[0] != seat])

    def destroy_chosen(self, game: Galaxy) -> Next:
        """A whole ship that was to fall falls as a damaged one if one of its type has just sustained damage."""
        doomed: list[Doomed] = []
        for taken, _, type, hurt in self.plan:
            seat = taken[0]
            doomed.append((seat, self.place, type, hurt or self._is_fresh(seat, type)))
        makers = [taken[1] for taken, _, _, _ in self.plan]
        choosers = [taken[1] if taken[3] == THIS_TYPE else taken[0] for taken, _, _, _ in self.plan]
        self.batches, self.plan, self.expected, self.held, self.sustained, self.mended = (), (), (), (), (), ()
        return fall(game, doomed, makers, choosers)

    def _is_fresh(self, seat: int, type: int) -> bool:
        """One that has just sustained damage is there; it falls now, and is no longer counted."""
        if (seat, type) not in self.sustained:
            return False
        left = list(self.sustained)
        left.remove((seat, type))
        self.sustained = tuple(left)
        return True

    def assign_the_rest(self, game: Galaxy) -> Next:
        """Hits that arose meanwhile."""
        return Goto("choose_losses") if any(self._items(game, batch) for batch in self.batches) else None


class AssignGroundHits(AssignHits):
    WINDOW = BEFORE_ASSIGN_GROUND_COMBAT_HITS
    STEPS = hit_steps("ti4:20.2")


class AssignCannonHits(AssignHits):
    IN_COMBAT = False
    WINDOW = BEFORE_ASSIGN_SPACE_CANNON_HITS
    STEPS = hit_steps("ti4:96.5")


class AssignDefenseHits(AssignHits):
    WINDOW = BEFORE_ASSIGN_SPACE_CANNON_DEFENSE_HITS
    STEPS = hit_steps("ti4:96.8")


class AssignBarrageHits(AssignHits):
    WINDOW = BEFORE_ASSIGN_ANTI_FIGHTER_BARRAGE_HITS
    STEPS = hit_steps("ti4:46.2")


class AssignBombardmentHits(AssignHits):
    WINDOW = BEFORE_ASSIGN_BOMBARDMENT_HITS
    STEPS = hit_steps("ti4:22.2")


class DestroyUnits(Procedure):
    """Destroyed, not hit: so many units, of their owner's choice. Nothing sustains and nothing cancels."""

    STEPS = (Step("ti4:31.7", "choose", "destroy"),)

    def __init__(self, seat: int, place: int, number: int, types: tuple[int, ...], by: int = NOBODY) -> None:
        self.seat = seat
        self.place = place
        self.number = number
        self.types = types
        self.by = by  # whose ability it is

    def choose(self, game: Galaxy) -> Next:
        force = side_at(game, self.seat, self.place)
        items: list[Item] = []
        for type in self.types:
            items += [(DESTROY, type, True)] * damaged(force, type) + [(DESTROY, type, False)] * whole(force, type)
        number = min(self.number, len(items))
        return pick_units(self.seat, "destroy", items, number, (thing_at(self.place),)) if number else None

    def destroy(self, game: Galaxy, reply: Reply) -> Next:
        picked = picked_units(reply.options())
        doomed = [(self.seat, self.place, type, hurt) for _, type, hurt in picked]
        return fall(game, doomed, [self.by] * len(picked))


class FallWhereTheyStand(Procedure):
    """Of what takes part in a combat from several places its owner says which of them fall, or who has named it; then
    all fall together."""

    STEPS = (Loop("ti4:F.nekro.2", "choose_fallen", "note_fallen"), Step("ti4:71.6", "destroy"))

    def __init__(
        self,
        doomed: tuple[Doomed, ...],
        by: tuple[int, ...],
        choosers: tuple[int, ...],
        placed: tuple[Doomed, ...] = (),
        done: int = 0,
    ) -> None:
        self.doomed = doomed
        self.by = by  # who destroys each of them
        self.choosers = choosers  # who says where each of them stands
        self.placed = placed  # the same, where they stand
        self.done = done

    def choose_fallen(self, game: Galaxy) -> Next:
        while self.done < len(self.doomed):
            seat, place, type, hurt = self.doomed[self.done]
            options = self._standing(game, seat, place, type, hurt)
            if len({option.id() for option in options}) > 1:
                things = (thing_at(place), ("type", type), ("seat", seat))
                return Decision(self.choosers[self.done], "which falls", options, things=things)
            self._note(options[0].id() if options else place)
        return None

    def _standing(self, game: Galaxy, seat: int, place: int, type: int, hurt: bool) -> list[Option]:
        """One option for each place where such a unit takes part that is not doomed yet."""
        options: list[Option] = []
        for where, kind, number in taking_part(game, seat, place):
            gone = [each for each in self.placed if each[:3] == (seat, where, type)]
            force = force_at(game, seat, where)
            left = (damaged(force, type) if hurt else whole(force, type)) - sum([each[3] == hurt for each in gone])
            if kind == type and left > 0 and len(gone) < number:
                options.append(Option("falls", (("place", where), ("type", type), thing_at(where))))
        return options

    def _note(self, place: int) -> None:
        seat, _, type, hurt = self.doomed[self.done]
        self.placed += ((seat, place, type, hurt),)
        self.done += 1

    def note_fallen(self, game: Galaxy, reply: Reply) -> Next:
        self._note(reply.option().id())
        return None

    def destroy(self, game: Galaxy) -> Next:
        destroy_units(game, list(self.placed), list(self.by))
        return None


def fall(game: Galaxy, doomed: list[Doomed], by: list[int], choosers: list[int] | None = None) -> Next:
    """Units are destroyed in a combat. Which of several that are alike, their owners choose if nobody else does."""
    if any(taking_part(game, seat, place) for seat, place, _, _ in doomed):
        owners = [seat for seat, _, _, _ in doomed]
        return Call(FallWhereTheyStand(tuple(doomed), tuple(by), tuple(choosers if choosers is not None else owners)))
    destroy_units(game, doomed, by)
    return None


def joined(batches: tuple[Batch, ...]) -> tuple[Batch, ...]:
    """Hits that differ in nothing are one batch."""
    sums: dict[tuple[int, int, int, int], int] = {}
    for seat, maker, hits, kind, type in batches:
        sums[(seat, maker, kind, type)] = sums.get((seat, maker, kind, type), 0) + hits
    return tuple([(seat, maker, hits, kind, type) for (seat, maker, kind, type), hits in sums.items()])


def hits_against(seat: int, maker: int, number: int, kind: int = ANY, type: int = NOBODY) -> tuple[Batch, ...]:
    """One batch, or none where nothing has hit."""
    return ((seat, maker, number, kind, type),) if number else ()


def alone(force: Force, named: int) -> Force:
    """Of a force only the units of one type that are whole, or only those that are damaged."""
    return tuple([number if at == named else 0 for at, number in enumerate(force)])


def turned(force: Force, type: int, back: bool = False) -> Force:
    """That force after one of its whole units of a type has been turned on its side, or a damaged one back."""
    if not force:
        return NONE
    counts = list(force)
    counts[type] += 1 if back else -1
    counts[COUNT + type] -= 1 if back else -1
    return tuple(counts)


def hits_on(game: Galaxy, seat: int) -> AssignHits | None:
    """The hits this seat is about to take."""
    for frame in reversed(game.stack):
        if isinstance(frame.procedure, AssignHits):
            return frame.procedure if frame.procedure.hits_on(seat) else None
    return None


def hits_taken(game: Galaxy) -> AssignHits:
    """The hits that are being taken now."""
    now = game.innermost(AssignHits)
    assert isinstance(now, AssignHits)
    return now
