"""The laws' own teeth: each finds the one fault it is there for, and none complains about a sound game."""

from __future__ import annotations

import pytest

from orrery.kernel import laws
from orrery.kernel.decision import Choice, Decision, Form, Option
from orrery.kernel.game import Game, RulesBug
from orrery.kernel.laws import Broken, check_game
from orrery.kernel.record import Options
from orrery.kernel.rng import seeded
from orrery.kernel.window import Window
from support.faulty import (
    FAULTS,
    BadDream,
    CountsRounds,
    Fault,
    OtherTable,
    Pebbles,
    Play,
    Remembers,
    Silent,
    Stubborn,
    Tactless,
    TakesTwoForGranted,
    Unfounded,
    Unsaved,
    deal,
    moody_setup,
    sound,
    unbegun,
)
from support.minigames import cosmic, race, ti4
from support.minigames.race import Race
from support.minigames.steps import Ask, OpensWindow, slate

LETTERS = [Option("a"), Option("b"), Option("c"), Option("d")]


def test_a_sound_game_keeps_all_laws() -> None:
    for seed in range(8):
        assert check_game(sound, {}, seed, every=1 + seed % 3) == 12, "seven rounds; the last one is forced"


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: f"{fault.table.__name__}-{fault.play.__name__}")
def test_each_law_finds_its_fault(fault: Fault) -> None:
    for seed in range(2):
        with pytest.raises(Broken) as caught:
            check_game(fault.setup, {}, seed, limit=60)
        assert str(caught.value) == fault.law


def test_the_replay_law_finds_another_deal() -> None:
    with pytest.raises((Broken, ValueError), match=r"replay: ends elsewhere"):
        check_game(moody_setup, {}, 1)


@pytest.mark.parametrize(
    ("table", "law"),
    [
        (Silent, r"pebble neither offers \('pebble', \d+\) nor says why not"),
        (Stubborn, r"\('pebble', \d+\) is offered and refused: no"),
        (Unfounded, r"not-in-question about \('pebble', \d+\) cites no rule"),
        (Tactless, r"held( 1)? about \('pebble', \d+\) tells seat 0 what it cannot know"),
    ],
)
def test_a_reason_is_there_and_right_and_tells_no_secret(table: type[Pebbles], law: str) -> None:
    with pytest.raises(Broken, match=f"reasons: {law}"):
        check_game(Fault("", table, Play).setup, {}, 1)


def test_an_imagined_table_must_look_the_same() -> None:
    game = deal(OtherTable(2, [], [], [], [0, 0]), 1, Play())
    with pytest.raises(Broken, match="imagine: seat 1 would see that it is another table"):
        laws.imagine_law(game, 1, seeded(1))


def test_an_imagined_table_is_played_on() -> None:
    game = deal(BadDream(2, [], [], [], [0, 0]), 1, CountsRounds())
    with pytest.raises(RulesBug, match="round -9"):
        laws.imagine_law(game, 1, seeded(1))


def test_what_a_save_lost_is_found_at_the_end_at_the_latest() -> None:
    with pytest.raises(Broken, match="save: a loaded game went elsewhere"):
        check_game(Fault("", Unsaved, Remembers).setup, {}, 2, every=11)  # saved before the last decision but one


def test_a_game_that_asks_nobody_is_found() -> None:
    game = unbegun({}, 1)
    with pytest.raises(Broken, match="options: nobody is asked and the game is not over"):
        laws.random_reply(game, seeded(1))


def test_an_endless_game_is_found_at_its_limit() -> None:
    with pytest.raises(Broken, match="termination: the game does not end"):
        laws.random_game(sound, {}, 1, limit=11)
    game, record = laws.random_game(sound, {}, 1, limit=12)
    assert game.over
    assert len(record.choices) == 12
    with pytest.raises(Broken, match="termination: the game does not end"):
        check_game(sound, {}, 1, limit=11)
    assert check_game(sound, {}, 1, limit=12) == 12


def test_every_nth_decision_is_checked() -> None:
    fault = next(fault for fault in FAULTS if "cites no rule" in fault.law and "options" in fault.law)
    with pytest.raises(Broken):
        check_game(fault.setup, {}, 1, every=1000)


