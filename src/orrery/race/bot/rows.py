"""What a net may be asked about, and what it may choose: closed lists, each entry with a key.

An option is the sum of a few rows: what is done, with which card, with what else. A net finds its rows by their keys,
so a new card or power is a new row, of which an older net knows nothing, and all others stay what they were.
"""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Option
from orrery.race.cards import CARDS

PROMPTS: Final = (
    "action",
    "add military",
    "add military in defence",
    "announce",
    "cards for prestige",
    "consume",
    "develop",
    "develop how",
    "discard for prestige",
    "discard for vp",
    "discard to produce",
    "draft",
    "draw and discard",
    "exchange",
    "good",
    "goods",
    "hand limit",
    "keep",
    "kind",
    "mix",
    "name a number",
    "opening discard",
    "pay",
    "prize",
    "produce more",
    "produce where",
    "recruit",
    "recruit in defence",
    "recruit more",
    "replace",
    "save",
    "search",
    "search category",
    "sell",
    "settle",
    "settle another",
    "settle how",
    "settle more",
    "side",
    "spend good",
    "stake",
    "start world",
    "takeover",
    "veto",
    "windfall",
)
# What a card in an option means: the same in several questions, so that they learn from each other.
TAKEN: Final = "taken"
GIVEN: Final = "given"
PLACED: Final = "placed"
CONSUMED: Final = "consumed"
MEANINGS: Final[dict[str, str]] = {
    "keep": TAKEN,
    "prize": TAKEN,
    "draft": TAKEN,
    "search": TAKEN,
    "start world": TAKEN,
    "side": TAKEN,
    "cards for prestige": GIVEN,
    "discard for prestige": GIVEN,
    "discard for vp": GIVEN,
    "discard to produce": GIVEN,
    "draw and discard": GIVEN,
    "exchange": GIVEN,
    "hand limit": GIVEN,
    "mix": GIVEN,
    "opening discard": GIVEN,
    "pay": GIVEN,
    "recruit": GIVEN,
    "recruit in defence": GIVEN,
    "recruit more": GIVEN,
    "develop": "developed",
    "settle": PLACED,
    "settle another": PLACED,
    "replace": PLACED,
    "sell": "sold",
    "good": CONSUMED,
    "goods": CONSUMED,
    "spend good": CONSUMED,
    "produce where": "filled",
    "windfall": "filled",
    "takeover": "taken over",
    "veto": "taken over",
}
USED: Final = "used"  # in all other questions
WAYS: Final = ("none", "pass", "pay", "go on", "bonus", "develop", "conquer", "settle", "stop", "")  # "": any other
STOP: Final = "stop"
KINDS_OF_NUMBERS: Final = ("action", "boost", "category", "kind", "number")
NUMBERS: Final = 12  # of each kind
PLACES: Final = 8  # of powers on a card


def keys_of_designs() -> list[str]:
    """The keys of all cards, each once."""
    return list(dict.fromkeys([card.key for card in CARDS]))


DESIGNS: Final[list[str]] = keys_of_designs()
DESIGN_OF: Final[list[int]] = [DESIGNS.index(card.key) for card in CARDS]
TABLES: Final[list[str]] = [*dict.fromkeys(MEANINGS.values()), USED]
TABLE_OF: Final[dict[str, int]] = {prompt: TABLES.index(MEANINGS.get(prompt, USED)) for prompt in PROMPTS}
PROMPT_OF: Final[dict[str, int]] = {prompt: number for number, prompt in enumerate(PROMPTS)}
WAY_OF: Final[dict[str, int]] = {way: number for number, way in enumerate(WAYS)}

POWERS_AT: Final = len(TABLES) * len(DESIGNS)
BY_AT: Final = POWERS_AT + PLACES * len(DESIGNS)
WAYS_AT: Final = BY_AT + len(DESIGNS)
NUMBERS_AT: Final = WAYS_AT + len(PROMPTS) * len(WAYS)


def keys_of_rows() -> list[str]:
    """The key of every row, in their order."""
    found = [f"{table} {design}" for table in TABLES for design in DESIGNS]
    found += [f"power {design} {place}" for design in DESIGNS for place in range(PLACES)]
    found += [f"by {design}" for design in DESIGNS]
    found += [f"{prompt}: {way}" for prompt in PROMPTS for way in WAYS]
    return found + [f"{kind} {number}" for kind in KINDS_OF_NUMBERS for number in range(NUMBERS)]


def way_row(prompt: str, key: str) -> int:
    """The row of what is done, where no thing says it."""
    return WAYS_AT + PROMPT_OF[prompt] * len(WAYS) + WAY_OF.get(key, len(WAYS) - 1)


def number_row(kind: str, number: int) -> int:
    return NUMBERS_AT + KINDS_OF_NUMBERS.index(kind) * NUMBERS + number % NUMBERS


def rows_of(prompt: str, option: Option) -> tuple[int, ...]:
    """The rows of an option. Options of equal rows are equally good: copies of one card."""
    things = option.things
    if not things:
        return (way_row(prompt, option.key),)
    kind, first = things[0]
    if kind == "action":
        row = number_row("action", first)
        return (row,) if len(things) == 1 else (row, number_row("boost", first))
    if kind != "card":
        return (number_row(kind, first),)
    if len(things) > 1 and things[1][0] == "power":
        return (POWERS_AT + DESIGN_OF[first] * PLACES + min(PLACES - 1, things[1][1]),)
    rows = [TABLE_OF[prompt] * len(DESIGNS) + DESIGN_OF[first]]
    if option.key in WAY_OF:
        rows.append(way_row(prompt, option.key))
    rows += [BY_AT + DESIGN_OF[number] for kind, number in things[1:] if number >= 0 and kind in ("card", "by")]
    return tuple(rows)
