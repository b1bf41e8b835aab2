"""Miser: the hoard, each use of it zapped, with others; both halves of its flare."""

from __future__ import annotations

from orrery.cosmic import setup
from orrery.cosmic.aliens.miser import own_sheet
from orrery.cosmic.cards import CARDS, COSMOS, NUMBERS
from orrery.cosmic.encounter import TURN_ENDS
from orrery.cosmic.rules.moves import move_ships
from orrery.kernel.decision import Choice
from support.cite import rule
from support.cosmic import Cosmos


def hoarding(table: Cosmos, seat: int, *keys: str) -> Cosmos:
    """These cards lie in the hoard of that seat."""
    power = table.game.players[seat].powers[0]
    for key in keys:
        card = next(card for card in NUMBERS[key] if card in table.game.deck or card >= COSMOS)
        if card in table.game.deck:
            table.game.deck.remove(card)
        power.cards.append(card)
    return table


def hoard(table: Cosmos, seat: int) -> list[str]:
    return sorted(CARDS[card].key for card in table.game.players[seat].powers[0].cards)


def discarded(table: Cosmos) -> list[str]:
    return [CARDS[card].key for card in table.game.discard]


def test_one_of_two_hands_becomes_the_hoard() -> None:
    game = setup.setup({"players": 3, "deal_aliens": "miser,zombie,clone"}, 7)
    while game.waiting()[0].prompt != "choose hoard":
        game.answer(Choice(game.waiting()[0].seat, (0,)))
    first, second = game.players[0].hand.copy(), game.players[0].powers[0].cards.copy()
    game.answer(Choice(0, (0,)))
    assert (game.players[0].powers[0].cards, game.players[0].hand) == (first, second)
    assert (len(first), len(second)) == (8, 8)


def test_an_encounter_card_may_come_from_the_hoard() -> None:
    table = Cosmos("miser", "zombie", "clone", hands={0: ["attack-06"], 1: ["attack-20"]})
    hoarding(table, 0, "attack-40").lays("attack-40", "attack-20").encounter()
    assert table.totals() == (40 + 1, 20 + 4)
    assert (hoard(table, 0), table.hand(0)) == ([], ["attack-06"])
    assert "attack-40" in discarded(table)


@rule("cosmic:zap.2")
def test_zapped_the_laid_card_goes_back_unseen_and_another_is_chosen() -> None:
    hands = {0: ["attack-06"], 1: ["attack-20"], 2: ["cosmic-zap"]}
    table = Cosmos("miser", "zombie", "clone", hands=hands).will(2, "cosmic-zap")
    hoarding(table, 0, "attack-40", "attack-30").says(0, "encounter card", "attack-40").says(
        1, "encounter card", "attack-20"
    )
    table.encounter()
    assert table.totals() == (6 + 1, 20 + 4)
    assert hoard(table, 0) == ["attack-30", "attack-40"]
    assert not [event for event in table.events("shown") if CARDS[event.values[0]].key == "attack-40"]


@rule("cosmic:new-hand.2")
def test_zapped_an_offense_with_nothing_else_ends_its_turn_and_the_defense_takes_its_card_back() -> None:
    hands = {0: ["attack-06"], 1: ["attack-20"], 2: ["cosmic-zap"]}
    table = Cosmos("miser", "zombie", "clone", hands=hands).will(2, "cosmic-zap").sends(2)
    hoarding(table, 0, "attack-40")
    table.to("launch")
    table.game.deck.append(table.game.players[0].hand.pop())
    table.encounter()
    assert table.outcome() == TURN_ENDS
    assert (hoard(table, 0), table.hand(1)) == (["attack-40"], ["attack-20"])
    assert sum(table.ships(0).values()) == 20


@rule("cosmic:new-hand.4")
def test_the_check_of_the_hand_does_not_look_into_the_hoard() -> None:
    hands = {0: ["attack-06"], 1: ["reinforcement-2"]}
    table = hoarding(Cosmos("clone", "miser", "zombie", hands=hands), 1, "attack-40")
    table.to("encounter card", 1)
    assert len(table.hand(1)) == 8
    assert hoard(table, 1) == ["attack-40"]


