"""The Nomad in words."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "the-company": (
        "You have two agents more than others, three in all.",
        "Du hast zwei Agenten mehr als andere, insgesamt drei.",
    ),
    "future-sight": (
        "After an outcome that you voted for or predicted is resolved, you gain 1 trade good.",
        "Nachdem eine Alternative umgesetzt ist, für die du gestimmt oder die du vorhergesagt hast, erhältst du 1"
        " Handelsware.",
    ),
    "memoria-i": (
        "When it moves it is adjacent to every system with a mech of yours. Your other ships are not.",
        "Wenn es sich bewegt, grenzt es an jedes System mit einem deiner Mechs. Deine anderen Schiffe tun das nicht.",
    ),
    "memoria-2": (
        "When it moves it is adjacent to every system with a mech of yours. Your other ships are not.",
        "Wenn es sich bewegt, grenzt es an jedes System mit einem deiner Mechs. Deine anderen Schiffe tun das nicht.",
    ),
    "temporal-command-suite": (
        "After an agent becomes exhausted you may exhaust this card and ready it. If it is another player's, you may"
        " make a transaction with that player besides all others.",
        "Nachdem ein Agent erschöpft wurde, darfst du diese Karte erschöpfen und ihn spielbereit machen. Gehört er"
        " einem anderen Spieler, darfst du mit diesem eine zusätzliche Transaktion durchführen.",
    ),
    "the-cavalry": (
        "At the start of a space combat against another player than the Nomad: one of your ships other than a fighter"
        " has sustain damage, combat value and anti-fighter barrage of the Nomad's flagship in this combat. After the"
        " combat it goes back.",
        "Zu Beginn eines Raumkampfes gegen einen anderen Spieler als den Nomaden: Eines deiner Schiffe, das kein Jäger"
        " ist, hat in diesem Kampf Schadensresistenz, Kampfwert und Jägerabwehr des Flaggschiffs des Nomaden. Nach dem"
        " Kampf geht sie zurück.",
    ),
}
ASKS: Final[dict[str, tuple[str, str]]] = {
    "cavalry": (
        "{system0}: which of your ships fights as the flagship of the Nomad does?",
        "{system0}: Welches deiner Schiffe kämpft wie das Flaggschiff des Nomaden?",
    ),
}
EVENTS: Final[dict[str, tuple[str, str]]] = {
    "agent readied": (
        "{who} {who|readies|ready} {component0}.",
        "{who} {who|macht|machst} {component0} spielbereit.",
    ),
    "goods stored": (
        "{who} {who|lays|lay} {goods0} of the supply on a card.",
        "{who} {who|legt|legst} {goods0} aus dem Vorrat auf eine Karte.",
    ),
}
CARRYING: Final[dict[str, tuple[str, ...]]] = {"component": ("agent readied",), "n": ("goods stored",)}
