"""What a seat sees that concerns itself: what it could research, whom it meets and may trade with, the status phase."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Form
from orrery.ti4.adjacency import Holes, Lanes
from orrery.ti4.components import COMPONENTS
from orrery.ti4.initiative import by_initiative
from orrery.ti4.modifier import Modifier
from orrery.ti4.queries import cards_drawn, deciding, drawn_by, tokens_gained
from orrery.ti4.reinforcements import tokens_left
from orrery.ti4.research import (
    EVERYTHING,
    Helping,
    Learning,
    shows_another_unit,
    standing_for,
    technology_deck,
    ways_with,
)
from orrery.ti4.rules.note_moves import notes_known
from orrery.ti4.rules.status_phase import StatusPhase
from orrery.ti4.rules.transaction import partners
from orrery.ti4.state import AGENDA, NOBODY, Galaxy
from orrery.ti4.technology import NO_UNIT, TECHNOLOGY
from orrery.ti4.units import INFANTRY
from orrery.ti4.view import MeetingView, ResearchView, StatusView


def research_seen(game: Galaxy, seat: int) -> tuple[ResearchView, ...]:
    """Every technology that this seat does not own, with what is missing and what could stand for it. Who does not
    research at all can research none, and nobody an upgrade of a unit that the own sheet shows under another name."""
    if seat == NOBODY or game.players[seat].faction == NOBODY:
        return ()
    helping = Helping(game, seat)
    helped = helping.towards(INFANTRY)  # an upgrade has most of them
    skips = any(helper[2] == EVERYTHING for helper in helped)
    researches = not any(each.replaces_research(game, seat) for each in deciding(game, Modifier.replaces_research))
    learning = Learning(game, seat)
    found: list[ResearchView] = []
    for tech in technology_deck(game, seat):
        row = TECHNOLOGY[COMPONENTS[tech].key]
        lacks = learning.missing(row)
        fits = bool(row.faction) or row.upgrades == NO_UNIT or not shows_another_unit(game, seat, row.upgrades)
        forms: list[Form] = []
        if lacks and (skips or len(lacks) <= len(helped)):
            forms = ways_with(standing_for(lacks, helping.towards(row.upgrades)), lacks)
        used = tuple([(kind, number) for number, kind, _ in forms[0].gifts]) if forms else ()
        can = researches and fits and (not lacks or bool(forms))
        found.append(ResearchView(tech, tuple(lacks), can, used))
    return tuple(found)


def meetings_seen(game: Galaxy, seat: int, lives: list[list[int]], holes: Holes) -> tuple[MeetingView, ...]:
    """The neighbours of this seat, each with two systems that make them neighbours: the same one, if there is any.
    `lives`: in which systems each player has something."""
    if seat == NOBODY:
        return ()
    mine = lives[seat]
    lanes = Lanes(game, seat, holes)
    around = {near: system for system in reversed(mine) for near in lanes.near(system)}
    around.update({system: system for system in mine})
    found: list[MeetingView] = []
    for other in range(game.seats):
        where = meeting(game, around, other, lives[other], holes) if other != seat else None
        if where is not None:
            found.append(MeetingView(other, where[0], where[1]))
    return tuple(found)


def meeting(
    game: Galaxy, around: dict[int, int], other: int, theirs: list[int], holes: Holes
) -> tuple[int, int] | None:
    met = [system for system in theirs if system in around]
    if met:
        there = next((system for system in met if around[system] == system), met[0])
        return around[there], there
    holed = [system for system in theirs if system in holes]  # only by wormholes others may see more (63.3)
    if not holed:
        return None
    lanes = Lanes(game, other, holes)
    for system in holed:
        for near in lanes.near(system):
            if around.get(near) == near:
                return near, system
    return None


def partners_seen(game: Galaxy, seat: int) -> tuple[int, ...]:
    """With whom this seat may make a transaction now."""
    return tuple(partners(game, seat)) if seat != NOBODY and (game.active == seat or game.phase == AGENDA) else ()


def notes_seen(game: Galaxy, seat: int) -> tuple[tuple[int, int], ...]:
    """The notes that this seat, or a watcher, knows to be in the hands of others: whose hand, which note."""
    others = [other for other in range(game.seats) if other != seat]
    return tuple([(other, note) for other in others for note in notes_known(game, seat, other)])


def status_seen(game: Galaxy, seat: int, asked: Decision | None) -> StatusView | None:
    """The step of the status phase in progress, and what it brings this seat.

    How far the scoring has come only who scores is told: where it stops, somebody has a secret that can be scored.
    """
    for frame in game.stack:
        if isinstance(frame.procedure, StatusPhase):
            rule = frame.lines[min(frame.at, len(frame.lines) - 1)].rule
            step = int(rule.split(".")[1]) if "." in rule else 1
            order = by_initiative(game)
            scores = asked is not None and asked.prompt == "score"
            draws = drawn_by(game, seat, cards_drawn(game, seat)) if seat != NOBODY else 0
            gains = min(tokens_gained(game, seat), tokens_left(game, seat)) if seat != NOBODY else 0
            return StatusView(step, tuple(order[: order.index(seat)]) if scores else (), draws, gains)
    return None