def test_an_artifact_from_the_hoard_is_a_use_and_works() -> None:
    table = Cosmos("tripler", "zombie", "miser", hands={0: ["attack-10"], 1: ["attack-20"], 2: ["attack-04"]})
    hoarding(table, 2, "cosmic-zap", "attack-30").will(2, "cosmic-zap").encounter()
    assert table.totals() == (10 + 1, 20 + 4)
    assert "cosmic-zap" in discarded(table)
    assert [event.values[0] for event in table.events("power")].count(25) == 1


@rule("cosmic:zap.2")
def test_zapped_the_artifact_returns_to_the_hoard_unplayed() -> None:
    hands = {0: ["attack-10", "cosmic-zap"], 1: ["attack-20"], 2: ["attack-04"]}
    table = Cosmos("tripler", "zombie", "miser", hands=hands).lays("attack-10", "attack-20")
    hoarding(table, 2, "cosmic-zap", "attack-30").will(2, "cosmic-zap")
    table.to("power used", 2)
    table.answer_one()
    table.will(0, "cosmic-zap").encounter()
    assert table.totals() == (30 + 1, 20 + 4)
    assert hoard(table, 2) == ["attack-30", "cosmic-zap"]


def test_a_flare_from_the_hoard_goes_back_to_the_hoard() -> None:
    table = Cosmos("miser", "zombie", "clone", hands={0: ["attack-04"], 1: ["attack-20"]})
    hoarding(table, 0, "tripler-flare").will(0, "tripler-flare").encounter()
    assert table.totals() == (4 + 1, 7 + 4)
    assert (hoard(table, 0), table.hand(0)) == (["tripler-flare"], [])


def test_a_reinforcement_may_come_from_the_hoard() -> None:
    table = Cosmos("miser", "zombie", "clone", hands={0: ["attack-04"], 1: ["attack-20"]})
    hoarding(table, 0, "reinforcement-5").will(0, "reinforcement-5").says(0, "reinforce side", "side 1").encounter()
    assert table.totals() == (4 + 1 + 5, 20 + 4)


def test_laid_openly_for_the_oracle_the_use_is_zapped_before_anybody_sees_the_card() -> None:
    hands = {0: ["attack-20"], 1: ["attack-06"], 2: ["cosmic-zap"]}
    table = Cosmos("oracle", "miser", "clone", hands=hands)
    hoarding(table, 1, "attack-40").says(1, "open card", "attack-40")
    table.to("open card", 1)
    table.answer_one()
    table.will(2, "cosmic-zap").encounter()
    assert table.totals() == (20 + 1, 6 + 4)
    assert hoard(table, 1) == ["attack-40"]


def test_the_super_oracle_gives_a_hoarded_card_back_to_the_hoard() -> None:
    hands = {0: ["attack-20", "oracle-flare"], 1: ["attack-06"]}
    table = Cosmos("oracle", "miser", "clone", hands=hands).will(0, "oracle-flare")
    hoarding(table, 1, "attack-40").says(1, "open card", "attack-40").encounter()
    assert (hoard(table, 1), table.hand(1)) == (["attack-40"], ["attack-06"])


@rule("cosmic:compensation.1")
def test_compensation_is_taken_from_the_hand_alone() -> None:
    hands = {0: ["negotiate"], 1: ["attack-06", "plague"]}
    table = hoarding(Cosmos("clone", "miser", "zombie", hands=hands), 1, "quash", "attack-30").sends(4)
    table.lays("negotiate", "attack-06").encounter()
    assert table.hand(0) == ["plague"]
    assert hoard(table, 1) == ["attack-30", "quash"]


@rule("cosmic:zap.3")
def test_a_hoard_without_encounter_cards_may_be_replaced_and_that_is_no_use() -> None:
    hands = {0: ["attack-06"], 1: ["attack-20", "attack-10"], 2: ["cosmic-zap"]}
    table = (
        hoarding(Cosmos("miser", "zombie", "clone", hands=hands), 0, "plague").will(0, "miser").will(2, "cosmic-zap")
    )
    table.to("encounter card")
    assert len(hoard(table, 0)) == 8
    assert discarded(table) == ["plague"]
    assert table.hand(2) == ["cosmic-zap"]


def test_a_hoard_with_an_encounter_card_may_not_be_replaced() -> None:
    table = hoarding(Cosmos("miser", "zombie", "clone", hands={0: ["attack-06"], 1: ["attack-20"]}), 0, "attack-04")
    table.will(0, "miser").to("encounter card")
    assert hoard(table, 0) == ["attack-04"]


