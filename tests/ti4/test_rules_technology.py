"""Technologies: what is printed on them, how they are researched, gained and owned, and specialties of planets."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Form, Refused
from orrery.ti4.components import NUMBER
from orrery.ti4.game import TwilightImperium
from orrery.ti4.research import researchable, technology_deck, why_not_researched
from orrery.ti4.rules.researching import GainTechnology, Research
from orrery.ti4.rules.strategic import StrategicAction
from orrery.ti4.technology import COLOURS, GENERIC
from orrery.ti4.things import things
from orrery.ti4.tiles import PLANETS
from orrery.ti4.units import CRUISER, DREADNOUGHT, INFANTRY, count
from support.cite import card, rule
from support.play import answer, asked, fill_in, log
from support.ti4 import Table, plan
from support.ti4_agendas import enact

TECHNOLOGY = 7
BIOTIC, PROPULSION, CYBERNETIC, WARFARE = "green", "blue", "yellow", "red"


def of_specialty(colour: str) -> list[int]:
    return [each for each, planet in enumerate(PLANETS) if planet.specialty == colour and not planet.home]


# -- what is printed ---------------------------------------------------------------------------------------------------


@rule("ti4:89.7", "ti4:89.7c", "ti4:89.7b")
def test_sixteen_technologies_in_four_colours_and_nine_upgrades_in_none() -> None:
    assert COLOURS == (BIOTIC, PROPULSION, CYBERNETIC, WARFARE)
    coloured = [row for row in GENERIC if row.upgrades < 0]
    assert [[row.colour for row in coloured].count(colour) for colour in COLOURS] == [4, 4, 4, 4]
    upgrades = [row for row in GENERIC if row.upgrades >= 0]
    assert [row.colour for row in upgrades] == [""] * 9


@rule("ti4:89.8", "ti4:89.8a")
def test_each_symbol_of_the_column_is_a_prerequisite() -> None:
    """In each colour four technologies with none, one, two and three prerequisites of that colour."""
    for colour in COLOURS:
        columns = sorted([row.prerequisites for row in GENERIC if row.colour == colour], key=len)
        assert columns == [(colour,) * number for number in range(4)]
    cruiser = next(row for row in GENERIC if row.key == "cruiser-2")
    assert sorted(cruiser.prerequisites) == [BIOTIC, WARFARE, CYBERNETIC]
    owned = ("neural-motivator", "sarween-tools", "plasma-scoring")
    for number in range(3):
        game = Table("sol").techs(0, *owned[:number], *owned[number + 1 :]).game
        assert NUMBER["cruiser-2"] not in researchable(game, 0), "each symbol must be met"
    assert NUMBER["cruiser-2"] in researchable(Table("sol").techs(0, *owned).game, 0)


# -- the technology deck -----------------------------------------------------------------------------------------------


@rule("ti4:89.3", "ti4:89.4", "ti4:89.2")
def test_what_is_not_researched_stays_in_the_deck_which_its_owner_may_look_through() -> None:
    table = Table("sol", "hacan", "norr").pools(1, goods=4)
    game = table.game
    decks = [technology_deck(game, seat) for seat in range(3)]
    game.active, game.players[0].strategies = 0, (TECHNOLOGY,)
    game.begin(StrategicAction(0, TECHNOLOGY))
    learnt = NUMBER["sarween-tools"]
    answer(game, 0, f"tech {learnt}")
    answer(game, 1, "decline")
    assert game.over
    assert [list(player.techs) for player in game.players] == [[learnt], [], []]
    assert technology_deck(game, 0) == [tech for tech in decks[0] if tech != learnt]
    assert [technology_deck(game, seat) for seat in (1, 2)] == decks[1:], "who researches nothing gains nothing"
    printed = things("en")["tech"]
    for tech in decks[0]:
        assert printed[str(tech)]["text"], "every card of the deck can be read at any time, not in a question alone"
    assert game.view(0).players[0].techs == (learnt,), "so what is left in the deck is seen too"


@rule("ti4:89.5")
@card("ti4:anti-intellectual-revolution")
@pytest.mark.parametrize("researched", [True, False])
def test_what_is_gained_is_not_researched_and_needs_no_prerequisites(researched: bool) -> None:
    """The law takes a ship from who researches, and from nobody who gains."""
    blue = of_specialty(PROPULSION)[0]
    table = enact(Table("sol", "hacan"), "anti-intellectual-revolution").ships(0, 1, cruiser=1, destroyer=1)
    game = table.planets(0, blue).game
    tech = NUMBER["gravity-drive" if researched else "light-wave-deflector"]
    if researched:
        game.begin(Research(0))
        answer(game, 0, f"tech {tech}")
        fill_in(game, 0, Form(((blue, "planet", 1),)))
    else:
        assert tech not in researchable(game, 0)
        game.begin(GainTechnology(0, tech))
    assert tech in game.players[0].techs
    assert tech not in technology_deck(game, 0)
    assert game.exhausted[blue] == researched
    assert game.over == (not researched), "after research the law asks for a ship"
    assert any("researched" in line for line in log(game)) == researched


# -- specialties -------------------------------------------------------------------------------------------------------


def research(game: TwilightImperium, key: str) -> None:
    game.begin(Research(0))
    answer(game, 0, f"tech {NUMBER[key]}")


@rule("ti4:67.4", "ti4:89.14", "ti4:89.13")
def test_a_planet_with_a_specialty_satisfies_a_prerequisite_of_its_colour_alone() -> None:
    yellow, red = of_specialty(CYBERNETIC)[0], of_specialty(WARFARE)[0]
    game = Table("sol").planets(0, yellow, red).game
    assert {NUMBER["pds-2"], NUMBER["graviton-laser-system"], NUMBER["magen-defense-grid"]} <= set(
        researchable(game, 0)
    )
    assert not {NUMBER["gravity-drive"], NUMBER["space-dock-2"], NUMBER["destroyer-2"]} & set(researchable(game, 0))
    research(game, "pds-2")
    assert [form.gifts for form in asked(game, 0).forms or []] == [((yellow, "planet", 1), (red, "planet", 1))]
    fill_in(game, 0, Form(((yellow, "planet", 1), (red, "planet", 1))))
    assert (game.exhausted[yellow], game.exhausted[red]) == (True, True)
    assert NUMBER["pds-2"] in game.players[0].techs


@rule("ti4:89.14")
def test_a_planet_ignores_one_symbol_and_no_planet_is_exhausted_in_vain() -> None:
    one, two = of_specialty(WARFARE)[:2]
    other = of_specialty(BIOTIC)[0]
    game = Table("sol").planets(0, one, two, other).techs(0, "plasma-scoring").game
    assert NUMBER["assault-cannon"] in researchable(game, 0), "three symbols: one owned, two planets"
    research(game, "duranium-armor")
    assert asked(game, 0).rows == ((one, "planet", 1), (two, "planet", 1)), "another colour is not named"
    with pytest.raises(Refused) as refused:
        fill_in(game, 0, Form(((one, "planet", 1), (two, "planet", 1))))
    assert (refused.value.reason, refused.value.numbers) == ("more-than-missing", (NUMBER["duranium-armor"], 1))
    fill_in(game, 0, Form(((two, "planet", 1),)))
    assert (game.exhausted[one], game.exhausted[two], game.exhausted[other]) == (False, True, False)


@rule("ti4:90.2", "ti4:31.7")
def test_who_resolves_technology_researches_and_only_the_second_time_is_a_choice() -> None:
    game = Table("sol", "hacan").pools(0, goods=6).game
    game.active, game.players[0].strategies = 0, (TECHNOLOGY,)
    game.begin(StrategicAction(0, TECHNOLOGY))
    assert {option.key for option in asked(game, 0).options} == {"tech"}
    answer(game, 0, f"tech {NUMBER['plasma-scoring']}")
    answer(game, 0, "no more research")
    assert (game.players[0].techs, game.players[0].goods) == ((NUMBER["plasma-scoring"],), 6)


# -- upgrades ----------------------------------------------------------------------------------------------------------


SHEETS = (
    ("sol", "infantry-2", "spec-ops-2"),
    ("sol", "carrier-2", "advanced-carrier-2"),
    ("norr", "dreadnought-2", "exotrireme-2"),
    ("naalu", "fighter-2", "hybrid-crystal-fighter-2"),
    ("saar", "space-dock-2", "floating-factory-2"),
    ("muaat", "war-sun", "prototype-war-sun-2"),
)


@rule("ti4:89.6", "ti4:15.1", "ti4:89.6a")
@pytest.mark.parametrize(("faction", "generic", "own"), SHEETS)
def test_an_upgrade_fits_the_unit_of_its_name_alone(faction: str, generic: str, own: str) -> None:
    """On a sheet that shows a unit of the faction's own no other one can be covered by the generic card."""
    every = [row.key for row in GENERIC if row.colour]
    game = Table(faction, "hacan").techs(0, *every).techs(1, *every).game
    assert NUMBER[own] in researchable(game, 0)
    assert NUMBER[generic] not in researchable(game, 0)
    refused = why_not_researched(game, 0, NUMBER[generic])
    assert refused is not None
    assert (refused.reason, refused.rule) == ("other-unit-printed", "ti4:89.6")
    assert NUMBER[generic] in technology_deck(game, 0), "though the card lies in the deck"
    assert NUMBER[generic] in researchable(game, 1), "the sheet of Hacan shows no units of its own"


