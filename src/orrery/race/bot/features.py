"""What a net sees of a question: features of the seat's view and nothing else, the same on every table that it could be
sitting at. Features that are on or off are numbers with a key each; the scalars stand in a fixed order.

Seats are counted from the one that is asked, so one net plays them all, at tables of any size.
"""

from __future__ import annotations

from typing import Final

from orrery.bots.coder import Layout
from orrery.kernel.decision import Decision, Form, Option
from orrery.race.bot.rows import (
    DESIGN_OF,
    DESIGNS,
    GIVEN,
    MEANINGS,
    PROMPT_OF,
    PROMPTS,
    STOP,
    keys_of_rows,
    rows_of,
    way_row,
)
from orrery.race.cards import CARDS
from orrery.race.goals import GOALS, value_of
from orrery.race.goods import KINDS
from orrery.race.queries import total_military
from orrery.race.standing import NO_ACTION
from orrery.race.view import PlayerView, RaceView

SEATS: Final = 6
OTHERS: Final = SEATS - 1
ACTIONS: Final = 10
OWN: Final = ("tableau", "goods", "hand", "hand twice", "offered", "about", "also about", "saved")
TABLEAU: Final = 0
GOODS: Final = 1
HAND: Final = 2
HAND_TWICE: Final = 3
OFFERED: Final = 4
ABOUT: Final = 5
SAVED: Final = 7
GENERAL: Final = ("pool", "rounds", "deck", "picks left", "open cards", "always")
OF_A_SEAT: Final = [
    "hand",
    "chips",
    "cards",
    "points",
    "lead",
    "military",
    "goods",
    "prestige",
    "saved",
    "novelty",
    "rare",
    "genes",
    "alien",
    "drawing",
    "keeping",
    "developing",
    "settling",
    "windfalls",
    "producing",
    "consuming",
    "drawn",
    "worlds",
    "developments",
    "six-cost",
]


class Seen:
    """The features and scalars of one question, as they are gathered."""

    def __init__(self) -> None:
        self.active: list[int] = []
        self.scalars: list[float] = []

    def on(self, at: int, number: int, size: int) -> None:
        """One of a block; what lies beyond its ends counts as the end."""
        self.active.append(at + max(0, min(size - 1, number)))

    def cards(self, at: int, cards: list[int]) -> None:
        """The designs of these cards, each once."""
        for card in cards:
            number = at + DESIGN_OF[card]
            if number not in self.active:
                self.active.append(number)


