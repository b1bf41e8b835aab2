"""`secondaries=together`: all who could follow are asked at once; what they say is carried out clockwise, and nobody
else knows it before."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice, Decision
from orrery.kernel.event import Event
from orrery.kernel.game import Game
from orrery.kernel.imagining import imagine
from orrery.kernel.laws import check_game, random_choice
from orrery.kernel.loading import load
from orrery.kernel.rng import seeded
from orrery.tables.table import Table as Played
from orrery.ti4.components import NUMBER
from orrery.ti4.game import TwilightImperium
from orrery.ti4.rules.strategic import Favoured, StrategicAction
from orrery.ti4.rules.transaction import PROPOSE
from orrery.ti4.setup import CHOICES, setup
from orrery.ti4.tiles import MECATOL_REX, PLANETS
from orrery.ti4.title import TITLE
from orrery.ti4.words import Ti4Words
from support.cite import rule
from support.play import answer, asked, told
from support.ti4 import Table, plan
from support.ti4_skirmish import lively

POLITICS, TECHNOLOGY, IMPERIAL = 3, 7, 8
RICH = [number for number, planet in enumerate(PLANETS) if planet.resources >= 3 and not planet.home]


def act(table: Table, card: int) -> TwilightImperium:
    """Seat 0 has performed the primary."""
    game = table.game
    game.follow_together, game.active = True, 0
    game.players[0].strategies = (card,)
    game.begin(StrategicAction(0, card))
    while any(decision.seat == 0 for decision in game.waiting()):
        game.answer(random_choice(asked(game, 0), seeded(1)))
    return game


def politics() -> TwilightImperium:
    """The three others could follow."""
    table = Table("sol", "hacan", "norr", "letnev")
    table.game.deck = list(range(20))
    return act(table, POLITICS)


def technology(table: Table, *seats: int) -> TwilightImperium:
    """Those seats could pay for a technology."""
    for seat in seats:
        table.planets(seat, *RICH[2 * seat : 2 * seat + 2])
    return act(table, TECHNOLOGY)


def hands(game: TwilightImperium) -> list[int]:
    return [len(player.hand) for player in game.players]


def followed(game: TwilightImperium) -> list[int]:
    return [event.actor for event in game.log or [] if event.kind == "secondary"]


@rule("ti4:83.1")
def test_all_who_could_follow_are_asked_at_once_and_it_is_carried_out_clockwise() -> None:
    game = politics()
    assert [each.seat for each in game.waiting()] == [1, 2, 3]
    assert {each.prompt for each in game.waiting()} == {"secondary"}
    answer(game, 3, "follow")
    answer(game, 1, "decline")
    assert hands(game) == [2, 0, 0, 0], "nothing happens before the last has replied"
    assert not followed(game)
    answer(game, 2, "follow")
    assert hands(game) == [2, 0, 2, 2]
    assert [player.strategy for player in game.players] == [2, 2, 1, 1]
    assert followed(game) == [2, 3]
    assert game.players[0].used == (POLITICS,)


@rule("ti4:52.5")
def test_who_cannot_pay_is_not_asked() -> None:
    table = Table("sol", "hacan", "norr", "letnev")
    table.game.players[2].strategy = 0
    assert [each.seat for each in act(table, POLITICS).waiting()] == [1, 3]


def test_who_was_favoured_has_no_choice() -> None:
    game = politics()
    game.begin_effect(Favoured(2))
    game.ask_again()
    assert [each.seat for each in game.waiting()] == [1, 3]
    answer(game, 1, "decline")
    answer(game, 3, "decline")
    assert hands(game) == [2, 0, 2, 0]
    assert game.players[2].strategy == 2, "it pays no token"


@rule("ti4:42.3")
def test_who_can_no_longer_follow_when_it_comes_to_them_does_not_and_all_are_told() -> None:
    table = Table("sol", "hacan", "norr", "letnev")
    table.game.secrets = (NUMBER["become-the-gatekeeper"],)
    table.planets(0, MECATOL_REX)  # seat 0 gains a point in place of a secret
    game = act(table, IMPERIAL)
    for seat in (1, 2, 3):
        answer(game, seat, "follow")
    assert [len(player.secrets) for player in game.players] == [0, 1, 0, 0]
    assert [player.strategy for player in game.players] == [2, 1, 2, 2], "the others pay nothing"
    assert [event.actor for event in game.log or [] if event.kind == "follow void"] == [2, 3]


@rule("ti4:91.1", "ti4:91.3")
def test_a_transaction_in_between_keeps_what_was_said_and_who_comes_to_money_is_asked() -> None:
    table = Table("sol", "hacan", "norr", "letnev").ships(0, 1, cruiser=1).ships(2, 1, cruiser=1)
    game = technology(table, 1, 3)
    game.players[0].goods = 4
    assert [each.seat for each in game.waiting()] == [1, 3]
    answer(game, 3, "follow")
    game.answer(Choice(0, (game.beside(0).index(PROPOSE),)))
    answer(game, 0, "seat 2")
    plan(game, 0, (0, "goods", 4))
    answer(game, 2, "accept")
    assert [each.seat for each in game.waiting()] == [1, 2], "it could pay now; what seat 3 has said stays said"
    answer(game, 1, "decline")
    answer(game, 2, "decline")
    assert [(each.seat, each.prompt) for each in game.waiting()] == [(3, "research")]


@rule("ti4:52.5")
def test_who_comes_to_money_only_later_is_asked_when_it_comes_to_them() -> None:
    game = technology(Table("sol", "hacan", "norr"), 1)
    game.players[2].goods = 4
    answer(game, 1, "decline")
    assert [(each.seat, each.prompt) for each in game.waiting()] == [(2, "secondary")]


# -- what nobody else knows --------------------------------------------------------------------------------------------


def half_way() -> TwilightImperium:
    """Seat 1 researches; seats 2 and 3 have said that they follow."""
    game = technology(Table("sol", "hacan", "norr", "letnev"), 1, 2, 3)
    for seat in (1, 2, 3):
        answer(game, seat, "follow")
    assert asked(game, 1).prompt == "research"
    return game


def action(game: Game) -> StrategicAction:
    now = game.innermost(StrategicAction)
    assert isinstance(now, StrategicAction)
    return now


def following(game: Game) -> tuple[int, ...]:
    return tuple([seat for seat, reply in action(game).said if reply == "follow"])


def test_a_reply_stays_hidden_until_it_is_carried_out() -> None:
    game, other = half_way(), half_way()
    action(other).said = ((1, "follow"), (2, "follow"), (3, "decline"))
    for seat in (1, 2):
        assert game.view(seat) == other.view(seat)
        assert game.log_for(seat) == other.log_for(seat)
    assert game.public_view() == other.public_view()


def test_who_thinks_ahead_does_not_know_what_the_others_have_said() -> None:
    """A seat knows its own reply and those that were carried out, and imagines the rest."""
    game, luck = half_way(), seeded(3)
    imagined: set[tuple[int, ...]] = set()
    for _ in range(40):
        imagined.add(following(imagine(game, 1, luck)))
    assert imagined == {(1,), (1, 2), (1, 3), (1, 2, 3)}
    assert {1, 3} <= set(following(game.redeal(3, luck)))


# -- as in turn --------------------------------------------------------------------------------------------------------


class Player:
    """Replies by chance: to a secondary always the same whenever it is asked, to all else in the order it is asked."""

    def __init__(self, seat: int, seed: int) -> None:
        self.seat = seat
        self.seed = seed
        self.luck = seeded(seed * 10 + seat)

    def reply(self, game: TwilightImperium, decision: Decision) -> Choice:
        if decision.prompt != "secondary":
            return lively(game, decision, self.luck)
        about = decision.things[0][1] + 10 * game.rounds + 1000 * self.seat + 100_000 * self.seed
        return Choice(self.seat, (seeded(about).below(len(decision.options)),))


def played(seed: int, secondaries: str, turns: int = 80) -> TwilightImperium:
    game = setup({"players": 3 + seed % 4, "secondaries": secondaries}, seed)
    players = [Player(seat, seed) for seat in range(game.seats)]
    while not game.over and game.turns < turns:
        decision = game.waiting()[0]
        game.answer(players[decision.seat].reply(game, decision))
    return game


@rule("ti4:83.1")
@pytest.mark.parametrize("seed", range(4))
def test_the_same_replies_have_the_same_outcome_as_in_turn(seed: int) -> None:
    one, other = played(seed, "clockwise"), played(seed, "together")
    assert len(followed(one)) > 3
    assert one.log == other.log
    other.follow_together = False
    assert one.same_as(other)


@pytest.mark.parametrize("seed", range(2))
def test_the_laws_of_every_game_hold(seed: int) -> None:
    assert check_game(setup, {"players": 4, "secondaries": "together"}, seed, every=31) > 0


# -- taken back, kept, and asked ---------------------------------------------------------------------------------------


def at_a_table(seed: int = 5) -> Played:
    """A whole game of people, up to the first secondary."""
    table = Played(TITLE, {"players": 3, "secondaries": "together"}, seed, ["human"] * 3)
    luck = seeded(seed)
    for _ in range(2000):
        waiting = table.game.waiting()
        if len(waiting) > 1 and waiting[0].prompt == "secondary":
            return table
        game = table.game
        assert isinstance(game, TwilightImperium)
        table.answer(lively(game, waiting[0], luck))
    raise AssertionError("nobody could follow")


def test_a_reply_may_be_taken_back_until_the_last_has_replied() -> None:
    table = at_a_table()
    first, *others = [decision.seat for decision in table.game.waiting()]
    table.answer(Choice(first, (1,)))
    table.undo(first)
    assert table.game.asked(first) is not None
    table.answer(Choice(first, (0,)))
    for seat in others:
        table.answer(Choice(seat, (0,)))
    refused = table.why_no_undo(first)
    assert refused is not None
    assert refused.reason == "undo-learned"


def test_a_table_goes_on_from_what_is_saved_and_is_played_again_from_its_record() -> None:
    table = at_a_table()
    seats = [decision.seat for decision in table.game.waiting()]
    table.answer(Choice(seats[-1], (1,)))
    again = load(table.game.save())
    assert again.same_as(table.game)
    assert [decision.seat for decision in again.waiting()] == seats[:-1]
    for seat in seats[:-1]:
        table.answer(Choice(seat, (1,)))
        again.answer(Choice(seat, (1,)))
    assert again.same_as(table.game)
    walked = table.course.walk(len(table.choices))
    assert walked.game.same_as(table.game)


@pytest.mark.parametrize("language", ["en", "de"])
def test_it_is_said_that_all_are_asked_at_once_and_what_the_setting_changes(language: str) -> None:
    names = ["Ada", "Bo", "Cy", "Di"]
    game = politics()
    words = Ti4Words(language, names, 1)
    alone = Decision(1, "secondary", asked(game, 1).options, things=asked(game, 1).things, values=(1,))
    assert len(words.prompt(told(game, 1), game.view(1))) > len(words.prompt(alone, game.view(1)))
    assert words.event(Event("ti4:83.1", "follow void", 2, (POLITICS,)))
    assert len({words.setting_value("secondaries", value) for value in CHOICES["secondaries"]}) == 2
    for name, values in CHOICES.items():
        assert words.setting(name)
        assert all(words.setting_value(name, value) for value in values)
