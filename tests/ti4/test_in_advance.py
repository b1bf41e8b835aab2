"""Replies in advance beside windows: the attacker stays, a later voter abstains, whatever the others do not do."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Order
from orrery.kernel.orders import in_advance, is_in_force, is_reply_to, reply_by
from orrery.ti4.components import NUMBER
from orrery.ti4.game import TwilightImperium
from orrery.ti4.rules.vote import ResolveAgenda
from orrery.ti4.state import AGENDA, NOBODY
from orrery.ti4.tiles import PLANETS
from orrery.ti4.words import Ti4Words
from support.cite import rule
from support.play import answer, asked
from support.ti4 import Table, plan
from support.ti4_agendas import ready

SABOTAGE = "when-action-card-played"


def early(game: TwilightImperium, seat: int) -> Order:
    """The one reply that this seat may give before it is asked."""
    [decision] = game.later(seat)
    found = in_advance(game, decision)
    assert found is not None
    return found


def answers(game: TwilightImperium, seat: int, order: Order) -> str:
    """The key of what it replies for that seat; "": it is asked itself."""
    decision = asked(game, seat)
    found = reply_by(game, decision, [order])
    return "" if found is None else decision.options[found.choice.picks[0]].key


# -- retreats ----------------------------------------------------------------------------------------------------------


def combat(*attackers_routes: int) -> TwilightImperium:
    """Seat 0 attacks seat 1, which may retreat, and is asked first."""
    table = Table("sol", "hacan").ships(0, 1, cruiser=2).ships(1, 0, cruiser=2).ships(1, 3, cruiser=1)
    for system in attackers_routes:
        table.ships(0, system, cruiser=1)
    game = table.pools(0, fleet=6).activate(0)
    plan(game, 0, (1, "cruiser", 2))
    assert (game.waiting()[0].seat, game.waiting()[0].prompt) == (1, "announce retreat")
    return game


@rule("ti4:71.4")
def test_the_attacker_stays_in_advance_if_the_defender_stays() -> None:
    game = combat(1)
    stay = early(game, 0)
    assert (stay.reply, stay.prompt) == ("stay", "announce retreat")
    assert game.later(1) == [], "the defender is asked already"
    answer(game, 1, "stay")
    assert answers(game, 0, stay) == "stay"


@rule("ti4:71.4")
def test_in_the_next_round_the_attacker_is_asked_anew() -> None:
    game = combat(1)
    stay = early(game, 0)
    answer(game, 1, "stay")
    answer(game, 0, "stay")
    assert not is_in_force(game, stay), "dice have been rolled"


@rule("ti4:71.4")
def test_where_the_defender_retreats_the_attacker_has_said_nothing() -> None:
    game = combat(1)
    stay = early(game, 0)
    answer(game, 1, "retreat")
    assert not is_in_force(game, stay)
    assert game.later(0) == []


def test_who_has_nowhere_to_go_is_not_to_come() -> None:
    assert combat().later(0) == []


# -- votes -------------------------------------------------------------------------------------------------------------


def vote(everybody: bool = False) -> TwilightImperium:
    """Seat 0 is the speaker; seat 1 votes first, then 2, and 0 last."""
    rich = [number for number, planet in enumerate(PLANETS) if planet.influence >= 2][:3]
    table = Table("sol", "hacan", "norr")
    for seat, planet in enumerate(rich):
        table.planets(seat, planet)
    game = table.game
    game.everybody = everybody
    game.phase, game.active = AGENDA, NOBODY
    game.begin(ResolveAgenda(NUMBER["mutiny"]))
    while game.waiting()[0].window:
        assert game.later(game.waiting()[0].seat) == [], "nobody votes yet"
        answer(game, game.waiting()[0].seat, "pass")
    ready(game)
    return game


def pass_windows(game: TwilightImperium) -> None:
    while game.waiting()[0].window:
        answer(game, game.waiting()[0].seat, "pass")


@rule("ti4:2.5")
@pytest.mark.parametrize("everybody", [False, True])
def test_a_later_voter_abstains_in_advance_if_all_before_abstain(everybody: bool) -> None:
    game = vote(everybody)
    pass_windows(game)
    assert (game.waiting()[0].seat, game.waiting()[0].prompt) == (1, "vote")
    [decision] = game.later(0)
    abstain = early(game, 0)
    assert abstain.reply == "abstain"
    answer(game, 1, "abstain")
    pass_windows(game)
    assert game.waiting()[0].seat == 2
    assert game.later(1) == []
    assert [each.options for each in game.later(0)] == [decision.options]
    assert is_in_force(game, abstain), "what stands in the log is that somebody has abstained"
    answer(game, 2, "abstain")
    pass_windows(game)
    assert answers(game, 0, abstain) == "abstain"


@rule("ti4:2.5")
def test_votes_that_are_cast_may_change_a_later_voters_mind() -> None:
    game = vote()
    abstain = early(game, 0)
    answer(game, 1, "for")
    assert game.waiting()[0].seat == 2
    assert not is_in_force(game, abstain)
    assert is_reply_to(early(game, 0), game.later(0)[0]), "but it may be said again"


# -- in words ----------------------------------------------------------------------------------------------------------


def test_what_is_said_in_advance_is_a_sentence_in_both_languages() -> None:
    stay, abstain = early(combat(1), 0), early(vote(), 0)
    passes = Order("here", "pass", SABOTAGE)
    said = {
        language: [Ti4Words(language, ["A", "B", "C"], 0).order(order) for order in (stay, abstain, passes)]
        for language in ("en", "de")
    }
    assert said["en"][1] == "Abstain in advance: Mutiny."
    assert said["en"][0].startswith("Announce no retreat from ")
    assert said["en"][2].startswith("Pass in advance: ")
    assert said["de"][1].startswith("Im Voraus enthalten: ")
    assert said["de"][2].startswith("Im Voraus passen: ")
