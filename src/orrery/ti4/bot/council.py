"""The agenda phase: how a vote will end, what one votes for, and when a card should change it."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Choice, Decision, Option
from orrery.ti4.bot.aims import POINT, Aims, under_way
from orrery.ti4.bot.outcomes import BAD_FOR_ELECTED, outcome_worth, stakes, worth_of_for, worth_of_repeal
from orrery.ti4.bot.replies import best
from orrery.ti4.components import COMPONENTS
from orrery.ti4.payments import GOODS
from orrery.ti4.planets import influence, ready_planets, traits_of
from orrery.ti4.prediction import ABSTAIN
from orrery.ti4.rules.agenda_phase import AGENDAS_A_PHASE, AgendaPhase
from orrery.ti4.rules.vote import ResolveAgenda
from orrery.ti4.state import Galaxy
from orrery.ti4.tiles import MECATOL_REX
from orrery.ti4.votes import may_vote, planets_that_vote, votes_given, votes_of

WORTH_A_VOTE: Final = 0.05  # of an outcome: less, and one abstains
BAD_OUTCOME: Final = -1.0  # an outcome that is worth a card to prevent
BETTER: Final = 1.0  # what a card must change the outcome by
LOST_VOTES: Final = 3  # so many make it worth while to exhaust somebody's planets before a vote
LATER: Final = 0.2  # what lies one deeper in the deck is worth so much less
TOO_LITTLE: Final = 3.5  # stakes for which nobody would look at an agenda
COUNCILOR: Final = 5  # votes
CLEAR: Final = 4  # votes by which the foreseen outcome leads, if it is sure
SURE, LIKELY = 0.8, 0.5  # how likely a forecast comes true, with a clear lead and without
PRIZES: Final = {  # of riders that come true, in resources
    "imperial-rider": POINT,
    "leadership-rider": 6.0,
    "technology-rider": 6.0,
    "politics-rider": 5.0,
    "trade-rider": 5.0,
    "construction-rider": 4.0,
    "warfare-rider": 4.0,
    "diplomacy-rider": 2.0,
}


def agenda_of(table: Galaxy, decision: Decision) -> int:
    """What is voted on; one that is hidden is for those alone who know it."""
    now = under_way(table, ResolveAgenda)
    if isinstance(now, ResolveAgenda):
        return known_agenda(now, decision.seat)
    return next((number for kind, number in decision.things if kind == "agenda"), -1)


def outcomes_now(table: Galaxy) -> list[Option]:
    """What can be voted for on the agenda that is being resolved."""
    now = under_way(table, ResolveAgenda)
    return now.agenda().outcomes(table) if isinstance(now, ResolveAgenda) else []


def known_agenda(now: ResolveAgenda, seat: int) -> int:
    return now.voted_on() if seat in now.seen else now.card


# -- how it will end ---------------------------------------------------------------------------------------------------


class Forecast:
    """The outcome that is foreseen, by how many votes it leads, what it is worth to a seat, and whether the speaker
    decides for it because several are level."""

    def __init__(self, outcome: Option, lead: int, worth: float, tied: bool = False) -> None:
        self.outcome = outcome
        self.lead = lead
        self.worth = worth
        self.tied = tied


def favourite(table: Galaxy, seat: int, agenda: int, outcomes: list[Option]) -> Option:
    """What is best for a seat; nothing that is any good: to abstain."""
    worths = [outcome_worth(table, seat, agenda, each) for each in outcomes]
    most = max(worths, default=0.0)
    return outcomes[worths.index(most)] if most >= WORTH_A_VOTE else ABSTAIN


def votes_left(table: Galaxy, seat: int) -> int:
    return votes_given(table, seat) or sum([votes_of(table, seat, each) for each in planets_that_vote(table, seat)])


def forecast(aims: Aims, silent: tuple[int, ...] = (), more: int = 0) -> Forecast:
    """How the vote ends if everybody who is still to vote does so for their own good, but for those who are silent;
    with so many more votes for what this seat has voted for."""
    table, now = aims.table, under_way(aims.table, ResolveAgenda)
    if not isinstance(now, ResolveAgenda):
        return Forecast(ABSTAIN, 0, 0.0)
    outcomes, totals = now.agenda().outcomes(table), now.tally()
    card = known_agenda(now, aims.seat)
    for voter, outcome, _ in now.votes:
        if voter == aims.seat:
            totals[outcome] = totals.get(outcome, 0) + more
    for voter in range(table.seats):
        if voter not in now.voted and voter not in silent and may_vote(table, voter):
            wish = favourite(table, voter, card, outcomes)
            if wish != ABSTAIN and votes_left(table, voter):
                totals[wish] = totals.get(wish, 0) + votes_left(table, voter)
    order = [*sorted(totals.values(), reverse=True), 0, 0]
    first = [each for each in outcomes if totals.get(each, 0) == order[0]]
    # The speaker must decide a tie, also between outcomes of which none is worth a vote.
    speaks = [outcome_worth(table, table.speaker, card, each) for each in first]
    chosen = first[speaks.index(max(speaks))] if first else ABSTAIN
    worth = outcome_worth(table, aims.seat, card, chosen)
    return Forecast(chosen, order[0] - order[1], worth, len(first) > 1)


# -- votes -------------------------------------------------------------------------------------------------------------


def choose_vote(aims: Aims, decision: Decision) -> Choice:
    """For the best outcome; nothing that is good: abstain."""
    agenda = agenda_of(aims.table, decision)

    def worth(each: Option) -> float:
        return WORTH_A_VOTE if each == ABSTAIN else outcome_worth(aims.table, aims.seat, agenda, each)

    return best(decision, worth)


def choose_outcome(aims: Aims, decision: Decision) -> Choice:
    agenda = agenda_of(aims.table, decision)
    return best(decision, lambda each: outcome_worth(aims.table, aims.seat, agenda, each))


def choose_votes(aims: Aims, decision: Decision) -> Choice:
    """Everything where a point is at stake or no agenda follows; else about half. The planets are readied after it."""
    table = aims.table
    phase, now = under_way(table, AgendaPhase), under_way(table, ResolveAgenda)
    last = not isinstance(phase, AgendaPhase) or phase.done >= AGENDAS_A_PHASE
    dear = isinstance(now, ResolveAgenda) and stakes(COMPONENTS[now.card].key) >= POINT
    if last or dear:
        return Choice(decision.seat, tuple(range(len(decision.options))))
    votes = [votes_of(table, aims.seat, option.id()) for option in decision.options]
    chosen: list[int] = []
    for place in sorted(range(len(votes)), key=lambda at: votes[at]):
        if chosen and 2 * sum([votes[at] for at in [*chosen, place]]) > sum(votes):
            break
        chosen.append(place)
    return Choice(decision.seat, tuple(sorted(chosen)))


def arrange(aims: Aims, decision: Decision) -> Choice:
    """On top what this seat can gain most by; what it can only lose by to the bottom."""
    table, seat = aims.table, aims.seat

    def worth(option: Option) -> float:
        total = 0.0
        for place, ((_, card), (_, end)) in enumerate(zip(option.things[::2], option.things[1::2])):
            gain = stakes(COMPONENTS[card].key) - TOO_LITTLE + abs(worth_of_for(table, seat, COMPONENTS[card].key))
            total += gain * (1.0 - LATER * place) if end == 0 else 0.0
        return total if table.controller[MECATOL_REX] == seat or not table.custodians else 0.0

    return best(decision, worth)


def choose_speaker(aims: Aims, decision: Decision) -> Choice:
    """Oneself; else the weakest."""
    table = aims.table
    return best(decision, lambda each: 99.0 if each.id() == aims.seat else -float(table.players[each.id()].points))


def predict(aims: Aims, decision: Decision) -> Choice:
    """What will come without one's own vote."""
    foreseen = forecast(aims, (aims.seat,)).outcome
    return best(decision, lambda each: float(each == foreseen))


