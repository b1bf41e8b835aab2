"""Enigma Device: everybody has eight cards."""

from __future__ import annotations

from orrery.cosmic.rules.aftermath import reactions
from orrery.cosmic.rules.deed import Invent
from orrery.cosmic.rules.moves import card_options, discard_from_hand, draw, random_cards
from orrery.cosmic.state import HAND, Cosmic
from orrery.cosmic.windows import ENCOUNTER_START
from orrery.kernel.decision import Decision, Reply
from orrery.kernel.procedure import Call, Loop, Next, Procedure, Step


class EnigmaDevice(Invent):
    """At the start of any encounter, discarded: all hands are made eight cards. You may discard any cards first."""

    WINDOWS = (ENCOUNTER_START,)

    def commit(self, game: Cosmic) -> Next:
        return Call(EvenOut(self.seat))


class EvenOut(Procedure):
    """Beginning with one player, clockwise, everybody draws or discards blindly until the hand has eight cards."""

    STEPS = (
        Step("cosmic:tech.effect.1", "choose_cards", "discard_first"),
        Step("cosmic:timing.2", "react"),
        Loop("cosmic:tech.effect.1", "even_out"),
    )

    def __init__(self, seat: int, done: int = 0) -> None:
        self.seat = seat
        self.done = done  # players whose hands are made eight

    def choose_cards(self, game: Cosmic) -> Next:
        hand = game.players[self.seat].hand
        return Decision(self.seat, "enigma-device.discard", card_options(hand), 0, len(hand)) if hand else None

    def discard_first(self, game: Cosmic, reply: Reply) -> Next:
        discard_from_hand(game, self.seat, [option.id() for option in reply.options()])
        return None

    def react(self, game: Cosmic) -> Next:
        return reactions(game)

    def even_out(self, game: Cosmic) -> Next:
        """The next player; others react to that before it goes on."""
        while self.done < game.seats and not game.happened:
            seat = (self.seat + self.done) % game.seats
            self.done += 1
            surplus = len(game.players[seat].hand) - HAND
            if surplus > 0:
                discard_from_hand(game, seat, random_cards(game, seat, surplus))
            elif surplus < 0:
                draw(game, seat, -surplus)
        return reactions(game)


DEEDS = (EnigmaDevice,)
