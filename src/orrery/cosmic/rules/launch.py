"""Phase 3: Launch. The offense aims the gate and puts ships on it."""

from __future__ import annotations

from orrery.cosmic.encounter import NO_RESULT, NOBODY, NOWHERE, SUCCESS
from orrery.cosmic.modifier import Modifier
from orrery.cosmic.queries import SHIPS_SENT, colonies_of
from orrery.cosmic.rules.aftermath import decide, watch
from orrery.cosmic.rules.moves import move_ships, picked_planets, planet_options, settle, ship_options, take_ships
from orrery.cosmic.state import GATE, Cosmic
from orrery.cosmic.windows import AIMED, LAUNCHED, LAUNCHING
from orrery.kernel.decision import Decision, Refused, Reply, Thing
from orrery.kernel.procedure import Next, Procedure, Step


class Launch(Procedure):
    """Aim at a planet of the system, then send one to four ships."""

    STEPS = (
        Step("cosmic:launch.1", "choose_planet", "aim"),
        Step("cosmic:launch.1", "watch_aim"),
        Step("cosmic:launch.2", "watch_limit"),
        Step("cosmic:launch.2", "choose_ships", "send"),
        Step("cosmic:destiny.color.5", "settle_at_home"),
        Step("cosmic:launch.2", "watch_launch"),
    )

    def choose_planet(self, game: Cosmic) -> Next:
        encounter = game.now()
        if encounter.planet != NOWHERE:
            return None
        planets = targets(game)
        if not planets:
            return decide(game, NO_RESULT)
        return Decision(encounter.offense, "aim", planet_options(planets), things=(("seat", encounter.defense),))

    def why_not(self, game: Cosmic, seat: int, thing: Thing) -> Refused | None:
        kind, planet = thing
        aiming = game.now().planet == NOWHERE
        return missed(game, planet) if aiming and kind == "planet" and 0 <= planet < len(game.colonies) else None

    def aim(self, game: Cosmic, reply: Reply) -> Next:
        game.now().planet = reply.option().id()
        game.now().system = game.owner(reply.option().id())
        return None

    def watch_aim(self, game: Cosmic) -> Next:
        encounter = game.now()
        game.note("aimed", encounter.offense, encounter.planet)
        return watch(game, AIMED)

    def watch_limit(self, game: Cosmic) -> Next:
        return watch(game, LAUNCHING, (game.now().offense,))

    def choose_ships(self, game: Cosmic) -> Next:
        """A ship that regrouped without a colony stands on the gate already."""
        encounter = game.now()
        offense = encounter.offense
        there = game.players[offense].gate
        room = ship_limit(game, offense) - there
        options = ship_options(game, offense, colonies_of(game, offense), room) if room > 0 else []
        if not options:
            if there:
                return None
            game.note("no ships", offense)
            return decide(game, NO_RESULT)
        return Decision(offense, "launch", options, 0 if there else 1, room, things=(("planet", encounter.planet),))

    def send(self, game: Cosmic, reply: Reply) -> Next:
        encounter = game.now()
        offense = encounter.offense
        for planet, number in picked_planets(reply.options()):
            move_ships(game, offense, planet, GATE, number)
        if encounter.defense != NOBODY:
            game.note("launched", offense, game.players[offense].gate)
        return None

    def settle_at_home(self, game: Cosmic) -> Next:
        """An own planet that nobody lives on: whoever is on the gate lands, and the encounter is a success at once."""
        encounter = game.now()
        if encounter.defense != NOBODY:
            return None
        number = game.players[encounter.offense].gate
        take_ships(game, encounter.offense, GATE, number)
        settle(game, encounter.offense, encounter.planet, number)
        return decide(game, SUCCESS)

    def watch_launch(self, game: Cosmic) -> Next:
        return watch(game, LAUNCHED)


class ShipLimit(Modifier):
    """Its owner may send so many ships (`about`) instead of four."""

    KEY = "ship limit"

    def ship_limit(self, seat: int, limit: int) -> int:
        return self.about if seat == self.owner else limit


def targets(game: Cosmic) -> list[int]:
    """The planets the gate may be aimed at: those of the system; in a third system only where the defense lives."""
    encounter = game.now()
    if any(each.aims_anywhere(encounter.offense) for each in game.modifiers()):
        return planets_to_meet(game, encounter.defense)
    return [planet for planet in game.home(encounter.system) if may_be_met(game, planet)]


def may_be_met(game: Cosmic, planet: int) -> bool:
    """The defense fights on each of its home planets, elsewhere only where it has a colony."""
    defense = game.now().defense
    return game.owner(planet) == defense or game.colonies[planet][defense] > 0


def missed(game: Cosmic, planet: int) -> Refused:
    """Why the gate cannot be aimed at that planet."""
    encounter = game.now()
    if planet in game.destroyed or game.owner(planet) == NOBODY:
        return Refused("planet-destroyed", (planet,))
    if not may_be_met(game, planet):
        return Refused("defense-not-there", (planet, encounter.defense), "cosmic:launch.7")
    return Refused("other-system", (planet, encounter.system), "cosmic:launch.1")


def planets_to_meet(game: Cosmic, seat: int) -> list[int]:
    """Where this player could be met in any system: on every home planet, elsewhere where it has a colony."""
    home = game.home(seat)
    return home + [planet for planet in colonies_of(game, seat) if planet not in home]


def ship_limit(game: Cosmic, seat: int) -> int:
    """How many ships a seat may send: four, or as many as an effect says, and one more for each that adds one."""
    limit, extra = SHIPS_SENT, 0
    for each in game.modifiers():
        limit = each.ship_limit(seat, limit)
        extra += each.extra_ships(seat)
    return limit + extra
