"""Read games that a peer engine has recorded, and sort what was drawn and chosen by round and player."""

from __future__ import annotations

import gzip
import json
from collections import defaultdict, deque
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from orrery.race.cards import CARDS, FIRST_REVISED, FIRST_STORM
from orrery.race.goods import ANY
from orrery.race.powers import (
    Ante,
    DiscardForPrestige,
    DrawPerGoodProduced,
    DrawPerKindProduced,
    ExtraMilitaryWorld,
    ProduceHereForCard,
    ProduceOnWindfall,
    ProduceOnWindfallForCard,
    Takeover,
)

Line = dict[str, Any]  # one JSON object of a record

NOWHERE: Final = -1
BY_BONUS: Final = -1  # in place of a card
PAID: Final = -2  # in place of the kind of a windfall power: a hand card was discarded for it
ORDERED: Final = (ProduceHereForCard, ProduceOnWindfallForCard, DrawPerGoodProduced, DrawPerKindProduced)
KINDS: Final = {"novelty": 1, "rare": 2, "genes": 3, "alien": 4}


class Place(NamedTuple):
    """Where a card goes that is drawn in a phase: to "hand", on a world as a "good", or "aside"."""

    phase: str
    to: str
    player: int
    world: int = NOWHERE

    def __str__(self) -> str:
        return f"{NAMES[self.world]} as a good" if self.to == "good" else self.to


class Differs(AssertionError):
    """Our table and the peer's are not alike."""


class Ruled(Differs):
    """The peer does what the rulebook forbids: from here on the two games are not the same.

    `cause` is the heading in docs/rulings/race-peer.md.
    """

    def __init__(self, cause: str, difference: Differs) -> None:
        super().__init__(str(difference))
        self.cause = cause


DUTY: Final = "A good that must be consumed"
OWN_PRESTIGE: Final = "Prestige that the card itself brings"
ANEW: Final = "Space Mercenaries begun anew in defence"
CHEAPER: Final = "A good that makes one world cheaper"
TWO_FLEETS: Final = "Two cards to conquer one world"
OUT_OF_REACH: Final = "Takeovers that are out of reach"
FREE_GOOD: Final = "A good for Military in defence"
SLIPPED: Final = "A goal that another has slipped from"
ON_ITS_WAY: Final = "A new pile while a card is on its way"
NOT_THERE: Final = "A card saved under a world that has gone"
TRIPLE: Final = "Both Consume actions and the prestige card"
SPENT: Final = "A goal whose card was spent on a takeover"
RULINGS: Final = (  # all that may part a game from ours
    DUTY,
    OWN_PRESTIGE,
    ANEW,
    CHEAPER,
    TWO_FLEETS,
    OUT_OF_REACH,
    FREE_GOOD,
    SLIPPED,
    ON_ITS_WAY,
    NOT_THERE,
    TRIPLE,
    SPENT,
)


def numbers() -> dict[str, int]:
    """The card behind each name of the records: "Public Works#2" is the second copy."""
    copies: dict[str, list[int]] = defaultdict(list)
    for number in range(len(CARDS)):
        if not FIRST_REVISED <= number < FIRST_STORM:
            name = CARDS[number].name
            copies[f"{name}*" if CARDS[number].key == "gambling-world-replacement" else name].append(number)
    found: dict[str, int] = {}
    for name, same in copies.items():
        for copy, number in enumerate(same, 1):
            found[name if len(same) == 1 else f"{name}#{copy}"] = number
    return found


NUMBERS: Final = numbers()
NAMES: Final = {number: name for name, number in NUMBERS.items()}


def cards_of(names: list[str]) -> list[int]:
    return [NUMBERS[name] for name in names]


def names_of(cards: list[int]) -> list[str]:
    return sorted([NAMES[card] for card in cards])


def records_in(path: Path) -> Iterator[list[Line]]:
    """The games of a file, each as its lines, the header first."""
    lines: list[Line] = []
    replaced = False  # by the other Gambling World
    with gzip.open(path, "rt", encoding="utf-8") as file:
        for text in file:
            line: Line = json.loads(text.replace('"Gambling World"', '"Gambling World*"') if replaced else text)
            if "game" in line:
                replaced = "rebel-vs-imperium" in line["sets"]
                if lines:
                    yield lines
                lines = []
            lines.append(line)
    if lines:
        yield lines


