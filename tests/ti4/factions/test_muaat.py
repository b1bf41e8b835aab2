"""The Embers of Muaat: abilities, units, flagship, technologies and note."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice
from orrery.ti4.bot.greedy import GreedyBot
from orrery.ti4.combat import is_shielded
from orrery.ti4.components import NUMBER, note_of
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.routes import NEVER, Passage, may_be_moved_into
from orrery.ti4.rules.production import Produce
from orrery.ti4.setup import setup
from orrery.ti4.tiles import TILE, TILES
from orrery.ti4.units import CRUISER, DESTROYER, FIGHTER, UNIT, UNITS, WAR_SUN, count
from orrery.ti4.words import Ti4Words
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, everything, plan

MIDDLE = ("43", "19", "20", "21", "22", "23", "24")  # a supernova in the middle
MUAAT = TILES[TILE["4"]].planets[0]
HOME = ("18", "4", "43", "21", "22", "23", "24")  # the home of the Muaat beside a supernova
ALONE = ("18", "4", "20", "21", "22", "23", "43")
FAR = 0  # a planet that is not on this table: whoever controls it is not eliminated


def left(game: TwilightImperium, seat: int, system: int, type: int) -> int:
    return count(game.players[seat].ships_in(system), type)


def keys(game: TwilightImperium, seat: int) -> list[str]:
    """The actions that are offered, by the kind of what does them."""
    return [option.key for option in asked(game, seat).options]


def forge(game: TwilightImperium, what: str, system: int) -> None:
    options = asked(game, 0).options
    game.answer(
        Choice(0, (next(at for at, each in enumerate(options) if (each.key, each.id()) == (f"forge {what}", system)),))
    )


# -- star forge --------------------------------------------------------------------------------------------------------


@card("ti4:star-forge")
@pytest.mark.parametrize(("what", "type", "number"), [("fighters", FIGHTER, 2), ("destroyer", DESTROYER, 1)])
def test_a_token_of_the_strategy_pool_becomes_fighters_or_a_destroyer(what: str, type: int, number: int) -> None:
    game = Table("muaat", "hacan").own(0).planets(0, FAR).ships(0, 1, war_sun=1).ships(0, 2, war_sun=1).begin()
    answer(game, 0, "ability")
    forge(game, what, 2)
    assert (left(game, 0, 2, type), left(game, 0, 1, type)) == (number, 0)
    assert game.players[0].strategy == 1
    assert asked(game, 1).prompt == "action", "that was the action of this turn"


@card("ti4:star-forge")
@rule("ti4:58.3")
@pytest.mark.parametrize(("sun", "tokens"), [(True, 0), (False, 2)])
def test_nothing_is_forged_without_a_war_sun_or_a_token(sun: bool, tokens: int) -> None:
    table = Table("muaat", "hacan").own(0).planets(0, FAR).ships(0, 1, war_sun=int(sun), cruiser=1)
    table.game.players[0].strategy = tokens
    table.ships(1, 2, war_sun=1)  # of another player
    assert "ability" not in keys(table.begin(), 0)


@card("ti4:star-forge")
def test_what_is_forged_beyond_the_fleet_pool_is_removed_again() -> None:
    game = Table("muaat", "hacan").own(0).planets(0, FAR).pools(0, fleet=1).ships(0, 1, war_sun=1).begin()
    answer(game, 0, "ability")
    forge(game, "destroyer", 1)
    assert asked(game, 0).prompt == "remove ships"


@card("ti4:star-forge")
def test_who_has_all_destroyers_on_the_board_may_take_one_back() -> None:
    table = Table("muaat", "hacan").own(0).planets(0, FAR).pools(0, fleet=9).ships(0, 1, war_sun=1)
    game = table.ships(0, 2, destroyer=8).begin()
    answer(game, 0, "ability")
    forge(game, "destroyer", 1)
    answer(game, 0, "take from board")
    assert (left(game, 0, 1, DESTROYER), left(game, 0, 2, DESTROYER)) == (1, 7)


@card("ti4:star-forge")
def test_a_bot_forges_only_tokens_that_it_can_spare() -> None:
    table = Table("muaat", "hacan").own(0).planets(0, FAR).pools(0, tactic=0).ships(0, 1, war_sun=1)
    for tokens, acts in ((1, False), (4, True)):
        table.game.players[0].strategy = tokens
        game = table.game.copy()
        assert isinstance(game, TwilightImperium)
        assert forges(game) == acts


def forges(game: TwilightImperium) -> bool:
    table = Table("muaat", "hacan")
    table.game = game
    game = table.begin()
    decision = asked(game, 0)
    chosen = GreedyBot().choose(game.view(0), decision, game.rng, lambda: game.copy())
    if decision.options[chosen.picks[0]].key != "ability":
        return False
    game.answer(chosen)
    decision = asked(game, 0)
    chosen = GreedyBot().choose(game.view(0), decision, game.rng, lambda: game.copy())
    assert decision.options[chosen.picks[0]].key == "forge destroyer", "there is room for it in the fleet pool"
    return True


@card("ti4:star-forge")
def test_a_bot_forges_an_escort_for_a_war_sun_that_is_alone_among_others() -> None:
    table = Table("muaat", "hacan").own(0).planets(0, FAR).pools(0, tactic=0).ships(0, 1, war_sun=1)
    game = table.ships(1, 2, cruiser=1).begin()
    game.players[0].strategy = 1
    for key in ("ability", "forge fighters"):
        decision = asked(game, 0)
        chosen = GreedyBot().choose(game.view(0), decision, game.rng, lambda: game.copy())
        assert decision.options[chosen.picks[0]].key == key
        game.answer(chosen)


# -- supernovas --------------------------------------------------------------------------------------------------------


@card("ti4:gashlai-physiology")
@rule("ti4:86.1")
@pytest.mark.parametrize(("faction", "needs"), [("muaat", 2), ("hacan", 3)])
def test_ships_of_the_muaat_fly_through_a_supernova(faction: str, needs: int) -> None:
    """Across the middle it is two systems, around it three."""
    game = Table(faction, "sol", tiles=MIDDLE).ships(0, 1, cruiser=1).game
    assert Passage(game, 0, 4).needs_from(1) == needs
    assert Passage(game, 1, 4).needs_from(1) == 3


@card("ti4:gashlai-physiology")
def test_they_do_not_stay_in_it() -> None:
    game = Table("muaat", "sol", tiles=MIDDLE).ships(0, 1, cruiser=1).game
    assert Passage(game, 0, 0).needs_from(1) == NEVER
    assert not may_be_moved_into(game, 0, 0)


@card("ti4:magmus-reactor")
@rule("ti4:86.1")
def test_with_the_reactor_ships_stay_in_a_supernova_and_leave_it_again() -> None:
    table = Table("muaat", "sol", tiles=MIDDLE).planets(0, FAR).techs(0, "magmus-reactor").ships(0, 1, cruiser=1)
    game = table.activate(0)
    everything(game, 0)
    assert left(game, 0, 0, CRUISER) == 1
    assert Passage(game, 0, 4).needs_from(0) == 1
    assert may_be_moved_into(game, 0, 0), "a retreat leads there too"
    assert not may_be_moved_into(game, 1, 0)


@card("ti4:magmus-reactor")
def test_the_reactor_alone_leads_into_supernovas_and_not_through() -> None:
    game = Table("nekro", "sol", tiles=MIDDLE).techs(0, "magmus-reactor").ships(0, 1, cruiser=1).game
    assert Passage(game, 0, 0).needs_from(1) == 1
    assert Passage(game, 0, 4).needs_from(1) == 3


# -- production --------------------------------------------------------------------------------------------------------


def build(table: Table, *order: tuple[int, str, int]) -> TwilightImperium:
    """Seat 0 has a dock at home and builds; then what follows from it has happened."""
    table.techs(0, "magmus-reactor").troops(0, MUAAT, space_dock=1, infantry=1).pools(0, fleet=5, goods=12)
    game = table.game
    game.begin(Produce(0, 1))
    plan(game, 0, *order)
    if game.waiting() and asked(game, 0).prompt == "pay":
        everything(game, 0)
    return game


@card("ti4:magmus-reactor")
@pytest.mark.parametrize(
    ("tiles", "mine", "theirs", "gained"),
    [
        pytest.param(HOME, 0, 0, 1, id="beside a supernova"),
        pytest.param(ALONE, 0, 0, 1, id="beside a supernova, the other way round"),
        pytest.param(HOME[:2] + HOME[3:], 0, 0, 0, id="far from any"),
        pytest.param(HOME[:2] + HOME[3:], 1, 0, 1, id="with a war sun"),
        pytest.param(HOME[:2] + HOME[3:], 0, 1, 1, id="with a war sun of another player"),
        pytest.param(HOME, 1, 0, 1, id="one good, however hot it is"),
    ],
)
def test_production_in_the_heat_brings_a_trade_good(
    tiles: tuple[str, ...], mine: int, theirs: int, gained: int
) -> None:
    table = Table("muaat", "sol", tiles=tiles).ships(0, 1, war_sun=mine).ships(1, 1, war_sun=theirs)
    game = build(table, (ON_PLANET + MUAAT, "infantry", 2))
    spent = sum([event.values[1] for event in game.log or [] if event.kind == "paid"])
    assert game.players[0].goods == 12 - spent + gained


@card("ti4:magmus-reactor")
def test_a_war_sun_that_is_just_built_was_not_there_and_the_good_does_not_pay_for_it() -> None:
    table = Table("muaat", "sol", tiles=HOME[:2] + HOME[3:]).own(0)
    game = build(table, (1, "war sun", 1))
    assert left(game, 0, 1, WAR_SUN) == 1
    assert game.players[0].goods == 12 - sum([event.values[1] for event in game.log or [] if event.kind == "paid"])
    assert not [event for event in game.log or [] if event.kind == "goods"]


@card("ti4:magmus-reactor")
def test_production_of_others_and_no_production_bring_nothing() -> None:
    table = Table("sol", "muaat", tiles=HOME).techs(1, "magmus-reactor").troops(0, MUAAT, space_dock=1, infantry=1)
    game = table.pools(0, goods=3).game
    game.begin(Produce(0, 1))
    plan(game, 0, (ON_PLANET + MUAAT, "infantry", 2))
    assert game.players[1].goods == 0
    table = Table("muaat", "sol", tiles=HOME).techs(0, "magmus-reactor").troops(0, MUAAT, space_dock=1, infantry=1)
    game = table.pools(0, goods=3).game
    game.begin(Produce(0, 1))
    answer(game, 0, "build nothing")
    assert game.players[0].goods == 3


# -- units -------------------------------------------------------------------------------------------------------------


@card("ti4:prototype-war-sun-1", "ti4:prototype-war-sun-2")
def test_the_muaat_begin_with_a_war_sun_that_needs_no_technology() -> None:
    game = setup({"players": 3, "factions": "muaat,hacan,sol", "speaker": "0"}, 1)
    home = game.chart.homes.index("muaat")
    assert left(game, 0, home, WAR_SUN) == 1
    first, second = UNITS[UNIT["prototype-war-sun-1"]], UNITS[UNIT["prototype-war-sun-2"]]
    assert (first.cost, first.move, second.cost, second.move) == (12, 1, 10, 3)
    assert game.players[0].units[WAR_SUN] == UNIT["prototype-war-sun-1"]
    assert game.players[0].notes[-1] == note_of("fires-of-the-gashlai", 0)


@card("ti4:prototype-war-sun-1")
@rule("ti4:66.3")
def test_shields_of_others_fail_below_the_prototype() -> None:
    bereg = 50
    table = Table("muaat", "hacan", tiles=("35", "19", "20", "21", "22", "23", "24")).own(0).troops(1, bereg, pds=1)
    assert is_shielded(table.game, bereg)
    assert not is_shielded(table.ships(0, 0, war_sun=1).game, bereg)


@card("ti4:prototype-war-sun-2")
def test_the_upgraded_prototype_is_cheaper_and_faster() -> None:
    table = Table("muaat", "hacan").own(0).techs(0, "prototype-war-sun-2").ships(0, 1, war_sun=1)
    assert [row for row in rows_into(table, 4) if row[1] == "war sun"] == [(1, "war sun", 1)]
    table = Table("muaat", "hacan").own(0).ships(0, 1, war_sun=1)
    assert rows_into(table, 4) == ()


def rows_into(table: Table, system: int) -> tuple[tuple[int, str, int], ...]:
    game = table.planets(0, FAR).activate(system)
    decision = game.asked(0)
    return tuple([row for row in decision.rows if row[2]]) if decision and decision.prompt == "move" else ()


# -- the inferno -------------------------------------------------------------------------------------------------------


@card("ti4:the-inferno")
def test_the_flagship_launches_a_cruiser_for_a_token() -> None:
    game = Table("muaat", "hacan").own(0).planets(0, FAR).ships(0, 3, flagship=1).begin()
    answer(game, 0, "flagship")
    assert left(game, 0, 3, CRUISER) == 1
    assert game.players[0].strategy == 1
    assert asked(game, 1).prompt == "action"


@card("ti4:the-inferno")
@pytest.mark.parametrize(("ships", "tokens"), [(0, 2), (1, 0)])
def test_no_cruiser_without_the_flagship_or_a_token(ships: int, tokens: int) -> None:
    table = Table("muaat", "hacan").own(0).planets(0, FAR).ships(0, 3, flagship=ships, cruiser=1)
    table.game.players[0].strategy = tokens
    assert "flagship" not in keys(table.begin(), 0)


@card("ti4:the-inferno")
@rule("ti4:59.4a")
@pytest.mark.parametrize(("cruisers", "tokens", "offered"), [(8, (), True), (7, (3,), True), (8, (3,), False)])
def test_no_cruiser_if_all_of_them_lie_under_tokens(cruisers: int, tokens: tuple[int, ...], offered: bool) -> None:
    table = Table("muaat", "hacan").own(0).planets(0, FAR).ships(0, 3, flagship=1, cruiser=cruisers)
    table.game.players[0].tokens, table.game.players[0].strategy = tokens, 1
    assert ("flagship" in keys(table.begin(), 0)) == offered


# -- fires of the gashlai ----------------------------------------------------------------------------------------------


def with_note(fleet: int = 3) -> Table:
    return Table("hacan", "muaat").notes(0, 1, "fires-of-the-gashlai").pools(1, fleet=fleet).planets(0, FAR)


@card("ti4:fires-of-the-gashlai")
def test_the_fires_give_a_war_sun_technology_for_a_fleet_token_of_the_muaat() -> None:
    """Without any of its prerequisites; then they have their note again, and the token is in the reinforcements."""
    game = with_note().begin()
    answer(game, 0, "note")
    assert NUMBER["war-sun"] in game.players[0].techs
    assert game.players[0].units[WAR_SUN] == UNIT["war-sun"]
    assert (game.players[1].fleet, game.players[1].tactic) == (2, 3)
    assert note_of("fires-of-the-gashlai", 1) in game.players[1].notes


@card("ti4:fires-of-the-gashlai")
@rule("ti4:32.3")
def test_a_fleet_that_is_too_large_without_the_token_loses_a_ship() -> None:
    table = with_note(2).ships(1, 2, cruiser=1, destroyer=1).planets(1, FAR + 1)
    game = table.begin()
    answer(game, 0, "note")
    assert asked(game, 1).prompt == "remove ships"


@card("ti4:fires-of-the-gashlai")
def test_the_fires_are_not_for_who_has_the_technology_nor_without_a_token_to_return() -> None:
    assert "note" not in keys(with_note().techs(0, "war-sun").begin(), 0)
    assert "note" not in keys(with_note(0).begin(), 0)


@card("ti4:fires-of-the-gashlai")
def test_the_muaat_do_not_play_their_own_note() -> None:
    game = Table("muaat", "hacan").notes(0, 0, "fires-of-the-gashlai").planets(0, FAR).begin()
    assert "note" not in keys(game, 0)


@card("ti4:star-forge")
@pytest.mark.parametrize(("language", "said"), [("en", "2 fighters in"), ("de", "2 Jäger in")])
def test_what_is_forged_can_be_said(language: str, said: str) -> None:
    game = Table("muaat", "hacan").own(0).planets(0, FAR).ships(0, 1, war_sun=1).begin()
    words, action = Ti4Words(language, ["Ada", "Bo"], 0), asked(game, 0)
    named = [words.option(option, action, game.view(0)) for option in action.options]
    answer(game, 0, "ability")
    decision = asked(game, 0)
    assert words.prompt(decision, game.view(0))
    assert words.option(decision.options[0], decision, game.view(0)).startswith(said)
    assert all(named)
