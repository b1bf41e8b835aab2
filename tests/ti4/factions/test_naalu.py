"""The Naalu Collective: abilities, units, flagship, technologies and note."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice, Form
from orrery.kernel.imagining import imagination
from orrery.kernel.rng import Arranged, seeded
from orrery.ti4.bot import GreedyBot
from orrery.ti4.chances import ground_chances
from orrery.ti4.combat import landing_types
from orrery.ti4.components import NUMBER, note_of
from orrery.ti4.game import TwilightImperium
from orrery.ti4.initiative import by_initiative, zero_of
from orrery.ti4.limits import loose_ships, over_fleet
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.rules.dues import end_if_won
from orrery.ti4.rules.status_phase import StatusPhase
from orrery.ti4.rules.strategy_phase import StrategyPhase
from orrery.ti4.rules.turn import ActionPhase
from orrery.ti4.rules.whole_game import Round
from orrery.ti4.state import AGENDA, ELIMINATION_DUE, STATUS
from orrery.ti4.sums import room_sums
from orrery.ti4.tiles import MECATOL_REX
from orrery.ti4.units import CARRIER, CRUISER, FIGHTER, GROUND, INFANTRY, PDS, UNIT, UNITS, count
from support.cite import card, rule
from support.play import answer, asked, happened, log
from support.ti4 import Table, everything, plan
from support.ti4_combat import left

TILES = ("35", "19", "20", "21", "22", "23", "24")
BEREG, LIRTA = 50, 51  # both in the middle
FAR = 3  # planets that are not on this table: whoever controls one is not eliminated


def prompt_of(game: TwilightImperium, seat: int) -> str:
    decision = game.asked(seat)
    return decision.prompt if decision is not None else ""


def on(game: TwilightImperium, seat: int, type: int, planet: int = BEREG) -> int:
    return count(game.players[seat].troops_on(planet), type)


# -- Telepathic --------------------------------------------------------------------------------------------------------


def cards(*strategies: int, factions: tuple[str, ...] = ("hacan", "sol", "naalu")) -> Table:
    """Each seat has the strategy card of that number."""
    table = Table(*factions)
    for player, card_number in zip(table.game.players, strategies, strict=True):
        player.strategies = (card_number,)
    return table


@card("ti4:telepathic")
@rule("ti4:45.1a")
def test_the_naalu_are_first_whatever_their_strategy_card() -> None:
    game = cards(1, 4, 8).game
    assert by_initiative(game) == [2, 0, 1]
    assert game.view(0).zero == 2
    game.active = -1
    game.begin(ActionPhase())
    assert game.active == 2


@card("ti4:telepathic")
@rule("ti4:F.naalu.3")
def test_the_token_stays_with_the_player_when_cards_are_swapped() -> None:
    game = cards(1, 4, 8).game
    game.players[0].strategies, game.players[2].strategies = (8,), (1,)
    assert by_initiative(game) == [2, 1, 0]


@card("ti4:telepathic")
def test_without_strategy_cards_the_token_counts_nothing() -> None:
    """In the agenda phase, and at a tie of points then, the speaker's order holds."""
    game = cards(1, 4, 8).game
    game.phase = AGENDA
    assert zero_of(game) == -1
    for player in game.players:
        player.strategies, player.points = (), 10
    game.phase, game.speaker = STATUS, 1
    assert by_initiative(game) == [1, 2, 0]


@card("ti4:telepathic")
@rule("ti4:77.7")
def test_of_two_who_reach_the_goal_together_the_naalu_win() -> None:
    game = cards(1, 4, 8).game
    game.players[0].points = game.players[2].points = 10
    end_if_won(game)
    assert game.winners == [2]


@card("ti4:telepathic")
def test_abilities_of_the_same_moment_follow_the_token() -> None:
    """In the turn of seat 1: after it comes whoever is next by initiative, the Naalu before all others."""
    game = cards(1, 4, 8).game
    game.active = 1
    assert game.order("active-initiative") == [1, 2, 0]


# -- Gift of Prescience ------------------------------------------------------------------------------------------------


def lent(holder: int = 1) -> TwilightImperium:
    """The end of a strategy phase: everybody has a card, and that seat has the gift of seat 2."""
    table = cards(1, 4, 8).notes(holder, 2, "gift-of-prescience")
    for planet in range(3):
        table.planets(planet, FAR + planet)
    game = table.game
    game.begin(Round())
    while prompt_of(game, holder) != "end-of-strategy-phase":
        waiting = game.waiting()[0]
        answer(game, waiting.seat, waiting.options[0].key)
    return game


