"""Anti-Matter: its power, zapped, with others; both halves of its flare."""

from __future__ import annotations

from orrery.cosmic.cards import ALIEN, flare_of
from orrery.cosmic.encounter import DEAL, DEFENSE_WINS, OFFENSE_WINS
from orrery.cosmic.offers import barred
from orrery.cosmic.rules.deed import Zapped
from support.cite import rule
from support.cosmic import Cosmos


def test_the_lower_total_wins_and_own_ships_are_taken_away() -> None:
    hands = {0: ["attack-06"], 1: ["attack-06"]}
    table = Cosmos("anti-matter", "zombie", "clone", hands=hands).sends(3).encounter()
    assert table.totals() == (6 - 3, 6 + 4)
    assert table.outcome() == OFFENSE_WINS


def test_ships_of_allies_on_both_sides_are_taken_away_and_totals_may_be_negative() -> None:
    hands = {0: ["attack-00"], 1: ["attack-04"]}
    table = Cosmos("anti-matter", "clone", "mirror", "sorcerer", hands=hands).sends(1)
    table.invites(0, 2).invites(1, 3).joins(2, "offense", 2).joins(3, "defense", 3).encounter()
    assert table.totals() == (0 - 1 - 2, 4 + 4 - 3)
    assert table.outcome() == OFFENSE_WINS


@rule("cosmic:reveal.attack.4")
def test_a_tie_goes_to_the_defense() -> None:
    hands = {0: ["attack-10"], 1: ["attack-04"]}
    table = Cosmos("anti-matter", "clone", "mirror", hands=hands).sends(2).encounter()
    assert table.totals() == (10 - 2, 4 + 4)
    assert table.outcome() == DEFENSE_WINS


@rule("cosmic:zap.2")
def test_zapped_the_higher_total_wins() -> None:
    hands = {0: ["attack-06"], 1: ["attack-10"], 2: ["cosmic-zap"]}
    table = Cosmos("anti-matter", "clone", "mirror", hands=hands).will(2, "cosmic-zap").sends(3).encounter()
    assert table.totals() == (6 + 3, 10 + 4)
    assert table.outcome() == DEFENSE_WINS


def test_two_such_powers_do_not_cancel_each_other() -> None:
    hands = {0: ["attack-06"], 1: ["attack-10"]}
    table = Cosmos("anti-matter", "clone", "mirror", hands=hands).sends(3)
    table.game.players[1].powers = [table.game.new_power(table.game.players[0].powers[0].alien)]
    table.encounter()
    assert table.totals() == (6 - 3, 10 - 4)
    assert table.outcome() == OFFENSE_WINS


def test_the_power_does_nothing_to_negotiates() -> None:
    hands = {0: ["negotiate"], 1: ["negotiate"]}
    table = Cosmos("anti-matter", "clone", "mirror", hands=hands)
    table.to("deal", 0)
    assert table.events("outcome")[-1].values[0] == DEAL
    assert not table.events("power")


def test_with_the_tripler_the_tripled_card_is_what_ships_are_taken_from() -> None:
    hands = {0: ["attack-10"], 1: ["attack-10"]}
    table = Cosmos("anti-matter", "tripler", "mirror", hands=hands).sends(2).encounter()
    assert table.totals() == (10 - 2, 30 + 4)


def test_wild_flare_stops_a_wild_flare_which_is_not_counted_as_played() -> None:
    hands = {
        0: ["attack-04", "tripler-flare", "chosen-flare"],
        1: ["attack-20", "anti-matter-flare"],
    }
    table = Cosmos("zombie", "clone", "mirror", hands=hands, top=["attack-05"])
    table.will(0, "chosen-flare", "tripler-flare").will(1, "anti-matter-flare").sends(4).encounter()
    assert table.totals() == (4 + 4, 7 + 4)  # Tripler's flare is the one flare of this encounter
    assert table.hand(0) == ["chosen-flare", "tripler-flare"]
    assert table.hand(1) == ["anti-matter-flare"]


def test_a_stopped_wild_flare_is_out_of_use_until_the_encounter_ends() -> None:
    hands = {0: ["attack-04", "barbarian-flare"], 1: ["attack-10", "anti-matter-flare"], 2: ["attack-08"]}
    table = Cosmos("zombie", "clone", "mirror", "sorcerer", hands=hands, offense=2, defense=1)
    table.invites(1, 0).joins(0, "defense", 1).will(0, "barbarian-flare", "barbarian-flare")
    table.will(1, "anti-matter-flare").encounter()
    assert len(table.events("flare stopped")) == 1
    assert len(table.events("played")) == 2


