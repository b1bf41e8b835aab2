"""Relics: fragments that make them, how they are gained and lost, and what each of them does."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice, Decision, Form
from orrery.kernel.rng import Arranged
from orrery.ti4.attachments import ATTACHMENT
from orrery.ti4.components import COMPONENTS, NUMBER, RELICS, numbers_of
from orrery.ti4.game import TwilightImperium
from orrery.ti4.knowledge import known_in_hands
from orrery.ti4.objective_cards import OBJECTIVES, SECRET
from orrery.ti4.relics.stellar_converter import doomed_planets
from orrery.ti4.research import may_own
from orrery.ti4.rules.agenda_phase import AgendaPhase
from orrery.ti4.rules.control import GainControl
from orrery.ti4.rules.drawing import DrawSecret, too_many_secrets
from orrery.ti4.rules.elimination import Eliminate
from orrery.ti4.rules.relic_moves import destroy_planet, gain_relic
from orrery.ti4.rules.researching import GainTechnology, Research
from orrery.ti4.rules.scoring import Score
from orrery.ti4.rules.status_phase import StatusPhase
from orrery.ti4.rules.strategic import Follow, SpendToken, why_not_follow
from orrery.ti4.rules.transaction import can_be_kept, partners, rows_of
from orrery.ti4.rules.turn import ActionPhase
from orrery.ti4.rules.vote import agenda_now
from orrery.ti4.tiles import PLANET
from orrery.ti4.units import CRUISER, DREADNOUGHT, INFANTRY, MECH, WAR_SUN, count, damaged
from support.cite import card, rule
from support.play import answer, asked, happened
from support.ti4 import Table, everything, plan
from support.ti4_agendas import agenda_phase
from support.ti4_combat import battle
from support.ti4_facts import facts, key
from support.ti4_finds import (
    CORNEEQ,
    LODOR,
    MECATOL,
    RESCULON,
    SAUDOR,
    VEFUT,
    WELLON,
    carry_out,
    discarded,
    fragments,
    keys,
    kings,
    on_top,
    relics,
)
from support.ti4_moments import listened, probed

TRADE = 5
JORD = PLANET["jord"]
SECRETS = [number for number, row in OBJECTIVES.items() if row.stage == SECRET]


def offered(game: TwilightImperium, seat: int = 0) -> list[str]:
    """The components among the options."""
    found = [option for option in asked(game, seat).options if option.things]
    return [COMPONENTS[option.id()].key for option in found if option.key == COMPONENTS[option.id()].kind]


def test_the_relics_are_those_of_the_facts() -> None:
    assert sorted(RELICS) == sorted([key(fact["id"]) for fact in facts("relics")["cards"] if fact["set"] == "pok"])


# -- fragments ---------------------------------------------------------------------------------------------------------


@card("ti4:cultural-relic-fragment", "ti4:hazardous-relic-fragment", "ti4:industrial-relic-fragment")
@rule("ti4:29.9a", "ti4:73.1", "ti4:73.2", "ti4:93")
@pytest.mark.parametrize("kind", ["cultural", "hazardous", "industrial"])
def test_three_fragments_of_a_kind_are_purged_for_a_relic(kind: str) -> None:
    table = fragments(kings(), 0, **{kind: 4})
    table.game.relics = (NUMBER["the-codex"], NUMBER["dominus-orb"])
    game = table.begin()
    assert offered(game) == [f"{kind}-relic-fragment"], "once for the kind, not for each of them"
    answer(game, 0, "find")
    player = game.players[0]
    assert keys(player.relics) == ["dominus-orb"], "the top card"
    assert len(player.fragments) == 1
    assert len(game.purged) == 3
    assert keys(game.view(1).players[0].relics) == ["dominus-orb"], "face up"


@card("ti4:unknown-relic-fragment")
@rule("ti4:73.1")
def test_unknown_fragments_fill_in_but_not_alone() -> None:
    table = fragments(kings(), 0, unknown=3)
    assert offered(table.begin()) == []
    table = fragments(kings(), 0, unknown=3, cultural=2, hazardous=1)
    table.game.relics = (NUMBER["dominus-orb"],)
    game = table.begin()
    assert offered(game) == ["cultural-relic-fragment", "hazardous-relic-fragment"]
    answer(game, 0, f"find {numbers_of('cultural-relic-fragment')[0]}")
    assert [option.things for option in asked(game, 0).options] == [
        (("unknown", 1), ("own", 2)),
        (("unknown", 2), ("own", 1)),
    ]
    answer(game, 0, "unknown 2")
    assert sorted(keys(game.players[0].fragments)) == [
        "cultural-relic-fragment",
        "hazardous-relic-fragment",
        "unknown-relic-fragment",
    ]
    assert keys(game.players[0].relics) == ["dominus-orb"]


@rule("ti4:73.1")
@card("ti4:cultural-relic-fragment")
def test_two_of_one_kind_and_one_of_another_are_no_relic() -> None:
    assert offered(fragments(kings(), 0, cultural=2, hazardous=1).begin()) == []


@rule("ti4:73.2a", "ti4:93.3")
def test_from_an_empty_deck_nobody_gains_a_relic_and_the_fragments_are_gone() -> None:
    game = fragments(kings(), 0, cultural=3).begin()
    answer(game, 0, "find")
    assert game.players[0].relics == ()
    assert game.players[0].fragments == ()
    assert len(game.purged) == 3


@rule("ti4:29.9b", "ti4:73.1a", "ti4:91", "ti4:91.2", "ti4:91.3", "ti4:73.4")
def test_fragments_are_traded_and_relics_are_not() -> None:
    table = fragments(kings().troops(0, LODOR, infantry=1).troops(1, VEFUT, infantry=1), 0, cultural=2)
    relics(table.pools(1, goods=3), 0, "dominus-orb")
    game = table.begin()
    rows = rows_of(game, 0, 1)
    assert (0, "fragment cultural-relic-fragment", 2) in rows
    assert not any("relic " in kind or "dominus" in kind for _, kind, _ in rows)
    answer_aside(game, 0)
    plan(game, 0, (0, "fragment cultural-relic-fragment", 2), (1, "goods", 3))
    answer(game, 1, "accept")
    assert len(game.players[1].fragments) == 2
    assert (game.players[0].fragments, game.players[0].goods) == ((), 3)


@rule("ti4:29.9b", "ti4:91.2")
@pytest.mark.parametrize("holder", [0, 1])
def test_fragments_of_one_are_enough_for_a_transaction(holder: int) -> None:
    table = fragments(kings().troops(0, LODOR, infantry=1).troops(1, VEFUT, infantry=1), holder, cultural=1)
    assert partners(table.pools(0).pools(1).begin(), 0) == [1]


def answer_aside(game: TwilightImperium, seat: int) -> None:
    """Propose a transaction."""
    game.answer(Choice(seat, (len(asked(game, seat).options),)))


@rule("ti4:29.9b")
def test_nobody_gives_more_fragments_than_they_have() -> None:
    game = fragments(kings(), 0, cultural=1).game
    kept = ((0, "fragment cultural-relic-fragment", 1),)
    assert can_be_kept(game, kept, 1)
    assert not can_be_kept(game, ((0, "fragment cultural-relic-fragment", 2),), 1)
    assert not can_be_kept(game, ((1, "fragment cultural-relic-fragment", 1),), 1)
    assert Form(kept).gifts == kept


def test_fragments_of_who_is_eliminated_are_discarded_and_relics_leave_the_game() -> None:
    table = relics(fragments(kings(), 0, cultural=2), 0, "the-obsidian")
    table.game.players[0].kept = (numbers_of("enigmatic-device")[0],)
    game = table.game
    game.begin(Eliminate(0))
    assert discarded(game, "cultural-relic-fragment")
    assert discarded(game, "enigmatic-device")
    assert game.players[0].relics == ()
    assert keys(game.purged) == ["the-obsidian"]


# -- Dominus Orb -------------------------------------------------------------------------------------------------------


@card("ti4:dominus-orb")
@rule("ti4:73.3", "ti4:93")
def test_the_orb_frees_ships_and_what_they_carry_for_one_action() -> None:
    table = relics(kings().ships(0, 1, carrier=1, infantry=2), 0, "dominus-orb")
    table.game.players[0].tokens = (1,)
    game = table.activate(0)
    answer(game, 0, "relic")
    plan(game, 0, (1, "carrier", 1), (1, "infantry", 2))
    assert count(game.players[0].ships_in(0), INFANTRY) == 2
    assert keys(game.purged) == ["dominus-orb"]
    table = relics(kings().ships(0, 1, cruiser=1), 1, "dominus-orb")
    table.game.players[0].tokens = (1,)
    game = table.activate(0)
    assert game.players[0].ships_in(1), "it is of no use to others"


# -- Maw of Worlds -----------------------------------------------------------------------------------------------------


@card("ti4:maw-of-worlds")
def test_the_maw_gives_any_technology_for_all_planets() -> None:
    table = relics(kings("jolnar", "hacan").planets(0, LODOR, SAUDOR), 0, "maw-of-worlds")
    table.game.agendas = tuple([NUMBER[each] for each in ("mutiny", "core-mining")])
    table.game.exhausted[SAUDOR] = True
    game = table.game
    game.begin(AgendaPhase())
    answer(game, 0, "relic")
    war_sun, spatial = NUMBER["war-sun"], NUMBER["spatial-conduit-cylinder"]
    options = [option.id() for option in asked(game, 0).options]
    assert war_sun in options, "whatever its prerequisites"
    assert spatial in options, "technologies of one's own faction too"
    assert NUMBER["yin-spinner"] not in options
    assert all(may_own(game, 0, tech) for tech in options)
    answer(game, 0, f"tech {war_sun}")
    player = game.players[0]
    assert war_sun in player.techs
    assert (game.exhausted[LODOR], game.exhausted[SAUDOR], player.relics) == (True, True, ())
    assert [row for row in happened(game) if row[0] == "planet exhausted"] == [("planet exhausted", 0, (LODOR,))]


@card("ti4:maw-of-worlds", "ti4:the-prophets-tears")
@rule("ti4:89.5")
def test_what_the_maw_gives_is_gained_and_not_researched() -> None:
    table = relics(kings().planets(0, LODOR), 0, "the-prophets-tears")
    table.game.deck = [0, 1, 2]
    game = table.game
    game.begin(GainTechnology(0, NUMBER["war-sun"]))
    assert game.players[0].hand == []
    assert game.players[0].exhausted == ()


# -- Scepter of Emelpar ------------------------------------------------------------------------------------------------


def follower(strategy: int) -> Table:
    table = relics(kings().pools(0, tactic=3, fleet=3), 0, "scepter-of-emelpar")
    table.game.players[0].strategy = strategy
    return table


@card("ti4:scepter-of-emelpar")
def test_the_scepter_pays_from_the_reinforcements() -> None:
    game = follower(2).game
    game.begin(Follow(0, TRADE))
    answer(game, 0, "relic")
    player = game.players[0]
    assert player.strategy == 2
    assert keys(player.exhausted) == ["scepter-of-emelpar"]
    assert player.commodities == 4
    carry_out(game, Follow(0, TRADE))
    assert player.strategy == 1, "exhausted it pays nothing"
    game = follower(2).game
    game.begin(Follow(0, TRADE))
    answer(game, 0, "pass")
    assert game.players[0].strategy == 1, "it may be kept"


@card("ti4:scepter-of-emelpar")
def test_the_scepter_pays_also_where_the_pool_is_empty() -> None:
    game = follower(0).game
    assert why_not_follow(game, 0, TRADE) is None
    game.begin(Follow(0, TRADE))
    assert game.players[0].commodities == 4, "then nobody is asked"
    assert keys(game.players[0].exhausted) == ["scepter-of-emelpar"]
    assert why_not_follow(game, 0, TRADE) is not None, "exhausted"


@card("ti4:scepter-of-emelpar")
def test_the_scepter_pays_nothing_where_no_token_is_left_anywhere() -> None:
    table = follower(0)
    table.game.players[0].tactic = table.game.players[0].fleet = 0
    table.game.players[0].tokens = tuple(range(16))
    assert why_not_follow(table.game, 0, TRADE) is not None


@card("ti4:scepter-of-emelpar", "ti4:orbital-drop")
def test_it_pays_for_soldiers_from_orbit_though_the_pool_is_empty() -> None:
    table = follower(0).planets(0, 27)
    game = table.begin()
    answer(game, 0, "ability")
    assert count(game.players[0].troops_on(27), INFANTRY) == 2
    assert keys(game.players[0].exhausted) == ["scepter-of-emelpar"]


@card("ti4:scepter-of-emelpar", "ti4:quash")
def test_it_pays_to_quash_an_agenda_though_the_pool_is_empty() -> None:
    table = relics(kings("xxcha", "hacan"), 0, "scepter-of-emelpar").planets(0, 27).planets(1, 28)
    table.game.players[0].strategy = 0
    game = agenda_phase(table, "mutiny", "economic-equality", "archived-secret")
    answer(game, 0, "ability")
    assert COMPONENTS[agenda_now(game).card].key == "economic-equality"
    assert keys(game.players[0].exhausted) == ["scepter-of-emelpar"]


@card("ti4:scepter-of-emelpar")
def test_without_a_token_in_the_reinforcements_one_of_the_sheet_is_taken() -> None:
    table = follower(2)
    table.game.players[0].tactic, table.game.players[0].fleet = 8, 6
    game = table.game
    game.begin(SpendToken(0))
    answer(game, 0, "relic")
    answer(game, 0, "pool 1")
    player = game.players[0]
    assert (player.tactic, player.fleet, player.strategy) == (8, 5, 2)


@card("ti4:scepter-of-emelpar")
@rule("ti4:14.10")
def test_it_pays_one_token_of_an_objective_too() -> None:
    lead = NUMBER["lead-from-the-front"]
    table = follower(1)
    table.game.players[0].tactic = 1
    game = table.game
    game.objectives = (lead,)
    game.begin(Score(0, lead))
    player = game.players[0]
    assert (player.tactic, player.strategy, player.points) == (0, 0, 1), "two of the pools and one by the scepter"
    assert keys(player.exhausted) == ["scepter-of-emelpar"]
    table = follower(3)
    table.game.objectives = (lead,)
    game = table.game
    game.begin(Score(0, lead))
    plan(game, 0, (0, "strategy", 3))
    answer(game, 0, "relic")
    assert game.players[0].strategy == 1
    assert game.players[0].tactic == 3


@card("ti4:scepter-of-emelpar")
def test_it_pays_for_the_star_forge_as_well() -> None:
    table = relics(kings("muaat", "sol").ships(0, 1, war_sun=1), 0, "scepter-of-emelpar")
    table.game.players[0].strategy = 0
    game = table.begin()
    answer(game, 0, f"ability {NUMBER['star-forge']}")
    answer(game, 0, "forge destroyer")
    assert game.players[0].strategy == 0
    assert keys(game.players[0].exhausted) == ["scepter-of-emelpar"]


# -- Shard of the Throne -----------------------------------------------------------------------------------------------


@card("ti4:shard-of-the-throne")
def test_the_shard_is_a_point_when_it_is_gained() -> None:
    table = fragments(kings(), 0, cultural=3)
    table.game.relics = (NUMBER["shard-of-the-throne"],)
    game = table.begin()
    answer(game, 0, "find")
    assert game.players[0].points == 1
    assert game.gains[0][2:] == ("relic", NUMBER["shard-of-the-throne"], 1)


def throne(planet: int) -> TwilightImperium:
    """Seat 1 takes a planet from seat 0, who holds the Shard and one point. Jord is the home of seat 0."""
    table = relics(kings("sol", "hacan", tiles=("18", "1", "65", "23")).planets(0, planet), 0, "shard-of-the-throne")
    table.game.players[0].points = 1
    table.planets(0, PLANET["quinarra"])
    table.game.begin(GainControl(1, planet))
    return table.game


@card("ti4:shard-of-the-throne")
@pytest.mark.parametrize("key", ["jord", "primor"])
def test_the_shard_goes_with_a_home_planet_and_with_a_legendary_one(key: str) -> None:
    game = throne(PLANET[key])
    assert keys(game.players[1].relics) == ["shard-of-the-throne"]
    assert (game.players[0].relics, game.players[0].points, game.players[1].points) == ((), 0, 1)


@card("ti4:shard-of-the-throne")
def test_it_stays_when_another_planet_is_lost_or_the_planet_was_of_somebody_else() -> None:
    game = throne(SAUDOR)
    assert keys(game.players[0].relics) == ["shard-of-the-throne"]
    table = relics(kings("sol", "hacan", "yin", tiles=("18", "1", "65")), 0, "shard-of-the-throne")
    game = table.planets(2, PLANET["primor"]).game
    game.begin(GainControl(1, PLANET["primor"]))
    assert keys(game.players[0].relics) == ["shard-of-the-throne"]


@card("ti4:shard-of-the-throne")
@rule("ti4:77.7")
def test_the_point_of_the_shard_may_win_the_game() -> None:
    table = relics(kings("sol", "hacan", tiles=("18", "1", "65")).planets(0, JORD), 0, "shard-of-the-throne")
    table.planets(0, PLANET["quinarra"]).game.players[1].points = 9
    game = table.game
    game.begin(GainControl(1, JORD))
    assert game.winners == [1]


# -- Stellar Converter -------------------------------------------------------------------------------------------------

# Around Mecatol Rex: Wellon, Vefut II, Jord, Corneeq and Resculon, Primor, Saudor
AROUND = ("18", "19", "20", "1", "33", "65", "23")


def converter(system: int = 0, **units: int) -> Table:
    """Seat 0 in the middle can bombard; seat 1 has everything around it."""
    table = relics(kings("hacan", "sol", tiles=AROUND), 0, "stellar-converter").ships(0, system, **units)
    for planet in (WELLON, VEFUT, JORD, CORNEEQ, RESCULON, PLANET["primor"], MECATOL):
        table.planets(1, planet)
    return table.planets(0, SAUDOR)


@card("ti4:stellar-converter")
def test_what_the_converter_may_destroy() -> None:
    game = converter(dreadnought=1).game
    assert sorted(doomed_planets(game, 0)) == sorted([WELLON, VEFUT, CORNEEQ, RESCULON]), (
        "no home, no legendary planet, none of one's own, not in the system of the dreadnought"
    )
    assert doomed_planets(converter(cruiser=3).game, 0) == [], "only what can bombard"
    assert MECATOL not in doomed_planets(converter(1, war_sun=1).game, 0)
    assert offered(converter(cruiser=3).begin()) == []


@card("ti4:stellar-converter")
@card("ti4:annihilator")
def test_a_mech_that_bombards_from_the_ground_reaches_the_systems_around_it() -> None:
    """No ship needs to be there."""
    table = kings("l1z1x", "sol", tiles=AROUND).court(0).planets(1, VEFUT)
    assert VEFUT in doomed_planets(table.troops(0, WELLON, mech=1).game, 0)


@card("ti4:stellar-converter")
@rule("ti4:Q.tokens.destroyed-planet", "ti4:11.2b", "ti4:93.1")
def test_a_destroyed_planet_is_gone_with_all_that_was_on_it() -> None:
    table = converter(dreadnought=1).troops(1, WELLON, infantry=2, pds=1, space_dock=1)
    table.game.attachments[WELLON] = (ATTACHMENT["rich-world"],)
    game = table.law("core-mining", WELLON).begin()
    game.attachments[WELLON] = (ATTACHMENT["rich-world"], ATTACHMENT["core-mining"])
    answer(game, 0, "relic")
    answer(game, 0, f"planet {WELLON}")
    assert game.chart.planets[1] == ()
    assert game.controller[WELLON] == -1
    assert not game.players[1].troops_on(WELLON)
    assert WELLON not in game.attachments
    assert sorted(keys(game.purged)) == ["core-mining", "rich-world", "stellar-converter"]
    assert (game.laws, game.agenda_discard) == ((), ())
    seen = game.view(1).systems[1]
    assert (seen.planets, seen.destroyed) == ((), (WELLON,))
    assert game.count()["exploration cards"] == 1


@card("ti4:stellar-converter")
@rule("ti4:Q.tokens.destroyed-planet")
def test_other_planets_of_the_system_stay_and_nobody_lands_on_a_destroyed_one() -> None:
    table = converter(dreadnought=1, carrier=1, infantry=2)
    game = table.begin()
    answer(game, 0, "relic")
    answer(game, 0, f"planet {CORNEEQ}")
    assert game.chart.planets[4] == (RESCULON,)
    game.active = 1
    carry_out(game, ActionPhase())
    answer(game, 0, "tactical")
    answer(game, 0, "system 4")
    plan(game, 0, (0, "carrier", 1), (0, "infantry", 2))
    assert {place for place, _, _ in asked(game, 0).rows} == {1000 + RESCULON}


@card("ti4:stellar-converter")
@rule("ti4:16.1")
def test_who_loses_the_last_planet_by_it_is_eliminated() -> None:
    table = relics(kings("hacan", "sol").ships(0, 0, dreadnought=1).planets(0, SAUDOR), 0, "stellar-converter")
    game = table.troops(1, WELLON, infantry=2).begin()
    answer(game, 0, "relic")
    assert f"planet {VEFUT}" in [f"planet {option.id()}" for option in asked(game, 0).options], "nobody's as well"
    answer(game, 0, f"planet {WELLON}")
    assert game.players[1].eliminated


@card("ti4:stellar-converter")
@rule("ti4:56.4")
def test_with_the_card_of_a_legendary_planet_its_ability_card_is_purged() -> None:
    """No relic destroys one; the rule holds for whatever does."""
    primor = PLANET["primor"]
    table = kings("hacan", "sol", tiles=AROUND)
    game = table.planets(0, SAUDOR).planets(1, WELLON).game
    game.begin(GainControl(1, primor))
    assert keys(game.players[1].legendary) == ["the-atrament"]
    destroy_planet(game, 0, primor)
    assert game.players[1].legendary == ()
    assert "the-atrament" in keys(game.purged)


# -- The Codex ---------------------------------------------------------------------------------------------------------


@card("ti4:the-codex")
def test_the_codex_takes_up_to_three_cards_which_are_not_drawn() -> None:
    table = relics(kings("yssaril", "sol"), 0, "the-codex")
    assert "the-codex" not in offered(table.begin()), "nothing was discarded"
    table = relics(kings("yssaril", "sol"), 0, "the-codex")
    table.game.deck, table.game.discard = [20, 21], [0, 4, 8, 12]
    game = table.begin()
    answer(game, 0, "relic")
    assert (asked(game, 0).least, asked(game, 0).most) == (1, 3)
    answer(game, 0, "card 4", "card 8")
    assert sorted(game.players[0].hand) == [4, 8], "no Scheming"
    assert game.discard == [0, 12]
    assert game.players[0].relics == ()
    assert known_in_hands(game, 1) == [(4, 0), (8, 0)], "everybody has seen them"


@card("ti4:the-codex")
@rule("ti4:3.4")
def test_too_many_cards_are_discarded_at_once() -> None:
    table = relics(kings(), 0, "the-codex")
    table.game.players[0].hand = [40, 41, 42, 43, 44, 45]
    table.game.discard = [0, 4, 8]
    game = table.begin()
    answer(game, 0, "relic")
    answer(game, 0, "card 0", "card 4", "card 8")
    assert asked(game, 0).prompt == "discard"
    assert asked(game, 0).least == 2


# -- The Crown of Emphidia ---------------------------------------------------------------------------------------------


@card("ti4:the-crown-of-emphidia")
@rule("ti4:29.3")
def test_the_crown_explores_a_planet_anywhere_after_ones_tactical_action() -> None:
    table = relics(kings().planets(0, VEFUT, MECATOL).ships(0, 0, cruiser=1), 0, "the-crown-of-emphidia")
    on_top(table, "mining-world")
    game = table.activate(1)
    plan(game, 0, (0, "cruiser", 1))
    answer(game, 0, "relic")
    assert game.attachments[VEFUT] == (ATTACHMENT["mining-world"],), "the only planet with a trait"
    assert keys(game.players[0].exhausted) == ["the-crown-of-emphidia"]


@card("ti4:the-crown-of-emphidia")
def test_not_after_the_action_of_another() -> None:
    table = relics(kings().planets(1, VEFUT), 1, "the-crown-of-emphidia").ships(0, 0, cruiser=1)
    game = table.activate(1)
    plan(game, 0, (0, "cruiser", 1))
    assert game.asked(1) is None or asked(game, 1).prompt != "after-tactical-action"


@card("ti4:the-crown-of-emphidia", "ti4:tomb-of-emphidia")
def test_at_the_tomb_the_crown_is_a_point() -> None:
    table = relics(kings().planets(0, LODOR), 0, "the-crown-of-emphidia")
    table.game.attachments[LODOR] = (ATTACHMENT["tomb-of-emphidia"],)
    game = at_end_of_status(table)
    answer(game, 0, "relic")
    assert game.players[0].points == 1
    assert keys(game.purged) == ["the-crown-of-emphidia"]
    table = relics(kings().planets(0, LODOR).planets(1, SAUDOR), 0, "the-crown-of-emphidia")
    table.game.attachments[SAUDOR] = (ATTACHMENT["tomb-of-emphidia"],)
    game = at_end_of_status(table)
    assert game.over, "the tomb of another is of no use"


def at_end_of_status(table: Table) -> TwilightImperium:
    game = table.game
    game.stage_one = tuple([number for number, row in OBJECTIVES.items() if row.stage == 1][:3])
    game.deck = list(range(20))
    game.begin(StatusPhase())
    for seat in (0, 1):
        if game.asked(seat) is not None and asked(game, seat).prompt == "status tokens":
            everything(game, seat)
    return game


# -- The Crown of Thalnos ----------------------------------------------------------------------------------------------


CROWN = "the-crown-of-thalnos"


def crowned(*dice: int, **units: int) -> TwilightImperium:
    """Seat 0 has the crown and attacks three dreadnoughts. The dice fall as told, the attacker's first."""
    table = relics(kings().ships(0, 1, **units).ships(1, 0, dreadnought=3), 0, "the-crown-of-thalnos")
    game = battle(table, *dice)
    assert asked(game, 0).prompt == "after-space-combat-roll"
    return game


