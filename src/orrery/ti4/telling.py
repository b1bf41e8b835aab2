"""What people are told beside the table: what they can point at, and what a row of a form is about."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Gift, Thing
from orrery.ti4.combat import thing_at
from orrery.ti4.components import STRATEGY_CARDS
from orrery.ti4.payments import PLANET
from orrery.ti4.research import CAPTIVE, technology_deck
from orrery.ti4.state import Galaxy

ABOUT_PLANETS: Final = ("place starting units",)  # the first part of their lines is a planet's number
ABOUT_SEATS: Final = ("gain tokens", "redistribute", "status tokens", "spend tokens", "terms", "consent")
ABOUT_SHIPS: Final = ("carry",)  # by their place in the plan


def thing_of_row(decision: Decision, row: Gift) -> Thing:
    """Where the units of a row stand or go to, whose goods or tokens they are, which ship of a plan carries them."""
    place, kind, _ = row
    if decision.prompt == "pay":
        return ("planet", place) if kind == PLANET else ("seat", place)
    if decision.prompt == "prerequisites":
        return (kind, place)
    if decision.prompt == "return captives":
        return (CAPTIVE, place)
    if decision.prompt in ABOUT_SEATS:
        return ("seat", place)
    if decision.prompt in ABOUT_SHIPS:
        return ("ship", place)
    return ("planet", place) if decision.prompt in ABOUT_PLANETS else thing_at(place)


def things_in_sight(game: Galaxy, seat: int) -> list[Thing]:
    """Systems, planets, own cards, technologies, leaders, notes, objectives, laws, strategy cards, others; rows."""
    chart, player = game.chart, game.players[seat]
    found: list[Thing] = [("system", system) for system in range(chart.systems)]
    found += [("planet", planet) for system in range(chart.systems) for planet in chart.planets[system]]
    found += [("card", card) for card in player.hand]
    found += [("tech", tech) for tech in (*player.techs, *player.copies())]
    found += [("leader", leader) for leader in player.leaders + player.locked + game.borrowed(seat)]
    found += [("note", note) for note in (*player.notes, *player.area)]
    found += [("relic", relic) for relic in player.relics]
    found += [("find", find) for find in (*player.fragments, *player.kept)]
    found += [("legendary", card) for card in player.legendary]
    found += [("objective", card) for card in (*game.objectives, *player.secrets)]
    found += [("agenda", card) for card, _, _ in game.laws]
    found += [("strategy", card) for card in STRATEGY_CARDS]
    found += [("seat", other) for other in range(game.seats) if other != seat]
    if game.dealt:
        found += [("tile", tile) for tile in game.dealt[seat]]
    asked = game.asked(seat)
    rows = asked.rows if asked is not None else ()
    if asked is not None and asked.prompt == "research":
        found += [("tech", tech) for tech in technology_deck(game, seat)]
    return found + [("row", number) for number in range(len(rows))]
