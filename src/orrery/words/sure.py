"""Words that never fail, and where what could not be said is reported."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TypeVar

from orrery.kernel.decision import Decision, Form, Gift, Option, Order, Refused, Thing
from orrery.kernel.event import Event
from orrery.kernel.game import Game
from orrery.kernel.record import BadOption
from orrery.words.phrases import COMMON
from orrery.words.speaking import Panel, View, Words

Said = TypeVar("Said")
Report = Callable[[str, Exception], None]  # what could not be said, and why
log = logging.getLogger("orrery.words")


class SureWords(Words[View]):
    """Words that never fail, for whoever shows a table: what cannot be said is left out or told by its key, and
    reported.

    A mistake in a sentence must not hide the game from somebody. Nothing of the rules is in here: a game that goes
    wrong still stops.
    """

    def __init__(self, words: Words[View], report: Report) -> None:
        super().__init__(words.language, words.names, words.seat)
        self.words = words
        self.report = report

    def _said(self, what: str, say: Callable[[], Said], instead: Said) -> Said:
        try:
            return say()
        except Exception as wrong:
            self.report(f"{what} in {self.language}", wrong)
            return instead

    def look(self, game: Game) -> None:
        self._said("the setting", lambda: self.words.look(game), None)

    def prompt(self, decision: Decision, view: View) -> str:
        instead = COMMON[self.language].say("unsaid", prompt=decision.prompt)
        return self._said(f"question {decision.prompt}", lambda: self.words.prompt(decision, view), instead)

    def option(self, option: Option, decision: Decision, view: View) -> str:
        what = f"option {option.key} of {decision.prompt}"
        return self._said(what, lambda: self.words.option(option, decision, view), plain_option(option))

    def gift(self, gift: Gift) -> str:
        _, kind, number = gift
        return self._said(f"gift {kind}", lambda: self.words.gift(gift), f"{kind} {number}")

    def row(self, kind: str, at: Thing) -> str:
        return self._said(f"row {kind}", lambda: self.words.row(kind, at), f"{kind} {at[0]} {at[1]}")

    def form(self, form: Form, decision: Decision | None = None) -> str:
        instead = ", ".join([f"{kind} {number}" for _, kind, number in form.gifts])
        return self._said("form", lambda: self.words.form(form, decision), instead)

    def event(self, event: Event) -> str:
        return self._said(f"event {event.kind} of {event.rule}", lambda: self.words.event(event), "")

    def named(self, event: Event) -> list[Thing]:
        return self._said(f"things in event {event.kind}", lambda: self.words.named(event), [])

    def thing(self, kind: str, number: int) -> str:
        return self._said(f"thing {kind}", lambda: self.words.thing(kind, number), f"{kind} {number}")

    def describe(self, kind: str, number: int) -> str:
        return self._said(f"text of {kind}", lambda: self.words.describe(kind, number), f"{kind} {number}")

    def find(self, text: str) -> tuple[str, int] | None:
        return self.words.find(text)

    def table(self, view: View) -> list[Panel]:
        return self._said("the table", lambda: self.words.table(view), [])

    def glance(self, view: View) -> list[Panel]:
        return self._said("the table", lambda: self.words.glance(view), [])

    def result(self, view: View) -> list[Panel]:
        return self._said("the result", lambda: self.words.result(view), [])

    def refusal(self, refused: Refused) -> str:
        instead = COMMON[self.language].say("refused")
        return self._said(f"refusal {refused.reason}", lambda: self.words.refusal(refused), instead)

    def order(self, order: Order) -> str:
        return self._said(f"order {order.condition}", lambda: self.words.order(order), order.key())

    def topic(self, order: Order) -> str:
        return self._said(f"topic of {order.condition}", lambda: self.words.topic(order), "")

    def span(self, lasts: str) -> str:
        return self._said(f"span {lasts}", lambda: self.words.span(lasts), lasts)

    def setting(self, name: str) -> str:
        return self.words.setting(name)

    def setting_value(self, name: str, value: str) -> str:
        return self.words.setting_value(name, value)

    def bad_option(self, error: BadOption) -> str:
        return self.words.bad_option(error)


def plain_option(option: Option) -> str:
    """An option by its key and what it is about, so that it can be told from the others."""
    return " ".join([option.key, *[f"{kind} {number}" for kind, number in option.things]])


class Unsaid:
    """Reports what could not be said in the log of the program, each once: the next state would say it again."""

    def __init__(self) -> None:
        self.known: set[str] = set()

    def __call__(self, what: str, wrong: Exception) -> None:
        if what not in self.known:
            self.known.add(what)
            log.error("cannot be said: %s", what, exc_info=wrong)
