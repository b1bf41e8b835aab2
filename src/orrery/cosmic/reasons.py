"""Why a seat cannot choose a thing now: the tests that make the offers, asked one by one until one says no.

Nothing here looks at what the seat may not know: its own cards and sheets, roles, ships, and what lies open.
"""

from __future__ import annotations

from typing import Final

from orrery.cosmic.cards import CARDS, POWERS, TECHNOLOGIES, TECHS
from orrery.cosmic.content import REGISTRY
from orrery.cosmic.offers import barred, half_of
from orrery.cosmic.queries import holds, homes_for_power
from orrery.cosmic.rules.deed import NO_HALF, Deed
from orrery.cosmic.state import Cosmic, Power, Tech
from orrery.cosmic.windows import MOMENTS
from orrery.kernel.decision import Decision, Option, Refused, Thing
from orrery.kernel.window import Window

MOMENT: Final = {name: number for number, name in enumerate(MOMENTS)}  # windows as numbers of a reason
PARTS: Final = ("artifacts", "wild", "super")  # by the half of a flare that a card is
STATED_BY: Final = {  # what says who may do it, and when
    "powers": "cosmic:alien-sheet.2",
    "artifacts": "cosmic:artifacts.1",
    "wild": "cosmic:flares.5",
    "super": "cosmic:flares.6",
    "techs": "cosmic:tech.effect.1",
}
BARRED_BY: Final = {
    "flare-again": "cosmic:flares.3",
    "flare-for-each": "cosmic:flares.4",
    "flare-stopped": "cosmic:conflict.1",
    "card-kept": "cosmic:cards.clone-flare.1",
}
SHIPS: Final = ("ship", "berth", "prometheus", "from research", "prometheus researching")


def reason_for(game: Cosmic, seat: int, thing: Thing) -> Refused | None:
    """Why that thing is not among the options of the open question, whatever procedure asks it."""
    kind, number = thing
    if kind == "card":
        return card_reason(game, seat, number)
    if kind == "alien" or kind == "power":
        return power_reason(game, seat, kind, number)
    if kind == "tech":
        return tech_reason(game, seat, number)
    if kind == "planet":
        return planet_reason(game, seat, number)
    if kind == "seat":
        return seat_reason(game, seat, number)
    if kind == "warp" and 0 <= number < game.seats:
        return Refused("warp", (number, game.players[number].warp), "cosmic:regroup.1")
    return None


def asked(game: Cosmic, seat: int) -> Decision:
    decision = game.asked(seat)
    assert decision is not None
    return decision


def asks_for(decision: Decision, kind: str) -> int:
    """How many of the options name a thing of that kind alone: what is asked for is such a thing."""
    return sum(1 for option in decision.options if option.key == kind and option.things and option.things[0][0] == kind)


def open_window(game: Cosmic) -> Window | None:
    window = game.stack[-1].procedure
    return window if isinstance(window, Window) else None


# -- cards -------------------------------------------------------------------------------------------------------------


def card_reason(game: Cosmic, seat: int, card: int) -> Refused | None:
    if not 0 <= card < len(CARDS):
        return None
    decision = asked(game, seat)
    fitting = asks_for(decision, "card")
    if fitting:
        return Refused("other-cards", (card, fitting))
    if not holds(game, seat, card):
        return Refused("not-your-card", (card,))
    if decision.forms is not None and card in game.players[seat].hand:
        return None  # it may go into the terms of a deal
    if CARDS[card].is_encounter:
        return Refused("encounter-card", (card,), "cosmic:planning.1")
    key = barred(game, seat, card)
    if key:
        return Refused(key, (card,), BARRED_BY[key])
    half = half_of(game, seat, card)
    option = Option("play", (("card", card),))
    return deed_reason(game, seat, PARTS[half], Component(card, card, half), option)


# -- powers and technologies -------------------------------------------------------------------------------------------


def power_reason(game: Cosmic, seat: int, kind: str, number: int) -> Refused | None:
    if asks_for(asked(game, seat), "alien"):
        return None
    power = own_power(game, seat, kind, number)
    if power is None:
        return Refused("not-your-power")
    if power not in game.held_by(seat):
        return Refused("power-lent", (power.alien,), "cosmic:flares.5")
    if power.lost:
        return Refused(
            "power-lost", (power.alien, game.home_colonies(seat), homes_for_power(game)), "cosmic:power-loss.1"
        )
    if game.effects and game.is_zapped(power):
        return Refused("power-zapped", (power.alien,), "cosmic:zap.2")
    option = Option("use", (("alien", power.alien), ("power", power.number)))
    sheet = Component(POWERS + power.alien, power.number, face_up=power.face_up)
    return deed_reason(game, seat, "powers", sheet, option)


