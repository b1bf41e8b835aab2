"""Powers, zaps, timing, flares and artifacts as the rulebook states them, whoever has them."""

from __future__ import annotations

from orrery.cosmic.cards import ALIEN, CARDS, TYPES
from orrery.cosmic.encounter import OFFENSE_WINS
from orrery.kernel.modifier import Modifier
from support.cite import rule
from support.cosmic import Cosmos


def swap_duel(**more: list[str]) -> Cosmos:
    """A Sorcerer with a 4 attacks somebody with a 30, and may swap."""
    hands = {0: ["attack-04", "attack-06"], 1: ["attack-30", "attack-06"], 2: ["attack-05"], 3: ["attack-07"]}
    for key, cards in more.items():
        hands[int(key[-1])] += cards
    return Cosmos("sorcerer", "filch", "chosen", "clone", hands=hands).lays("attack-04", "attack-30").sends(1)


@rule("cosmic:conflict.1", "cosmic:alien-sheet.3")
def test_a_power_prevails_over_the_rules_and_an_optional_one_is_asked() -> None:
    table = swap_duel()
    decision = table.to("cards placed", 0)
    assert [option.key for option in decision.options] == ["pass", "use"]
    table.will(0, "sorcerer").encounter()
    assert table.totals() == (31, 8)


@rule("cosmic:alien-sheet.3")
def test_a_mandatory_power_is_used_without_asking() -> None:
    hands = {0: ["attack-10"], 1: ["attack-20"]}
    table = Cosmos("tripler", "filch", "chosen", hands=hands).sends(2).encounter()
    assert not [prompt for prompt in table.prompts if prompt == "0 values"]
    assert table.totals()[0] == 32


@rule("cosmic:alien-sheet.2")
def test_a_power_asks_for_its_role() -> None:
    table = Cosmos("clone", "filch", "sorcerer", hands={0: ["attack-04"], 1: ["attack-30"]}).sends(1)
    table.invites(0, 2).joins(2, "offense", 1).encounter()
    assert not [prompt for prompt in table.prompts if prompt == "2 cards placed"], "an ally is no main player"


@rule("cosmic:alien-sheet.1", "cosmic:zap.1", "cosmic:zap.2")
def test_a_zap_cancels_the_use_and_the_power_is_off_until_the_encounter_ends() -> None:
    table = swap_duel(seat3=["cosmic-zap"]).will(0, "sorcerer").will(3, "cosmic-zap")
    table.encounter()
    assert table.totals() == (4 + 1, 30 + 4)
    assert table.events("zapped")[0].actor == 0
    assert table.game.has(0, ALIEN["sorcerer"]) is not None, "the encounter is over, the power is back"


@rule("cosmic:zap.2")
def test_a_zapped_power_is_not_offered_again_in_the_encounter() -> None:
    table = swap_duel(seat3=["cosmic-zap"]).will(0, "sorcerer").will(3, "cosmic-zap")
    table.to("cards placed", 0)
    table.pick(0, "sorcerer")
    while table.game.effects == []:
        table.answer_one()
    assert table.game.has(0, ALIEN["sorcerer"]) is None
    table.encounter()
    assert table.prompts.count("0 cards placed") == 0


@rule("cosmic:zap.1")
def test_without_a_use_there_is_nothing_to_zap() -> None:
    table = swap_duel(seat3=["cosmic-zap"]).will(3, "cosmic-zap").encounter()
    assert "cosmic-zap" in table.hand(3)


@rule("cosmic:cards.card-zap.1", "cosmic:artifacts.2")
def test_a_card_zap_cancels_a_cosmic_zap_and_both_are_discarded() -> None:
    table = swap_duel(seat2=["card-zap"], seat3=["cosmic-zap"]).will(0, "sorcerer")
    table.will(3, "cosmic-zap").will(2, "card-zap").encounter()
    assert table.totals() == (31, 8), "the zap was cancelled, so the cards were swapped"
    thrown = [CARDS[card].key for card in table.game.discard]
    assert {"card-zap", "cosmic-zap"} <= set(thrown)
    assert (table.hand(2), table.hand(3)) == (["attack-05"], ["attack-07"])


@rule("cosmic:cards.card-zap.1")
def test_a_card_zap_answers_a_card_zap() -> None:
    table = swap_duel(seat1=["card-zap"], seat2=["card-zap"], seat3=["cosmic-zap"]).will(0, "sorcerer")
    table.will(3, "cosmic-zap").will(2, "card-zap").will(1, "card-zap").encounter()
    assert table.totals() == (5, 34), "the first Card Zap was cancelled, so the Cosmic Zap holds"


@rule("cosmic:timing.1", "cosmic:artifacts.1")
def test_an_artifact_is_offered_at_its_time_only() -> None:
    table = swap_duel(seat2=["card-zap"], seat3=["cosmic-zap"]).encounter()
    assert not [prompt for prompt in table.prompts if prompt[0] in "23"]


