"""The objective cards: rows."""

from __future__ import annotations

from typing import Final

from orrery.ti4.components import NUMBER, is_used
from orrery.ti4.modifier import Modifier
from orrery.ti4.objectives import (
    CARDS,
    FRAGMENTS,
    TOKENS,
    ControlPlanets,
    ControlPlanetsOfOneTrait,
    Event,
    Every,
    LawsInPlay,
    OwnTechnologies,
    OwnTechnologiesByColour,
    Progress,
    Requirement,
    ShipsInOneSystem,
    ShipsInSystems,
    Spent,
    UnitsOnBoard,
    anywhere,
    at_mecatol,
    has_attachment,
    has_specialty,
    in_home_of_another,
    is_mecatol,
    is_of_faction,
    is_upgrade,
    legendary,
    next_to_anomaly,
    next_to_home_of_another,
    next_to_mecatol,
    of_trait,
    outside_homes,
    with_dock_of_another,
    with_wormhole,
)
from orrery.ti4.objectives_of_neighbours import (
    MorePlanetsThanNeighbours,
    NeighbourOfAll,
    NotesOfOthers,
    PlanetsAtHomes,
    beside_another,
)
from orrery.ti4.objectives_of_units import (
    FleetInOneSystem,
    GarrisonWithoutDock,
    ProductionInOneSystem,
    UnitsInSystems,
    UnitsOnPlanets,
    anywhere_on_planets,
    at_nexus,
    is_landmark,
    is_seat_of_power,
    on_the_edge,
    outside_own_home,
    without_planets,
)
from orrery.ti4.objectives_of_wealth import ControlWorth, SpentTogether
from orrery.ti4.payments import GOODS, INFLUENCE, RESOURCES
from orrery.ti4.planets import home_of
from orrery.ti4.queries import deciding
from orrery.ti4.state import ACTION, AGENDA, NOBODY, STATUS, Galaxy
from orrery.ti4.units import DREADNOUGHT, FLAGSHIP, MECH, PDS, SPACE_DOCK, WAR_SUN

SECRET: Final = 0  # instead of a stage
MOST_SECRETS: Final = 3  # scored ones counted


class Objective:
    """One card: its key, stage, points, the phase in which it is scored, and what it asks for."""

    def __init__(self, key: str, stage: int, requires: Requirement, phase: str = STATUS) -> None:
        self.key = key
        self.stage = stage
        self.points = max(1, stage)
        self.requires = requires
        self.phase = phase


