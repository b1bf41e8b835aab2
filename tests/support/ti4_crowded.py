"""Crowded tables: everybody has something of everything, so that much happens, and all of it is known by its marks.

    PYTHONPATH=src:tests python -m support.ti4_crowded

writes the marks anew, which is needed when a rule was corrected on purpose.
"""

from __future__ import annotations

import hashlib
import json

from orrery.kernel.decision import Choice, Decision, Form, Refused
from orrery.kernel.loading import load
from orrery.kernel.rng import Rng, seeded
from orrery.ti4.components import COMPONENTS, FACTIONS, NUMBER
from orrery.ti4.finds import FIND_ROWS
from orrery.ti4.game import TwilightImperium
from orrery.ti4.reinforcements import left_of
from orrery.ti4.rules.find_moves import with_pile
from orrery.ti4.rules.moves import unlock_leader
from orrery.ti4.setup import setup, upgrade
from orrery.ti4.technology import GENERIC
from orrery.ti4.units import COUNT, TYPE, UNIT, changed
from support.rulebook import CHECKOUT
from support.ti4_finds import finder

FILE = CHECKOUT / "tests" / "ti4" / "crowded.json"  # also where the compiled run has its copy of this file elsewhere
COMMAND = "PYTHONPATH=src:tests python -m support.ti4_crowded"
SEATS = 4
CHOICES = 1000  # at a table
EVERY = 25  # choices between two marks
TABLES = tuple(range(12))  # two for each faction, in other company


def factions_at(table: int) -> list[str]:
    """Those that sit beside each other, and in the second half those that do not."""
    keys = [faction.key for faction in FACTIONS]
    tables = len(keys) // SEATS
    return keys[table * SEATS :][:SEATS] if table < tables else keys[table - tables :: tables]


def crowded(table: int) -> TwilightImperium:
    """All lands are taken, all leaders there, and everybody has technologies, cards, notes, relics and goods."""
    factions = factions_at(table)
    game = setup({"players": SEATS, "sets": "kings", "factions": ",".join(factions)}, table + 1)
    rng = seeded(table + 100)
    while game.waiting()[0].prompt != "choose strategy":
        game.answer(finder(game, rng))
    game.custodians = False
    settle(game, rng)
    for seat in range(SEATS):
        equip(game, seat, rng)
    again = load(game.save())  # the first question is asked anew
    assert isinstance(again, TwilightImperium)
    again.log = []
    return again


def settle(game: TwilightImperium, rng: Rng) -> None:
    """Ships and troops in every system outside the homes, side by side with those of others."""
    for system, planets in enumerate(game.chart.planets):
        if game.chart.homes[system] or any(player.ships_in(system) for player in game.players):
            continue
        seat = rng.below(SEATS)
        for name in (*("carrier", "cruiser", "destroyer", "dreadnought")[rng.below(4) :][:2], "carrier", "infantry"):
            if left_of(game, seat, TYPE[name]) > 0:
                player = game.players[seat]
                player.put_in_space(system, changed(player.ships_in(system), TYPE[name], 1))
        for planet in planets:
            seat = rng.below(SEATS)
            game.controller[planet], game.exhausted[planet] = seat, rng.below(3) == 0
            for name in ("infantry", "mech", "pds")[rng.below(3) :][:2]:
                if left_of(game, seat, TYPE[name]) > 0:
                    player = game.players[seat]
                    player.put_on_planet(planet, changed(player.troops_on(planet), TYPE[name], 1))


def equip(game: TwilightImperium, seat: int, rng: Rng) -> None:
    player, other = game.players[seat], game.players[(seat + 1) % SEATS]
    for row in GENERIC:
        if row.key not in UNIT and NUMBER[row.key] not in player.techs and rng.below(2):
            player.techs += (NUMBER[row.key],)
    for key in FACTIONS[player.faction].own_techs:
        if key in UNIT:
            upgrade(player, key)
        elif NUMBER[key] not in player.techs:
            player.techs += (NUMBER[key],)
    for leader in player.locked:
        unlock_leader(game, seat, leader)
    player.hand += [game.deck.pop() for _ in range(5)]
    player.secrets, game.secrets = (*player.secrets, *game.secrets[-1:]), game.secrets[:-1]
    player.relics, game.relics = game.relics[-2:], game.relics[:-2]
    for deck, cards in enumerate(game.explorations):
        found = [card for card in cards if FIND_ROWS[COMPONENTS[card].key].fragment][:1]
        game.explorations = with_pile(game.explorations, deck, tuple([each for each in cards if each not in found]))
        player.fragments += tuple(found)
    given = player.notes[rng.below(2) :: 2]
    player.notes = tuple([note for note in player.notes if note not in given])
    other.notes += given
    player.goods, player.commodities, player.tactic, player.fleet = 4, 2, 2, 5
    player.points = rng.below(4)
    for each in game.players:
        each.changed()


