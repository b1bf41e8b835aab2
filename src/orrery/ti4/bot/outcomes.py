"""What the outcomes of an agenda are worth to a seat: by what they do to it, to the leader, to all."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Option
from orrery.ti4.adjacency import wormholes_in
from orrery.ti4.agenda import AGENDAS, ATTACHED
from orrery.ti4.bot.aims import POINT, held_secrets, leader
from orrery.ti4.bot.replies import of_kind
from orrery.ti4.components import COMPONENTS
from orrery.ti4.objective_cards import MOST_SECRETS, progress
from orrery.ti4.planets import influence, resources
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import CRUISER, DREADNOUGHT, MECH, PDS, count, ships

WORTH_OF_FOR: Final = {  # For less Against, to somebody to whom it does what it does to all
    "anti-intellectual-revolution": -1.0,
    "conventions-of-war": 1.0,
    "economic-equality": 5.0,
    "enforced-travel-ban": -0.5,
    "executive-sanctions": -1.0,
    "fleet-regulations": -2.0,
    "incentive-program": 2.0,
    "ixthian-artifact": 1.0,
    "mutiny": 3.0,
    "new-constitution": -1.0,
    "publicize-weapon-schematics": -0.5,
    "regulated-conscription": -2.0,
    "representative-government-base": -0.5,
    "shared-research": 1.0,
    "swords-to-plowshares": -1.0,
    "unconventional-measures": 2.0,
    "wormhole-reconstruction": 1.0,
    "articles-of-war": 0.5,
    "checks-and-balances": -1.0,
    "clandestine-operations": -1.5,
    "nexus-sovereignty": 0.5,
    "representative-government-pok": -0.5,
}
COUNTED: Final = frozenset(
    ("seed-of-an-empire", "arms-reduction", "homeland-defense-act", "wormhole-research", "rearmament-agreement")
)
BAD_FOR_ELECTED: Final = frozenset(("public-execution", "armed-forces-standardization"))
BAD_FOR_PLANET: Final = frozenset(("colonial-redistribution", "compensated-disarmament", "demilitarized-zone-agenda"))
GIVES_POINT: Final = frozenset(
    (
        "holy-planet-of-ixth",
        "shard-of-the-throne-agenda",
        "crown-of-emphidia-agenda",
        "mutiny",
        "seed-of-an-empire",
        "political-censure",
    )
)
IMPERIAL: Final = 8
WORTH_OF_SECONDARY: Final = {2: 1.5, 3: 2.0, 4: 3.0, 5: 3.5, 6: 2.5, 7: 2.5, 8: 4.0}  # to who pays no token for it
LEADERS, OTHERS = -0.5, -0.2  # what is good for the leader, or for somebody else, is bad for me by so much
RICHER: Final = 0.1  # a planet concerns its owner more, for each resource and influence
USUAL_STAKES: Final = 3.0  # what an election brings where no point is at stake, in resources


def stakes(key: str) -> float:
    """What the outcome of an agenda means to whom it concerns."""
    return POINT if key in GIVES_POINT else USUAL_STAKES


def outcome_worth(table: Galaxy, seat: int, agenda: int, outcome: Option) -> float:
    """What an outcome is worth to a seat, and the opposite of what it is worth to the leader among the others."""
    key = COMPONENTS[agenda].key
    elected, planet = of_kind(outcome, "seat"), of_kind(outcome, "planet")
    if elected != NOBODY:
        return stakes(key) * concerns(table, seat, elected) * (-1.0 if key in BAD_FOR_ELECTED else 1.0)
    if planet != NOBODY:
        sign = -1.0 if key in BAD_FOR_PLANET else 1.0
        rich = 1.0 + RICHER * (resources(table, planet) + influence(table, planet))
        return sign * rich * stakes(key) * concerns(table, seat, table.controller[planet])
    if of_kind(outcome, "objective") != NOBODY:
        made = progress(table, seat, of_kind(outcome, "objective"))
        return made.have / made.need
    if of_kind(outcome, "strategy") != NOBODY:
        drawn_in_vain = of_kind(outcome, "strategy") == IMPERIAL and held_secrets(table, seat) >= MOST_SECRETS
        return 0.0 if drawn_in_vain else WORTH_OF_SECONDARY.get(of_kind(outcome, "strategy"), 1.0)
    if of_kind(outcome, "agenda") != NOBODY:
        return worth_of_repeal(table, seat, of_kind(outcome, "agenda"))
    worth = worth_of_for(table, seat, key)
    return worth if outcome.key == "for" else -worth if outcome.key == "against" else 0.0


def concerns(table: Galaxy, seat: int, whom: int) -> float:
    """Good for me 1, for the leader the worst, for others a little bad."""
    if whom == seat:
        return 1.0
    if whom == NOBODY:
        return 0.0
    return LEADERS if whom == leader(table, seat) else OTHERS


def worth_of_repeal(table: Galaxy, seat: int, law: int) -> float:
    """A law goes: of somebody, of somebody's planet, or one that binds all."""
    key = COMPONENTS[law].key
    for card, elected, owner in table.laws:
        if card == law and (owner != NOBODY or AGENDAS[law].PLACE == ATTACHED):
            whose = owner if owner != NOBODY else table.controller[elected]
            return USUAL_STAKES * concerns(table, seat, whose) * (1.0 if key in BAD_FOR_PLANET else -1.0)
    is_for = key in WORTH_OF_FOR or key in COUNTED
    return -worth_of_for(table, seat, key) if is_for else 0.0


def worth_of_for(table: Galaxy, seat: int, key: str) -> float:
    """Where it depends on what one has, it is counted."""
    player = table.players[seat]
    points = [each.points for each in table.players if not each.eliminated]
    if key == "seed-of-an-empire":
        most, fewest = player.points == max(points), player.points == min(points)
        return POINT * (int(most) - int(fewest)) if most or fewest else -2.0
    if key == "arms-reduction":
        own = [sum([count(force, type) for force in player.forces()]) for type in (DREADNOUGHT, CRUISER)]
        return 2.0 - 4.0 * max(0, own[0] - 2) - 2.0 * max(0, own[1] - 4)
    if key == "homeland-defense-act":
        return 0.5 + min(1, sum([count(force, PDS) for force in player.forces()]))
    if key == "rearmament-agreement":  # a mech comes, or all go for infantry
        return 2.0 + 1.5 * sum([count(force, MECH) for force in player.forces()])
    if key == "wormhole-research":
        return 2.0 - sum([ships(force) for system, force in player.space.items() if wormholes_in(table, system)])
    return WORTH_OF_FOR.get(key, 0.5)
