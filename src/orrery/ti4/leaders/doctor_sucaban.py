"""Doctor Sucaban, agent of the Jol-Nar: volunteers pay for knowledge."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Form, Gift, Option, Refused, Reply, Sum
from orrery.kernel.procedure import Call, Next, Procedure, Step
from orrery.ti4.components import NUMBER
from orrery.ti4.modifier import Modifier
from orrery.ti4.payments import RESOURCES, purse
from orrery.ti4.queries import is_exhausted
from orrery.ti4.reinforcements import force_at, on_board, places_of
from orrery.ti4.rules.deed import Agent
from orrery.ti4.rules.moves import put_units
from orrery.ti4.rules.spending import Spend, paying
from orrery.ti4.state import Galaxy
from orrery.ti4.sums import ALL
from orrery.ti4.units import INFANTRY, TYPES, count
from orrery.ti4.windows import WHEN_RESOURCES_SPENT

THIS: Final = NUMBER["doctor-sucaban"]
NOBODY_GOES: Final = Option("remove nobody")


def lacking(game: Galaxy, spend: Spend) -> int:
    """What the payer does not have of the price: it began to pay because infantry can make it less."""
    return max(0, spend.price - purse(game, spend.seat, RESOURCES))


class DoctorSucaban(Agent):
    """When a player spends resources to research, exhaust: that player may remove any number of its infantry from the
    board; each of them is 1 resource less. Removed is not destroyed."""

    WINDOWS = (WHEN_RESOURCES_SPENT,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        spend = paying(game)
        open_price = spend.researches and not spend.eased and bool(on_board(game, spend.seat, INFANTRY))
        return open_price and cls.DUTY == (seat == spend.seat and lacking(game, spend) > 0)

    def commit(self, game: Galaxy) -> Next:
        spend = paying(game)
        spend.eased = True
        return Call(Volunteers(spend.seat))


class NoOtherWay(DoctorSucaban):
    """Who could not pay otherwise has chosen to use it."""

    DUTY = True


class Eased(Modifier):
    """Its owner may count on it before a price is paid; on another's favour nobody can."""

    def eases_research(self, game: Galaxy, seat: int) -> int:
        return on_board(game, seat, INFANTRY) if seat == self.owner and not is_exhausted(game, seat, THIS) else 0


class Volunteers(Procedure):
    """Whose infantry it is says how many go, and from where."""

    STEPS = (Step("ti4:31.7", "choose_infantry", "remove", check="refuse_infantry"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose_infantry(self, game: Galaxy) -> Next:
        spend = paying(game)
        rows = self._rows(game)
        options = [] if lacking(game, spend) else [NOBODY_GOES]
        numbers = sorted({max(1, lacking(game, spend)), min(spend.price, on_board(game, self.seat, INFANTRY))})
        forms = [Form(tuple(taken(rows, number))) for number in numbers]
        return Decision(
            self.seat, "volunteers", options, forms=forms, things=((RESOURCES, spend.price),), rows=tuple(rows)
        )

    def _rows(self, game: Galaxy) -> list[Gift]:
        """Where most of them stand first."""
        places = places_of(game, self.seat, INFANTRY)
        found = [(place, TYPES[INFANTRY], count(force_at(game, self.seat, place), INFANTRY)) for place in places]
        return sorted(found, key=lambda row: (-row[2], row[0]))

    def refuse_infantry(self, game: Galaxy, seat: int, form: Form) -> Refused | None:
        gone, lacks = number_in(form), lacking(game, paying(game))
        return Refused("pays-too-little", (gone, lacks), "ti4:26.0") if gone < lacks else None

    def sums(self, game: Galaxy, decision: Decision, form: Form) -> tuple[Sum, ...]:
        """How much of the price is paid by them."""
        return (("paid", ALL, number_in(form), paying(game).price),)

    def remove(self, game: Galaxy, reply: Reply) -> Next:
        form = reply.form()
        for place, _, number in form.gifts if form is not None else ():
            for _ in range(number):
                put_units(game, self.seat, place, INFANTRY, -1)
                game.note("removed", self.seat, place, INFANTRY)
        paying(game).price -= number_in(form) if form is not None else 0
        return None


def number_in(form: Form) -> int:
    return sum([number for _, _, number in form.gifts])


def taken(rows: list[Gift], number: int) -> list[Gift]:
    """So many, one after the other from where most are left."""
    left = [most for _, _, most in rows]
    for _ in range(number):
        left[left.index(max(left))] -= 1
    found = [(place, kind, most - rest) for (place, kind, most), rest in zip(rows, left)]
    return sorted([line for line in found if line[2]])


DEEDS = (DoctorSucaban, NoOtherWay)
STANDING = Eased
