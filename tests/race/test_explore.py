"""I: Explore."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice, Refused
from orrery.kernel.event import Event
from support import cite
from support.cite import rule
from support.play import asked
from support.race import begin, card, events, keys, offered, pick, race

TOP = ["gem-world", "comet-zone", "spice-world", "new-vinland", "plague-world", "distant-world", "tourist-world"]


@rule("race:explore.1")
def test_draw_two_keep_one_discard_the_other_face_down() -> None:
    game = race(["old-earth"], ["new-sparta"], hands=[[], ["space-port"]], top=TOP)
    begin(game, "explore")
    assert keys(game.players[0].drawn) == ["gem-world", "comet-zone"]
    assert keys(game.players[1].drawn) == ["spice-world", "new-vinland"]
    for seat in (0, 1):
        assert (asked(game, seat).prompt, asked(game, seat).least, asked(game, seat).most) == ("keep", 1, 1)
    pick(game, 0, "comet-zone")
    pick(game, 1, "spice-world")
    assert [keys(player.hand) for player in game.players] == [["comet-zone"], ["space-port", "spice-world"]]
    assert [player.drawn for player in game.players] == [[], []]
    assert sorted(keys(game.discard)) == ["gem-world", "new-vinland"]
    assert game.view(0).discard == 2, "face down: a number, no cards"


@rule("race:explore.1")
def test_nobody_sees_what_others_draw_and_keep() -> None:
    game = race(["old-earth"], ["new-sparta"], top=TOP)
    begin(game, "explore")
    gems, comets = card("gem-world"), card("comet-zone")
    assert events(game, "drawn")[0] == Event("race:explore.3", "drawn", 0, (2,), (gems, comets), (0,))
    assert game.view(0).drawn == (gems, comets)
    assert game.view(1).drawn == (card("spice-world"), card("new-vinland"))
    assert game.view(1).players[0].drawn_size == 2
    pick(game, 0, "gem-world")
    pick(game, 1, "spice-world")
    assert events(game, "kept")[0] == Event("race:explore.2", "kept", 0, (1, 1), (gems,), (0,))
    seen = [event for event in game.log_for(1) if event.actor == 0]
    assert seen == [Event("race:explore.3", "drawn", 0, (2,)), Event("race:explore.2", "kept", 0, (1, 1))]
    assert game.view(1).players[0].hand_size == 1


@rule("race:explore.2")
def test_all_choose_at_once_and_in_secret() -> None:
    game = race(["old-earth"], ["new-sparta"], ["alpha-centauri"], top=TOP, first=2)
    begin(game, "explore")
    assert sorted(decision.seat for decision in game.waiting()) == [0, 1, 2]
    assert {decision.rule for decision in game.waiting()} == {"race:explore.2"}
    before = [game.view(seat) for seat in range(3)]
    lines = len(game.log or [])
    pick(game, 1, offered(game, 1)[1])
    assert game.discard == [], "nothing is discarded before all have chosen"
    assert [game.view(seat) == before[seat] for seat in (0, 2)] == [True, True]
    assert len(game.log or []) == lines


@rule("race:explore.3", "race:note.explore-deal-order")
def test_all_draw_before_anybody_discards() -> None:
    game = race(["old-earth"], ["new-sparta"], top=TOP[:3], deck=3)
    begin(game, "explore")
    assert [keys(player.drawn) for player in game.players] == [["gem-world", "comet-zone"], ["spice-world"]]
    pick(game, 0, "gem-world")
    assert [keys(player.hand) for player in game.players] == [["gem-world"], ["spice-world"]]
    assert keys(game.discard) == ["comet-zone"], "seat 1 could not draw what seat 0 discards"


@rule("race:explore.3", "race:note.explore-deal-order")
def test_a_reshuffle_in_the_middle_of_the_draws_takes_only_earlier_discards() -> None:
    game = race(["old-earth"], ["new-sparta"], top=TOP[:3], deck=3, discard=["space-port"])
    begin(game, "explore")
    assert keys(game.players[1].drawn) == ["spice-world", "space-port"]
    assert [event.values for event in events(game, "reshuffled")] == [(1,)]


@rule("race:explore.3")
def test_draws_go_in_order_from_the_lowest_start_world() -> None:
    game = race(["new-sparta"], ["earths-lost-colony"], ["old-earth"], top=TOP[:5], deck=5, first=2)
    begin(game, "explore")
    assert [keys(player.drawn) for player in game.players] == [TOP[2:4], TOP[4:5], TOP[:2]]


def test_who_finds_the_pile_empty_explores_nothing() -> None:
    game = race(["old-earth"], ["new-sparta"], top=TOP[:2], deck=2)
    begin(game, "explore")
    assert game.asked(1) is None
    pick(game, 0, "gem-world")
    assert [keys(player.hand) for player in game.players] == [["gem-world"], []]
    assert [(event.actor, event.values) for event in events(game, "kept")] == [(0, (1, 1)), (1, (0, 0))]


def test_discards_that_came_after_the_pile_ran_out_are_drawn() -> None:
    game = race(["old-earth"], ["new-sparta"], deck=0, discard=TOP[:3])
    begin(game, "explore")
    assert [len(player.drawn) for player in game.players] == [2, 1]
    assert events(game, "reshuffled") == [Event("race:explore.3", "reshuffled", -1, (3,))]
    assert game.discard == []


@cite.card("race:explore-5")
@rule("race:explore.4")
def test_explore_5_draws_seven_and_keeps_one() -> None:
    game = race(["old-earth"], ["new-sparta"], actions=[["explore-5"], []], top=TOP)
    begin(game, "explore")
    assert offered(game, 0) == TOP
    assert (asked(game, 0).least, asked(game, 0).most) == (1, 1)
    assert len(game.players[1].drawn) == 2
    pick(game, 0, "tourist-world")
    pick(game, 1, offered(game, 1)[0])
    assert keys(game.players[0].hand) == ["tourist-world"]
    assert events(game, "kept")[0].values == (1, 6)


@cite.card("race:explore-1-1")
@rule("race:explore.5")
def test_explore_1_1_draws_three_and_keeps_two() -> None:
    game = race(["old-earth"], ["new-sparta"], actions=[["explore-1-1"], []], top=TOP)
    begin(game, "explore")
    assert offered(game, 0) == TOP[:3]
    assert (asked(game, 0).least, asked(game, 0).most) == (2, 2)
    assert (len(game.players[1].drawn), asked(game, 1).least) == (2, 1)
    pick(game, 0, "gem-world", "spice-world")
    pick(game, 1, offered(game, 1)[0])
    assert keys(game.players[0].hand) == ["gem-world", "spice-world"]
    assert keys(game.discard)[:1] == ["comet-zone"]


@rule("race:explore.1")
@pytest.mark.parametrize("picks", [(), (0, 1), (1, 1), (2,)])
def test_keeping_more_or_less_is_refused(picks: tuple[int, ...]) -> None:
    game = race(["old-earth"], ["new-sparta"])
    begin(game, "explore")
    with pytest.raises(Refused) as refusal:
        game.answer(Choice(0, picks))
    assert refusal.value.rule == "race:explore.2"
    assert len(game.players[0].drawn) == 2


@rule("race:explore.6", "race:explore.7")
@pytest.mark.parametrize(
    ("action", "power", "draws", "keeps"),
    [
        ("develop", "galactic-renaissance", 4, 2),  # the rulebook's example
        ("explore-5", "galactic-renaissance", 9, 2),
        ("explore-1-1", "galactic-renaissance", 5, 3),
        ("explore-5", "expedition-force", 8, 1),
        ("explore-1-1", "expedition-force", 4, 2),
        ("explore-1-1", "research-labs", 3, 3),
    ],
)
def test_powers_come_on_top_of_the_bonus(action: str, power: str, draws: int, keeps: int) -> None:
    game = race(["old-earth", power], ["new-sparta"], actions=[[action], ["explore-5"]])
    begin(game, "explore")
    assert len(game.players[0].drawn) == draws
    if draws == keeps:
        assert game.asked(0) is None
    else:
        assert (asked(game, 0).least, asked(game, 0).most) == (keeps, keeps)
    assert len(game.players[1].drawn) == 7, "the power is its owner's alone"
    assert asked(game, 1).least == 1


@rule("race:power.explore.draw-extra.1")
@pytest.mark.parametrize(
    ("power", "draws"),
    [("expedition-force", 3), ("malevolent-lifeforms", 3), ("star-nomad-lair", 3), ("galactic-survey-seti", 4)],
)
def test_draw_extra(power: str, draws: int) -> None:
    game = race(["old-earth", power], ["new-sparta"])
    begin(game, "explore")
    assert len(game.players[0].drawn) == draws
    assert (asked(game, 0).least, asked(game, 0).most) == (1, 1)


@rule("race:power.explore.keep-extra.1")
def test_keep_extra() -> None:
    game = race(["old-earth", "research-labs"], ["new-sparta"], actions=[["explore-5"], []])
    begin(game, "explore")
    assert len(game.players[0].drawn) == 7
    assert (asked(game, 0).least, asked(game, 0).most) == (2, 2)


@rule("race:power.explore.keep-extra.1")
def test_who_keeps_all_that_is_drawn_is_not_asked() -> None:
    game = race(["old-earth", "research-labs"], ["new-sparta"], top=TOP)
    begin(game, "explore")
    assert game.asked(0) is None
    pick(game, 1, "spice-world")
    assert keys(game.players[0].hand) == ["gem-world", "comet-zone"]
    assert keys(game.discard) == ["new-vinland"]


@rule("race:power.explore.draw-keep-extra.1")
def test_draw_and_keep_extra() -> None:
    game = race(["old-earth", "galactic-renaissance"], ["new-sparta"], top=TOP)
    begin(game, "explore")
    assert offered(game, 0) == TOP[:4]
    pick(game, 0, "comet-zone", "new-vinland")
    pick(game, 1, "plague-world")
    assert keys(game.players[0].hand) == ["comet-zone", "new-vinland"]
    assert sorted(keys(game.discard)) == ["distant-world", "gem-world", "spice-world"]
