"""A power is used once in a phase: what is left for a second world, and what is not."""

from __future__ import annotations

import pytest

from orrery.race.cards import CARDS
from orrery.race.rules.placing import recruiters
from orrery.race.state import Race
from support.cite import rule
from support.play import asked
from support.race import begin, card, every, hand_of, keys, offered, pick, prestige_of, tableau_of


def settling(tableau: list[str], hand: list[str], goods: list[str] | None = None, prestige: int = 0) -> Race:
    game = every(tableau, ["earths-lost-colony"], hands=[hand, []], goods=[goods or [], []], prestige=[prestige, 0])
    return begin(game, "settle")


def second(game: Race, world: str) -> None:
    pick(game, 0, "power improved-logistics 0")
    pick(game, 0, world)


@rule("race:power.settle.discard-for-military.1", "race:powers.9")
@pytest.mark.parametrize(
    "tableau", [["space-mercenaries", "primitive-rebel-world"], ["primitive-rebel-world", "space-mercenaries"]]
)
def test_one_card_for_military_is_one_military_and_uses_the_smaller_power(tableau: list[str]) -> None:
    """Military 1 and a card: a world of defense 2. Space Mercenaries are still there for a world of defense 4."""
    hand = ["former-penal-colony", "rebel-colony", "gem-world", "comet-zone", "spice-world", "mining-world"]
    game = settling(["old-earth", *tableau, "improved-logistics"], hand)
    pick(game, 0, "former-penal-colony")
    question = asked(game, 0)
    assert (question.prompt, question.least, question.most) == ("recruit", 1, 3)
    pick(game, 0, "gem-world")
    assert game.players[0].spent.reinforced == 1
    second(game, "rebel-colony")
    question = asked(game, 0)
    assert (question.prompt, question.least, question.most) == ("recruit", 2, 2)
    pick(game, 0, "comet-zone", "spice-world")
    assert (tableau_of(game)[-2:], hand_of(game)) == (["former-penal-colony", "rebel-colony"], ["mining-world"])


@rule("race:power.settle.discard-for-military.1", "race:powers.11")
def test_two_cards_use_the_power_that_takes_two() -> None:
    """Then the one for a single card is left."""
    hand = ["hive-world", "rebel-colony", "gem-world", "comet-zone", "spice-world", "mining-world"]
    game = settling(["old-earth", "primitive-rebel-world", "space-mercenaries", "improved-logistics"], hand)
    pick(game, 0, "hive-world")
    pick(game, 0, "gem-world", "comet-zone")
    second(game, "rebel-colony")
    assert (asked(game, 0).prompt, asked(game, 0).most) == ("recruit", 1)


@rule("race:power.settle.discard-for-military.1")
def test_three_cards_for_two_powers_that_take_two_are_three_military() -> None:
    hand = ["rebel-homeworld", "outlaw-world", "gem-world", "comet-zone", "spice-world", "mining-world"]
    game = settling(["new-sparta", "space-mercenaries", "mercenary-fleet", "improved-logistics"], hand)
    pick(game, 0, "rebel-homeworld")
    assert (asked(game, 0).least, asked(game, 0).most) == (2, 4), "Military 5 against 7"
    pick(game, 0, "gem-world", "comet-zone", "spice-world")
    assert asked(game, 0).prompt == "settle more"
    assert game.players[0].spent.reinforced == 3


@rule("race:powers.9")
@pytest.mark.parametrize(
    ("number", "chosen"),
    [
        (1, ["primitive-rebel-world"]),
        (2, ["space-mercenaries"]),
        (3, ["primitive-rebel-world", "space-mercenaries"]),
        (4, ["space-mercenaries", "mercenary-fleet"]),
        (6, ["primitive-rebel-world", "rebel-convict-mines", "space-mercenaries", "mercenary-fleet"]),
    ],
)
def test_the_powers_that_leave_most(number: int, chosen: list[str]) -> None:
    """Those for two cards are kept whole, and of two ways alike the one with fewer powers is taken."""
    tableau = ["old-earth", "primitive-rebel-world", "rebel-convict-mines", "space-mercenaries", "mercenary-fleet"]
    cards = [card(name) for name in tableau]
    assert keys(recruiters(cards, (), False, number)) == chosen
    used = (card("space-mercenaries"),)
    assert card("space-mercenaries") not in recruiters(cards[:4], used, False, 1)
    assert recruiters([card("space-mercenaries")], used, True, 1) == [card("space-mercenaries")], "the rest, in defence"


@rule("race:power.settle.good-reduce.1")
def test_a_good_makes_one_world_cheaper_and_not_the_next() -> None:
    """Two Genes goods and a hand that is enough for one world at its price and one at three less."""
    hand = ["gem-world", "comet-zone", "new-vinland", "mining-world", "distant-world"]
    game = settling(
        ["old-earth", "lifeforms-inc", "improved-logistics", "plague-world"], hand, ["lifeforms-inc", "plague-world"]
    )
    pick(game, 0, "comet-zone")
    pick(game, 0, "pay lifeforms-inc")
    pick(game, 0, "plague-world")
    pick(game, 0, "power improved-logistics 0")
    pick(game, 0, "new-vinland")
    assert (asked(game, 0).prompt, asked(game, 0).least) == ("pay", 2), "no other way than to pay its price"
    assert len(game.players[0].goods) == 1


@rule("race:power.settle.temporary-military.3")
def test_a_good_gives_military_once() -> None:
    """Military 2 lasts for both worlds, but the second good buys no more."""
    hand = ["former-penal-colony", "hive-world", "smuggling-lair"]
    game = settling(
        ["old-earth", "rebel-fuel-refinery", "improved-logistics", "comet-zone"],
        hand,
        ["rebel-fuel-refinery", "comet-zone"],
    )
    pick(game, 0, "former-penal-colony")
    pick(game, 0, "comet-zone")
    pick(game, 0, "power improved-logistics 0")
    assert offered(game, 0) == ["none", "smuggling-lair"], "defense 2, and not 3"
    assert game.players[0].spent.reinforced == 2


@rule("race:power.settle.temporary-military.2")
def test_prestige_gives_military_once() -> None:
    game = settling(
        ["old-earth", "alien-booby-trap", "improved-logistics"],
        ["hive-world", "rebel-colony", "smuggling-lair"],
        prestige=2,
    )
    pick(game, 0, "hive-world")
    assert prestige_of(game) == [1, 0]
    pick(game, 0, "power improved-logistics 0")
    assert offered(game, 0) == ["none", "smuggling-lair"], "Military 3 in all, and not 6"


@rule("race:power.settle.good-reduce.1")
def test_two_powers_for_goods_take_two_goods() -> None:
    """Six less for a world of cost 6, and three Genes goods to choose from."""
    goods = ["lifeforms-inc", "plague-world", "hive-world"]
    game = settling(["old-earth", "golden-age-of-terraforming", *goods], ["alien-robotic-factory"], goods)
    pick(game, 0, "alien-robotic-factory")
    for chosen, left in (("plague-world", 2), ("hive-world", 1)):
        assert asked(game, 0).prompt == "spend good"
        pick(game, 0, chosen)
        assert len([world for world in goods if world in [CARDS[each].key for each in game.players[0].goods]]) == left
    assert tableau_of(game)[-1] == "alien-robotic-factory"
