"""A table on which everything that one seat cannot know is dealt anew."""

from __future__ import annotations

from typing import Final

from orrery.cosmic.cards import CARDS, is_encounter_card
from orrery.cosmic.encounter import NO_CARD
from orrery.cosmic.queries import homes_for_power, is_hidden, laid_by
from orrery.cosmic.sheet import SHEETS, sheet_of
from orrery.cosmic.state import ON_TECH, Cosmic, Player
from orrery.kernel.rng import Rng
from orrery.kernel.zones import deal_anew, exchanged, places_of

ENCOUNTER_CARDS: Final = {card for card in range(len(CARDS)) if is_encounter_card(card)}


def redeal_unseen(game: Cosmic, seat: int, rng: Rng) -> None:
    """The deck, the other hands and what else lies face down: nobody at this seat can know it."""
    known = set(game.known[seat])
    drawn = [places_of_drawn(player) for player in game.players]
    redeal_encounter_cards(game, seat, known, rng)
    zones = [game.deck]
    for other in range(game.seats):
        player = game.players[other]
        if other != seat:
            zones += [player.hand, player.aside, player.dealt]
            zones += [power.cards for power in player.powers if sheet_of(power).LENDS]
    deal_anew(zones, rng, known)
    rng.shuffle(game.destiny_deck)
    rng.shuffle(game.aliens)
    redeal_techs(game, seat, rng)
    redeal_batteries(game, seat, known, rng)
    for player, places in zip(game.players, drawn):
        player.drawn = [zone[at] for zone, at in places]
    if game.options.hidden:
        redeal_sheets(game, seat, rng)
    forget_what_others_know(game, seat, known)


def forget_what_others_know(game: Cosmic, seat: int, known: set[int]) -> None:
    """What others have seen of third hands would tell what is in them; what they know of one's own cards, one knows."""
    mine = known.union(game.players[seat].hand)
    for other in range(game.seats):
        if other != seat:
            game.known[other] = [card for card in game.known[other] if card in mine]


def places_of_drawn(player: Player) -> list[tuple[list[int], int]]:
    """Where the cards of the last draw lie: other cards will be dealt there."""
    zones = (player.hand, player.dealt)
    return [(zone, zone.index(card)) for card in player.drawn for zone in zones if card in zone]


def redeal_encounter_cards(game: Cosmic, seat: int, known: set[int], rng: Rng) -> None:
    """Cards laid face down by others could be any encounter card of that hand, or any that is not in sight."""
    for encounter in game.encounters:
        for place in range(2):
            main = laid_by(game, encounter, place)
            if main == seat or not is_hidden(encounter, place):
                continue
            found = places_of([game.players[main].hand], ENCOUNTER_CARDS)
            if encounter.laid[place] in known:
                if rng.below(len(found) + 1) == 0:  # this seat knows the hand it is of: any of them may be the one
                    continue
            else:
                zones = [game.deck]
                zones += [game.players[other].hand for other in range(game.seats) if other not in (seat, main)]
                found += places_of(zones, ENCOUNTER_CARDS - known)
            encounter.laid[place] = exchanged(encounter.laid[place], found, rng)


def redeal_batteries(game: Cosmic, seat: int, known: set[int], rng: Rng) -> None:
    """A card under another's Quark Battery could be any encounter card that is not in sight."""
    for other in range(game.seats):
        for tech in game.players[other].techs:
            if other == seat or tech.under == NO_CARD or tech.under in known:
                continue
            zones = [game.deck, *[game.players[each].hand for each in range(game.seats) if each != seat]]
            tech.under = exchanged(tech.under, places_of(zones, ENCOUNTER_CARDS - known), rng)


def redeal_sheets(game: Cosmic, seat: int, rng: Rng) -> None:
    """A sheet that lies face down before another player could be any of the box, unless what lies on it tells."""
    for other in range(game.seats):
        for power in game.players[other].powers:
            if other == seat or power.face_up or power.cards or power.places or power.tokens:
                continue
            at = rng.below(len(game.aliens) + 1)
            if at < len(game.aliens) and not SHEETS[game.aliens[at]].SET_UP:
                power.alien, game.aliens[at] = game.aliens[at], power.alien
                power.lost = sheet_of(power).NEEDS_HOMES and game.home_colonies(other) < homes_for_power(game)


def places_of_losses(game: Cosmic) -> list[int]:
    """Places whose ships are about to be lost: the frames of the stack know them by number."""
    rows = [getattr(frame.procedure, "rows", []) for frame in game.stack]
    return [row[1] for each in rows for row in each]


def redeal_techs(game: Cosmic, seat: int, rng: Rng) -> None:
    secret = [
        tech for other in range(game.seats) if other != seat for tech in game.players[other].techs if not tech.done
    ]
    secret = [tech for tech in secret if ON_TECH - tech.card not in places_of_losses(game)]
    unknown = game.tech_deck + [tech.card for tech in secret]
    rng.shuffle(unknown)
    for tech in secret:
        tech.card = unknown.pop()
    game.tech_deck = unknown
