"""What promissory notes are worth to who holds them."""

from __future__ import annotations

from typing import Final

from orrery.ti4.bot.aims import POINT
from orrery.ti4.components import COMMANDERS, COMPONENTS, FACTIONS
from orrery.ti4.state import Galaxy

THRONE: Final = "support-for-the-throne"
NOTE_WORTH: Final = {  # to who holds it, in resources
    THRONE: POINT,
    "ceasefire": 2.0,
    "political-secret": 2.0,
    "research-agreement": 4.0,
    "terraform": 4.0,
    "fires-of-the-gashlai": 4.0,
    "trade-convoys": 3.0,
    "acquiescence": 1.0,
    "antivirus": 1.0,
    "raghs-call": 1.0,
    "strike-wing-ambuscade": 1.0,
    "black-market-forgery": 1.5,
    "blood-pact": 1.5,
    "creuss-iff": 1.5,
    "crucible": 1.5,
    "greyfire-mutagen": 1.5,
    "political-favor": 1.5,
    "stymie": 1.5,
    "tekklar-legion": 1.5,
    "war-funding": 1.5,
}
SOME_NOTE: Final = 2.0
LOST_BY_ISSUER: Final = {  # a command token, goods or an action card, each time that somebody uses it
    "military-support": 1.5,
    "political-favor": 1.5,
    "fires-of-the-gashlai": 1.5,
    "war-funding": 2.0,
    "spy-net": 1.0,
}
OF_OWN_COLOUR: Final = 0.75  # of the worth of a note: who gives it away could do nothing with it
ALLIED, PROMISED = 3.0, 1.5  # an alliance with a commander who serves, and with one who may some day


def note_worth(table: Galaxy, note: int) -> float:
    """To who receives it. A trade agreement is as many goods as its colour has commodities."""
    component = COMPONENTS[note]
    if component.issuer < table.seats:
        issuer = table.players[component.issuer]
        if component.key == "trade-agreement":
            return float(FACTIONS[issuer.faction].commodities)
        if component.key == "alliance":
            return ALLIED if any(each in COMMANDERS for each in issuer.leaders) else PROMISED
    return NOTE_WORTH.get(component.key, SOME_NOTE)


def price_of_own(table: Galaxy, note: int) -> float:
    """What its issuer wants for it: something of what it is worth to others, and what its use will cost."""
    return OF_OWN_COLOUR * note_worth(table, note) + LOST_BY_ISSUER.get(COMPONENTS[note].key, 0.0)
