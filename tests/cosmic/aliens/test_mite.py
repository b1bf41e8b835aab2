"""Mite: its power, zapped, with others; both halves of its flare."""

from __future__ import annotations

from orrery.cosmic.encounter import SUCCESS
from support.cite import rule
from support.cosmic import Cosmos

FIVE = ["attack-04", "attack-06", "attack-08", "plague", "negotiate"]


def test_the_defense_throws_random_cards_away_until_three_are_left() -> None:
    table = Cosmos("mite", "zombie", "clone", hands={0: ["attack-20"], 1: FIVE}).says(1, "mite.give in", "throw cards")
    table.to("invite")
    assert len(table.hand(1)) == 3
    assert len(table.game.discard) == 2


@rule("cosmic:turn.3")
def test_or_the_ships_settle_and_the_encounter_is_a_success() -> None:
    table = Cosmos("mite", "zombie", "clone", hands={0: ["attack-20"], 1: FIVE}).says(1, "mite.give in", "let settle")
    table.sends(3, 6).encounter()
    assert table.game.colonies[6] == [3, 4, 0]
    assert table.outcome() == SUCCESS
    assert (table.warp(0), table.warp(1), len(table.hand(1))) == (0, 0, 5)
    assert table.game.waiting()[0].prompt == "second encounter"


def test_three_cards_are_no_reason_to_bluster() -> None:
    table = Cosmos("mite", "zombie", "clone", hands={0: ["attack-20"], 1: FIVE[:3]})
    table.to("invite")
    assert len(table.hand(1)) == 3
    assert "1 mite.give in" not in table.prompts


@rule("cosmic:zap.2")
def test_zapped_there_is_no_demand() -> None:
    hands = {0: ["attack-20"], 1: FIVE, 2: ["cosmic-zap"]}
    table = Cosmos("mite", "zombie", "clone", hands=hands).will(2, "cosmic-zap")
    table.to("invite")
    assert len(table.hand(1)) == 5


@rule("cosmic:alien-sheet.3")
def test_the_mite_must_bluster() -> None:
    table = Cosmos("mite", "zombie", "clone", hands={0: ["attack-20"], 1: FIVE})
    decision = table.to("mite.give in", 1)
    assert [option.key for option in decision.options] == ["throw cards", "let settle"]
    assert "0 launched" not in table.prompts  # it was not asked whether it wants to


def test_thrown_cards_are_discarded_so_the_vulch_may_collect_an_artifact() -> None:
    hands = {0: ["attack-20"], 1: ["plague", "quash", "force-field", "ionic-gas"]}
    table = Cosmos("mite", "zombie", "vulch", hands=hands).says(1, "mite.give in", "throw cards").will(2, "vulch")
    table.to("invite")
    assert len(table.hand(2)) == 3


def test_wild_flare_sends_all_allies_home_if_the_opponent_has_more() -> None:
    hands = {0: ["attack-20", "mite-flare"], 1: ["attack-04"], 2: ["attack-06"], 3: ["attack-08"]}
    table = Cosmos("zombie", "clone", "mirror", "warrior", hands=hands).will(0, "mite-flare")
    table.invites(0, 2).invites(1, 3).joins(2, "offense", 1).joins(3, "defense", 2).encounter()
    assert table.totals() == (20 + 1, 4 + 4)
    assert (table.game.colonies[5][2], sum(table.ships(2).values()), sum(table.ships(3).values())) == (0, 20, 20)


def test_wild_flare_cannot_be_played_with_as_many_allied_ships() -> None:
    hands = {0: ["attack-20", "mite-flare"], 1: ["attack-04"], 2: ["attack-06"], 3: ["attack-08"]}
    table = Cosmos("zombie", "clone", "mirror", "warrior", hands=hands).will(0, "mite-flare")
    table.invites(0, 2).invites(1, 3).joins(2, "offense", 2).joins(3, "defense", 2).encounter()
    assert table.totals() == (20 + 3, 4 + 4 + 2)


def test_super_flare_looks_at_the_thrown_cards_and_keeps_some() -> None:
    hands = {0: ["attack-20", "mite-flare"], 1: ["plague", "quash", "force-field", "ionic-gas", "emotion-control"]}
    table = Cosmos("mite", "zombie", "clone", hands=hands).says(1, "mite.give in", "throw cards").will(0, "mite-flare")
    decision = table.to("mite.keep")
    assert (decision.least, decision.most) == (0, 2)
    assert not table.game.discard
    kept = decision.options[0].id()
    table.pick(0, f"card {kept}").to("invite")
    assert kept in table.game.players[0].hand
    assert len(table.game.discard) == 1


