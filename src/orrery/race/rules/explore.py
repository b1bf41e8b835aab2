"""I: Explore."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Decisions, Reply
from orrery.kernel.procedure import Next, Procedure, Step
from orrery.race.cards import CARDS
from orrery.race.rules.moves import discard_picked, draw_into, gain_prestige, throw
from orrery.race.state import EXPLORE_1_1, EXPLORE_5, Race, card_options


class Explore(Procedure):
    """Everybody draws cards to choose from, then all choose at once what to keep."""

    STEPS = (
        Step("race:power.explore.discard-prestige.1", "choose_for_prestige", "discard_for_prestige"),
        Step("race:explore.3", "draw_cards"),
        Step("race:explore.2", "choose_kept", "keep"),
    )

    def choose_for_prestige(self, game: Race) -> Next:
        """Before anybody draws, a hand card for each power that gives prestige for it, or fewer."""
        if not game.sets:
            return None
        decisions: list[Decision] = []
        for seat in game.in_order():
            hand = game.players[seat].hand
            most = min(len(hand), sum([1 for card in game.players[seat].tableau if CARDS[card].prestige_for_card]))
            if most:
                decisions.append(Decision(seat, "discard for prestige", card_options(hand), 0, most))
        return Decisions(decisions) if decisions else None

    def discard_for_prestige(self, game: Race, reply: Reply) -> Next:
        for answer in reply.answers:
            if answer.options:
                discard_picked(game, answer.seat, answer.options)
                gain_prestige(game, answer.seat, len(answer.options))
        return None

    def draw_cards(self, game: Race) -> Next:
        for seat in game.in_order():
            draw_into(game, seat, cards_to_draw(game, seat), game.players[seat].drawn)
        return None

    def choose_kept(self, game: Race) -> Next:
        decisions: list[Decision] = []
        for seat in game.in_order():
            player = game.players[seat]
            keep = min(len(player.drawn), cards_to_keep(game, seat))
            if game.sets and mixes(game, seat):
                excess = len(player.drawn) - keep
                options = card_options(player.hand + player.drawn)
                decisions.append(Decision(seat, "mix", options, excess, excess))
            else:
                decisions.append(Decision(seat, "keep", card_options(player.drawn), keep, keep))
        return Decisions(decisions)

    def keep(self, game: Race, reply: Reply) -> Next:
        for answer in reply.answers:
            player = game.players[answer.seat]
            if game.sets and mixes(game, answer.seat):
                player.hand += player.drawn
                player.drawn.clear()
                discard_picked(game, answer.seat, answer.options)
                continue
            kept = [option.id() for option in answer.options]
            rest = [card for card in player.drawn if card not in kept]
            player.hand += kept
            throw(game, answer.seat, rest)
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
    if player.boosted in (EXPLORE_5, EXPLORE_1_1):
        number += 6
    for card in player.tableau:
        number += CARDS[card].draw_more
    return number


def cards_to_keep(game: Race, seat: int) -> int:
    player = game.players[seat]
    number = 2 if EXPLORE_1_1 in player.actions else 1
    if player.boosted in (EXPLORE_5, EXPLORE_1_1):
        number += 1
    for card in player.tableau:
        number += CARDS[card].keep_more
    return number


def mixes(game: Race, seat: int) -> bool:
    """Whether what this seat draws joins its hand before it discards."""
    player = game.players[seat]
    return player.boosted in (EXPLORE_5, EXPLORE_1_1) or any(CARDS[card].mixes for card in player.tableau)
