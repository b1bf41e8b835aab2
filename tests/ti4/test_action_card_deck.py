"""The deck of action cards: what is in it, and what all cards have in common."""

from __future__ import annotations

from orrery.kernel.decision import Choice
from orrery.kernel.rng import Arranged
from orrery.ti4.components import ACTION_CARDS, CARD, COMPONENTS, DECK, NUMBER, numbers_of
from orrery.ti4.registry import DEEDS, MASK
from orrery.ti4.rules.moves import draw
from orrery.ti4.units import CRUISER, DREADNOUGHT, count, damaged
from orrery.ti4.windows import ACTION
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, everything
from support.ti4_facts import base, facts, key

IN_THE_AGENDA_PHASE = ("agenda", "vote", "elected")  # words in the names of its windows


def printed() -> dict[str, int]:
    return {key(row["id"]): row["copies"] for row in base(facts("action_cards")["cards"])}


def test_every_card_of_the_deck_is_one_of_the_base_game_and_there_as_often_as_printed() -> None:
    assert len({each for each, _ in ACTION_CARDS}) == len(ACTION_CARDS)
    for name, copies in ACTION_CARDS:
        assert printed().get(name) == copies, name
    assert sum(printed().values()) == 80
    assert DECK == sum(copies for _, copies in ACTION_CARDS) <= 80


def test_every_card_acts_in_the_moments_that_are_printed_on_it() -> None:
    """Where two moments are one window, that window."""
    one = {
        "after-you-activate-system": "after-system-activated",
        "after-other-activates-system": "after-system-activated",
    }
    for row in base(facts("action_cards")["cards"]):
        name = key(row["id"])
        if name in NUMBER:
            windows = {window for window in DEEDS if NUMBER[name] in DEEDS[window]}
            assert windows == {one.get(each, each) for each in row["timing"]}, name
            assert MASK[NUMBER[name]]
        else:
            moments = " ".join(row["timing"])
            assert name == "repeal-law" or any(word in moments for word in IN_THE_AGENDA_PHASE), name


@rule("ti4:3.6a", "ti4:31.5", "ti4:58.1", "ti4:58.3")
def test_an_action_that_cannot_be_resolved_completely_cannot_be_performed() -> None:
    """Alone with nothing on the board only those are possible that say "each" or "all", and hit nobody."""
    table = Table("sol", "hacan")
    actions = [component for component in DEEDS[ACTION] if COMPONENTS[component].kind == CARD]
    table.game.players[0].hand = list(actions)
    game = table.begin()
    possible = [COMPONENTS[option.id()].key for option in asked(game, 0).options if option.key == "card"]
    assert possible == ["economic-initiative", "industrial-initiative", "insubordination", "rise-of-a-messiah"]


@card("ti4:sabotage")
@rule("ti4:F.action-cards.8", "ti4:58.4", "ti4:3.8")
def test_a_sabotage_comes_after_the_target_and_before_the_effect_and_leaves_the_action() -> None:
    table = Table("sol", "hacan", "norr").hand(0, "plague", "uprising").hand(2, "sabotage")
    game = table.troops(1, 26, infantry=3).troops(1, 27).begin()
    answer(game, 0, f"card {NUMBER['plague']}")
    answer(game, 0, "planet 26")
    assert asked(game, 2).prompt == "when-action-card-played"
    assert not any(event.kind == "plague rolled" for event in game.log or [])
    answer(game, 2, "card")
    assert asked(game, 0).prompt == "action", "the action is not used up"
    assert sum(game.players[1].troops_on(26)) == 3
    assert len(game.discard) == 2
    assert "cancelled" in [event.kind for event in game.log or []]


@card("ti4:sabotage")
@rule("ti4:3.6b")
def test_a_cancelled_card_was_not_played_and_a_second_of_its_name_may_be() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).hand(0, "flank-speed", "flank-speed").hand(1, "sabotage")
    game = table.activate(0)
    answer(game, 0, "card")
    answer(game, 1, "card")
    assert [option.key for option in asked(game, 0).options] == ["pass", "card"]
    answer(game, 0, "card")
    assert [type(effect).__name__ for effect in game.effects] == ["Faster"]


