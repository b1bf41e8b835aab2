"""Planning and Reveal: two cards face down, shown at once; attack, negotiate, morph; reinforcements."""

from __future__ import annotations

import pytest

from orrery.cosmic.cards import CARDS
from orrery.cosmic.encounter import BOTH_LOSE, DEAL, DEFENSE_WINS, OFFENSE_WINS
from support import cite
from support.cite import rule
from support.cosmic import Cosmos


def duel(offense: str, defense: str, *aliens: str) -> Cosmos:
    """Two ships attack four, with these two cards."""
    hands = {0: [offense, "attack-06"], 1: [defense, "attack-06"]}
    return Cosmos(*(aliens or ("clone", "filch", "chosen")), hands=hands).lays(offense, defense).sends(2)


@rule("cosmic:planning.1", "cosmic:artifacts.1", "cosmic:reinforcements.1", "cosmic:flares.1", "cosmic:components.6")
def test_only_attack_negotiate_and_morph_can_be_laid() -> None:
    hands = {0: ["attack-10", "negotiate", "morph", "reinforcement-5", "card-zap", "mirror-flare"], 1: ["attack-06"]}
    table = Cosmos("clone", "filch", "chosen", hands=hands)
    table.to("encounter card", 0)
    assert sorted(table.offered(0)) == ["attack-10", "morph", "negotiate"]


@rule("cosmic:planning.1", "cosmic:reveal.1")
def test_nothing_of_a_laid_card_is_seen_before_both_are_shown() -> None:
    table = duel("attack-10", "attack-20")
    table.to("encounter card", 0)
    before = table.game.view(1)
    table.pick(0, "attack-10")
    assert table.game.view(1) == before
    table.encounter()
    shown = [event.values[0] for event in table.events("shown")]
    assert len(shown) == 2


@rule("cosmic:reveal.attack.1", "cosmic:reveal.attack.2", "cosmic:reveal.attack.3", "cosmic:reveal.attack.5")
def test_example_zombie_attacks_clone_with_sorcerer_and_oracle_on_the_sides() -> None:
    hands = {0: ["attack-10"], 1: ["attack-15"]}
    table = Cosmos("zombie", "clone", "hacker", "sorcerer", hands=hands)
    table.game.colonies[5][1], table.game.colonies[6][1] = 2, 6
    table.invites(0, 2, 3).invites(1, 2).joins(2, "defense", 2).joins(3, "offense", 2).sends(4, 5).encounter()
    assert table.totals() == (16, 19)
    assert table.outcome() == DEFENSE_WINS


@rule("cosmic:reveal.attack.4")
@pytest.mark.parametrize(("card", "outcome"), [("attack-11", OFFENSE_WINS), ("attack-10", DEFENSE_WINS)])
def test_the_higher_total_wins_and_a_tie_goes_to_the_defense(card: str, outcome: int) -> None:
    table = duel(card, "attack-08").encounter()
    assert table.outcome() == outcome


@cite.card("cosmic:negotiate")
@rule("cosmic:reveal.attack-negotiate.1")
@pytest.mark.parametrize(
    ("offense", "defense", "defending", "outcome"),
    [("negotiate", "attack-00", 1, DEFENSE_WINS), ("attack-00", "negotiate", 4, OFFENSE_WINS)],
)
def test_a_negotiate_loses_against_any_attack(offense: str, defense: str, defending: int, outcome: int) -> None:
    table = duel(offense, defense)  # with two attacking ships: the negotiate has more ships
    table.game.colonies[5][1], table.game.players[1].gone = defending, 4 - defending
    assert table.encounter().outcome() == outcome
    assert not table.events("totals")


@cite.card("cosmic:negotiate")
@rule("cosmic:reveal.negotiate.2")
def test_two_negotiates_lead_to_talks() -> None:
    table = duel("negotiate", "negotiate")
    table.to("deal", 0)
    assert table.outcome() == DEAL


@cite.card("cosmic:morph")
@rule("cosmic:reveal.morph.1", "cosmic:reveal.morph.2", "cosmic:reveal.morph.4")
def test_a_morph_copies_the_card_it_meets() -> None:
    table = duel("morph", "attack-20").encounter()
    assert table.totals() == (22, 24)
    assert "morph" in discards(table), "afterwards it is a morph again"
    table = duel("morph", "negotiate")
    table.to("deal")
    assert table.outcome() == DEAL


@rule("cosmic:reveal.morph.3")
def test_later_changes_of_the_copied_card_do_not_change_the_morph() -> None:
    hands = {0: ["morph"], 1: ["attack-20", "reinforcement-5"]}
    table = (
        Cosmos("clone", "filch", "chosen", hands=hands).will(1, "reinforcement-5").says(1, "reinforce side", "side 2")
    )
    table.sends(2).encounter()
    assert table.totals() == (22, 29)


@rule("cosmic:reveal.morph.5")
def test_two_morphs_make_both_sides_lose() -> None:
    table = Cosmos("clone", "filch", "chosen", hands={0: ["morph"], 1: ["attack-20"]}).sends(2)
    table.game.players[1].hand = table.game.players[0].hand.copy()  # the deck has one morph only
    table.encounter()
    assert table.outcome() == BOTH_LOSE
    assert (table.warp(0), table.warp(1)) == (2, 4)


@rule("cosmic:reinforcements.2", "cosmic:reinforcements.3")
def test_main_players_and_allies_reinforce_either_side_and_nobody_else() -> None:
    hands = {
        0: ["attack-10", "reinforcement-2"],
        1: ["attack-10"],
        2: ["reinforcement-3", "attack-04"],
        3: ["reinforcement-5", "attack-04"],
    }
    table = Cosmos("clone", "filch", "chosen", "mirror", hands=hands).invites(0, 2).joins(2, "offense", 1).sends(1)
    table.will(0, "reinforcement-2").says(0, "reinforce side", "side 1")
    table.will(2, "reinforcement-3").says(2, "reinforce side", "side 2").will(3, "reinforcement-5").encounter()
    assert table.totals() == (10 + 2 + 2, 10 + 4 + 3)
    assert "reinforcement-5" in table.hand(3)
    assert "reinforcement-2" in discards(table)


@rule("cosmic:reinforcements.3")
def test_reinforcements_need_totals() -> None:
    hands = {0: ["attack-10", "reinforcement-2"], 1: ["negotiate"]}
    table = Cosmos("clone", "filch", "chosen", hands=hands).will(0, "reinforcement-2").sends(1).encounter()
    assert not table.events("reinforced")
    assert "0 reinforcing" not in table.prompts


@rule("cosmic:reinforcements.4")
def test_reinforcements_are_answered_until_all_have_passed() -> None:
    hands = {0: ["attack-10", "reinforcement-3"], 1: ["attack-08", "reinforcement-2"]}
    table = Cosmos("clone", "filch", "chosen", hands=hands).sends(2)
    table.says(0, "reinforcing", "pass").says(0, "reinforcing", "reinforcement-3").says(0, "reinforce side", "side 1")
    table.says(1, "reinforcing", "reinforcement-2").says(1, "reinforce side", "side 2").encounter()
    assert [event.actor for event in table.events("reinforced")] == [1, 0], "the offense answers after having passed"
    assert table.totals() == (15, 14)


def discards(table: Cosmos) -> list[str]:
    return [CARDS[card].key for card in table.game.discard]