def lost(game: TwilightImperium, seat: int = 0) -> list[int]:
    """The types of that player that were destroyed."""
    return [event.values[1] for event in game.log or [] if event.kind == "destroyed" and event.actor == seat]


@card("ti4:the-crown-of-thalnos")
def test_who_rolls_again_with_one_more_and_misses_is_destroyed() -> None:
    game = crowned(1, 6, 2, 6, 3, 1, 1, 1, cruiser=3)
    answer(game, 0, "relic")
    answer(game, 0, "die 0", "die 2")
    combat = game.view(0).combat
    assert combat is not None
    assert [(die.die, die.hit) for die in combat.dice if die.seat == 0] == [(6, True), (6, False), (3, False)], (
        "only what was rolled again has one more"
    )
    assert lost(game) == [CRUISER], "who has not dared is not lost"
    assert combat.hits == (1, 0)


@card("ti4:the-crown-of-thalnos")
@rule("ti4:75.5")
def test_nobody_is_lost_before_all_dice_are_rolled_and_nothing_sustains_it() -> None:
    game = crowned(1, 1, 9, 1, 1, 1, dreadnought=1, cruiser=1)
    answer(game, 0, "relic")
    answer(game, 0, "die 0")
    assert lost(game) == [], "its die has missed, and the cruiser's comes"
    assert asked(game, 0).prompt == "after-space-combat-roll"
    answer(game, 0, "pass")
    assert lost(game) == [DREADNOUGHT], "it did not sustain that"
    combat = game.view(0).combat
    assert combat is not None
    assert combat.hits == (1, 0), "hits are assigned after it"


