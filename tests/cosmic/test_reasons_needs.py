"""What a deed needs and does not find, each with its rule."""

from __future__ import annotations

import pytest

from orrery.cosmic.cards import TECH
from orrery.cosmic.state import Tech
from orrery.cosmic.windows import (
    ALLIED,
    BEFORE_CARDS,
    BEFORE_INVITATIONS,
    CARDS_PLACED,
    CARDS_SHOWN,
    DESTINY_SHOWN,
    ENCOUNTER_START,
    REINFORCING,
    TOTALS,
)
from support.cite import rule
from support.cosmic_reasons import PLAIN, card_of, everybody, watching, why

CARDS_AND_TECHS = [  # the reason, what kind of thing, which, the moment, who holds it
    ("need-as-offense", "card", "mobius-tubes", ENCOUNTER_START, 2),
    ("need-as-defense", "tech", "gluon-mines", CARDS_PLACED, 0),
    ("need-as-main", "card", "calculator-flare", CARDS_PLACED, 2),
    ("need-as-involved", "card", "reinforcement-3", REINFORCING, 2),
    ("need-not-as-offense", "card", "dictator-flare", DESTINY_SHOWN, 0),
    ("need-discards", "tech", "delta-scanners", ENCOUNTER_START, 2),
]


@rule("cosmic:alien-sheet.2", "cosmic:artifacts.1", "cosmic:flares.5", "cosmic:tech.effect.1")
@pytest.mark.parametrize(("key", "kind", "what", "moment", "seat"), CARDS_AND_TECHS)
def test_a_card_or_technology_says_what_it_needs(key: str, kind: str, what: str, moment: str, seat: int) -> None:
    table = watching(seat, *PLAIN).lays("attack-06", "attack-08")
    if kind == "card":
        table.game.players[seat].hand.append(card_of(what))
    else:
        table.game.players[seat].techs.append(Tech(TECH[what], 0, True))
    table.to(moment, seat)
    laws = {"tech": "tech.effect.1", "card": "flares.5" if what.endswith("flare") else "artifacts.1"}
    assert why(table, seat, kind, what) == (key, (), f"cosmic:{laws[kind]}")


POWERS = [  # the reason, the alien, the moment, whose it is
    ("need-as-main", "sorcerer", CARDS_PLACED, 2),
    ("need-as-involved", "philanthropist", ALLIED, 2),
    ("need-as-offense", "barbarian", "outcome known", 2),
    ("need-own-cards", "reserve", REINFORCING, 0),
    ("need-ships-here", "amoeba", CARDS_PLACED, 1),
]


@rule("cosmic:alien-sheet.2")
@pytest.mark.parametrize(("key", "alien", "moment", "seat"), POWERS)
def test_a_sheet_names_what_its_owner_must_have(key: str, alien: str, moment: str, seat: int) -> None:
    aliens = [*PLAIN[:seat], alien, *PLAIN[seat + 1 :]]
    table = watching(seat, *aliens, hands={0: ["attack-06"], 1: ["attack-08", "attack-10"]})
    table.game.colonies[5][1] = 0  # where the gate is aimed the defense has no ships
    table.game.players[1].gone = 4
    table.to(moment, seat)
    assert why(table, seat, "alien", alien) == (key, (), "cosmic:alien-sheet.2")


SUPERS = [
    ("need-as-ally", "calculator", CARDS_PLACED),
    ("need-as-offensive-ally", "barbarian", "outcome known"),
    ("need-not-as-main", "mind", BEFORE_INVITATIONS),
]


@rule("cosmic:flares.6")
@pytest.mark.parametrize(("key", "alien", "moment"), SUPERS)
def test_the_super_half_of_a_flare_says_what_it_needs(key: str, alien: str, moment: str) -> None:
    table = watching(0, alien, *PLAIN[1:], hands={0: [f"{alien}-flare", "attack-40", "attack-06"]})
    table.lays("attack-40", "attack-08")
    table.to(moment, 0)
    assert why(table, 0, "card", f"{alien}-flare") == (key, (), "cosmic:flares.6")


@rule("cosmic:reveal.attack.1")
def test_two_attacks_and_ships_in_the_warp() -> None:
    hands = {0: ["macron-flare", "vacuum-flare", "attack-06"], 1: ["negotiate", "attack-08"]}
    table = everybody("anti-matter", "filch", "chosen", hands=hands).lays("attack-06", "negotiate")
    table.to(TOTALS, 0)
    assert why(table, 0, "alien", "anti-matter") == ("need-both-attack", (), "cosmic:alien-sheet.2")
    assert why(table, 0, "card", "vacuum-flare") == ("need-in-warp", (), "cosmic:flares.5")


