"""The leaders and the mech of the Sol in words."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "evelyn-delouis": (
        "At the start of a round of ground combat, exhaust: 1 ground force in it rolls 1 more die.",
        "Am Anfang einer Bodenkampfrunde, erschöpfen: 1 Bodentruppe darin würfelt 1 Würfel mehr.",
    ),
    "claire-gibson": (
        "Unlocked by planets with 12 resources together. At the start of a ground combat on a planet of yours you may"
        " place 1 infantry there.",
        "Freigeschaltet durch Planeten mit zusammen 12 Ressourcen. Am Anfang eines Bodenkampfes auf einem deiner"
        " Planeten darfst du dort 1 Infanterie aufstellen.",
    ),
    "jace-x-4th-air-legion": (
        "Action: all your command tokens on the board go back to your reinforcements. Then purged.",
        "Aktion: Alle deine Kommandomarker auf dem Spielplan kommen in deinen Nachschub zurück. Danach vernichten.",
    ),
    "zs-thunderbolt-m2": (
        "Deploy: after you have used Orbital Drop you may spend 3 resources to place 1 mech on that planet.",
        "Einsatz: Nach deinem Orbitalabsprung darfst du 3 Ressourcen ausgeben und 1 Mech auf jenen Planeten stellen.",
    ),
}
ASKS: Final[dict[str, tuple[str, str]]] = {
    "whose ground force": (
        "Whose ground force rolls one more die?",
        "Wessen Bodentruppe würfelt einen Würfel mehr?",
    ),
    "which ground force": (
        "Which ground force rolls one more die?",
        "Welche Bodentruppe würfelt einen Würfel mehr?",
    ),
}
EVENTS: Final[dict[str, tuple[str, str]]] = {
    "tokens returned": (
        "{who} {who|takes|take} {n0} command tokens off the board.",
        "{who} {who|nimmt|nimmst} {n0} Kommandomarker vom Spielplan.",
    ),
}
CARRYING: Final[dict[str, tuple[str, ...]]] = {"n": ("tokens returned",)}
