"""Gambler: its power, zapped, with others; both halves of its flare."""

from __future__ import annotations

from orrery.cosmic.cards import CARDS, NUMBERS, TECH
from orrery.cosmic.encounter import DEFENSE_WINS, OFFENSE_WINS
from orrery.cosmic.state import Tech
from support.cite import rule
from support.cosmic import Cosmos

HANDS = {0: ["attack-04"], 1: ["attack-20"]}


def bluff(claim: str, *aliens: str, hands: dict[int, list[str]] | None = None, reply: str = "believe") -> Cosmos:
    table = Cosmos(*(aliens or ("gambler", "clone", "mirror")), hands=hands or HANDS).will(0, "gambler")
    return table.says(0, "gambler.claim", claim).says(1, "gambler.challenge", reply)


def laid_card(table: Cosmos, seat: int, place: int) -> str:
    """The laid card as a seat sees it: its key, or nothing."""
    encounter = table.game.view(seat).encounter
    assert encounter is not None
    return CARDS[encounter.laid[place]].key if encounter.laid[place] >= 0 else ""


def test_a_claim_that_is_believed_counts_as_the_card() -> None:
    table = bluff("attack-40").sends(2).encounter()
    assert table.totals() == (40 + 2, 20 + 4)
    assert table.outcome() == OFFENSE_WINS


def test_the_card_then_goes_face_down_under_the_deck_and_nobody_sees_it() -> None:
    table = bluff("attack-40").encounter()
    assert CARDS[table.game.deck[0]].key == "attack-04"
    assert all(CARDS[card].key != "attack-04" for card in table.game.discard)
    assert len(table.events("shown")) == 1  # the opponent's


def test_until_then_the_others_see_the_claim_but_not_the_card() -> None:
    table = bluff("attack-40", "gambler", "clone", "mirror", hands={**HANDS, 2: ["emotion-control", "attack-06"]})
    table.to("gambler.challenge")
    assert laid_card(table, 1, 0) == ""
    table.pick(1, "believe")
    table.to("cards shown", 2)
    for seat, seen in ((0, "attack-04"), (1, ""), (2, "")):
        assert laid_card(table, seat, 0) == seen


def test_a_liar_who_is_challenged_loses_as_many_ships_as_he_has_there() -> None:
    table = bluff("attack-40", reply="challenge").sends(3)
    table.says(0, "lose ships", "planet 1", "planet 2", "planet 3").encounter()
    assert table.totals() == (4 + 3, 20 + 4)  # settled with the cards really shown
    assert table.warp(0) == 3 + 3
    assert table.ships(0) == {0: 1, 1: 3, 2: 3, 3: 3, 4: 4}


def test_an_opponent_who_doubts_the_truth_loses_ships_that_take_no_part() -> None:
    table = bluff("attack-04", reply="challenge").sends(3)
    options = table.to("lose ships", 1).options
    assert {option.things[0] for option in options} == {("planet", planet) for planet in range(6, 10)}
    table.pick(1, *["ship"] * 4).encounter()
    assert table.totals() == (4 + 3, 20 + 4)
    assert table.warp(1) == 4


def test_another_card_of_the_same_value_is_no_lie() -> None:
    table = bluff("attack-06", hands={0: ["attack-06"], 1: ["attack-20", "attack-06"]}, reply="challenge")
    assert table.lays("attack-06", "attack-20").encounter().warp(1) == 4


def test_any_attack_of_the_deck_a_negotiate_or_a_morph_may_be_claimed() -> None:
    table = Cosmos("gambler", "clone", "mirror", hands=HANDS).will(0, "gambler")
    keys = [CARDS[option.id()].key for option in table.to("gambler.claim").options]
    assert keys == [
        *[f"attack-{value:02}" for value in (0, 1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 20, 23, 30, 40)],
        "negotiate",
        "morph",
    ]


def test_a_claimed_morph_copies_the_opponent_s_card() -> None:
    assert bluff("morph").sends(1).encounter().totals() == (20 + 1, 20 + 4)


@rule("cosmic:compensation.1")
def test_a_claimed_negotiate_earns_compensation() -> None:
    hands = {0: ["attack-40"], 1: ["attack-20", "attack-06", "attack-08"]}
    table = bluff("negotiate", hands=hands).lays("attack-40", "attack-20").sends(2).encounter()
    assert table.outcome() == DEFENSE_WINS
    assert len(table.hand(0)) == 2


