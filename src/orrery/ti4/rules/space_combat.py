"""Space combat: rounds of barrage, retreats, dice, hits and retreat, until one side or none has ships."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Reply, about
from orrery.kernel.procedure import Call, Goto, Loop, Next, Procedure, Step
from orrery.kernel.window import At, opened
from orrery.ti4.planets import planets_of
from orrery.ti4.queries import adjacent, combat_bonus, enemies_in, extra_dice, has_ships, unit_of
from orrery.ti4.routes import may_be_moved_into
from orrery.ti4.rules.capacity import RemoveExcess
from orrery.ti4.rules.hits import AssignHits
from orrery.ti4.rules.moves import destroy_ship, place_token
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import COUNT, FIGHTER, NONE, SHIPS, count
from orrery.ti4.windows import (
    AFTER_ANTI_FIGHTER_BARRAGE_ROLL,
    AFTER_ASSIGN_SPACE_COMBAT_HITS,
    AFTER_RETREAT_ANNOUNCED,
    AFTER_SPACE_COMBAT_ROLL,
    AFTER_SPACE_COMBAT_WON,
    BEFORE_ANTI_FIGHTER_BARRAGE_ROLL,
    BEFORE_ASSIGN_ANTI_FIGHTER_BARRAGE_HITS,
    BEFORE_SPACE_COMBAT,
    END_OF_SPACE_COMBAT_ROLL_STEP,
    END_OF_SPACE_COMBAT_ROUND,
    START_OF_ANNOUNCE_RETREATS,
    START_OF_SPACE_COMBAT_ROUND,
    WHEN_COMBAT_WON,
)

STAY: Final = Option("stay")


class SpaceCombat(Procedure):
    """The active player against one other, in the active system."""

    SCOPE = "combat"
    STEPS = (
        At("ti4:71.2", BEFORE_SPACE_COMBAT),
        Loop("ti4:71.8", "next_round"),
        Step("ti4:71.10", "name_winner"),
        Step("ti4:71.10a", "remove_excess"),
        Step("ti4:71.10", "let_winner_act"),
        Step("ti4:71.10", "let_winner_act_after"),
    )

    def __init__(
        self,
        attacker: int,
        defender: int,
        system: int,
        rounds: int = 0,
        winner: int = NOBODY,
        drawn: bool = False,
    ) -> None:
        self.attacker = attacker
        self.defender = defender
        self.system = system
        self.rounds = rounds
        self.winner = winner
        self.drawn = drawn  # a card has said so, whoever has ships left

    def next_round(self, game: Galaxy) -> Next:
        if not (has_ships(game, self.attacker, self.system) and has_ships(game, self.defender, self.system)):
            return None
        self.rounds += 1
        return Call(SpaceCombatRound(self.attacker, self.defender, self.system, self.rounds))

    def name_winner(self, game: Galaxy) -> Next:
        """Who alone has ships left has won; who retreated has lost; nobody left is a draw."""
        for seat in (self.attacker, self.defender):
            if has_ships(game, seat, self.system) and not self.drawn:
                self.winner = seat
        game.note("space combat over", self.winner, self.system, self.rounds)
        return None

    def let_winner_act(self, game: Galaxy) -> Next:
        return opened(game, WHEN_COMBAT_WON) if self.winner != NOBODY else None

    def let_winner_act_after(self, game: Galaxy) -> Next:
        return opened(game, AFTER_SPACE_COMBAT_WON) if self.winner != NOBODY else None

    def remove_excess(self, game: Galaxy) -> Next:
        """Whoever is left, the winner or not: capacity counts again."""
        for seat in (self.attacker, self.defender):
            if has_ships(game, seat, self.system):
                return Call(RemoveExcess(seat, self.system))
        return None


class SpaceCombatRound(Procedure):
    """One round. Where the rules part "start of combat" and "start of round", a deed looks at `number`."""

    SCOPE = "combat round"
    STEPS = (
        At("ti4:20.4a", START_OF_SPACE_COMBAT_ROUND),
        Step("ti4:71.3", "fire_barrage"),
        Step("ti4:71.3a", "leave_if_over"),
        At("ti4:71.4", START_OF_ANNOUNCE_RETREATS),
        Loop("ti4:71.4", "choose_retreat", "announce"),
        Loop("ti4:71.5", "roll_next_group"),
        At("ti4:71.5", END_OF_SPACE_COMBAT_ROLL_STEP),
        Loop("ti4:71.6", "assign_next"),
        At("ti4:71.6", AFTER_ASSIGN_SPACE_COMBAT_HITS),
        Step("ti4:71.7", "choose_destination", "note_destination"),
        Step("ti4:71.7b", "leave_behind"),
        Step("ti4:71.7", "retreat"),
        At("ti4:71.9a", END_OF_SPACE_COMBAT_ROUND),
    )

    def __init__(
        self,
        attacker: int,
        defender: int,
        system: int,
        number: int,
        asked: int = 0,
        retreating: int = NOBODY,
        rolled: int = 0,
        hits: tuple[int, int] = (0, 0),
        dice: tuple[int, ...] = (),
        value: int = 0,
        roller: int = NOBODY,
        assigned: int = 0,
        destination: int = NOBODY,
    ) -> None:
        self.attacker = attacker
        self.defender = defender
        self.system = system
        self.number = number
        self.asked = asked  # how many were asked whether they retreat
        self.retreating = retreating
        self.rolled = rolled  # groups of dice
        self.hits = hits  # made by the attacker, by the defender
        self.dice = dice  # of the last group
        self.value = value  # combat value of the last group
        self.roller = roller
        self.assigned = assigned  # how many sides have taken their hits
        self.destination = destination  # of a retreat

    def opponent(self, seat: int) -> int:
        return self.defender if seat == self.attacker else self.attacker

    def is_over(self, game: Galaxy) -> bool:
        return not (has_ships(game, self.attacker, self.system) and has_ships(game, self.defender, self.system))

    # -- barrage ---------------------------------------------------------------------------------------------------

    def fire_barrage(self, game: Galaxy) -> Next:
        """In the first round only, and also where there are no fighters."""
        if self.is_over(game):
            return Goto(END_OF_SPACE_COMBAT_ROUND)
        return Call(Barrage(self.attacker, self.defender, self.system)) if self.number == 1 else None

    def leave_if_over(self, game: Galaxy) -> Next:
        """What acts at the end of a combat acts now too: its last round ends, however short it was."""
        return Goto(END_OF_SPACE_COMBAT_ROUND) if self.is_over(game) else None

    # -- retreats --------------------------------------------------------------------------------------------------

    def choose_retreat(self, game: Galaxy) -> Next:
        """The defender, then the attacker; a retreat of the defender bars the attacker's."""
        while self.asked < 2 and self.retreating == NOBODY:
            seat = self.defender if self.asked == 0 else self.attacker
            if retreats(game, seat, self.system):
                return Decision(seat, "announce retreat", [STAY, Option("retreat")], things=(("system", self.system),))
            self.asked += 1
        return None

    def announce(self, game: Galaxy, reply: Reply) -> Next:
        seat = reply.answers[0].seat
        self.asked += 1
        if reply.option().key == STAY.key:
            return None
        self.retreating = seat
        game.note("retreat announced", seat, self.system)
        return opened(game, AFTER_RETREAT_ANNOUNCED)

    # -- dice ------------------------------------------------------------------------------------------------------

    def roll_next_group(self, game: Galaxy) -> Next:
        """Attacker, then defender, by combat value. After each group there is a moment for rerolls."""
        groups = [(seat, value) for seat in (self.attacker, self.defender) for value in self._groups(game, seat)]
        while self.rolled < len(groups):
            seat, value = groups[self.rolled]
            self._count_last(game)
            self.dice, self.value, self.roller = self._roll(game, seat, value), value, seat
            self.rolled += 1
            window = opened(game, AFTER_SPACE_COMBAT_ROLL)
            if window is not None:
                return window
        self._count_last(game)
        return None

    def _groups(self, game: Galaxy, seat: int) -> list[int]:
        """The combat values of this seat's ships, the best first: ships of one value are rolled for together."""
        force = game.players[seat].ships_in(self.system)
        return sorted({unit_of(game, seat, type).combat.hit_on for type in SHIPS if count(force, type)})

    def _roll(self, game: Galaxy, seat: int, value: int) -> tuple[int, ...]:
        dice: list[int] = []
        for type in SHIPS:
            unit, number = unit_of(game, seat, type), count(game.players[seat].ships_in(self.system), type)
            if number and unit.combat.hit_on == value:
                number = number * unit.combat.dice + extra_dice(game, seat, type)
                thrown = [game.rng.die(10) for _ in range(number)]
                game.note_shown("rolled", seat, type, *thrown)
                dice += thrown
        return tuple(dice)

    def _count_last(self, game: Galaxy) -> None:
        """Once nobody can change the dice of a group any more they become hits."""
        if self.roller == NOBODY:
            return
        needed = self.value - self._bonus(game, self.roller)
        made = sum(1 for die in self.dice if die >= needed)
        mine, theirs = self.hits
        self.hits = (mine + made, theirs) if self.roller == self.attacker else (mine, theirs + made)
        self.roller = NOBODY

    def _bonus(self, game: Galaxy, seat: int) -> int:
        nebula = seat == self.defender and "nebula" in game.chart.anomalies[self.system]
        return combat_bonus(game, seat) + int(nebula)

    # -- hits ------------------------------------------------------------------------------------------------------

    def assign_next(self, game: Galaxy) -> Next:
        """Both sides take what the other has made: it counts even from a ship that is destroyed now."""
        while self.assigned < 2:
            seat = self.attacker if self.assigned == 0 else self.defender
            hits = self.hits[1] if self.assigned == 0 else self.hits[0]
            self.assigned += 1
            if hits:
                return Call(AssignHits(seat, self.system, hits))
        return None

    # -- retreat ---------------------------------------------------------------------------------------------------

    def choose_destination(self, game: Galaxy) -> Next:
        if self.retreating == NOBODY or self.is_over(game):
            return None
        systems = retreats(game, self.retreating, self.system)
        return Decision(self.retreating, "retreat to", about("system", systems)) if systems else None

    def note_destination(self, game: Galaxy, reply: Reply) -> Next:
        self.destination = reply.option().id()
        return None

    def leave_behind(self, game: Galaxy) -> Next:
        """What the leaving ships cannot carry is removed here, whatever room there is where they go."""
        return Call(RemoveExcess(self.retreating, self.system, False)) if self.destination != NOBODY else None

    def retreat(self, game: Galaxy) -> Next:
        if self.destination == NOBODY:
            return None
        return Call(RemoveExcess(self.retreating, retreat_to(game, self.retreating, self.system, self.destination)))


