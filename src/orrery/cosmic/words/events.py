"""What the values of each event are: the first, the second and so on, as places call them; +parts are worked out.

Events of a card are in its file, under EVENTS. One that is named nowhere carries nothing.
"""

from __future__ import annotations

from typing import Final

CARRYING: Final = {
    "alien": ("alien", "power", "power shown", "power lost", "power regained", "zapped", "sheet refused", "new power"),
    "destiny": ("first draw", "destiny"),
    "n": ("turn", "round", "reshuffled"),
    "cards": ("drawn",),
    "card": ("discarded", "taken", "open card", "shown", "played", "card zapped"),
    "seat cards": ("given", "looked", "offer random", "offer any"),
    "ships": ("freed", "lost", "removed", "saved", "stranded", "launched"),
    "planet ships": ("colony", "landed"),
    "colour": ("defense",),
    "planet": ("aimed", "researched"),
    "seat*": ("invited",),
    "side ships": ("allied",),
    "n n": ("totals",),
    "outcome": ("outcome",),
    "cards ships +reward": ("reward",),
    "seat": ("offer card",),
    "seat n": (
        "offer attack",
        "offer negotiate",
        "offer reinforcement",
        "offer artifact",
        "offer flare",
        "offer release",
    ),
    "seat planet": ("offer colony",),
    "side n": ("reinforced",),
    "tech": ("technology", "tech discarded", "completed"),
    "techs": ("techs drawn",),
    "colonies": ("wins", "wins otherwise"),
}

CARRIED: Final = {kind: values for values, kinds in CARRYING.items() for kind in kinds}
