"""Citadel: its power, zapped, with others; both halves of its flare."""

from __future__ import annotations

from orrery.cosmic.aliens.citadel import citadel_value, discard_citadels
from orrery.cosmic.cards import ALIEN, CARDS
from orrery.cosmic.encounter import BOTH_LOSE, DEFENSE_WINS, OFFENSE_WINS
from support.cite import rule
from support.cosmic import Cosmos


def fortified(*aliens: str, hands: dict[int, list[str]], value: str = "attack-10", planet: int = 5) -> Cosmos:
    """A table at which the Citadel's owner lays a citadel as soon as destiny is drawn."""
    owner = aliens.index("citadel")
    hands[owner] = [*hands.get(owner, []), value]
    table = Cosmos(*aliens, hands=hands).will(owner, "citadel")
    return table.says(owner, "citadel.planet", f"planet {planet}").says(owner, "citadel.card", value)


def citadels(table: Cosmos) -> list[tuple[str, int]]:
    power = next(power for player in table.game.players for power in player.powers if power.alien == ALIEN["citadel"])
    return [(CARDS[card].key, place) for card, place in zip(power.cards, power.places)]


def test_a_citadel_counts_for_a_defense_that_its_owner_has_no_part_in() -> None:
    hands = {0: ["attack-20"], 1: ["attack-08"]}
    table = fortified("zombie", "clone", "citadel", hands=hands, value="attack-15").will(2, "citadel").sends(4)
    table.encounter()
    assert table.totals() == (20 + 4, 8 + 4 + 15)
    assert table.events("citadels on")[0].values == (5,)
    assert table.outcome() == DEFENSE_WINS
    assert citadels(table) == [("attack-15", 5)]  # it stays
    assert len(table.events("citadel laid")) == 1
    assert table.hand(2) == []


def test_if_the_defense_loses_all_the_same_the_citadels_are_discarded() -> None:
    hands = {0: ["attack-40"], 1: ["attack-08"]}
    table = fortified("zombie", "clone", "citadel", hands=hands).will(2, "citadel").sends(4).encounter()
    assert table.outcome() == OFFENSE_WINS
    assert citadels(table) == []
    assert "attack-10" in [CARDS[card].key for card in table.game.discard]


def test_citadels_that_were_not_switched_on_do_not_count_and_stay() -> None:
    hands = {0: ["attack-40"], 1: ["attack-08"]}
    table = fortified("zombie", "clone", "citadel", hands=hands).sends(4).encounter()
    assert table.totals() == (40 + 4, 8 + 4)
    assert citadels(table) == [("attack-10", 5)]


def test_a_citadel_elsewhere_is_of_no_use() -> None:
    hands = {0: ["attack-20"], 1: ["attack-08"]}
    table = fortified("zombie", "clone", "citadel", hands=hands, planet=6).will(2, "citadel").sends(4, 5).encounter()
    assert table.totals() == (20 + 4, 8 + 4)


def test_several_citadels_are_switched_on_together() -> None:
    hands = {0: ["attack-20"], 1: ["attack-08"]}
    table = fortified("zombie", "clone", "citadel", hands=hands).will(2, "citadel").sends(4)
    power = table.game.players[2].powers[0]
    extra = table.game.deck.pop(table.game.deck.index(min(card for card in table.game.deck if CARDS[card].value == 7)))
    power.cards.append(extra)
    power.places.append(5)
    table.encounter()
    assert table.totals() == (20 + 4, 8 + 4 + 10 + 7)


@rule("cosmic:zap.2", "cosmic:zap.3")
def test_zapped_they_stay_idle_on_the_table_and_laying_them_cannot_be_zapped() -> None:
    hands = {0: ["attack-20"], 1: ["attack-08", "cosmic-zap"]}
    table = fortified("zombie", "clone", "citadel", hands=hands).will(2, "citadel").will(1, "cosmic-zap").sends(4)
    table.lays("attack-20", "attack-08").encounter()
    assert table.totals() == (20 + 4, 8 + 4)
    assert citadels(table) == [("attack-10", 5)]
    assert table.prompts.index("2 citadel.planet") < table.prompts.index("1 power used")
    assert table.prompts.count("1 power used") == 1


def test_one_citadel_in_an_encounter_even_if_destiny_is_drawn_again() -> None:
    hands = {0: ["attack-20"], 1: ["attack-08"], 2: ["attack-10", "attack-15"]}
    table = Cosmos("zombie", "clone", "citadel", hands=hands, destiny=[0, 3]).will(2, "citadel", "citadel")
    table.says(0, "own colour", "redraw").sends(1, 6).encounter()
    assert len(table.events("destiny")) == 2
    assert len(citadels(table)) == 1


def test_in_a_deal_the_citadels_stay() -> None:
    hands = {0: ["negotiate"], 1: ["negotiate"]}
    table = fortified("zombie", "clone", "citadel", hands=hands).will(2, "citadel").encounter()
    assert citadels(table) == [("attack-10", 5)]


