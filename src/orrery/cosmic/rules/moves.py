"""What happens to cards and ships in every chapter: draw, discard, take ships, put them down.

These functions change the table at once and write the log. What others may react to (a draw, a discard, a new colony)
they put on the list `happened`; the reactions come when the step is done (see `aftermath`).
"""

from __future__ import annotations

from orrery.cosmic.cards import is_encounter_card
from orrery.cosmic.encounter import NO_CARD, NOBODY
from orrery.cosmic.queries import prometheus_place, ships_at
from orrery.cosmic.state import (
    ADRIFT,
    BESIDE,
    FREED,
    GATE,
    GONE,
    HAND,
    ON_TECH,
    PROMETHEUS,
    RESEARCHING,
    WARP,
    Cosmic,
)
from orrery.cosmic.windows import (
    CARDS_DRAWN,
    COLONY_GAINED,
    DISCARDED,
    DRAGGING,
    RESHUFFLED,
    SHIPS_FREED,
    SHIPS_LOST,
)
from orrery.kernel.decision import Option
from orrery.kernel.zones import reshuffle

# -- cards -------------------------------------------------------------------------------------------------------------


def take_top(game: Cosmic) -> int:
    """The top card of the deck. An empty deck is made anew from the discard pile; if that is empty too: a quake."""
    if not game.deck:
        if not game.discard:
            quake(game)
        else:
            remake_deck(game)
    return game.deck.pop() if game.deck else NO_CARD


def remake_deck(game: Cosmic) -> None:
    reshuffle(game.deck, game.discard, game.rng)
    forget(game, game.deck, ())
    game.note("reshuffled", NOBODY, len(game.deck))
    game.happen(RESHUFFLED, NOBODY)


def quake(game: Cosmic) -> None:
    """Neither deck nor discards are left: all hands are shuffled together and everybody gets eight cards."""
    for player in game.players:
        game.deck += player.hand
        player.hand.clear()
    game.rng.shuffle(game.deck)
    forget(game, game.deck, ())
    game.note("quake", NOBODY)
    for seat in game.order(""):
        hand = game.players[seat].hand
        while game.deck and len(hand) < HAND:
            hand.append(game.deck.pop())


def draw_cards(game: Cosmic, number: int) -> list[int]:
    """The top cards, in nobody's hand yet: the caller says who sees them."""
    cards: list[int] = []
    for _ in range(number):
        card = take_top(game)
        if card != NO_CARD:
            cards.append(card)
    return cards


def draw(game: Cosmic, seat: int, number: int) -> list[int]:
    """Draw cards into the hand. Returns them."""
    cards = draw_cards(game, number)
    if cards:
        game.players[seat].hand += cards
        tell_drawn(game, seat, cards)
    return cards


def tell_drawn(game: Cosmic, seat: int, cards: list[int]) -> None:
    """Only this seat sees what it drew, and whoever looks over its shoulder (wild Mind)."""
    game.players[seat].drawn = cards.copy()
    knowers = [seat]
    for each in game.modifiers():
        if each.reads_draws(seat):
            knowers.append(each.owner)
            know(game, each.owner, cards)
    game.note_learned("drawn", seat, cards, knowers, len(cards))
    game.happen(CARDS_DRAWN, seat, len(cards))


def discard(game: Cosmic, seat: int, cards: list[int]) -> None:
    """Lay cards, which are in no zone any more, on the discard pile, face up."""
    for card in cards:
        game.discard.append(card)
        game.note_shown("discarded", seat, card)
        game.happen(DISCARDED, seat, 0, card)


def discard_from_hand(game: Cosmic, seat: int, cards: list[int]) -> None:
    hand = game.players[seat].hand
    for card in cards:
        hand.remove(card)
    discard(game, seat, cards)


def new_face(game: Cosmic, side: int, face: int) -> None:
    """The card of a side is something else from now on; what was added to it counts no longer."""
    game.now().faces[side - 1] = face
    added = [each for each in game.modifiers() if each.is_added_to(side)]
    game.effects = [effect for effect in game.effects if effect not in added]


