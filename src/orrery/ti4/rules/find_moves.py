"""What exploring changes: exploration cards and where they go, attachments, tokens on the board, planets that come."""

from __future__ import annotations

from orrery.ti4.attachments import ATTACHMENT
from orrery.ti4.chart import with_planet
from orrery.ti4.components import COMPONENTS
from orrery.ti4.finds import ATTACHED, DISCARDED, FIND_ROWS, FRAGMENT, KEPT, PURGED, Find
from orrery.ti4.state import NOBODY, Galaxy

Piles = tuple[tuple[int, ...], ...]


def row_of(find: int) -> Find:
    return FIND_ROWS[COMPONENTS[find].key]


def with_pile(piles: Piles, at: int, pile: tuple[int, ...]) -> Piles:
    return (*piles[:at], pile, *piles[at + 1 :])


def draw_find(game: Galaxy, deck: int) -> int:
    """The top card of an exploration deck; where neither it nor its discard pile holds any, nothing is drawn."""
    remake_exploration(game, deck)  # nothing may have been discarded when it ran out
    if not game.explorations[deck]:
        return NOBODY
    find = game.explorations[deck][-1]
    game.explorations = with_pile(game.explorations, deck, game.explorations[deck][:-1])
    remake_exploration(game, deck)
    return find


def remake_exploration(game: Galaxy, deck: int) -> None:
    """As soon as an exploration deck has run out, those of it that were discarded are the deck (29.7a)."""
    if not game.explorations[deck] and game.explored[deck]:
        cards = list(game.explored[deck])
        game.rng.shuffle(cards)
        game.explored = with_pile(game.explored, deck, ())
        game.explorations = with_pile(game.explorations, deck, tuple(cards))


def put_find_away(game: Galaxy, seat: int, place: int, find: int) -> None:
    """A card that is resolved goes where it belongs; of what lies before everybody its token tells."""
    row, player = row_of(find), game.players[seat]
    if row.after == DISCARDED:
        discard_find(game, find)
    elif row.after == PURGED:
        purge(game, find)
    elif row.after == ATTACHED:
        attach(game, place, ATTACHMENT[row.key])
    elif row.after == FRAGMENT:
        player.fragments = tuple(sorted((*player.fragments, find)))
        player.changed()
        game.look_at_leaders(seat)
    elif row.after == KEPT:
        player.kept = (*player.kept, find)
        player.changed()


def discard_find(game: Galaxy, find: int) -> None:
    deck = row_of(find).deck
    game.explored = with_pile(game.explored, deck, (*game.explored[deck], find))


def purge(game: Galaxy, component: int) -> None:
    """It leaves the game for good (93)."""
    game.purged = (*game.purged, component)


def purge_fragments(game: Galaxy, seat: int, finds: list[int]) -> None:
    player = game.players[seat]
    player.fragments = tuple([each for each in player.fragments if each not in finds])
    player.changed()
    for find in finds:
        purge(game, find)
        game.note("purged", seat, find)


def purge_kept(game: Galaxy, seat: int, find: int) -> None:
    player = game.players[seat]
    player.kept = tuple([each for each in player.kept if each != find])
    player.changed()
    purge(game, find)
    game.note("purged", seat, find)


def give_fragment(game: Galaxy, giver: int, receiver: int, find: int) -> None:
    one, other = game.players[giver], game.players[receiver]
    one.fragments = tuple([each for each in one.fragments if each != find])
    other.fragments = tuple(sorted((*other.fragments, find)))
    one.changed()
    other.changed()
    game.note("fragment given", giver, receiver, find)


def attach(game: Galaxy, planet: int, attachment: int) -> None:
    game.attachments[planet] = (*game.attachments.get(planet, ()), attachment)
    game.look_at_leaders(game.controller[planet])


# -- tokens on the board -----------------------------------------------------------------------------------------------


def place_frontier_token(game: Galaxy, system: int) -> None:
    """A system holds one at most (98.1b)."""
    if system not in game.frontier:
        game.frontier = tuple(sorted((*game.frontier, system)))


def discard_frontier_token(game: Galaxy, system: int) -> None:
    game.frontier = tuple([each for each in game.frontier if each != system])


def place_gamma_wormhole(game: Galaxy, seat: int, system: int) -> None:
    game.wormholes = (*game.wormholes, (system, "gamma"))
    game.look_at_leaders(seat)
    game.note("gamma wormhole", seat, system)


def place_storm(game: Galaxy, seat: int, system: int, kind: str) -> None:
    game.storm = (system, kind)
    game.look_at_all_leaders()
    game.note(f"ion storm {kind}", seat, system)


def flip_storm(game: Galaxy, seat: int) -> None:
    """Its other side is up from now on."""
    system, kind = game.storm
    place_storm(game, seat, system, "beta" if kind == "alpha" else "alpha")


def place_planet(game: Galaxy, seat: int, system: int, planet: int) -> None:
    """The token of a planet that is printed on no tile comes into a system."""
    game.chart = with_planet(game.chart, system, planet)
    game.note("planet placed", seat, planet, system)
