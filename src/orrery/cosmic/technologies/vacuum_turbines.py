"""Vacuum Turbines: four cards, keep what you like."""

from __future__ import annotations

from orrery.cosmic.rules.aftermath import reactions
from orrery.cosmic.rules.deed import Invent
from orrery.cosmic.rules.moves import card_options, discard, draw_cards, tell_drawn
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import ENCOUNTER_START
from orrery.kernel.decision import Decision, Reply
from orrery.kernel.procedure import Call, Next, Procedure, Step

CARDS_DRAWN = 4


class VacuumTurbines(Invent):
    """At the start of any encounter, discarded: draw four cards, keep any of them and discard the rest."""

    WINDOWS = (ENCOUNTER_START,)

    def commit(self, game: Cosmic) -> Next:
        return Call(SuckIn(self.seat))


class SuckIn(Procedure):
    """The cards lie apart from the hand until it is said which are kept."""

    STEPS = (
        Step("cosmic:tech.effect.1", "draw"),
        Step("cosmic:timing.2", "react"),
        Step("cosmic:tech.effect.1", "choose", "keep"),
    )

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def draw(self, game: Cosmic) -> Next:
        cards = draw_cards(game, CARDS_DRAWN)
        game.players[self.seat].dealt += cards
        tell_drawn(game, self.seat, cards)
        return None

    def react(self, game: Cosmic) -> Next:
        return reactions(game)

    def choose(self, game: Cosmic) -> Next:
        cards = game.players[self.seat].dealt
        return Decision(self.seat, "vacuum-turbines.keep", card_options(cards), 0, len(cards)) if cards else None

    def keep(self, game: Cosmic, reply: Reply) -> Next:
        player = game.players[self.seat]
        kept = [option.id() for option in reply.options()]
        rest = [card for card in player.dealt if card not in kept]
        player.dealt.clear()
        player.hand += kept
        discard(game, self.seat, rest)
        return None


DEEDS = (VacuumTurbines,)
