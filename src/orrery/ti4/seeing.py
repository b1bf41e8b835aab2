"""What a seat sees of the table: everything that lies open, and of what is hidden only what is its own."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision
from orrery.kernel.window import Window
from orrery.ti4.adjacency import Holes, all_anomalies, all_presences, holes_of, wormholes_match
from orrery.ti4.faction import FACTIONS
from orrery.ti4.galaxy_building import layout_for
from orrery.ti4.initiative import zero_of
from orrery.ti4.knowledge import known_in_hands
from orrery.ti4.limits import fleet_limit
from orrery.ti4.modifier import Modifier
from orrery.ti4.planets import influence, resources, specialties_of
from orrery.ti4.queries import deciding, goods_worth
from orrery.ti4.reinforcements import all_left_of, tokens_left
from orrery.ti4.routes import NEVER, Passage
from orrery.ti4.rules.leaders import unlocking
from orrery.ti4.seeing_council import agenda_seen, agendas_known, goals_seen
from orrery.ti4.seeing_finds import attached_to, destroyed_in, exploration_seen
from orrery.ti4.seeing_fire import combat_seen
from orrery.ti4.seeing_mine import meetings_seen, notes_seen, partners_seen, research_seen, status_seen
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.tiles import TILES
from orrery.ti4.units import COUNT, Force
from orrery.ti4.view import PlanetView, Stack, SystemView, Ti4Player, Ti4View, WindowView

NO_UNITS: Final[tuple[Stack, ...]] = ()
# What is being done, by the name of the procedure; the innermost of them counts.
STEPS: Final = {
    "Movement": "move",
    "SpaceCannonOffense": "cannon",
    "SpaceCombat": "space combat",
    "Bombardment": "bombard",
    "Invasion": "land",
    "SpaceCannonDefense": "cannon",
    "GroundCombat": "ground combat",
    "Produce": "produce",
    "Explore": "explore",
    "ExploreFrontier": "explore",
    "TacticalAction": "activate",
}


def places_seen(game: Galaxy) -> tuple[tuple[int, int], ...]:
    """Where tiles are placed, while the galaxy is built."""
    return tuple(layout_for(game.seats, game.alternative).systems) if game.dealt else ()


class Shown:
    """What everybody sees alike, and costs most."""

    def __init__(self, game: Galaxy) -> None:
        self.players = players_seen(game)
        self.holes = holes_of(game)
        self.lives = [sorted(each) for each in all_presences(game)]
        self.systems = systems_seen(game, self.holes)
        self.planets = planets_seen(game)
        self.places = places_seen(game)
        self.combat = combat_seen(game)
        self.exploration = exploration_seen(game)


def seen_by(game: Galaxy, seat: int, asked: Decision | None, shown: Shown | None = None) -> Ti4View:
    """The table for one seat, or for a watcher (-1)."""
    shown = shown or Shown(game)
    mine = game.players[seat] if seat != NOBODY else None
    notes = notes_seen(game, seat)
    return Ti4View(
        seat,
        shown.players,
        shown.systems,
        shown.planets,
        tuple([(tile, place[0], place[1], turn) for tile, place, turn in game.chart.hyperlanes]),
        game.chart.joined,
        links_seen(game, seat, shown.holes),
        tuple(mine.hand) if mine is not None else (),
        mine.notes if mine is not None else (),
        mine.secrets if mine is not None else (),
        hands_known(game, seat, notes),
        game.dealt[seat] if mine is not None and game.dealt else (),
        shown.places,
        len(game.deck),
        tuple(game.discard),
        game.objectives,
        goals_seen(game, seat),
        (len(game.stage_one), len(game.stage_two), len(game.secrets)),
        game.bonus,
        agenda_seen(game, seat),
        len(game.agendas),
        agendas_known(game, seat),
        game.agenda_discard,
        game.laws,
        game.phase,
        step_seen(game),
        game.rounds,
        game.goal,
        game.speaker,
        game.custodians,
        game.active,
        game.active_system,
        shown.combat,
        ways_seen(game, seat) if asked is not None and asked.prompt == "move" else (),
        window_seen(game, asked),
        game.gains,
        research_seen(game, seat),
        meetings_seen(game, seat, shown.lives, shown.holes),
        partners_seen(game, seat),
        notes if mine is not None else (),
        status_seen(game, seat, asked),
        zero_of(game),
        shown.exploration,
        game.over,
        tuple(game.winners),
        asked,
    )


def hands_known(game: Galaxy, seat: int, notes: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    """Action cards, secret objectives and notes in other hands that this seat knows of; of notes a watcher as well."""
    return (*known_in_hands(game, seat), *sorted([(note, other) for other, note in notes]))


# -- players -----------------------------------------------------------------------------------------------------------


def players_seen(game: Galaxy) -> tuple[Ti4Player, ...]:
    ready = [[0, 0] for _ in range(game.seats)]
    for planet, controller in enumerate(game.controller):
        if controller != NOBODY and not game.exhausted[planet]:
            ready[controller][0] += resources(game, planet)
            ready[controller][1] += influence(game, planet)
    return tuple([player_seen(game, seat, ready[seat][0], ready[seat][1]) for seat in range(game.seats)])


def player_seen(game: Galaxy, seat: int, ready_resources: int, ready_influence: int) -> Ti4Player:
    player = game.players[seat]
    backs = [TILES[tile].back for tile in game.dealt[seat]] if game.dealt else []
    return Ti4Player(
        player.faction,
        player.units,
        player.tactic,
        player.fleet,
        player.strategy,
        player.goods,
        player.commodities,
        FACTIONS[player.faction].commodities if player.faction != NOBODY else 0,
        player.points,
        player.passed,
        player.eliminated,
        player.techs,
        player.abilities,
        player.exhausted,
        player.scored,
        player.strategies,
        player.used,
        player.leaders,
        tuple([(leader, *unlocking(game, seat, leader)) for leader in player.locked]),
        player.relics,
        player.area,
        len(player.hand),
        len(player.secrets),
        len(player.notes),
        (backs.count("blue"), backs.count("red")),
        fleet_limit(game, seat),
        ready_resources,
        ready_influence,
        all_left_of(game, seat),
        tokens_left(game, seat),
        player.returning,
        player.copied,
        goods_worth(game, seat),
        player.fragments,
        player.kept,
        player.legendary,
        player.captured,
        player.foreign,
        player.stored,
    )


# -- the galaxy --------------------------------------------------------------------------------------------------------


def systems_seen(game: Galaxy, holes: Holes) -> tuple[SystemView, ...]:
    chart, anomalies = game.chart, all_anomalies(game)
    units: dict[int, list[Stack]] = {}
    tokens: dict[int, list[int]] = {}
    for seat, player in enumerate(game.players):
        for system, force in player.space.items():
            units.setdefault(system, []).extend(stacks(seat, force))
        for system in player.tokens:
            tokens.setdefault(system, []).append(seat)
    found: list[SystemView] = []
    for system in range(chart.systems):
        q, r = chart.places[system]
        found.append(
            SystemView(
                chart.tiles[system],
                q,
                r,
                chart.planets[system],
                holes.get(system, ""),
                anomalies[system],
                tuple(tokens.get(system, ())),
                tuple(units.get(system, NO_UNITS)),
                system in game.frontier,
                game.storm[1] if game.storm[0] == system else "",
                destroyed_in(game, system),
            )
        )
    return tuple(found)


def planets_seen(game: Galaxy) -> tuple[PlanetView, ...]:
    chart = game.chart
    units: dict[int, list[Stack]] = {}
    sleepers: dict[int, int] = {}
    for seat, player in enumerate(game.players):
        for planet, force in player.ground.items():
            units.setdefault(planet, []).extend(stacks(seat, force))
        for planet in player.sleepers:
            sleepers[planet] = seat
    return tuple(
        [
            PlanetView(
                planet,
                system,
                game.controller[planet],
                game.exhausted[planet],
                resources(game, planet),
                influence(game, planet),
                tuple(units.get(planet, NO_UNITS)),
                attached_to(game, planet),
                "".join(specialties_of(game, planet)),
                sleepers.get(planet, NOBODY),
            )
            for system in range(chart.systems)
            for planet in chart.planets[system]
        ]
    )


def stacks(seat: int, force: Force) -> list[Stack]:
    return [
        Stack(seat, type, force[type], force[COUNT + type])
        for type in range(COUNT)
        if force[type] or force[COUNT + type]
    ]


def links_seen(game: Galaxy, seat: int, holes: Holes) -> tuple[tuple[int, int], ...]:
    """Pairs of systems with wormholes that match for this seat, next to each other or not; and what is joined for a
    while by something else."""
    joined = any(each.joins_wormholes(game, seat) for each in deciding(game, Modifier.joins_wormholes))
    holed = sorted(holes)
    kinds = [holes[system] for system in holed]
    found = [
        (holed[one], holed[two])
        for one in range(len(holed))
        for two in range(one + 1, len(holed))
        if wormholes_match(kinds[one], kinds[two], joined)
    ]
    here = game.active_system
    for each in game.lasting(Modifier) if here != NOBODY and game.effects else ():
        pairs = [(min(here, other), max(here, other)) for other in each.links(game, here)]
        found += [pair for pair in pairs if pair not in found]
    return tuple(found)


def ways_seen(game: Galaxy, seat: int) -> tuple[int, ...]:
    """The move value that a ship needs to arrive from each system; from the active one: to leave it and come back."""
    passage = Passage(game, seat, game.active_system)
    needs = [passage.needs_for(NOBODY, system) for system in range(game.chart.systems)]
    return tuple([-1 if need >= NEVER else need for need in needs])


def window_seen(game: Galaxy, asked: Decision | None) -> WindowView | None:
    """Only for who is asked in it: that it asks somebody else would tell what they hold."""
    now = game.stack[-1].procedure if game.stack else None
    if asked is None or not asked.window or not isinstance(now, Window):
        return None
    before = [now.order[(now.turn - back) % len(now.order)] for back in range(now.passes, 0, -1)]
    return WindowView(now.order, tuple(before))


def step_seen(game: Galaxy) -> str:
    """The step of the tactical action in progress."""
    for frame in reversed(game.stack):
        name = frame.procedure.NAME.split(".")[-1]
        if name in STEPS:
            return STEPS[name]
    return ""