# -- cards that change it ----------------------------------------------------------------------------------------------


def is_bad(aims: Aims) -> bool:
    """What is foreseen is worth a card to prevent."""
    return forecast(aims).worth <= BAD_OUTCOME


def gain_of_silence(aims: Aims, seat: int) -> float:
    """By how much it ends better if that player does not vote."""
    return forecast(aims, (seat,)).worth - forecast(aims).worth


def silence_helps(aims: Aims) -> bool:
    others = [seat for seat in range(aims.table.seats) if seat != aims.seat]
    return max([gain_of_silence(aims, seat) for seat in others]) >= BETTER


def rides(aims: Aims, key: str) -> bool:
    """The prize is likely, and more than what one's own votes would change."""
    alone = forecast(aims, (aims.seat,))
    chance = SURE if alone.lead >= CLEAR else LIKELY
    return chance * PRIZES[key] > forecast(aims).worth - alone.worth + BETTER


def own_outcome(aims: Aims) -> Option:
    """What this seat has voted for."""
    now = under_way(aims.table, ResolveAgenda)
    votes = now.votes if isinstance(now, ResolveAgenda) else []
    return next((outcome for seat, outcome, _ in votes if seat == aims.seat), ABSTAIN)


def is_sure(aims: Aims, foreseen: Forecast, outcome: Option) -> bool:
    """That outcome, and not by the grace of a speaker who may think otherwise: what is paid for must be had."""
    return foreseen.outcome == outcome and (not foreseen.tied or aims.table.speaker == aims.seat)


