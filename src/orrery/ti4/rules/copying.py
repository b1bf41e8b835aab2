"""Technologies of others that a token copies: a card has the text of what its token lies on, until it is moved."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Reply, about
from orrery.kernel.procedure import Loop, Next, Procedure, Step
from orrery.ti4.components import COMPONENTS, NUMBER
from orrery.ti4.limits import structures_on_planet
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.planets import planets_of
from orrery.ti4.queries import is_closed, is_copying, owns, unit_of
from orrery.ti4.rules.moves import put_units, remove_ship, upgrade_units
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.technology import TECHNOLOGY
from orrery.ti4.units import INFANTRY, NEVER, SPACE_DOCK, WAR_SUN, count, damaged

WAR_SUNS: Final = NUMBER["war-sun"]

Copy = tuple[int, int]  # the card, and the technology on which its token is to lie


def may_copy(game: Galaxy, seat: int, owner: int) -> list[Copy]:
    """What the cards of one player could copy of another: faction technologies without a token. Where a unit is copied
    already, the same token must copy another upgrade of it (89.21)."""
    mine = game.players[seat]
    cards = [tech for tech in mine.techs if is_copying(tech)]
    tokens = [tech for player in game.players for tech in player.copies()]
    found: list[Copy] = []
    for tech in game.players[owner].techs:
        row = TECHNOLOGY[COMPONENTS[tech].key]
        if not row.faction or is_copying(tech) or tech in tokens:
            continue
        same = [card for card, copied in mine.copied if 0 <= row.upgrades == upgraded_by(copied)]
        found += [(card, tech) for card in same or cards]
    return found


def upgraded_by(tech: int) -> int:
    """The type of unit that a technology upgrades, or a negative number."""
    return TECHNOLOGY[COMPONENTS[tech].key].upgrades


def copied_by(game: Galaxy, seat: int, card: int) -> int:
    """What the token of a card lies on, or nothing."""
    return next((tech for each, tech in game.players[seat].copied if each == card), NOBODY)


class CopyTechnology(Procedure):
    """The token is laid on a technology, from another one or from nowhere. Nothing is gained by it.

    A card that was exhausted stays so, whatever its text is. Units that cannot be as they were are put elsewhere.
    """

    STEPS = (
        Step("ti4:89.16", "lay_token"),
        Step("ti4:89.20", "remove_war_suns"),
        Loop("ti4:89.19", "choose_planet", "place_dock"),
        Step("ti4:15.5", "lift_docks"),
    )

    def __init__(self, seat: int, card: int, tech: int, system: int = NOBODY) -> None:
        self.seat = seat
        self.card = card
        self.tech = tech
        self.system = system  # of the space dock that looks for a planet

    def lay_token(self, game: Galaxy) -> Next:
        player, before = game.players[self.seat], copied_by(game, self.seat, self.card)
        player.copied = (*[each for each in player.copied if each[0] != self.card], (self.card, self.tech))
        game.look_at_leaders(self.seat)
        player.exhausted = tuple([self.tech if each == before else each for each in player.exhausted])
        player.changed()
        for tech in (self.tech, before):
            if tech != NOBODY:
                upgrade_units(game, self.seat, tech)
        if unit_of(game, self.seat, INFANTRY).returns_on == NEVER:
            player.returning = 0  # those on the card go to the reinforcements
        game.note("copied", self.seat, self.card, self.tech)
        return None

    def remove_war_suns(self, game: Galaxy) -> Next:
        """Without any technology for them they go back to the reinforcements."""
        player = game.players[self.seat]
        if unit_of(game, self.seat, WAR_SUN).key != COMPONENTS[WAR_SUNS].key or owns(game, self.seat, WAR_SUNS):
            return None
        for system in sorted(player.space):
            force = player.space[system]
            for number in range(count(force, WAR_SUN)):
                remove_ship(game, self.seat, system, WAR_SUN, number < damaged(force, WAR_SUN))
        return None

    # -- space docks -----------------------------------------------------------------------------------------------

    def choose_planet(self, game: Galaxy) -> Next:
        """One that floats no more is placed on a planet of its system, or is removed."""
        player = game.players[self.seat]
        if unit_of(game, self.seat, SPACE_DOCK).in_space:
            return None
        for system in sorted(player.space):
            if count(player.space[system], SPACE_DOCK):
                self.system = system
                planets = planets_for_dock(game, self.seat, system)
                if planets:
                    things = (("system", system),)
                    return Decision(self.seat, "land dock", about("planet", planets), things=things)
                remove_ship(game, self.seat, system, SPACE_DOCK, False)
        return None

    def place_dock(self, game: Galaxy, reply: Reply) -> Next:
        place = ON_PLANET + reply.option().id()
        put_units(game, self.seat, self.system, SPACE_DOCK, -1)
        put_units(game, self.seat, place, SPACE_DOCK, 1)
        game.note("structure", self.seat, place, SPACE_DOCK)
        return None

    def lift_docks(self, game: Galaxy) -> Next:
        """Those on planets stand in the space of their systems, if their card says that they stand there."""
        player = game.players[self.seat]
        if not unit_of(game, self.seat, SPACE_DOCK).in_space:
            return None
        for planet in sorted(player.ground):
            for _ in range(count(player.troops_on(planet), SPACE_DOCK)):
                put_units(game, self.seat, ON_PLANET + planet, SPACE_DOCK, -1)
                put_units(game, self.seat, game.chart.system_of[planet], SPACE_DOCK, 1)
                game.note("structure", self.seat, game.chart.system_of[planet], SPACE_DOCK)
        return None


def planets_for_dock(game: Galaxy, seat: int, system: int) -> list[int]:
    """The planets of a system that this player controls and that can take a space dock."""
    most = structures_on_planet(game, SPACE_DOCK)
    found: list[int] = []
    for planet in planets_of(game, seat):
        room = count(game.players[seat].troops_on(planet), SPACE_DOCK) < most
        if game.chart.system_of[planet] == system and room and not is_closed(game, planet):
            found.append(planet)
    return found
