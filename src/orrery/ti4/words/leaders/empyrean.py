"""The leaders and the mech of the Empyrean in words."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "acamar": (
        "After a player has moved ships into a system without planets, exhaust: that player gains 1 command token.",
        "Nachdem ein Spieler Schiffe in ein System ohne Planeten bewegt hat, erschöpfen: Dieser erhält 1"
        " Kommandomarker.",
    ),
    "xuange": (
        "Unlocked when all other players are your neighbours. After another player has moved ships into a system with a"
        " command token of yours, you may return that token to your reinforcements.",
        "Freigeschaltet, wenn alle anderen Spieler deine Nachbarn sind. Nachdem ein anderer Spieler Schiffe in ein"
        " System mit einem Kommandomarker von dir bewegt hat, darfst du den Marker in deinen Nachschub zurücklegen.",
    ),
    "conservator-procyon": (
        "Action: put a frontier token into each system without planets that has none; then explore each frontier token"
        " in a system with your ships. Then purged.",
        "Aktion: Lege in jedes System ohne Planeten, in dem keiner liegt, einen Wilder-Raum-Marker; dann erkunde jeden"
        " davon in einem System mit deinen Schiffen. Danach vernichten.",
    ),
    "watcher": (
        "When another player plays an action card, you may remove it from a system with or next to units of that player"
        " to cancel the card.",
        "Wenn ein anderer Spieler eine Aktionskarte spielt, darfst du ihn aus einem System mit oder neben Einheiten"
        " dieses Spielers entfernen, um die Karte aufzuheben.",
    ),
}
ASKS: Final[dict[str, tuple[str, str]]] = {
    "which watcher": ("Which watcher do you remove?", "Welchen Beobachter entfernst du?"),
    "next frontier": (
        "Which frontier token do you explore next?",
        "Welchen Wilder-Raum-Marker erkundest du als Nächstes?",
    ),
}
OPTIONS: Final[dict[str, tuple[str, str]]] = {
    "watcher": ("{place0}", "{place0}"),
    "damaged watcher": ("{place0} (damaged)", "{place0} (beschädigt)"),
}
EVENTS: Final[dict[str, tuple[str, str]]] = {
    "token returned": (
        "{who} {who|takes|take} the command token out of {system0}.",
        "{who} {who|nimmt|nimmst} den Kommandomarker aus {system0}.",
    ),
    "frontier token": (
        "{who} {who|puts|put} a frontier token into {system0}.",
        "{who} {who|legt|legst} einen Wilder-Raum-Marker nach {system0}.",
    ),
}
CARRYING: Final[dict[str, tuple[str, ...]]] = {"system": ("token returned", "frontier token")}
