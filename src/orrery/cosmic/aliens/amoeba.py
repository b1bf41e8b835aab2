"""Amoeba: changes how many of its ships take part."""

from __future__ import annotations

from typing import Final

from orrery.cosmic.needs import AS_ALLY, AS_MAIN, IDLE_COLONY, SHIPS_HERE
from orrery.cosmic.queries import encounter_place, idle_colonies, ships_in_encounter
from orrery.cosmic.rules.deed import Stronger, Use, Wild
from orrery.cosmic.rules.moves import (
    berth_options,
    move_ships,
    picked_planets,
    planet_options,
    ship_options,
    still_there,
)
from orrery.cosmic.state import PROMETHEUS, Cosmic
from orrery.cosmic.windows import BEFORE_CARDS, CARDS_PLACED
from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Next

MOST: Final = 20  # ships of a player: no limit
WILD_MOST: Final = 4
MORE: Final = 1
FEWER: Final = -1
NOT_ASKED: Final = -2  # what becomes of the Prometheus
STAYS: Final = -1


def ships_elsewhere(game: Cosmic, seat: int) -> int:
    return sum(game.colonies[planet][seat] for planet in idle_colonies(game, seat))


def ways(game: Cosmic, seat: int) -> list[Option]:
    """Whether ships can be brought in, and whether any can be pulled back."""
    if not idle_colonies(game, seat):
        return []
    return [Option("more ships"), Option("fewer ships")] if ships_in_encounter(game, seat) else [Option("more ships")]


def ask(game: Cosmic, seat: int, way: int, limit: int, rows: list[list[int]]) -> Next:
    """First more or fewer; then which ships come, or where they go; then whether the Prometheus goes along."""
    if not way:
        return Decision(seat, "amoeba.way", ways(game, seat))
    planets = idle_colonies(game, seat)
    if way == MORE:
        most = min(limit, ships_elsewhere(game, seat))
        return Decision(seat, "amoeba.more", ship_options(game, seat, planets, most), 1, most)
    if rows:
        return Decision(seat, "the-prometheus.place", flagship_options(game, seat, rows))
    most = min(limit, ships_in_encounter(game, seat))
    return Decision(seat, "amoeba.fewer", berth_options(planets, most), 1, most)


def flagship_options(game: Cosmic, seat: int, rows: list[list[int]]) -> list[Option]:
    """Where the Prometheus may go with the ships that are pulled back; it may stay as long as another ship could."""
    stays = sum(number for _, number in rows) < ships_in_encounter(game, seat)
    return [*([Option("stay in encounter")] if stays else []), *planet_options([planet for planet, _ in rows])]


def has_flagship(game: Cosmic, seat: int) -> bool:
    """The Prometheus is among this seat's ships in the encounter."""
    return game.prometheus == seat and game.prometheus_at == encounter_place(game, seat)


def way_of(reply: Reply) -> int:
    return MORE if reply.option().key == "more ships" else FEWER


def rows_of(reply: Reply) -> list[list[int]]:
    return [[planet, number] for planet, number in picked_planets(reply.options())]


def flagship_of(reply: Reply) -> int:
    return reply.option().id() if reply.option().key == "planet" else STAYS


def tell(game: Cosmic, seat: int, way: int, rows: list[list[int]]) -> None:
    """Say it to all who may answer: how many ships are to come or to go."""
    game.note("oozing in" if way == MORE else "oozing out", seat, sum(number for _, number in rows))


def ooze(game: Cosmic, seat: int, way: int, rows: list[list[int]], flagship: int) -> None:
    """Move the ships, all in one step: what that does to colonies and powers is looked at afterwards.

    Ships that an answer has cost meanwhile do not move, nor does anything go where no colony is left.
    """
    moved = 0
    homes = idle_colonies(game, seat)
    for planet, number in rows:
        if way == MORE:
            moved += come(game, seat, planet, number)
        elif planet in homes:
            moved += leave(game, seat, planet, number, planet == flagship)
    game.note("oozed in" if way == MORE else "oozed out", seat, moved)


def come(game: Cosmic, seat: int, place: int, number: int) -> int:
    some = still_there(game, seat, place, number)
    move_ships(game, seat, place, encounter_place(game, seat), some)
    return some


def leave(game: Cosmic, seat: int, planet: int, number: int, flagship: bool) -> int:
    """Ships go back to a colony, the Prometheus among them if it was named. Returns how many."""
    place = encounter_place(game, seat)
    led = int(flagship and has_flagship(game, seat))
    if led:
        move_ships(game, seat, PROMETHEUS, planet, 1)
    some = still_there(game, seat, place, number - led)
    move_ships(game, seat, place, planet, some)
    return some + led


class Ooze(Use):
    """As main player, both cards placed and face down: pull any number of ships back, or bring any number in."""

    WINDOWS = (CARDS_PLACED,)
    NEEDS = (AS_MAIN, SHIPS_HERE, IDLE_COLONY)

    def __init__(
        self,
        seat: int,
        source: int,
        cancelled: bool = False,
        way: int = 0,
        rows: list[list[int]] | None = None,
        flagship: int = NOT_ASKED,
    ) -> None:
        super().__init__(seat, source, cancelled)
        self.way = way
        self.rows = rows if rows is not None else []
        self.flagship = flagship  # where the Prometheus goes

    def choose(self, game: Cosmic) -> Next:
        if self.rows and (self.way == MORE or self.flagship != NOT_ASKED or not has_flagship(game, self.seat)):
            return None
        return ask(game, self.seat, self.way, MOST, self.rows)

    def chosen(self, game: Cosmic, reply: Reply) -> Next:
        if not self.way:
            self.way = way_of(reply)
        elif not self.rows:
            self.rows = rows_of(reply)
            tell(game, self.seat, self.way, self.rows)
        else:
            self.flagship = flagship_of(reply)
        return None

    def commit(self, game: Cosmic) -> Next:
        ooze(game, self.seat, self.way, self.rows, self.flagship)
        return None


class WildAmoeba(Wild):
    """As main player, before cards are chosen: up to four ships more or fewer, also with none there yet."""

    WINDOWS = (BEFORE_CARDS,)
    NEEDS = (AS_MAIN, IDLE_COLONY)

    def __init__(
        self,
        seat: int,
        source: int,
        cancelled: bool = False,
        way: int = 0,
        rows: list[list[int]] | None = None,
        flagship: int = NOT_ASKED,
    ) -> None:
        super().__init__(seat, source, cancelled)
        self.way = way
        self.rows = rows if rows is not None else []
        self.flagship = flagship  # where the Prometheus goes

    def choose(self, game: Cosmic) -> Next:
        if self.rows and (self.way == MORE or self.flagship != NOT_ASKED or not has_flagship(game, self.seat)):
            return None
        return ask(game, self.seat, self.way, WILD_MOST, self.rows)

    def chosen(self, game: Cosmic, reply: Reply) -> Next:
        if not self.way:
            self.way = way_of(reply)
        elif not self.rows:
            self.rows = rows_of(reply)
            tell(game, self.seat, self.way, self.rows)
        else:
            self.flagship = flagship_of(reply)
        return None

    def commit(self, game: Cosmic) -> Next:
        ooze(game, self.seat, self.way, self.rows, self.flagship)
        return None


class SuperAmoeba(Stronger):
    """The power works for an ally too."""

    WINDOWS = (CARDS_PLACED,)
    NEEDS = (AS_ALLY, SHIPS_HERE, IDLE_COLONY)
    USE = Ooze


POWER = (Ooze,)
WILD = (WildAmoeba,)
SUPER = (SuperAmoeba,)
