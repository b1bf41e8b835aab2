"""Resources and influence that are paid at once: a planet gives one of the two, so the first payment must leave enough
for the second."""

from __future__ import annotations

from orrery.kernel.decision import Form, Gift
from orrery.ti4.payments import GOODS, INFLUENCE, PLANET, RESOURCES, leaves, payments, sources, worth
from orrery.ti4.planets import influence, ready_planets, resources
from orrery.ti4.queries import goods_worth
from orrery.ti4.state import Galaxy


def most_together(game: Galaxy, seat: int, number: int) -> int:
    """How much of `number` resources, influence and trade goods each this seat could spend at once."""
    coins, each = game.players[seat].goods, goods_worth(game, seat)
    goods = min(number, coins)
    best: dict[int, int] = {0: 0}  # of resources up to the number: the most influence beside them
    for planet in ready_planets(game, seat):
        ways = dict(best)
        for paid, beside in best.items():
            more = min(number, paid + resources(game, planet))
            ways[more] = max(ways.get(more, 0), beside)
            ways[paid] = max(ways[paid], beside + influence(game, planet))
        best = ways
    sums = [
        min(number, found + each * first) + min(number, beside + each * (coins - goods - first))
        for found, beside in best.items()
        for first in range(coins - goods + 1)
    ]
    return goods + max(sums)


def leaves_enough(game: Galaxy, seat: int, kind: str, price: int, form: Form, keeps: int) -> bool:
    """After that payment so much of the other kind can still be paid."""
    of_resources, of_influence, coins, _ = leaves(game, seat, kind, price, form)
    left = of_influence if kind == RESOURCES else of_resources
    return left + coins * goods_worth(game, seat) >= keeps


def payments_leaving(game: Galaxy, seat: int, kind: str, price: int, keeps: int) -> list[Form]:
    """Ways to pay a price that leave so much of the other kind: the best, or else those that cost least of it."""
    forms = [form for form in payments(game, seat, kind, price) if leaves_enough(game, seat, kind, price, form, keeps)]
    return forms or sparing_payments(game, seat, kind, price, keeps)


def sparing_payments(game: Galaxy, seat: int, kind: str, price: int, keeps: int) -> list[Form]:
    """For each sum the planets that give least of the other kind, and trade goods for the rest: if any payment leaves
    enough, one of these does."""
    other = INFLUENCE if kind == RESOURCES else RESOURCES
    best: dict[int, tuple[int, tuple[int, ...]]] = {0: (0, ())}
    for planet, value in sources(game, seat, kind):
        ways = dict(best)
        for paid, (lost, planets) in best.items():
            reached, way = min(price, paid + value), (lost + worth(game, other, planet), (*planets, planet))
            ways[reached] = min(ways.get(reached, way), way)
        best = ways
    found: list[Form] = []
    for paid, (_, planets) in sorted(best.items(), reverse=True):
        coins = -(-(price - paid) // goods_worth(game, seat))
        lines: list[Gift] = [(planet, PLANET, 1) for planet in sorted(planets)]
        form = Form(tuple([*lines, (seat, GOODS, coins)] if coins else lines))
        if coins <= game.players[seat].goods and leaves_enough(game, seat, kind, price, form, keeps):
            found.append(form)
    return found