def test_nobody_else_sees_the_hoard() -> None:
    table = hoarding(Cosmos("miser", "zombie", "clone"), 0, "attack-04", "plague")
    table.to("aim")
    mine, theirs = table.game.view(0).players[0].powers[0], table.game.view(1).players[0].powers[0]
    assert len(mine.cards) == 2
    assert (theirs.cards, theirs.card_count) == ((), 2)


def test_who_borrows_the_power_does_not_get_at_the_hoard() -> None:
    hands = {0: ["attack-06", "philanthropist-flare"], 1: ["attack-20"]}
    table = hoarding(Cosmos("miser", "zombie", "clone", hands=hands), 0, "attack-40").will(0, "philanthropist-flare")
    table.says(0, "philanthropist.borrower", "seat 1")
    table.encounter()
    assert "1 encounter card" not in table.prompts  # one card to lay is no choice
    assert table.totals() == (6 + 1, 20 + 4)


def test_wild_flare_saves_three_cards_from_a_new_hand() -> None:
    hands = {0: ["attack-20", "attack-10"], 2: [], 1: ["miser-flare", "reinforcement-2", "reinforcement-3", "plague"]}
    table = Cosmos("zombie", "clone", "tripler", hands=hands, top=["attack-06"] * 7 + ["attack-08"])
    table.will(1, "miser-flare").says(1, "miser.aside", "reinforcement-2", "reinforcement-3")
    table.to("encounter card")
    assert table.hand(1) == sorted(
        ["attack-06"] * 7 + ["attack-08", "miser-flare", "reinforcement-2", "reinforcement-3"]
    )
    assert discarded(table) == ["plague"]


def test_wild_flare_saves_three_cards_from_compensation() -> None:
    hands = {0: ["negotiate"], 1: ["attack-06", "miser-flare", "plague", "quash", "attack-04"]}
    table = Cosmos("clone", "zombie", "tripler", hands=hands).sends(4).lays("negotiate", "attack-06")
    table.will(1, "miser-flare").says(1, "miser.aside", "plague", "quash").encounter()
    assert table.hand(0) == ["attack-04"]
    assert table.hand(1) == ["miser-flare", "plague", "quash"]


def test_super_flare_draws_a_card_into_the_hoard() -> None:
    table = Cosmos("miser", "zombie", "clone", hands={0: ["attack-06", "miser-flare"]}, top=["attack-07"])
    hoarding(table, 0, "attack-04").will(0, "miser-flare")
    table.to("aim")
    assert hoard(table, 0) == ["attack-04", "attack-07"]
    assert table.hand(0) == ["attack-06", "miser-flare"]


def test_the_remora_clings_to_a_card_drawn_into_the_hoard() -> None:
    hands = {0: ["attack-06", "miser-flare"], 2: ["attack-08"]}
    table = Cosmos("miser", "zombie", "remora", hands=hands, top=["attack-07", "plague"]).will(2, "remora")
    hoarding(table, 0, "attack-04").will(0, "miser-flare")
    table.to("aim")
    assert table.hand(2) == ["attack-08", "plague"]


@rule("cosmic:new-hand.4")
def test_zapped_a_defense_with_nothing_in_hand_draws_a_new_one() -> None:
    hands = {0: ["attack-06"], 1: ["attack-10"], 2: ["cosmic-zap"]}
    table = Cosmos("clone", "miser", "zombie", hands=hands, top=["attack-20"] + ["attack-04"] * 3 + ["negotiate"] * 4)
    hoarding(table, 1, "attack-40").says(1, "encounter card", "attack-40").says(1, "encounter card", "attack-20")
    table.to("encounter card", 1)
    table.game.discard.append(table.game.players[1].hand.pop())
    table.will(2, "cosmic-zap")
    table.encounter()
    assert table.totals() == (6 + 1, 20 + 4)
    assert hoard(table, 1) == ["attack-40"]


@rule("cosmic:variant.hidden-powers.2")
def test_a_hidden_sheet_is_turned_up_by_playing_from_the_hoard() -> None:
    hands = {0: ["attack-06"], 1: ["attack-20"]}
    table = hoarding(Cosmos("miser", "zombie", "clone", hands=hands, hidden=True), 0, "attack-40")
    assert not table.game.players[0].powers[0].face_up
    table.lays("attack-40", "attack-20").encounter()
    assert table.totals() == (40 + 1, 20 + 4)
    assert table.game.players[0].powers[0].face_up


