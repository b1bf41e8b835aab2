"""The Naalu Collective in words."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "telepathic": (
        "From the end of the strategy phase on, your initiative is 0.",
        "Vom Ende der Strategiephase an ist deine Initiative 0.",
    ),
    "foresight": (
        "After another player has moved ships into a system with ships of yours, you may place a command token from"
        " your strategy pool into an adjacent system without ships of others and move your ships there.",
        "Nachdem ein anderer Schiffe in ein System mit Schiffen von dir bewegt hat, darfst du einen Kommandomarker aus"
        " deinem Strategiepool in ein angrenzendes System ohne Schiffe anderer legen und deine Schiffe dorthin"
        " bewegen.",
    ),
    "matriarch": (
        "During an invasion of its system your fighters may land as if they were ground forces. When the combat ends"
        " they go back to space; fighters alone take no planet.",
        "Während eines Einmarsches in seinem System dürfen deine Jäger landen, als wären sie Bodentruppen. Endet der"
        " Kampf, kehren sie in den Weltraum zurück; Jäger allein nehmen keinen Planeten ein.",
    ),
    "neuroglaive": (
        "After another player has activated a system with ships of yours, they lose 1 command token of their fleet"
        " pool.",
        "Nachdem ein anderer ein System mit Schiffen von dir aktiviert hat, verliert er 1 Kommandomarker aus seinem"
        " Flottenpool.",
    ),
    "hybrid-crystal-fighter-2": (
        "It may move without being transported. Without room in your ships it counts as half a ship against the fleet"
        " pool.",
        "Er darf sich bewegen, ohne transportiert zu werden. Ohne Platz in deinen Schiffen zählt er im Flottenpool als"
        " halbes Schiff.",
    ),
    "gift-of-prescience": (
        "At the end of the strategy phase: put this card face up before you. In this round your initiative is 0 and"
        " that of the Naalu player is not. At the end of the status phase it goes back.",
        "Am Ende der Strategiephase: Lege diese Karte offen vor dich. In dieser Runde ist deine Initiative 0 und die"
        " des Naalu-Spielers nicht. Am Ende der Statusphase geht sie zurück.",
    ),
}
ASKS: Final[dict[str, tuple[str, str]]] = {
    "foresight": ("Where do your ships go?", "Wohin gehen deine Schiffe?"),
}
EVENTS: Final[dict[str, tuple[str, str]]] = {
    "fleet token lost": (
        "{who} {who|loses|lose} a command token of the fleet pool.",
        "{who} {who|verliert|verlierst} einen Kommandomarker aus dem Flottenpool.",
    ),
}
CARRYING: Final = {"": ("fleet token lost",)}
