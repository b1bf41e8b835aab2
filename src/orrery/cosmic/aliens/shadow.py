"""Shadow: the destiny card is a sentence."""

from __future__ import annotations

from orrery.cosmic.encounter import NOBODY, NOWHERE, OFFENSE, OFFENSE_WINS
from orrery.cosmic.queries import colonies_of, face, is_defense, is_offense, others, ships_at
from orrery.cosmic.rules.deed import Super, Use, Wild, answered, subject
from orrery.cosmic.rules.losses import Losses, loss_of_choice
from orrery.cosmic.rules.moves import free_from_warp, seat_options, settle
from orrery.cosmic.rules.resolution import involved_ships
from orrery.cosmic.state import ON_TECH, WARP, Cosmic
from orrery.cosmic.windows import DESTINY_SHOWN, LANDING, TAKING_EFFECT
from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Call, Done, Next, Procedure, Step


def may_be_executed(game: Cosmic, seat: int) -> bool:
    """This player has a ship in a colony or on a technology."""
    return bool(colonies_of(game, seat)) or any(tech.ships for tech in game.players[seat].techs)


def ships_to_execute(game: Cosmic, seat: int) -> list[Option]:
    """One option for each colony, and one for each technology under research, told by its place in the row."""
    options = [Option("ship", (("planet", planet), ("ship", 0))) for planet in colonies_of(game, seat)]
    for place, tech in enumerate(game.players[seat].techs):
        if tech.ships:
            options.append(Option("research ship", (("ship", place + 1),)))
    return options


class Execute(Use):
    """Whenever another player's colour comes up, or a card that names another player: one ship of that player dies.

    Shadow chooses it, in any colony or on a technology under research.
    """

    WINDOWS = (DESTINY_SHOWN,)
    DUTY = True

    def __init__(
        self,
        seat: int,
        source: int,
        cancelled: bool = False,
        victim: int = NOBODY,
        planet: int = NOWHERE,
        tech: int = -1,
        heir: bool = False,
    ) -> None:
        super().__init__(seat, source, cancelled)
        self.victim = victim
        self.planet = planet
        self.tech = tech  # which of the victim's technologies with ships; the others may leave the row meanwhile
        self.heir = heir  # an own ship takes the place of the executed one

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        named = game.now().named
        return named not in (NOBODY, seat) and may_be_executed(game, named)

    def choose(self, game: Cosmic) -> Next:
        if self.planet != NOWHERE or self.tech >= 0:
            return None
        victim = self.victim if self.victim != NOBODY else game.now().named
        return Decision(self.seat, "shadow.ship", ships_to_execute(game, victim), things=(("seat", victim),))

    def chosen(self, game: Cosmic, reply: Reply) -> Next:
        option = reply.option()
        if self.victim == NOBODY:
            self.victim = game.now().named
        if option.key == "ship":
            self.planet = option.id()
            game.note("marked ship", self.seat, self.victim, self.planet)
        else:
            row = game.players[self.victim].techs[: option.id() - 1]
            self.tech = sum(1 for tech in row if tech.ships)
            game.note("marked research ship", self.seat, self.victim, option.id())
        return None

    def commit(self, game: Cosmic) -> Next:
        return Call(Execution(self.seat, self.victim, self.planet, self.tech, self.heir))


class ExecuteAnybody(Execute):
    """A wild destiny card: a ship of any other player may be executed, no matter whom the offense picks."""

    DUTY = False
    AS = (("as", 1),)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        if game.now().named != NOBODY:
            return False
        return any(may_be_executed(game, other) for other in others(game, seat))

    def choose(self, game: Cosmic) -> Next:
        if self.victim == NOBODY:
            seats = [other for other in others(game, self.seat) if may_be_executed(game, other)]
            return Decision(self.seat, "shadow.victim", seat_options(seats))
        return super().choose(game)

    def chosen(self, game: Cosmic, reply: Reply) -> Next:
        if self.victim == NOBODY:
            self.victim = reply.option().id()
            return None
        return super().chosen(game, reply)


class Execution(Procedure):
    """The ship goes to the warp; with the super flare one of Shadow's own takes its place."""

    STEPS = (Step("cosmic:conflict.1", "execute"), Step("cosmic:conflict.1", "replace"))

    def __init__(self, seat: int, victim: int, planet: int, tech: int, heir: bool, before: int = 0) -> None:
        self.seat = seat
        self.victim = victim
        self.planet = planet
        self.tech = tech
        self.heir = heir
        self.before = before  # ships of the victim on the planet

    def execute(self, game: Cosmic) -> Next:
        place = self.planet
        if self.tech >= 0:
            researching = [tech for tech in game.players[self.victim].techs if tech.ships][self.tech :]
            place = ON_TECH - researching[0].card if researching else NOWHERE
        else:
            self.before = game.colonies[self.planet][self.victim]
        if place == NOWHERE or not ships_at(game, self.victim, place):  # spent in answer to a zap
            return Done()
        game.note("executes", self.seat, self.victim)
        return Call(Losses([[self.victim, place, 1, WARP]]))

    def replace(self, game: Cosmic) -> Next:
        """Only if the ship has left its place."""
        if self.heir and self.planet != NOWHERE and game.colonies[self.planet][self.victim] < self.before:
            if free_from_warp(game, self.seat, 1):
                settle(game, self.seat, self.planet, 1)
        return None


class WildShadow(Wild):
    """As defense, on losing to an attack: an own ship that is not involved dies, and all opposing ships with it."""

    WINDOWS = (LANDING,)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        encounter = game.now()
        if not is_defense(game, seat) or encounter.outcome != OFFENSE_WINS or not encounter.shown:
            return False
        if face(game, OFFENSE) < 0 or not involved_ships(game, OFFENSE):
            return False
        return any(planet != encounter.planet for planet in colonies_of(game, seat))

    def commit(self, game: Cosmic) -> Next:
        return Call(TakeWith(self.seat))


class TakeWith(Procedure):
    """First the own ship, then everything on the gate."""

    STEPS = (Step("cosmic:flares.5", "lose_own"), Step("cosmic:flares.5", "lose_winners"))

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def lose_own(self, game: Cosmic) -> Next:
        return Call(loss_of_choice(game, self.seat, 1, spared=game.now().planet))

    def lose_winners(self, game: Cosmic) -> Next:
        return Call(Losses(involved_ships(game, OFFENSE)))


class SuperShadow(Super):
    """As offense, when the own execution stands: an own ship from the warp takes the place of the executed one."""

    WINDOWS = (TAKING_EFFECT,)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        use = subject(game)
        if not isinstance(use, Execute) or use.seat != seat or use.planet == NOWHERE:
            return False
        return is_offense(game, seat) and game.players[seat].warp > 0

    def commit(self, game: Cosmic) -> Next:
        use = answered(game)
        assert isinstance(use, Execute)
        use.heir = True
        return None


POWER = (Execute, ExecuteAnybody)
WILD = (WildShadow,)
SUPER = (SuperShadow,)
