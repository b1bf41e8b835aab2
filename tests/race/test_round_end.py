"""Round end, cards and chips: discards, the draw pile made anew, and what everybody may see."""

from __future__ import annotations

import pytest

from orrery.kernel.event import NOBODY, Event
from orrery.kernel.rng import seeded
from orrery.race.rules.moves import draw, put_good
from orrery.race.rules.round import Round
from orrery.race.state import Race
from support.cite import rule
from support.play import asked
from support.race import begin, card, events, offered, pick, race

TWELVE = [
    "gem-world",
    "comet-zone",
    "spice-world",
    "new-vinland",
    "artist-colony",
    "plague-world",
    "drop-ships",
    "space-marines",
    "export-duties",
    "colony-ship",
    "mining-league",
    "new-economy",
]
DISCARDS = ["asteroid-belt", "refugee-world", "empath-world"]


def known_discards(game: Race, seat: int) -> list[tuple[int, tuple[int, ...]]]:
    """What this seat knows about discards: how many, and which if it knows."""
    return [(event.values[0], event.secret) for event in game.log_for(seat) if event.kind == "discarded"]


# -- discards ----------------------------------------------------------------------------------------------------------


@rule("race:round-end.2")
def test_discards_at_the_hand_limit_are_face_down() -> None:
    game = race(["new-sparta"], ["old-earth"], hands=[TWELVE, []])
    game.begin(Round())
    pick(game, 0, "produce")
    pick(game, 1, "produce")
    assert (asked(game, 0).prompt, asked(game, 0).least, asked(game, 0).most) == ("hand limit", 2, 2)
    pick(game, 0, "gem-world", "new-economy")
    assert [card("gem-world"), card("new-economy")] == game.discard
    assert known_discards(game, 0) == [(2, (card("gem-world"), card("new-economy")))]
    assert known_discards(game, 1) == [(2, ())]
    assert [game.view(seat).discard for seat in range(2)] == [2, 2]


@rule("race:round-end.2")
def test_cards_discarded_for_vp_are_face_down() -> None:
    game = race(["new-sparta", "deficit-spending"], ["old-earth"], hands=[["gem-world"], []])
    begin(game, "consume")
    pick(game, 0, "power deficit-spending 0")
    pick(game, 0, "gem-world")
    assert known_discards(game, 0) == [(1, (card("gem-world"),))]
    assert known_discards(game, 1) == [(1, ())]


@rule("race:round-end.2")
def test_nobody_can_tell_which_cards_lie_in_the_discard_pile() -> None:
    game = race(["new-sparta"], ["old-earth"], hands=[["gem-world"], ["comet-zone"]], discard=DISCARDS)
    for seat in range(2):
        other = game.redeal(seat, seeded(7))
        assert other.discard != game.discard
        assert other.view(seat) == game.view(seat)


# -- the pile runs out -------------------------------------------------------------------------------------------------


@rule("race:round-end.3", "race:note.reshuffle-moment")
def test_the_pile_is_made_anew_at_once_when_its_last_card_is_taken() -> None:
    game = race(["new-sparta"], ["old-earth"], top=["gem-world"], deck=1, discard=DISCARDS)
    draw(game, 0, 1)
    assert game.players[0].hand == [card("gem-world")]
    assert sorted(game.deck) == sorted(card(name) for name in DISCARDS)
    assert game.discard == []
    assert game.log == [
        Event("", "reshuffled", NOBODY, (3,)),
        Event("", "drawn", 0, (1,), (card("gem-world"),), (0,)),
    ]


@rule("race:round-end.3")
def test_a_card_left_in_the_pile_keeps_the_discards_where_they_are() -> None:
    game = race(["new-sparta"], ["old-earth"], top=["gem-world", "comet-zone"], deck=2, discard=DISCARDS)
    draw(game, 0, 1)
    assert game.deck == [card("comet-zone")]
    assert len(game.discard) == 3
    assert not events(game, "reshuffled")


@rule("race:round-end.3")
def test_a_draw_goes_on_from_the_new_pile() -> None:
    game = race(["new-sparta"], ["old-earth"], top=["gem-world", "comet-zone"], deck=2, discard=DISCARDS)
    draw(game, 0, 4)
    assert game.players[0].hand[:2] == [card("gem-world"), card("comet-zone")]
    assert set(game.players[0].hand[2:]) < {card(name) for name in DISCARDS}
    assert (len(game.players[0].hand), len(game.deck), len(game.discard)) == (4, 1, 0)
    assert [event.values for event in events(game, "drawn")] == [(4,)]


@rule("race:round-end.3")
def test_the_discards_are_shuffled() -> None:
    orders: set[tuple[int, ...]] = set()
    for seed in range(8):
        game = race(["new-sparta"], ["old-earth"], deck=1, discard=TWELVE)
        game.rng = seeded(seed)
        draw(game, 0, 1)
        orders.add(tuple(game.deck))
    assert len(orders) == 8


