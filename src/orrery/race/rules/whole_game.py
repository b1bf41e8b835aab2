"""The whole game: opening hands, rounds until an end condition is met, final scores."""

from __future__ import annotations

from typing import ClassVar, Final

from orrery.kernel.decision import Decision, Decisions, Reply
from orrery.kernel.procedure import Call, Loop, Next, Procedure, Step
from orrery.race.cards import CARDS
from orrery.race.goals import ROUND_START
from orrery.race.powers import SaveHandCard, StartWithFewer
from orrery.race.queries import END_PRESTIGE, is_full
from orrery.race.rules.draft import Draft
from orrery.race.rules.goals import check_goals, give_tokens_for_ties, name_last_kind
from orrery.race.rules.moves import discard_picked, put_good, save_card, throw
from orrery.race.rules.prestige import reward_leaders
from orrery.race.rules.round import Round, RoundWithSets
from orrery.race.state import Player, Race, card_options

OPENING_HAND: Final = 4


class WholeGame(Procedure):
    STEPS: ClassVar[tuple[Step, ...]] = (
        Step("race:draft.1", "draft_cards"),
        Step("race:setup.5", "choose_start_worlds", "set_aside_start_worlds"),
        Step("race:setup.7", "choose_discards", "discard"),
        Step("race:setup.5", "place_start_worlds"),
        Step("race:set3.setup.4", "choose_saved", "save"),
        Loop("race:round.12", "next_round"),
        Step("race:end.6", "declare_winners"),
    )

    def draft_cards(self, game: Race) -> Next:
        return Call(Draft()) if game.drafted is not None else None

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
            excess = len(hand) - opening_hand(game.players[seat])
            if excess > 0:
                decisions.append(Decision(seat, "opening discard", card_options(hand), excess, excess))
        return Decisions(decisions) if decisions else None

    def discard(self, game: Race, reply: Reply) -> Next:
        for answer in reply.answers:
            discard_picked(game, answer.seat, answer.options)
        return None

    def place_start_worlds(self, game: Race) -> Next:
        for seat in range(game.seats):
            player = game.players[seat]
            if player.drawn:
                world, refused = player.drawn
                player.drawn.clear()
                player.tableau.append(world)
                throw(game, seat, [refused])
            player.start = CARDS[player.tableau[0]].start
        numbers = [player.start for player in game.players]
        game.first = numbers.index(min(numbers))
        for seat in game.in_order():
            world = game.players[seat].tableau[0]
            game.note_shown("start world", seat, world)
            if CARDS[world].windfall:
                put_good(game, seat, world)
        return None

    def choose_saved(self, game: Race) -> Next:
        """The owner of a start world that saves cards puts one of the opening hand under it."""
        for seat in range(game.seats):
            player = game.players[seat]
            if any(isinstance(power, SaveHandCard) for power in CARDS[player.tableau[0]].powers):
                return Decision(seat, "save", card_options(player.hand))
        return None

    def save(self, game: Race, reply: Reply) -> Next:
        for answer in reply.answers:
            card = answer.options[0].id()
            game.players[answer.seat].hand.remove(card)
            save_card(game, answer.seat, card)
        return None

    def next_round(self, game: Race) -> Next:
        if game.rounds and is_last_round(game):
            return None
        game.rounds += 1
        game.note("round", -1, game.rounds)
        if not game.options.sets:
            return Call(Round())
        begin_round(game)
        return Call(RoundWithSets())

    def declare_winners(self, game: Race) -> Next:
        if game.goals:
            give_tokens_for_ties(game)
            name_last_kind(game)
        scores = game.scores()
        for seat in range(game.seats):
            game.note("score", seat, scores[seat], tie_break(game, seat))
        game.finish(best_of(scores, [tie_break(game, seat) for seat in range(game.seats)]))
        return None


def opening_hand(player: Player) -> int:
    """How many of the cards dealt are kept; one start world has its owner keep fewer."""
    world = player.tableau[0] if player.tableau else player.drawn[0]
    for power in CARDS[world].powers:
        if isinstance(power, StartWithFewer):
            return power.cards
    return OPENING_HAND


def begin_round(game: Race) -> None:
    """Before actions are chosen: the bonus for most prestige, and goals that it may reach."""
    if game.with_prestige():
        if game.rounds > 1:
            reward_leaders(game)
        for player in game.players:
            player.standing = player.standing.with_prestige(player.prestige, 0)
    if game.goals:
        check_goals(game, ROUND_START)


def is_last_round(game: Race) -> bool:
    """A full tableau, no VP chip left, or enough prestige."""
    for player in game.players:
        if is_full(player.tableau) or player.standing.prestige >= END_PRESTIGE:
            return True
    return game.pool <= 0


def tie_break(game: Race, seat: int) -> int:
    """Cards in hand and goods on worlds."""
    return len(game.players[seat].hand) + len(game.players[seat].goods)


def best_of(scores: list[int], ties: list[int]) -> list[int]:
    """The seats with the highest score, then the most cards and goods; who is still tied wins together."""
    best = max([(score, tie) for score, tie in zip(scores, ties, strict=True)])
    return [seat for seat in range(len(scores)) if (scores[seat], ties[seat]) == best]
