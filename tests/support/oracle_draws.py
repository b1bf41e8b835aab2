"""Give our engine the draws of a recorded game: every card goes where the record has it."""

from __future__ import annotations

from collections import Counter, defaultdict, deque
from typing import Final

from orrery.kernel.decision import Choice, Decisions, Reply, chosen
from orrery.kernel.event import Event
from orrery.kernel.record import Options
from orrery.kernel.rng import Arranged
from orrery.race.cards import CARDS
from orrery.race.goals import GOALS
from orrery.race.rules.round import RoundWithSets
from orrery.race.setup import setup
from orrery.race.standing import NO_ACTION
from orrery.race.state import (
    ACTIONS,
    CONSUME_TRADE,
    DEVELOP,
    DEVELOP_2,
    EXPLORE_5,
    PHASES,
    PRODUCE,
    SETTLE,
    SETTLE_2,
    Race,
)
from support.oracle_record import NAMES, NOWHERE, NUMBERS, Chapter, Differs, Line, Place, cards_of, chapters_of

TRIES: Final = 300  # no single answer of ours draws that many cards
PHASE_NAMES: Final = {
    EXPLORE_5: "explore",
    DEVELOP: "develop",
    DEVELOP_2: "develop-2",
    SETTLE: "settle",
    SETTLE_2: "settle-2",
    CONSUME_TRADE: "consume",
    PRODUCE: "produce",
}
SETS: Final = {"gathering-storm": "storm", "rebel-vs-imperium": "rebel", "brink-of-war": "brink"}


class Draw:
    """A card that our engine drew, and where it went. `later`: before the first choice of the next round."""

    def __init__(self, place: Place, card: int, later: bool) -> None:
        self.place = place
        self.card = card
        self.later = later
        self.produced = place.phase == "produce"


class Trial:
    """A copy of the game after some replies: what was drawn, what the record has in these places, what was needed."""

    def __init__(self, game: Race, drawn: list[Draw], wanted: list[int], needed: list[int]) -> None:
        self.game = game
        self.drawn = drawn
        self.wanted = wanted
        self.needed = needed

    def right(self) -> bool:
        return self.needed == [draw.card for draw in self.drawn]


class Tally:
    """How much was replayed."""

    def __init__(self) -> None:
        self.games = 0
        self.rounds = 0
        self.decisions = 0
        self.draws = 0
        self.reshuffles = 0
        self.exchanges = 0
        self.ruled = 0

    def __str__(self) -> str:
        return (
            f"{self.games} games, {self.rounds} rounds, {self.decisions} decisions, "
            f"{self.draws} draws, {self.reshuffles} reshuffles, {self.exchanges} exchanges, {self.ruled} ruled"
        )


