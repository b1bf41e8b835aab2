"""The leaders and the mech of the Yssaril in words."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "ssruu": (
        "Has the text of every other player's agent, even of those that are exhausted; to use one exhausts Ssruu.",
        "Hat den Text der Agenten aller anderen Spieler, auch der erschöpften; wer einen davon nutzt, erschöpft Ssruu.",
    ),
    "so-ata": (
        "Unlocked by 7 action cards in hand. After another player has activated a system with your units you may look"
        " at their action cards, their promissory notes or their secret objectives.",
        "Freigeschaltet durch 7 Aktionskarten auf der Hand. Nachdem ein anderer ein System mit deinen Einheiten"
        " aktiviert hat, darfst du dir seine Aktionskarten, seine Vertragskarten oder seine geheimen Aufträge ansehen.",
    ),
    "kyver-blade-and-key": (
        "Action: each other player shows you 1 action card of their choice; of each player you may take that card, or"
        " have 3 of their action cards discarded at random. Then purged.",
        "Aktion: Jeder andere zeigt dir 1 Aktionskarte seiner Wahl; bei jedem darfst du diese Karte nehmen oder ihn 3"
        " zufällige Aktionskarten ablegen lassen. Danach vernichten.",
    ),
    "blackshade-infiltrator": (
        "Deploy: after you have used Stall Tactics you may place it on a planet you control.",
        "Einsatz: Nachdem du „Hinhaltetaktik“ genutzt hast, darfst du ihn auf einen Planeten stellen, den du"
        " kontrollierst.",
    ),
}
ASKS: Final[dict[str, tuple[str, str]]] = {
    "so ata": ("So Ata: what do you look at?", "So Ata: Was siehst du dir an?"),
    "show one card": (
        "Which action card do you show {seat0:you}?",
        "Welche Aktionskarte zeigst du {seat0:dir}?",
    ),
    "guild of spies": (
        "{seat0:you} {seat0|has|have} shown {card1}. What happens?",
        "{seat0:du} {seat0|hat|hast} {card1} gezeigt. Was geschieht?",
    ),
    "infiltrate where": (
        "On which planet do you place the Blackshade Infiltrator?",
        "Auf welchen Planeten stellst du den Schattenklingen-Infiltrator?",
    ),
}
OPTIONS: Final[dict[str, tuple[str, str]]] = {
    "look at cards": ("Action cards", "Aktionskarten"),
    "look at notes": ("Promissory notes", "Vertragskarten"),
    "look at secrets": ("Secret objectives", "Geheime Aufträge"),
    "leave cards": ("Nothing", "Nichts"),
    "take shown card": ("Take {card0}", "{card0} nehmen"),
    "discard at random": (
        "Up to 3 action cards are discarded at random",
        "Bis zu 3 zufällige Aktionskarten werden abgelegt",
    ),
}
EVENTS: Final[dict[str, tuple[str, str]]] = {
    "notes seen": (
        "{who} {who|looks|look} at {seat0|the promissory notes of {seat0}|your promissory notes}{cards||: {cards}}.",
        "{who} {who|sieht sich|siehst dir} {seat0|die Vertragskarten von {seat0}|deine Vertragskarten}"
        " an{cards||: {cards}}.",
    ),
    "secrets seen": (
        "{who} {who|looks|look} at {seat0|the secret objectives of {seat0}|your secret objectives}{cards||: {cards}}.",
        "{who} {who|sieht sich|siehst dir} {seat0|die geheimen Aufträge von {seat0}|deine geheimen Aufträge}"
        " an{cards||: {cards}}.",
    ),
}
CARRYING: Final[dict[str, tuple[str, ...]]] = {"seat": ("notes seen", "secrets seen")}
