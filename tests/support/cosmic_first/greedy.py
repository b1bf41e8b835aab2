"""The heuristic player: one method for each kind of question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orrery.cosmic.cards import CARDS
from orrery.cosmic.view import CosmicView
from orrery.kernel.decision import Choice, Decision
from orrery.kernel.imagining import Imagine
from orrery.kernel.laws import random_choice
from orrery.kernel.rng import Rng
from support.cosmic_first.bargaining import judge_talks
from support.cosmic_first.deeds import wants
from support.cosmic_first.judgement import best_attack, best_card, gains_colony, is_close, needed, side_ships

WEAK: Final = 12  # with a best card below this, help is welcome


class FirstBot:
    """Answers from its seat's view alone."""

    IMAGINES = False

    def choose(self, view: CosmicView, decision: Decision, rng: Rng, imagine: Imagine | None = None) -> Choice:
        if decision.window:
            return wants(view, decision, rng)
        if decision.prompt == "deal":
            return judge_talks(view, decision)
        answer = ANSWERS.get(decision.prompt)
        if answer is None:
            return random_choice(decision, rng)
        return Choice(decision.seat, tuple(sorted(answer(view, decision))))


def planet_of(decision: Decision, place: int) -> int:
    return decision.options[place].things[0][1]


# -- where to go -------------------------------------------------------------------------------------------------------


def own_colour(view: CosmicView, decision: Decision) -> list[int]:
    """Settle an empty home planet, drive somebody out when the power is in danger, else draw again."""
    keys = [option.key for option in decision.options]
    if "planet" in keys and view.home_colonies(decision.seat) < view.planets_each - 1:
        return [keys.index("planet")]
    if "colony" in keys and view.home_colonies(decision.seat) < view.planets_each - 2:
        return [keys.index("colony")]
    return [0]


def wild_destiny(view: CosmicView, decision: Decision) -> list[int]:
    """Whoever has the most thinly held planet where one is not yet; rather a leader than somebody far behind."""
    return [best(decision, lambda place: softness(view, decision.seat, decision.options[place].id()))]


def softness(view: CosmicView, me: int, seat: int) -> int:
    planets = [p for p in range(len(view.colonies)) if view.owner(p) == seat and p not in view.destroyed]
    free = [view.colonies[planet][seat] for planet in planets if not view.colonies[planet][me]]
    return 3 * view.foreign_colonies(seat) - 4 * min(free, default=9) - view.players[seat].hand_size


def aim(view: CosmicView, decision: Decision) -> list[int]:
    """The planet with the fewest defenders where one more colony counts."""
    encounter = view.encounter
    assert encounter is not None

    def worth(place: int) -> int:
        planet = planet_of(decision, place)
        new = not view.colonies[planet][decision.seat] and view.owner(planet) != decision.seat
        return (20 if new else 0) - view.colonies[planet][encounter.defense]

    return [best(decision, worth)]


# -- ships -------------------------------------------------------------------------------------------------------------


def thickest(view: CosmicView, decision: Decision, number: int) -> list[int]:
    """Take ships from where there are most, and the last one of a colony only if nothing else is left."""
    left = {planet: ships[decision.seat] for planet, ships in enumerate(view.colonies)}
    seats = [number for kind, number in decision.things if kind == "seat"]
    if seats:
        left = {planet: ships[seats[0]] for planet, ships in enumerate(view.colonies)}
    taken: list[int] = []
    for _ in range(number):
        places = [place for place in range(len(decision.options)) if place not in taken]
        if not places:
            break
        place = max(places, key=lambda each: left[planet_of(decision, each)])
        left[planet_of(decision, place)] -= 1
        taken.append(place)
    return taken


def launch(view: CosmicView, decision: Decision) -> list[int]:
    """As many as allowed, but no colony is given up for it."""
    spare = sum(max(0, ships[decision.seat] - 1) for ships in view.colonies)
    return thickest(view, decision, max(decision.least, min(decision.most, spare)))


def ally_ships(view: CosmicView, decision: Decision) -> list[int]:
    """Enough to tip the scales; a place on a winning offense costs one ship."""
    encounter = view.encounter
    assert encounter is not None
    side = encounter.sides[decision.seat]
    ahead = side_ships(view, side) - side_ships(view, 3 - side)
    number = 1 if ahead >= 5 else 2 if ahead >= 1 else 3
    spare = sum(max(0, ships[decision.seat] - 1) for ships in view.colonies)
    return thickest(view, decision, max(decision.least, min(number, decision.most, spare)))


def lose_ships(view: CosmicView, decision: Decision) -> list[int]:
    return thickest(view, decision, decision.least)


