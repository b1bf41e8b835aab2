"""What the numbers of an answer rest on, and what makes them inexact: each with its rule or its name."""

from __future__ import annotations

from typing import Any, Final

from orrery.ti4.faction import FACTION, FACTIONS
from orrery.ti4.fleet_states import States
from orrery.ti4.fleets import (
    ANNIHILATOR,
    ARC_SECUNDUS,
    ARVICON_REX,
    CARDS,
    CMORRAN,
    CROWN,
    EXOSKELETON,
    FOURTH_MOON,
    KNOWN,
    MOLL_TERMINUS,
    SPARING,
    VAN_HAUGE,
    Fleet,
    Kind,
    Side,
    brings,
    fields,
    is_shielded,
)
from orrery.ti4.odds_names import name_of
from orrery.ti4.odds_question import ATTACKER, DEFENDER, ON_PLANET, PLACES, SPACE, Party, Question, word_of
from orrery.ti4.odds_words import dice_words, inexact_text, named_text, thing_text
from orrery.ti4.units import FIGHTER, FLAGSHIP, GROUND, MECH, UNIT, UNITS, WAR_SUN, count

# Where each key counts: the place and the side; both sides if none is named.
COUNTS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "antimass-deflectors": ((SPACE, ""), (ON_PLANET, ATTACKER)),
    "plasma-scoring": ((SPACE, ""), (ON_PLANET, "")),
    "graviton-laser-system": ((SPACE, ""),),
    "duranium-armor": ((SPACE, ""), (ON_PLANET, "")),
    "assault-cannon": ((SPACE, ""),),
    "magen-defense-grid": ((ON_PLANET, DEFENDER),),
    "non-euclidean-shielding": ((SPACE, ""), (ON_PLANET, "")),
    "l4-disruptors": ((ON_PLANET, ATTACKER),),
    "dimensional-splicer": ((SPACE, ""),),
    "valkyrie-particle-weave": ((ON_PLANET, ""),),
    "unrelenting": ((SPACE, ""), (ON_PLANET, "")),
    "fragile": ((SPACE, ""), (ON_PLANET, "")),
    "ambush": ((SPACE, ""),),
    "munitions-reserves": ((SPACE, ""),),
    "harrow": ((ON_PLANET, ATTACKER),),
    "indoctrination": ((ON_PLANET, ""),),
    "morale-boost": ((SPACE, ""), (ON_PLANET, "")),
    "shields-holding": ((SPACE, ""),),
    "fighter-prototype": ((SPACE, ""),),
    "fire-team": ((ON_PLANET, ""),),
    "maneuvering-jets": ((SPACE, ""), (ON_PLANET, ATTACKER)),
    "bunker": ((ON_PLANET, DEFENDER),),
    "disable": ((ON_PLANET, ATTACKER),),
    "waylay": ((SPACE, ""),),
    CROWN: ((SPACE, ""), (ON_PLANET, "")),
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
    "dimensional-splicer": "ti4:71.6",
    "munitions-reserves": "ti4:97.2",
    "harrow": "ti4:22.1",
    "indoctrination": "ti4:20.4a",
    "shields-holding": "ti4:71.6",
    "fire-team": "ti4:97.2",
    "maneuvering-jets": "ti4:96.5",
    "bunker": "ti4:22.1",
    "disable": "ti4:66",
    "waylay": "ti4:46.2",
}
USED_ONCE: Final = ("graviton-laser-system", "magen-defense-grid", *CARDS)
# What a text does to a combat that is not counted yet: flagships, and abilities by place.
TEXT_OF_FLAGSHIP: Final[dict[str, tuple[str, ...]]] = {
    "wrath-of-kenara": (SPACE,),
    "matriarch": (ON_PLANET,),
    "visz-el-vir": (SPACE,),  # it is counted as if it stayed to the end
    "dynamo": PLACES,
}
# The same of mechs that take part.
TEXT_OF_MECH: Final[dict[str, tuple[str, ...]]] = {
    "dunlain-reaper": (ON_PLANET,),
    "eidolon": (SPACE,),  # counted as ships; not where something asks how many ships there are
    "iconoclast": (ON_PLANET,),
    "mordred": (ON_PLANET,),
    "moyins-ashes": (ON_PLANET,),
    "quantum-manipulator": (SPACE,),
    "shield-paling": (ON_PLANET,),
}
KNOWN_AT_TABLES: Final = ("dunlain-reaper", "iconoclast", "mordred", "moyins-ashes")  # what they do, a table says
MECH_RULES: Final = {ANNIHILATOR: "ti4:22.1", MOLL_TERMINUS: "ti4:75", EXOSKELETON: "ti4:20.2"}  # whose text counts
NOT_COUNTED: Final[dict[str, tuple[str, ...]]] = {
    "indoctrination": (ON_PLANET,),
    "devotion": (SPACE,),
    "exotrireme-2": (SPACE,),
    "impulse-core": (SPACE,),
    "technological-singularity": PLACES,
    "ta-zern": PLACES,
    "raid-formation": (SPACE,),
    "supercharge": PLACES,
}

