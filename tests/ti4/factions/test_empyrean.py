"""The Empyrean: abilities, flagship, technologies and two notes."""

from __future__ import annotations

from orrery.kernel.decision import Choice
from orrery.kernel.rng import Arranged
from orrery.ti4.components import NUMBER, note_of
from orrery.ti4.game import TwilightImperium
from orrery.ti4.notes.dark_pact import Pact
from orrery.ti4.routes import may_be_moved_into, move_value, open_systems
from orrery.ti4.rules.strategic import Follow
from orrery.ti4.rules.vote import ResolveAgenda
from orrery.ti4.setup import setup
from orrery.ti4.units import CRUISER, DREADNOUGHT, FLAGSHIP, count, damaged, whole
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, everything, plan
from support.ti4_agendas import ready
from support.ti4_combat import battle, left
from support.ti4_combat import card as play_card

NEBULA = ("18", "42", "20", "21", "22", "23", "24")  # a nebula in the north
WELLON, VEFUT, THIBAH, TARMANN = 26, 27, 28, 29
MUTINY = NUMBER["mutiny"]


# -- abilities ---------------------------------------------------------------------------------------------------------


@card("ti4:voidborn")
@rule("ti4:65.1", "ti4:65.2", "ti4:65.3")
def test_nebulae_do_not_hinder_their_ships_whatever_moves_them() -> None:
    """Through it, out of it with their whole move value, and into it by other means. Others are hindered."""
    game = Table("empyrean", "hacan", tiles=NEBULA).ships(0, 1, cruiser=1).ships(1, 1, cruiser=1).game
    game.players[1].space.clear()
    assert (open_systems(game, 0)[1], open_systems(game, 1)[1]) == (True, False)
    assert (move_value(game, 0, CRUISER, 1), move_value(game, 1, CRUISER, 1)) == (2, 1)
    assert (may_be_moved_into(game, 0, 1), may_be_moved_into(game, 1, 1)) == (True, False)


@card("ti4:aetherpassage")
@rule("ti4:17.4b")
def test_who_is_let_through_passes_their_ships_in_this_action_alone() -> None:
    """From 2 through 0 to 5; said after the system is activated."""
    for lets in (True, False):
        table = Table("hacan", "empyrean").ships(0, 2, cruiser=1).ships(1, 0, cruiser=1).planets(0, TARMANN)
        game = table.planets(1, VEFUT).activate(5)
        assert asked(game, 1).prompt == "after-system-activated"
        answer(game, 1, "ability" if lets else "pass")
        assert open_systems(game, 0)[0] == lets


@card("ti4:dark-whispers")
@rule("ti4:S3.note")
def test_they_begin_with_two_notes_of_their_faction() -> None:
    game = setup({"players": 3, "factions": "sol,empyrean,hacan", "sets": "kings", "start": "quick"}, 3)
    own = [note_of(key, 1) for key in ("dark-pact", "blood-pact")]
    assert all(note in game.players[1].notes for note in own)
    assert game.count()["wrong"] == 0


# -- flagship ----------------------------------------------------------------------------------------------------------


def stay(game: TwilightImperium) -> None:
    """Nobody retreats in this round."""
    for _ in range(2):
        if game.waiting()[0].prompt == "announce retreat":
            answer(game, game.waiting()[0].seat, "stay")


def dynamo(*dice: int) -> TwilightImperium:
    """The Empyrean attack with two dreadnoughts, their flagship next door."""
    table = Table("empyrean", "hacan").own(0).ships(0, 1, dreadnought=2).ships(0, 2, flagship=1).planets(0, VEFUT)
    table.ships(1, 0, cruiser=2).ships(1, 3, cruiser=1).planets(1, TARMANN).pools(0, goods=4)
    game = table.activate(0)
    game.rng = Arranged(1, [], list(dice))
    plan(game, 0, (1, "dreadnought", 2))
    return game


