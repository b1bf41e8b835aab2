"""Mind: its power, zapped, with others; both halves of its flare."""

from __future__ import annotations

from orrery.cosmic.cards import CARDS
from orrery.kernel.rng import seeded
from support.cite import rule
from support.cosmic import Cosmos


def seen(table: Cosmos, seat: int, other: int) -> list[str]:
    """The cards of another hand that this seat's view shows."""
    return sorted(CARDS[card].key for card, holder in table.game.view(seat).known if holder == other)


def test_a_main_player_sees_the_whole_hand_of_the_opponent_and_nobody_else_does() -> None:
    hands = {0: ["attack-10"], 1: ["attack-20", "negotiate", "plague"]}
    table = Cosmos("mind", "zombie", "clone", hands=hands).will(0, "mind")
    table.to("invite")
    assert seen(table, 0, 1) == ["attack-20", "negotiate", "plague"]
    assert seen(table, 2, 1) == []
    event = table.events("looked")[0]
    assert event.seen_by(2).secret == ()
    assert len(event.seen_by(0).secret) == 3


def test_anybody_else_chooses_one_of_the_main_players() -> None:
    hands = {0: ["attack-10"], 1: ["attack-20"]}
    table = Cosmos("zombie", "clone", "mind", hands=hands).will(2, "mind").says(2, "mind.hand", "seat 1")
    table.to("invite")
    assert (seen(table, 2, 0), seen(table, 2, 1)) == ([], ["attack-20"])


@rule("cosmic:zap.2")
def test_zapped_no_card_is_seen() -> None:
    hands = {0: ["attack-10"], 1: ["attack-20"], 2: ["cosmic-zap"]}
    table = Cosmos("mind", "zombie", "clone", hands=hands).will(0, "mind").will(2, "cosmic-zap")
    table.to("invite")
    assert seen(table, 0, 1) == []
    assert not table.events("looked")


def test_it_is_not_told_which_of_the_cards_it_saw_is_laid() -> None:
    hands = {0: ["attack-10"], 1: ["attack-20", "negotiate"], 2: ["quash"]}
    table = Cosmos("mind", "sorcerer", "calculator", hands=hands).will(0, "mind").lays("attack-10", "attack-20")
    table.to("cards placed")
    assert seen(table, 0, 1) == ["attack-20", "negotiate"]
    laid = {CARDS[table.game.redeal(0, seeded(seed)).encounters[-1].laid[1]].key for seed in range(30)}
    assert laid == {"attack-20", "negotiate"}


def test_a_card_that_mutant_takes_blindly_makes_what_was_seen_uncertain() -> None:
    hands = {0: ["attack-10"], 1: ["attack-20", "negotiate"], 2: ["attack-04"]}
    table = Cosmos("mutant", "zombie", "mind", hands=hands).will(2, "mind").says(2, "mind.hand", "seat 1")
    table.will(0, "mutant").says(0, "mutant.source", "seat 1")
    table.to("before invitations", 0)
    table.pick(0, "pass")
    table.to("before invitations", 0)
    assert seen(table, 2, 1) == ["attack-20", "negotiate"]
    table.to("mutant.source")
    table.answer_one()
    assert seen(table, 2, 1) == []


def test_wild_flare_shows_what_another_player_draws_now_and_later_in_the_encounter() -> None:
    hands = {0: ["attack-04"], 1: ["attack-20"], 2: ["mind-flare", "attack-06"]}
    table = Cosmos("mutant", "zombie", "clone", hands=hands, top=["attack-07", "plague", "negotiate"])
    table.will(0, "mutant").will(2, "mind-flare")
    for _ in range(3):
        table.says(0, "mutant.source", "deck")
    table.to("mutant.source")
    for _ in range(3):
        table.answer_one()
        table.to("mutant.source")
    assert seen(table, 2, 0) == ["attack-07", "negotiate", "plague"]
    assert seen(table, 1, 0) == []


def test_super_flare_shows_a_bystander_both_hands() -> None:
    hands = {0: ["attack-10"], 1: ["attack-20"], 2: ["mind-flare"]}
    table = Cosmos("zombie", "clone", "mind", hands=hands).will(2, "mind-flare")
    table.to("invite")
    assert (seen(table, 2, 0), seen(table, 2, 1)) == (["attack-10"], ["attack-20"])


@rule("cosmic:zap.1")
def test_the_super_flare_is_a_use_of_the_power_and_can_be_zapped() -> None:
    hands = {0: ["attack-10"], 1: ["attack-20", "cosmic-zap"], 2: ["mind-flare"]}
    table = Cosmos("zombie", "clone", "mind", hands=hands).will(2, "mind-flare").will(1, "cosmic-zap")
    table.to("invite")
    assert (seen(table, 2, 0), seen(table, 2, 1)) == ([], [])


