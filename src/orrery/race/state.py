"""What lies on the table. Cards are numbers (see `cards`); a card is in exactly one place."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Refused, Thing
from orrery.kernel.game import Game
from orrery.kernel.plain import Plain, Value
from orrery.kernel.rng import Rng
from orrery.kernel.zones import deal_anew
from orrery.race.cards import BRINK_OF_WAR, CARDS, NO_SET
from orrery.race.goals import goal_points
from orrery.race.queries import score
from orrery.race.reasons import reason_in, things_in_sight
from orrery.race.standing import NO_ACTION, NO_STANDING, NOTHING_SPENT, Spent, Standing
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

# The phases in their order, each with the action cards that make it happen.
PHASES: Final[tuple[tuple[int, ...], ...]] = (
    (EXPLORE_5, EXPLORE_1_1),
    (DEVELOP,),
    (DEVELOP_2,),
    (SETTLE,),
    (SETTLE_2,),
    (CONSUME_TRADE, CONSUME_X2),
    (PRODUCE,),
)

NO_CARD: Final = -1
# Of the start worlds of each colour, blue ones first: all cards but those.
NOT_OF_COLOUR: Final = [
    {number for number, card in enumerate(CARDS) if card.start < 0 or card.start % 2 != colour} for colour in (0, 1)
]
CARD_OPTIONS: Final = [Option("card", (("card", number),)) for number in range(len(CARDS))]


def card_options(cards: list[int]) -> list[Option]:
    return [CARD_OPTIONS[card] for card in cards]


class RaceOptions(Value):
    """What was agreed before the game and stays so."""

    def __init__(self, sets: int = NO_SET, takeovers: bool = False, actions_each: int = 1) -> None:
        self.sets = sets  # beside the base game (`cards.GATHERING_STORM` ...)
        self.takeovers = takeovers  # the module is in use
        self.actions_each = actions_each  # cards that each player chooses in a round


BASE_GAME: Final = RaceOptions()


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
        saved: tuple[int, ...] = (),
        spent: Spent = NOTHING_SPENT,
        standing: Standing = NO_STANDING,
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
        self.saved = saved  # under Galactic Scavengers; only the owner knows them
        self.spent = spent
        self.standing = standing

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
            self.saved,
            self.spent,
            self.standing,
        )

    @property
    def prestige(self) -> int:
        return self.standing.prestige

    @property
    def boosted(self) -> int:
        """The action that has the prestige bonus in this round."""
        return self.standing.boosted

    def use(self, cards: tuple[int, ...], reinforced: int = 0) -> None:
        """Note that the optional powers of these cards are used, and the temporary Military they give."""
        spent = self.spent
        self.spent = Spent(spent.gone, spent.used + cards, spent.reinforced + reinforced)

    def lose(self, card: int) -> None:
        """Take a card out of the tableau. Its powers work until the phase ends."""
        self.tableau.remove(card)
        spent = self.spent
        self.spent = Spent((*spent.gone, card), spent.used, spent.reinforced)

    def powers(self) -> list[int]:
        """The cards whose powers work in this phase: those in the tableau when it began."""
        return [*self.tableau, *self.spent.gone] if self.spent.gone else self.tableau


class Drafted(Plain):
    """With the draft: what each seat drafts from, and the piles that each draws from and discards to."""

    def __init__(self, packs: list[list[int]], piles: list[list[int]], heaps: list[list[int]]) -> None:
        self.packs = packs
        self.piles = piles
        self.heaps = heaps


class Race(Game):
    def __init__(
        self,
        seats: int,
        players: list[Player],
        deck: list[int],
        discard: list[int],
        pool: int,
        options: RaceOptions = BASE_GAME,
        first: int = 0,
        rounds: int = 0,
        phase: int = -1,
        goals: tuple[int, ...] = (),
        leaders: tuple[int, ...] = (),
        attacks: tuple[tuple[int, ...], ...] = (),
        shown: tuple[int, ...] = (),
        removed: tuple[int, ...] = (),
        drafted: Drafted | None = None,
    ) -> None:
        super().__init__(seats)
        self.players = players
        self.deck = deck  # drawn from the end
        self.discard = discard
        self.pool = pool  # VP in the supply; below zero: paid from the reserve in the last round
        self.options = options
        self.first = first  # owner of the lowest start world: comes first where order matters
        self.rounds = rounds
        self.phase = phase  # the phase being carried out, -1 between phases
        self.goals = goals  # all goals of this game, "first" ones and then "most" ones (`goals.GOALS`)
        self.leaders = leaders  # who had most prestige when the last phase ended
        self.attacks = attacks  # takeovers declared in this phase (`rules.takeover`)
        self.shown = shown  # turned up for a search or a gamble, where all can see it
        self.removed = removed  # out of the game
        self.drafted = drafted  # None: all share one draw pile

    def copy_table(self) -> Race:
        return Race(  # in order and without names: copies are made by the thousand
            self.seats,
            [player.copy() for player in self.players],
            self.deck.copy(),
            self.discard.copy(),
            self.pool,
            self.options,
            self.first,
            self.rounds,
            self.phase,
            self.goals,
            self.leaders,
            self.attacks,
            self.shown,
            self.removed,
            None if self.drafted is None else copy_of(self.drafted),
        )

    def in_order(self) -> list[int]:
        """The seats clockwise from the owner of the lowest start world."""
        return [(self.first + step) % self.seats for step in range(self.seats)]

    def with_prestige(self) -> bool:
        """Prestige and the search come with The Brink of War; without it their symbols mean nothing."""
        return self.options.sets & BRINK_OF_WAR != 0

    def view(self, seat: int) -> RaceView:
        me = self.players[seat]
        pack = tuple(self.drafted.packs[seat]) if self.drafted is not None else ()
        return self._seen_by(seat, tuple(me.hand), tuple(me.drawn), me.saved, pack, self.asked(seat))

    def in_sight(self, seat: int) -> list[Thing]:
        view = self.view(seat)
        actions = list(range(PRODUCE + 1 if view.actions_each == 1 else SEARCH))
        return things_in_sight(view, actions + [SEARCH] * self.with_prestige())

    def reason(self, seat: int, thing: Thing) -> Refused | None:
        return reason_in(self.view(seat), thing)

    def prompt(self, seat: int) -> str:
        """The key of the question that this seat is asked."""
        asked = self.asked(seat)
        return asked.prompt if asked is not None else ""

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
            self.options.actions_each,
            self.over,
            tuple(self.winners),
            asked,
            saved,
            pack,
            self.options.sets,
            self.options.takeovers,
            self.goals,
            self.leaders,
            self.attacks,
            self.shown,
            tuple([len(pile) for pile in self.drafted.piles]) if self.drafted is not None else (),
            tuple([len(heap) for heap in self.drafted.heaps]) if self.drafted is not None else (),
            self._picked(seat),
            PHASES[self.phase][0] if self.phase >= 0 else NO_ACTION,
        )

    def _picked(self, seat: int) -> tuple[int, ...]:
        """While it drafts, what this seat has picked so far; later these cards lie in its pile in an unknown order."""
        if self.drafted is None or seat < 0 or not self.drafted.packs[seat]:
            return ()
        return tuple(sorted(self.drafted.piles[seat]))

    def redeal(self, seat: int, rng: Rng) -> Race:
        """What nobody has seen is dealt anew, and what the others hold; with the draft, each pile has its own cards."""
        new = self.copy()
        assert isinstance(new, Race)
        others = [other for other in range(new.seats) if other != seat]
        gone = list(new.removed)
        if new.drafted is not None:
            piles, heaps, packs = new.drafted.piles, new.drafted.heaps, new.drafted.packs
            deal_unseen(new, [piles[seat], heaps[seat]], [], [seat], rng)
            zones = [new.deck, gone, *[zone for other in others for zone in (piles[other], heaps[other], packs[other])]]
            zones = deal_unseen(new, zones, others, others, rng)
        else:
            zones = deal_unseen(new, [new.deck, new.discard], others, list(range(new.seats)), rng)
        if self.rounds == 0:
            swap_start_worlds([new.players[other].drawn for other in others], zones, rng)
        new.removed = tuple(gone)  # with the draft: what could not be drafted, and nobody has seen it
        return new

    def count(self) -> dict[str, int]:
        zones = [self.deck, self.discard, list(self.shown), list(self.removed)]
        if self.drafted is not None:
            zones += [*self.drafted.packs, *self.drafted.piles, *self.drafted.heaps]
        for player in self.players:
            zones += [player.hand, player.tableau, player.drawn, player.placed, list(player.goods.values())]
            zones.append(list(player.saved))
        everywhere = [card for zone in zones for card in zone]
        chips = self.pool + sum(player.chips for player in self.players)
        return {"cards": len(set(everywhere)), "places": len(everywhere), "chips": chips}

    def scores(self) -> list[int]:
        return [points_of(player) for player in self.players]

    def rounds_played(self) -> int:
        return self.rounds


def points_of(player: Player) -> int:
    standing = player.standing
    cards = score(player.tableau, player.goods, player.chips, standing.prestige, standing.said)
    return cards + goal_points(standing.goals, standing.tokens)


def copy_of(drafted: Drafted) -> Drafted:
    new = drafted.copy()
    assert isinstance(new, Drafted)
    return new


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
        len(player.saved),
        player.spent,
        player.standing,
    )


def deal_unseen(game: Race, piles: list[list[int]], hidden: list[int], unseen: list[int], rng: Rng) -> list[list[int]]:
    """Deal these piles, the hands of the hidden seats and the goods of the unseen ones anew; the piles and hands."""
    zones = piles.copy()
    for seat in hidden:
        zones.append(game.players[seat].hand)
        if game.rounds:  # before the first, what lies in `drawn` are start worlds to choose from
            zones.append(game.players[seat].drawn)
    saved = [list(game.players[seat].saved) for seat in hidden]
    goods = [list(game.players[seat].goods.values()) for seat in unseen]
    deal_anew(zones + saved + goods, rng)
    for seat, cards in zip(hidden, saved):
        game.players[seat].saved = tuple(cards)
    for seat, cards in zip(unseen, goods):
        game.players[seat].goods = dict(zip(game.players[seat].goods, cards))
    return zones


def swap_start_worlds(choosing: list[list[int]], zones: list[list[int]], rng: Rng) -> None:
    """The others' two start worlds could be any that are not in sight, one of each colour, and either may be chosen."""
    for others in NOT_OF_COLOUR:
        deal_anew([*choosing, *zones], rng, others)
    for drawn in choosing:
        if rng.below(2):
            drawn.reverse()
