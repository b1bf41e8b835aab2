"""A question about odds as one line of text for each side: read, refused with a reason, and written again.

A side is a list with commas: units with their number ("3 cruiser-2"; one without), some of them damaged ("2
dreadnought damaged"), a faction, technologies, abilities and action cards by their keys. Capitals do not matter, and
a space is as good as a dash within a name. What `text_of` writes is read as the same side again.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Final

from orrery.ti4.faction import FACTION, FACTIONS, Faction
from orrery.ti4.factions.letnev import ARMADA_SHIPS
from orrery.ti4.fleets import ABILITIES, KNOWN, Side
from orrery.ti4.odds import Combat
from orrery.ti4.state import TOKENS
from orrery.ti4.technology import TECHNOLOGY
from orrery.ti4.units import (
    BASIC,
    CAPITAL,
    COUNT,
    FIGHTER,
    FLAGSHIP,
    GROUND,
    INFANTRY,
    PLASTIC,
    SHIPS,
    TYPES,
    UNIT,
    UNITS,
    count,
    force,
)

SPACE: Final = "space"
ON_PLANET: Final = "ground"
PLACES: Final = (SPACE, ON_PLANET)
ATTACKER: Final = "attacker"
DEFENDER: Final = "defender"
DAMAGED: Final = "damaged"
LONGEST: Final = 600  # characters of one side
MOST_TOKENS: Final = 20  # fighters or infantry: plastic stands for as many as one likes, an answer should come at once
# Abilities with a price: they count where they are named, not with the faction
BOUGHT: Final = ("munitions-reserves", "indoctrination")

TYPE_WORDS: Final = {name.replace(" ", "-"): type for type, name in enumerate(TYPES)}
PARTS: Final = re.compile(r"(?:(\d{1,9}) )?(.+?)( damaged)?")


class Unclear(ValueError):
    """A question that cannot be read: the key of the reason, whose side, which word, and what would be right."""

    def __init__(self, reason: str, side: str, word: str, right: str = "") -> None:
        super().__init__(reason, side, word, right)
        self.reason = reason
        self.side = side
        self.word = word
        self.right = right


class Party:
    """One side as it was asked for: its faction, if any, and what it brings."""

    def __init__(self, faction: str, side: Side, owned: tuple[str, ...] = ()) -> None:
        self.faction = faction
        self.side = side
        self.owned = owned  # at a table: the abilities, technologies and leaders that it has


class Question:
    """Both sides and the place; at a table also those who fire from elsewhere."""

    def __init__(
        self, attacker: Party, defender: Party, place: str, nebula: bool, thirds: tuple[Side, ...] = ()
    ) -> None:
        self.attacker = attacker
        self.defender = defender
        self.place = place
        self.nebula = nebula
        self.thirds = thirds

    def combat(self) -> Combat:
        return Combat(self.attacker.side, self.defender.side, self.place == ON_PLANET, self.nebula, self.thirds)


def question(attacker: str, defender: str, place: str = SPACE, nebula: bool = False) -> Question:
    """Read both sides. Raises Unclear."""
    if place not in PLACES:
        raise Unclear("no-such-place", "", place, ", ".join(PLACES))
    if nebula and place != SPACE:
        raise Unclear("nebula-on-ground", "", "nebula", SPACE)
    read = Question(party(attacker, ATTACKER), party(defender, DEFENDER), place, nebula)
    fights = SHIPS if place == SPACE else GROUND
    if not any(count(read.attacker.side.units, type) for type in fights):
        raise Unclear(f"nobody-fights-{place}", ATTACKER, attacker.strip())
    side = read.defender.side
    if not any(count(side.units, type) and (type in fights or side.unit(type).cannon.dice) for type in range(COUNT)):
        raise Unclear(f"nobody-fights-{place}", DEFENDER, defender.strip())
    return read


# -- reading -----------------------------------------------------------------------------------------------------------


def party(text: str, who: str) -> Party:
    """One side. Raises Unclear."""
    if len(text) > LONGEST:
        raise Unclear("too-long", who, str(len(text)), str(LONGEST))
    parts = [" ".join(part.lower().split()) for part in text.split(",")]
    reader = Reader(who, [part for part in parts if part])
    for part in reader.parts:
        reader.take(part)
    return reader.party()


class Reader:
    """Takes one part after the other."""

    def __init__(self, who: str, parts: list[str]) -> None:
        self.who = who
        self.parts = parts
        self.faction = self.named_faction()
        self.printed = list(FACTIONS[FACTION[self.faction]].sheet(kings=True) if self.faction else BASIC)
        self.words: dict[int, str] = {}  # by type: the word that was used for it
        self.whole: dict[int, int] = {}
        self.hurt: dict[int, int] = {}
        self.has: list[str] = []

    def named_faction(self) -> str:
        named = [part for part in self.parts if part in FACTION]
        if len(named) > 1:
            raise Unclear("two-factions", self.who, named[1], named[0])
        return named[0] if named else ""

    def take(self, part: str) -> None:
        match = PARTS.fullmatch(part)
        assert match is not None  # any text that is not empty matches
        number, word, hurt = match.group(1), match.group(2).replace(" ", "-"), match.group(3)
        if word in TYPE_WORDS or word in UNIT_WORDS:
            self.take_units(word, int(number) if number else 1, bool(hurt))
        elif word in FACTION or word in KNOWN:
            if number or hurt:
                raise Unclear("no-number", self.who, part, word)
            if word in KNOWN:
                self.take_key(word)
        else:
            raise Unclear("unknown-word", self.who, word, ", ".join(nearest(word)))

    def take_key(self, key: str) -> None:
        if key in self.has:
            raise Unclear("named-twice", self.who, key, key)
        self.demand_own(key, owner_of(key))
        self.has.append(key)

    def take_units(self, word: str, number: int, hurt: bool) -> None:
        row = self.row_of(word)
        unit = UNITS[row]
        type = unit.type
        if type in self.words and self.printed[type] != row:
            raise Unclear("two-levels", self.who, word, self.words[type])
        self.printed[type], self.words[type] = row, word
        if hurt and not unit.sustains:
            raise Unclear("not-damaged", self.who, word, word)
        if number < 1:
            raise Unclear("no-units", self.who, f"{number} {word}", f"1 {word}")
        into = self.hurt if hurt else self.whole
        into[type] = into.get(type, 0) + number
        if self.whole.get(type, 0) + self.hurt.get(type, 0) > most_of(type):
            raise Unclear("too-many", self.who, word, str(most_of(type)))

    def row_of(self, word: str) -> int:
        """The row of units that a word means for this faction."""
        if word in TYPE_WORDS:
            type = TYPE_WORDS[word]
            if type == FLAGSHIP and not self.faction:
                raise Unclear("whose-flagship", self.who, word, FACTIONS[0].flagship)
            return self.words_row(type)
        row = UNIT[word]
        type = UNITS[row].type
        self.demand_own(word, OWNER.get(word, ""))
        if self.faction and word not in OWNER:
            own = [UNIT[key] for key in own_units(FACTIONS[FACTION[self.faction]]) if UNITS[UNIT[key]].type == type]
            if own:
                raise Unclear("own-unit", self.who, word, word_of(own[int(word in TECHNOLOGY and len(own) > 1)]))
        return row

    def words_row(self, type: int) -> int:
        """A plain name is the unit that the sheet shows, or the upgrade that was named before."""
        return FACTIONS[FACTION[self.faction]].sheet(kings=True)[type] if self.faction else BASIC[type]

    def demand_own(self, word: str, owner: str) -> None:
        """What belongs to a faction stands beside no other; the Nekro Virus may own every technology."""
        if owner and self.faction not in ("", owner) and not (self.faction == "nekro" and word in TECHNOLOGY):
            raise Unclear("other-faction", self.who, word, owner)

    def demand_fleet(self) -> None:
        """No fleet pool holds more than all command tokens, so no fleet has more ships."""
        ships = sum([self.whole.get(type, 0) + self.hurt.get(type, 0) for type in CAPITAL])
        most = TOKENS + (ARMADA_SHIPS if self.faction and "armada" in FACTIONS[FACTION[self.faction]].abilities else 0)
        if ships > most:
            raise Unclear("large-fleet", self.who, str(ships), str(most))

    def party(self) -> Party:
        self.demand_fleet()
        brought = brought_by(self.faction)
        has = tuple([key for key in KNOWN if key in self.has or key in brought])
        return Party(self.faction, Side(force(self.whole, self.hurt), tuple(self.printed), has))


def most_of(type: int) -> int:
    """How many of a type one side may have: the plastic, and a limit for what has tokens beyond it."""
    return MOST_TOKENS if type in (FIGHTER, INFANTRY) else PLASTIC[type]


def nearest(word: str) -> list[str]:
    """What somebody may have meant."""
    every = [*TYPE_WORDS, *[key for key in UNIT_WORDS if UNIT[key] not in BASIC], *FACTION, *KNOWN]
    return get_close_matches(word, every, 3, 0.6) or [*TYPE_WORDS][:3]


# -- whose things ------------------------------------------------------------------------------------------------------


def own_units(faction: Faction) -> list[str]:
    """The units of a faction that take the place of those of everybody, with their upgrades."""
    return [*faction.own_units, *[key for key in faction.own_techs if key in UNIT]]


def brought_by(faction: str) -> tuple[str, ...]:
    """The abilities that act without a price, and so come with the faction."""
    if not faction:
        return ()
    return tuple([key for key in FACTIONS[FACTION[faction]].abilities if key in ABILITIES and key not in BOUGHT])


def owner_of(key: str) -> str:
    """The faction that alone has this technology or ability, or nobody in particular."""
    if key in TECHNOLOGY:
        return TECHNOLOGY[key].faction
    return next((faction.key for faction in FACTIONS if key in faction.abilities), "")


OWNER: Final[dict[str, str]] = {
    key: faction.key for faction in FACTIONS for key in (*own_units(faction), faction.flagship, *faction.mechs())
}
# The keys of `UNITS` that may be named; a flagship of nobody is none of them.
UNIT_WORDS: Final = tuple([unit.key for unit in UNITS if unit.type != FLAGSHIP or unit.key in OWNER])


# -- writing -----------------------------------------------------------------------------------------------------------


def word_of(row: int) -> str:
    """The one word for a row of units: the plain name of the type for the first level of everybody's units."""
    return TYPES[UNITS[row].type].replace(" ", "-") if row in BASIC else UNITS[row].key


def text_of(read: Party) -> str:
    """The side in its one form: faction, units from fighters on, then technologies, abilities and cards."""
    side = read.side
    parts = [read.faction] if read.faction else []
    for type in range(COUNT if side.units else 0):
        word = word_of(side.printed[type])
        if side.units[type]:
            parts.append(f"{side.units[type]} {word}")
        if side.units[COUNT + type]:
            parts.append(f"{side.units[COUNT + type]} {word} {DAMAGED}")
    brought = brought_by(read.faction)
    parts += [key for key in KNOWN if key in side.has and key not in brought]
    return ", ".join(parts)
