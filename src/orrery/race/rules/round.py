"""The round: choose actions in secret, carry out the chosen phases in order, discard to the hand limit."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Decisions, Option, Reply
from orrery.kernel.procedure import Call, Loop, Next, Procedure, Step
from orrery.race.rules.consume import Consume
from orrery.race.rules.develop import Develop
from orrery.race.rules.explore import Explore
from orrery.race.rules.moves import discard_picked
from orrery.race.rules.produce import Produce
from orrery.race.rules.settle import Settle
from orrery.race.state import (
    ACTIONS,
    CONSUME_TRADE,
    CONSUME_X2,
    DEVELOP,
    DEVELOP_2,
    EXPLORE_1_1,
    EXPLORE_5,
    PRODUCE,
    SETTLE,
    SETTLE_2,
    Race,
    card_options,
)

HAND_LIMIT: Final = 10

ACTION_OPTIONS: Final = [Option(ACTIONS[action], (("action", action),)) for action in range(len(ACTIONS))]
ONE_ACTION: Final = ACTION_OPTIONS[: PRODUCE + 1]  # without the second copies

# The phases in their order, each with the action cards that make it happen.
PHASES: Final[tuple[tuple[int, ...], ...]] = (
    (EXPLORE_5, EXPLORE_1_1),
    (DEVELOP,),
    (DEVELOP_2,),
    (SETTLE,),
    (SETTLE_2,),
    (CONSUME_TRADE, CONSUME_X2),
    (PRODUCE,),
)


class Round(Procedure):
    STEPS = (
        Step("race:round.1", "choose_actions", "reveal_actions"),
        Loop("race:round.3", "next_phase"),
        Step("race:round.10", "choose_excess", "discard_excess"),
        Step("race:round.11", "take_back_actions"),
    )

    def __init__(self, phase: int = 0) -> None:
        self.phase = phase

    def copy(self) -> Round:
        return Round(self.phase)

    def choose_actions(self, game: Race) -> Next:
        number = game.actions_each
        options = ONE_ACTION if number == 1 else ACTION_OPTIONS
        return Decisions([Decision(seat, "action", options, number, number) for seat in game.in_order()])

    def reveal_actions(self, game: Race, reply: Reply) -> Next:
        for answer in reply.answers:
            actions = first_copies([option.id() for option in answer.options])
            game.players[answer.seat].actions = tuple(actions)
            game.note("chose", answer.seat, *actions)
        return None

    def next_phase(self, game: Race) -> Next:
        while self.phase < len(PHASES):
            phase = self.phase
            self.phase += 1
            if any(action in player.actions for action in PHASES[phase] for player in game.players):
                game.phase = phase
                game.note("phase", -1, phase)
                return Call(procedure_of(phase))
        game.phase = -1
        return None

    def choose_excess(self, game: Race) -> Next:
        decisions: list[Decision] = []
        for seat in game.in_order():
            hand = game.players[seat].hand
            excess = len(hand) - HAND_LIMIT
            if excess > 0:
                decisions.append(Decision(seat, "hand limit", card_options(hand), excess, excess))
        return Decisions(decisions) if decisions else None

    def discard_excess(self, game: Race, reply: Reply) -> Next:
        for answer in reply.answers:
            discard_picked(game, answer.seat, answer.options)
        return None

    def take_back_actions(self, game: Race) -> Next:
        for player in game.players:
            player.actions = ()
        return None


def first_copies(actions: list[int]) -> list[int]:
    """A second copy without the first is as good as the first."""
    if DEVELOP_2 in actions and DEVELOP not in actions:
        actions[actions.index(DEVELOP_2)] = DEVELOP
    if SETTLE_2 in actions and SETTLE not in actions:
        actions[actions.index(SETTLE_2)] = SETTLE
    return sorted(actions)


def procedure_of(phase: int) -> Procedure:
    action = PHASES[phase][0]
    if action == EXPLORE_5:
        return Explore()
    if action in (DEVELOP, DEVELOP_2):
        return Develop(action == DEVELOP_2)
    if action in (SETTLE, SETTLE_2):
        return Settle(action == SETTLE_2)
    return Consume() if action == CONSUME_TRADE else Produce()