@card("ti4:gift-of-prescience")
def test_who_plays_the_gift_has_the_token_for_a_round() -> None:
    game = lent()
    answer(game, 1, "note")
    assert note_of("gift-of-prescience", 2) in game.players[1].area
    assert game.active == 1, "the first turn"
    assert by_initiative(game)[0] == 1
    assert zero_of(game) == 1


@card("ti4:gift-of-prescience")
def test_who_keeps_the_gift_leaves_the_token_with_the_naalu() -> None:
    game = lent()
    answer(game, 1, "pass")
    assert game.active == 2


@card("ti4:gift-of-prescience")
def test_the_gift_goes_back_at_the_end_of_the_status_phase_and_the_token_with_it() -> None:
    table = cards(1, 4, 8)
    note = note_of("gift-of-prescience", 2)
    table.game.players[1].area = (note,)
    for planet in range(3):
        table.planets(planet, FAR + planet)
    game = table.game
    game.stage_one = (NUMBER["expand-borders"],)
    game.begin(StatusPhase())
    for _ in range(20):
        if game.over or not game.waiting():
            break
        waiting = game.waiting()[0]
        if waiting.forms:
            everything(game, waiting.seat)
        else:
            answer(game, waiting.seat, waiting.options[0].key)
    assert note in game.players[2].notes
    assert game.players[1].area == ()


@card("ti4:gift-of-prescience")
@rule("ti4:16.10c")
def test_the_token_stays_with_its_holder_though_the_naalu_are_eliminated() -> None:
    """Until the status phase ends; then nobody has it any more."""
    game = lent()
    answer(game, 1, "note")
    for planet, owner in enumerate(game.controller):
        if owner == 2:
            game.controller[planet] = -1
    game.mark(ELIMINATION_DUE, 2)
    answer(game, 1, asked(game, 1).options[0].key)
    assert game.players[2].eliminated
    assert note_of("gift-of-prescience", 2) not in game.players[1].area
    assert zero_of(game) == 1
    game.phase = AGENDA
    assert zero_of(game) == -1


@card("ti4:gift-of-prescience")
def test_the_naalu_cannot_play_their_own_gift() -> None:
    table = cards(1, 4, 8).notes(2, 2, "gift-of-prescience")
    game = table.game
    game.begin(StrategyPhase())
    assert all(prompt_of(game, seat) != "end-of-strategy-phase" for seat in range(3))


# -- Foresight ---------------------------------------------------------------------------------------------------------


def attacked(**ships: int) -> Table:
    """A cruiser of seat 0 is about to come to the ships of the Naalu in the middle."""
    table = Table("hacan", "naalu", tiles=TILES).planets(0, FAR).planets(1, FAR + 1).ships(0, 1, cruiser=1)
    return table.ships(1, 0, **ships)


def come(table: Table) -> TwilightImperium:
    game = table.activate(0)
    game.rng = Arranged(1, [], [1] * 40)
    everything(game, 0)
    return game


@card("ti4:foresight")
def test_the_ships_are_gone_before_anybody_fires() -> None:
    """A token of the strategy pool lies where they are; nobody fights, and no token is spent."""
    game = come(attacked(carrier=1, fighter=2))
    assert asked(game, 1).prompt == "after-active-player-moves-ships-into-active-system"
    answer(game, 1, "ability")
    answer(game, 1, "system 4")
    naalu = game.players[1]
    assert (left(game, 1, CARRIER, 4), left(game, 1, FIGHTER, 4)) == (1, 2)
    assert (naalu.strategy, naalu.tokens) == (1, (4,))
    assert not naalu.ships_in(0)
    assert not any("space combat" in line for line in log(game))


@card("ti4:foresight")
def test_foresight_leads_to_no_system_with_ships_of_others() -> None:
    table = attacked(cruiser=1).ships(0, 3, carrier=1)
    game = table.activate(0)
    plan(game, 0, (1, "cruiser", 1))
    answer(game, 1, "ability")
    assert {option.id() for option in asked(game, 1).options} == {1, 2, 4, 5, 6}


