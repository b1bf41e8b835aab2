"""One agenda: reveal, answers, votes, outcome."""

from __future__ import annotations

from typing import ClassVar, Final

from orrery.kernel.decision import Decision, Decisions, Option, Refused, Reply, Thing, about
from orrery.kernel.procedure import Call, Done, Goto, Loop, Next, Procedure, Step
from orrery.kernel.window import At, Window, opened
from orrery.ti4.agenda import AGENDAS, Agenda, Voters
from orrery.ti4.components import COMPONENTS, thing_of
from orrery.ti4.initiative import clockwise
from orrery.ti4.limits import fleet_tokens
from orrery.ti4.modifier import Modifier
from orrery.ti4.planets import ready_planets
from orrery.ti4.prediction import ABSTAIN, Prediction
from orrery.ti4.queries import deciding
from orrery.ti4.rules.agenda_moves import draw_agenda, enact_law, knowing_top_agenda, put_out
from orrery.ti4.rules.each_player import lose_fleet_tokens
from orrery.ti4.rules.moves import exhaust_planet
from orrery.ti4.rules.note_moves import return_note
from orrery.ti4.state import AGENDA, NOBODY, Galaxy
from orrery.ti4.votes import may_vote, planets_that_vote, votes_given, votes_of
from orrery.ti4.windows import (
    AFTER_AGENDA_REVEALED,
    AFTER_OUTCOME_RESOLVED,
    AFTER_SPEAKER_VOTES,
    AFTER_YOU_CAST_VOTES,
    BEFORE_OUTCOME_RESOLVES,
    BEFORE_PLAYER_CASTS_VOTES,
    BEFORE_VOTING,
    WHEN_AGENDA_REVEALED,
    WHEN_ELECTED,
    WHEN_OUTCOME_WOULD_RESOLVE,
    WHEN_YOU_CAST_VOTES,
)

READY: Final = Option("ready")
REPLACED: Final = 1  # another agenda takes its place


