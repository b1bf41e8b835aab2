"""A round of combat, in space or on the ground: who is in it, the dice of both sides, and the hits they make."""

from __future__ import annotations

from orrery.kernel.procedure import Goto, Next, Procedure
from orrery.kernel.window import opened
from orrery.ti4.combat import combat_bonus, combat_groups, combatants, extra_hits, fighting, rolls
from orrery.ti4.modifier import Modifier
from orrery.ti4.rules.hits import Batch, hits_against
from orrery.ti4.state import NOBODY, Galaxy

Thrown = tuple[int, int, int, int]  # whose, the type of its unit, what the die shows, what it needs


class CombatRound(Procedure):
    """What the rounds of both combats share. "Start of combat" is the start of the round whose `number` is 1."""

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
        thrown: tuple[Thrown, ...] = (),
        raised: tuple[int, ...] = (),
        again: bool = False,
        lifted: tuple[int, ...] = (),
    ) -> None:
        self.attacker = attacker
        self.defender = defender
        self.number = number
        self.roller = roller  # of the last group of dice
        self.value = value  # combat value of the last group
        self.dice = dice  # of the last group, not yet counted
        self.rolled = rolled  # the type of the unit behind each of them
        self.hits = hits  # made by the attacker, by the defender
        self.thrown = thrown  # the dice of this round that are counted, for everybody to see
        self.raised = raised  # the places of those dice of the last group that count 1 more, for each time 1
        self.again = again  # the roll dice step begins anew
        self.lifted = lifted  # the same of dice that are counted, by their places among `thrown`

    def place(self) -> int:
        raise NotImplementedError

    def after_roll(self) -> str:
        """The window after each group of dice."""
        raise NotImplementedError

    def more_on_rolls(self, game: Galaxy, seat: int) -> int:
        """What the place adds to the combat rolls of a side."""
        return 0

    def opponent(self, seat: int) -> int:
        return self.defender if seat == self.attacker else self.attacker

    def is_over(self, game: Galaxy) -> bool:
        place = self.place()
        return not (fighting(game, self.attacker, place) and fighting(game, self.defender, place))

    # -- dice ------------------------------------------------------------------------------------------------------

    def roll_next_group(self, game: Galaxy) -> Next:
        """Attacker, then defender, by combat value. After each group there is a moment for rerolls."""
        while True:
            self._count_dice(game)
            seat, value = self._next_group(game)
            if seat == NOBODY:
                return None
            self.roller, self.value = seat, value
            self._roll(game)
            window = opened(game, self.after_roll())
            if window is not None:
                return window

    def _next_group(self, game: Galaxy) -> tuple[int, int]:
        """Whose units of which combat value are rolled for next: the lowest value first."""
        if self.roller in (NOBODY, self.attacker):
            values = self._values_above(game, self.attacker, self.value)
            if values:
                return self.attacker, min(values)
        values = self._values_above(game, self.defender, self.value if self.roller == self.defender else 0)
        return (self.defender, min(values)) if values else (NOBODY, 0)

    def _values_above(self, game: Galaxy, seat: int, value: int) -> list[int]:
        if not rolls(game, seat):
            return []
        place, found = self.place(), list[int]()
        for type in combatants(game, seat, place):
            groups = combat_groups(game, seat, type, place, self.opponent(seat))
            found += [hit_on for hit_on, dice in groups if dice and hit_on > value]
        return found

    def _roll(self, game: Galaxy) -> None:
        seat, place = self.roller, self.place()
        dice: list[int] = []
        rolled: list[int] = []
        for type in combatants(game, seat, place):
            groups = combat_groups(game, seat, type, place, self.opponent(seat))
            many = sum([number for hit_on, number in groups if hit_on == self.value])
            if many:
                thrown = [game.rng.die(10) for _ in range(many)]
                game.note_shown("rolled", seat, type, *thrown)
                dice += thrown
                rolled += [type] * many
        self.dice, self.rolled = tuple(dice), tuple(rolled)

    def _count_dice(self, game: Galaxy) -> None:
        """Once nobody can change the dice of a group any more they become hits."""
        if self.dice:
            self.lifted = (*self.lifted, *[len(self.thrown) + at for at in self.raised])
            self.hits = self.hits_so_far(game)
            self.thrown = self.dice_so_far(game)
            self.dice, self.rolled, self.raised = (), (), ()

    def on_the_table(self, game: Galaxy) -> list[Thrown]:
        """The dice that are not counted yet, each with what it needs."""
        seat, place = self.roller, self.place()
        value = self.value - self.more_on_rolls(game, seat)
        opponent = self.opponent(seat)
        return [
            (seat, type, die, value - combat_bonus(game, seat, type, place, opponent) - self.raised.count(at))
            for at, (die, type) in enumerate(zip(self.dice, self.rolled))
        ]

    def dice_so_far(self, game: Galaxy) -> tuple[Thrown, ...]:
        """All dice of this round, the last group as it lies there."""
        return (*self.thrown, *self.on_the_table(game)) if self.dice else self.thrown

    def hits_so_far(self, game: Galaxy) -> tuple[int, int]:
        """The hits that are not assigned, those of the last group with them."""
        mine, theirs = self.hits
        made = sum([self._hits_of(game, thrown) for thrown in self.on_the_table(game)]) if self.dice else 0
        return (mine + made, theirs) if self.roller == self.attacker else (mine, theirs + made)

    def _hits_of(self, game: Galaxy, thrown: Thrown) -> int:
        """One if it is enough, and what the result itself makes besides."""
        seat, type, die, needs = thrown
        return int(die >= needs) + extra_hits(game, seat, type, die)

    def has_rolled_all(self, game: Galaxy) -> bool:
        """All groups of dice of whoever rolls have been rolled."""
        return not self._values_above(game, self.roller, self.value)

    def throw_anew(self, game: Galaxy, places: tuple[int, ...]) -> None:
        """Dice of the roller that are counted already are rolled again: what they made counts no more, nor what was
        added to them."""
        thrown, change, groups = list(self.thrown), 0, list[int]()
        for at in places:
            seat, type, _, needs = thrown[at]
            change -= self._hits_of(game, thrown[at])
            needs += self.lifted.count(at)
            thrown[at] = (seat, type, game.rng.die(10), needs)
            change += self._hits_of(game, thrown[at])
            groups += [needs] if needs not in groups else []
        mine, theirs = self.hits
        self.hits = (mine + change, theirs) if self.roller == self.attacker else (mine, theirs + change)
        self.thrown = tuple(thrown)
        self.lifted = tuple([at for at in self.lifted if at not in places])
        for group in groups:
            lie = [die for seat, _, die, needs in thrown if seat == self.roller and needs == group]
            game.note_shown("rerolled", self.roller, group, *lie)

    def roll_again(self, game: Galaxy) -> Next:
        """Somebody wants this round's dice to be rolled anew: none of the hits so far is assigned."""
        if not self.again:
            return None
        self.again, self.roller, self.value, self.hits, self.thrown = False, NOBODY, 0, (0, 0), ()
        self.lifted = ()
        ended = [each for each in game.lasting(Modifier) if each.ends_by_rolling_again()] if game.effects else []
        for each in ended:
            game.effects.remove(each)
        return Goto("roll_next_group")

    # -- hits ------------------------------------------------------------------------------------------------------

    def take_hits(self) -> tuple[Batch, ...]:
        """What both sides have to take; it counts even from a unit that is destroyed now. Nothing is left open."""
        mine, theirs = self.hits
        self.hits = (0, 0)
        against = hits_against(self.attacker, self.defender, theirs)
        return against + hits_against(self.defender, self.attacker, mine)


def any_round(game: Galaxy) -> CombatRound:
    """The round, of whichever combat, in which something is about to act."""
    now = game.innermost(CombatRound)
    assert isinstance(now, CombatRound)
    return now
