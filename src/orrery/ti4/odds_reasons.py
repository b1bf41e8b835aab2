"""What the numbers of an answer rest on, and what makes them inexact: each with its rule or its name."""

from __future__ import annotations

from typing import Any, Final

from orrery.ti4.faction import FACTION, FACTIONS
from orrery.ti4.fleet_states import States
from orrery.ti4.fleets import CARDS, KNOWN, Fleet, Kind, Side, is_shielded
from orrery.ti4.odds_names import name_of
from orrery.ti4.odds_question import ATTACKER, DEFENDER, ON_PLANET, PLACES, SPACE, Party, Question, word_of
from orrery.ti4.odds_words import dice_words, inexact_text, named_text, thing_text
from orrery.ti4.units import FIGHTER, FLAGSHIP, GROUND, UNIT, WAR_SUN, count

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
    "shields-holding": ((SPACE, ""),),
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
    "shields-holding": "ti4:71.6",
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
    general = [("losses", "ti4:75")]
    if read.nebula:
        general.append(("nebula", "ti4:65.3"))
    if read.thirds:
        general.append(("others-cannon", "ti4:96.5a"))
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
    if party.faction:
        abilities = FACTIONS[FACTION[party.faction]].abilities
        found += [("ability", key) for key in abilities if place in NOT_COUNTED.get(key, ())]
    return found
