"""What a seat sees of objectives and of the council: its progress, the votes, the agendas that it knows."""

from __future__ import annotations

from orrery.kernel.decision import Option
from orrery.ti4.objective_cards import progress
from orrery.ti4.prediction import Prediction
from orrery.ti4.rules.vote import CastVotes, ResolveAgenda
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.view import AgendaView, GoalView, VoteView


def goals_seen(game: Galaxy, seat: int) -> tuple[GoalView, ...]:
    """The public objectives and the own secrets; those of others are seen once they are scored."""
    cards = [*game.objectives, *(game.players[seat].secrets if seat != NOBODY else ())]
    return tuple([goal_seen(game, seat, card) for card in cards])


def goal_seen(game: Galaxy, seat: int, card: int) -> GoalView:
    made = progress(game, max(0, seat), card)
    scored = tuple([other for other, player in enumerate(game.players) if card in player.scored])
    if seat == NOBODY:
        return GoalView(card, 0, made.need, (), scored)
    return GoalView(card, made.have, made.need, made.things, scored)


# -- the vote ----------------------------------------------------------------------------------------------------------


def agenda_seen(game: Galaxy, seat: int) -> AgendaView | None:
    now, voting = None, NOBODY
    for frame in game.stack:
        if isinstance(frame.procedure, ResolveAgenda):
            now = frame.procedure
        elif isinstance(frame.procedure, CastVotes):
            voting = frame.procedure.seat
    if now is None:
        return None
    predictions = [vote_seen(each.owner, each.outcome, 0, each.about) for each in game.lasting(Prediction)]
    return AgendaView(
        now.card,
        tuple([vote_seen(seat, outcome, number) for seat, outcome, number in now.votes]),
        tuple(predictions),
        now.voted,
        voting,
        vote_seen(NOBODY, now.outcome, 0),
        now.hidden if seat in now.seen else NOBODY,
    )


def vote_seen(seat: int, outcome: Option, votes: int, card: int = NOBODY) -> VoteView:
    return VoteView(seat, outcome.key, outcome.things[0][1] if outcome.things else NOBODY, votes, card)


def agendas_known(game: Galaxy, seat: int) -> tuple[tuple[int, int], ...]:
    """Cards of the deck that this seat has looked at, with their place from the top."""
    known = [card for each, card in game.agendas_known if each == seat]
    top = len(game.agendas) - 1
    places = [(card, top - place) for place, card in enumerate(game.agendas) if card in known]
    return tuple(reversed(places))
