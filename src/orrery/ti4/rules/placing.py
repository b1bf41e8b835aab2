"""Placing units when none are left, and structures with their limits."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Option, Refused, Reply, Thing
from orrery.kernel.procedure import Call, Done, Next, Procedure, Step
from orrery.kernel.window import opened
from orrery.ti4.combat import thing_at
from orrery.ti4.limits import structures_on_planet
from orrery.ti4.loading import ON_PLANET, system_at
from orrery.ti4.planets import planets_of
from orrery.ti4.queries import is_closed, unit_of
from orrery.ti4.reinforcements import (
    TOKENED,
    at_hand,
    force_at,
    left_of,
    places_of,
    places_to_take_from,
    units_to_take,
)
from orrery.ti4.rules.moves import Doomed, destroy_units, place_structure, put_units
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import PDS, PLASTIC, SPACE_DOCK, TYPES, count, damaged, whole
from orrery.ti4.windows import WHEN_PDS_PLACED


class TakeFromBoard(Procedure):
    """Exactly so many units of a type go back to the reinforcements, from systems without an own command token.

    What ships that go back had carried may find no room then, which is due at once.
    """

    STEPS = (Step("ti4:26.4a", "choose_units", "take"),)

    def __init__(self, seat: int, type: int, number: int) -> None:
        self.seat = seat
        self.type = type
        self.number = number

    def choose_units(self, game: Galaxy) -> Next:
        units = units_to_take(game, self.seat, self.type)
        if len(set(units)) == 1:  # all alike: nothing to choose
            units = units[: self.number]
        options: list[Option] = []
        for index, (place, hurt) in enumerate(units):
            things = (("place", place), ("damaged", int(hurt)), ("nth", index), thing_at(place))
            options.append(Option("take back", things))
        about_type = (("type", self.type),)
        return Decision(self.seat, "take from board", options, self.number, self.number, things=about_type)

    def why_not(self, game: Galaxy, seat: int, thing: Thing) -> Refused | None:
        return why_not_taken(game, seat, self.type, thing)

    def take(self, game: Galaxy, reply: Reply) -> Next:
        for option in reply.options():
            place, hurt = option.things[0][1], bool(option.things[1][1])
            put_units(game, self.seat, place, self.type, -1, hurt)
            game.note("taken back", self.seat, place, self.type)
        return None


def place_of(game: Galaxy, thing: Thing) -> int:
    """The place that a thing names: the space of a system, or a planet; NOBODY if it is another kind of thing."""
    kind, number = thing
    if kind == "planet" and 0 <= number < len(game.controller) and game.chart.system_of[number] != NOBODY:
        return ON_PLANET + number
    return number if kind == "place" or (kind == "system" and 0 <= number < game.chart.systems) else NOBODY


def why_not_taken(game: Galaxy, seat: int, type: int, thing: Thing) -> Refused | None:
    """Why units of that type at a place cannot go back to the reinforcements."""
    place = place_of(game, thing)
    if place == NOBODY:
        return None
    if not count(force_at(game, seat, place), type):
        return Refused("none-there", (type,), "ti4:59.4a")
    system = system_at(game, place)
    return Refused("own-token", (system,), "ti4:59.4a") if system in game.players[seat].tokens else None


class FreeFigures(Procedure):
    """All fighters or infantry of some places go back, since a token stands nowhere without a plastic figure."""

    STEPS = (Step("ti4:26.4a", "choose_places", "take"),)

    def __init__(self, seat: int, type: int, number: int, places: tuple[int, ...]) -> None:
        self.seat = seat
        self.type = type
        self.number = number
        self.places = places

    def choose_places(self, game: Galaxy) -> Next:
        options = [Option("place", (("place", place), thing_at(place))) for place in self.places]
        return Decision(self.seat, "free figures", options, self.number, self.number, things=(("type", self.type),))

    def why_not(self, game: Galaxy, seat: int, thing: Thing) -> Refused | None:
        """A place that is to have more of them is no place to take them from."""
        place = place_of(game, thing)
        refused = why_not_taken(game, seat, self.type, thing)
        if refused is None and place != NOBODY and place not in self.places:
            return Refused("figure-needed-there", (place,), "ti4:59.4b")
        return refused

    def take(self, game: Galaxy, reply: Reply) -> Next:
        for option in reply.options():
            clear_out(game, self.seat, option.id(), self.type)
            game.note("taken back", self.seat, option.id(), self.type)
        return None


class ReplaceTokens(Procedure):
    """Fighters or infantry stand in more places than there are figures: those without one are destroyed.

    Figures and tokens are exchanged as their owner likes, so the owner chooses the places (43.2, 47.2).
    """

    STEPS = (Step("ti4:59.4b", "choose_places", "destroy"),)

    def __init__(self, seat: int, type: int) -> None:
        self.seat = seat
        self.type = type

    def choose_places(self, game: Galaxy) -> Next:
        excess = tokens_alone(game, self.seat, self.type)
        if not excess:
            return None
        places = places_of(game, self.seat, self.type)
        options = [Option("place", (("place", place), thing_at(place))) for place in places]
        return Decision(self.seat, "lose tokens", options, excess, excess, things=(("type", self.type),))

    def why_not(self, game: Galaxy, seat: int, thing: Thing) -> Refused | None:
        place = place_of(game, thing)
        here = place == NOBODY or count(force_at(game, seat, place), self.type)
        return None if here else Refused("none-there", (self.type,), "ti4:59.4b")

    def destroy(self, game: Galaxy, reply: Reply) -> Next:
        doomed: list[Doomed] = []
        for option in reply.options():
            force = force_at(game, self.seat, option.id())
            for hurt, number in ((False, whole(force, self.type)), (True, damaged(force, self.type))):
                doomed += [(self.seat, option.id(), self.type, hurt)] * number
        destroy_units(game, doomed)
        return None


def tokens_alone(game: Galaxy, seat: int, type: int) -> int:
    """In so many places fighters or infantry have no figure, however they are exchanged (43.3, 47.3)."""
    return max(0, len(places_of(game, seat, type)) - PLASTIC[type])


def clear_out(game: Galaxy, seat: int, place: int, type: int) -> None:
    """All fighters or infantry of a place, none of which is ever damaged."""
    put_units(game, seat, place, type, -count(force_at(game, seat, place), type))


class PlaceUnits(Procedure):
    """An ability puts units on the board. Where too few are left, some may be taken from the board, or fewer placed."""

    STEPS = (
        Step("ti4:1.2", "leave_if_closed"),
        Step("ti4:59.4a", "choose_to_take", "take_from_board"),
        Step("ti4:59.4", "place"),
    )

    def __init__(self, seat: int, at: int, type: int, number: int = 1) -> None:
        self.seat = seat
        self.at = at
        self.type = type
        self.number = number

    def lacking(self, game: Galaxy) -> int:
        if self.type in TOKENED:
            here = count(force_at(game, self.seat, self.at), self.type)
            return 0 if here or left_of(game, self.seat, self.type) else 1
        return max(0, self.number - left_of(game, self.seat, self.type))

    def leave_if_closed(self, game: Galaxy) -> Next:
        return Done() if self.at >= ON_PLANET and is_closed(game, self.at - ON_PLANET) else None

    def choose_to_take(self, game: Galaxy) -> Next:
        """No ability forces anybody to take units back."""
        if not self.lacking(game) or not units_to_take(game, self.seat, self.type):
            return None
        options = [Option("place fewer"), Option("take from board")]
        return Decision(self.seat, "none left", options, things=(("type", self.type), ("place", self.at)))

    def take_from_board(self, game: Galaxy, reply: Reply) -> Next:
        if reply.option().key == "place fewer":
            return None
        number = min(self.lacking(game), len(units_to_take(game, self.seat, self.type)))
        if self.type in TOKENED:
            places = [place for place in places_to_take_from(game, self.seat, self.type) if place != self.at]
            return Call(FreeFigures(self.seat, self.type, number, tuple(places)))
        return Call(TakeFromBoard(self.seat, self.type, number))

    def place(self, game: Galaxy) -> Next:
        number = self.number
        if self.lacking(game):
            number = 0 if self.type in TOKENED else left_of(game, self.seat, self.type)
        if number:
            put_units(game, self.seat, self.at, self.type, number)
            game.note("placed", self.seat, self.at, self.type, number)
        return None


# -- structures --------------------------------------------------------------------------------------------------------


def why_no_structure(game: Galaxy, seat: int, place: int, type: int) -> Refused | None:
    """Why this seat cannot place a structure of that type there: where it belongs, control, how many may stand."""
    in_space = unit_of(game, seat, type).in_space
    if in_space != (place < ON_PLANET):
        return Refused("structure-elsewhere", (place, type), "ti4:34.1a" if in_space else "ti4:34.1")
    if not in_space and game.controller[place - ON_PLANET] != seat:
        return Refused("not-your-planet", (place - ON_PLANET, game.controller[place - ON_PLANET]), "ti4:26.3a")
    if not in_space and is_closed(game, place - ON_PLANET):
        return Refused("demilitarized", (place - ON_PLANET,), "ti4:1.2")
    there = count(force_at(game, seat, place), type)
    most = structures_on_planet(game, type)
    if not in_space and there >= most:
        return Refused("structures-enough", (there, most), "ti4:34.4" if type == SPACE_DOCK else "ti4:34.5")
    if not at_hand(game, seat, type):
        return Refused("none-left", (1, 0), "ti4:59.4")
    return None


def structure_places(game: Galaxy, seat: int, type: int, system: int = NOBODY) -> list[int]:
    """Where a structure of that type may be placed, perhaps in one system only."""
    planets = planets_of(game, seat)
    if unit_of(game, seat, type).in_space:
        places = sorted({game.chart.system_of[planet] for planet in planets})
    else:
        places = [ON_PLANET + planet for planet in planets]
    if system != NOBODY:
        places = [place for place in places if system_at(game, place) == system]
    return [place for place in places if why_no_structure(game, seat, place, type) is None]


class SetDown(Procedure):
    """One structure comes from the reinforcements. When it would be a PDS, something else may come in its place."""

    STEPS = (Step("ti4:34.2", "let_something_else_come"), Step("ti4:34", "set_down"))

    def __init__(self, seat: int, at: int, type: int, replaced: bool = False) -> None:
        self.seat = seat
        self.at = at
        self.type = type
        self.replaced = replaced  # something else has come

    def let_something_else_come(self, game: Galaxy) -> Next:
        return opened(game, WHEN_PDS_PLACED) if self.type == PDS else None

    def set_down(self, game: Galaxy) -> Next:
        if not self.replaced:
            place_structure(game, self.seat, self.at, self.type)
        return None


class PlaceStructure(Procedure):
    """One structure of some types is placed on a planet of one's own, from the reinforcements.

    Where the text has no "may" it `must` be placed, unless one would have to be taken back from the board (44.4a).
    """

    STEPS = (
        Step("ti4:34.6", "choose_place", "note_place"),
        Step("ti4:44.4a", "take_from_board"),
        Step("ti4:34", "place"),
    )

    def __init__(
        self,
        seat: int,
        types: tuple[int, ...],
        system: int = NOBODY,
        must: bool = False,
        type: int = NOBODY,
        at: int = NOBODY,
        planet: int = NOBODY,
    ) -> None:
        self.seat = seat
        self.types = types
        self.system = system  # only there
        self.must = must
        self.type = type
        self.at = at
        self.planet = planet  # only there

    def places(self, game: Galaxy, type: int) -> list[int]:
        found = structure_places(game, self.seat, type, self.system)
        return found if self.planet == NOBODY else [place for place in found if place == ON_PLANET + self.planet]

    def choose_place(self, game: Galaxy) -> Next:
        options: list[Option] = []
        must = False
        for type in self.types:
            for place in self.places(game, type):
                options.append(Option(TYPES[type], (("place", place), ("type", type), thing_at(place))))
                must = must or (self.must and bool(left_of(game, self.seat, type)))
        return Decision(self.seat, "place structure", options if must else [Option("place nothing"), *options])

    def why_not(self, game: Galaxy, seat: int, thing: Thing) -> Refused | None:
        """Of a structure and a place: ("pds", place); of a planet or system: of the first of the structures."""
        kind, place = thing
        types = [type for type in self.types if TYPES[type] == kind]
        if not types:
            place, types = place_of(game, thing), list(self.types)
        if place == NOBODY:
            return None
        refused = [why_no_structure(game, seat, place, type) for type in types]
        return None if None in refused else refused[0]

    def note_place(self, game: Galaxy, reply: Reply) -> Next:
        option = reply.option()
        if not option.things:
            return Done()
        self.at, self.type = option.things[0][1], option.things[1][1]
        return None

    def take_from_board(self, game: Galaxy) -> Next:
        """Whoever chose a structure of which none is left has chosen to take one back."""
        if left_of(game, self.seat, self.type):
            return None
        return Call(TakeFromBoard(self.seat, self.type, 1))

    def place(self, game: Galaxy) -> Next:
        return Call(SetDown(self.seat, self.at, self.type))
