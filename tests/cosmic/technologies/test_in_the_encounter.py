"""Technologies used within an encounter: Collapsium Hulls, Cosmic Field Generator, Energy Cloak, Infinity Drive,
Plasma Thrusters, the Qax, Quark Battery, Xenon Lasers."""

from __future__ import annotations

from orrery.cosmic.cards import NUMBERS, TECH, is_encounter_card
from orrery.cosmic.encounter import DEAL, DEFENSE_WINS, OFFENSE_WINS
from orrery.kernel.rng import seeded
from support import cite
from support.cite import rule
from support.cosmic import Cosmos

QUIET = ("mirror", "trader", "calculator", "sorcerer")


def techs_of(table: Cosmos, seat: int) -> list[str]:
    return [key for key, number in TECH.items() if number in [tech.card for tech in table.game.players[seat].techs]]


# -- Collapsium Hulls --------------------------------------------------------------------------------------------------


@cite.card("cosmic:collapsium-hulls")
@rule("cosmic:cards.collapsium-hulls.1")
def test_collapsium_hulls_keep_one_ship_on_a_planet_lost_by_five() -> None:
    hands = {0: ["attack-09"], 1: ["attack-04"]}
    table = Cosmos(*QUIET[:3], hands=hands, techs={1: ["collapsium-hulls"]}).sends(4, 5).encounter()
    assert table.totals() == (13, 8)
    assert (table.ships(1)[5], table.ships(0)[5], table.warp(1)) == (1, 4, 3)
    assert techs_of(table, 1) == ["collapsium-hulls"]


def test_collapsium_hulls_do_nothing_when_more_is_lacking() -> None:
    hands = {0: ["attack-10"], 1: ["attack-04"]}
    table = Cosmos(*QUIET[:3], hands=hands, techs={1: ["collapsium-hulls"]}).sends(4, 5).encounter()
    assert (table.ships(1).get(5, 0), table.warp(1)) == (0, 4)


def test_collapsium_hulls_need_attack_against_attack() -> None:
    hands = {0: ["attack-09"], 1: ["negotiate"]}
    table = Cosmos(*QUIET[:3], hands=hands, techs={1: ["collapsium-hulls"]}).sends(4, 5).encounter()
    assert table.warp(1) == 4


def test_collapsium_hulls_are_for_the_defense() -> None:
    hands = {0: ["attack-04"], 1: ["attack-05"]}
    table = Cosmos(*QUIET[:3], hands=hands, techs={0: ["collapsium-hulls"]}).sends(4, 5).encounter()
    assert table.outcome() == DEFENSE_WINS
    assert table.warp(0) == 4


# -- Cosmic Field Generator --------------------------------------------------------------------------------------------


@cite.card("cosmic:cosmic-field-generator")
@rule("cosmic:zap.2")
def test_cosmic_field_generator_zaps_a_power() -> None:
    hands = {0: ["attack-10"], 1: ["attack-20"], 2: ["attack-04"]}
    table = Cosmos("tripler", *QUIET[:2], hands=hands, techs={2: ["cosmic-field-generator"]})
    table.will(2, "cosmic-field-generator").sends(2).encounter()
    assert table.totals() == (10 + 2, 20 + 4)
    assert table.game.tech_discard == [TECH["cosmic-field-generator"]]


def test_cosmic_field_generator_is_no_artifact_that_a_card_zap_could_meet() -> None:
    hands = {0: ["attack-10", "card-zap"], 1: ["attack-20"], 2: ["attack-04"]}
    table = Cosmos("tripler", *QUIET[:2], hands=hands, techs={2: ["cosmic-field-generator"]}).will(0, "card-zap")
    table.will(2, "cosmic-field-generator").sends(2).encounter()
    assert table.totals() == (10 + 2, 20 + 4)
    assert "card-zap" in table.hand(0)


# -- Energy Cloak ------------------------------------------------------------------------------------------------------


@cite.card("cosmic:energy-cloak")
@rule("cosmic:alliance.3")
def test_behind_an_energy_cloak_the_defense_invites_nobody() -> None:
    table = Cosmos(*QUIET[:3], techs={0: ["energy-cloak"]}).will(0, "energy-cloak").sends(1).encounter()
    assert "0 invite" in table.prompts
    assert "1 invite" not in table.prompts
    assert table.game.tech_discard == [TECH["energy-cloak"]]


def test_the_cloak_lasts_for_one_encounter() -> None:
    hands = {0: ["attack-30", "attack-04"], 1: ["attack-00", "attack-01"]}
    table = Cosmos(*QUIET[:3], hands=hands, techs={0: ["energy-cloak"]}, destiny=[3, 4]).will(0, "energy-cloak")
    table.sends(1).lays("attack-30", "attack-00").encounter()
    table.answers.clear()
    table.says(0, "second encounter", "encounter").to("second encounter")
    table.answer_one()
    assert table.to("invite", 1).seat == 1