def place_ships(view: CosmicView, decision: Decision) -> list[int]:
    """Where there are fewest, so that no colony is easy prey."""
    there = {planet: ships[decision.seat] for planet, ships in enumerate(view.colonies)}
    taken: list[int] = []
    for _ in range(decision.least):
        places = [place for place in range(len(decision.options)) if place not in taken]
        place = min(places, key=lambda each: there[planet_of(decision, each)])
        there[planet_of(decision, place)] += 1
        taken.append(place)
    return taken


# -- alliances ---------------------------------------------------------------------------------------------------------


def invite(view: CosmicView, decision: Decision) -> list[int]:
    """The defense asks everybody; the offense whom a colony does not make a winner, unless it wins itself."""
    encounter = view.encounter
    assert encounter is not None
    me = decision.seat
    if me == encounter.defense:
        return list(range(len(decision.options)))
    winning = is_close(view, me) and gains_colony(view, me)
    if not winning and best_attack(view) >= WEAK + 8:
        return []
    guests: list[int] = []
    for place, option in enumerate(decision.options):
        guest = option.id()
        gives_it_away = is_close(view, guest) and gains_colony(view, guest)
        ahead = view.foreign_colonies(guest) > view.foreign_colonies(me) + 1
        if winning or not (gives_it_away or ahead):
            guests.append(place)
    return guests


def ally(view: CosmicView, decision: Decision) -> list[int]:
    """A colony with the offense, help against a winner, or a reward with the defense; never crown somebody else."""
    encounter = view.encounter
    assert encounter is not None
    me = decision.seat
    sides = {option.things[0][1]: place for place, option in enumerate(decision.options) if option.things}
    i_win = is_close(view, me) and gains_colony(view, me)
    rivals = [seat for seat in range(len(view.players)) if seat != me and encounter.sides[seat] == 1]
    they_win = any(is_close(view, seat) and gains_colony(view, seat) for seat in rivals)
    odds = side_ships(view, 1) - side_ships(view, 2)
    if 1 in sides and i_win:
        return [sides[1]]
    if they_win:
        return [sides.get(2, 0)]
    if 1 in sides and gains_colony(view, me) and odds >= -4:
        return [sides[1]]
    if 2 in sides and odds <= 3:
        return [sides[2]]
    return [0]


# -- cards -------------------------------------------------------------------------------------------------------------


def lay(view: CosmicView, decision: Decision) -> list[int]:
    cards = [option.id() for option in decision.options]
    return [cards.index(best_card(view, decision.seat, cards))]


def reward(view: CosmicView, decision: Decision) -> list[int]:
    """Cards while the hand is small, ships when many are in the warp."""
    player = view.players[decision.seat]
    if player.warp >= 6 and player.hand_size >= 5:
        return [len(decision.options) - 1]
    return [0]


def second_encounter(view: CosmicView, decision: Decision) -> list[int]:
    keys = [option.key for option in decision.options]
    cards = [card for card in view.hand if CARDS[card].is_encounter]
    ships = sum(ships[decision.seat] for ships in view.colonies)
    if not cards or ships < 4:
        return [keys.index("new technology")] if "new technology" in keys else [0]
    eager = best_attack(view) >= WEAK - 3 or view.foreign_colonies(decision.seat) >= needed(view) - 2
    return [keys.index("encounter")] if eager else [0]


def research(view: CosmicView, decision: Decision) -> list[int]:
    """Complete what can be completed, else add a ship while there are plenty."""
    keys = [option.key for option in decision.options]
    if "complete" in keys:
        return [keys.index("complete")]
    ships = sum(ships[decision.seat] for ships in view.colonies)
    return [keys.index("research")] if "research" in keys and ships > 12 else [0]


def best(decision: Decision, worth: Callable[[int], int]) -> int:
    """The place of the option that is worth most; the first of equals."""
    return max(range(len(decision.options)), key=worth)


ANSWERS: Final[dict[str, Callable[[CosmicView, Decision], list[int]]]] = {
    "own colour": own_colour,
    "wild destiny": wild_destiny,
    "aim": aim,
    "launch": launch,
    "invite": invite,
    "ally": ally,
    "ally ships": ally_ships,
    "place ships": place_ships,
    "lose ships": lose_ships,
    "encounter card": lay,
    "open card": lay,
    "reward": reward,
    "second encounter": second_encounter,
    "research": research,
    "research ship": lambda view, decision: thickest(view, decision, 1),
    "deal colony": lambda view, decision: thickest(view, decision, 2 if decision.most > 4 else 1),
}
