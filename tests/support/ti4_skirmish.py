"""Skirmishes: some rounds of tactical actions with given fleets, for laws and measures before the whole game stands."""

from __future__ import annotations

from orrery.kernel.decision import Choice, Decision
from orrery.kernel.game import Game
from orrery.kernel.laws import Broken, demand, random_choice, save_law
from orrery.kernel.loading import load
from orrery.kernel.rng import Rng, seeded
from orrery.ti4.components import DECK, FACTIONS, NUMBER
from orrery.ti4.game import TwilightImperium
from orrery.ti4.modifier import Modifier
from orrery.ti4.queries import standing_of
from orrery.ti4.routes import reach
from orrery.ti4.rules.dues import open_dues
from orrery.ti4.rules.moments import Aftermath
from orrery.ti4.rules.set_up import SetUp
from orrery.ti4.rules.skirmish import Skirmish
from orrery.ti4.setup import upgrade
from orrery.ti4.state import UNKNOWN
from orrery.ti4.technology import GENERIC
from orrery.ti4.units import PDS, TYPES, UNIT, UNITS, changed
from support.ti4 import Table

GENERIC_UNITS = [UNITS[number].key for number in range(len(TYPES))] + [row.key for row in GENERIC]


def lively(game: TwilightImperium, decision: Decision, rng: Rng) -> Choice:
    """A random player that plays on: acts while it has tokens, goes where its ships can go, moves, lands and builds."""
    if decision.prompt == "action":
        wanted = [index for index, option in enumerate(decision.options) if option.key != "pass"]
        if wanted:
            return Choice(decision.seat, (wanted[rng.below(len(wanted))],))
    if decision.prompt == "activate":
        ships = reach(game, decision.seat)
        wanted = [index for index, option in enumerate(decision.options) if ships[option.id()]]
        if wanted:
            return Choice(decision.seat, (wanted[rng.below(len(wanted))],))
    if decision.forms and decision.prompt in ("move", "land", "produce", "carry"):
        return Choice(decision.seat, (), decision.forms[rng.below(len(decision.forms))])
    return random_choice(decision, rng)


def lively_reply(game: Game, rng: Rng) -> Choice:
    """A lively reply of anybody who is asked."""
    assert isinstance(game, TwilightImperium)
    waiting = game.waiting()
    return lively(game, waiting[rng.below(len(waiting))], rng)


def brawl(seats: int, seed: int, rounds: int = 2) -> TwilightImperium:
    """Too many in seven systems: fleets, ground forces and docks side by side, so that everybody fights."""
    rng = seeded(seed + 7)
    tiles = [*range(19, 39), 41, 42, 44]
    rng.shuffle(tiles)
    sheets = list(range(len(FACTIONS)))
    rng.shuffle(sheets)
    factions = [FACTIONS[sheet].key for sheet in sheets[:seats]]
    made = Table(*factions, tiles=("18", *[str(tile) for tile in tiles[:6]]))
    game = made.game
    planets = [planet for planets in game.chart.planets for planet in planets]
    rng.shuffle(planets)
    for number, planet in enumerate(planets):
        owner = number % seats
        made.troops(owner, planet, infantry=rng.below(4), space_dock=int(number < seats))
    for system in range(1, 7):
        owner = system % seats
        made.ships(owner, system, carrier=1, cruiser=rng.below(2), dreadnought=1, destroyer=1)
        made.ships(owner, system, fighter=rng.below(4), infantry=1 + rng.below(2))
    for seat in range(seats):
        made.pools(seat, tactic=5, fleet=5, goods=4, commodities=2)
    game.deck = list(range(DECK))
    rng.shuffle(game.deck)
    game.rng = rng
    game.begin(Skirmish(rounds))
    return armed(game, seed)


def armed(game: TwilightImperium, seed: int) -> TwilightImperium:
    """The same skirmish with about half of all technologies at each seat, three action cards, and PDS at home."""
    rng = seeded(seed + 29)
    for player in game.players:
        for row in GENERIC:
            if row.key in UNIT and UNITS[player.units[row.upgrades]].key not in GENERIC_UNITS:
                continue  # a unit of its own sheet stays
            if NUMBER[row.key] not in player.techs and rng.below(2):
                if row.key in UNIT:
                    upgrade(player, row.key)
                else:
                    player.techs += (NUMBER[row.key],)
        for planet in sorted(player.ground)[:3]:
            player.put_on_planet(planet, changed(player.troops_on(planet), PDS, rng.below(3)))
        player.hand += [game.deck.pop() for _ in range(3)]
        player.goods = 4
        player.changed()
    again = load(game.save())  # the first question is asked anew
    assert isinstance(again, TwilightImperium)
    return again


def play(game: TwilightImperium, seed: int, is_lively: bool, every: int = 9, limit: int = 6000) -> int:
    """To the end under the laws of a skirmish. Returns the number of decisions."""
    rng = seeded(seed + 1)
    start = game.count()
    for number in range(limit):
        if game.over:
            return number
        check(game, start)
        if number % every == 0:
            save_law(game)
        decision = game.waiting()[rng.below(len(game.waiting()))]
        game.answer(lively(game, decision, rng) if is_lively else random_choice(decision, rng))
    raise Broken("termination: the skirmish does not end")


def check(game: TwilightImperium, start: dict[str, int]) -> None:
    """Nothing is lost or comes from nowhere, and no due is open but the one that is being settled, or set-up goes on:
    who has no units yet is not eliminated. What is remembered of what acts would be found anew."""
    count = game.count()
    demand(count == start, f"conservation: {start} became {count}")
    if not any(isinstance(frame.procedure, (Aftermath, SetUp)) for frame in game.stack):
        broken = open_dues(game)
        demand(not broken, f"dues: {broken} in {game.where()}")
    for seat, player in enumerate(game.players):
        if player.standing is not None:
            found, anew = said(player.standing.modifiers), said(standing_of(game, seat).modifiers)
            demand(found == anew, f"what changes something: seat {seat} has {found}, and would find {anew}")
        remembered = player.moments
        acts = remembered in (UNKNOWN, game.arm(seat))
        demand(acts, f"what may act: seat {seat} has {remembered}, and would find {player.moments}")


def said(modifiers: list[Modifier]) -> list[tuple[str, int, int]]:
    return [(type(each).__name__, each.owner, each.about) for each in modifiers]
