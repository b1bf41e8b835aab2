"""The leaders and the mech of the Winnu in words."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "berekar-berekon": (
        "When units of a player use production, exhaust: all that is produced costs 2 less together.",
        "Wenn Einheiten eines Spielers produzieren, erschöpfen: Alles, was produziert wird, kostet zusammen 2 weniger.",
    ),
    "rickar-rickani": (
        "Unlocked when you control Mecatol Rex or enter a combat in its system. +2 to your units' combat rolls in the"
        " system of Mecatol Rex, in your home system and in systems with a legendary planet.",
        "Freigeschaltet, wenn du Mecatol Rex kontrollierst oder in seinem System in einen Kampf gehst. +2 auf die"
        " Kampfwürfe deiner Einheiten im System von Mecatol Rex, in deinem Heimat-System und in Systemen mit einem"
        " legendären Planeten.",
    ),
    "mathis-mathinus": (
        "Action: resolve the primary ability of any strategy card; any other players whom you choose may resolve its"
        " secondary ability for the usual price. Then purged.",
        "Aktion: Handle die Primärfähigkeit einer beliebigen Strategiekarte ab; beliebige andere Spieler, die du"
        " auswählst, dürfen ihre Sekundärfähigkeit zum üblichen Preis abhandeln. Danach vernichten.",
    ),
    "reclaimer": (
        "After a tactical action in which you have gained control of its planet you may place 1 PDS or 1 space dock on"
        " it.",
        "Nach einer Taktikaktion, in der du die Kontrolle über seinen Planeten erhalten hast, darfst du 1 PVS oder"
        " 1 Raumwerft auf diesen stellen.",
    ),
}
ASKS: Final[dict[str, tuple[str, str]]] = {
    "imperial seal": (
        "Which strategy card do you speak for?",
        "Die Primärfähigkeit welcher Strategiekarte handelst du ab?",
    ),
    "seal for": (
        "{strategy0}: who may resolve its secondary ability?",
        "{strategy0}: Wer darf die Sekundärfähigkeit abhandeln?",
    ),
}
EVENTS: Final[dict[str, tuple[str, str]]] = {
    "imperial seal": (
        "{who} {who|resolves|resolve} the primary ability of {strategy0}.",
        "{who} {who|handelt|handelst} die Primärfähigkeit von {strategy0} ab.",
    ),
}
CARRYING: Final[dict[str, tuple[str, ...]]] = {"strategy": ("imperial seal",)}
