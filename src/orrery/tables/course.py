"""How a game came about: the choices, what came of each, and states on the way from which it can be shown again."""

from __future__ import annotations

import base64
import contextlib
import hashlib
import json
import zlib
from collections import Counter
from typing import Any, Final

from orrery.kernel.decision import Choice
from orrery.kernel.event import Event
from orrery.kernel.game import Game
from orrery.kernel.loading import load
from orrery.kernel.plain import TornSave
from orrery.kernel.record import Options, Record, Stage, choice_to_data
from orrery.title import Title

EVERY: Final = 25  # choices between two checkpoints: so many are carried out at most to show any moment


class Contradiction(TornSave):
    """The snapshot does not stand where the choices lead."""


def packed(snapshot: dict[str, Any]) -> bytes:
    """A state for keeping: about a kilobyte."""
    return zlib.compress(json.dumps(snapshot, separators=(",", ":")).encode(), 9)


def unpacked(checkpoint: bytes) -> Game:
    """The game of a checkpoint. Raises TornSave if it is none of this version."""
    try:
        snapshot = json.loads(zlib.decompress(checkpoint))
    except Exception as wrong:  # damaged bytes can fail in any way
        raise TornSave(f"a stored state is damaged: {wrong}") from None
    return load(snapshot)


class Course:
    """Choices and stages in order. `stages[0]` is the opening, `stages[n]` came of the nth choice; None is lost."""

    def __init__(
        self,
        title: Title,
        options: Options,
        seed: int,
        choices: list[Choice],
        stages: list[Stage | None],
        changes: list[tuple[int, int]],
        checkpoints: dict[int, bytes],
    ) -> None:
        self.title = title
        self.options = options
        self.seed = seed
        self.choices = choices
        self.made = Counter([choice.seat for choice in choices])  # how many by each seat
        self.stages = stages
        self.changes = changes  # from which choice on which rules were played
        self.checkpoints = checkpoints  # after so many choices: how the game stood
        self.learned: list[int | None] = [None] * len(choices)  # how much by each choice; None: that was not kept
        self.plans: dict[int, int] = {}  # choices that came in one message: the number of the first, and how many
        self._sum = hashlib.sha256()
        self._summed = -1  # choices that are in the sum; -1: not even the deal

    # -- growing ---------------------------------------------------------------------------------------------------

    def add(self, choice: Choice, game: Game, events: list[Event], learned: int | None = None) -> None:
        """The choice was carried out: this came of it, and so often somebody learned something."""
        stage = Stage(events, game.scores())
        number = len(self.choices) + 1
        if number % EVERY == 0:
            self.checkpoints[number] = packed(game.save())
        self.choices.append(choice)
        self.made[choice.seat] += 1
        self.stages.append(stage)
        self.learned.append(learned)

    def cut(self, number: int) -> None:
        """Forget the choices from that one on."""
        self.made.subtract([choice.seat for choice in self.choices[number:]])
        del self.choices[number:]
        del self.stages[number + 1 :]
        del self.learned[number:]
        self.checkpoints = {at: state for at, state in self.checkpoints.items() if at <= number}
        self.changes = [change for change in self.changes if change[0] <= number]
        self.plans = {first: links for first, links in self.plans.items() if first < number}
        self._summed = -1

    def go_on(self, game: Game) -> None:
        """Today's rules apply from here on. If others did until now, this state is kept: it cannot be played again."""
        number = len(self.choices)
        if self.changes[-1][1] != self.title.rules:
            self.changes = [change for change in self.changes if change[0] < number]
            self.changes.append((number, self.title.rules))
            self.checkpoints[number] = packed(game.save())

    def copy(self) -> Course:
        """To come back to: lists of its own, the same things in them."""
        new = Course(
            self.title,
            self.options,
            self.seed,
            self.choices.copy(),
            self.stages.copy(),
            self.changes.copy(),
            self.checkpoints.copy(),
        )
        new.plans, new.learned = self.plans.copy(), self.learned.copy()
        return new

    # -- looking at it ---------------------------------------------------------------------------------------------

    def is_whole(self) -> bool:
        """What came of every choice is known. It is not in saves from before that was kept."""
        return len(self.stages) == len(self.choices) + 1 and None not in self.stages

    def log(self, step: int | None = None) -> list[Event]:
        """The log after so many choices, or all of it."""
        until = len(self.stages) if step is None else step + 1
        return [event for stage in self.stages[:until] if stage is not None for event in stage.events]

    def corrected(self) -> int:
        """So many choices were made by other rules than today's."""
        since, rules = self.changes[-1]
        return since if rules == self.title.rules else len(self.choices)

    def checksum(self, snapshot: str) -> str:
        """Ties a snapshot to the choices that led to it."""
        if self._summed < 0:
            self._sum = hashlib.sha256(f"{self.title.name} {self.seed}".encode())
            self._summed = 0
        for choice in self.choices[self._summed :]:
            self._sum.update(repr(choice_to_data(choice)).encode())
        self._summed = len(self.choices)
        whole = self._sum.copy()
        whole.update(snapshot.encode())
        return whole.hexdigest()

    def set_up(self) -> Game:
        """The table as it was dealt. Raises TornSave if today's rules deal another one."""
        game = self.title.setup(self.options, self.seed)
        opening = self.stages[0] if self.stages else None
        if opening is not None and told(game.log) != told(opening.events):
            raise TornSave("today's rules set up another table")
        return game

    def walk(self, step: int = 0) -> Walk:
        """The game after so many choices. Raises TornSave if no state up to there can be loaded."""
        walk = self._start(step)
        while walk.number < step:
            walk.step()
        return walk

    def _start(self, step: int) -> Walk:
        """At the last state before that step which this version can load."""
        for at in sorted([0, *[at for at in self.checkpoints if 0 < at <= step]], reverse=True):
            try:
                return Walk(self, at)
            except TornSave as torn:
                wrong = torn
        raise wrong