class Drawing:
    """One recorded game on our engine. Any difference raises Differs, which names game, round and player."""

    def __init__(self, lines: list[Line], tally: Tally) -> None:
        self.header = lines[0]
        self.last = lines[-1]
        self.chapters = chapters_of(lines)
        self.tally = tally
        self.round = 0
        self.becomes: dict[int, int] = {}  # what was drawn for production, and what the record has in its place
        self.declined: dict[int, list[str]] = defaultdict(list)  # Consume powers that the peer used for nothing
        self.shuffled_later = False
        self.drawn_later: list[int] = []  # drawn in the last reply, but before the first choice of the next round
        self.kept_by_peer: list[tuple[int, int]] = []  # seat and goal: lost with a card spent on a takeover
        self.multiplied: dict[int, int] = defaultdict(int)  # VP of this round for goods, by seat
        self.goals_later: list[tuple[int, int]] = []  # the same for goals: who took which
        self.game = table_for(self.header, self.chapters[0])

    def chapter(self, later: bool = False) -> Chapter:
        return self.chapters[self.round + later]

    def differs(self, player: int, what: str, ours: object = None, theirs: object = None) -> Differs:
        who = f", player {player}" if player >= 0 else ""
        found = "" if ours is None and theirs is None else f": ours {ours}, the peer's {theirs}"
        return Differs(f"{self.header['game']}, round {self.round}{who}: {what}{found}")

    def same(self, player: int, what: str, ours: object, theirs: object) -> None:
        if ours != theirs:
            raise self.differs(player, what, ours, theirs)

    def phase(self) -> str:
        prompts = [decision.prompt for decision in self.game.waiting()]
        return "search" if "search" in prompts else phase_name(self.game.phase)

    def answer(self, choices: list[Choice]) -> None:
        """Give the replies, and let every card that is drawn then go where the record has it."""
        trial = self.tried(choices, in_their_order=False)
        if not trial.right():
            trial = self.tried(choices, in_their_order=True)
        if not trial.right():
            raise self.wrong_draw(trial)
        self.game = trial.game
        self.tally.decisions += len(choices)
        self.hear(trial)

    def tried(self, choices: list[Choice], in_their_order: bool) -> Trial:
        """Reply on copies until the draw pile was arranged as it was needed, or cannot be.

        Which cards are drawn, and for whom, is known only afterwards, and may depend on what was drawn before; but each
        copy gets at least one more of them right.
        """
        plan: list[int] = []
        piles: list[int] = []
        for _ in range(TRIES):
            game = self.game.copy()
            assert isinstance(game, Race)
            arrange(game, plan, piles)
            game.log = []
            if self.lone_copies():
                self.answer_with_lone_copies(game, choices)
            else:
                for choice in choices:
                    game.answer(choice)
            drawn = draws_in(game.log, self.phase())
            wanted = self.wanted(drawn)
            trial = Trial(game, drawn, wanted, self.in_their_order(drawn, wanted) if in_their_order else wanted)
            if trial.right() or trial.needed == plan:
                break
            plan = trial.needed
            piles = [event.values[0] for event in game.log if event.kind == "reshuffled"]
        return trial

    def lone_copies(self) -> bool:
        """Somebody chooses a second copy without the first, which for the peer is a phase of its own."""
        if self.game.waiting()[0].prompt not in ("action", "announce"):
            return False
        every = [[name.removeprefix("prestige-") for name in names] for names in self.chapter().actions.values()]
        return any(f"{name}-2" in names and name not in names for names in every for name in ("develop", "settle"))

    def answer_with_lone_copies(self, game: Race, choices: list[Choice]) -> None:
        """Reveal the actions, and give each player those of the record before the first phase begins."""
        for index, decision in enumerate(game.pending):
            if game.heard[index] is None:
                game.heard[index] = chosen(decision, next(each for each in choices if each.seat == decision.seat))
        reply = game._collect()
        frame = game.stack[-1]
        line = frame.lines[frame.at]
        line.run(frame.procedure, game, reply)
        frame.at = line.after
        if isinstance(frame.procedure, RoundWithSets) and frame.procedure.laid:
            asked = frame.procedure.announce(game)
            if isinstance(asked, Decisions) and all(decision.forced() for decision in asked.each):
                forced = [chosen(decision, Choice(decision.seat, (0,))) for decision in asked.each]
                line = frame.lines[frame.at + 1]
                line.run(frame.procedure, game, Reply(forced, 0))
                frame.at = line.after
        for seat, player in enumerate(game.players):
            if player.actions:
                names = self.chapter().actions[seat]
                revealed = [ACTIONS.index(name.removeprefix("prestige-")) for name in names]
                if len(player.actions) == len(revealed):
                    player.actions = tuple(sorted(revealed))
                boosted = [action for action, name in zip(revealed, names) if name.startswith("prestige-")]
                if boosted and player.standing.boosted != NO_ACTION:
                    player.standing = player.standing.with_bonus(boosted[0], True)
        game._run(Reply([], 0))

    def wanted(self, drawn: list[Draw]) -> list[int]:
        """The cards that the record has in these places, as far as there are any."""
        taken: Counter[tuple[Place, bool]] = Counter()
        cards: list[int] = []
        for draw in drawn:
            if draw.later and self.round + 1 == len(self.chapters):
                break
            queue = self.chapter(draw.later).draws[draw.place]
            if taken[(draw.place, draw.later)] == len(queue):
                break
            cards.append(queue[taken[(draw.place, draw.later)]])
            taken[(draw.place, draw.later)] += 1
        return cards

    def in_their_order(self, drawn: list[Draw], wanted: list[int]) -> list[int]:
        """The same, but what one player draws in Produce comes in the peer's order, and is exchanged afterwards.

        The rules do not say in which order the worlds and powers of one player produce. If the pile runs out meanwhile,
        that order decides where its last cards go, and nothing else.
        """
        left = {player: deque(cards) for player, cards in self.chapter().produced.items()}
        cards: list[int] = []
        for draw, card in zip(drawn, wanted):
            theirs = left.get(draw.place.player) if draw.produced else None
            cards.append(theirs.popleft() if theirs else card)
        return cards

    def wrong_draw(self, trial: Trial) -> Differs:
        for draw, card in zip(trial.drawn, trial.needed):
            if draw.card != card:
                what = f"{NAMES[card]}, which the peer draws to {draw.place}, is not in our draw pile"
                return self.differs(draw.place.player, what)
        place = trial.drawn[len(trial.needed)].place
        return self.differs(place.player, f"we draw a card to {place}, the peer does not")

    def hear(self, trial: Trial) -> None:
        """Strike out of the record what has happened."""
        for draw, card in zip(trial.drawn, trial.wanted):
            chapter = self.chapter(draw.later)
            chapter.draws[draw.place].popleft()
            if draw.produced:
                chapter.produced[draw.place.player].remove(draw.card)
            if draw.card != card:
                self.becomes[draw.card] = card
        self.tally.draws += len(trial.drawn)
        self.drawn_later = [draw.card for draw in trial.drawn if draw.later]
        kinds = [event.kind for event in self.game.log or []]
        begun = kinds.index("round") if "round" in kinds else len(kinds)
        self.shuffled_later = "reshuffled" in kinds[begun:]
        later = (self.game.log or [])[begun:]
        self.goals_later = [(event.actor, event.values[0]) for event in later if event.kind in ("goal", "goal token")]
        for event in self.game.log or []:
            self.hear_event(event)
            self.tally.reshuffles += event.kind == "reshuffled"
        if self.becomes and set(self.becomes) == set(self.becomes.values()):
            self.exchange()

    def hear_event(self, event: Event) -> None:
        """What else an event strikes out of the record."""

    def exchange(self) -> None:
        """All that was drawn in another order lies on the table now: give every place its card."""
        for player in self.game.players:
            player.hand = [self.becomes.get(card, card) for card in player.hand]
            player.goods = {world: self.becomes.get(card, card) for world, card in player.goods.items()}
        if not self.game.over:
            self.game.ask_again()  # the open question may be about a hand
        self.becomes.clear()
        self.tally.exchanges += 1


