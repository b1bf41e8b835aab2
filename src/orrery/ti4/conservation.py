"""What there is of everything: cards lie in one place each, and nothing is lost or comes from nowhere."""

from __future__ import annotations

from typing import Final

from orrery.ti4.attachments import ATTACHMENTS
from orrery.ti4.components import (
    AGENDA,
    COMPONENTS,
    FACTIONS,
    FIND,
    KINGS_NOTES,
    NOTE,
    NOTES,
    NUMBER,
    RELIC,
    is_card,
    note_of,
)
from orrery.ti4.objective_cards import OBJECTIVES, SECRET
from orrery.ti4.planets import attached_card
from orrery.ti4.reinforcements import TOKENED, captured_from, left_of
from orrery.ti4.rules.decreeing import DecreeAgendas
from orrery.ti4.rules.elimination import Eliminate
from orrery.ti4.rules.exploring import Exploration, Explore
from orrery.ti4.rules.sleeping import SLEEPERS
from orrery.ti4.rules.vote import ResolveAgenda
from orrery.ti4.state import NO_STORM, NOBODY, TOKENS, Galaxy, Player
from orrery.ti4.tiles import PLANETS
from orrery.ti4.units import COUNT, FIGHTER, INFANTRY, PLASTIC, STRUCTURES

GAMMA_TOKENS: Final = 4  # three beside the wormhole nexus, and one that the Creuss bring


def counted(game: Galaxy) -> dict[str, int]:
    """The cards of each deck; of what lies twice, is below zero, or more than the box holds, there is none.

    Of public objectives some are never dealt, and may come from there: their number is not kept, but none comes twice.
    """
    hands = [card for player in game.players for card in player.hand]
    played = [card for card in sources(game) if is_card(card) and card not in game.discard]
    secrets = [card for player in game.players for card in player.secrets]
    public = [card for card in game.objectives if OBJECTIVES[card].stage != SECRET]
    laws = [card for card, _, _ in game.laws]
    now = [frame.procedure for frame in game.stack if isinstance(frame.procedure, ResolveAgenda)]
    voted = [card for agenda in now for card in (agenda.card, agenda.hidden) if card != NOBODY]
    for frame in game.stack:
        if isinstance(frame.procedure, DecreeAgendas):
            voted += frame.procedure.taken + frame.procedure.revealed
    scored = {card for player in game.players for card in player.scored if OBJECTIVES[card].stage == SECRET}
    gone = colours_gone(game)
    generic = NOTES + KINGS_NOTES if game.kings else NOTES
    zones = [
        [*game.deck, *game.discard, *hands, *played],
        [*game.agendas, *game.agenda_discard, *laws, *gone_of(game, AGENDA)],
        [*game.secrets, *secrets, *scored],
        [*game.stage_one, *game.stage_two, *public],
        [*notes(game), *[note for note in gone_of(game, NOTE) if COMPONENTS[note].issuer not in gone]],
        [card for player in game.players for card in player.strategies],
        finds(game),
        relics(game),
    ]
    return {
        "action cards": len(set(zones[0])),
        "agendas": len({*zones[1], *voted}),
        "secret objectives": len({*zones[2], *game.leaked}),
        "exploration cards": len(set(zones[6])),
        "relics": len(set(zones[7])),
        "notes": len([note for note in zones[4] if COMPONENTS[note].key in generic]) + len(generic) * len(gone),
        "twice": sum([len(zone) - len(set(zone)) for zone in zones]),
        "wrong": sum([wrong_of(player) for player in game.players]) + lost_notes(game, gone) + wrong_tokens(game),
    }


def misplaced(game: Galaxy) -> int:
    """Frontier tokens lie in systems, at most one in each (98.1b); there are no more gamma wormholes than tokens."""
    tokens, gamma = game.frontier, [system for system, kind in game.wormholes if kind == "gamma"]
    return sum(
        [
            len(tokens) - len(set(tokens)),
            len([system for system in tokens if not 0 <= system < game.chart.systems]),
            max(0, len(gamma) - GAMMA_TOKENS),
        ]
    )


def sources(game: Galaxy) -> set[int]:
    """What is being played: an action card lies in no zone until it is resolved."""
    return {getattr(frame.procedure, "source", NOBODY) for frame in game.stack} - {NOBODY}