@card("ti4:the-crown-of-thalnos")
def test_a_unit_of_several_dice_lives_by_any_that_hits() -> None:
    game = crowned(9, 1, 1, 1, 1, 1, 1, 1, war_sun=1)
    answer(game, 0, "relic")
    answer(game, 0, "die 1", "die 2")
    assert lost(game) == []
    game = crowned(9, 1, 1, 1, 1, 1, 1, war_sun=1)
    answer(game, 0, "relic")
    answer(game, 0, "die 0")
    assert lost(game) == [WAR_SUN], "the hit itself was rolled away"


@card("ti4:the-crown-of-thalnos")
def test_dice_of_two_units_of_a_type_are_told_apart() -> None:
    """Two war suns of three dice each: the first has hit with one that stays, the second has not."""
    game = crowned(9, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, war_sun=2)
    answer(game, 0, "relic")
    answer(game, 0, "die 1", "die 3")
    assert lost(game) == [WAR_SUN]


@card("ti4:the-crown-of-thalnos")
def test_who_is_damaged_goes_first() -> None:
    game = crowned(1, 1, 1, 1, 1, 1, 1, dreadnought=1, damaged_dreadnought=1)
    answer(game, 0, "relic")
    answer(game, 0, "die 0")
    assert lost(game) == [DREADNOUGHT]
    assert damaged(game.players[0].ships_in(0), DREADNOUGHT) == 0


