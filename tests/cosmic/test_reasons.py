"""Why something cannot be chosen now: moments, cards, powers, planets and players, each with its rule and numbers."""

from __future__ import annotations

import pytest

from orrery.cosmic.aliens.anti_matter import StoppedWild
from orrery.cosmic.aliens.philanthropist import Lent
from orrery.cosmic.cards import ALIEN, CARDS, TECH
from orrery.cosmic.reasons import MOMENT
from orrery.cosmic.rules.deal import OFFERS
from orrery.cosmic.windows import (
    CARDS_PLACED,
    CARDS_SHOWN,
    DEAL_MADE,
    DESTINY_SHOWN,
    ENCOUNTER_START,
    LAUNCHED,
    LAUNCHING,
    REINFORCING,
)
from orrery.cosmic.words import CosmicWords
from orrery.kernel.decision import Refused
from support.cite import rule
from support.cosmic import Cosmos
from support.cosmic_reasons import PLAIN, card_of, everybody, watching, why

# -- moments -----------------------------------------------------------------------------------------------------------


@rule("cosmic:timing.1", "cosmic:artifacts.1")
def test_an_artifact_and_a_reinforcement_at_another_moment() -> None:
    table = everybody(*PLAIN, hands={2: ["quash", "reinforcement-5", "attack-06"]})
    table.to(ENCOUNTER_START, 2)
    quash, more = card_of("quash"), card_of("reinforcement-5")
    assert why(table, 2, "card", "quash") == ("artifacts-moment", (quash, MOMENT[DEAL_MADE]), "cosmic:timing.1")
    assert why(table, 2, "card", "reinforcement-5") == (
        "artifacts-moment",
        (more, MOMENT[REINFORCING]),
        "cosmic:timing.1",
    )


@rule("cosmic:flares.5", "cosmic:flares.6", "cosmic:timing.1")
def test_a_flare_at_another_moment_is_told_by_the_half_that_counts() -> None:
    table = everybody("mirror", "filch", "chosen", hands={0: ["mirror-flare", "calculator-flare", "attack-06"]})
    table.to(ENCOUNTER_START, 0)
    flare, other = card_of("mirror-flare"), card_of("calculator-flare")
    assert why(table, 0, "card", "mirror-flare") == ("super-moment", (flare, MOMENT[CARDS_PLACED]), "cosmic:timing.1")
    assert why(table, 0, "card", "calculator-flare")[:2] == ("wild-moment", (other, MOMENT[CARDS_PLACED]))


@rule("cosmic:timing.1", "cosmic:alien-sheet.4")
def test_a_power_at_another_moment_also_where_no_window_is_open() -> None:
    table = Cosmos("mirror", "filch", "chosen")
    table.to("aim")
    assert why(table, 0, "alien", "mirror") == (
        "powers-moment",
        (ALIEN["mirror"], MOMENT[CARDS_PLACED]),
        "cosmic:timing.1",
    )
    assert why(table, 0, "power", table.game.players[0].powers[0].number)[0] == "powers-moment"


@rule("cosmic:tech.effect.1", "cosmic:timing.1")
def test_a_technology_at_another_moment() -> None:
    table = Cosmos(*PLAIN, techs={0: ["plasma-thrusters"]})
    table.to("aim")
    moments = sorted((MOMENT[LAUNCHING], MOMENT["bringing ships"], MOMENT[LAUNCHED]))
    assert why(table, 0, "tech", "plasma-thrusters") == (
        "techs-moment",
        (TECH["plasma-thrusters"], *moments),
        "cosmic:timing.1",
    )


@rule("cosmic:planning.1")
def test_an_encounter_card_where_none_is_asked_for() -> None:
    table = Cosmos(*PLAIN)
    table.to("aim")
    assert why(table, 0, "card", "attack-06") == ("encounter-card", (card_of("attack-06"),), "cosmic:planning.1")


@rule("cosmic:timing.1")
def test_what_was_done_at_this_moment_is_not_done_again() -> None:
    table = watching(0, "sorcerer", "filch", "chosen").will(0, "sorcerer")
    table.to(CARDS_PLACED, 0)
    table.answer_one()
    table.to(CARDS_PLACED, 0)
    assert why(table, 0, "alien", "sorcerer") == ("used-here", (), "cosmic:timing.1")


