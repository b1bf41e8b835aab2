"""The Barony of Letnev in words."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "armada": (
        "You may have 2 more ships other than fighters in a system than tokens in your fleet pool.",
        "Du darfst in einem System 2 Schiffe außer Jägern mehr haben als Marker in deinem Flottenpool.",
    ),
    "munitions-reserves": (
        "At the start of each round of space combat of yours you may spend 2 trade goods to reroll any of your combat"
        " dice in it, each once.",
        "Am Anfang jeder deiner Raumkampfrunden darfst du 2 Handelswaren ausgeben und in ihr beliebige deiner"
        " Kampfwürfel neu werfen, jeden einmal.",
    ),
    "arc-secundus": (
        "Units of others in its system lose planetary shield. At the start of each round of space combat it is"
        " repaired.",
        "Einheiten anderer in seinem System verlieren den Planetaren Schild. Am Anfang jeder Raumkampfrunde wird es"
        " repariert.",
    ),
    "l4-disruptors": (
        "During an invasion nobody can use space cannon against your units.",
        "Während eines Einmarsches kann niemand Weltraumkanonen gegen deine Einheiten einsetzen.",
    ),
    "non-euclidean-shielding": (
        "When one of your units uses sustain damage, it cancels 2 hits instead of 1.",
        "Wenn eine deiner Einheiten Schadensresistenz einsetzt, hebt sie 2 Treffer statt 1 auf.",
    ),
    "war-funding": (
        "At the start of a round of space combat of yours: the Letnev player loses 2 trade goods, or as many as there"
        " are, and you may reroll any of your combat dice in that round. Then it goes back.",
        "Am Anfang einer deiner Raumkampfrunden: Der Letnev-Spieler verliert 2 Handelswaren oder so viele, wie er hat,"
        " und du darfst in dieser Runde beliebige deiner Kampfwürfel neu werfen. Danach geht sie zurück.",
    ),
}
