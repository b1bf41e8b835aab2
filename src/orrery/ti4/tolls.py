"""What a card that is being played would cost if nobody answers: units, with the chance of each number of them, and in
a combat the chance to win it.

By what everybody sees alone: where dice decide, the card names them (`Deed.rolls`), and nothing is ever thrown; where
nothing is left to chance, the card is carried out on a copy of the table, which is then thrown away.
"""

from __future__ import annotations

from math import comb
from typing import Final

from orrery.kernel.plain import Value
from orrery.ti4.adjacency import NEBULA, is_anomaly
from orrery.ti4.chances import WHOLE, chances
from orrery.ti4.combat import force_at
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.odds import Combat
from orrery.ti4.odds_table import side_of
from orrery.ti4.rules.combat_round import CombatRound
from orrery.ti4.rules.deed import ActionCard
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.sums import ALL
from orrery.ti4.units import COUNT, count

FACES: Final = 10
Losses = tuple[int, int, list[float]]  # whose units, of which type, the chances to lose none, one, two ... of them


class Toll(Value):
    """Units of one type that one player may lose."""

    def __init__(self, seat: int, type: int, chances: tuple[int, ...]) -> None:
        self.seat = seat
        self.type = type  # or ANY_UNIT
        self.chances = chances  # to lose none, one, two ... of them, in thousandths


class Stake(Value):
    """The chance to win a combat, and to draw it, without the card and with it, in thousandths. Hits that are still to
    be taken are left out."""

    def __init__(self, seat: int, win_without: int, draw_without: int, win_with: int, draw_with: int) -> None:
        self.seat = seat  # whose chance
        self.win_without = win_without
        self.draw_without = draw_without
        self.win_with = win_with
        self.draw_with = draw_with


def card_played(game: Galaxy) -> ActionCard | None:
    """The action card that is being played, the last of several."""
    for frame in reversed(game.stack):
        if isinstance(frame.procedure, ActionCard):
            return frame.procedure
    return None


def tolls_now(game: Galaxy) -> list[Toll]:
    """What the card that is being played would cost, if nobody answers."""
    found = losses(game)
    return [Toll(seat, type, tuple([round(WHOLE * each) for each in chances])) for seat, type, chances in found]


def losses(game: Galaxy) -> list[Losses]:
    """The same, not rounded."""
    card = card_played(game)
    if card is None or card.cancelled:
        return []
    rolls = card.rolls(game)
    if rolls:
        return [(seat, type, lost_by(dice, needs, most)) for seat, type, dice, needs, most in rolls]
    then = carried_out(game)
    return sure_losses(game, then) if then is not None else []


def lost_by(dice: int, needs: int, most: int) -> list[float]:
    """The chances of each number of hits, more than `most` counting as so many."""
    hit = max(0, FACES + 1 - needs) / FACES
    exact = [comb(dice, hits) * hit**hits * (1 - hit) ** (dice - hits) for hits in range(dice + 1)]
    return [*exact[:most], sum(exact[most:])] if dice > most else exact


def carried_out(game: Galaxy) -> Galaxy | None:
    """The table with the card resolved; None where dice, a shuffle or somebody's choice decide what comes of it."""
    then = game.copy()
    assert isinstance(then, Galaxy)
    while not isinstance(then.stack[-1].procedure, ActionCard):
        then.stack.pop()
    card = then.stack[-1].procedure
    assert isinstance(card, ActionCard)
    then.rng = game.aside()  # nobody may learn from this what the dice will show
    luck = then.rng.state
    comes = card.commit(then)
    return then if comes is None and then.rng.state == luck else None


def sure_losses(game: Galaxy, then: Galaxy) -> list[Losses]:
    found: list[Losses] = []
    for seat in range(game.seats):
        before, after = units_of(game, seat), units_of(then, seat)
        lost = [before[type] - after[type] for type in range(COUNT)]
        found += [(seat, type, [0.0] * less + [1.0]) for type, less in enumerate(lost) if less > 0]
    return found


def units_of(game: Galaxy, seat: int) -> list[int]:
    """How many of each type this player has on the table."""
    forces = [*game.players[seat].space.values(), *game.players[seat].ground.values()]
    return [sum(count(force, type) for force in forces) for type in range(COUNT)]


def mean_loss(game: Galaxy, seat: int) -> int:
    """The units that this player would lose on average, in thousandths."""
    mean = 0.0
    for whose, _, by_number in losses(game):
        if whose == seat:
            for number, chance in enumerate(by_number):
                mean += number * chance
    return round(WHOLE * mean)


# -- in a combat -------------------------------------------------------------------------------------------------------


def stake_now(game: Galaxy, seat: int) -> Stake | None:
    """What the card changes in the combat in progress, for this seat or else for who plays it; None: nothing, or
    nobody can say."""
    card = card_played(game)
    fights = [frame.procedure for frame in game.stack if isinstance(frame.procedure, CombatRound)]
    if card is None or card.cancelled or not fights:
        return None
    fight = fights[-1]
    whose = seat if seat in (fight.attacker, fight.defender) else card.seat
    then = carried_out(game)
    if whose not in (fight.attacker, fight.defender) or then is None:
        return None
    without, with_it = chance_in(game, whose, fight), chance_in(then, whose, fight)
    return Stake(whose, *without, *with_it) if without and with_it and without != with_it else None


def chance_in(game: Galaxy, seat: int, fight: CombatRound) -> tuple[int, ...]:
    """To win and to draw, as the two sides stand; nothing if that would take too long, or a side has nothing left."""
    place, ground = fight.place(), fight.place() >= ON_PLANET
    forces = [force_at(game, each, place) for each in (fight.attacker, fight.defender)]
    if not all(forces):
        return ()
    system, planet = (NOBODY, place - ON_PLANET) if ground else (place, NOBODY)
    mine, theirs = [
        side_of(game, each, force, [], system, planet=planet)
        for each, force in zip((fight.attacker, fight.defender), forces)
    ]
    nebula = not ground and is_anomaly(game, place, NEBULA)
    found = chances(ALL, Combat(mine, theirs, ground=ground, nebula=nebula, begun=True))
    if not found:
        return ()
    win, draw = found[0][2], found[1][2]
    return (win, draw) if seat == fight.attacker else (WHOLE - win - draw, draw)


# -- for people --------------------------------------------------------------------------------------------------------


def toll_numbers(game: Galaxy, seat: int) -> tuple[int, ...]:
    """All of it in a row, as a question carries it: how many tolls; of each the seat, the type, the most that may be
    lost, and the chances from none to that; then, if there is one, the five numbers of a stake."""
    tolls, stake = tolls_now(game), stake_now(game, seat)
    if not tolls and stake is None:
        return ()
    numbers = [len(tolls)]
    for toll in tolls:
        numbers += [toll.seat, toll.type, len(toll.chances) - 1, *toll.chances]
    if stake is not None:
        numbers += [stake.seat, stake.win_without, stake.draw_without, stake.win_with, stake.draw_with]
    return tuple(numbers)


def tolls_told(numbers: tuple[int, ...]) -> tuple[list[Toll], Stake | None]:
    """The inverse of `toll_numbers`."""
    if not numbers:
        return [], None
    tolls: list[Toll] = []
    at = 1
    for _ in range(numbers[0]):
        most = numbers[at + 2]
        tolls.append(Toll(numbers[at], numbers[at + 1], numbers[at + 3 : at + 4 + most]))
        at += 4 + most
    return tolls, Stake(*numbers[at : at + 5]) if at < len(numbers) else None
