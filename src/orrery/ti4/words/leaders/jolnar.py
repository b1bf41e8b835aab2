"""The leaders and the mech of the Jol-Nar in words."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "doctor-sucaban": (
        "When a player spends resources to research, exhaust: that player may remove any number of their infantry from"
        " the board, each for 1 resource less.",
        "Wenn ein Spieler Ressourcen ausgibt, um zu forschen, erschöpfen: Er darf beliebig viel eigene Infanterie vom"
        " Spielplan nehmen, für jede 1 Ressource weniger.",
    ),
    "ta-zern": (
        "Unlocked by 8 technologies. After you have rolled dice for a unit ability you may reroll any of them.",
        "Freigeschaltet durch 8 Technologien. Nachdem du für eine Einheitenfähigkeit gewürfelt hast, darfst du beliebig"
        " viele dieser Würfel neu werfen.",
    ),
    "rin-the-masters-legacy": (
        "Action: replace any of your technologies, except unit upgrades, each with one of the same colour from your"
        " deck, all at the same time and without prerequisites. Then purged.",
        "Aktion: Ersetze beliebig viele deiner Technologien außer Aufwertungen für Einheiten durch je eine derselben"
        " Farbe aus deinem Stapel, alle gleichzeitig und ohne Voraussetzungen. Danach vernichten.",
    ),
    "shield-paling": (
        "Fragile does not affect your infantry on its planet.",
        "„Zerbrechlich“ wirkt nicht auf deine Infanterie auf seinem Planeten.",
    ),
}
ASKS: Final[dict[str, tuple[str, str]]] = {
    "volunteers": (
        "Doctor Sucaban: which infantry do you remove, each for 1 resource less?",
        "Doktor Sucaban: Welche Infanterie nimmst du weg, jede für 1 Ressource weniger?",
    ),
    "replace technology": ("Which technology do you replace?", "Welche Technologie ersetzt du?"),
    "replace with": ("What comes for {tech0}?", "Was kommt für {tech0}?"),
}
OPTIONS: Final[dict[str, tuple[str, str]]] = {
    "remove nobody": ("Nobody", "Niemanden"),
    "replace no more": ("No more", "Keine weitere"),
}
EVENTS: Final[dict[str, tuple[str, str]]] = {
    "fired again": (
        "{who} {who|has|have} rolled again; the dice show {all_dice}.",
        "{who} {who|hat|hast} neu gewürfelt; die Würfel zeigen {all_dice}.",
    ),
}
CARRYING: Final[dict[str, tuple[str, ...]]] = {"n* +all_dice": ("fired again",)}
