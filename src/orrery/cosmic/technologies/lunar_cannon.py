"""Lunar Cannon: ten more next to where it stands."""

from __future__ import annotations

from orrery.cosmic.cards import MOST_COLONIES, TECH, WILD_DESTINY
from orrery.cosmic.encounter import NOWHERE
from orrery.cosmic.modifier import Bonus
from orrery.cosmic.needs import AS_INVOLVED, BOTH_ATTACK
from orrery.cosmic.queries import side_of
from orrery.cosmic.rules.deed import Invent
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import DESTINY_SHOWN, TOTALS
from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Next, Procedure, Step

BONUS = 10
CANNON = TECH["lunar-cannon"]


class CannonBonus(Bonus):
    KEY = "bonus lunar-cannon"


class Fire(Invent):
    """As main player or ally in an encounter at a planet next to the cannon: 10 more. It stays in play."""

    WINDOWS = (TOTALS,)
    NEEDS = (AS_INVOLVED, BOTH_ATTACK)
    WHY = "not-beside-cannon"
    DISCARDED = False

    @classmethod
    def besides(cls, game: Cosmic, seat: int, source: int) -> bool:
        return game.now().planet in beside_cannon(game)

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect(CannonBonus(side_of(game, self.seat), BONUS))
        game.note("cannon fired", self.seat, side_of(game, self.seat))
        return None


class Move(Invent):
    """On a wild destiny card, whoever the offense is: move the cannon between any two neighbours of any system."""

    WINDOWS = (DESTINY_SHOWN,)
    WHY = "no-wild-destiny"
    DISCARDED = False

    def __init__(self, seat: int, source: int, cancelled: bool = False, gap: int = NOWHERE) -> None:
        super().__init__(seat, source, cancelled)
        self.gap = gap

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        if not WILD_DESTINY <= game.now().destiny < MOST_COLONIES:
            return False
        return any(gaps(game, owner) for owner in range(game.seats))

    def choose(self, game: Cosmic) -> Next:
        if self.gap != NOWHERE:
            return None
        options = [option for owner in range(game.seats) for option in gap_options(game, owner)]
        return Decision(self.seat, "lunar-cannon.gap", options)

    def chosen(self, game: Cosmic, reply: Reply) -> Next:
        self.gap = reply.option().id()
        game.note("named gap", self.seat, self.gap, next_planet(game, self.gap))
        return None

    def commit(self, game: Cosmic) -> Next:
        stand_between(game, self.seat, self.gap)
        return None


class SetUpCannon(Procedure):
    """On completion the cannon is set up between two neighbouring planets of the own system."""

    STEPS = (Step("cosmic:tech.effect.1", "choose_gap", "set_up"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose_gap(self, game: Cosmic) -> Next:
        options = gap_options(game, self.seat)
        return Decision(self.seat, "lunar-cannon.gap", options) if options else None

    def set_up(self, game: Cosmic, reply: Reply) -> Next:
        stand_between(game, self.seat, reply.option().id())
        return None


def next_planet(game: Cosmic, planet: int) -> int:
    """The neighbour on one side. The planets of a system stand in a row in their fixed order, Genesis at its end."""
    owner = game.owner(planet)
    if planet == len(game.colonies) - 1 or planet < 0:
        return NOWHERE
    if planet + 1 < (owner + 1) * game.options.planets_each:
        return planet + 1
    return len(game.colonies) - 1 if game.genesis == owner else NOWHERE


def gaps(game: Cosmic, owner: int) -> list[int]:
    """The first planets of all pairs of neighbours in a system that are both still there."""
    home = game.home(owner)
    return [planet for planet in home if next_planet(game, planet) in home]


def gap_options(game: Cosmic, owner: int) -> list[Option]:
    pairs = [(planet, next_planet(game, planet)) for planet in gaps(game, owner)]
    return [Option("gap", (("planet", one), ("planet", other))) for one, other in pairs]


def stand_between(game: Cosmic, seat: int, planet: int) -> None:
    """The cannon stands between this planet and the next of the system; its card remembers it."""
    for tech in game.players[seat].techs:
        if tech.card == CANNON:
            tech.memory = planet
    game.note("cannon", seat, planet, next_planet(game, planet))


def place_of_cannon(game: Cosmic) -> int:
    """The first of the two planets that it stands between, or nowhere."""
    return max(
        [tech.memory for player in game.players for tech in player.techs if tech.card == CANNON], default=NOWHERE
    )


def beside_cannon(game: Cosmic) -> tuple[int, ...]:
    """The planets next to the cannon; one that was destroyed cannot be aimed at anyway."""
    place = place_of_cannon(game)
    return () if place < 0 else (place, next_planet(game, place))


DEEDS = (Fire, Move)
COMPLETED = SetUpCannon
