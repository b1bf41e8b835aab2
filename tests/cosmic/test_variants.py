"""Four planets, hidden powers, changing powers, many flares, and all of them at once."""

from __future__ import annotations

import pytest

from orrery.cosmic.cards import ALIEN, COSMOS, TECHNOLOGIES
from orrery.cosmic.offers import barred
from orrery.cosmic.queries import colonies_to_win
from orrery.cosmic.rules.change import ChangePower
from orrery.cosmic.setup import setup
from orrery.kernel.decision import Choice, Refused
from orrery.kernel.laws import check_game
from orrery.kernel.record import Options
from orrery.kernel.rng import seeded
from support.cite import rule
from support.cosmic import Cosmos

QUIET = ("mirror", "trader", "calculator", "sorcerer")


# -- four planets ------------------------------------------------------------------------------------------------------


@rule("cosmic:variant.four-planets.1")
def test_four_planets_and_sixteen_ships() -> None:
    game = setup({"players": 4, "planets": "four"}, 1)
    assert game.home(2) == [8, 9, 10, 11]
    assert game.count()["ships"] == 64
    assert [game.colonies[planet][2] for planet in game.home(2)] == [4, 4, 4, 4]


@rule("cosmic:variant.four-planets.2", "cosmic:overview.2", "cosmic:overview.3")
def test_four_foreign_colonies_win() -> None:
    for planets, needed in ((4, 4), (5, 5)):
        hands = {0: ["attack-40"], 1: ["attack-04"]}
        table = Cosmos(*QUIET[:3], hands=hands, planets=planets)
        assert colonies_to_win(table.game) == needed
        for planet in range(planets * 2, planets * 2 + needed - 1):  # all in one foreign system
            table.game.colonies[planet][0] = 1
            table.game.colonies[planet - planets * 2][0] -= 1
        table.sends(1, planets).encounter()
        assert table.game.over
        assert table.game.winners == [0]


@rule("cosmic:variant.four-planets.2")
def test_three_foreign_colonies_do_not() -> None:
    table = Cosmos(*QUIET[:3], hands={0: ["attack-40"], 1: ["attack-04"]}, planets=4)
    for planet in (8, 9):
        table.game.colonies[planet][0] = 1
        table.game.colonies[planet - 8][0] -= 1
    table.sends(1, 4).encounter()
    assert table.game.foreign_colonies(0) == 3
    assert table.game.winners == []


@rule("cosmic:variant.four-planets.3", "cosmic:power-loss.1")
def test_two_home_colonies_keep_the_power_with_four_planets_three_with_five() -> None:
    for planets, kept in ((4, 2), (5, 3)):
        for homes in (kept, kept - 1):
            table = Cosmos(*QUIET[:3], planets=planets)
            for planet in range(homes, planets):
                table.game.players[0].warp += 4
                table.game.colonies[planet][0] = 0
            table.game.shifted = True
            table.to("aim")
            assert table.game.players[0].powers[0].lost == (homes < kept)


@rule("cosmic:variant.four-planets.4")
def test_technologies_of_eight_or_more_are_removed() -> None:
    five = setup({"players": 3, "technology": "yes"}, 1)
    four = setup({"players": 3, "technology": "yes", "planets": "four"}, 1)
    assert sorted(five.tech_deck) == list(range(20))
    assert sorted(four.tech_deck) == [card for card, (_, number) in enumerate(TECHNOLOGIES) if number < 8]
    assert len(four.tech_deck) == 17


def test_tick_tock_has_eight_tokens_with_four_planets() -> None:
    game = setup({"players": 3, "planets": "four", "deal_aliens": "tick-tock,mirror,trader"}, 1)
    for decision in game.waiting():
        game.answer(Choice(decision.seat, (0,)))
    assert game.players[0].powers[0].tokens == 8


# -- hidden powers -----------------------------------------------------------------------------------------------------


