"""The round: choose actions in secret, carry out the chosen phases in order, discard to the hand limit."""

from __future__ import annotations

from typing import ClassVar, Final

from orrery.kernel.decision import Decision, Decisions, Option, Refused, Reply, Thing
from orrery.kernel.procedure import Call, Loop, Next, Procedure, Step
from orrery.race.goals import ENDS, ROUND_END
from orrery.race.powers import ChooseActionLast, TakeExcess
from orrery.race.queries import HAND_LIMIT, find_power, hand_limit
from orrery.race.rules.consume import Consume
from orrery.race.rules.develop import Develop
from orrery.race.rules.explore import Explore, ExploreWithSets
from orrery.race.rules.goals import check_goals
from orrery.race.rules.moves import discard_picked, draw
from orrery.race.rules.prestige import (
    PRESTIGE_OR_SEARCH,
    action_options,
    announcements,
    boosted_by,
    find_leaders,
    pay_for_bonus,
)
from orrery.race.rules.produce import Produce
from orrery.race.rules.search import Search
from orrery.race.rules.settle import Settle
from orrery.race.standing import NO_ACTION
from orrery.race.state import (
    ACTIONS,
    CONSUME_TRADE,
    DEVELOP,
    DEVELOP_2,
    EXPLORE_5,
    PHASES,
    PRODUCE,
    SEARCH,
    SETTLE,
    SETTLE_2,
    Race,
    card_options,
)

ACTION_OPTIONS: Final = [Option(ACTIONS[action], (("action", action),)) for action in range(SETTLE_2 + 1)]
ONE_ACTION: Final = ACTION_OPTIONS[: PRODUCE + 1]  # without the second copies
BEGUN_BY: Final = [sum([1 << action for action in actions]) for actions in PHASES]  # one bit for each action


