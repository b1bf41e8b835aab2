"""The leaders and the mech of the Naalu in words."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "zeu": (
        "After an agenda has been revealed, exhaust: look at the top card of the agenda deck; you may show it to 1"
        " other player.",
        "Nachdem eine Agenda aufgedeckt wurde, erschöpfen: Sieh dir die oberste Karte des Agendastapels an; du darfst"
        " sie 1 anderen Spieler zeigen.",
    ),
    "maban": (
        "Unlocked by 12 fighters on the board. Each time you pay for fighters that you produce you may place 1 more of"
        " them, beyond the production limit.",
        "Freigeschaltet durch 12 Jäger auf dem Spielplan. Jedes Mal, wenn du Jäger bezahlst, die du produzierst, darfst"
        " du über das Produktionslimit hinaus 1 weiteren aufstellen.",
    ),
    "the-oracle": (
        "At the end of the status phase: each other player gives you 1 promissory note of their choice. Then purged.",
        "Am Ende der Statusphase: Jeder andere Spieler gibt dir 1 Vertragskarte seiner Wahl. Danach vernichten.",
    ),
    "iconoclast": (
        "+2 to its combat rolls against an opponent who has a relic fragment.",
        "+2 auf seine Kampfwürfe gegen einen Gegner, der ein Relikt-Fragment hat.",
    ),
}
ASKS: Final[dict[str, tuple[str, str]]] = {
    "show agenda to": ("To whom do you show the agenda?", "Wem zeigst du die Agenda?"),
    "produce more": (
        "How many more do you place where you have produced?",
        "Wie viele stellst du zusätzlich auf, wo du produziert hast?",
    ),
}
OPTIONS: Final[dict[str, tuple[str, str]]] = {
    "show nobody": ("Nobody", "Niemandem"),
    "no more units": ("No more", "Keine weiteren"),
}