# -- what happens there ------------------------------------------------------------------------------------------------


class Marks:
    """A digest of all that was asked, told and refused so far."""

    def __init__(self, seed: int) -> None:
        self.sum = hashlib.sha256()
        self.rng = seeded(seed)
        self.marks: list[str] = []
        self.told = 0
        self.lines: list[str] = []  # since the last mark, for whoever looks for what is another

    def look(self, game: TwilightImperium) -> None:
        log = game.log or []
        for event in log[self.told :]:
            self.say(f"{event.rule} {event.kind} {event.actor} {event.values} {event.secret} {event.knowers}")
        self.told = len(log)
        for asked in game.waiting():
            told = game.told(asked.seat) if self.rng.below(4) == 0 else None  # odds take their time
            self.say(question(told or asked))
            self.say(refused_thing(game, asked, self.rng))
            self.say(refused_form(game, asked, self.rng))

    def say(self, line: str) -> None:
        self.sum.update(line.encode())
        self.lines.append(line)

    def mark(self, game: TwilightImperium) -> None:
        self.sum.update(repr((game.rng.state, game.scores(), sorted(game.count().items()))).encode())
        self.marks.append(self.sum.hexdigest()[:8])


def question(asked: Decision) -> str:
    offered = [(option.key, option.things, option.values) for option in [*asked.options, *asked.asides]]
    forms = [form.gifts for form in asked.forms or []]
    about = (asked.things, asked.rows, asked.values, asked.window)
    return repr((asked.seat, asked.prompt, asked.rule, asked.least, asked.most, offered, forms, about))


def refused_thing(game: TwilightImperium, asked: Decision, rng: Rng) -> str:
    """Why something in sight cannot be chosen."""
    player, planets = game.players[asked.seat], [planet for planets in game.chart.planets for planet in planets]
    things = [("system", rng.below(game.chart.systems)), ("planet", planets[rng.below(len(planets))])]
    things += [("seat", rng.below(game.seats)), ("type", rng.below(COUNT)), ("pool", rng.below(3))]
    things += [(COMPONENTS[card].kind, card) for card in (*player.hand, *player.techs, *player.leaders, *player.notes)]
    thing = things[rng.below(len(things))]
    return f"{thing} {described(game.why_not(asked.seat, thing))}"


def refused_form(game: TwilightImperium, asked: Decision, rng: Rng) -> str:
    """Why a form that is one off in one line cannot be filled in."""
    if not asked.forms:
        return ""
    gifts = list(asked.forms[rng.below(len(asked.forms))].gifts)
    if not gifts:
        return ""
    at = rng.below(len(gifts))
    where, kind, number = gifts[at]
    gifts[at] = (where, kind, number + 1 if rng.below(3) else max(1, number - 1))
    try:
        game.copy().answer(Choice(asked.seat, (), Form(tuple(gifts))))
    except Refused as refused:
        return f"{gifts} {described(refused)}"
    return f"{gifts} is a form too"


def described(refused: Refused | None) -> str:
    return "" if refused is None else f"{refused.reason} {refused.numbers} {refused.rule}"


def played(table: int, expected: list[str] | None = None) -> tuple[list[str], list[str]]:
    """The marks of a table, and the last lines before the first that is not the expected one."""
    game, rng, marks = crowded(table), seeded(table + 500), Marks(table)
    for number in range(CHOICES):
        marks.look(game)
        if number % EVERY == 0:
            marks.mark(game)
            if game.over or (expected is not None and marks.marks != expected[: len(marks.marks)]):
                break
            marks.lines = []
        if not game.over:
            game.answer(finder(game, rng))
    return marks.marks, marks.lines


def kept() -> list[list[str]]:
    found: list[list[str]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


if __name__ == "__main__":
    FILE.write_text(json.dumps([played(table)[0] for table in TABLES]).replace("], ", "],\n") + "\n", encoding="utf-8")
