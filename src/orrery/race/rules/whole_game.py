"""The whole game: opening hands, rounds until an end condition is met, final scores."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Decisions, Reply
from orrery.kernel.procedure import Call, Loop, Next, Procedure, Step
from orrery.race.cards import CARDS
from orrery.race.rules.moves import discard_picked, put_good
from orrery.race.rules.round import Round
from orrery.race.state import Race, card_options

OPENING_DISCARDS: Final = 2
OPENING_HAND: Final = 4
FULL_TABLEAU: Final = 12


class WholeGame(Procedure):
    STEPS = (
        Step("race:setup.5", "choose_start_worlds", "set_aside_start_worlds"),
        Step("race:setup.7", "choose_discards", "discard"),
        Step("race:setup.5", "place_start_worlds"),
        Loop("race:round.12", "next_round"),
        Step("race:end.6", "declare_winners"),
    )

    def choose_start_worlds(self, game: Race) -> Next:
        """Only with the option: each has a red and a blue start world to choose from."""
        choosing = [seat for seat in range(game.seats) if game.players[seat].drawn]
        if not choosing:
            return None
        return Decisions([Decision(seat, "start world", card_options(game.players[seat].drawn)) for seat in choosing])

    def set_aside_start_worlds(self, game: Race, reply: Reply) -> Next:
        """They stay hidden until all hands are chosen."""
        for answer in reply.answers:
            drawn = game.players[answer.seat].drawn
            drawn.remove(answer.options[0].id())
            drawn.insert(0, answer.options[0].id())
        return None

    def choose_discards(self, game: Race) -> Next:
        decisions: list[Decision] = []
        for seat in range(game.seats):
            hand = game.players[seat].hand
            if len(hand) > OPENING_HAND:
                options = card_options(hand)
                decisions.append(Decision(seat, "opening discard", options, OPENING_DISCARDS, OPENING_DISCARDS))
        return Decisions(decisions) if decisions else None

    def discard(self, game: Race, reply: Reply) -> Next:
        for answer in reply.answers:
            discard_picked(game, answer.seat, answer.options)
        return None

    def place_start_worlds(self, game: Race) -> Next:
        for player in game.players:
            if player.drawn:
                world, refused = player.drawn
                player.drawn.clear()
                player.tableau.append(world)
                game.discard.append(refused)
            player.start = CARDS[player.tableau[0]].start
        numbers = [player.start for player in game.players]
        game.first = numbers.index(min(numbers))
        for seat in game.in_order():
            world = game.players[seat].tableau[0]
            game.note_shown("start world", seat, world)
            if CARDS[world].windfall:
                put_good(game, seat, world)
        return None

    def next_round(self, game: Race) -> Next:
        if game.rounds and is_last_round(game):
            return None
        game.rounds += 1
        game.note("round", -1, game.rounds)
        return Call(Round())

    def declare_winners(self, game: Race) -> Next:
        scores = game.scores()
        for seat in range(game.seats):
            game.note("score", seat, scores[seat], tie_break(game, seat))
        game.finish(best_of(scores, [tie_break(game, seat) for seat in range(game.seats)]))
        return None


def is_last_round(game: Race) -> bool:
    """A tableau of twelve cards, or no VP chip left."""
    return game.pool <= 0 or any(len(player.tableau) >= FULL_TABLEAU for player in game.players)


def tie_break(game: Race, seat: int) -> int:
    """Cards in hand and goods on worlds."""
    return len(game.players[seat].hand) + len(game.players[seat].goods)


def best_of(scores: list[int], ties: list[int]) -> list[int]:
    """The seats with the highest score, then the most cards and goods; who is still tied wins together."""
    best = max([(score, tie) for score, tie in zip(scores, ties, strict=True)])
    return [seat for seat in range(len(scores)) if (scores[seat], ties[seat]) == best]
