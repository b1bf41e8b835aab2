"""Plays that are never right, each on a table where it is offered, and what the player does instead."""

from __future__ import annotations

import pytest

from orrery.cosmic.bot import GreedyBot
from orrery.cosmic.bot.candidates import candidates
from orrery.cosmic.bot.foresight import mean, still_open
from orrery.cosmic.bot.position import outlook
from orrery.cosmic.cards import ALIEN, NUMBERS
from orrery.kernel.decision import Decision, Option
from orrery.kernel.imagining import imagination
from orrery.kernel.rng import seeded
from support.cosmic import Cosmos, deed_key
from support.cosmic_follies import follies_in

QUIET = ("clone", "filch", "chosen", "mirror")


def thought(table: Cosmos, decision: Decision, seed: int = 1) -> list[Option]:
    """What the player picks when it looks ahead; no folly is even considered."""
    seat = decision.seat
    luck = seeded(seed)
    view = table.game.view(seat)
    for choice in candidates(view, decision):
        assert not follies_in(table.game, decision, choice)
    choice = GreedyBot().choose(view, decision, luck, imagination(table.game, seat, luck))
    return [decision.options[at] for at in choice.picks]


def deeds(table: Cosmos, window: str, seat: int) -> list[str]:
    return [deed_key(option) for option in thought(table, table.to(window, seat))]


@pytest.mark.parametrize("seat", [0, 1])
def test_reinforcements_go_to_the_own_side(seat: int) -> None:
    hands = {0: ["attack-10", "reinforcement-3"], 1: ["attack-10", "reinforcement-3"]}
    table = Cosmos(*QUIET[:3], hands=hands).sends(4).will(seat, "reinforcement-3")
    (side,) = thought(table, table.to("reinforce side", seat))
    assert side.id() == seat + 1


def test_a_reinforcement_is_played_where_it_wins_and_kept_where_it_does_not() -> None:
    for key, played in (("attack-12", ["reinforcement-5"]), ("attack-40", ["pass"]), ("attack-04", ["pass"])):
        hands = {0: ["attack-10", "reinforcement-5"], 1: [key], 2: ["attack-06"]}
        table = Cosmos(*QUIET[:3], hands=hands).sends(4).lays("attack-10", key)
        assert deeds(table, "reinforcing", 0) == played


def test_the_plague_is_for_others() -> None:
    table = Cosmos(*QUIET, hands={0: ["attack-10", "plague"]}).will(0, "plague")
    (victim,) = thought(table, table.to("plague.victim", 0))
    assert victim.id() != 0


def test_a_force_field_does_not_throw_out_its_player() -> None:
    hands = {2: ["attack-06", "force-field"]}
    table = Cosmos(*QUIET, hands=hands).sends(2, 5).invites(0, 2, 3).invites(1, 3)
    table.joins(2, "offense", 2).joins(3, "defense", 4).will(2, "force-field")
    out = thought(table, table.to("force-field.allies", 2))
    assert [option.id() for option in out] == [3]


def test_who_zaps_the_human_makes_it_win() -> None:
    hands = {0: ["attack-10"], 1: ["attack-12", "cosmic-zap"], 2: ["attack-06"]}
    table = Cosmos("human", *QUIET[:2], hands=hands).sends(4).lays("attack-10", "attack-12")
    assert deeds(table, "power used", 1) == ["pass"]


def test_an_ally_of_the_human_may_zap_it() -> None:
    """Then their side wins outright."""
    hands = {0: ["attack-04"], 1: ["attack-40"], 2: ["attack-06", "cosmic-zap"]}
    table = Cosmos("human", *QUIET[:2], hands=hands).sends(4, 5).invites(0, 2).joins(2, "offense", 4)
    table.lays("attack-04", "attack-40")
    assert deeds(table, "power used", 2) == ["cosmic-zap"]


