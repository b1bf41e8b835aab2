"""Philanthropist: gives a card away."""

from __future__ import annotations

from orrery.cosmic.cards import is_encounter_card
from orrery.cosmic.encounter import DEFENSE, NO_CARD, NOBODY, OFFENSE
from orrery.cosmic.modifier import Modifier
from orrery.cosmic.needs import AS_INVOLVED, OWN_CARDS
from orrery.cosmic.queries import colonies_of, homes_for_power, is_involved, is_main, main_of, others, side_of
from orrery.cosmic.rules.aftermath import reactions
from orrery.cosmic.rules.deed import Super, Use, Wild, turn_up
from orrery.cosmic.rules.hand import CheckHand
from orrery.cosmic.rules.losses import loss_of_choice
from orrery.cosmic.rules.moves import card_options, give_cards, has_encounter_card, seat_options
from orrery.cosmic.sheet import sheet_of
from orrery.cosmic.state import Cosmic, Power
from orrery.cosmic.windows import ALLIED, BEFORE_CARDS, ENCOUNTER_START
from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Call, Done, Next, Procedure, Step


class Lent(Modifier):
    """That power (`about`) is its owner's in place of its own, and nobody else's."""

    KEY = "lent"

    def powers_of(self, game: Cosmic, seat: int, powers: list[Power]) -> list[Power]:
        """Who has too few home colonies cannot use it either, unless it needs none."""
        lent = [power for player in game.players for power in player.powers if power.number == self.about]
        if seat != self.owner:
            return [power for power in powers if power not in lent]
        enough = game.home_colonies(seat) >= homes_for_power(game)
        return [power for power in lent if enough or not sheet_of(power).NEEDS_HOMES]


class Gift(Modifier):
    """A card that its owner gave to that player (`about`): which, these two alone know."""

    def __init__(self, owner: int, about: int = 0, depth: int = -1, card: int = NO_CARD) -> None:
        super().__init__(owner, about, depth)
        self.card = card


class GiftToLay(Modifier):
    """That side (`about`) must lay the card that its owner gave."""

    KEY = "must lay gift"

    def must_lay(self, game: Cosmic, side: int) -> int:
        return game.lasting(Gift)[-1].card if side == self.about else NO_CARD


class Giving(Use):
    """As main player or ally, once alliances are formed: give a card to a main player, as main player to the other."""

    WINDOWS = (ALLIED,)
    NEEDS = (AS_INVOLVED, OWN_CARDS)

    def __init__(self, seat: int, source: int, cancelled: bool = False, target: int = NOBODY) -> None:
        super().__init__(seat, source, cancelled)
        self.target = target

    def choose(self, game: Cosmic) -> Next:
        if self.target != NOBODY:
            return None
        mains = [main for main in (main_of(game, OFFENSE), main_of(game, DEFENSE)) if main != self.seat]
        return Decision(self.seat, "philanthropist.receiver", seat_options(mains))

    def chosen(self, game: Cosmic, reply: Reply) -> Next:
        self.target = reply.option().id()
        game.note("named", self.seat, self.target)
        return None

    def commit(self, game: Cosmic) -> Next:
        return Call(GiveCard(self.seat, self.target))


class GiveCard(Procedure):
    """A card changes hands; a main player left without an encounter card by it draws a new hand, even as offense."""

    STEPS = (
        Step("cosmic:conflict.1", "choose", "give"),
        Step("cosmic:timing.2", "react"),
        Step("cosmic:conflict.1", "refill"),
    )

    def __init__(self, giver: int, receiver: int) -> None:
        self.giver = giver
        self.receiver = receiver

    def choose(self, game: Cosmic) -> Next:
        hand = game.players[self.giver].hand
        if not hand:  # the last card was played in answer to a zap
            return Done()
        return Decision(self.giver, "philanthropist.card", card_options(hand), things=(("seat", self.receiver),))

    def give(self, game: Cosmic, reply: Reply) -> Next:
        card = reply.option().id()
        give_cards(game, self.giver, self.receiver, [card])
        game.begin_effect(Gift(self.giver, self.receiver, card=card))
        return None

    def react(self, game: Cosmic) -> Next:
        return reactions(game)

    def refill(self, game: Cosmic) -> Next:
        stripped = is_encounter_card(game.lasting(Gift)[-1].card) and not has_encounter_card(game, self.giver)
        return Call(CheckHand(self.giver, game.rule)) if stripped and is_main(game, self.giver) else None


class WildPhilanthropist(Wild):
    """At the start of an encounter: one own ship to the warp, and another player has your power in place of its own."""

    WINDOWS = (ENCOUNTER_START,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, target: int = NOBODY, power: int = 0) -> None:
        super().__init__(seat, source, cancelled)
        self.target = target
        self.power = power  # the number of the one that is lent

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return bool(lendable(game, seat)) and bool(colonies_of(game, seat))

    @classmethod
    def might(cls, game: Cosmic, seat: int) -> bool:
        """Of a sheet that lies face down nobody else can tell whether its power is lost."""
        held = game.held_by(seat)
        own = [power for power in game.players[seat].powers if power in held]
        return any(not power.lost or not power.face_up for power in own) and bool(colonies_of(game, seat))

    def choose(self, game: Cosmic) -> Next:
        if self.target == NOBODY:
            return Decision(self.seat, "philanthropist.borrower", seat_options(others(game, self.seat)))
        if not self.power:
            powers = lendable(game, self.seat)
            options = [Option("alien", (("alien", power.alien), ("power", power.number))) for power in powers]
            return Decision(self.seat, "philanthropist.loan", options)
        return None

    def chosen(self, game: Cosmic, reply: Reply) -> Next:
        if self.target == NOBODY:
            self.target = reply.option().id()
            game.note("named", self.seat, self.target)
        else:
            self.power = reply.option().things[1][1]
        return None

    def commit(self, game: Cosmic) -> Next:
        """The sheet is shown to be lent; then the ship is paid. A power lost in the meantime is not lent."""
        for power in lendable(game, self.seat):
            if power.number == self.power:
                turn_up(game, self.seat, power)
                game.begin_effect(Lent(self.target, power.number))
                game.note("power lent", self.seat, self.target, power.alien)
                return Call(loss_of_choice(game, self.seat, 1))
        return None


class SuperPhilanthropist(Super):
    """The main player to whom you gave an encounter card must lay it in this encounter if possible."""

    WINDOWS = (BEFORE_CARDS,)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return cls.might(game, seat) and is_encounter_card(game.lasting(Gift)[-1].card)

    @classmethod
    def might(cls, game: Cosmic, seat: int) -> bool:
        gifts = game.lasting(Gift)
        return bool(gifts) and gifts[-1].owner == seat and is_involved(game, seat)

    def commit(self, game: Cosmic) -> Next:
        receiver = game.lasting(Gift)[-1].about
        game.begin_effect(GiftToLay(self.seat, side_of(game, receiver)))
        game.note("gift to be laid", self.seat, receiver)
        return None


def lendable(game: Cosmic, seat: int) -> list[Power]:
    """The own powers that could be lent: not lost, and not lent already."""
    held = game.held_by(seat)
    return [power for power in game.players[seat].powers if not power.lost and power in held]


POWER = (Giving,)
WILD = (WildPhilanthropist,)
SUPER = (SuperPhilanthropist,)