@card("ti4:dynamo")
@rule("ti4:75", "ti4:75.3")
def test_for_two_influence_a_unit_that_has_sustained_damage_is_repaired() -> None:
    """It does not sustain the same hits again: the other one still does."""
    game = dynamo(1, 1, 10, 10, *[1] * 20)
    stay(game)
    answer(game, 0, "sustain", "sustain")
    answer(game, 0, "flagship")
    everything(game, 0)
    answer(game, 0, "pass")
    there = game.players[0].ships_in(0)
    assert (whole(there, DREADNOUGHT), damaged(there, DREADNOUGHT)) == (1, 1)


@card("ti4:dynamo")
def test_a_repaired_ship_cannot_sustain_another_of_the_same_hits() -> None:
    """Two hits, one dreadnought: it sustains the first and is repaired; the second destroys it, whole as it is."""
    table = Table("empyrean", "hacan").own(0).ships(0, 1, dreadnought=1).ships(0, 2, flagship=1).planets(0, VEFUT)
    table.ships(1, 0, cruiser=2).ships(1, 3, cruiser=1).planets(1, TARMANN).pools(0, goods=4)
    game = table.activate(0)
    game.rng = Arranged(1, [], [1, 10, 10, *[1] * 20])
    plan(game, 0, (1, "dreadnought", 1))
    stay(game)
    answer(game, 0, "flagship")
    everything(game, 0)
    assert count(game.players[0].ships_in(0), DREADNOUGHT) == 0


@card("ti4:dynamo", "ti4:direct-hit")
def test_a_direct_hit_destroys_a_ship_that_has_just_been_repaired() -> None:
    table = Table("empyrean", "hacan").own(0).ships(0, 1, dreadnought=2).ships(0, 2, flagship=1).planets(0, VEFUT)
    table.ships(1, 0, cruiser=2).ships(1, 3, cruiser=1).planets(1, TARMANN).pools(0, goods=4).hand(1, "direct-hit")
    game = table.activate(0)
    game.rng = Arranged(1, [], [1, 1, 10, 1, *[1] * 20])
    plan(game, 0, (1, "dreadnought", 2))
    stay(game)
    answer(game, 0, "sustain")
    answer(game, 0, "flagship")
    everything(game, 0)
    play_card(game, 1, "direct-hit")
    there = game.players[0].ships_in(0)
    assert (whole(there, DREADNOUGHT), damaged(there, DREADNOUGHT)) == (1, 0)


@card("ti4:dynamo")
def test_far_from_the_flagship_nothing_is_repaired() -> None:
    table = Table("empyrean", "hacan").own(0).ships(0, 1, dreadnought=2).ships(1, 0, cruiser=2).planets(0, VEFUT)
    game = battle(table.ships(1, 3, cruiser=1).pools(0, goods=4), 1, 1, 10, 1, *[1] * 20)
    stay(game)
    answer(game, 0, "sustain")
    assert asked(game, 1).prompt == "announce retreat"
    assert left(game, 0, FLAGSHIP) == 0


# -- technologies ------------------------------------------------------------------------------------------------------


@card("ti4:aetherstream")
@rule("ti4:10.2a")
def test_next_to_an_anomaly_ships_of_theirs_or_of_a_neighbour_move_one_farther() -> None:
    """The nebula itself is next to none: activating it gives nothing."""
    table = Table("empyrean", "hacan", tiles=NEBULA).techs(0, "aetherstream").ships(0, 4, cruiser=1)
    game = table.planets(0, TARMANN).planets(1, VEFUT).activate(2)
    answer(game, 0, "tech")
    assert move_value(game, 0, CRUISER, 4) == 3
    table = Table("empyrean", "hacan", tiles=NEBULA).techs(0, "aetherstream").ships(0, 4, cruiser=1)
    game = table.planets(0, TARMANN).planets(1, VEFUT).activate(1)
    assert asked(game, 0).prompt == "move"