@rule("cosmic:alien-sheet.3")
def test_what_must_be_done_comes_first() -> None:
    table = Cosmos("anti-matter", "filch", "chosen", hands={0: ["citadel-flare", "attack-06"]})
    table.game.players[0].powers.append(table.game.new_power(ALIEN["warpish"]))
    table.to("duty", 0)
    assert why(table, 0, "card", "citadel-flare") == ("duty-first", (), "cosmic:alien-sheet.3")


# -- conditions that are printed ---------------------------------------------------------------------------------------


@rule("cosmic:alien-sheet.2", "cosmic:flares.5", "cosmic:flares.6")
def test_a_condition_of_its_own_is_told_by_what_is_printed() -> None:
    table = everybody("masochist", "filch", "chosen")
    table.to(ENCOUNTER_START, 0)
    assert why(table, 0, "alien", "masochist") == ("powers-condition", (ALIEN["masochist"],), "cosmic:alien-sheet.2")
    table = watching(0, *PLAIN, hands={0: ["mirror-flare", "attack-06"], 1: ["attack-06"]})
    table.to(CARDS_SHOWN, 0)  # two equal cards: nothing to copy
    assert why(table, 0, "card", "mirror-flare") == ("wild-condition", (card_of("mirror-flare"),), "cosmic:flares.5")
    table = watching(0, "citadel", "filch", "chosen", hands={0: ["citadel-flare", "attack-06"]})
    table.to(CARDS_PLACED, 0)  # no citadel stands there
    told = why(table, 0, "card", "citadel-flare")
    assert told == ("super-condition", (card_of("citadel-flare"),), "cosmic:flares.6")


@rule("cosmic:artifacts.1")
def test_the_condition_of_an_artifact_has_words_of_its_own_kind() -> None:
    words = CosmicWords("en", ["Ada", "Ben", "Cleo"], 0)
    printed = words.phrases.artifacts["plague"]["text"]
    assert printed in words.refusal(Refused("artifacts-condition", (card_of("plague"),)))


@rule("cosmic:tech.effect.1")
def test_the_condition_of_a_technology_is_told_by_what_is_printed() -> None:
    table = everybody(*PLAIN, researching={0: {"tech-scrambler": 2}})
    table.to(ENCOUNTER_START, 0)
    number = TECH["tech-scrambler"]
    assert why(table, 0, "tech", "tech-scrambler") == ("techs-condition", (number,), "cosmic:tech.effect.1")


# -- cards -------------------------------------------------------------------------------------------------------------


@rule("cosmic:artifacts.1", "cosmic:reinforcements.1", "cosmic:flares.1", "cosmic:planning.1")
def test_only_encounter_cards_are_laid() -> None:
    table = Cosmos(*PLAIN, hands={0: ["quash", "reinforcement-2", "virus-flare", "attack-06", "attack-08"]})
    table.to("encounter card", 0)
    for key, law in (("quash", "artifacts"), ("reinforcement-2", "reinforcements"), ("virus-flare", "flares")):
        card = card_of(key)
        told = ("no-encounter-card-type", (card, CARDS[card].type), f"cosmic:{law}.1")
        assert why(table, 0, "card", key) == told
    assert why(table, 0, "card", "morph")[:2] == ("other-cards", (card_of("morph"), 2)), "not in the hand"


@rule("cosmic:conflict.1")
def test_after_an_upset_an_attack_must_be_laid() -> None:
    table = Cosmos("loser", "filch", "chosen", hands={0: ["negotiate", "attack-06", "attack-08"]}).will(0, "loser")
    table.to("encounter card", 0)
    assert why(table, 0, "card", "negotiate") == ("lay-an-attack", (2,), "cosmic:conflict.1")


@rule("cosmic:conflict.1")
def test_the_only_attack_must_be_laid_after_an_upset() -> None:
    table = everybody("loser", "filch", "chosen", hands={0: ["negotiate", "attack-08", "morph"]}).will(0, "loser")
    table.to("encounter card", 0)
    assert why(table, 0, "card", "morph") == ("lay-that-card", (card_of("attack-08"),), "cosmic:conflict.1")


