"""How the bot plays Sardakk N'orr, and with their help: soldiers are lent for combats that they may turn, and a ship is
given for dearer ones."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.decision import Choice, Decision, Option
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.reasons import Reason
from orrery.ti4.bot.reasons_of_war import undecided
from orrery.ti4.bot.replies import all_worth, of_kind
from orrery.ti4.bot.targets import cheapest
from orrery.ti4.queries import unit_of
from orrery.ti4.state import Galaxy
from orrery.ti4.technologies.exotrireme_2 import DESTROYED, ships_of_others
from orrery.ti4.units import DREADNOUGHT, FLAGSHIP


def price(table: Galaxy, seat: int, type: int) -> float:
    unit = unit_of(table, seat, type)
    return unit.cost / 2 if unit.pair else float(unit.cost)


def takes_dearer(aims: Aims, decision: Decision, number: int) -> bool:
    """The two dearest ships there are worth more than the one that is given."""
    prices = sorted([price(aims.table, seat, type) for seat, _, type, _ in ships_of_others(aims.table, aims.seat)])
    return sum(prices[-DESTROYED:]) > price(aims.table, aims.seat, DREADNOUGHT)


def take_along(aims: Aims, decision: Decision) -> Choice:
    """The dearest, a flagship before others; of those alike one that could still sustain a hit."""

    def worth(option: Option) -> float:
        seat, type = of_kind(option, "seat"), of_kind(option, "type")
        whole = unit_of(aims.table, seat, type).sustains and not of_kind(option, "damaged")
        return price(aims.table, seat, type) + 0.02 * (type == FLAGSHIP) + 0.01 * whole

    return all_worth(decision, worth)


REASONS: Final[dict[str, Reason]] = {"tekklar-legion": undecided, "exotrireme-2": takes_dearer}
TECHS: Final = {"exotrireme-2": 5.5, "valkyrie-particle-weave": 2.5}
JUDGED: Final[dict[str, Any]] = {"give dreadnought": cheapest, "destroy with it": take_along}