@rule("cosmic:flares.5")
def test_a_colony_besides_the_one_that_is_attacked_and_cards_of_the_opponent() -> None:
    hands = {0: ["trader-flare", "attack-06"], 1: ["amoeba-flare", "attack-08"]}
    table = watching(1, *PLAIN, hands=hands)
    for planet in range(6, 10):
        table.game.colonies[planet][1] = 0
    table.to(BEFORE_CARDS, 1)
    assert why(table, 1, "card", "amoeba-flare") == ("need-idle-colony", (), "cosmic:flares.5")
    table = watching(0, *PLAIN, hands={**hands, 1: []})
    table.to(BEFORE_INVITATIONS, 0)
    assert why(table, 0, "card", "trader-flare") == ("need-opponents-cards", (), "cosmic:flares.5")


def test_what_is_missing_on_the_table() -> None:
    table = watching(2, *PLAIN, hands={2: ["force-field", "attack-06"]})
    table.to(ALLIED, 2)
    force_field = card_of("force-field")
    assert why(table, 2, "card", "force-field") == ("no-allies", (force_field,), "cosmic:artifacts.1")
    table = everybody(*PLAIN, hands={0: ["mobius-tubes", "attack-06"]})
    table.to(ENCOUNTER_START, 0)
    assert why(table, 0, "card", "mobius-tubes")[0] == "warp-empty"
    hands = {0: ["negotiate", "attack-06"], 1: ["negotiate"], 2: ["emotion-control", "ionic-gas", "attack-08"]}
    table = watching(2, *PLAIN, hands=hands).lays("negotiate", "negotiate")
    table.to(CARDS_SHOWN, 2)
    assert why(table, 2, "card", "emotion-control")[0] == "no-attack-shown"
    table.to("outcome known", 2)
    assert why(table, 2, "card", "ionic-gas")[0] == "no-winner"


def test_what_a_technology_is_missing() -> None:
    table = watching(1, *PLAIN, techs={1: ["quark-battery", "lunar-cannon"]}, researching={1: {"gluon-mines": 0}})
    table.to(DESTINY_SHOWN, 1)
    number = TECH["lunar-cannon"]
    assert why(table, 1, "tech", "lunar-cannon") == ("no-wild-destiny", (number,), "cosmic:tech.effect.1")
    table.to(CARDS_PLACED, 1)
    assert why(table, 1, "tech", "gluon-mines")[0] == "no-research"
    table.to(CARDS_SHOWN, 1)
    assert why(table, 1, "tech", "quark-battery")[0] == "nothing-loaded"
    table = everybody(*PLAIN, techs={0: ["xenon-lasers", "lunar-cannon"]})
    table.to(TOTALS, 0)
    assert why(table, 0, "tech", "lunar-cannon")[0] == "not-beside-cannon"


def test_cards_that_a_power_could_use_and_what_is_in_force() -> None:
    table = watching(0, "reserve", *PLAIN[1:], hands={0: ["attack-40", "attack-30"]})
    table.to(REINFORCING, 0)
    assert why(table, 0, "alien", "reserve")[0] == "no-low-attack"
    table = everybody("fodder", *PLAIN[1:], techs={0: ["xenon-lasers"]}, hands={0: ["attack-40", "attack-06"]})
    table.lays("attack-06", "attack-08").to(TOTALS, 0)
    assert why(table, 0, "alien", "fodder")[0] == "no-fodder"
    table = watching(0, "loser", *PLAIN[1:], hands={0: ["loser-flare", "attack-06"]}).will(0, "loser")
    table.to(CARDS_PLACED, 0)
    assert why(table, 0, "card", "loser-flare") == ("in-force", (card_of("loser-flare"),), "cosmic:flares.6")


@rule("cosmic:new-hand.1")
def test_an_encounter_of_ones_own_takes_an_encounter_card() -> None:
    table = everybody(*PLAIN, techs={2: ["infinity-drive"]}, hands={2: ["quash", "plague"]})
    table.to("encounter over", 2)
    assert why(table, 2, "tech", "infinity-drive")[0] == "no-encounter-card"