@card("ti4:the-crown-of-thalnos", "ti4:the-thundarian")
def test_who_has_dared_before_all_dice_were_rolled_anew_dares_no_longer() -> None:
    """One has fallen by the first roll; by the second nobody does, whatever the dice show."""
    table = kings("sol", "nomad").court(1).ships(0, 1, cruiser=3).ships(1, 0, dreadnought=3)
    game = battle(relics(table, 0, "the-crown-of-thalnos"), 1, 1, 1, 10, 1, 1, 1, 1, 1, 1, 1, 1)
    answer(game, 0, "relic")
    answer(game, 0, "die 0", "die 2")
    assert lost(game) == [CRUISER]
    answer(game, 1, f"leader {NUMBER['the-thundarian']}")
    answer(game, 0, "pass")
    assert lost(game) == [CRUISER]
    assert count(game.players[0].ships_in(0), CRUISER) == 2


@card("ti4:the-crown-of-thalnos", "ti4:fire-team")
def test_on_the_ground_too_and_dice_rolled_again_by_a_card_endanger_nobody() -> None:
    table = relics(kings().troops(1, WELLON, infantry=2).ships(0, 0, carrier=1, infantry=2), 0, "the-crown-of-thalnos")
    game = table.hand(0, "fire-team").activate(1)
    game.rng = Arranged(1, [], [1, 1, 2, 2, 1, 1, 1, 1])
    plan(game, 0, (0, "carrier", 1), (0, "infantry", 2))
    plan(game, 0, (1000 + WELLON, "infantry", 2))
    assert asked(game, 0).prompt == "after-ground-combat-roll"
    answer(game, 0, "card")
    answer(game, 0, "die 0", "die 1")
    assert asked(game, 0).prompt == "after-ground-combat-roll", "the crown may still be used"
    answer(game, 0, "pass")
    assert lost(game) == []


