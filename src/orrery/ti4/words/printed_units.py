"""What generic units do besides their numbers, in our own words; units of a faction are told by its sheet."""

from __future__ import annotations

from typing import Final

RETURNS: Final = (
    "After it is destroyed roll a die: on a 6 or more it comes back at the start of your next turn, on a planet you"
    " control in your home system.",
    "Nachdem sie zerstört wurde, wirf einen Würfel: Bei 6 oder mehr kommt sie am Anfang deines nächsten Zuges auf einen"
    " Planeten zurück, den du in deinem Heimat-System kontrollierst.",
)
HOLDS: Final = (
    "Up to 3 fighters in its system need no room in ships.",
    "Bis zu 3 Jäger in ihrem System brauchen keinen Platz in Schiffen.",
)
LOWERS: Final = (
    "Units of others in its system lose planetary shield.",
    "Einheiten anderer in ihrem System verlieren den Planetaren Schild.",
)
UNIT_TEXTS: Final[dict[str, tuple[str, str]]] = {
    "fighter-2": (
        "It may move without being carried. Those without room in ships count against your fleet pool.",
        "Er darf sich bewegen, ohne transportiert zu werden. Wer keinen Platz in Schiffen hat, zählt für deinen"
        " Flottenpool.",
    ),
    "dreadnought-2": ("Direct Hit does nothing to it.", "Direkter Treffer kann ihm nichts anhaben."),
    "infantry-2": RETURNS,
    "space-dock-1": HOLDS,
    "space-dock-2": HOLDS,
    "war-sun": LOWERS,
}
