"""Cosmic Encounter in words, English and German."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from orrery.cosmic.cards import ALIENS, ARTIFACT, CARDS, FLARE, TECHNOLOGIES, TYPES
from orrery.cosmic.rules.deed import TURNED_UP
from orrery.cosmic.view import CosmicView
from orrery.cosmic.windows import ANSWERS, MOMENTS
from orrery.cosmic.words.orders import ORDERS
from orrery.cosmic.words.panels import result_panels, table_panels
from orrery.cosmic.words.phrases import NAMED, PRINTED, CosmicPhrases, phrases_of
from orrery.kernel.decision import Decision, Gift, Option, Order, Thing
from orrery.kernel.game import Game
from orrery.words import Panel, Told, Words

__all__ = ["CosmicWords"]

ASKED: Final = {"ship": "ships", "berth": "ships", "card": "cards"}  # options that are counted in the question


class CosmicWords(Words[CosmicView]):
    """What the game says to one reader."""

    POINTED = ("card", "alien", "planet", "tech", "seat")
    AS_THEY_ARE = ("players", "deal_aliens")

    def __init__(self, language: str, names: list[str], seat: int) -> None:
        self.phrases: CosmicPhrases = phrases_of(language)
        super().__init__(language, names, seat, self.phrases)
        self.planets_each = 5  # until a view says otherwise
        self.kinds |= {kind: getattr(self.phrases, kind) for kind in (*NAMED, *PRINTED)}
        self.kinds |= {"planet": self.planet, "player": self.name}

    def planet(self, number: int) -> str:
        return self.phrases.planet(number, self.planets_each, max(len(self.names), 3))

    # -- questions -------------------------------------------------------------------------------------------------

    def look(self, game: Game) -> None:
        view = game.public_view()
        assert isinstance(view, CosmicView)
        self.planets_each = view.planets_each

    def prompt(self, decision: Decision, view: CosmicView) -> str:
        self.planets_each = view.planets_each
        values = tuple([number for _, number in decision.things])
        if decision.window and decision.prompt in MOMENTS:
            return self.say("ask window", moment=self.say(f"window {decision.prompt}", values))
        if decision.prompt == "deal" and decision.things:
            return self.say("ask deal") + " " + " · ".join([self.thing(*thing) for thing in decision.things])
        many = self._many(decision)
        sentence = self.say(f"ask {decision.prompt}", values, many=many)
        if decision.most > 1 and many and many not in sentence:
            return f"{sentence.removesuffix('?')} ({many})?"
        return sentence

    def _many(self, decision: Decision) -> str:
        """How many ships or cards there are to choose: "three ships", "one to four cards". "" for other things."""
        noun = ASKED.get(decision.options[0].key, "") if decision.options else ""
        if not noun:
            return ""
        least, most = decision.least, min(decision.most, len(decision.options))
        one, more = self.phrases.nouns[noun]
        first = self.say(f"one {noun}") if least == 1 else self.phrases.number(least)
        if least == most:
            return f"{first} {one if most == 1 else more}"
        key = "up to" if least == 0 else "from to"
        return f"{self.say(key, least=first, most=self.phrases.number(most))} {more}"

    def gift(self, gift: Gift) -> str:
        giver, kind, number = gift
        if kind == "release":
            seat, ships = divmod(number, 100)
            return self.say("gift release", (giver, ships, seat))
        if f"gift {kind}" in self.phrases.sentences:
            return self.say(f"gift {kind}", (giver, number))
        return self.say("gift type", (giver, number, TYPES.index(kind)))

    def option(self, option: Option, decision: Decision, view: CosmicView) -> str:
        self.planets_each = view.planets_each
        values = tuple([number for _, number in option.things])
        variant = [number for kind, number in option.things if kind == "as"]
        if variant:
            how = "turn up" if variant[0] == TURNED_UP else f"{self._key(*option.things[0])} as {variant[0]}"
            return self.say(f"option {how}", values)
        if option.key == "reward":
            return self._reward(*values)
        if option.key == "play" and CARDS[values[0]].type == FLARE:
            return self.say("option play super" if option.values else "option play wild", values)
        return self.say(f"option {option.key}", values)

    def _reward(self, cards: int, ships: int) -> str:
        """So many cards, so many ships, whichever there are."""
        parts = [self.count(cards, "cards")] if cards or not ships else []
        if ships:
            parts.append(self.say("ships out of the warp", (ships,)))
        return self.listed(parts)

    def _key(self, kind: str, number: int) -> str:
        if kind == "alien":
            return ALIENS[number]
        return TECHNOLOGIES[number][0] if kind == "tech" else CARDS[number].key

    def order(self, order: Order) -> str:
        thing = self.thing(*order.about[0]) if order.about else ""
        moment = self._moment(order.prompt) if order.prompt else ""
        return ORDERS[self.language][f"{order.condition} {order.reply}"].format(thing=thing, moment=moment)

    def span(self, lasts: str) -> str:
        return ORDERS[self.language][lasts]

    # -- the log ---------------------------------------------------------------------------------------------------

    def part(self, name: str, told: Told) -> str:
        if name == "reward":
            return self._reward(*told.values)
        return self._moments(told.values[1:]) if name == "moments" else super().part(name, told)

    def _moments(self, numbers: tuple[int, ...]) -> str:
        """Moments of the game by their numbers, each once: some go by the same words."""
        names = [name for number, name in enumerate(MOMENTS) if number in numbers]
        return " / ".join(dict.fromkeys([self._moment(name) for name in names]))

    def _moment(self, name: str) -> str:
        return self.say(f"reason moment {name}" if name in ANSWERS else f"window {name}")

    # -- things ----------------------------------------------------------------------------------------------------

    def thing(self, kind: str, number: int) -> str:
        if kind in ("ship", "as", "power"):
            return str(number + 1)
        if kind.startswith("gift "):
            what, giver = kind.split()[1:]
            return self.gift((int(giver), what, number))
        return super().thing(kind, number)

    def describe(self, kind: str, number: int) -> str:
        phrases = self.phrases
        if kind == "card":
            return self._describe_card(number)
        if kind == "alien" and number >= 0:
            texts = phrases.aliens[number]
            return f"{texts['name']}. " + self.say("text alien", power=texts["power"], text=texts["text"])
        if kind == "tech" and number >= 0:
            return f"{phrases.tech(number)}. {phrases.tech_text(number)}"
        if kind == "destiny":
            return f"{phrases.destiny(number)}. {self.say('text destiny')}"
        return self.thing(kind, number)

    def _describe_card(self, number: int) -> str:
        phrases = self.phrases
        card = CARDS[number]
        name = phrases.card(number)
        if card.type == ARTIFACT:
            return f"{name}. {phrases.artifact_text(number)}"
        if card.type == FLARE:
            wild, strong = phrases.wild_half(number), phrases.super_half(number)
            return f"{name}. {self.say('text flare', wild=wild, super=strong, alien=phrases.alien(card.alien))}"
        return f"{name}. {self.say(f'text {TYPES[card.type]}', value=card.value)}"

    def printed(self) -> Iterator[tuple[str, Thing]]:
        for kind, number in (("card", len(CARDS)), ("alien", len(ALIENS)), ("tech", len(TECHNOLOGIES))):
            yield from [(self.thing(kind, each), (kind, each)) for each in range(number)]

    def table(self, view: CosmicView) -> list[Panel]:
        self.planets_each = view.planets_each
        return table_panels(self, self.phrases, view)

    def result(self, view: CosmicView) -> list[Panel]:
        return result_panels(self, self.phrases, view)
