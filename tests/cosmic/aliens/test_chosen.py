"""Chosen: its power, zapped, with others; both halves of its flare."""

from __future__ import annotations

from orrery.cosmic.cards import ALIEN, CARDS
from orrery.cosmic.encounter import DEAL, DEFENSE_WINS
from support.cite import rule
from support.cosmic import Cosmos


def discarded(table: Cosmos) -> list[str]:
    return [CARDS[card].key for card in table.game.discard]


def test_a_drawn_encounter_card_replaces_the_shown_one() -> None:
    hands = {0: ["attack-04"], 1: ["attack-10"]}
    table = Cosmos("chosen", "zombie", "clone", hands=hands, top=["attack-30", "plague", "attack-06"])
    table.will(0, "chosen").says(0, "chosen.pick", "replace").sends(1).encounter()
    assert table.totals() == (30 + 1, 10 + 4)
    assert table.hand(0) == []
    assert sorted(discarded(table)) == ["attack-04", "attack-06", "attack-10", "attack-30", "plague"]


def test_two_attacks_may_be_added_and_both_are_discarded_in_the_end() -> None:
    hands = {0: ["attack-04"], 1: ["attack-10"]}
    table = Cosmos("chosen", "zombie", "clone", hands=hands, top=["attack-30", "plague", "attack-06"])
    table.will(0, "chosen").says(0, "chosen.pick", "add").sends(1).encounter()
    assert table.totals() == (34 + 1, 10 + 4)
    assert sorted(discarded(table)) == ["attack-04", "attack-06", "attack-10", "attack-30", "plague"]
    assert not table.game.table
    assert table.game.players[0].dealt == []
    assert len(table.events("added")) == 1


def test_without_an_encounter_card_all_three_are_discarded() -> None:
    hands = {0: ["attack-04"], 1: ["attack-10"]}
    table = Cosmos("chosen", "zombie", "clone", hands=hands, top=["quash", "plague", "reinforcement-5"])
    table.will(0, "chosen").sends(1).encounter()
    assert table.totals() == (4 + 1, 10 + 4)
    assert "0 chosen.pick" not in table.prompts
    assert {"quash", "plague", "reinforcement-5"} <= set(discarded(table))


def test_the_shown_card_may_stay() -> None:
    hands = {0: ["attack-20"], 1: ["attack-10"]}
    table = Cosmos("chosen", "zombie", "clone", hands=hands, top=["attack-30", "plague", "attack-06"])
    table.will(0, "chosen").says(0, "chosen.pick", "keep your card").sends(1).encounter()
    assert table.totals() == (20 + 1, 10 + 4)
    assert {"attack-30", "plague", "attack-06"} <= set(discarded(table))


def test_a_picked_negotiate_makes_a_deal_and_nothing_is_added_to_it() -> None:
    hands = {0: ["attack-20"], 1: ["negotiate"]}
    table = Cosmos("chosen", "zombie", "clone", hands=hands, top=["negotiate", "attack-30", "attack-06"])
    asked = table.will(0, "chosen").to("chosen.pick", 0)
    assert [option.key for option in asked.options].count("add") == 2
    table.pick(0, "negotiate")
    table.to("deal", 0)
    assert table.outcome() == DEAL


@rule("cosmic:reveal.morph.1")
def test_a_picked_morph_copies_what_the_other_card_is_now() -> None:
    hands = {0: ["attack-04"], 1: ["attack-30"]}
    table = Cosmos("chosen", "zombie", "clone", hands=hands, top=["morph", "quash", "plague"])
    table.will(0, "chosen").says(0, "chosen.pick", "replace").sends(1).encounter()
    assert table.totals() == (30 + 1, 30 + 4)


@rule("cosmic:zap.2")
def test_zapped_before_the_draw_nothing_is_drawn() -> None:
    hands = {0: ["attack-04"], 1: ["attack-10"], 2: ["cosmic-zap"]}
    table = Cosmos("chosen", "zombie", "clone", hands=hands, top=["attack-30", "plague", "attack-06"])
    table.will(0, "chosen").will(2, "cosmic-zap").sends(1).encounter()
    assert table.totals() == (4 + 1, 10 + 4)
    assert CARDS[table.game.deck[-1]].key == "attack-30"


def test_the_tripler_counts_the_sum() -> None:
    hands = {0: ["attack-04"], 1: ["attack-10"]}
    table = Cosmos("chosen", "tripler", "clone", hands=hands, top=["attack-06", "plague", "quash"])
    table.will(0, "chosen").says(0, "chosen.pick", "add").sends(1).encounter()
    assert table.totals() == (4 + 6 + 1, 30 + 4)