class Walk:
    """The course step by step, each choice carried out again by today's rules as long as the same comes of it.

    Where something else would come of it, the game stays as it was, and goes on with the next state that is kept.
    """

    def __init__(self, course: Course, start: int) -> None:
        self.course = course
        self.number = start  # choices that are behind us
        self.at = start  # choices after which the game stood like this
        kept = course.checkpoints.get(start)
        try:
            self.game = unpacked(kept) if kept is not None else course.set_up()
        except TornSave:  # a state that only an older version could load
            if start:
                raise
            self.game = course.set_up()

    def step(self) -> None:
        """The next choice. If what came of it was never kept, it must be legal today, or what is wrong is raised."""
        course, number = self.course, self.number
        self.number += 1
        stage = course.stages[self.number] if self.number < len(course.stages) else None
        if self.at == number:
            self._carry_out(course.choices[number], stage)
        if self.at < self.number and self.number in course.checkpoints:
            with contextlib.suppress(TornSave):  # a state that only an older version could load
                self.game = unpacked(course.checkpoints[self.number])
                self.at = self.number

    def _carry_out(self, choice: Choice, stage: Stage | None) -> None:
        before = self.game.copy()
        self.game.log = []
        try:
            self.game.answer(choice)
        except Exception:
            if stage is None:
                raise
            self.game = before
            return
        if stage is not None and told(self.game.log) != told(stage.events):
            self.game = before
            return
        self.at += 1


def told(events: list[Event] | None) -> list[tuple[Any, ...]]:
    """What the events tell, whatever rule they cite for it."""
    return [(event.kind, event.actor, event.values, event.secret, event.knowers) for event in events or []]


def begun(title: Title, options: Options, seed: int, game: Game) -> Course:
    """The course of a game that has just begun."""
    opening = Stage(list(game.log or []), game.scores())
    return Course(title, options, seed, [], [opening], [(0, title.rules)], {0: packed(game.save())})


def course_of(title: Title, record: Record, game: Game) -> Course:
    """The course that a record tells. What it has not kept is played again, and believed if it leads to this game.

    Raises Contradiction if the same rules lead elsewhere.
    """
    course = kept_course(title, record)
    complete(course, game)
    return course


def kept_course(title: Title, record: Record) -> Course:
    """The course as far as the record has kept it."""
    try:
        states = {number: base64.b64decode(text) for number, text in record.checkpoints.items()}
    except ValueError as wrong:
        raise TornSave(f"a stored state is damaged: {wrong}") from None
    return Course(title, record.options, record.seed, record.choices, record.course, record.changes, states)


def complete(course: Course, game: Game) -> None:
    """Play again what was not kept. It counts if it leads to this game; if not, it is lost, unless the rules are the
    same: then one of the two is wrong."""
    if course.is_whole():
        return
    stages, same = played_again(course, game)
    if same:
        course.stages = stages
    elif [rules for _, rules in course.changes] == [course.title.rules]:
        raise Contradiction("the snapshot contradicts the choices: they lead elsewhere")
    else:
        missing: list[Stage | None] = [None] * (len(course.choices) + 1 - len(course.stages))
        course.stages = missing + course.stages


def played_again(course: Course, game: Game) -> tuple[list[Stage | None], bool]:
    """All stages by today's rules, and whether they end in this game."""
    stages: list[Stage | None] = []
    try:
        again = course.title.setup(course.options, course.seed)
        stages.append(Stage(again.log or [], again.scores()))
        for choice in course.choices:
            again.log = []
            again.answer(choice)
            stages.append(Stage(again.log, again.scores()))
    except Exception:  # the rules have been corrected since
        return [], False
    return stages, again.same_as(game)
