"""Step through a record: each choice and what came of it, in words."""

from __future__ import annotations

from typing import Any

from orrery.kernel.decision import Choice, Decision
from orrery.kernel.event import NOBODY
from orrery.kernel.game import Game
from orrery.tables.storage import Stored, one_line
from orrery.terminal.plain import PlainScreen
from orrery.terminal.screen import Screen
from orrery.terminal.words import say, seat_names
from orrery.words import Words


class Replay:
    """A record being played again. All is told of a game that is over or crashed, else what a bystander sees."""

    def __init__(self, stored: Stored, language: str) -> None:
        record = stored.record
        self.title = stored.title
        self.language = language
        self.choices = record.choices
        self.names = seat_names(language, record.seats)
        self.open = record.winners is not None or bool(stored.error)
        self.game: Game = stored.title.setup(record.options, record.seed)
        self.number = 0  # of choices carried out
        self.told = 0
        self.error = ""

    def words(self, seat: int) -> Words:
        return self.title.words_at(self.game, self.language, self.names, seat)

    def ended(self) -> bool:
        return self.number == len(self.choices) or bool(self.error)

    def step(self) -> dict[str, Any]:
        """Carry out the next choice. Returns who chose what, by which rule, and the log since."""
        choice = self.choices[self.number]
        asked = self.game.asked(choice.seat)
        self.number += 1
        if asked is None:
            self.error = f"seat {choice.seat} is not asked"
            return {"number": self.number, "seat": choice.seat, "error": self.error}
        words, view = self.words(choice.seat), self.game.view(choice.seat)
        step: dict[str, Any] = {"number": self.number, "seat": choice.seat, "rule": asked.rule}
        step["prompt"] = words.prompt(asked, view) if self.open else ""
        step["picked"] = self.picked(choice, asked, words, view) if self.open else []
        try:
            self.game.answer(choice)
        except Exception as wrong:
            self.error = one_line(wrong)
            return {**step, "log": [], "error": self.error}
        return {**step, "log": self.news()}

    def picked(self, choice: Choice, asked: Decision, words: Words, view: Any) -> list[str]:
        if choice.form is not None:
            return [words.form(choice.form)]
        offered = asked.options
        return [words.option(offered[pick], asked, view) for pick in choice.picks if 0 <= pick < len(offered)]

    def news(self) -> list[str]:
        events = (self.game.log or [])[self.told :]
        self.told += len(events)
        words = self.words(NOBODY)
        lines = [words.event(event.seen_by(NOBODY)) for event in events]
        return [line for line in lines if line]


def told(replay: Replay) -> dict[str, Any]:
    """The whole record in words, for programs."""
    opening, steps = replay.news(), []
    while not replay.ended():
        steps.append(replay.step())
    game = replay.game
    return {
        "game": replay.title.name,
        "seats": replay.names,
        "opening": opening,
        "steps": steps,
        "over": game.over,
        "winners": list(game.winners) if game.over else None,
        "scores": game.scores() if game.over else None,
    }


def step_line(step: dict[str, Any], names: list[str], language: str) -> str:
    """The step in one line. What a bystander may not know is not told."""
    name = names[step["seat"]] if 0 <= step["seat"] < len(names) else "?"
    if not step.get("prompt"):
        return say(language, "replay-hidden", number=step["number"], name=name)
    picked = ", ".join(step["picked"]) or say(language, "nothing")
    return say(language, "replay-choice", number=step["number"], name=name, prompt=step["prompt"], picked=picked)


def show(replay: Replay, screen: Screen | PlainScreen, waits: bool) -> int:
    """Show the record step by step; with `waits`, each step waits for Enter. Returns the exit code."""
    if not replay.open:
        screen.line(say(replay.language, "replay-unfinished"))
    opening = replay.news()
    if opening:
        screen.story(say(replay.language, "since"), opening)
    while not replay.ended():
        if waits and not go_on(replay, screen):
            return 0
        step = replay.step()
        screen.line(step_line(step, replay.names, replay.language))
        if step.get("log"):
            screen.story(say(replay.language, "since"), step["log"])
    if replay.error:
        screen.line(say(replay.language, "replay-crash", reason=replay.error))
        return 1
    if replay.game.over:
        screen.panels(replay.words(NOBODY).result(replay.game.view(0)))
    screen.line(say(replay.language, "replay-end", choices=len(replay.choices)))
    return 0


def go_on(replay: Replay, screen: Screen | PlainScreen) -> bool:
    try:
        return screen.ask(say(replay.language, "replay-ask")).strip().lower() not in ("q", "quit", "ende")
    except (EOFError, KeyboardInterrupt):
        return False