def test_the_options_law_tries_several_picks() -> None:
    game = deal(Pebbles(2, [], [], [], [0, 0]), 1, TakesTwoForGranted())
    with pytest.raises(IndexError, match="three pebbles"):
        laws.options_law(game)


@pytest.mark.parametrize(
    ("least", "most", "picks"),
    [
        (1, 1, [(0,), (1,), (2,), (3,)]),
        (2, 2, [(0, 1), (2, 3), (0, 1)]),
        (2, 3, [(0, 1), (2, 3), (0, 1, 2)]),
        (0, 2, [(0,), (1,), (2,), (3,), (), (), (0, 1)]),
        (1, 9, [(0,), (1,), (2,), (3,), (0,), (3,), (0, 1, 2, 3)]),
        (0, 1, [(0,), (1,), (2,), (3,)]),
    ],
)
def test_what_the_options_law_tries(least: int, most: int, picks: list[tuple[int, ...]]) -> None:
    tried = laws.trials(Decision(1, "x", LETTERS, least, most))
    assert [choice.picks for choice in tried] == picks
    assert all(choice.seat == 1 and choice.form is None for choice in tried)


def test_the_options_law_tries_every_form() -> None:
    forms = [Form(((0, "card", 1),)), Form(((0, "card", 2),))]
    tried = laws.trials(Decision(1, "x", [Option("none")], forms=forms))
    assert tried == [Choice(1, (0,)), Choice(1, (), forms[0]), Choice(1, (), forms[1])]
    assert laws.trials(Decision(1, "x", [], forms=forms)) == [Choice(1, (), forms[0]), Choice(1, (), forms[1])]


@pytest.mark.parametrize(
    ("least", "most", "picks"),
    [
        (1, 1, [(0, 1), (4,), ()]),
        (2, 3, [(0, 1, 2, 3), (0, 4), (0,)]),
        (0, 2, [(0, 1, 2), (4,)]),
    ],
)
def test_what_must_be_refused(least: int, most: int, picks: list[tuple[int, ...]]) -> None:
    assert laws.illegal(Decision(1, "x", LETTERS, least, most)) == picks


def test_carrying_out_answers_for_everybody_who_is_asked() -> None:
    game = slate(3)
    game.begin(Ask((0, 1, 2), options=4))
    laws.carry_out(game, Choice(1, (2,)))
    assert game.done == ["0: [0]", "1: [2]", "2: [0]", "after"]


def test_random_replies_are_any_legal_ones() -> None:
    rng = seeded(1)
    decision = Decision(1, "x", LETTERS, 1, 3)
    seen = {laws.random_choice(decision, rng).picks for _ in range(800)}
    assert seen == {(a,) for a in range(4)} | {(a, b) for a in range(4) for b in range(a + 1, 4)} | {
        (0, 1, 2),
        (0, 1, 3),
        (0, 2, 3),
        (1, 2, 3),
    }
    single = Decision(1, "x", LETTERS)
    assert {laws.random_choice(single, rng).picks for _ in range(100)} == {(0,), (1,), (2,), (3,)}
    many = Decision(1, "x", LETTERS, 0, 99)
    assert {len(laws.random_choice(many, rng).picks) for _ in range(200)} == {0, 1, 2, 3, 4}
    assert laws.random_choice(many, rng).seat == 1


def test_a_single_pick_draws_one_number() -> None:
    rng, same = seeded(1), seeded(1)
    laws.random_choice(Decision(0, "x", LETTERS), rng)
    same.below(4)
    assert rng == same


def test_random_replies_take_forms_as_often_as_options() -> None:
    rng = seeded(2)
    forms = [Form(((0, "card", 1),)), Form(((0, "card", 2),))]
    decision = Decision(1, "x", LETTERS[:2], forms=forms)
    counts: dict[object, int] = {}
    for _ in range(800):
        choice = laws.random_choice(decision, rng)
        reply = choice.form or choice.picks
        counts[reply] = counts.get(reply, 0) + 1
    assert set(counts) == {(0,), (1,), *forms}
    assert all(150 < counts[form] < 250 for form in forms)
    assert laws.random_choice(Decision(1, "x", [], forms=forms), rng).form in forms


