"""V: Produce."""

from __future__ import annotations

from typing import ClassVar, Final

from orrery.kernel.decision import PASS, Decision, Option, Refused, Reply, Thing
from orrery.kernel.procedure import Call, Goto, Loop, Next, Procedure, Step
from orrery.race.card import Card
from orrery.race.cards import CARDS
from orrery.race.goods import ANY, MULTI, NO_GOOD
from orrery.race.powers import (
    CHROMOSOME_WORLD,
    DrawPerGoodProduced,
    DrawPerKindProduced,
    PrestigeForMostChromosomes,
    ProduceOnWindfallForCard,
    TakeSavedCards,
)
from orrery.race.queries import count_of, find_power
from orrery.race.rules.moves import draw, gain_prestige
from orrery.race.rules.producing import ProduceForCard, ProduceMultiKind, empty_windfalls, produce_on, windfall_refused
from orrery.race.state import NO_CARD, PRODUCE, Race

BY_BONUS: Final = NO_CARD  # in place of the card whose power produces
BY_PRESTIGE: Final = -2  # the same for the prestige bonus


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
        return Call(ProduceTurnWithSets(seat) if game.options.sets else ProduceTurn(seat))

    def reward_most(self, game: Race) -> Next:
        for seat in game.in_order():
            for card in game.players[seat].tableau:
                kind = CARDS[card].most_of
                if kind != NO_GOOD and produced_most(game, seat, kind):
                    draw(game, seat, CARDS[card].draw_for_most)
        return None


