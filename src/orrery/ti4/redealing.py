"""A table on which everything that one seat cannot know is dealt anew."""

from __future__ import annotations

from orrery.kernel.decision import Option
from orrery.kernel.rng import Rng
from orrery.kernel.zones import deal_anew
from orrery.ti4.agenda import AGENDAS
from orrery.ti4.galaxy_building import dealt_again
from orrery.ti4.knowledge import IN_DECK, possible, told_apart
from orrery.ti4.objective_cards import of_stage
from orrery.ti4.rules.build_galaxy import PlaceTile
from orrery.ti4.rules.note_moves import notes_known
from orrery.ti4.rules.showing import ShownCards
from orrery.ti4.rules.strategic import DECLINE, StrategicAction
from orrery.ti4.rules.transaction import NAMED_CARD, Transaction
from orrery.ti4.rules.turn import Turn, notes_for_the_start
from orrery.ti4.rules.vote import ResolveAgenda
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.strategies.politics import PoliticsPrimary


def redeal_unseen(game: Galaxy, seat: int, rng: Rng) -> None:
    """The deck and the other hands, secret objectives of others, notes that it has lost sight of, what is still to be
    revealed, replies that nobody has heard yet, and while the galaxy is built the tiles of others. What it was shown
    stays where it is.
    """
    redeal_action_cards(game, seat, rng)
    redeal_secrets(game, seat, rng)
    redeal_agendas(game, seat, rng)
    game.stage_one = unrevealed(game, 1, len(game.stage_one), rng)
    game.stage_two = unrevealed(game, 2, len(game.stage_two), rng)
    game.explorations = tuple([shuffled(deck, rng) for deck in game.explorations])
    game.relics = shuffled(game.relics, rng)
    redeal_notes(game, seat, rng)
    redeal_replies(game, seat, rng)
    for player in game.players:
        player.changed()
    if game.dealt:
        redeal_tiles(game, seat, rng)


def redeal_action_cards(game: Galaxy, seat: int, rng: Rng) -> None:
    others = [other for other in range(game.seats) if other != seat]
    zones = [game.deck, *[game.players[other].hand for other in others]]
    now = deal_as_known(game, seat, zones, [IN_DECK, *[1 << other for other in others]], rng)
    for frame in game.stack:
        talk = frame.procedure
        if isinstance(talk, Transaction):
            talk.terms = tuple([(giver, dealt_kind(kind, now), number) for giver, kind, number in talk.terms])
        if isinstance(talk, ShownCards) and talk.seat != seat:
            talk.shown = tuple([(other, now.get(card, card)) for other, card in talk.shown])


def dealt_kind(kind: str, now: dict[int, int]) -> str:
    """Whoever is to give an action card by name gives the one that lies there now."""
    card = int(kind.removeprefix(NAMED_CARD)) if kind.startswith(NAMED_CARD) else NOBODY
    return f"{NAMED_CARD}{now[card]}" if card in now else kind


def deal_as_known(game: Galaxy, seat: int, zones: list[list[int]], places: list[int], rng: Rng) -> dict[int, int]:
    """Deal these zones anew, so that each card lies where this seat thinks it possible. What others know, they know of
    the cards that lie there now. Returns of each card which one has taken its place."""
    before = [card for zone in zones for card in zone]
    where = [place for zone, place in zip(zones, places) for _ in zone]
    limits, piles = possible(game, seat), told_apart(game)
    alike = [(limits.get(card, -1), piles.get(card, -1)) for card in before]
    dealt = dealt_as_possible(before, where, dict(zip(before, alike)), rng)
    now = dict(zip(before, dealt))
    for zone in zones:
        zone[:] = [now[card] for card in zone]
    rows = [(each, card if each in (seat, NOBODY) else now.get(card, card), spots) for each, card, spots in game.known]
    game.known = tuple(rows)
    return now


def dealt_as_possible(cards: list[int], where: list[int], kinds: dict[int, tuple[int, int]], rng: Rng) -> list[int]:
    """First those change places of which the same is known: where they can be, and from which pile they came. Then each
    of which anything is known with any card of its pile that lies where it can be, if that can lie here.
    """
    dealt = cards.copy()
    spots: dict[int, list[int]] = {}
    for kind in sorted(set(kinds.values())):
        alike = [at for at, card in enumerate(cards) if kinds[card] == kind]
        group = [cards[at] for at in alike]
        rng.shuffle(group)
        for at, card in zip(alike, group):
            dealt[at] = card
        spots[kind[0]] = [at for at, place in enumerate(where) if kind[0] & place]
    for at in range(len(dealt)):
        limits, pile = kinds[dealt[at]]
        other = spots[limits][rng.below(len(spots[limits]))] if limits >= 0 else at
        there, its_pile = kinds[dealt[other]]
        if pile == its_pile and there & where[at]:
            dealt[at], dealt[other] = dealt[other], dealt[at]
    return dealt


