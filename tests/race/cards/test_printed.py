"""All cards together: what must hold for every card as printed, and what a saved game relies on."""

from __future__ import annotations

from orrery.race.card import Card
from orrery.race.cards import CARDS, FIRST_REVISED, FIRST_STORM, deck_of, numbers_of
from orrery.race.cards.developments import DEVELOPMENTS
from orrery.race.cards.military_worlds import MILITARY_WORLDS
from orrery.race.cards.revised import REVISED
from orrery.race.cards.six_cost import SIX_COST
from orrery.race.cards.start_worlds import START_WORLDS
from orrery.race.cards.worlds import WORLDS
from orrery.race.goods import ALIEN, ANY, KINDS, NO_GOOD
from orrery.race.powers import (
    CONSUME,
    DEVELOP,
    EXPLORE,
    PRODUCE,
    SETTLE,
    TRADE,
    DrawIfProducedHere,
    Military,
    Power,
    ProduceHere,
    ProduceOnWindfall,
    SellForMore,
)
from orrery.race.setup import setup
from support.cite import rule
from support.race import keys

PRINTED: list[Card] = [*START_WORLDS, *WORLDS, *MILITARY_WORLDS, *DEVELOPMENTS, *SIX_COST, *REVISED]
REBEL_SYMBOL = [
    "rebel-fuel-cache",
    "rebel-miners",
    "rebel-outpost",
    "rebel-warrior-race",
    "rebel-underground",
    "rebel-homeworld",
    "rebel-base",
]
ALIEN_SYMBOL = [
    "alien-robotic-factory",
    "deserted-alien-outpost",
    "deserted-alien-colony",
    "alien-rosetta-stone-world",
    "deserted-alien-library",
    "lost-alien-battle-fleet",
    "alien-robot-sentry",
    "lost-alien-warship",
    "alien-robot-scout-ship",
    "alien-tech-institute",
]
# The powers of each world of the first edition by their phases, down its left edge; to produce and draw are two.
PHASES: dict[str, list[str]] = {
    "": [
        "pre-sentient-race",
        "deserted-alien-outpost",
        "deserted-alien-colony",
        "asteroid-belt",
        "radioactive-world",
        "deserted-alien-library",
        "destroyed-world",
        "rebel-fuel-cache",
        "avian-uplift-race",
        "the-last-of-the-uplift-gnarssh",
        "alien-robot-sentry",
        "reptilian-uplift-race",
        "rebel-homeworld",
        "aquatic-uplift-race",
        "rebel-base",
    ],
    "I $": ["star-nomad-lair"],
    "I V": ["malevolent-lifeforms"],
    "III": [
        "new-sparta",
        "refugee-world",
        "empath-world",
        "blaster-gem-mines",
        "former-penal-colony",
        "rebel-outpost",
        "rebel-warrior-race",
        "lost-alien-warship",
        "alien-robot-scout-ship",
    ],
    "III III": ["alpha-centauri"],
    "III III V": ["alien-rosetta-stone-world"],
    "III IV": ["epsilon-eridani"],
    "III V": ["imperium-armaments-world", "lost-alien-battle-fleet"],
    "$": ["pirate-world"],
    "$ IV": ["old-earth", "merchant-world"],
    "$ V": ["spice-world", "distant-world", "galactic-engineers", "bio-hazard-mining-world", "space-port"],
    "IV": [
        "galactic-resort",
        "black-market-trading-world",
        "tourist-world",
        "galactic-trendsetters",
        "terraformed-world",
        "pilgrimage-world",
        "outlaw-world",
    ],
    "IV IV": ["gambling-world"],
    "IV V": [
        "earths-lost-colony",
        "new-vinland",
        "plague-world",
        "secluded-world",
        "expanding-colony",
        "prosperous-world",
        "new-earth",
        "new-survivalists",
    ],
    "V": ["artist-colony", "alien-robotic-factory", "rebel-miners", "rebel-underground", "runaway-robots"],
    "V V": ["gem-world", "comet-zone", "lost-species-ark-world", "mining-world"],
}
ICONS = {EXPLORE: "I", DEVELOP: "II", SETTLE: "III", TRADE: "$", CONSUME: "IV", PRODUCE: "V"}


