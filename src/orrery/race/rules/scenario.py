"""The scenario of Rebel vs Imperium: two players, each with a side, its start world and its development."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Decisions, Reply
from orrery.kernel.procedure import Loop, Next, Step
from orrery.race.cards import numbers_of
from orrery.race.rules.moves import draw
from orrery.race.rules.whole_game import WholeGame
from orrery.race.state import Race, card_options

REBEL_CANTINA: Final = numbers_of("rebel-cantina")[0]
IMPERIUM_WARLORD: Final = numbers_of("imperium-warlord")[0]
# The start world of each side, and the development that it adds to its hand.
SIDES: Final = (IMPERIUM_WARLORD, REBEL_CANTINA)
DEVELOPMENTS: Final = (numbers_of("imperium-seat")[0], numbers_of("rebel-alliance")[0])
CARDS_DEALT: Final = 6


class Scenario(WholeGame):
    """Sides are picked before hands are dealt. What belongs to the sides lies open meanwhile, in `game.shown`."""

    STEPS = (
        Step("race:scenario.2", "choose_sides", "take_sides"),
        Step("race:scenario.4", "deal_hands"),
        Step("race:setup.7", "choose_discards", "discard"),
        Step("race:scenario.4", "add_developments"),
        Step("race:setup.5", "place_start_worlds"),
        Loop("race:round.12", "next_round"),
        Step("race:end.6", "declare_winners"),
    )

    def choose_sides(self, game: Race) -> Next:
        """Both at once, unless the start worlds were named beforehand."""
        if game.players[0].tableau:
            return None
        return Decisions([Decision(seat, "side", card_options(list(SIDES))) for seat in range(game.seats)])

    def take_sides(self, game: Race, reply: Reply) -> Next:
        """Who alone wants a side has it; if both want the same, the lot decides."""
        wanted = [answer.options[0].id() for answer in reply.answers]
        if wanted[0] == wanted[1]:
            lucky = game.rng.below(game.seats)
            game.note_shown("lot", reply.answers[lucky].seat, wanted[lucky])
            wanted[1 - lucky] = other_side(wanted[lucky])
        for answer, world in zip(reply.answers, wanted, strict=True):
            game.players[answer.seat].tableau.append(world)
            game.note("side", answer.seat, world)
        game.shown = DEVELOPMENTS
        return None

    def deal_hands(self, game: Race) -> Next:
        for seat in range(game.seats):
            draw(game, seat, CARDS_DEALT)
        return None

    def add_developments(self, game: Race) -> Next:
        for seat in range(game.seats):
            player = game.players[seat]
            development = DEVELOPMENTS[SIDES.index(player.tableau[0])]
            player.hand.append(development)
            game.note("added", seat, development)
        game.shown = ()
        return None


def other_side(world: int) -> int:
    return SIDES[1 - SIDES.index(world)]
