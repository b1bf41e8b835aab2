"""The leaders and the mech of the Naaz-Rokha in words."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "garv-and-gunn": (
        "At the end of a player's turn, exhaust: that player may explore 1 of their planets.",
        "Am Ende des Zuges eines Spielers, erschöpfen: Dieser darf 1 seiner Planeten erkunden.",
    ),
    "dart-and-tai": (
        "Unlocked by mechs in 3 systems. After you gain control of a planet that another player controlled, you may"
        " explore it.",
        "Freigeschaltet durch Mechs in 3 Systemen. Nachdem du die Kontrolle über einen Planeten eines anderen Spielers"
        " übernommen hast, darfst du ihn erkunden.",
    ),
    "hesh-and-prit": (
        "Action: gain 1 relic and use the secondary abilities of up to 2 strategy cards that are readied or unchosen;"
        " command tokens for them come from your reinforcements. Then purged.",
        "Aktion: Erhalte 1 Relikt und nutze die Sekundärfähigkeiten von bis zu 2 Strategiekarten, die spielbereit oder"
        " nicht gewählt sind; Kommandomarker dafür kommen aus deinem Nachschub. Danach vernichten.",
    ),
    "eidolon": (
        "At the start of a space combat in which it is among your ships, it becomes a Z-Grav Eidolon until the combat"
        " is over: a ship that hits on 8, cannot sustain damage and counts against no fleet pool.",
        "Zu Beginn eines Raumkampfes, in dem er zwischen deinen Schiffen ist, wird er bis zum Ende des Kampfes zum"
        " Z-Grav-Eidolon: ein Schiff, das mit 8 trifft, keinen Schaden abfängt und in keinem Flottenpool zählt.",
    ),
}
ASKS: Final[dict[str, tuple[str, str]]] = {
    "garv and gunn": (
        "Garv and Gunn: which of your planets do you explore?",
        "Garv und Gunn: Welchen deiner Planeten erkundest du?",
    ),
    "synthesis": (
        "Perfect Synthesis: of which strategy card do you use the secondary ability?",
        "Perfekte Synthese: Von welcher Strategiekarte nutzt du die Sekundärfähigkeit?",
    ),
}
OPTIONS: Final[dict[str, tuple[str, str]]] = {
    "explore nothing": ("Explore nothing", "Nichts erkunden"),
    "no more cards": ("No more cards", "Keine weitere Karte"),
}
