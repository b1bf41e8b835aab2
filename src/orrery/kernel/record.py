"""Records: a game as its options, seed and choices, what came of each, its result, and a snapshot to resume from."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any, Final

from orrery.kernel.decision import Choice, Form, Gift
from orrery.kernel.event import Event
from orrery.kernel.game import Game
from orrery.kernel.plain import TornSave

Options = dict[str, int | str]
Setup = Callable[[Options, int], Game]  # options and a seed to a game that waits for its first decision


class BadOption(ValueError):
    """A game cannot be set up like this: the key of the reason, what was asked for, what would be right, and why."""

    def __init__(self, reason: str, asked: str, right: str, rule: str = "") -> None:
        super().__init__(f"{reason}: {asked} (possible: {right})")
        self.reason = reason
        self.asked = asked
        self.right = right
        self.rule = rule


def completed(options: Options, defaults: Options, choices: dict[str, tuple[str, ...]]) -> Options:
    """The options, and the defaults of what was not said. Raises BadOption for an unknown name or value."""
    chosen = defaults.copy()
    for name in options:
        if name not in defaults:
            raise BadOption("unknown-option", name, ", ".join(defaults))
        chosen[name] = options[name]
    for name in choices:
        if str(chosen[name]) not in choices[name]:
            raise BadOption("no-such-value", f"{name}={chosen[name]}", ", ".join(choices[name]))
    chosen["players"] = int(chosen["players"])
    return chosen


FORMAT: Final = 2  # of the record itself; the rules of each game have a number of their own
WITHOUT_COURSE: Final = 1  # the format before choices were kept with what came of them


class Stage:
    """What came of a choice: the lines it wrote into the log, and the scores after it."""

    def __init__(self, events: list[Event], scores: list[int]) -> None:
        self.events = events
        self.scores = scores


class Record:
    """Everything needed to resume, replay and audit a game."""

    def __init__(
        self,
        game: str,
        rules: int,
        options: Options,
        seed: int,
        seats: list[str],
        choices: list[Choice],
        snapshot: dict[str, Any],
        winners: list[int] | None = None,
        scores: list[int] | None = None,
        course: list[Stage | None] | None = None,
        changes: list[tuple[int, int]] | None = None,
        checkpoints: dict[int, str] | None = None,
    ) -> None:
        self.game = game
        self.rules = rules  # raised whenever the same choices may lead elsewhere
        self.options = options
        self.seed = seed
        self.seats = seats  # who sat there: "human", "greedy", ...
        self.choices = choices
        self.snapshot = snapshot
        self.winners = winners  # None while the game goes on
        self.scores = scores
        self.course = course or []  # the opening, then one stage for each choice; None: it was not kept
        self.changes = changes or [(0, rules)]  # from which choice on which rules were played
        self.checkpoints = checkpoints or {}  # after so many choices: a snapshot, packed into text

    def to_data(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "options": self.options,
            "seed": self.seed,
            "seats": self.seats,
            "choices": [choice_to_data(choice) for choice in self.choices],
            "course": course_to_data(self.course),
            "changes": [list(change) for change in self.changes],
            "checkpoints": [[number, packed] for number, packed in sorted(self.checkpoints.items())],
            "winners": self.winners,
            "scores": self.scores,
            "snapshot": self.snapshot,
        }


def record_from(data: Any) -> Record:
    """The inverse of Record.to_data. Raises TornSave with one clear line if these data are not a record."""
    if not isinstance(data, dict) or "format" not in data:
        raise TornSave("this is not a record of a game")
    if data["format"] not in (WITHOUT_COURSE, FORMAT):
        raise TornSave(f"the record is of format {data['format']}, this engine reads format {FORMAT}")
    bare = data["format"] == WITHOUT_COURSE
    try:
        record = Record(
            data["game"],
            data["rules"],
            data["options"],
            data["seed"],
            data["seats"],
            [choice_from_data(choice) for choice in data["choices"]],
            data["snapshot"],
            data["winners"],
            data["scores"],
            [] if bare else course_from_data(data["course"]),
            None if bare else [change_from_data(change) for change in data["changes"]],
            {} if bare else dict([checkpoint_from_data(each) for each in data["checkpoints"]]),
        )
    except Exception as wrong:  # damaged data can fail in any way
        raise TornSave(f"the record is damaged: {type(wrong).__name__} {wrong}") from None
    return record


def checksum(content: dict[str, Any]) -> str:
    """What stands in a file under "checksum": whoever changes anything else breaks it."""
    rest = {key: content[key] for key in content if key != "checksum"}
    return hashlib.sha256(json.dumps(rest, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def sealed(content: dict[str, Any]) -> dict[str, Any]:
    """The content with its checksum."""
    return {**content, "checksum": checksum(content)}


# -- parts of a record -------------------------------------------------------------------------------------------------


def choice_to_data(choice: Choice) -> list[Any]:
    """[seat, picks] or [seat, picks, gifts]: a record holds hundreds of them."""
    data: list[Any] = [choice.seat, list(choice.picks)]
    if choice.form is not None:
        data.append([list(gift) for gift in choice.form.gifts])
    return data


def choice_from_data(data: Any) -> Choice:
    seat, picks = data[0], data[1]
    if type(seat) is not int or not all(type(pick) is int for pick in picks):
        raise ValueError(f"no choice: {data}")
    if len(data) == 2:
        return Choice(seat, tuple(picks))
    gifts: list[Gift] = []
    for giver, kind, number in data[2]:
        if type(giver) is not int or type(kind) is not str or type(number) is not int:
            raise ValueError(f"no form: {data}")
        gifts.append((giver, kind, number))
    return Choice(seat, tuple(picks), Form(tuple(gifts)))


def event_to_data(event: Event) -> list[Any]:
    """[rule, kind, actor, values, secret, knowers], without what is empty at the end."""
    data: list[Any] = [event.rule, event.kind, event.actor]
    data += [list(event.values), list(event.secret), list(event.knowers)]
    while data[-1] == []:
        data.pop()
    return data


def event_from_data(data: Any) -> Event:
    rule, kind, actor = data[0], data[1], data[2]
    if type(rule) is not str or type(kind) is not str or type(actor) is not int:
        raise ValueError(f"no event: {data}")
    rest: list[tuple[int, ...]] = [(), (), ()]
    for place in range(3, len(data)):
        rest[place - 3] = numbers(data[place])
    return Event(rule, kind, actor, rest[0], rest[1], rest[2])


def stage_to_data(stage: Stage | None, before: Stage | None) -> list[Any] | None:
    """[], [events] or [events, scores]: the scores only where they are others than before."""
    if stage is None:
        return None
    events = [event_to_data(event) for event in stage.events]
    if before is None or before.scores != stage.scores:
        return [events, stage.scores]
    return [events] if events else []


def stage_from_data(data: Any, before: Stage | None) -> Stage | None:
    if data is None:
        return None
    events = [event_from_data(each) for each in data[0]] if data else []
    if len(data) > 1:
        return Stage(events, list(numbers(data[1])))
    if before is None:
        raise ValueError("a stage without scores")
    return Stage(events, before.scores)


def course_to_data(course: list[Stage | None]) -> list[Any]:
    before: Stage | None = None
    data: list[Any] = []
    for stage in course:
        data.append(stage_to_data(stage, before))
        before = stage
    return data


def course_from_data(data: list[Any]) -> list[Stage | None]:
    before: Stage | None = None
    course: list[Stage | None] = []
    for each in data:
        before = stage_from_data(each, before)
        course.append(before)
    return course


def change_from_data(data: Any) -> tuple[int, int]:
    number, rules = numbers(data)
    return number, rules


def checkpoint_from_data(data: Any) -> tuple[int, str]:
    number, packed = data
    if type(number) is not int or type(packed) is not str:
        raise ValueError("no checkpoint")
    return number, packed


def numbers(data: Any) -> tuple[int, ...]:
    if type(data) is not list or not all(type(each) is int for each in data):
        raise ValueError(f"no numbers: {data}")
    return tuple(data)


def replay(record: Record, setup: Setup) -> Game:
    """Play the record again from its seed."""
    game = setup(record.options, record.seed)
    for choice in record.choices:
        game.answer(choice)
    return game
