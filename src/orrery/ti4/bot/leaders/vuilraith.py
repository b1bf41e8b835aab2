"""How the bot plays the leaders of the Vuil'raith: when the catch is worth it."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.ending import worth_of_hero
from orrery.ti4.bot.reasons import Reason
from orrery.ti4.bot.sheets.vuilraith import capture_what, prisoner
from orrery.ti4.leaders.it_feeds_on_carrion import CAUGHT, in_danger
from orrery.ti4.leaders.the_stillness_of_stars import prey
from orrery.ti4.rules.moments import what_happened

CATCH: Final = 2.0  # resources that are worth the goods another gets
FEAST: Final = 4.0  # that can be expected of the hero
AT_LAST: Final = 0.5
SIDES: Final = 10


def good_catch(aims: Aims, decision: Decision, number: int) -> bool:
    other = what_happened(aims.table).seat
    found = [prisoner(aims, type, other) for type in prey(aims.table, aims.seat, other)]
    return max(found, default=0.0) >= CATCH


def feast(aims: Aims, decision: Decision, number: int) -> bool:
    caught = sum([prisoner(aims, type, owner) for owner, _, type, _ in in_danger(aims.table, aims.seat)])
    return caught * CAUGHT / SIDES >= worth_of_hero(aims, FEAST, AT_LAST)


REASONS: Final[dict[str, Reason]] = {"the-stillness-of-stars": good_catch, "it-feeds-on-carrion": feast}
JUDGED: Final = {"capture for goods": capture_what}
