"""Words and signs of powers: one row for each class, checked as the program starts."""

from __future__ import annotations

import pytest

from orrery.race.cards import CARDS
from orrery.race.goods import GENES, NOVELTY, RARE
from orrery.race.powers import (
    AT_REBEL_WORLD,
    ConquerPeaceful,
    ConsumeGoods,
    Power,
    ProduceHere,
    SettleForLess,
    SpendPrestige,
    Takeover,
)
from orrery.race.words.phrases import PHRASES
from orrery.race.words.power_table import CLASSES, PowerTable, same_places
from orrery.race.words.powers import power_words
from orrery.race.words.powers_de import POWERS as GERMAN
from orrery.race.words.powers_en import POWERS as ENGLISH
from orrery.race.words.signs import SIGNS, sign


def test_the_table_knows_every_class_of_power() -> None:
    assert set(CLASSES.values()) == set(Power.__subclasses__())


@pytest.mark.parametrize("name", sorted(CLASSES))
def test_a_power_without_its_row_is_found_at_once(name: str) -> None:
    for table in (ENGLISH, GERMAN, {key: (text,) for key, text in SIGNS.items()}):
        with pytest.raises(TypeError, match=f"{name} has no row"):
            PowerTable("en", {key: texts for key, texts in table.items() if key != name})


def test_a_row_for_no_power_is_found_at_once() -> None:
    with pytest.raises(KeyError, match="SettleForMore"):
        PowerTable("en", {**ENGLISH, "SettleForMore": ("worlds cost more",)})


@pytest.mark.parametrize(
    ("key", "text"), [("SettleForLess", "cost -{discount}"), ("SettleForLess king", "-{amount}"), ("GainVp +vq", "")]
)
def test_a_place_or_a_condition_that_is_no_field_is_found_at_once(key: str, text: str) -> None:
    with pytest.raises(TypeError, match="has no field"):
        PowerTable("en", {**ENGLISH, key: (text,)})


def test_languages_that_differ_are_found_at_once() -> None:
    english = PowerTable("en", ENGLISH)
    same_places(english, PowerTable("de", GERMAN))
    for other in ({"GainVp": ("Siegpunkte",)}, {"GainVp vp": ("{vp}",)}, {"GainVp": ("{vp}", "Siegpunkte")}):
        with pytest.raises(TypeError, match="GainVp"):
            same_places(english, PowerTable("de", {**GERMAN, **other}))


@pytest.mark.parametrize(
    ("power", "full", "brief", "signs"),
    [
        (SettleForLess(2), "worlds you pay for cost 2 less", "cost -2", "-2"),
        (SettleForLess(1, GENES), "Genes worlds you pay for cost 1 less", "Genes cost -1", "-1 genes"),
        (
            ConsumeGoods(2, NOVELTY, up_to=3, vp=2, cards=1),
            "up to 3 times 2 Novelty goods for 2 VP and 1 card",
            "up to 3 times 2 Novelty goods for 2 VP and 1 card",
            "2 novelty -> 2 vp card x3",
        ),
        (
            Takeover(AT_REBEL_WORLD, given_up=True, prestige=2),
            "takeover of a Rebel military world, giving this card up, 2 prestige if it succeeds",
            "takeover of a Rebel military world, giving this card up, 2 prestige if it succeeds",
            "give-up -> takeover rebel",
        ),
        (
            ConquerPeaceful(1, prestige=1),
            "give this card up to conquer a world that is not military, defense cost -1, for 1 prestige",
            "give up to conquer a world, defense cost -1, 1 prestige",
            "give-up -> military world -1",
        ),
        (SpendPrestige(1, vp=3), "may spend 1 prestige for 3 VP", "1 prestige for 3 VP", "prestige -> 3 vp"),
        (ProduceHere(), "1 good here if there is none", "1 good here", "rare"),
    ],
)
def test_the_row_that_says_most_is_taken(power: Power, full: str, brief: str, signs: str) -> None:
    assert power_words(PHRASES["en"], power) == full
    assert power_words(PHRASES["en"], power, "brief") == brief
    rare = next(card for card in CARDS if card.kind == RARE)
    assert " ".join(sign(rare, power)) == signs
