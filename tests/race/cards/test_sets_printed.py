"""Every card of the sets as printed: numbers, goods, symbols, powers; and every one of them is placed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from orrery.race.cards import CARDS, deck_of, numbers_of
from orrery.race.goods import ALIEN, GENES, MULTI, NO_GOOD, NOVELTY, RARE
from orrery.race.setup import CHOICES, sets_of
from orrery.race.state import Race
from support import cite
from support.cite import rule
from support.play import asked
from support.race import begin, card, every, pick, tableau_of

FACTS = Path(__file__).resolve().parents[4] / "shared" / "facts" / "race" / "cards.json"
KINDS = {"novelty": NOVELTY, "rare": RARE, "genes": GENES, "alien": ALIEN, "any": MULTI}
COUNTED = "?"

# type | cost or defense | VP | good | symbols | prestige for placing it | powers
STORM = {
    "separatist-colony": "world | 2 | 1 |  |  | 0 | DrawMore Military",
    "ancient-race": "world | 2 | 1 | genes windfall |  | 0 | StartWithFewer",
    "damaged-alien-factory": "military world | 3 | 2 | alien production | alien | 0 | ProduceHereForCard",
    "doomed-world": "world | 1 | -1 |  |  | 0 | DrawMore SettleForNothing",
    "terraforming-guild": "development | 6 | ? |  | terraforming | 0 | DrawAfterSettling ProduceOnWindfall",
    "galactic-genome-project": "development | 6 | ? |  |  | 0 | ConsumeGoods",
    "space-mercenaries": "development | 1 | 0 |  |  | 0 | Military MilitaryForCards",
    "improved-logistics": "development | 3 | 2 |  |  | 0 | SecondWorld",
    "deserted-alien-world": "world | 1 | 2 |  | alien | 0 | DrawMore SettleForLess Military",
    "rebel-colony": "military world | 4 | 4 |  | rebel | 0 | ConsumeGoods",
    "clandestine-uplift-lab": (
        "military world | 3 | 2 |  | uplift chromosome | 0 | DrawMore SellForMorePer ConsumeGoods"
    ),
    "imperium-lords": "development | 6 | ? |  | imperium | 0 | DrawPerCard",
    "smuggling-lair": "military world | 1 | 1 | rare windfall |  | 0 | ConsumeGoods",
    "volcanic-world": "world | 2 | 1 | rare production |  | 0 | ProduceHere",
    "rebel-sympathizers": "military world | 1 | 1 | novelty windfall | rebel | 0 | DrawIfProducedHere",
    "galactic-bazaar": "world | 3 | 2 | novelty windfall |  | 0 | SellForMore DiscardForVp",
    "galactic-studios": "world | 5 | 3 | novelty production |  | 0 | ConsumeGoods ProduceHere DrawIfProducedHere",
    "alien-toy-shop": "world | 3 | 1 | alien windfall | alien | 0 | ConsumeGoods",
    "hive-world": "military world | 3 | 2 | genes production |  | 0 | ProduceHere",
}
# type | cost or defense | VP | good | symbols | prestige for placing it | powers
REBEL = {
    "rebel-cantina": "world | 2 | 0 |  | rebel | 0 | PayForMilitary DrawPerCard",
    "galactic-developers": "world | 2 | 1 |  |  | 0 | DrawAtDevelop ConsumeGoods",
    "imperium-warlord": "world | 2 | 2 |  | imperium | 0 | DrawMore Military Military",
    "rebel-stronghold": "military world | 9 | 9 |  | rebel | 1 | ",
    "alien-data-repository": "world | 7 | 6 | alien production | alien | 0 | MixWithHand ProduceHere",
    "alien-monolith": "military world | 8 | 8 | alien windfall | alien | 1 | ",
    "imperium-blaster-gem-consortium": (
        "world | 6 | 4 | rare production | imperium | 1 | Military ConsumeGoods ProduceHere"
    ),
    "gene-designers": "world | 6 | 3 | genes production |  | 0 | ConsumeGoods ProduceHere",
    "imperium-seat": "development | 6 | ? |  | imperium | 0 | Military Takeover",
    "rebel-alliance": "development | 6 | ? |  | rebel | 0 | PayForMilitary Takeover",
    "uplift-code": "development | 6 | ? |  | uplift | 1 | DrawPerCard",
    "galactic-exchange": "development | 6 | ? |  |  | 0 | ConsumeEachKind",
    "galactic-bankers": "development | 6 | ? |  |  | 1 | DrawAtDevelop DiscardForVp",
    "prospecting-guild": "development | 6 | ? |  |  | 0 | MixWithHand SellForMore ConsumeGoods",
    "pan-galactic-research": "development | 6 | 4 |  |  | 0 | HandLimit DrawMore KeepMore DevelopForLess DrawAtProduce",
    "rebel-pact": "development | 1 | 1 |  | rebel | 0 | MixWithHand PayForMilitaryForLess TakeoverDefense",
    "imperium-cloaking-technology": "development | 1 | 1 |  | imperium | 0 | ConquerPeaceful Takeover",
    "imperium-troops": "development | 1 | 1 |  | imperium | 0 | Military Military",
    "r-and-d-crash-program": "development | 1 | 0 |  |  | 0 | DevelopForGivingUp DiscardForCards",
    "mercenary-fleet": "development | 3 | 1 |  |  | 0 | Military MilitaryForCards",
    "galactic-advertisers": "development | 3 | 2 |  |  | 0 | SellForMore DrawAtConsume",
    "galactic-salon": "development | 4 | 2 |  |  | 0 | GainVp",
    "primitive-rebel-world": "military world | 1 | 1 | novelty windfall | rebel | 0 | MilitaryForCards",
    "devolved-uplift-race": "military world | 1 | 1 | novelty production | uplift chromosome | 0 | ProduceHere",
    "smuggling-world": "world | 1 | 0 | novelty production |  | 0 | MixWithHand SettleForLess Military ProduceHere",
    "dying-colony": "world | 0 | 0 | novelty windfall |  | 0 | ConsumeGoods",
    "insect-uplift-race": "military world | 2 | 2 | genes windfall | uplift chromosome | 0 | ",
    "abandoned-alien-uplift-camp": "world | 1 | 2 |  | alien uplift | 0 | DrawMore SettleForLess Military",
    "blaster-runners": "military world | 1 | 1 |  |  | 0 | MixWithHand Military",
    "trading-outpost": "world | 1 | 1 |  |  | 0 | MixWithHand SellForMore",
    "gambling-world-replacement": "world | 1 | 1 |  |  | 0 | ConsumeGoods Ante",
    "alien-uplift-center": (
        "military world | 5 | 4 | alien windfall | alien uplift | 0 | DrawMore SettleForLess Military"
    ),
    "universal-symbionts": "world | 3 | 1 | genes windfall |  | 0 | ConsumeGoods ProduceOnWindfall",
    "interstellar-prospectors": "world | 3 | 2 | rare production |  | 0 | DrawMore ProduceHere ProduceOnWindfall",
    "rebel-convict-mines": "military world | 2 | 1 | rare windfall | rebel | 0 | MilitaryForCards",
    "gem-smugglers": "world | 3 | 1 | rare windfall |  | 0 | MixWithHand SettleForLess Military",
    "hidden-fortress": "military world | 5 | 3 |  |  | 0 | LargerTableau Military",
}
# type | cost or defense | VP | good | symbols | prestige for placing it | powers
BRINK = {
    "galactic-scavengers": (
        "world | 2 | 0 | novelty windfall |  | 0 | SaveHandCard SavePaidForDevelopment SavePaidForWorld TakeSavedCards"
    ),
    "uplift-mercenary-force": "world | 2 | 0 |  | uplift chromosome | 0 | DrawMore Military MilitaryForCards",
    "alien-research-team": "world | 2 | 1 |  | alien | 0 | DrawMore SettleForLess PayForMilitary ConsumeGoods",
    "rebel-freedom-fighters": (
        "military world | 3 | 1 |  | rebel | 0 | DrawMore PrestigeForDeveloping Military Military PrestigeForSettling"
    ),
    "imperium-capital": "world | 6 | 6 |  | imperium | 1 | PrestigeForSettling ConsumeGoods",
    "alien-oort-cloud-refinery": "world | 0 | 1 | any windfall | alien | 0 | NotForTrade OwnerNamesKind",
    "golden-age-of-terraforming": (
        "development | 6 | ? |  | terraforming | 1 | DevelopForGood SettleForGood GoodOnNewWorld"
    ),
    "universal-peace-institute": "development | 6 | ? |  |  | 1 | SettleForLess Military ConsumeGoods",
    "interstellar-casus-belli": "development | 4 | 0 |  |  | 0 | Takeover SpendPrestige",
    "imperium-fuel-depot": "military world | 3 | 1 | rare production | imperium | 0 | SiftAfterSettling ProduceHere",
    "imperium-invasion-fleet": "development | 5 | 3 |  | imperium | 1 | Military Military ConquerPeaceful",
    "uplift-gene-breeders": "world | 3 | 0 | genes production | uplift | 0 | ProduceHere PrestigeIfProducedHere",
    "pan-galactic-security-council": "world | 1 | 1 |  |  | 1 | DrawMore CancelTakeover DiscardForPrestige",
    "imperium-planet-buster": "development | 9 | 9 |  | imperium | 1 | Military Takeover",
    "federation-capital": "world | 3 | ? |  |  | 0 | PrestigeForDeveloping ConsumeGoods",
    "mining-mole-uplift-race": (
        "world | 3 | 2 | rare production | uplift chromosome | 0 | DrawMore SettleForLess ProduceHere"
    ),
    "pan-galactic-mediator": "development | 1 | 1 |  |  | 1 | DrawMore Military PrestigeForPaying",
    "alien-departure-point": "world | 9 | 9 | alien production | alien | 1 | PrestigeForCard ProduceHere",
    "rebel-troops": "development | 2 | 1 |  | rebel | 0 | Military MilitaryForCards ConsumeGoods",
    "retrofit-and-salvage-inc": "world | 2 | 1 | novelty production |  | 0 | TakeExcess DevelopForLess ProduceHere",
    "uplift-revolt-world": "military world | 4 | 2 | genes windfall | uplift chromosome | 0 | Military",
    "terraforming-engineers": (
        "development | 3 | 2 |  | terraforming | 0 | DrawMore SettleForLess ReplaceWorld ConsumeGoods"
    ),
    "alien-tourist-attraction": "world | 5 | 3 | novelty windfall | alien | 1 | DrawMore ConsumeGoods",
    "lifeforms-inc": "world | 3 | 1 | genes production |  | 0 | SettleForGood ProduceHere ProduceOnWindfallForCard",
    "rebel-council": "military world | 8 | 8 |  | rebel | 1 | PrestigeForDeveloping ConsumeGoods",
    "galactic-markets": "development | 4 | 2 |  |  | 1 | DrawAfterSettling ConsumeGoods DrawAtProduce",
    "alien-booby-trap": "military world | 1 | 1 |  | alien | 1 | MilitaryForPrestige ProduceOnWindfallForCard",
    "rebel-sneak-attack": "development | 2 | 1 |  | rebel | 0 | MixWithHand ExtraMilitaryWorld Takeover",
    "pan-galactic-hologrid": "development | 6 | ? |  |  | 0 | PrestigeForCard DrawAfterSettling SellForMore",
    "alien-burial-site": "world | 2 | 1 | novelty production | alien | 1 | SellForMore ProduceHere",
    "pan-galactic-affluence": "development | 6 | ? |  |  | 1 | PrestigeForDeveloping ConsumeGoods DrawIfProducedMost",
    "rebel-fuel-refinery": "military world | 4 | 2 | rare windfall | rebel | 1 | MilitaryForGood",
    "psi-crystal-world": "world | 5 | 3 | rare windfall |  | 1 | ChooseActionLast DrawMore Military",
    "ravaged-uplift-world": (
        "world | 2 | -1 | genes windfall | uplift chromosome | 0 | PayForMilitary PrestigeForMostChromosomes"
    ),
    "galactic-power-brokers": "development | 5 | 3 |  |  | 1 | SiftAtDevelop SpendPrestige",
    "alien-cornucopia": "development | 6 | ? |  | alien | 0 | PrestigeForSettling DrawAtProduce",
    "information-hub": "military world | 3 | 2 | novelty production |  | 1 | MixWithHand SiftAtDevelop ProduceHere",
    "alien-guardian": "military world | 9 | 9 | alien windfall | alien | 1 | DiscardForPrestige",
    "universal-exports": (
        "world | 3 | 2 | novelty production |  | 0 | MixWithHand SellForMore ProduceHere ProduceOnWindfallForCard"
    ),
    "black-hole-miners": "world | 4 | 0 |  |  | 1 | HandLimit DrawAtProduce",
}
PRINTED = {**STORM, **REBEL, **BRINK}


@rule("race:exp.contents.2", "race:exp.cards.1")
def test_the_sets_have_as_many_cards_as_the_booklet_says() -> None:
    """Start worlds 5 to 8 and 18 cards, 9 to 11 and 42 cards, 12 to 15 and 44 cards."""
    decks = [deck_of("first", sets_of(name)) for name in ("none", "storm", "storm+rebel", "storm+rebel+brink")]
    assert [len(deck) for deck in decks] == [114, 136, 180, 228]
    for before, after, numbers in zip(decks, decks[1:], [range(5, 9), range(9, 12), range(12, 16)], strict=False):
        new = [CARDS[number] for number in after if number not in before]
        assert [each.start for each in new if each.start >= 0] == list(numbers)
        assert all(each.start % 2 == number % 2 for each, number in zip(new, numbers, strict=False) if each.start >= 0)
    new_cards = [len(after) - len(before) - count for before, after, count in zip(decks, decks[1:], [4, 3, 4])]
    assert new_cards == [18, 41, 44], "one of the 42 takes the place of the old Gambling World"


@pytest.mark.parametrize("key", PRINTED)
def test_printed_values(key: str) -> None:
    type_, cost, vp, good, symbols, prestige, powers = [part.strip() for part in PRINTED[key].split("|")]
    printed = CARDS[card(key)]
    assert printed.is_world == type_.endswith("world")
    assert printed.military == type_.startswith("military")
    assert (printed.cost, printed.prestige) == (int(cost), int(prestige))
    assert printed.symbols == tuple(symbols.split())
    kind, source = good.split() if good else ("", "")
    assert printed.kind == (KINDS[kind] if kind else NO_GOOD)
    assert (printed.windfall, printed.production) == (source == "windfall", source == "production")
    assert [type(power).__name__ for power in printed.powers] == powers.split()
    assert printed.scoring.counts == (vp == COUNTED)
    assert printed.vp == (0 if vp == COUNTED else int(vp))


def test_every_card_of_the_sets_is_in_the_table_above() -> None:
    base = {CARDS[number].key for number in [*deck_of("first"), *deck_of("revised")]}
    assert list(PRINTED) == [key for key in dict.fromkeys(in_sets()) if key not in base]


def in_sets() -> list[str]:
    """The keys of the sets in the order of the facts: that of the table."""
    order = list(PRINTED)
    keys = {CARDS[number].key for number in range(len(CARDS))}
    return sorted(keys, key=lambda key: order.index(key) if key in order else -1)


@rule("race:set1.setup.1", "race:set2.setup.1", "race:set2.setup.2", "race:set3.setup.3")
@pytest.mark.parametrize("sets", CHOICES["sets"])
def test_which_cards_are_in_the_deck(sets: str) -> None:
    base = {CARDS[number].key for number in deck_of("first")}
    assert base.isdisjoint(PRINTED)
    wanted = base | (STORM.keys() if "storm" in sets else set())
    if "rebel" in sets:
        wanted = (wanted | REBEL.keys()) - {"gambling-world"}
    if "brink" in sets:
        wanted = wanted | BRINK.keys()
    assert {CARDS[number].key for number in deck_of("first", sets_of(sets))} == wanted


# -- against the facts -------------------------------------------------------------------------------------------------


def facts() -> list[dict[str, Any]]:
    if not FACTS.exists():
        pytest.skip("no shared/facts/race beside the checkout: only the table above was compared")
    found: list[dict[str, Any]] = json.loads(FACTS.read_text(encoding="utf-8"))["cards"]
    return found


def test_numbers_and_symbols_are_those_of_the_facts() -> None:
    for fact in facts():
        printed = CARDS[numbers_of(fact["id"])[0]]
        assert printed.name == fact["name_en"]
        assert printed.cost == (fact["defense"] if fact["military"] else fact["cost"])
        assert printed.symbols == tuple(fact["symbols"]), fact["id"]
        assert printed.prestige == fact["prestige_on_place"]
        assert printed.preset == (fact["preset_hand"] or 0)
        assert printed.start == (fact["start_world"]["number"] if fact["start_world"] else -1)
        assert printed.scoring.counts == (fact["vp"] == COUNTED)
        assert len(printed.powers) == len(fact["powers"])
        copies = fact["copies"] + sum((fact["copies_added_by"] or {}).values())
        assert len(numbers_of(fact["id"])) == copies, fact["id"]


def numbers_in(power: object) -> set[int]:
    """All numbers that a power holds; a compiled one has no dictionary, but names its attributes too."""
    values = [getattr(power, name) for name in dir(power) if not name.startswith("_") and not name.isupper()]
    return {value for value in values if isinstance(value, int) and not isinstance(value, bool)}


def test_amounts_are_those_of_the_facts() -> None:
    for fact in facts():
        printed = CARDS[numbers_of(fact["id"])[0]]
        for power, told in zip(printed.powers, fact["powers"], strict=True):
            wanted = {abs(told[name]) for name in ("amount", "draw", "up_to", "max_cost_increase") if name in told}
            wanted |= {value for value in (told.get("reward") or {}).values() if isinstance(value, int)}
            if told.get("goods", 1) > 1:
                wanted.add(told["goods"])
            held = {abs(number) for number in numbers_in(power)}
            assert wanted - {0, 1} <= held, f"{fact['id']}: {told}"


# -- placed ------------------------------------------------------------------------------------------------------------

MONEY = ["gem-world", "comet-zone", "spice-world", "new-vinland", "plague-world", "distant-world", "tourist-world"]
MONEY += ["artist-colony", "space-port", "refugee-world"]
ARMY = ["drop-ships", "space-marines", "new-galactic-order", "expedition-force", "imperium-planet-buster"]


@cite.card("race:rebel-stronghold", "race:alien-monolith", "race:insect-uplift-race")
@rule("race:develop.5", "race:settle.4", "race:settle.conquest.3", "race:settle.windfall.2")
@pytest.mark.parametrize("key", list(PRINTED))
def test_every_card_is_placed(key: str) -> None:
    """With enough cards and Military; it brings its VP, its windfall good and its prestige, and costs what it says."""
    printed = CARDS[card(key)]
    army = [each for each in ARMY if each != key] if printed.military else []
    start = "old-earth" if key != "old-earth" else "new-sparta"
    game = every([start, *army], ["new-sparta"], hands=[[key, *MONEY], []], top=["pirate-world"])
    begin(game, "settle" if printed.is_world else "develop")
    pick(game, 0, key)
    if not printed.military and printed.cost:
        assert (asked(game, 0).prompt, asked(game, 0).least) == ("pay", printed.cost)
        pick(game, 0, *MONEY[: printed.cost])
    assert game.over
    assert tableau_of(game) == [start, *army, key]
    paid = 0 if printed.military else printed.cost
    assert len(game.players[0].hand) == len(MONEY) - paid
    assert (card(key) in game.players[0].goods) == printed.windfall
    assert game.players[0].prestige == printed.prestige
    check_points(game, key)


def check_points(game: Race, key: str) -> None:
    """A card with printed VP is worth them, one that counts at least what it counts for itself."""
    printed = CARDS[card(key)]
    without = every(tableau_of(game)[:-1], ["new-sparta"])
    gain = game.scores()[0] - without.scores()[0] - printed.prestige
    if printed.scoring.counts:
        assert gain >= 0
    elif not any(CARDS[each].scoring.counts for each in game.players[0].tableau):
        assert gain == printed.vp
