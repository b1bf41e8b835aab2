"""Command tokens of others in a fleet pool: they count there, and nobody lays them anywhere else."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Reply, about
from orrery.kernel.procedure import Done, Next, Procedure, Step
from orrery.ti4.limits import fleet_pool_limit, fleet_tokens
from orrery.ti4.reinforcements import tokens_abroad
from orrery.ti4.state import FOREIGN_DUE, TOKEN_DUE, TOKENS, Galaxy


def may_take(game: Galaxy, seat: int, other: int) -> bool:
    """One of the other's tokens can lie in this fleet pool: none does, there is one to be had, and there is room."""
    player, owner = game.players[seat], game.players[other]
    if other in player.foreign or owner.eliminated or len(owner.tokens) + tokens_abroad(game, other) >= TOKENS:
        return False
    return fleet_tokens(game, seat) < fleet_pool_limit(game, seat)


def take_foreign_token(game: Galaxy, seat: int, other: int) -> None:
    """From the reinforcements of the other; if none are left there, one of a pool is due (52.3b)."""
    player = game.players[seat]
    player.foreign = tuple(sorted((*player.foreign, other)))
    player.changed()
    game.mark(TOKEN_DUE, other)
    game.note("foreign token", seat, other)
    game.look_at_leaders(seat)


def return_foreign_token(game: Galaxy, seat: int, other: int) -> None:
    """It goes to the reinforcements of its owner, and the pool is smaller. What it alone kept in the game goes."""
    player, owner = game.players[seat], game.players[other]
    player.foreign = tuple([each for each in player.foreign if each != other])
    player.changed()
    if owner.eliminated and not tokens_abroad(game, other):
        owner.leaders = ()
    game.mark_fleets(seat)
    game.note("foreign token returned", seat, other)


def lose_foreign_tokens(game: Galaxy, seat: int, number: int) -> None:
    """So many of those of others go back; whose, the player says at once."""
    number = min(number, len(game.players[seat].foreign))
    if number > 0:
        game.mark(FOREIGN_DUE, seat, number)


class ReturnForeign(Procedure):
    """So many tokens of others leave the fleet pool; whose, its owner says."""

    STEPS = (Step("ti4:52.3", "choose_tokens", "give_back"),)

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def choose_tokens(self, game: Galaxy) -> Next:
        there = list(game.players[self.seat].foreign)
        number = min(self.number, len(there))
        return Decision(self.seat, "return tokens", about("seat", there), number, number) if number else Done()

    def give_back(self, game: Galaxy, reply: Reply) -> Next:
        for option in reply.options():
            return_foreign_token(game, self.seat, option.id())
        return None


def own_fleet_room(game: Galaxy, seat: int) -> int:
    """How many tokens of the player's own the fleet pool may hold beside those of others."""
    return max(0, fleet_pool_limit(game, seat) - len(game.players[seat].foreign))
