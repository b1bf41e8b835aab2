"""The Arborec in words."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "mitosis": (
        "Your space docks cannot produce infantry. At the start of the status phase you place 1 infantry on a planet"
        " you control.",
        "Deine Raumwerften können keine Infanterie produzieren. Am Anfang der Statusphase stellst du 1 Infanterie auf"
        " einen Planeten, den du kontrollierst.",
    ),
    "duha-menaimon": (
        "After you activate the system it is in, you may produce up to 5 units there.",
        "Nachdem du das System aktiviert hast, in dem es ist, darfst du dort bis zu 5 Einheiten produzieren.",
    ),
    "letani-warrior-1": (
        "The production values of all units of a system are added up.",
        "Die Produktionswerte aller Einheiten eines Systems werden addiert.",
    ),
    "letani-warrior-2": (
        "After it is destroyed roll a die: on a 6 or more it comes back at the start of your next turn, on a planet you"
        " control in your home system.",
        "Nachdem er zerstört wurde, wirf einen Würfel: Bei 6 oder mehr kommt er am Anfang deines nächsten Zuges auf"
        " einen Planeten zurück, den du in deinem Heimat-System kontrollierst.",
    ),
    "bioplasmosis": (
        "At the end of the status phase you may move any number of your infantry from planets you control to planets"
        " you control in the same system or an adjacent one.",
        "Am Ende der Statusphase darfst du beliebig viel deiner Infanterie von Planeten, die du kontrollierst, auf"
        " Planeten stellen, die du im selben oder in einem angrenzenden System kontrollierst.",
    ),
    "stymie": (
        "Action: put it into play. While it lies there the Arborec player produces no units in or next to systems with"
        " your units that are no home systems. It goes back when you activate a system with units of that player.",
        "Aktion: Lege sie aus. Solange sie dort liegt, produziert der Arborec-Spieler keine Einheiten in Systemen oder"
        " neben Systemen mit deinen Einheiten, die keine Heimat-Systeme sind. Sie geht zurück, wenn du ein System mit"
        " Einheiten dieses Spielers aktivierst.",
    ),
}
ASKS: Final[dict[str, tuple[str, str]]] = {
    "grow on": ("On which planet does 1 infantry grow?", "Auf welchem Planeten wächst 1 Infanterie?"),
    "spread": ("Which infantry goes to which planet?", "Welche Infanterie geht auf welchen Planeten?"),
}
