"""Infantry II, and the upgrades of factions that say the same: who falls may come back."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Form, Gift, Refused, Reply
from orrery.kernel.procedure import Call, Done, Next, Procedure, Step
from orrery.ti4.components import COMPONENTS, FACTIONS
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.planets import planets_of
from orrery.ti4.queries import unit_of
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moments import what_happened
from orrery.ti4.rules.moves import put_units
from orrery.ti4.state import Galaxy
from orrery.ti4.tiles import PLANETS
from orrery.ti4.units import INFANTRY, TYPES
from orrery.ti4.windows import AFTER_UNIT_DESTROYED, START_OF_TURN


def is_theirs(game: Galaxy, seat: int, source: int) -> bool:
    """The units are as that card says: a copied upgrade covers another one (F.nekro.4)."""
    return unit_of(game, seat, INFANTRY).key == COMPONENTS[source].key


class Survive(Deed):
    """After the unit is destroyed, roll 1 die: on the printed result or more it is placed on this card. Who is removed
    and not destroyed rolls nothing."""

    WINDOWS = (AFTER_UNIT_DESTROYED,)
    DUTY = True

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        lost = what_happened(game)
        return (lost.seat, lost.about) == (seat, INFANTRY) and is_theirs(game, seat, source)

    def commit(self, game: Galaxy) -> Next:
        die = game.rng.die(10)
        game.note_shown("survives", self.seat, die)
        if die >= unit_of(game, self.seat, INFANTRY).returns_on:
            game.players[self.seat].returning += 1
        return None


class ReturnHome(Deed):
    """At the start of your turn, place each unit that is on this card on a planet you control in your home system."""

    WINDOWS = (START_OF_TURN,)
    DUTY = True

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return game.active == seat and game.players[seat].returning > 0 and is_theirs(game, seat, source)

    def commit(self, game: Galaxy) -> Next:
        return Call(PlaceReturning(self.seat))


def home_planets(game: Galaxy, seat: int) -> list[int]:
    """The planets of this player's home system that it controls."""
    home = FACTIONS[game.players[seat].faction].key
    return [planet for planet in planets_of(game, seat) if PLANETS[planet].home == home]


class PlaceReturning(Procedure):
    """How many on which planet, where there are several; without one they go to the reinforcements (F.general.8)."""

    STEPS = (
        Step("ti4:F.general.8", "go_without_home"),
        Step("ti4:31.7", "choose_planets", "place", check="refuse_planets"),
    )

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def go_without_home(self, game: Galaxy) -> Next:
        """One planet, or none: nobody is asked."""
        planets, number = home_planets(game, self.seat), game.players[self.seat].returning
        if len(planets) > 1:
            return None
        self._place(game, [(ON_PLANET + planet, TYPES[INFANTRY], number) for planet in planets])
        return Done()

    def choose_planets(self, game: Galaxy) -> Next:
        number = game.players[self.seat].returning
        rows = [(ON_PLANET + planet, TYPES[INFANTRY], number) for planet in home_planets(game, self.seat)]
        forms = [Form((row,)) for row in rows]
        return Decision(self.seat, "return", [], forms=forms, things=(("infantry", number),), rows=tuple(rows))

    def refuse_planets(self, game: Galaxy, seat: int, form: Form) -> Refused | None:
        placed, number = sum([amount for _, _, amount in form.gifts]), game.players[seat].returning
        return Refused("all-return", (placed, number), "ti4:31.7") if placed != number else None

    def place(self, game: Galaxy, reply: Reply) -> Next:
        form = reply.form()
        assert form is not None
        self._place(game, list(form.gifts))
        return None

    def _place(self, game: Galaxy, lines: list[Gift]) -> None:
        game.players[self.seat].returning = 0
        for place, _, number in lines:
            put_units(game, self.seat, place, INFANTRY, number)
            game.note("placed", self.seat, place, INFANTRY, number)


DEEDS = (Survive, ReturnHome)
