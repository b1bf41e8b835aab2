"""Sardakk N'orr in words."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "unrelenting": (
        "Each of your combat rolls counts 1 more.",
        "Jeder deiner Kampfwürfe zählt 1 mehr.",
    ),
    "cmorran-norr": (
        "The combat rolls of your other ships in its system count 1 more.",
        "Die Kampfwürfe deiner anderen Schiffe in seinem System zählen 1 mehr.",
    ),
    "exotrireme-2": (
        "Direct Hit does nothing to it. After a round of space combat you may destroy it to destroy up to 2 ships of"
        " others in its system.",
        "Direkter Treffer kann ihr nichts anhaben. Nach einer Raumkampfrunde darfst du sie zerstören, um bis zu 2"
        " Schiffe anderer in ihrem System zu zerstören.",
    ),
    "valkyrie-particle-weave": (
        "After the combat rolls of a ground combat round: if your opponent has made a hit, you make 1 more.",
        "Nach den Kampfwürfen einer Bodenkampfrunde: Hat dein Gegner einen Treffer erzielt, erzielst du 1 mehr.",
    ),
    "tekklar-legion": (
        "At the start of a ground combat: your combat rolls in it count 1 more, and if your opponent is the N'orr"
        " player, theirs count 1 less. Then it goes back.",
        "Am Anfang eines Bodenkampfes: Deine Kampfwürfe darin zählen 1 mehr, und ist der N'orr-Spieler dein Gegner,"
        " zählen seine 1 weniger. Danach geht sie zurück.",
    ),
}
ASKS: Final[dict[str, tuple[str, str]]] = {
    "give dreadnought": (
        "Which of your dreadnoughts in {system0} is destroyed?",
        "Welches deiner Schlachtschiffe in {system0} wird zerstört?",
    ),
    "destroy with it": (
        "Which ships in {system0} are destroyed with it? Up to 2.",
        "Welche Schiffe in {system0} werden mit ihm zerstört? Bis zu 2.",
    ),
}
