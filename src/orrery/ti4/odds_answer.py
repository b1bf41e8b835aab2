"""The answer to a question about odds as plain values: what comes of it, how, on what it rests, what it leaves out."""

from __future__ import annotations

from typing import Any, Final

from orrery.ti4.faction import FACTION, FACTIONS
from orrery.ti4.fleet_states import States
from orrery.ti4.fleets import ABILITIES, CARDS, KNOWN, TECHNOLOGIES, Fleet, Kind, Salvo, Side, is_shielded
from orrery.ti4.odds import Combat, Left, Odds, Round, TooLarge, course, odds
from orrery.ti4.odds_names import name_of
from orrery.ti4.odds_opening import (
    AMBUSH,
    ASSAULT,
    BARRAGE,
    BOMBARDMENT,
    CANNON,
    CANNON_DEFENSE,
    ambushers,
    ground_steps,
    space_steps,
)
from orrery.ti4.odds_question import (
    ATTACKER,
    DEFENDER,
    MOST_TOKENS,
    ON_PLANET,
    OWNER,
    PLACES,
    SPACE,
    UNIT_WORDS,
    Party,
    Question,
    Unclear,
    brought_by,
    most_of,
    owner_of,
    question,
    text_of,
    word_of,
)
from orrery.ti4.odds_words import STEPS, dice_words, inexact_text, named_text, refused, thing_text
from orrery.ti4.units import BASIC, COUNT, FIGHTER, FLAGSHIP, GROUND, SHIPS, TYPES, UNIT, UNITS, WAR_SUN, Force, count
from orrery.title import BadQuestion

MOST_LEFT: Final = 40  # outcomes of one side that are told one by one
DIGITS: Final = 9
SIDES: Final = (ATTACKER, DEFENDER)
OPENING_RULES: Final = {
    CANNON: "ti4:96.3",
    AMBUSH: "ti4:20.4a",
    ASSAULT: "ti4:20.4a",
    BARRAGE: "ti4:46.1",
    BOMBARDMENT: "ti4:22.1",
    CANNON_DEFENSE: "ti4:96.7",
}
# Where each key counts: the place and the side; both sides if none is named.
COUNTS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "antimass-deflectors": ((SPACE, ""), (ON_PLANET, ATTACKER)),
    "plasma-scoring": ((SPACE, ""), (ON_PLANET, "")),
    "graviton-laser-system": ((SPACE, ""),),
    "duranium-armor": ((SPACE, ""),),
    "assault-cannon": ((SPACE, ""),),
    "magen-defense-grid": ((ON_PLANET, DEFENDER),),
    "non-euclidean-shielding": ((SPACE, ""),),
    "l4-disruptors": ((ON_PLANET, ATTACKER),),
    "unrelenting": ((SPACE, ""), (ON_PLANET, "")),
    "fragile": ((SPACE, ""), (ON_PLANET, "")),
    "ambush": ((SPACE, ""),),
    "munitions-reserves": ((SPACE, ""),),
    "morale-boost": ((SPACE, ""), (ON_PLANET, "")),
    "fighter-prototype": ((SPACE, ""),),
    "fire-team": ((ON_PLANET, ""),),
    "maneuvering-jets": ((SPACE, ""), (ON_PLANET, ATTACKER)),
    "bunker": ((ON_PLANET, DEFENDER),),
    "disable": ((ON_PLANET, ATTACKER),),
}
KEY_RULES: Final = {
    "antimass-deflectors": "ti4:96.3",
    "plasma-scoring": "ti4:F.general.4",
    "graviton-laser-system": "ti4:C.graviton-laser-system",
    "duranium-armor": "ti4:75.3",
    "assault-cannon": "ti4:75.5",
    "magen-defense-grid": "ti4:66.3a",
    "non-euclidean-shielding": "ti4:75.6",
    "l4-disruptors": "ti4:96.6",
    "munitions-reserves": "ti4:97.2",
    "fire-team": "ti4:97.2",
    "maneuvering-jets": "ti4:96.5",
    "bunker": "ti4:22.1",
    "disable": "ti4:66",
}
USED_ONCE: Final = ("graviton-laser-system", "magen-defense-grid", *CARDS)
# What a text does to a combat that is not counted yet: flagships, and abilities by place.
TEXT_OF_FLAGSHIP: Final[dict[str, tuple[str, ...]]] = {
    "arc-secundus": PLACES,
    "wrath-of-kenara": (SPACE,),
    "0-0-1": (SPACE,),
    "fourth-moon": (SPACE,),
    "the-alastor": (SPACE,),
    "cmorran-norr": (SPACE,),
    "jns-hylarim": (SPACE,),
    "salai-sai-corian": (SPACE,),
    "van-hauge": (SPACE,),
    "matriarch": (ON_PLANET,),
}
NOT_COUNTED: Final[dict[str, tuple[str, ...]]] = {
    "harrow": (ON_PLANET,),
    "indoctrination": (ON_PLANET,),
    "devotion": (SPACE,),
    "technological-singularity": PLACES,
}

