"""Race in words, English and German."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Option, Thing
from orrery.kernel.event import Event
from orrery.kernel.record import BadOption
from orrery.race.cards import CARDS
from orrery.race.view import RaceView
from orrery.race.words.events import cards_named, event_words
from orrery.race.words.panels import result_panels, table_panels
from orrery.race.words.phrases import PHRASES, RacePhrases
from orrery.race.words.printed import described
from orrery.race.words.questions import Question
from orrery.words import Panel, Words, folded

__all__ = ["RaceWords"]


class RaceWords(Words[RaceView]):
    """What Race says to one reader."""

    def __init__(self, language: str, names: list[str], seat: int) -> None:
        super().__init__(language, names, seat)
        self.phrases: RacePhrases = PHRASES[language]

    def prompt(self, decision: Decision, view: RaceView) -> str:
        return Question(self.phrases, decision, view).words()

    def option(self, option: Option, decision: Decision, view: RaceView) -> str:
        return Question(self.phrases, decision, view).option(option)

    def event(self, event: Event) -> str:
        return event_words(self.phrases, event.seen_by(self.seat), self.names, self.seat)

    def named(self, event: Event) -> list[Thing]:
        return [("card", card) for card in cards_named(event.seen_by(self.seat))]

    def thing(self, kind: str, number: int) -> str:
        """Cards, actions, seats and numbers; ("by", -1) is the bonus, ("power", 0) the first power of a card."""
        if kind == "card" or (kind == "by" and number >= 0):
            return self.phrases.card(number)
        if kind == "by":
            return self.phrases.say("name the bonus")
        if kind == "action":
            return self.phrases.action(number)
        if kind == "seat":
            return self.names[number]
        if kind == "power":
            return self.phrases.say("name power", number=number + 1)
        if kind == "number":
            return str(number)
        if kind == "kind":
            return self.phrases.kind(number)
        if kind in ("goal", "category"):
            return self.phrases.say(f"name {kind} {number}")
        raise KeyError(kind)

    def describe(self, kind: str, number: int) -> str:
        if kind == "card" or (kind == "by" and number >= 0):
            return described(self.phrases, number)
        if kind == "action":
            bonus = self.phrases.say(f"name bonus {number}")
            return self.phrases.say("ask option action", action=self.phrases.action(number), bonus=bonus)
        return self.thing(kind, number)

    def find(self, text: str) -> tuple[str, int] | None:
        """A card by its name, or the beginning of it, in the reader's language or in English."""
        wanted = folded(text)
        if not wanted:
            return None
        named: dict[str, int] = {}  # the first copy of each name
        for number in range(len(CARDS)):
            for name in (CARDS[number].name, self.phrases.card(number)):
                named.setdefault(folded(name), number)
        if wanted in named:
            return "card", named[wanted]
        begun = {number for name, number in named.items() if name.startswith(wanted)}
        return ("card", begun.pop()) if len(begun) == 1 else None

    def table(self, view: RaceView) -> list[Panel]:
        return table_panels(self.phrases, view, self.names, self.seat)

    def result(self, view: RaceView) -> list[Panel]:
        return result_panels(self.phrases, view, self.names, self.seat)

    def setting(self, name: str) -> str:
        return self.phrases.say(f"setting {name}")

    def setting_value(self, name: str, value: str) -> str:
        return self.phrases.say(f"setting {name}={value}")

    def bad_option(self, error: BadOption) -> str:
        key = f"setup {error.reason}"
        if key not in self.phrases.sentences:
            return super().bad_option(error)
        right = error.right
        if error.reason == "start-worlds-count":
            right = self.phrases.count(int(error.right), "start world")
        return self.phrases.say(key, asked=error.asked, right=right)
