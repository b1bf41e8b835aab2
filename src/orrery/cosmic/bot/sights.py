"""Where each feature and each scalar of a question stands: closed lists, each entry with a key."""

from __future__ import annotations

from typing import Final

from orrery.bots.coder import Layout
from orrery.cosmic.bot.asked import EFFECTS, PHASES, PROMPTS
from orrery.cosmic.bot.gifts import CARD_KEYS, GIFTS
from orrery.cosmic.bot.rows import SEATS, SPECIAL
from orrery.cosmic.cards import ALIENS, CARDS, COSMOS, TECHNOLOGIES

OWN: Final = ("hand", "hand twice", "hand thrice", "dealt", "aside", "sheet", "about")
COPIES: Final = 3
DEALT: Final = 3
ASIDE: Final = 4
SHEET: Final = 5
ABOUT: Final = 6
SLOTS: Final = ("own side", "other side", "offense", "defense")  # whoever is on no side sees the last two
MARKS: Final = ("shown", "reversed", "citadel", "technology", "four planets", "ahead", "behind", "even")
OUTCOMES: Final = 9
HANDS: Final = 16
FOREIGN: Final = 8
HOMES: Final = 7
WARPED: Final = 12
PICKS: Final = 12
PRINTS: Final = len({card.key for card in CARDS[:COSMOS]})  # in every game: they stand first among the keys
GENERAL: Final = (
    "always",
    "picked",
    "picks left",
    "may pick",
    "deck",
    "destiny deck",
    "met",
    "to win",
    "highest",
    "second",
    "lowest",
    "attacks",
    "negotiates",
    "encounter cards",
    "own total",
    "other total",
    "ahead",
    "own ships",
    "other ships",
    "ships of the system's owner",
    "own ships there",
    "own card",
    "other card",
)
OF_A_SEAT: Final = (
    "hand",
    "foreign",
    "lead",
    "homes",
    "ships at home",
    "ships abroad",
    "lone ships abroad",
    "gate",
    "beside",
    "warp",
    "gone",
    "lost",
    "in the encounter",
    "tokens",
    "cards on sheet",
    "places",
    "aside",
    "techs done",
    "research",
    "most research",
    "destiny gone",
)


class Sights(Layout):
    """The blocks of features, one behind the other."""

    def __init__(self) -> None:
        super().__init__()
        seats = range(SEATS)
        aliens, techs = list(ALIENS), [key for key, _ in TECHNOLOGIES]
        self.own = [self.keyed(f"own {name}", CARD_KEYS) for name in OWN]
        self.known = [self.keyed(f"known {step}", CARD_KEYS) for step in seats]
        self.laid = [self.keyed(f"laid by {slot}", CARD_KEYS) for slot in SLOTS]
        self.face_down = self.keyed("face down", list(SLOTS))
        self.peace = self.keyed("negotiate", list(SLOTS))
        self.morphs = self.keyed("morph", list(SLOTS))
        self.aliens = [self.keyed(f"alien {step}", aliens) for step in seats]
        self.lost = self.block("power lost", SEATS)
        self.off = self.block("power off", SEATS)
        self.hidden = self.block("power hidden", SEATS)
        self.techs = [self.keyed(f"tech {step}", techs) for step in seats]
        self.research = self.keyed("research", techs)
        self.about_alien = self.keyed("about alien", aliens)
        self.about_tech = self.keyed("about tech", techs)
        self.about_seat = self.block("about seat", SEATS)
        self.about_system = self.block("about system", SEATS)
        prompts = self.keyed("prompt", list(PROMPTS))
        self.prompts = {prompt: prompts + number for number, prompt in enumerate(PROMPTS)}
        self.picked = self.block("picked", PICKS)
        self.left = self.block("picks left", PICKS)
        self.hands = [self.block(f"hand size {step}", HANDS) for step in seats]
        self.foreign = [self.block(f"foreign {step}", FOREIGN) for step in seats]
        self.homes = [self.block(f"homes {step}", HOMES) for step in seats]
        self.warps = [self.block(f"warp {step}", WARPED) for step in seats]
        self.close = self.block("close", SEATS)
        self.winning = self.block("wins by landing", SEATS)
        self.sides = [self.keyed(f"side {step}", ["none", "offense", "defense"]) for step in seats]
        self.mains = [self.keyed(f"main {step}", ["offense", "defense"]) for step in seats]
        self.invited = [self.keyed(f"invited {step}", ["by offense", "by defense"]) for step in seats]
        self.systems = self.block("system", SEATS)
        self.turns = self.block("turn", SEATS)
        phases = self.keyed("phase", list(PHASES))
        self.phases = {phase: phases + number for number, phase in enumerate(PHASES)}
        self.outcomes = self.block("outcome", OUTCOMES)
        self.colours = self.block("destiny seat", SEATS)
        self.special = self.keyed("destiny", list(SPECIAL))
        own = self.keyed("effect of own", list(EFFECTS))
        others = self.keyed("effect of others", list(EFFECTS))
        self.effects = {effect: own + number for number, effect in enumerate(EFFECTS)}
        self.others_effects = {effect: others + number for number, effect in enumerate(EFFECTS)}
        marks = self.keyed("mark", list(MARKS))
        self.marks = {mark: marks + number for number, mark in enumerate(MARKS)}
        self.prometheus = self.block("prometheus", SEATS)
        self.genesis = self.block("genesis", SEATS)
        self.seats = self.block("seats", SEATS + 1)
        self.offered = self.keyed("offered", GIFTS)


def keys_of_scalars() -> list[str]:
    found = [*GENERAL, *[f"{name} {step}" for step in range(SEATS) for name in OF_A_SEAT]]
    return found + [f"discarded {key}" for key in CARD_KEYS[:PRINTS]]
