"""The leaders and the mech of the Mentak in words."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "suffi-an": (
        "After Pillage was used against another player, exhaust: you and that player draw 1 action card each.",
        "Nachdem Plündern gegen einen anderen Spieler eingesetzt wurde, erschöpfen: Du und er zieht je 1 Aktionskarte.",
    ),
    "sula-mentarion": (
        "Unlocked by 4 cruisers on the board. After you have won a space combat, your opponent must give you 1"
        " promissory note of their choice, if you like.",
        "Freigeschaltet durch 4 Kreuzer auf dem Spielplan. Nachdem du einen Raumkampf gewonnen hast, muss dir dein"
        " Gegner auf deinen Wunsch 1 Vertragskarte seiner Wahl geben.",
    ),
    "ipswitch-loose-cannon": (
        "At the start of a space combat of yours, purge: each ship of your opponent that is destroyed in it from now on"
        " brings you 1 of the same type from your reinforcements.",
        "Am Anfang eines Raumkampfes von dir, vernichten: Jedes Schiff deines Gegners, das darin ab jetzt zerstört"
        " wird, bringt dir 1 vom selben Typ aus deinem Nachschub.",
    ),
    "moll-terminus": (
        "Ground forces of others on its planet cannot sustain damage.",
        "Bodentruppen anderer auf seinem Planeten können keinen Schaden abfangen.",
    ),
}
