"""Command tokens: gained into pools and redistributed among them."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Form, Gift, Refused, Reply, Sum
from orrery.kernel.procedure import Done, Next, Procedure, Step
from orrery.ti4.reinforcements import tokens_left
from orrery.ti4.rules.foreign_tokens import own_fleet_room
from orrery.ti4.state import Galaxy

TACTIC: Final = "tactic"
FLEET: Final = "fleet"
STRATEGY: Final = "strategy"
POOLS: Final = (TACTIC, FLEET, STRATEGY)


def pools(game: Galaxy, seat: int) -> tuple[int, int, int]:
    """What lies in the tactic, the fleet and the strategy pool."""
    player = game.players[seat]
    return player.tactic, player.fleet, player.strategy


def set_pools(game: Galaxy, seat: int, tactic: int, fleet: int, strategy: int) -> None:
    """A smaller fleet pool may be too small for some fleet, which is due at once."""
    player = game.players[seat]
    if fleet < player.fleet:
        game.mark_fleets(seat)
    player.tactic, player.fleet, player.strategy = tactic, fleet, strategy


def as_pools(form: Form) -> tuple[int, int, int]:
    """The three numbers of a form; a pool without a line has none."""
    number = {kind: amount for _, kind, amount in form.gifts}
    return number.get(TACTIC, 0), number.get(FLEET, 0), number.get(STRATEGY, 0)


def as_form(seat: int, numbers: tuple[int, int, int]) -> Form:
    lines: list[Gift] = [(seat, pool, number) for pool, number in zip(POOLS, numbers) if number]
    return Form(tuple(lines))


def pool_rows(seat: int, number: int, in_fleet: int) -> tuple[Gift, ...]:
    """So many tokens may go into each pool, into that of the fleet perhaps fewer."""
    return ((seat, TACTIC, number), (seat, FLEET, min(number, in_fleet)), (seat, STRATEGY, number))


def shifted(now: tuple[int, int, int]) -> list[tuple[int, int, int]]:
    """One token more in each pool, from the fullest of the others."""
    ways: list[tuple[int, int, int]] = []
    for pool in range(len(POOLS)):
        giver = max([other for other in range(len(POOLS)) if other != pool], key=lambda other: now[other])
        if now[giver]:
            moved = list(now)
            moved[pool] += 1
            moved[giver] -= 1
            ways.append((moved[0], moved[1], moved[2]))
    return ways


def pool_sums(form: Form, number: int, before: tuple[int, int, int]) -> tuple[Sum, ...]:
    """How many of the tokens have a place, and what lies in each pool then."""
    placed = as_pools(form)
    then = [(pool, -1, before[at] + placed[at], -1) for at, pool in enumerate(POOLS)]
    return (("tokens", -1, sum(placed), number), *then)


class GainTokens(Procedure):
    """So many tokens come from the reinforcements, as far as there are any, into pools of the player's choice."""

    STEPS = (
        Step("ti4:52.3a", "count_reinforcements"),
        Step("ti4:52.2", "choose_pools", "gain", check="refuse_pools"),
    )

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def count_reinforcements(self, game: Galaxy) -> Next:
        self.number = min(self.number, tokens_left(game, self.seat))
        return None if self.number else Done()

    def choose_pools(self, game: Galaxy) -> Next:
        number = self.number
        room = own_fleet_room(game, self.seat) - game.players[self.seat].fleet
        rows = pool_rows(self.seat, number, room)
        ways = [(number, 0, 0), (0, number, 0), (0, 0, number)]
        if number >= 2:
            ways.insert(0, (number - number // 3 - number // 2, number // 2, number // 3))
        forms = [as_form(self.seat, way) for way in ways if way[1] <= room]
        return Decision(self.seat, "gain tokens", [], forms=forms, things=(("tokens", number),), rows=rows)

    def refuse_pools(self, game: Galaxy, seat: int, form: Form) -> Refused | None:
        placed = sum(as_pools(form))
        return Refused("not-so-many-tokens", (placed, self.number), "ti4:52.2") if placed != self.number else None

    def sums(self, game: Galaxy, decision: Decision, form: Form) -> tuple[Sum, ...]:
        return pool_sums(form, self.number, pools(game, self.seat))

    def gain(self, game: Galaxy, reply: Reply) -> Next:
        form = reply.form()
        assert form is not None
        old, new = pools(game, self.seat), as_pools(form)
        set_pools(game, self.seat, old[0] + new[0], old[1] + new[1], old[2] + new[2])
        game.note("tokens gained", self.seat, *new)
        return None


class Redistribute(Procedure):
    """All tokens of the command sheet are laid into the pools anew; then no fleet may be greater than its pool."""

    STEPS = (Step("ti4:82.5", "choose_pools", "lay", check="refuse_pools"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose_pools(self, game: Galaxy) -> Next:
        now = pools(game, self.seat)
        total = sum(now)
        if not total:
            return None
        ways = [now, *shifted(now)]
        most = own_fleet_room(game, self.seat)
        rows = pool_rows(self.seat, total, most)
        forms = [as_form(self.seat, way) for way in ways if way[1] <= most]
        return Decision(self.seat, "redistribute", [], forms=forms, things=(("tokens", total),), rows=rows)

    def refuse_pools(self, game: Galaxy, seat: int, form: Form) -> Refused | None:
        placed, total = sum(as_pools(form)), sum(pools(game, seat))
        return Refused("not-so-many-tokens", (placed, total), "ti4:82.5") if placed != total else None

    def sums(self, game: Galaxy, decision: Decision, form: Form) -> tuple[Sum, ...]:
        return pool_sums(form, sum(pools(game, self.seat)), (0, 0, 0))

    def lay(self, game: Galaxy, reply: Reply) -> Next:
        form = reply.form()
        assert form is not None
        set_pools(game, self.seat, *as_pools(form))
        game.note("tokens redistributed", self.seat, *as_pools(form))
        return None