def test_it_sees_the_opponent_s_card_before_it_decides() -> None:
    table = Cosmos("gambler", "clone", "mirror", hands=HANDS)
    table.to("flipping", 0)
    assert laid_card(table, 0, 1) == "attack-20"
    table.pick(0, "pass")
    assert table.encounter().totals() == (4 + 1, 20 + 4)


@rule("cosmic:zap.2")
def test_zapped_its_card_is_shown_as_usual() -> None:
    table = bluff("attack-40", hands={**HANDS, 2: ["cosmic-zap", "attack-06"]}).will(2, "cosmic-zap").encounter()
    assert table.totals() == (4 + 1, 20 + 4)
    assert len(table.events("shown")) == 2


def test_facing_oracle_the_claim_is_made_when_the_card_would_be_laid_openly() -> None:
    hands = {0: ["attack-04", "attack-06"], 1: ["attack-20", "attack-23"]}
    table = bluff("attack-40", "gambler", "oracle", "mirror", hands=hands).says(0, "open card", "attack-04")
    table.to("encounter card", 1)
    assert table.events("claimed")
    assert not table.events("open card")
    assert laid_card(table, 1, 0) == ""
    table.pick(1, "attack-23").encounter()
    assert table.totals() == (40 + 1, 23 + 4)


def test_facing_oracle_a_challenged_card_lies_open() -> None:
    hands = {0: ["attack-04", "attack-06"], 1: ["attack-20", "attack-23"]}
    table = bluff("attack-40", "gambler", "oracle", "mirror", hands=hands, reply="challenge")
    table.says(0, "open card", "attack-04").to("encounter card", 1)
    assert laid_card(table, 1, 0) == "attack-04"
    table.pick(1, "attack-23").encounter()
    assert table.totals() == (4 + 1, 23 + 4)
    assert table.warp(0) == 1 + 1


def test_facing_super_oracle_the_claimed_card_goes_back_unseen() -> None:
    hands = {0: ["attack-04", "attack-06"], 1: ["attack-20", "oracle-flare"]}
    table = bluff("attack-40", "gambler", "oracle", "mirror", hands=hands).says(0, "open card", "attack-04")
    table.will(1, "oracle-flare").encounter()
    assert table.hand(0) == ["attack-04", "attack-06"]
    assert not table.events("card buried")
    assert table.game.view(1).known == ()


def test_a_card_from_the_quark_battery_ends_the_claim() -> None:
    table = bluff("attack-40", "gambler", "clone", "mirror", hands={0: ["attack-04", "attack-06"], 1: ["attack-20"]})
    table.agree(technology=True)
    table.game.players[0].techs.append(Tech(TECH["quark-battery"], 0, True, NUMBERS["attack-30"][0]))
    table.game.deck.remove(NUMBERS["attack-30"][0])
    table.lays("attack-04", "attack-20").will(0, "quark-battery").encounter()
    assert table.totals() == (30 + 1, 20 + 4)
    assert not table.events("card buried")
    assert "attack-04" in [CARDS[card].key for card in table.game.discard]


def test_tripler_triples_what_is_claimed() -> None:
    hands = {0: ["attack-20"], 1: ["attack-04"]}
    table = Cosmos("tripler", "gambler", "mirror", hands=hands).will(1, "gambler").says(1, "gambler.claim", "morph")
    assert table.encounter().totals() == (7 + 1, 20 + 4)


def test_filch_cannot_take_a_card_that_went_under_the_deck() -> None:
    table = bluff("attack-40", "gambler", "filch", "mirror").will(1, "filch").encounter()
    assert table.hand(1) == []


def test_a_hidden_gambler_has_the_opponent_s_card_shown_by_turning_up_its_sheet() -> None:
    table = Cosmos("gambler", "clone", "mirror", hands=HANDS, hidden=True)
    table.to("flipping", 0)
    assert not table.events("shown")
    table.pick(0, "gambler")
    table.to("gambler.claim")
    assert len(table.events("shown")) == 1


def test_wild_flare_adds_the_called_spread_if_the_cards_differ_by_as_much() -> None:
    hands = {0: ["attack-04", "gambler-flare"], 1: ["attack-20"]}
    table = Cosmos("clone", "mirror", "tripler", hands=hands).will(0, "gambler-flare")
    assert table.says(0, "gambler.spread", "number 16").encounter().totals() == (4 + 16 + 1, 20 + 4)