@rule("cosmic:reveal.negotiate.3")
def test_a_choice_among_certain_cards_says_how_many_they_are() -> None:
    table = everybody("citadel", "filch", "chosen", hands={0: ["attack-06", "attack-08", "negotiate"]})
    table.will(0, "citadel")
    table.to("citadel.card", 0)
    assert why(table, 0, "card", "negotiate")[:2] == ("other-cards", (card_of("negotiate"), 2))


@rule("cosmic:flares.3", "cosmic:flares.4")
def test_each_flare_once_and_one_for_each_player() -> None:
    hands = {0: ["amoeba-flare", "calculator-flare", "attack-06"]}
    table = watching(0, *PLAIN, hands=hands).will(0, "amoeba-flare")
    table.to(CARDS_PLACED, 0)
    assert why(table, 0, "card", "amoeba-flare") == ("flare-again", (card_of("amoeba-flare"),), "cosmic:flares.3")
    told = why(table, 0, "card", "calculator-flare")
    assert told == ("flare-for-each", (card_of("calculator-flare"),), "cosmic:flares.4")


@rule("cosmic:conflict.1")
def test_a_flare_that_was_stopped_is_out_of_use() -> None:
    table = Cosmos(*PLAIN, hands={0: ["amoeba-flare", "attack-06"]})
    table.to("aim")
    flare = card_of("amoeba-flare")
    table.game.begin_effect(StoppedWild(1, flare))
    assert why(table, 0, "card", "amoeba-flare") == ("flare-stopped", (flare,), "cosmic:conflict.1")


@rule("cosmic:cards.clone-flare.1")
def test_an_artifact_that_was_taken_back_waits_for_the_next_encounter() -> None:
    table = watching(2, "mirror", "filch", "chosen", hands={2: ["clone-flare", "plague", "attack-06"]})
    table.will(2, "plague", "clone-flare").says(2, "plague.victim", "seat 1")
    table.to(DESTINY_SHOWN, 2)
    assert why(table, 2, "card", "plague") == ("card-kept", (card_of("plague"),), "cosmic:cards.clone-flare.1")


def test_a_card_of_somebody_else() -> None:
    table = Cosmos(*PLAIN, hands={1: ["attack-40", "attack-08"]})
    table.to("aim")
    assert why(table, 0, "card", "attack-40")[:2] == ("not-your-card", (card_of("attack-40"),))


# -- powers and technologies -------------------------------------------------------------------------------------------


@rule("cosmic:power-loss.1", "cosmic:variant.four-planets.3")
@pytest.mark.parametrize(("planets", "needed"), [(5, 3), (4, 2)])
def test_a_power_lost_for_want_of_home_colonies_says_how_many_it_needs(planets: int, needed: int) -> None:
    table = Cosmos("mirror", "filch", "chosen", planets=planets)
    for planet in range(1, planets):
        table.game.colonies[planet][0], table.game.players[0].warp = 0, table.game.players[0].warp + 4
    table.game.shifted = True
    table.to("aim")
    homes = table.game.home_colonies(0)
    assert why(table, 0, "alien", "mirror") == ("power-lost", (ALIEN["mirror"], homes, needed), "cosmic:power-loss.1")
    assert homes < needed


@rule("cosmic:zap.2")
def test_a_zapped_power_is_off_until_the_encounter_ends() -> None:
    table = everybody("mirror", "filch", "chosen", hands={2: ["cosmic-zap", "attack-06"]})
    table.will(0, "mirror").will(2, "cosmic-zap")
    table.to(CARDS_SHOWN, 0)
    assert why(table, 0, "alien", "mirror") == ("power-zapped", (ALIEN["mirror"],), "cosmic:zap.2")


@rule("cosmic:flares.5")
def test_a_power_that_was_lent_is_off() -> None:
    table = Cosmos("mirror", "filch", "chosen")
    table.to("aim")
    table.game.begin_effect(Lent(2, table.game.players[0].powers[0].number))
    assert why(table, 0, "alien", "mirror") == ("power-lent", (ALIEN["mirror"],), "cosmic:flares.5")


