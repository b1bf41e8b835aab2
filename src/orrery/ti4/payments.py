"""Payments: what a seat can pay with, the best ways to pay a price, and what each of them leaves.

The price is what must be paid at least; what is paid beyond it is lost (26.0a), and nobody is kept from it (to hold
fewer trade goods, say). Suggested are payments of which every part is needed.
"""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Form, Gift, Refused, Thing
from orrery.ti4.planets import influence, planets_of, ready_planets, resources
from orrery.ti4.queries import goods_worth
from orrery.ti4.state import Galaxy

RESOURCES: Final = "resources"
INFLUENCE: Final = "influence"
EITHER: Final = "either"  # resources, for which influence may be spent as well: of each planet one of the two
PLANET: Final = "planet"  # the first part of a line is the planet
GOODS: Final = "goods"
SUGGESTED: Final = 6


def worth(game: Galaxy, kind: str, planet: int) -> int:
    if kind == EITHER:
        return max(resources(game, planet), influence(game, planet))
    return resources(game, planet) if kind == RESOURCES else influence(game, planet)


def value_of(game: Galaxy, kind: str, line: Gift) -> int:
    """Of a line of trade goods the first part is who pays with them."""
    place, what, number = line
    return number * goods_worth(game, place) if what == GOODS else worth(game, kind, place)


def value_of_all(game: Galaxy, kind: str, form: Form) -> int:
    return sum([value_of(game, kind, line) for line in form.gifts])


def sources(game: Galaxy, seat: int, kind: str) -> list[tuple[int, int]]:
    """The ready planets that give any of it, and how much."""
    found: list[tuple[int, int]] = []
    for planet in ready_planets(game, seat):
        value = worth(game, kind, planet)
        if value:
            found.append((planet, value))
    return found


def purse(game: Galaxy, seat: int, kind: str) -> int:
    """The most this seat can pay. Commodities pay nothing (57.7)."""
    coins = game.players[seat].goods
    return sum([value for _, value in sources(game, seat, kind)]) + (coins * goods_worth(game, seat) if coins else 0)


def payment_rows(game: Galaxy, seat: int, kind: str) -> tuple[Gift, ...]:
    """Every planet of this seat and its trade goods; those that can give nothing with 0."""
    rows: list[Gift] = [
        (planet, PLANET, 0 if why_planet_not(game, seat, kind, planet) else 1) for planet in planets_of(game, seat)
    ]
    return (*rows, (seat, GOODS, game.players[seat].goods))


def why_planet_not(game: Galaxy, seat: int, kind: str, planet: int) -> Refused | None:
    """Why that planet cannot be exhausted for this price."""
    if game.controller[planet] != seat:
        return Refused("not-your-planet", (planet, game.controller[planet]), "ti4:26.0")
    if game.exhausted[planet]:
        return Refused("planet-exhausted", (planet,), "ti4:67.9")
    if not worth(game, kind, planet):
        return Refused(f"gives-no-{kind}", (planet,), "ti4:24.2" if kind == INFLUENCE else "ti4:74.2")
    return None


def why_not_paid(game: Galaxy, seat: int, kind: str, thing: Thing) -> Refused | None:
    """Why something on the table pays nothing of this price."""
    what, number = thing
    if what == PLANET and 0 <= number < len(game.controller):
        return why_planet_not(game, seat, kind, number)
    if what == GOODS and not game.players[seat].goods:
        return Refused("no-goods", (), "ti4:39.4b" if kind == INFLUENCE else "ti4:39.4a")
    if what == "commodities":
        return Refused("commodities-are-traded", (game.players[seat].commodities,), "ti4:57.7")
    return None


def leaves(game: Galaxy, seat: int, kind: str, price: int, form: Form) -> tuple[int, int, int, int]:
    """What a payment leaves: resources and influence of planets still ready, trade goods; and what is lost."""
    used = [place for place, what, _ in form.gifts if what == PLANET]
    ready = [planet for planet in ready_planets(game, seat) if planet not in used]
    coins = sum([number for _, what, number in form.gifts if what == GOODS])
    return (
        sum([resources(game, planet) for planet in ready]),
        sum([influence(game, planet) for planet in ready]),
        game.players[seat].goods - coins,
        value_of_all(game, kind, form) - price,
    )


def payments(game: Galaxy, seat: int, kind: str, price: int) -> list[Form]:
    """The best ways to pay: little waste, few planets that are worth more for something else, few goods.

    For each sum the few cheapest sets of planets are kept, planet by planet: exact for the best one.
    """
    goods, each = game.players[seat].goods, goods_worth(game, seat)
    ways: list[tuple[int, tuple[int, ...], int]] = []
    best = cheapest_sets(game, seat, kind, price)
    for total in range(max(0, price - goods * each), price + 1):
        coins = -(-(price - total) // each)
        ways += [(loss + 2 * each * coins, planets, coins) for loss, planets in best[total]]
    ways.sort()
    found: list[Form] = []
    for _, planets, coins in ways:
        lines: list[Gift] = [(planet, PLANET, 1) for planet in sorted(planets)]
        if coins:
            lines.append((seat, GOODS, coins))
        form = Form(tuple(lines))
        if form not in found and is_minimal(game, kind, price, form):
            found.append(form)
    return found[:SUGGESTED]


def cheapest_sets(game: Galaxy, seat: int, kind: str, price: int) -> list[list[tuple[int, tuple[int, ...]]]]:
    """For each sum up to the price: the sets of planets that give it with the least loss."""
    best: list[list[tuple[int, tuple[int, ...]]]] = [[] for _ in range(price + 1)]
    best[0] = [(0, ())]
    other_kind = INFLUENCE if kind == RESOURCES else RESOURCES
    for planet, value in sources(game, seat, kind):
        other = worth(game, other_kind, planet)
        for total in range(price - 1, -1, -1):
            reached = min(price, total + value)
            for loss, planets in best[total]:
                waste = 2 * (total + value - reached)
                best[reached].append((loss + other + waste + 1, (*planets, planet)))
            best[reached].sort()
            del best[reached][SUGGESTED:]
    return best


def is_everything(game: Galaxy, seat: int, kind: str, form: Form) -> bool:
    return value_of_all(game, kind, form) == purse(game, seat, kind)


def is_minimal(game: Galaxy, kind: str, price: int, form: Form) -> bool:
    paid = value_of_all(game, kind, form)
    parts = [goods_worth(game, line[0]) if line[1] == GOODS else value_of(game, kind, line) for line in form.gifts]
    return paid >= price and all(paid - part < price for part in parts)
