"""The rows of a net that an answer is made of: closed lists, each entry with a key.

An option is the sum of a few rows: what is done, with which card, alien or technology, to whom, on what kind of planet.
Planets have no rows of their own: two on which the same ships stand in the same system are equally good. A net finds
its rows by their keys, so a new card is a new row, and all others stay what they were.
"""

from __future__ import annotations

from typing import Final

from orrery.bots.coder import Layout
from orrery.cosmic.bot.asked import (
    ALIEN_TABLES,
    AT,
    CARD_TABLES,
    FROM,
    HARMED,
    MEANINGS,
    OF_ANOTHER,
    ONTO,
    PLANET_TABLES,
    PLAYED,
    PROMPTS,
    SEAT_MEANINGS,
    SEAT_TABLES,
    SUPER,
    TECH_TABLES,
    name_of,
)
from orrery.cosmic.bot.candidates import guarded
from orrery.cosmic.bot.gifts import CARD_KEYS, GIFTS, numbers_of
from orrery.cosmic.cards import ALIENS, CARDS, MOST_COLONIES, TECHNOLOGIES, colour_of
from orrery.cosmic.view import CosmicView
from orrery.kernel.decision import Decision, Form, Option

SEATS: Final = 5
KEY_OF: Final[list[int]] = [CARD_KEYS.index(card.key) for card in CARDS]
CROWD: Final = 8  # ships of one kind on a planet, and more
COLONIES: Final = 7
RELATIONS: Final = ("mine", "other", "none")  # sides
NUMBERS: Final = 42
KINDS_OF_NUMBERS: Final = ("number", "cards", "ships", "ship", "as")
SPECIAL: Final = ("wild", "most colonies", "most cards", "fewest in warp")  # destiny
OTHER_WAY: Final = 0

ROWS: Final = Layout()


def numbered(name: str, keys: tuple[str, ...]) -> dict[str, int]:
    """New rows, each by its key."""
    at = ROWS.keyed(name, list(keys))
    return {key: at + number for number, key in enumerate(keys)}


def for_each(tables: tuple[str, ...], name: str, keys: list[str]) -> dict[str, int]:
    """Where a block of these keys begins in each table."""
    return {table: ROWS.keyed(f"{table} {name}".strip(), keys) for table in tables}


def counted(size: int) -> list[str]:
    return [str(number) for number in range(size)]


ROWS.keyed("anything", ["else"])
WAYS: Final[dict[str, dict[str, int]]] = {prompt: numbered(f"{prompt}:", keys) for prompt, keys in PROMPTS.items()}
STOPS: Final[dict[str, int]] = numbered("stop", tuple(PROMPTS))
CARDS_AT: Final[dict[str, int]] = for_each(CARD_TABLES, "", CARD_KEYS)
SEATS_AT: Final[dict[str, int]] = for_each(SEAT_TABLES, "seat", counted(SEATS))
COLONIES_AT: Final[dict[str, int]] = for_each(SEAT_TABLES, "colonies", counted(COLONIES))
SIDES_AT: Final[dict[str, int]] = for_each(SEAT_TABLES, "side", list(RELATIONS))
OWNERS_AT: Final[dict[str, int]] = for_each(PLANET_TABLES, "system", counted(SEATS + 1))
MINE_AT: Final[dict[str, int]] = for_each(PLANET_TABLES, "own ships", counted(CROWD))
HOSTS_AT: Final[dict[str, int]] = for_each(PLANET_TABLES, "ships at home", counted(CROWD))
GUESTS_AT: Final[dict[str, int]] = for_each(PLANET_TABLES, "guests", counted(SEATS))
MARKS_AT: Final[dict[str, int]] = for_each(PLANET_TABLES, "", ["citadel", "attacked"])
TECHS_AT: Final[dict[str, int]] = for_each(TECH_TABLES, "", [key for key, _ in TECHNOLOGIES])
ALIENS_AT: Final[dict[str, int]] = for_each(ALIEN_TABLES, "", list(ALIENS))
NUMBERS_AT: Final[dict[str, int]] = for_each(KINDS_OF_NUMBERS, "", counted(NUMBERS))
SIDE_AT: Final = ROWS.keyed("on side", ["none", "offense", "defense"])
RELATION_AT: Final = ROWS.keyed("join", list(RELATIONS))
DESTINY_AT: Final = ROWS.keyed("destiny", list(SPECIAL))
GIFTS_AT: Final = ROWS.keyed("terms", GIFTS)


