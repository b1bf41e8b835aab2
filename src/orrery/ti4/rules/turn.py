"""Rounds, turns and what comes between them: as much of it as the galaxy and its fleets need. No strategy phase yet."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import PASS, Decision, Option, Refused, Reply, Thing, about
from orrery.kernel.procedure import Call, Goto, Loop, Next, Procedure, Step
from orrery.kernel.window import At
from orrery.ti4.components import COMPONENTS
from orrery.ti4.objectives import progress, public
from orrery.ti4.queries import actions_a_turn
from orrery.ti4.registry import DEEDS
from orrery.ti4.rules.deed import CANCELLED, ENDED
from orrery.ti4.rules.moves import draw, gain_point, ready_everything
from orrery.ti4.rules.set_up import SetUp
from orrery.ti4.rules.strategic import StrategicAction
from orrery.ti4.rules.tactical import TacticalAction, arrivals, may_activate
from orrery.ti4.rules.vote import ResolveAgenda
from orrery.ti4.state import ACTION, NOBODY, STATUS, TOKENS, Galaxy
from orrery.ti4.units import COUNT, Force
from orrery.ti4.windows import (
    ACTION as COMPONENT_ACTION,
)
from orrery.ti4.windows import (
    AFTER_ACTION_PERFORMED,
    END_OF_STATUS_PHASE,
    END_OF_TURN,
    START_OF_STATUS_PHASE,
    START_OF_TURN,
    WHEN_PLAYER_PASSES,
)

TACTICAL: Final = Option("tactical")
END: Final = Option("end turn")
ENOUGH: Final = Option("no further action")


class WholeGame(Procedure):
    STEPS = (
        Step("ti4:S1", "set_up"),
        Loop("ti4:79", "next_phase"),
        Step("ti4:77.8", "most_points_win"),
    )

    def __init__(self, factions: str = "", map: str = "", start: str = "", speaker: int = NOBODY) -> None:
        self.factions = factions  # how the table is to be set up; "": it is
        self.map = map
        self.start = start
        self.speaker = speaker

    def set_up(self, game: Galaxy) -> Next:
        return Call(SetUp(self.factions, self.map, self.start, self.speaker)) if self.factions else None

    def next_phase(self, game: Galaxy) -> Next:
        if game.rounds > game.longest:
            return None
        return Call(ActionPhase())

    def most_points_win(self, game: Galaxy) -> Next:
        best = max(player.points for player in game.players)
        game.finish([seat for seat in range(game.seats) if game.players[seat].points == best])
        return None


class ActionPhase(Procedure):
    SCOPE = "round"
    STEPS = (Loop("ti4:4", "next_turn"), Step("ti4:4.5", "go_on"))

    def next_turn(self, game: Galaxy) -> Next:
        game.phase = ACTION
        if all(player.passed for player in game.players):
            return None
        game.active = (game.active + 1) % game.seats
        while game.players[game.active].passed:
            game.active = (game.active + 1) % game.seats
        for player in game.players:
            player.traded, player.talks = (), ()
        return Call(Turn(game.active))

    def go_on(self, game: Galaxy) -> Next:
        return Call(StatusPhase())


class AgendaPhase(Procedure):
    """Two agendas, then all planets are readied."""

    STEPS = (Loop("ti4:2.2", "next_agenda"), Step("ti4:2.4", "ready_planets"))

    def __init__(self, done: int = 0) -> None:
        self.done = done

    def next_agenda(self, game: Galaxy) -> Next:
        if self.done == 2:
            return None
        self.done += 1
        card = game.agendas[0]
        game.agendas = (*game.agendas[1:], card)
        return Call(ResolveAgenda(card))

    def ready_planets(self, game: Galaxy) -> Next:
        ready_everything(game)
        return None


class Turn(Procedure):
    SCOPE = "turn"
    STEPS = (
        At("ti4:4.3a", START_OF_TURN),
        Step("ti4:4.1", "choose_action", "note_action"),
        Step("ti4:4.1", "perform", "give_back_if_cancelled"),
        At("ti4:4.1", AFTER_ACTION_PERFORMED),
        Step("ti4:4.1", "act_again"),
        Step("ti4:91.1", "choose_to_end", "end"),
        At("ti4:4.3a", END_OF_TURN),
    )

    def __init__(self, seat: int, action: Option = PASS, actions: int = 0) -> None:
        self.seat = seat
        self.action = action
        self.actions = actions  # performed in this turn

    def choose_action(self, game: Galaxy) -> Next:
        """Nobody passes after an action, nor must act a second time."""
        player = game.players[self.seat]
        if player.eliminated:
            return Goto(END_OF_TURN)
        unused = [card for card in player.strategies if card not in player.used]
        options = [ENOUGH] if self.actions else [] if unused else [PASS]
        options += about("strategy", unused)
        if player.tactic and may_activate(game, self.seat):
            options.append(TACTICAL)
        for each in (*player.hand, *player.in_play()):
            if each in DEEDS[COMPONENT_ACTION] and each not in player.exhausted:
                if DEEDS[COMPONENT_ACTION][each][0].fits(game, self.seat, each):
                    kind = COMPONENTS[each].kind
                    options.append(Option(kind, ((kind, each),)))
        return Decision(self.seat, "action", options)

    def question_numbers(self, game: Galaxy, decision: Decision) -> tuple[int, ...]:
        """Where one may act decides what one does: as at the activation."""
        return arrivals(game, self.seat) if TACTICAL in decision.options else decision.values

    def why_not(self, game: Galaxy, seat: int, thing: Thing) -> Refused | None:
        """A system is activated by a tactical action, which costs a token of the tactic pool; as at the activation."""
        if thing[0] not in ("system", "planet"):
            return None
        if game.players[seat].tactic:
            return TacticalAction(seat).why_not(game, seat, thing)
        return Refused("no-tactic-token", (), "ti4:52.4")

    def note_action(self, game: Galaxy, reply: Reply) -> Next:
        self.action = reply.option()
        return None

    def perform(self, game: Galaxy) -> Next:
        if self.action.key == TACTICAL.key:
            return Call(TacticalAction(self.seat))
        if self.action.key == "strategy":
            return Call(StrategicAction(self.seat, self.action.id()))
        if self.action.key == ENOUGH.key:
            return Goto("choose_to_end")
        if self.action.things:
            each = self.action.id()
            return Call(DEEDS[COMPONENT_ACTION][each][0](self.seat, each))
        return Call(Pass(self.seat))

    def give_back_if_cancelled(self, game: Galaxy, reply: Reply) -> Next:
        """A cancelled component action leaves the action unused. A turn that was ended goes on with its end."""
        if reply.result == ENDED:
            return Goto(END_OF_TURN)
        return Goto("choose_action") if reply.result == CANCELLED else None

    def act_again(self, game: Galaxy) -> Next:
        self.actions += 1
        if game.players[self.seat].passed or self.actions >= actions_a_turn(game, self.seat):
            return None
        return Goto("choose_action")

    def choose_to_end(self, game: Galaxy) -> Next:
        """The last time for transactions: after the secondaries of Trade, or in the turn of a pass. Else not asked."""
        return Decision(self.seat, "end turn", [END], pause=True)

    def end(self, game: Galaxy, reply: Reply) -> Next:
        return None


class Pass(Procedure):
    STEPS = (Step("ti4:4.3", "mark"), At("ti4:4.5", WHEN_PLAYER_PASSES))

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def mark(self, game: Galaxy) -> Next:
        game.players[self.seat].passed = True
        game.note("passed", self.seat)
        return None


class StatusPhase(Procedure):
    """What skirmishes need of the eight steps; nobody is asked anything here yet."""

    SCOPE = "status phase"
    STEPS = (
        At("ti4:82", START_OF_STATUS_PHASE),
        Step("ti4:82.1", "score"),
        Step("ti4:82.3", "draw_cards"),
        Step("ti4:82.4", "take_back_tokens"),
        Step("ti4:82.7", "repair"),
        At("ti4:82.8", END_OF_STATUS_PHASE),
        Step("ti4:82.8", "vote"),
        Step("ti4:82.8", "begin_round"),
    )

    def score(self, game: Galaxy) -> Next:
        game.phase = STATUS
        for seat in range(game.seats):
            for number in game.objectives:
                if number not in game.players[seat].scored and progress(game, seat, public(number)).is_met():
                    game.players[seat].scored = (*game.players[seat].scored, number)
                    gain_point(game, seat)
                    break
        return None

    def draw_cards(self, game: Galaxy) -> Next:
        for seat in range(game.seats):
            if not game.players[seat].eliminated:
                draw(game, seat, 1)
        return None

    def take_back_tokens(self, game: Galaxy) -> Next:
        for player in game.players:
            player.tokens = ()
            gained = 0 if player.eliminated else 2
            player.tactic += max(0, min(gained, TOKENS - player.tactic - player.fleet - player.strategy))  # 52.3a
            player.passed = player.eliminated
            player.commodities = 0 if player.eliminated else 3
            player.used = ()
        ready_everything(game)
        return None

    def repair(self, game: Galaxy) -> Next:
        for player in game.players:
            player.space = {system: whole_again(force) for system, force in player.space.items()}
            player.ground = {planet: whole_again(force) for planet, force in player.ground.items()}
        return None

    def vote(self, game: Galaxy) -> Next:
        """Once the custodians have gone."""
        return None if game.custodians or not game.agendas else Call(AgendaPhase())

    def begin_round(self, game: Galaxy) -> Next:
        game.rounds += 1
        return None


def whole_again(force: Force) -> Force:
    if not any(force[COUNT:]):
        return force
    return tuple([force[type] + force[type + COUNT] for type in range(COUNT)]) + (0,) * COUNT