def test_the_parasite_joins_a_defense_behind_the_cloak() -> None:
    hands = {0: ["attack-10"], 1: ["attack-04"]}
    table = Cosmos("mirror", "trader", "parasite", hands=hands, techs={0: ["energy-cloak"]}).will(0, "energy-cloak")
    table.will(2, "parasite").sends(1).joins(2, "defense", 2).encounter()
    assert table.totals() == (10 + 1, 4 + 4 + 2)


def test_the_cloak_is_for_the_offense() -> None:
    table = Cosmos(*QUIET[:3], techs={1: ["energy-cloak"]}).will(1, "energy-cloak").sends(1).encounter()
    assert techs_of(table, 1) == ["energy-cloak"]


# -- Infinity Drive ----------------------------------------------------------------------------------------------------


@cite.card("cosmic:infinity-drive")
def test_infinity_drive_puts_an_encounter_in() -> None:
    hands = {0: ["attack-30", "attack-01"], 1: ["attack-04"], 2: ["attack-40"]}
    table = Cosmos(*QUIET[:3], hands=hands, techs={2: ["infinity-drive"]}, destiny=[3, 0]).will(2, "infinity-drive")
    table.sends(1, 5).says(2, "aim", "planet 0").says(2, "launch", "ship").lays("attack-30", "attack-04")
    while len(table.events("outcome")) < 1:
        table.answer_one() if table.game.stack else table.begin()
    table.answers.pop((-1, "encounter card"))
    table.encounter()
    assert [event.actor for event in table.events("launched")] == [0, 2]
    assert len(table.events("outcome")) == 2
    assert table.ships(2)[0] == 1
    assert table.game.turn == 0
    decision = table.game.waiting()[0]
    assert (decision.seat, decision.prompt) == (0, "second encounter")
    assert table.game.tech_discard == [TECH["infinity-drive"]]


def test_infinity_drive_cannot_be_used_again_in_its_own_encounter() -> None:
    hands = {0: ["attack-30", "attack-01"], 1: ["attack-04"], 2: ["attack-40", "attack-06"]}
    table = Cosmos(*QUIET[:3], hands=hands, techs={2: ["infinity-drive"]}, destiny=[3, 0, 1])
    table.will(2, "infinity-drive", "infinity-drive").sends(1, 5)
    table.encounter()
    assert len(table.events("outcome")) == 2
    assert table.wants == [(2, "infinity-drive")]


def test_infinity_drive_needs_an_encounter_card() -> None:
    hands = {0: ["attack-30"], 1: ["attack-04"], 2: ["cosmic-zap"]}
    table = (
        Cosmos(*QUIET[:3], hands=hands, techs={2: ["infinity-drive"]}).will(2, "infinity-drive").sends(1).encounter()
    )
    assert techs_of(table, 2) == ["infinity-drive"]


# -- Plasma Thrusters --------------------------------------------------------------------------------------------------


@cite.card("cosmic:plasma-thrusters")
@rule("cosmic:launch.2")
def test_plasma_thrusters_let_the_offense_send_five() -> None:
    hands = {0: ["attack-10"], 1: ["attack-04"]}
    table = Cosmos(*QUIET[:3], hands=hands, techs={0: ["plasma-thrusters"]}).will(0, "plasma-thrusters").sends(5)
    table.encounter()
    assert table.totals() == (10 + 5, 4 + 4)
    assert techs_of(table, 0) == ["plasma-thrusters"]


@cite.card("cosmic:plasma-thrusters")
def test_plasma_thrusters_let_an_ally_bring_five() -> None:
    hands = {0: ["attack-10"], 1: ["attack-04"]}
    table = Cosmos(*QUIET[:3], hands=hands, techs={2: ["plasma-thrusters"]}).will(2, "plasma-thrusters").sends(1)
    table.invites(1, 2).joins(2, "defense", 5).encounter()
    assert table.totals() == (10 + 1, 4 + 4 + 5)


@cite.card("cosmic:plasma-thrusters")
def test_plasma_thrusters_bring_a_ship_to_the_attacked_planet() -> None:
    hands = {0: ["attack-10"], 1: ["attack-04"]}
    table = Cosmos(*QUIET[:3], hands=hands, techs={1: ["plasma-thrusters"]}).will(1, "plasma-thrusters").sends(1, 5)
    assert [option.id() for option in table.to("plasma-thrusters.ship").options] == [6, 7, 8, 9]
    table.says(1, "plasma-thrusters.ship", "planet 8").encounter()
    assert table.totals() == (10 + 1, 4 + 5)
    assert table.ships(1)[8] == 3


# -- The Qax -----------------------------------------------------------------------------------------------------------


