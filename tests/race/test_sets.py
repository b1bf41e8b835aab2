"""The sets: decks, players, chips, start worlds and opening hands; what does not go together is refused."""

from __future__ import annotations

import pytest

from orrery.kernel.record import BadOption, Options
from orrery.race.cards import CARDS, deck_of, numbers_of
from orrery.race.goals import GOALS
from orrery.race.setup import CHOICES, checked, sets_of, setup
from orrery.race.state import Race
from support import cite
from support.cite import rule
from support.play import asked
from support.race import card, keys, offered, pick

ALL = "storm+rebel+brink"


def deck(sets: str) -> list[str]:
    return keys(deck_of("first", sets_of(sets)))


def everywhere(game: Race) -> list[int]:
    return game.deck + [each for player in game.players for each in [*player.hand, *player.tableau, *player.drawn]]


@rule("race:set1.setup.1", "race:set2.setup.1", "race:set3.setup.3")
@pytest.mark.parametrize(
    ("sets", "size"),
    [
        ("none", 114),
        ("storm", 136),
        ("rebel", 158),
        ("brink", 162),
        ("storm+rebel", 180),
        ("storm+brink", 184),
        ("rebel+brink", 206),
        (ALL, 228),
    ],
)
def test_the_cards_of_the_sets_join_the_deck(sets: str, size: int) -> None:
    game = setup({"players": 2, "sets": sets}, 1)
    assert len(everywhere(game)) == len(set(everywhere(game))) == size
    assert game.options.sets == sets_of(sets)


def test_every_choice_of_sets_is_offered() -> None:
    assert [sets_of(value) for value in CHOICES["sets"]] == [0, 1, 2, 4, 3, 5, 6, 7]


@rule("race:set1.setup.3", "race:set2.setup.4", "race:note.third-copies")
def test_third_copies() -> None:
    copies = [(deck(sets).count("contact-specialist"), deck(sets).count("research-labs")) for sets in CHOICES["sets"]]
    assert copies == [(2, 2), (3, 2), (2, 3), (2, 2), (3, 3), (3, 2), (2, 3), (3, 3)]
    third = numbers_of("contact-specialist")[2]
    assert CARDS[third] is CARDS[numbers_of("contact-specialist")[0]]


@rule("race:set2.setup.2", "race:note.gambling-world")
def test_the_second_set_replaces_gambling_world() -> None:
    for sets in CHOICES["sets"]:
        old, new = "gambling-world" in deck(sets), "gambling-world-replacement" in deck(sets)
        assert (old, new) == ("rebel" not in sets, "rebel" in sets)
    assert CARDS[card("gambling-world")].name == CARDS[card("gambling-world-replacement")].name


@rule("race:set3.setup.6", "race:note.vp-supply")
def test_the_third_set_adds_five_chips() -> None:
    for players in (2, 3, 4, 5, 6):
        assert setup({"players": players, "sets": "storm+rebel"}, 1).pool == 12 * players
        assert setup({"players": players, "sets": ALL}, 1).pool == 12 * players + 5


@rule("race:exp.contents.3")
@pytest.mark.parametrize(
    ("sets", "most"),
    [("none", 4), ("storm", 5), ("rebel", 6), ("brink", 4), ("storm+brink", 5), ("rebel+brink", 6), (ALL, 6)],
)
def test_players(sets: str, most: int) -> None:
    assert setup({"players": most, "sets": sets}, 1).seats == most
    if most < 6:
        with pytest.raises(BadOption) as refusal:
            setup({"players": most + 1, "sets": sets}, 1)
        needed = "storm" if most == 4 else "rebel"
        assert refusal.value.reason == "too-many-players"
        assert refusal.value.right == f"players={most}, sets={needed}"


@rule("race:goals.setup.1", "race:goals.setup.2", "race:goals.setup.3")
def test_goals_are_drawn_from_those_of_the_sets() -> None:
    for sets in ("storm", "storm+rebel", ALL):
        drawn: set[int] = set()
        for seed in range(60):
            game = setup({"players": 2, "sets": sets, "goals": "yes"}, seed)
            kinds = [GOALS[goal].most for goal in game.goals]
            assert kinds == [False] * 4 + [True] * 2
            assert len(set(game.goals)) == 6
            drawn |= set(game.goals)
        assert drawn == {number for number in range(20) if GOALS[number].needs & sets_of(sets)}
    assert setup({"players": 2, "sets": "storm"}, 1).goals == ()


def test_twenty_goals() -> None:
    assert [goal.most for goal in GOALS] == [False] * 12 + [True] * 8
    assert [goal.vp for goal in GOALS] == [3] * 12 + [5] * 8
    late = [goal.key for goal in GOALS if goal.needs > 1]
    assert len(late) == 6


