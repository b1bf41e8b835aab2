"""The leaders and the mech of the Nomad in words."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "artuno-the-betrayer": (
        "When you gain trade goods from the supply, exhaust: as many are laid on this card. When it readies you gain"
        " them.",
        "Wenn du Handelswaren aus dem Vorrat erhältst, erschöpfen: Ebenso viele kommen auf diese Karte. Wenn sie"
        " spielbereit wird, erhältst du sie.",
    ),
    "field-marshal-mercer": (
        "At the end of a player's turn, exhaust: that player may take up to 2 of their ground forces from the board and"
        " place them on planets of theirs in the active system.",
        "Am Ende des Zuges eines Spielers, erschöpfen: Dieser darf bis zu 2 seiner Bodentruppen vom Spielplan nehmen"
        " und auf Planeten stellen, die er im aktiven System kontrolliert.",
    ),
    "the-thundarian": (
        "After the dice of a combat round are rolled, exhaust: no hits are assigned, and the dice of this round are"
        " rolled anew.",
        "Nachdem die Würfel einer Kampfrunde gefallen sind, erschöpfen: Es werden keine Treffer zugewiesen, und in"
        " dieser Runde wird noch einmal gewürfelt.",
    ),
    "navarch-feng": (
        "Unlocked by a scored secret objective. You may produce your flagship without paying for it.",
        "Freigeschaltet durch einen gewerteten geheimen Auftrag. Du darfst dein Flaggschiff produzieren, ohne dafür zu"
        " bezahlen.",
    ),
    "ahk-syl-siven": (
        "Action: in this round your flagship and what it transports may leave systems with command tokens of yours."
        " Then purged.",
        "Aktion: In dieser Runde dürfen dein Flaggschiff und alles, was es transportiert, Systeme mit deinen"
        " Kommandomarkern verlassen. Danach vernichten.",
    ),
    "quantum-manipulator": (
        "In a space area it may use sustain damage to cancel a hit of a combat there against your ships.",
        "Im Weltraum darf er Schadensresistenz einsetzen, um in einem Kampf dort einen Treffer gegen deine Schiffe"
        " aufzuheben.",
    ),
}
ASKS: Final[dict[str, tuple[str, str]]] = {
    "mercer": (
        "{system1}: which of your ground forces, up to {n0}, come to your planets there?",
        "{system1}: Welche deiner Bodentruppen, bis zu {n0}, kommen auf deine Planeten dort?",
    ),
}
OPTIONS: Final[dict[str, tuple[str, str]]] = {
    "call nobody": ("Nobody", "Niemand"),
}
EVENTS: Final[dict[str, tuple[str, str]]] = {}
