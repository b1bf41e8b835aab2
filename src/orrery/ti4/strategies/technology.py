"""Technology: research, and more of it for resources."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Refused, Reply
from orrery.kernel.procedure import Call, Done, Next, Procedure, Step
from orrery.ti4.modifier import Modifier
from orrery.ti4.payments import RESOURCES
from orrery.ti4.queries import deciding
from orrery.ti4.research import funds, may_research
from orrery.ti4.rules.researching import Research
from orrery.ti4.rules.spending import Spend
from orrery.ti4.rules.strategic import StrategyCard
from orrery.ti4.state import Galaxy

SECOND: Final = 6  # resources for a second technology of the primary
FOLLOWED: Final = 4  # for that of the secondary
NO_MORE: Final = Option("no more research")
MORE: Final = Option("research more")


def price(game: Galaxy, seat: int, printed: int) -> int:
    return (
        0
        if any(each.researches_for_nothing(game, seat) for each in deciding(game, Modifier.researches_for_nothing))
        else printed
    )


class TechnologyPrimary(Procedure):
    """The second technology is decided on after the first, which may be its prerequisite."""

    STEPS = (
        Step("ti4:90.2", "research"),
        Step("ti4:90.2", "choose_to_go_on", "note_choice"),
        Step("ti4:90.2", "pay"),
        Step("ti4:90.2", "research_again"),
    )

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def research(self, game: Galaxy) -> Next:
        return Call(Research(self.seat))

    def choose_to_go_on(self, game: Galaxy) -> Next:
        to_pay = price(game, self.seat, SECOND)
        if funds(game, self.seat) < to_pay or not may_research(game, self.seat):
            return Done()
        return Decision(self.seat, "research again", [NO_MORE, MORE], values=(to_pay,))

    def note_choice(self, game: Galaxy, reply: Reply) -> Next:
        return Done() if reply.option() == NO_MORE else None

    def pay(self, game: Galaxy) -> Next:
        return Call(Spend(self.seat, RESOURCES, price(game, self.seat, SECOND), researches=True))

    def research_again(self, game: Galaxy) -> Next:
        return Call(Research(self.seat))


class TechnologySecondary(Procedure):
    STEPS = (Step("ti4:90.3", "pay"), Step("ti4:90.3", "research"))

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def pay(self, game: Galaxy) -> Next:
        return Call(Spend(self.seat, RESOURCES, price_to_follow(game, self.seat), researches=True))

    def research(self, game: Galaxy) -> Next:
        return Call(Research(self.seat))


def price_to_follow(game: Galaxy, seat: int) -> int:
    return price(game, seat, FOLLOWED)


def lacks(game: Galaxy, seat: int) -> Refused | None:
    has, to_pay = funds(game, seat), price_to_follow(game, seat)
    if has < to_pay:
        return Refused("too-few-resources", (has, to_pay), "ti4:90.3")
    return None if may_research(game, seat) else Refused("nothing-to-research", (), "ti4:89.12")


CARD: Final = StrategyCard(TechnologyPrimary, TechnologySecondary, lacks, resources=price_to_follow)