Data = dict[str, Any]


SIDES: Final = (ATTACKER, DEFENDER)


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
        if fleet.spares:
            found.append(reason(SPARING, who, "ti4:71.6", named_text(SPARING, language)))
        if read.place == SPACE and brings(party.side, CMORRAN):
            found.append(reason(CMORRAN, who, "ti4:71.5", named_text(CMORRAN, language)))
        for mech in MECH_RULES if read.place == ON_PLANET else ():
            if fields(party.side, mech):
                found.append(reason(mech, who, MECH_RULES[mech], named_text(mech, language)))
        if read.place == SPACE and brings(party.side, ARVICON_REX) and not party.side.served:
            found.append(reason(ARVICON_REX, who, "ti4:71.5", named_text(ARVICON_REX, language)))
        if fleet.mends:
            found.append(reason(ARC_SECUNDUS, who, "ti4:75.3", named_text(ARC_SECUNDUS, language)))
    general = [("losses", "ti4:75")]
    if read.nebula:
        general.append(("nebula", "ti4:65.3"))
    if read.thirds:
        general.append(("others-cannon", "ti4:96.5a"))
    if read.place == SPACE:
        for flagship, rule in ((FOURTH_MOON, "ti4:75"), (VAN_HAUGE, "ti4:71.10")):
            if any(brings(party.side, flagship) for party in (read.attacker, read.defender)):
                general.append((flagship, rule))
        if any(needs_room(party.side) for party in (read.attacker, read.defender)):
            general.append(("capacity", "ti4:71.10a"))
        general.append(("stuck", "ti4:F.general.2"))
    elif is_shielded(read.defender.side, read.attacker.side):
        general.append(("shield", "ti4:66"))
    elif count(read.attacker.side.units, WAR_SUN):
        general.append(("war-sun", "ti4:66.3"))
    elif brings(read.attacker.side, ARC_SECUNDUS):
        general.append(("arc-secundus-above", "ti4:66.3"))
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
    text += f" {thing_text('mirrors', language)}" if kind.mirrors else ""
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
    if CROWN in used:
        found.append(("daring", ""))
    if "munitions-reserves" in used:
        found.append(("munitions", ""))
    if any("ambush" in party.side.has and "assault-cannon" in party.side.has for _, party in parties):
        found += [("start-order", "")] if read.place == SPACE else []
    if fleets[0].bombardment:
        found.append(("bombardment", ""))
    if (fleets[0].waylays and fleets[1].mends) or (fleets[1].waylays and fleets[0].mends):
        found.append(("mended-early", ARC_SECUNDUS))
    if fleets[0].harrow and fleets[1].strikes_back and (fleets[1].repairs or fleets[1].spread > 1):
        found.append(("harrowed-together", "harrow"))
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
    side = party.side
    found: list[tuple[str, str]] = []
    if place == SPACE and count(side.units, FIGHTER):
        if not needs_room(side):
            found.append(("fleet-pool", ""))
        elif any(count(side.units, type) for type in GROUND):
            found.append(("cargo", ""))
    flagship = side.unit(FLAGSHIP).key
    if count(side.units, FLAGSHIP) and place in TEXT_OF_FLAGSHIP.get(flagship, ()):
        found.append(("flagship", flagship))
    mech = side.unit(MECH).key
    told = bool(party.owned) and mech in KNOWN_AT_TABLES
    if count(side.units, MECH) and place in TEXT_OF_MECH.get(mech, ()) and not told:
        found.append(("ability", mech))
    found += [("ability", key) for key in NOT_COUNTED if place in NOT_COUNTED[key] and brings_row(side, key)]
    own = [key for key in owned_by(party) if key not in UNIT and key not in side.has]
    return found + [("ability", key) for key in own if place in NOT_COUNTED.get(key, ())]


def brings_row(side: Side, key: str) -> bool:
    """There is a unit of that row, whosever sheet shows it."""
    if key not in UNIT:
        return False
    type = UNITS[UNIT[key]].type
    return bool(count(side.units, type)) and side.unit(type).key == key


def owned_by(party: Party) -> tuple[str, ...]:
    """What a side has at a table; of a side that was only named, what its faction may have."""
    if party.owned or not party.faction:
        return party.owned
    faction = FACTIONS[FACTION[party.faction]]
    return (*faction.abilities, *faction.own_techs)
