"""The action phase: turns by initiative, until everybody has passed."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import PASS, Decision, Option, Refused, Reply, Thing, about
from orrery.kernel.procedure import Call, Goto, Loop, Next, Procedure, Step
from orrery.kernel.window import At, Window
from orrery.ti4.components import COMPONENTS
from orrery.ti4.initiative import beginning_with, by_initiative
from orrery.ti4.modifier import Modifier
from orrery.ti4.queries import actions_a_turn, is_barred, is_exhausted
from orrery.ti4.registry import DEEDS
from orrery.ti4.rules.deed import CANCELLED, ENDED
from orrery.ti4.rules.strategic import StrategicAction
from orrery.ti4.rules.tactical import FightOn, TacticalAction, arrivals, may_activate, may_activate_again
from orrery.ti4.state import ACTION, NOBODY, Galaxy
from orrery.ti4.windows import (
    ACTION as COMPONENT_ACTION,
)
from orrery.ti4.windows import (
    AFTER_ACTION_PERFORMED,
    END_OF_TURN,
    START_OF_TURN,
    WHEN_PLAYER_PASSES,
)

TACTICAL: Final = Option("tactical")
END: Final = Option("end turn")
ENOUGH: Final = Option("no further action")


class ActionPhase(Procedure):
    SCOPE = "action phase"
    STEPS = (Step("ti4:4", "begin_phase"), Loop("ti4:4", "next_turn"))

    def __init__(self, following: tuple[int, ...] = ()) -> None:
        self.following = following  # who came after the active player when that turn began

    def begin_phase(self, game: Galaxy) -> Next:
        game.phase = ACTION
        return None

    def next_turn(self, game: Galaxy) -> Next:
        """By initiative, again and again, until everybody has passed. Who is eliminated has no number any more."""
        order = by_initiative(game)
        if game.active in order:
            after = order.index(game.active) + 1
        else:
            after = next((order.index(seat) for seat in self.following if seat in order), 0)
        waiting = [seat for seat in order[after:] + order[:after] if not game.players[seat].passed]
        if not waiting:
            return None
        game.active = waiting[0]
        self.following = tuple(beginning_with(order, game.active)[1:])
        game.turns += 1
        game.activated = NOBODY
        for player in game.players:
            player.traded, player.talks = (), ()
        return Call(Turn(game.active))


class Turn(Procedure):
    SCOPE = "turn"
    STEPS = (
        At("ti4:4.3a", START_OF_TURN),
        Step("ti4:F.general.9", "hear_of_notes"),
        Step("ti4:F.general.9", "begin_once_more"),
        Step("ti4:4.1", "choose_action", "note_action"),
        Step("ti4:4.1", "perform", "give_back_if_cancelled"),
        At("ti4:4.1", AFTER_ACTION_PERFORMED),
        Step("ti4:4.1", "act_again"),
        Step("ti4:91.1", "choose_to_end", "end"),
        Loop("ti4:88.3", "fight_what_is_left"),
        At("ti4:4.3a", END_OF_TURN),
    )

    def __init__(
        self,
        seat: int,
        action: Option = PASS,
        actions: int = 0,
        more: int = 0,
        heard: tuple[tuple[int, int], ...] = (),
    ) -> None:
        self.seat = seat
        self.action = action
        self.actions = actions  # performed in this turn
        self.heard = heard  # who held which notes that act at the start of a turn when that was over
        self.more = more  # granted beyond those of every turn

    def hear_of_notes(self, game: Galaxy) -> Next:
        self.heard = notes_for_the_start(game)
        return None

    def begin_once_more(self, game: Galaxy) -> Next:
        """For notes that somebody has received before the first action: nothing has happened since the start of the
        turn. What could have acted then does not act now."""
        late, self.heard = self.late_notes(game), notes_for_the_start(game)
        if not late:
            return None
        window = Window(START_OF_TURN, tuple(game.order(game.moment(START_OF_TURN).order)))
        for seat in window.order:
            passed = [offer.option for offer in game.offers(window, seat) if (seat, offer.option.id()) not in late]
            window.used += [(seat, option) for option in passed]
        return Call(window)

    def late_notes(self, game: Galaxy) -> list[tuple[int, int]]:
        return [each for each in notes_for_the_start(game) if each not in self.heard]

    def choose_action(self, game: Galaxy) -> Next:
        """Nobody passes after an action, nor must act a second time."""
        player = game.players[self.seat]
        if player.eliminated:
            return Goto(END_OF_TURN)
        if player.traded and not self.actions and self.action == PASS and self.late_notes(game):
            return Goto("begin_once_more")
        unused = [card for card in player.strategies if card not in player.used]
        options = [ENOUGH] if self.actions else [] if unused else [PASS]
        options += about("strategy", unused)
        if player.tactic and (may_activate(game, self.seat) or may_activate_again(game, self.seat)):
            options.append(TACTICAL)
        for each in (*player.hand, *game.in_play(self.seat)):
            if each in DEEDS[COMPONENT_ACTION] and not is_exhausted(game, self.seat, each):
                if DEEDS[COMPONENT_ACTION][each][0].fits(game, self.seat, each) and not is_barred(
                    game, self.seat, each
                ):
                    kind = COMPONENTS[each].kind
                    options.append(Option(kind, ((kind, each),)))
        return Decision(self.seat, "action", options)

    def question_numbers(self, game: Galaxy, decision: Decision) -> tuple[int, ...]:
        """Where one may act decides what one does: as at the activation."""
        return arrivals(game, self.seat) if TACTICAL in decision.options else decision.values

    def why_not(self, game: Galaxy, seat: int, thing: Thing) -> Refused | None:
        """A system is activated by a tactical action, which costs a token of the tactic pool; as at the activation.

        An action of a kind that is not offered is asked for by its name: "pass", "tactical", "component".
        """
        player = game.players[seat]
        if thing[0] == PASS.key:
            unused = [card for card in player.strategies if card not in player.used]
            return Refused("card-not-played", (unused[0],), "ti4:4.4") if unused else None
        if thing[0] == "component":
            return Refused("no-component-action", (), "ti4:4.1")
        if thing[0] not in ("system", "planet", TACTICAL.key):
            return None
        if not player.tactic:
            return Refused("no-tactic-token", (), "ti4:52.4")
        return None if thing[0] == TACTICAL.key else TacticalAction(seat).why_not(game, seat, thing)

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
        """A cancelled component action leaves the action unused. A turn that was ended goes on with its end. Passing is
        no action."""
        if reply.result == ENDED:
            return Goto("fight_what_is_left")
        if game.players[self.seat].passed:
            return Goto("choose_to_end")
        return Goto("choose_action") if reply.result == CANCELLED else None

    def act_again(self, game: Galaxy) -> Next:
        self.actions += 1
        if self.actions >= actions_a_turn(game, self.seat) + self.more:
            return None
        return Goto("choose_action")

    def choose_to_end(self, game: Galaxy) -> Next:
        """The last time for transactions: after the secondaries of Trade, or in the turn of a pass. Else not asked."""
        return Decision(self.seat, "end turn", [END], pause=True)

    def end(self, game: Galaxy, reply: Reply) -> Next:
        return None

    def fight_what_is_left(self, game: Galaxy) -> Next:
        """A turn that was ended does not spare units that must fight. With the tactical action its system is active no
        more (6.4), also where it was left before its last step."""
        for each in game.lasting(Modifier) if game.effects else ():
            system = each.still_fights(game)
            if system != NOBODY:
                game.effects = [effect for effect in game.effects if effect is not each]
                return Call(FightOn(each.owner, system))
        game.active_system = NOBODY
        return None


def notes_for_the_start(game: Galaxy) -> tuple[tuple[int, int], ...]:
    """Who holds which promissory notes that act at the start of a turn."""
    users = DEEDS[START_OF_TURN]
    return tuple([(seat, note) for seat, player in enumerate(game.players) for note in player.notes if note in users])


class Pass(Procedure):
    STEPS = (Step("ti4:4.3", "mark"), At("ti4:4.5", WHEN_PLAYER_PASSES))

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def mark(self, game: Galaxy) -> Next:
        game.players[self.seat].passed = True
        game.note("passed", self.seat)
        return None


def turn_now(game: Galaxy) -> Turn:
    now = game.innermost(Turn)
    assert isinstance(now, Turn)
    return now