@rule("cosmic:variant.hidden-powers.1")
def test_sheets_lie_face_down() -> None:
    game = setup({"players": 3, "powers": "hidden"}, 8)
    for decision in game.waiting():
        game.answer(Choice(decision.seat, (0,)))
    assert [power.alien for power in game.view(0).players[1].powers] == [-1]
    assert game.view(1).players[1].powers[0].alien >= 0
    assert not [event for event in game.log or [] if event.kind == "alien"]


@rule("cosmic:variant.hidden-powers.1")
def test_a_mandatory_power_need_not_be_used_while_it_is_hidden() -> None:
    hands = {0: ["attack-10"], 1: ["attack-20"]}
    table = Cosmos("tripler", *QUIET[:2], hands=hands, hidden=True).sends(1).encounter()
    assert table.totals() == (10 + 1, 20 + 4)
    assert not table.game.players[0].powers[0].face_up


@rule("cosmic:variant.hidden-powers.2")
def test_using_it_turns_it_up_for_good_and_then_it_is_mandatory() -> None:
    hands = {0: ["attack-10", "attack-08"], 1: ["attack-04", "attack-05"]}
    table = Cosmos("tripler", *QUIET[:2], hands=hands, hidden=True, destiny=[3, 4]).will(0, "tripler").sends(1)
    table.lays("attack-10", "attack-04").encounter()
    assert table.totals() == (30 + 1, 4 + 4)
    assert table.game.view(1).players[0].powers[0].alien == ALIEN["tripler"]
    table.answers.clear()
    table.says(0, "second encounter", "encounter").says(0, "launch", "ship").to("second encounter")
    table.answer_one()
    while len(table.events("totals")) < 2:
        table.answer_one()
    assert table.totals()[0] == 24 + 1


@rule("cosmic:variant.hidden-powers.1", "cosmic:flares.5")
def test_a_hidden_alien_has_only_the_wild_half_of_its_flare() -> None:
    hands = {0: ["attack-13", "tripler-flare"], 1: ["attack-20"]}
    table = Cosmos("tripler", *QUIET[:2], hands=hands, hidden=True).will(0, "tripler-flare").sends(1).encounter()
    assert table.totals() == (13 + 1, 7 + 4)


@rule("cosmic:variant.hidden-powers.1", "cosmic:power-loss.2")
def test_nobody_sees_whether_a_hidden_power_is_lost() -> None:
    views = []
    for alien in ("masochist", "mirror"):
        table = Cosmos(alien, *QUIET[1:3], hidden=True)
        for planet in range(2, 5):
            table.game.players[0].warp += 4
            table.game.colonies[planet][0] = 0
        table.game.shifted = True
        table.to("aim")
        views.append(table.game.view(1).players[0].powers)
        assert not table.events("power lost")
    assert views[0] == views[1]


@rule("cosmic:variant.hidden-powers.1")
def test_nobody_reacts_to_the_loss_of_a_hidden_power() -> None:
    for hidden, asked in ((True, 0), (False, 1)):
        hands = {1: ["attack-04", "parasite-flare"]}
        table = Cosmos("sorcerer", *QUIET[:2], hands=hands, hidden=hidden)
        for planet, ships in ((2, 1), (3, 0), (4, 0)):
            table.game.players[0].gone += 4 - ships
            table.game.colonies[planet][0] = ships
        table.says(0, "launch", "planet 2").to("invite", 0)
        assert table.game.players[0].powers[0].lost
        assert table.prompts.count("1 power lost") == asked


@rule("cosmic:variant.hidden-powers.2")
def test_a_hidden_zombie_turns_itself_up_by_offering_to_let_ships_out_of_the_warp() -> None:
    hands = {0: ["negotiate", "attack-06"], 1: ["negotiate", "attack-08"]}
    table = Cosmos("zombie", *QUIET[:2], hands=hands, hidden=True).in_warp(1, 2).sends(1)
    table.to("deal", 0)
    release = (0, "release", 102)
    table.offer(0, (1, "any", 1))
    with pytest.raises(Refused, match="deal-zombie"):
        table.offer(1, release, (1, "any", 1))  # nobody else knows that it is the Zombie
    table.offer(1, (0, "any", 1))
    assert table.game.view(1).players[0].powers[0].alien == -1
    table.offer(0, release, (1, "any", 1))
    assert table.game.view(1).players[0].powers[0].alien == ALIEN["zombie"]
    table.pick(1, "accept").encounter()
    assert table.warp(1) == 0