class Use:
    """A power that the peer used, and what was chosen for it."""

    def __init__(self, card: int, power: int) -> None:
        self.card = card
        self.power = power
        self.goods: Line = {}  # the question which goods to spend or to sell
        self.cards: list[int] = []  # discarded from hand
        self.number = 0  # named
        self.stake = NOWHERE
        self.prize = NOWHERE
        self.world = NOWHERE  # produced on
        self.declined = False  # used for nothing, which is not to use it
        self.among: Line | None = None  # the question which power to use, if the peer asked

    def least_cards(self) -> int:
        """With fewer cards from hand nothing comes of it."""
        power = None if self.card == BY_BONUS else CARDS[self.card].powers[self.power]
        return power.cards if isinstance(power, DiscardForPrestige) else 1

    def __str__(self) -> str:
        return "the bonus" if self.card == BY_BONUS else f"{NAMES[self.card]} power {self.power}"


class Chapter:
    """The setup or one round as recorded: draws by where the card goes, choices by player, the table at its end."""

    def __init__(self) -> None:
        self.draws: dict[Place, deque[int]] = defaultdict(deque)
        self.produced: dict[int, list[int]] = defaultdict(list)  # all that a player drew in Produce
        self.picks: dict[tuple[str, int], list[int]] = defaultdict(list)  # cards chosen once in a round, by player
        self.actions: dict[int, list[str]] = {}
        self.first_actions: dict[int, list[str]] = {}  # of who chooses the second one last
        self.laid: dict[int, list[str]] = {}  # of these, the one that stays
        self.asked_in: dict[tuple[str, str, int], deque[Line]] = defaultdict(deque)  # by question, phase and player
        self.sales: dict[int, Line] = {}  # the question which good to sell for the Trade action
        self.uses: dict[int, deque[Use]] = defaultdict(deque)
        self.using: dict[int, Use] = {}
        self.asked: dict[int, Line] = {}  # which power to use; at the end, those who were asked and stopped
        self.windfalls: dict[int, list[tuple[int, int, int]]] = defaultdict(list)  # card and kind of the power, world
        self.producing: dict[int, tuple[int, int]] = {}  # card and kind of the windfall power in use at the moment
        self.ordered: dict[int, list[Use]] = defaultdict(list)  # Produce powers whose order matters
        self.kinds: dict[int, deque[int]] = defaultdict(deque)  # said of the multi-kind world
        self.found: dict[int, int] = {}  # by a search
        self.takeovers: list[Line] = []  # what became of them
        self.lead: dict[int, int] = defaultdict(int)  # VP for most prestige, before actions are chosen
        self.reshuffles = 0
        self.discarded_late = 0  # cards that we have discarded before, after something was drawn
        self.phase = ""
        self.end: Line = {}

    def add(self, line: Line) -> None:
        if "phase" in line:
            self.phase = line["phase"]
        elif "draw" in line:
            self.add_draw(line)
        elif "use" in line:
            self.add_use(line)
        elif "choose" in line:
            self.add_choice(line["choose"], line["player"], line)
        elif "move" in line and line["from"] == "aside" and line["to"] == "hand" and self.phase == "search":
            self.found[line["to_player"]] = NUMBERS[line["move"][0]]
        elif "move" in line and line["from"] == "aside" and line["to"] == "hand" and not self.phase:
            turned_up = self.draws[Place("", "aside", NOWHERE)]  # the card for most prestige, on its way
            if turned_up:
                self.draws[Place("", "hand", line["to_player"])].append(turned_up.popleft())
        elif "takeover" in line:
            self.takeovers.append(line)
            self.discarded_late += line["success"] and destroys(NUMBERS[line["with"]])
        elif "reshuffle" in line:
            self.reshuffles += 1
        elif line.get("why") == "prestige-lead":
            self.lead[line["player"]] += line["amount"]

    def add_draw(self, line: Line) -> None:
        player = NOWHERE if line["to"] == "aside" else line["player"]  # all see what is turned up
        card = NUMBERS[line["draw"]]
        world = NUMBERS[line["world"]] if "world" in line else NOWHERE
        self.draws[Place(self.phase, line["to"], player, world)].append(card)
        if self.phase == "produce":
            self.produced[player].append(card)
            if world != NOWHERE and CARDS[world].windfall:
                self.add_windfall(player, world)

    def add_windfall(self, player: int, world: int) -> None:
        """A choice is recorded before the draw, or only the draw if there was no choice."""
        card, kind = self.producing[player]
        if kind != PAID and world not in [known for _, _, known in self.windfalls[player]]:
            self.windfalls[player].append((card, kind, world))

    def add_use(self, line: Line) -> None:
        player = line["player"]
        card = NUMBERS[line["card"]] if "card" in line else BY_BONUS
        if line["use"] == "consume":
            use = Use(card, line.get("power", 0))
            use.among = self.asked.pop(player, None)
            use.declined = card != BY_BONUS and isinstance(
                CARDS[card].powers[use.power], Ante
            )  # until a card is staked
            self.uses[player].append(use)
        elif line["use"] == "settle":
            power = CARDS[card].powers[line["power"]]
            self.discarded_late += isinstance(power, ExtraMilitaryWorld)
        elif line["use"] == "produce" and card == BY_BONUS:
            self.producing[player] = (BY_BONUS, ANY)
        elif line["use"] == "produce":
            power = CARDS[card].powers[line["power"]]
            if isinstance(power, ProduceOnWindfall):
                self.producing[player] = (card, power.kind)
            if isinstance(power, ORDERED):
                self.ordered[player].append(Use(card, line["power"]))
                self.producing[player] = (card, PAID)

    def add_choice(self, kind: str, player: int, line: Line) -> None:
        if kind in ("actions", "actions-last"):
            self.actions[player] = line["actions"]
        elif kind == "actions-first":
            self.first_actions[player] = line["actions"]
        elif kind in ("setup-discard", "hand-limit-discard"):
            self.picks[(kind, player)] += cards_of(line["discard"])
        elif kind == "start-world":
            self.picks[(kind, player)] = cards_of([line["world"]])
            self.picks[("setup-discard", player)] += cards_of(line["discard"])
        elif kind in ("setup-save", "discard-for-prestige"):
            self.picks[(kind, player)] += cards_of([line["card"]] if line["card"] is not None else [])
        elif kind == "explore-keep":
            self.picks[(kind, player)] = cards_of(line["keep"])
            self.picks[("explore-mix", player)] = cards_of(line["discard"])
        elif kind == "windfall":
            self.add_windfall(player, NUMBERS[line["world"]])
        elif kind == "good-kind":
            self.kinds[player].append(KINDS[line["good_kind"]])
        elif kind == "discard-to-produce":
            self.add_paid(player, line)
        elif self.phase == "consume" and kind != "consume-power":
            self.add_consumed(kind, player, line)
        elif kind == "consume-power":
            self.asked[player] = line
        elif kind != "produce-power":
            self.asked_in[(kind, self.phase, player)].append(line)

    def add_consumed(self, kind: str, player: int, line: Line) -> None:
        """What was chosen for the Consume power in use, or for the Trade action."""
        uses = self.uses[player]
        if kind == "trade":
            line["worlds"] = [line["world"]]
            if uses:
                uses[-1].goods = line
            else:
                self.sales[player] = line
        elif kind == "goods":
            uses[-1].goods = line
            uses[-1].declined = not line["worlds"]  # the good could be said to be of another kind
        elif kind == "consume-hand":
            uses[-1].cards = cards_of(line["cards"])
            uses[-1].declined = len(line["cards"]) < uses[-1].least_cards()
        elif kind == "name-number":
            uses[-1].number = line["number"]
        elif kind == "ante":
            uses[-1].declined = line["card"] is None
            uses[-1].stake = NOWHERE if line["card"] is None else NUMBERS[line["card"]]
        elif kind == "ante-keep":
            uses[-1].prize = NUMBERS[line["card"]]
        else:
            raise Differs(f"no question of ours answers to the peer's {kind}")

    def add_paid(self, player: int, line: Line) -> None:
        """A hand card discarded to produce, or none: then the power was not used after all."""
        if line["discard"] is None:
            self.ordered[player].pop()
        else:
            self.ordered[player][-1].cards = cards_of([line["discard"]])
            self.ordered[player][-1].world = NUMBERS[line["world"]]


def destroys(card: int) -> bool:
    """Whether a world that is taken over with this card is discarded."""
    return any(isinstance(power, Takeover) and power.destroys for power in CARDS[card].powers)


def chapters_of(lines: list[Line]) -> list[Chapter]:
    """The setup and the rounds. The `end` line is left to the caller."""
    chapters = [Chapter()]
    for line in lines[1:]:
        if "setup_end" in line or "round_end" in line:
            chapters[-1].end = line
        elif "round_start" in line:
            chapters.append(Chapter())
        elif "end" not in line:
            chapters[-1].add(line)
    return chapters
