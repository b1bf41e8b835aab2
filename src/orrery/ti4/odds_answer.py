"""The answer to a question about odds as plain values: what comes of it, how, on what it rests, what it leaves out."""

from __future__ import annotations

from typing import Any, Final

from orrery.ti4.fleet_states import States
from orrery.ti4.fleets import Fleet, Salvo, Side
from orrery.ti4.odds import Combat, Left, Odds, Round, TooLarge, course, odds
from orrery.ti4.odds_opening import (
    AMBUSH,
    ASSAULT,
    BARRAGE,
    BOMBARDMENT,
    CANNON,
    CANNON_DEFENSE,
    INDOCTRINATION,
    SPLICER,
    THIRDS,
    ambushers,
    ground_steps,
    space_steps,
)
from orrery.ti4.odds_question import ATTACKER, DEFENDER, SPACE, Party, Question, Unclear, question, text_of, word_of
from orrery.ti4.odds_reasons import inexact, rests_on
from orrery.ti4.odds_words import STEPS, refused
from orrery.ti4.units import COUNT, Force, count
from orrery.title import BadQuestion

MOST_LEFT: Final = 40  # outcomes of one side that are told one by one
DIGITS: Final = 9
SIDES: Final = (ATTACKER, DEFENDER)
OPENING_RULES: Final = {
    CANNON: "ti4:96.3",
    THIRDS: "ti4:96.5a",
    AMBUSH: "ti4:20.4a",
    ASSAULT: "ti4:20.4a",
    SPLICER: "ti4:20.4a",
    BARRAGE: "ti4:46.1",
    BOMBARDMENT: "ti4:22.1",
    CANNON_DEFENSE: "ti4:96.7",
    INDOCTRINATION: "ti4:20.4a",
}
Data = dict[str, Any]


def answered(asked: dict[str, str], language: str) -> Data:
    """The answer to a question as it comes over the network or from the command line. Raises BadQuestion."""
    nebula = asked.get("nebula", "") or "no"
    try:
        if nebula not in ("yes", "no"):
            raise Unclear("yes-or-no", "", f"nebula={nebula}", "yes, no")
        read = question(asked.get(ATTACKER, ""), asked.get(DEFENDER, ""), asked.get("place", SPACE), nebula == "yes")
        return answer(read, language)
    except TooLarge:
        unclear = Unclear("too-large", "", "")
    except Unclear as found:
        unclear = found
    raise BadQuestion(unclear.reason, refused(unclear, language))


def answer(read: Question, language: str) -> Data:
    combat = read.combat()
    fleets = combat.fleets()
    found = odds(combat)
    parties = (read.attacker, read.defender)
    return {
        ATTACKER: text_of(read.attacker),
        DEFENDER: text_of(read.defender),
        "place": read.place,
        "nebula": read.nebula,
        **outcome(found),
        "course": [told(each) for each in course(combat)],
        "left": {who: left(each, party) for who, each, party in zip(SIDES, (found.attacker, found.defender), parties)},
        "left_out": {who: left_out(each) for who, each in zip(SIDES, (found.attacker, found.defender))},
        "cost": {who: cost(each) for who, each in zip(SIDES, (found.attacker, found.defender))},
        "opening": opening(combat, fleets, language),
        "dice": {who: first_dice(fleet, party.side) for who, fleet, party in zip(SIDES, fleets, parties)},
        "rests_on": rests_on(read, fleets, language),
        "inexact": inexact(read, fleets, language),
    }


# -- what comes of it --------------------------------------------------------------------------------------------------


def rounded(chance: float) -> float:
    return round(chance, DIGITS)


def outcome(found: Odds) -> Data:
    return {
        "win": rounded(found.win),
        "draw": rounded(found.draw),
        "loss": rounded(found.loss),
        "stuck": rounded(found.stuck),
        "rounds": rounded(found.rounds),
    }


def told(each: Round) -> Data:
    return {
        "round": each.number,
        "win": rounded(each.win),
        "draw": rounded(each.draw),
        "loss": rounded(each.loss),
        "open": rounded(each.undecided()),
    }


def left(found: Left, party: Party) -> list[Data]:
    """What may be left if that side wins, likeliest first."""
    return [
        {"share": rounded(chance), "units": units_in(force, party.side)} for chance, force in found.forces[:MOST_LEFT]
    ]


def left_out(found: Left) -> float:
    """How likely it is that something else is left than what was told."""
    return rounded(sum([chance for chance, _ in found.forces[MOST_LEFT:]], start=0.0))


def units_in(force: Force, side: Side) -> list[Data]:
    return [
        {"unit": word_of(side.printed[type]), "count": count(force, type), "damaged": force[COUNT + type]}
        for type in range(COUNT)
        if count(force, type)
    ]


def cost(found: Left) -> Data:
    return {"all": rounded(found.cost), "lost": rounded(found.lost)}


# -- dice --------------------------------------------------------------------------------------------------------------


def opening(combat: Combat, fleets: tuple[Fleet, Fleet], language: str) -> list[Data]:
    """What comes before the rounds, step by step, with its dice as long as nothing has been lost."""
    sides = (combat.attacker, combat.defender)
    steps = ground_steps(*fleets) if combat.ground else space_steps(*fleets)
    return [
        {
            "step": step,
            "name": STEPS[language][step],
            "side": SIDES[back],
            "rule": OPENING_RULES[step],
            "dice": dice_of(salvo_of(step, fleets[back]), sides[back]),
        }
        for step, back in steps
    ]


def salvo_of(step: str, fleet: Fleet) -> Salvo:
    states = States(fleet)
    if step == AMBUSH:
        return ambushers(states, states.start)
    if step == BARRAGE:
        return states.barrage(states.start)
    if step in (ASSAULT, SPLICER, INDOCTRINATION):
        return []
    if step == THIRDS:
        return [dice for salvo, _ in fleet.others for dice in salvo]
    return fleet.bombardment if step == BOMBARDMENT else fleet.cannon


def dice_of(salvo: Salvo, side: Side) -> list[Data]:
    return [{"unit": word_of(side.printed[type]), "count": number, "needs": needs} for type, number, needs in salvo]


def first_dice(fleet: Fleet, side: Side) -> list[Data]:
    """The dice of the first round, as long as nothing has been lost before it; `later`: what they need after it."""
    return [
        {
            "unit": word_of(side.printed[kind.type]),
            "count": 0 if fleet.silenced else kind.number * kind.dice,
            "needs": kind.needs_first,
            "later": kind.needs,
            "again": kind.again_first,
        }
        for kind in reversed(fleet.kinds)
    ]
