"""The bazaar as a title, in the tests alone."""

from __future__ import annotations

from typing import Any

from orrery.bots.bot import RandomBot
from orrery.games import ODDS, TITLES
from orrery.kernel.decision import Decision, Gift, Option, Order, Refused
from orrery.kernel.game import Game
from orrery.title import BadQuestion, OddsOf, Title
from orrery.words import LANGUAGES, Panel, Phrases, Words, agree
from support.minigames import bazaar

TEXTS = {
    "en": {
        "ask market": "The market is open. Do you play a card?",
        "ask terms": "Which deal do you propose?",
        "ask consent": "Do you agree to the deal?",
        "option pass": "Pass",
        "option no deal": "No deal",
        "option refuse": "Refuse",
        "option agree": "Agree",
        "card": "card {n}",
        "coin": "{n} coins",
        "event round": "Day {n0} begins.",
        "event played": "{who} {who|plays|play} {card0}.",
        "event offered": "{who} {who|proposes|propose} a deal.",
        "event agreed": "{who} {who|agrees|agree}.",
        "reason no-terms": "A deal needs a gift.",
        "reason not-a-player": "Only you two can give something.",
        "reason not-for-deals": "That cannot be given.",
        "reason not-in-your-hand": "That card is not in your hand.",
        "setting asks": "The market asks",
        "setting asks=all": "everybody",
        "setting asks=some": "those who hold something",
        "setting length": "Length",
        "setting length=short": "three days",
        "setting length=long": "forty days",
        "points": "Coins",
        "order always pass": "Pass in the market.",
        "order here pass": "Pass in advance.",
        "order rich ask": "Ask me if I have {n} coins.",
        "order always refuse": "Refuse all deals.",
        "game": "the whole game",
        "day": "this day",
        "once": "once",
    },
    "de": {
        "ask market": "Der Markt ist offen. Spielst du eine Karte?",
        "ask terms": "Welchen Handel schlägst du vor?",
        "ask consent": "Stimmst du dem Handel zu?",
        "option pass": "Passen",
        "option no deal": "Kein Handel",
        "option refuse": "Ablehnen",
        "option agree": "Zustimmen",
        "card": "Karte {n}",
        "coin": "{n} Münzen",
        "event round": "Tag {n0} beginnt.",
        "event played": "{who} {who|spielt|spielst} {card0}.",
        "event offered": "{who} {who|schlägt|schlägst} einen Handel vor.",
        "event agreed": "{who} {who|stimmt|stimmst} zu.",
        "reason no-terms": "Ein Handel braucht eine Gabe.",
        "reason not-a-player": "Nur ihr beiden könnt etwas geben.",
        "reason not-for-deals": "Das kann man nicht geben.",
        "reason not-in-your-hand": "Diese Karte ist nicht auf deiner Hand.",
        "setting asks": "Der Markt fragt",
        "setting asks=all": "alle",
        "setting asks=some": "die etwas haben",
        "setting length": "Dauer",
        "setting length=short": "drei Tage",
        "setting length=long": "vierzig Tage",
        "points": "Münzen",
        "order always pass": "Auf dem Markt passen.",
        "order here pass": "Im Voraus passen.",
        "order rich ask": "Fragen, wenn ich {n} Münzen habe.",
        "order always refuse": "Jeden Handel ablehnen.",
        "game": "das ganze Spiel",
        "day": "diesen Tag",
        "once": "einmal",
    },
}


CARRIED = {"round": "n", "played": "card", "offered": "seat n", "agreed": "seat"}
PHRASES = {language: Phrases(language, TEXTS[language], {}, {"card": "card"}, CARRIED) for language in LANGUAGES}
agree(PHRASES["en"], PHRASES["de"])


class BazaarWords(Words[Any]):
    def __init__(self, language: str, names: list[str], seat: int) -> None:
        super().__init__(language, names, seat, PHRASES[language])
        self.kinds["card"] = lambda number: self.say("card", n=number)
        self.kinds["coin"] = lambda number: self.say("coin", n=number)

    def prompt(self, decision: Decision, view: Any) -> str:
        return self.say(f"ask {decision.prompt}")

    def option(self, option: Option, decision: Decision, view: Any) -> str:
        return self.thing("card", option.id()) if option.things else self.say(f"option {option.key}")

    def table(self, view: Any) -> list[Panel]:
        return []

    def result(self, view: Any) -> list[Panel]:
        rows = [(name, str(coins)) for name, coins in zip(self.names, view.coins, strict=True)]
        return [Panel(self.say("points"), ("", self.say("points")), sorted(rows, key=lambda row: -int(row[1])))]

    def order(self, order: Order) -> str:
        return self.say(f"order {order.condition} {order.reply}", n=order.number)

    def span(self, lasts: str) -> str:
        return self.say(lasts)

    def refusal(self, refused: Refused) -> str:
        """Its own reasons without the rule."""
        own = f"reason {refused.reason}"
        return self.say(own) if own in self.phrases.sentences else super().refusal(refused)


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


def no_odds(*asked: Any) -> dict[str, Any]:
    raise BadQuestion("no-odds", "The market knows no odds.")


def attack(game: Game, seat: int, plan: tuple[Gift, ...], language: str) -> dict[str, Any]:
    """Tells the plan back, with the number of the seat as the chance to win."""
    if not plan:
        raise BadQuestion("no-plan", {"en": "Plan something.", "de": "Plane etwas."}[language])
    return {"space": None, "ground": [], "more": [{"place": at, "kind": kind, "win": seat} for at, kind, _ in plan]}


def offer() -> None:
    """Puts the bazaar among the games of this process. For a server of its own: other tests count the games."""
    TITLES["bazaar"] = BAZAAR
    ODDS["bazaar"] = OddsOf(no_odds, no_odds, attack)