def test_nobody_else_sees_the_three_cards() -> None:
    hands = {0: ["attack-04"], 1: ["attack-10"]}
    table = Cosmos("chosen", "zombie", "clone", hands=hands, top=["attack-30", "plague", "attack-06"])
    table.will(0, "chosen").to("chosen.pick", 0)
    assert len(table.game.view(0).dealt) == 3
    assert table.game.view(1).dealt == ()
    assert not next(event for event in table.game.log_for(1) if event.kind == "drawn").secret


def test_wild_flare_draws_a_card_before_cards_are_chosen() -> None:
    hands = {0: ["attack-04", "chosen-flare"], 1: ["attack-10"]}
    table = Cosmos("zombie", "clone", "mirror", hands=hands, top=["attack-40"]).will(0, "chosen-flare")
    table.lays("attack-40", "attack-10").sends(1).encounter()
    assert table.totals() == (40 + 1, 10 + 4)
    assert table.hand(0) == ["attack-04", "chosen-flare"]


def test_super_flare_keeps_the_other_cards_after_they_were_seen() -> None:
    hands = {0: ["attack-04", "chosen-flare"], 1: ["attack-10"]}
    table = Cosmos("chosen", "zombie", "clone", hands=hands, top=["attack-30", "plague", "quash"])
    table.will(0, "chosen", "chosen-flare").says(0, "chosen.pick", "replace").sends(1).encounter()
    assert table.totals() == (30 + 1, 10 + 4)
    assert table.hand(0) == ["chosen-flare", "plague", "quash"]
    assert table.events("kept cards")[0].values == (2,)
    assert len(table.events("shown")) == 3
    assert "attack-04" in discarded(table)


def test_super_flare_is_offered_only_while_praying() -> None:
    hands = {0: ["attack-04", "chosen-flare"], 1: ["attack-10"], 2: ["attack-08"]}
    table = Cosmos("chosen", "zombie", "clone", hands=hands).will(0, "chosen-flare")
    table.invites(1, 2).joins(2, "defense", 1).encounter()  # the ally draws a reward
    assert table.outcome() == DEFENSE_WINS
    assert not table.events("played")


def test_the_draw_feeds_the_remora_and_the_discards_the_vulch_and_the_wild_reserve() -> None:
    hands = {0: ["attack-04"], 1: ["attack-10"], 2: [], 3: [], 4: ["reserve-flare"]}
    top = ["plague", "reinforcement-5", "attack-30", "attack-11"]
    table = Cosmos("chosen", "clone", "vulch", "remora", "mirror", hands=hands, top=top)
    table.will(0, "chosen").will(3, "remora").will(4, "reserve-flare").says(0, "chosen.pick", "keep your card")
    table.sends(1).encounter()
    assert table.hand(2) == ["plague"]
    assert table.hand(3) == ["attack-11"]
    assert table.hand(4) == ["reinforcement-5", "reserve-flare"]


def test_an_attack_of_nothing_is_still_an_attack_to_add_to() -> None:
    hands = {0: ["attack-00"], 1: ["attack-10"]}
    table = Cosmos("chosen", "zombie", "clone", hands=hands, top=["attack-30", "plague", "quash"])
    table.will(0, "chosen").says(0, "chosen.pick", "add").sends(1).encounter()
    assert table.totals() == (30 + 1, 10 + 4)


def test_a_new_card_under_a_claim_lies_open() -> None:
    hands = {0: ["attack-04"], 1: ["attack-10"]}
    table = Cosmos("chosen", "zombie", "clone", hands=hands, top=["attack-30", "plague", "quash"])
    table.game.players[0].powers.append(table.game.new_power(ALIEN["gambler"]))
    table.will(0, "gambler", "chosen").says(0, "gambler.claim", "attack-40").says(1, "gambler.challenge", "believe")
    table.says(0, "chosen.pick", "replace").sends(1).encounter()
    assert table.totals() == (30 + 1, 10 + 4)
    assert {"attack-04", "attack-30"} <= set(discarded(table))


def test_somebody_elses_claim_is_left_alone() -> None:
    hands = {0: ["attack-04"], 1: ["attack-10"]}
    table = Cosmos("chosen", "gambler", "clone", hands=hands, top=["attack-30", "plague", "quash"])
    table.will(1, "gambler").says(1, "gambler.claim", "attack-40").says(0, "gambler.challenge", "believe")
    table.will(0, "chosen").says(0, "chosen.pick", "replace").sends(1).encounter()
    assert table.totals() == (30 + 1, 40 + 4)
    assert CARDS[table.game.deck[0]].key == "attack-10"


def test_whoever_takes_no_part_prays_in_vain() -> None:
    hands = {0: ["attack-04"], 1: ["attack-10"], 2: ["chosen-flare"]}
    table = Cosmos("zombie", "clone", "chosen", hands=hands).will(2, "chosen", "chosen-flare").encounter()
    assert not table.events("drawn")
    table = Cosmos("zombie", "clone", "mirror", hands=hands).will(2, "chosen-flare").encounter()
    assert not table.events("drawn")
