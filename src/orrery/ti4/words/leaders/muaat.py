"""The leaders and the mech of the Muaat in words."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "umbat": (
        "Action, exhaust: choose a player; they may produce up to 2 units that cost 4 or less each in a system with one"
        " of their war suns or their flagship. They pay in full.",
        "Aktion, erschöpfen: Wähle einen Spieler; dieser darf bis zu 2 Einheiten, die je höchstens 4 kosten, in einem"
        " System mit einer seiner Kriegssonnen oder seinem Flaggschiff produzieren. Er zahlt voll.",
    ),
    "magmus": (
        "Unlocked when you produce a war sun. After you spend a token of your strategy pool you may gain 1 trade good;"
        " for a secondary ability once that is resolved.",
        "Freigeschaltet, wenn du eine Kriegssonne produzierst. Nachdem du einen Marker aus deinem Strategiepool"
        " ausgegeben hast, darfst du 1 Handelsware nehmen; bei einer Sekundärfähigkeit, sobald sie abgehandelt ist.",
    ),
    "adjudicator-baal": (
        "After you move a war sun into a system that is no home system and not that of Mecatol Rex: all units of others"
        " there are destroyed, and its tile becomes the supernova of the Muaat; planets and their cards leave the game."
        " Then purged.",
        "Nachdem du eine Kriegssonne in ein System bewegt hast, das kein Heimat-System und nicht das von Mecatol Rex"
        " ist: Alle Einheiten anderer dort werden zerstört, und seine Tafel wird zur Supernova der Muaat; Planeten und"
        " ihre Karten werden vernichtet. Danach vernichten.",
    ),
    "ember-colossus": (
        "When you use Star Forge in its system or an adjacent one you may place 1 infantry with it.",
        "Wenn du in seinem System oder einem angrenzenden die Sternenschmiede einsetzt, darfst du 1 Infanterie zu ihm"
        " stellen.",
    ),
}
ASKS: Final[dict[str, tuple[str, str]]] = {
    "umbat whom": ("Who may produce 2 units?", "Wer darf 2 Einheiten produzieren?"),
    "umbat where": ("In which system do you produce?", "In welchem System produzierst du?"),
    "with colossi": (
        "Star Forge in {system0}: with which mechs do you place infantry, one with each?",
        "Sternenschmiede in {system0}: Zu welchen Mechs stellst du Infanterie, je eine?",
    ),
}
EVENTS: Final[dict[str, tuple[str, str]]] = {
    "tile replaced": (
        "{who} {who|makes|make} a star explode: {tile0} is now {tile1}.",
        "{who} {who|lässt|lässt} einen Stern explodieren: {tile0} ist nun {tile1}.",
    ),
}
CARRYING: Final[dict[str, tuple[str, ...]]] = {"tile tile": ("tile replaced",)}