@card("ti4:foresight")
@pytest.mark.parametrize(("tokens", "offered"), [(0, False), (1, True)])
def test_foresight_needs_a_token_of_the_strategy_pool(tokens: int, offered: bool) -> None:
    table = attacked(cruiser=1)
    table.game.players[1].strategy = tokens
    game = come(table)
    assert (prompt_of(game, 1) == "after-active-player-moves-ships-into-active-system") is offered


@card("ti4:foresight")
def test_without_an_arrival_there_is_no_foresight() -> None:
    table = attacked(cruiser=1).ships(0, 0, cruiser=1)
    game = table.activate(0)
    game.rng = Arranged(1, [], [1] * 40)
    answer(game, 0, "move nothing")
    assert prompt_of(game, 1) != "after-active-player-moves-ships-into-active-system"


@card("ti4:foresight")
def test_the_naalu_do_not_flee_from_themselves() -> None:
    table = Table("naalu", "hacan").planets(0, FAR).planets(1, FAR + 1).ships(0, 1, cruiser=1).ships(0, 0, cruiser=1)
    game = table.activate(0)
    everything(game, 0)
    assert prompt_of(game, 0) != "after-active-player-moves-ships-into-active-system"


@card("ti4:foresight")
@rule("ti4:F.general.6")
def test_ground_forces_of_planets_ride_along() -> None:
    table = attacked(carrier=1).troops(1, BEREG, infantry=2)
    game = come(table)
    answer(game, 1, "ability")
    answer(game, 1, "system 4")
    assert asked(game, 1).prompt == "take along"
    answer(game, 1, "carry")
    assert count(game.players[1].ships_in(4), INFANTRY) == 1
    assert on(game, 1, INFANTRY) == 1


@card("ti4:foresight")
@rule("ti4:52.6")
def test_where_a_token_lies_already_the_other_goes_to_the_reinforcements() -> None:
    table = attacked(cruiser=1)
    table.game.players[1].tokens = (4,)
    game = come(table)
    answer(game, 1, "ability")
    answer(game, 1, "system 4")
    naalu = game.players[1]
    assert (naalu.strategy, naalu.tokens) == (1, (4,))
    assert left(game, 1, CRUISER, 4) == 1


@card("ti4:foresight")
def test_space_cannons_find_only_who_has_come() -> None:
    """A PDS of the active player has nobody left to fire at; that of the Naalu fires."""
    table = attacked(cruiser=1).troops(0, BEREG, pds=1, infantry=1).troops(1, LIRTA, pds=1, infantry=1)
    game = come(table)
    answer(game, 1, "ability")
    answer(game, 1, "system 4")
    assert prompt_of(game, 1) == "space cannon"
    assert not any(event.kind == "cannon" and event.actor == 0 for event in game.log or [])


# -- Matriarch ---------------------------------------------------------------------------------------------------------


def invade(mine: dict[str, int], theirs: dict[str, int], flagship: int = 1) -> TwilightImperium:
    """The Naalu are over Bereg, which seat 1 holds, with their flagship or without it."""
    table = Table("naalu", "hacan", tiles=TILES).own(0).planets(0, FAR).planets(1, FAR + 1)
    table.ships(0, 0, carrier=2, **mine)
    if flagship:
        table.ships(0, 0, flagship=1)
    game = table.pools(0, fleet=4).troops(1, BEREG, **theirs).activate(0)
    game.rng = Arranged(1, [], [1] * 60)
    if prompt_of(game, 0) == "move":
        answer(game, 0, "move nothing")
    if prompt_of(game, 1) == "space cannon":
        answer(game, 1, "hold fire")
    return game


@card("ti4:matriarch")
@pytest.mark.parametrize(("flagship", "kinds"), [(0, {"infantry"}), (1, {"infantry", "fighter"})])
def test_fighters_land_only_from_beside_the_matriarch(flagship: int, kinds: set[str]) -> None:
    game = invade({"infantry": 1, "fighter": 2}, {"infantry": 1}, flagship)
    assert {kind for _, kind, _ in asked(game, 0).rows} == kinds
    assert landing_types(game, 1, 0) == tuple(GROUND)


@card("ti4:matriarch")
def test_fighters_fight_on_the_planet_and_go_back_when_the_combat_ends() -> None:
    """They roll with their own value: an 8 hits. Infantry that is left takes the planet."""
    game = invade({"infantry": 1, "fighter": 2}, {"infantry": 2})
    game.rng = Arranged(1, [], [1, 8, 8, 1, 1])
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1), (ON_PLANET + BEREG, "fighter", 2))
    assert (on(game, 0, INFANTRY), on(game, 0, FIGHTER), on(game, 1, INFANTRY)) == (1, 0, 0)
    assert left(game, 0, FIGHTER) == 2
    assert game.controller[BEREG] == 0


