"""Predictions: riders and whatever else bets on the outcome of an agenda."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Option, Reply, Thing
from orrery.kernel.procedure import Next
from orrery.ti4.modifier import Modifier
from orrery.ti4.prediction import ABSTAIN, Prediction
from orrery.ti4.rules.deed import ActionCard
from orrery.ti4.rules.vote import agenda_now
from orrery.ti4.state import Galaxy
from orrery.ti4.windows import AFTER_AGENDA_REVEALED


class NoVote(Modifier):
    """Casts no votes on this agenda."""

    SCOPE = "agenda"

    def keeps_from_voting(self, game: Galaxy, seat: int) -> bool:
        return seat == self.owner


class Rider(ActionCard):
    """After an agenda is revealed: its owner does not vote on it and predicts an outcome; `predicts` says the prize."""

    WINDOWS = (AFTER_AGENDA_REVEALED,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, outcome: Option = ABSTAIN) -> None:
        super().__init__(seat, source, cancelled)
        self.outcome = outcome

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return bool(agenda_now(game).agenda().outcomes(game))

    def choose(self, game: Galaxy) -> Next:
        if self.outcome != ABSTAIN:
            return None
        now = agenda_now(game)
        return Decision(self.seat, "predict", now.agenda().outcomes(game), things=(("agenda", now.card),))

    def aims(self) -> tuple[Thing, ...]:
        return self.outcome.things

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.outcome = reply.option()
        return None

    def commit(self, game: Galaxy) -> Next:
        game.begin_effect(NoVote(self.seat))
        game.begin_effect(self.predicts(self.outcome))
        things = [number for _, number in self.outcome.things]
        game.note(f"predicted {self.outcome.key}", self.seat, self.source, *things)
        return None

    def predicts(self, outcome: Option) -> Prediction:
        raise NotImplementedError
