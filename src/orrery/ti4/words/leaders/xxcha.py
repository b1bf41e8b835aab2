"""The leaders and the mech of the Xxcha in words."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "ggrocuto-rinn": (
        "Action, exhaust: ready an exhausted planet of anybody. If its system is adjacent to a planet of yours, you may"
        " remove 1 infantry from it.",
        "Aktion, erschöpfen: Mache einen erschöpften Planeten beliebigen Besitzers spielbereit. Grenzt sein System an"
        " einen Planeten von dir an, darfst du dort 1 Infanterie entfernen.",
    ),
    "elder-qanoj": (
        "Unlocked by planets with 12 influence together. Each planet that you exhaust to vote gives 1 more vote, and"
        " nothing can keep you from voting.",
        "Freigeschaltet durch Planeten mit zusammen 12 Einfluss. Jeder Planet, den du zum Abstimmen erschöpfst, gibt 1"
        " Stimme mehr, und nichts kann dich vom Abstimmen abhalten.",
    ),
    "xxekir-grom": (
        "Action: you may discard 1 law. Look at the top 5 agendas: you alone decide 2 of them, the others are"
        " discarded. Nobody else uses abilities meanwhile. Then purged.",
        "Aktion: Du darfst 1 Gesetz ablegen. Sieh dir die obersten 5 Agendakarten an: 2 davon entscheidest du allein,"
        " die anderen werden abgelegt. Niemand sonst nutzt dabei Fähigkeiten. Danach vernichten.",
    ),
    "indomitus": (
        "Its space cannon reaches ships in adjacent systems.",
        "Seine Weltraumkanone erreicht auch Schiffe in angrenzenden Systemen.",
    ),
}
ASKS: Final[dict[str, tuple[str, str]]] = {
    "rinn which planet": ("Which planet is readied?", "Welcher Planet wird spielbereit?"),
    "rinn infantry": ("{planet0}: is an infantry removed?", "{planet0}: Wird eine Infanterie entfernt?"),
    "decree law": ("Which law do you discard?", "Welches Gesetz legst du ab?"),
    "decree which": ("Which 2 agendas do you decide?", "Welche 2 Agendakarten entscheidest du?"),
    "decree first": ("Which agenda is resolved next?", "Welche Agenda wird als Nächstes abgehandelt?"),
    "decree": ("{agenda0}: which outcome do you decree?", "{agenda0}: Welche Alternative bestimmst du?"),
}
OPTIONS: Final[dict[str, tuple[str, str]]] = {
    "keep laws": ("None", "Keines"),
    "remove nothing": ("No", "Nein"),
}
