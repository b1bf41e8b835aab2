"""The sheet of a faction: what is printed on it, and the ranks of its leaders."""

from __future__ import annotations

from typing import Final

from orrery.ti4.units import BASIC, UNIT, UNITS

AGENT: Final = "agent"  # ranks of leaders
COMMANDER: Final = "commander"
HERO: Final = "hero"
COLOURS: Final = ("yellow", "blue", "red", "green", "purple", "black", "orange", "pink")  # of plastic, by seat


class Court:
    """What Prophecy of Kings adds to a faction: its leaders, by their keys, and its mech."""

    def __init__(self, agents: tuple[str, ...], commander: str, hero: str, mech: str) -> None:
        self.agents = agents  # one, but for the Nomad
        self.commander = commander
        self.hero = hero
        self.mech = mech

    def ranks(self) -> list[tuple[str, str]]:
        """The leaders, each with its rank."""
        return [*[(key, AGENT) for key in self.agents], (self.commander, COMMANDER), (self.hero, HERO)]


class Faction:
    """A faction's row: where it lives, what it begins with, what is printed on its sheet."""

    def __init__(
        self,
        key: str,
        name: str,
        tile: str,
        commodities: int,
        units: dict[str, int],
        techs: tuple[str, ...] = (),
        abilities: tuple[str, ...] = (),
        flagship: str = "flagship",
        note: str = "",
        own_techs: tuple[str, ...] = (),
        own_units: tuple[str, ...] = (),
        choose: int = 0,
        choose_from: tuple[str, ...] = (),
        court: Court | None = None,
        set: str = "",
        more_notes: tuple[str, ...] = (),
    ) -> None:
        self.key = key
        self.name = name
        self.tile = tile  # the home system
        self.commodities = commodities  # as many as it may have; it begins with none
        self.units = units  # that it begins with
        self.techs = techs  # that it begins with, beside those it chooses
        self.abilities = abilities
        self.flagship = flagship
        self.note = note  # its promissory note
        self.own_techs = own_techs  # its two faction technologies
        self.own_units = own_units  # that replace generic ones from the beginning
        self.choose = choose  # so many of the technologies `choose_from` to begin with
        self.choose_from = choose_from
        self.court = court  # with Prophecy of Kings; None: not written yet
        self.set = set  # the expansion it comes with
        self.more_notes = more_notes  # promissory notes beyond the one

    def notes(self) -> tuple[str, ...]:
        """All promissory notes of the faction: one, but for the Empyrean."""
        return (self.note, *self.more_notes)

    def mechs(self) -> tuple[str, ...]:
        return (self.court.mech,) if self.court is not None else ()

    def acting_units(self) -> tuple[str, ...]:
        """Units of the sheet beside the flagship that do something."""
        return tuple([key for key in self.own_units if UNITS[UNIT[key]].acts])

    def sheet(self, kings: bool = False) -> tuple[int, ...]:
        """By type: the row of the unit that this faction begins with; mechs with Prophecy of Kings alone."""
        rows = list(BASIC)
        for key in (*self.own_units, self.flagship, *(self.mechs() if kings else ())):
            rows[UNITS[UNIT[key]].type] = UNIT[key]
        return tuple(rows)
