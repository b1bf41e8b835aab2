"""Placing ships: the owner puts the ships in hand on colonies of choice."""

from __future__ import annotations

from orrery.cosmic.queries import colonies_to_join
from orrery.cosmic.rules.moves import berth_options, picked_planets, planet_options, put_ships, settle
from orrery.cosmic.state import ADRIFT, FREED, WARP, Cosmic
from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Call, Loop, Next, Procedure, Step


class PlaceShips(Procedure):
    """A player puts the ships in hand on any own colonies; without a colony they go to the warp."""

    STEPS = (
        Step("cosmic:tech.effect.1", "choose_for_prometheus", "place_prometheus"),
        Step("cosmic:home.leave.2", "choose_colonies", "place"),
    )

    def __init__(self, seat: int, rule: str = "cosmic:home.leave.2") -> None:
        self.seat = seat
        self.rule = rule  # that puts the ships into their owner's hand

    def choose_for_prometheus(self, game: Cosmic) -> Next:
        """The Prometheus first, if it is among the ships; freed from the warp it may stay there for another ship."""
        if game.prometheus != self.seat or game.prometheus_at not in (ADRIFT, FREED):
            return None
        options = planet_options(colonies_to_join(game, self.seat))
        if not options:
            return None
        if game.prometheus_at == FREED:
            options.append(Option("leave in warp"))
        return Decision(self.seat, "the-prometheus.place", options)

    def place_prometheus(self, game: Cosmic, reply: Reply) -> Next:
        if reply.option().key == "leave in warp":
            game.prometheus_at = WARP
            return None
        game.prometheus_at = reply.option().id()
        settle(game, self.seat, game.prometheus_at, 1)
        return None

    def choose_colonies(self, game: Cosmic) -> Next:
        game.rule = self.rule
        number = game.players[self.seat].adrift
        if not number:
            return None
        colonies = colonies_to_join(game, self.seat)
        if not colonies:
            game.rule = "cosmic:home.leave.3"
            put_ships(game, self.seat, WARP, number)
            game.note("stranded", self.seat, number)
            return None
        return Decision(self.seat, "place ships", berth_options(colonies, number), number, number)

    def place(self, game: Cosmic, reply: Reply) -> Next:
        for planet, number in picked_planets(reply.options()):
            settle(game, self.seat, planet, number)
        return None


class PlaceAll(Procedure):
    """Everybody with ships in hand places them, in the order of play."""

    STEPS = (Loop("cosmic:timing.2", "next_player"),)

    def __init__(self, rule: str = "cosmic:home.leave.2") -> None:
        self.rule = rule

    def next_player(self, game: Cosmic) -> Next:
        for seat in game.order(""):
            if game.players[seat].adrift:
                return Call(PlaceShips(seat, self.rule))
        return None


def place_all(game: Cosmic) -> Next:
    """Whoever has ships in hand places them now, if anybody has, by the rule that is being carried out."""
    return Call(PlaceAll(game.rule)) if any(player.adrift for player in game.players) else None