class ResolveAgenda(Procedure):
    """The rulebook's three steps with every moment between them.

    What a card does to the vote as a whole is a field here: `outcome` may be named without a vote (`decided`), and
    `replaced` discards the agenda for another one. An agenda may be hidden beneath another: that one is voted on.
    """

    SCOPE = "agenda"
    STEPS: ClassVar[tuple[Step, ...]] = (
        Step("ti4:2.2.i", "reveal"),
        At("ti4:2.2.i", WHEN_AGENDA_REVEALED),
        Step("ti4:2.2.i", "leave_if_replaced"),
        At("ti4:2.22", AFTER_AGENDA_REVEALED),
        Step("ti4:91.6", "choose_ready", "begin_to_vote"),
        At("ti4:2.2.ii", BEFORE_VOTING),
        Loop("ti4:2.2.ii", "next_voter"),
        Step("ti4:2.19", "choose_tie", "break_tie"),
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
    ) -> None:
        self.card = card
        self.votes = votes if votes is not None else []  # seat, outcome, how many; one line for each who cast any
        self.voted = voted  # who has had their vote
        self.outcome = outcome
        self.decided = decided  # without a vote, or after it
        self.replaced = replaced
        self.unresolved = unresolved  # the outcome does nothing
        self.notes = notes  # holder and promissory note: these act until it is over, then they go back
        self.hidden = hidden  # the agenda that is voted on in its place
        self.seen = seen  # who knows that one
        self.paid = paid  # whose predictions have come true, one entry for each

    def copy(self) -> ResolveAgenda:
        return ResolveAgenda(
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
        )

    def voted_on(self) -> int:
        return self.card if self.hidden == NOBODY else self.hidden

    def agenda(self) -> Agenda:
        return AGENDAS[self.voted_on()]

    def answered_enough(self) -> bool:
        """Nobody answers an agenda that is already discarded."""
        return self.replaced

    def reveal(self, game: Galaxy) -> Next:
        """A card that can do nothing now is discarded, and the next one is revealed."""
        if game.phase == AGENDA:
            for player in game.players:
                player.traded, player.talks = (), ()
        self._show(game)
        self._pass_over_void(game)
        return None

    def _pass_over_void(self, game: Galaxy) -> None:
        while self.agenda().is_void(game):
            self._put_out(game)
            game.note("agenda void", game.speaker, self.card)
            self.card = draw_agenda(game)
            self._show(game)

    def _show(self, game: Galaxy) -> None:
        game.note_shown("agenda", game.speaker, self.card)
        self._hide(game)

    def _hide(self, game: Galaxy) -> None:
        """One that hides another: the speaker draws that one and names its outcomes alone."""
        if AGENDAS[self.card].HIDES:
            self.seen = tuple(sorted({game.speaker, *knowing_top_agenda(game)}))
            self.hidden = draw_agenda(game)
            game.note_learned("agenda hidden", game.speaker, [self.hidden], list(self.seen))
            game.note(f"hidden outcomes {self.agenda().ELECTS}", game.speaker)

    def _put_out(self, game: Galaxy) -> None:
        put_out(game, self.card)
        if self.hidden != NOBODY:
            put_out(game, self.hidden)
            self.hidden, self.seen = NOBODY, ()

    def replace(self, game: Galaxy, seat: int) -> None:
        """Somebody has it discarded for the next one."""
        self.replaced = True
        game.note("vetoed", seat, self.card)

    def leave_if_replaced(self, game: Galaxy) -> Next:
        if not self.replaced:
            return None
        self._put_out(game)
        self.return_notes(game)
        return Done(REPLACED)

    def return_notes(self, game: Galaxy) -> Next:
        for holder, note in self.notes:
            if note in game.players[holder].area:
                return_note(game, holder, note)
        return None

    # -- votes -----------------------------------------------------------------------------------------------------

    def choose_ready(self, game: Galaxy) -> Next:
        """The last time for transactions with everybody: all at once, but only who could propose one."""
        return Decisions([Decision(seat, "ready", [READY], pause=True) for seat in clockwise(game, game.speaker)])

    def begin_to_vote(self, game: Galaxy, reply: Reply) -> Next:
        return None

    def voters(self, game: Galaxy) -> list[int]:
        """Left of the speaker first, the speaker last; before all of them who always votes first."""
        seats, changing = clockwise(game, (game.speaker + 1) % game.seats), deciding(game, Modifier.votes_first)
        return sorted(seats, key=lambda seat: not any(each.votes_first(game, seat) for each in changing))

    def next_voter(self, game: Galaxy) -> Next:
        if self.decided:
            return None
        for seat in self.voters(game):
            if seat not in self.voted:
                self.voted = (*self.voted, seat)
                return Call(CastVotes(seat, self.card))
        return None

    def later(self, game: Galaxy, seat: int) -> Decision | None:
        """While others vote, or somebody may act before or after a vote: the vote of who has not had theirs."""
        top = game.stack[-1].procedure
        if not self.voted or self.decided or seat in self.voted or not isinstance(top, (CastVotes, Window)):
            return None
        return CastVotes(seat, self.card).question(game) if seat in self.voters(game) else None

    def tally(self) -> dict[Option, int]:
        totals: dict[Option, int] = {}
        for _, outcome, number in self.votes:
            if number:
                totals[outcome] = totals.get(outcome, 0) + number
        return totals

    def leaders(self, game: Galaxy) -> list[Option]:
        totals = self.tally()
        most = max(totals.values(), default=0)
        return [outcome for outcome, number in totals.items() if number == most] or self.agenda().outcomes(game)

    # -- outcome ---------------------------------------------------------------------------------------------------

    def choose_tie(self, game: Galaxy) -> Next:
        """One leader is a forced reply, so nobody is asked; no vote at all: the speaker chooses among all outcomes."""
        leaders = self.leaders(game)
        if self.decided or not leaders:
            return None
        return Decision(game.speaker, "break tie", leaders, things=(("agenda", self.card),))

    def break_tie(self, game: Galaxy, reply: Reply) -> Next:
        self.outcome = reply.option()
        things = [number for _, number in self.outcome.things]
        game.note(f"outcome {self.outcome.key}", NOBODY, self.card, *things)
        return None

    def decide(self, game: Galaxy, outcome: Option) -> None:
        """A card names the outcome."""
        self.outcome, self.decided = outcome, True
        game.note(f"outcome {outcome.key}", NOBODY, self.card, *[number for _, number in outcome.things])

    def let_elected_answer(self, game: Galaxy) -> Next:
        is_player = bool(self.outcome.things) and self.outcome.things[0][0] == "seat"
        return opened(game, WHEN_ELECTED) if is_player else None

    def resolve(self, game: Galaxy) -> Next:
        if self.unresolved or self.outcome == ABSTAIN:
            return None
        if self.hidden != NOBODY:
            self.seen = tuple(range(game.seats))
            game.note_shown("agenda uncovered", game.speaker, self.hidden)
        seats = clockwise(game, game.speaker)
        votes = sorted([line for line in self.votes if line[0] in seats], key=lambda line: seats.index(line[0]))
        return self.agenda().resolve(game, self.outcome, Voters(votes))

    def put_away(self, game: Galaxy) -> Next:
        agenda = self.agenda()
        if self.outcome != ABSTAIN and not self.unresolved and agenda.enacts(self.outcome):
            elected = self.outcome.id() if self.outcome.things else NOBODY
            enact_law(game, self.voted_on(), elected, agenda.owner(game, self.outcome))
            if self.hidden != NOBODY:
                put_out(game, self.card)
        else:
            self._put_out(game)
        return None

    def choose_prediction(self, game: Galaxy) -> Next:
        """Those that came true, from the speaker clockwise, one of each player, and again until all are resolved. Who
        has several of them says which comes first."""
        seats = clockwise(game, game.speaker)
        true = [each for each in game.lasting(Prediction) if each.owner in seats and each.outcome == self.outcome]
        if self.unresolved or not true:
            return None
        owners = {each.owner for each in true}
        seat = min(owners, key=lambda owner: (self.paid.count(owner), seats.index(owner)))
        sources = [each.about for each in true if each.owner == seat]
        options = [Option(COMPONENTS[source].kind, (thing_of(source),)) for source in sources]
        return Decision(seat, "next prediction", options, things=(("agenda", self.card),))

    def pay_prediction(self, game: Galaxy, reply: Reply) -> Next:
        source = reply.option().id()
        now = next(each for each in game.lasting(Prediction) if each.about == source and each.outcome == self.outcome)
        game.effects = [effect for effect in game.effects if effect is not now]
        self.paid = (*self.paid, now.owner)
        game.note("prediction", now.owner, now.about)
        return Call(ComeTrue(now))


