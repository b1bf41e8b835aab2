"""Read games that a peer engine has recorded, and sort what was drawn and chosen by round and player."""

from __future__ import annotations

import gzip
import json
from collections import defaultdict, deque
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from orrery.race.cards import CARDS, FIRST_REVISED
from orrery.race.goods import ANY
from orrery.race.powers import ProduceOnWindfall

Line = dict[str, Any]  # one JSON object of a record

NOWHERE: Final = -1


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


def numbers() -> dict[str, int]:
    """The card behind each name of the records: "Public Works#2" is the second copy."""
    copies: dict[str, list[int]] = defaultdict(list)
    for number in range(FIRST_REVISED):
        copies[CARDS[number].name].append(number)
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
    """The base games of a file, each as its lines, the header first."""
    lines: list[Line] = []
    with gzip.open(path, "rt", encoding="utf-8") as file:
        for text in file:
            line: Line = json.loads(text)
            if "game" in line:
                if is_base(lines):
                    yield lines
                lines = []
            lines.append(line)
    if is_base(lines):
        yield lines


def is_base(lines: list[Line]) -> bool:
    return bool(lines) and lines[0]["sets"] == ["base"]


def holds_base_games(path: Path) -> bool:
    """Whether a file is worth reading; all games of one file use the same sets."""
    with gzip.open(path, "rt", encoding="utf-8") as file:
        return is_base([json.loads(file.readline())])


class Use:
    """A Consume power that the peer used, and what was chosen for it."""

    def __init__(self, card: int, power: int) -> None:
        self.card = card
        self.power = power
        self.goods: Line = {}  # the question which goods to spend or to sell
        self.cards: list[int] = []  # discarded from hand
        self.number = 0  # named
        self.among: Line | None = None  # the question which power to use, if the peer asked

    def __str__(self) -> str:
        return f"{NAMES[self.card]} power {self.power}"


class Chapter:
    """The setup or one round as recorded: draws by where the card goes, choices by player, the table at its end."""

    def __init__(self) -> None:
        self.draws: dict[Place, deque[int]] = defaultdict(deque)
        self.produced: dict[int, list[int]] = defaultdict(list)  # all that a player drew in Produce
        self.picks: dict[tuple[str, int], list[int]] = {}  # opening discards, kept cards, excess cards by player
        self.actions: dict[int, list[str]] = {}
        self.places: dict[tuple[str, int], Line] = {}  # by phase and player
        self.payments: dict[tuple[str, int], Line] = {}
        self.sales: dict[int, Line] = {}  # the question which good to sell for the Trade action
        self.uses: dict[int, deque[Use]] = defaultdict(deque)
        self.using: dict[int, Use] = {}
        self.asked: dict[int, Line] = {}  # which power to use; at the end, those who were asked and stopped
        self.windfalls: dict[int, list[tuple[int, int]]] = defaultdict(list)  # kind of the power, world
        self.producing: dict[int, int] = {}  # kind of the windfall power that the player uses at the moment
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

    def add_draw(self, line: Line) -> None:
        player, card = line["player"], NUMBERS[line["draw"]]
        world = NUMBERS[line["world"]] if "world" in line else NOWHERE
        self.draws[Place(self.phase, line["to"], player, world)].append(card)
        if self.phase == "produce":
            self.produced[player].append(card)
            if world != NOWHERE and CARDS[world].windfall:
                self.add_windfall(player, world)

    def add_windfall(self, player: int, world: int) -> None:
        """A choice is recorded before the draw, or only the draw if there was no choice."""
        if world not in [known for _, known in self.windfalls[player]]:
            self.windfalls[player].append((self.producing[player], world))

    def add_use(self, line: Line) -> None:
        player = line["player"]
        if line["use"] == "consume":
            use = Use(NUMBERS[line["card"]], line["power"])
            use.among = self.asked.pop(player, None)
            self.uses[player].append(use)
        elif "bonus" in line:
            self.producing[player] = ANY
        else:
            power = CARDS[NUMBERS[line["card"]]].powers[line["power"]]
            if isinstance(power, ProduceOnWindfall):
                self.producing[player] = power.kind

    def add_choice(self, kind: str, player: int, line: Line) -> None:
        if kind == "actions":
            self.actions[player] = line["actions"]
        elif kind in ("setup-discard", "hand-limit-discard"):
            self.picks[(kind, player)] = cards_of(line["discard"])
        elif kind == "explore-keep":
            self.picks[(kind, player)] = cards_of(line["keep"])
        elif kind == "place":
            self.places[(self.phase, player)] = line
        elif kind == "pay":
            self.payments[(self.phase, player)] = line
        elif kind == "windfall":
            self.add_windfall(player, NUMBERS[line["world"]])
        elif kind == "trade":
            line["worlds"] = [line["world"]]
            if self.uses[player]:
                self.uses[player][-1].goods = line
            else:
                self.sales[player] = line
        elif kind == "goods":
            self.uses[player][-1].goods = line
        elif kind == "consume-hand":
            self.uses[player][-1].cards = cards_of(line["cards"])
        elif kind == "name-number":
            self.uses[player][-1].number = line["number"]
        elif kind == "consume-power":
            self.asked[player] = line
        else:
            raise Differs(f"no question of ours answers to the peer's {kind}")


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