def table_for(header: Line, opening: Chapter) -> Race:
    """Our game with the recorded start worlds, goals and opening hands, waiting for the first choice."""
    choice = header["start_world_choice"]
    worlds = [CARDS[NUMBERS[name]].key for name in header["start_worlds"]]
    options: Options = {
        "players": header["players"],
        "sets": "+".join([SETS[name] for name in header["sets"] if name in SETS]) or "none",
        "goals": "yes" if header["goals"] else "no",
        "takeovers": "yes" if header["takeovers"] else "no",
        "start_worlds": "choice" if choice else ",".join(worlds),
        "actions": "two" if header["expert"] else "one",
    }
    game = setup(options, 1)
    game.goals = tuple([goal for goal in range(len(GOALS)) if GOALS[goal].key in header["goals"]])
    pile = game.deck + [card for player in game.players for card in player.hand + player.drawn]
    for seat in range(game.seats):
        dealt = list(opening.draws.pop(Place("", "hand", seat)))
        offered = cards_of(header["start_options"][seat]) if choice else []
        game.players[seat].hand = dealt
        game.players[seat].drawn = offered
        pile = [card for card in pile if card not in dealt + offered]
    game.deck = pile
    game.ask_again()  # the open question still shows the hands that were dealt before
    return game


def arrange(game: Race, plan: list[int], piles: list[int]) -> None:
    """Lay these cards on top of the draw pile; what goes beyond it comes from new piles of these sizes."""
    size = len(game.deck)
    top = [card for card in plan[:size] if card in game.deck]
    game.deck = [card for card in game.deck if card not in top] + top[::-1]
    orders: list[list[int]] = []
    for new in piles:
        orders.append(plan[size : size + new])
        size += new
    game.rng = Arranged(game.rng.state, orders)


def draws_in(log: list[Event], phase: str) -> list[Draw]:
    """Where the cards of the draw pile went, in the order of drawing. `phase`: the phase in which the log begins."""
    found: list[Draw] = []
    name = phase
    later = False
    for event in log:
        if event.kind == "phase":
            name = phase_name(event.values[0])
        elif event.kind == "round":
            name, later = "", True
        elif event.kind == "searches":
            name = "search"
        elif event.kind == "drawn":
            found += [Draw(Place(name, "hand", event.actor), card, later) for card in event.secret]
        elif event.kind == "good":
            found.append(Draw(Place(name, "good", event.actor, event.values[0]), event.secret[0], later))
        elif event.kind in ("lucky", "unlucky"):
            found.append(Draw(Place(name, "aside", NOWHERE), event.values[1], later))
        elif event.kind == "turned up":
            found += [Draw(Place(name, "aside", NOWHERE), card, later) for card in event.values]
    return found


def phase_name(phase: int) -> str:
    """What the records call a phase; outside of any, nothing is drawn but in the setup."""
    return PHASE_NAMES[PHASES[phase][0]] if phase >= 0 else ""