@card("ti4:matriarch")
@rule("ti4:F.naalu.1")
def test_fighters_alone_take_no_planet() -> None:
    """The combat is a draw, whoever is left; structures stay, and so does the controller."""
    game = invade({"fighter": 2}, {"infantry": 1, "pds": 1})
    game.rng = Arranged(1, [], [1, 8, 8, 1])
    plan(game, 0, (ON_PLANET + BEREG, "fighter", 2))
    if prompt_of(game, 1) == "space cannon":
        answer(game, 1, "fire")
    assert any("ground combat over -1" in line for line in log(game))
    assert game.controller[BEREG] == 1
    assert count(game.players[1].troops_on(BEREG), PDS) == 1
    assert left(game, 0, FIGHTER) == 2


@card("ti4:matriarch")
@rule("ti4:F.naalu.2")
def test_a_draw_of_fighters_animates_nobody() -> None:
    table = Table("naalu", "hacan", tiles=TILES).own(0).planets(0, FAR).planets(1, FAR + 1)
    table.ships(0, 0, flagship=1, fighter=2).techs(0, "dacxive-animators").troops(1, BEREG, infantry=1)
    game = table.activate(0)
    game.rng = Arranged(1, [], [8, 8, 1])
    plan(game, 0, (ON_PLANET + BEREG, "fighter", 2))
    assert "used dacxive-animators" not in " ".join(log(game))
    assert prompt_of(game, 0) != "after-ground-combat-won"
    assert game.controller[BEREG] == 1


@card("ti4:matriarch")
def test_fighters_take_hits_of_space_cannon_defense_and_go_back_without_a_combat() -> None:
    game = invade({"infantry": 1, "fighter": 1}, {"pds": 1})
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1), (ON_PLANET + BEREG, "fighter", 1))
    game.rng = Arranged(1, [], [10])
    answer(game, 1, "fire")
    answer(game, 0, f"type {FIGHTER}")
    assert (on(game, 0, INFANTRY), left(game, 0, FIGHTER)) == (1, 0)
    assert game.controller[BEREG] == 0


@card("ti4:matriarch")
def test_where_nobody_resists_fighters_are_in_space_again() -> None:
    game = invade({"fighter": 2}, {})
    game.controller[BEREG] = 1
    plan(game, 0, (ON_PLANET + BEREG, "fighter", 2))
    assert (on(game, 0, FIGHTER), left(game, 0, FIGHTER)) == (0, 2)
    assert game.controller[BEREG] == 1, "fighters take no control"


@card("ti4:matriarch")
def test_who_would_be_hit_first_is_a_fighter() -> None:
    """What is proposed keeps the infantry that can take the planet."""
    game = invade({"infantry": 1, "fighter": 1}, {"infantry": 2})
    game.rng = Arranged(1, [], [1, 1, 10, 1])
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1), (ON_PLANET + BEREG, "fighter", 1))
    question = asked(game, 0)
    assert question.prompt == "assign hits"
    assert question.options[0].things[0] == ("type", FIGHTER)


@card("ti4:matriarch")
def test_the_chances_of_a_landing_count_fighters_and_know_that_they_take_nothing() -> None:
    game = invade({"infantry": 1, "fighter": 3}, {"infantry": 1})
    place = ON_PLANET + BEREG
    found = {}
    for name, lines in (
        ("infantry", ((place, "infantry", 1),)),
        ("both", ((place, "infantry", 1), (place, "fighter", 3))),
        ("fighters", ((place, "fighter", 3),)),
    ):
        sums = ground_chances(game, 0, Form(lines))
        found[name] = {key: number for key, where, number, _ in sums if where == place}
    assert found["both"]["win"] > found["infantry"]["win"] + 300
    assert found["fighters"]["win"] == 0
    assert found["fighters"]["draw"] > 800


