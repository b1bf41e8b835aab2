"""A small race: secret action choice, phases, and payment by picking several cards.

Shows: Decisions (several seats, in secret), picks of several, a standing modifier asked by a query, secret events.
"""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Decisions, Option, Reply, about
from orrery.kernel.game import Game
from orrery.kernel.plain import Value
from orrery.kernel.procedure import Call, Done, Loop, Next, Procedure, Step
from orrery.kernel.record import Options
from orrery.kernel.rng import Rng, seeded

CARDS: Final = 60
HAND_LIMIT: Final = 6
FULL: Final = 7  # cards in a tableau that end the game
LONGEST: Final = 40  # rounds

EXPLORE: Final = "explore"
DEVELOP: Final = "develop"
PRODUCE: Final = "produce"


# -- the table ---------------------------------------------------------------------------------------------------------


class Race(Game):
    """What lies on the table. Cards are numbers; a card is in exactly one zone."""

    def __init__(
        self,
        seats: int,
        deck: list[int],
        discard: list[int],
        hands: list[list[int]],
        drawn: list[list[int]],
        building: list[list[int]],
        tableaus: list[list[int]],
        rounds: int = 0,
    ) -> None:
        super().__init__(seats)
        self.deck = deck
        self.discard = discard
        self.hands = hands
        self.drawn = drawn  # drawn in this phase, not yet kept
        self.building = building  # face up: shown, not yet paid for
        self.tableaus = tableaus
        self.rounds = rounds

    def copy_table(self) -> Race:
        return Race(
            self.seats,
            self.deck.copy(),
            self.discard.copy(),
            [hand.copy() for hand in self.hands],
            [drawn.copy() for drawn in self.drawn],
            [building.copy() for building in self.building],
            [tableau.copy() for tableau in self.tableaus],
            self.rounds,
        )

    def view(self, seat: int) -> RaceView:
        return RaceView(
            tuple(self.hands[seat]),
            tuple(self.drawn[seat]),
            tuple([len(hand) for hand in self.hands]),
            tuple([tuple(zone) for zone in [*self.tableaus, *self.building]]),
            len(self.deck),
            self.asked(seat),
        )

    def redeal(self, seat: int, rng: Rng) -> Race:
        """The other hands and drawn cards, the deck and the face-down discard, dealt anew."""
        new = self.copy()
        assert isinstance(new, Race)
        zones = [new.deck, new.discard]
        zones += [zone[other] for zone in (new.hands, new.drawn) for other in range(new.seats) if other != seat]
        unknown = [card for zone in zones for card in zone]
        rng.shuffle(unknown)
        for zone in zones:
            for place in range(len(zone)):
                zone[place] = unknown.pop()
        return new

    def count(self) -> dict[str, int]:
        zones = [self.deck, self.discard, *self.hands, *self.drawn, *self.building, *self.tableaus]
        return {"cards": len({card for zone in zones for card in zone}), "places": sum(len(zone) for zone in zones)}


class RaceView(Value):
    def __init__(
        self,
        hand: tuple[int, ...],
        drawn: tuple[int, ...],
        hand_sizes: tuple[int, ...],
        face_up: tuple[tuple[int, ...], ...],
        deck: int,
        asked: Decision | None,
    ) -> None:
        self.hand = hand
        self.drawn = drawn
        self.hand_sizes = hand_sizes
        self.face_up = face_up
        self.deck = deck
        self.asked = asked


def piles(seats: int) -> list[list[int]]:
    return [[] for _ in range(seats)]


def setup(options: Options, seed: int) -> Race:
    seats = int(options["players"])
    rng = seeded(seed)
    deck = list(range(CARDS))
    rng.shuffle(deck)
    hands = [[deck.pop() for _ in range(4)] for _ in range(seats)]
    game = Race(seats, deck, [], hands, piles(seats), piles(seats), piles(seats))
    game.rng = rng
    game.begin(Rounds())
    return game


# -- queries -----------------------------------------------------------------------------------------------------------


def price(game: Race, seat: int, card: int) -> int:
    """What the card costs this seat now: each third world of the tableau makes others one cheaper."""
    discount = sum(1 for built in game.tableaus[seat] if built % 3 == 0)
    return max(0, 1 + card % 5 - discount)


def draw(game: Race, seat: int, number: int, zone: list[int]) -> None:
    """Draw face down; an empty deck is made of the shuffled discard pile."""
    cards: list[int] = []
    while len(cards) < number and (game.deck or game.discard):
        if not game.deck:
            game.deck, game.discard = game.discard, game.deck
            game.rng.shuffle(game.deck)
        cards.append(game.deck.pop())
    zone.extend(cards)
    game.note_learned("drawn", seat, cards, [seat], len(cards))


def score(game: Race, seat: int) -> int:
    return sum(1 + card % 5 for card in game.tableaus[seat])


# -- rules -------------------------------------------------------------------------------------------------------------


class Rounds(Procedure):
    """The whole game: round after round until a tableau is full."""

    STEPS = (Loop("race:end.1", "next_round"), Step("race:end.2", "score_all"))

    def next_round(self, game: Race) -> Next:
        if game.rounds == LONGEST or any(len(tableau) >= FULL for tableau in game.tableaus):
            return None
        game.rounds += 1
        return Call(Round())

    def score_all(self, game: Race) -> Next:
        scores = [score(game, seat) for seat in range(game.seats)]
        game.finish([seat for seat in range(game.seats) if scores[seat] == max(scores)])
        return None


