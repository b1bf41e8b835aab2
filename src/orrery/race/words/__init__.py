"""Race in words, English and German."""

from __future__ import annotations

from collections.abc import Iterator

from orrery.kernel.decision import Decision, Option, Thing
from orrery.kernel.event import Event
from orrery.race.cards import CARDS
from orrery.race.view import RaceView
from orrery.race.words.events import sentence_for, worked_out
from orrery.race.words.panels import result_panels, table_panels
from orrery.race.words.phrases import PHRASES, RacePhrases
from orrery.race.words.printed import cost_words, described
from orrery.race.words.questions import Question
from orrery.words import Panel, Told, Words

__all__ = ["RaceWords"]


class RaceWords(Words[RaceView]):
    """What Race says to one reader."""

    def __init__(self, language: str, names: list[str], seat: int) -> None:
        phrases = PHRASES[language]
        super().__init__(language, names, seat, phrases)
        self.phrases: RacePhrases = phrases
        self.kinds |= {
            "card": phrases.card,
            "by": lambda number: phrases.card(number) if number >= 0 else phrases.say("name the bonus"),
            "power": lambda number: phrases.say("name power", number=number + 1),
            "number": str,
            "kind": phrases.kind,
            "action": phrases.action,
            "bonus": lambda number: phrases.say(f"name prestige bonus {number}"),
            "goal": lambda number: phrases.say(f"name goal {number}"),
            "category": lambda number: phrases.say(f"name category {number}"),
            "phase": lambda number: phrases.say(f"name phase {number}"),
            "good": lambda number: phrases.kind(CARDS[number].kind),
            "cost": lambda number: cost_words(phrases, CARDS[number]),
        }

    def prompt(self, decision: Decision, view: RaceView) -> str:
        return Question(self.phrases, decision, view).words()

    def option(self, option: Option, decision: Decision, view: RaceView) -> str:
        return Question(self.phrases, decision, view).option(option)

    def sentence(self, event: Event) -> str:
        return sentence_for(event)

    def part(self, name: str, told: Told) -> str:
        return worked_out(self.phrases, name, told.values)

    def named(self, event: Event) -> list[Thing]:
        """A long search is told in a short line, but all that it turned up can be pointed at."""
        if event.kind == "turned up":
            return [("card", card) for card in event.values]
        return super().named(event)

    def describe(self, kind: str, number: int) -> str:
        if kind == "card" or (kind == "by" and number >= 0):
            return described(self.phrases, number)
        if kind == "action":
            bonus = self.phrases.say(f"name bonus {number}")
            return self.phrases.say("ask option action", action=self.phrases.action(number), bonus=bonus)
        return self.thing(kind, number)

    def printed(self) -> Iterator[tuple[str, Thing]]:
        for number in range(len(CARDS)):
            for name in (CARDS[number].name, self.phrases.card(number)):
                yield name, ("card", number)

    def table(self, view: RaceView) -> list[Panel]:
        return table_panels(self.phrases, view, self.names, self.seat)

    def result(self, view: RaceView) -> list[Panel]:
        return result_panels(self.phrases, view, self.names, self.seat)
