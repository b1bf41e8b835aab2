"""What lies on the table. Cards are numbers (see `cards`); a card is in exactly one place."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option
from orrery.kernel.game import Game
from orrery.kernel.plain import Plain
from orrery.kernel.rng import Rng
from orrery.race.cards import CARDS
from orrery.race.queries import score
from orrery.race.view import PlayerView, RaceView

# The action cards. The last two are the second copies of the two-player game for experienced players.
EXPLORE_5: Final = 0
EXPLORE_1_1: Final = 1
DEVELOP: Final = 2
SETTLE: Final = 3
CONSUME_TRADE: Final = 4
CONSUME_X2: Final = 5
PRODUCE: Final = 6
DEVELOP_2: Final = 7
SETTLE_2: Final = 8
ACTIONS: Final = (
    "explore-5",
    "explore-1-1",
    "develop",
    "settle",
    "consume-trade",
    "consume-x2",
    "produce",
    "develop-2",
    "settle-2",
)

NO_CARD: Final = -1
CARD_OPTIONS: Final = [Option("card", (("card", number),)) for number in range(len(CARDS))]


def card_options(cards: list[int]) -> list[Option]:
    return [CARD_OPTIONS[card] for card in cards]


class Player(Plain):
    """What one player has."""

    def __init__(
        self,
        start: int,
        hand: list[int],
        tableau: list[int],
        goods: dict[int, int],
        drawn: list[int],
        placed: list[int],
        produced: list[int],
        actions: tuple[int, ...] = (),
        chips: int = 0,
    ) -> None:
        self.start = start  # number of the start world, -1 before it is chosen
        self.hand = hand
        self.tableau = tableau
        self.goods = goods  # world -> the card that lies on it
        self.drawn = drawn  # drawn to choose from, not yet kept
        self.placed = placed  # face up, placed in this phase: its powers wait for the next
        self.produced = produced  # goods of each kind, in this phase
        self.actions = actions  # revealed in this round
        self.chips = chips

    def copy(self) -> Player:
        return Player(
            self.start,
            self.hand.copy(),
            self.tableau.copy(),
            self.goods.copy(),
            self.drawn.copy(),
            self.placed.copy(),
            self.produced.copy(),
            self.actions,
            self.chips,
        )


class Race(Game):
    def __init__(
        self,
        seats: int,
        players: list[Player],
        deck: list[int],
        discard: list[int],
        pool: int,
        actions_each: int = 1,
        first: int = 0,
        rounds: int = 0,
        phase: int = -1,
    ) -> None:
        super().__init__(seats)
        self.players = players
        self.deck = deck  # drawn from the end
        self.discard = discard
        self.pool = pool  # VP in the supply; below zero: paid from the reserve in the last round
        self.actions_each = actions_each
        self.first = first  # owner of the lowest start world: comes first where order matters
        self.rounds = rounds
        self.phase = phase  # the phase being carried out, -1 between phases

    def copy_table(self) -> Race:
        return Race(
            self.seats,
            [player.copy() for player in self.players],
            self.deck.copy(),
            self.discard.copy(),
            self.pool,
            self.actions_each,
            self.first,
            self.rounds,
            self.phase,
        )

    def in_order(self) -> list[int]:
        """The seats clockwise from the owner of the lowest start world."""
        return [(self.first + step) % self.seats for step in range(self.seats)]

    def view(self, seat: int) -> RaceView:
        me = self.players[seat]
        return self._seen_by(seat, tuple(me.hand), tuple(me.drawn), self.asked(seat))

    def public_view(self) -> RaceView:
        return self._seen_by(-1, (), (), None)

    def _seen_by(self, seat: int, hand: tuple[int, ...], drawn: tuple[int, ...], asked: Decision | None) -> RaceView:
        return RaceView(
            seat,
            hand,
            drawn,
            tuple([view_of(player) for player in self.players]),
            len(self.deck),
            len(self.discard),
            max(0, self.pool),
            self.first,
            self.rounds,
            self.phase,
            self.actions_each,
            self.over,
            tuple(self.winners),
            asked,
        )

    def redeal(self, seat: int, rng: Rng) -> Race:
        """The other hands, the cards they choose from, both piles and all goods: nobody has seen those."""
        new = self.copy()
        assert isinstance(new, Race)
        zones = [new.deck, new.discard]
        choosing = self.rounds == 0  # what lies in `drawn` then are start worlds to choose from
        for other in range(new.seats):
            if other != seat:
                zones.append(new.players[other].hand)
                if not choosing:
                    zones.append(new.players[other].drawn)
        unknown = [card for zone in zones for card in zone]
        for player in new.players:
            unknown += player.goods.values()
        rng.shuffle(unknown)
        for zone in zones:
            for place in range(len(zone)):
                zone[place] = unknown.pop()
        for player in new.players:
            for world in player.goods:
                player.goods[world] = unknown.pop()
        if choosing:
            for other in range(new.seats):
                if other != seat:
                    swap_start_worlds(new.players[other].drawn, zones, rng)
        return new

    def count(self) -> dict[str, int]:
        zones = [self.deck, self.discard]
        for player in self.players:
            zones += [player.hand, player.tableau, player.drawn, player.placed, list(player.goods.values())]
        everywhere = [card for zone in zones for card in zone]
        chips = self.pool + sum(player.chips for player in self.players)
        return {"cards": len(set(everywhere)), "places": len(everywhere), "chips": chips}

    def scores(self) -> list[int]:
        return [score(player.tableau, player.goods, player.chips) for player in self.players]

    def rounds_played(self) -> int:
        return self.rounds


def view_of(player: Player) -> PlayerView:
    return PlayerView(
        player.start,
        len(player.hand),
        len(player.drawn),
        tuple(player.tableau),
        tuple(player.placed),
        tuple(player.goods),
        tuple(player.produced),
        player.actions,
        player.chips,
    )


def swap_start_worlds(drawn: list[int], zones: list[list[int]], rng: Rng) -> None:
    """Another player's two start worlds could be any that are not in sight, one of each colour."""
    for place in range(len(drawn)):
        colour = CARDS[drawn[place]].start % 2
        found = [(zone, at) for zone in zones for at in range(len(zone)) if CARDS[zone[at]].start % 2 == colour]
        hidden = [(zone, at) for zone, at in found if CARDS[zone[at]].start >= 0]
        pick = rng.below(len(hidden) + 1)
        if pick < len(hidden):
            zone, at = hidden[pick]
            zone[at], drawn[place] = drawn[place], zone[at]