@card("ti4:the-crown-of-thalnos", "ti4:fire-team")
def test_a_die_that_a_card_rolls_anew_has_lost_what_the_crown_added() -> None:
    """The mech's die, of an earlier group: 5 and 1 more was a hit, 5 alone is none."""
    table = relics(kings().troops(1, WELLON, infantry=3).ships(0, 0, carrier=1, infantry=1, mech=1), 0, CROWN)
    game = table.hand(0, "fire-team").activate(1)
    game.rng = Arranged(1, [], [1, 5, 1, 5, 1, 1, 1])
    plan(game, 0, (0, "carrier", 1), (0, "infantry", 1), (0, "mech", 1))
    plan(game, 0, (1000 + WELLON, "infantry", 1), (1000 + WELLON, "mech", 1))
    answer(game, 0, "relic")
    answer(game, 0, "die 0")
    answer(game, 0, "card")
    answer(game, 0, "die 0")
    answer(game, 0, "pass")
    rerolled = [event.values for event in game.log or [] if event.kind == "rerolled"]
    assert rerolled == [(5, 5), (6, 5)], "what was needed by the crown, and without it"
    assert lost(game, 1) == []
    assert lost(game) == [MECH]


@card("ti4:the-crown-of-thalnos", "ti4:morale-boost")
def test_what_a_die_needs_is_told_with_all_that_is_added() -> None:
    table = relics(kings().ships(0, 1, cruiser=2).ships(1, 0, dreadnought=3), 0, CROWN).hand(0, "morale-boost")
    game = battle(table, 1, 1, 5, 1, 1, 1)
    answer(game, 0, "card")
    answer(game, 0, "relic")
    answer(game, 0, "die 0")
    assert [event.values for event in game.log or [] if event.kind == "rerolled"] == [(5, 5)]


