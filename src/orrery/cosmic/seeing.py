"""What a seat sees of the table: everything that lies open, and of what is hidden only what this seat knows."""

from __future__ import annotations

from orrery.cosmic.encounter import FACE_DOWN, NO_CARD, NOBODY, OPEN
from orrery.cosmic.queries import colonies_to_win, homes_for_power, is_hidden, laid_by, ledger_lines
from orrery.cosmic.sheet import sheet_of
from orrery.cosmic.state import Cosmic, Power, Tech
from orrery.cosmic.technologies.lunar_cannon import place_of_cannon
from orrery.cosmic.telling import about_to_win, lead, super_flares, terms_to_choose, ways_won
from orrery.cosmic.view import CosmicPlayer, CosmicView, EncounterView, LedgerView, PowerView, TechView
from orrery.kernel.decision import Decision

PARTS = (("card", "change"), ("ships", "times", "times allies"), ("bonus",))  # of a total


def seen_by(game: Cosmic, seat: int, asked: Decision | None, counted: bool = True, told: bool = False) -> CosmicView:
    """Not counted: without the totals, which are worked out anew each time and not needed for most questions.

    Told: with what people are told besides what lies on the table.
    """
    return CosmicView(
        seat,
        tuple(game.players[seat].hand) if seat >= 0 else (),
        tuple(game.players[seat].dealt) if seat >= 0 else (),
        tuple([player_seen(game, other, seat) for other in range(game.seats)]),
        game.options.planets_each,
        tuple([tuple(ships) for ships in game.colonies]),
        tuple(game.destroyed),
        len(game.deck),
        tuple(game.discard),
        len(game.destiny_deck),
        tuple(game.destiny_discard),
        len(game.tech_deck),
        tuple(game.tech_discard),
        tuple(game.table),
        encounter_seen(game, seat, counted, told),
        game.turn,
        game.turns,
        game.met,
        game.genesis,
        place_of_cannon(game),
        game.prometheus,
        game.prometheus_at,
        known_to(game, seat),
        game.options.technology,
        game.over,
        tuple(game.winners),
        asked,
        colonies_to_win(game),
        order_seen(game) if told else (),
        ways_won(game) if told else (),
        super_flares(game, seat) if told else (),
    )


def order_seen(game: Cosmic) -> tuple[int, ...]:
    return tuple(game.order("")) if game.turn != NOBODY else tuple(range(game.seats))


def known_to(game: Cosmic, seat: int) -> tuple[tuple[int, int], ...]:
    """Cards of other hands that this seat has come to know: the card, and who holds it or laid it face down."""
    if seat < 0 or not game.known[seat]:
        return ()
    found: list[tuple[int, int]] = []
    for other in range(game.seats):
        if other != seat:
            found += [(card, other) for card in game.players[other].hand if card in game.known[seat]]
    for encounter in game.encounters:
        for place in range(2):
            other = laid_by(game, encounter, place)
            if other != seat and is_hidden(encounter, place) and encounter.laid[place] in game.known[seat]:
                found.append((encounter.laid[place], other))
    return tuple(sorted(found))


def player_seen(game: Cosmic, other: int, seat: int) -> CosmicPlayer:
    player = game.players[other]
    return CosmicPlayer(
        len(player.hand),
        powers_seen(game, other, other == seat),
        tuple([tech_seen(tech, other == seat) for tech in player.techs]),
        len(player.dealt),
        tuple(player.aside) if other == seat else (),
        len(player.aside),
        player.warp,
        player.gone,
        player.gate,
        player.beside,
        player.adrift,
    )


def powers_seen(game: Cosmic, other: int, mine: bool) -> tuple[PowerView, ...]:
    """The own sheets; after them what was lent to that player, whose cards are still the lender's."""
    own, held = game.players[other].powers, game.held_by(other)
    seen = [power_seen(game, power, mine, power in held) for power in own]
    return tuple(seen + [power_seen(game, power, False, True) for power in held if power not in own])


def power_seen(game: Cosmic, power: Power, mine: bool, held: bool) -> PowerView:
    known = mine or power.face_up
    return PowerView(
        power.number if known else 0,
        power.alien if known else -1,
        tuple(power.cards) if mine or not sheet_of(power).LENDS else (),
        len(power.cards),
        tuple(power.places),
        power.face_up,
        power.lost if known else game.home_colonies(game.holder(power)) < homes_for_power(game),
        not held or (bool(game.effects) and game.is_zapped(power)),
        power.tokens,
    )


def tech_seen(tech: Tech, mine: bool) -> TechView:
    known = mine or tech.done
    loaded, under = tech.under != NO_CARD, tech.under if mine else NO_CARD
    return TechView(tech.card if known else -1, tech.ships, tech.done, under, loaded, tech.prometheus)


def encounter_seen(game: Cosmic, seat: int, counted: bool, told: bool) -> EncounterView | None:
    if not game.encounters:
        return None
    encounter = game.encounters[-1]
    laid: list[int] = []
    for place in range(2):
        up = encounter.faces[place] != FACE_DOWN and encounter.claimed != place + 1
        seen = laid_by(game, encounter, place) == seat or up or encounter.open_cards[place]
        laid.append(encounter.laid[place] if seen else NO_CARD)
    sums = ledgers(game) if counted else ()
    return EncounterView(
        encounter.offense,
        encounter.defense,
        encounter.planet,
        encounter.system,
        encounter.destiny,
        tuple(encounter.sides),
        tuple(laid),
        (encounter.laid[0] != NO_CARD, encounter.laid[1] != NO_CARD),
        tuple(encounter.faces),
        tuple(encounter.open_cards),
        tuple([tuple(invited) for invited in encounter.invited]),
        tuple(encounter.flares),
        tuple(encounter.lost),
        encounter.outcome,
        encounter.shown,
        tuple([(each.KEY, each.owner, each.about) for each in game.modifiers() if each.KEY]),
        phase(game),
        sums,
        lead(game, sums) if told else None,
        about_to_win(game) if told else (),
        terms_to_choose(game, seat) if told else None,
    )


def phase(game: Cosmic) -> str:
    """The phase of the encounter: the step before the one that comes next."""
    for frame in reversed(game.stack):
        if frame.procedure.SCOPE in ("contest", "encounter"):
            return frame.lines[max(0, frame.at - 1)].name
    return ""


def ledgers(game: Cosmic) -> tuple[LedgerView, ...]:
    """What both totals are made of. Once they were compared they stand, whatever becomes of the ships."""
    encounter = game.now()
    if encounter.defense == NOBODY or encounter.planet < 0 or (encounter.outcome != OPEN and not encounter.totals):
        return ()
    sums: list[LedgerView] = []
    for side in (1, 2):
        lines = encounter.lines[side - 1] if encounter.outcome != OPEN else ledger_lines(game, side)
        value, ships, extra = [sum([line.points for line in lines if line.kind in kinds]) for kinds in PARTS]
        sums.append(LedgerView(value, ships, extra, value + ships + extra, tuple(lines)))
    return tuple(sums)
