"""Habits with ships and planets: from where they come, whereto they go, whose are hit."""

from __future__ import annotations

from collections.abc import Callable

from orrery.cosmic.bot.judgement import gap, is_close, side_of, side_ships, standing
from orrery.cosmic.view import CosmicView
from orrery.kernel.decision import Decision


def best(decision: Decision, worth: Callable[[int], float]) -> int:
    """The place of the option that is worth most; the first of equals."""
    return max(range(len(decision.options)), key=worth)


def place_of(decision: Decision, at: int) -> int:
    """The planet of an option about a ship; a ship that researches, or is on the gate, has none: -1."""
    things = decision.options[at].things
    return things[0][1] if things and things[0][0] == "planet" else -1


def thickest(view: CosmicView, decision: Decision, number: int, seat: int = -1) -> list[int]:
    """Take ships from where there are most: the last of a colony, of a foreign one above all, only if none is left."""
    seat = decision.seat if seat < 0 else seat
    left = {planet: ships[seat] for planet, ships in enumerate(view.colonies)}
    left[-1] = 1
    taken: list[int] = []
    for _ in range(number):
        places = [at for at in range(len(decision.options)) if at not in taken]
        if not places:
            break
        at = max(places, key=lambda each: (left[place_of(decision, each)], is_home(view, decision, each, seat)))
        left[place_of(decision, at)] -= 1
        taken.append(at)
    return taken


def is_home(view: CosmicView, decision: Decision, at: int, seat: int) -> bool:
    """A ship of a home planet, and an ordinary one: the Prometheus is risked last."""
    planet = place_of(decision, at)
    return decision.options[at].key != "prometheus" and planet >= 0 and view.owner(planet) == seat


def spare(view: CosmicView, seat: int) -> int:
    """Ships that can be sent without giving up a colony."""
    return sum(max(0, ships[seat] - 1) for ships in view.colonies)


def some(view: CosmicView, decision: Decision, number: int) -> list[int]:
    """That many ships, but no colony is given up for it."""
    return thickest(view, decision, max(decision.least, min(decision.most, number, spare(view, decision.seat))))


def one_ship(view: CosmicView, decision: Decision) -> list[int]:
    return thickest(view, decision, 1)


def two_ships(view: CosmicView, decision: Decision) -> list[int]:
    """A colony of two is not the first that others come for."""
    return some(view, decision, 2)


def all_spare(view: CosmicView, decision: Decision) -> list[int]:
    return some(view, decision, decision.most)


def ally_ships(view: CosmicView, decision: Decision) -> list[int]:
    """Enough to tip the scales; a place on a winning offense costs one ship."""
    side = side_of(view, decision.seat)
    ahead = side_ships(view, side) - side_ships(view, 3 - side)
    return some(view, decision, 1 if ahead >= 5 else 2 if ahead >= 1 else 3)


