"""A bot that answers every question sensibly and leaves nothing to chance: what is proposed, and attacks by odds."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Choice, Decision, Form
from orrery.kernel.imagining import Imagine
from orrery.kernel.rng import Rng
from orrery.ti4.bot.attack import (
    BAD,
    best_plan,
    chance_in_combat,
    landing_form,
    system_worth,
)
from orrery.ti4.components import COMPONENTS
from orrery.ti4.game import TwilightImperium
from orrery.ti4.rules.space_combat import combat_round
from orrery.ti4.view import Ti4View

NEVER: Final = frozenset(("flank-speed", "transit-diodes", "dominus-orb", "x89-bacterial-weapon"))  # needs a plan
WHEN_LOSING: Final = frozenset(("skilled-retreat", "rout"))
AS_MANY: Final = ("sustain damage", "take along")  # the more the better
WORTH_WHILE: Final = 1.0  # of an action


class GreedyBot:
    """Looks one action ahead."""

    IMAGINES = True

    def choose(self, view: Ti4View, decision: Decision, rng: Rng, imagine: Imagine | None = None) -> Choice:
        if decision.window:
            return picked(decision, self.deed(view, decision, imagine))
        table = imagine() if imagine is not None and decision.prompt in LOOKS_AHEAD else None
        if isinstance(table, TwilightImperium):
            return LOOKS_AHEAD[decision.prompt](table, decision)
        if decision.prompt in BY_KEY:
            return picked(decision, self.by_key(decision))
        if decision.prompt == "consent":
            return picked(decision, place_of(decision, "accept") if gains(decision) else 0)
        if decision.prompt == "reroll":
            return Choice(decision.seat, self.misses(view, decision))
        if decision.prompt in AS_MANY:
            return Choice(decision.seat, tuple(range(min(decision.most, len(decision.options)))))
        if decision.prompt == "which pool":
            return picked(decision, self.pool(view, decision))
        return proposed(decision)

    def deed(self, view: Ti4View, decision: Decision, imagine: Imagine | None) -> int:
        """The first thing that is worth using; else pass."""
        for place, option in enumerate(decision.options):
            key = COMPONENTS[option.id()].key if option.things else ""
            if not key or key in NEVER or (key in WHEN_LOSING and not self.is_losing(view, imagine)):
                continue
            return place
        return 0

    def is_losing(self, view: Ti4View, imagine: Imagine | None) -> bool:
        table, combat = imagine() if imagine is not None else None, view.combat
        if not isinstance(table, TwilightImperium) or combat is None:
            return False
        return chance_in_combat(table, view.seat, combat.attacker, combat.defender, combat.system) < BAD

    def by_key(self, decision: Decision) -> int:
        return place_of(decision, BY_KEY[decision.prompt])

    def misses(self, view: Ti4View, decision: Decision) -> tuple[int, ...]:
        """The dice of the last group that have not hit."""
        dice = view.combat.dice[-len(decision.options) :] if view.combat is not None else ()
        return tuple([place for place, die in enumerate(dice) if not die.hit])

    def pool(self, view: Ti4View, decision: Decision) -> int:
        """The strategy pool first, then the tactic pool."""
        order = (2, 0, 1)
        return min(range(len(decision.options)), key=lambda place: order.index(decision.options[place].id()))


# -- looking ahead -----------------------------------------------------------------------------------------------------


def choose_action(table: TwilightImperium, decision: Decision) -> Choice:
    """A tactical action while one is worth while; else what a component does; else pass."""
    seat, keys = decision.seat, [option.key for option in decision.options]
    if "tactical" in keys:
        tokens = table.players[seat].tokens
        best = max([system_worth(table, seat, each) for each in range(table.chart.systems) if each not in tokens])
        if best >= WORTH_WHILE:
            return picked(decision, keys.index("tactical"))
    for place, option in enumerate(decision.options):
        if option.things and COMPONENTS[option.id()].key not in NEVER:
            return picked(decision, place)
    return picked(decision, 0)


def choose_system(table: TwilightImperium, decision: Decision) -> Choice:
    worth = [system_worth(table, decision.seat, option.id()) for option in decision.options]
    return picked(decision, worth.index(max(worth)))


def choose_plan(table: TwilightImperium, decision: Decision) -> Choice:
    worth, form = best_plan(table, decision.seat, table.active_system)
    return filled(decision, form) if form is not None and worth > 0 else picked(decision, 0)


def choose_landing(table: TwilightImperium, decision: Decision) -> Choice:
    _, form = landing_form(table, decision.seat, decision.forms or [])
    return filled(decision, form) if form is not None else picked(decision, 0)


def choose_retreat(table: TwilightImperium, decision: Decision) -> Choice:
    fight = combat_round(table)
    chance = chance_in_combat(table, decision.seat, fight.attacker, fight.defender, fight.system)
    return picked(decision, place_of(decision, "retreat" if chance < BAD else "stay"))


LOOKS_AHEAD: Final = {
    "action": choose_action,
    "activate": choose_system,
    "move": choose_plan,
    "land": choose_landing,
    "announce retreat": choose_retreat,
}
BY_KEY: Final = {"action": "pass", "announce retreat": "stay", "terms": "no deal", "none left": "place fewer"}


# -- replies -----------------------------------------------------------------------------------------------------------


def proposed(decision: Decision) -> Choice:
    """The best sample; without any the first options, as many as must be."""
    if decision.forms:
        return filled(decision, decision.forms[0])
    return Choice(decision.seat, tuple(range(decision.least)))


def picked(decision: Decision, place: int) -> Choice:
    return Choice(decision.seat, (place,))


def filled(decision: Decision, form: Form) -> Choice:
    return Choice(decision.seat, (), form)


def place_of(decision: Decision, key: str) -> int:
    """Where an option of that key stands; the first, if there is none."""
    keys = [option.key for option in decision.options]
    return keys.index(key) if key in keys else 0


def gains(decision: Decision) -> bool:
    """What the proposal gives this seat is at least what it takes; other people's commodities are goods here."""
    got = given = 0.0
    for name, number in decision.things:
        if name.startswith("gift "):
            _, kind, giver = name.split()
            if int(giver) == decision.seat:
                given += number if kind == "goods" else number / 2
            else:
                got += number
    return got >= given and got > 0
