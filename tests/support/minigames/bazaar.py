"""A small game of windows and deals: in each round all may play a card, then one seat proposes a deal to the next.

Even cards can be played in the market, odd ones cannot: who holds which nobody else knows.
"""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Form, Option, Order, Reply
from orrery.kernel.event import NOBODY
from orrery.kernel.game import Game
from orrery.kernel.moment import Moment, Offer
from orrery.kernel.orders import ASK
from orrery.kernel.plain import Value
from orrery.kernel.procedure import Call, Done, Loop, Next, Procedure, Step
from orrery.kernel.record import Options, completed
from orrery.kernel.rng import Rng, seeded
from orrery.kernel.window import ROUND, At, Window

RULES: Final = 1
CARDS: Final = 16
HAND: Final = 3
LENGTHS: Final = {"short": 3, "long": 40}
CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "players": ("2", "3", "4"),
    "asks": ("all", "some"),
    "length": tuple(LENGTHS),
}


class BazaarView(Value):
    """The bazaar as one seat sees it."""

    def __init__(
        self,
        seat: int,
        hand: tuple[int, ...],
        sizes: tuple[int, ...],
        coins: tuple[int, ...],
        discard: tuple[int, ...],
        rounds: int,
        asked: Decision | None,
    ) -> None:
        self.seat = seat
        self.hand = hand
        self.sizes = sizes
        self.coins = coins
        self.discard = discard
        self.rounds = rounds
        self.asked = asked


class Bazaar(Game):
    def __init__(
        self,
        seats: int,
        hands: list[list[int]],
        deck: list[int],
        discard: list[int],
        coins: list[int],
        asks: str,
        length: int,
        rounds: int = 0,
    ) -> None:
        super().__init__(seats)
        self.hands = hands
        self.deck = deck
        self.discard = discard
        self.coins = coins
        self.asks = asks
        self.length = length
        self.rounds = rounds

    def view(self, seat: int) -> BazaarView:
        return self._seen(seat, tuple(self.hands[seat]), self.asked(seat))

    def public_view(self) -> BazaarView:
        return self._seen(NOBODY, (), None)

    def _seen(self, seat: int, hand: tuple[int, ...], asked: Decision | None) -> BazaarView:
        sizes = tuple([len(each) for each in self.hands])
        return BazaarView(seat, hand, sizes, tuple(self.coins), tuple(self.discard), self.rounds, asked)

    def redeal(self, seat: int, rng: Rng) -> Game:
        new = self.copy()
        assert isinstance(new, Bazaar)
        zones = [new.deck, *[new.hands[other] for other in range(new.seats) if other != seat]]
        unknown = [card for zone in zones for card in zone]
        rng.shuffle(unknown)
        for zone in zones:
            zone[:] = [unknown.pop() for _ in zone]
        return new

    def count(self) -> dict[str, int]:
        return {"cards": len({card for zone in [self.deck, self.discard, *self.hands] for card in zone})}

    def scores(self) -> list[int]:
        return self.coins.copy()

    def rounds_played(self) -> int:
        return self.rounds

    def moment(self, name: str) -> Moment:
        return Moment("bazaar:market.1", ROUND)

    def order(self, name: str) -> list[int]:
        return [(self.rounds + step) % self.seats for step in range(self.seats)]

    def asks_also(self, name: str, seat: int) -> bool:
        return self.asks == "all"

    def offers(self, window: Procedure, seat: int) -> list[Offer]:
        return [Offer(Option("card", (("card", card),))) for card in self.hands[seat] if card % 2 == 0]

    def act(self, window: Procedure, seat: int, option: Option) -> Procedure:
        return PlayCard(seat, option.id())

    def orders(self, seat: int) -> list[Order]:
        return [
            Order("always", prompt="market"),
            Order("rich", ASK, "market", number=4),
            Order("always", "refuse", "consent"),
        ]

    def spans(self) -> dict[str, int]:
        return {"day": self.rounds}

    def follows(self, order: Order, decision: Decision, orders: list[Order]) -> bool:
        return order.condition == "always" or self.coins[decision.seat] >= order.number