def ships_for_points(view: CosmicView, decision: Decision) -> list[int]:
    """Three points each: as many as the totals ask for."""
    return some(view, decision, max(1, -(-gap(view, side_of(view, decision.seat)) // 3)))


def lose_ships(view: CosmicView, decision: Decision) -> list[int]:
    """One's own from where there are most; those of another from where it hurts."""
    seats = [number for kind, number in decision.things if kind == "seat"]
    if seats and seats[0] != decision.seat:
        return thinnest(view, decision, seats[0])
    return thickest(view, decision, decision.least)


def thinnest(view: CosmicView, decision: Decision, victim: int) -> list[int]:
    """Ships that stand alone on a foreign planet first: a colony falls with each."""

    def pain(at: int) -> tuple[int, int]:
        planet = place_of(decision, at)
        if planet < 0:
            return 0, 0
        return -view.colonies[planet][victim], int(view.owner(planet) != victim)

    return sorted(range(len(decision.options)), key=pain, reverse=True)[: decision.least]


def execute(view: CosmicView, decision: Decision) -> list[int]:
    """The ship whose loss hurts its owner most."""
    return thinnest(view, decision, decision.things[0][1])


def place_ships(view: CosmicView, decision: Decision) -> list[int]:
    """Where there are fewest, so that no colony is easy prey."""
    there = {planet: ships[decision.seat] for planet, ships in enumerate(view.colonies)}
    taken: list[int] = []
    for _ in range(decision.least):
        places = [at for at in range(len(decision.options)) if at not in taken]
        at = min(places, key=lambda each: there[place_of(decision, each)])
        there[place_of(decision, at)] += 1
        taken.append(at)
    return taken


def thin_colony(view: CosmicView, decision: Decision) -> list[int]:
    """The Prometheus goes where there are fewest ships; an option without a planet comes last."""
    planets = [place_of(decision, at) for at in range(len(decision.options))]
    return [
        best(decision, lambda at: -view.colonies[planets[at]][decision.seat] if planets[at] >= 0 else -99),
    ]


def oozing_out(view: CosmicView, decision: Decision) -> list[int]:
    """All but one come home: a ship that stays still earns its place."""
    number = max(decision.least, decision.most - 1)
    there = {planet: ships[decision.seat] for planet, ships in enumerate(view.colonies)}
    order = sorted(range(len(decision.options)), key=lambda at: there[place_of(decision, at)])
    return order[:number]


# -- where to go -------------------------------------------------------------------------------------------------------


def own_colour(view: CosmicView, decision: Decision) -> list[int]:
    """Settle an empty home planet, drive somebody out when the power is in danger, else draw again."""
    keys = [option.key for option in decision.options]
    if "planet" in keys and view.home_colonies(decision.seat) < view.planets_each - 1:
        return [keys.index("planet")]
    if "colony" in keys and view.home_colonies(decision.seat) < view.planets_each - 2:
        return [keys.index("colony")]
    return [0]


def whom_to_meet(view: CosmicView, decision: Decision) -> list[int]:
    """Whoever has the most thinly held planet where one is not yet; rather a leader than somebody far behind."""
    return [best(decision, lambda at: softness(view, decision.seat, decision.options[at].id()))]


def softness(view: CosmicView, me: int, seat: int) -> float:
    planets = [p for p in range(len(view.colonies)) if view.owner(p) == seat and p not in view.destroyed]
    free = [view.colonies[planet][seat] for planet in planets if not view.colonies[planet][me]]
    return 3 * standing(view, seat) - 4 * min(free, default=9) - view.players[seat].hand_size


def aim(view: CosmicView, decision: Decision) -> list[int]:
    """The planet with the fewest defenders where one more colony counts."""
    defense = decision.things[0][1]

    def worth(at: int) -> float:
        planet = place_of(decision, at)
        new = not view.colonies[planet][decision.seat] and view.owner(planet) != decision.seat
        return (20 if new else 0) - view.colonies[planet][defense] + 0.1 * sum(view.colonies[planet])

    return [best(decision, worth)]


def new_colony(view: CosmicView, decision: Decision) -> list[int]:
    """A planet that can be had at once: rather one of the leader's, where few others live."""

    def worth(at: int) -> float:
        planet = place_of(decision, at)
        return standing(view, view.owner(planet)) - 0.1 * sum(view.colonies[planet])

    return [best(decision, worth)]


def fortress(view: CosmicView, decision: Decision) -> list[int]:
    """A citadel guards a planet where one lives: at home, with few ships, and no citadel yet."""
    me = decision.seat
    guarded = [planet for power in view.players[me].powers for planet in power.places]

    def worth(at: int) -> float:
        planet = place_of(decision, at)
        ships = view.colonies[planet]
        return 2 * (ships[me] > 0) + 2 * (view.owner(planet) == me) - guarded.count(planet) - 0.2 * sum(ships)

    return [best(decision, worth)]


def destroy(view: CosmicView, decision: Decision) -> list[int]:
    """The planet whose end hurts the others most and oneself least."""

    def worth(at: int) -> float:
        planet = place_of(decision, at)
        ships, owner, me = view.colonies[planet], view.owner(planet), decision.seat
        hurt = [
            (1 + standing(view, seat)) * (owner != seat) for seat in range(len(ships)) if seat != me and ships[seat]
        ]
        mine = 20.0 * (ships[me] > 0) + 10.0 * (owner == me)
        return sum(hurt) + (1.0 if is_close(view, owner) else 0.0) + 0.1 * (sum(ships) - ships[me]) - mine

    return [best(decision, worth)]


def cannon(view: CosmicView, decision: Decision) -> list[int]:
    """Between planets where one has most to lose or to win: own colonies."""
    return [
        best(
            decision,
            lambda at: sum([view.colonies[planet][decision.seat] > 0 for _, planet in option_things(decision, at)]),
        )
    ]


def option_things(decision: Decision, at: int) -> list[tuple[str, int]]:
    return [thing for thing in decision.options[at].things if thing[0] == "planet"]