def named(cards: list[Card]) -> list[str]:
    return [card.key for card in cards]


def having(power: type[Power]) -> list[Card]:
    return [card for card in PRINTED if any(isinstance(each, power) for each in card.powers)]


# -- keys, names and numbers -------------------------------------------------------------------------------------------


def test_every_card_has_a_key_of_its_own() -> None:
    assert len(set(named(PRINTED))) == len(PRINTED) == 5 + 37 + 22 + 19 + 12 + 5


def test_the_key_is_the_name_in_small_letters() -> None:
    for card in PRINTED:
        kept = "".join(letter for letter in card.name.lower() if letter.isalnum() or letter in " -")
        assert card.key.removesuffix("-revised") == kept.replace(" ", "-")


def test_copies_are_numbered_one_after_the_other() -> None:
    number = 0
    for card in PRINTED:
        numbers = [each for each in numbers_of(card.key) if each < FIRST_STORM]
        assert numbers == list(range(number, number + card.copies))
        assert all(CARDS[each] is card for each in numbers)
        assert card.copies == (2 if card in DEVELOPMENTS else 1)
        number += card.copies
    assert number == FIRST_STORM


def test_numbers_never_move() -> None:
    """A save and a record hold them: the first and the last card of each group stay where they are."""
    assert len(CARDS) == 234
    assert keys([0, 4]) == ["old-earth", "earths-lost-colony"]
    assert keys([5, 41]) == ["gem-world", "mining-world"]
    assert keys([42, 63]) == ["rebel-fuel-cache", "rebel-base"]
    assert keys([64, 65, 100, 101]) == ["public-works", "public-works", "genetics-lab", "genetics-lab"]
    assert keys([102, 113]) == ["pan-galactic-league", "trade-league"]
    assert keys([114, 118]) == ["outlaw-world-revised", "bio-hazard-mining-world-revised"]
    assert keys([119, 139, 140]) == ["separatist-colony", "hive-world", "contact-specialist"]
    assert keys([141, 184, 185]) == ["rebel-cantina", "galactic-salon", "research-labs"]
    assert keys([186, 233]) == ["galactic-scavengers", "alien-cornucopia"]


def test_a_revised_card_bears_the_name_of_the_one_it_replaces() -> None:
    first = {card.key: card.name for card in PRINTED if card not in REVISED}
    assert all(first[card.key.removesuffix("-revised")] == card.name for card in REVISED)
    assert [CARDS[number] for number in range(FIRST_REVISED, FIRST_STORM)] == list(REVISED)
    in_revised = {CARDS[number].key for number in deck_of("revised")}
    assert in_revised >= set(named(list(REVISED)))
    assert not in_revised & {card.key.removesuffix("-revised") for card in REVISED}
    assert len(deck_of("first")) == len(deck_of("revised")) == 114


# -- worlds and their goods --------------------------------------------------------------------------------------------


@rule("race:produce.2")
def test_a_world_is_a_production_world_if_and_only_if_it_has_the_power_to_produce() -> None:
    assert named([card for card in PRINTED if card.production]) == named(having(ProduceHere))
    assert not any(card.windfall for card in having(ProduceHere))


@rule("race:settle.goods.1")
def test_a_good_has_one_of_four_kinds_and_only_worlds_have_goods() -> None:
    for card in PRINTED:
        holds = card.windfall or card.production
        assert (card.kind in KINDS) == holds, card.key
        assert (card.kind == NO_GOOD) != holds, card.key
        assert card.is_world or not (holds or card.military or card.start >= 0), card.key
    assert {card.kind for card in PRINTED} == {NO_GOOD, *KINDS}


def test_powers_about_the_good_here_stand_only_on_worlds_that_have_one() -> None:
    drawing = ["gem-world", "comet-zone", "lost-species-ark-world", "mining-world", "runaway-robots"]
    assert named(having(DrawIfProducedHere)) == drawing
    selling = [card for card in having(SellForMore) if card.sell_for_more_here]
    assert named(selling) == ["star-nomad-lair", "pirate-world"]
    assert all(card.kind in KINDS for card in [*having(DrawIfProducedHere), *selling])