def test_after_an_ordinary_use_the_super_flare_comes_too_late() -> None:
    hands = {0: ["attack-10"], 1: ["attack-20"], 2: ["mind-flare"]}
    table = Cosmos("zombie", "clone", "mind", hands=hands).will(2, "mind", "mind-flare")
    table.says(2, "mind.hand", "seat 0").to("invite")
    assert (seen(table, 2, 0), seen(table, 2, 1)) == (["attack-10"], [])
    assert not table.events("played")


def test_wild_flare_is_told_to_the_two_alone() -> None:
    hands = {0: ["attack-10"], 1: ["reinforcement-2"], 2: ["mind-flare", "attack-06"]}
    table = Cosmos("zombie", "clone", "mirror", hands=hands, top=["attack-20"] + ["attack-06"] * 6).will(
        2, "mind-flare"
    )
    table.encounter()
    looked = table.events("looked")[0]
    assert (looked.actor, looked.values) == (2, (1, 8))
    assert [len(looked.seen_by(seat).secret) for seat in range(3)] == [0, 8, 8]


def looked_at(table: Cosmos) -> list[list[str]]:
    """What the wild flare showed, each time by card."""
    return [sorted(CARDS[card].key for card in event.secret) for event in table.events("looked")]


def test_wild_flare_shows_the_cards_that_the_chosen_draws_and_not_its_hand() -> None:
    hands = {0: ["attack-30", "attack-15", "negotiate", "attack-23"], 1: ["attack-08"], 2: ["mind-flare", "attack-04"]}
    table = Cosmos("chosen", "clone", "zombie", hands=hands, top=["attack-20", "attack-40", "attack-13"])
    table.will(0, "chosen").will(2, "mind-flare").lays("attack-23", "attack-08").encounter()
    assert looked_at(table) == [["attack-13", "attack-20", "attack-40"]]


def test_wild_flare_shows_the_four_cards_of_the_vacuum_turbines() -> None:
    hands = {0: ["attack-30", "attack-15"], 1: ["attack-08"], 2: ["mind-flare", "attack-04"]}
    top = ["attack-20", "attack-40", "attack-13", "attack-12"]
    table = Cosmos("zombie", "clone", "mirror", hands=hands, techs={0: ["vacuum-turbines"]}, top=top)
    table.will(0, "vacuum-turbines").will(2, "mind-flare").encounter()
    assert looked_at(table) == [sorted(top)]


def test_wild_flare_shows_the_card_drawn_by_a_flare_and_not_that_flare() -> None:
    hands = {0: ["attack-08", "tripler-flare"], 1: ["attack-30", "remora-flare"], 2: ["mind-flare", "attack-04"]}
    table = Cosmos("zombie", "clone", "mirror", hands=hands, top=["attack-20"])
    table.will(0, "tripler-flare").will(1, "remora-flare").will(2, "mind-flare").encounter()
    assert looked_at(table) == [["attack-20"]]


def test_it_is_not_told_which_of_the_cards_it_saw_the_gambler_has_buried() -> None:
    hands = {0: ["attack-08", "attack-10", "attack-12"], 1: ["attack-20"], 2: ["attack-04"]}
    table = Cosmos("gambler", "clone", "mind", hands=hands).will(2, "mind").says(2, "mind.hand", "seat 0")
    table.lays("attack-10", "attack-20").will(0, "gambler").says(0, "gambler.claim", "attack-40")
    table.to("second encounter")
    assert table.events("card buried")
    assert seen(table, 2, 0) == []
    assert not table.game.known[2]


def test_wild_flare_shows_no_other_card_for_one_that_was_played_at_once() -> None:
    """The ally zaps the Remora with the very card it drew."""
    hands = {0: ["attack-08", "observer-flare"], 1: ["attack-10"], 2: ["attack-04", "attack-30"], 3: ["mind-flare"]}
    table = Cosmos("clone", "remora", "zombie", "mirror", hands=hands, top=["cosmic-zap"]).invites(0, 2)
    table.joins(2, "offense").will(0, "observer-flare").says(2, "observer.draw", "yes").will(1, "remora")
    table.will(2, "cosmic-zap").will(3, "mind-flare").encounter()
    assert [event.actor for event in table.events("played")] == [0, 2, 3]
    assert looked_at(table) == []


def test_an_imagined_table_has_the_drawn_cards_where_they_lie() -> None:
    hands = {0: ["attack-08", "observer-flare"], 1: ["attack-10", "mind-flare"], 2: ["attack-04", "attack-30"]}
    table = Cosmos("clone", "mirror", "zombie", hands=hands).invites(0, 2).joins(2, "offense")
    table.will(0, "observer-flare").says(2, "observer.draw", "yes").to("cards drawn", 1)
    for seed in range(9):
        other = table.game.redeal(0, seeded(seed)).players[2]
        assert other.drawn == other.hand[2:]
