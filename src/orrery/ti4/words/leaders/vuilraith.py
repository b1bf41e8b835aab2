"""The leaders and the mech of the Vuil'raith in words."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "the-stillness-of-stars": (
        "After another player has replenished commodities, exhaust: they become trade goods, and you capture 1 unit of"
        " that player's reinforcements that costs no more than the player's commodity value.",
        "Nachdem ein anderer Spieler seine Massenprodukte aufgefüllt hat, erschöpfen: Sie werden Handelswaren, und du"
        " nimmst 1 Einheit aus seinem Nachschub gefangen, die höchstens so viel kostet wie sein Massenproduktwert.",
    ),
    "that-which-molds-flesh": (
        "Unlocked by units of yours in 3 gravity rifts. When you produce fighters or infantry, 2 of them do not count"
        " against the production limit.",
        "Freigeschaltet durch deine Einheiten in 3 Gravitationsstrudeln. Produzierst du Jäger oder Infanterie, zählen 2"
        " davon nicht für das Produktionslimit.",
    ),
    "it-feeds-on-carrion": (
        "Action: every other player rolls a die for each ship, but for fighters, in or next to a system with a"
        " dimensional tear; on 3 or less you capture it, with what loses its room by that. Then purged.",
        "Aktion: Jeder andere Spieler würfelt für jedes Schiff außer Jägern, das in einem System mit einem"
        " Dimensionsriss oder daneben ist; bei 3 oder weniger nimmst du es gefangen, samt allem, was dadurch keinen"
        " Platz mehr hat. Danach vernichten.",
    ),
    "reanimator": (
        "Infantry of yours that is destroyed on its planet is put on your sheet as captured.",
        "Infanterie von dir, die auf seinem Planeten zerstört wird, kommt als gefangen auf deinen Bogen.",
    ),
}
ASKS: Final[dict[str, tuple[str, str]]] = {
    "capture for goods": (
        "The commodities of {player0} become trade goods: which unit do you capture?",
        "Die Massenprodukte von {player0} werden Handelswaren: Welche Einheit nimmst du gefangen?",
    ),
}
EVENTS: Final[dict[str, tuple[str, str]]] = {
    "anchor": (
        "{who} {who|rolls|roll} {n1} for a {type0} near the tears.",
        "{who} {who|würfelt|würfelst} {n1} für ein Schiff an den Rissen: {type0}.",
    ),
}
CARRYING: Final = {"type n": ("anchor",)}
