"""Who might act in a window, for all that anybody can know who looks at the table.

With the option that asks everybody, a window asks all of these, whether they hold something or not. What is looked at
here everybody sees: who has which role, what lies open, how many cards a hand has; never which cards they are.
"""

from __future__ import annotations

from typing import Final

from orrery.cosmic.cards import ALIEN, CLASSIC_FILCH, COSMOS, POWERS, TECHS, flare_of
from orrery.cosmic.content import REGISTRY
from orrery.cosmic.offers import Users, barred, half_of
from orrery.cosmic.queries import homes_for_power
from orrery.cosmic.sheet import SHEETS, lender
from orrery.cosmic.state import Cosmic, Power
from orrery.cosmic.windows import MUST_PLAY

FILCH_FLARE: Final = flare_of(ALIEN["filch"])

# Questions whose number of options would tell what lies face down: asked also if there is but one.
OF_WHAT_IS_HIDDEN: Final = frozenset(
    (
        "encounter card",
        "open card",
        "deal",
        "deal cards",
        "research",
        "plague.discard",
        "hate.pay",
        "reserve.card",
        "citadel.card",
    )
)


def might_act(game: Cosmic, name: str, seat: int) -> bool:
    """Somebody at this seat could have something to do in that window."""
    if name == MUST_PLAY:
        return False  # what must be played is seen at once
    users = REGISTRY.users(name)  # of all there are: what is at this table, nobody may know
    return might_use(game, users, seat) or might_play(game, users, seat) or might_invent(game, users, seat)


def might_use(game: Cosmic, users: Users, seat: int) -> bool:
    """What must be done is done in sight of all and need not be disguised; face down it may be done or not."""
    for power in game.held_by(seat):
        zapped = bool(game.effects) and game.is_zapped(power)
        for alien in may_be(game, power, seat):
            for deed in users.get(POWERS + alien, ()):
                on = not (deed.IS_USE and zapped) and not (deed.FACE_DOWN and power.face_up)
                if on and not (deed.DUTY and power.face_up) and deed.might(game, seat):
                    return True
    return False


def may_be(game: Cosmic, power: Power, seat: int) -> list[int]:
    """The aliens that a sheet may show and whose power is not lost, as others see it."""
    if power.face_up:
        return [] if power.lost else [power.alien]
    too_few = game.home_colonies(seat) < homes_for_power(game)
    if power.cards or power.tokens:
        return [] if too_few else [power.alien]
    hidden = [alien for alien, sheet in enumerate(SHEETS) if not sheet.SET_UP]
    return [alien for alien in hidden if not SHEETS[alien].NEEDS_HOMES] if too_few else hidden


def might_play(game: Cosmic, users: Users, seat: int) -> bool:
    if not game.players[seat].hand and not is_lent_cards(game, seat):
        return False
    for card, deeds in users.items():
        if card < POWERS and not in_sight(game, card) and not barred(game, seat, card):
            half = half_of(game, seat, card)
            if any(deed.HALF == half and deed.might(game, seat) for deed in deeds):
                return True
    return False


def is_lent_cards(game: Cosmic, seat: int) -> bool:
    """This seat may play cards that lie face down on its sheet."""
    power = lender(game, seat)
    return power is not None and bool(power.cards)


def in_sight(game: Cosmic, card: int) -> bool:
    """The card lies open or is not in the game, so nobody holds it."""
    if card >= COSMOS and (
        game.options.without_flares or card == (FILCH_FLARE if game.options.classic_filch else CLASSIC_FILCH)
    ):
        return True
    return card in game.discard or card in game.table or card in game.boxed


def might_invent(game: Cosmic, users: Users, seat: int) -> bool:
    """By a technology in play, or by one that may lie under research ships."""
    techs = game.players[seat].techs
    for tech in techs:
        if tech.done and any(deed.might(game, seat) for deed in users.get(TECHS + tech.card, ())):
            return True
    if all(tech.done for tech in techs):
        return False
    return any(deed.SECRET and deed.might(game, seat) for deeds in users.values() for deed in deeds)