def test_the_super_flare_keeps_from_the_vulch_what_it_takes() -> None:
    hands = {0: ["attack-20", "mite-flare"], 1: ["plague", "quash", "force-field", "ionic-gas"]}
    table = Cosmos("mite", "zombie", "vulch", hands=hands).says(1, "mite.give in", "throw cards")
    table.will(0, "mite-flare").will(2, "vulch")
    decision = table.to("mite.keep")
    table.pick(0, f"card {decision.options[0].id()}").to("invite")
    assert len(table.hand(2)) == 2


def test_where_it_lives_already_its_ships_simply_land() -> None:
    table = Cosmos("mite", "zombie", "clone", hands={0: ["attack-20"], 1: FIVE}).says(1, "mite.give in", "let settle")
    table.game.colonies[6][0], table.game.colonies[0][0] = 1, 3
    table.sends(2, 6).encounter()
    assert table.outcome() == SUCCESS
    assert table.game.colonies[6] == [3, 4, 0]


def test_as_defense_it_has_nobody_to_bluster_at() -> None:
    table = Cosmos("clone", "mite", "mirror", hands={0: [*FIVE[:3], "attack-20", "attack-10"], 1: ["attack-06"]})
    table.to("invite")
    assert not table.events("power")


def test_wild_flare_is_for_main_players() -> None:
    hands = {0: ["attack-20"], 1: ["attack-04"], 2: ["attack-06", "mite-flare"], 3: ["attack-08"]}
    table = Cosmos("zombie", "clone", "mirror", "warrior", hands=hands).will(2, "mite-flare")
    table.invites(1, 3).joins(3, "defense", 2).encounter()
    assert not table.events("played")


def test_what_was_known_of_a_hand_is_known_no_more_and_what_is_kept_is_known() -> None:
    five = ["plague", "quash", "force-field", "ionic-gas", "emotion-control"]
    table = Cosmos("mite", "zombie", "clone", hands={0: ["attack-20", "mite-flare"], 1: five})
    table.says(1, "mite.give in", "throw cards").will(0, "mite-flare").to("launch")
    table.game.known[2] = table.game.players[1].hand.copy()
    kept = table.to("mite.keep").options[0].id()
    assert table.game.known[2] == []
    table.pick(0, f"card {kept}").to("invite")
    assert (kept, 0) in table.game.view(1).known
    assert table.conserved()


def test_a_hand_that_has_shrunk_to_less_than_three_meanwhile_stays_as_it_is() -> None:
    """Both zaps of the defense are zapped themselves."""
    hands = {0: ["attack-30", "card-zap"], 1: ["cosmic-zap", "cosmic-zap", "attack-08", "attack-10"]}
    table = Cosmos("mite", "clone", "mirror", hands={**hands, 2: ["card-zap", "attack-04"]})
    table.will(1, "cosmic-zap", "cosmic-zap").will(0, "card-zap").says(2, "card played", "pass").will(2, "card-zap")
    table.says(1, "mite.give in", "throw cards").to("encounter card", 1)
    assert table.hand(1) == ["attack-08", "attack-10"]


def test_wild_flare_counts_ships_and_not_allies() -> None:
    hands = {0: ["attack-20", "mite-flare"], 1: ["attack-04"], 2: ["attack-06"], 3: ["attack-08"], 4: ["attack-09"]}
    for ships, played in ((2, 0), (3, 1)):
        table = Cosmos("zombie", "clone", "mirror", "warrior", "tripler", hands=hands).will(0, "mite-flare")
        table.invites(0, 2, 3).invites(1, 4).joins(2, "offense", 1).joins(3, "offense", 1)
        assert len(table.joins(4, "defense", ships).encounter().events("played")) == played


def test_wild_flare_of_the_defense_sends_those_on_the_gate_home_who_have_no_part_in_it_any_more() -> None:
    hands = {0: ["attack-20"], 1: ["attack-04", "mite-flare"], 2: ["attack-06", "reinforcement-5"]}
    table = Cosmos("zombie", "clone", "mirror", hands=hands).will(1, "mite-flare").will(2, "reinforcement-5")
    table.invites(0, 2).joins(2, "offense", 2).encounter()
    assert table.totals() == (20 + 1, 4 + 4), "who was sent home reinforces nobody"
    assert table.game.colonies[5][2] == 0
    assert sum(table.ships(2).values()) == 20
    assert table.conserved()