@rule("race:note.reshuffle-moment")
def test_a_good_made_of_the_last_card_lets_the_pile_be_made_anew_as_well() -> None:
    game = race(["new-sparta", "gem-world"], ["old-earth"], deck=1, discard=DISCARDS)
    put_good(game, 0, card("gem-world"))
    assert (len(game.deck), game.discard) == (3, [])
    assert [event.kind for event in game.log or []] == ["reshuffled", "good"]


@rule("race:note.reshuffle-moment")
@pytest.mark.parametrize(("number", "kept", "left"), [(2, ["gem-world"], []), (3, [], ["gem-world"])])
def test_a_card_turned_up_is_not_in_the_pile_that_is_made_anew(number: int, kept: list[str], left: list[str]) -> None:
    game = race(["new-sparta", "gambling-world"], ["old-earth"], top=["gem-world"], deck=1, discard=DISCARDS)
    begin(game, "consume")
    pick(game, 0, f"number {number}")
    assert sorted(game.deck) == sorted(card(name) for name in DISCARDS)
    assert game.players[0].hand == [card(name) for name in kept]
    assert game.discard == [card(name) for name in left]
    assert [event.kind for event in game.log or []] == ["uses", "reshuffled", "lucky" if kept else "unlucky"]


@rule("race:round-end.3")
def test_when_all_cards_are_taken_the_next_discards_make_the_pile() -> None:
    game = race(["new-sparta", "gambling-world"], ["old-earth"], top=["gem-world"], deck=1)
    begin(game, "consume")
    pick(game, 0, "number 7")
    assert (game.deck, game.discard) == ([], [card("gem-world")])
    assert not events(game, "reshuffled")
    draw(game, 1, 2)
    assert game.players[1].hand == [card("gem-world")]
    assert (game.deck, game.discard) == ([], [])
    assert [event.values for event in events(game, "reshuffled")] == [(1,)]
    assert [event.values for event in events(game, "drawn")] == [(1,)]


def test_without_any_card_nothing_is_drawn_and_nobody_is_stuck() -> None:
    game = race(["new-sparta", "gambling-world", "new-economy"], ["old-earth"], actions=[["consume-x2"], []], deck=0)
    begin(game, "consume")
    pick(game, 0, "power new-economy 0")
    assert asked(game, 0).prompt == "name a number"
    pick(game, 0, "number 3")
    assert game.over
    assert [event.kind for event in game.log or []] == ["uses", "uses"]
    assert game.learned == 0
    assert (game.players[0].hand, game.deck, game.discard) == ([], [], [])


def test_to_draw_nothing_writes_no_line() -> None:
    game = race(["new-sparta"], ["old-earth"])
    draw(game, 0, 0)
    assert (game.log, game.learned) == ([], 0)


def test_whoever_draws_learns_something() -> None:
    game = race(["new-sparta"], ["old-earth"])
    draw(game, 1, 2)
    assert game.learned == 1
    assert game.log_for(0) == [Event("", "drawn", 1, (2,))]
    assert game.log_for(1) == [Event("", "drawn", 1, (2,), tuple(game.players[1].hand), (1,))]


# -- what everybody sees -----------------------------------------------------------------------------------------------


@rule("race:round-end.4")
def test_chips_and_hand_sizes_are_public() -> None:
    game = race(["new-sparta"], ["old-earth"], hands=[["gem-world", "comet-zone"], ["plague-world"]], chips=[7, 3])
    for seat in range(2):
        players = game.view(seat).players
        assert [player.chips for player in players] == [7, 3]
        assert [player.hand_size for player in players] == [2, 1]


@rule("race:round-end.4")
def test_hand_contents_are_not_public() -> None:
    hands = [["gem-world", "comet-zone"], ["plague-world"]]
    game = race(["new-sparta"], ["old-earth"], hands=hands)
    other = race(["new-sparta"], ["old-earth"], hands=hands)
    other.players[0].hand[0], other.deck[0] = other.deck[0], other.players[0].hand[0]
    assert other.view(1) == game.view(1)
    assert other.view(0) != game.view(0)
    assert game.view(0).hand == tuple(card(name) for name in hands[0])
    assert game.view(1).hand == (card("plague-world"),)


@rule("race:round-end.4")
def test_only_the_one_who_explores_sees_the_cards_to_choose_from() -> None:
    game = race(["new-sparta"], ["old-earth"], actions=[["explore-5"], []])
    begin(game, "explore")
    assert len(offered(game, 0)) == 7
    drawn = game.view(0).players[0].drawn_size
    assert (drawn, len(game.view(0).drawn)) == (7, 7)
    assert game.view(1).players[0].drawn_size == 7
    assert len(game.view(1).drawn) == 2
