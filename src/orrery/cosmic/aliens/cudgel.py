"""Cudgel: whom it beats loses more ships."""

from __future__ import annotations

from orrery.cosmic.encounter import OFFENSE_WINS
from orrery.cosmic.needs import AS_OFFENSE
from orrery.cosmic.queries import (
    allies,
    is_main,
    opponent,
    ships_in_colonies,
    shows_attack,
    side_of,
)
from orrery.cosmic.rules.deed import Super, Use, Wild
from orrery.cosmic.rules.losses import Losses, loss_of_choice
from orrery.cosmic.rules.moves import seat_options
from orrery.cosmic.rules.resolution import is_win_for
from orrery.cosmic.state import WARP, Cosmic
from orrery.cosmic.windows import EXTRA_LOSSES, LANDING
from orrery.kernel.decision import Decision, Reply
from orrery.kernel.procedure import Call, Loop, Next, Procedure


def has_smashed(game: Cosmic, seat: int) -> bool:
    """This seat has won as main player with an attack, and had ships in the encounter."""
    return is_main(game, seat) and is_win_for(game, seat) and shows_attack(game, seat) and game.now().fought[seat] > 0


class Smash(Use):
    """As main player, after a win with an attack: the opponent loses as many ships more as one had in the encounter."""

    WINDOWS = (EXTRA_LOSSES,)
    DUTY = True

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return has_smashed(game, seat) and ships_in_colonies(game, opponent(game, seat)) > 0

    def commit(self, game: Cosmic) -> Next:
        return Call(loss_of_choice(game, opponent(game, self.seat), game.now().fought[self.seat]))


class WildCudgel(Wild):
    """As offense, about to gain a colony: all other players' ships on the planet go to the warp, but not those that
    land with one's own."""

    WINDOWS = (LANDING,)
    NEEDS = (AS_OFFENSE,)

    @classmethod
    def besides(cls, game: Cosmic, seat: int, source: int) -> bool:
        return game.now().outcome == OFFENSE_WINS and bool(driven_out(game, seat))

    def commit(self, game: Cosmic) -> Next:
        return Call(Losses(driven_out(game, self.seat)))


def driven_out(game: Cosmic, seat: int) -> list[list[int]]:
    """The ships on the planet before the winners land, as rows of a loss; none where no colony is gained."""
    planet = game.now().planet
    ships = game.colonies[planet]
    if ships[seat] or not game.players[seat].gate:
        return []
    return [[other, planet, ships[other], WARP] for other in game.order("") if ships[other]]


class SuperCudgel(Super):
    """The smash also hits any of the loser's allies; each loses as many ships as one had in the encounter."""

    WINDOWS = (EXTRA_LOSSES,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, victims: list[int] | None = None) -> None:
        super().__init__(seat, source, cancelled)
        self.victims = victims if victims is not None else []

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return has_smashed(game, seat) and bool(losers(game, seat))

    def choose(self, game: Cosmic) -> Next:
        if self.victims:
            return None
        found = losers(game, self.seat)
        return Decision(self.seat, "cudgel.allies", seat_options(found), 1, len(found))

    def chosen(self, game: Cosmic, reply: Reply) -> Next:
        self.victims = [option.id() for option in reply.options()]
        for victim in self.victims:
            game.note("aims at ally", self.seat, victim)
        return None

    def commit(self, game: Cosmic) -> Next:
        return Call(SmashAllies(self.victims.copy(), game.now().fought[self.seat]))


def losers(game: Cosmic, seat: int) -> list[int]:
    """The opponent's allies who have ships to lose."""
    beaten = allies(game, side_of(game, opponent(game, seat)))
    return [ally for ally in beaten if ships_in_colonies(game, ally)]


class SmashAllies(Procedure):
    """One after the other loses ships of choice."""

    STEPS = (Loop("cosmic:flares.6", "next_victim"),)

    def __init__(self, victims: list[int], number: int) -> None:
        self.victims = victims
        self.number = number

    def next_victim(self, game: Cosmic) -> Next:
        return Call(loss_of_choice(game, self.victims.pop(0), self.number)) if self.victims else None


POWER = (Smash,)
WILD = (WildCudgel,)
SUPER = (SuperCudgel,)
