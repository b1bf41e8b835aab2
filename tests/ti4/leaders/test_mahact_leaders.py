"""The Mahact Gene-Sorcerers: agent, commander, hero and mech."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice
from orrery.kernel.rng import Arranged
from orrery.ti4.components import NUMBER, note_of
from orrery.ti4.faction import COMMANDER, HERO
from orrery.ti4.game import TwilightImperium
from orrery.ti4.leaders.airo_shir_aur import ways
from orrery.ti4.reinforcements import tokens_left
from orrery.ti4.rules.foreign_tokens import take_foreign_token
from orrery.ti4.rules.strategic import StrategicAction
from orrery.ti4.state import NOBODY
from orrery.ti4.tiles import PLANET
from orrery.ti4.units import CARRIER, CRUISER, FIGHTER, INFANTRY, count
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, plan
from support.ti4_finds import LODOR, TILES, kings, relics

JAE, IL_NA, AIRO = [NUMBER[each] for each in ("jae-mir-kan", "il-na-viroset", "airo-shir-aur")]
AWAY = [PLANET[key] for key in ("qucenn", "mellon", "dalbootha")]  # not on this table
CONSTRUCTION, TRADE = 4, 5


def kinds(game: TwilightImperium) -> list[str]:
    return [event.kind for event in game.log or []]


def masters(*others: str, tiles: tuple[str, ...] = TILES) -> Table:
    """Seat 0 plays the Mahact, with their court. Everybody has a planet."""
    table = kings("mahact", *others or ("hacan", "norr"), tiles=tiles).court(0)
    for seat, planet in enumerate(AWAY[: len(table.game.players)]):
        table.planets(seat, planet)
    return table


# -- Jae Mir Kan -------------------------------------------------------------------------------------------------------


def strategic(table: Table, strategy: int) -> TwilightImperium:
    """Seat 1 performs a strategic action, and seat 0 is asked whether it follows."""
    game = table.game
    game.active = 1
    game.begin(StrategicAction(1, strategy))
    for _ in range(20):
        waiting = game.waiting()[0]
        if waiting.prompt == "secondary" and waiting.seat == 0:
            return game
        if waiting.prompt == "secondary":
            answer(game, waiting.seat, "decline")
        elif waiting.prompt == "trade favour":
            game.answer(Choice(waiting.seat, ()))
        else:
            answer(game, waiting.seat, waiting.options[0].key)
    raise AssertionError("seat 0 is never asked")


@card("ti4:jae-mir-kan")
def test_a_token_of_the_active_player_pays_for_the_secondary() -> None:
    table = masters()
    table.game.players[1].tokens = (2, 4)
    game = strategic(table, TRADE)
    before = tokens_left(game, 1)
    answer(game, 0, "follow")
    assert asked(game, 0).prompt == "when-strategy-token-spent"
    answer(game, 0, "leader")
    answer(game, 0, "system 4")
    assert (game.players[1].tokens, tokens_left(game, 1)) == ((2,), before + 1)
    assert (game.players[0].strategy, JAE in game.players[0].exhausted) == (2, True)


@card("ti4:jae-mir-kan")
def test_with_an_empty_strategy_pool_it_pays_without_being_asked_for() -> None:
    table = masters()
    table.game.players[0].strategy = 0
    table.game.players[1].tokens = (2,)
    game = strategic(table, TRADE)
    answer(game, 0, "follow")
    assert game.players[1].tokens == ()
    assert JAE in game.players[0].exhausted


@card("ti4:jae-mir-kan")
@pytest.mark.parametrize(("tokens", "spent"), [((), ()), ((2,), (JAE,))])
def test_without_a_token_there_or_without_the_agent_it_pays_nothing(
    tokens: tuple[int, ...], spent: tuple[int, ...]
) -> None:
    table = masters()
    table.game.players[0].strategy, table.game.players[0].exhausted = 0, spent
    table.game.players[1].tokens = tokens
    game = table.game
    game.active = 1
    game.begin(StrategicAction(1, TRADE))
    prompts: list[str] = []
    for _ in range(12):
        if game.over:
            break
        waiting = game.waiting()[0]
        prompts += [waiting.prompt] if waiting.seat == 0 else []
        if waiting.prompt == "trade favour":
            game.answer(Choice(waiting.seat, ()))
        else:
            answer(game, waiting.seat, waiting.options[0].key)
    assert prompts == []


@card("ti4:jae-mir-kan", "ti4:construction")
def test_with_construction_the_token_of_the_active_player_lies_in_the_system() -> None:
    table = masters().planets(0, LODOR)
    table.game.players[1].tokens = (2,)
    game = strategic(table, CONSTRUCTION)
    answer(game, 0, "follow")
    answer(game, 0, "leader")
    answer(game, 0, "system 3") if asked(game, 0).prompt == "build in system" else None
    while game.asked(0) is not None and asked(game, 0).prompt == "place structure":
        answer(game, 0, asked(game, 0).options[0].key)
    assert game.players[1].tokens == (3,)
    assert game.players[0].tokens == ()


# -- Il Na Viroset -----------------------------------------------------------------------------------------------------


@card("ti4:il-na-viroset")
def test_tokens_of_two_others_unlock_it() -> None:
    table = masters().ships(0, 1, cruiser=1)
    game = table.game
    take_foreign_token(game, 0, 1)
    table.begin()
    assert IL_NA in game.players[0].locked
    take_foreign_token(game, 0, 2)
    answer(game, 0, "pass")
    assert IL_NA in game.players[0].leaders


@card("ti4:il-na-viroset")
@rule("ti4:E.il-na-viroset")
def test_a_system_with_ones_own_token_is_activated_again_and_the_turn_ends() -> None:
    table = masters().court(0, COMMANDER).ships(0, 1, cruiser=1)
    game = table.game
    game.players[0].tokens = (3,)
    before = tokens_left(game, 0)
    table.activate(3)
    assert (list(game.players[0].tokens), game.players[0].tactic, tokens_left(game, 0)) == ([], 2, before + 2)
    assert game.active_system == -1
    assert game.active == 1, "the next player's turn"
    assert [kind for kind in kinds(game) if kind.startswith("activated")] == ["activated again"]


@card("ti4:il-na-viroset")
def test_without_it_such_a_system_is_not_offered() -> None:
    table = masters().ships(0, 1, cruiser=1)
    table.game.players[0].tokens = (3,)
    game = table.begin()
    answer(game, 0, "tactical")
    assert all(option.id() != 3 for option in asked(game, 0).options)


@card("ti4:il-na-viroset", "ti4:support-for-the-throne", "ti4:neuroglaive")
def test_notes_return_by_it_and_nothing_else_answers() -> None:
    table = masters("naalu", "norr").court(0, COMMANDER).ships(1, 3, cruiser=1).techs(1, "neuroglaive")
    game, note = table.game, note_of("support-for-the-throne", 1)
    game.players[0].tokens, game.players[0].area, game.players[0].points = (3,), (note,), 1
    table.activate(3)
    assert note in game.players[1].notes
    assert (game.players[0].points, game.players[0].fleet) == (0, 3)


@card("ti4:il-na-viroset", "ti4:alliance")
def test_who_has_the_alliance_of_another_with_it_may_do_so_too() -> None:
    """The Mahact have no Alliance to give; should one lie before somebody all the same, it is lent as any other."""
    table = kings("hacan", "mahact").court(1, COMMANDER).planets(0, AWAY[0]).planets(1, AWAY[1])
    game = table.ships(0, 1, cruiser=1).game
    game.players[0].area, game.players[0].tokens = (note_of("alliance", 1),), (3,)
    game.players[0].changed()
    table.activate(3)
    assert list(game.players[0].tokens) == []


# -- Airo Shir Aur -----------------------------------------------------------------------------------------------------


def blessed(table: Table, *dice: int) -> TwilightImperium:
    game = table.court(0, HERO).begin()
    game.rng = Arranged(1, [], list(dice))
    answer(game, 0, f"leader {AIRO}")
    return game


def send(game: TwilightImperium, owner: int, start: int, end: int) -> None:
    things = [option.things for option in asked(game, 0).options]
    game.answer(Choice(0, (things.index((("system", start), ("seat", owner), ("to", end))),)))


@card("ti4:airo-shir-aur")
def test_two_others_fight_and_nobody_retreats() -> None:
    table = masters().ships(1, 1, cruiser=2).ships(2, 0, cruiser=1).ships(2, 3, cruiser=1).ships(1, 2, cruiser=1)
    game = blessed(table, 9, 9, 1)
    send(game, 1, 1, 0)
    assert "retreat announced" not in kinds(game)
    assert (count(game.players[1].ships_in(0), CRUISER), game.players[2].ships_in(0)) == (2, ())
    assert game.players[1].ships_in(1) == ()
    assert AIRO not in game.players[0].leaders
    assert game.players[1].tokens == ()


@card("ti4:airo-shir-aur")
def test_everything_in_the_space_area_goes_and_what_others_have_on_planets_stays() -> None:
    table = masters().ships(1, 3, carrier=1, fighter=2, infantry=1).troops(1, LODOR, infantry=1)
    game = blessed(table.ships(2, 0, destroyer=1), 1, 1, 9, 1, 1, 1)
    if game.asked(0) is not None and asked(game, 0).prompt == "send whose fleet":
        send(game, 1, 3, 0)
    force = game.players[1].ships_in(0)
    assert [count(force, type) for type in (CARRIER, FIGHTER, INFANTRY)] == [1, 2, 1]
    assert game.players[1].ships_in(3) == ()
    assert count(game.players[1].troops_on(LODOR), INFANTRY) == 1


@card("ti4:airo-shir-aur")
def test_ones_own_fleet_takes_ground_forces_along_unless_a_token_holds_them() -> None:
    table = masters().ships(0, 3, carrier=1).troops(0, LODOR, infantry=2).ships(2, 0, cruiser=1)
    game = blessed(table)
    answer(game, 0, "system 3")
    assert asked(game, 0).prompt == "take along"
    table = masters().ships(0, 3, carrier=1).troops(0, LODOR, infantry=2).ships(2, 0, cruiser=1)
    table.game.players[0].tokens = (3,)
    game = blessed(table)
    answer(game, 0, "system 3")
    assert game.asked(0) is None or asked(game, 0).prompt != "take along"


@card("ti4:airo-shir-aur", "ti4:skilled-retreat")
def test_no_card_leads_out_of_that_combat() -> None:
    table = masters().ships(1, 1, cruiser=1).ships(2, 0, cruiser=1).hand(2, "skilled-retreat")
    game = blessed(table)
    answer(game, 0, "seat 1") if game.asked(0) is not None else None
    assert game.asked(2) is None or asked(game, 2).prompt != "start-of-space-combat-round"


@card("ti4:airo-shir-aur")
def test_fleets_go_only_where_their_owner_may_go() -> None:
    """System 1 is an asteroid field here; seat 2 has what opens it."""
    table = masters(tiles=("18", "44", "20", "26", "46", "33", "23"))
    table.ships(1, 0, cruiser=1).ships(0, 1, cruiser=1)
    assert (1, 0, 1) not in ways(table.game)
    table.techs(1, "antimass-deflectors").game.players[1].changed()
    assert (1, 0, 1) in ways(table.game)


@card("ti4:airo-shir-aur")
def test_a_fleet_that_leaves_a_rift_rolls() -> None:
    table = masters(tiles=("18", "41", "20", "26", "46", "33", "23")).ships(1, 1, cruiser=1).ships(2, 0, cruiser=1)
    game = blessed(table, 3)
    answer(game, 0, "seat 1") if game.asked(0) is not None and asked(game, 0).prompt == "send whose fleet" else None
    assert game.players[1].space == {}


@card("ti4:airo-shir-aur", "ti4:adjudicator-baal")
def test_a_war_sun_that_is_sent_lights_no_star_for_its_owner() -> None:
    """It is the Mahact who move it."""
    table = masters("muaat", "hacan").court(1, HERO).ships(1, 1, war_sun=1).ships(2, 2, cruiser=1)
    game = blessed(table, 9, 9, 9, 1)
    send(game, 1, 1, 2)
    assert game.players[2].ships_in(2) == ()
    assert "used adjudicator-baal" not in kinds(game)
    assert game.asked(1) is None or "leader" not in [option.key for option in asked(game, 1).options]


@card("ti4:airo-shir-aur", "ti4:voidwatch")
def test_who_sends_a_fleet_to_the_empyrean_is_the_one_who_gives_a_note() -> None:
    table = masters("hacan", "empyrean").techs(2, "voidwatch").ships(1, 1, cruiser=1).ships(2, 0, cruiser=1)
    game = blessed(table.notes(0, 0, "ceasefire").notes(1, 1, "ceasefire"))
    send(game, 1, 1, 0)
    given = [event.actor for event in game.log or [] if event.kind == "note given"]
    assert given == [0]
    assert game.players[2].notes == (note_of("ceasefire", 0),)


# -- Starlancer --------------------------------------------------------------------------------------------------------


@card("ti4:starlancer")
@rule("ti4:6.4")
def test_the_token_of_who_activates_its_system_ends_the_turn() -> None:
    table = masters().troops(0, LODOR, mech=1).ships(1, 2, cruiser=1)
    game = table.game
    take_foreign_token(game, 0, 1)
    game.active = 0
    table.begin()
    answer(game, 1, "tactical")
    answer(game, 1, "system 3")
    assert asked(game, 0).prompt == "after-system-activated"
    answer(game, 0, "mech")
    assert game.players[0].foreign == ()
    assert asked(game, 1).prompt == "gain tokens"
    plan(game, 1, (1, "tactic", 1))
    assert (game.active, game.players[1].tactic, game.players[1].tokens) == (2, 3, (3,))
    assert game.active_system == NOBODY, "no tactical action is in progress"


@card("ti4:starlancer")
@pytest.mark.parametrize(("token", "mech"), [(False, True), (True, False)])
def test_it_needs_the_token_and_the_mech(token: bool, mech: bool) -> None:
    table = masters().troops(0, LODOR, infantry=1).ships(1, 2, cruiser=1)
    if mech:
        table.troops(0, LODOR, mech=1)
    if token:
        take_foreign_token(table.game, 0, 1)
    table.game.active = 0
    game = table.begin()
    answer(game, 1, "tactical")
    answer(game, 1, "system 3")
    assert game.asked(0) is None


@card("ti4:starlancer")
def test_the_mahact_may_end_their_own_turn_with_a_token_of_their_own() -> None:
    table = masters().troops(0, LODOR, mech=1)
    game = table.activate(3)
    assert asked(game, 0).prompt == "after-system-activated"
    answer(game, 0, "mech")
    plan(game, 0, (0, "strategy", 1))
    assert (game.players[0].fleet, game.players[0].strategy, game.active) == (2, 3, 1)


@card("ti4:jae-mir-kan", "ti4:scepter-of-emelpar")
@rule("ti4:31.12")
def test_a_token_that_it_has_paid_is_not_paid_by_the_scepter_once_more() -> None:
    table = relics(masters(), 0, "scepter-of-emelpar")
    table.game.players[1].tokens = (2,)
    game = strategic(table, TRADE)
    answer(game, 0, "follow")
    assert [option.key for option in asked(game, 0).options] == ["pass", "leader", "relic"]
    answer(game, 0, "leader")
    assert game.players[0].exhausted == (JAE,), "the relic is for another time"
    assert game.players[0].strategy == 2
