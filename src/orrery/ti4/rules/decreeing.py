"""Decreeing: agendas that one player resolves outside of the agenda phase, as if nobody else had cast a vote."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Reply, about
from orrery.kernel.procedure import Call, Loop, Next, Procedure, Step
from orrery.kernel.window import At
from orrery.ti4.agenda import AGENDAS
from orrery.ti4.modifier import Modifier
from orrery.ti4.prediction import ABSTAIN
from orrery.ti4.rules.agenda_moves import draw_agenda, look_at_agendas, repeal_law, take_agendas
from orrery.ti4.rules.vote import REPLACED, ResolveAgenda
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.windows import (
    AFTER_AGENDA_REVEALED,
    AFTER_OUTCOME_RESOLVED,
    BEFORE_OUTCOME_RESOLVES,
    WHEN_AGENDA_REVEALED,
    WHEN_OUTCOME_WOULD_RESOLVE,
)

SEEN: Final = 5
DECREED: Final = 2
KEEP_LAWS: Final = Option("keep laws")


class Silence(Modifier):
    SCOPE = "decree"

    def silences(self, game: Galaxy, seat: int) -> bool:
        return seat != self.owner


class DecreeAgendas(Procedure):
    """Perhaps a law goes; of the top agendas two are revealed, one after the other, and then resolved in the order that
    this player likes. The others are discarded. Nobody else resolves any ability meanwhile."""

    SCOPE = "decree"
    STEPS = (
        Step("ti4:31.7", "silence_others"),
        Step("ti4:31.7", "choose_law", "repeal"),
        Step("ti4:31.7", "look"),
        Step("ti4:31.7", "choose_agendas", "take"),
        Loop("ti4:2.2.i", "reveal_next", "see_whether_replaced"),
        Loop("ti4:2.2.iii", "choose_next", "resolve_next"),
    )

    def __init__(self, seat: int, taken: tuple[int, ...] = (), revealed: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.taken = taken  # to be revealed
        self.revealed = revealed  # to be resolved

    def silence_others(self, game: Galaxy) -> Next:
        game.begin_effect(Silence(self.seat))
        return None

    def choose_law(self, game: Galaxy) -> Next:
        laws = about("agenda", [card for card, _, _ in game.laws])
        return Decision(self.seat, "decree law", [KEEP_LAWS, *laws]) if laws else None

    def repeal(self, game: Galaxy, reply: Reply) -> Next:
        if reply.option() != KEEP_LAWS:
            repeal_law(game, reply.option().id())
        return None

    def look(self, game: Galaxy) -> Next:
        look_at_agendas(game, self.seat, SEEN)
        return None

    def choose_agendas(self, game: Galaxy) -> Next:
        """As many as the deck holds, where it holds so few."""
        top = list(reversed(game.agendas[-SEEN:]))
        number = min(DECREED, len(top))
        return Decision(self.seat, "decree which", about("agenda", top), number, number) if top else None

    def take(self, game: Galaxy, reply: Reply) -> Next:
        self.taken = tuple([option.id() for option in reply.options()])
        take_agendas(game, SEEN, list(self.taken))
        return None

    def reveal_next(self, game: Galaxy) -> Next:
        if not self.taken:
            return None
        card, self.taken = self.taken[0], self.taken[1:]
        return Call(RevealDecreed(card))

    def see_whether_replaced(self, game: Galaxy, reply: Reply) -> Next:
        if reply.result == REPLACED:
            self.taken = (draw_agenda(game), *self.taken)
        return None

    def choose_next(self, game: Galaxy) -> Next:
        return Decision(self.seat, "decree first", about("agenda", list(self.revealed))) if self.revealed else None

    def resolve_next(self, game: Galaxy, reply: Reply) -> Next:
        card = reply.option().id()
        self.revealed = tuple([each for each in self.revealed if each != card])
        return Call(ResolveDecreed(card, seat=self.seat))


class RevealDecreed(ResolveAgenda):
    """An agenda is revealed, and those answer who may."""

    STEPS = (
        Step("ti4:2.2.i", "reveal"),
        At("ti4:2.2.i", WHEN_AGENDA_REVEALED),
        Step("ti4:2.2.i", "leave_if_replaced"),
        Step("ti4:2.2.i", "wait"),
    )

    def copy(self) -> RevealDecreed:
        return RevealDecreed(self.card, replaced=self.replaced, notes=self.notes)

    def _show(self, game: Galaxy) -> None:
        """What one hides is drawn when it is its turn."""
        game.note_shown("agenda", game.speaker, self.card)

    def wait(self, game: Galaxy) -> Next:
        decrees = game.innermost(DecreeAgendas)
        assert isinstance(decrees, DecreeAgendas)
        decrees.revealed = (*decrees.revealed, self.card)
        return self.return_notes(game)


class ResolveDecreed(ResolveAgenda):
    """One player names the outcome, as if by the only vote."""

    STEPS = (
        Step("ti4:2.2.i", "hide_next"),
        At("ti4:2.22", AFTER_AGENDA_REVEALED),
        Step("ti4:2.5", "choose_outcome", "name_outcome"),
        Step("ti4:2.10a", "let_elected_answer"),
        At("ti4:2.2.iii", WHEN_OUTCOME_WOULD_RESOLVE),
        At("ti4:14.5c", BEFORE_OUTCOME_RESOLVES),
        Step("ti4:2.2.iii", "resolve"),
        Step("ti4:1.3", "put_away"),
        At("ti4:14.5c", AFTER_OUTCOME_RESOLVED),
        Loop("ti4:2.22b", "choose_prediction", "pay_prediction"),
        Step("ti4:95.3", "return_notes"),
    )

    def __init__(
        self,
        card: int,
        votes: list[tuple[int, Option, int]] | None = None,
        voted: tuple[int, ...] = (),
        outcome: Option = ABSTAIN,
        decided: bool = False,
        replaced: bool = False,
        unresolved: bool = False,
        notes: tuple[tuple[int, int], ...] = (),
        hidden: int = NOBODY,
        seen: tuple[int, ...] = (),
        paid: tuple[int, ...] = (),
        seat: int = NOBODY,
    ) -> None:
        super().__init__(card, votes, voted, outcome, decided, replaced, unresolved, notes, hidden, seen, paid)
        self.seat = seat  # who decrees

    def copy(self) -> ResolveDecreed:
        return ResolveDecreed(
            self.card,
            self.votes.copy(),
            self.voted,
            self.outcome,
            self.decided,
            self.replaced,
            self.unresolved,
            self.notes,
            self.hidden,
            self.seen,
            self.paid,
            self.seat,
        )

    def hide_next(self, game: Galaxy) -> Next:
        if AGENDAS[self.card].HIDES:
            self._hide(game)
            self._pass_over_void(game)
        return None

    def choose_outcome(self, game: Galaxy) -> Next:
        outcomes = self.agenda().outcomes(game)
        return Decision(self.seat, "decree", outcomes, things=(("agenda", self.card),)) if outcomes else None

    def name_outcome(self, game: Galaxy, reply: Reply) -> Next:
        self.votes.append((self.seat, reply.option(), 1))
        self.decide(game, reply.option())
        return None