@card("ti4:aetherstream")
def test_it_may_be_given_to_a_neighbour_who_is_active() -> None:
    table = Table("hacan", "empyrean", tiles=NEBULA).techs(1, "aetherstream").ships(0, 4, cruiser=1)
    game = table.planets(1, TARMANN).planets(0, VEFUT).activate(2)
    answer(game, 1, "tech")
    assert (move_value(game, 0, CRUISER, 4), move_value(game, 1, CRUISER, 4)) == (3, 2)


@card("ti4:voidwatch")
@rule("ti4:95.6")
def test_who_moves_ships_to_them_gives_a_note_of_the_hand() -> None:
    """Of the giver's choice; a retreat is a movement too."""
    table = Table("hacan", "empyrean").techs(1, "voidwatch").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1)
    game = table.notes(0, 0, "ceasefire", "trade-agreement").ships(1, 3, cruiser=1).planets(0, WELLON).activate(0)
    game.rng = Arranged(1, [], [1] * 40)
    answer(game, 1, "pass")  # the passage
    everything(game, 0)
    assert asked(game, 0).prompt == "hand over note"
    answer(game, 0, f"note {note_of('ceasefire', 0)}")
    assert note_of("ceasefire", 0) in game.players[1].notes


@card("ti4:voidwatch")
def test_without_a_note_nothing_is_given() -> None:
    table = Table("hacan", "empyrean").techs(1, "voidwatch").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1)
    game = table.ships(1, 3, cruiser=1).planets(0, WELLON).activate(0)
    game.rng = Arranged(1, [], [1] * 40)
    answer(game, 1, "pass")
    everything(game, 0)
    assert asked(game, 1).prompt == "announce retreat"


# -- notes -------------------------------------------------------------------------------------------------------------


def trading(*terms: tuple[int, str, int]) -> TwilightImperium:
    """The holder of the pact, with Hacan's six commodities, deals with the Empyrean."""
    table = Table("hacan", "empyrean").ships(0, 1, cruiser=1).ships(1, 2, cruiser=1).planets(0, WELLON)
    game = table.planets(1, VEFUT).pools(0, commodities=6).pools(1, goods=1).game
    game.players[0].area = (note_of("dark-pact", 1),)
    table.begin()
    answer_aside(game, 0)
    plan(game, 0, *terms)
    answer(game, 1, "accept")
    return game


def answer_aside(game: TwilightImperium, seat: int) -> None:
    """Propose a transaction beside the question."""
    decision = asked(game, seat)
    at = [option.key for option in decision.asides].index("propose transaction")
    game.answer(Choice(seat, (len(decision.options) + at,)))


@card("ti4:dark-pact")
@rule("ti4:91.2")
def test_who_gives_all_commodities_and_they_gain_a_good_each() -> None:
    game = trading((0, "commodities", 6))
    assert (game.players[0].goods, game.players[1].goods) == (1, 8)
    game = trading((0, "commodities", 5))
    assert (game.players[0].goods, game.players[1].goods) == (0, 6), "not as many as there can be"


@card("ti4:dark-pact", "ti4:trade-agreement")
def test_a_trade_agreement_satisfies_the_pact() -> None:
    """All that Hacan replenish goes to the Empyrean: six of six, and a good for both."""
    table = Table("hacan", "empyrean").planets(0, WELLON).planets(1, VEFUT).notes(1, 0, "trade-agreement")
    game = table.pools(0, commodities=0).game
    game.players[0].area = (note_of("dark-pact", 1),)
    game.begin(Follow(0, 5, free=True))
    answer(game, 1, "note")
    assert (game.players[0].goods, game.players[0].commodities, game.players[1].goods) == (1, 0, 7)