@card("ti4:direct-hit")
@rule("ti4:3.6b", "ti4:F.action-cards.3")
def test_two_direct_hits_strike_two_ships_and_never_two_for_one_sustain() -> None:
    table = Table("sol", "hacan").ships(0, 1, dreadnought=2).ships(1, 0, cruiser=2, damaged_dreadnought=1)
    game = table.hand(0, "direct-hit", "direct-hit").ships(1, 0, dreadnought=2).pools(1, fleet=6).activate(0)
    game.rng = Arranged(1, [], [5, 5, 1, 1, 1, 1, 1])
    everything(game, 0)
    answer(game, 1, "sustain", "sustain")
    answer(game, 0, "card")
    assert count(game.players[1].ships_in(0), DREADNOUGHT) == 2
    assert asked(game, 1).prompt == "assign hits", "the second copy cannot strike the other damaged one as well"
    answer(game, 1, "sustain")
    answer(game, 0, "card")
    left = game.players[1].ships_in(0)
    assert (count(left, DREADNOUGHT), damaged(left, DREADNOUGHT)) == (1, 1)


@rule("ti4:3.4")
def test_a_hand_that_grows_too_large_in_the_middle_of_something_is_seen_to_at_once() -> None:
    table = Table("sol", "muaat").hand(0, "spy", *["morale-boost"] * 4, *["sabotage"] * 3).hand(1, "uprising")
    game = table.troops(1, 26).begin()
    answer(game, 0, f"card {NUMBER['spy']}")
    assert asked(game, 0).prompt == "discard"
    assert len(game.players[0].hand) == 8
    game.answer(Choice(0, (0,)))
    assert (len(game.players[0].hand), game.active) == (7, 1)


@rule("ti4:3.7", "ti4:59.5")
def test_a_card_lies_on_no_pile_while_it_is_played_and_is_not_dealt_out_again() -> None:
    game = Table("sol", "hacan").hand(0, "plague").hand(1, "sabotage").troops(1, 26, infantry=1).begin()
    game.discard = [NUMBER["spy"], NUMBER["summit"]]
    whole = game.count()
    answer(game, 0, "card")
    assert asked(game, 1).prompt == "when-action-card-played"
    draw(game, 1, 5)
    assert sorted(game.players[1].hand) == sorted([numbers_of("sabotage")[0], NUMBER["spy"], NUMBER["summit"]])
    assert (game.deck, game.discard, game.count()) == ([], [], whole)
    answer(game, 1, "pass")
    assert game.discard == [NUMBER["plague"]]


@card("ti4:sabotage")
@rule("ti4:31.15a")
def test_one_sabotage_is_enough_and_nobody_sabotages_a_sabotage() -> None:
    table = Table("sol", "hacan", "norr").hand(0, "industrial-initiative", "sabotage")
    game = table.hand(1, "sabotage").hand(2, "sabotage").planets(0, 26).begin()
    answer(game, 0, f"card {NUMBER['industrial-initiative']}")
    answer(game, 1, "card")
    assert asked(game, 0).prompt == "action", "neither the third nor the first player is asked about the Sabotage"
    assert (game.players[0].goods, len(game.players[0].hand), len(game.players[2].hand)) == (0, 1, 1)


@card("ti4:sabotage")
def test_two_cards_on_one_thing_are_cancelled_one_by_one() -> None:
    """A Direct Hit is cancelled, a second one is played on the same ship, and that is cancelled too."""
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, dreadnought=1, cruiser=1)
    game = table.hand(0, "direct-hit", "direct-hit").hand(1, "sabotage", "sabotage").activate(0)
    game.rng = Arranged(1, [], [7, 1, 1])
    everything(game, 0)
    answer(game, 1, "sustain")
    for _ in range(2):
        answer(game, 0, "card")
        answer(game, 1, "card")
    assert count(game.players[1].ships_in(0), DREADNOUGHT) == 1
    assert game.players[0].hand == game.players[1].hand == []


@card("ti4:morale-boost")
@rule("ti4:3.6b")
def test_morale_is_boosted_once_by_each_side_and_for_one_round() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=2).ships(1, 0, cruiser=2).ships(1, 3, cruiser=1)
    game = table.hand(0, "morale-boost", "morale-boost").hand(1, "morale-boost").activate(0)
    game.rng = Arranged(1, [], [6, 5, 6, 5, 6, 6])
    everything(game, 0)
    answer(game, 0, "card")
    answer(game, 1, "card")
    assert asked(game, 1).prompt == "announce retreat", "nobody boosts twice"
    answer(game, 1, "stay")
    assert [count(game.players[seat].ships_in(0), CRUISER) for seat in (0, 1)] == [1, 1], "six hits, five does not"
    answer(game, 0, "pass")
    answer(game, 1, "stay")
    assert [count(game.players[seat].ships_in(0), CRUISER) for seat in (0, 1)] == [1, 1], "in the next round six misses"
