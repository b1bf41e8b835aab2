"""Step through a record: each choice and what came of it, in words."""

from __future__ import annotations

from typing import Any

from orrery.kernel.decision import Choice, Decision
from orrery.kernel.event import NOBODY, Event
from orrery.kernel.game import Game
from orrery.kernel.loading import load
from orrery.kernel.plain import TornSave
from orrery.tables.course import kept_course
from orrery.tables.storage import Stored, one_line
from orrery.terminal.plain import PlainScreen
from orrery.terminal.screen import Screen
from orrery.terminal.words import say, seat_names
from orrery.words import Words


class Replay:
    """A record being told again. All is told of a game that is over or crashed, else what a bystander sees.

    What happened is told as it was kept; what was asked, as far as today's rules ask the same.
    """

    def __init__(self, stored: Stored, language: str) -> None:
        record = stored.record
        self.title = stored.title
        self.record = record
        self.language = language
        self.choices = record.choices
        self.names = seat_names(language, record.seats)
        self.open = record.winners is not None or bool(stored.error)
        self.course = kept_course(stored.title, record)
        self.walk = self.course.walk()
        self.error = ""

    @property
    def game(self) -> Game:
        return self.walk.game

    @property
    def number(self) -> int:
        return self.walk.number

    def words(self, seat: int) -> Words[Any]:
        return self.title.words_at(self.game, self.language, self.names, seat)

    def ended(self) -> bool:
        return self.number == len(self.choices) or bool(self.error)

    def step(self) -> dict[str, Any]:
        """Carry out the next choice. Returns who chose what, by which rule, and the log since."""
        choice = self.choices[self.number]
        asked = self.game.told(choice.seat) if self.walk.at == self.number else None
        step: dict[str, Any] = {"number": self.number + 1, "seat": choice.seat, "rule": "", "prompt": "", "picked": []}
        if asked is not None:
            step["rule"] = asked.rule
            if self.open:
                words, view = self.words(choice.seat), self.game.view(choice.seat)
                step["prompt"] = words.prompt(asked, view)
                step["picked"] = self.picked(choice, asked, words, view)
        try:
            self.walk.step()
        except Exception as wrong:
            self.error = one_line(wrong)
            return {**step, "log": [], "error": self.error}
        if self.walk.at != self.number:  # not what today's rules make of it: then not what they ask either
            step["prompt"], step["picked"] = "", []
        return {**step, "log": self.news()}

    def picked(self, choice: Choice, asked: Decision, words: Words[Any], view: Any) -> list[str]:
        if choice.form is not None:
            return [words.form(choice.form, asked)]
        offered = asked.options + asked.asides
        return [words.option(offered[pick], asked, view) for pick in choice.picks if 0 <= pick < len(offered)]

    def news(self) -> list[str]:
        """What came of the last choice, or of the set-up."""
        stages, words = self.course.stages, self.words(NOBODY)
        stage = stages[self.number] if self.number < len(stages) else None
        events = (self.game.log or []) if stage is None else stage.events
        lines = [line_of(words, event.seen_by(NOBODY)) for event in events]
        return [line for line in lines if line]

    def note(self) -> str:
        """That the rules were corrected before, or while, this was played; "" if not."""
        corrected = self.course.corrected()
        if not corrected:
            return ""
        key = "replay-before" if corrected < len(self.choices) else "replay-earlier"
        return say(self.language, key, number=corrected)

    def end(self) -> Game | None:
        """The game at its end; None if it is not over, or no longer to be seen."""
        if self.game.over:
            return self.game
        try:
            game = load(self.record.snapshot)
        except TornSave:
            return None
        return game if game.over else None


def line_of(words: Words[Any], event: Event) -> str:
    """The event in words; "" if an earlier version wrote it and there are none any more."""
    try:
        return words.event(event)
    except Exception:
        return ""


def told(replay: Replay) -> dict[str, Any]:
    """The whole record in words, for programs."""
    opening, steps = replay.news(), []
    while not replay.ended():
        steps.append(replay.step())
    game = replay.end()
    return {
        "game": replay.title.name,
        "rules": replay.course.changes,
        "note": replay.note(),
        "seats": replay.names,
        "opening": opening,
        "steps": steps,
        "over": game is not None,
        "winners": None if game is None else list(game.winners),
        "scores": None if game is None else game.scores(),
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
    if replay.note():
        screen.line(replay.note())
    opening = replay.news()
    if opening:
        screen.story(say(replay.language, "since"), opening)
    while not replay.ended():
        if waits and not go_on(replay, screen):
            return 0
        if replay.number and replay.number == replay.course.corrected():
            screen.line(say(replay.language, "replay-corrected"))
        step = replay.step()
        screen.line(step_line(step, replay.names, replay.language))
        if step.get("log"):
            screen.story(say(replay.language, "since"), step["log"])
    if replay.error:
        screen.line(say(replay.language, "replay-crash", reason=replay.error))
        return 1
    end = replay.end()
    if end is not None:
        words = replay.title.words_at(end, replay.language, replay.names, NOBODY)
        screen.panels(words.result(end.view(0)))
    screen.line(say(replay.language, "replay-end", choices=len(replay.choices)))
    return 0


def go_on(replay: Replay, screen: Screen | PlainScreen) -> bool:
    try:
        return screen.ask(say(replay.language, "replay-ask")).strip().lower() not in ("q", "quit", "ende")
    except (EOFError, KeyboardInterrupt):
        return False