@card("ti4:the-crown-of-thalnos", "ti4:wrath-of-kenara")
def test_what_the_flagship_adds_comes_to_what_the_crown_has_added() -> None:
    """It needs a seven: a five, and 1 more of each."""
    table = kings("hacan", "sol").own(0).pools(0, goods=1).ships(0, 1, flagship=1).ships(1, 0, dreadnought=3)
    game = battle(relics(table, 0, CROWN), 1, 1, 5, 1, 1, 1)
    answer(game, 0, "relic")
    answer(game, 0, "die 0")
    answer(game, 0, "flagship")
    answer(game, 0, "die 0")
    combat = game.view(0).combat
    assert combat is not None
    assert combat.hits == (1, 0)


@card("ti4:the-crown-of-thalnos")
def test_a_barrage_is_no_combat_roll() -> None:
    table = relics(kings().ships(0, 1, destroyer=1).ships(1, 0, fighter=2, carrier=1), 0, "the-crown-of-thalnos")
    game = battle(table, 1, 1, 5, 1, 1, 1)
    assert [event.kind for event in game.log or []].count("barrage") == 1
    assert asked(game, 0).prompt == "after-space-combat-roll"
    assert len([event for event in game.log or [] if event.kind == "rolled"]) == 1


# -- The Obsidian ------------------------------------------------------------------------------------------------------