@card("ti4:matriarch")
@rule("ti4:40.2")
def test_fighters_may_land_where_the_custodians_were() -> None:
    """They are committed as if they were ground forces: the point is gained, the planet is not."""
    table = Table("naalu", "hacan").own(0).planets(0, 2, 6).planets(1, FAR).ships(0, 0, flagship=1, fighter=1)
    table.game.custodians = True
    game = table.activate(0)
    answer(game, 0, "remove custodians")
    while prompt_of(game, 0) == "pay":
        everything(game, 0)
    plan(game, 0, (ON_PLANET + MECATOL_REX, "fighter", 1))
    assert game.players[0].points == 1
    assert game.controller[MECATOL_REX] == -1
    assert left(game, 0, FIGHTER) == 1


# -- Neuroglaive -------------------------------------------------------------------------------------------------------


@card("ti4:neuroglaive")
def test_who_activates_a_system_with_naalu_ships_loses_a_fleet_token() -> None:
    """Fleets that are too large then are seen to before the movement."""
    table = Table("hacan", "naalu").techs(1, "neuroglaive").planets(0, FAR).planets(1, FAR + 1)
    game = table.ships(0, 1, cruiser=2, carrier=1).ships(1, 0, cruiser=1).activate(0)
    assert game.players[0].fleet == 2
    assert ("fleet token lost", 0, ()) in happened(game)
    assert asked(game, 0).prompt == "remove ships"
    answer(game, 0, f"type {CARRIER}")
    assert asked(game, 0).prompt == "move"
    assert left(game, 0, CARRIER, 1) == 0


@card("ti4:neuroglaive")
@pytest.mark.parametrize(
    ("factions", "naalu", "system"),
    [
        pytest.param(("hacan", "naalu"), 1, 3, id="no ships there"),
        pytest.param(("naalu", "hacan"), 0, 0, id="their own activation"),
    ],
)
def test_else_nobody_loses_a_token(factions: tuple[str, str], naalu: int, system: int) -> None:
    table = Table(*factions).techs(naalu, "neuroglaive").planets(0, FAR).planets(1, FAR + 1)
    game = table.ships(naalu, 0, cruiser=1).activate(system)
    assert [player.fleet for player in game.players] == [3, 3]


@card("ti4:neuroglaive")
def test_with_an_empty_fleet_pool_nothing_is_lost() -> None:
    table = Table("hacan", "naalu").techs(1, "neuroglaive").planets(0, FAR).planets(1, FAR + 1).pools(0, fleet=0)
    game = table.ships(1, 0, cruiser=1).activate(0)
    assert game.players[0].fleet == 0
    assert "used neuroglaive" not in " ".join(log(game))


# -- Hybrid Crystal Fighters -------------------------------------------------------------------------------------------


@card("ti4:hybrid-crystal-fighter-1")
def test_the_fighters_of_the_sheet_hit_on_eight() -> None:
    table = Table("naalu", "hacan").own(0)
    unit = UNITS[table.game.players[0].units[FIGHTER]]
    assert (unit.key, unit.combat.hit_on, unit.move) == ("hybrid-crystal-fighter-1", 8, 0)


@card("ti4:hybrid-crystal-fighter-2")
@pytest.mark.parametrize(
    ("tech", "fighters", "counted"),
    [("hybrid-crystal-fighter-2", 4, 2), ("hybrid-crystal-fighter-2", 3, 2), ("fighter-2", 4, 4)],
)
def test_two_fighters_beyond_capacity_count_as_one_ship(tech: str, fighters: int, counted: int) -> None:
    """Half a ship too many is too many."""
    game = Table("naalu", "hacan").techs(0, tech).pools(0, fleet=3).ships(0, 1, cruiser=1, fighter=fighters).game
    assert loose_ships(game, 0, 1) == counted
    assert over_fleet(game, 0, 1) == max(0, 1 + counted - 3)
    assert room_sums(game, 0, 1)[0] == ("fleet", -1, 1 + counted, 3)


@card("ti4:hybrid-crystal-fighter-2")
def test_the_excess_goes_fighter_by_fighter_or_as_a_ship() -> None:
    """A cruiser, two destroyers and two loose fighters are four, with three tokens: one fighter is not enough."""
    table = Table("naalu", "hacan").techs(0, "hybrid-crystal-fighter-2").pools(0, fleet=3).planets(0, FAR)
    game = table.ships(0, 1, cruiser=1, destroyer=2, fighter=2).begin()
    game.mark_fleets(0)
    answer(game, 0, "tactical")
    answer(game, 0, f"type {FIGHTER}")
    assert asked(game, 0).prompt == "remove ships", "half a ship is still too much"
    answer(game, 0, f"type {FIGHTER}")
    assert prompt_of(game, 0) == "activate"
    assert (left(game, 0, CRUISER, 1), left(game, 0, FIGHTER, 1)) == (1, 0)


