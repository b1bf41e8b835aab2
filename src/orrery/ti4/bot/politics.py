"""Agendas by what their outcomes are worth, the speaker, predictions, and trades."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Choice, Decision, Option
from orrery.ti4.adjacency import are_neighbours
from orrery.ti4.bot.aims import POINT, Aims, leader, under_way
from orrery.ti4.bot.replies import all_worth, best, filled, named, of_kind, picked
from orrery.ti4.bot.targets import SOME_NOTE, note_worth
from orrery.ti4.components import COMPONENTS, NOTE
from orrery.ti4.objective_cards import progress
from orrery.ti4.planets import influence, ready_planets, resources
from orrery.ti4.rules.agenda_phase import AGENDAS_A_PHASE, AgendaPhase
from orrery.ti4.rules.transaction import COMMODITIES
from orrery.ti4.rules.vote import ResolveAgenda
from orrery.ti4.state import Galaxy
from orrery.ti4.tiles import MECATOL_REX
from orrery.ti4.units import CRUISER, DREADNOUGHT, PDS, count, ships
from orrery.ti4.votes import votes_of

WORTH_OF_FOR: Final = {  # For less Against, to somebody to whom it does what it does to all
    "anti-intellectual-revolution": -1.0,
    "conventions-of-war": 1.0,
    "economic-equality": 4.0,
    "enforced-travel-ban": -0.5,
    "executive-sanctions": -1.0,
    "fleet-regulations": -2.0,
    "homeland-defense-act": 1.0,
    "incentive-program": 2.0,
    "ixthian-artifact": 1.0,
    "mutiny": 3.0,
    "new-constitution": -1.0,
    "publicize-weapon-schematics": -0.5,
    "regulated-conscription": -2.0,
    "representative-government": -0.5,
    "shared-research": 1.0,
    "swords-to-plowshares": -1.0,
    "unconventional-measures": 2.0,
    "wormhole-reconstruction": 1.0,
    "wormhole-research": -1.0,
}
BAD_FOR_ELECTED: Final = frozenset(("public-execution",))
BAD_FOR_PLANET: Final = frozenset(
    ("colonial-redistribution", "compensated-disarmament", "demilitarized-zone", "demilitarized-zone-agenda")
)
GIVES_POINT: Final = frozenset(
    ("holy-planet-of-ixth", "shard-of-the-throne", "crown-of-emphidia", "mutiny", "seed-of-an-empire")
)
WINNING: Final = 8  # points at which nobody is helped any more


# -- what an outcome is worth ------------------------------------------------------------------------------------------


def stakes(key: str) -> float:
    """What the outcome of an agenda means to whom it concerns."""
    return POINT if key.removesuffix("-agenda") in GIVES_POINT else 3.0


def outcome_worth(aims: Aims, agenda: int, outcome: Option) -> float:
    """What an outcome is worth to this seat, and the opposite of what it is worth to the leader."""
    key = COMPONENTS[agenda].key
    seat, planet = of_kind(outcome, "seat"), of_kind(outcome, "planet")
    if seat >= 0:
        bad = key in BAD_FOR_ELECTED
        return stakes(key) * concerns(aims, seat) * (-1.0 if bad else 1.0)
    if planet >= 0:
        sign = -1.0 if key in BAD_FOR_PLANET else 1.0
        rich = 1.0 + 0.1 * (resources(aims.table, planet) + influence(aims.table, planet))
        return sign * rich * stakes(key) * concerns(aims, aims.table.controller[planet])
    if of_kind(outcome, "objective") >= 0:
        made = progress(aims.table, aims.seat, of_kind(outcome, "objective"))
        return made.have / made.need
    if of_kind(outcome, "agenda") >= 0:
        owners = [owner for card, _, owner in aims.table.laws if card == of_kind(outcome, "agenda")]
        return -concerns(aims, owners[0]) if owners and owners[0] >= 0 else 0.1
    worth = worth_of_for(aims, key)
    return worth if outcome.key == "for" else -worth if outcome.key == "against" else 0.0


def concerns(aims: Aims, seat: int) -> float:
    """Good for me 1, for the leader the worst, for others a little bad."""
    if seat == aims.seat:
        return 1.0
    return -0.5 if seat == leader(aims.table, aims.seat) else -0.2


def worth_of_for(aims: Aims, key: str) -> float:
    """Where it depends on what one has, it is counted."""
    table, seat = aims.table, aims.seat
    player = table.players[seat]
    points = [each.points for each in table.players if not each.eliminated]
    if key == "seed-of-an-empire":
        most, fewest = player.points == max(points), player.points == min(points)
        return POINT * (int(most) - int(fewest)) if most or fewest else -2.0
    if key == "arms-reduction":
        own = [sum([count(force, type) for force in player.forces()]) for type in (DREADNOUGHT, CRUISER)]
        return 2.0 - 4.0 * max(0, own[0] - 2) - 2.0 * max(0, own[1] - 4)
    if key == "economic-equality":
        return 5.0
    if key == "homeland-defense-act":
        return 0.5 + min(1, sum([count(force, PDS) for force in player.forces()]))
    if key == "wormhole-research":
        return 2.0 - sum([ships(force) for system, force in player.space.items() if table.chart.wormholes[system]])
    return WORTH_OF_FOR.get(key, 0.5)


def agenda_of(table: Galaxy, decision: Decision) -> int:
    for kind, number in decision.things:
        if kind == "agenda":
            return number
    now = under_way(table, ResolveAgenda)
    return now.card if isinstance(now, ResolveAgenda) else -1


def choose_vote(aims: Aims, decision: Decision) -> Choice:
    """For the best outcome; nothing that is good: abstain."""
    agenda = agenda_of(aims.table, decision)
    return best(decision, lambda each: 0.05 if each.key == "abstain" else outcome_worth(aims, agenda, each))


def choose_outcome(aims: Aims, decision: Decision) -> Choice:
    agenda = agenda_of(aims.table, decision)
    return best(decision, lambda each: outcome_worth(aims, agenda, each))


def choose_votes(aims: Aims, decision: Decision) -> Choice:
    """Everything where a point is at stake or no agenda follows; else about half. The planets are readied after it."""
    table = aims.table
    phase, now = under_way(table, AgendaPhase), under_way(table, ResolveAgenda)
    last = not isinstance(phase, AgendaPhase) or phase.done >= AGENDAS_A_PHASE
    dear = isinstance(now, ResolveAgenda) and stakes(COMPONENTS[now.card].key) >= POINT
    if last or dear:
        return Choice(decision.seat, tuple(range(len(decision.options))))
    votes = [votes_of(table, aims.seat, option.id()) for option in decision.options]
    chosen: list[int] = []
    for place in sorted(range(len(votes)), key=lambda at: votes[at]):
        if chosen and 2 * sum([votes[at] for at in [*chosen, place]]) > sum(votes):
            break
        chosen.append(place)
    return Choice(decision.seat, tuple(sorted(chosen)))


def predict(aims: Aims, decision: Decision) -> Choice:
    """What those who have most votes will want: each its own good."""
    table, agenda = aims.table, agenda_of(aims.table, decision)
    others = [seat for seat in range(table.seats) if seat != aims.seat]
    votes = {seat: sum([influence(table, planet) for planet in ready_planets(table, seat)]) for seat in others}

    def worth(outcome: Option) -> float:
        seat, planet = of_kind(outcome, "seat"), of_kind(outcome, "planet")
        whose = seat if seat >= 0 else table.controller[planet] if planet >= 0 else -1
        if whose >= 0:
            bad = COMPONENTS[agenda].key in BAD_FOR_PLANET or COMPONENTS[agenda].key in BAD_FOR_ELECTED
            return float(table.players[whose].points) if bad else float(votes.get(whose, 0))
        return outcome_worth(aims, agenda, outcome)

    return best(decision, worth)


def arrange(aims: Aims, decision: Decision) -> Choice:
    """On top what this seat can gain most by; what it can only lose by to the bottom."""
    table = aims.table

    def worth(option: Option) -> float:
        total = 0.0
        for place, ((_, card), (_, end)) in enumerate(zip(option.things[::2], option.things[1::2])):
            gain = stakes(COMPONENTS[card].key) - 3.5 + abs(worth_of_for(aims, COMPONENTS[card].key))
            total += gain * (1.0 - 0.2 * place) if end == 0 else 0.0
        return total if table.controller[MECATOL_REX] == aims.seat or not table.custodians else 0.0

    return best(decision, worth)


def choose_speaker(aims: Aims, decision: Decision) -> Choice:
    """Oneself; else the weakest."""
    table = aims.table
    return best(decision, lambda each: 99.0 if each.id() == aims.seat else -float(table.players[each.id()].points))


# -- trades ------------------------------------------------------------------------------------------------------------


def partners(aims: Aims) -> list[int]:
    """With whom commodities can be turned into goods now, the most first; never to somebody who is about to win."""
    table, seat = aims.table, aims.seat
    player = table.players[seat]
    if not player.commodities:
        return []
    found: list[tuple[int, int]] = []
    for other, each in enumerate(table.players):
        if other == seat or other in player.traded or other in player.talks or each.points >= WINNING:
            continue
        near = table.phase != "action" or are_neighbours(table, seat, other)
        if near and (each.commodities or each.goods):
            found.append((-2 * min(each.commodities, player.commodities) - min(each.goods, 1), other))
    return [other for _, other in sorted(found)]


def end_or_trade(aims: Aims, decision: Decision) -> Choice:
    """Before the turn or the talk ends: propose a trade, if one helps."""
    for place, option in enumerate(decision.asides):
        if option.key == "propose transaction" and partners(aims):
            return picked(decision, len(decision.options) + place)
    return picked(decision, 0)


def choose_partner(aims: Aims, decision: Decision) -> Choice:
    wanted = partners(aims)
    return best(decision, lambda each: 9.0 - wanted.index(each.id()) if each.id() in wanted else 0.0)


def choose_terms(aims: Aims, decision: Decision) -> Choice:
    """Commodities for commodities, else for a good: nobody loses by it. No gifts."""
    for form in decision.forms or []:
        givers = {giver for giver, _, _ in form.gifts}
        if len(givers) == 2 and any(giver == aims.seat and kind == COMMODITIES for giver, kind, _ in form.gifts):
            return filled(decision, form)
    return picked(decision, 0)


def consent(aims: Aims, decision: Decision) -> Choice:
    """What is not worse; nothing to somebody who is about to win."""
    other = of_kind(Option("", decision.things), "seat")
    helped = 0 <= other < aims.table.seats and aims.table.players[other].points >= WINNING
    return named(decision, "accept" if gains(decision) and not helped else "decline")


def gains(decision: Decision) -> bool:
    """What the proposal gives this seat is at least what it takes; other people's commodities are goods here."""
    got = given = 0.0
    for name, number in decision.things:
        if name.startswith("gift "):
            kind, giver = name.removeprefix("gift ").rsplit(" ", 1)
            mine = int(giver) == decision.seat
            if kind.startswith(NOTE):
                worth = note_worth(int(kind.split()[1])) if " " in kind else SOME_NOTE
            else:
                worth = 0.5 if mine and kind == COMMODITIES else 1.0
            given += worth * number if mine else 0.0
            got += 0.0 if mine else worth * number
    return got >= given and got > 0


def favour(aims: Aims, decision: Decision) -> Choice:
    """Neighbours can trade what they get; nobody who is about to win."""
    table = aims.table

    def worth(option: Option) -> float:
        other = option.id()
        return float(are_neighbours(table, aims.seat, other) and table.players[other].points < WINNING)

    return all_worth(decision, worth)