class Barrage(Procedure):
    """Both sides fire at fighters, and lose fighters, at the same time."""

    STEPS = (
        At("ti4:71.3", BEFORE_ANTI_FIGHTER_BARRAGE_ROLL),
        Step("ti4:46.1", "roll"),
        At("ti4:46.1", AFTER_ANTI_FIGHTER_BARRAGE_ROLL),
        At("ti4:46.2", BEFORE_ASSIGN_ANTI_FIGHTER_BARRAGE_HITS),
        Step("ti4:46.2", "destroy_fighters"),
    )

    def __init__(self, attacker: int, defender: int, system: int, hits: tuple[int, int] = (0, 0)) -> None:
        self.attacker = attacker
        self.defender = defender
        self.system = system
        self.hits = hits  # made by the attacker, by the defender

    def roll(self, game: Galaxy) -> Next:
        self.hits = (self._fire(game, self.attacker), self._fire(game, self.defender))
        return None

    def _fire(self, game: Galaxy, seat: int) -> int:
        made = 0
        for type in SHIPS:
            barrage = unit_of(game, seat, type).barrage
            number = count(game.players[seat].ships_in(self.system), type) * barrage.dice
            if number:
                dice = [game.rng.die(10) for _ in range(number)]
                game.note_shown("barrage", seat, type, *dice)
                made += sum(1 for die in dice if die >= barrage.hit_on)
        return made

    def destroy_fighters(self, game: Galaxy) -> Next:
        for seat, hits in ((self.attacker, self.hits[1]), (self.defender, self.hits[0])):
            for _ in range(min(hits, count(game.players[seat].ships_in(self.system), FIGHTER))):
                destroy_ship(game, seat, self.system, FIGHTER, False)
        return None


def retreats(game: Galaxy, seat: int, system: int) -> list[int]:
    """Where ships may retreat to: adjacent, open to them, without ships of others, with an own unit or planet."""
    player = game.players[seat]
    homes = {game.chart.system_of[planet] for planet in planets_of(game, seat)}
    return [
        near
        for near in adjacent(game, system, seat)
        if (player.ships_in(near) or near in homes)
        and not enemies_in(game, seat, near)
        and may_be_moved_into(game, seat, near)
    ]


def retreat_to(game: Galaxy, seat: int, system: int, there: int) -> int:
    """All ships with a move value leave together, with what they can carry; a token is placed. Returns the system."""
    player = game.players[seat]
    leaving = player.ships_in(system)
    old = player.ships_in(there) or (0,) * (2 * COUNT)
    player.put_in_space(system, NONE)
    player.put_in_space(there, tuple([one + other for one, other in zip(old, leaving)]))
    place_token(game, seat, there)
    game.note("retreated", seat, system, there)
    return there


def combat_round(game: Galaxy) -> SpaceCombatRound:
    """The round in which a card is about to act."""
    now = game.innermost(SpaceCombatRound)
    assert isinstance(now, SpaceCombatRound)
    return now
