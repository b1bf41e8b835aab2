"""Commodities besides transactions: gained, turned into trade goods, spent where a card says so."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Done, Next, Procedure
from orrery.ti4.components import FACTIONS
from orrery.ti4.modifier import Modifier
from orrery.ti4.queries import deciding
from orrery.ti4.rules.moves import spend_goods
from orrery.ti4.state import Galaxy

NOTHING: Final = Option("take nothing")
SPEND_GOOD: Final = Option("spend good")
SPEND_COMMODITY: Final = Option("spend commodity")


def gain(number: int) -> Option:
    return Option("gain commodities", (("n", number),))


def convert(number: int) -> Option:
    return Option("convert commodities", (("n", number),))


def room_for(game: Galaxy, seat: int) -> int:
    """How many more commodities this player may have (57.2)."""
    player = game.players[seat]
    return FACTIONS[player.faction].commodities - player.commodities


def reward_for_gift(game: Galaxy, giver: int, receiver: int, number: int) -> int:
    """The trade goods that both gain because the one gives the other so many commodities."""
    return (
        sum([each.rewards_gift(game, giver, receiver, number) for each in deciding(game, Modifier.rewards_gift)])
        if number
        else 0
    )


def gain_commodities(game: Galaxy, seat: int, number: int) -> None:
    """From the supply, up to the commodity value."""
    gained = min(number, room_for(game, seat))
    game.players[seat].commodities += gained
    game.note("commodities gained", seat, gained)


def convert_commodities(game: Galaxy, seat: int, number: int) -> None:
    """They are trade goods now, which does not count as gained (57.5c)."""
    player = game.players[seat]
    player.commodities -= number
    player.goods += number
    game.look_at_leaders(seat)
    game.note("commodities converted", seat, number)


def spend_commodity(game: Galaxy, seat: int) -> None:
    """Only where a card says so (57.7)."""
    game.players[seat].commodities -= 1
    game.note("commodity spent", seat)


class CommodityOr(Procedure):
    """Gain 1 commodity, or spend 1 trade good or 1 commodity for something else. All of it may be declined."""

    def __init__(self, seat: int, planet: int) -> None:
        self.seat = seat
        self.planet = planet

    def is_to_be_had(self, game: Galaxy) -> bool:
        """What is bought can be had now."""
        raise NotImplementedError

    def bought(self, game: Galaxy) -> Next:
        raise NotImplementedError

    def choose(self, game: Galaxy) -> Next:
        player = game.players[self.seat]
        options = [gain(1)] if room_for(game, self.seat) > 0 else []
        if self.is_to_be_had(game):
            options += [SPEND_GOOD] if player.goods else []
            options += [SPEND_COMMODITY] if player.commodities else []
        return self.question([NOTHING, *options]) if options else Done()

    def question(self, options: list[Option]) -> Decision:
        raise NotImplementedError

    def take(self, game: Galaxy, reply: Reply) -> Next:
        option = reply.option()
        if option == NOTHING:
            return None
        if option == gain(1):
            gain_commodities(game, self.seat, 1)
            return None
        if option == SPEND_GOOD:
            spend_goods(game, self.seat, 1)
            game.note("good spent", self.seat)
        else:
            spend_commodity(game, self.seat)
        return self.bought(game)
