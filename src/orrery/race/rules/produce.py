"""V: Produce."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Call, Loop, Next, Procedure, Step
from orrery.race.cards import CARDS
from orrery.race.goods import ANY, NO_GOOD
from orrery.race.rules.moves import draw, put_good
from orrery.race.state import NO_CARD, PRODUCE, Race

BY_BONUS = NO_CARD  # in place of the card whose power produces


class Produce(Procedure):
    """One player after the other, because the draw pile may run out; at the end, cards for who produced most."""

    STEPS = (
        Loop("race:timing.3", "next_producer"),
        Step("race:power.produce.draw-for-most.1", "reward_most"),
    )

    def __init__(self, turn: int = 0) -> None:
        self.turn = turn

    def copy(self) -> Produce:
        return Produce(self.turn)

    def next_producer(self, game: Race) -> Next:
        if self.turn == 0:
            for player in game.players:
                player.produced = [0, 0, 0, 0, 0]
        if self.turn == game.seats:
            return None
        seat = (game.first + self.turn) % game.seats
        self.turn += 1
        return Call(ProduceTurn(seat))

    def reward_most(self, game: Race) -> Next:
        for seat in game.in_order():
            for card in game.players[seat].tableau:
                kind = CARDS[card].most_of
                if kind != NO_GOOD and produced_most(game, seat, kind):
                    draw(game, seat, CARDS[card].draw_for_most)
        return None


class ProduceTurn(Procedure):
    """Production worlds and plain draws; then windfall worlds, as the player likes; then draws that count goods."""

    STEPS = (
        Step("race:produce.1", "produce_goods"),
        Loop("race:produce.5", "choose_windfall", "produce_windfall"),
        Step("race:power.produce.draw-for-kind.1", "draw_for_goods"),
    )

    def __init__(self, seat: int, used: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.used = used  # cards whose windfall power is used, or BY_BONUS

    def copy(self) -> ProduceTurn:
        return ProduceTurn(self.seat, self.used)

    def produce_goods(self, game: Race) -> Next:
        player = game.players[self.seat]
        number = 0
        for world in player.tableau:
            card = CARDS[world]
            if card.production and world not in player.goods:
                produce_on(game, self.seat, world)
            number += card.draw_at_produce
            if card.draw_per_world != NO_GOOD:
                number += sum([1 for each in player.tableau if CARDS[each].kind == card.draw_per_world])
        draw(game, self.seat, number)
        return None

    def choose_windfall(self, game: Race) -> Next:
        options = self.windfall_options(game)
        return Decision(self.seat, "windfall", options) if options else None

    def windfall_options(self, game: Race) -> list[Option]:
        """Which power produces on which empty windfall world. Powers alike count as one; one world is no choice."""
        player = game.players[self.seat]
        empty = [world for world in player.tableau if CARDS[world].windfall and world not in player.goods]
        options: list[Option] = []
        if not empty:
            return options
        powers: list[tuple[int, int]] = []  # kind, card
        for card in player.tableau:
            for kind in CARDS[card].windfall_kinds:
                if card not in self.used and not any(kind == other for other, _ in powers):
                    powers.append((kind, card))
        if PRODUCE in player.actions and BY_BONUS not in self.used and not any(kind == ANY for kind, _ in powers):
            powers.append((ANY, BY_BONUS))
        for kind, card in powers:
            for world in empty:
                if kind == ANY or CARDS[world].kind == kind:
                    options.append(Option("produce", (("card", world), ("by", card))))
        if len({option.id() for option in options}) == 1:
            options = options[:1]
        return options

    def produce_windfall(self, game: Race, reply: Reply) -> Next:
        world, by = reply.option().things[0][1], reply.option().things[1][1]
        self.used = (*self.used, by)
        produce_on(game, self.seat, world)
        return None

    def draw_for_goods(self, game: Race) -> Next:
        player = game.players[self.seat]
        number = 0
        for each in player.tableau:
            card = CARDS[each]
            if card.draw_per_good != NO_GOOD:
                number += player.produced[card.draw_per_good]
            if card.draw_per_kind:
                number += sum([1 for goods in player.produced if goods])
        draw(game, self.seat, number)
        return None


def produce_on(game: Race, seat: int, world: int) -> None:
    """A good on the world, if there is still a card for it, and what producing there gives."""
    put_good(game, seat, world)
    player = game.players[seat]
    if world in player.goods:
        player.produced[CARDS[world].kind] += 1
        draw(game, seat, CARDS[world].draw_if_produced_here)


def produced_most(game: Race, seat: int, kind: int) -> bool:
    """Strictly more than every other player."""
    mine = game.players[seat].produced[kind]
    return all(mine > game.players[other].produced[kind] for other in range(game.seats) if other != seat)
