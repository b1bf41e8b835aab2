"""Amoeba: changes how many of its ships take part."""

from __future__ import annotations

from typing import Final

from orrery.cosmic.queries import encounter_place, idle_colonies, is_ally, is_main, ships_in_encounter
from orrery.cosmic.rules.deed import Flare, Stronger, Use
from orrery.cosmic.rules.moves import berth_options, move_ships, picked_planets, ship_options
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import BEFORE_CARDS, CARDS_PLACED
from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Next

MOST: Final = 20  # ships of a player: no limit
WILD_MOST: Final = 4
MORE: Final = 1
FEWER: Final = -1


def ships_elsewhere(game: Cosmic, seat: int) -> int:
    return sum(game.colonies[planet][seat] for planet in idle_colonies(game, seat))


def ways(game: Cosmic, seat: int) -> list[Option]:
    """Whether ships can be brought in, and whether any can be pulled back."""
    if not idle_colonies(game, seat):
        return []
    return [Option("more ships"), Option("fewer ships")] if ships_in_encounter(game, seat) else [Option("more ships")]


def ask(game: Cosmic, seat: int, way: int, limit: int) -> Next:
    """First more or fewer; then which ships come, or where they go."""
    if not way:
        return Decision(seat, "amoeba.way", ways(game, seat))
    planets = idle_colonies(game, seat)
    if way == MORE:
        most = min(limit, ships_elsewhere(game, seat))
        return Decision(seat, "amoeba.more", ship_options(game, seat, planets, most), 1, most)
    most = min(limit, ships_in_encounter(game, seat))
    return Decision(seat, "amoeba.fewer", berth_options(planets, most), 1, most)


def way_of(reply: Reply) -> int:
    return MORE if reply.option().key == "more ships" else FEWER


def rows_of(reply: Reply) -> list[list[int]]:
    return [[planet, number] for planet, number in picked_planets(reply.options())]


def ooze(game: Cosmic, seat: int, way: int, rows: list[list[int]]) -> None:
    """Move the ships, all in one step: what that does to colonies and powers is looked at afterwards."""
    place = encounter_place(game, seat)
    for planet, number in rows:
        if way == MORE:
            move_ships(game, seat, planet, place, number)
        else:
            move_ships(game, seat, place, planet, number)
    game.note("oozed in" if way == MORE else "oozed out", seat, sum(number for _, number in rows))


class Ooze(Use):
    """As main player, both cards placed and face down: pull any number of ships back, or bring any number in."""

    WINDOWS = (CARDS_PLACED,)

    def __init__(
        self,
        seat: int,
        source: int,
        cancelled: bool = False,
        way: int = 0,
        rows: list[list[int]] | None = None,
    ) -> None:
        super().__init__(seat, source, cancelled)
        self.way = way
        self.rows = rows if rows is not None else []

    @classmethod
    def fits(cls, game: Cosmic, seat: int) -> bool:
        return is_main(game, seat) and ships_in_encounter(game, seat) > 0 and bool(idle_colonies(game, seat))

    def choose(self, game: Cosmic) -> Next:
        return None if self.rows else ask(game, self.seat, self.way, MOST)

    def chosen(self, game: Cosmic, reply: Reply) -> Next:
        if self.way:
            self.rows = rows_of(reply)
        else:
            self.way = way_of(reply)
        return None

    def commit(self, game: Cosmic) -> Next:
        ooze(game, self.seat, self.way, self.rows)
        return None


class WildAmoeba(Flare):
    """As main player, before cards are chosen: up to four ships more or fewer, also with none there yet."""

    WINDOWS = (BEFORE_CARDS,)

    def __init__(
        self,
        seat: int,
        source: int,
        cancelled: bool = False,
        hoard: bool = False,
        way: int = 0,
        rows: list[list[int]] | None = None,
    ) -> None:
        super().__init__(seat, source, cancelled, hoard)
        self.way = way
        self.rows = rows if rows is not None else []

    @classmethod
    def fits(cls, game: Cosmic, seat: int) -> bool:
        return is_main(game, seat) and bool(idle_colonies(game, seat))

    def choose(self, game: Cosmic) -> Next:
        return None if self.rows else ask(game, self.seat, self.way, WILD_MOST)

    def chosen(self, game: Cosmic, reply: Reply) -> Next:
        if self.way:
            self.rows = rows_of(reply)
        else:
            self.way = way_of(reply)
        return None

    def commit(self, game: Cosmic) -> Next:
        ooze(game, self.seat, self.way, self.rows)
        return None


class SuperAmoeba(Stronger):
    """The power works for an ally too."""

    WINDOWS = (CARDS_PLACED,)
    USE = Ooze

    @classmethod
    def fits(cls, game: Cosmic, seat: int) -> bool:
        return is_ally(game, seat) and ships_in_encounter(game, seat) > 0 and bool(idle_colonies(game, seat))


POWER = (Ooze,)
WILD = (WildAmoeba,)
SUPER = (SuperAmoeba,)