@rule("cosmic:timing.1")
def test_each_artifact_has_its_own_moment_of_the_encounter() -> None:
    hands = {0: ["attack-10"], 1: ["attack-04"], 2: ["plague", "force-field", "emotion-control", "ionic-gas", "quash"]}
    table = Cosmos("mirror", "trader", "calculator", "hacker", hands=hands).invites(0, 3).joins(3, "offense", 1)
    offered: list[tuple[str, list[str]]] = []
    table.sends(1).begin()
    while not table.game.over and table.game.waiting()[0].prompt != "second encounter":
        decision = table.game.waiting()[0]
        if decision.seat == 2:
            offered.append((decision.prompt, table.offered(2)[1:]))
        table.answer_one()
    assert offered == [
        ("encounter start", ["plague"]),
        ("alliances formed", ["force-field"]),
        ("cards shown", ["emotion-control"]),
        ("outcome known", ["ionic-gas"]),
    ]


@rule("cosmic:timing.2")
def test_in_a_window_offense_comes_first_then_defense_then_clockwise() -> None:
    table = Cosmos("clone", "filch", "chosen", "mirror", "hacker", offense=3, defense=1)
    table.to("encounter card")
    assert table.game.order("") == [3, 1, 4, 0, 2]


@rule("cosmic:timing.2")
def test_after_an_action_the_round_of_asking_starts_again_at_the_offense() -> None:
    hands = {0: ["attack-10", "reinforcement-2"], 1: ["attack-08", "reinforcement-3"], 2: ["attack-04"]}
    table = Cosmos("clone", "filch", "chosen", hands=hands).sends(1)
    table.says(0, "reinforcing", "pass").says(1, "reinforcing", "reinforcement-3").encounter()
    asked = [prompt for prompt in table.prompts if prompt.endswith("reinforcing")]
    assert asked == ["0 reinforcing", "1 reinforcing", "0 reinforcing"]


@rule("cosmic:interaction.1", "cosmic:interaction.2", "cosmic:alien-sheet.6")
def test_example_oracle_sees_the_card_of_the_sorcerer_who_may_still_swap() -> None:
    hands = {0: ["attack-04", "attack-06"], 1: ["attack-30", "attack-08"]}
    table = Cosmos("sorcerer", "oracle", "chosen", hands=hands).sends(1)
    assert table.to("open card").seat == 0
    table.pick(0, "attack-04")
    view = table.game.view(1).encounter
    assert view is not None
    assert CARDS[view.laid[0]].key == "attack-04", "Oracle sees it before choosing"
    table.to("encounter card", 1)
    table.pick(1, "attack-30")
    table.to("cards placed", 0)
    table.pick(0, "sorcerer")
    table.encounter()
    assert table.totals() == (30 + 1, 4 + 4)


# -- power lost and regained -------------------------------------------------------------------------------------------


def homeless(table: Cosmos, seat: int, colonies: int) -> Cosmos:
    """That many home colonies are left; the other ships are out of the game."""
    for planet in table.game.home(seat)[colonies:]:
        table.game.players[seat].gone += table.game.colonies[planet][seat]
        table.game.colonies[planet][seat] = 0
    table.game.shifted = True
    return table


@rule("cosmic:power-loss.1", "cosmic:power-loss.2")
def test_with_fewer_than_three_home_colonies_the_power_is_lost_at_once() -> None:
    table = homeless(swap_duel(), 0, 3)
    table.game.colonies[2][0] = 1
    table.game.players[0].gone += 3
    table.answers.pop((0, "launch"))
    table.says(0, "launch", "planet 2").will(0, "sorcerer").encounter()
    assert table.events("power lost")[0].actor == 0
    assert table.totals() == (4 + 1, 30 + 4), "no use one last time"


@rule("cosmic:power-loss.1")
def test_three_home_colonies_keep_the_power() -> None:
    table = homeless(swap_duel(), 0, 3).will(0, "sorcerer").encounter()
    assert table.totals() == (31, 8)


def is_lost(table: Cosmos) -> bool:
    return table.game.players[0].powers[0].lost


@rule("cosmic:power-loss.4")
def test_on_having_three_home_colonies_again_the_power_is_back_at_once() -> None:
    table = homeless(Cosmos("sorcerer", "filch", "chosen", destiny=[0]), 0, 2)
    table.to("own colour")
    assert is_lost(table)
    table.pick(0, "planet 2")
    table.encounter()
    assert not is_lost(table)
    assert table.events("power regained")[0].actor == 0


# -- flares ------------------------------------------------------------------------------------------------------------


@rule("cosmic:flares.2", "cosmic:flares.5")
def test_a_flare_played_by_another_alien_is_wild_and_comes_back_to_the_hand() -> None:
    hands = {0: ["attack-04", "tripler-flare"], 1: ["attack-20"]}
    table = Cosmos("clone", "filch", "chosen", hands=hands).will(0, "tripler-flare").sends(4).encounter()
    assert table.totals() == (8, 7 + 4)
    assert "tripler-flare" in table.hand(0)


