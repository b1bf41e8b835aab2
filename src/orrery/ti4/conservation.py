"""What there is of everything: cards lie in one place each, and nothing is lost or comes from nowhere."""

from __future__ import annotations

from orrery.ti4.components import COMPONENTS, DECK, FACTIONS, NOTES
from orrery.ti4.objective_cards import OBJECTIVES, SECRET
from orrery.ti4.rules.elimination import Eliminate
from orrery.ti4.rules.vote import ResolveAgenda
from orrery.ti4.state import NOBODY, TOKENS, Galaxy, Player
from orrery.ti4.units import COUNT, FIGHTER, INFANTRY, PLASTIC


def counted(game: Galaxy) -> dict[str, int]:
    """The cards of each deck; of what lies twice, is below zero, or more than the box holds, there is none.

    Of public objectives some are never dealt, and may come from there: their number is not kept, but none comes twice.
    """
    hands = [card for player in game.players for card in player.hand]
    played = [card for card in sources(game) if card < DECK and card not in game.discard]
    secrets = [card for player in game.players for card in player.secrets]
    public = [card for card in game.objectives if OBJECTIVES[card].stage != SECRET]
    laws = [card for card, _, _ in game.laws]
    voted = [frame.procedure.card for frame in game.stack if isinstance(frame.procedure, ResolveAgenda)]
    scored = {card for player in game.players for card in player.scored if OBJECTIVES[card].stage == SECRET}
    zones = [
        [*game.deck, *game.discard, *hands, *played],
        [*game.agendas, *game.agenda_discard, *laws],
        [*game.secrets, *secrets, *scored],
        [*game.stage_one, *game.stage_two, *public],
        notes(game),
        [card for player in game.players for card in player.strategies],
    ]
    return {
        "action cards": len(set(zones[0])),
        "agendas": len({*zones[1], *voted}),
        "secret objectives": len({*zones[2], *game.leaked}),
        "notes": len(zones[4]) + len(NOTES) * len(colours_gone(game)),
        "twice": sum([len(zone) - len(set(zone)) for zone in zones]),
        "wrong": sum([wrong_of(player) for player in game.players]),
    }


def sources(game: Galaxy) -> set[int]:
    """What is being played: an action card lies in no zone until it is resolved."""
    return {getattr(frame.procedure, "source", NOBODY) for frame in game.stack} - {NOBODY}


def notes(game: Galaxy) -> list[int]:
    return [note for player in game.players for note in (*player.notes, *player.area)]


def colours_gone(game: Galaxy) -> list[int]:
    """The colours whose notes have left the game with their player. Tables of a few cards may have no notes at all."""
    left = {COMPONENTS[note].issuer for note in notes(game)}
    going = [frame.procedure.seat for frame in game.stack if isinstance(frame.procedure, Eliminate)]
    gone = [seat for seat, player in enumerate(game.players) if player.eliminated or seat in going]
    return [seat for seat in gone if left and seat not in left]


def wrong_of(player: Player) -> int:
    """Command tokens may be one too many for a moment: that is a due, and has a law of its own."""
    tokens = player.tactic + player.fleet + player.strategy + len(player.tokens)
    numbers = (player.tactic, player.fleet, player.strategy, player.goods, player.commodities, player.points)
    wrong = [
        tokens > TOKENS + 1,
        len(set(player.tokens)) < len(player.tokens),
        len(set(player.techs)) < len(player.techs),
        min(numbers) < 0,
        player.faction != NOBODY and player.commodities > FACTIONS[player.faction].commodities,
        any(card not in player.strategies for card in player.used),
    ]
    for type in range(COUNT):
        number = sum([force[type] + force[type + COUNT] for force in player.forces()])
        wrong.append(number > PLASTIC[type] and type not in (FIGHTER, INFANTRY))
    wrong += [not force or min(force) < 0 for force in player.forces()]
    return sum(wrong)