def test_a_destroyed_planet_takes_its_citadels_along() -> None:
    hands = {0: ["attack-20"], 1: ["attack-08"]}
    table = fortified("zombie", "clone", "citadel", hands=hands).sends(1)
    table.to("aim", 0)
    discard_citadels(table.game, 6)
    assert citadels(table) == [("attack-10", 5)]
    discard_citadels(table.game, 5)
    assert citadels(table) == []


def test_a_lost_power_leaves_its_citadels_idle() -> None:
    hands = {0: ["attack-20"], 1: ["attack-08"]}
    table = fortified("zombie", "clone", "citadel", hands=hands).will(2, "citadel").sends(4)
    table.to("aim", 0)
    for planet in (10, 11, 12):
        table.game.colonies[planet][2] = 0
    table.game.colonies[13][2] = 16
    table.game.shifted = True
    table.encounter()
    assert table.totals() == (20 + 4, 8 + 4)
    assert citadels(table) == [("attack-10", 5)]


def test_the_tripler_does_not_triple_citadels() -> None:
    hands = {0: ["attack-20"], 1: ["attack-08"]}
    table = fortified("zombie", "tripler", "citadel", hands=hands).will(2, "citadel").sends(4).encounter()
    assert table.totals() == (20 + 4, 24 + 4 + 10)


def test_wild_flare_gives_the_defense_five_more_also_from_the_offense() -> None:
    hands = {0: ["attack-20", "citadel-flare"], 1: ["attack-08"]}
    table = Cosmos("zombie", "clone", "mirror", hands=hands).will(0, "citadel-flare").sends(4).encounter()
    assert table.totals() == (20 + 4, 8 + 4 + 5)


def test_super_flare_turns_the_citadels_against_the_defense() -> None:
    hands = {0: ["attack-06"], 1: ["attack-08"], 2: ["citadel-flare"]}
    table = (
        fortified("zombie", "clone", "citadel", hands=hands).will(2, "citadel", "citadel-flare").sends(4).encounter()
    )
    assert table.totals() == (6 + 4, 8 + 4 - 10)
    assert table.outcome() == OFFENSE_WINS
    assert citadels(table) == []


@rule("cosmic:variant.hidden-powers.2")
def test_laying_a_citadel_turns_a_hidden_sheet_up() -> None:
    hands = {0: ["attack-20"], 1: ["attack-08"], 2: ["attack-10"]}
    table = Cosmos("zombie", "clone", "citadel", hands=hands, hidden=True).will(2, "citadel", "citadel").sends(1, 5)
    table.says(2, "citadel.planet", "planet 5").encounter()
    assert table.game.players[2].powers[0].face_up
    assert table.totals() == (20 + 1, 8 + 4 + 10)


def test_without_an_attack_in_hand_no_citadel_can_be_laid() -> None:
    hands = {0: ["attack-20"], 1: ["attack-08"], 2: ["negotiate", "reinforcement-5"]}
    table = Cosmos("zombie", "clone", "citadel", hands=hands).will(2, "citadel").encounter()
    assert "2 destiny shown" not in table.prompts
    assert citadels(table) == []


def test_any_planet_may_be_fortified_with_any_attack() -> None:
    hands = {0: ["attack-20"], 1: ["attack-08"], 2: ["negotiate", "attack-10", "attack-15"]}
    table = Cosmos("zombie", "clone", "citadel", hands=hands).will(2, "citadel")
    assert [option.id() for option in table.to("citadel.planet", 2).options] == list(range(15))
    table.pick(2, "planet 0")
    assert [CARDS[option.id()].key for option in table.to("citadel.card", 2).options] == ["attack-10", "attack-15"]


def test_wild_flare_is_not_for_bystanders() -> None:
    hands = {0: ["attack-20"], 1: ["attack-08"], 2: ["citadel-flare"]}
    table = Cosmos("zombie", "clone", "mirror", hands=hands).will(2, "citadel-flare").sends(4).encounter()
    assert table.totals() == (20 + 4, 8 + 4)


def test_wild_flare_needs_two_attacks() -> None:
    hands = {0: ["attack-20", "citadel-flare"], 1: ["negotiate"]}
    table = Cosmos("zombie", "clone", "mirror", hands=hands).will(0, "citadel-flare").encounter()
    assert not table.events("played")


def test_citadels_fall_when_both_sides_lose() -> None:
    table = fortified("zombie", "clone", "citadel", hands={0: ["morph"], 1: ["attack-08"]}).will(2, "citadel")
    table.game.players[1].hand = table.game.players[0].hand.copy()  # the deck has one morph only
    table.encounter()
    assert table.outcome() == BOTH_LOSE
    assert citadels(table) == []


def test_citadels_that_were_switched_on_do_not_count_once_the_power_is_lost() -> None:
    hands = {0: ["attack-20"], 1: ["attack-08"], 2: ["attack-06"]}
    table = fortified("zombie", "clone", "citadel", hands=hands)
    table.to("cards placed", 2)
    table.pick(2, "citadel")
    assert citadel_value(table.game, 2) == 10
    table.game.players[2].powers[0].lost = True
    assert citadel_value(table.game, 2) == 0