class Rows:
    """The rows of one question's options, as they are gathered."""

    def __init__(self, view: CosmicView, decision: Decision, picked: list[Option]) -> None:
        self.view = view
        self.prompt = name_of(decision)
        self.me = view.seat
        self.seats = len(view.players)
        self.ways = WAYS[self.prompt]
        self.whose = self.me
        if decision.prompt in OF_ANOTHER and decision.things:
            self.whose = decision.things[0][1]
        self.moved: dict[int, int] = {}  # ships that were picked, by planet
        for option in picked:
            kind, number = option.things[0]
            if kind == "planet":
                self.moved[number] = self.moved.get(number, 0) + 1
        self.planets: dict[tuple[str, int], tuple[int, ...]] = {}

    def option(self, option: Option) -> tuple[int, ...]:
        key = option.key
        rows = [self.ways.get(key, OTHER_WAY)]
        for kind, number in option.things:
            if kind == "card":
                rows.append(CARDS_AT[self.card_table(option)] + KEY_OF[number])
            elif kind == "planet":
                rows += self.planet(key, number)
            elif kind == "seat":
                rows += self.seat(number)
            elif kind == "alien":
                rows.append(ALIENS_AT["use" if key == "use" else "alien"] + number)
            elif kind == "tech":
                rows.append(TECHS_AT[key if key in TECHS_AT else "from research"] + number)
            elif kind == "side":
                rows += [SIDE_AT + number, RELATION_AT + self.relation(number)]
            elif kind == "destiny":
                rows += self.destiny(number)
            elif kind in NUMBERS_AT and key not in ("ship", "berth", "drag", "ship on gate", "from research"):
                rows.append(NUMBERS_AT[kind] + min(number, NUMBERS - 1))
        return tuple(rows)

    def card_table(self, option: Option) -> str:
        if option.key == "play":
            return SUPER if option.values else PLAYED
        return MEANINGS[self.prompt]

    def relation(self, side: int) -> int:
        """A side as this seat sees it: its own, the other, or none."""
        encounter = self.view.encounter
        mine = encounter.sides[self.me] if encounter is not None else 0
        return 2 if not side or not mine else 0 if side == mine else 1

    def seat(self, seat: int) -> list[int]:
        """Where a seat sits, how near it is to winning, on which side it is."""
        table = SEAT_MEANINGS.get(self.prompt, HARMED)
        encounter = self.view.encounter
        side = encounter.sides[seat] if encounter is not None else 0
        colonies = min(COLONIES - 1, self.view.foreign_colonies(seat))
        return [
            SEATS_AT[table] + (seat - self.me) % self.seats,
            COLONIES_AT[table] + colonies,
            SIDES_AT[table] + self.relation(side),
        ]

    def destiny(self, card: int) -> list[int]:
        colour = colour_of(card)
        if colour >= 0:
            return self.seat(colour)
        return [DESTINY_AT + (0 if card < MOST_COLONIES else card - MOST_COLONIES + 1)]

    def planet(self, key: str, planet: int) -> tuple[int, ...]:
        """In whose system a planet lies, and whose ships stand there; those that were picked are on their way."""
        table = ONTO if key == "berth" else FROM if key in ("ship", "prometheus", "cheat ship") else AT
        known = self.planets.get((table, planet))
        if known is None:
            known = self.planets[(table, planet)] = self.kind_of_planet(table, planet)
        return known

    def kind_of_planet(self, table: str, planet: int) -> tuple[int, ...]:
        view = self.view
        ships, owner = view.colonies[planet], view.owner(planet)
        moved = self.moved.get(planet, 0)
        mine = ships[self.whose] + (moved if table == ONTO else -moved)
        guests = sum([1 for seat in range(self.seats) if ships[seat] and seat not in (self.whose, owner)])
        rows = [
            OWNERS_AT[table] + ((owner - self.me) % self.seats if owner >= 0 else SEATS),
            MINE_AT[table] + max(0, min(CROWD - 1, mine)),
            GUESTS_AT[table] + guests,
        ]
        if owner >= 0 and owner != self.whose:
            rows.append(HOSTS_AT[table] + min(CROWD - 1, ships[owner]))
        if planet in guarded(view):
            rows.append(MARKS_AT[table])
        if view.encounter is not None and view.encounter.planet == planet:
            rows.append(MARKS_AT[table] + 1)
        return tuple(rows)

    def form(self, form: Form) -> tuple[int, ...]:
        numbers = [GIFTS_AT + number for gift in form.gifts for number in numbers_of(self.view, gift)]
        return (self.ways["offer"], *numbers)
