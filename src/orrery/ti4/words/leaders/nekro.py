"""The leaders and the mech of the Nekro in words."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "nekro-malleon": (
        "At any time of the action phase, exhaust: choose a player, who may discard 1 action card or spend 1 command"
        " token to gain 2 trade goods.",
        "Jederzeit in der Aktionsphase, erschöpfen: Wähle einen Spieler; er darf 1 Aktionskarte ablegen oder 1"
        " Kommandomarker ausgeben und 2 Handelswaren erhalten.",
    ),
    "nekro-acidos": (
        "Unlocked by 3 technologies. After you have gained a technology you may draw 1 action card.",
        "Freigeschaltet durch 3 Technologien. Nachdem du eine Technologie erhalten hast, darfst du 1 Aktionskarte"
        " ziehen.",
    ),
    "unitdsgnflayesh": (
        "Action: choose a planet with a technology specialty in a system with your units; units of others on it are"
        " destroyed, and you gain its resources and influence in trade goods and a technology of that colour. Then"
        " purged.",
        "Aktion: Wähle einen Planeten mit Technologie-Spezialisierung in einem System mit deinen Einheiten; Einheiten"
        " anderer darauf werden zerstört, und du erhältst seine Ressourcen und seinen Einfluss in Handelswaren und eine"
        " Technologie dieser Farbe. Danach vernichten.",
    ),
    "mordred": (
        "+2 to its combat rolls against an opponent on one of whose technologies your token lies.",
        "+2 auf seine Kampfwürfe gegen einen Gegner, auf dessen Technologie ein Marker von dir liegt.",
    ),
}
ASKS: Final[dict[str, tuple[str, str]]] = {
    "malleon whom": (
        "Nekro Malleon: who may give up a card or a token for 2 trade goods?",
        "Nekro Malleon: Wer darf eine Karte oder einen Marker für 2 Handelswaren hergeben?",
    ),
    "malleon what": (
        "What do you give up for 2 trade goods?",
        "Was gibst du für 2 Handelswaren her?",
    ),
    "take apart": ("Which planet is taken apart?", "Welcher Planet wird zerlegt?"),
}
OPTIONS: Final[dict[str, tuple[str, str]]] = {"give up nothing": ("Nothing", "Nichts")}