@card("ti4:dark-pact", "ti4:blood-pact")
@rule("ti4:95.4")
def test_pacts_are_laid_open_by_an_action_and_broken_by_an_attack() -> None:
    table = Table("hacan", "empyrean").notes(0, 1, "dark-pact", "blood-pact").ships(1, 0, cruiser=1)
    game = table.planets(0, WELLON).planets(1, VEFUT).begin()
    answer(game, 0, f"note {note_of('dark-pact', 1)}")
    assert game.players[0].area == (note_of("dark-pact", 1),)
    table = Table("hacan", "empyrean").ships(1, 0, cruiser=1).planets(0, WELLON).planets(1, VEFUT)
    table.game.players[0].area = (note_of("dark-pact", 1), note_of("blood-pact", 1))
    game = table.activate(0)
    answer(game, 0, "note")
    assert game.players[0].area == ()
    assert set(game.players[1].notes) == {note_of("dark-pact", 1), note_of("blood-pact", 1)}


@card("ti4:blood-pact")
@rule("ti4:2.15", "ti4:F.agenda.2")
def test_four_more_votes_where_both_have_voted_alike() -> None:
    """Whoever votes first; an abstention or another outcome brings none."""
    for other, added in (("for", 4), ("against", 0), ("abstain", 0)):
        table = Table("hacan", "empyrean", "norr").planets(0, WELLON).planets(1, VEFUT).planets(2, THIBAH)
        game = table.game
        game.players[0].area = (note_of("blood-pact", 1),)
        game.begin(ResolveAgenda(MUTINY))
        answer(game, 1, other)
        answer(game, 2, "abstain")
        agenda = game.innermost(ResolveAgenda)
        assert isinstance(agenda, ResolveAgenda)
        answer(game, 0, "for")
        more = [event.values[0] for event in game.log or [] if event.kind == "votes added"]
        assert sum(more) == added


@card("ti4:voidwatch")
@rule("ti4:71.7", "ti4:17.9")
def test_a_retreat_is_a_movement_into_a_system_too() -> None:
    """The attackers go back to where a watcher's infantry stands on a planet."""
    table = Table("hacan", "empyrean", "norr").techs(1, "voidwatch").ships(0, 1, cruiser=2).ships(2, 0, cruiser=2)
    table.troops(1, VEFUT, infantry=1).ships(0, 2, cruiser=1).notes(0, 0, "ceasefire").planets(0, WELLON)
    game = table.planets(2, TARMANN).activate(0)
    game.rng = Arranged(1, [], [1] * 60)
    plan(game, 0, (1, "cruiser", 2))
    answer(game, 2, "stay")
    answer(game, 0, "retreat")
    answer(game, 0, "system 2")
    assert note_of("ceasefire", 0) in game.players[1].notes


@card("ti4:blood-pact")
def test_the_vote_of_a_third_player_brings_the_four_votes_no_second_time() -> None:
    """Both have voted alike before the third one votes; and a pact that lies in a hand brings nothing."""
    for area, added in ((True, 4), (False, 0)):
        table = Table("norr", "empyrean", "hacan").planets(0, WELLON).planets(1, VEFUT).planets(2, THIBAH)
        game = table.game
        if area:
            game.players[2].area = (note_of("blood-pact", 1),)
        else:
            game.players[2].notes = (note_of("blood-pact", 1),)
        game.begin(ResolveAgenda(MUTINY))
        ready(game)
        for seat in (1, 2, 0):
            answer(game, seat, "for")
            if game.asked(seat) is not None and asked(game, seat).prompt == "vote with":
                answer(game, seat, "planet")
        more = [event.values[0] for event in game.log or [] if event.kind == "votes added"]
        assert sum(more) == added


@card("ti4:dark-pact")
def test_commodities_for_anybody_else_bring_no_good_by_the_pact() -> None:
    pact = Pact(0, about=1)
    game = Table("hacan", "empyrean", "norr").game
    assert [pact.rewards_gift(game, *gift) for gift in ((0, 1, 6), (0, 2, 6), (1, 0, 6), (2, 1, 6))] == [1, 0, 0, 0]
