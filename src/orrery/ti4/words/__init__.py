"""Twilight Imperium in words, English and German."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from orrery.kernel.decision import Decision, Form, Gift, Option, Order, Thing
from orrery.kernel.event import NOBODY, Event
from orrery.kernel.game import Game
from orrery.ti4.components import CARD, COMPONENTS, NOTE
from orrery.ti4.faction import FACTIONS
from orrery.ti4.loading import DAMAGED, ON_PLANET, type_of
from orrery.ti4.orders import MOMENT
from orrery.ti4.payments import GOODS, INFLUENCE, PLANET, RESOURCES
from orrery.ti4.rules.movement import RIFT_LOSS
from orrery.ti4.rules.tokens import POOLS
from orrery.ti4.rules.transaction import COMMODITIES
from orrery.ti4.telling import ABOUT_PLANETS, ABOUT_SEATS
from orrery.ti4.tiles import PLANETS, TILES
from orrery.ti4.units import COUNT, TYPE, UNITS
from orrery.ti4.view import Ti4View
from orrery.ti4.windows import ACTION, MOMENTS
from orrery.ti4.words.describing import described
from orrery.ti4.words.panels import result_panels, table_panels
from orrery.ti4.words.phrases import NAMED, Ti4Phrases, phrases_of
from orrery.words import Panel, Told, Words

__all__ = ["Ti4Words"]

USED: Final = "used "  # an event of that kind ends with the key of what was used
TO: Final = "to "
DRAWN: Final = {"space combat over": "space combat drawn", "ground combat over": "ground combat drawn"}
DEEDS: Final = ("tech", "ability", "note", "leader", "relic")


class Ti4Words(Words[Ti4View]):
    """What the game says to one reader."""

    POINTED = ("system", "planet", "tile", "tech", "card", "faction")
    AS_THEY_ARE = ("players", "rounds")

    def __init__(self, language: str, names: list[str], seat: int) -> None:
        self.phrases: Ti4Phrases = phrases_of(language)
        super().__init__(language, names, seat, self.phrases)
        self.tiles: tuple[int, ...] = ()  # of the systems, until a view says otherwise
        self.places: tuple[tuple[int, int], ...] = ()
        self.kinds |= {kind: getattr(self.phrases, kind) for kind in NAMED}
        self.kinds |= {"system": self.system, "place": self.place, "player": self.name, "unit": self.phrases.unit_row}
        for kind in (*DEEDS, CARD):
            self.kinds[kind] = self.component
        self.kinds["component"] = self.component

    # -- places ----------------------------------------------------------------------------------------------------

    def look(self, game: Game) -> None:
        view = game.public_view()
        assert isinstance(view, Ti4View)
        self._see(view)

    def _see(self, view: Ti4View) -> None:
        """Systems are named by the tiles that lie there."""
        self.tiles = tuple([system.tile for system in view.systems])
        self.places = view.places

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
        return self.say(f"kind {kind}" if kind in (GOODS, COMMODITIES, PLANET) else "unknown kind")

    # -- questions -------------------------------------------------------------------------------------------------

    def prompt(self, decision: Decision, view: Ti4View) -> str:
        self._see(view)
        values = tuple([number for _, number in decision.things])
        prompt = decision.prompt
        if prompt in MOMENTS and (decision.window or f"ask {prompt}" not in self.phrases.sentences):
            return self._moment(decision)
        if prompt in ("assign hits", "sustain damage"):
            return self.say(f"ask {prompt}", (decision.most,), at=self.thing(*decision.things[0]))
        if prompt in ("destroy", "destroy ship", "space cannon"):
            return self.say(f"ask {prompt}", at=self.thing(*decision.things[0]) if decision.things else "")
        if prompt == "carry" and not decision.rows:
            return self.say("ask carry out", values, unit=self.unit(values[1], bool(values[2])))
        if prompt == "pay":
            kind, price = decision.things[0]
            return self.say("ask pay", price=self.count(price, kind if kind in (RESOURCES, INFLUENCE) else RESOURCES))
        if prompt == "consent":
            return self.say("ask consent", values, terms=self.terms(decision.things[1:]))
        return self.say(f"ask {prompt}", values)

    def _moment(self, decision: Decision) -> str:
        moment = self.say(f"window {decision.prompt}")
        about = [self.thing(*thing) for thing in decision.things if thing[0] != "seat"]
        return (
            self.say("ask window about", moment=moment, about=about[0])
            if about
            else self.say("ask window", moment=moment)
        )

    def terms(self, things: tuple[Thing, ...]) -> str:
        """What a proposal says: things such as ("gift goods 2", 3)."""
        lines: list[Gift] = []
        for name, number in things:
            _, kind, giver = name.split()
            lines.append((int(giver), kind, number))
        return ", ".join([self.gift(line) for line in lines]) or self.say("form nothing")

    def option(self, option: Option, decision: Decision, view: Ti4View) -> str:
        self._see(view)
        values = tuple([number for _, number in option.things])
        key = option.key
        if key in ("sustain", "destroy", "unit"):
            return self.say(f"option {key}", unit=self.unit(values[0], bool(values[1])))
        if key == "take back":
            return self.say("option take back", values, unit=self.unit(decision.things[0][1], bool(values[1])))
        if key == "system" and decision.prompt == "activate" and decision.values and decision.values[values[0]] > 0:
            return self.say("option system reached", (*values, decision.values[values[0]]))
        if key == "carry":
            return self.say("option carry", values, unit=self.unit(values[1], bool(values[2])))
        if key == "gun":
            at = self.thing(*option.things[2])
            return self.say("option gun", values, at=at, needs=option.values[0] if option.values else 0)
        if key == "pool":
            return self.say("option pool", (*values, *option.values))
        if key == "place" and decision.prompt == "place tile where":
            return self._open_place(values[0])
        if key in TYPE:
            return self.say("option structure", values)
        if key in DEEDS and decision.prompt != "choose starting technology":
            return self.say("option reroll" if len(values) > 1 else "option component", values)
        if key == CARD and decision.prompt != "discard":
            return self.say("option play", values)
        return self.say(f"option {key}", values)

    def _open_place(self, number: int) -> str:
        q, r = self.places[number]
        return self.say("option open place", ring=max(abs(q), abs(r), abs(q + r)), place=number + 1)

    # -- forms -----------------------------------------------------------------------------------------------------

    def form(self, form: Form, decision: Decision | None = None) -> str:
        """Units of one place stand together: "1 carrier, 2 fighters from Wellon; 1 cruiser from Lodor"."""
        prompt = decision.prompt if decision is not None else ""
        if prompt in ABOUT_SEATS or prompt in ("carry", "pay", "relocate"):
            return ", ".join([self._line(gift, prompt) for gift in form.gifts]) or self.say("form nothing")
        groups: dict[int, list[str]] = {}
        for place, kind, number in form.gifts:
            groups.setdefault(place, []).append(self.units(kind, number))
        said = [self._group(place, ", ".join(units), prompt) for place, units in groups.items()]
        return "; ".join(said) or self.say("form nothing")

    def _group(self, place: int, units: str, prompt: str) -> str:
        if prompt in ABOUT_PLANETS:
            return self.say("form on", units=units, at=self.phrases.planet(place))
        key = "form from" if prompt == "move" else "form on" if place >= ON_PLANET else "form at"
        return self.say(key, units=units, at=self.place(place))

    def gift(self, gift: Gift) -> str:
        giver, kind, number = gift
        noun = kind if kind in (GOODS, COMMODITIES) else "units"
        return self.say("form gives", (giver,), what=self.count(number, noun))

    def _line(self, gift: Gift, prompt: str) -> str:
        place, kind, number = gift
        if prompt == "carry":
            return self.say("form carried", (place + 1,), units=self.units(kind, number))
        if kind in POOLS:
            return self.say("form pool", (number, POOLS.index(kind)))
        if prompt == "pay":
            return self.say("form goods", (number,)) if kind == GOODS else self.say("form exhausts", (place,))
        if kind in (GOODS, COMMODITIES):
            return self.gift(gift)
        if kind.startswith(TO):
            return self.say("form to", units=self.units(kind.removeprefix(TO), number), at=self.place(place))
        return self._group(place, self.units(kind, number), prompt)

    def row(self, kind: str, at: Thing) -> str:
        name = self.kind_name(kind)
        if at[0] == "ship":
            return self.say("row ship", (at[1] + 1,), kind=name)
        if kind in POOLS:
            return self.say("row pool", (POOLS.index(kind),))
        if at[0] == "seat":
            return self.say("row gives", (at[1],), kind=name)
        if kind == PLANET:
            return self.say("row planet", (at[1],))
        key = "row to" if kind.startswith(TO) else "row on" if at[0] == "planet" else "row at"
        return self.say(key, kind=name, at=self.thing(*at))

    # -- the log ---------------------------------------------------------------------------------------------------

    def sentence(self, event: Event) -> str:
        kind = event.kind
        if kind.startswith(USED):
            return "used"
        if event.actor == NOBODY and kind in DRAWN:
            return DRAWN[kind]
        if kind == "rift" and event.values[1] <= RIFT_LOSS:
            return "rift lost"
        return "tiles known" if kind == "tiles dealt" and event.secret else kind

    def part(self, name: str, told: Told) -> str:
        values = told.values
        if name == "units":
            return self.count(values[2], self._type_key(values[1]))
        if name == "dice":
            return ", ".join([str(die) for die in values[1:]])
        if name == "all_dice":
            return ", ".join([str(die) for die in values])
        if name == "tiles":
            return self.listed([self.phrases.tile(tile) for tile in told.secret])
        if name == "payment":
            paid = [self.phrases.planet(planet) for planet in values[2:]]
            return self.listed(paid + ([self.count(values[1], "goods")] if values[1] else []))
        if name == "moments":
            return self._moments(values[1:])
        if name == "terms":
            return self._traded(told.actor, values)
        return super().part(name, told)

    def _moments(self, numbers: tuple[int, ...]) -> str:
        """Moments of the game by their numbers."""
        names = [name for number, name in enumerate(MOMENTS) if number in numbers]
        said = [self.say("moment action" if name == ACTION else f"window {name}") for name in names]
        return " / ".join(dict.fromkeys(said))

    def _type_key(self, type: int) -> str:
        return next(key for key, number in TYPE.items() if number == type)

    def _traded(self, actor: int, values: tuple[int, ...]) -> str:
        """Goods and commodities of the actor, then of the other."""
        lines: list[str] = []
        for giver, (goods, commodities) in ((actor, values[1:3]), (values[0], values[3:5])):
            kinds = ((GOODS, goods), (COMMODITIES, commodities))
            given = [self.count(number, kind) for kind, number in kinds if number]
            if given:
                lines.append(self.say("form gives", (giver,), what=self.listed(given)))
        return ", ".join(lines) or self.say("form nothing")

    # -- orders ----------------------------------------------------------------------------------------------------

    def order(self, order: Order) -> str:
        key = f"order {order.condition} {order.reply}"
        if order.about:
            return self.say(key, thing=self.thing(*order.about[0]))
        return self.say(key, moment=self.say(f"window {order.prompt}")) if order.condition == MOMENT else self.say(key)

    def span(self, lasts: str) -> str:
        return self.say(f"span {lasts}")

    # -- things ----------------------------------------------------------------------------------------------------

    def thing(self, kind: str, number: int) -> str:
        if kind in ("row", "ship"):
            return self.say(f"{kind} thing", (number + 1,))
        return super().thing(kind, number)

    def describe(self, kind: str, number: int) -> str:
        text = described(self.phrases, kind, number, self.tiles)
        name = self.thing(kind, number)
        return f"{name}. {text}" if text else name

    def printed(self) -> Iterator[tuple[str, Thing]]:
        for number in range(len(COMPONENTS)):
            kind = COMPONENTS[number].kind
            if kind != NOTE:
                yield self.component(number), (kind, number)
        for system in range(len(self.tiles)):
            yield self.system(system), ("system", system)
        for kind, several in (
            ("planet", len(PLANETS)),
            ("type", COUNT),
            ("unit", len(UNITS)),
            ("faction", len(FACTIONS)),
        ):
            yield from [(self.thing(kind, each), (kind, each)) for each in range(several)]
        for tile in range(len(TILES)):
            yield self.phrases.tile(tile), ("tile", tile)

    def table(self, view: Ti4View) -> list[Panel]:
        self._see(view)
        return table_panels(self, view)

    def result(self, view: Ti4View) -> list[Panel]:
        return result_panels(self, view)
