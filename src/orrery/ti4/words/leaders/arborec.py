"""The leaders and the mech of the Arborec in words."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "letani-ospha": (
        "Action, exhaust: the owner of a ship other than a fighter may replace it with a ship of their reinforcements"
        " that costs at most 2 more.",
        "Aktion, erschöpfen: Der Besitzer eines Schiffes, das kein Jäger ist, darf es durch ein Schiff aus seinem"
        " Nachschub ersetzen, das höchstens 2 mehr kostet.",
    ),
    "dirzuga-rophal": (
        "Unlocked by 12 ground forces on your planets. After another player has activated a system with units of yours"
        " that have production, you may produce 1 unit there.",
        "Freigeschaltet durch 12 Bodentruppen auf deinen Planeten. Nachdem ein anderer Spieler ein System mit Einheiten"
        " von dir aktiviert hat, die Produktion haben, darfst du dort 1 Einheit produzieren.",
    ),
    "letani-miasmiala": (
        "Action: produce any number of units in any systems that contain ground forces of yours. Then purged.",
        "Aktion: Produziere beliebig viele Einheiten in beliebigen Systemen mit Bodentruppen von dir. Danach"
        " vernichten.",
    ),
    "letani-behemoth": (
        "Deploy: in place of the infantry of Mitosis you may replace 1 of your infantry with 1 mech.",
        "Einsatz: Statt der Infanterie der Mitose darfst du 1 deiner Infanterien durch 1 Mech ersetzen.",
    ),
}
ASKS: Final[dict[str, tuple[str, str]]] = {
    "swap which ship": ("Which ship may be replaced?", "Welches Schiff darf ersetzt werden?"),
    "swap for": (
        "{system0}: by what do you replace your {type1}?",
        "{system0}: Wodurch ersetzt du dein Schiff ({type1})?",
    ),
    "produce next": ("In which system do you produce next?", "In welchem System produzierst du als Nächstes?"),
    "replace infantry": ("Where does an infantry become a mech?", "Wo wird eine Infanterie zum Mech?"),
}
OPTIONS: Final[dict[str, tuple[str, str]]] = {
    "keep ship": ("Keep it", "Behalten"),
    "produce no more": ("Produce no more", "Nichts mehr produzieren"),
}
EVENTS: Final[dict[str, tuple[str, str]]] = {
    "ship swapped": (
        "{who} {who|replaces|replace} a ship in {system0}: {type1} by {type2}.",
        "{who} {who|ersetzt|ersetzt} ein Schiff in {system0}: {type1} durch {type2}.",
    ),
}
CARRYING: Final[dict[str, tuple[str, ...]]] = {"system type type": ("ship swapped",)}
