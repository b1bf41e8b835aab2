"""What is printed on a card, in words: each power, each line of a six-cost development."""

from __future__ import annotations

from orrery.race.card import Card
from orrery.race.cards import CARDS
from orrery.race.goods import ANY, KINDS, NO_GOOD
from orrery.race.powers import (
    EVERY,
    PRODUCE,
    SETTLE,
    ConsumeAllGoods,
    ConsumeDifferentKinds,
    ConsumeGoods,
    DevelopForLess,
    DiscardForVp,
    DrawAfterDeveloping,
    DrawAfterSettling,
    DrawAtConsume,
    DrawAtDevelop,
    DrawAtProduce,
    DrawIfLucky,
    DrawIfProducedHere,
    DrawIfProducedMost,
    DrawMore,
    DrawPerGoodProduced,
    DrawPerKindProduced,
    DrawPerWorld,
    KeepMore,
    Military,
    Power,
    ProduceHere,
    ProduceOnWindfall,
    SellForMore,
    SellGood,
    SettleForLess,
    SettleForNothing,
    TemporaryMilitary,
)
from orrery.race.queries import fits
from orrery.race.scoring import Line
from orrery.race.words.phrases import RacePhrases
from orrery.race.words.set_powers import set_power_parts


def power_words(phrases: RacePhrases, power: Power, table: str = "card") -> str:
    """What the power does, without its phase: a sentence of the table "card", or one of the table "brief"."""
    key, parts = power_parts(phrases, power)
    return phrases.say(f"{table} {key}", **parts)


def power_parts(phrases: RacePhrases, power: Power) -> tuple[str, dict[str, str | int]]:
    """The key of the power's sentence and what is to be filled in."""
    name = type(power).__name__
    if isinstance(power, (DrawMore, KeepMore, DrawAtDevelop, DrawAfterDeveloping, DrawAfterSettling)):
        return name, {"amount": power.amount, "cards": phrases.count(power.amount, "card")}
    if isinstance(power, (DrawAtConsume, DrawIfProducedHere, DrawAtProduce)):
        return name, {"amount": power.amount, "cards": phrases.count(power.amount, "card")}
    if isinstance(power, DevelopForLess):
        return name, {"amount": power.amount}
    if power.PHASE == SETTLE:
        return settle_power_parts(phrases, power)
    if power.PHASE == PRODUCE:
        return produce_power_parts(phrases, power)
    if isinstance(power, SellForMore):
        parts: dict[str, str | int] = {"amount": power.amount, "cards": phrases.count(power.amount, "card")}
        return ("SellForMore here", parts) if power.here else of_kind(phrases, name, power.kind, parts)
    return consume_power_parts(phrases, power)


def of_kind(phrases: RacePhrases, key: str, kind: int, parts: dict[str, str | int]) -> tuple[str, dict[str, str | int]]:
    """The sentence about any kind, or the one about this kind."""
    return (key, parts) if kind == ANY else (f"{key} kind", {**parts, "kind": phrases.kind(kind)})


def settle_power_parts(phrases: RacePhrases, power: Power) -> tuple[str, dict[str, str | int]]:
    name = type(power).__name__
    if isinstance(power, SettleForLess):
        return of_kind(phrases, name, power.kind, {"amount": power.amount})
    if isinstance(power, SettleForNothing):
        return name, {}
    if isinstance(power, Military) and power.per == EVERY and power.owning == EVERY:
        strength: dict[str, str | int] = {"amount": f"{power.amount:+d}"}
        return ("Military rebels", strength) if power.rebels_only else of_kind(phrases, name, power.kind, strength)
    if isinstance(power, TemporaryMilitary):
        return name, {"amount": f"{power.amount:+d}"}
    return set_power_parts(phrases, power)


def consume_power_parts(phrases: RacePhrases, power: Power) -> tuple[str, dict[str, str | int]]:
    name = type(power).__name__
    if isinstance(power, ConsumeGoods):
        key = "ConsumeGoods here" if power.here else name if power.up_to == 1 else "ConsumeGoods times"
        goods = phrases.goods(power.goods, power.kind)
        gain = phrases.gain(power.vp, power.cards, power.prestige)
        return key, {"times": power.up_to, "goods": goods, "gain": gain}
    if isinstance(power, ConsumeDifferentKinds):
        return name, {"goods": phrases.goods(power.kinds, ANY), "gain": phrases.gain(power.vp, 0)}
    if isinstance(power, ConsumeAllGoods):
        return name, {}
    if isinstance(power, SellGood):
        return (name if power.with_trade_powers else "SellGood plain"), {}
    if isinstance(power, DiscardForVp):
        return name, {"cards": phrases.count(power.up_to, "card")}
    if isinstance(power, DrawIfLucky):
        return name, {"highest": power.highest}
    return set_power_parts(phrases, power)


def produce_power_parts(phrases: RacePhrases, power: Power) -> tuple[str, dict[str, str | int]]:
    name = type(power).__name__
    if isinstance(power, (ProduceHere, DrawPerKindProduced)):
        return name, {}
    if isinstance(power, ProduceOnWindfall):
        return of_kind(phrases, f"{name} elsewhere" if power.elsewhere else name, power.kind, {})
    if isinstance(power, (DrawPerGoodProduced, DrawPerWorld)):
        return name, {"kind": phrases.kind(power.kind)}
    if isinstance(power, DrawIfProducedMost):
        drawn: dict[str, str | int] = {"amount": power.amount, "cards": phrases.count(power.amount, "card")}
        if power.kind == ANY:
            return f"{name} any", drawn
        return name, {**drawn, "kind": phrases.kind(power.kind)}
    return set_power_parts(phrases, power)


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
    scoring = card.scoring
    found: list[str] = []
    if scoring.per_three_chips:
        found.append(phrases.say("card per three chips", points=scoring.per_three_chips))
    if scoring.per_military:
        found.append(phrases.say("card per military", points=scoring.per_military))
    if scoring.per_good:
        found.append(phrases.say("card per good", points=scoring.per_good))
    if scoring.per_prestige:
        found.append(phrases.say("card per prestige", points=scoring.per_prestige))
    if scoring.per_negative_military:
        found.append(phrases.say("card per negative military", points=scoring.per_negative_military))
    if scoring.by_kinds:
        found.append(phrases.say("card by kinds", points=", ".join([str(each) for each in scoring.by_kinds[1:]])))
    return found