class ProduceTurn(Procedure):
    """Production worlds and plain draws; then windfall worlds, as the player likes; then draws that count goods."""

    STEPS: ClassVar[tuple[Step, ...]] = (
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
            if card.produces and world not in player.goods:
                produce_on(game, self.seat, world, card.kind)
            number += card.draw_at_produce
            if card.draw_per_world != NO_GOOD:
                number += sum([1 for each in player.tableau if CARDS[each].suits[card.draw_per_world]])
        draw(game, self.seat, number)
        return None

    def choose_windfall(self, game: Race) -> Next:
        options = self.windfall_options(game)
        return Decision(self.seat, "windfall", options) if options else None

    def windfall_options(self, game: Race) -> list[Option]:
        """Which power produces on which empty windfall world. Powers alike count as one; one world is no choice."""
        player = game.players[self.seat]
        empty = empty_windfalls(game, self.seat)
        options: list[Option] = []
        if not empty:
            return options
        powers: list[tuple[int, int]] = []  # kind, card
        for card in player.tableau:
            for kind in CARDS[card].windfall_kinds:
                if card not in self.used and (CARDS[card].windfall_elsewhere or not any_alike(kind, powers)):
                    powers.append((kind, card))
        if not any_alike(ANY, powers):
            if PRODUCE in player.actions and BY_BONUS not in self.used:
                powers.append((ANY, BY_BONUS))
            elif player.boosted == PRODUCE and BY_PRESTIGE not in self.used:
                powers.append((ANY, BY_PRESTIGE))
        for kind, card in powers:
            for world in empty:
                elsewhere = card >= 0 and CARDS[card].windfall_elsewhere
                if CARDS[world].suits[kind] and not (elsewhere and world == card):
                    options.append(Option("produce", (("card", world), ("by", card))))
        if len({option.id() for option in options}) == 1 and CARDS[options[0].id()].kind != MULTI:
            options = options[:1]
        return options

    def why_not(self, game: Race, seat: int, thing: Thing) -> Refused | None:
        kind, card = thing
        player = game.players[seat]
        if kind != "card" or card not in player.tableau:
            return None
        return windfall_refused(card, player.goods) or Refused("no-power-for-kind", (CARDS[card].kind,))

    def produce_windfall(self, game: Race, reply: Reply) -> Next:
        world, by = reply.option().things[0][1], reply.option().things[1][1]
        self.used = (*self.used, by)
        if CARDS[world].kind == MULTI:
            kinds = CARDS[by].windfall_kinds if by >= 0 else (ANY,)
            return Call(ProduceMultiKind(self.seat, world, kinds[0]))
        produce_on(game, self.seat, world, CARDS[world].kind)
        return None

    def draw_for_goods(self, game: Race) -> Next:
        player = game.players[self.seat]
        number = 0
        for each in player.tableau:
            card = CARDS[each]
            if card.draw_per_good != NO_GOOD or card.draw_per_kind:
                number += draws_for_goods(card, player.produced)
        draw(game, self.seat, number)
        return None


class ProduceTurnWithSets(ProduceTurn):
    """The same with powers that cost a hand card, before or after the draws that count goods, as the player likes."""

    STEPS = (
        Step("race:produce.1", "produce_goods"),
        Loop("race:produce.5", "choose_windfall", "produce_windfall"),
        Loop("race:power.produce.discard-to-produce.1", "choose_power", "use_power"),
        Step("race:power.produce.draw-for-kind.1", "draw_for_goods"),
    )

    def __init__(self, seat: int, used: tuple[int, ...] = (), counted: tuple[int, ...] = ()) -> None:
        super().__init__(seat, used)
        self.counted = counted  # cards whose power that costs a card, or that counts goods, is used

    def copy(self) -> ProduceTurnWithSets:
        return ProduceTurnWithSets(self.seat, self.used, self.counted)

    def produce_goods(self, game: Race) -> Next:
        super().produce_goods(game)
        player = game.players[self.seat]
        number = 3 if player.boosted == PRODUCE else 0
        for card in player.tableau:
            each = CARDS[card].draw_per_card
            if each is not None:
                number += each.amount * count_of(player.tableau, each.per)
        draw(game, self.seat, number)
        take_saved_cards(game, self.seat)
        reward_chromosomes(game, self.seat)
        return None

    def choose_power(self, game: Race) -> Next:
        player = game.players[self.seat]
        for_card = [card for card in player.tableau if self.can_produce_for_card(game, card)]
        draws = [card for card in player.tableau if self.can_draw(game, card)]
        if not for_card or not (player.hand or draws):
            return None
        paid = for_card if player.hand else []  # with an empty hand, a draw comes first or the power is lost
        options = [power_option(card, CARDS[card].produces_for_card) for card in paid]
        for card in player.tableau if player.hand else draws:
            for place in range(len(CARDS[card].powers)):
                power = CARDS[card].powers[place]
                counts = isinstance(power, (DrawPerGoodProduced, DrawPerKindProduced))
                if counts and card not in self.counted:
                    options.append(power_option(card, place))
        if len(options) > 1:
            game.rule = "race:powers.9"
        elif isinstance(CARDS[options[0].id()].powers[options[0].things[1][1]], ProduceOnWindfallForCard):
            game.rule = "race:power.produce.discard-windfall.1"
        return Decision(self.seat, "produce more", [*options, PASS])

    def why_not(self, game: Race, seat: int, thing: Thing) -> Refused | None:
        kind, card = thing
        player = game.players[seat]
        if game.prompt(seat) != "produce more":
            return super().why_not(game, seat, thing)
        if kind != "card" or card not in player.tableau:
            return None
        place = CARDS[card].produces_for_card
        counts = CARDS[card].draw_per_good != NO_GOOD or CARDS[card].draw_per_kind
        if place < 0 and not counts:
            return Refused("no-optional-power")
        if card in self.counted:
            return Refused("used")
        if counts:
            return Refused("draws-nothing")
        if self.can_produce_for_card(game, card):
            return Refused("hand-lacking", (1, 0))
        power = CARDS[card].powers[place]
        if isinstance(power, ProduceOnWindfallForCard):
            return Refused("no-empty-windfall", (power.kind,))
        return Refused("has-good", (), "race:produce.3")

    def can_draw(self, game: Race, card: int) -> bool:
        """Whether this card, which counts goods, gives cards for those produced so far."""
        return card not in self.counted and draws_for_goods(CARDS[card], game.players[self.seat].produced) > 0

    def can_produce_for_card(self, game: Race, card: int) -> bool:
        """Whether this card has a power that a hand card is discarded for, and a world for the good."""
        player = game.players[self.seat]
        place = CARDS[card].produces_for_card
        if place < 0 or card in self.counted:
            return False
        power = CARDS[card].powers[place]
        if isinstance(power, ProduceOnWindfallForCard):
            return any(CARDS[world].suits[power.kind] for world in empty_windfalls(game, self.seat))
        return card not in player.goods

    def use_power(self, game: Race, reply: Reply) -> Next:
        """Use that power, or none any more: then the cards that are still due are drawn."""
        option = reply.option()
        if not option.things:
            return Goto("draw_for_goods")
        card, place = option.things[0][1], option.things[1][1]
        self.counted = (*self.counted, card)
        game.note("uses", self.seat, card, place)
        if place == CARDS[card].produces_for_card:
            return Call(ProduceForCard(self.seat, card, place))
        draw(game, self.seat, draws_for_goods(CARDS[card], game.players[self.seat].produced))
        return None

    def draw_for_goods(self, game: Race) -> Next:
        player = game.players[self.seat]
        left = [card for card in player.tableau if card not in self.counted]
        draw(game, self.seat, sum([draws_for_goods(CARDS[card], player.produced) for card in left]))
        return None


def any_alike(kind: int, powers: list[tuple[int, int]]) -> bool:
    """Whether one of these powers, of a kind and a card each, can produce wherever a power of the kind can."""
    return any(kind == other and not (by >= 0 and CARDS[by].windfall_elsewhere) for other, by in powers)


def draws_for_goods(card: Card, produced: list[int]) -> int:
    """The cards that this card gives for the goods produced so far."""
    number = 0
    if card.draw_per_good != NO_GOOD:
        number += produced[card.draw_per_good]
    if card.draw_per_kind:
        number += sum([1 for goods in produced if goods])
    return number


def produced_most(game: Race, seat: int, kind: int) -> bool:
    """Strictly more than every other player."""
    mine = goods_produced(game, seat, kind)
    return all(mine > goods_produced(game, other, kind) for other in range(game.seats) if other != seat)


def goods_produced(game: Race, seat: int, kind: int) -> int:
    produced = game.players[seat].produced
    return sum(produced) if kind == ANY else produced[kind]


def take_saved_cards(game: Race, seat: int) -> None:
    player = game.players[seat]
    if player.saved and find_power(player.tableau, TakeSavedCards) >= 0:
        cards = list(player.saved)
        player.hand += cards
        player.saved = ()
        game.note_own("took saved", seat, cards)


def reward_chromosomes(game: Race, seat: int) -> None:
    """Prestige for strictly more chromosome worlds than every other player has."""
    mine = count_of(game.players[seat].tableau, CHROMOSOME_WORLD)
    others = [game.players[other].tableau for other in range(game.seats) if other != seat]
    for card in game.players[seat].tableau:
        for power in CARDS[card].powers:
            if isinstance(power, PrestigeForMostChromosomes):
                if all(mine > count_of(tableau, CHROMOSOME_WORLD) for tableau in others):
                    gain_prestige(game, seat, power.amount)


def power_option(card: int, place: int) -> Option:
    return Option("power", (("card", card), ("power", place)))
