"""The Mahact Gene-Sorcerers: abilities, flagship, technologies and note."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice, Form
from orrery.kernel.laws import random_choice
from orrery.kernel.rng import Arranged, seeded
from orrery.ti4.combat import combat_bonus
from orrery.ti4.components import ALLIANCES, COMPONENTS, NUMBER, note_of
from orrery.ti4.conservation import counted
from orrery.ti4.fleets import kind_of
from orrery.ti4.game import TwilightImperium
from orrery.ti4.limits import fleet_limit
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.odds_table import side_of
from orrery.ti4.reinforcements import tokens_left
from orrery.ti4.research import researchable
from orrery.ti4.rules.each_player import lose_fleet_tokens
from orrery.ti4.rules.elimination import Eliminate
from orrery.ti4.rules.foreign_tokens import may_take, return_foreign_token, take_foreign_token
from orrery.ti4.rules.giving import GiveNote
from orrery.ti4.rules.moves import upgrade_units
from orrery.ti4.rules.strategy_phase import StrategyPhase
from orrery.ti4.rules.tokens import GainTokens, Redistribute
from orrery.ti4.rules.transaction import amount_held, rows_of
from orrery.ti4.rules.turn import ActionPhase
from orrery.ti4.rules.vote import ResolveAgenda
from orrery.ti4.setup import setup
from orrery.ti4.state import AGENDA, NOBODY
from orrery.ti4.tiles import PLANET
from orrery.ti4.units import CARRIER, CRUISER, FIGHTER, FLAGSHIP, INFANTRY, count
from orrery.ti4.words import Ti4Words
from orrery.ti4.words.panels import table_panels
from support.cite import card, rule
from support.play import answer, asked, happened
from support.ti4 import Table, plan
from support.ti4_agendas import ready
from support.ti4_combat import battle
from support.ti4_finds import LODOR, VEFUT, WELLON, carry_out, kings

IXTH = PLANET["ixth"]

AWAY = [PLANET[key] for key in ("qucenn", "mellon", "dalbootha", "arnor")]  # not on this table


def kinds(game: TwilightImperium) -> list[str]:
    return [event.kind for event in game.log or []]


def masters(*others: str) -> Table:
    """Seat 0 plays the Mahact. Everybody has a planet, and so is not eliminated."""
    table = kings("mahact", *others or ("hacan", "norr"))
    for seat, planet in enumerate(AWAY[: len(table.game.players)]):
        table.planets(seat, planet)
    return table


def won(table: Table) -> TwilightImperium:
    """A cruiser of seat 0 shoots down one of seat 1 in the middle."""
    return battle(table.ships(0, 1, cruiser=2).ships(1, 0, cruiser=1), 9, 9, 1)


# -- Edict -------------------------------------------------------------------------------------------------------------


@card("ti4:edict")
def test_who_is_beaten_leaves_a_token_that_makes_fleets_larger() -> None:
    table = masters()
    before = tokens_left(table.game, 1)
    game = won(table)
    assert game.players[0].foreign == (1,)
    assert (fleet_limit(game, 0), game.players[0].fleet) == (4, 3)
    assert (tokens_left(game, 1), game.players[1].fleet) == (before - 1, 3)
    assert counted(game)["wrong"] == 0


@card("ti4:edict")
def test_one_token_of_each_player_and_none_for_who_loses() -> None:
    table = masters()
    take_foreign_token(table.game, 0, 1)
    assert won(table).players[0].foreign == (1,)
    game = battle(masters().ships(0, 1, cruiser=1).ships(1, 0, cruiser=2), 1, 9, 9)
    assert all(player.foreign == () for player in game.players)


@card("ti4:edict")
def test_a_ground_combat_counts_as_well_also_for_the_defender() -> None:
    table = masters().troops(0, LODOR, infantry=2).ships(1, 2, carrier=1, infantry=1)
    game = table.game
    game.active = 0
    table.begin()
    answer(game, 1, "tactical")
    answer(game, 1, "system 3")
    game.rng = Arranged(1, [], [1, 9, 9])
    plan(game, 1, (2, "carrier", 1), (2, "infantry", 1))
    plan(game, 1, (ON_PLANET + LODOR, "infantry", 1))
    assert game.players[0].foreign == (1,)


@card("ti4:edict")
def test_without_a_token_in_the_reinforcements_its_owner_takes_one_from_a_pool() -> None:
    table = masters()
    table.pools(1, tactic=7, fleet=7)
    game = won(table)
    assert asked(game, 1).prompt == "which pool"
    answer(game, 1, "pool 0")
    assert (game.players[1].tactic, game.players[0].foreign) == (6, (1,))


@card("ti4:edict")
def test_who_has_all_tokens_on_the_board_leaves_none() -> None:
    game = masters().game
    game.players[1].tokens = tuple(range(16))
    game.players[1].tactic = game.players[1].fleet = game.players[1].strategy = 0
    assert not may_take(game, 0, 1)
    assert may_take(game, 0, 2)


@card("ti4:edict")
def test_it_comes_before_fighters_count_against_the_fleet_pool() -> None:
    """Without their carrier two fighters that fly by themselves and two cruisers are one too many for three tokens, and
    not for four."""
    table = masters().techs(0, "fighter-2").ships(0, 1, cruiser=2, carrier=1, fighter=2).ships(1, 0, cruiser=1)
    game = battle(table, 9, 9, 1, 1, 1, 9)
    answer(game, 0, f"type {CARRIER}")
    assert game.players[0].foreign == (1,)
    assert (count(game.players[0].ships_in(0), CRUISER), count(game.players[0].ships_in(0), FIGHTER)) == (2, 2)


@card("ti4:edict", "ti4:fleet-regulations")
def test_a_full_fleet_pool_takes_no_other_token() -> None:
    table = masters().pools(0, fleet=4).law("fleet-regulations", -1)
    assert won(table).players[0].foreign == ()


@card("ti4:edict")
def test_tokens_of_others_are_not_redistributed() -> None:
    table = masters().pools(0, tactic=1, fleet=1)
    game = table.game
    take_foreign_token(game, 0, 1)
    game.begin(Redistribute(0))
    assert asked(game, 0).things == (("tokens", 4),), "1, 1 and 2 of one's own"
    game.answer(Choice(0, (), Form(((0, "tactic", 4),))))
    assert (game.players[0].fleet, game.players[0].foreign, fleet_limit(game, 0)) == (0, (1,), 1)


@card("ti4:edict")
def test_they_leave_the_fleet_pool_only_after_ones_own() -> None:
    game = masters().pools(0, fleet=1).ships(0, 1, cruiser=1).game
    for other in (1, 2):
        take_foreign_token(game, 0, other)
    lose_fleet_tokens(game, 0, 1)
    assert (game.players[0].fleet, game.players[0].foreign) == (0, (1, 2))
    lose_fleet_tokens(game, 0, 1)
    carry_out(game, ActionPhase())
    assert asked(game, 0).prompt == "return tokens"
    answer(game, 0, "seat 2")
    assert game.players[0].foreign == (1,)


@card("ti4:edict", "ti4:neuroglaive")
def test_who_is_to_lose_a_fleet_token_and_has_only_those_of_others_returns_one() -> None:
    table = masters("naalu", "norr").pools(0, fleet=0).ships(1, 0, cruiser=1).techs(1, "neuroglaive")
    take_foreign_token(table.game, 0, 2)
    game = table.activate(0)
    assert (game.players[0].fleet, game.players[0].foreign) == (0, ())


@card("ti4:edict")
def test_more_tokens_of_ones_own_find_room_beside_them_under_the_law() -> None:
    table = masters().pools(0, fleet=3).law("fleet-regulations", -1)
    take_foreign_token(table.game, 0, 1)
    table.game.begin(GainTokens(0, 2))
    assert [row for row in asked(table.game, 0).rows if row[1] == "fleet"] == [(0, "fleet", 0)]


@rule("ti4:16.10e")
def test_if_the_mahact_are_eliminated_the_tokens_go_back() -> None:
    game = masters().game
    before = tokens_left(game, 1)
    take_foreign_token(game, 0, 1)
    assert tokens_left(game, 1) == before - 1
    carry_out(game, Eliminate(0))
    assert (game.players[0].foreign, tokens_left(game, 1)) == ((), before)


@rule("ti4:16.10f")
def test_the_token_of_an_eliminated_player_stays_and_so_does_the_commander() -> None:
    table = masters("hacan", "letnev").court(2, "commander")
    game, farran = table.game, NUMBER["rear-admiral-farran"]
    take_foreign_token(game, 0, 2)
    carry_out(game, Eliminate(2))
    assert list(game.players[0].foreign) == [2]
    assert farran in game.in_play(0)
    game.players[0].fleet = 0
    lose_fleet_tokens(game, 0, 1)
    carry_out(game, ActionPhase())
    assert list(game.players[0].foreign) == []
    assert farran not in game.in_play(0)
    assert game.players[2].leaders == ()


# -- Imperia -----------------------------------------------------------------------------------------------------------


@card("ti4:imperia")
def test_the_commander_of_a_player_whose_token_one_has_acts_for_one_too() -> None:
    table = masters("letnev", "norr").court(1).court(0)
    game, farran = table.game, NUMBER["rear-admiral-farran"]
    take_foreign_token(game, 0, 1)
    assert farran not in game.in_play(0), "it is locked"
    table.game.players[1].leaders += (farran,)
    assert farran in game.in_play(0)
    assert farran in game.in_play(1)
    assert farran not in game.in_play(2)


@card("ti4:edict")
@rule("ti4:32.3")
def test_a_fleet_shrinks_at_once_when_a_token_has_gone_back() -> None:
    game = masters().pools(0, fleet=1).ships(0, 1, cruiser=2).game
    take_foreign_token(game, 0, 1)
    carry_out(game, ActionPhase())
    assert asked(game, 0).prompt == "action", "two tokens, two ships"
    return_foreign_token(game, 0, 1)
    answer(game, 0, "tactical")
    assert count(game.players[0].ships_in(1), CRUISER) == 1, "alike, so nobody is asked"


@card("ti4:imperia", "ti4:brother-omar")
def test_a_commander_serves_as_long_as_the_token_is_there() -> None:
    """Brother Omar stands for a green technology."""
    game, animators = masters("yin", "norr").court(1, "commander").court(0).game, NUMBER["dacxive-animators"]
    game.deck = list(range(9))
    open_now = [animators in researchable(game, 0)]
    take_foreign_token(game, 0, 1)
    open_now.append(animators in researchable(game, 0))
    return_foreign_token(game, 0, 1)
    open_now.append(animators in researchable(game, 0))
    assert open_now == [False, True, False]


@card("ti4:imperia", "ti4:nekro-acidos")
def test_the_commander_of_the_nekro_serves_as_any_other() -> None:
    """It draws for the technology that somebody else gains who has the use of it."""
    table = masters("nekro", "norr").court(1, "commander")
    game = table.game
    take_foreign_token(game, 0, 1)
    assert NUMBER["nekro-acidos"] in game.in_play(0)
    assert NUMBER["nekro-malleon"] not in game.in_play(0), "agents are not lent"


@card("ti4:imperia", "ti4:sula-mentarion")
def test_the_commander_of_who_was_just_beaten_is_too_late_for_that_combat() -> None:
    table = masters("mentak", "norr").court(1, "commander")
    table.notes(1, 1, "ceasefire")
    game = won(table)
    answer(game, 1, "pass")
    assert game.players[0].foreign == (1,)
    assert game.asked(0) is None or asked(game, 0).prompt != "after-space-combat-won"


@card("ti4:imperia", "ti4:sula-mentarion")
def test_and_serves_in_the_next() -> None:
    table = masters("mentak", "norr").court(1, "commander")
    table.notes(1, 1, "ceasefire")
    take_foreign_token(table.game, 0, 1)
    game = won(table)
    answer(game, 1, "pass")
    assert asked(game, 0).prompt == "after-space-combat-won"
    answer(game, 0, "leader")
    assert game.players[0].notes == (note_of("ceasefire", 1),)


# -- Hubris ------------------------------------------------------------------------------------------------------------


@card("ti4:hubris")
def test_the_mahact_begin_without_their_alliance_and_it_is_counted() -> None:
    game = setup({"players": 3, "sets": "kings", "factions": "mahact,letnev,norr"}, 3)
    own = [note for note in game.players[0].notes if COMPONENTS[note].key == "alliance"]
    assert own == []
    assert [note for note in game.purged if note in ALLIANCES] == [note_of("alliance", 0)]
    assert counted(game)["notes"] == 15


@card("ti4:hubris", "ti4:alliance")
def test_nobody_gives_them_an_alliance_in_a_transaction() -> None:
    table = masters().ships(0, 1, cruiser=1).ships(1, 1, cruiser=1).notes(1, 1, "alliance", "ceasefire")
    game = table.game
    offered = [kind for giver, kind, _ in rows_of(game, 0, 1) if giver == 1 and kind.startswith("note ")]
    assert offered == [f"note {note_of('ceasefire', 1)}"]
    assert amount_held(game, 1, 0, "note") == 1
    assert amount_held(game, 1, 2, "note") == 2
    table.notes(2, 2, "alliance")
    assert amount_held(game, 2, 1, f"note {note_of('alliance', 2)}") == 1
    assert f"note {note_of('alliance', 2)}" in [kind for _, kind, _ in rows_of(game, 1, 2)]


@card("ti4:hubris", "ti4:alliance")
def test_who_must_give_and_has_nothing_else_gives_nothing() -> None:
    game = masters().notes(1, 1, "alliance").game
    carry_out(game, GiveNote(1, 0))
    assert game.players[0].notes == ()
    assert game.players[1].notes == (note_of("alliance", 1),)


# -- flagship ----------------------------------------------------------------------------------------------------------


@card("ti4:arvicon-rex")
def test_the_flagship_hits_better_against_those_who_do_not_serve() -> None:
    game = masters().own(0).game
    assert combat_bonus(game, 0, FLAGSHIP, 0, 1) == 2
    assert combat_bonus(game, 0, CRUISER, 0, 1) == 0
    assert combat_bonus(game, 1, FLAGSHIP, 0, 0) == 0
    take_foreign_token(game, 0, 1)
    assert combat_bonus(game, 0, FLAGSHIP, 0, 1) == 0
    assert combat_bonus(game, 0, FLAGSHIP, 0, 2) == 2


@card("ti4:arvicon-rex")
@pytest.mark.parametrize(("die", "hit"), [(2, False), (3, True)])
def test_it_hits_on_3(die: int, hit: bool) -> None:
    table = masters().own(0).ships(0, 1, flagship=1).ships(1, 0, carrier=1)
    game = battle(table, 1, die, 1, *[1] * 4, 9, 1)
    assert next(event.values for event in game.log or [] if event.kind == "space combat over")[1] == (1 if hit else 3)


# -- Crimson Legionnaires ----------------------------------------------------------------------------------------------


def fallen(table: Table, number: int) -> TwilightImperium:
    """So many infantry of seat 0 fall on Lodor to those of seat 1."""
    table.troops(0, LODOR, infantry=number).ships(1, 2, carrier=1, infantry=4)
    game = table.game
    game.active = 0
    table.begin()
    answer(game, 1, "tactical")
    answer(game, 1, "system 3")
    game.rng = Arranged(1, [], [9, 9, 9, 9, *[1] * 20])
    plan(game, 1, (2, "carrier", 1), (2, "infantry", 4))
    plan(game, 1, (ON_PLANET + LODOR, "infantry", 4))
    return game


@card("ti4:crimson-legionnaire-1")
def test_a_fallen_legionnaire_brings_a_commodity_and_the_next_may_turn_it_into_a_good() -> None:
    game = fallen(masters().own(0), 2)
    assert game.players[0].commodities == 1, "there was no choice"
    assert asked(game, 0).prompt == "legionnaire"
    answer(game, 0, "convert commodities")
    assert (game.players[0].commodities, game.players[0].goods) == (0, 1)


@card("ti4:crimson-legionnaire-1")
def test_who_has_all_commodities_turns_one() -> None:
    game = fallen(masters().own(0).pools(0, commodities=3), 1)
    assert (game.players[0].commodities, game.players[0].goods) == (2, 1)


@card("ti4:crimson-legionnaire-1")
def test_generic_infantry_brings_nothing() -> None:
    game = fallen(masters(), 1)
    assert (game.players[0].commodities, game.players[0].goods) == (0, 0)


@card("ti4:crimson-legionnaire-2")
def test_the_second_kind_comes_back_without_a_die() -> None:
    table = masters().own(0).techs(0, "crimson-legionnaire-2").planets(0, IXTH)
    game = fallen(table, 1)
    assert (game.players[0].commodities, game.players[0].returning) == (1, 1)
    assert "survives" not in kinds(game)
    while game.asked(0) is None or asked(game, 0).prompt != "action":
        waiting = game.waiting()[0]
        game.answer(random_choice(waiting, seeded(1)))
    assert count(game.players[0].troops_on(IXTH), INFANTRY) == 1


@card("ti4:crimson-legionnaire-2", "ti4:valefar-assimilator-x")
def test_who_has_copied_them_has_the_same_of_them() -> None:
    table = kings("nekro", "hacan").planets(0, WELLON).planets(1, VEFUT)
    player = table.game.players[0]
    player.techs = (NUMBER["valefar-assimilator-x"],)
    player.copied = ((player.techs[0], NUMBER["crimson-legionnaire-2"]),)
    upgrade_units(table.game, 0, NUMBER["crimson-legionnaire-2"])
    game = fallen(table, 1)
    assert (game.players[0].commodities, game.players[0].returning) == (1, 1)


def vote_on(table: Table, key: str) -> TwilightImperium:
    """Seat 0 is the speaker and votes last."""
    game = table.game
    game.phase, game.active = AGENDA, NOBODY
    game.begin(ResolveAgenda(NUMBER[key]))
    ready(game)
    return game


# -- Genetic Recombination ---------------------------------------------------------------------------------------------


def told(fleet: int = 3) -> TwilightImperium:
    """Seat 1 votes first, and seat 0 may tell it for what."""
    table = masters().techs(0, "genetic-recombination").pools(1, fleet=fleet).planets(1, AWAY[3])
    game = vote_on(table, "mutiny")
    assert asked(game, 0).prompt == "before-player-casts-votes"
    answer(game, 0, "tech")
    answer(game, 0, "against")
    return game


@card("ti4:genetic-recombination")
def test_who_votes_as_told_casts_a_vote_and_keeps_the_token() -> None:
    game = told()
    assert asked(game, 1).prompt == "vote as told"
    question = game.told(1)
    assert question is not None
    assert [(option.key, option.values) for option in question.options] == [
        ("against", (0,)),
        ("abstain", (1,)),
        ("for", (1,)),
    ], "another outcome costs a token"
    answer(game, 1, "against")
    assert asked(game, 1).prompt == "vote with"
    assert asked(game, 1).least == 1
    assert game.players[1].fleet == 3
    assert NUMBER["genetic-recombination"] in game.players[0].exhausted


@card("ti4:genetic-recombination")
@pytest.mark.parametrize("vote", ["for", "abstain"])
def test_anything_else_costs_a_token_of_the_fleet_pool(vote: str) -> None:
    game = told()
    answer(game, 1, vote)
    assert game.players[1].fleet == 2


@card("ti4:genetic-recombination")
def test_without_a_token_there_is_no_choice() -> None:
    game = told(fleet=0)
    assert asked(game, 1).prompt == "vote with"


@card("ti4:genetic-recombination")
def test_only_for_who_can_cast_votes() -> None:
    table = masters().techs(0, "genetic-recombination")
    table.game.exhausted[AWAY[1]] = True
    game = vote_on(table, "mutiny")
    assert asked(game, 0).prompt == "before-player-casts-votes"
    answer(game, 0, "tech")
    answer(game, 0, "for")
    assert asked(game, 2).prompt == "vote as told", "seat 1 has no planet to vote with"


# -- Scepter of Dominion -----------------------------------------------------------------------------------------------


def dominion(table: Table) -> TwilightImperium:
    table.notes(1, 0, "scepter-of-dominion").ships(1, 3, cruiser=1)
    table.game.begin(StrategyPhase())
    assert asked(table.game, 1).prompt == "start-of-strategy-phase"
    answer(table.game, 1, "note")
    return table.game


@card("ti4:scepter-of-dominion")
def test_those_who_serve_and_the_mahact_place_a_token_and_it_goes_back() -> None:
    table = masters("hacan", "norr", "sol")
    table.planets(3, LODOR)
    take_foreign_token(table.game, 0, 1)
    take_foreign_token(table.game, 0, 2)
    game = dominion(table)
    assert [player.tokens for player in game.players] == [(3,), (), (3,), ()]
    assert [row for row in happened(game) if row[0] == "token placed"] == [("token placed", at, (3,)) for at in (0, 2)]
    assert game.players[0].notes == (note_of("scepter-of-dominion", 0),)


@card("ti4:scepter-of-dominion")
def test_the_mahact_without_tokens_of_their_own_place_none_and_none_lies_twice() -> None:
    table = masters()
    table.game.players[0].tactic = table.game.players[0].fleet = table.game.players[0].strategy = 0
    take_foreign_token(table.game, 0, 2)
    table.game.players[2].tokens = (3,)
    game = dominion(table)
    assert [player.tokens for player in game.players] == [(), (), (3,)]


@card("ti4:scepter-of-dominion")
@rule("ti4:16.10f")
def test_who_is_eliminated_has_no_token_but_the_one_that_stays() -> None:
    table = masters()
    take_foreign_token(table.game, 0, 2)
    table.game.controller[AWAY[2]] = NOBODY
    table.game.begin(Eliminate(2))
    table.game.over = False
    game = dominion(table)
    assert game.players[0].foreign == (2,)
    assert [player.tokens for player in game.players] == [(3,), (), ()]


@card("ti4:scepter-of-dominion")
def test_nothing_of_a_home_system_is_chosen() -> None:
    table = kings("mahact", "hacan", tiles=("18", "52", "20", "26", "46", "33", "23"))
    table.planets(0, IXTH).planets(1, VEFUT).ships(1, 1, cruiser=1).notes(1, 0, "scepter-of-dominion")
    table.game.begin(StrategyPhase())
    assert table.game.asked(1) is None or asked(table.game, 1).prompt != "start-of-strategy-phase"


# -- what is seen and told ---------------------------------------------------------------------------------------------


@card("ti4:edict")
def test_everybody_sees_whose_tokens_lie_where() -> None:
    game = masters().ships(0, 1, cruiser=1).game
    take_foreign_token(game, 0, 1)
    seen = game.view(2).players
    assert (seen[0].foreign, seen[0].fleet, seen[0].fleet_limit) == ((1,), 3, 4)
    assert seen[1].tokens_left == 16 - 8 - 1
    panels = table_panels(Ti4Words("en", ["Ada", "Bo", "Cy"], 2), game.view(2))
    assert any("3/3/2 (+ Bo)" in row for panel in panels for row in panel.rows)


@card("ti4:arvicon-rex")
def test_the_odds_know_whom_it_hits_better() -> None:
    """Two dice that hit on 3 against one cruiser, or on 5 once its owner serves."""
    table = masters().own(0).ships(0, 1, flagship=1).ships(1, 0, cruiser=1)
    free = side_of(table.game, 0, table.game.players[0].ships_in(1), [], opponent=1)
    take_foreign_token(table.game, 0, 1)
    served = side_of(table.game, 0, table.game.players[0].ships_in(1), [], opponent=1)
    assert [kind_of(side, FLAGSHIP, 0, True, 1).needs for side in (free, served)] == [3, 5]


@card("ti4:edict")
@pytest.mark.parametrize("foreign", [(0,), (1, 1)])
def test_the_law_knows_what_cannot_lie_in_a_fleet_pool(foreign: tuple[int, ...]) -> None:
    game = masters().game
    assert counted(game)["wrong"] == 0
    game.players[0].foreign = foreign
    assert counted(game)["wrong"] > 0
