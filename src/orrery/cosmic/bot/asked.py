"""What a net may be asked, and what an answer may be: closed lists. What stands in none of them it does not know."""

from __future__ import annotations

from typing import Final

from orrery.cosmic.windows import MOMENTS
from orrery.kernel.decision import Decision

SHIPS: Final = ("ship", "prometheus")
YES_OR_NO: Final = ("no", "yes")
CARD: Final = ("card",)
SEAT: Final = ("seat",)
PLANET: Final = ("planet",)
JOIN: Final = ("join",)
NUMBER: Final = ("number",)
SIDE: Final = ("side",)

# Each question with the keys of its options.
QUESTIONS: Final[dict[str, tuple[str, ...]]] = {
    # before and between the encounters
    "choose alien": ("alien",),
    "change power": ("alien",),
    "choose hoard": ("first hand", "second hand"),
    "keep technology": ("tech",),
    "research": ("nothing", "research", "complete", "give up"),
    "research ship": SHIPS,
    "second encounter": ("end turn", "encounter", "new technology"),
    "duty": ("use", "play", "invent"),
    # the encounter
    "own colour": ("redraw", "colony", "planet"),
    "wild destiny": SEAT,
    "aim": PLANET,
    "launch": SHIPS,
    "invite": SEAT,
    "ally": ("stay out", "join"),
    "ally ships": SHIPS,
    "encounter card": CARD,
    "open card": CARD,
    "reinforce side": SIDE,
    "reward": ("reward",),
    "deal": ("end talks", "accept", "offer"),
    "deal cards": CARD,
    "deal colony": SHIPS,
    "place ships": ("berth",),
    "lose ships": SHIPS,
    "pick compensation": CARD,
    # artifacts
    "force-field.allies": SEAT,
    "plague.victim": SEAT,
    "plague.discard": CARD,
    # aliens
    "amoeba.way": ("more ships", "fewer ships"),
    "amoeba.more": SHIPS,
    "amoeba.fewer": ("berth",),
    "barbarian.loot": CARD,
    "barbarian.unwanted": CARD,
    "calculator.call": ("odd", "even"),
    "chosen.pick": ("keep your card", "replace", "add"),
    "citadel.planet": PLANET,
    "citadel.card": CARD,
    "clone.cards": ("cards",),
    "cudgel.allies": SEAT,
    "dictator.destiny": ("destiny",),
    "fido.accept": YES_OR_NO,
    "fido.bone": ("nothing", "draw a card", "free a ship"),
    "fido.fetch": CARD,
    "fido.keep": ("keep it", "throw it back"),
    "fido.next": ("offer",),
    "fido.whom": SEAT,
    "filch.card": CARD,
    "filch.cheat": ("look away", "accuse", "cheat ship", "cheat deck", "cheat discard"),
    "fodder.cards": CARD,
    "fodder.ship": SHIPS,
    "fodder.side": JOIN,
    "gambler.challenge": ("believe", "challenge"),
    "gambler.claim": CARD,
    "gambler.spread": NUMBER,
    "gambler.stakes": NUMBER,
    "hacker.give back": CARD,
    "hacker.who pays": SEAT,
    "hate.card": CARD,
    "hate.pay": ("lose ships", "card"),
    "kamikaze.sacrifice": SHIPS,
    "kamikaze.ships for points": SHIPS,
    "masochist.which ship": ("the prometheus", "another ship"),
    "masochist.who frees a ship": SEAT,
    "mind.hand": SEAT,
    "mirror.card": SIDE,
    "miser.aside": CARD,
    "mite.give in": ("throw cards", "let settle"),
    "mite.keep": CARD,
    "mutant.discard": CARD,
    "mutant.source": ("deck", "seat"),
    "observer.draw": YES_OR_NO,
    "parasite.planet": PLANET,
    "parasite.ship": SHIPS,
    "philanthropist.borrower": SEAT,
    "philanthropist.card": CARD,
    "philanthropist.loan": ("alien",),
    "philanthropist.receiver": SEAT,
    "reincarnator.target": SEAT,
    "reserve.card": CARD,
    "shadow.ship": ("ship", "research ship"),
    "shadow.victim": SEAT,
    "tick-tock.planet": PLANET,
    "tick-tock.settlers": SHIPS,
    "trader.give back": CARD,
    "trader.partner": SEAT,
    "vacuum.drag": ("drag",),
    "vulch.hand over": CARD,
    "vulch.keep": ("keep", "discard"),
    "will.defense": SEAT,
    "will.hand": SEAT,
    "zombie.extra ship": YES_OR_NO,
    # technologies
    "coldsleep-ship.planet": PLANET,
    "coldsleep-ship.ships": (*SHIPS, "from research", "prometheus researching"),
    "delta-scanners.card": CARD,
    "enigma-device.discard": CARD,
    "genesis-bomb.settle": ("from research", "prometheus researching"),
    "gluon-mines.ships": ("ship on gate", "prometheus on gate"),
    "lunar-cannon.gap": ("gap",),
    "omega-missile.planet": PLANET,
    "plasma-thrusters.ship": SHIPS,
    "quark-battery.card": CARD,
    "tech-scrambler.target": ("tech of",),
    "the-prometheus.fate": ("stay on", "to the warp", "out of the game", "be saved"),
    "the-prometheus.place": ("planet", "leave in warp", "stay in encounter"),
    "the-qax.guest": SEAT,
    "vacuum-turbines.keep": CARD,
    "xenon lasers": ("plus one", "minus one"),
}
IN_WINDOWS: Final = ("pass", "use", "play", "invent")
WINDOWS: Final = {name: f"in {name}" for name in MOMENTS}  # one word is both a moment and a question
PROMPTS: Final[dict[str, tuple[str, ...]]] = {**QUESTIONS, **dict.fromkeys(WINDOWS.values(), IN_WINDOWS)}

