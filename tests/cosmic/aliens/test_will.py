"""Will: its power, zapped, with others; both halves of its flare."""

from __future__ import annotations

from orrery.cosmic.encounter import OFFENSE_WINS
from support.cite import rule
from support.cosmic import Cosmos

HANDS = {0: ["attack-20"], 1: ["attack-08"], 2: ["attack-06"], 3: ["attack-04"]}


def settled(table: Cosmos, seat: int, planet: int, ships: int = 1) -> Cosmos:
    table.game.colonies[seat * 5][seat] -= ships
    table.game.colonies[planet][seat] = ships
    return table


def test_any_player_may_be_met_whatever_the_card_says() -> None:
    table = Cosmos("will", "clone", "zombie", "mirror", hands=HANDS, defense=1)
    table.says(0, "will.defense", "seat 3").sends(1, 16).encounter()
    assert table.events("defense")[-1].actor == 3
    assert table.ships(0)[16] == 1


def test_in_a_third_system_only_where_that_player_has_a_colony() -> None:
    table = settled(Cosmos("will", "clone", "zombie", "mirror", hands=HANDS), 3, 12)
    table.says(0, "will.defense", "seat 3")
    decision = table.to("aim", 0)
    assert [option.id() for option in decision.options] == [15, 16, 17, 18, 19, 12]


def test_a_colony_in_a_third_system_is_fought_there_and_bystanders_stay() -> None:
    table = settled(Cosmos("will", "clone", "zombie", "mirror", hands=HANDS), 3, 12)
    table.says(0, "will.defense", "seat 3").sends(2, 12).encounter()
    assert table.outcome() == OFFENSE_WINS
    assert table.game.colonies[12] == [2, 0, 4, 0]
    assert table.warp(3) == 1


def test_a_colony_in_the_own_system_may_be_driven_off() -> None:
    table = settled(Cosmos("will", "clone", "zombie", "mirror", hands=HANDS), 3, 2)
    table.says(0, "will.defense", "seat 3").sends(1, 2).encounter()
    assert table.game.colonies[2] == [4 + 1, 0, 0, 0]
    assert table.warp(3) == 1


def test_the_own_colour_names_nobody_but_will_does_and_no_own_planet() -> None:
    table = Cosmos("will", "clone", "zombie", hands=HANDS, destiny=[0])
    decision = table.to("will.defense", 0)
    assert [option.id() for option in decision.options] == [1, 2]


@rule("cosmic:zap.2")
def test_zapped_the_card_is_followed() -> None:
    hands = {**HANDS, 2: ["cosmic-zap", "attack-06"]}
    table = Cosmos("will", "clone", "zombie", "mirror", hands=hands, defense=1).will(2, "cosmic-zap")
    table.says(0, "will.defense", "seat 3")
    decision = table.to("aim", 0)
    assert table.game.now().defense == 1
    assert [option.id() for option in decision.options] == [5, 6, 7, 8, 9]


def test_shadow_still_acts_on_the_drawn_card() -> None:
    table = Cosmos("will", "clone", "shadow", "mirror", hands=HANDS, defense=1)
    table.says(0, "will.defense", "seat 3").encounter()
    assert table.warp(1) == 1
    assert table.events("defense")[-1].actor == 3


def test_wild_flare_meets_the_drawn_player_in_any_system() -> None:
    hands = {**HANDS, 0: ["attack-20", "will-flare"]}
    table = settled(Cosmos("clone", "mirror", "zombie", "tripler", hands=hands, defense=1), 1, 12)
    table.will(0, "will-flare")
    decision = table.to("aim", 0)
    assert table.game.now().defense == 1
    assert [option.id() for option in decision.options] == [5, 6, 7, 8, 9, 12]
    table.pick(0, "planet 12")
    assert table.game.now().system == 2


def test_wild_flare_does_not_fit_a_wild_card() -> None:
    hands = {**HANDS, 0: ["attack-20", "will-flare"]}
    table = settled(Cosmos("clone", "mirror", "zombie", "tripler", hands=hands, destiny=[15]), 1, 12)
    table.will(0, "will-flare").to("aim", 0)
    assert table.wants == [(0, "will-flare")]


def test_super_flare_shows_a_hand_before_the_choice() -> None:
    hands = {**HANDS, 0: ["attack-20", "will-flare"]}
    table = (
        Cosmos("will", "clone", "zombie", "mirror", hands=hands).will(0, "will-flare").says(0, "will.hand", "seat 2")
    )
    table.to("will.defense", 0)
    looked = table.events("looked")[-1]
    assert looked.secret == tuple(table.game.players[2].hand)
    assert sorted(looked.knowers) == [0, 2]
    assert table.game.view(0).known == tuple((card, 2) for card in table.game.players[2].hand)
    assert table.game.view(1).known == ()


def test_only_the_offense_chooses() -> None:
    table = Cosmos("clone", "will", "zombie", "mirror", hands=HANDS, defense=1)
    table.to("aim", 0)
    assert not table.events("power")


def test_the_flare_is_no_use_to_the_defense() -> None:
    for first, second in (("clone", "will"), ("clone", "tripler")):
        hands = {**HANDS, 1: ["attack-08", "will-flare"]}
        table = settled(Cosmos(first, second, "zombie", "mirror", hands=hands, defense=1), 1, 12)
        table.will(1, "will-flare").to("aim", 0)
        assert table.wants == [(1, "will-flare")]


def test_wild_flare_needs_a_colony_away_from_home_and_another_colour() -> None:
    hands = {**HANDS, 0: ["attack-20", "will-flare"]}
    table = Cosmos("clone", "mirror", "zombie", "tripler", hands=hands, defense=1).will(0, "will-flare")
    table.to("aim", 0)
    assert table.wants == [(0, "will-flare")]


def test_super_flare_looks_at_a_hand_that_is_not_empty() -> None:
    hands: dict[int, list[str]] = {0: ["attack-20", "will-flare"], 1: [], 2: ["attack-06"]}
    table = Cosmos("will", "clone", "zombie", hands=hands, destiny=[15]).will(0, "will-flare")
    table.to("will.defense", 0)
    assert table.events("looked")[-1].values[0] == 2


def test_a_player_without_any_planet_left_is_not_met() -> None:
    table = Cosmos("will", "clone", "zombie", "mirror", hands=HANDS)
    table.game.destroyed = [5, 6, 7, 8, 9]
    for planet in range(5, 10):
        table.game.colonies[planet][1] = 0
    assert [option.id() for option in table.to("will.defense", 0).options] == [2, 3]
