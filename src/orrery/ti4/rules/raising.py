"""Dice of a space combat on which trade goods are spent: 1 for 1 more, once for each die."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Option, Reply
from orrery.ti4.modifier import Modifier
from orrery.ti4.queries import deciding
from orrery.ti4.rules.moves import spend_goods
from orrery.ti4.state import Galaxy


def may_raise(game: Galaxy, seat: int, system: int) -> bool:
    """This player may spend trade goods on its dice in a space combat there, and has any."""
    return game.players[seat].goods > 0 and any(
        each.raises_dice(game, seat, system) for each in deciding(game, Modifier.raises_dice)
    )


def which_raised(
    game: Galaxy, seat: int, system: int, dice: tuple[int, ...], needs: tuple[int, ...]
) -> Decision | None:
    """Which of those dice count 1 more, each with what it shows and what it needs; None: that is not for this player.

    Any of them may be named: who wants to have fewer goods may spend them in vain.
    """
    if not dice or not may_raise(game, seat, system):
        return None
    options: list[Option] = []
    for place, (die, need) in enumerate(zip(dice, needs)):
        options.append(Option("die raised", (("die", place), ("shows", die), ("needs", need))))
    return Decision(seat, "raise dice", options, 0, min(len(options), game.players[seat].goods))


def pay_for_dice(game: Galaxy, seat: int, picked: tuple[int, ...]) -> None:
    if picked:
        spend_goods(game, seat, len(picked))
        game.note("dice raised", seat, len(picked))


def raised(game: Galaxy, seat: int, dice: tuple[int, ...], reply: Reply) -> tuple[int, ...]:
    """Those dice as they count after the reply, which is paid for."""
    picked = tuple([option.id() for option in reply.options()])
    pay_for_dice(game, seat, picked)
    return tuple([die + int(place in picked) for place, die in enumerate(dice)])
