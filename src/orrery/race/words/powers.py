"""What is printed on a card, in words: each power, each line of a six-cost development."""

from __future__ import annotations

from typing import Final

from orrery.race.card import Card
from orrery.race.cards import CARDS
from orrery.race.goods import ANY, KINDS, NO_GOOD
from orrery.race.powers import Power
from orrery.race.queries import fits
from orrery.race.scoring import Line
from orrery.race.words.phrases import RacePhrases

# What a six-cost development may count besides cards.
COUNTED: Final = ("per three chips", "per military", "per good", "per prestige", "per negative military")


def power_words(phrases: RacePhrases, power: Power, table: str = "card") -> str:
    """What the power does, without its phase: as on the "card", or "brief"."""
    return phrases.powers.tell(phrases, power, table == "brief")


def powers_words(phrases: RacePhrases, powers: list[Power], table: str = "card") -> str:
    """All these powers, those of a phase together: "Settle: Military +1; Consume: 1 good for 1 VP"."""
    by_phase: dict[int, list[str]] = {}
    for power in powers:
        by_phase.setdefault(power.PHASE, []).append(power_words(phrases, power, table))
    return "; ".join([phrases.say(f"card powers of {phase}", powers=", ".join(by_phase[phase])) for phase in by_phase])


# -- six-cost developments ---------------------------------------------------------------------------------------------


def scoring_lines(card: Card) -> list[list[Line]]:
    """The lines of the card; those that differ in nothing but the kind go together."""
    groups: list[list[Line]] = []
    for line in card.scoring.lines:
        if groups and line.kind != ANY and all(alike_but_kind(line, other) for other in groups[-1]):
            groups[-1].append(line)
        else:
            groups.append([line])
    return groups


def line_for(card: Card, other: Card, kind: int = NO_GOOD) -> Line | None:
    """The line of a six-cost development under which the other card scores; `kind`: of the multi-kind world."""
    for line in card.scoring.lines:
        if fits(line, other, kind):
            return line
    return None


def alike_but_kind(line: Line, other: Line) -> bool:
    return line.kind != other.kind and all_but_kind(line) == all_but_kind(other)


def all_but_kind(line: Line) -> tuple[int | str, ...]:
    """What a line demands besides the kind, and what it gives."""
    demands = (line.named, line.world, line.development, line.source, line.military, line.rebel, line.alien)
    return (line.points, *demands, line.symbol, line.cost, line.power_in)


def line_words(phrases: RacePhrases, card: Card, group: list[Line]) -> str:
    """A line (or several that go together) of this card: "1 per other military world"."""
    line = group[0]
    if line.named:
        words = phrases.say("card for", points=line.points, what=named_words(phrases, line.named))
    else:
        what = counted_words(phrases, line, [each.kind for each in group])
        earlier = card.scoring.lines[: card.scoring.lines.index(line)]
        if any(fits(line, each) and fits(other, each) for other in earlier for each in CARDS):
            what = phrases.say("card other", what=what)
        words = phrases.say("card per", points=line.points, what=what)
    return phrases.say("card itself", line=words) if line_for(card, card) in group else words


def named_words(phrases: RacePhrases, key: str) -> str:
    return phrases.card([card.key for card in CARDS].index(key))


def counted_words(phrases: RacePhrases, line: Line, kinds: list[int]) -> str:
    """What the line counts, as a noun with all that must fit."""
    if line.symbol:
        what = phrases.say(f"card line symbol {line.symbol}")
    elif line.rebel:
        what = phrases.say("card line Rebel military world" if line.military else "card line Rebel card")
    elif line.military:
        what = phrases.say("card line military world")
    elif line.source != ANY:
        what = phrases.say(f"card line source {line.source}")
    elif line.world or line.development:
        what = phrases.say("card line world" if line.world else "card line development")
    else:
        what = phrases.say("card line Alien card" if line.alien else "card line card")
    if kinds != [ANY] and len(kinds) < len(KINDS):
        what = phrases.say("card line kind", kind=phrases.listed([phrases.kind(kind) for kind in kinds]), what=what)
    if line.cost != ANY:
        what = phrases.say("card line cost", what=what, cost=line.cost)
    if line.power_in != ANY:
        what = phrases.say(f"card line power {line.power_in}", what=what)
    return what


def other_lines(phrases: RacePhrases, card: Card) -> list[str]:
    """What the card counts besides cards."""
    found = [(each, getattr(card.scoring, each.replace(" ", "_"))) for each in COUNTED]
    said = [phrases.say(f"card {each}", points=points) for each, points in found if points]
    if card.scoring.by_kinds:
        said.append(phrases.say("card by kinds", points=", ".join([str(each) for each in card.scoring.by_kinds[1:]])))
    return said