@cite.card("cosmic:the-qax")
def test_the_qax_forces_an_invited_player_to_join_with_four_ships() -> None:
    hands = {0: ["attack-10"], 1: ["attack-04"]}
    table = Cosmos(*QUIET, hands=hands, techs={0: ["the-qax"]}).will(0, "the-qax").sends(1).invites(0, 2, 3)
    table.says(0, "the-qax.guest", "seat 3").encounter()
    assert table.totals() == (10 + 1 + 4, 4 + 4)
    assert "3 ally" not in table.prompts
    assert (techs_of(table, 0), techs_of(table, 3)) == ([], ["the-qax"])
    assert table.game.tech_discard == []


def test_the_qax_need_an_invitation() -> None:
    table = Cosmos(*QUIET, techs={0: ["the-qax"]}).will(0, "the-qax").sends(1).encounter()
    assert techs_of(table, 0) == ["the-qax"]


def test_nobody_has_to_give_up_a_colony_for_the_qax() -> None:
    hands = {0: ["attack-10"], 1: ["attack-04"]}
    table = Cosmos(*QUIET[:3], hands=hands, techs={0: ["the-qax"]}).will(0, "the-qax").sends(1).invites(0, 2)
    for planet, ships in ((10, 3), (11, 1), (12, 1)):
        table.game.players[2].warp += table.game.colonies[planet][2] - ships
        table.game.colonies[planet][2] = ships
    for planet in (13, 14):
        table.game.players[2].warp += table.game.colonies[planet][2]
        table.game.colonies[planet][2] = 0
    question = table.to("ally ships")
    assert (question.least, question.most) == (2, 4)


def test_who_has_no_ship_to_spare_may_stay_out_of_it() -> None:
    hands = {0: ["attack-10"], 1: ["attack-04"]}
    table = Cosmos(*QUIET[:3], hands=hands, techs={0: ["the-qax"]}).will(0, "the-qax").sends(1).invites(0, 2)
    for planet in range(10, 15):
        table.game.players[2].warp += 3
        table.game.colonies[planet][2] = 1
    table.encounter()
    assert table.totals() == (10 + 1, 4 + 4)
    assert not table.events("allied")


def test_macron_still_brings_one_ship_for_the_qax() -> None:
    hands = {0: ["attack-10"], 1: ["attack-04"]}
    table = Cosmos("mirror", "trader", "macron", hands=hands, techs={0: ["the-qax"]}).will(0, "the-qax").sends(1)
    table.invites(0, 2).encounter()
    assert [event.values for event in table.events("allied")] == [(1, 1)]


def test_the_new_owner_uses_the_qax_without_new_research() -> None:
    hands = {0: ["attack-30"], 1: ["attack-04"], 3: ["attack-40"]}
    table = Cosmos(*QUIET, hands=hands, techs={3: ["the-qax"]}, offense=3, defense=1).will(3, "the-qax")
    table.sends(1).invites(3, 0).encounter()
    assert techs_of(table, 0) == ["the-qax"]
    assert table.game.players[0].techs[0].done


# -- Quark Battery -----------------------------------------------------------------------------------------------------


def charged(card: str, hands: dict[int, list[str]], seat: int = 0) -> Cosmos:
    table = Cosmos(*QUIET[:3], hands=hands, techs={seat: ["quark-battery"]})
    number = next(number for number in NUMBERS[card] if number in table.game.deck)
    table.game.deck.remove(number)
    table.game.players[seat].techs[0].under = number
    return table


@cite.card("cosmic:quark-battery")
@rule("cosmic:tech.complete.2")
def test_quark_battery_is_charged_on_completion() -> None:
    hands = {0: ["attack-30", "attack-04", "cosmic-zap"]}
    table = Cosmos(*QUIET[:3], hands=hands, researching={0: {"quark-battery": 3}}).says(0, "research", "complete")
    question = table.to("quark-battery.card")
    assert len(question.options) == 2
    table.says(0, "quark-battery.card", "attack-30").to("aim")
    tech = table.game.players[0].techs[0]
    assert (tech.done, tech.under) == (True, NUMBERS["attack-30"][0])
    assert table.hand(0) == ["attack-04", "cosmic-zap"]
    assert table.game.view(0).players[0].techs[0].under == NUMBERS["attack-30"][0]
    seen = table.game.view(1).players[0].techs[0]
    assert (seen.under, seen.loaded) == (-1, True)


def test_others_can_only_imagine_what_lies_under_the_battery() -> None:
    table = charged("attack-40", {0: ["attack-04"], 1: ["attack-20"]})
    table.to("aim")
    rng = seeded(5)
    imagined = {table.game.redeal(1, rng).players[0].techs[0].under for _ in range(30)}
    assert len(imagined) > 5
    assert all(is_encounter_card(card) for card in imagined)
    assert {table.game.redeal(0, rng).players[0].techs[0].under for _ in range(5)} == {NUMBERS["attack-40"][0]}


