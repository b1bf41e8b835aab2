"""The Yin Brotherhood in words."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "indoctrination": (
        "At the start of a ground combat you may spend 2 influence: 1 infantry of your opponent in it becomes 1 of"
        " yours.",
        "Am Anfang eines Bodenkampfes darfst du 2 Einfluss ausgeben: 1 Infanterie deines Gegners darin wird zu 1 von"
        " dir.",
    ),
    "devotion": (
        "After each round of space combat you may destroy 1 of your cruisers or destroyers in it to hit a ship of your"
        " opponent, of your choice, once.",
        "Nach jeder Raumkampfrunde darfst du 1 deiner Kreuzer oder Zerstörer darin zerstören und damit einem Schiff"
        " deines Gegners, das du wählst, 1 Treffer zufügen.",
    ),
    "van-hauge": (
        "When it is destroyed, all ships in its system are destroyed.",
        "Wenn es zerstört wird, werden alle Schiffe in seinem System zerstört.",
    ),
    "yin-spinner": (
        "After your units have produced, place 1 infantry on a planet you control in that system.",
        "Nachdem deine Einheiten produziert haben, stelle 1 Infanterie auf einen Planeten in diesem System, den du"
        " kontrollierst.",
    ),
    "impulse-core": (
        "At the start of a space combat you may destroy 1 of your cruisers or destroyers in it to make 1 hit, which"
        " goes to a ship other than a fighter, if there is one.",
        "Am Anfang eines Raumkampfes darfst du 1 deiner Kreuzer oder Zerstörer darin zerstören und damit 1 Treffer"
        " erzielen; er geht auf ein anderes Schiff als einen Jäger, wenn es eines gibt.",
    ),
    "greyfire-mutagen": (
        "After a system has been activated: in this tactical action the Yin player can use neither faction abilities"
        " nor faction technologies. Then it goes back.",
        "Nachdem ein System aktiviert ist: In dieser Taktikaktion kann der Yin-Spieler weder Fraktionsfähigkeiten noch"
        " Fraktionstechnologien nutzen. Danach geht sie zurück.",
    ),
}
ASKS: Final[dict[str, tuple[str, str]]] = {
    "sacrifice": (
        "Which of your ships in {system0} do you give for a hit?",
        "Welches deiner Schiffe in {system0} gibst du für einen Treffer?",
    ),
    "devotion": ("Which ship in {system0} is hit?", "Welches Schiff in {system0} wird getroffen?"),
    "spin infantry": ("On which planet does the infantry stand?", "Auf welchem Planeten steht die Infanterie?"),
}
EVENTS: Final[dict[str, tuple[str, str]]] = {
    "indoctrinated": (
        "{seat0|1 infantry of {seat0}|1 of your infantry} on {place1} changes to {who|the side of {who}|your side}.",
        "1 Infanterie von {seat0:dir} auf {place1} wechselt auf {who|die Seite von {who}|deine Seite}.",
    ),
}
CARRYING: Final = {"seat place": ("indoctrinated",)}
