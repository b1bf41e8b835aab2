"""I: Explore."""

from __future__ import annotations

from typing import ClassVar

from orrery.kernel.decision import Decision, Decisions, Reply
from orrery.kernel.procedure import Next, Procedure, Step
from orrery.race.cards import CARDS
from orrery.race.rules.moves import discard_picked, draw_into, gain_prestige, throw
from orrery.race.state import EXPLORE_1_1, EXPLORE_5, Race, card_options


class Explore(Procedure):
    """Everybody draws cards to choose from, then all choose at once what to keep."""

    STEPS: ClassVar[tuple[Step, ...]] = (
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
            keep(game, answer.seat, [option.id() for option in answer.options])
        return None


class ExploreWithSets(Explore):
    """The same with prestige for discarded cards, and with powers that mix what was drawn with the hand."""

    STEPS = (
        Step("race:power.explore.discard-prestige.1", "choose_for_prestige", "discard_for_prestige"),
        Step("race:explore.3", "draw_cards"),
        Step("race:explore.2", "choose_kept", "keep"),
    )

    def choose_for_prestige(self, game: Race) -> Next:
        """Before anybody draws, a hand card for each power that gives prestige for it, or fewer."""
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

    def choose_kept(self, game: Race) -> Next:
        decisions: list[Decision] = []
        for seat in game.in_order():
            player = game.players[seat]
            keep = min(len(player.drawn), cards_to_keep(game, seat))
            if mixes(game, seat):
                excess = len(player.drawn) - keep
                decisions.append(Decision(seat, "mix", card_options(player.hand + player.drawn), excess, excess))
            else:
                decisions.append(Decision(seat, "keep", card_options(player.drawn), keep, keep))
        return Decisions(decisions)

    def keep(self, game: Race, reply: Reply) -> Next:
        for answer in reply.answers:
            player = game.players[answer.seat]
            if mixes(game, answer.seat):
                player.hand += player.drawn
                player.drawn.clear()
                discard_picked(game, answer.seat, answer.options)
            else:
                keep(game, answer.seat, [option.id() for option in answer.options])
        return None


def keep(game: Race, seat: int, kept: list[int]) -> None:
    """What was drawn and is not kept is discarded."""
    player = game.players[seat]
    rest = [card for card in player.drawn if card not in kept]
    player.hand += kept
    throw(game, seat, rest)
    player.drawn.clear()
    game.note_secret("kept", seat, kept, [seat], len(kept), len(rest))


def cards_to_draw(game: Race, seat: int) -> int:
    """Two; five or one more for the bonus; more for powers. Both bonuses add up, powers count once."""
    player = game.players[seat]
    number = 2
    if EXPLORE_5 in player.actions:
        number += 5
    if EXPLORE_1_1 in player.actions:
        number += 1
    if game.options.sets and player.boosted in (EXPLORE_5, EXPLORE_1_1):
        number += 6
    for card in player.tableau:
        number += CARDS[card].draw_more
    return number


def cards_to_keep(game: Race, seat: int) -> int:
    player = game.players[seat]
    number = 2 if EXPLORE_1_1 in player.actions else 1
    if game.options.sets and player.boosted in (EXPLORE_5, EXPLORE_1_1):
        number += 1
    for card in player.tableau:
        number += CARDS[card].keep_more
    return number


def mixes(game: Race, seat: int) -> bool:
    """Whether what this seat draws joins its hand before it discards."""
    player = game.players[seat]
    return player.boosted in (EXPLORE_5, EXPLORE_1_1) or any(CARDS[card].mixes for card in player.tableau)
