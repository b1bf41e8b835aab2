"""Words: how a game speaks to people. The engine knows keys and numbers only; each game puts them into sentences.

A client (terminal, page) shows any game through this one class: it hands over a view, a decision or an event and gets
text in the player's language. Languages are "en" and "de".
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, Final, TypeVar

from orrery.kernel.decision import Decision, Form, Gift, Option, Order, Refused, Thing
from orrery.kernel.event import Event
from orrery.kernel.game import Game
from orrery.kernel.record import BadOption

LANGUAGES = ("en", "de")

Said = TypeVar("Said")
Report = Callable[[str, Exception], None]  # what could not be said, and why
log = logging.getLogger(__name__)


class Panel:
    """A part of the table in words: a heading and rows of cells. `columns` may be empty: then rows are plain lines."""

    def __init__(self, title: str, columns: tuple[str, ...], rows: list[tuple[str, ...]]) -> None:
        self.title = title
        self.columns = columns
        self.rows = rows


class Phrases:
    """The sentences and nouns of one language, by key. A key that is missing is a bug, so it raises KeyError."""

    def __init__(self, sentences: dict[str, str], nouns: dict[str, tuple[str, str]]) -> None:
        self.sentences = sentences  # with {parts} to be filled in
        self.nouns = nouns  # singular and plural

    def say(self, key: str, **parts: str | int) -> str:
        return self.sentences[key].format(**parts)

    def count(self, number: int, noun: str) -> str:
        """A number with its noun: "1 card", "3 cards"."""
        return f"{number} {self.nouns[noun][0 if number == 1 else 1]}"

    def listed(self, items: list[str]) -> str:
        """ "a", "a and b", "a, b and c"."""
        if len(items) < 2:
            return "".join(items)
        return f"{', '.join(items[:-1])} {self.sentences['and']} {items[-1]}"


COMMON: Final[dict[str, Phrases]] = {
    "en": Phrases(
        {
            "and": "and",
            "gives": "{name} gives {thing}",
            "gives nothing": "nothing",
            "unsaid": "You are asked: {prompt}",
            "refused": "That is not possible here.",
            "rule": "{sentence} (Rule {rule})",
            "no-form": "There is no form to fill in here: pick from the options.",
            "form-line": "A line of the form is none of those that can be filled in, stands twice, or says too much.",
            "pick-exactly": "Pick exactly {right}; you picked {picked}.",
            "pick-between": "Pick at least {least} and at most {right}; you picked {picked}.",
            "pick-unknown": "There is no option {pick}: the options are numbered 1 to {last}.",
            "pick-order": "Name each option once only, the lowest number first.",
            "not-asked": "There is nothing for you to decide now.",
            "not-in-question": "This question is about something else.",
            "game-over": "The game is over.",
            "unknown-option": "No setting is called {asked}. The settings are: {right}.",
            "no-such-value": "{asked} is not possible. Possible values: {right}.",
            "bot random": "Random: any legal choice",
            "bot greedy": "Steady: plays for points",
            "unknown-game": "No game is called {asked}. The games are: {right}.",
        },
        {"option": ("option", "options")},
    ),
    "de": Phrases(
        {
            "and": "und",
            "gives": "{name} gibt {thing}",
            "gives nothing": "nichts",
            "unsaid": "Du wirst gefragt: {prompt}",
            "refused": "Das geht hier nicht.",
            "rule": "{sentence} (Regel {rule})",
            "no-form": "Hier gibt es nichts auszufüllen: Wähle aus den Möglichkeiten.",
            "form-line": "Eine Zeile des Formulars gibt es nicht, sie steht doppelt da, oder sie nennt zu viel.",
            "pick-exactly": "Wähle genau {right}; du hast {picked} gewählt.",
            "pick-between": "Wähle mindestens {least} und höchstens {right}; du hast {picked} gewählt.",
            "pick-unknown": "Eine Möglichkeit {pick} gibt es nicht: Sie sind von 1 bis {last} nummeriert.",
            "pick-order": "Nenne jede Möglichkeit nur einmal, die kleinste Nummer zuerst.",
            "not-asked": "Du hast gerade nichts zu entscheiden.",
            "not-in-question": "Bei dieser Frage geht es um etwas anderes.",
            "game-over": "Das Spiel ist zu Ende.",
            "unknown-option": "Eine Einstellung {asked} gibt es nicht. Die Einstellungen sind: {right}.",
            "no-such-value": "{asked} ist nicht möglich. Mögliche Werte: {right}.",
            "bot random": "Zufällig: irgendeine erlaubte Wahl",
            "bot greedy": "Beständig: spielt auf Punkte",
            "unknown-game": "Ein Spiel {asked} gibt es nicht. Die Spiele sind: {right}.",
        },
        {"option": ("Möglichkeit", "Möglichkeiten")},
    ),
}


class Words:
    """What every game can say. `names` are the names of the seats; `seat` is who reads, or -1 for a spectator.

    A kind, key or reason that a game does not know is a bug and raises: silence would hide it.
    """

    def __init__(self, language: str, names: list[str], seat: int) -> None:
        self.language = language
        self.names = names
        self.seat = seat

    def look(self, game: Game) -> None:
        """See the table, as a watcher does, before anything is told of it: things may be named by how it was set up."""

    def prompt(self, decision: Decision, view: Any) -> str:
        """The question in one sentence: what is asked, how many to pick, and about what."""
        raise NotImplementedError

    def option(self, option: Option, decision: Decision, view: Any) -> str:
        """One option in a few words, with what it costs or brings."""
        raise NotImplementedError

    def gift(self, gift: Gift) -> str:
        """One line of a form in words."""
        giver, kind, number = gift
        return COMMON[self.language].say("gives", name=self.names[giver], thing=self.thing(kind, number))

    def form(self, form: Form) -> str:
        """A form in words: who gives what."""
        return ", ".join([self.gift(gift) for gift in form.gifts]) or COMMON[self.language].say("gives nothing")

    def event(self, event: Event) -> str:
        """A line of the log as a sentence, or "" for what needs no words. Secrets are told only to those who know."""
        raise NotImplementedError

    def named(self, event: Event) -> list[Thing]:
        """The things that the sentence for an event names, so that a client can point at them."""
        raise NotImplementedError

    def thing(self, kind: str, number: int) -> str:
        """The name of a thing on the table."""
        raise NotImplementedError

    def describe(self, kind: str, number: int) -> str:
        """All that is printed on a thing, in a sentence or two."""
        raise NotImplementedError

    def find(self, text: str) -> tuple[str, int] | None:
        """The thing that a person means by its name or the beginning of it; None if that is none, or several."""
        raise NotImplementedError

    def table(self, view: Any) -> list[Panel]:
        """The whole table as the reader sees it."""
        raise NotImplementedError

    def result(self, view: Any) -> list[Panel]:
        """The final scores with their exact breakdown."""
        raise NotImplementedError

    def setting(self, name: str) -> str:
        """A setting of the game in a few words."""
        raise NotImplementedError

    def setting_value(self, name: str, value: str) -> str:
        """One value of a setting in a few words."""
        raise NotImplementedError

    def order(self, order: Order) -> str:
        """A standing order as its owner would say it. A game that offers orders says them."""
        raise NotImplementedError

    def span(self, lasts: str) -> str:
        """For how long an order lasts: "this turn"."""
        raise NotImplementedError

    def bot(self, name: str) -> str:
        """How strong a bot is, in a few words."""
        return COMMON[self.language].say(f"bot {name}")

    def refusal(self, refused: Refused) -> str:
        """Why a reply was refused, with the rule if there is one. A game with forms adds its own reasons."""
        return refusal(self.language, refused)

    def bad_option(self, error: BadOption) -> str:
        """Why a game cannot be set up like this. A game with settings of its own adds its own reasons."""
        return bad_option(self.language, error)


class SureWords(Words):
    """Words that never fail, for whoever shows a table: what cannot be said is left out or told by its key, and
    reported.

    A mistake in a sentence must not hide the game from somebody. Nothing of the rules is in here: a game that goes
    wrong still stops.
    """

    def __init__(self, words: Words, report: Report) -> None:
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

    def prompt(self, decision: Decision, view: Any) -> str:
        instead = COMMON[self.language].say("unsaid", prompt=decision.prompt)
        return self._said(f"question {decision.prompt}", lambda: self.words.prompt(decision, view), instead)

    def option(self, option: Option, decision: Decision, view: Any) -> str:
        what = f"option {option.key} of {decision.prompt}"
        return self._said(what, lambda: self.words.option(option, decision, view), plain_option(option))

    def gift(self, gift: Gift) -> str:
        _, kind, number = gift
        return self._said(f"gift {kind}", lambda: self.words.gift(gift), f"{kind} {number}")

    def form(self, form: Form) -> str:
        instead = ", ".join([f"{kind} {number}" for _, kind, number in form.gifts])
        return self._said("form", lambda: self.words.form(form), instead)

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

    def table(self, view: Any) -> list[Panel]:
        return self._said("the table", lambda: self.words.table(view), [])

    def result(self, view: Any) -> list[Panel]:
        return self._said("the result", lambda: self.words.result(view), [])

    def refusal(self, refused: Refused) -> str:
        instead = COMMON[self.language].say("refused")
        return self._said(f"refusal {refused.reason}", lambda: self.words.refusal(refused), instead)

    def order(self, order: Order) -> str:
        return self._said(f"order {order.condition}", lambda: self.words.order(order), order.key())

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


def refusal(language: str, refused: Refused) -> str:
    """Why the kernel refused a reply, for all games alike."""
    sentence = refusal_sentence(COMMON[language], refused)
    return COMMON[language].say("rule", sentence=sentence, rule=refused.rule) if refused.rule else sentence


def refusal_sentence(phrases: Phrases, refused: Refused) -> str:
    if refused.reason == "pick-count":
        least, most, picked = refused.numbers
        key = "pick-exactly" if least == most else "pick-between"
        return phrases.say(key, least=least, right=phrases.count(most, "option"), picked=picked)
    if refused.reason == "pick-order":
        pick, options = refused.numbers
        if not 0 <= pick < options:
            return phrases.say("pick-unknown", pick=pick + 1, last=options)
    return phrases.say(refused.reason)


def bad_option(language: str, error: BadOption) -> str:
    """Why no game can be set up like this, for reasons that all games share."""
    return COMMON[language].say(error.reason, asked=error.asked, right=error.right)


def folded(text: str) -> str:
    """A name without capitals, hyphens and apostrophes, as people type it."""
    return " ".join(text.casefold().replace("-", " ").replace("'", "").replace("’", "").split())
