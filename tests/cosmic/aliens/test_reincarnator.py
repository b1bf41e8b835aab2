"""Reincarnator: its power, zapped, with others; both halves of its flare."""

from __future__ import annotations

from orrery.cosmic.cards import ALIEN, ALIENS
from orrery.cosmic.rules.change import draw_alien, drop_power
from support.cite import rule
from support.cosmic import Cosmos


def aliens(table: Cosmos, seat: int) -> list[str]:
    return [ALIENS[power.alien] for power in table.game.players[seat].powers]


def box(table: Cosmos, *keys: str) -> Cosmos:
    """These sheets lie in the box, the last one on top."""
    table.game.aliens = [ALIEN[key] for key in keys]
    return table


LOSS = {0: ["attack-04"], 1: ["attack-20"], 2: ["attack-06"]}


def test_after_a_loss_it_becomes_another_alien_and_stays_what_it_is() -> None:
    table = box(Cosmos("reincarnator", "zombie", "clone", hands=LOSS), "mirror", "warpish").encounter()
    assert aliens(table, 0) == ["reincarnator", "warpish"]


def test_after_a_win_nothing_happens() -> None:
    table = box(Cosmos("zombie", "reincarnator", "clone", hands=LOSS), "mirror", "warpish").encounter()
    assert aliens(table, 1) == ["reincarnator"]


def test_an_ally_of_the_loser_reincarnates_too() -> None:
    table = box(Cosmos("zombie", "clone", "reincarnator", hands=LOSS), "mirror").invites(0, 2).joins(2, "offense")
    table.encounter()
    assert aliens(table, 2) == ["reincarnator", "mirror"]


def test_a_failed_deal_counts() -> None:
    hands = {0: ["negotiate"], 1: ["negotiate"]}
    table = (
        box(Cosmos("reincarnator", "zombie", "clone", hands=hands), "mirror").says(0, "deal", "end talks").encounter()
    )
    assert aliens(table, 0) == ["reincarnator", "mirror"]


def test_the_next_loss_discards_the_borrowed_alien_with_what_belongs_to_it() -> None:
    table = box(Cosmos("reincarnator", "zombie", "clone", hands=LOSS), "mirror")
    sheet = table.game.players[0].powers[0]
    citadel = table.game.new_power(ALIEN["citadel"])
    citadel.cards, citadel.places = [table.game.deck.pop()], [5]
    table.game.players[0].powers.append(citadel)
    sheet.places = [citadel.number]
    card = citadel.cards[0]
    table.encounter()
    assert aliens(table, 0) == ["reincarnator", "mirror"]
    assert card in table.game.discard
    assert ALIEN["citadel"] in table.game.aliens


def test_sheets_with_set_up_text_and_rivals_are_skipped() -> None:
    table = Cosmos("reincarnator", "sorcerer", "clone", hands=LOSS)
    box(table, "mirror", "gambler", "tick-tock", "miser").encounter()
    assert aliens(table, 0) == ["reincarnator", "mirror"]
    assert draw_alien(table.game) == -1


@rule("cosmic:zap.2")
def test_zapped_there_is_no_new_power_this_time() -> None:
    hands = {**LOSS, 2: ["cosmic-zap"]}
    table = box(Cosmos("reincarnator", "zombie", "clone", hands=hands), "mirror").will(2, "cosmic-zap").encounter()
    assert aliens(table, 0) == ["reincarnator"]


def test_the_borrowed_power_works_and_its_super_flare_is_the_own_one() -> None:
    hands = {0: ["attack-13", "tripler-flare"], 1: ["attack-20"]}
    table = Cosmos("reincarnator", "zombie", "clone", hands=hands).will(0, "tripler-flare")
    table.game.players[0].powers.append(table.game.new_power(ALIEN["tripler"]))
    table.encounter()
    assert table.totals() == (39 + 1, 20 + 4)


def test_who_has_only_borrowed_it_gives_up_the_own_alien() -> None:
    hands = {0: ["attack-04"], 1: ["attack-20"], 2: ["attack-06", "philanthropist-flare"]}
    table = box(Cosmos("clone", "zombie", "reincarnator", hands=hands), "mirror").will(2, "philanthropist-flare")
    table.says(2, "philanthropist.borrower", "seat 0").encounter()
    assert (aliens(table, 0), aliens(table, 2)) == (["mirror"], ["reincarnator"])


def test_wild_flare_goes_to_the_loser_who_becomes_another_alien_after_the_encounter() -> None:
    hands = {**LOSS, 2: ["reincarnator-flare"]}
    table = box(Cosmos("clone", "zombie", "tripler", hands=hands), "mirror").will(2, "reincarnator-flare").encounter()
    assert aliens(table, 0) == ["mirror"]
    assert table.hand(0) == ["reincarnator-flare"]
    assert table.hand(2) == []
    kinds = [event.kind for event in table.game.log or []]
    assert kinds.index("discarded") < kinds.index("new power")


def test_wild_flare_does_not_reach_the_reincarnator_nor_a_winner() -> None:
    hands = {**LOSS, 2: ["reincarnator-flare"]}
    table = box(Cosmos("reincarnator", "zombie", "tripler", hands=hands), "mirror").will(2, "reincarnator-flare")
    table.encounter()
    assert aliens(table, 0) == ["reincarnator", "mirror"]
    assert table.hand(2) == ["reincarnator-flare"]


def test_a_card_zapped_wild_flare_changes_nothing() -> None:
    hands = {**LOSS, 0: ["attack-04", "card-zap"], 2: ["reincarnator-flare"]}
    table = box(Cosmos("clone", "zombie", "tripler", hands=hands), "mirror").will(2, "reincarnator-flare")
    table.will(0, "card-zap").encounter()
    assert aliens(table, 0) == ["clone"]


def test_super_flare_lets_it_stay_what_it_is() -> None:
    hands = {**LOSS, 0: ["attack-04", "reincarnator-flare"]}
    table = (
        box(Cosmos("reincarnator", "zombie", "clone", hands=hands), "mirror").will(0, "reincarnator-flare").encounter()
    )
    assert aliens(table, 0) == ["reincarnator"]
    assert table.hand(0) == ["reincarnator-flare"]


@rule("cosmic:variant.changing-powers.1")
def test_with_its_sheet_goes_the_alien_it_has_become() -> None:
    table = box(Cosmos("reincarnator", "zombie", "clone", hands=LOSS), "mirror").encounter()
    assert aliens(table, 0) == ["reincarnator", "mirror"]
    drop_power(table.game, 0, table.game.players[0].powers[0])
    assert aliens(table, 0) == []
    assert sorted(table.game.aliens) == [ALIEN["mirror"], ALIEN["reincarnator"]]