class Round(Procedure):
    """Choose actions in secret, carry out the chosen phases in order, discard to the hand limit."""

    STEPS = (
        Step("race:round.1", "choose_actions", "reveal_actions"),
        Loop("race:round.2", "next_phase"),
        Step("race:round.3", "choose_excess", "discard_excess"),
    )

    def __init__(self, chosen: tuple[str, ...] = (), phase: int = 0) -> None:
        self.chosen = chosen
        self.phase = phase

    def choose_actions(self, game: Race) -> Next:
        options = [Option(EXPLORE), Option(DEVELOP), Option(PRODUCE)]
        return Decisions([Decision(seat, "choose an action", options) for seat in range(game.seats)])

    def reveal_actions(self, game: Race, reply: Reply) -> Next:
        self.chosen = tuple([answer.options[0].key for answer in reply.answers])
        for seat in range(game.seats):
            game.note(self.chosen[seat], seat)
        return None

    def next_phase(self, game: Race) -> Next:
        while self.phase < 3:
            self.phase += 1
            if self.phase == 1 and EXPLORE in self.chosen:
                return Call(Explore(self.chosen))
            if self.phase == 2 and DEVELOP in self.chosen:
                return Call(Develop(self.chosen))
            if self.phase == 3 and PRODUCE in self.chosen:
                for seat in range(game.seats):
                    draw(game, seat, 2 if self.chosen[seat] == PRODUCE else 1, game.hands[seat])
        return None

    def choose_excess(self, game: Race) -> Next:
        excess = [(seat, len(hand) - HAND_LIMIT) for seat, hand in enumerate(game.hands) if len(hand) > HAND_LIMIT]
        if not excess:
            return None
        return Decisions([Decision(seat, "discard", about("card", game.hands[seat]), n, n) for seat, n in excess])

    def discard_excess(self, game: Race, reply: Reply) -> Next:
        for answer in reply.answers:
            discard_picked(game, answer.seat, answer.options)
        return None


class Explore(Procedure):
    """Everybody draws cards and keeps one; whoever chose this phase draws one more."""

    STEPS = (Step("race:explore.1", "draw_cards"), Step("race:explore.2", "choose_kept", "keep"))

    def __init__(self, chosen: tuple[str, ...]) -> None:
        self.chosen = chosen

    def draw_cards(self, game: Race) -> Next:
        for seat in range(game.seats):
            draw(game, seat, 3 if self.chosen[seat] == EXPLORE else 2, game.drawn[seat])
        return None

    def choose_kept(self, game: Race) -> Next:
        having = [seat for seat in range(game.seats) if game.drawn[seat]]
        return (
            Decisions([Decision(seat, "keep", about("card", game.drawn[seat])) for seat in having]) if having else None
        )

    def keep(self, game: Race, reply: Reply) -> Next:
        for answer in reply.answers:
            kept, drawn = answer.options[0].id(), game.drawn[answer.seat]
            drawn.remove(kept)
            game.hands[answer.seat].append(kept)
            game.discard += drawn
            drawn.clear()
        return None


class Develop(Procedure):
    """Choose a card in secret, pay for it with other cards, put it into the tableau."""

    STEPS = (
        Step("race:develop.1", "choose_cards", "show_cards"),
        Step("race:develop.2", "choose_payments", "pay"),
        Step("race:develop.3", "build"),
    )

    def __init__(self, chosen: tuple[str, ...]) -> None:
        self.chosen = chosen

    def price(self, game: Race, seat: int, card: int) -> int:
        return max(0, price(game, seat, card) - (1 if self.chosen[seat] == DEVELOP else 0))

    def choose_cards(self, game: Race) -> Next:
        none = Option("build nothing")
        decisions: list[Decision] = []
        for seat in range(game.seats):
            hand = game.hands[seat]
            payable = [card for card in hand if self.price(game, seat, card) < len(hand)]
            decisions.append(Decision(seat, "build", [none, *about("card", payable)]))
        return Decisions(decisions)

    def show_cards(self, game: Race, reply: Reply) -> Next:
        for answer in reply.answers:
            if answer.options[0].things:
                card = answer.options[0].id()
                game.hands[answer.seat].remove(card)
                game.building[answer.seat].append(card)
                game.note_shown("shown", answer.seat, card)
        return None if any(game.building) else Done()

    def choose_payments(self, game: Race) -> Next:
        decisions: list[Decision] = []
        for seat in range(game.seats):
            for card in game.building[seat]:
                cost = self.price(game, seat, card)
                decisions.append(Decision(seat, "pay", about("card", game.hands[seat]), cost, cost))
        return Decisions(decisions)

    def pay(self, game: Race, reply: Reply) -> Next:
        for answer in reply.answers:
            discard_picked(game, answer.seat, answer.options)
        return None

    def build(self, game: Race) -> Next:
        for seat in range(game.seats):
            if game.building[seat]:
                game.tableaus[seat] += game.building[seat]
                game.building[seat].clear()
                game.note("built", seat)
        return None


def discard_picked(game: Race, seat: int, options: list[Option]) -> None:
    for option in options:
        game.hands[seat].remove(option.id())
        game.discard.append(option.id())
    game.note("discarded", seat, len(options))
