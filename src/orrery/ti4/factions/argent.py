"""The Argent Flight: first to vote, and a fire in front of the fleet."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.decision import Reply
from orrery.kernel.procedure import Next
from orrery.ti4.combat import able_to_sustain, combatants, side_at, where_they_fight
from orrery.ti4.modifier import Modifier
from orrery.ti4.rules.barrage import barrage_now
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moves import damage
from orrery.ti4.rules.picking import Item, pick_units, picked_units, which_unit
from orrery.ti4.rules.vote import voting_now
from orrery.ti4.state import AGENDA, Galaxy
from orrery.ti4.units import FIGHTER, FLAGSHIP, count
from orrery.ti4.votes import may_add_votes
from orrery.ti4.windows import BEFORE_ASSIGN_ANTI_FIGHTER_BARRAGE_HITS, WHEN_YOU_CAST_VOTES


class Zeal(Modifier):
    """In the agenda phase you always vote first, as the speaker too."""

    def votes_first(self, game: Galaxy, seat: int) -> bool:
        return seat == self.owner and game.phase == AGENDA


class ZealousVotes(Deed):
    """When you cast at least 1 vote: 1 more for each player in the game, you among them."""

    WINDOWS = (WHEN_YOU_CAST_VOTES,)
    DUTY = True

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        voting = voting_now(game)
        return voting.seat == seat and bool(voting.number) and may_add_votes(game, seat)

    def commit(self, game: Galaxy) -> Next:
        voting_now(game).number += sum([not player.eliminated for player in game.players])
        return None


class RaidFormation(Deed):
    """When your units have used anti-fighter barrage: for each hit beyond the fighters of your opponent, choose 1 of
    their ships with sustain damage; it becomes damaged. It does not use sustain damage, and hits count as they were
    made, whatever cancels them."""

    WINDOWS = (BEFORE_ASSIGN_ANTI_FIGHTER_BARRAGE_HITS,)
    DUTY = True

    def __init__(
        self,
        seat: int,
        source: int,
        cancelled: bool = False,
        raided: tuple[Item, ...] = (),
        placed: tuple[int, ...] = (),
    ) -> None:
        super().__init__(seat, source, cancelled)
        self.raided = raided
        self.placed = placed  # where each of them stands

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        fire = barrage_now(game)
        return seat in (fire.attacker, fire.defender) and excess(game, seat) > 0 and bool(to_raid(game, seat))

    def choose(self, game: Galaxy) -> Next:
        """The ships; then of each, where such units stand in several places, which of them."""
        system = barrage_now(game).system
        if not self.raided:
            ships = to_raid(game, self.seat)
            number = min(excess(game, self.seat), len(ships))
            return pick_units(self.seat, "raid ships", ships, number, (("system", system),))
        if len(self.placed) == len(self.raided):
            return None
        opponent, type = raided_by(game, self.seat), self.raided[len(self.placed)][1]
        places = where_they_fight(game, opponent, type, system)
        for (_, before, _), where in zip(self.raided, self.placed):
            if before == type and len(places) > 1:
                places.remove(where)
        return which_unit(self.seat, opponent, type, system, places)

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        if not self.raided:
            self.raided = tuple(picked_units(reply.options()))
        else:
            self.placed = (*self.placed, reply.option().id())
        return None

    def commit(self, game: Galaxy) -> Next:
        system, opponent = barrage_now(game).system, raided_by(game, self.seat)
        for (_, type, _), where in zip(self.raided, self.placed):
            damage(game, opponent, where, type)
            game.note("raided", opponent, system, type)
        return None


def raided_by(game: Galaxy, seat: int) -> int:
    """Whom this player fires at."""
    fire = barrage_now(game)
    return fire.defender if seat == fire.attacker else fire.attacker


def excess(game: Galaxy, seat: int) -> int:
    """The hits of this player's barrage beyond the fighters there."""
    fire = barrage_now(game)
    mine, theirs = fire.hits()
    fighters = count(game.players[raided_by(game, seat)].ships_in(fire.system), FIGHTER)
    return (mine if seat == fire.attacker else theirs) - fighters


def to_raid(game: Galaxy, seat: int) -> list[Item]:
    """The opponent's ships that are whole and have sustain damage, of their own or lent; also what is a ship for this
    combat alone."""
    opponent, system = raided_by(game, seat), barrage_now(game).system
    force, types = side_at(game, opponent, system), sorted(set(combatants(game, opponent, system)))
    return [
        ("unit", type, False) for type in types for _ in range(able_to_sustain(game, opponent, type, system, force))
    ]


class Quetzecoatl(Modifier):
    """The flagship: other players cannot use space cannon against your ships in its system."""

    def silences_cannons(self, game: Galaxy, seat: int, target: int, system: int) -> bool:
        if target != self.owner or seat == target:
            return False
        return count(game.players[target].ships_in(system), FLAGSHIP) > 0


DEEDS: Final[dict[str, tuple[Any, ...]]] = {"zeal": (ZealousVotes,), "raid-formation": (RaidFormation,)}
STANDING: Final[dict[str, type[Modifier]]] = {"zeal": Zeal, "quetzecoatl": Quetzecoatl}
