"""Dice of a combat rolled again: which of those on the table, each once."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Next
from orrery.ti4.rules.combat_round import any_round
from orrery.ti4.rules.deed import Deed
from orrery.ti4.state import Galaxy


def which_again(game: Galaxy, seat: int) -> Decision:
    dice = any_round(game).dice
    options = [Option("die", (("die", place), ("shows", dice[place]))) for place in range(len(dice))]
    return Decision(seat, "reroll", options, 0, len(options))


def roll_again(game: Galaxy, seat: int, picked: tuple[int, ...], raised: bool = False) -> None:
    """Dice of the last group; perhaps each counts 1 more then. What was added to them before is lost."""
    if not picked:
        return
    fight = any_round(game)
    dice = list(fight.dice)
    for place in picked:
        dice[place] = game.rng.die(10)
    fight.dice = tuple(dice)
    fight.raised = tuple([place for place in fight.raised if place not in picked]) + (picked if raised else ())
    lie = fight.on_the_table(game)
    for group in dict.fromkeys([lie[place][3] for place in picked]):
        game.note_shown("rerolled", seat, group, *[die for _, _, die, needs in lie if needs == group])


def counted_of_roller(game: Galaxy) -> list[int]:
    """The places of those dice of the round that are counted already and were rolled by who rolls now."""
    fight = any_round(game)
    return [at for at, thrown in enumerate(fight.thrown) if thrown[0] == fight.roller]


def which_of_all_again(game: Galaxy, seat: int) -> Decision:
    """Of all groups of dice that the roller has rolled in this round."""
    fight = any_round(game)
    dice = [*[fight.thrown[at][2] for at in counted_of_roller(game)], *fight.dice]
    options = [Option("die", (("die", place), ("shows", die))) for place, die in enumerate(dice)]
    return Decision(seat, "reroll", options, 0, len(options))


def roll_of_all_again(game: Galaxy, seat: int, picked: tuple[int, ...]) -> None:
    counted = counted_of_roller(game)
    any_round(game).throw_anew(game, tuple([counted[place] for place in picked if place < len(counted)]))
    roll_again(game, seat, tuple([place - len(counted) for place in picked if place >= len(counted)]))


class Reroll(Deed):
    """After a group of dice its owner says which are rolled again."""

    def __init__(self, seat: int, source: int, cancelled: bool = False, picked: tuple[int, ...] = (-1,)) -> None:
        super().__init__(seat, source, cancelled)
        self.picked = picked  # places of dice; (-1,): not asked yet

    def choose(self, game: Galaxy) -> Next:
        return which_again(game, self.seat) if self.picked == (-1,) else None

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.picked = tuple([option.id() for option in reply.options()])
        return None

    def commit(self, game: Galaxy) -> Next:
        roll_again(game, self.seat, self.picked)
        return None
