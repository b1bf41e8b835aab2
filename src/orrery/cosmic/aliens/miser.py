"""Miser: plays cards from a second hand, the hoard. Each such card is a use of the power."""

from __future__ import annotations

from typing import Final

from orrery.cosmic.cards import ALIEN, is_encounter_card
from orrery.cosmic.encounter import NO_CARD, UNINVOLVED
from orrery.cosmic.needs import AS_OFFENSE
from orrery.cosmic.rules.aftermath import reactions
from orrery.cosmic.rules.compensation import Compensation
from orrery.cosmic.rules.deed import Clause, Play, Super, Use, Wild
from orrery.cosmic.rules.hand import NewHand
from orrery.cosmic.rules.moves import card_options, discard, draw_cards, forget, know
from orrery.cosmic.sheet import Sheet
from orrery.cosmic.state import HAND, Cosmic, Power
from orrery.cosmic.windows import BEFORE_CARDS, CARDS_DRAWN, COMPENSATION, ENCOUNTER_START, NEW_HAND
from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.plain import KINDS, Plain
from orrery.kernel.procedure import Call, Next, Procedure, Step

MISER: Final = ALIEN["miser"]
CARDS_SAVED: Final = 2


class UseHoard(Use):
    """A card of the hoard is played, or was just laid face down: zapped, it goes back to the hoard unplayed."""

    def __init__(
        self,
        seat: int,
        source: int,
        cancelled: bool = False,
        card: int = NO_CARD,
        deed: str = "",
        side: int = UNINVOLVED,
    ) -> None:
        super().__init__(seat, source, cancelled)
        self.card = card  # played for all to see
        self.deed = deed  # what is done with it
        self.side = side  # the card of that side was laid face down

    def announce(self, game: Cosmic) -> Next:
        super().announce(game)
        if self.card != NO_CARD:
            self.power(game).cards.remove(self.card)
            game.table.append(self.card)
            game.note_shown("from hoard", self.seat, self.card)
        return None

    def commit(self, game: Cosmic) -> Next:
        if self.card == NO_CARD:
            return None
        play: type[Plain] = KINDS[self.deed]
        assert issubclass(play, Play)
        return Call(play(self.seat, self.card))

    def takes_back(self, game: Cosmic, card: int) -> bool:
        """A flare returns to the hoard, if there is one by then."""
        for power in game.players[self.seat].powers:
            if power.alien == MISER:
                power.cards.append(card)
                return True
        return False

    def cancel(self, game: Cosmic) -> Next:
        """Everybody has seen a card that was played; one laid face down goes back unseen."""
        if self.card != NO_CARD:
            game.table.remove(self.card)
            self.power(game).cards.append(self.card)
            for seat in range(game.seats):
                know(game, seat, [self.card])
        if self.side != UNINVOLVED:
            encounter = game.now()
            self.power(game).cards.append(encounter.laid[self.side - 1])
            encounter.laid[self.side - 1] = NO_CARD
            encounter.from_sheet[self.side - 1] = False
        return None


class ChooseHoard(Procedure):
    """At the beginning: of two hands, one becomes the hoard."""

    STEPS = (Step("cosmic:setup.9", "choose_hoard", "set_hoard"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose_hoard(self, game: Cosmic) -> Next:
        return Decision(self.seat, "choose hoard", [Option("first hand"), Option("second hand")])

    def set_hoard(self, game: Cosmic, reply: Reply) -> Next:
        player = game.players[self.seat]
        if reply.option().key == "first hand":
            for power in player.powers:
                if power.alien == MISER:
                    player.hand, power.cards = power.cards, player.hand
        return None


class HoardSheet(Sheet):
    """A second hand lies on it, face down."""

    SET_UP = True
    LENDS = True

    def deal(self, game: Cosmic, power: Power) -> None:
        power.cards += [game.deck.pop() for _ in range(HAND)]

    def after_the_deal(self, seat: int) -> Procedure | None:
        return ChooseHoard(seat)

    def use_to_play(self, seat: int, power: Power, card: int, deed: str) -> Procedure:
        return UseHoard(seat, power.number, card=card, deed=deed)

    def use_to_lay(self, seat: int, power: Power, side: int) -> Procedure:
        return UseHoard(seat, power.number, side=side)


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
        if power.alien == MISER and not power.lost and power in held:
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
SHEET = HoardSheet()
