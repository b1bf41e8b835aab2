"""Set-up: options, the speaker, factions, and what everybody begins with."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice, Form, Refused
from orrery.kernel.laws import check_game, random_choice
from orrery.kernel.record import BadOption, Options
from orrery.kernel.rng import seeded
from orrery.ti4.components import NUMBER
from orrery.ti4.faction import FACTION, FACTIONS
from orrery.ti4.game import TwilightImperium
from orrery.ti4.setup import checked, setup
from orrery.ti4.state import NOBODY
from orrery.ti4.tiles import PLANET, TILE, TILES
from orrery.ti4.units import INFANTRY, SPACE_DOCK, TYPES, UNIT, count
from support.cite import rule
from support.play import answer, asked

SIX = "saar,hacan,norr,letnev,creuss,winnu"
PLAYERS = (3, 4, 5, 6)


def answered(game: TwilightImperium, seed: int = 1) -> TwilightImperium:
    """The set-up over, by random answers: the first turn has begun."""
    rng = seeded(seed)
    while game.waiting() and game.waiting()[0].prompt != "action":
        game.answer(random_choice(game.waiting()[0], rng))
    return game


# -- options -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "reason", "rule"),
    [
        ({"players": 2}, "no-such-value", ""),
        ({"players": 9}, "no-such-value", ""),
        ({"players": 7}, "needs-kings", "ti4:S6.deal.7p"),
        ({"players": 8}, "needs-kings", "ti4:S6.deal.8p"),
        ({"players": 5, "layout": "alternative"}, "needs-kings", "ti4:S6.deal.5p-hyper"),
        ({"players": 6, "layout": "alternative"}, "needs-kings", "ti4:S6.deal.6p-large"),
        ({"players": 4, "layout": "alternative", "sets": "kings"}, "one-layout", "ti4:S6.map"),
        ({"players": 3, "layout": "alternative"}, "one-layout", "ti4:S6.map"),
        ({"layout": "round"}, "no-such-value", ""),
        ({"map": "large"}, "no-such-value", ""),
        ({"start": "later"}, "no-such-value", ""),
        ({"colour": "red"}, "unknown-option", ""),
        ({"players": 3, "speaker": 3}, "no-such-value", "ti4:S1"),
        ({"speaker": "nobody"}, "no-such-value", "ti4:S1"),
        ({"rounds": "many"}, "no-such-value", ""),
        ({"players": 3, "factions": "sol,hacan,klingons"}, "no-such-faction", "ti4:S2"),
        ({"players": 3, "factions": "sol,hacan"}, "factions-count", "ti4:S2"),
        ({"players": 3, "factions": "sol,hacan,sol"}, "factions-count", "ti4:S2"),
    ],
)
def test_options_that_make_no_sense_are_refused(options: Options, reason: str, rule: str) -> None:
    with pytest.raises(BadOption) as refused:
        setup(options, 1)
    assert (refused.value.reason, refused.value.rule) == (reason, rule)


def test_what_is_not_said_has_a_default() -> None:
    chosen = checked({"players": "4"})
    assert (chosen["players"], chosen["map"], chosen["factions"]) == (4, "balanced", "dealt")
    assert setup({}, 3).save() == setup(checked({}), 3).save()


def test_the_quick_start_asks_nothing() -> None:
    for players in PLAYERS:
        assert setup({"players": players, "rounds": 1}, 2).waiting()[0].prompt == "action"


# -- speaker and factions ----------------------------------------------------------------------------------------------


@rule("ti4:S1", "ti4:81", "ti4:81.5")
def test_the_speaker_is_a_random_player_or_the_one_agreed_on() -> None:
    assert {setup({"players": 3}, seed).speaker for seed in range(30)} == {0, 1, 2}
    assert {setup({"players": 3, "speaker": 2}, seed).speaker for seed in range(5)} == {2}


def test_factions_are_dealt_by_seed_each_once() -> None:
    found = [[player.faction for player in setup({"players": 6}, seed).players] for seed in range(40)]
    assert all(len(set(factions)) == 6 for factions in found)
    assert {number for factions in found for number in factions} == set(range(17))


@rule("ti4:S2")
def test_factions_are_chosen_from_the_speaker_on() -> None:
    game = setup({"players": 3, "factions": "choice", "speaker": 1}, 1)
    assert len(asked(game, 1).options) == 17
    answer(game, 1, f"faction {FACTION['sol']}")
    refused = game.why_not(2, ("faction", FACTION["sol"]))
    assert refused is not None
    assert (refused.reason, refused.numbers, refused.rule) == ("faction-taken", (1, FACTION["sol"]), "ti4:S2")
    answer(game, 2, f"faction {FACTION['yin']}")
    answer(game, 0, f"faction {FACTION['nekro']}")
    assert [FACTIONS[player.faction].key for player in game.players] == ["nekro", "sol", "yin"]


def test_a_draft_has_three_sheets_more_than_players_and_ends_with_the_speaker() -> None:
    game = setup({"players": 4, "factions": "drafted", "speaker": 1}, 1)
    sheets = [option.id() for option in asked(game, 0).options]
    assert len(set(sheets)) == 7
    other = next(number for number in range(17) if number not in sheets)
    refused = game.why_not(0, ("faction", other))
    assert refused is not None
    assert (refused.reason, refused.numbers) == ("faction-not-drafted", (other,))
    for step, seat in enumerate((0, 3, 2, 1)):
        assert [player.faction for player in game.players].count(NOBODY) == 4 - step
        answer(game, seat, f"faction {sheets[step]}")
    assert [player.faction for player in game.players] == [sheets[0], sheets[3], sheets[2], sheets[1]]


@rule("ti4:S3", "ti4:15.5")
def test_a_faction_brings_its_units_and_abilities() -> None:
    sol = setup({"players": 3, "factions": "sol,hacan,yin"}, 1).players[0]
    assert UNIT["spec-ops-1"] in sol.units
    assert UNIT["advanced-carrier-1"] in sol.units
    assert UNIT["genesis"] in sol.units
    assert sol.abilities == (NUMBER["orbital-drop"], NUMBER["versatile"], NUMBER["genesis"])
    assert sol.leaders == (), "leaders came with the expansion"


# -- what everybody begins with ----------------------------------------------------------------------------------------


@rule("ti4:S11", "ti4:S11.tokens", "ti4:S5", "ti4:76.1", "ti4:87.5", "ti4:87.6", "ti4:25.3")
@pytest.mark.parametrize("key", FACTION)
def test_the_start_of_every_faction(key: str) -> None:
    others = [each for each in ("sol", "hacan", "norr") if each != key][:2]
    faction = FACTIONS[FACTION[key]]
    game = setup({"players": 3, "sets": faction.set or "none", "factions": ",".join([key, *others])}, 5)
    player = game.players[0]
    home = game.chart.tiles.index(TILE[faction.tile])
    assert set(player.space) == {home}
    assert set(player.ground) <= set(TILES[TILE[faction.tile]].planets)
    for name in TYPES:
        type = TYPES.index(name)
        found = sum(count(force, type) for force in player.forces())
        assert found == faction.units.get(name, 0), name
        if type < INFANTRY:
            assert not any(count(force, type) for force in player.ground.values())
    assert count(player.ships_in(home), INFANTRY) == 0
    assert [planet for planet, owner in enumerate(game.controller) if owner == 0] == list(game.chart.planets[home])
    assert not any(game.exhausted)
    assert len(player.techs) == len(faction.techs) + faction.choose
    assert {NUMBER[each] for each in faction.techs} <= set(player.techs)
    assert (player.tactic, player.fleet, player.strategy) == (3, 3, 2)
    assert (player.commodities, player.goods, player.hand, player.points) == (0, 0, [], 0)


def test_the_factory_of_the_saar_begins_in_space() -> None:
    game = setup({"players": 6, "factions": SIX}, 1)
    home = game.chart.homes.index("saar")
    assert count(game.players[0].ships_in(home), SPACE_DOCK) == 1
    assert not any(count(force, SPACE_DOCK) for force in game.players[0].ground.values())


@rule("ti4:S7")
def test_the_custodians_are_on_mecatol_rex_and_nobody_controls_it() -> None:
    game = setup({"players": 4}, 1)
    assert game.custodians
    assert game.controller[PLANET["mecatol_rex"]] == NOBODY


@rule("ti4:S6.5p-compensation")
def test_with_five_three_homes_are_made_up_for_by_trade_goods() -> None:
    assert [player.goods for player in setup({"players": 5}, 1).players] == [0, 2, 4, 2, 0]
    game = answered(setup({"players": 5, "map": "build"}, 1))
    assert [player.goods for player in game.players] == [0, 2, 4, 2, 0]
    for players in (3, 4, 6):
        assert not any(player.goods for player in setup({"players": players}, 1).players)


@rule("ti4:S11")
def test_the_winnu_choose_a_technology_without_prerequisites() -> None:
    game = setup({"players": 3, "factions": "winnu,sol,yin", "start": "ask", "speaker": 0}, 1)
    question = asked(game, 0)
    keys = ("neural-motivator", "antimass-deflectors", "sarween-tools", "plasma-scoring")
    assert {option.id() for option in question.options} == {NUMBER[key] for key in keys}
    answer(game, 0, f"tech {NUMBER['sarween-tools']}")
    assert game.players[0].techs == (NUMBER["sarween-tools"],)


def hacan_begin() -> TwilightImperium:
    return setup({"players": 3, "factions": "hacan,sol,yin", "start": "ask", "speaker": 0, "rounds": 1}, 1)


@rule("ti4:S11", "ti4:87.5")
def test_who_has_several_home_planets_says_what_stands_where() -> None:
    game = hacan_begin()
    arretze, hercant, kamdorn = (PLANET[key] for key in ("arretze", "hercant", "kamdorn"))
    lines = ((kamdorn, "space dock", 1), (arretze, "infantry", 3), (hercant, "infantry", 1))
    game.answer(Choice(0, (), Form(lines)))
    player = game.players[0]
    assert count(player.troops_on(kamdorn), SPACE_DOCK) == 1
    assert [count(player.troops_on(planet), INFANTRY) for planet in (arretze, hercant, kamdorn)] == [3, 1, 0]
    assert game.waiting()[0].prompt == "action", "the others have one planet and were not asked"


@rule("ti4:S11")
def test_all_starting_units_are_placed() -> None:
    game = hacan_begin()
    arretze = PLANET["arretze"]
    with pytest.raises(Refused) as refused:
        game.answer(Choice(0, (), Form(((arretze, "space dock", 1), (arretze, "infantry", 3)))))
    assert (refused.value.reason, refused.value.numbers) == ("place-all-units", (INFANTRY, 3, 4))
    assert refused.value.rule == "ti4:S11"


def test_what_is_proposed_has_the_dock_on_the_richest_planet() -> None:
    game = hacan_begin()
    forms = asked(game, 0).forms
    assert forms is not None
    assert (PLANET["arretze"], "space dock", 1) in forms[0].gifts
    game.answer(Choice(0, (), forms[0]))
    quick = setup({"players": 3, "factions": "hacan,sol,yin", "speaker": 0}, 1)
    assert game.players[0].ground == quick.players[0].ground, "the quick start places them like that"


# -- by seed -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("factions", ["dealt", "choice", "drafted"])
def test_set_up_keeps_all_laws(players: int, factions: str) -> None:
    """The same by seed and answers, copied and saved at every question, nothing shown that is hidden."""
    options: Options = {"players": players, "map": "build", "factions": factions, "start": "ask", "rounds": 1}
    assert check_game(setup, options, players, every=9) > players * 5


def test_the_seed_decides() -> None:
    assert setup({"players": 6}, 7).save() == setup({"players": 6}, 7).save()
    assert setup({"players": 6}, 7).chart != setup({"players": 6}, 8).chart
