"""What changes agendas and laws: drawn, put into play, discarded."""

from __future__ import annotations

from orrery.ti4.agenda import AGENDAS, owner_of
from orrery.ti4.components import thing_of
from orrery.ti4.limits import fleet_pool_limit, structures_on_planet
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.rules.foreign_tokens import lose_foreign_tokens, own_fleet_room
from orrery.ti4.rules.moves import add_on_planet, gain_point, lose_point
from orrery.ti4.state import HAND_DUE, NOBODY, Galaxy
from orrery.ti4.units import PDS, count, damaged


def remake_agendas(game: Galaxy) -> None:
    """As soon as no agenda is left to draw, those that were discarded are the deck (59.5)."""
    if not game.agendas and game.agenda_discard:
        deck = list(game.agenda_discard)
        game.rng.shuffle(deck)
        game.agendas, game.agenda_discard, game.agendas_known = tuple(deck), (), ()


def draw_agenda(game: Galaxy) -> int:
    """The top card of the deck."""
    remake_agendas(game)  # nothing may have been discarded when it ran out
    card, game.agendas = game.agendas[-1], game.agendas[:-1]
    game.agendas_known = tuple([known for known in game.agendas_known if known[1] != card])
    remake_agendas(game)
    return card


def knowing_top_agenda(game: Galaxy) -> list[int]:
    """Who has looked at the card that is drawn next."""
    remake_agendas(game)
    return [seat for seat, card in game.agendas_known if game.agendas and card == game.agendas[-1]]


def discard_agenda(game: Galaxy, card: int) -> None:
    """A law that is voted on again may have been discarded for its own effect: then it lies there already."""
    if card not in game.agenda_discard:
        game.agenda_discard = (*game.agenda_discard, card)


def enact_law(game: Galaxy, card: int, elected: int, owner: int = NOBODY) -> None:
    """A law comes into play: in the common area, or in that of the player who owns it.

    One that is in play, and has been voted on again, never leaves it: only what was elected may be another thing. If it
    was discarded meanwhile for its own effect, it comes back.
    """
    game.agenda_discard = tuple([each for each in game.agenda_discard if each != card])
    for law, before, holder in game.laws:
        if law == card:
            AGENDAS[card].repealed(game, before, holder)
    game.laws = (*[law for law in game.laws if law[0] != card], (card, elected, owner))
    laws_changed(game)
    game.note("law", owner, card, elected)


def repeal_law(game: Galaxy, card: int) -> None:
    """A law is discarded: what it changed is as it was, but points that it gave stay."""
    for law, elected, owner in game.laws:
        if law == card:
            AGENDAS[card].repealed(game, elected, owner)
    game.laws = tuple([law for law in game.laws if law[0] != card])
    for player in game.players:
        player.exhausted = tuple([each for each in player.exhausted if each != card])
    discard_agenda(game, card)
    laws_changed(game)
    game.note("law repealed", NOBODY, card)


def win_law(game: Galaxy, card: int, seat: int) -> None:
    """A law goes to another player, who gains the point that it is worth; then who had it loses one."""
    loser = owner_of(game, card)
    game.laws = tuple([(law, elected, seat if law == card else owner) for law, elected, owner in game.laws])
    laws_changed(game)
    game.note("law won", seat, card, loser)
    gain_point(game, seat, thing_of(card))
    lose_point(game, loser, thing_of(card))


def put_out(game: Galaxy, card: int) -> None:
    """An agenda goes to the discard pile, out of play if it is a law that was voted on again."""
    if any(law == card for law, _, _ in game.laws):
        repeal_law(game, card)
    else:
        discard_agenda(game, card)


def postpone(game: Galaxy, card: int, seats: list[int]) -> None:
    """What an outcome does to these players waits for the start of the next strategy phase."""
    game.delayed = (*game.delayed, (card, *seats))


def laws_changed(game: Galaxy) -> None:
    """A law may act for anybody, and change every limit. What asks nobody is kept at once."""
    for seat, player in enumerate(game.players):
        player.changed()
        game.mark(HAND_DUE, seat)
        game.mark_fleets(seat)
        return_surplus_tokens(game, seat)
        remove_surplus_structures(game, seat)


def return_surplus_tokens(game: Galaxy, seat: int) -> None:
    """Command tokens beyond what the fleet pool may hold go to the reinforcements."""
    player = game.players[seat]
    player.fleet = min(player.fleet, own_fleet_room(game, seat))
    lose_foreign_tokens(game, seat, len(player.foreign) - fleet_pool_limit(game, seat))


def remove_surplus_structures(game: Galaxy, seat: int) -> None:
    player, most = game.players[seat], structures_on_planet(game, PDS)
    for planet in sorted(player.ground):
        surplus = count(player.troops_on(planet), PDS) - most
        if surplus > 0:
            hurt = min(surplus, damaged(player.troops_on(planet), PDS))
            add_on_planet(game, seat, planet, PDS, -hurt, True)
            add_on_planet(game, seat, planet, PDS, hurt - surplus)
            game.note("removed", seat, ON_PLANET + planet, PDS)


def look_at_agendas(game: Galaxy, seat: int, number: int) -> tuple[int, ...]:
    """A player alone sees the top cards; the first of them lies on top."""
    remake_agendas(game)
    seen = tuple(reversed(game.agendas[-number:]))
    game.agendas_known = (
        *game.agendas_known,
        *[(seat, card) for card in seen if (seat, card) not in game.agendas_known],
    )
    game.note_learned("agendas seen", seat, list(seen), [seat], len(seen))
    return seen


def take_agendas(game: Galaxy, number: int, kept: list[int]) -> None:
    """Of the top cards of the deck some are drawn, and all see the others go to the discard pile."""
    top, game.agendas = list(reversed(game.agendas[-number:])), game.agendas[:-number]
    game.agendas_known = tuple([known for known in game.agendas_known if known[1] not in top])
    for card in top:
        if card not in kept:
            discard_agenda(game, card)
            game.note_shown("agenda discarded", NOBODY, card)
    remake_agendas(game)


def arrange_agendas(game: Galaxy, seat: int, top: list[int], bottom: list[int]) -> None:
    """Cards of the deck go to its top and its bottom, the first named above the others. Others know them no longer."""
    moved = [*top, *bottom]
    rest = [card for card in game.agendas if card not in moved]
    game.agendas = (*reversed(bottom), *rest, *reversed(top))
    game.agendas_known = tuple([known for known in game.agendas_known if known[0] == seat or known[1] not in moved])
    game.note_secret("agendas arranged", seat, moved, [seat], len(top), len(bottom))
