"""With windows for everybody a pause tells nothing: who is asked follows from what lies open, never from a hand."""

from __future__ import annotations

import os

import pytest

from orrery.kernel.decision import Choice, Decision, Refused
from orrery.kernel.game import RulesBug
from orrery.kernel.rng import Rng, seeded
from orrery.kernel.window import Window
from orrery.ti4.components import CARD, COMPONENTS, NOTE, OBJECTIVE, note_of
from orrery.ti4.game import TwilightImperium
from orrery.ti4.likelihood import might_act
from orrery.ti4.registry import DEEDS, IN_HANDS
from orrery.ti4.rules.note_moves import give_note
from orrery.ti4.setup import setup
from orrery.ti4.windows import ACTION, BIT
from support.cite import rule
from support.play import answer
from support.ti4 import Table
from support.ti4_combat import battle
from support.ti4_skirmish import brawl, lively

pytestmark = pytest.mark.long

GAMES = max(1, int(os.environ.get("ORRERY_GAMES", "60")) // 30)
PASS = (0,)
SEEN_AT_ONCE = ("duty",)  # is done in sight of all as soon as it is asked


def begun(seed: int) -> TwilightImperium:
    """By turns a whole game with agendas from the first round on, and a brawl."""
    if seed % 2:
        game = brawl(3 + seed // 2 % 3, seed)
        game.everybody, game.log = True, []
        return game
    at_once = ("together", "clockwise")[seed // 2 % 2]
    game = setup({"players": 3 + seed // 2 % 4, "windows": "everybody", "secondaries": at_once}, seed)
    game.custodians = False
    return game


def asked(game: TwilightImperium) -> list[tuple[int, str, bool]]:
    """Who is asked what, and whether everybody sees that a window is open."""
    return [(decision.seat, decision.prompt, decision.window) for decision in game.waiting()]


def chosen(game: TwilightImperium, decision: Decision, luck: Rng) -> Choice:
    """A lively player that trades notes, and mostly keeps its cards."""
    keys = [option.key for option in decision.options]
    if decision.asides and luck.below(5) == 0:
        return Choice(decision.seat, (len(keys),))
    if decision.prompt == "terms" and decision.forms:
        return Choice(decision.seat, (), decision.forms[luck.below(len(decision.forms))])
    if decision.prompt == "consent" and "accept" in keys:
        return Choice(decision.seat, (keys.index("accept"),))
    if decision.window and luck.below(3):
        return Choice(decision.seat, PASS)
    return lively(game, decision, luck)


def same_reply(choice: Choice, decision: Decision, other: Decision) -> Choice | None:
    """The reply to one question as a reply to the other, if it can be given there."""
    if choice.form is not None:
        return choice
    options = [*decision.options, *decision.asides]
    there = [*other.options, *other.asides]
    if not all(options[pick] in there for pick in choice.picks):
        return None
    return Choice(choice.seat, tuple(sorted(there.index(options[pick]) for pick in choice.picks)))


def twin_of(game: TwilightImperium, seat: int, luck: Rng) -> TwilightImperium | None:
    """A table that looks the same to that seat; none if nobody could have been asked anything at it."""
    twin = game.redeal(seat, luck)
    twin.log = []
    try:
        twin.ask_with([])
    except RulesBug:
        return None
    return twin


def compare(game: TwilightImperium, seat: int, choice: Choice, luck: Rng) -> bool:
    """Two tables that differ only in what a seat cannot know ask the same; and after the same reply the same again,
    unless that seat has heard or seen meanwhile what the difference was. Says whether it came to that."""
    twin = twin_of(game, seat, luck)
    if twin is None:
        return False
    assert asked(twin) == asked(game), f"seat {seat} sees the difference: {game.where()}"
    decision, other = game.asked(choice.seat), twin.asked(choice.seat)
    assert decision is not None
    assert other is not None
    given = Choice(choice.seat, PASS) if decision.window else choice
    reply = same_reply(given, decision, other)
    if reply is None:
        return False
    there = game.copy()
    assert isinstance(there, TwilightImperium)
    there.log = []
    there.answer(given)
    try:
        twin.answer(reply)
    except Refused:  # terms that could not be offered there
        return False
    if there.log_for(seat) != twin.log_for(seat) or there.public_view() != twin.public_view() or there.over:
        return False
    if any(prompt in SEEN_AT_ONCE for _, prompt, _ in asked(there) + asked(twin)):
        return False
    assert asked(twin) == asked(there), f"seat {seat} sees after {decision.prompt}: {there.where()}, {twin.where()}"
    return True


@rule("ti4:3.3", "ti4:14.19", "ti4:95.6")
@pytest.mark.parametrize("seed", range(2 * GAMES))
def test_tables_that_differ_in_what_a_seat_cannot_know_ask_the_same_at_every_step(seed: int) -> None:
    game, luck = begun(seed), seeded(seed + 1)
    compared = 0
    for number in range(4000):
        if game.over:
            break
        choice = chosen(game, game.waiting()[luck.below(len(game.waiting()))], luck)
        if None not in game.heard or game.heard == [None] * len(game.heard):
            if number % 3 == 0:
                compared += compare(game, luck.below(game.seats), choice, luck)
        game.answer(choice)
    assert compared > 60


@pytest.mark.parametrize("seed", range(2 * GAMES))
def test_who_can_act_out_of_a_hand_might_act_for_all_that_others_know(seed: int) -> None:
    """Otherwise being asked would tell that one holds something."""
    game, luck = begun(seed), seeded(seed + 50)
    seen = 0
    for _ in range(4000):
        if game.over:
            break
        top = game.stack[-1].procedure
        if isinstance(top, Window):
            for seat in range(game.seats):
                for offer in game.offers(top, seat):
                    if not offer.duty and offer.option.key in (CARD, NOTE, OBJECTIVE):
                        seen += 1
                        public = offer.option.id() in game.objectives
                        assert public or might_act(game, top.name, seat), f"{offer.option} {seat}: {game.where()}"
        game.answer(chosen(game, game.waiting()[luck.below(len(game.waiting()))], luck))
    assert seen > 10


def test_every_window_in_which_a_hand_may_act_is_known() -> None:
    for name in BIT:
        kinds = {COMPONENTS[each].kind for each, deeds in DEEDS[name].items() if not all(deed.DUTY for deed in deeds)}
        assert (name in IN_HANDS) == bool(kinds & {CARD, NOTE, OBJECTIVE}), name


# -- who is asked ------------------------------------------------------------------------------------------------------


def seats_asked(game: TwilightImperium) -> list[int]:
    """Who is asked in the window that is open now, all of them passing."""
    frame, found = game.stack[-1], []
    assert isinstance(frame.procedure, Window)
    while game.stack and game.stack[-1] is frame:
        found.append(game.waiting()[0].seat)
        game.answer(Choice(found[-1], PASS))
    return found


def with_cards(*held: str) -> Table:
    """Seat 0 is about to play Mining Initiative; seat 1 holds nothing, seat 2 and 3 one card each."""
    table = Table("sol", "hacan", "norr", "letnev").hand(0, "mining-initiative", "flank-speed").planets(0, 0)
    table.game.everybody = True
    table.hand(2, held[0]).hand(3, held[1])
    return table


@rule("ti4:3.7")
@pytest.mark.parametrize("held", [("sabotage", "plague"), ("plague", "sabotage"), ("plague", "uprising")])
def test_whoever_has_cards_is_asked_whether_to_cancel_one(held: tuple[str, str]) -> None:
    game = with_cards(*held).begin()
    answer(game, 0, "card")
    assert seats_asked(game) == [2, 3], "who has no card is not asked, nor who has played it"


def test_a_card_of_which_all_copies_lie_open_is_held_by_nobody() -> None:
    table = with_cards("plague", "uprising")
    table.game.discard = [number for number in DEEDS["when-action-card-played"] if COMPONENTS[number].kind == CARD]
    game = table.begin()
    answer(game, 0, "card")
    assert game.players[0].goods > 0, "done without a pause"


@rule("ti4:4.2")
@pytest.mark.parametrize("held", ["sabotage", "mining-initiative"])
def test_who_has_cards_is_asked_for_an_action_also_where_it_can_only_pass(held: str) -> None:
    table = Table("sol", "hacan").hand(0, held).pools(0, tactic=0)
    table.game.everybody = True
    game = table.begin()
    assert asked(game)[0] == (0, "action", False)


@rule("ti4:95.2", "ti4:95.6")
def test_a_note_that_may_have_changed_hands_is_asked_for_and_one_that_lies_at_home_is_not() -> None:
    for given in ("ceasefire", "trade-agreement"):
        table = Table("sol", "hacan", "norr").ships(1, 0, cruiser=1).ships(2, 0, cruiser=1)
        table.notes(0, 0, "ceasefire", "trade-agreement")
        table.game.everybody = True
        game = table.begin()
        give_note(game, 0, 1, note_of(given, 0))
        answer(game, 0, "tactical")
        answer(game, 0, "system 0")
        assert asked(game) == [(1, "after-system-activated", True)], "seat 2 has no note, and everybody knows it"


def test_with_windows_for_holders_only_these_are_asked() -> None:
    table = with_cards("plague", "sabotage")
    table.game.everybody = False
    game = table.begin()
    answer(game, 0, "card")
    assert seats_asked(game) == [3]


@pytest.mark.parametrize("holds", [True, False])
def test_war_funding_that_may_be_there_is_asked_for_in_every_round_whoever_holds_it(holds: bool) -> None:
    """Letnev have given a note to the Hacan, nobody else saw which."""
    table = Table("hacan", "sol", "letnev").ships(0, 1, cruiser=1).ships(1, 0, carrier=1)
    funding, ceasefire = note_of("war-funding", 2), note_of("ceasefire", 2)
    table.game.everybody = True
    table.game.players[2].notes = (funding, ceasefire)
    give_note(table.game, 2, 0, funding if holds else ceasefire)
    game = battle(table, *[1] * 20)
    assert (0, "start-of-space-combat-round", True) in asked(game)


@pytest.mark.parametrize("key", ["trade-convoys", "stymie"])
@pytest.mark.parametrize("holds", [True, False])
def test_a_note_for_an_action_that_may_be_there_is_possible_whoever_holds_it(key: str, holds: bool) -> None:
    table = Table("sol", "letnev", "hacan" if key == "trade-convoys" else "arborec")
    wanted, ceasefire = note_of(key, 2), note_of("ceasefire", 2)
    table.game.players[2].notes = (wanted, ceasefire)
    give_note(table.game, 2, 0, wanted if holds else ceasefire)
    assert might_act(table.game, ACTION, 0)