# What a card in an option means: the same in several questions, so that they learn from each other.
GIVEN: Final = "given"
TAKEN: Final = "taken"
LAID: Final = "laid"
PLAYED: Final = "played"
SUPER: Final = "super"  # a flare by its own alien
MEANINGS: Final[dict[str, str]] = {
    "encounter card": LAID,
    "open card": LAID,
    "chosen.pick": LAID,
    "quark-battery.card": LAID,
    "deal cards": GIVEN,
    "plague.discard": GIVEN,
    "barbarian.unwanted": GIVEN,
    "citadel.card": GIVEN,
    "enigma-device.discard": GIVEN,
    "fido.next": GIVEN,
    "fodder.cards": GIVEN,
    "hacker.give back": GIVEN,
    "hate.card": GIVEN,
    "hate.pay": GIVEN,
    "mutant.discard": GIVEN,
    "philanthropist.card": GIVEN,
    "trader.give back": GIVEN,
    "vulch.hand over": GIVEN,
    "barbarian.loot": TAKEN,
    "delta-scanners.card": TAKEN,
    "fido.fetch": TAKEN,
    "filch.card": TAKEN,
    "filch.cheat": TAKEN,
    "mite.keep": TAKEN,
    "pick compensation": TAKEN,
    "vacuum-turbines.keep": TAKEN,
    "gambler.claim": "claimed",
    "miser.aside": "set aside",
    "reserve.card": "reinforcing",
}
CARD_TABLES: Final = tuple(dict.fromkeys([*MEANINGS.values(), PLAYED, SUPER]))
# What becomes of a seat that is chosen.
MET: Final = "met"
HELPED: Final = "helped"
HARMED: Final = "harmed"  # in all other questions
SEAT_TABLES: Final = (MET, HELPED, HARMED)
SEAT_MEANINGS: Final[dict[str, str]] = {
    "wild destiny": MET,
    "own colour": MET,
    "will.defense": MET,
    "dictator.destiny": MET,
    "invite": HELPED,
    "fido.next": HELPED,
    "fido.whom": HELPED,
    "masochist.who frees a ship": HELPED,
    "philanthropist.borrower": HELPED,
    "philanthropist.receiver": HELPED,
    "the-qax.guest": HELPED,
}
# Whether a ship leaves a planet or comes there. A planet alone is neither.
FROM: Final = "from"
ONTO: Final = "onto"
AT: Final = "at"
PLANET_TABLES: Final = (FROM, ONTO, AT)
OF_ANOTHER: Final = ("lose ships", "shadow.ship")  # whose ships, the question says
TECH_TABLES: Final = ("invent", "tech", "research", "complete", "give up", "tech of", "from research")
ALIEN_TABLES: Final = ("use", "alien")

PHASES: Final = (
    "begin",
    "decide",
    "regroup",
    "destiny",
    "launch",
    "alliance",
    "planning",
    "reveal",
    "resolution",
    "end",
)
EFFECTS: Final = (
    "added card",
    "added value",
    "anti-matter",
    "any system",
    "bonus fodder",
    "bonus human",
    "bonus lunar-cannon",
    "bonus reinforcement",
    "bonus reserve",
    "bonus warrior",
    "bonus wild citadel",
    "bonus wild kamikaze",
    "bonus xenon-lasers",
    "calculator",
    "cards swapped",
    "citadel laid",
    "citadels",
    "citadels against",
    "cloaked",
    "extra ships",
    "failed deal ships",
    "fetched",
    "grudge token",
    "kept",
    "lent",
    "macron",
    "mind",
    "mirror",
    "must lay gift",
    "new power",
    "no compensation",
    "no retrieval",
    "no rewards",
    "open card",
    "parasite",
    "pressed",
    "redraw",
    "refilled",
    "retrieves",
    "ship limit",
    "shut out",
    "stopped super",
    "stopped wild",
    "super chosen",
    "super mutant",
    "super reserve",
    "super tripler",
    "super virus",
    "super warpish",
    "traded",
    "tripler",
    "upset",
    "used card",
    "virus",
    "warpish",
    "wild calculator",
    "wild gambler",
    "wild macron",
    "wild mind",
    "wild tripler",
    "wild virus",
    "wild warpish",
    "wins outright",
    "zapped",
)


def name_of(decision: Decision) -> str:
    """The question in the closed list; "" if it is not there. Where something must be done, a window is no window."""
    prompt = decision.prompt
    keys = QUESTIONS.get(prompt)
    if keys is not None and not decision.window and (not decision.options or decision.options[0].key in keys):
        return prompt
    return WINDOWS.get(prompt, "")
