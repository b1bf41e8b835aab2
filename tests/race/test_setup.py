"""Setup: the supply of chips, start worlds, opening hands, the draw pile."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice
from orrery.kernel.event import Event
from orrery.kernel.record import BadOption, Options
from orrery.race.cards import CARDS, deck_of
from orrery.race.rules.whole_game import is_last_round
from orrery.race.setup import setup
from orrery.race.state import Race
from support.cite import rule
from support.play import asked
from support.race import begin, card, events, key, keys, offered, pick, race

START_WORLDS = ["old-earth", "epsilon-eridani", "alpha-centauri", "new-sparta", "earths-lost-colony"]
PRESET_HANDS = [
    ["colony-ship", "gem-world", "public-works", "rebel-fuel-cache"],
    ["comet-zone", "expedition-force", "mining-robots", "rebel-miners"],
    ["export-duties", "former-penal-colony", "malevolent-lifeforms", "new-military-tactics"],
    ["avian-uplift-race", "contact-specialist", "space-marines", "spice-world"],
]


def take_first(game: Race) -> None:
    """Everybody who is asked takes as few of the first options as they may."""
    for decision in game.waiting():
        game.answer(Choice(decision.seat, tuple(range(decision.least))))


def ready(players: int, seed: int, **more: int | str) -> Race:
    """A game that waits for the first choice of actions."""
    options: Options = {"players": players}
    options.update(more)
    game = setup(options, seed)
    while game.rounds == 0:
        take_first(game)
    return game


# -- the supply of VP --------------------------------------------------------------------------------------------------


@rule("race:setup.1", "race:setup.3", "race:contents.3")
@pytest.mark.parametrize(("players", "removed"), [(2, 24), (3, 12), (4, 0)])
def test_twelve_vp_for_each_player_out_of_the_small_chips(players: int, removed: int) -> None:
    small_chips = 18 * 1 + 6 * 5
    game = setup({"players": players}, 1)
    assert game.pool == 12 * players == small_chips - removed
    assert [player.chips for player in game.players] == [0] * players
    assert all(game.view(seat).pool == 12 * players for seat in range(players))


@rule("race:setup.2")
def test_the_reserve_pays_what_the_supply_cannot_and_only_then() -> None:
    game = race(
        ["old-earth", "gem-world", "comet-zone"],
        ["new-sparta"],
        goods=[["gem-world", "comet-zone"], []],
        actions=[["consume-x2"], ["produce"]],
        pool=3,
    )
    assert not is_last_round(game)
    begin(game, "consume")
    assert game.players[0].chips == 4
    assert [(event.actor, event.values) for event in events(game, "vp")] == [(0, (4,))]
    assert game.view(1).pool == 0, "the supply is empty, it owes nothing"
    assert is_last_round(game)


# -- actions -----------------------------------------------------------------------------------------------------------


@rule("race:setup.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_has_seven_different_action_cards(players: int) -> None:
    game = ready(players, 1)
    for seat in range(players):
        assert offered(game, seat) == [
            "explore-5",
            "explore-1-1",
            "develop",
            "settle",
            "consume-trade",
            "consume-x2",
            "produce",
        ]
        assert (asked(game, seat).least, asked(game, seat).most) == (1, 1)


# -- start worlds ------------------------------------------------------------------------------------------------------


@rule("race:setup.5", "race:setup.14")
def test_start_worlds_are_dealt_at_random_face_up_and_are_the_whole_tableau() -> None:
    dealt: list[set[str]] = [set(), set(), set()]
    for seed in range(60):
        game = setup({"players": 3}, seed)
        seen = [list(game.view(1).players[seat].tableau) for seat in range(3)]
        assert [len(tableau) for tableau in seen] == [1, 1, 1]
        assert len({tableau[0] for tableau in seen}) == 3
        for seat in range(3):
            dealt[seat].add(key(seen[seat][0]))
    assert dealt == [set(START_WORLDS)] * 3


@rule("race:setup.5")
def test_the_log_names_the_start_worlds_and_the_round_begins() -> None:
    game = ready(3, 1, start_worlds="earths-lost-colony,old-earth,new-sparta")
    assert events(game, "start world") == [
        Event("race:setup.5", "start world", 1, (card("old-earth"),)),
        Event("race:setup.5", "start world", 2, (card("new-sparta"),)),
        Event("race:setup.5", "start world", 0, (card("earths-lost-colony"),)),
    ]
    assert [player.start for player in game.players] == [4, 0, 3]
    assert events(game, "round") == [Event("race:round.12", "round", -1, (1,))]


@rule("race:setup.6")
def test_undealt_start_worlds_are_shuffled_into_the_game_cards() -> None:
    in_hands, places = 0, set()
    for seed in range(40):
        game = setup({"players": 2, "start_worlds": "old-earth,new-sparta"}, seed)
        held = [number for player in game.players for number in player.hand]
        rest = [number for number in held + game.deck if CARDS[number].start >= 0]
        assert sorted(keys(rest)) == ["alpha-centauri", "earths-lost-colony", "epsilon-eridani"]
        in_hands += any(CARDS[number].start >= 0 for number in held)
        places |= {game.deck.index(number) // 25 for number in rest if number in game.deck}
    assert in_hands > 0
    assert places == {0, 1, 2, 3}, "they lie in every quarter of the pile of 100 cards"


# -- opening hands and the pile ----------------------------------------------------------------------------------------


@rule("race:setup.7")
def test_six_cards_are_dealt_of_which_each_player_keeps_four() -> None:
    game = setup({"players": 3}, 5)
    hands = [list(player.hand) for player in game.players]
    for seat in range(3):
        assert [view.hand_size for view in game.view(seat).players] == [6, 6, 6]
        assert list(game.view(seat).hand) == hands[seat]
        assert (asked(game, seat).prompt, asked(game, seat).least, asked(game, seat).most) == ("opening discard", 2, 2)
        assert asked(game, seat).rule == "race:setup.7"
    game.answer(Choice(2, (0, 5)))
    game.answer(Choice(0, (1, 2)))
    assert not game.log, "nobody shows anything before all have chosen"
    assert len(game.discard) == 0
    game.answer(Choice(1, (3, 4)))
    thrown = [[hands[0][1], hands[0][2]], [hands[1][3], hands[1][4]], [hands[2][0], hands[2][5]]]
    for seat in range(3):
        assert game.players[seat].hand == [number for number in hands[seat] if number not in thrown[seat]]
    assert sorted(game.discard) == sorted(thrown[0] + thrown[1] + thrown[2])
    assert sorted(events(game, "discarded"), key=lambda event: event.actor) == [
        Event("race:setup.7", "discarded", seat, (2,), tuple(thrown[seat]), (seat,)) for seat in range(3)
    ]
    assert game.view(1).discard == 6, "face down: a number, no cards"


@rule("race:setup.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_undealt_cards_are_the_draw_pile(players: int) -> None:
    game = setup({"players": players, "start_worlds": ",".join(["old-earth", *START_WORLDS[-1:0:-1]][:players])}, 3)
    dealt = [number for player in game.players for number in [*player.tableau, *player.hand]]
    assert sorted(game.deck + dealt) == deck_of("first")
    assert len(game.deck) == 114 - 7 * players
    assert game.view(0).deck == 114 - 7 * players, "face down: a number, no cards"


def test_the_pile_is_shuffled_and_a_seed_shuffles_it_alike() -> None:
    piles = [setup({"players": 2}, seed).deck for seed in (1, 2, 1)]
    assert piles[0] != piles[1]
    assert piles[0] == piles[2]
    assert piles[0] != sorted(piles[0])


@rule("race:setup.9")
def test_alpha_centauri_starts_with_the_top_card_of_the_pile_as_its_good() -> None:
    game = setup({"players": 2, "start_worlds": "old-earth,alpha-centauri"}, 4)
    top = game.deck[-1]
    take_first(game)
    assert game.players[1].goods == {card("alpha-centauri"): top}
    assert game.players[0].goods == {}
    assert events(game, "good") == [Event("race:setup.5", "good", 1, (card("alpha-centauri"),), (top,), ())]


@rule("race:setup.9")
def test_a_production_start_world_starts_empty() -> None:
    game = ready(2, 4, start_worlds="earths-lost-colony,epsilon-eridani")
    assert [player.goods for player in game.players] == [{}, {}]
    assert events(game, "good") == []


@rule("race:setup.14", "race:setup.15")
def test_a_good_lies_with_the_tableau_but_is_no_card_of_it_and_nobody_sees_it() -> None:
    game = ready(2, 4, start_worlds="old-earth,alpha-centauri")
    centauri, good = card("alpha-centauri"), game.players[1].goods[card("alpha-centauri")]
    for seat in (0, 1):
        seen = game.view(seat).players[1]
        assert seen.tableau == (centauri,)
        assert seen.goods == (centauri,)
        assert good not in game.view(seat).hand
        assert [event.secret for event in game.log_for(seat) if event.kind == "good"] == [()]
    assert game.scores() == [2, 0], "the good is neither a world nor a development here"


# -- the first game ----------------------------------------------------------------------------------------------------


@rule("race:setup.10", "race:setup.11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_game_has_fixed_start_worlds_and_hands(players: int) -> None:
    for seed in (1, 2):
        game = setup({"players": players, "setup": "first-game"}, seed)
        assert [keys(player.tableau) for player in game.players] == [[world] for world in START_WORLDS[1 : players + 1]]
        assert [sorted(keys(player.hand)) for player in game.players] == PRESET_HANDS[:players]
        assert game.rounds == 1, "nobody discards: the first question is about actions"
        assert asked(game, 0).prompt == "action"
        assert game.discard == []


@rule("race:setup.12")
def test_unused_start_worlds_and_preset_cards_are_shuffled_into_the_pile() -> None:
    game = setup({"players": 2, "setup": "first-game"}, 6)
    held = [number for player in game.players for number in [*player.tableau, *player.hand, *player.goods.values()]]
    assert sorted(game.deck + held) == deck_of("first")
    for name in ["old-earth", "new-sparta", "earths-lost-colony", *PRESET_HANDS[2], *PRESET_HANDS[3]]:
        assert name in keys(game.deck)
    second_copies = [name for name in PRESET_HANDS[0] if name in keys(game.deck)]
    assert second_copies == ["colony-ship", "public-works"]
    assert game.deck != sorted(game.deck)
    assert game.deck != setup({"players": 2, "setup": "first-game"}, 7).deck


# -- options -----------------------------------------------------------------------------------------------------------


@rule("race:note.start-world-choice")
def test_with_the_option_each_player_chooses_between_a_red_and_a_blue_start_world_in_secret() -> None:
    game = setup({"players": 2, "start_worlds": "choice"}, 8)
    dealt = [list(player.drawn) for player in game.players]
    for seat in (0, 1):
        assert [CARDS[world].start % 2 for world in dealt[seat]] == [1, 0]
        assert asked(game, seat).prompt == "start world"
        assert list(game.view(seat).drawn) == dealt[seat]
        assert [view.drawn_size for view in game.view(seat).players] == [2, 2]
        assert [view.tableau for view in game.view(seat).players] == [(), ()]
    assert len({world for worlds in dealt for world in worlds}) == 4
    game.answer(Choice(1, (1,)))
    game.answer(Choice(0, (0,)))
    for seat in (0, 1):
        assert asked(game, seat).prompt == "opening discard"
        assert [view.tableau for view in game.view(seat).players] == [(), ()], "hidden until the hands are chosen"
    assert not game.log
    take_first(game)
    assert [player.tableau for player in game.players] == [[dealt[0][0]], [dealt[1][1]]]
    assert [player.start for player in game.players] == [CARDS[dealt[0][0]].start, CARDS[dealt[1][1]].start]
    assert dealt[0][1] in game.discard
    assert dealt[1][0] in game.discard
    assert [player.drawn for player in game.players] == [[], []]
    assert game.view(0).discard == 6
    assert {event.values[0] for event in events(game, "start world")} == {dealt[0][0], dealt[1][1]}


def test_the_choice_of_start_worlds_is_dealt_at_random() -> None:
    offers = [setup({"players": 2, "start_worlds": "choice"}, seed).players[0].drawn for seed in range(40)]
    assert {key(world) for pair in offers for world in pair} == set(START_WORLDS)


@rule("race:setup.5")
def test_named_start_worlds_are_dealt_in_the_order_of_the_seats() -> None:
    game = setup({"players": 3, "start_worlds": "new-sparta,old-earth,alpha-centauri"}, 1)
    assert [keys(player.tableau) for player in game.players] == [["new-sparta"], ["old-earth"], ["alpha-centauri"]]


def test_the_revised_edition_replaces_five_cards() -> None:
    game = setup({"players": "2", "edition": "revised"}, 1)
    everywhere = game.deck + [number for player in game.players for number in [*player.tableau, *player.hand]]
    names = keys(everywhere)
    assert len(names) == 114
    assert sum(name.endswith("-revised") for name in names) == 5
    assert "outlaw-world" not in names
    assert "outlaw-world-revised" in names


def test_two_players_one_action_and_random_start_worlds_unless_told() -> None:
    game, told = setup({}, 9), setup({"players": 2, "setup": "random", "start_worlds": "random", "actions": "one"}, 9)
    assert game.same_as(told)
    assert game.options.actions_each == 1


def test_a_game_starts_with_nothing_chosen_produced_or_won() -> None:
    game = setup({"players": 4, "setup": "first-game"}, 1)
    for seen in game.view(0).players:
        assert (seen.produced, seen.actions, seen.chips, seen.placed) == ((0, 0, 0, 0, 0), (), 0, ())
    assert (game.view(0).rounds, game.view(0).phase, game.view(0).over) == (1, -1, False)


@pytest.mark.parametrize(
    ("options", "reason", "wrong", "right"),
    [
        (
            {"colour": "red"},
            "unknown-option",
            "colour",
            "players, sets, goals, takeovers, variant, setup, start_worlds, actions, edition",
        ),
        ({"players": 7}, "no-such-value", "players=7", "2, 3, 4, 5, 6"),
        ({"players": 1}, "no-such-value", "players=1", "2, 3, 4, 5, 6"),
        ({"setup": "easy"}, "no-such-value", "setup=easy", "random, first-game"),
        ({"actions": 3}, "no-such-value", "actions=3", "one, two"),
        ({"edition": "third"}, "no-such-value", "edition=third", "first, revised"),
        ({"players": 3, "actions": "two"}, "two-actions-two-players", "players=3", "players=2"),
        ({"players": 4, "start_worlds": "choice"}, "too-few-to-choose", "players=4", "players=2"),
        ({"players": 3, "start_worlds": "choice"}, "too-few-to-choose", "players=3", "players=2"),
        (
            {"setup": "first-game", "start_worlds": "choice"},
            "first-game-start-worlds",
            "start_worlds=choice",
            "start_worlds=random",
        ),
        ({"start_worlds": "old-earth"}, "start-worlds-count", "old-earth", "2"),
        ({"start_worlds": "old-earth,old-earth"}, "start-worlds-count", "old-earth,old-earth", "2"),
        (
            {"start_worlds": "old-earth,gem-world"},
            "no-such-start-world",
            "gem-world",
            "random, choice, " + ", ".join(START_WORLDS),
        ),
    ],
)
def test_options_that_make_no_sense_are_refused_with_the_reason(
    options: Options, reason: str, wrong: str, right: str
) -> None:
    with pytest.raises(BadOption) as refusal:
        setup(options, 1)
    assert (refusal.value.reason, refusal.value.asked, refusal.value.right) == (reason, wrong, right)


def test_two_actions_are_for_two_players() -> None:
    assert setup({"players": 2, "actions": "two"}, 1).options.actions_each == 2


def test_opening_discards_are_the_players_choice() -> None:
    game = setup({"players": 2, "start_worlds": "old-earth,new-sparta"}, 2)
    first, second = [offered(game, seat)[:2] for seat in (0, 1)]
    pick(game, 0, *first)
    pick(game, 1, *second)
    assert sorted(keys(game.discard)) == sorted(first + second)