def test_the_wild_citadel_is_for_the_defense() -> None:
    hands = {0: ["attack-10", "citadel-flare"], 1: ["attack-10"]}
    table = Cosmos(*QUIET[:3], hands=hands).sends(4).lays("attack-10", "attack-10")
    assert deeds(table, "totals", 0) == ["pass"]
    hands = {0: ["attack-10"], 1: ["attack-08", "citadel-flare"]}
    table = Cosmos(*QUIET[:3], hands=hands).sends(4).lays("attack-10", "attack-08")
    assert deeds(table, "totals", 1) == ["citadel-flare"]


def test_a_hand_with_a_40_is_not_traded() -> None:
    hands = {0: ["attack-40", "attack-04"], 1: ["attack-10", "attack-12", "attack-20"]}
    table = Cosmos("trader", *QUIET[:2], hands=hands).sends(4)
    assert deeds(table, "before cards", 0) == ["pass"]


def test_what_goes_back_to_the_opponent_is_the_least_card() -> None:
    hands = {0: ["attack-40", "attack-04", "trader-flare"], 1: ["attack-10"]}
    table = Cosmos(*QUIET[:3], hands=hands).sends(4).will(0, "trader-flare")
    (back,) = thought(table, table.to("trader.give back", 0))
    assert back.id() in NUMBERS["attack-04"]


def test_a_deal_costs_no_40() -> None:
    hands = {0: ["attack-40", "negotiate", "attack-06"], 1: ["negotiate", "attack-06"]}
    table = Cosmos(*QUIET[:3], hands=hands).lays("negotiate", "negotiate")
    decision = table.to("deal", 0)
    for choice in candidates(table.game.view(0), decision):
        gifts = choice.form.gifts if choice.form is not None else ()
        assert not [gift for gift in gifts if gift[0] == 0 and gift[1] in ("card", "random")]


def test_who_is_about_to_win_invites_nobody_who_would_win_too() -> None:
    table = Cosmos(*QUIET)
    for seat, planets in ((0, (6, 7, 8, 10)), (2, (6, 7, 8, 16))):
        for at, planet in enumerate(planets):
            table.game.colonies[planet][seat] += 1
            table.game.colonies[seat * 5 + at][seat] -= 1
    decision = table.sends(4, 5).to("invite", 0)
    assert 2 not in [option.id() for option in thought(table, decision)]


# -- what the foresight rests on ---------------------------------------------------------------------------------------


def test_a_win_alone_is_worth_more_than_a_shared_one_and_that_more_than_none() -> None:
    game = Cosmos(*QUIET[:3]).game
    game.finish([0])
    alone = outlook(game, 0)
    game.winners = [0, 1]
    shared = outlook(game, 0)
    assert alone == 1
    assert alone > shared > outlook(game, 2) == 0


def test_colonies_ships_and_cards_better_the_outlook() -> None:
    table = Cosmos(*QUIET[:3], hands={0: ["attack-10"]})
    table.to("aim")
    game = table.game
    usual = outlook(game, 0)
    for better in ("colony", "ship", "card"):
        other = table.game.copy()
        assert isinstance(other, type(game))
        if better == "colony":
            other.colonies[5][0] += 1
            other.colonies[0][0] -= 1
        elif better == "ship":
            other.colonies[0][0] += 1
        else:
            other.players[0].hand.append(NUMBERS["attack-40"][0])
        assert outlook(other, 0) > usual, better
        assert outlook(other, 1) < outlook(game, 1) or better == "card"


def test_a_clock_that_runs_down_is_progress() -> None:
    table = Cosmos("tick-tock", *QUIET[:2])
    table.to("aim")
    (power,) = [power for power in table.game.players[0].powers if power.alien == ALIEN["tick-tock"]]
    before = outlook(table.game, 0)
    power.tokens = 2
    assert outlook(table.game, 0) > before


def test_what_has_fallen_behind_for_sure_is_not_followed() -> None:
    values = [[0.5, 0.6, 0.5], [0.1, 0.2, 0.1], [0.6, 0.4, 0.5]]
    assert mean(values[1]) == pytest.approx(0.4 / 3)
    assert still_open(values, [0, 1, 2]) == [0, 2]