class ComeTrue(Procedure):
    """What a prediction brings."""

    STEPS = (Step("ti4:2.22b", "resolve"),)

    def __init__(self, prediction: Prediction) -> None:
        self.prediction = prediction

    def resolve(self, game: Galaxy) -> Next:
        return self.prediction.come_true(game)


class CastVotes(Procedure):
    """One player's vote: for what, then with which planets; two questions, each of which can be listed in full."""

    STEPS = (
        At("ti4:2.2.ii", BEFORE_PLAYER_CASTS_VOTES),
        Step("ti4:2.5", "choose_outcome", "name_outcome"),
        Step("ti4:2.6", "choose_planets", "exhaust"),
        At("ti4:2.6", WHEN_YOU_CAST_VOTES),
        Step("ti4:2.15", "count"),
        At("ti4:2.15", AFTER_YOU_CAST_VOTES),
        Step("ti4:2.15", "let_others_answer_speaker"),
    )

    def __init__(
        self, seat: int, card: int, outcome: Option = ABSTAIN, number: int = 0, told: Option = ABSTAIN
    ) -> None:
        self.seat = seat
        self.card = card
        self.outcome = outcome
        self.number = number
        self.told = told  # for what this player was told to vote: anything else costs a token of the fleet pool

    def choose_outcome(self, game: Galaxy) -> Next:
        return self.question(game) or Goto("let_others_answer_speaker")

    def question(self, game: Galaxy) -> Decision | None:
        """For what; None: this player cannot vote."""
        if not can_vote(game, self.seat):
            return None
        things = (("agenda", self.card),)
        if self.told == ABSTAIN:
            return Decision(self.seat, "vote", [ABSTAIN, *agenda_now(game).agenda().outcomes(game)], things=things)
        others = [each for each in [ABSTAIN, *agenda_now(game).agenda().outcomes(game)] if each != self.told]
        ways = [self.told, *others] if fleet_tokens(game, self.seat) else [self.told]
        return Decision(self.seat, "vote as told", ways, things=things)

    def name_outcome(self, game: Galaxy, reply: Reply) -> Next:
        self.outcome = reply.option()
        if self.told not in (ABSTAIN, self.outcome):
            lose_fleet_tokens(game, self.seat, 1)
        if self.outcome != ABSTAIN:
            self.number = votes_given(game, self.seat)
            return None
        game.note("abstained", self.seat, self.card)
        return Goto("let_others_answer_speaker")

    def choose_planets(self, game: Galaxy) -> Next:
        """Where a law says how many votes everybody has, no planet is exhausted for them. Who has given away all
        planets that vote casts none (F.agenda.2)."""
        if self.number:
            return None
        planets = planets_that_vote(game, self.seat)
        if not planets:
            return Goto("let_others_answer_speaker")
        elected = self.outcome.things[0][1] if self.outcome.things else NOBODY
        things = (("agenda", self.card), (self.outcome.key, elected))
        return Decision(self.seat, "vote with", about("planet", planets), 1, len(planets), things=things)

    def option_numbers(self, game: Galaxy, decision: Decision, option: Option) -> tuple[int, ...]:
        """The votes that a planet gives; the tokens that an outcome costs who was told to vote for another."""
        if decision.prompt == "vote as told":
            return (int(option != self.told),)
        return (votes_of(game, self.seat, option.id()),) if decision.prompt == "vote with" else ()

    def why_not(self, game: Galaxy, seat: int, thing: Thing) -> Refused | None:
        kind, planet = thing
        if kind != "planet" or game.controller[planet] != seat or planet in planets_that_vote(game, seat):
            return None
        if planet not in ready_planets(game, seat):
            return Refused("planet-exhausted", (planet,), "ti4:2.6")
        return Refused("gives-no-votes", (planet,), "ti4:2.6")

    def exhaust(self, game: Galaxy, reply: Reply) -> Next:
        planets = [option.id() for option in reply.options()]
        self.number = sum(votes_of(game, self.seat, planet) for planet in planets)
        for planet in planets:
            exhaust_planet(game, planet)
        return None

    def count(self, game: Galaxy) -> Next:
        agenda_now(game).votes.append((self.seat, self.outcome, self.number))
        things = [number for _, number in self.outcome.things]
        game.note(f"voted {self.outcome.key}", self.seat, self.number, *things)
        return None

    def let_others_answer_speaker(self, game: Galaxy) -> Next:
        return opened(game, AFTER_SPEAKER_VOTES) if self.seat == game.speaker else None


def can_vote(game: Galaxy, seat: int) -> bool:
    """This player could cast votes now: by planets, or by what gives everybody votes."""
    able = bool(votes_given(game, seat)) or bool(planets_that_vote(game, seat))
    return able and may_vote(game, seat)


def voting_now(game: Galaxy) -> CastVotes:
    """The vote that is being cast."""
    now = game.innermost(CastVotes)
    assert isinstance(now, CastVotes)
    return now


def votes_cast(game: Galaxy, seat: int) -> int:
    """The votes of this seat on the agenda that is being resolved."""
    return sum(number for voter, _, number in agenda_now(game).votes if voter == seat)


def add_votes(game: Galaxy, seat: int, number: int) -> None:
    """More votes for what this seat has voted for."""
    votes = agenda_now(game).votes
    for line, (voter, outcome, cast) in enumerate(votes):
        if voter == seat:
            votes[line] = (voter, outcome, cast + number)
            game.note("votes added", seat, number)
            return


def agenda_now(game: Galaxy) -> ResolveAgenda:
    """The agenda that is being resolved."""
    now = game.innermost(ResolveAgenda)
    assert isinstance(now, ResolveAgenda)
    return now