def give_cards(game: Cosmic, giver: int, taker: int, cards: list[int]) -> None:
    """Move cards from one hand to another; only these two know which; others who knew the hand no longer do."""
    if cards:
        forget(game, game.players[giver].hand, (giver, taker))
    for card in cards:
        game.players[giver].hand.remove(card)
    game.players[taker].hand += cards
    if cards:
        game.note_learned("given", giver, cards, [giver, taker], taker, len(cards))
        know(game, giver, cards)


def take_openly(game: Cosmic, seat: int, card: int) -> None:
    """Take a card that lies face up in no zone any more into the hand: everybody knows where it is."""
    game.players[seat].hand.append(card)
    game.note("taken", seat, card)
    for other in range(game.seats):
        if other != seat:
            know(game, other, [card])


def take_discarded(game: Cosmic, seat: int, card: int) -> None:
    """Take a card from the discard pile into the hand."""
    game.discard.remove(card)
    take_openly(game, seat, card)


def know(game: Cosmic, seat: int, cards: list[int]) -> None:
    """This seat has come to know these cards of another's; for as long as the encounter lasts it is not forgotten."""
    game.known[seat] += [card for card in cards if card not in game.known[seat]]


def forget(game: Cosmic, cards: list[int], knowers: tuple[int, ...]) -> None:
    """These cards have been moved out of sight: all but the knowers cannot tell any more where each of them is."""
    for seat in range(game.seats):
        if game.known[seat] and seat not in knowers:
            game.known[seat] = [card for card in game.known[seat] if card not in cards]


def look_at_hand(game: Cosmic, seat: int, other: int) -> None:
    """A seat looks at the whole hand of another; nobody else learns what is in it."""
    cards = game.players[other].hand.copy()
    know(game, seat, cards)
    game.note_learned("looked", seat, cards, [seat, other], other, len(cards))


def random_cards(game: Cosmic, seat: int, number: int) -> list[int]:
    """That many cards of a hand, taken blindly. They stay in the hand until the caller moves them."""
    hand = game.players[seat].hand.copy()
    game.rng.shuffle(hand)
    return hand[:number]


def has_encounter_card(game: Cosmic, seat: int) -> bool:
    return any(is_encounter_card(card) for card in game.players[seat].hand)


def card_options(cards: list[int]) -> list[Option]:
    return [Option("card", (("card", card),)) for card in cards]


def seat_options(seats: list[int]) -> list[Option]:
    return [Option("seat", (("seat", seat),)) for seat in seats]


def planet_options(planets: list[int]) -> list[Option]:
    return [Option("planet", (("planet", planet),)) for planet in planets]


# -- ships -------------------------------------------------------------------------------------------------------------


def take_ships(game: Cosmic, seat: int, place: int, number: int) -> None:
    """Take ships from a place into their owner's hand. The last ship taken ends a colony."""
    player = game.players[seat]
    if game.prometheus == seat and number:
        place = lift_prometheus(game, place, number)
    if place >= 0:
        game.colonies[place][seat] -= number
        if not game.colonies[place][seat]:
            game.shifted = True
    elif place == GATE:
        player.gate -= number
    elif place == BESIDE:
        player.beside -= number
    elif place == WARP:
        player.warp -= number
        player.fresh = min(player.fresh, player.warp)
    elif place == GONE:
        player.gone -= number
    else:
        for tech in player.techs:
            if ON_TECH - tech.card == place:
                tech.ships -= number
    player.adrift += number


