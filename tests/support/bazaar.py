"""The bazaar as a title, in the tests alone."""

from __future__ import annotations

from typing import Any

from orrery.bots.bot import RandomBot
from orrery.games import TITLES
from orrery.kernel.decision import Decision, Option, Order, Refused, Thing
from orrery.kernel.event import Event
from orrery.title import Title
from orrery.words import Panel, Words
from support.minigames import bazaar

TEXTS = {
    "en": {
        "market": "The market is open. Do you play a card?",
        "terms": "Which deal do you propose?",
        "consent": "Do you agree to the deal?",
        "pass": "Pass",
        "no deal": "No deal",
        "refuse": "Refuse",
        "agree": "Agree",
        "card": "card {n}",
        "coin": "{n} coins",
        "round": "Day {n} begins.",
        "played": "{who} plays card {n}.",
        "offered": "{who} proposes a deal.",
        "agreed": "{who} agrees.",
        "no-terms": "A deal needs a gift.",
        "not-a-player": "Only you two can give something.",
        "not-for-deals": "That cannot be given.",
        "not-in-your-hand": "That card is not in your hand.",
        "asks": "The market asks",
        "asks=all": "everybody",
        "asks=some": "those who hold something",
        "length": "Length",
        "length=short": "three days",
        "length=long": "forty days",
        "points": "Coins",
        "order always pass": "Pass in the market.",
        "order rich ask": "Ask me if I have {n} coins.",
        "order always refuse": "Refuse all deals.",
        "game": "the whole game",
        "day": "this day",
    },
    "de": {
        "market": "Der Markt ist offen. Spielst du eine Karte?",
        "terms": "Welchen Handel schlägst du vor?",
        "consent": "Stimmst du dem Handel zu?",
        "pass": "Passen",
        "no deal": "Kein Handel",
        "refuse": "Ablehnen",
        "agree": "Zustimmen",
        "card": "Karte {n}",
        "coin": "{n} Münzen",
        "round": "Tag {n} beginnt.",
        "played": "{who} spielt Karte {n}.",
        "offered": "{who} schlägt einen Handel vor.",
        "agreed": "{who} stimmt zu.",
        "no-terms": "Ein Handel braucht eine Gabe.",
        "not-a-player": "Nur ihr beiden könnt etwas geben.",
        "not-for-deals": "Das kann man nicht geben.",
        "not-in-your-hand": "Diese Karte ist nicht auf deiner Hand.",
        "asks": "Der Markt fragt",
        "asks=all": "alle",
        "asks=some": "die etwas haben",
        "length": "Dauer",
        "length=short": "drei Tage",
        "length=long": "vierzig Tage",
        "points": "Münzen",
        "order always pass": "Auf dem Markt passen.",
        "order rich ask": "Fragen, wenn ich {n} Münzen habe.",
        "order always refuse": "Jeden Handel ablehnen.",
        "game": "das ganze Spiel",
        "day": "diesen Tag",
    },
}


class BazaarWords(Words):
    def say(self, key: str, **parts: object) -> str:
        return TEXTS[self.language][key].format(**parts)

    def prompt(self, decision: Decision, view: Any) -> str:
        return self.say(decision.prompt)

    def option(self, option: Option, decision: Decision, view: Any) -> str:
        return self.thing("card", option.id()) if option.things else self.say(option.key)

    def event(self, event: Event) -> str:
        number = event.values[-1] if event.values else 0
        return self.say(event.kind, who=self.names[event.actor] if event.actor >= 0 else "", n=number)

    def named(self, event: Event) -> list[Thing]:
        return [("card", event.values[0])] if event.kind == "played" else []

    def thing(self, kind: str, number: int) -> str:
        return self.say(kind, n=number)

    def describe(self, kind: str, number: int) -> str:
        return self.thing(kind, number)

    def find(self, text: str) -> tuple[str, int] | None:
        return None

    def table(self, view: Any) -> list[Panel]:
        return []

    def result(self, view: Any) -> list[Panel]:
        rows = [(name, str(coins)) for name, coins in zip(self.names, view.coins, strict=True)]
        return [Panel(self.say("points"), ("", self.say("points")), sorted(rows, key=lambda row: -int(row[1])))]

    def order(self, order: Order) -> str:
        return self.say(f"order {order.condition} {order.reply}", n=order.number)

    def span(self, lasts: str) -> str:
        return self.say(lasts)

    def setting(self, name: str) -> str:
        return self.say(name)

    def setting_value(self, name: str, value: str) -> str:
        return self.say(f"{name}={value}")

    def refusal(self, refused: Refused) -> str:
        return self.say(refused.reason) if refused.reason in TEXTS["en"] else super().refusal(refused)


def things(language: str) -> dict[str, dict[str, Any]]:
    words = BazaarWords(language, [], -1)
    cards = {}
    for card in range(bazaar.CARDS):
        name = words.thing("card", card)
        cards[str(card)] = {"id": card, "key": str(card), "name": name, "text": name}
    return {"card": cards}


BAZAAR = Title(
    "bazaar",
    "Bazaar",
    bazaar.RULES,
    bazaar.setup,
    bazaar.checked,
    bazaar.CHOICES,
    BazaarWords,
    things,
    RandomBot,
)


def offer() -> None:
    """Puts the bazaar among the games of this process. For a server of its own: other tests count the games."""
    TITLES["bazaar"] = BAZAAR