@rule("cosmic:flares.6")
def test_the_own_flare_can_only_be_super() -> None:
    hands = {0: ["attack-13", "tripler-flare"], 1: ["attack-20"]}
    table = Cosmos("tripler", "filch", "chosen", hands=hands).will(0, "tripler-flare").sends(1).encounter()
    assert table.totals() == (39 + 1, 20 + 4)


@rule("cosmic:flares.6")
def test_the_wild_half_of_the_own_flare_is_not_offered() -> None:
    for alien, asked in (("amoeba", ["0 cards placed"]), ("clone", ["0 before cards"])):
        table = Cosmos(alien, "filch", "chosen", hands={0: ["attack-10", "amoeba-flare"]})
        table.says(0, "cards placed", "pass").says(0, "before cards", "pass").sends(1).encounter()
        assert [prompt for prompt in table.prompts if prompt in ("0 before cards", "0 cards placed")] == asked


@rule("cosmic:flares.7")
def test_with_the_power_lost_the_own_flare_is_wild() -> None:
    hands = {0: ["attack-13", "tripler-flare"], 1: ["attack-20"]}
    table = homeless(Cosmos("tripler", "filch", "chosen", hands=hands), 0, 2).will(0, "tripler-flare").sends(1)
    table.encounter()
    assert table.totals() == (13 + 1, 7 + 4)


@rule("cosmic:flares.4")
def test_one_flare_for_each_player_and_encounter() -> None:
    hands = {0: ["attack-04", "tripler-flare", "warpish-flare"], 1: ["attack-20"]}
    table = Cosmos("clone", "filch", "chosen", hands=hands).will(0, "tripler-flare", "warpish-flare").sends(1)
    table.game.players[0].warp, table.game.colonies[4][0] = 3, 1
    table.encounter()
    assert len(table.events("played")) == 1


@rule("cosmic:flares.3", "cosmic:variant.many-flares.1")
def test_with_many_flares_each_is_still_used_once() -> None:
    hands = {0: ["attack-04", "tripler-flare", "warpish-flare"], 1: ["attack-20"]}
    table = Cosmos("clone", "filch", "chosen", hands=hands, many_flares=True)
    table.will(0, "tripler-flare", "warpish-flare", "tripler-flare", "warpish-flare").sends(1)
    table.game.players[0].warp, table.game.colonies[4][0] = 3, 1
    table.encounter()
    assert sorted(CARDS[event.values[0]].key for event in table.events("played")) == ["tripler-flare", "warpish-flare"]


@rule("cosmic:card-types.1")
def test_the_types_of_cards() -> None:
    assert TYPES == ("attack", "negotiate", "morph", "reinforcement", "artifact", "flare")
    assert {TYPES[card.type] for card in CARDS} == set(TYPES)


@rule("cosmic:note.cosmic-deck-empty")
def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    hands = {0: ["reinforcement-2"], 1: ["attack-04"]}
    table = Cosmos("clone", "filch", "chosen", hands=hands)
    table.game.discard = table.game.deck[3:]
    table.game.deck = table.game.deck[:3]
    table.to("launch")
    assert len(table.game.players[0].hand) == 8
    assert table.events("reshuffled")


def test_when_deck_and_discards_are_empty_all_hands_are_dealt_anew() -> None:
    hands = {0: ["reinforcement-2"], 1: ["attack-04"]}
    table = Cosmos("clone", "filch", "chosen", hands=hands)
    table.game.players[2].hand += table.game.deck
    table.game.deck = []
    table.to("launch")
    assert table.events("quake")
    assert len(table.game.players[2].hand) == 8


@rule("cosmic:home.leave.3")
def test_ships_to_be_placed_without_any_colony_go_to_the_warp() -> None:
    table = Cosmos("clone", "filch", "chosen", "mirror", hands={0: ["attack-04"], 1: ["attack-40"]})
    for planet in range(15, 20):
        table.game.players[3].gone += table.game.colonies[planet][3]
        table.game.colonies[planet][3] = 0
    table.game.colonies[0][3], table.game.players[3].gone = 1, 19
    table.invites(1, 3).joins(3, "defense", 1).sends(1).encounter()
    assert table.events("stranded")[0].actor == 3
    assert table.ships(3) == {}


@rule("cosmic:note.hidden-powers-loss")
def test_a_lost_power_stays_known() -> None:
    table = homeless(swap_duel(), 0, 2)
    table.to("aim")
    view = table.game.view(1).players[0].powers[0]
    assert (view.alien, view.lost, view.face_up) == (ALIEN["sorcerer"], True, True)


def test_an_effect_ends_with_its_encounter() -> None:
    hands = {0: ["attack-10", "attack-30"], 1: ["attack-04", "attack-05"]}
    table = Cosmos("tripler", "filch", "chosen", hands=hands).lays("attack-10", "attack-04").sends(1).encounter()
    assert table.outcome() == OFFENSE_WINS
    assert table.game.effects == list[Modifier]()


def test_only_attacks_and_reinforcements_have_a_value() -> None:
    for card in CARDS:
        assert card.value == 0 or card.key.startswith(("attack", "reinforcement")), card.key
