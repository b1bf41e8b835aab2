"""Twilight Imperium in words, English and German."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from orrery.kernel.decision import Decision, Gift, Option, Order, Thing
from orrery.kernel.event import NOBODY, Event
from orrery.kernel.orders import FIRST
from orrery.ti4.chances import WHOLE
from orrery.ti4.combat import thing_at
from orrery.ti4.components import AGENDA, CARD, COMPONENTS, NOTE, OBJECTIVE, STRATEGY_CARDS
from orrery.ti4.faction import FACTIONS
from orrery.ti4.orders import AWAY, BY, COSTLY, FAR, FEW, FROM, MOMENT, SPARED, TOPICS, UNHURT, WANTED
from orrery.ti4.payments import GOODS, INFLUENCE, RESOURCES
from orrery.ti4.rules.deed import ANY_UNIT
from orrery.ti4.rules.movement import RIFT_LOSS
from orrery.ti4.rules.transaction import COMMODITIES
from orrery.ti4.tiles import PLANETS, TILES
from orrery.ti4.tolls import tolls_told
from orrery.ti4.units import COUNT, TYPE, UNITS
from orrery.ti4.view import Ti4View
from orrery.ti4.windows import ACTION, MOMENTS, OF_A_PLAYER, WHEN_ACTION_CARD_PLAYED
from orrery.ti4.words.describing import character, described
from orrery.ti4.words.panels import glance_panels, result_panels, table_panels
from orrery.ti4.words.placing import DEEDS, PlaceWords
from orrery.ti4.words.printed_agendas import elects
from orrery.words import Panel, Told

__all__ = ["Ti4Words"]

USED: Final = "used "  # an event of that kind ends with the key of what was used
# What they offer is named, not used. First: cards that are not played
HANDED: Final = ("discard", "give cards", "take card", "the-codex", "malleon what", "next prediction")
NAMED_ALONE: Final = (
    "choose starting technology",
    "research",
    "take technology",
    "maw-of-worlds",
    "grant technology",
    "give note",
    "hand over note",
    "show card",
    "which find",
    "next prediction",
)
DRAWN: Final = {"space combat over": "space combat drawn", "ground combat over": "ground combat drawn"}


class Ti4Words(PlaceWords):
    """What the game says to one reader."""

    POINTED = (
        "place",
        "system",
        "planet",
        "tile",
        "tech",
        "card",
        "faction",
        "strategy",
        "agenda",
        "objective",
        "note",
        "relic",
        "find",
        "legendary",
    )
    AS_THEY_ARE = ("players", "rounds")

    # -- questions -------------------------------------------------------------------------------------------------

    def prompt(self, decision: Decision, view: Ti4View) -> str:
        self._see(view)
        values = tuple([number for _, number in decision.things])
        prompt = decision.prompt
        self.ships = decision.values if prompt == "carry" else ()
        if prompt in MOMENTS and (decision.window or f"ask {prompt}" not in self.phrases.sentences):
            return " ".join([self._moment(decision, view), *self._tolls(decision)])
        if prompt in ("assign hits", "sustain damage"):
            return self.say(f"ask {prompt}", (decision.most,), at=self.thing(*decision.things[0]))
        if prompt in ("destroy", "destroy ship", "space cannon"):
            return self.say(f"ask {prompt}", at=self.thing(*decision.things[0]) if decision.things else "")
        if prompt == "carry" and not decision.rows:
            return self.say("ask carry out", values, unit=self.unit(values[1], bool(values[2])))
        if prompt == "secondary" and decision.values and decision.values[0] > 1:
            return self.say("ask secondary at once", values)
        if prompt == "custodians" and not any(decision.values):
            return self.say("ask custodians for nothing")
        if prompt == "vote with":
            kind, number = decision.things[1]
            outcome = self._option(Option(kind, ((kind, number),) if number != NOBODY else ()), decision)
            return self.say("ask vote with", values, outcome=outcome)
        if prompt == "discard":
            return self.say("ask discard", (decision.most,))
        if prompt == "pay":
            kind, price = decision.things[0]
            return self.say("ask pay", price=self.count(price, kind if kind in (RESOURCES, INFLUENCE) else RESOURCES))
        if prompt == "consent":
            return self.say("ask consent", values, terms=self.terms(decision.things[1:]))
        return self.say(f"ask {prompt}", values or decision.values)

    def _moment(self, decision: Decision, view: Ti4View) -> str:
        """The moment with what is answered, or else where it is."""
        moment = self.say(f"window {decision.prompt}")
        whom = decision.prompt in OF_A_PLAYER
        about = [self.thing(*thing) for thing in decision.things if whom or thing[0] != "seat"]
        if not about and view.combat is not None and view.combat.planet != NOBODY:
            about = [self.phrases.planet(view.combat.planet)]
        elif not about and view.active_system != NOBODY:
            about = [self.system(view.active_system)]
        aims = [self.thing(*thing) for thing in decision.things[2:]]
        if aims:
            return self.say("ask window aimed", moment=moment, about=about[0], aims=self.listed(aims))
        return (
            self.say("ask window about", moment=moment, about=about[0])
            if about
            else self.say("ask window", moment=moment)
        )

    def _tolls(self, decision: Decision) -> list[str]:
        """What the card that may be answered would cost."""
        if decision.prompt != WHEN_ACTION_CARD_PLAYED:
            return []
        tolls, stake = tolls_told(decision.values)
        said: list[str] = []
        for toll in tolls:
            most = len(toll.chances) - 1
            kind = self._type_key(toll.type) if toll.type != ANY_UNIT else "ships"
            units = self.count(most, kind)
            if toll.chances[most] == WHOLE:
                said.append(self.say("toll sure", actor=toll.seat, units=units))
            else:
                mean = sum(number * chance for number, chance in enumerate(toll.chances)) / WHOLE
                said.append(self.say("toll chance", actor=toll.seat, mean=self._decimal(mean), units=units))
        if stake is not None:
            numbers = (round(stake.win_without / 10), round(stake.win_with / 10))
            said.append(self.say("toll stake", numbers, actor=stake.seat))
        return said

    def _decimal(self, number: float) -> str:
        text = f"{number:.1f}".removesuffix(".0")
        return text.replace(".", ",") if self.language == "de" else text

    def terms(self, things: tuple[Thing, ...]) -> str:
        """What a proposal says: things such as ("gift goods 2", 3)."""
        lines: list[Gift] = []
        for name, number in things:
            _, _, line = name.partition(" ")
            kind, _, giver = line.rpartition(" ")
            lines.append((int(giver), kind, number))
        return ", ".join([self.gift(line) for line in lines]) or self.say("form nothing")

    def option(self, option: Option, decision: Decision, view: Ti4View) -> str:
        self._see(view)
        text = self._option(option, decision)
        return text[:1].upper() + text[1:]

    def _option(self, option: Option, decision: Decision) -> str:
        values = tuple([number for _, number in option.things])
        key = option.key
        said = self._round_option(option, decision, values)
        if said:
            return said
        if key in ("sustain", "destroy", "unit"):
            return self.say(f"option {key}", unit=self.unit(values[0], bool(values[1])))
        if key == "take back":
            return self.say("option take back", values, unit=self.unit(decision.things[0][1], bool(values[1])))
        if key == "system" and decision.prompt == "activate" and decision.values and decision.values[values[0]] > 0:
            return self.say("option system reached", (*values, decision.values[values[0]]))
        if key in ("carry", "join"):
            return self.say(f"option {key}", values, unit=self.unit(values[1], bool(values[2])))
        if key == "gun":
            at = self.thing(*option.things[2])
            return self.say("option gun", values, at=at, needs=option.values[0] if option.values else 0)
        if key == "pool":
            return self.say("option pool", (*values, *option.values))
        if key == "place" and decision.prompt == "place tile where":
            return self._open_place(values[0])
        if key in TYPE and option.things[0][0] != key:  # a flagship that acts is a card, and no structure
            return self.say("option structure", values)
        acts = decision.prompt in MOMENTS or decision.prompt in ("action", "duty")
        if key == OBJECTIVE and acts:
            return self.say("option score", values)
        if (key in DEEDS and decision.prompt not in NAMED_ALONE) or (key == AGENDA and acts):
            return self.say("option reroll" if len(values) > 1 else "option component", values)
        if key == CARD and decision.prompt not in HANDED:
            return self.say("option play", values)
        return self.say(f"option {key}", values)

    def _round_option(self, option: Option, decision: Decision, values: tuple[int, ...]) -> str:
        """An option of strategy cards, action cards and agendas that says more than its name; "": it does not."""
        key = option.key
        if key == "faction" and decision.prompt == "choose faction":
            return f"{self.phrases.faction(values[0])}: {character(self.phrases, values[0])}"
        if key == "strategy":
            return self._strategy_option(values[0], decision)
        if key == "ship":
            return self.say("option ship", values, unit=self.unit(values[2], bool(values[3])))
        if key == "destroy" and decision.prompt == "destroy units":
            return self.say("option destroy there", values, unit=self.unit(values[1], bool(values[2])))
        if key == "buy tokens":
            none = not values[0]
            return self.say("option buy none" if none else "option buy tokens", (*values, *option.values))
        if key == "dock":
            return self.say("option dock", values) if values[0] != NOBODY else self.say("option dock in space")
        if key == "arrange":
            pairs = zip(values[::2], values[1::2])
            ways = [self.say("agenda bottom" if end else "agenda top", (card,)) for card, end in pairs]
            return self.say("option arrange", ways=", ".join(ways))
        if key == "planet" and decision.prompt == "vote with" and option.values:
            return self.say("option planet votes", (*values, *option.values))
        return ""

    def _strategy_option(self, card: int, decision: Decision) -> str:
        if decision.prompt == "action":
            return self.say("option strategic", (card,))
        goods = self.bonus[card] if decision.prompt == "choose strategy" and self.bonus else 0
        return self.say("option strategy goods" if goods else "option strategy card", (card, goods))

    def _open_place(self, number: int) -> str:
        q, r = self.places[number]
        return self.say("option open place", ring=max(abs(q), abs(r), abs(q + r)), place=number + 1)

    # -- the log ---------------------------------------------------------------------------------------------------

    def sentence(self, event: Event) -> str:
        kind = event.kind
        if kind.startswith(USED):
            return "used"
        if event.actor == NOBODY and kind in DRAWN:
            return DRAWN[kind]
        if kind == "rift" and event.values[1] <= RIFT_LOSS:
            return "rift lost"
        if kind == "strategy chosen" and event.values[1]:
            return "strategy chosen with goods"
        if kind == "law" and event.actor != NOBODY:
            return "law owned"
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
        if name == "gained":
            pools = [(number, pool) for pool, number in enumerate(values) if number]
            return self.listed([self.say("tokens in pool", each) for each in pools])
        if name == "moments":
            return self._moments(values[1:])
        if name == "elected":
            return self._elected(*values)
        if name == "terms":
            return self._traded(told.actor, values)
        return super().part(name, told)

    def _elected(self, card: int, number: int) -> str:
        """What a law is about, behind its name."""
        kind = elects(COMPONENTS[card].key)
        return f" ({self.thing(kind, number)})" if kind and number != NOBODY else ""

    def _moments(self, numbers: tuple[int, ...]) -> str:
        """Moments of the game by their numbers."""
        names = [name for number, name in enumerate(MOMENTS) if number in numbers]
        said = [self.say("moment action" if name == ACTION else f"window {name}") for name in names]
        return " / ".join(dict.fromkeys(said))

    def _type_key(self, type: int) -> str:
        return next(key for key, number in TYPE.items() if number == type)

    def _traded(self, actor: int, values: tuple[int, ...]) -> str:
        """Goods and commodities of the actor, then of the other; at the end of both in turn what else there is."""
        lines: list[str] = []
        nouns = ("cards", "fragments", "captives", "planets")
        for giver, (goods, commodities), more in (
            (actor, values[1:3], values[5::2]),
            (values[0], values[3:5], values[6::2]),
        ):
            kinds = [(GOODS, goods), (COMMODITIES, commodities), *zip(nouns, more)]
            given = [self.count(number, kind) for kind, number in kinds if number]
            if given:
                lines.append(self.say("form gives", (giver,), what=self.listed(given)))
        return ", ".join(lines) or self.say("form notes")  # nothing of that: then notes alone

    # -- orders ----------------------------------------------------------------------------------------------------

    def order(self, order: Order) -> str:
        key = f"order {order.condition} {order.reply}"
        if order.reply == FIRST:
            return self.say(f"{key} {order.prompt}")
        if order.condition == WANTED:
            kind, number = order.things[0]
            return self.say(key, (number,)) if kind == "tokens" else self.say(key, thing=self.thing(kind, number))
        if order.condition in (MOMENT, AWAY, FAR, FEW) or key == "order here pass":
            return self.say(key, (order.number,), moment=self.say(f"window {order.prompt}"))
        if order.condition == COSTLY:
            return self.say(key, (order.number,), thing=self.thing(*order.about[0]))
        if order.condition in (FROM, BY) or key == "order here stay":
            return self.say(key, (order.about[0][1],))
        return self.say(key, thing=self.thing(*order.about[0])) if order.about else self.say(key, (order.number,))

    def topic(self, order: Order) -> str:
        if order.condition in (UNHURT, SPARED):
            return self.say("topic combat")
        return self.say(f"topic {TOPICS.get(order.prompt, 'moments')}")

    def span(self, lasts: str) -> str:
        return self.say(f"span {lasts}")

    def named(self, event: Event) -> list[Thing]:
        """Secret cards are of several kinds; a place is a system or a planet."""
        found: list[Thing] = []
        for kind, number in super().named(event):
            if kind == "place":
                found.append(thing_at(number))
            else:
                found.append((COMPONENTS[number].kind, number) if kind == CARD else (kind, number))
        return found

    # -- things ----------------------------------------------------------------------------------------------------

    def thing(self, kind: str, number: int) -> str:
        if kind == "ship":
            return self.ship(number)
        if kind == "row":
            return self.say("row thing", (number + 1,))
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
        yield from [(self.phrases.strategy(card), ("strategy", card)) for card in STRATEGY_CARDS]
        for tile in range(len(TILES)):
            yield self.phrases.tile(tile), ("tile", tile)

    def table(self, view: Ti4View) -> list[Panel]:
        self._see(view)
        return table_panels(self, view)

    def glance(self, view: Ti4View) -> list[Panel]:
        self._see(view)
        return glance_panels(self, view)

    def result(self, view: Ti4View) -> list[Panel]:
        return result_panels(self, view)
