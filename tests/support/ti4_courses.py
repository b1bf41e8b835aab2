"""Lively games of Twilight Imperium and all that comes of them, as marks: questions, dice, events, views, reasons.

    PYTHONPATH=src:tests python -m support.ti4_courses

writes the marks anew, when the rules, or what is seen of them, were changed on purpose. The golden games of
`support/golden.py` are played at random, which passes before it fights; these go where their ships can go.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from functools import partial

from orrery.kernel.decision import Decision, Refused
from orrery.kernel.plain import to_data
from orrery.kernel.rng import seeded
from orrery.ti4.components import FACTIONS
from orrery.ti4.game import TwilightImperium
from orrery.ti4.setup import setup
from support.golden import FOLDER
from support.ti4_skirmish import brawl, lively_reply

FILE = FOLDER / "ti4-courses.json"
EVERY = 30  # choices between two marks; then also what each seat sees, and why it cannot choose the rest
CHOICES = 1500
SEATS = 6


def whole(turn: int) -> TwilightImperium:
    """A whole game without custodians: agendas from the first round on, and each faction in one of them."""
    keys = [faction.key for faction in FACTIONS][SEATS * turn : SEATS * (turn + 1)]
    game = setup({"players": len(keys), "sets": "kings", "factions": ",".join(keys)}, turn)
    assert isinstance(game, TwilightImperium)
    game.custodians = False
    return game


COURSES: dict[str, Callable[[], TwilightImperium]] = {
    **{f"whole game {turn}": partial(whole, turn) for turn in range(len(FACTIONS) // SEATS)},
    **{f"brawl {seed}": partial(brawl, 3, seed) for seed in range(16)},
}


def marks_of(name: str) -> list[str]:
    """A digest for every so many choices; each holds all before it."""
    game, luck, digest = COURSES[name](), seeded(7), hashlib.sha256()
    marks: list[str] = []
    told = 0
    for number in range(CHOICES + 1):
        seen = [question(decision) for decision in game.waiting()]
        events = game.log or []
        seen += [(each.rule, each.kind, each.actor, each.values, each.secret) for each in events[told:]]
        told = len(events)
        digest.update(repr((seen, game.rng.state)).encode())
        if game.over or number % EVERY == 0:
            for seat in range(game.seats):
                digest.update(json.dumps(to_data(game.view(seat))).encode())
            digest.update(repr([reasons(game, decision.seat) for decision in game.waiting()]).encode())
            marks.append(digest.hexdigest()[:8])
        if game.over:
            break
        game.answer(lively_reply(game, luck))
    return marks


def question(decision: Decision) -> tuple[object, ...]:
    offered = [(option.key, option.things) for option in decision.options + decision.asides]
    asked = (decision.seat, decision.prompt, decision.rule, decision.least, decision.most, decision.things)
    return (*asked, offered, decision.forms, decision.rows)


def reasons(game: TwilightImperium, seat: int) -> list[object]:
    """Of all things in sight and all rows of the question why they cannot be chosen."""
    refused = [game.why_not(seat, thing) for thing in game.in_sight(seat)] + game.row_reasons(seat)
    return [said(each) for each in refused]


def said(refused: Refused | None) -> object:
    return refused and (refused.reason, refused.numbers, refused.rule)


if __name__ == "__main__":
    recorded = {name: marks_of(name) for name in COURSES}
    FILE.write_text(json.dumps(recorded, indent=1) + "\n", encoding="utf-8")