class RaceCoder:
    """Questions of Race as numbers (`orrery.bots.coder`)."""

    def __init__(self) -> None:
        layout = Layout()
        self.own = [layout.keyed(f"own {name}", DESIGNS) for name in OWN]
        self.tableaus = [layout.keyed(f"tableau {step}", DESIGNS) for step in range(1, SEATS)]
        self.goods = [layout.keyed(f"goods {step}", DESIGNS) for step in range(1, SEATS)]
        self.prompt = len(layout.keys)
        layout.keys += [f"prompt {prompt}" for prompt in PROMPTS]
        self.phase = layout.block("phase", 8)
        self.picks = layout.block("picks left", 12)
        self.pool = layout.block("pool", 40)
        self.round = layout.block("round", 25)
        self.actions = [layout.block(f"action {step}", ACTIONS) for step in range(SEATS)]
        self.boosts = [layout.block(f"boost {step}", ACTIONS) for step in range(SEATS)]
        self.first = layout.block("first", SEATS)
        self.hands = [layout.block(f"hand size {step}", 20) for step in range(SEATS)]
        self.sizes = [layout.block(f"tableau size {step}", 20) for step in range(SEATS)]
        self.military = [layout.block(f"military {step}", 20) for step in range(SEATS)]
        self.prestige = [layout.block(f"prestige {step}", 17) for step in range(SEATS)]
        self.leads = [layout.block(f"lead {step}", 61) for step in range(1, SEATS)]
        self.leaders = layout.block("leader", SEATS)
        self.searched = layout.block("searched", SEATS)
        self.goals = len(layout.keys)  # free, then held by each seat
        layout.keys += [f"goal {goal.key}" for goal in GOALS]
        layout.keys += [f"goal {goal.key} {step}" for step in range(SEATS) for goal in GOALS]
        self.sets = layout.block("set", 3)
        self.agreed = layout.block("option", 3)
        self.seats = layout.block("seats", SEATS + 1)
        self.features: list[str] = layout.keys
        self.scalars: list[str] = [
            *GENERAL,
            *[f"{name} {step}" for step in range(SEATS) for name in OF_A_SEAT],
            *[f"{goal.key} {step}" for step in range(SEATS) for goal in GOALS],
        ]
        self.rows: list[str] = keys_of_rows()
        self.margin = 20.0

    # -- options ---------------------------------------------------------------------------------------------------

    def knows(self, decision: Decision) -> bool:
        return decision.prompt in PROMPT_OF

    def options(self, view: RaceView, decision: Decision, picked: list[Option]) -> list[tuple[int, ...]]:
        return [rows_of(decision.prompt, option) for option in decision.options]

    def shifts(self, decision: Decision) -> bool:
        return False

    def forms(self, view: RaceView, decision: Decision) -> list[tuple[Form, tuple[int, ...]]]:
        return []  # Race has none

    def stop(self, decision: Decision) -> tuple[int, ...]:
        """To pick no more."""
        return (way_row(decision.prompt, STOP),)

    # -- the view --------------------------------------------------------------------------------------------------

    def seen(self, view: RaceView, decision: Decision, picked: list[Option]) -> tuple[list[int], list[float]]:
        """The features that are on, and the scalars; what was picked so far counts as done."""
        gone = [option.id() for option in picked if option.things]
        left = decision.least - len(picked)
        seen = Seen()
        hand = self.own_cards(seen, view, decision, gone)
        seen.active.append(self.prompt + PROMPT_OF[decision.prompt])
        seen.on(self.phase, view.phase + 1, 8)
        seen.on(self.picks, left, 12)
        seen.on(self.pool, view.pool, 40)
        seen.on(self.round, view.rounds, 25)
        seen.scalars += [view.pool / 24, view.rounds / 12, view.deck / 100, left / 4, len(view.shown) / 4, 1.0]
        mine = view.players[view.seat].points()
        for step in range(len(view.players)):
            who = (view.seat + step) % len(view.players)
            self.add_seat(seen, view, who, step, hand if step == 0 else view.players[who].hand_size, mine)
        seen.scalars += [0.0] * (len(OF_A_SEAT) * (SEATS - len(view.players)))
        self.add_goals(seen, view)
        for number in range(3):
            if view.sets >> number & 1:
                seen.active.append(self.sets + number)
        for number, on in enumerate((bool(view.goals), view.takeovers, view.actions_each > 1)):
            if on:
                seen.active.append(self.agreed + number)
        seen.active.append(self.seats + len(view.players))
        return seen.active, seen.scalars

    def own_cards(self, seen: Seen, view: RaceView, decision: Decision, gone: list[int]) -> int:
        """What only this seat sees, and what the question is about. Returns the size of the hand."""
        me = view.players[view.seat]
        meaning = MEANINGS.get(decision.prompt, "")
        seen.cards(self.own[TABLEAU], me.laid())
        seen.cards(self.own[GOODS], [world for world in me.goods if meaning != "consumed" or world not in gone])
        hand = [card for card in view.hand if meaning != GIVEN or card not in gone]
        if decision.prompt == "keep":
            hand += gone
        offered = [*view.drawn, *view.pack, *view.shown]
        once: list[int] = []
        for card in hand:
            design = DESIGN_OF[card]
            if design in once:
                seen.cards(self.own[HAND_TWICE], [card])
            else:
                once.append(design)
                seen.active.append(self.own[HAND] + design)
        seen.cards(self.own[OFFERED], [card for card in offered if card not in gone])
        seen.cards(self.own[SAVED], list(view.saved))
        about = [number for kind, number in decision.things if kind == "card" and number >= 0]
        for place in range(min(2, len(about))):
            seen.active.append(self.own[ABOUT + place] + DESIGN_OF[about[place]])
        return len(hand)

    def add_seat(self, seen: Seen, view: RaceView, who: int, step: int, hand: int, mine: int) -> None:
        """What everybody sees of one seat."""
        player = view.players[who]
        laid, standing = player.laid(), player.standing
        points, military = player.points(), total_military(laid)
        if step:
            seen.cards(self.tableaus[step - 1], laid)
            seen.cards(self.goods[step - 1], list(player.goods))
            seen.on(self.leads[step - 1], mine - points + 30, 61)
        for action in player.actions:
            seen.on(self.actions[step], action, ACTIONS)
        if standing.boosted != NO_ACTION:
            seen.on(self.boosts[step], standing.boosted, ACTIONS)
        if who == view.first:
            seen.active.append(self.first + step)
        seen.on(self.hands[step], hand, 20)
        seen.on(self.sizes[step], len(laid), 20)
        seen.on(self.military[step], military + 5, 20)
        if view.sets:
            seen.on(self.prestige[step], standing.prestige, 17)
            if who in view.leaders:
                seen.active.append(self.leaders + step)
            if standing.searched:
                seen.active.append(self.searched + step)
            for goal in standing.goals:
                seen.active.append(self.goals + len(GOALS) * (1 + step) + goal)
        seen.scalars += [hand / 8, player.chips / 15, len(laid) / 12, points / 25, (mine - points) / 15, military / 5]
        seen.scalars += [len(player.goods) / 4, standing.prestige / 8, player.saved_size / 4]
        kinds = [CARDS[world].kind for world in player.goods]
        seen.scalars += [kinds.count(kind) / 2 for kind in KINDS]
        seen.scalars += sums_of(laid)

    def add_goals(self, seen: Seen, view: RaceView) -> None:
        """Which goals are free, and how much each seat has of what most is wanted of."""
        at = len(seen.scalars)
        seen.scalars += [0.0] * (len(GOALS) * SEATS)
        for goal in view.goals:
            if not any(goal in player.standing.goals for player in view.players):
                seen.active.append(self.goals + goal)
            if GOALS[goal].most:
                for step in range(len(view.players)):
                    player = view.players[(view.seat + step) % len(view.players)]
                    seen.scalars[at + len(GOALS) * step + goal] = most_value(player, goal) / 5


def most_value(player: PlayerView, goal: int) -> int:
    return value_of(player.laid(), player.standing.prestige, GOALS[goal].key)


def sums_of(tableau: list[int]) -> list[float]:
    """What the cards of a tableau do together."""
    drawing = keeping = developing = settling = windfalls = producing = consuming = drawn = worlds = six = 0
    for number in tableau:
        card = CARDS[number]
        drawing += card.draw_more
        keeping += card.keep_more
        developing += card.develop_for_less
        settling += card.settle_for_less[0]
        windfalls += card.windfall
        producing += card.production
        consuming += len(card.consumes)
        drawn += card.draw_at_produce + card.draw_if_produced_here + card.draw_at_develop
        worlds += card.is_world
        six += not card.is_world and card.cost == 6
    developments = len(tableau) - worlds
    return [
        drawing / 2,
        keeping / 2,
        developing / 2,
        settling / 2,
        windfalls / 3,
        producing / 3,
        consuming / 3,
        drawn / 2,
        worlds / 6,
        developments / 6,
        six / 2,
    ]