@rule("cosmic:power-loss.2")
def test_without_the_power_the_hoard_lies_idle() -> None:
    table = hoarding(Cosmos("miser", "zombie", "clone", hands={0: ["attack-06"], 1: ["attack-20"]}), 0, "attack-40")
    for planet in (2, 3, 4):
        move_ships(table.game, 0, planet, 0, 4)
    table.encounter()
    assert table.totals() == (6 + 1, 20 + 4)
    assert hoard(table, 0) == ["attack-40"]


@rule("cosmic:new-hand.2")
def test_a_card_in_the_hoard_saves_the_turn_of_an_offense_without_another() -> None:
    table = Cosmos("miser", "zombie", "clone", hands={0: ["attack-06"], 1: ["attack-20"]}).sends(1)
    hoarding(table, 0, "attack-40").to("launch")
    table.game.deck.append(table.game.players[0].hand.pop())
    table.encounter()
    assert table.totals() == (40 + 1, 20 + 4)


def test_wild_flare_is_for_who_pays_the_compensation() -> None:
    hands = {0: ["attack-40", "attack-06", "attack-08"], 1: ["negotiate", "miser-flare"], 2: ["attack-04"]}
    table = Cosmos("zombie", "clone", "tripler", hands=hands).will(1, "miser-flare").lays("attack-40", "negotiate")
    table.encounter()
    assert not table.events("played")


def test_super_flare_is_for_the_own_encounter() -> None:
    hands = {0: ["attack-06"], 1: ["attack-08", "miser-flare"]}
    table = hoarding(Cosmos("zombie", "miser", "clone", hands=hands), 1, "attack-04").will(1, "miser-flare")
    table.to("aim")
    assert not table.events("played")


def test_laid_openly_the_card_of_the_hoard_is_used_once() -> None:
    for aliens, side in ((("miser", "oracle", "clone"), 0), (("oracle", "miser", "clone"), 1)):
        table = Cosmos(*aliens, hands={side: ["attack-06"], 1 - side: ["attack-20", "attack-10"]})
        hoarding(table, side, "attack-40").says(side, "open card", "attack-40").encounter()
        assert [event.actor for event in table.events("power")].count(side) == 1


def test_only_the_own_sheet_that_works_has_a_hoard_to_fill() -> None:
    table = Cosmos("miser", "zombie", "clone")
    power = table.game.players[0].powers[0]
    assert own_sheet(table.game, 0) is power
    assert own_sheet(table.game, 1) is None
    power.lost = True
    assert own_sheet(table.game, 0) is None


def test_wild_flare_cards_come_back_also_if_the_hacker_names_another_payer() -> None:
    hands = {0: ["attack-30", "attack-15", "attack-10", "miser-flare"], 1: ["negotiate"], 2: ["attack-04", "attack-06"]}
    table = Cosmos("zombie", "hacker", "mirror", hands=hands).lays("attack-30", "negotiate")
    table.will(0, "miser-flare").will(1, "hacker").says(1, "hacker.who pays", "seat 2").encounter()
    assert table.hand(0) == ["attack-10", "attack-15", "miser-flare"]
    assert table.hand(2) == []


def test_wild_flare_does_not_tell_who_has_seen_the_hand_which_cards_were_set_aside() -> None:
    hands = {0: ["attack-30", "attack-15", "attack-10", "miser-flare", "attack-12", "attack-14"], 1: ["negotiate"]}
    table = Cosmos("zombie", "clone", "mind", hands=hands).lays("attack-30", "negotiate")
    table.will(2, "mind").says(2, "mind.hand", "seat 0").will(0, "miser-flare").to("second encounter")
    assert not {card for card, holder in table.game.view(2).known if holder == 0 and card < COSMOS}


def test_the_vulch_takes_artifacts_of_a_replaced_hoard_before_the_deck_is_made_anew() -> None:
    table = hoarding(Cosmos("miser", "vulch", "clone"), 0, "card-zap", "reinforcement-5")
    table.game.discard, table.game.deck = table.game.deck[:-1], table.game.deck[-1:]
    table.will(0, "miser").encounter()
    assert "card-zap" in table.hand(1)