def test_wild_flare_adds_nothing_if_they_differ_by_less() -> None:
    hands = {0: ["attack-04", "gambler-flare"], 1: ["attack-20"]}
    table = Cosmos("clone", "mirror", "tripler", hands=hands).will(0, "gambler-flare")
    assert table.says(0, "gambler.spread", "number 17").encounter().totals() == (4 + 1, 20 + 4)


def test_super_flare_raises_the_stakes() -> None:
    hands = {0: ["attack-04", "gambler-flare"], 1: ["attack-20"]}
    table = bluff("attack-04", hands=hands, reply="challenge").will(0, "gambler-flare")
    table.says(0, "gambler.stakes", "number 5").encounter()
    assert table.warp(1) == 4 + 5


def test_super_flare_hits_the_liar_too() -> None:
    hands = {0: ["attack-04", "gambler-flare"], 1: ["attack-20"]}
    table = bluff("attack-40", hands=hands, reply="challenge").will(0, "gambler-flare")
    table.says(0, "gambler.stakes", "number 20").encounter()
    assert table.warp(0) == 20


def test_who_takes_no_part_does_not_bluff() -> None:
    table = Cosmos("clone", "mirror", "gambler", hands=HANDS).will(2, "gambler").encounter()
    assert not table.events("power")
    assert table.totals() == (4 + 1, 20 + 4)


def test_facing_oracle_it_bluffs_once_or_not_at_all() -> None:
    hands = {0: ["attack-04", "attack-06"], 1: ["attack-20", "attack-23"]}
    table = bluff("attack-40", "gambler", "oracle", "mirror", hands=hands).will(0, "gambler").encounter()
    assert len([event for event in table.events("power") if event.actor == 0]) == 1
    table = Cosmos("gambler", "oracle", "mirror", hands=hands)
    table.to("flipping", 0)
    table.pick(0, "pass")
    table.will(0, "gambler").encounter()
    assert not [event for event in table.events("power") if event.actor == 0]


def test_a_challenged_card_is_shown_to_all_before_ships_are_lost() -> None:
    table = bluff("attack-40", reply="challenge").sends(2)
    table.to("lose ships", 0)
    assert laid_card(table, 2, 0) == "attack-04"
    assert table.events("challenged")[0].actor == 1


def test_the_use_turns_a_hidden_sheet_up() -> None:
    table = Cosmos("gambler", "clone", "mirror", hands=HANDS, hidden=True).will(0, "gambler")
    table.to("gambler.claim")
    assert table.game.players[0].powers[0].face_up
    assert table.events("power")


def test_the_numbers_that_may_be_called() -> None:
    spread = Cosmos("clone", "mirror", "tripler", hands={0: ["attack-04", "gambler-flare"], 1: ["attack-20"]})
    options = spread.will(0, "gambler-flare").to("gambler.spread").options
    assert [option.id() for option in options] == list(range(1, 41))
    spread.pick(0, "number 7").encounter()
    assert spread.events("spread")[0].values == (7,)
    stakes = bluff("attack-40", hands={0: ["attack-04", "gambler-flare"], 1: ["attack-20"]}).will(0, "gambler-flare")
    options = stakes.to("gambler.stakes").options
    assert [option.id() for option in options] == list(range(1, 21))
    stakes.pick(0, "number 3").encounter()
    assert stakes.events("stakes")[0].values == (3,)


def test_wild_flare_is_for_main_players() -> None:
    hands = {**HANDS, 2: ["gambler-flare"]}
    table = Cosmos("clone", "mirror", "tripler", hands=hands).will(2, "gambler-flare").encounter()
    assert not table.events("played")


def test_who_may_cancel_the_flare_is_told_the_number_that_was_called() -> None:
    hands = {0: ["attack-10", "gambler-flare"], 1: ["attack-06"], 2: ["card-zap"]}
    wild = Cosmos("clone", "mirror", "trader", hands=hands).will(0, "gambler-flare")
    wild.says(0, "gambler.spread", "number 4").to("card played", 2)
    assert [event.values for event in wild.events("spread")] == [(4,)]
    raised = Cosmos("gambler", "mirror", "trader", hands=hands).will(0, "gambler", "gambler-flare")
    raised.says(0, "gambler.stakes", "number 5").to("card played", 2)
    assert [event.values for event in raised.events("stakes")] == [(5,)]
