"""The leaders and the mech of the Letnev in words."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "viscount-unlenn": (
        "At the start of a round of space combat, exhaust: 1 ship in the active system rolls 1 more die.",
        "Am Anfang einer Raumkampfrunde, erschöpfen: 1 Schiff im aktiven System würfelt 1 Würfel mehr.",
    ),
    "rear-admiral-farran": (
        "Unlocked by 5 ships other than fighters in one system. Whenever a unit of yours has sustained damage you may"
        " gain 1 trade good.",
        "Freigeschaltet durch 5 andere Schiffe als Jäger in einem System. Immer wenn eine Einheit von dir Schaden"
        " abgefangen hat, darfst du 1 Handelsware erhalten.",
    ),
    "darktalon-treilla": (
        "Action: in this round neither your fleet pool nor a law limits your ships in a system. Then purged.",
        "Aktion: In dieser Runde begrenzt weder dein Flottenpool noch ein Gesetz deine Schiffe in einem System. Danach"
        " vernichten.",
    ),
    "dunlain-reaper": (
        "Deploy: at the start of a round of ground combat you may spend 2 resources to replace 1 of your infantry in it"
        " with 1 mech.",
        "Einsatz: Am Anfang einer Bodenkampfrunde darfst du 2 Ressourcen ausgeben und 1 deiner Infanterien darin durch"
        " 1 Mech ersetzen.",
    ),
}
