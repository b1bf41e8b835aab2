"""Researching a technology: which, and what is used up for prerequisites that are missing."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Form, Option, Refused, Reply, Thing, about
from orrery.kernel.procedure import Call, Done, Loop, Next, Procedure, Step
from orrery.kernel.window import At
from orrery.ti4.components import COMPONENTS
from orrery.ti4.components import TECHNOLOGY as TECH
from orrery.ti4.payments import RESOURCES
from orrery.ti4.research import (
    CAPTIVE,
    EVERYTHING,
    PLANET,
    covers,
    keeps_specialties,
    line_of,
    may_research,
    missing,
    researchable,
    skipping,
    usable_for,
    ways,
    why_not_researched,
)
from orrery.ti4.research import RELIC as RELIC_HELPER
from orrery.ti4.research import TECH as TECH_HELPER
from orrery.ti4.rules.capturing import return_captive
from orrery.ti4.rules.moves import exhaust, exhaust_planet, gain_technology
from orrery.ti4.rules.spending import Spend
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.technology import TECHNOLOGY, Technology
from orrery.ti4.windows import AFTER_TECHNOLOGY_RESEARCHED, WHEN_TECHNOLOGY_GAINED, WHEN_TECHNOLOGY_RESEARCHED

NO_RESEARCH: Final = Option("research nothing")
DO_RESEARCH: Final = Option("research")


class Research(Procedure):
    """One technology, if any can be researched. Something may take its place before it is named."""

    STEPS = (
        At("ti4:89.12", WHEN_TECHNOLOGY_RESEARCHED),
        Step("ti4:89.9", "choose_technology", "note_technology"),
        Step("ti4:89.14", "choose_helpers", "use_helpers", check="refuse_helpers"),
        Step("ti4:89.10", "gain"),
        At("ti4:89.10", AFTER_TECHNOLOGY_RESEARCHED),
    )

    def __init__(
        self,
        seat: int,
        tech: int = NOBODY,
        replaced: bool = False,
        barred: int = NOBODY,
        types: tuple[int, ...] = (),
    ) -> None:
        self.seat = seat
        self.tech = tech
        self.replaced = replaced  # by something else
        self.barred = barred  # a technology that is not chosen
        self.types = types  # of units: only their upgrades are researched; none named: whatever there is

    def choose_technology(self, game: Galaxy) -> Next:
        if self.replaced:
            return Done()
        techs = [tech for tech in researchable(game, self.seat) if tech != self.barred]
        if self.types:
            techs = [tech for tech in techs if TECHNOLOGY[COMPONENTS[tech].key].upgrades in self.types]
        return Decision(self.seat, "research", about("tech", techs)) if techs else Done()

    def why_not(self, game: Galaxy, seat: int, thing: Thing) -> Refused | None:
        kind, number = thing
        is_tech = kind == TECH and 0 <= number < len(COMPONENTS) and COMPONENTS[number].kind == TECH
        return why_not_researched(game, seat, number) if is_tech else None

    def note_technology(self, game: Galaxy, reply: Reply) -> Next:
        self.tech = reply.option().id()
        return None

    def choose_helpers(self, game: Galaxy) -> Next:
        """Where there is only one way nobody is asked."""
        forms = ways(game, self.seat, self.tech)
        if not forms[0].gifts:
            return None
        things = (("tech", self.tech),)
        rows = tuple([line_of(helper) for helper in usable_for(game, self.seat, self.row(), self.missing(game))])
        return Decision(self.seat, "prerequisites", [], forms=forms, things=things, rows=rows)

    def row(self) -> Technology:
        return TECHNOLOGY[COMPONENTS[self.tech].key]

    def missing(self, game: Galaxy) -> list[str]:
        return missing(game, self.seat, self.row())

    def refuse_helpers(self, game: Galaxy, seat: int, form: Form) -> Refused | None:
        """Each stands for a prerequisite: nothing is exhausted in vain."""
        left = self.missing(game)
        used = [helper for helper in usable_for(game, seat, self.row(), left) if line_of(helper) in form.gifts]
        if not covers(used, left):
            return Refused("prerequisites-missing", (self.tech, len(left)), "ti4:89.12")
        enough = 1 if any(helper[2] == EVERYTHING for helper in used) else len(left)
        return Refused("more-than-missing", (self.tech, len(left)), "ti4:89.14") if len(used) > enough else None

    def use_helpers(self, game: Galaxy, reply: Reply) -> Next:
        form = reply.form()
        assert form is not None
        for place, kind, _ in form.gifts:
            if kind == PLANET:
                if keeps_specialties(game, self.seat):
                    game.note("specialty served", self.seat, place)
                else:
                    exhaust_planet(game, place)
                    game.note("specialty used", self.seat, place)
            elif kind == CAPTIVE:
                return_captive(game, self.seat, (place, self.row().upgrades))
            elif kind == TECH_HELPER:
                price = skipping(game, self.seat).get(place, 0)
                exhaust(game, self.seat, place)
                game.note(f"used {COMPONENTS[place].key}", self.seat, place)
                if price:
                    return Call(Spend(self.seat, RESOURCES, price))
            elif kind == RELIC_HELPER:
                exhaust(game, self.seat, place)
                game.note(f"used {COMPONENTS[place].key}", self.seat, place)
            else:
                exhaust(game, self.seat, place)
                game.note("law exhausted", self.seat, place)
        return None

    def gain(self, game: Galaxy) -> Next:
        game.note("researched", self.seat, self.tech)
        return Call(GainTechnology(self.seat, self.tech))


class MayResearch(Procedure):
    """Players in turn, each once for every time they are named: each may research a technology."""

    STEPS = (Loop("ti4:89.9", "choose_to_research", "research"),)

    def __init__(self, todo: tuple[int, ...]) -> None:
        self.todo = todo

    def choose_to_research(self, game: Galaxy) -> Next:
        """Who declines once is not asked again; who can research nothing is not asked."""
        for seat in self.todo:
            if may_research(game, seat) and not game.players[seat].eliminated:
                return Decision(seat, "may research", [NO_RESEARCH, DO_RESEARCH])
        return None

    def research(self, game: Galaxy, reply: Reply) -> Next:
        seat = reply.answers[0].seat
        if reply.option() != DO_RESEARCH:
            self.todo = tuple([other for other in self.todo if other != seat])
            return None
        left = list(self.todo)
        left.remove(seat)
        self.todo = tuple(left)
        return Call(Research(seat))


class GainTechnology(Procedure):
    """A technology comes into play, researched or not. What would replace it acts before."""

    STEPS = (At("ti4:89.5", WHEN_TECHNOLOGY_GAINED), Step("ti4:89.5", "take"))

    def __init__(self, seat: int, tech: int, replaced: bool = False) -> None:
        self.seat = seat
        self.tech = tech
        self.replaced = replaced  # by something else

    def take(self, game: Galaxy) -> Next:
        if not self.replaced:
            gain_technology(game, self.seat, self.tech)
        return None
