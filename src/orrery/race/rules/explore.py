"""I: Explore."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Decisions, Reply
from orrery.kernel.procedure import Next, Procedure, Step
from orrery.race.cards import CARDS
from orrery.race.rules.moves import draw_into
from orrery.race.state import EXPLORE_1_1, EXPLORE_5, Race, card_options


class Explore(Procedure):
    """Everybody draws cards to choose from, then all choose at once what to keep."""

    STEPS = (
        Step("race:explore.3", "draw_cards"),
        Step("race:explore.2", "choose_kept", "keep"),
    )

    def draw_cards(self, game: Race) -> Next:
        for seat in game.in_order():
            draw_into(game, seat, cards_to_draw(game, seat), game.players[seat].drawn)
        return None

    def choose_kept(self, game: Race) -> Next:
        decisions: list[Decision] = []
        for seat in game.in_order():
            drawn = game.players[seat].drawn
            keep = min(len(drawn), cards_to_keep(game, seat))
            decisions.append(Decision(seat, "keep", card_options(drawn), keep, keep))
        return Decisions(decisions)

    def keep(self, game: Race, reply: Reply) -> Next:
        for answer in reply.answers:
            player = game.players[answer.seat]
            kept = [option.id() for option in answer.options]
            rest = [card for card in player.drawn if card not in kept]
            player.hand += kept
            game.discard += rest
            player.drawn.clear()
            game.note_secret("kept", answer.seat, kept, [answer.seat], len(kept), len(rest))
        return None


def cards_to_draw(game: Race, seat: int) -> int:
    """Two; five or one more for the bonus; more for powers. Both bonuses add up, powers count once."""
    player = game.players[seat]
    number = 2
    if EXPLORE_5 in player.actions:
        number += 5
    if EXPLORE_1_1 in player.actions:
        number += 1
    for card in player.tableau:
        number += CARDS[card].draw_more
    return number


def cards_to_keep(game: Race, seat: int) -> int:
    player = game.players[seat]
    number = 2 if EXPLORE_1_1 in player.actions else 1
    for card in player.tableau:
        number += CARDS[card].keep_more
    return number
