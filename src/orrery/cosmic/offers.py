"""What a seat may do in a window: the powers, cards and technologies that act in it and fit."""

from __future__ import annotations

from typing import Any, Final

from orrery.cosmic.cards import CARDS, COSMOS
from orrery.cosmic.registry import Users, users_of
from orrery.cosmic.state import HOARDER, Cosmic
from orrery.cosmic.windows import ANSWERS, MUST_PLAY
from orrery.kernel.decision import Option, Thing
from orrery.kernel.game import Offer

IS_SUPER: Final = (1,)  # the numbers of an option that plays the super half of a flare


def offers_in(game: Cosmic, name: str, seat: int) -> list[Offer]:
    """Everything this seat may or must do in that window: powers, cards, technologies."""
    users = users_of(name)
    found: list[Offer] = []
    if users.powers:
        offer_powers(game, users.powers, seat, found)
    if users.cards:
        offer_cards(game, users, seat, found, name == MUST_PLAY)
    if users.techs:
        offer_techs(game, users.techs, seat, found)
    return found


def offer_powers(game: Cosmic, users: dict[int, list[Any]], seat: int, found: list[Offer]) -> None:
    for power in game.held_by(seat):
        if power.alien in users and not power.lost:
            zapped = bool(game.effects) and game.is_zapped(power)
            for deed in users[power.alien]:
                on = not (deed.IS_USE and zapped) and not (deed.FACE_DOWN and power.face_up)
                if on and deed.fits(game, seat, power.number):
                    option = Option("use", (("alien", power.alien), ("power", power.number), *deed.AS))
                    found.append(Offer(option, deed.DUTY and power.face_up))


def offer_cards(game: Cosmic, users: Users, seat: int, found: list[Offer], must: bool) -> None:
    player = game.players[seat]
    cards = users.cards
    if not cards.isdisjoint(player.hand):
        for card in player.hand:
            if card in cards:
                offer_card(game, users, seat, card, found, must)
    for power in player.powers:  # Miser's hoard
        if power.cards and power.alien == HOARDER and game.hoard(seat) is power:
            for card in power.cards:
                if card in cards:
                    offer_card(game, users, seat, card, found, False)


def offer_card(game: Cosmic, users: Users, seat: int, card: int, found: list[Offer], must: bool) -> None:
    if barred(game, seat, card):
        return
    part = part_of(game, seat, card)
    for deed in getattr(users, part).get(card, ()):
        if deed.fits(game, seat, card):
            found.append(Offer(Option("play", (("card", card), *deed.AS), IS_SUPER if part == "super" else ()), must))


def barred(game: Cosmic, seat: int, card: int) -> str:
    """Why a card cannot be played at any moment of this encounter; "" if it can.

    Each flare once in an encounter, and one flare for each player unless many are allowed.
    """
    if not game.encounters:
        return ""
    encounter = game.encounters[-1]
    if card < COSMOS:
        kept = game.effects and any(effect.name == "kept" and effect.about == card for effect in game.in_force())
        return "card-kept" if kept else ""
    if card in encounter.flares:
        return "flare-again"
    if game.effects and is_stopped(game, seat, card):
        return "flare-stopped"
    return "" if game.many_flares or seat not in encounter.flare_players else "flare-for-each"


def part_of(game: Cosmic, seat: int, card: int) -> str:
    """What a card does for this seat: an artifact or reinforcement what it says, a flare one of its halves."""
    if card < COSMOS:
        return "artifacts"
    return "wild" if game.has(seat, CARDS[card].alien) is None else "super"


def is_stopped(game: Cosmic, seat: int, card: int) -> bool:
    """Anti-Matter has stopped this half of the flare; it stays out of use until the encounter ends."""
    half = f"stopped {part_of(game, seat, card)}"
    return any(effect.name == half and effect.about == card for effect in game.in_force())


def offer_techs(game: Cosmic, users: dict[int, list[Any]], seat: int, found: list[Offer]) -> None:
    for tech in game.players[seat].techs:
        if tech.card in users:
            for deed in users[tech.card]:
                if (tech.done or deed.SECRET) and deed.fits(game, seat, tech.card):
                    found.append(Offer(Option("invent", (("tech", tech.card), *deed.AS)), deed.DUTY))


def deed_of(game: Cosmic, name: str, seat: int, option: Option) -> tuple[Any, int]:
    """The deed behind an offer, and the power, card or technology that it is done with."""
    users = users_of(name)
    number = option.things[0][1]
    if option.key == "use":
        deeds = users.powers[number]
        number = option.things[1][1]  # the instance
        tail = option.things[2:]
    elif option.key == "invent":
        deeds, tail = users.techs[number], option.things[1:]
    else:
        deeds, tail = getattr(users, part_of(game, seat, number))[number], option.things[1:]
    for deed in deeds:
        if deed.AS == tail:
            return deed, number
    raise LookupError(option.key)


def answered_in(game: Cosmic, name: str) -> tuple[Thing, ...]:
    """In a window of answers: who has announced which power, card or technology."""
    if name not in ANSWERS:
        return ()
    for frame in reversed(game.stack):
        deed: Any = frame.procedure
        if getattr(deed, "ANSWERED", "") == name:
            source = deed.power(game).alien if ANSWERS[name] == "alien" else deed.source
            return (("seat", deed.seat), (ANSWERS[name], source))
    return ()
