"""Quark Battery: a card kept for later."""

from __future__ import annotations

from orrery.cosmic.cards import TECH
from orrery.cosmic.encounter import FACE_MORPH, NO_CARD
from orrery.cosmic.needs import AS_MAIN
from orrery.cosmic.queries import encounter_cards, other_side, printed_face, side_of
from orrery.cosmic.rules.deed import Invent
from orrery.cosmic.rules.moves import card_options, discard, forget, new_face
from orrery.cosmic.state import Cosmic, Tech
from orrery.cosmic.windows import CARDS_SHOWN
from orrery.kernel.decision import Decision, Reply
from orrery.kernel.procedure import Next, Procedure, Step

BATTERY = TECH["quark-battery"]


class QuarkBattery(Invent):
    """As a main player, after the flip, discarded: the card under it takes the place of the one shown."""

    WINDOWS = (CARDS_SHOWN,)
    NEEDS = (AS_MAIN,)
    WHY = "nothing-loaded"

    @classmethod
    def besides(cls, game: Cosmic, seat: int, source: int) -> bool:
        return game.now().shown and battery(game, seat).under != NO_CARD

    def commit(self, game: Cosmic) -> Next:
        encounter = game.now()
        side = side_of(game, self.seat)
        tech = self.tech(game)
        card, tech.under = tech.under, NO_CARD
        old = encounter.laid[side - 1]
        encounter.laid[side - 1] = card
        encounter.from_sheet[side - 1] = False
        if encounter.claimed == side:
            encounter.claimed = 0
        printed = printed_face(card)
        new_face(game, side, encounter.faces[other_side(side) - 1] if printed == FACE_MORPH else printed)
        game.note_shown("shown", self.seat, card)
        discard(game, self.seat, [old])
        return None


class ChargeBattery(Procedure):
    """On completion an encounter card of the hand goes under it: no part of the hand, out of everybody's reach."""

    STEPS = (Step("cosmic:tech.effect.1", "choose_card", "charge"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose_card(self, game: Cosmic) -> Next:
        cards = encounter_cards(game.players[self.seat].hand)
        return Decision(self.seat, "quark-battery.card", card_options(cards)) if cards else None

    def charge(self, game: Cosmic, reply: Reply) -> Next:
        card = reply.option().id()
        forget(game, game.players[self.seat].hand, (self.seat,))
        game.players[self.seat].hand.remove(card)
        battery(game, self.seat).under = card
        game.note_secret("charged", self.seat, [card], [self.seat])
        return None


def battery(game: Cosmic, seat: int) -> Tech:
    for tech in game.players[seat].techs:
        if tech.card == BATTERY:
            return tech
    raise LookupError("no Quark Battery")


DEEDS = (QuarkBattery,)
COMPLETED = ChargeBattery
