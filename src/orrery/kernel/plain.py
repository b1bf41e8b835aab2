"""Plain objects: everything in a game can be compared, copied and saved by its constructor's arguments.

One rule makes this work, interpreted and compiled alike: a class takes *every* field as a constructor argument of the
same name. Then its fields are the constructor's parameters, a copy is one constructor call, and a save is a dictionary.
"""

from __future__ import annotations

import inspect
from typing import Any, ClassVar

from orrery.kernel.compiling import mypyc_attr


class TornSave(ValueError):
    """The saved data do not describe a game of this version."""


class UnknownThing(TornSave):
    """They name a class or a field that this version does not have: an older one may have written them."""


KINDS: dict[str, type[Plain]] = {}  # "race.rules.explore.Explore" -> class, for loading
MOVED: dict[str, type[Plain]] = {}  # the same by names of older saves, as they are met


@mypyc_attr(acyclic=True)
class Plain:
    """Base of all state, frames and values. Fields hold numbers, strings, lists, dictionaries, tuples and Plains."""

    NAME: ClassVar[str] = ""
    FIELDS: ClassVar[tuple[str, ...]] = ()
    KERNEL: ClassVar[tuple[str, ...]] = ()  # attributes that are no fields: the kernel copies and saves them itself

    def __init_subclass__(cls) -> None:
        register(cls)

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return False
        return all(getattr(self, name) == getattr(other, name) for name in self.FIELDS)

    def __hash__(self) -> int:
        raise TypeError(f"{self.NAME} can change, so it cannot be a key")

    def __repr__(self) -> str:
        return f"{self.NAME}({', '.join(f'{name}={getattr(self, name)!r}' for name in self.FIELDS)})"

    def copy(self) -> Plain:
        """A copy that shares nothing changeable. Hot classes write their own: one constructor call."""
        make: Any = type(self)
        new = make(**{name: copied(getattr(self, name)) for name in self.FIELDS})
        assert isinstance(new, Plain)
        return new


def register(cls: type[Plain]) -> None:
    """Give the class its name for saves, which is its module's and its own: "race.rules.explore.Explore"."""
    made: Any = cls  # mypyc knows no __module__ of a native class
    package = made.__module__.split(".")
    cls.NAME = ".".join([*(package[1:] or package), made.__name__])
    compiled = getattr(cls, "__mypyc_attrs__", None)  # its signature is lost where a default is a named constant
    names = inspect.signature(cls).parameters if compiled is None else compiled
    cls.FIELDS = tuple(sorted([name for name in names if name not in cls.KERNEL]))
    if cls.NAME in KINDS:
        raise TypeError(f"two classes are called {cls.NAME}")
    KINDS[cls.NAME] = cls


def kind_called(name: Any) -> type[Plain]:
    """The class that a save names. One that has moved since is known by its own name, if the game has no other such."""
    if name in KINDS:
        return KINDS[name]
    if name not in MOVED:
        game, own = str(name).split(".")[0] + ".", "." + str(name).split(".")[-1]
        alike = [cls for known, cls in KINDS.items() if known.startswith(game) and known.endswith(own)]
        if len(alike) != 1:
            raise UnknownThing(f"unknown thing in save: {name!r}")
        MOVED[name] = alike[0]
    return MOVED[name]


@mypyc_attr(acyclic=True)
class Value(Plain):
    """A Plain that never changes after construction, so copies may share it."""

    TOLD: ClassVar[tuple[str, ...]] = ()  # properties that clients are sent with its fields: what follows from them

    def copy(self) -> Plain:
        return self

    def __hash__(self) -> int:
        return hash(tuple(getattr(self, name) for name in self.FIELDS))


def copied(value: Any) -> Any:
    if isinstance(value, (int, str, tuple)) or value is None:
        return value
    if isinstance(value, list):
        return [copied(item) for item in value]
    if isinstance(value, dict):
        return {key: copied(item) for key, item in value.items()}
    if isinstance(value, Plain):
        return value.copy()
    raise TypeError(f"{type(value).__name__} has no place in a game state")


def to_data(value: Any) -> Any:
    """The value as JSON data: numbers, strings, lists, and dictionaries tagged with what they were."""
    if isinstance(value, (int, str)) or value is None:
        return value
    if isinstance(value, list):
        return [item if type(item) is int else to_data(item) for item in value]  # most lists are piles of cards
    if isinstance(value, tuple):
        return {"": "tuple", "items": [item if type(item) is int else to_data(item) for item in value]}
    if isinstance(value, dict):
        return {
            "": "dict",
            "items": [[key if type(key) is int else to_data(key), to_data(item)] for key, item in value.items()],
        }
    if isinstance(value, Plain):
        data: dict[str, Any] = {"": value.NAME}
        for name in value.FIELDS:
            field = getattr(value, name)
            data[name] = field if type(field) is int else to_data(field)
        return data
    raise TypeError(f"{type(value).__name__} cannot be saved")


def from_data(data: Any) -> Any:
    """The inverse of to_data. A field that the save does not know yet takes its default."""
    if isinstance(data, list):
        return [from_data(item) for item in data]
    if not isinstance(data, dict):
        if isinstance(data, (int, str)) or data is None:
            return data
        raise TornSave(f"{type(data).__name__} has no place in a save")
    tag = data.get("")
    if tag == "tuple":
        return tuple(from_data(item) for item in data["items"])
    if tag == "dict":
        return {from_data(key): from_data(item) for key, item in data["items"]}
    make: Any = kind_called(tag)
    fields = {name: from_data(item) for name, item in data.items() if name}
    try:
        return make(**fields)
    except TypeError as wrong:
        raise UnknownThing(f"{tag}: {wrong}") from None