class PlayCard(Procedure):
    STEPS = (Step("bazaar:market.2", "play"),)

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def play(self, game: Bazaar) -> Next:
        game.hands[self.seat].remove(self.card)
        game.discard.append(self.card)
        game.coins[self.seat] += 1
        game.note_shown("played", self.seat, self.card)
        return None


class Rounds(Procedure):
    STEPS = (
        Loop("bazaar:round.1", "next_round"),
        Step("bazaar:end.1", "richest_wins"),
    )

    def next_round(self, game: Bazaar) -> Next:
        if game.rounds == game.length:
            return None
        game.rounds += 1
        game.note("round", NOBODY, game.rounds)
        return Call(MarketDay(game.rounds % game.seats))

    def richest_wins(self, game: Bazaar) -> Next:
        game.finish([seat for seat in range(game.seats) if game.coins[seat] == max(game.coins)])
        return None


class MarketDay(Procedure):
    STEPS = (
        At("bazaar:market.1", "market"),
        Step("bazaar:deal.1", "choose_terms", "note_terms", check="refuse_terms"),
        Step("bazaar:deal.2", "choose_consent", "make_deal"),
    )

    def __init__(self, proposer: int, terms: Form | None = None) -> None:
        self.proposer = proposer
        self.terms = terms

    def other(self, game: Bazaar) -> int:
        return (self.proposer + 1) % game.seats

    def choose_terms(self, game: Bazaar) -> Next:
        example = Form(((self.proposer, "coin", 1), (self.other(game), "coin", 1)))
        return Decision(self.proposer, "terms", [Option("no deal")], forms=[example])

    def refuse_terms(self, game: Bazaar, seat: int, form: Form) -> str:
        if not form.gifts:
            return "no-terms"
        for giver, kind, number in form.gifts:
            if giver not in (self.proposer, self.other(game)):
                return "not-a-player"
            if kind not in ("card", "coin") or (kind == "coin" and not 1 <= number <= 9):
                return "not-for-deals"
            if kind == "card" and (giver != seat or number not in game.hands[giver]):
                return "not-in-your-hand"
        return ""

    def note_terms(self, game: Bazaar, reply: Reply) -> Next:
        self.terms = reply.form()
        if self.terms is None:
            return Done()
        game.note("offered", self.proposer, self.other(game), len(self.terms.gifts))
        return None

    def choose_consent(self, game: Bazaar) -> Next:
        return Decision(self.other(game), "consent", [Option("refuse"), Option("agree")])

    def make_deal(self, game: Bazaar, reply: Reply) -> Next:
        assert self.terms is not None
        if reply.option().key == "agree":
            for giver, kind, number in self.terms.gifts:
                receiver = self.other(game) if giver == self.proposer else self.proposer
                if kind == "card":
                    game.hands[giver].remove(number)
                    game.hands[receiver].append(number)
                else:
                    game.coins[giver] -= number
                    game.coins[receiver] += number
            game.note_shown("agreed", self.other(game), self.proposer)
        return None


def market_is_open(game: Game) -> bool:
    return bool(game.stack) and isinstance(game.stack[-1].procedure, Window)


def setup(options: Options, seed: int) -> Bazaar:
    chosen = checked(options)
    seats, rng, deck = int(chosen["players"]), seeded(seed), list(range(CARDS))
    rng.shuffle(deck)
    hands = [[deck.pop() for _ in range(HAND)] for _ in range(seats)]
    game = Bazaar(seats, hands, deck, [], [3] * seats, str(chosen["asks"]), LENGTHS[str(chosen["length"])])
    game.rng = rng
    game.begin(Rounds())
    return game


def checked(options: Options) -> Options:
    return completed(options, {"players": 2, "asks": "all", "length": "short"}, CHOICES)