@pytest.mark.parametrize(
    ("options", "reason", "wrong", "right"),
    [
        ({"sets": "storm+storm"}, "no-such-value", "sets=storm+storm", ", ".join(CHOICES["sets"])),
        ({"goals": "yes"}, "goals-need-storm", "sets=none", "sets=storm"),
        ({"goals": "yes", "sets": "rebel+brink"}, "goals-need-storm", "sets=rebel+brink", "sets=storm"),
        ({"takeovers": "yes"}, "takeovers-need-rebel", "sets=none", "sets=rebel"),
        ({"takeovers": "yes", "sets": "storm+brink"}, "takeovers-need-rebel", "sets=storm+brink", "sets=rebel"),
        ({"players": 6, "sets": ALL, "setup": "first-game"}, "no-sixth-preset-hand", "players=6", "players=5"),
        (
            {"players": 5, "sets": "rebel", "setup": "first-game"},
            "fifth-preset-hand-needs-storm",
            "sets=rebel",
            "sets=storm",
        ),
        ({"players": 5, "sets": "storm", "start_worlds": "choice"}, "too-few-to-choose", "players=5", "players=4"),
    ],
)
def test_what_does_not_go_together_is_refused(options: Options, reason: str, wrong: str, right: str) -> None:
    with pytest.raises(BadOption) as refusal:
        checked(options)
    assert (refusal.value.reason, refusal.value.asked, refusal.value.right) == (reason, wrong, right)


# -- start worlds ------------------------------------------------------------------------------------------------------


@rule("race:exp.cards.1", "race:set2.setup.5", "race:takeover.setup.3")
def test_a_red_and_a_blue_start_world_for_six_players() -> None:
    game = setup({"players": 6, "sets": "storm+rebel", "start_worlds": "choice"}, 3)
    for player in game.players:
        assert [CARDS[world].start % 2 for world in player.drawn] == [1, 0]


def test_start_worlds_of_the_sets_can_be_named() -> None:
    game = setup({"players": 2, "sets": ALL, "start_worlds": "rebel-freedom-fighters,separatist-colony"}, 1)
    assert [keys(player.tableau) for player in game.players] == [["rebel-freedom-fighters"], ["separatist-colony"]]
    with pytest.raises(BadOption):
        setup({"players": 2, "sets": "storm", "start_worlds": "old-earth,rebel-freedom-fighters"}, 1)


@rule("race:set1.setup.2", "race:set2.setup.3")
def test_the_fifth_preset_hand() -> None:
    game = setup({"players": 5, "sets": "storm", "setup": "first-game"}, 1)
    assert keys(game.players[4].tableau) == ["separatist-colony"]
    hand = ["space-mercenaries", "deserted-alien-world", "alien-toy-shop", "hive-world"]
    assert sorted(keys(game.players[4].hand)) == sorted(hand)


def start(world: str, sets: str = ALL) -> Race:
    """A game in which seat 0 has this start world."""
    return setup({"players": 2, "sets": sets, "start_worlds": f"{world},old-earth"}, 4)


@cite.card("race:ancient-race")
@rule("race:set1.ancient-race.1", "race:set1.ancient-race.2")
def test_ancient_race_begins_with_three_cards() -> None:
    game = start("ancient-race")
    assert (asked(game, 0).least, asked(game, 0).most, len(asked(game, 0).options)) == (3, 3, 6)
    assert (asked(game, 1).least, asked(game, 1).most) == (2, 2)
    pick(game, 0, *offered(game, 0)[:3])
    pick(game, 1, *offered(game, 1)[:2])
    assert [len(player.hand) for player in game.players] == [3, 4]
    assert card("ancient-race") in game.players[0].goods, "a windfall world has its good"
    later = start("new-sparta")
    later.players[0].hand[0] = card("ancient-race")
    later.ask_again()
    assert asked(later, 0).most == 2, "in hand it changes nothing"


@cite.card("race:galactic-scavengers")
@rule("race:set3.setup.4", "race:note.scavengers-setup")
def test_galactic_scavengers_begins_with_a_card_under_it() -> None:
    game = start("galactic-scavengers")
    pick(game, 0, *offered(game, 0)[:2])
    pick(game, 1, *offered(game, 1)[:2])
    assert (asked(game, 0).prompt, len(asked(game, 0).options)) == ("save", 4)
    chosen = offered(game, 0)[2]
    pick(game, 0, chosen)
    assert keys(list(game.players[0].saved)) == [chosen]
    assert len(game.players[0].hand) == 3
    assert game.view(0).saved == game.players[0].saved
    assert (game.view(1).saved, game.view(1).players[0].saved_size) == ((), 1), "others see that there is one"


@rule("race:set3.setup.4")
def test_who_settles_galactic_scavengers_later_saves_nothing_of_the_opening_hand() -> None:
    game = start("new-sparta")
    pick(game, 0, *offered(game, 0)[:2])
    pick(game, 1, *offered(game, 1)[:2])
    assert asked(game, 0).prompt == "action"
    assert [player.saved for player in game.players] == [(), ()]


@rule("race:set1.ancient-race.1")
def test_with_a_choice_of_start_worlds_the_chosen_one_counts() -> None:
    game = setup({"players": 2, "sets": "storm", "start_worlds": "choice"}, 1)
    game.players[0].drawn = [card("separatist-colony"), card("ancient-race")]
    game.players[1].drawn = [card("doomed-world"), card("new-sparta")]
    game.ask_again()
    pick(game, 0, "ancient-race")
    pick(game, 1, "new-sparta")
    assert [asked(game, seat).most for seat in (0, 1)] == [3, 2]