Data = dict[str, Any]


def answered(asked: dict[str, str], language: str) -> Data:
    """The answer to a question as it comes over the network or from the command line. Raises BadQuestion."""
    nebula = asked.get("nebula", "") or "no"
    try:
        if nebula not in ("yes", "no"):
            raise Unclear("unknown-word", "", nebula, "yes, no")
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
        {"unit": word_of(side.printed[type]), "count": count(force, type), "damaged": force[type + COUNT]}
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
    if step == ASSAULT:
        return []
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


# -- what it rests on --------------------------------------------------------------------------------------------------


def rests_on(read: Question, fleets: tuple[Fleet, Fleet], language: str) -> list[Data]:
    """Each number printed on a unit that fights, and each thing that changes one, with its rule."""
    found: list[Data] = []
    for who, party, fleet in zip(SIDES, (read.attacker, read.defender), fleets):
        for kind in reversed(fleet.kinds):
            found.append(reason(word_of(party.side.printed[kind.type]), who, *printed(kind, read.place, language)))
        for key in KNOWN:
            if key in party.side.has and counts(key, read.place, who):
                rule = KEY_RULES.get(key, roll_rule(read.place))
                found.append(reason(key, who, rule, named_text(key, language)))
    general = [("losses", "ti4:75")]
    if read.nebula:
        general.append(("nebula", "ti4:65.3"))
    if read.place == SPACE:
        if any(needs_room(party.side) for party in (read.attacker, read.defender)):
            general.append(("capacity", "ti4:71.10a"))
        general.append(("stuck", "ti4:F.general.2"))
    elif is_shielded(read.defender.side, read.attacker.side):
        general.append(("shield", "ti4:66"))
    elif count(read.attacker.side.units, WAR_SUN):
        general.append(("war-sun", "ti4:66.3"))
    return found + [reason(key, "", rule, thing_text(key, language)) for key, rule in general]


def reason(what: str, side: str, rule: str, text: str) -> Data:
    return {"what": what, "side": side, "rule": rule, "text": text}


def roll_rule(place: str) -> str:
    return "ti4:71.5" if place == SPACE else "ti4:20.1"


def printed(kind: Kind, place: str, language: str) -> tuple[str, str]:
    """The dice of a unit with all that is added to them."""
    name, dice = name_of(word_of(UNIT[kind.unit.key]), language), dice_words(kind.dice, language)
    key = "combat" if kind.needs == kind.needs_first else "combat-first"
    text = thing_text(key, language).format(name=name, dice=dice, needs=kind.needs, first=kind.needs_first)
    more = f" {thing_text('sustains', language).format(name=name)}" if kind.sustains else ""
    return roll_rule(place), text + more


def counts(key: str, place: str, who: str) -> bool:
    return (place, who) in COUNTS[key] or (place, "") in COUNTS[key]


def needs_room(side: Side) -> bool:
    """Fighters that do not fly by themselves."""
    return bool(count(side.units, FIGHTER)) and not side.unit(FIGHTER).move


# -- what makes it inexact ---------------------------------------------------------------------------------------------


