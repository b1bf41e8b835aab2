"""What is hidden may be shown on purpose: to whom its owner likes, and to nobody else."""

from __future__ import annotations

from orrery.kernel.decision import Choice
from orrery.kernel.rng import seeded
from orrery.ti4.components import NUMBER
from orrery.ti4.game import TwilightImperium
from orrery.ti4.knowledge import known_in_hands
from orrery.ti4.redealing import redeal_unseen
from orrery.ti4.rules.giving import give_random_card
from orrery.ti4.rules.moves import discard_cards, draw, draw_secret, return_secret
from orrery.ti4.words import Ti4Words
from support.cite import rule
from support.play import answer, asked
from support.ti4 import Table

SPIES = NUMBER["form-a-spy-network"]


def hidden() -> TwilightImperium:
    """It is the turn of seat 1, who has two action cards and a secret objective."""
    made = Table("l1z1x", "muaat", "norr").hand(1, "sabotage", "direct-hit").hand(2, "sabotage")
    made.game.players[1].secrets = (SPIES,)
    made.game.deck = list(range(40, 60))
    made.game.active = 0
    return made.begin()


def step_aside(game: TwilightImperium, seat: int) -> None:
    decision = asked(game, seat)
    keys = [option.key for option in decision.asides]
    game.answer(Choice(seat, (len(decision.options) + keys.index("show card"),)))


def show(game: TwilightImperium, seat: int, card: int, *viewers: int) -> None:
    step_aside(game, seat)
    kind = "objective" if card == SPIES else "card"
    answer(game, seat, *[f"seat {viewer}" for viewer in viewers])
    answer(game, seat, f"{kind} {card}")


def said(game: TwilightImperium, reader: int) -> str:
    """What that seat reads of what was shown last."""
    last = [event for event in game.log or [] if event.kind in ("card shown", "secret shown")][-1]
    return Ti4Words("en", ["Ada", "Bo", "Cy"], reader).event(last.seen_by(reader))


@rule("ti4:F.general.7")
def test_a_card_is_shown_to_one_and_others_see_only_that_it_was() -> None:
    game = hidden()
    card = game.players[1].hand[0]
    show(game, 1, card, 0)
    assert asked(game, 1).prompt == "action", "the question comes again"
    assert card in game.players[1].hand
    assert said(game, 0) == "Bo shows you an action card: Sabotage."
    assert said(game, 1) == "You show Ada an action card: Sabotage."
    assert said(game, 2) == "Bo shows Ada an action card."
    for seed in range(5):
        again = game.copy()
        assert isinstance(again, TwilightImperium)
        redeal_unseen(again, 0, seeded(seed))
        assert card in again.players[1].hand, "who has seen it knows where it is"


@rule("ti4:F.general.7", "ti4:14.17")
def test_a_secret_objective_is_shown_to_several_once() -> None:
    game = hidden()
    show(game, 1, SPIES, 0, 2)
    assert said(game, 0) == "Bo shows you a secret objective: Form a Spy Network."
    step_aside(game, 1)
    answer(game, 1, "seat 0")
    assert SPIES not in [option.things[0][1] for option in asked(game, 1).options[1:]], "everybody has seen it"
    answer(game, 1, "show nothing")
    for _ in range(2):
        step_aside(game, 1)
        answer(game, 1, "seat 2")
        answer(game, 1, "show nothing")
    assert game.beside(1) == [], "talks must end"
    redeal_unseen(game, 2, seeded(3))
    assert game.players[1].secrets == (SPIES,)


def test_nobody_waits_for_who_could_show_something() -> None:
    game = hidden()
    assert [option.key for option in asked(game, 1).asides] == ["show card"]
    assert game.beside(2) == [], "only who is asked something shows something"
    answer(game, 1, "pass")
    assert game.active == 2, "the end of a turn is not asked for what could be shown"
    answer(game, 2, "pass")
    assert asked(game, 0).asides == [], "who has nothing hidden shows nothing"


def test_what_left_the_hand_is_known_no_more() -> None:
    game = hidden()
    card = game.players[1].hand[0]
    show(game, 1, card, 0)
    show(game, 1, SPIES, 0)
    game.players[1].hand = [card]
    give_random_card(game, 1, 2)
    assert known_in_hands(game, 0) == [(SPIES, 1)], "it may have been that card"
    return_secret(game, 1, SPIES)
    draw_secret(game, 2)
    assert game.players[2].secrets == (SPIES,)
    assert known_in_hands(game, 0) == []
    again = hidden()
    show(again, 1, card, 0)
    again.deck = []
    discard_cards(again, 1, [card])
    draw(again, 1, 1)
    assert card in again.players[1].hand
    assert known_in_hands(again, 0) == [], "drawn again, nobody has seen it"
