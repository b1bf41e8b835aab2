"""The Argent Flight in words."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "zeal": (
        "You always vote first. When you cast at least 1 vote, you cast 1 more for each player in the game.",
        "Du stimmst immer als Erster ab. Gibst du mindestens 1 Stimme ab, kommt für jeden Spieler der Partie 1 dazu.",
    ),
    "raid-formation": (
        "For each hit of your anti-fighter barrage beyond your opponent's fighters, you choose 1 of their ships with"
        " sustain damage: it becomes damaged, and cancels nothing by that.",
        "Für jeden Treffer deiner Jägerabwehr über die Jäger deines Gegners hinaus bestimmst du 1 seiner Schiffe mit"
        " Schadensresistenz: Es wird beschädigt und hebt damit nichts auf.",
    ),
    "quetzecoatl": (
        "Nobody else can use space cannon against your ships in its system.",
        "Niemand sonst kann Weltraumkanonen gegen deine Schiffe in seinem System einsetzen.",
    ),
    "strike-wing-alpha-2": (
        "Each die of its anti-fighter barrage that shows 9 or 10 also destroys 1 infantry of your opponent in the"
        " space area of the active system.",
        "Jeder Würfel seiner Jägerabwehr, der 9 oder 10 zeigt, zerstört auch 1 Infanterie deines Gegners im Weltraum"
        " des aktiven Systems.",
    ),
    "aerie-hololattice": (
        "Others cannot move ships through systems with your structures. Each planet with structures of yours has"
        " production 1, as if it were a unit.",
        "Andere können Schiffe nicht durch Systeme mit deinen Gebäuden bewegen. Jeder Planet mit Gebäuden von dir hat"
        " Produktion 1, als wäre er eine Einheit.",
    ),
    "strike-wing-ambuscade": (
        "When your units roll for a unit ability: 1 of them rolls one more die. Then it goes back.",
        "Wenn deine Einheiten für eine Einheitenfähigkeit würfeln: 1 davon würfelt einen Würfel mehr. Danach geht sie"
        " zurück.",
    ),
}
ASKS: Final[dict[str, tuple[str, str]]] = {
    "raid ships": (
        "Raid Formation: which ships of your opponent in {system0} become damaged?",
        "Überfallformation: Welche Schiffe deines Gegners in {system0} werden beschädigt?",
    ),
}
EVENTS: Final[dict[str, tuple[str, str]]] = {
    "raided": (
        "{who|A ship of {who}|One of your ships} becomes damaged at {place0}: 1 {type1}.",
        "{who|Ein Schiff von {who}|Eines deiner Schiffe} wird beschädigt ({place0}): 1 {type1}.",
    ),
}
CARRYING: Final[dict[str, tuple[str, ...]]] = {"place type": ("raided",)}
