"""Space combat: rounds of barrage, retreats, dice, hits and retreat, until one side or none has ships."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Call, Goto, Loop, Next, Step
from orrery.kernel.window import At, opened
from orrery.ti4.adjacency import NEBULA, is_anomaly
from orrery.ti4.combat import (
    combatants,
    fighting,
    force_at,
    nobody_can_win,
    side_at,
    spares_fighters,
    taking_part,
)
from orrery.ti4.rules.any_combat import AnyCombat, Fallen
from orrery.ti4.rules.barrage import Barrage
from orrery.ti4.rules.combat_round import CombatRound, Thrown
from orrery.ti4.rules.hits import NOT_FIGHTERS, AssignHits, Batch, hits_against
from orrery.ti4.rules.moves import Doomed, destroy_units
from orrery.ti4.rules.note_moves import return_note
from orrery.ti4.rules.picking import Item
from orrery.ti4.rules.retreat import Retreat, items_of, retreats
from orrery.ti4.state import FLEET_DUE, NOBODY, Galaxy
from orrery.ti4.units import SHIPS, count, damaged, whole
from orrery.ti4.windows import (
    AFTER_ASSIGN_SPACE_COMBAT_HITS,
    AFTER_RETREAT_ANNOUNCED,
    AFTER_SPACE_COMBAT_ROLL,
    AFTER_SPACE_COMBAT_WON,
    BEFORE_SPACE_COMBAT,
    END_OF_SPACE_COMBAT_ROLL_STEP,
    END_OF_SPACE_COMBAT_ROUND,
    START_OF_ANNOUNCE_RETREATS,
    START_OF_SPACE_COMBAT_ROUND,
    WHEN_COMBAT_WON,
)

STAY: Final = Option("stay")
RETREAT: Final = Option("retreat")


class SpaceCombat(AnyCombat):
    """The active player against one other, in the active system."""

    STEPS = (
        At("ti4:71.2", BEFORE_SPACE_COMBAT),
        Loop("ti4:71.8", "next_round"),
        Step("ti4:71.10", "name_winner"),
        Step("ti4:71.10", "let_winner_act"),
        Step("ti4:71.10a", "count_capacity"),
        Step("ti4:71.10", "let_winner_act_after"),
        Step("ti4:95.3", "return_notes"),
    )

    def __init__(
        self,
        attacker: int,
        defender: int,
        system: int,
        rounds: int = 0,
        winner: int = NOBODY,
        drawn: bool = False,
        fallen: Fallen = (),
        notes: tuple[tuple[int, int], ...] = (),
        points: tuple[int, ...] = (),
    ) -> None:
        super().__init__(attacker, defender, rounds, winner, fallen, points)
        self.system = system
        self.drawn = drawn  # a card has said so, whoever has ships left
        self.notes = notes  # holder and promissory note: these act until it is over, then they go back

    def next_round(self, game: Galaxy) -> Next:
        if not (fighting(game, self.attacker, self.system) and fighting(game, self.defender, self.system)):
            return None
        if not self.rounds:
            self.enter(game, self.system)
        self.rounds += 1
        return Call(SpaceCombatRound(self.attacker, self.defender, self.rounds, system=self.system))

    def name_winner(self, game: Galaxy) -> Next:
        """Who alone has ships left, or what counts as such, has won; who retreated has lost; nobody left is a draw."""
        for seat in (self.attacker, self.defender):
            if fighting(game, seat, self.system) and not self.drawn:
                self.win(game, seat)
        game.note("space combat over", self.winner, self.system, self.rounds)
        return None

    def let_winner_act(self, game: Galaxy) -> Next:
        return opened(game, WHEN_COMBAT_WON) if self.winner != NOBODY else None

    def count_capacity(self, game: Galaxy) -> Next:
        """From here on it counts again, and fighters against the fleet pool."""
        for seat in (self.attacker, self.defender):
            game.mark(FLEET_DUE, seat, self.system)
        return None

    def let_winner_act_after(self, game: Galaxy) -> Next:
        return opened(game, AFTER_SPACE_COMBAT_WON) if self.winner != NOBODY else None

    def return_notes(self, game: Galaxy) -> Next:
        for holder, note in self.notes:
            if note in game.players[holder].area:
                return_note(game, holder, note)
        return None


class SpaceCombatRound(CombatRound):
    SCOPE = "combat round"
    STEPS = (
        At("ti4:20.4a", START_OF_SPACE_COMBAT_ROUND),
        Step("ti4:71.3", "fire_barrage"),
        Step("ti4:71.3a", "leave_if_over"),
        At("ti4:71.4", START_OF_ANNOUNCE_RETREATS),
        Loop("ti4:71.4", "choose_retreat", "announce"),
        Step("ti4:F.general.2", "end_what_nobody_can_win"),
        Loop("ti4:71.5", "roll_next_group"),
        At("ti4:71.5", END_OF_SPACE_COMBAT_ROLL_STEP),
        Step("ti4:71.5", "roll_again"),
        Loop("ti4:71.6", "assign_hits"),
        At("ti4:71.6", AFTER_ASSIGN_SPACE_COMBAT_HITS),
        Step("ti4:71.7", "retreat"),
        At("ti4:71.9a", END_OF_SPACE_COMBAT_ROUND),
    )

    def __init__(
        self,
        attacker: int,
        defender: int,
        number: int = 1,
        roller: int = NOBODY,
        value: int = 0,
        dice: tuple[int, ...] = (),
        rolled: tuple[int, ...] = (),
        hits: tuple[int, int] = (0, 0),
        system: int = NOBODY,
        intercepted: bool = False,
        asked: int = 0,
        retreating: int = NOBODY,
        thrown: tuple[Thrown, ...] = (),
        raised: tuple[int, ...] = (),
        heavy: tuple[int, int] = (0, 0),
        routed: bool = False,
        again: bool = False,
        lifted: tuple[int, ...] = (),
    ) -> None:
        super().__init__(attacker, defender, number, roller, value, dice, rolled, hits, thrown, raised, again, lifted)
        self.system = system
        self.asked = asked  # how many were asked whether they retreat
        self.intercepted = intercepted  # what is announced does not take place
        self.retreating = retreating
        self.heavy = heavy  # of the hits: those that go to other ships than fighters, if able
        self.routed = routed  # the attacker must announce a retreat, if able

    def place(self) -> int:
        return self.system

    def after_roll(self) -> str:
        return AFTER_SPACE_COMBAT_ROLL

    def more_on_rolls(self, game: Galaxy, seat: int) -> int:
        """The defender hits better in a nebula (65.3)."""
        return int(seat == self.defender and is_anomaly(game, self.system, NEBULA))

    # -- barrage ---------------------------------------------------------------------------------------------------

    def fire_barrage(self, game: Galaxy) -> Next:
        """In the first round only, and also where there are no fighters."""
        if self.is_over(game) or self.number > 1:
            return None
        return Call(Barrage(self.attacker, self.defender, self.system))

    def leave_if_over(self, game: Galaxy) -> Next:
        """What acts at the end of a combat acts now too: its last round ends, however short it was."""
        return Goto(END_OF_SPACE_COMBAT_ROUND) if self.is_over(game) else None

    # -- retreats --------------------------------------------------------------------------------------------------

    def choose_retreat(self, game: Galaxy) -> Next:
        """The defender, then the attacker; a retreat of the defender bars the attacker's."""
        while self.asked < 2 and self.retreating == NOBODY:
            found = self._question_to(game, self.defender if self.asked == 0 else self.attacker)
            if found is not None:
                return found
            self.asked += 1
        return None

    def _question_to(self, game: Galaxy, seat: int) -> Decision | None:
        """Whether it retreats; None: it cannot."""
        if not retreats(game, seat, self.system) or (seat == self.attacker and self._is_endless(game)):
            return None
        ways = [RETREAT] if self.routed and seat == self.attacker else [STAY, RETREAT]
        return Decision(seat, "announce retreat", ways, things=(("system", self.system),))

    def later(self, game: Galaxy, seat: int) -> Decision | None:
        """While the defender thinks, what the attacker will be asked if the defender stays."""
        is_next = seat == self.attacker and game.asked(self.defender) is not None and self.asked == 0
        return self._question_to(game, seat) if is_next and game.stack[-1].procedure is self else None

    def announce(self, game: Galaxy, reply: Reply) -> Next:
        self.asked += 1
        if reply.option().key == STAY.key:
            return None
        return self._announced(game, reply.answers[0].seat)

    def _announced(self, game: Galaxy, seat: int) -> Next:
        self.retreating = seat
        game.note("retreat announced", seat, self.system)
        return opened(game, AFTER_RETREAT_ANNOUNCED)

    def _is_endless(self, game: Galaxy) -> bool:
        return nobody_can_win(game, self.attacker, self.defender, self.system)

    def end_what_nobody_can_win(self, game: Galaxy) -> Next:
        """The attacker retreats without being asked; with nowhere to go all units in the combat are destroyed."""
        if self.is_over(game):
            return Goto(END_OF_SPACE_COMBAT_ROUND)
        if self.retreating != NOBODY or not self._is_endless(game):
            return None
        if retreats(game, self.attacker, self.system):
            return self._announced(game, self.attacker)
        destroy_units(game, all_as_ships(game, self.attacker, self.system))
        return Goto(END_OF_SPACE_COMBAT_ROUND)

    # -- hits that spare fighters ----------------------------------------------------------------------------------

    def _count_dice(self, game: Galaxy) -> None:
        if self.dice:
            heavy = [type for type in set(self.rolled) if spares_fighters(game, self.roller, type, self.system)]
            made = sum([1 for _, type, die, needs in self.on_the_table(game) if type in heavy and die >= needs])
            mine, theirs = self.heavy
            self.heavy = (mine + made, theirs) if self.roller == self.attacker else (mine, theirs + made)
        super()._count_dice(game)

    def roll_again(self, game: Galaxy) -> Next:
        self.heavy = (0, 0) if self.again else self.heavy
        return super().roll_again(game)

    def take_hits(self) -> tuple[Batch, ...]:
        (mine, theirs), self.heavy = self.heavy, (0, 0)
        found: tuple[Batch, ...] = ()
        for taker, maker, number, _, _ in super().take_hits():
            heavy = min(number, mine if maker == self.attacker else theirs)
            found += hits_against(taker, maker, heavy, NOT_FIGHTERS) + hits_against(taker, maker, number - heavy)
        return found

    # -- hits and retreat ------------------------------------------------------------------------------------------

    def assign_hits(self, game: Galaxy) -> Next:
        """Both sides, until no hits are open: some arise while others are assigned."""
        batches = self.take_hits()
        return Call(AssignHits(self.system, batches)) if batches else None

    def retreat(self, game: Galaxy) -> Next:
        if self.retreating == NOBODY or self.intercepted or self.is_over(game):
            return None
        return Call(Retreat(self.retreating, self.system))


def all_as_ships(game: Galaxy, seat: int, system: int) -> list[Doomed]:
    """The ships of a player in a system, and what fights there as if it were one (F.nekro.2), each where it stands."""
    force = game.players[seat].ships_in(system)
    units = [(system, type, count(force, type)) for type in SHIPS]
    found: list[Doomed] = []
    for place, type, number in units + taking_part(game, seat, system):
        items = items_of(force_at(game, seat, place), type)[:number]
        found += [(seat, place, type, hurt) for _, _, hurt in items]
    return found


def ships_to_strike(game: Galaxy, seat: int) -> list[Item]:
    """The ships of the opponent in the combat that goes on, with what fights as such; of those that are alike one."""
    fight = combat_round(game)
    opponent = fight.opponent(seat)
    force = side_at(game, opponent, fight.system)
    found: list[Item] = []
    for type in combatants(game, opponent, fight.system):
        found += [("unit", type, True)] if damaged(force, type) else []
        found += [("unit", type, False)] if whole(force, type) else []
    return found


def combat_round(game: Galaxy) -> SpaceCombatRound:
    """The round in which a card is about to act."""
    now = game.innermost(SpaceCombatRound)
    assert isinstance(now, SpaceCombatRound)
    return now