@card("ti4:the-obsidian")
@rule("ti4:14.21")
def test_the_obsidian_brings_a_secret_and_room_for_it() -> None:
    table = fragments(kings(), 0, cultural=3)
    table.game.relics = (NUMBER["the-obsidian"],)
    table.game.secrets = tuple(SECRETS[:4])
    table.game.players[0].secrets = tuple(SECRETS[4:7])
    game = table.begin()
    answer(game, 0, "find")
    assert len(game.players[0].secrets) == 4, "four, and none goes back"
    assert not too_many_secrets(game, 0)
    carry_out(game, DrawSecret(0))
    assert asked(game, 0).prompt == "return secret", "of five one does"


# -- The Prophet's Tears -----------------------------------------------------------------------------------------------


def weeper(*techs: str) -> Table:
    table = relics(kings(), 0, "the-prophets-tears").techs(0, *techs)
    table.game.deck = [0, 1, 2]
    return table


@card("ti4:the-prophets-tears", "ti4:propagation")
@rule("ti4:31.15a")
def test_who_gains_tokens_instead_of_research_may_draw_a_card_by_the_tears() -> None:
    """Both are for the moment in which the Nekro would research."""
    table = relics(kings("nekro", "hacan"), 0, "the-prophets-tears")
    game = table.game
    game.deck = [NUMBER["flank-speed"], NUMBER["direct-hit"]]
    game.begin(Research(0))
    everything(game, 0)
    answer(game, 0, "relic")
    assert keys(game.players[0].exhausted) == ["the-prophets-tears"]
    assert keys(tuple(game.players[0].hand)) == ["direct-hit"]
    assert game.over