def redeal_notes(game: Galaxy, seat: int, rng: Rng) -> None:
    """Promissory notes that this seat has lost sight of lie in other hands, as many in each as now. Those that could
    have acted at the start of the turn have been asked for there."""
    hidden = [note for each, note in game.notes_hidden if each == seat]
    rng.shuffle(hidden)
    turns = [frame.procedure for frame in game.stack if isinstance(frame.procedure, Turn)]
    late = [each for turn in turns for each in turn.late_notes(game)]
    for other, player in enumerate(game.players):
        known = notes_known(game, seat, other)
        player.notes = (*known, *[hidden.pop() for _ in range(len(player.notes) - len(known))])
    for turn in turns:
        turn.heard = tuple([each for each in notes_for_the_start(game) if each not in late])


def redeal_replies(game: Galaxy, seat: int, rng: Rng) -> None:
    """Who has said in secret whether they follow a strategy card may have said either, until it is carried out."""
    for frame in game.stack:
        now = frame.procedure
        if isinstance(now, StrategicAction) and now.said:
            heard = [seat, *[(now.seat + step) % game.seats for step in range(1, now.asked)]]
            now.said = tuple([row if row[0] in heard else (row[0], any_reply(game, now, row, rng)) for row in now.said])


def any_reply(game: Galaxy, now: StrategicAction, row: tuple[int, str], rng: Rng) -> str:
    """The key of what that seat may have said."""
    ways = [DECLINE.key, *[way.key for way in now.ways(game, row[0])]]
    return ways[rng.below(len(ways))] if row[1] in ways else row[1]


def redeal_secrets(game: Galaxy, seat: int, rng: Rng) -> None:
    """Secret objectives in other hands could be any that is in their deck."""
    others = [other for other in range(game.seats) if other != seat]
    zones = [list(game.secrets), *[list(game.players[other].secrets) for other in others]]
    deal_as_known(game, seat, zones, [IN_DECK, *[1 << other for other in others]], rng)
    game.secrets = tuple(zones[0])
    for other, cards in zip(others, zones[1:]):
        game.players[other].secrets = tuple(cards)


def redeal_agendas(game: Galaxy, seat: int, rng: Rng) -> None:
    """Cards that this seat has looked at stay at their places; others have looked at what lies at theirs now."""
    before = game.agendas
    deck = list(before)
    deal_anew([deck], rng, [card for each, card in game.agendas_known if each == seat])
    game.agendas = tuple(deck)
    game.agendas_known = tuple([(each, deck[before.index(card)]) for each, card in game.agendas_known])
    for frame in game.stack:
        now = frame.procedure
        if isinstance(now, PoliticsPrimary):
            now.seen = tuple([deck[before.index(card)] for card in now.seen])
        if isinstance(now, ResolveAgenda) and now.hidden != NOBODY and seat not in now.seen:
            redeal_hidden(game, seat, now, rng)


def redeal_hidden(game: Galaxy, seat: int, now: ResolveAgenda, rng: Rng) -> None:
    """An agenda that is voted on unseen could be any with the outcomes that were named."""
    known, said = [card for each, card in game.agendas_known if each == seat], now.agenda().outcomes(game)
    places = [place for place, card in enumerate(game.agendas) if card not in known]
    fitting = [place for place in places if could_be(game, game.agendas[place], said)]
    at = rng.below(len(fitting) + 1)
    if at == len(fitting):
        return
    deck, there = list(game.agendas), game.agendas[fitting[at]]
    deck[fitting[at]] = now.hidden
    rows = [(each, now.hidden if card == there else card) for each, card in game.agendas_known]
    now.hidden, game.agendas, game.agendas_known = there, tuple(deck), tuple(rows)


def could_be(game: Galaxy, card: int, said: list[Option]) -> bool:
    return not AGENDAS[card].is_void(game) and AGENDAS[card].outcomes(game) == said


def unrevealed(game: Galaxy, stage: int, number: int, rng: Rng) -> tuple[int, ...]:
    """Any public objectives of a stage that nobody has seen yet."""
    cards = [card for card in of_stage(stage, game.kings) if card not in game.objectives]
    return shuffled(tuple(cards), rng)[:number]


def redeal_tiles(game: Galaxy, seat: int, rng: Rng) -> None:
    """Other tiles with the same backs. Whoever has said which tile comes next has said so of its place in the hand."""
    before = game.dealt
    game.dealt = dealt_again(before, seat, rng)
    for frame in game.stack:
        now = frame.procedure
        if isinstance(now, PlaceTile) and not now.drawn and now.tile != NOBODY:
            now.tile = game.dealt[now.seat][before[now.seat].index(now.tile)]


def shuffled(deck: tuple[int, ...], rng: Rng) -> tuple[int, ...]:
    cards = list(deck)
    rng.shuffle(cards)
    return tuple(cards)
