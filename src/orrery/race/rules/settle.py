"""III: Settle."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Decisions, Option, Refused, Reply, Thing
from orrery.kernel.procedure import Call, Loop, Next, Procedure, Step
from orrery.race.cards import CARDS
from orrery.race.reasons import settling_refused
from orrery.race.rules.develop import no_card, show_chosen
from orrery.race.rules.further import SettleTurn
from orrery.race.rules.moves import end_phase, put_good
from orrery.race.rules.placing import PlaceWorld, means_to_settle, ways_told
from orrery.race.rules.takeover import ResolveTakeovers
from orrery.race.settling import NOTHING_ELSE, may_settle
from orrery.race.state import NO_CARD, SETTLE, SETTLE_2, Race, card_options


class Settle(Procedure):
    """All choose a world at once and show it; then each in order pays for it or conquers it."""

    STEPS = (
        Step("race:settle.1", "choose_worlds", "show"),
        Loop("race:timing.3", "next_settler"),
        Step("race:takeover.resolve.1", "resolve_takeovers"),
        Step("race:powers.6", "end_phase"),
    )

    def __init__(self, second: bool = False, turn: int = 0) -> None:
        self.second = second
        self.turn = turn

    def copy(self) -> Settle:
        return Settle(self.second, self.turn)

    def action(self) -> int:
        return SETTLE_2 if self.second else SETTLE

    def choose_worlds(self, game: Race) -> Next:
        decisions: list[Decision] = []
        for seat in game.in_order():
            player = game.players[seat]
            means = means_to_settle(player, self.action()) if game.options.sets else NOTHING_ELSE
            able = may_settle(player.tableau, player.hand, means)
            if able:
                decisions.append(Decision(seat, "settle", no_card() + card_options(able)))
        return Decisions(decisions) if decisions else None

    def option_numbers(self, game: Race, decision: Decision, option: Option) -> tuple[int, ...]:
        """How the world could be placed, without giving anything up if that can be."""
        return ways_told(game.players[decision.seat], self.action(), option)

    def why_not(self, game: Race, seat: int, thing: Thing) -> Refused | None:
        player = game.players[seat]
        if thing[0] != "card" or thing[1] not in player.hand:
            return None
        means = means_to_settle(player, self.action()) if game.options.sets else NOTHING_ELSE
        return settling_refused(player.tableau, player.hand, thing[1], means)

    def show(self, game: Race, reply: Reply) -> Next:
        """A windfall good is part of placing the world, so it lies there before anybody pays."""
        show_chosen(game, reply)
        for seat in game.in_order():
            for world in game.players[seat].placed:
                if CARDS[world].windfall:
                    put_good(game, seat, world)
        return None

    def next_settler(self, game: Race) -> Next:
        while self.turn < game.seats:
            seat = (game.first + self.turn) % game.seats
            self.turn += 1
            player = game.players[seat]
            if game.options.sets:
                return Call(SettleTurn(seat, self.action(), world=player.placed[0] if player.placed else NO_CARD))
            if player.placed:
                return Call(PlaceWorld(seat, player.placed[0], self.action() in player.actions))
        return None

    def resolve_takeovers(self, game: Race) -> Next:
        return Call(ResolveTakeovers(self.action())) if game.attacks else None

    def end_phase(self, game: Race) -> Next:
        end_phase(game)
        return None
