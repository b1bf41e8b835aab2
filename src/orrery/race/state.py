"""What lies on the table. Cards are numbers (see `cards`); a card is in exactly one place."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option
from orrery.kernel.game import Game
from orrery.kernel.plain import Plain
from orrery.kernel.rng import Rng
from orrery.race.cards import BRINK_OF_WAR, CARDS, NO_SET
from orrery.race.goals import goal_points
from orrery.race.queries import score
from orrery.race.view import PlayerView, RaceView

# The action cards. Two are the second copies of the two-player game for experienced players; the last one comes with
# The Brink of War: the prestige/search card, if it is played to search.
EXPLORE_5: Final = 0
EXPLORE_1_1: Final = 1
DEVELOP: Final = 2
SETTLE: Final = 3
CONSUME_TRADE: Final = 4
CONSUME_X2: Final = 5
PRODUCE: Final = 6
DEVELOP_2: Final = 7
SETTLE_2: Final = 8
SEARCH: Final = 9
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
    "search",
)

NO_CARD: Final = -1
NO_ACTION: Final = -1
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
        gone: tuple[int, ...] = (),
        used: tuple[int, ...] = (),
        reinforced: int = 0,
        saved: tuple[int, ...] = (),
        prestige: int = 0,
        gained: int = 0,
        boosted: int = NO_ACTION,
        searched: bool = False,
        goals: tuple[int, ...] = (),
        tokens: int = 0,
        reached: tuple[int, ...] = (),
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
        self.gone = gone  # left the tableau in this phase: their powers work until it ends
        self.used = used  # optional powers used in this phase, as codes (`queries.code_of`); one for each hand card
        self.reinforced = reinforced  # temporary Military, until the phase ends
        self.saved = saved  # under Galactic Scavengers; only the owner knows them
        self.prestige = prestige
        self.gained = gained  # prestige, in this round
        self.boosted = boosted  # the action that has the prestige bonus in this round
        self.searched = searched  # the prestige/search card is out of the game
        self.goals = goals  # goal tiles
        self.tokens = tokens  # of 3 VP each, for goals
        self.reached = reached  # value for each "most" goal of the game when it was last checked

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
            self.gone,
            self.used,
            self.reinforced,
            self.saved,
            self.prestige,
            self.gained,
            self.boosted,
            self.searched,
            self.goals,
            self.tokens,
            self.reached,
        )

    def powers(self) -> list[int]:
        """The cards whose powers work in this phase: those in the tableau when it began."""
        return [*self.tableau, *self.gone] if self.gone else self.tableau


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
        sets: int = NO_SET,
        takeovers: bool = False,
        goals: tuple[int, ...] = (),
        leaders: tuple[int, ...] = (),
        attacks: tuple[tuple[int, ...], ...] = (),
        shown: list[int] | None = None,
        removed: list[int] | None = None,
        packs: list[list[int]] | None = None,
        piles: list[list[int]] | None = None,
        heaps: list[list[int]] | None = None,
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
        self.sets = sets  # beside the base game (`cards.GATHERING_STORM` ...)
        self.takeovers = takeovers  # the module is in use
        self.goals = goals  # all goals of this game, "first" ones and then "most" ones (`goals.GOALS`)
        self.leaders = leaders  # who had most prestige when the last phase ended
        self.attacks = attacks  # takeovers declared in this phase (`rules.takeover`)
        self.shown = shown if shown is not None else []  # turned up for a search or a gamble, where all can see it
        self.removed = removed if removed is not None else []  # out of the game
        self.packs = packs if packs is not None else []  # by seat: to draft from
        self.piles = piles if piles is not None else []  # by seat: personal draw piles; none without the draft
        self.heaps = heaps if heaps is not None else []  # by seat: personal discards

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
            self.sets,
            self.takeovers,
            self.goals,
            self.leaders,
            self.attacks,
            self.shown.copy(),
            self.removed.copy(),
            [pack.copy() for pack in self.packs],
            [pile.copy() for pile in self.piles],
            [heap.copy() for heap in self.heaps],
        )

    def in_order(self) -> list[int]:
        """The seats clockwise from the owner of the lowest start world."""
        return [(self.first + step) % self.seats for step in range(self.seats)]

    def with_prestige(self) -> bool:
        """Prestige and the search come with The Brink of War; without it their symbols mean nothing."""
        return self.sets & BRINK_OF_WAR != 0

    def view(self, seat: int) -> RaceView:
        me = self.players[seat]
        pack = tuple(self.packs[seat]) if self.packs else ()
        return self._seen_by(seat, tuple(me.hand), tuple(me.drawn), me.saved, pack, self.asked(seat))

    def public_view(self) -> RaceView:
        return self._seen_by(-1, (), (), (), (), None)

    def _seen_by(
        self,
        seat: int,
        hand: tuple[int, ...],
        drawn: tuple[int, ...],
        saved: tuple[int, ...],
        pack: tuple[int, ...],
        asked: Decision | None,
    ) -> RaceView:
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
            saved,
            pack,
            self.sets,
            self.takeovers,
            self.goals,
            self.leaders,
            self.attacks,
            tuple(self.shown),
            tuple([len(pile) for pile in self.piles]),
            tuple([len(heap) for heap in self.heaps]),
        )

    def redeal(self, seat: int, rng: Rng) -> Race:
        """What nobody has seen is dealt anew, and what the others hold; with the draft, each pile has its own cards."""
        new = self.copy()
        assert isinstance(new, Race)
        others = [other for other in range(new.seats) if other != seat]
        if new.piles:
            deal_anew(new, [new.piles[seat], new.heaps[seat]], [], [seat], rng)
            deal_anew(
                new, [zone for other in others for zone in (new.piles[other], new.heaps[other])], others, others, rng
            )
        else:
            zones = deal_anew(new, [new.deck, new.discard], others, list(range(new.seats)), rng)
            if self.rounds == 0:
                for other in others:
                    swap_start_worlds(new.players[other].drawn, zones, rng)
        return new

    def count(self) -> dict[str, int]:
        zones = [self.deck, self.discard, self.shown, self.removed, *self.packs, *self.piles, *self.heaps]
        for player in self.players:
            zones += [player.hand, player.tableau, player.drawn, player.placed, list(player.goods.values())]
            zones.append(list(player.saved))
        everywhere = [card for zone in zones for card in zone]
        chips = self.pool + sum(player.chips for player in self.players)
        return {"cards": len(set(everywhere)), "places": len(everywhere), "chips": chips}

    def scores(self) -> list[int]:
        return [
            score(player.tableau, player.goods, player.chips, player.prestige)
            + goal_points(player.goals, player.tokens)
            for player in self.players
        ]

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
        player.gone,
        player.used,
        player.reinforced,
        len(player.saved),
        player.prestige,
        player.gained,
        player.boosted,
        player.searched,
        player.goals,
        player.tokens,
    )


def deal_anew(game: Race, piles: list[list[int]], hidden: list[int], unseen: list[int], rng: Rng) -> list[list[int]]:
    """Shuffle these piles, the hands of the hidden seats and the goods of the unseen ones together; the zones dealt."""
    zones = piles.copy()
    choosing = game.rounds == 0  # what lies in `drawn` then are start worlds to choose from
    for seat in hidden:
        player = game.players[seat]
        zones.append(player.hand)
        if not choosing:
            zones.append(player.drawn)
        if game.packs:
            zones.append(game.packs[seat])
    unknown = [card for zone in zones for card in zone]
    for seat in hidden:
        unknown += game.players[seat].saved
    for seat in unseen:
        unknown += game.players[seat].goods.values()
    rng.shuffle(unknown)
    for zone in zones:
        for place in range(len(zone)):
            zone[place] = unknown.pop()
    for seat in hidden:
        player = game.players[seat]
        player.saved = tuple([unknown.pop() for _ in player.saved])
    for seat in unseen:
        goods = game.players[seat].goods
        for world in goods:
            goods[world] = unknown.pop()
    return zones


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
