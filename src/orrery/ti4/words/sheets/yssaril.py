"""The Yssaril Tribes in words."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "stall-tactics": (
        "Action: discard 1 action card.",
        "Aktion: Lege 1 Aktionskarte ab.",
    ),
    "scheming": (
        "Whenever you draw action cards you draw 1 more, then you discard 1 of your hand.",
        "Immer wenn du Aktionskarten ziehst, ziehst du 1 mehr und legst dann 1 von deiner Hand ab.",
    ),
    "crafty": (
        "You may hold any number of action cards. Nothing can prevent that.",
        "Du darfst beliebig viele Aktionskarten auf der Hand haben. Nichts kann das verhindern.",
    ),
    "ysia-yssrila": (
        "It may move through systems that hold ships of others.",
        "Es darf sich durch Systeme bewegen, in denen Schiffe anderer sind.",
    ),
    "transparasteel-plating": (
        "In your turns of the action phase, whoever has passed cannot play action cards.",
        "Wer gepasst hat, kann in deinen Zügen der Aktionsphase keine Aktionskarten spielen.",
    ),
    "mageon-implants": (
        "Action, exhaust: look at the action cards of another player and take 1 of them.",
        "Aktion, erschöpfen: Sieh dir die Aktionskarten eines anderen an und nimm 1 davon.",
    ),
    "spy-net": (
        "At the start of your turn: look at the action cards of the Yssaril player and take 1 of them. Then it goes"
        " back.",
        "Am Anfang deines Zuges: Sieh dir die Aktionskarten des Yssaril-Spielers an und nimm 1 davon. Danach geht sie"
        " zurück.",
    ),
}
ASKS: Final[dict[str, tuple[str, str]]] = {
    "take card": (
        "Which action card do you take from {seat0:you}?",
        "Welche Aktionskarte nimmst du von {seat0:dir}?",
    ),
}
EVENTS: Final[dict[str, tuple[str, str]]] = {
    "hand seen": (
        "{who} {who|looks|look} at {seat0|the action cards of {seat0}|your action cards}{cards||: {cards}}.",
        "{who} {who|sieht sich|siehst dir} {seat0|die Aktionskarten von {seat0}|deine Aktionskarten}"
        " an{cards||: {cards}}.",
    ),
}
CARRYING: Final = {"seat": ("hand seen",)}