@rule("ti4:89.10a")
@card("ti4:cruiser-2")
def test_cruisers_of_the_second_level_carry_one_and_move_three() -> None:
    """From the north over two systems of the ring to the south; the middle is held by another."""
    for key, comes in (("", False), ("cruiser-2", True)):
        table = Table("sol", "hacan").ships(0, 1, cruiser=1, infantry=1).ships(1, 0, cruiser=1).pools(0, fleet=4)
        game = (table.techs(0, key) if key else table).activate(4)
        asks = game.asked(0) is not None and asked(game, 0).prompt == "move"
        assert asks == comes
        if comes:
            plan(game, 0, (1, "cruiser", 1), (1, "infantry", 1))
            force = game.players[0].ships_in(4)
            assert (count(force, CRUISER), count(force, INFANTRY)) == (1, 1)


@rule("ti4:89.10a")
@card("ti4:dreadnought-2")
def test_dreadnoughts_of_the_second_level_move_two() -> None:
    for key, comes in (("", False), ("dreadnought-2", True)):
        table = Table("sol", "hacan").ships(0, 1, dreadnought=1)
        game = (table.techs(0, key) if key else table).activate(4)
        asks = game.asked(0) is not None and asked(game, 0).prompt == "move"
        assert asks == comes
        if comes:
            plan(game, 0, (1, "dreadnought", 1))
            assert count(game.players[0].ships_in(4), DREADNOUGHT) == 1