def test_an_imagined_table_has_other_sheets() -> None:
    table = Cosmos(*QUIET[:3], hidden=True)
    table.to("aim")
    rng = seeded(3)
    imagined = {table.game.redeal(0, rng).players[1].powers[0].alien for _ in range(40)}
    assert len(imagined) > 10
    assert ALIEN["miser"] not in imagined
    assert {table.game.redeal(0, rng).players[0].powers[0].alien for _ in range(9)} == {ALIEN["mirror"]}


# -- changing powers ---------------------------------------------------------------------------------------------------


def changing(new: str, hidden: bool = False) -> Cosmos:
    table = Cosmos(*QUIET[:3], hidden=hidden)
    table.agree(changing=True)
    table.game.aliens.remove(ALIEN[new])
    table.game.aliens.append(ALIEN[new])
    return table


@rule("cosmic:variant.changing-powers.1")
def test_the_offense_takes_the_new_sheet() -> None:
    table = changing("tripler").says(0, "change power", "tripler")
    table.to("aim")
    assert [power.alien for power in table.game.players[0].powers] == [ALIEN["tripler"]]
    assert ALIEN["mirror"] in table.game.aliens
    assert ALIEN["tripler"] not in table.game.aliens


@rule("cosmic:variant.changing-powers.1")
def test_the_offense_keeps_the_old_sheet() -> None:
    table = changing("tripler").says(0, "change power", "mirror")
    table.to("aim")
    assert [power.alien for power in table.game.players[0].powers] == [ALIEN["mirror"]]
    assert table.game.aliens[0] == ALIEN["tripler"]  # under all the others


@rule("cosmic:variant.changing-powers.1")
@pytest.mark.parametrize("new", ["tripler", "amoeba"])
def test_the_drawn_sheet_is_seen_by_the_offense_alone(new: str) -> None:
    table = changing(new)
    table.to("change power")
    drawn = table.events("sheet drawn")[-1]
    assert drawn.seen_by(0).secret == (ALIEN[new],)
    assert drawn.seen_by(1).secret == ()


@rule("cosmic:variant.changing-powers.1")
def test_aliens_with_setup_text_are_passed_over() -> None:
    table = changing("tripler")
    for key in ("miser", "tick-tock"):
        table.game.aliens.remove(ALIEN[key])
        table.game.aliens.append(ALIEN[key])
    options = table.to("change power").options
    assert [option.id() for option in options] == [ALIEN["mirror"], ALIEN["tripler"]]


@rule("cosmic:variant.changing-powers.1")
def test_a_rival_in_play_bars_a_sheet() -> None:
    table = Cosmos("mirror", "sorcerer", "trader")
    table.agree(changing=True)
    table.game.aliens = [ALIEN["tripler"], ALIEN["gambler"]]
    options = table.to("change power").options
    assert [option.id() for option in options] == [ALIEN["mirror"], ALIEN["tripler"]]


@rule("cosmic:variant.changing-powers.1")
def test_what_lies_on_the_old_sheet_goes_with_it() -> None:
    table = Cosmos("citadel", *QUIET[:2])
    table.agree(changing=True)
    power = table.game.players[0].powers[0]
    card = table.game.deck.pop(0)
    power.cards, power.places = [card], [0]
    table.game.aliens.remove(ALIEN["tripler"])
    table.game.aliens.append(ALIEN["tripler"])
    table.says(0, "change power", "tripler").to("aim")
    assert card in table.game.discard


