"""Places, units and forms in words: what stands where, and how many of what."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Form, Gift, Thing
from orrery.kernel.event import NOBODY
from orrery.kernel.game import Game
from orrery.ti4.components import AGENDA, CARD, COMPONENTS, NOTE, NUMBER, OBJECTIVE, RELIC, TECHNOLOGY
from orrery.ti4.loading import DAMAGED, ON_PLANET, type_of
from orrery.ti4.payments import GOODS, PLANET
from orrery.ti4.research import CAPTIVE
from orrery.ti4.rules.tokens import POOLS
from orrery.ti4.rules.transaction import ANY_CARD, ANY_NOTE, COMMODITIES, NAMED_CARD, NAMED_NOTE, is_card, is_note
from orrery.ti4.rules.wares import CAPTIVES, FRAGMENTS, NAMED_PLANET, is_ware
from orrery.ti4.seeing import places_seen
from orrery.ti4.state import Galaxy
from orrery.ti4.telling import ABOUT_PLANETS, ABOUT_SEATS
from orrery.ti4.units import TYPE
from orrery.ti4.view import Ti4View
from orrery.ti4.words.phrases import NAMED, Ti4Phrases, phrases_of
from orrery.words import Words

TO: Final = "to "  # before a kind: the line is a place they go to
DEEDS: Final = ("tech", "ability", "flagship", "sheet unit", "note", "leader", "mech", "relic", "find", "legendary")


class PlaceWords(Words[Ti4View]):
    """What is said of places and of what stands there."""

    def __init__(self, language: str, names: list[str], seat: int) -> None:
        self.phrases: Ti4Phrases = phrases_of(language)
        super().__init__(language, names, seat, self.phrases)
        self.tiles: tuple[int, ...] = ()  # of the systems, until a view says otherwise
        self.places: tuple[tuple[int, int], ...] = ()
        self.bonus: tuple[int, ...] = ()  # trade goods on strategy cards
        self.ships: tuple[int, ...] = ()  # of a plan whose cargo is asked for: start, type, damaged, rifts of each
        self.kinds |= {kind: getattr(self.phrases, kind) for kind in NAMED}
        self.kinds |= {"system": self.system, "place": self.place, "player": self.name, "unit": self.phrases.unit_row}
        for kind in (*DEEDS, CARD, AGENDA, OBJECTIVE):
            self.kinds[kind] = self.component
        self.kinds["component"] = self.component
        self.kinds[CAPTIVE] = self.captive

    # -- places ----------------------------------------------------------------------------------------------------

    def look(self, game: Game) -> None:
        """What a watcher would see of the names of places, without a whole view."""
        assert isinstance(game, Galaxy)
        self.tiles = game.chart.tiles
        self.places = places_seen(game)
        self.bonus = game.bonus

    def _see(self, view: Ti4View) -> None:
        """Systems are named by the tiles that lie there."""
        self.tiles = tuple([system.tile for system in view.systems])
        self.places = view.places
        self.bonus = view.bonus

    def system(self, number: int) -> str:
        return self.phrases.tile(self.tiles[number] if 0 <= number < len(self.tiles) else NOBODY)

    def place(self, number: int) -> str:
        return self.phrases.planet(number - ON_PLANET) if number >= ON_PLANET else self.system(number)

    def component(self, number: int) -> str:
        """A note is called with the player whose colour it has."""
        component = COMPONENTS[number]
        name = self.phrases.component(number)
        return self.say("note of", (component.issuer,), note=name) if component.kind == NOTE else name

    # -- units -----------------------------------------------------------------------------------------------------

    def unit(self, type: int, damaged: bool) -> str:
        name = self.phrases.type(type)
        return self.say("damaged", unit=name) if damaged else name

    def units(self, kind: str, number: int) -> str:
        """So many units of a kind as forms name it: "3 fighters", "1 damaged dreadnought"."""
        name = kind.removeprefix(DAMAGED)
        if name not in TYPE:
            return self.say("several", (number,), unit=self.kind_name(name))
        if not kind.startswith(DAMAGED):
            return self.count(number, name)
        return self.say("many damaged", (number,), unit=self.phrases.nouns[name][0 if number == 1 else 1])

    def kind_name(self, kind: str) -> str:
        """What the rows of forms are about."""
        kind = kind.removeprefix(TO)
        if kind.removeprefix(DAMAGED) in TYPE:
            return self.unit(*type_of(kind))
        if kind in POOLS:
            return self.phrases.pool(POOLS.index(kind))
        if is_note(kind):
            return self.say("kind note") if kind == ANY_NOTE else self.component(int(kind.removeprefix(NAMED_NOTE)))
        if is_card(kind):
            return self.say("kind card") if kind == ANY_CARD else self.component(int(kind.removeprefix(NAMED_CARD)))
        if is_ware(kind):
            return self._ware(kind)
        return self.say(f"kind {kind}" if kind in (GOODS, COMMODITIES, PLANET, AGENDA, NOTE) else "unknown kind")

    def _ware(self, kind: str) -> str:
        """A kind of relic fragment, of captured unit, or a planet."""
        if kind.startswith(FRAGMENTS):
            return self.phrases.component(NUMBER[kind.removeprefix(FRAGMENTS)])
        if kind.startswith(CAPTIVES):
            return self.say("captured unit", unit=self.phrases.nouns[kind.removeprefix(CAPTIVES)][0])
        return self.phrases.planet(int(kind.removeprefix(NAMED_PLANET)))

    # -- forms -----------------------------------------------------------------------------------------------------

    def form(self, form: Form, decision: Decision | None = None) -> str:
        """Units of one place stand together: "1 carrier, 2 fighters from Wellon; 1 cruiser from Lodor"."""
        prompt = decision.prompt if decision is not None else ""
        self.ships = decision.values if decision is not None and prompt == "carry" else ()
        if prompt in ABOUT_SEATS or prompt in (
            "pay",
            "prerequisites",
            "relocate",
            "mercer",
            "spread",
            "return captives",
        ):
            return ", ".join([self._line(gift, prompt) for gift in form.gifts]) or self.say("form nothing")
        groups: dict[int, list[str]] = {}
        for place, kind, number in form.gifts:
            groups.setdefault(place, []).append(self.units(kind, number))
        said = [self._group(place, ", ".join(units), prompt) for place, units in groups.items()]
        return "; ".join(said) or self.say("form nothing")

    def ship(self, number: int) -> str:
        """A ship of a plan, by its place in it."""
        known = self.ships[4 * number : 4 * number + 2]
        return (
            self.say("ship known", (number + 1, known[1], known[0])) if known else self.say("ship thing", (number + 1,))
        )

    def _group(self, place: int, units: str, prompt: str) -> str:
        if prompt == "carry":
            return self.say("form carried", units=units, ship=self.ship(place))
        if prompt in ABOUT_PLANETS:
            return self.say("form on", units=units, at=self.phrases.planet(place))
        key = "form from" if prompt == "move" else "form on" if place >= ON_PLANET else "form at"
        return self.say(key, units=units, at=self.place(place))

    def gift(self, gift: Gift) -> str:
        giver, kind, number = gift
        if is_note(kind) or (is_card(kind) and kind != ANY_CARD):
            return self.say("form gives", (giver,), what=self.kind_name(kind))
        if kind == ANY_CARD:
            return self.say("form gives", (giver,), what=self.say("cards of choice", (number,)))
        if is_ware(kind):
            name = self._ware(kind)
            what = name if kind.startswith(NAMED_PLANET) else self.say("several", (number,), unit=name)
            return self.say("form gives", (giver,), what=what)
        noun = kind if kind in (GOODS, COMMODITIES) else "units"
        return self.say("form gives", (giver,), what=self.count(number, noun))

    def captive(self, owner: int) -> str:
        """Whose a captured unit was; of fighters and infantry a token lies there."""
        return self.name(owner) if owner != NOBODY else self.say("captive of nobody")

    def _line(self, gift: Gift, prompt: str) -> str:
        place, kind, number = gift
        if kind == CAPTIVE:
            return self.say("form captive", whose=self.captive(place))
        if prompt == "return captives":
            return self.say("form captives", units=self.units(kind, number), whose=self.captive(place))
        if kind in POOLS:
            key = "form spends" if prompt == "spend tokens" else "form pool"
            return self.say(key, (number, POOLS.index(kind)))
        if kind in (AGENDA, TECHNOLOGY, RELIC):
            return self.say("form law", (place,))
        if prompt in ("pay", "prerequisites"):
            return self.say("form goods", (number,)) if kind == GOODS else self.say("form exhausts", (place,))
        if kind in (GOODS, COMMODITIES) or is_note(kind) or is_card(kind) or is_ware(kind):
            return self.gift(gift)
        if kind.startswith(TO):
            return self.say("form to", units=self.units(kind.removeprefix(TO), number), at=self.place(place))
        return self._group(place, self.units(kind, number), prompt)

    def row(self, kind: str, at: Thing) -> str:
        if kind == CAPTIVE:
            return self.say("row captive", whose=self.captive(at[1]))
        name = self.kind_name(kind)
        if at[0] == "ship":
            return self.say("row ship", kind=name, ship=self.ship(at[1]))
        if kind in POOLS:
            return self.say("row pool", (POOLS.index(kind),))
        if at[0] == CAPTIVE:
            return self.say("row captives", kind=name, whose=self.captive(at[1]))
        if at[0] == "seat":
            return self.say("row gives", (at[1],), kind=name)
        if kind in (AGENDA, TECHNOLOGY, RELIC):
            return self.say("row law", (at[1],))
        if kind == PLANET:
            return self.say("row planet", (at[1],))
        key = "row to" if kind.startswith(TO) else "row at"
        return self.say(key, kind=name, at=self.thing(*at))
