"""The Nekro Virus in words."""

from __future__ import annotations

from typing import Final

ASSIMILATOR: Final = (
    "Instead of gaining a technology of another player by a faction ability, you may lay its token on a faction"
    " technology of that player that has no such token: as long as it lies there, this card has that text.",
    "Statt durch eine Fraktionsfähigkeit eine Technologie eines anderen zu erhalten, darfst du ihren Marker auf eine"
    " Fraktionstechnologie dieses Spielers legen, auf der kein solcher Marker liegt: Solange er dort liegt, hat diese"
    " Karte deren Text.",
)
TEXTS: Final[dict[str, tuple[str, str]]] = {
    "galactic-threat": (
        "You cannot vote. Once in each agenda phase, after an agenda is revealed, you may predict its outcome; if you"
        " are right, you gain 1 technology of a player who voted for it.",
        "Du kannst nicht abstimmen. Einmal je Agendaphase darfst du, nachdem eine Agenda aufgedeckt wurde, ihren"
        " Ausgang vorhersagen; stimmt es, erhältst du 1 Technologie eines Spielers, der dafür gestimmt hat.",
    ),
    "technological-singularity": (
        "Once in each combat, after a unit of your opponent is destroyed, you may gain 1 technology of that player.",
        "Einmal in jedem Kampf darfst du, nachdem eine Einheit deines Gegners zerstört wurde, 1 Technologie dieses"
        " Spielers erhalten.",
    ),
    "propagation": (
        "You cannot research. Whenever you would, you gain 3 command tokens instead.",
        "Du kannst nicht forschen. Immer wenn du es würdest, erhältst du stattdessen 3 Kommandomarker.",
    ),
    "the-alastor": (
        "At the start of a space combat any number of your ground forces in its system may take part in it as if they"
        " were ships.",
        "Am Anfang eines Raumkampfes dürfen beliebig viele deiner Bodentruppen in seinem System an ihm teilnehmen, als"
        " wären sie Schiffe.",
    ),
    "valefar-assimilator-x": ASSIMILATOR,
    "valefar-assimilator-y": ASSIMILATOR,
    "antivirus": (
        "At the start of a combat of yours: put it before you. As long as it lies there, Technological Singularity"
        " cannot be used against you. When you activate a system with units of the Nekro player, it goes back.",
        "Am Anfang eines deiner Kämpfe: Lege sie vor dich. Solange sie dort liegt, kann Technologische Singularität"
        " nicht gegen dich benutzt werden. Aktivierst du ein System mit Einheiten des Nekro-Spielers, geht sie zurück.",
    ),
}
ASKS: Final[dict[str, tuple[str, str]]] = {
    "take technology": ("Which technology do you take?", "Welche Technologie nimmst du?"),
    "land dock": (
        "A space dock in {system0} floats no more: on which planet does it stand?",
        "Eine Raumwerft in {system0} schwebt nicht mehr: Auf welchem Planeten steht sie?",
    ),
    "join combat": (
        "Which ground forces take part in the combat in {system0}?",
        "Welche Bodentruppen nehmen am Kampf in {system0} teil?",
    ),
    "which falls": ("Which {type1} falls?", "Welche {type1} fällt?"),
    "which unit": ("{type1}: which one?", "{type1}: an welchem Ort?"),
}
OPTIONS: Final[dict[str, tuple[str, str]]] = {
    "copy": ("{component0}: copy {component1}", "{component0}: {component1} kopieren"),
    "copy instead": (
        "{component0}: copy {component1} instead of {component2}",
        "{component0}: {component1} statt {component2} kopieren",
    ),
    "join": ("{unit}, {place0}", "{unit}, {place0}"),
    "falls": ("{place0}", "{place0}"),
    "stands": ("{place0}", "{place0}"),
}
EVENTS: Final[dict[str, tuple[str, str]]] = {
    "copied": (
        "{who} {who|copies|copy} {tech1} ({tech0}).",
        "{who} {who|kopiert|kopierst} {tech1} ({tech0}).",
    ),
    "joined combat": (
        "{who} {who|lets|let} {units} take part in the combat ({place0}).",
        "{who} {who|lässt|lässt} {units} am Kampf teilnehmen ({place0}).",
    ),
}
CARRYING: Final = {"tech tech": ("copied",), "place type n +units": ("joined combat",)}