def test_anybody_who_is_asked_may_reply_first() -> None:
    game = slate(3)
    game.begin(Ask((0, 1, 2)))
    rng = seeded(3)
    assert {laws.random_reply(game, rng).seat for _ in range(50)} == {0, 1, 2}


def test_random_play_goes_on_to_the_end_or_to_its_limit() -> None:
    game, again = race.setup({"players": 2}, 5), race.setup({"players": 2}, 5)
    made = laws.play_out(game, seeded(6))
    assert game.over
    assert laws.play_out(again, seeded(6), made - 1) == made - 1
    assert not again.over
    assert again.first_asked() is again.waiting()[0]


def test_nobody_can_play_on_where_nobody_is_asked() -> None:
    with pytest.raises(RulesBug, match="nobody is asked"):
        laws.play_out(slate(), seeded(1))


def test_a_record_of_random_play_holds_the_result() -> None:
    game, record = laws.random_game(sound, {"x": 1}, 4)
    assert (record.game, record.options, record.seed) == ("faulty.Pebbles", {"x": 1}, 4)
    assert record.winners == game.winners
    assert record.scores == game.scores()
    assert record.snapshot == game.save()
    assert game.log


def test_random_play_is_the_same_for_the_same_seed() -> None:
    for setup in (race.setup, cosmic.setup, ti4.setup):
        one, record = laws.random_game(setup, {"players": 3}, 5)
        other, again = laws.random_game(setup, {"players": 3}, 5)
        assert one.same_as(other)
        assert one.log == other.log
        assert record.to_data() == again.to_data()
        different, _ = laws.random_game(setup, {"players": 3}, 6)
        assert not one.same_as(different)


def test_what_can_change_is_found_wherever_it_is() -> None:
    table = Race(2, [1], [2], [[3], []], [[], []], [[], []], [[], []])
    found = laws.changeable(table)
    parts: list[object] = [table.deck, table.discard, table.hands, table.hands[0], table.tableaus[1]]
    parts += [table.rng, table.stack, table.effects, table.heard, table.winners]
    assert {id(part) for part in parts} <= set(found)
    assert len(found) == 19
    assert id(table.pending) not in found, "questions never change"


def test_what_frames_hold_is_found() -> None:
    game = slate(2, [[1], []])
    game.begin(OpensWindow("round"))
    opened, window = [frame.procedure for frame in game.stack]
    assert isinstance(window, Window)
    assert {id(opened), id(window), id(window.used)} <= set(laws.changeable(game))


def test_what_lies_in_dictionaries_and_tuples_is_found() -> None:
    inner, deep = [1], [2]
    found: list[int] = []
    laws._collect({"a": inner, "b": ("x", (deep, Option("value")))}, found)
    assert found[1:] == [id(inner), id(deep)]


def check_table(game: Game) -> None:
    """The laws that need nothing but a table."""
    laws.options_law(game)
    laws.ask_law(game)
    laws.save_law(game)
    laws.view_law(game, seeded(1))
    laws.imagine_law(game, game.waiting()[0].seat, seeded(1))
    laws.copy_law(game, laws.random_reply(game, seeded(1)))


def test_laws_change_nothing_in_a_sound_game() -> None:
    for setup in (race.setup, cosmic.setup, ti4.setup, sound):
        game = setup({"players": 2}, 3)
        before, lines = game.save(), list(game.log or [])
        check_table(game)
        laws.secret_law(game, laws.random_reply(game, seeded(1)))
        assert game.save() == before
        assert game.log == lines


def test_the_secret_law_asks_nothing_of_a_single_question() -> None:
    game = slate(2)
    game.begin(Ask((0,)))
    laws.secret_law(game, Choice(0, (0,)))  # a slate has no view: looking would fail


def test_options_reach_the_setup() -> None:
    seen: list[tuple[Options, int]] = []

    def setup(options: Options, seed: int) -> Game:
        seen.append((options, seed))
        return sound(options, seed)

    check_game(setup, {"players": 2}, 9)
    assert seen == [({"players": 2}, 9)] * 2, "once to play, once to replay"
