"""Records: a game as its options, seed and choices, with its result and a snapshot to resume from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from orrery.kernel.decision import Choice, Form, Gift
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


FORMAT: Final = 1  # of the record itself; the rules of each game have a number of their own


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

    def to_data(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "options": self.options,
            "seed": self.seed,
            "seats": self.seats,
            "choices": [choice_to_data(choice) for choice in self.choices],
            "winners": self.winners,
            "scores": self.scores,
            "snapshot": self.snapshot,
        }


def record_from(data: Any) -> Record:
    """The inverse of Record.to_data. Raises TornSave with one clear line if these data are not a record."""
    if not isinstance(data, dict) or "format" not in data:
        raise TornSave("this is not a record of a game")
    if data["format"] != FORMAT:
        raise TornSave(f"the record is of format {data['format']}, this engine reads format {FORMAT}")
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
        )
    except (KeyError, TypeError, ValueError, IndexError) as wrong:
        raise TornSave(f"the record is damaged: {type(wrong).__name__} {wrong}") from None
    return record


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


def replay(record: Record, setup: Setup) -> Game:
    """Play the record again from its seed."""
    game = setup(record.options, record.seed)
    for choice in record.choices:
        game.answer(choice)
    return game
