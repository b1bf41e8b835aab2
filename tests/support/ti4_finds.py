"""Tables at which something is explored: which card lies on top of its deck, and who explores what."""

from __future__ import annotations

from orrery.kernel.decision import Choice
from orrery.kernel.game import Game
from orrery.kernel.procedure import Procedure
from orrery.kernel.record import Options
from orrery.kernel.rng import Rng
from orrery.ti4.components import COMPONENTS, FIND, LEGENDARY, NUMBER, RELIC, numbers_of
from orrery.ti4.finds import FIND_ROWS, FRONTIER
from orrery.ti4.game import TwilightImperium
from orrery.ti4.rules.exploring import Explore, ExploreFrontier
from orrery.ti4.rules.find_moves import with_pile
from orrery.ti4.setup import setup
from orrery.ti4.tiles import PLANET
from support.ti4 import Table
from support.ti4_skirmish import lively

# Systems 1 to 6: Wellon, Vefut II, Lodor (alpha), an empty one, Corneeq and Resculon, Saudor
TILES = ("18", "19", "20", "26", "46", "33", "23")
WELLON, VEFUT, LODOR, CORNEEQ, RESCULON, SAUDOR = (
    PLANET[key] for key in ("wellon", "vefutii", "lodor", "corneeq", "resculon", "saudor")
)
TAP = NUMBER["dark-energy-tap"]  # whose owner explores the frontier
MECATOL = PLANET["mecatol_rex"]
EMPTY = 4
OF_DECK = {"cultural": LODOR, "hazardous": VEFUT, "industrial": SAUDOR}  # a planet for each


def kings(*factions: str, tiles: tuple[str, ...] = TILES) -> Table:
    """With Prophecy of Kings: all decks are there and empty."""
    table = Table(*factions or ("sol", "hacan"), tiles=tiles)
    table.game.kings = True
    table.game.explorations = table.game.explored = ((), (), (), ())
    return table


def on_top(table: Table, *keys: str) -> Table:
    """Cards on top of their decks, the first of a deck above the others."""
    game, used = table.game, list[int]()
    for key in reversed(keys):
        find = next(each for each in numbers_of(key) if each not in used)
        used.append(find)
        deck = FIND_ROWS[key].deck
        game.explorations = with_pile(game.explorations, deck, (*game.explorations[deck], find))
    return table


def carry_out(game: TwilightImperium, procedure: Procedure) -> TwilightImperium:
    """Another one after that which is over."""
    game.over = False
    game.begin(procedure)
    return game


def explored(table: Table, key: str, planet: int) -> TwilightImperium:
    """Seat 0 explores a planet and finds that card."""
    on_top(table, key)
    table.game.begin(Explore(0, planet))
    return table.game


def frontier(table: Table, key: str) -> TwilightImperium:
    """Seat 0 explores the frontier token of the empty system and finds that card."""
    on_top(table, key)
    table.game.frontier = (EMPTY,)
    table.game.begin(ExploreFrontier(0, EMPTY))
    return table.game


def relics(table: Table, seat: int, *keys: str) -> Table:
    table.game.players[seat].relics += tuple([NUMBER[key] for key in keys])
    return table


def fragments(table: Table, seat: int, **kinds: int) -> Table:
    """fragments(table, 0, cultural=2, unknown=1)"""
    player = table.game.players[seat]
    for kind, number in kinds.items():
        player.fragments += tuple(numbers_of(f"{kind}-relic-fragment")[:number])
    return table


def keys(cards: tuple[int, ...]) -> list[str]:
    return [COMPONENTS[card].key for card in cards]


def discarded(game: TwilightImperium, key: str) -> bool:
    """It lies on the discard pile of its deck."""
    return key in keys(game.explored[FIND_ROWS[key].deck])


def rich(options: Options, seed: int) -> TwilightImperium:
    """A whole game in which everybody begins with fragments, a relic and what explores the frontier; the custodians
    have gone."""
    game = setup({**options, "sets": "kings"}, seed)
    game.custodians = False
    for player in game.players:
        for deck, cards in enumerate(game.explorations):
            found = [card for card in cards if FIND_ROWS[COMPONENTS[card].key].fragment][: 1 if deck == FRONTIER else 2]
            game.explorations = with_pile(game.explorations, deck, tuple([each for each in cards if each not in found]))
            player.fragments += tuple(found)
        player.relics, game.relics = game.relics[-1:], game.relics[:-1]
        player.techs += () if TAP in player.techs else (TAP,)
        player.changed()
    return game


def finder(game: Game, rng: Rng) -> Choice:
    """A lively reply of anybody who is asked, who likes to use what was found, and trades."""
    assert isinstance(game, TwilightImperium)
    waiting = game.waiting()
    decision = waiting[rng.below(len(waiting))]
    for place, option in enumerate(decision.options):
        if option.key in (RELIC, FIND, LEGENDARY) and rng.below(3) and decision.least <= 1 <= decision.most:
            return Choice(decision.seat, (place,))
    if decision.asides and rng.below(6) == 0:
        return Choice(decision.seat, (len(decision.options),))
    if decision.prompt == "terms" and decision.forms:
        return Choice(decision.seat, (), decision.forms[rng.below(len(decision.forms))])
    return lively(game, decision, rng)
