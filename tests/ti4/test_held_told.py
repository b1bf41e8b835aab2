"""Whatever changes on the table is told in the same step, by an event that speaks of it."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.kernel.event import Event
from orrery.kernel.rng import seeded
from orrery.ti4.game import TwilightImperium
from orrery.ti4.rules.deed import ActionCard
from orrery.ti4.setup import setup
from support.ti4_skirmish import lively

TELLS = {  # of what changes: the events that tell it
    "control": ("control", "control lost", "eliminated"),
    "exhausted": ("paid", "planet exhausted", "specialty used", "control"),
    "goods": ("goods", "paid", "transaction", "strategy chosen", "scored", "goods given", "dice raised"),
    "commodities": ("replenished", "transaction", "used trade-agreement", "goods", "commodities given"),
    "points": ("point", "point lost"),
    "techs": ("technology", "technology lost"),
    "scored": ("scored",),
    "notes": ("note given", "note returned", "note in play"),  # and its use by who had it
    "hand": ("drew", "card played", "card discarded", "card given", "card taken"),
    "tokens": ("activated", "token placed", "system closed", "retreated", "moved away"),
    "passed": ("passed",),
    "strategies": ("strategy chosen", "strategies swapped"),
    "speaker": ("speaker",),
    "laws": ("law", "law repealed", "law exhausted"),
    "objectives": ("objective revealed",),
    "custodians": ("custodians removed",),
    "units": (
        "moved",
        "built",
        "landed",
        "removed",
        "destroyed",
        "retreated",
        "moved away",
        "placed",
        "structure",
        "taken back",
    ),
    "pools": (
        "activated",
        "tokens redistributed",
        "secondary",
        "tokens gained",
        "tokens spent",
        "tactic token lost",
        "token from pool",
        "fleet token lost",
        "token placed",
    ),
}
ALSO = {"exhausted": "voted", "notes": "used"}  # how the names of others begin
Facts = dict[tuple[str, int], Any]


def facts(game: TwilightImperium) -> Facts:
    found: Facts = {("control", planet): owner for planet, owner in enumerate(game.controller)}
    found |= {("exhausted", planet): is_so for planet, is_so in enumerate(game.exhausted)}
    for seat, each in enumerate(game.players):
        found["goods", seat], found["commodities", seat], found["points", seat] = (
            each.goods,
            each.commodities,
            each.points,
        )
        found["techs", seat], found["scored", seat], found["notes", seat] = each.techs, each.scored, each.notes
        found["hand", seat], found["tokens", seat], found["passed", seat] = (
            len(each.hand),
            len(each.tokens),
            each.passed,
        )
        found["strategies", seat] = len(each.strategies)
        found["pools", seat] = (each.tactic, each.fleet, each.strategy)
        found["units", seat] = (dict(each.space), dict(each.ground))
    found["speaker", -1], found["laws", -1], found["objectives", -1] = game.speaker, game.laws, game.objectives
    found["custodians", -1] = game.custodians
    return found


def must_be_told(name: str, before: Any, now: Any) -> bool:
    """In the status phase all is readied, tokens are taken back and cards returned: that needs no line for each."""
    if name in ("exhausted", "passed"):
        return bool(now)
    if name in ("tokens", "strategies"):
        return bool(now > before)
    return name != "objectives" or len(now) > len(before)


def is_told(name: str, number: int, events: list[Event]) -> bool:
    for event in events:
        by_name = event.kind.startswith(ALSO.get(name, "no such event"))
        if event.kind in TELLS[name] or by_name:
            by_planet = name in ("control", "exhausted") and not event.kind.startswith("voted")
            if number < 0 or (number in event.values if by_planet else speaks_of(name, number, event)):
                return True
    return False


def speaks_of(name: str, seat: int, event: Event) -> bool:
    """Diplomacy closes a system to everybody else; who exhausts planets for votes is told with the vote."""
    return name == "exhausted" or event.kind == "system closed" or event.actor == seat or seat in event.values


def plays_card(game: TwilightImperium) -> bool:
    """What an action card costs is told with the card."""
    return any(isinstance(frame.procedure, ActionCard) for frame in game.stack)


@pytest.mark.parametrize("seed", range(4))
def test_whatever_changes_is_told_where_it_changes(seed: int) -> None:
    game, rng = setup({"players": 3 + seed % 2}, seed), seeded(seed)
    before = facts(game)
    untold: list[str] = []
    for _ in range(450):
        if game.over or game.log is None:
            break
        lines, playing = len(game.log), plays_card(game)
        waiting = game.waiting()
        game.answer(lively(game, waiting[rng.below(len(waiting))], rng))
        now, events = facts(game), game.log[lines:]
        for (name, number), value in now.items():
            old = before[name, number]
            if value != old and must_be_told(name, old, value):
                if not is_told(name, number, events) and not (name == "goods" and (playing or plays_card(game))):
                    untold.append(f"{name} of {number}: {old} became {value}; told is {[each.kind for each in events]}")
        before = now
    assert untold == []