def finds(game: Galaxy) -> list[int]:
    """Exploration cards, wherever they lie; of one that is attached its row tells, of the ion storm its token, and one
    that is being resolved lies in no pile."""
    found = [find for piles in (game.explorations, game.explored) for pile in piles for find in pile]
    found += [find for player in game.players for find in (*player.fragments, *player.kept)]
    attached = [NUMBER[ATTACHMENTS[each].key] for there in game.attachments.values() for each in there]
    found += [card for card in attached if COMPONENTS[card].kind == FIND]
    found += [NUMBER["ion-storm"]] if game.storm != NO_STORM else []
    now = [frame.procedure.find for frame in game.stack if isinstance(frame.procedure, Exploration)]
    now += [find for frame in game.stack if isinstance(frame.procedure, Explore) for find in frame.procedure.drawn]
    return found + [find for find in now if find != NOBODY and find not in found] + gone_of(game, FIND)


def relics(game: Galaxy) -> list[int]:
    return [*game.relics, *[relic for player in game.players for relic in player.relics], *gone_of(game, RELIC)]


def gone_of(game: Galaxy, kind: str) -> list[int]:
    """The cards of a kind that have been purged."""
    return [card for card in game.purged if COMPONENTS[card].kind == kind]


def wrong_tokens(game: Galaxy) -> int:
    """Tokens where they cannot be; units beyond the plastic, captured ones counted; ability cards that do not lie with
    the planet."""
    wrong = [misplaced(game) > 0]
    for seat, player in enumerate(game.players):
        wrong += [left_of(game, seat, type) < 0 for type in range(COUNT) if captured_from(game, seat, type)]
        wrong += [(owner == NOBODY) != (type in TOKENED) or type in STRUCTURES for owner, type in player.captured]
        wrong += [seat in player.foreign, len(set(player.foreign)) < len(player.foreign)]
    for planet, row in enumerate(PLANETS if game.kings else ()):
        if row.legendary:
            holders = [seat for seat, player in enumerate(game.players) if NUMBER[row.legendary] in player.legendary]
            wrong.append(holders != ([game.controller[planet]] if game.controller[planet] != NOBODY else []))
    return sum(wrong)


def notes(game: Galaxy) -> list[int]:
    return [note for player in game.players for note in (*player.notes, *player.area)]


def laid_down(game: Galaxy) -> list[int]:
    """Promissory notes on planets, and those that were purged with one."""
    attached = [attached_card(game, each) for there in game.attachments.values() for each in there]
    return [card for card in attached if COMPONENTS[card].kind == NOTE] + gone_of(game, NOTE)


def lost_notes(game: Galaxy, gone: list[int]) -> int:
    """Who has a faction has brought its note, which lies somewhere as long as its colour is in the game. Tables of a
    few cards may have no notes at all."""
    there, lost = notes(game), 0
    for seat, player in enumerate(game.players if there else []):
        if player.faction != NOBODY and seat not in gone:
            lies = there + laid_down(game)
            lost += sum([note_of(key, seat) not in lies for key in FACTIONS[player.faction].notes()])
    return lost


def colours_gone(game: Galaxy) -> list[int]:
    """The colours whose notes have left the game with their player. Tables of a few cards may have no notes at all."""
    left = {COMPONENTS[note].issuer for note in notes(game)}
    going = [frame.procedure.seat for frame in game.stack if isinstance(frame.procedure, Eliminate)]
    gone = [seat for seat, player in enumerate(game.players) if player.eliminated or seat in going]
    return [seat for seat in gone if left and seat not in left]


def wrong_of(player: Player) -> int:
    """Command tokens placed on the board may be too many for a moment, several at once: that is a due, and has a law of
    its own."""
    numbers = (player.tactic, player.fleet, player.strategy, player.goods, player.commodities, player.points)
    wrong = [
        max(player.tactic + player.fleet + player.strategy, len(player.tokens)) > TOKENS,
        len(set(player.tokens)) < len(player.tokens),
        len(set(player.techs)) < len(player.techs),
        len(set(player.copies())) < len(player.copied),
        any(card not in player.techs for card, _ in player.copied),
        min(numbers) < 0,
        player.faction != NOBODY and player.commodities > FACTIONS[player.faction].commodities,
        any(card not in player.strategies for card in player.used),
        len(player.sleepers) > SLEEPERS,
        len(set(player.sleepers)) < len(player.sleepers),
        any(number <= 0 or card not in player.exhausted for card, number in player.stored),
    ]
    for type in range(COUNT):
        number = sum([force[type] + force[COUNT + type] for force in player.forces()])
        wrong.append(number > PLASTIC[type] and type not in (FIGHTER, INFANTRY))
    wrong += [not force or min(force) < 0 for force in player.forces()]
    return sum(wrong)
