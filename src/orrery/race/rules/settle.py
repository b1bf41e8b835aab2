"""III: Settle."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Decisions, Option, Reply, Thing
from orrery.kernel.procedure import Call, Loop, Next, Procedure, Step
from orrery.race.cards import CARDS
from orrery.race.queries import (
    NEVER,
    contact,
    free_settlers,
    may_be_free,
    may_settle,
    military_against,
    temporary_military,
    world_price,
)
from orrery.race.rules.develop import move_into_tableaus, no_card, show_chosen
from orrery.race.rules.moves import discard_picked, draw, give_up, put_good
from orrery.race.state import SETTLE, SETTLE_2, Race, card_options

PAY: Final = "pay"
CONQUER: Final = "conquer"


class Settle(Procedure):
    """All choose a world at once and show it; then each in order pays for it or conquers it."""

    STEPS = (
        Step("race:settle.1", "choose_worlds", "show"),
        Loop("race:timing.3", "next_settler"),
        Step("race:powers.6", "end_phase"),
    )

    def __init__(self, second: bool = False, turn: int = 0) -> None:
        self.second = second
        self.turn = turn

    def copy(self) -> Settle:
        return Settle(self.second, self.turn)

    def choose_worlds(self, game: Race) -> Next:
        decisions: list[Decision] = []
        for seat in game.in_order():
            player = game.players[seat]
            able = may_settle(player.tableau, player.hand)
            if able:
                decisions.append(Decision(seat, "settle", no_card() + card_options(able)))
        return Decisions(decisions) if decisions else None

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
            if game.players[seat].placed:
                bonus = (SETTLE_2 if self.second else SETTLE) in game.players[seat].actions
                return Call(PlaceWorld(seat, game.players[seat].placed[0], bonus))
        return None

    def end_phase(self, game: Race) -> Next:
        move_into_tableaus(game)
        return None


class PlaceWorld(Procedure):
    """Choose how to place the world that was shown, with which optional powers; pay; draw."""

    STEPS = (
        Step("race:powers.10", "choose_way", "use_powers"),
        Step("race:settle.4", "choose_payment", "pay"),
        Step("race:settle.5", "draw_after"),
    )

    def __init__(self, seat: int, world: int, bonus: bool, price: int = 0) -> None:
        self.seat = seat
        self.world = world
        self.bonus = bonus
        self.price = price

    def copy(self) -> PlaceWorld:
        return PlaceWorld(self.seat, self.world, self.bonus, self.price)

    def choose_way(self, game: Race) -> Next:
        player = game.players[self.seat]
        return Decision(
            self.seat,
            "settle how",
            ways(player.tableau, len(player.hand), self.world),
            things=(("card", self.world),),
        )

    def use_powers(self, game: Race, reply: Reply) -> Next:
        way = reply.option()
        tableau = game.players[self.seat].tableau
        used = [card for kind, card in way.things]
        self.price = 0 if way.key == CONQUER else world_price(tableau, self.world)
        for card in used:
            if CARDS[card].settles_for_nothing:
                self.price = 0
            if not CARDS[card].pays_for_military:
                give_up(game, self.seat, card)
        if way.key == CONQUER:
            game.note("conquered", self.seat, self.world)
        return None

    def choose_payment(self, game: Race) -> Next:
        if not self.price:
            return None
        hand = game.players[self.seat].hand
        return Decision(self.seat, "pay", card_options(hand), self.price, self.price, things=(("card", self.world),))

    def pay(self, game: Race, reply: Reply) -> Next:
        discard_picked(game, self.seat, reply.options())
        return None

    def draw_after(self, game: Race) -> Next:
        number = 1 if self.bonus else 0
        for card in game.players[self.seat].tableau:
            number += CARDS[card].draw_after_settling
        draw(game, self.seat, number)
        return None


def ways(tableau: list[int], hand: int, world: int) -> list[Option]:
    """How the world can be placed: by payment or conquest, each with the optional powers that may go with it.

    `hand` is the number of cards left to pay with. An option names the cards whose powers are used.
    """
    found: list[Option] = []
    price = world_price(tableau, world)
    extra: list[int] = temporary_military(tableau)
    if CARDS[world].military:
        strength, defense = military_against(tableau, world), CARDS[world].cost
        for soldiers in subsets(extra):
            if strength + sum([CARDS[card].temporary_military for card in soldiers]) >= defense:
                found.append(Option(CONQUER, things_of(soldiers)))
    if price < NEVER:
        contacts = contact(tableau)[:1] if CARDS[world].military else []
        for soldiers in subsets(extra):
            if price <= hand:
                found.append(Option(PAY, things_of(contacts + soldiers)))
            if may_be_free(world):
                for ship in free_settlers(tableau):
                    found.append(Option(PAY, things_of([*contacts, ship, *soldiers])))
    return found


def subsets(cards: list[int]) -> list[list[int]]:
    """All ways to use some of these cards, the fewest first."""
    found: list[list[int]] = [[]]
    for card in cards:
        found += [[*some, card] for some in found]
    return found


def things_of(cards: list[int]) -> tuple[Thing, ...]:
    return tuple([("card", card) for card in cards])
