"""The Naaz-Rokha Alliance in words."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "distant-suns": (
        "When you explore a planet on which you have a mech, you may draw 1 more card; resolve one of them and discard"
        " the other.",
        "Wenn du einen Planeten erkundest, auf dem du einen Mech hast, darfst du 1 Karte mehr ziehen; führe eine davon"
        " aus und lege die andere ab.",
    ),
    "fabrication": (
        "Action: purge 2 of your relic fragments of one type and gain 1 relic, or purge 1 of them and gain 1 command"
        " token.",
        "Aktion: Vernichte 2 deiner Reliktfragmente einer Art und erhalte 1 Relikt, oder vernichte 1 davon"
        " und erhalte 1 Kommandomarker.",
    ),
    "visz-el-vir": (
        "Your mechs in its system roll one more die each in combat.",
        "Deine Mechs in seinem System würfeln im Kampf je einen Würfel mehr.",
    ),
    "supercharge": (
        "At the start of a round of combat you may exhaust this card: your combat rolls in it count 1 more.",
        "Am Anfang einer Kampfrunde darfst du diese Karte erschöpfen: Deine Kampfwürfe darin zählen 1 mehr.",
    ),
    "pre-fab-arcologies": (
        "After you have explored a planet it is readied.",
        "Nachdem du einen Planeten erkundet hast, wird er spielbereit.",
    ),
    "black-market-forgery": (
        "Action: purge 2 of your relic fragments of one type and gain 1 relic. Then it goes back.",
        "Aktion: Vernichte 2 deiner Reliktfragmente einer Art und erhalte 1 Relikt. Danach geht sie zurück.",
    ),
}
ASKS: Final[dict[str, tuple[str, str]]] = {
    "which find": (
        "Which of the cards that you have drawn for {planet0} do you resolve?",
        "Welche der Karten, die du für {planet0} gezogen hast, führst du aus?",
    ),
    "fabricate": ("What do you make of your relic fragments?", "Was machst du aus deinen Reliktfragmenten?"),
    "forge": ("Which relic fragments do you purge?", "Welche Reliktfragmente vernichtest du?"),
}
OPTIONS: Final[dict[str, tuple[str, str]]] = {
    "fabricate relic": ("{component0} and {component1}: a relic", "{component0} und {component1}: ein Relikt"),
    "fabricate token": ("{component0}: a command token", "{component0}: ein Kommandomarker"),
    "find": ("{component0}", "{component0}"),
    "forge relic": ("{component0} and {component1}", "{component0} und {component1}"),
}
EVENTS: Final[dict[str, tuple[str, str]]] = {
    "find drawn": (
        "{who} {who|draws|draw} {component1} for {planet0}.",
        "{who} {who|zieht|ziehst} {component1} für {planet0}.",
    ),
}
CARRYING: Final[dict[str, tuple[str, ...]]] = {"planet component": ("find drawn",)}
