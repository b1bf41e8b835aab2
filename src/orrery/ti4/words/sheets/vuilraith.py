"""The Vuil'raith Cabal in words."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "devour": (
        "You capture the units of your opponent that are destroyed in a combat, but for structures.",
        "Du nimmst Einheiten deines Gegners gefangen, die in einem Kampf zerstört werden, außer Gebäuden.",
    ),
    "amalgamation": (
        "For each unit that you produce you may return 1 captured unit of its type and pay nothing for it.",
        "Für jede Einheit, die du produzierst, darfst du 1 gefangene ihres Typs zurückgeben und zahlst für sie nichts.",
    ),
    "riftmeld": (
        "When you research the upgrade of a unit you may return 1 captured unit of its type and ignore all"
        " prerequisites.",
        "Erforschst du die Aufwertung einer Einheit, darfst du 1 gefangene ihres Typs zurückgeben und alle"
        " Voraussetzungen ignorieren.",
    ),
    "the-terror-between": (
        "You capture all other units that are destroyed in its system, your own too, but for structures.",
        "Du nimmst alle anderen Einheiten gefangen, die in seinem System zerstört werden, auch deine eigenen, außer"
        " Gebäuden.",
    ),
    "dimensional-tear-1": (
        "Its system is a gravity rift, for which your ships do not roll. It holds 6 fighters of its system.",
        "Sein System ist ein Gravitationsstrudel, für den deine Schiffe nicht würfeln. Er hält 6 Jäger seines Systems.",
    ),
    "dimensional-tear-2": (
        "Its system is a gravity rift, for which your ships do not roll. It holds 12 fighters of its system.",
        "Sein System ist ein Gravitationsstrudel, für den deine Schiffe nicht würfeln. Er hält 12 Jäger seines"
        " Systems.",
    ),
    "vortex": (
        "Action, exhaust: choose a unit of another player, but no structure, in a system adjacent to a space dock of"
        " yours; you capture one of its type from that player's reinforcements.",
        "Aktion, erschöpfen: Wähle eine Einheit eines anderen Spielers, aber kein Gebäude, in einem System, das an"
        " eine Raumwerft von dir grenzt; du nimmst eine ihres Typs aus seinem Nachschub gefangen.",
    ),
    "crucible": (
        "After you activate a system: in this movement your ships do not roll for gravity rifts, and those that leave"
        " one or pass one move 1 farther still. Then it goes back.",
        "Nachdem du ein System aktiviert hast: In dieser Bewegung würfeln deine Schiffe nicht für Gravitationsstrudel,"
        " und wer einen verlässt oder durchquert, bewegt sich noch 1 weiter. Danach geht sie zurück.",
    ),
}
ASKS: Final[dict[str, tuple[str, str]]] = {
    "capture what": ("Which unit do you capture?", "Welche Einheit nimmst du gefangen?"),
    "return captives": (
        "Which captured units do you return, to pay nothing for as many of their type?",
        "Welche gefangenen Einheiten gibst du zurück, um für ebenso viele ihres Typs nichts zu zahlen?",
    ),
}
OPTIONS: Final[dict[str, tuple[str, str]]] = {
    "capture": ("{type1} of {player0}", "{type1} von {player0}"),
    "return none": ("Return none", "Keine zurückgeben"),
}
EVENTS: Final[dict[str, tuple[str, str]]] = {
    "kept on the sheet": (
        "{who} {who|puts|put} 1 {type0} of {who|their|your} own on the sheet.",
        "{who} {who|legt|legst} auf den eigenen Bogen: 1 {type0}.",
    ),
}
CARRYING: Final = {"type": ("kept on the sheet",)}