def test_what_belongs_to_others_is_not_used() -> None:
    table = Cosmos(*PLAIN, techs={1: ["the-qax"]})
    table.to("aim")
    assert why(table, 0, "alien", "filch")[:2] == ("not-your-power", ())
    assert why(table, 0, "tech", "the-qax")[:2] == ("not-your-tech", ())


@rule("cosmic:tech.complete.1", "cosmic:tech.complete.2")
def test_a_technology_says_what_it_still_needs() -> None:
    table = Cosmos(*PLAIN, researching={0: {"infinity-drive": 2, "genesis-bomb": 1}}, techs={0: ["xenon-lasers"]})
    table.to("aim")
    told = why(table, 0, "tech", "infinity-drive")
    assert told == ("tech-incomplete", (TECH["infinity-drive"], 2, 6), "cosmic:tech.complete.1")
    assert why(table, 0, "tech", "genesis-bomb")[1] == (TECH["genesis-bomb"], 1, 4)
    table = Cosmos(*PLAIN, researching={0: {"infinity-drive": 2}}, techs={0: ["xenon-lasers"]})
    table.to("research")
    told = why(table, 0, "tech", "xenon-lasers")
    assert told == ("tech-in-play", (TECH["xenon-lasers"],), "cosmic:tech.complete.2")


# -- planets, ships, players -------------------------------------------------------------------------------------------


@rule("cosmic:launch.1", "cosmic:launch.7")
def test_the_gate_is_aimed_at_the_system_of_the_encounter() -> None:
    table = Cosmos(*PLAIN)
    table.game.colonies[12][1], table.game.colonies[5][1] = 1, 3  # the defense also lives in a third system
    table.game.destroyed.append(6)
    table.to("aim")
    assert why(table, 0, "planet", 12) == ("other-system", (12, 1), "cosmic:launch.1")
    assert why(table, 0, "planet", 13) == ("defense-not-there", (13, 1), "cosmic:launch.7")
    assert why(table, 0, "planet", 6) == ("planet-destroyed", (6,), "cosmic:launch.1")
    assert table.game.why_not(0, ("planet", 5)) is None


@rule("cosmic:launch.2", "cosmic:home.leave.2", "cosmic:launch.5")
def test_ships_come_from_colonies_and_go_to_colonies() -> None:
    table = Cosmos(*PLAIN)
    table.to("launch")
    assert why(table, 0, "planet", 5) == ("no-ship-of-yours", (5,), "cosmic:launch.2")
    table = Cosmos(*PLAIN).in_warp(0, 2)
    table.to("place ships")
    assert why(table, 0, "planet", 5) == ("no-colony-there", (5,), "cosmic:home.leave.2")
    table = Cosmos("clone", "kamikaze", "chosen", "mirror").will(1, "kamikaze")
    table.to("kamikaze.sacrifice", 1)
    assert table.game.why_not(1, ("planet", 6)) is None


@rule("cosmic:alliance.1", "cosmic:alliance.3")
def test_main_players_are_not_invited() -> None:
    table = Cosmos(*PLAIN)
    table.to("invite", 0)
    assert why(table, 0, "seat", 1) == ("invite-main", (1,), "cosmic:alliance.1")
    assert why(table, 0, "seat", 0) == ("you-are-main", (), "cosmic:alliance.1")
    table.to("invite", 1)
    assert why(table, 1, "seat", 0) == ("invite-main", (0,), "cosmic:alliance.3")


@rule("cosmic:alliance.6", "cosmic:alliance.7")
def test_a_side_is_joined_by_who_was_invited_and_has_ships() -> None:
    table = everybody(*PLAIN).invites(0, 2)
    table.to("ally", 2)
    assert why(table, 2, "side", 2) == ("not-invited", (2,), "cosmic:alliance.6")
    assert table.game.why_not(2, ("side", 1)) is None


@rule("cosmic:destiny.wild.1")
def test_a_wild_card_names_somebody_else() -> None:
    table = Cosmos(*PLAIN, destiny=[15])
    table.to("wild destiny")
    assert why(table, 0, "seat", 0)[:2] == ("seat-yourself", ())


