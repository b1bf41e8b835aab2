"""Powers by dispatch: a table has a row for each class of powers, and the places of a row are fields of the class.

A key is a class and the fields that must be set: "SettleForLess kind" is said of a power that names a kind,
"SettleForLess" of any other. Where several rows fit, the one with most fields is taken. What stands under "Takeover
+prestige" is put behind it if that field is set. A place tells a field as it is (`{amount}`), as Python would
(`{amount:+}`), as a number of something (`{amount:card}`), or several as what one gains (`{vp+cards}`).
A class without a row, a row without a class and a place that is no field are found as the program starts.
"""

from __future__ import annotations

import inspect
from string import Formatter
from typing import Final, Protocol

from orrery.race import powers
from orrery.race.goods import ANY
from orrery.race.powers import NOT_ALIEN_KIND, Power

CLASSES: Final[dict[str, type[Power]]] = {
    each.__name__: each
    for each in vars(powers).values()
    if isinstance(each, type) and issubclass(each, Power) and each is not Power
}
UNSAID: Final = {"kind": ANY, "what": NOT_ALIEN_KIND, "up_to": 1}  # with these nothing is set; elsewhere it is 0
NOUNS: Final = {"vp": "vp", "cards": "card", "prestige": "prestige"}  # what these fields are numbers of
NAMED: Final = ("kind", "what", "per", "owning", "aim")  # fields whose numbers stand for something with a name

Place = tuple[str, tuple[str, ...], str]  # the text before it, its fields, how they are told
Rows = dict[str, tuple[str, ...]]  # texts by key, the first in full, the last in few words


class Teller(Protocol):
    """How a language, or a row of signs, tells numbers and names."""

    def count(self, number: int, noun: str) -> str: ...
    def goods(self, number: int, kind: int) -> str: ...
    def named(self, field: str, number: int) -> str: ...
    def listed(self, items: list[str]) -> str: ...


class Row:
    """The texts for powers of a class in which these fields are set; `added`: behind the text of another row."""

    def __init__(self, key: str, texts: tuple[str, ...]) -> None:
        self.name, *fields = key.split()
        self.added = key.count("+") == 1
        self.fields = [field.removeprefix("+") for field in fields]
        self.texts = [places_of(text) for text in texts]

    def fits(self, power: Power) -> bool:
        return all(getattr(power, field) != UNSAID.get(field, 0) for field in self.fields)

    def unknown(self) -> set[str]:
        """Fields that the class does not have."""
        named = {field for text in self.texts for _, fields, _ in text for field in fields}
        return {*self.fields, *named} - fields_of(CLASSES[self.name])


class PowerTable:
    """The rows of all powers in one language."""

    def __init__(self, rows: Rows) -> None:
        self.rows: dict[str, list[Row]] = {name: [] for name in CLASSES}
        for key in sorted(rows, key=lambda key: -len(key.split())):
            row = Row(key, rows[key])
            self.rows[row.name].append(row)
            if row.unknown():
                raise TypeError(f"{key}: {row.name} has no field {', '.join(row.unknown())}")
        for name, own in self.rows.items():
            if not own or own[-1].fields:
                raise TypeError(f"{name} has no row of its own")

    def tell(self, teller: Teller, power: Power, brief: bool = False) -> str:
        fitting = [row for row in self.rows[type(power).__name__] if row.fits(power)]
        first = next(row for row in fitting if not row.added)
        told = [first, *[row for row in fitting if row.added]]
        return "".join([filled(teller, power, row.texts[-1 if brief else 0]) for row in told])


def same_places(rows: Rows, others: Rows) -> None:
    """Two languages have the same rows, and each text the same places."""
    for key in rows.keys() | others.keys():
        mine, theirs = [[named_in(text) for text in each[key]] for each in (rows, others)]
        if mine[0] != theirs[0] or mine[-1] != theirs[-1]:
            raise TypeError(f"{key}: the languages differ")


def named_in(text: str) -> set[tuple[str, ...]]:
    return {fields for _, fields, _ in places_of(text) if fields}


def places_of(text: str) -> list[Place]:
    """The text in pieces, each with the place behind it; the last may have none."""
    pieces = Formatter().parse(text)
    return [(before, tuple(name.split("+")) if name else (), how or "") for before, name, how, _ in pieces]


def fields_of(cls: type[Power]) -> set[str]:
    compiled = getattr(cls, "__mypyc_attrs__", None)  # its signature is lost where a default is a named constant
    return set(inspect.signature(cls).parameters if compiled is None else compiled)


def filled(teller: Teller, power: Power, text: list[Place]) -> str:
    return "".join([before + (told(teller, power, fields, how) if fields else "") for before, fields, how in text])


def told(teller: Teller, power: Power, fields: tuple[str, ...], how: str) -> str:
    """What stands in a place."""
    if len(fields) > 1:
        gains = [(getattr(power, field), NOUNS[field]) for field in fields]
        return teller.listed([teller.count(number, noun) for number, noun in gains if number])
    field, number = fields[0], getattr(power, fields[0])
    if field in NAMED:
        return teller.named(field, number)
    if how == "good" or field == "goods":
        return teller.goods(number, getattr(power, "kind", ANY))
    if how in ("+", "d"):
        return format(number, how)
    noun = how or NOUNS.get(field, "")
    return teller.count(number, noun) if noun else str(number)