def put_ships(game: Cosmic, seat: int, place: int, number: int) -> None:
    """Put ships from their owner's hand down."""
    player = game.players[seat]
    if game.prometheus == seat and number == player.adrift and game.prometheus_at in (ADRIFT, FREED):
        game.prometheus_at = place if place > ON_TECH else RESEARCHING
        for tech in player.techs:
            tech.prometheus = ON_TECH - tech.card == place
    player.adrift -= number
    if place >= 0:
        if not game.colonies[place][seat] and number:
            game.shifted = True
            game.happen(COLONY_GAINED, seat, place)
        game.colonies[place][seat] += number
    elif place == GATE:
        player.gate += number
    elif place == BESIDE:
        player.beside += number
    elif place == WARP:
        player.warp += number
        player.fresh += number
    elif place == GONE:
        player.gone += number
    else:
        for tech in player.techs:
            if ON_TECH - tech.card == place:
                tech.ships += number


def lift_prometheus(game: Cosmic, place: int, number: int) -> int:
    """Take the Prometheus along if its owner picked it or nothing is left behind; out of the warp it goes first.

    Returns the place that the ships are taken from.
    """
    at = prometheus_place(game)
    if place != PROMETHEUS and place != at:
        return place
    there = ships_at(game, game.prometheus, at)
    if place == at and number < there and at != WARP:
        return at
    game.prometheus_at = FREED if place == WARP and number < there else ADRIFT
    for tech in game.players[game.prometheus].techs:
        tech.prometheus = False
    return at


def still_there(game: Cosmic, seat: int, place: int, number: int) -> int:
    """How many of the ships that a seat picked there are left: an answer may have cost it some. Not the Prometheus,
    which is picked by itself."""
    there = ships_at(game, seat, place)
    if place != PROMETHEUS and game.prometheus == seat and prometheus_place(game) == place:
        there -= 1
    return min(number, there)


def move_ships(game: Cosmic, seat: int, source: int, target: int, number: int) -> None:
    take_ships(game, seat, source, number)
    put_ships(game, seat, target, number)


def free_from_warp(game: Cosmic, seat: int, number: int) -> int:
    """Take ships out of the warp, into the hand: the caller has them placed. Returns how many there were."""
    number = min(number, game.players[seat].warp)
    if number:
        take_ships(game, seat, WARP, number)
        game.note("freed", seat, number)
        game.happen(SHIPS_FREED, seat, number)
    return number


def settle(game: Cosmic, seat: int, planet: int, number: int) -> None:
    """Put ships from the hand onto a planet: a new colony, or more ships in an old one."""
    new = not game.colonies[planet][seat]
    put_ships(game, seat, planet, number)
    game.note("colony" if new else "landed", seat, planet, number)


def tell_lost(game: Cosmic, seat: int, number: int, gone: bool) -> None:
    game.note("removed" if gone else "lost", seat, number)
    for window in (DRAGGING, SHIPS_LOST):
        game.happen(window, seat, number, GONE if gone else WARP)


# -- picking ships -----------------------------------------------------------------------------------------------------


def ship_options(game: Cosmic, seat: int, planets: list[int], most: int) -> list[Option]:
    """One option for each ship that could be picked: at most as many of a colony as can be picked in all.

    The Prometheus is an option of its own.
    """
    options: list[Option] = []
    for planet in planets:
        prometheus = game.prometheus == seat and game.prometheus_at == planet
        ships = game.colonies[planet][seat] - prometheus
        for number in range(min(most, ships)):
            options.append(Option("ship", (("planet", planet), ("ship", number))))
        if prometheus:
            options.append(Option("prometheus", (("planet", planet),)))
    return options


def berth_options(planets: list[int], number: int) -> list[Option]:
    """One option for each ship that could be put on each planet."""
    return [Option("berth", (("planet", planet), ("ship", ship))) for planet in planets for ship in range(number)]


def picked_planets(options: list[Option]) -> list[tuple[int, int]]:
    """Picked ships by planet: how many from, or onto, each. The Prometheus counts as a place of its own."""
    counts: dict[int, int] = {}
    for option in options:
        planet = PROMETHEUS if option.key == "prometheus" else option.things[0][1]
        counts[planet] = counts.get(planet, 0) + 1
    return list(counts.items())