@rule("cosmic:destiny.color.4", "cosmic:destiny.color.5")
def test_the_own_colour_leads_to_planets_at_home() -> None:
    table = Cosmos(*PLAIN, destiny=[0])
    table.game.colonies[0][1] = 1
    table.to("own colour")
    assert why(table, 0, "planet", 7) == ("not-at-home", (7,), "cosmic:destiny.color.4")
    assert why(table, 0, "planet", 1) == ("only-you-there", (1,), "cosmic:destiny.color.4")


@rule("cosmic:regroup.1")
def test_ships_in_the_warp_wait_for_the_start_of_an_encounter() -> None:
    table = Cosmos(*PLAIN).in_warp(2, 3)
    table.to("aim")
    assert why(table, 0, "warp", 2) == ("warp", (2, 3), "cosmic:regroup.1")


@rule("cosmic:reveal.negotiate.3", "cosmic:reveal.negotiate.5")
def test_in_a_deal_cards_and_colonies_go_into_the_terms() -> None:
    table = Cosmos(*PLAIN, hands={0: ["negotiate", "attack-06"], 1: ["negotiate", "attack-08"]})
    table.lays("negotiate", "negotiate")
    table.game.colonies[10][0] = table.game.colonies[10][1] = 1
    table.to("deal")
    for thing in (("card", card_of("attack-06")), ("planet", 0)):
        refused = table.game.why_not(0, thing)
        assert refused is None or refused.reason == "not-in-question", "it goes into the terms"
    assert why(table, 0, "planet", 10)[0] == "deal-has-colony"
    assert why(table, 0, "planet", 19)[0] == "deal-no-colony"


@rule("cosmic:reveal.negotiate.2")
def test_after_the_last_offer_nothing_more_goes_into_the_terms() -> None:
    table = Cosmos(*PLAIN, hands={0: ["negotiate", "attack-06"], 1: ["negotiate", "attack-08"]})
    table.lays("negotiate", "negotiate").to("deal")
    for number in range(OFFERS):
        table.offer(number % 2, (0, "any", 1))
    assert why(table, 0, "card", "attack-06") == ("deal-offers", (OFFERS,), "cosmic:reveal.negotiate.2")


@rule("cosmic:launch.5")
def test_ships_that_take_part_in_the_encounter_stay_there() -> None:
    table = Cosmos("clone", "amoeba", "chosen").will(1, "amoeba").says(1, "amoeba.way", "more ships")
    table.to("amoeba.more", 1)
    assert why(table, 1, "planet", 5) == ("ships-in-encounter", (5,), "cosmic:launch.5")


@rule("cosmic:destiny.special.2", "cosmic:destiny.color.5")
def test_ships_of_another_and_no_ships_at_all() -> None:
    table = Cosmos("clone", "filch", "shadow").will(2, "shadow")
    table.to("shadow.ship", 2)
    assert why(table, 2, "planet", 0)[:2] == ("no-ship-there", (0, 1))
    table = Cosmos(*PLAIN, destiny=[0])
    for planet in range(5):
        table.game.colonies[planet][0] = 0
    table.game.colonies[0][1] = 1
    table.to("own colour")
    assert why(table, 0, "planet", 1) == ("no-ships-to-send", (), "cosmic:destiny.color.5")


def test_planets_and_players_that_do_not_fit() -> None:
    table = Cosmos(*PLAIN, techs={0: ["coldsleep-ship"]}).will(0, "coldsleep-ship")
    decision = table.to("coldsleep-ship.planet")
    assert why(table, 0, "planet", 0)[:2] == ("other-planets", (0, len(decision.options)))
    table = Cosmos("will", *PLAIN[1:], hands={0: ["will-flare", "attack-06"], 3: []}).will(0, "will-flare")
    table.to("will.hand", 0)
    assert why(table, 0, "seat", 3)[:2] == ("other-seats", (3, 2))


def test_what_no_question_is_about() -> None:
    table = Cosmos(*PLAIN)
    table.to("aim")
    assert why(table, 0, "seat", 2)[0] == "not-in-question"
    assert why(table, 2, "planet", 2)[0] == "not-asked"