def test_the_power_to_fill_a_windfall_world_stands_on_cards_that_are_none() -> None:
    worlds = ["galactic-engineers", "alien-rosetta-stone-world", "expanding-colony"]
    developments = ["mining-robots", "genetics-lab", "mining-league", "free-trade-association"]
    assert named(having(ProduceOnWindfall)) == [*worlds, *developments]
    assert not any(card.windfall for card in having(ProduceOnWindfall))


# -- costs, VP and symbols ---------------------------------------------------------------------------------------------


@rule("race:develop.4", "race:settle.3", "race:settle.conquest.1")
def test_costs_and_defenses_are_in_the_range_of_the_base_game() -> None:
    assert {card.cost for card in PRINTED if not card.is_world} == {1, 2, 3, 4, 5, 6}
    assert {card.cost for card in PRINTED if card.is_world and not card.military} == {0, 1, 2, 3, 4, 5, 6}
    assert {card.cost for card in PRINTED if card.military} == {1, 2, 3, 4, 5, 6, 7}


@rule("race:develop.10")
def test_six_cost_developments_alone_have_vp_that_are_counted() -> None:
    for card in PRINTED:
        scoring = card.scoring
        counted = bool(scoring.lines or scoring.per_three_chips or scoring.per_military or scoring.per_good)
        assert counted == (not card.is_world and card.cost == 6), card.key
        assert not (counted and card.vp), card.key


def test_rebel_and_alien_symbols() -> None:
    assert sorted(card.key for card in PRINTED if card.rebel) == sorted(REBEL_SYMBOL)
    assert sorted(card.key for card in PRINTED if card.alien) == sorted(ALIEN_SYMBOL)


def test_every_world_with_alien_goods_bears_the_alien_symbol() -> None:
    worlds = {card.key for card in PRINTED if card.kind == ALIEN}
    assert set(ALIEN_SYMBOL) - worlds == {"alien-rosetta-stone-world", "alien-tech-institute"}
    assert worlds < set(ALIEN_SYMBOL)


@rule("race:setup.11")
def test_each_first_game_hand_is_four_cards() -> None:
    hands = {
        1: {"gem-world", "rebel-fuel-cache", "public-works", "colony-ship"},
        2: {"comet-zone", "rebel-miners", "expedition-force", "mining-robots"},
        3: {"former-penal-colony", "malevolent-lifeforms", "export-duties", "new-military-tactics"},
        4: {"spice-world", "avian-uplift-race", "space-marines", "contact-specialist"},
    }
    for number, hand in hands.items():
        assert {card.key for card in PRINTED if card.preset == number} == hand
    assert {card.preset for card in PRINTED} == {0, 1, 2, 3, 4}
    game = setup({"players": 4, "setup": "first-game"}, 1)
    assert [set(keys(player.hand)) for player in game.players] == list(hands.values())


# -- powers ------------------------------------------------------------------------------------------------------------


@rule("race:powers.1")
def test_every_development_and_most_worlds_have_powers() -> None:
    assert all(card.powers for card in PRINTED if not card.is_world)
    found: dict[str, list[str]] = {}
    for card in (*START_WORLDS, *WORLDS, *MILITARY_WORLDS):
        shown = " ".join(ICONS[power.PHASE] for power in card.powers)
        found.setdefault(shown, []).append(card.key)
    assert found == PHASES


def test_powers_stand_in_the_order_of_the_phases() -> None:
    for card in PRINTED:
        phases = [power.PHASE for power in card.powers]
        assert phases == sorted(phases), card.key
        assert all(EXPLORE <= phase <= PRODUCE for phase in phases), card.key


def test_the_sums_of_a_card_leave_no_power_out() -> None:
    for card in PRINTED:
        places = [place for place in range(len(card.powers)) if card.powers[place].PHASE == CONSUME]
        assert list(card.consumes) == places, card.key
        military = [power for power in card.powers if isinstance(power, Military)]
        general = [power.amount for power in military if power.kind == ANY and not power.rebels_only]
        assert card.strength == sum(general), card.key
        assert len(card.specialised) == len(military) - len(general), card.key
        kinds = [power.kind for power in card.powers if isinstance(power, ProduceOnWindfall)]
        assert list(card.windfall_kinds) == kinds, card.key