CARDS_OF_THE_GAME: Final[tuple[Objective, ...]] = (
    Objective("corner-the-market", 1, ControlPlanetsOfOneTrait(4)),
    Objective("develop-weaponry", 1, OwnTechnologies(2, is_upgrade)),
    Objective("diversify-research", 1, OwnTechnologiesByColour(2, 2)),
    Objective("erect-a-monument", 1, Spent(RESOURCES, 8)),
    Objective("expand-borders", 1, ControlPlanets(6, outside_homes)),
    Objective("found-research-outposts", 1, ControlPlanets(3, has_specialty)),
    Objective("intimidate-council", 1, ShipsInSystems(2, next_to_mecatol)),
    Objective("lead-from-the-front", 1, Spent(TOKENS, 3)),
    Objective("negotiate-trade-routes", 1, Spent(GOODS, 5)),
    Objective("sway-the-council", 1, Spent(INFLUENCE, 8)),
    Objective("centralize-galactic-trade", 2, Spent(GOODS, 10)),
    Objective("conquer-the-weak", 2, ControlPlanets(1, in_home_of_another)),
    Objective("form-galactic-brain-trust", 2, ControlPlanets(5, has_specialty)),
    Objective("found-a-golden-age", 2, Spent(RESOURCES, 16)),
    Objective("galvanize-the-people", 2, Spent(TOKENS, 6)),
    Objective("manipulate-galactic-law", 2, Spent(INFLUENCE, 16)),
    Objective("master-the-sciences", 2, OwnTechnologiesByColour(4, 2)),
    Objective("revolutionize-warfare", 2, OwnTechnologies(3, is_upgrade)),
    Objective("subdue-the-galaxy", 2, ControlPlanets(11, outside_homes)),
    Objective("unify-the-colonies", 2, ControlPlanetsOfOneTrait(6)),
    Objective("adapt-new-strategies", SECRET, OwnTechnologies(2, is_of_faction)),
    Objective(
        "become-the-gatekeeper",
        SECRET,
        Every(ShipsInSystems(1, with_wormhole("alpha")), ShipsInSystems(1, with_wormhole("beta"))),
    ),
    Objective("control-the-region", SECRET, ShipsInSystems(6, anywhere)),
    Objective("cut-supply-lines", SECRET, ShipsInSystems(1, with_dock_of_another)),
    Objective("destroy-their-greatest-ship", SECRET, Event(), ACTION),
    Objective("establish-a-perimeter", SECRET, UnitsOnBoard(4, PDS)),
    Objective("forge-an-alliance", SECRET, ControlPlanets(4, of_trait("cultural"))),
    Objective("form-a-spy-network", SECRET, Spent(CARDS, 5)),
    Objective("fuel-the-war-machine", SECRET, UnitsOnBoard(3, SPACE_DOCK)),
    Objective("gather-a-mighty-fleet", SECRET, UnitsOnBoard(5, DREADNOUGHT)),
    Objective("learn-the-secrets-of-the-cosmos", SECRET, ShipsInSystems(3, next_to_anomaly)),
    Objective("make-an-example-of-their-world", SECRET, Event(), ACTION),
    Objective("master-the-laws-of-physics", SECRET, OwnTechnologiesByColour(1, 4)),
    Objective("mine-rare-minerals", SECRET, ControlPlanets(4, of_trait("hazardous"))),
    Objective("monopolize-production", SECRET, ControlPlanets(4, of_trait("industrial"))),
    Objective(
        "occupy-the-seat-of-the-empire", SECRET, Every(ControlPlanets(1, is_mecatol), ShipsInOneSystem(3, at_mecatol))
    ),
    Objective("spark-a-rebellion", SECRET, Event(), ACTION),
    Objective("threaten-enemies", SECRET, ShipsInSystems(1, next_to_home_of_another)),
    Objective("turn-their-fleets-to-dust", SECRET, Event(), ACTION),
    Objective("unveil-flagship", SECRET, Event(), ACTION),
)
CARDS_OF_KINGS: Final[tuple[Objective, ...]] = (
    Objective("amass-wealth", 1, SpentTogether(3)),
    Objective("build-defenses", 1, UnitsOnBoard(4, PDS, SPACE_DOCK)),
    Objective("discover-lost-outposts", 1, ControlPlanets(2, has_attachment)),
    Objective("engineer-a-marvel", 1, UnitsOnBoard(1, FLAGSHIP, WAR_SUN)),
    Objective("explore-deep-space", 1, UnitsInSystems(3, without_planets)),
    Objective("improve-infrastructure", 1, UnitsOnPlanets(3, outside_own_home, PDS, SPACE_DOCK)),
    Objective("make-history", 1, UnitsInSystems(2, is_landmark)),
    Objective("populate-the-outer-rim", 1, UnitsInSystems(3, on_the_edge)),
    Objective("push-boundaries", 1, MorePlanetsThanNeighbours(2)),
    Objective("raise-a-fleet", 1, FleetInOneSystem(5)),
    Objective("achieve-supremacy", 2, UnitsInSystems(1, is_seat_of_power, FLAGSHIP, WAR_SUN)),
    Objective("become-a-legend", 2, UnitsInSystems(4, is_landmark)),
    Objective("command-an-armada", 2, FleetInOneSystem(8)),
    Objective("construct-massive-cities", 2, UnitsOnBoard(7, PDS, SPACE_DOCK)),
    Objective("control-the-borderlands", 2, UnitsInSystems(5, on_the_edge)),
    Objective("hold-vast-reserves", 2, SpentTogether(6)),
    Objective("patrol-vast-territories", 2, UnitsInSystems(5, without_planets)),
    Objective("protect-the-border", 2, UnitsOnPlanets(5, outside_own_home, PDS, SPACE_DOCK)),
    Objective("reclaim-ancient-monuments", 2, ControlPlanets(3, has_attachment)),
    Objective("rule-distant-lands", 2, PlanetsAtHomes(2)),
    Objective("become-a-martyr", SECRET, Event(), ACTION),
    Objective("betray-a-friend", SECRET, Event(), ACTION),
    Objective("brave-the-void", SECRET, Event(), ACTION),
    Objective("darken-the-skies", SECRET, Event(), ACTION),
    Objective("defy-space-and-time", SECRET, UnitsInSystems(1, at_nexus)),
    Objective("demonstrate-your-power", SECRET, Event(), ACTION),
    Objective("destroy-heretical-works", SECRET, Spent(FRAGMENTS, 2)),
    Objective("dictate-policy", SECRET, LawsInPlay(3), AGENDA),
    Objective("drive-the-debate", SECRET, Event(), AGENDA),
    Objective("establish-hegemony", SECRET, ControlWorth(INFLUENCE, 12)),
    Objective("fight-with-precision", SECRET, Event(), ACTION),
    Objective("foster-cohesion", SECRET, NeighbourOfAll()),
    Objective("hoard-raw-materials", SECRET, ControlWorth(RESOURCES, 12)),
    Objective("mechanize-the-military", SECRET, UnitsOnPlanets(4, anywhere_on_planets, MECH)),
    Objective("occupy-the-fringe", SECRET, GarrisonWithoutDock(9)),
    Objective("produce-en-masse", SECRET, ProductionInOneSystem(8)),
    Objective("prove-endurance", SECRET, Event(), ACTION),
    Objective("seize-an-icon", SECRET, ControlPlanets(1, legendary)),
    Objective("stake-your-claim", SECRET, ControlPlanets(1, beside_another)),
    Objective("strengthen-bonds", SECRET, NotesOfOthers(1)),
)
OBJECTIVES: Final[dict[int, Objective]] = {  # by component
    NUMBER[card.key]: card for card in (*CARDS_OF_THE_GAME, *CARDS_OF_KINGS)
}


