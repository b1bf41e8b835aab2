"""Miser: plays cards from a second hand, the hoard. That each such card is a use of the power stands with the deeds."""

from __future__ import annotations

from orrery.cosmic.cards import is_encounter_card
from orrery.cosmic.needs import AS_OFFENSE
from orrery.cosmic.rules.aftermath import reactions
from orrery.cosmic.rules.compensation import Compensation
from orrery.cosmic.rules.deed import Clause, Super, Wild
from orrery.cosmic.rules.hand import NewHand
from orrery.cosmic.rules.moves import card_options, discard, draw_cards, forget
from orrery.cosmic.state import HAND, HOARDER, Cosmic, Power
from orrery.cosmic.windows import BEFORE_CARDS, CARDS_DRAWN, COMPENSATION, ENCOUNTER_START, NEW_HAND
from orrery.kernel.decision import Decision, Reply
from orrery.kernel.procedure import Call, Next, Procedure, Step

CARDS_SAVED = 2


class NewHoard(Clause):
    """A hoard without an encounter card may be shown, discarded and replaced by eight cards; that is no use."""

    WINDOWS = (ENCOUNTER_START, BEFORE_CARDS)
    DUTY = False

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        power = own_sheet(game, seat)
        return power is not None and not any(is_encounter_card(card) for card in power.cards)

    @classmethod
    def might(cls, game: Cosmic, seat: int) -> bool:
        return own_sheet(game, seat) is not None

    def commit(self, game: Cosmic) -> Next:
        return Call(ReplaceHoard(self.seat))


class ReplaceHoard(Procedure):
    """The hoard is shown and discarded; others react to that before eight cards are drawn, which may shuffle."""

    STEPS = (
        Step("cosmic:conflict.1", "discard_hoard"),
        Step("cosmic:timing.2", "react"),
        Step("cosmic:conflict.1", "draw_eight"),
    )

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def discard_hoard(self, game: Cosmic) -> Next:
        power = own_sheet(game, self.seat)
        assert power is not None
        cards = power.cards.copy()
        power.cards.clear()
        game.note("new hoard", self.seat)
        discard(game, self.seat, cards)
        return None

    def react(self, game: Cosmic) -> Next:
        return reactions(game)

    def draw_eight(self, game: Cosmic) -> Next:
        power = own_sheet(game, self.seat)
        if power is not None:
            fill_hoard(game, self.seat, power, HAND)
        return None


class WildMiser(Wild):
    """Before you draw a new hand or pay compensation: this card and two others are set aside until it is over."""

    WINDOWS = (NEW_HAND, COMPENSATION)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        for frame in reversed(game.stack):
            if isinstance(frame.procedure, Compensation):
                return frame.procedure.payer == seat
            if isinstance(frame.procedure, NewHand):
                return frame.procedure.seat == seat
        return False

    def commit(self, game: Cosmic) -> Next:
        return Call(SetAside(self.seat))

    def back(self, game: Cosmic) -> None:
        if self.cancelled:
            super().back(game)
        else:
            game.players[self.seat].aside.append(self.source)


class SetAside(Procedure):
    """Two cards of the hand are laid aside face down."""

    STEPS = (Step("cosmic:flares.5", "choose", "set_aside"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose(self, game: Cosmic) -> Next:
        hand = game.players[self.seat].hand
        number = min(CARDS_SAVED, len(hand))
        return Decision(self.seat, "miser.aside", card_options(hand), number, number) if hand else None

    def set_aside(self, game: Cosmic, reply: Reply) -> Next:
        player = game.players[self.seat]
        forget(game, player.hand, (self.seat,))
        for option in reply.options():
            player.hand.remove(option.id())
            player.aside.append(option.id())
        game.note("set aside", self.seat, len(reply.options()))
        return None


class SuperMiser(Super):
    """At the start of each own encounter: draw one card into the hoard."""

    WINDOWS = (ENCOUNTER_START,)
    NEEDS = (AS_OFFENSE,)

    @classmethod
    def besides(cls, game: Cosmic, seat: int, source: int) -> bool:
        return own_sheet(game, seat) is not None

    def commit(self, game: Cosmic) -> Next:
        power = own_sheet(game, self.seat)
        if power is not None:
            fill_hoard(game, self.seat, power, 1)
        return None


def own_sheet(game: Cosmic, seat: int) -> Power | None:
    """This seat's own sheet of the Miser, if it is not lost; who has merely borrowed it cannot touch the hoard."""
    held = game.held_by(seat)
    for power in game.players[seat].powers:
        if power.alien == HOARDER and not power.lost and power in held:
            return power
    return None


def fill_hoard(game: Cosmic, seat: int, power: Power, number: int) -> None:
    """Draw cards into the hoard: nobody else sees them, but that cards were drawn others may react to."""
    cards = draw_cards(game, number)
    power.cards += cards
    game.note_learned("hoarded", seat, cards, [seat], len(cards))
    if cards:
        game.happen(CARDS_DRAWN, seat)


POWER = (NewHoard,)
WILD = (WildMiser,)
SUPER = (SuperMiser,)
