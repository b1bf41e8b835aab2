"""Dice of unit abilities: space cannon, anti-fighter barrage, bombardment. What changes combat rolls changes none."""

from __future__ import annotations

from orrery.ti4.combat import Gun
from orrery.ti4.state import Galaxy


def roll_guns(game: Galaxy, seat: int, kind: str, guns: tuple[Gun, ...]) -> tuple[int, ...]:
    """All dice of those guns, in their order."""
    dice: list[int] = []
    for type, number, _, _ in guns:
        thrown = [game.rng.die(10) for _ in range(number)]
        game.note_shown(kind, seat, type, *thrown)
        dice += thrown
    return tuple(dice)


def count_hits(guns: tuple[Gun, ...], dice: tuple[int, ...], bonus: int = 0) -> int:
    """The dice, in the order of the guns, that show enough."""
    made = at = 0
    for _, number, hit_on, _ in guns:
        made += sum(1 for die in dice[at : at + number] if die + bonus >= hit_on)
        at += number
    return made


def with_one_more(guns: tuple[Gun, ...], index: int) -> tuple[Gun, ...]:
    """The same guns; one of them, named before the dice are rolled, rolls one die more."""
    type, number, hit_on, place = guns[index]
    return (*guns[:index], (type, number + 1, hit_on, place), *guns[index + 1 :])