def councilor_helps(aims: Aims) -> bool:
    """The votes turn it, or make sure of a point."""
    mine, now = own_outcome(aims), forecast(aims)
    if now.outcome != mine:
        return is_sure(aims, forecast(aims, more=COUNCILOR), mine)
    card = under_way(aims.table, ResolveAgenda)
    dear = isinstance(card, ResolveAgenda) and stakes(COMPONENTS[card.card].key) >= POINT
    return dear and now.lead < COUNCILOR


def price_of_bribe(aims: Aims) -> int:
    """As few goods as turn the vote; 0 if it is won, or is not worth them, or they are needed."""
    mine, now = own_outcome(aims), forecast(aims)
    if mine in (ABSTAIN, now.outcome):
        return 0
    spare = aims.table.players[aims.seat].goods - aims.saved[GOODS]
    for goods in range(1, spare + 1):
        after = forecast(aims, more=goods)
        if is_sure(aims, after, mine):
            return goods if after.worth - now.worth >= max(goods, BETTER) else 0
    return 0


def bribe(aims: Aims, decision: Decision) -> Choice:
    price = price_of_bribe(aims)
    return best(decision, lambda option: -abs(float(option.id() - price)))


def names_better(aims: Aims) -> bool:
    """To name the outcome brings more than what is foreseen."""
    now = under_way(aims.table, ResolveAgenda)
    if not isinstance(now, ResolveAgenda):
        return False
    card, outcomes = known_agenda(now, aims.seat), now.agenda().outcomes(aims.table)
    worths = [outcome_worth(aims.table, aims.seat, card, each) for each in outcomes]
    return max(worths, default=0.0) - forecast(aims).worth >= BETTER


def is_elected_badly(aims: Aims) -> bool:
    now = under_way(aims.table, ResolveAgenda)
    return isinstance(now, ResolveAgenda) and COMPONENTS[now.card].key in BAD_FOR_ELECTED


def worst_law(aims: Aims) -> float:
    """What it is worth that the law goes that does most harm."""
    return max([worth_of_repeal(aims.table, aims.seat, card) for card, _, _ in aims.table.laws], default=0.0)


def cultural_votes(table: Galaxy, seat: int) -> int:
    """What a player could not vote with, if all cultural planets were exhausted."""
    planets = [planet for planet in ready_planets(table, seat) if "cultural" in traits_of(table, planet)]
    return sum([influence(table, planet) for planet in planets])


def buries(aims: Aims) -> bool:
    others = [seat for seat in range(aims.table.seats) if seat != aims.seat]
    return max([cultural_votes(aims.table, seat) for seat in others]) >= LOST_VOTES


def choose_player(aims: Aims, decision: Decision) -> Choice:
    """Whose silence helps most; before the vote: who loses most votes."""
    table = aims.table
    if under_way(table, ResolveAgenda) is None:
        return best(decision, lambda each: -1.0 if each.id() == aims.seat else cultural_votes(table, each.id()))
    return best(decision, lambda each: -99.0 if each.id() == aims.seat else gain_of_silence(aims, each.id()))