@rule("cosmic:variant.changing-powers.2")
def test_with_hidden_powers_the_new_sheet_is_kept_secret() -> None:
    table = changing("tripler", hidden=True).says(0, "change power", "tripler")
    table.game.players[0].powers[0].face_up = True
    table.to("aim")
    assert table.game.view(1).players[0].powers[0].alien == -1
    assert table.game.view(0).players[0].powers[0].alien == ALIEN["tripler"]
    assert not [event for event in table.events("new power") if event.actor == 0]


@rule("cosmic:variant.changing-powers.1", "cosmic:power-loss.2")
def test_a_new_sheet_does_not_bring_a_lost_power_back() -> None:
    table = changing("tripler").says(0, "change power", "tripler")
    for planet in range(2, 5):
        table.game.players[0].warp += 4
        table.game.colonies[planet][0] = 0
    table.game.players[0].powers[0].lost = True
    table.to("aim")
    assert table.game.players[0].powers[0].lost


@rule("cosmic:variant.changing-powers.1")
def test_who_has_no_sheet_takes_the_one_that_is_drawn() -> None:
    table = changing("tripler")
    table.game.players[0].powers.clear()
    table.to("aim")
    assert [power.alien for power in table.game.players[0].powers] == [ALIEN["tripler"]]
    assert ALIEN["tripler"] not in table.game.aliens


def test_with_an_empty_box_nothing_changes() -> None:
    table = Cosmos(*QUIET[:3])
    table.game.aliens = []
    table.game.begin(ChangePower(0))
    assert table.game.over
    assert table.game.players[0].powers[0].alien == ALIEN["mirror"]


# -- flares ------------------------------------------------------------------------------------------------------------


def flares_played(many: bool, seats: tuple[str, ...] = ("sorcerer", "trader", "calculator")) -> list[int]:
    hands = {0: ["attack-04", "tripler-flare", "sorcerer-flare"], 1: ["attack-20"], 2: ["attack-06"]}
    table = Cosmos("mirror", *seats[1:], hands=hands, many_flares=many)
    table.will(0, "sorcerer-flare", "tripler-flare").sends(4).encounter()
    return [event.values[0] for event in table.events("played")]


@rule("cosmic:flares.4")
def test_one_flare_for_each_player_and_encounter() -> None:
    assert flares_played(False) == [COSMOS + ALIEN["sorcerer"]]


@rule("cosmic:variant.many-flares.1")
def test_any_number_with_many_flares() -> None:
    assert flares_played(True) == [COSMOS + ALIEN["sorcerer"], COSMOS + ALIEN["tripler"]]


@rule("cosmic:variant.many-flares.1", "cosmic:flares.3")
def test_each_flare_still_once_in_an_encounter() -> None:
    hands = {0: ["attack-10", "zombie-flare", "plague"], 1: ["attack-20"], 2: ["attack-06"]}
    table = Cosmos(*QUIET[:3], hands=hands, many_flares=True).will(0, "plague", "zombie-flare", "zombie-flare")
    table.says(0, "plague.victim", "seat 0").says(0, "plague.discard", "attack-10").sends(2)
    table.to("aim")
    assert barred(table.game, 0, COSMOS + ALIEN["zombie"])
    assert not barred(table.game, 0, COSMOS + ALIEN["tripler"])


# -- all together ------------------------------------------------------------------------------------------------------


COMBINATIONS: list[Options] = [
    {"planets": "four", "technology": "yes"},
    {"powers": "hidden", "changing": "yes"},
    {"flares": "many", "technology": "yes", "filch": "classic"},
    {"flares": "none", "filch": "classic", "powers": "hidden"},
    {"planets": "four", "powers": "hidden", "changing": "yes", "flares": "many", "technology": "yes"},
    {"windows": "everybody", "technology": "yes", "aliens": "green"},
]


@pytest.mark.parametrize("options", COMBINATIONS, ids=[" ".join(sorted(options)) for options in COMBINATIONS])
def test_random_games_of_every_combination_obey_the_laws(options: Options) -> None:
    for players in (3, 5):
        check_game(setup, {"players": players, **options}, 40 + players, 60)
