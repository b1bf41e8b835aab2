"""Relics: drawn, lost to another, purged; and the planet that one of them destroys."""

from __future__ import annotations

from orrery.ti4.chart import without_planet
from orrery.ti4.components import AGENDA, COMPONENTS, NUMBER
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.planets import attached_card
from orrery.ti4.rules.agenda_moves import repeal_law
from orrery.ti4.rules.find_moves import purge
from orrery.ti4.rules.moves import Doomed, destroy_units
from orrery.ti4.rules.sleeping import lift_sleeper
from orrery.ti4.state import ELIMINATION_DUE, NOBODY, Galaxy
from orrery.ti4.tiles import PLANETS
from orrery.ti4.units import COUNT
from orrery.ti4.windows import WHEN_RELIC_GAINED


def gain_relic(game: Galaxy, seat: int) -> None:
    """The top card of the deck, face up; from an empty deck nobody gains one (73.2a)."""
    if not game.relics:
        game.note("no relic", seat)
        return
    relic, game.relics = game.relics[-1], game.relics[:-1]
    put_before(game, seat, relic)


def put_before(game: Galaxy, seat: int, relic: int) -> None:
    player = game.players[seat]
    player.relics = (*player.relics, relic)
    player.changed()
    game.look_at_leaders(seat)
    game.note_shown("relic gained", seat, relic)
    game.happen(WHEN_RELIC_GAINED, seat, about=relic)


def take_relic(game: Galaxy, seat: int, relic: int, former: int) -> None:
    """It goes from one player to another."""
    loser = game.players[former]
    loser.relics = tuple([each for each in loser.relics if each != relic])
    loser.changed()
    put_before(game, seat, relic)


def purge_relic(game: Galaxy, seat: int, relic: int) -> None:
    player = game.players[seat]
    player.relics = tuple([each for each in player.relics if each != relic])
    player.exhausted = tuple([each for each in player.exhausted if each != relic])
    player.changed()
    purge(game, relic)
    game.note("purged", seat, relic)


def destroy_planet(game: Galaxy, seat: int, planet: int) -> None:
    """All units on it are destroyed; its card, what is attached to it and its ability card are purged (11.2b, 56.4)."""
    doomed: list[Doomed] = []
    for owner, player in enumerate(game.players):
        force = player.troops_on(planet)
        for type in range(COUNT) if force else ():
            doomed += [(owner, ON_PLANET + planet, type, False)] * force[type]
            doomed += [(owner, ON_PLANET + planet, type, True)] * force[COUNT + type]
    destroy_units(game, doomed, [seat] * len(doomed))
    purge_planet(game, planet)
    game.chart = without_planet(game.chart, planet)
    game.note("planet destroyed", seat, planet)


def purge_planet(game: Galaxy, planet: int) -> None:
    """Its card leaves the game, with what is attached to it and with its ability card."""
    controller = game.controller[planet]
    purge_attached(game, planet)
    if controller != NOBODY:
        game.controller[planet] = NOBODY
        game.exhausted[planet] = False
        game.mark(ELIMINATION_DUE, controller)
        if PLANETS[planet].legendary:
            purge_legendary(game, controller, NUMBER[PLANETS[planet].legendary])
    for owner in range(game.seats):
        lift_sleeper(game, owner, planet)


def purge_attached(game: Galaxy, planet: int) -> None:
    """A law that is attached leaves play as a repealed one does, but it never comes back."""
    for attached in game.attachments.get(planet, ()):
        card = attached_card(game, attached)
        if COMPONENTS[card].kind == AGENDA:
            repeal_law(game, card)
            game.agenda_discard = tuple([each for each in game.agenda_discard if each != card])
        purge(game, card)
    game.attachments.pop(planet, None)


def purge_legendary(game: Galaxy, seat: int, card: int) -> None:
    player = game.players[seat]
    player.legendary = tuple([each for each in player.legendary if each != card])
    player.exhausted = tuple([each for each in player.exhausted if each != card])
    player.changed()
    purge(game, card)
