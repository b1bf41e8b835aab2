"""What a seat may do in a window: the powers, cards and technologies that act in it and fit."""

from __future__ import annotations

from typing import Final

from orrery.cosmic.cards import CARDS, COSMOS, POWERS, TECHS
from orrery.cosmic.content import REGISTRY
from orrery.cosmic.rules.deed import NO_HALF, SUPER_HALF, WILD_HALF, Deed, Play, Use
from orrery.cosmic.sheet import lender, sheet_of
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import ANSWERS, MUST_PLAY
from orrery.kernel.decision import Option, Thing
from orrery.kernel.moment import Offer
from orrery.kernel.procedure import Procedure

Users = dict[int, list[type[Deed]]]  # what acts in one window: the deeds by kind of component
IS_SUPER: Final = (1,)  # the numbers of an option that plays the super half of a flare


def offers_in(game: Cosmic, name: str, seat: int) -> list[Offer]:
    """Everything this seat may or must do in that window: powers, cards, technologies."""
    found: list[Offer] = []
    users = REGISTRY.windows.get(name)
    if users is None:
        return found
    offer_powers(game, users, seat, found)
    player, acting = game.players[seat], users.keys()
    if not acting.isdisjoint(player.hand):
        for card in player.hand:
            if card in users:
                offer_card(game, users[card], seat, card, found, name == MUST_PLAY)
    for power in player.powers:
        if power.cards and not acting.isdisjoint(power.cards) and lender(game, seat) is power:
            for card in power.cards:
                if card in users:
                    offer_card(game, users[card], seat, card, found, False)
    if player.techs:
        offer_techs(game, users, seat, found)
    return found


def offer_powers(game: Cosmic, users: Users, seat: int, found: list[Offer]) -> None:
    for power in game.held_by(seat):
        deeds = users.get(POWERS + power.alien)
        if deeds is not None and not power.lost:
            zapped = bool(game.effects) and game.is_zapped(power)
            for deed in deeds:
                on = not (deed.IS_USE and zapped) and not (deed.FACE_DOWN and power.face_up)
                if on and deed.fits(game, seat, power.number):
                    option = Option("use", (("alien", power.alien), ("power", power.number), *deed.AS))
                    found.append(Offer(option, deed.DUTY and power.face_up))


def offer_card(game: Cosmic, deeds: list[type[Deed]], seat: int, card: int, found: list[Offer], must: bool) -> None:
    if barred(game, seat, card):
        return
    half = half_of(game, seat, card)
    for deed in deeds:
        if deed.HALF == half and deed.fits(game, seat, card):
            option = Option("play", (("card", card), *deed.AS), IS_SUPER if half == SUPER_HALF else ())
            found.append(Offer(option, must))


def half_of(game: Cosmic, seat: int, card: int) -> int:
    """Which half of a flare this seat would play: the super one only its alien."""
    if card < COSMOS:
        return NO_HALF
    return WILD_HALF if game.has(seat, CARDS[card].alien) is None else SUPER_HALF


def barred(game: Cosmic, seat: int, card: int) -> str:
    """Why a card cannot be played at any moment of this encounter; "" if it can.

    Each flare once in an encounter, and one flare for each player unless many are allowed.
    """
    if not game.encounters:
        return ""
    encounter = game.encounters[-1]
    if card in encounter.flares:
        return "flare-again"
    if game.effects and any(each.bars(game, seat, card) for each in game.modifiers()):
        return "flare-stopped" if card >= COSMOS else "card-kept"
    return "" if card < COSMOS or game.options.many_flares or seat not in encounter.flare_players else "flare-for-each"


def offer_techs(game: Cosmic, users: Users, seat: int, found: list[Offer]) -> None:
    for tech in game.players[seat].techs:
        for deed in users.get(TECHS + tech.card, ()):
            if (tech.done or deed.SECRET) and deed.fits(game, seat, tech.card):
                found.append(Offer(Option("invent", (("tech", tech.card), *deed.AS)), deed.DUTY))


def deed_of(game: Cosmic, name: str, seat: int, option: Option) -> tuple[type[Deed], int]:
    """The deed behind an offer, and the power, card or technology that it is done with."""
    number, half = option.id(), NO_HALF
    if option.key == "use":
        kind, source, tail = POWERS + number, option.things[1][1], option.things[2:]  # the instance
    elif option.key == "invent":
        kind, source, tail = TECHS + number, number, option.things[1:]
    else:
        kind, source, tail = number, number, option.things[1:]
        half = half_of(game, seat, number)
    for deed in REGISTRY.users(name)[kind]:
        if deed.AS == tail and deed.HALF == half:
            return deed, source
    raise LookupError(option.key)


def begun_with(game: Cosmic, seat: int, deed: type[Deed], source: int) -> Procedure:
    """The deed, or the use of the sheet that lends the card for it."""
    if issubclass(deed, Play) and source not in game.players[seat].hand:
        power = lender(game, seat)
        assert power is not None
        return sheet_of(power).use_to_play(seat, power, source, deed.NAME)
    return deed(seat, source)


def answered_in(game: Cosmic, name: str) -> tuple[Thing, ...]:
    """In a window of answers: who has announced which power, card or technology."""
    if name not in ANSWERS:
        return ()
    for frame in reversed(game.stack):
        deed = frame.procedure
        if isinstance(deed, Deed) and deed.ANSWERED == name:
            source = deed.power(game).alien if isinstance(deed, Use) else deed.source
            return (("seat", deed.seat), (ANSWERS[name], source))
    return ()
