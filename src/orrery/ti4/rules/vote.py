"""One agenda: reveal, answers, votes, outcome."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Reply, about
from orrery.kernel.procedure import Loop, Next, Procedure, Step
from orrery.kernel.window import At
from orrery.ti4.agenda import AGENDAS, Agenda
from orrery.ti4.planets import influence, ready_planets
from orrery.ti4.state import AGENDA, NOBODY, Galaxy
from orrery.ti4.windows import (
    AFTER_AGENDA_REVEALED,
    AFTER_OUTCOME_RESOLVED,
    BEFORE_OUTCOME_RESOLVES,
    BEFORE_VOTING,
    WHEN_AGENDA_REVEALED,
    WHEN_ELECTED,
    WHEN_OUTCOME_WOULD_RESOLVE,
)

ABSTAIN: Final = Option("abstain")


class ResolveAgenda(Procedure):
    """The rulebook's three steps with every moment between them."""

    SCOPE = "agenda"
    STEPS = (
        Step("ti4:2.2.i", "reveal"),
        At("ti4:2.2.i", WHEN_AGENDA_REVEALED),
        At("ti4:2.22", AFTER_AGENDA_REVEALED),
        At("ti4:2.2.ii", BEFORE_VOTING),
        Loop("ti4:2.2.ii", "choose_outcome", "note_outcome"),
        Step("ti4:2.19", "choose_tie", "break_tie"),
        At("ti4:2.10a", WHEN_ELECTED),
        At("ti4:2.2.iii", WHEN_OUTCOME_WOULD_RESOLVE),
        At("ti4:14.5c", BEFORE_OUTCOME_RESOLVES),
        Step("ti4:2.2.iii", "resolve"),
        At("ti4:2.22b", AFTER_OUTCOME_RESOLVED),
        Step("ti4:2.2.iii", "put_away"),
    )

    def __init__(
        self,
        card: int,
        turn: int = 0,
        outcome: Option = ABSTAIN,
        votes: list[tuple[int, Option, int]] | None = None,
    ) -> None:
        self.card = card
        self.turn = turn  # how many have had their vote; odd: the outcome is named, the planets are not
        self.outcome = outcome
        self.votes = votes if votes is not None else []  # seat, outcome, how many

    def agenda(self) -> Agenda:
        return AGENDAS[self.card]

    def reveal(self, game: Galaxy) -> Next:
        game.phase = AGENDA
        for player in game.players:
            player.traded, player.talks = (), ()
        game.note_shown("agenda", game.speaker, self.card)
        return None

    def voter(self, game: Galaxy) -> int:
        """Left of the speaker first, the speaker last."""
        return (game.speaker + 1 + self.turn // 2) % game.seats

    def choose_outcome(self, game: Galaxy) -> Next:
        """First for what, then with which planets: two questions, each of which can be listed in full."""
        while self.turn < 2 * game.seats:
            seat = self.voter(game)
            planets = [planet for planet in ready_planets(game, seat) if influence(game, planet)]
            if self.turn % 2:
                return Decision(seat, "vote with", about("planet", planets), 1, len(planets))
            if planets:
                return Decision(seat, "vote", [ABSTAIN, *self.agenda().outcomes(game)], things=(("agenda", self.card),))
            self.turn += 2
        return None

    def note_outcome(self, game: Galaxy, reply: Reply) -> Next:
        seat = self.voter(game)
        if self.turn % 2 == 0:
            self.outcome = reply.option()
            self.turn += 2 if self.outcome == ABSTAIN else 1
            return None
        planets = [option.id() for option in reply.options()]
        for planet in planets:
            game.exhausted[planet] = True
        number = sum(influence(game, planet) for planet in planets)
        self.votes.append((seat, self.outcome, number))
        self.turn += 1
        game.note("voted", seat, number, *planets)
        return None

    def leaders(self, game: Galaxy) -> list[Option]:
        totals: dict[Option, int] = {}
        for _, outcome, number in self.votes:
            totals[outcome] = totals.get(outcome, 0) + number
        most = max(totals.values(), default=0)
        tied = [outcome for outcome, number in totals.items() if number == most]
        return tied if totals else self.agenda().outcomes(game)

    def choose_tie(self, game: Galaxy) -> Next:
        """One leader is a forced reply, so nobody is asked; no vote at all: the speaker chooses among all outcomes."""
        leaders = self.leaders(game)
        return Decision(game.speaker, "break tie", leaders, things=(("agenda", self.card),)) if leaders else None

    def break_tie(self, game: Galaxy, reply: Reply) -> Next:
        self.outcome = reply.option()
        game.note("outcome", NOBODY, self.card)
        return None

    def resolve(self, game: Galaxy) -> Next:
        voters: dict[str, list[int]] = {}
        for seat, outcome, _ in self.votes:
            voters.setdefault(outcome.key, []).append(seat)
        return self.agenda().resolve(game, self.outcome, voters)

    def put_away(self, game: Galaxy) -> Next:
        agenda = self.agenda()
        if agenda.LAW and self.outcome.key != "against":
            game.laws = (*game.laws, self.card)
        else:
            game.agenda_discard = (*game.agenda_discard, self.card)
        return None