@cite.card("cosmic:quark-battery")
def test_quark_battery_replaces_the_card_that_was_shown() -> None:
    table = charged("attack-40", {0: ["attack-04"], 1: ["attack-20"]}).will(0, "quark-battery").sends(1).encounter()
    assert table.totals() == (40 + 1, 20 + 4)
    assert [event.values[0] for event in table.events("shown")].count(NUMBERS["attack-40"][0]) == 1
    assert sorted(table.game.discard) == sorted(
        [NUMBERS["attack-40"][0], NUMBERS["attack-04"][0], NUMBERS["attack-20"][0]]
    )
    assert table.game.tech_discard == [TECH["quark-battery"]]


def test_quark_battery_may_turn_an_attack_into_a_deal() -> None:
    table = charged("negotiate", {0: ["negotiate"], 1: ["attack-20"]}, 1).will(1, "quark-battery").sends(1)
    table.to("deal")
    assert table.game.now().outcome == DEAL


def test_a_morph_from_the_battery_copies_what_the_other_card_is() -> None:
    table = charged("morph", {0: ["attack-04"], 1: ["attack-20"]}).will(0, "quark-battery").sends(1).encounter()
    assert table.totals() == (20 + 1, 20 + 4)


def test_a_discarded_battery_discards_its_card() -> None:
    table = charged("attack-40", {0: ["attack-04"], 1: ["attack-20"]}).sends(1)
    table.game.players[1].techs.append(table.game.players[0].techs[0].copy())
    scrambler = table.game.players[1].techs[0]
    scrambler.card, scrambler.done, scrambler.ships, scrambler.under = TECH["tech-scrambler"], False, 3, -1
    table.game.colonies[9][1] -= 3
    table.will(1, "tech-scrambler").to("aim")
    assert table.game.discard == [NUMBERS["attack-40"][0]]


# -- Xenon Lasers ------------------------------------------------------------------------------------------------------


@cite.card("cosmic:xenon-lasers")
def test_xenon_lasers_add_or_take_one() -> None:
    hands = {0: ["attack-10"], 1: ["attack-04"]}
    for word, change in (("plus one", 1), ("minus one", -1)):
        table = Cosmos(*QUIET[:3], hands=hands, techs={0: ["xenon-lasers"]}).will(0, "xenon-lasers").sends(1)
        table.says(0, "xenon lasers", word).encounter()
        assert table.totals() == (10 + 1 + change, 4 + 4)
        assert techs_of(table, 0) == ["xenon-lasers"]


def test_xenon_lasers_work_for_an_ally_but_for_nobody_else() -> None:
    hands = {0: ["attack-10"], 1: ["attack-04"]}
    table = Cosmos(*QUIET[:3], hands=hands, techs={2: ["xenon-lasers"]}).will(2, "xenon-lasers").sends(1).encounter()
    assert table.totals() == (10 + 1, 4 + 4)
    ally = Cosmos(*QUIET[:3], hands=hands, techs={2: ["xenon-lasers"]}).will(2, "xenon-lasers").sends(1)
    ally.invites(1, 2).joins(2, "defense", 1).says(2, "xenon lasers", "plus one").encounter()
    assert ally.totals() == (10 + 1, 4 + 4 + 1 + 1)
    assert ally.outcome() == OFFENSE_WINS


def test_an_empty_battery_is_of_no_use() -> None:
    hands = {0: ["attack-30"], 1: ["attack-04"]}
    table = Cosmos(*QUIET[:3], hands=hands, researching={0: {"quark-battery": 3}}).says(0, "research", "complete")
    table.to("research")
    table.game.deck.append(table.game.players[0].hand.pop())
    table.pick(0, "complete")
    table.to("aim")
    assert (table.game.players[0].techs[0].done, table.game.players[0].techs[0].under) == (True, -1)
    table.game.players[0].hand.append(table.game.deck.pop())
    table.will(0, "quark-battery").encounter()
    assert not table.events("technology")
    assert table.totals() == (30 + 1, 4 + 4)


def test_the_battery_does_not_tell_who_knew_a_card_that_it_lies_there_now() -> None:
    """The Delta Scanners took it openly in the same regroup phase."""
    table = Cosmos(
        "clone",
        "zombie",
        "mirror",
        hands={0: ["attack-08"]},
        discard=["attack-20", "negotiate"],
        techs={0: ["delta-scanners"]},
        researching={0: {"quark-battery": 3}},
    )
    table.will(0, "delta-scanners").says(0, "delta-scanners.card", "attack-20").says(0, "research", "complete")
    table.says(0, "quark-battery.card", "attack-08").to("aim")
    assert not table.game.view(1).known