def test_wild_flare_does_not_stop_a_super_flare_nor_act_for_a_bystander() -> None:
    hands = {0: ["attack-13", "tripler-flare"], 1: ["attack-20", "anti-matter-flare"]}
    table = Cosmos("tripler", "clone", "mirror", hands=hands).will(0, "tripler-flare").will(1, "anti-matter-flare")
    assert table.sends(1).encounter().totals() == (39 + 1, 20 + 4)
    hands = {0: ["attack-04", "tripler-flare"], 1: ["attack-20"], 2: ["anti-matter-flare"]}
    table = Cosmos("zombie", "clone", "mirror", hands=hands).will(0, "tripler-flare").will(2, "anti-matter-flare")
    assert table.sends(1).encounter().totals() == (4 + 1, 7 + 4)


def test_super_flare_stops_a_super_flare_from_outside_but_its_wild_half_remains() -> None:
    hands = {0: ["attack-13", "tripler-flare"], 1: ["attack-20"], 2: ["anti-matter-flare"]}
    table = Cosmos("tripler", "clone", "anti-matter", hands=hands)
    table.will(0, "tripler-flare").will(2, "anti-matter-flare").sends(1).encounter()
    assert table.totals() == (5 + 1, 20 + 4)
    assert table.hand(0) == ["tripler-flare"]


def test_only_the_stopped_half_is_out_of_use() -> None:
    hands = {0: ["attack-13", "tripler-flare", "reinforcement-2"], 1: ["attack-20"], 2: ["anti-matter-flare"]}
    table = Cosmos("tripler", "clone", "anti-matter", hands=hands).lays("attack-13", "attack-20")
    table.will(0, "tripler-flare").will(2, "anti-matter-flare").sends(1).to("reinforcing", 0)
    flare = flare_of(ALIEN["tripler"])
    assert barred(table.game, 0, flare)
    table.game.begin_effect(Zapped(0, table.game.players[0].powers[0].number))
    assert not barred(table.game, 0, flare)


def test_neither_half_stops_artifacts() -> None:
    hands = {0: ["attack-10"], 1: ["attack-20", "anti-matter-flare"], 2: ["cosmic-zap"]}
    table = Cosmos("tripler", "clone", "mirror", hands=hands).will(2, "cosmic-zap").will(1, "anti-matter-flare")
    assert table.sends(2).encounter().totals() == (10 + 2, 20 + 4)
    hands = {0: ["attack-10"], 1: ["attack-20"], 2: ["cosmic-zap"], 3: ["anti-matter-flare"]}
    table = Cosmos("tripler", "clone", "mirror", "anti-matter", hands=hands).will(2, "cosmic-zap")
    assert table.will(3, "anti-matter-flare").sends(2).encounter().totals() == (10 + 2, 20 + 4)


def test_neither_half_stops_a_flare_of_ones_own() -> None:
    for alien in ("zombie", "anti-matter"):
        hands = {0: ["attack-10"], 1: ["attack-10", "chosen-flare", "anti-matter-flare"]}
        table = Cosmos("clone", alien, "mirror", hands=hands, many_flares=True, top=["attack-30"])
        table.will(1, "chosen-flare", "anti-matter-flare").lays("attack-10", "attack-30").encounter()
        assert not table.events("flare stopped")


def test_a_bystander_is_not_anti_matter() -> None:
    hands = {0: ["attack-06"], 1: ["attack-10"]}
    table = Cosmos("clone", "mirror", "anti-matter", hands=hands).sends(3).encounter()
    assert table.totals() == (6 + 3, 10 + 4)


def test_super_flare_stops_a_flare_at_the_start_of_a_turn() -> None:
    hands = {0: ["attack-10", "attack-06", "hate-flare"], 1: ["attack-12", "attack-04"], 2: ["anti-matter-flare"]}
    table = Cosmos("hate", "clone", "anti-matter", hands=hands).will(0, "hate", "hate-flare")
    table.will(2, "anti-matter-flare").says(0, "hate.card", "attack-10").says(1, "hate.pay", "attack-12").to("aim")
    assert table.events("flare stopped")[0].actor == 0
    assert table.hand(0) == ["attack-06", "hate-flare"], "the card was not taken back"
    assert not table.game.effects
