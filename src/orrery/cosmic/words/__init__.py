"""Cosmic Encounter in words, English and German."""

from __future__ import annotations

from typing import Any, Final

from orrery.cosmic.cards import ALIENS, ARTIFACT, CARDS, CLASSIC_FILCH, FLARE, TECHNOLOGIES, TYPES
from orrery.cosmic.rules.deed import TURNED_UP
from orrery.cosmic.windows import ANSWERS, MOMENTS
from orrery.cosmic.words.panels import result_panels, table_panels
from orrery.cosmic.words.phrases import Parts, phrases_of
from orrery.kernel.decision import Decision, Gift, Option, Refused, Thing
from orrery.kernel.event import Event
from orrery.kernel.game import Game
from orrery.kernel.record import BadOption
from orrery.words import Panel, Words, bad_option, folded, refusal

__all__ = ["CosmicWords"]

ASKED: Final = {"ship": "ship", "berth": "ship", "card": "card"}  # options that are counted in the question


class CosmicWords(Words):
    """What the game says to one reader."""

    def __init__(self, language: str, names: list[str], seat: int) -> None:
        super().__init__(language, names, seat)
        self.phrases = phrases_of(language)
        self.planets_each = 5  # until a view says otherwise

    def _parts(self, values: tuple[int, ...]) -> Parts:
        parts = Parts(self.phrases, self.names, self.planets_each)
        parts.things = values
        return parts

    def _say(self, key: str, values: tuple[int, ...] = (), mine: list[str] | None = None, **more: str) -> str:
        """The sentence with its parts; `mine` are placeholders that stand for the reader."""
        parts = self._parts(values)
        parts.update(more)
        return self.phrases.to_reader(key, mine or []).format_map(parts)

    def _mine(self, key: str, values: tuple[int, ...]) -> list[str]:
        """The values of a sentence that are the reader's seat."""
        sentence = self.phrases.sentences[key]
        places = [f"seat{place}" for place, value in enumerate(values) if value == self.seat]
        return [place for place in places if f"{{{place}}}" in sentence]

    # -- questions -------------------------------------------------------------------------------------------------

    def look(self, game: Game) -> None:
        self._see(game.public_view())

    def _see(self, view: Any) -> None:
        self.planets_each = view.planets_each

    def prompt(self, decision: Decision, view: Any) -> str:
        self._see(view)
        values = tuple([number for _, number in decision.things])
        if decision.window and decision.prompt in MOMENTS:
            key = f"window {decision.prompt}"
            return self._say("ask window", moment=self._say(key, values, self._mine(key, values)))
        if decision.prompt == "deal" and decision.things:
            return self._say("ask deal") + " " + " · ".join(self.gifts(decision))
        many = self._many(decision)
        if decision.prompt == "lose ships" and values and values[0] != self.seat:
            return self._say("ask lose ships of another", values, many=many)
        key = f"ask {decision.prompt}"
        sentence = self._say(key, values, self._mine(key, values), many=many)
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
        first = self.phrases.say(f"one {noun}") if least == 1 else self.phrases.number(least)
        if least == most:
            return f"{first} {one if most == 1 else more}"
        key = "up to" if least == 0 else "from to"
        return f"{self.phrases.say(key, least=first, most=self.phrases.number(most))} {more}"

    def gifts(self, decision: Decision) -> list[str]:
        """The terms on the table, a line each."""
        gifts: list[str] = []
        for key, number in decision.things:
            kind, giver = key.split()[1:]
            gifts.append(self.gift((int(giver), kind, number)))
        return gifts

    def gift(self, gift: Gift) -> str:
        giver, kind, number = gift
        parts = self._parts(())
        mine = ["giver"] if giver == self.seat else []
        more = {"giver": parts.named("seat", giver), "number": str(number)}
        if kind == "card":
            more["card"] = self.phrases.card(number)
        elif kind == "colony":
            more["planet"] = parts.named("planet", number)
        elif kind == "release":
            seat, ships = divmod(number, 100)
            more.update(ships=parts.named("ships", ships), seat=parts.named("seat", seat))
            mine += ["seat"] if seat == self.seat else []
        elif kind in ("random", "any"):
            more["cards"] = parts.named("cards", number)
        elif kind != "attack":
            more["type"] = self.phrases.say(f"type {TYPES.index(kind)}")
            kind = "type"
        return self._say(f"gift {kind}", (), mine, **more)

    def option(self, option: Option, decision: Decision, view: Any) -> str:
        self._see(view)
        values = tuple([number for _, number in option.things])
        variant = [number for kind, number in option.things if kind == "as"]
        if variant:
            kind, number = option.things[0]
            if variant[0] == TURNED_UP:
                return self._say("option turn up", values)
            return self._say(f"option {self._key(kind, number)} as {variant[0]}", values)
        if option.key in ("use", "alien"):
            return self._say(f"option {option.key}", values, power0=self.phrases.power(values[0]))
        if option.key == "reward":
            return self._reward(*values)
        if option.key == "play" and CARDS[values[0]].type == FLARE:
            return self._say("option play super" if option.values else "option play wild", values)
        return self._option(f"option {option.key}", values)

    def _reward(self, cards: int, ships: int) -> str:
        """So many cards, so many ships, whichever there are."""
        parts = [self.phrases.count(cards, "card")] if cards or not ships else []
        if ships:
            parts.append(self._say("ships out of the warp", (ships,)))
        return self.phrases.listed(parts)

    def _option(self, key: str, values: tuple[int, ...]) -> str:
        """An option begins with what is chosen: if that is the reader, by name."""
        mine = self._mine(key, values)
        if key == "option seat" and mine:
            return self.phrases.say("panel you", name=self.names[self.seat])
        begins = self.phrases.sentences[key].startswith("{seat")
        return self._say(key, values, [] if begins else mine)

    def _key(self, kind: str, number: int) -> str:
        if kind == "alien":
            return ALIENS[number]
        return TECHNOLOGIES[number][0] if kind == "tech" else CARDS[number].key

    # -- the log ---------------------------------------------------------------------------------------------------

    def event(self, event: Event) -> str:
        seen = event.seen_by(self.seat)
        key = f"event {seen.kind}"
        sentence = self.phrases.sentences[key]
        mine = self._mine(key, seen.values)
        more: dict[str, str] = {}
        if seen.actor >= 0:
            more["who"] = self._parts(()).named("seat", seen.actor)
            mine += ["who"] if seen.actor == self.seat and "{who}" in sentence else []
        if "{cards}" in sentence:
            named = [self.phrases.card(card) for card in seen.secret]
            number = seen.values[-1] if seen.values and not seen.kind.startswith("offer") else 1
            more["cards"] = self.phrases.listed(named) if named else self.phrases.count(number, "card")
        if "{guests}" in sentence:
            more["guests"] = self._guests(seen.values)
        if "{power0}" in sentence:
            more["power0"] = self.phrases.power(seen.values[0])
        if "{reward}" in sentence:
            more["reward"] = self._reward(*seen.values)
        return self._say(key, seen.values, mine, **more)

    def _guests(self, seats: tuple[int, ...]) -> str:
        """Those who are invited, the reader first."""
        invited = [self.phrases.say("you invited")] if self.seat in seats else []
        invited += [self._parts(()).named("seat", seat) for seat in seats if seat != self.seat]
        return self.phrases.listed(invited) or self.phrases.say("nobody")

    def named(self, event: Event) -> list[Thing]:
        seen = event.seen_by(self.seat)
        sentence = self.phrases.sentences[f"event {seen.kind}"]
        things: list[Thing] = []
        for place, value in enumerate(seen.values):
            for kind in ("card", "alien", "planet", "tech", "seat"):
                if f"{{{kind}{place}}}" in sentence and value >= 0:
                    things.append((kind, value))
        if "{cards}" in sentence:
            things += [("card", card) for card in seen.secret]
        return things

    # -- things ----------------------------------------------------------------------------------------------------

    def thing(self, kind: str, number: int) -> str:
        if kind in ("ship", "as", "power"):
            return str(number + 1)
        if kind.startswith("gift "):
            what, giver = kind.split()[1:]
            return self.gift((int(giver), what, number))
        return self._parts(()).named(kind, number)

    def describe(self, kind: str, number: int) -> str:
        phrases = self.phrases
        if kind == "card":
            return self._describe_card(number)
        if kind == "alien" and number >= 0:
            texts = phrases.aliens[number]
            return f"{texts['name']}. " + phrases.say("text alien", power=texts["power"], text=texts["text"])
        if kind == "tech" and number >= 0:
            return f"{phrases.tech(number)}. {phrases.technologies[number]['text']}"
        if kind == "destiny":
            return f"{phrases.destiny(number)}. {phrases.say('text destiny')}"
        return self.thing(kind, number)

    def _describe_card(self, number: int) -> str:
        phrases = self.phrases
        card = CARDS[number]
        name = phrases.card(number)
        if card.type == ARTIFACT:
            return f"{name}. {phrases.artifacts[card.key]['text']}"
        if card.type == FLARE:
            texts = phrases.aliens[card.alien]
            wild = texts.get("classic wild", texts["wild"]) if number == CLASSIC_FILCH else texts["wild"]
            parts = {"wild": wild, "super": texts["super"], "alien": texts["name"]}
            return f"{name}. {phrases.sentences['text flare'].format(**parts)}"
        return f"{name}. {phrases.say(f'text {TYPES[card.type]}', value=card.value)}"

    def find(self, text: str) -> tuple[str, int] | None:
        """A card, alien or technology by its name, or the beginning of it."""
        wanted = folded(text)
        named: dict[str, tuple[str, int]] = {}
        for number in range(len(CARDS)):
            named.setdefault(folded(self.phrases.card(number)), ("card", number))
        for number in range(len(self.phrases.aliens)):
            named.setdefault(folded(self.phrases.alien(number)), ("alien", number))
        for number in range(len(self.phrases.technologies)):
            named.setdefault(folded(self.phrases.tech(number)), ("tech", number))
        if wanted in named:
            return named[wanted]
        begun = {thing for name, thing in named.items() if wanted and name.startswith(wanted)}
        return begun.pop() if len(begun) == 1 else None

    def table(self, view: Any) -> list[Panel]:
        self._see(view)
        return table_panels(self.phrases, view, self.names, self.seat)

    def result(self, view: Any) -> list[Panel]:
        return result_panels(self.phrases, view, self.names, self.seat)

    # -- settings and refusals -------------------------------------------------------------------------------------

    def setting(self, name: str) -> str:
        return self.phrases.say(f"setting {name}")

    def setting_value(self, name: str, value: str) -> str:
        return value if name in ("players", "deal_aliens") else self.phrases.say(f"setting {name}={value}")

    def bot(self, name: str) -> str:
        return self.phrases.say("bot greedy") if name == "greedy" else super().bot(name)

    def refusal(self, refused: Refused) -> str:
        key = f"reason {refused.reason}"
        if key not in self.phrases.sentences:
            return refusal(self.language, refused)
        rule = f" ({'Rule' if self.language == 'en' else 'Regel'} {refused.rule})" if refused.rule else ""
        return self._say(key, refused.numbers, moments=self._moments(refused.numbers[1:])) + rule

    def _moments(self, numbers: tuple[int, ...]) -> str:
        """Moments of the game by their numbers, each once: some go by the same words."""
        names = [name for number, name in enumerate(MOMENTS) if number in numbers]
        said = [
            self.phrases.sentences[f"reason moment {name}" if name in ANSWERS else f"window {name}"] for name in names
        ]
        return " / ".join(dict.fromkeys(said))

    def bad_option(self, error: BadOption) -> str:
        key = f"setup {error.reason}"
        if key not in self.phrases.sentences:
            return bad_option(self.language, error)
        return self.phrases.say(key, asked=error.asked, right=error.right)
