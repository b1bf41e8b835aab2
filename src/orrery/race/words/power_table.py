"""Powers by dispatch: a table has a row for each class of powers, and the places of a row are fields of the class.

A key is a class and the fields that must be set: "SettleForLess kind" is said of a power that names a kind,
"SettleForLess" of any other. Where several rows fit, the one with most fields is taken. What stands under "Takeover
+prestige" is put behind it if that field is set. Beside the field itself (`{amount}`) a place may be a number of
something (`{amount_card}`), one with its sign (`{amount_signed}`), one without its noun (`{cards_number}`), or what one
gains (`{vp_and_cards}`). A class without a row, a row without a class and a place that is no field are found as the
program starts.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Final, Protocol

from orrery.kernel.event import NOBODY
from orrery.race import powers
from orrery.race.goods import ANY
from orrery.race.powers import NOT_ALIEN_KIND, Power
from orrery.words import Told
from orrery.words.sentences import Maker

CLASSES: Final[dict[str, type[Power]]] = {
    each.__name__: each
    for each in vars(powers).values()
    if isinstance(each, type) and issubclass(each, Power) and each is not Power
}
UNSAID: Final = {"kind": ANY, "what": NOT_ALIEN_KIND, "up_to": 1}  # with these nothing is set; elsewhere it is 0
NAMED: Final = ("kind", "what", "per", "owning", "aim")  # fields whose numbers stand for something with a name
NOUNS: Final = {"vp": "vp", "cards": "card", "prestige": "prestige", "goods": "good"}  # what these are numbers of
WAYS: Final = ("signed", "number", *NOUNS.values())  # to tell a field, written behind it
Rows = dict[str, tuple[str, ...]]  # texts by key, the first in full, the last in few words


class Teller(Protocol):
    """How a language, or a row of signs, tells numbers and names."""

    def count(self, number: int, noun: str) -> str: ...
    def goods(self, number: int, kind: int) -> str: ...
    def named(self, field: str, number: int) -> str: ...
    def listed(self, items: list[str]) -> str: ...


class PowerTeller:
    """One power: what stands in the places of its sentences."""

    seat = NOBODY

    def __init__(self, teller: Teller, power: Power) -> None:
        self.power = power
        self.goods, self.named = teller.goods, teller.named
        self.count, self.listed = teller.count, teller.listed
        self.kinds: dict[str, Callable[[int], str]] = {}

    def part(self, name: str, told: Told) -> str:
        if "_and_" in name:
            gains = [(getattr(self.power, field), NOUNS[field]) for field in fields_in(name)]
            return self.listed([self.count(number, noun) for number, noun in gains if number])
        field, way = told_how(name)
        number = getattr(self.power, field)
        if field in NAMED:
            return self.named(field, number)
        if way == "good":
            return self.goods(number, getattr(self.power, "kind", ANY))
        if way == "signed":
            return f"{number:+d}"
        return self.count(number, way) if way in NOUNS.values() else str(number)


class Row:
    """The texts for powers of a class in which these fields are set; `added`: behind the text of another row."""

    def __init__(self, maker: Maker, key: str, texts: tuple[str, ...]) -> None:
        self.key = key
        self.name, *fields = key.split()
        self.added = "+" in key
        self.fields = [field.removeprefix("+") for field in fields]
        self.texts = [maker.sentence(text) for text in texts]
        named = [field for text in self.texts for name in text.places for field in fields_in(name)]
        unknown = {*self.fields, *named} - fields_of(CLASSES[self.name])
        if unknown:
            raise TypeError(f"{key}: {self.name} has no field {', '.join(unknown)}")

    def places(self) -> list[set[str]]:
        """Those of the text in full, those of the one in few words."""
        return [set(self.texts[0].places), set(self.texts[-1].places)]

    def fits(self, power: Power) -> bool:
        return all(getattr(power, field) != UNSAID.get(field, 0) for field in self.fields)


class PowerTable:
    """The rows of all powers in one language."""

    def __init__(self, language: str, rows: Rows) -> None:
        maker = Maker(language, {}, set())
        self.rows: dict[str, list[Row]] = {name: [] for name in CLASSES}
        for key in sorted(rows, key=lambda key: -len(key.split())):
            row = Row(maker, key, rows[key])
            self.rows[row.name].append(row)
        for name, own in self.rows.items():
            if not own or own[-1].fields:
                raise TypeError(f"{name} has no row of its own")
        self.known: dict[tuple[Power, bool], str] = {}  # what is printed never changes

    def tell(self, teller: Teller, power: Power, brief: bool = False) -> str:
        """What the power does, in full or in few words."""
        known = self.known.get((power, brief))
        if known is None:
            fitting = [row for row in self.rows[type(power).__name__] if row.fits(power)]
            first = next(row for row in fitting if not row.added)
            told = Told(PowerTeller(teller, power), NOBODY, (), (), {})
            rows = [first, *[row for row in fitting if row.added]]
            known = "".join([row.texts[-1 if brief else 0].said(told) for row in rows])
            self.known[power, brief] = known
        return known


def same_places(one: PowerTable, other: PowerTable) -> None:
    """Two languages have the same rows, and each text the same places."""
    for name in CLASSES:
        mine, theirs = [{row.key: row.places() for row in table.rows[name]} for table in (one, other)]
        if mine != theirs:
            raise TypeError(f"{name}: the languages differ")


def told_how(name: str) -> tuple[str, str]:
    """The field in a place and how it is told."""
    field, _, way = name.rpartition("_")
    return (field, way) if field and way in WAYS else (name, NOUNS.get(name, ""))


def fields_in(name: str) -> list[str]:
    return name.split("_and_") if "_and_" in name else [told_how(name)[0]]


def fields_of(cls: type[Power]) -> set[str]:
    compiled = getattr(cls, "__mypyc_attrs__", None)  # its signature is lost where a default is a named constant
    return set(inspect.signature(cls).parameters if compiled is None else compiled)