def own_power(game: Cosmic, seat: int, kind: str, number: int) -> Power | None:
    """The sheet in front of this seat, or lent to it, that is meant."""
    for power in [*game.held_by(seat), *game.players[seat].powers]:
        if number == (power.alien if kind == "alien" else power.number):
            return power
    return None


def tech_reason(game: Cosmic, seat: int, card: int) -> Refused | None:
    decision = asked(game, seat)
    if decision.prompt == "keep technology":
        return None
    for tech in game.players[seat].techs:
        if tech.card == card:
            if decision.prompt == "research":
                return Refused("tech-in-play", (card,), "cosmic:tech.complete.2")
            return own_tech_reason(game, seat, tech)
    return Refused("not-your-tech")


def own_tech_reason(game: Cosmic, seat: int, tech: Tech) -> Refused:
    needed = TECHNOLOGIES[tech.card][1]
    secret = any(deed.SECRET for deed in REGISTRY.deeds[TECHS + tech.card])
    if not tech.done and (not secret or tech.ships < needed):
        return Refused("tech-incomplete", (tech.card, tech.ships, needed), "cosmic:tech.complete.1")
    option = Option("invent", (("tech", tech.card),))
    return deed_reason(game, seat, "techs", Component(TECHS + tech.card, tech.card), option)


# -- deeds -------------------------------------------------------------------------------------------------------------


class Component:
    """An alien's sheet, a half of a flare, an artifact or a technology: its kind in the registry, and which one."""

    def __init__(self, kind: int, source: int, half: int = NO_HALF, face_up: bool = True) -> None:
        self.kind = kind
        self.source = source
        self.half = half
        self.face_up = face_up

    def deeds_in(self, name: str) -> list[type[Deed]]:
        """What may be done with it in that window."""
        deeds = REGISTRY.users(name).get(self.kind, [])
        return [deed for deed in deeds if deed.HALF == self.half and not (deed.FACE_DOWN and self.face_up)]


def deed_reason(game: Cosmic, seat: int, part: str, component: Component, option: Option) -> Refused:
    """Why nothing can be done with it now: another moment, done already, a need, or its own condition."""
    window, number = open_window(game), option.id()
    here = component.deeds_in(window.name) if window is not None else []
    if window is None or not here:
        moments = [MOMENT[name] for name in REGISTRY.windows if component.deeds_in(name)]
        return Refused(f"{part}-moment", (number, *sorted(moments)), "cosmic:timing.1")
    for deed in here:
        if (seat, Option(option.key, option.things + deed.AS)) in window.used:
            return Refused("used-here", (), "cosmic:timing.1")
    for deed in here:
        key = deed.unmet(game, seat)
        if key:
            return Refused(f"need-{key}", (), STATED_BY[part])
        if asked(game, seat).prompt == "duty" and not deed.DUTY and deed.fits(game, seat, component.source):
            return Refused("duty-first", (), "cosmic:alien-sheet.3")
    return Refused(here[0].WHY or f"{part}-condition", (number,), STATED_BY[part])


# -- planets and seats -------------------------------------------------------------------------------------------------


def planet_reason(game: Cosmic, seat: int, planet: int) -> Refused | None:
    if not 0 <= planet < len(game.colonies):
        return None
    decision = asked(game, seat)
    ships = [option.key for option in decision.options if option.key in SHIPS]
    if not ships and not any(thing[0] == "planet" for option in decision.options for thing in option.things):
        return None
    if planet in game.destroyed or game.owner(planet) < 0:
        return Refused("planet-destroyed", (planet,))
    if "berth" in ships and not game.colonies[planet][seat]:
        return Refused("no-colony-there", (planet,), "cosmic:home.leave.2")
    if not ships:
        return Refused("other-planets", (planet, len(decision.options)))
    owner = seat if "berth" in ships else next((number for kind, number in decision.things if kind == "seat"), seat)
    if not game.colonies[planet][owner]:
        return Refused("no-ship-of-yours", (planet,)) if owner == seat else Refused("no-ship-there", (planet, owner))
    return Refused("ships-in-encounter", (planet,), "cosmic:launch.5")


def seat_reason(game: Cosmic, seat: int, other: int) -> Refused | None:
    fitting = asks_for(asked(game, seat), "seat")
    if not fitting or not 0 <= other < game.seats:
        return None
    return Refused("seat-yourself") if other == seat else Refused("other-seats", (other, fitting))