def of_stage(stage: int, kings: bool) -> list[int]:
    """The cards of a stage, or the secret ones, with which a game is played."""
    return [number for number, card in OBJECTIVES.items() if card.stage == stage and is_used(number, kings)]


def progress(game: Galaxy, seat: int, card: int) -> Progress:
    return OBJECTIVES[card].requires.progress(game, seat)


def is_secret(game: Galaxy, card: int) -> bool:
    """One of a player alone: printed as such and not made public."""
    return OBJECTIVES[card].stage == SECRET and card not in game.leaked


def scored_secrets(game: Galaxy, seat: int) -> list[int]:
    return [card for card in game.players[seat].scored if card in OBJECTIVES and is_secret(game, card)]


def holds_home(game: Galaxy, seat: int) -> bool:
    """Controls every planet of the own home system, without which no public objective is scored; or need not."""
    if all(game.controller[planet] == seat for planet in home_planets(game, seat)):
        return True
    return any(each.scores_without_home(game, seat) for each in deciding(game, Modifier.scores_without_home))


def home_planets(game: Galaxy, seat: int) -> tuple[int, ...]:
    home = home_of(game, seat)
    return game.chart.planets[home] if home != NOBODY else ()


def may_score(game: Galaxy, seat: int, phase: str) -> list[int]:
    """The objectives that this seat could score now in that phase: public ones, then its own secrets."""
    player = game.players[seat]
    cards = [card for card in game.objectives if card not in player.scored] if holds_home(game, seat) else []
    cards += sorted(player.secrets)
    return [card for card in cards if OBJECTIVES[card].phase == phase and progress(game, seat, card).is_met()]