@card("ti4:hybrid-crystal-fighter-2")
def test_they_move_without_a_carrier() -> None:
    table = Table("naalu", "hacan").techs(0, "hybrid-crystal-fighter-2").planets(0, FAR).ships(0, 1, fighter=2)
    game = table.activate(4)
    plan(game, 0, (1, "fighter", 2))
    assert left(game, 0, FIGHTER, 4) == 2
    assert UNITS[UNIT["hybrid-crystal-fighter-2"]].combat.hit_on == 7


@card("ti4:hybrid-crystal-fighter-2")
def test_what_ships_hold_does_not_count() -> None:
    game = Table("naalu", "hacan").techs(0, "hybrid-crystal-fighter-2").ships(0, 1, carrier=1, fighter=6).game
    assert loose_ships(game, 0, 1) == 1


# -- the bot -----------------------------------------------------------------------------------------------------------


def decided(game: TwilightImperium, seat: int) -> Choice:
    luck = seeded(1)
    return GreedyBot().choose(game.view(seat), asked(game, seat), luck, imagination(game, seat, luck))


def picked_key(game: TwilightImperium, seat: int) -> str:
    return asked(game, seat).options[decided(game, seat).picks[0]].key


@pytest.mark.parametrize(
    ("coming", "waiting", "goes"),
    [
        pytest.param({"dreadnought": 2}, {"carrier": 1, "fighter": 1}, True, id="it would lose"),
        pytest.param({"destroyer": 1}, {"dreadnought": 2}, False, id="it would win"),
        pytest.param({"dreadnought": 2}, {"destroyer": 1}, False, id="not worth a token"),
    ],
)
def test_the_bot_leaves_what_it_would_lose(coming: dict[str, int], waiting: dict[str, int], goes: bool) -> None:
    table = Table("hacan", "naalu", tiles=TILES).planets(0, FAR).planets(1, FAR + 1).ships(0, 1, **coming)
    game = come(table.ships(1, 0, **waiting))
    assert (picked_key(game, 1) == "ability") is goes


def test_the_bot_goes_where_it_has_planets() -> None:
    table = Table("hacan", "naalu", tiles=TILES).planets(0, FAR).ships(0, 1, cruiser=1).ships(1, 0, carrier=1)
    game = come(table.planets(1, 30))
    answer(game, 1, "ability")
    place = decided(game, 1).picks[0]
    assert 30 in game.chart.planets[asked(game, 1).options[place].id()]


@pytest.mark.parametrize(
    ("mine", "theirs", "landed"),
    [
        pytest.param({"infantry": 3, "fighter": 2}, {"infantry": 1}, {"infantry": 2, "fighter": 2}, id="both"),
        pytest.param({"infantry": 1, "fighter": 4}, {"infantry": 2}, {"infantry": 1, "fighter": 4}, id="only together"),
        pytest.param({"fighter": 4}, {"infantry": 2}, {}, id="fighters alone would take nothing"),
    ],
)
def test_the_bot_lands_fighters_beside_its_infantry(
    mine: dict[str, int], theirs: dict[str, int], landed: dict[str, int]
) -> None:
    game = invade(mine, theirs)
    game.controller[LIRTA] = 0  # nothing else to take there
    form = decided(game, 0).form
    lines = form.gifts if form is not None else ()
    assert {kind: number for place, kind, number in lines if place == ON_PLANET + BEREG} == landed


@pytest.mark.parametrize(("holder", "strategy", "used"), [(1, 8, True), (1, 2, False)])
def test_the_bot_takes_the_token_if_it_would_be_late(holder: int, strategy: int, used: bool) -> None:
    table = cards(1, strategy, 7 if strategy == 8 else 5).notes(holder, 2, "gift-of-prescience")
    table.game.players[0].strategies = (1,) if strategy == 8 else (3,)
    game = table.game
    game.begin(Round())
    while prompt_of(game, holder) != "end-of-strategy-phase":
        waiting = game.waiting()[0]
        worst = -1 if strategy == 8 and waiting.seat == holder else 0
        answer(game, waiting.seat, f"strategy {waiting.options[worst].id()}")
    assert (picked_key(game, holder) == "note") is used
