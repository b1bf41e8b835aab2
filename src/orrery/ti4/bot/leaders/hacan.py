"""How the bot plays the leaders and the mech of the Hacan: commodities as they are needed, votes that turn something,
a great fleet for nothing."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Choice, Decision
from orrery.ti4.bot.aims import Aims, under_way
from orrery.ti4.bot.council import BETTER, Forecast, forecast, is_sure
from orrery.ti4.bot.ending import worth_of_hero
from orrery.ti4.bot.guarding import guard_worth
from orrery.ti4.bot.reasons import Reason
from orrery.ti4.bot.replies import best
from orrery.ti4.bot.sheets.hacan import spare_goods
from orrery.ti4.leaders.carth_of_golden_sands import COMMODITIES
from orrery.ti4.leaders.gila_the_silvertongue import VOTES
from orrery.ti4.limits import fleet_limit
from orrery.ti4.queries import enemies_in
from orrery.ti4.rules.commodities import room_for
from orrery.ti4.rules.production import producing
from orrery.ti4.rules.vote import CastVotes, agenda_now
from orrery.ti4.units import capital_ships

GREAT: Final = 4  # units that make a production worth the hero
SHIPS: Final = 3  # of them, for which the fleet pool has room
UNITS_AT_LAST, SHIPS_AT_LAST = 2, 1


def has_room(aims: Aims, decision: Decision, number: int) -> bool:
    """For all that it brings; nobody else is served."""
    return room_for(aims.table, aims.seat) >= COMMODITIES


def for_oneself(aims: Aims, decision: Decision) -> Choice:
    return best(decision, lambda option: float(option.key == "gain commodities"))


def foreseen(aims: Aims, voting: CastVotes, goods: int) -> Forecast:
    """How the vote ends with the votes that are being cast, and with those that goods would add."""
    votes = agenda_now(aims.table).votes
    votes.append((voting.seat, voting.outcome, voting.number + VOTES * goods))
    found = forecast(aims)
    votes.pop()
    return found


def price_of_votes(aims: Aims) -> int:
    """As few goods as turn the vote; 0 if it is won, or is not worth them, or they are needed."""
    voting = under_way(aims.table, CastVotes)
    if not isinstance(voting, CastVotes):
        return 0
    now = foreseen(aims, voting, 0)
    if is_sure(aims, now, voting.outcome):
        return 0
    for goods in range(1, spare_goods(aims) + 1):
        after = foreseen(aims, voting, goods)
        if is_sure(aims, after, voting.outcome):
            return goods if after.worth - now.worth >= max(goods, BETTER) else 0
    return 0


def turns_vote(aims: Aims, decision: Decision, number: int) -> bool:
    return price_of_votes(aims) > 0


def buy(aims: Aims, decision: Decision) -> Choice:
    price = price_of_votes(aims)
    return best(decision, lambda option: -abs(float(option.id() - price)))


def builds_much(aims: Aims, decision: Decision, number: int) -> bool:
    """Many units, and great ships among them."""
    table, seat, produce = aims.table, aims.seat, producing(aims.table)
    many = produce.works(table).limit >= worth_of_hero(aims, GREAT, UNITS_AT_LAST)
    if not many or enemies_in(table, seat, produce.system):
        return False
    room = fleet_limit(table, seat) - capital_ships(table.players[seat].ships_in(produce.system))
    return room >= worth_of_hero(aims, SHIPS, SHIPS_AT_LAST)


def stronghold(aims: Aims, decision: Decision) -> Choice:
    return best(decision, lambda option: guard_worth(aims, option.id()))


REASONS: Final[dict[str, Reason]] = {
    "carth-of-golden-sands": has_room,
    "gila-the-silvertongue": turns_vote,
    "harrugh-gefhara": builds_much,
}
JUDGED: Final = {"carth": for_oneself, "buy votes": buy, "leave for": stronghold}