class Round(Procedure):
    STEPS: ClassVar[tuple[Step, ...]] = (
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
        number = game.options.actions_each
        options = ONE_ACTION if number == 1 else ACTION_OPTIONS
        return Decisions([Decision(seat, "action", options, number, number) for seat in game.in_order()])

    def reveal_actions(self, game: Race, reply: Reply) -> Next:
        for answer in reply.answers:
            actions = first_copies([option.id() for option in answer.options])
            game.players[answer.seat].actions = tuple(actions)
            game.note_all("chose", answer.seat, actions)
        return None

    def next_phase(self, game: Race) -> Next:
        if game.options.sets and game.phase >= 0:
            end_phase(game)
        chosen = 0  # one bit for each action
        for player in game.players:
            for action in player.actions:
                chosen |= 1 << action
        while self.phase < len(PHASES):
            phase = self.phase
            self.phase += 1
            if chosen & BEGUN_BY[phase]:
                game.phase = phase
                game.note("phase", -1, phase)
                return Call(procedure_of(phase, game.options.sets))
        game.phase = -1
        return None

    def choose_excess(self, game: Race) -> Next:
        decisions: list[Decision] = []
        for seat in game.in_order():
            player = game.players[seat]
            limit = HAND_LIMIT
            if game.options.sets and len(player.hand) > limit:
                limit = hand_limit(player.tableau)
            excess = len(player.hand) - limit
            if excess > 0:
                hand = card_options(player.hand)
                decisions.append(Decision(seat, "hand limit", hand, excess, excess, values=(limit,)))
        return Decisions(decisions) if decisions else None

    def discard_excess(self, game: Race, reply: Reply) -> Next:
        for answer in reply.answers:
            discard_picked(game, answer.seat, answer.options)
        if game.options.sets:
            end_discarding(game, reply)
        return None

    def take_back_actions(self, game: Race) -> Next:
        for player in game.players:
            player.actions = ()
            if player.boosted != NO_ACTION:
                player.standing = player.standing.with_bonus(NO_ACTION, player.standing.searched)
        return None


class RoundWithSets(Round):
    """The same with powers that choose last, and with the search before the first phase."""

    STEPS = (
        Step("race:round.1", "choose_actions", "lay_actions"),
        Step("race:prestige.action.3", "announce", "reveal_actions"),
        Step("race:power.select-last.1", "choose_last", "reveal_last"),
        Loop("race:search.2", "next_search"),
        Loop("race:round.3", "next_phase"),
        Step("race:round.10", "choose_excess", "discard_excess"),
        Step("race:round.11", "take_back_actions"),
    )

    def __init__(self, phase: int = 0, searching: int = 0, laid: tuple[tuple[int, ...], ...] = ()) -> None:
        super().__init__(phase)
        self.searching = searching
        self.laid = laid  # seat and both actions, face down, while somebody has yet to say what the card is for

    def copy(self) -> RoundWithSets:
        return RoundWithSets(self.phase, self.searching, self.laid)

    def choose_actions(self, game: Race) -> Next:
        options = ONE_ACTION if game.options.actions_each == 1 else ACTION_OPTIONS
        decisions: list[Decision] = []
        for seat in game.in_order():
            now = game.options.actions_each - 1 if chooses_last(game, seat) else game.options.actions_each
            if now:
                decisions.append(
                    Decision(seat, "action", action_options(game, seat, options, game.options.actions_each), now, now)
                )
        return Decisions(decisions)

    def why_not(self, game: Race, seat: int, thing: Thing) -> Refused | None:
        kind, action = thing
        player = game.players[seat]
        if kind != "action" or game.prompt(seat) not in ("action", "announce"):
            return None
        laid = [each for each in self.laid if each[0] == seat]
        if action in player.actions or (laid and action in laid[0][1:]):
            return Refused("action-chosen", (), "race:two-player.2")
        return Refused("search-used", (), "race:prestige.action.7") if action == SEARCH else None

    def lay_actions(self, game: Race, reply: Reply) -> Next:
        """All are revealed at once; but who has laid the prestige/search card as one of two says first what for."""
        if any(PRESTIGE_OR_SEARCH in answer.options for answer in reply.answers):
            every = [(answer.seat, *[option.id() for option in answer.options]) for answer in reply.answers]
            self.laid = tuple(every)
            return None
        for answer in reply.answers:
            reveal(game, answer.seat, answer.options)
        return None

    def announce(self, game: Race) -> Next:
        """A search, or the bonus of an action whose card stays in hand: the other one was laid in its place."""
        decisions: list[Decision] = []
        for seat, *actions in self.laid:
            if SEARCH in actions:
                others = [action for action in range(SETTLE_2 + 1) if action not in actions]
                decisions.append(Decision(seat, "announce", announcements(game, seat, others)))
        return Decisions(decisions) if decisions else None

    def reveal_actions(self, game: Race, reply: Reply) -> Next:
        for seat, *actions in self.laid:
            options = [ACTION_OPTIONS[action] for action in actions if action != SEARCH]
            for answer in reply.answers:
                if answer.seat == seat:
                    options += answer.options
            reveal(game, seat, options)
        self.laid = ()
        return None

    def choose_last(self, game: Race) -> Next:
        """Who may see the others' actions first chooses now: the action, or the second one of two."""
        for seat in game.in_order():
            chosen = game.players[seat].actions
            if chooses_last(game, seat) and len(chosen) < game.options.actions_each:
                options = action_options(game, seat, ONE_ACTION if game.options.actions_each == 1 else ACTION_OPTIONS)
                left = [option for option in options if option.id() not in chosen]
                return Decision(seat, "action", left)
        return None

    def reveal_last(self, game: Race, reply: Reply) -> Next:
        for answer in reply.answers:
            reveal(game, answer.seat, answer.options)
        return None

    def next_search(self, game: Race) -> Next:
        """Before the first phase, and only for those who chose it."""
        while self.searching < game.seats:
            seat = (game.first + self.searching) % game.seats
            self.searching += 1
            if SEARCH in game.players[seat].actions:
                return Call(Search(seat))
        return None


def chooses_last(game: Race, seat: int) -> bool:
    return find_power(game.players[seat].tableau, ChooseActionLast) >= 0


def reveal(game: Race, seat: int, chosen: list[Option]) -> None:
    """These actions are known from now on, with the one that was chosen before, if there is one."""
    player = game.players[seat]
    actions = first_copies([*player.actions, *[option.id() for option in chosen]])
    player.actions = tuple(actions)
    game.note_all("chose", seat, actions)
    for action in boosted_by(chosen):
        pay_for_bonus(game, seat, action)


def end_phase(game: Race) -> None:
    """What is looked at whenever a phase has ended: who leads in prestige, and who has reached a goal."""
    if game.with_prestige():
        find_leaders(game)
    if game.goals:
        check_goals(game, ENDS[game.phase])


def end_discarding(game: Race, reply: Reply) -> None:
    """Somebody may take what the others have discarded, and to discard may be a goal."""
    for seat in game.in_order():
        if find_power(game.players[seat].tableau, TakeExcess) >= 0:
            others = [answer for answer in reply.answers if answer.seat != seat]
            take_excess(game, seat, [option.id() for answer in others for option in answer.options])
    if game.goals:
        check_goals(game, ROUND_END, tuple([answer.seat for answer in reply.answers]))


def take_excess(game: Race, seat: int, cards: list[int]) -> None:
    """Take into hand what the others have just discarded; with the draft, as many cards of the own pile."""
    if not cards:
        return
    if game.drafted is not None:
        draw(game, seat, len(cards))
        return
    for card in cards:
        game.discard.remove(card)
    game.players[seat].hand += cards
    game.note_own("taken", seat, cards, learned=True)


def first_copies(actions: list[int]) -> list[int]:
    """A second copy without the first is as good as the first."""
    if len(actions) == 1 and actions[0] <= PRODUCE:
        return actions
    if DEVELOP_2 in actions and DEVELOP not in actions:
        actions[actions.index(DEVELOP_2)] = DEVELOP
    if SETTLE_2 in actions and SETTLE not in actions:
        actions[actions.index(SETTLE_2)] = SETTLE
    return sorted(actions)


def procedure_of(phase: int, sets: int) -> Procedure:
    action = PHASES[phase][0]
    if action == EXPLORE_5:
        return ExploreWithSets() if sets else Explore()
    if action in (DEVELOP, DEVELOP_2):
        return Develop(action == DEVELOP_2)
    if action in (SETTLE, SETTLE_2):
        return Settle(action == SETTLE_2)
    return Consume() if action == CONSUME_TRADE else Produce()