def inexact(read: Question, fleets: tuple[Fleet, Fleet], language: str) -> list[Data]:
    """What people may do otherwise, and what is not counted."""
    keys = ["losses", *(["retreats"] if read.place == SPACE else []), "cards"]
    found: list[tuple[str, str]] = [(key, "") for key in keys]
    parties = ((ATTACKER, read.attacker), (DEFENDER, read.defender))
    used = [key for who, party in parties for key in party.side.has if counts(key, read.place, who)]
    if any(key in USED_ONCE for key in used):
        found.append(("first-round", ""))
    if "munitions-reserves" in used:
        found.append(("munitions", ""))
    if any("ambush" in party.side.has and "assault-cannon" in party.side.has for _, party in parties):
        found += [("start-order", "")] if read.place == SPACE else []
    if fleets[0].bombardment:
        found.append(("bombardment", ""))
    if read.place == SPACE and any(lacks_room(fleet) for fleet in fleets):
        found.append(("room", ""))
    for _, party in parties:
        found += left_aside(party, read.place)
    return [{"key": key, "text": inexact_text(key, language, named)} for key, named in dict.fromkeys(found)]


def lacks_room(fleet: Fleet) -> bool:
    states = States(fleet)
    return states.homeless(states.start) > 0


def left_aside(party: Party, place: str) -> list[tuple[str, str]]:
    """What of one side is not counted, each with the name of the thing."""
    side, found = party.side, list[tuple[str, str]]()
    if place == SPACE and count(side.units, FIGHTER):
        if not needs_room(side):
            found.append(("fleet-pool", ""))
        elif any(count(side.units, type) for type in GROUND):
            found.append(("cargo", ""))
    flagship = side.unit(FLAGSHIP).key
    if count(side.units, FLAGSHIP) and place in TEXT_OF_FLAGSHIP.get(flagship, ()):
        found.append(("flagship", flagship))
    if party.faction:
        abilities = FACTIONS[FACTION[party.faction]].abilities
        found += [("ability", key) for key in abilities if place in NOT_COUNTED.get(key, ())]
    return found


# -- what may be asked -------------------------------------------------------------------------------------------------


def askable(language: str) -> Data:
    """Everything that a question may hold, with names, numbers and limits: what a page offers."""
    rows = [*BASIC, *[UNIT[key] for key in UNIT_WORDS if UNIT[key] not in BASIC]]
    words = (*UNIT_WORDS, *plain_words())  # mypyc knows no star in a comparison
    return {
        "units": [unit_data(row, language) for row in rows if word_of(row) in words],
        "things": [
            {
                "key": key,
                "kind": "technology" if key in TECHNOLOGIES else "ability" if key in ABILITIES else "card",
                "name": name_of(key, language),
                "text": thing_text(key, language),
                "faction": owner_of(key),
                "counts": [{"place": place, "side": who} for place, who in COUNTS[key]],
            }
            for key in KNOWN
        ],
        "factions": [
            {
                "key": faction.key,
                "name": name_of(faction.key, language),
                "units": [word_of(row) for row in faction.sheet() if row not in BASIC],
                "things": list(brought_by(faction.key)),
            }
            for faction in FACTIONS
        ],
        "most_tokens": MOST_TOKENS,
    }


def plain_words() -> list[str]:
    """The words for what everybody begins with: all but flagships, which are somebody's, and the expansion's mechs."""
    return [word_of(row) for row in BASIC if UNITS[row].key in UNIT_WORDS]


def unit_data(row: int, language: str) -> Data:
    unit = UNITS[row]
    cannon, barrage, bombards = unit.cannon, unit.barrage, unit.bombardment
    return {
        "key": word_of(row),
        "name": name_of(word_of(row), language),
        "type": TYPES[unit.type].replace(" ", "-"),
        "faction": OWNER.get(unit.key, ""),
        "most": most_of(unit.type),
        "places": unit_places(row),
        "cost": unit.cost / 2 if unit.pair else unit.cost,
        "dice": unit.combat.dice,
        "needs": unit.combat.hit_on,
        "sustains": unit.sustains,
        "capacity": unit.capacity,
        "cannon": [cannon.dice, cannon.hit_on],
        "barrage": [barrage.dice, barrage.hit_on],
        "bombardment": [bombards.dice, bombards.hit_on],
        "shield": unit.shield,
    }


def unit_places(row: int) -> list[str]:
    """Where a unit counts: ships also above a planet if they bombard it or take its shields away."""
    unit = UNITS[row]
    space = unit.type in SHIPS or bool(unit.cannon.dice)
    ground = unit.type in GROUND or bool(unit.cannon.dice and unit.type not in SHIPS) or bool(unit.bombardment.dice)
    return [place for place, holds in ((SPACE, space), (ON_PLANET, ground)) if holds]