@card("ti4:the-prophets-tears")
def test_the_tears_draw_a_card_or_stand_for_a_prerequisite() -> None:
    game = weeper().game
    game.begin(Research(0))
    answer(game, 0, "relic")
    assert len(game.players[0].hand) == 1
    techs = [option.id() for option in asked(game, 0).options]
    assert NUMBER["gravity-drive"] not in techs, "they are exhausted now"
    game = weeper().game
    game.begin(Research(0))
    answer(game, 0, "pass")
    techs = [option.id() for option in asked(game, 0).options]
    assert NUMBER["gravity-drive"] in techs, "one prerequisite"
    assert NUMBER["fleet-logistics"] not in techs, "not two"
    answer(game, 0, f"tech {NUMBER['gravity-drive']}")
    everything(game, 0)
    assert NUMBER["gravity-drive"] in game.players[0].techs
    assert keys(game.players[0].exhausted) == ["the-prophets-tears"]
    assert game.players[0].hand == []


@card("ti4:the-prophets-tears")
def test_a_planet_may_be_exhausted_in_their_place() -> None:
    table = weeper().planets(0, PLANET["thibah"])
    game = table.game
    game.begin(Research(0))
    answer(game, 0, "pass")
    answer(game, 0, f"tech {NUMBER['gravity-drive']}")
    assert asked(game, 0).prompt == "prerequisites"
    assert {kind for _, kind, _ in asked(game, 0).rows} == {"planet", "relic"}
    plan(game, 0, (PLANET["thibah"], "planet", 1))
    assert game.players[0].exhausted == ()
    assert game.exhausted[PLANET["thibah"]]


@rule("ti4:73.3")
def test_relics_act_for_who_has_them_and_no_other() -> None:
    table = relics(kings(), 1, "the-codex")
    table.game.discard = [0]
    assert "the-codex" not in offered(table.begin())


@rule("ti4:73.2")
def test_gaining_a_relic_says_which() -> None:
    game = kings().game
    game.relics = (NUMBER["dominus-orb"], NUMBER["the-codex"])
    gain_relic(game, 0)
    assert keys(game.players[0].relics) == ["the-codex"]
    assert keys(game.relics) == ["dominus-orb"]


@rule("ti4:73.2a")
def test_that_nobody_gains_a_relic_from_an_empty_deck_is_told() -> None:
    game = kings().game
    game.relics = ()
    gain_relic(game, 0)
    assert (game.players[0].relics, happened(game)) == ((), [("no relic", 0, ())])


@card("ti4:scepter-of-emelpar")
def test_what_the_scepter_pays_was_not_spent_from_the_pool() -> None:
    """Who is paid for spent tokens gains nothing by it."""
    for saved in (0, 1):
        game = kings().game
        with probed(game):
            game.begin(SpendToken(0, saved=saved))
            opened = [each.name for each in listened(game, first_reply, 20)]
            opened += [each.window for each in game.happened]
        assert ("after-strategy-token-spent" in opened) == (saved == 0)


def first_reply(game: TwilightImperium, decision: Decision) -> Choice:
    return Choice(decision.seat, (0,))
