"""Vulch: what others throw away it collects."""

from __future__ import annotations

from orrery.cosmic.cards import ARTIFACT, CARDS, FLARE
from orrery.cosmic.encounter import DEAL
from orrery.cosmic.needs import AS_MAIN
from orrery.cosmic.queries import cards_of_type, opponent, others
from orrery.cosmic.rules.aftermath import what_happened
from orrery.cosmic.rules.deed import Clause, Stronger, Super, Use, Wild
from orrery.cosmic.rules.hand import new_hand
from orrery.cosmic.rules.moves import card_options, discard, forget, know, take_discarded
from orrery.cosmic.rules.resolution import is_win_for
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import AFTER_OUTCOME, DISCARDED, NEW_HAND
from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Call, Done, Goto, Next, Procedure, Step


def thrown_away(game: Cosmic, seat: int, type: int) -> bool:
    """Another player has discarded a card of that type, and it still lies on the discard pile."""
    what = what_happened(game)
    return CARDS[what.about].type == type and what.seat != seat and what.about in game.discard


def keep(game: Cosmic, seat: int, cards: list[int]) -> None:
    """Show these cards and keep them while the rest of the hand is discarded."""
    for card in cards:
        new_hand(game).kept.append(card)
        game.note_shown("kept", seat, card)
    for other in others(game, seat):
        know(game, other, cards)


def not_yet_kept(game: Cosmic, seat: int, type: int) -> list[int]:
    kept = new_hand(game).kept
    return [card for card in cards_of_type(game.players[seat].hand, type) if card not in kept]


class Salvage(Use):
    """Whenever another player discards an artifact, played or not, it joins the own hand."""

    WINDOWS = (DISCARDED,)
    DUTY = True

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return thrown_away(game, seat, ARTIFACT)

    def commit(self, game: Cosmic) -> Next:
        card = what_happened(game).about
        if card in game.discard:
            take_discarded(game, self.seat, card)
        return None


class KeepArtifacts(Clause):
    """On drawing a new hand the old artifacts are shown and kept; eight new cards come on top."""

    WINDOWS = (NEW_HAND,)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return bool(not_yet_kept(game, seat, ARTIFACT))

    @classmethod
    def might(cls, game: Cosmic, seat: int) -> bool:
        return True

    def commit(self, game: Cosmic) -> Next:
        keep(game, self.seat, not_yet_kept(game, self.seat, ARTIFACT))
        return None


class WildVulch(Wild):
    """As main player after a win or a deal: the opponent hands over cards one by one until one is kept."""

    WINDOWS = (AFTER_OUTCOME,)
    NEEDS = (AS_MAIN,)

    @classmethod
    def besides(cls, game: Cosmic, seat: int, source: int) -> bool:
        if not (is_win_for(game, seat) or game.now().outcome == DEAL):
            return False
        return bool(game.players[opponent(game, seat)].hand)

    def commit(self, game: Cosmic) -> Next:
        return Call(HandOver(self.seat, opponent(game, self.seat)))


class HandOver(Procedure):
    """A player hands over cards of choice one at a time; each is discarded until the taker keeps one."""

    STEPS = (
        Step("cosmic:flares.5", "choose_card", "hand_over"),
        Step("cosmic:flares.5", "choose_fate", "keep_or_discard"),
    )

    def __init__(self, taker: int, giver: int) -> None:
        self.taker = taker
        self.giver = giver

    def choose_card(self, game: Cosmic) -> Next:
        hand = game.players[self.giver].hand
        if not hand:
            return Done()
        return Decision(self.giver, "vulch.hand over", card_options(hand), things=(("seat", self.taker),))

    def hand_over(self, game: Cosmic, reply: Reply) -> Next:
        card = reply.option().id()
        forget(game, game.players[self.giver].hand, (self.giver, self.taker))
        game.players[self.giver].hand.remove(card)
        game.players[self.taker].aside.append(card)
        know(game, self.giver, [card])
        game.note_learned("handed over", self.giver, [card], [self.giver, self.taker], self.taker, 1)
        return None

    def choose_fate(self, game: Cosmic) -> Next:
        card = game.players[self.taker].aside[-1]
        return Decision(self.taker, "vulch.keep", [Option("keep"), Option("discard")], things=(("card", card),))

    def keep_or_discard(self, game: Cosmic, reply: Reply) -> Next:
        player = game.players[self.taker]
        card = player.aside.pop()
        if reply.option().key == "keep":
            player.hand.append(card)
            game.note("card kept", self.taker)
            return None
        discard(game, self.taker, [card])
        return Goto("choose_card")


class SuperVulch(Stronger):
    """The power collects a flare that another player discards."""

    WINDOWS = (DISCARDED,)
    USE = Salvage

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return thrown_away(game, seat, FLARE)


class KeepFlares(Super):
    """On drawing a new hand the old flares are kept as well."""

    WINDOWS = (NEW_HAND,)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return bool(not_yet_kept(game, seat, FLARE))

    @classmethod
    def might(cls, game: Cosmic, seat: int) -> bool:
        return True

    def commit(self, game: Cosmic) -> Next:
        keep(game, self.seat, [*not_yet_kept(game, self.seat, FLARE), self.source])
        return None


POWER = (Salvage, KeepArtifacts)
WILD = (WildVulch,)
SUPER = (SuperVulch, KeepFlares)
