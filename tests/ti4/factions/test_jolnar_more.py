"""The Universities of Jol-Nar in corners: what the bot does by the cylinder, and what they and others research."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Order
from orrery.kernel.orders import reply_by
from orrery.ti4.bot import GreedyBot
from orrery.ti4.components import NUMBER, note_of
from orrery.ti4.game import TwilightImperium
from orrery.ti4.orders import FOLLOWED, SPARE
from orrery.ti4.rules.researching import Research
from orrery.ti4.rules.strategic import StrategicAction
from orrery.ti4.units import CRUISER, FIGHTER, INFANTRY, count
from orrery.ti4.words import Ti4Words
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table
from support.ti4_combat import battle, left
from support.ti4_onward import offered, onward

DIPLOMACY, TECHNOLOGY = 2, 7
EMPTY = ("46", "47", "48", "49", "35", "50", "45")  # two planets in system 4, and nothing else
BEREG, LIRTA = 50, 51
FAR = 0  # a planet that is not on this table: whoever controls it is not eliminated


def bot_plays(game: TwilightImperium, seat: int = 0) -> None:
    """Until another seat is asked for an action."""
    for _ in range(50):
        decision = game.waiting()[0]
        if decision.prompt == "action" and decision.seat != seat:
            return
        game.answer(GreedyBot().choose(game.view(decision.seat), decision, game.rng, game.copy))
    raise AssertionError("no end of this turn")


@card("ti4:spatial-conduit-cylinder")
@pytest.mark.parametrize(("ready", "taken"), [(True, True), (False, False)])
def test_a_bot_activates_where_the_cylinder_leads_its_fleet(ready: bool, taken: bool) -> None:
    """A carrier two systems away, and one of the two planets is its own: by the cylinder it takes the other."""
    table = Table("jolnar", "hacan", tiles=EMPTY).techs(0, "spatial-conduit-cylinder").planets(1, FAR)
    table.ships(0, 1, carrier=1, infantry=2).troops(0, BEREG, infantry=1).ships(1, 5, cruiser=1)
    if not ready:
        table.game.players[0].exhausted = (NUMBER["spatial-conduit-cylinder"],)
    game = table.begin()
    bot_plays(game)
    assert (game.controller[LIRTA] == 0) == taken
    assert (NUMBER["spatial-conduit-cylinder"] in game.players[0].exhausted) == (taken or not ready)
    assert count(game.players[0].troops_on(BEREG), INFANTRY) == 1


@card("ti4:spatial-conduit-cylinder")
def test_everybody_sees_what_the_cylinder_joins() -> None:
    table = Table("jolnar", "hacan", tiles=EMPTY).techs(0, "spatial-conduit-cylinder").planets(0, FAR).planets(1, FAR)
    game = table.ships(0, 1, carrier=1).ships(0, 4, carrier=1).activate(4)
    assert game.view(1).links == ()
    answer(game, 0, "tech")
    assert game.view(0).links == game.view(1).links == ((1, 4),)


# -- research ----------------------------------------------------------------------------------------------------------


@card("ti4:brilliant")
def test_they_follow_by_the_primary_also_where_all_reply_at_once() -> None:
    table = Table("hacan", "jolnar", "sol").planets(0, FAR).planets(1, FAR + 1).planets(2, FAR + 2).pools(1, goods=6)
    game = table.game
    game.follow_together, game.active = True, 0
    game.begin(StrategicAction(0, TECHNOLOGY))
    answer(game, 0, f"tech {NUMBER['neural-motivator']}")
    assert [option.key for option in asked(game, 1).options] == ["decline", "follow", "follow primary"]
    answer(game, 1, "follow primary")
    answer(game, 2, "decline")
    assert asked(game, 1).prompt == "research"
    assert game.players[1].strategy == 1


@card("ti4:research-agreement")
@rule("ti4:90.2")
def test_the_agreement_is_decided_on_before_the_next_technology_is_named() -> None:
    """And who has given it back cannot use it for the second one."""
    table = Table("jolnar", "hacan").planets(0, FAR).planets(1, FAR + 1).notes(1, 0, "research-agreement")
    game = table.pools(0, goods=6).game
    game.active = 0
    game.begin(StrategicAction(0, TECHNOLOGY))
    answer(game, 0, f"tech {NUMBER['antimass-deflectors']}")
    assert offered(game, 1) == {"research-agreement"}
    answer(game, 1, "note")
    answer(game, 0, "research more")
    onward(game, 0, "research")
    answer(game, 0, f"tech {NUMBER['gravity-drive']}")
    assert game.players[1].techs == (NUMBER["antimass-deflectors"],)
    assert note_of("research-agreement", 0) in game.players[0].notes


@card("ti4:research-agreement", "ti4:focused-research")
def test_any_research_of_theirs_is_one() -> None:
    table = Table("jolnar", "hacan").planets(0, FAR).planets(1, FAR + 1).notes(1, 0, "research-agreement")
    game = table.pools(0, goods=4).hand(0, "focused-research").begin()
    answer(game, 0, "card")
    onward(game, 0, "research")
    answer(game, 0, f"tech {NUMBER['antimass-deflectors']}")
    assert offered(game, 1) == {"research-agreement"}


@card("ti4:research-agreement")
def test_the_agreement_brings_nothing_from_research_of_its_holder() -> None:
    table = Table("jolnar", "hacan").planets(0, FAR).planets(1, FAR + 1).notes(1, 0, "research-agreement")
    game = table.game
    game.begin(Research(1))
    answer(game, 1, f"tech {NUMBER['antimass-deflectors']}")
    assert "research-agreement" not in offered(game, 1)


@card("ti4:e-res-siphons")
def test_a_token_that_another_effect_places_is_no_activation() -> None:
    """Diplomacy puts tokens of all others into a system with ships of the Jol-Nar."""
    table = Table("hacan", "jolnar").techs(1, "e-res-siphons").planets(1, FAR + 1).ships(1, 2, cruiser=1)
    table.planets(0, table.game.chart.planets[2][0])
    game = table.game
    game.active = 0
    game.begin(StrategicAction(0, DIPLOMACY))
    onward(game, 0, "ready planets")
    assert game.players[1].goods == 0


@card("ti4:e-res-siphons", "ti4:pillage")
def test_what_the_siphons_bring_may_be_pillaged() -> None:
    table = Table("hacan", "jolnar", "mentak").techs(1, "e-res-siphons").planets(0, FAR).ships(1, 0, cruiser=1)
    game = table.ships(2, 1, cruiser=1).ships(0, 4, cruiser=1).activate(0)
    assert game.players[1].goods == 4
    assert offered(game, 2) == {"pillage"}


# -- Fragile -----------------------------------------------------------------------------------------------------------


@card("ti4:fragile", "ti4:jns-hylarim")
def test_a_natural_nine_of_the_flagship_is_wild_though_it_counts_eight() -> None:
    """Its two dice show 9 and 6: the six counts five and misses, the nine is three hits."""
    table = Table("jolnar", "hacan").own(0).planets(0, FAR).planets(1, FAR + 1).pools(1, fleet=6)
    table.ships(0, 1, flagship=1).ships(1, 0, cruiser=5).ships(1, 3, cruiser=1)
    game = battle(table, 9, 6, *[1] * 20)
    onward(game, 1, "announce retreat")
    answer(game, 1, "stay")
    onward(game, 1, "announce retreat")
    assert left(game, 1, CRUISER) == 2


@card("ti4:fragile", "ti4:antimass-deflectors")
def test_no_die_of_a_unit_ability_is_fragile() -> None:
    """A barrage of the Jol-Nar hits a fighter on the printed nine."""
    table = Table("jolnar", "hacan").planets(0, FAR).planets(1, FAR + 1).pools(1, fleet=6)
    table.ships(0, 1, destroyer=1).ships(1, 0, carrier=1, fighter=2).ships(1, 3, cruiser=1)
    game = battle(table, 9, 8, *[1] * 20)
    onward(game, 1, "announce retreat")
    assert left(game, 1, FIGHTER) == 1


@card("ti4:brilliant")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Follow Technology by its primary ability whenever I can."),
        ("de", "Technologie mit der Primärfähigkeit nutzen, wann immer ich kann."),
    ],
)
def test_a_standing_order_follows_by_the_primary(language: str, said: str) -> None:
    """An order for whatever card is followed leaves the choice between the two ways to the player."""
    table = Table("hacan", "jolnar").planets(0, FAR).planets(1, FAR + 1).pools(1, goods=6)
    game = table.game
    game.active = 0
    game.begin(StrategicAction(0, TECHNOLOGY))
    answer(game, 0, f"tech {NUMBER['neural-motivator']}")
    order = Order(FOLLOWED, "follow primary", "secondary", (("strategy", TECHNOLOGY),))
    assert order in game.orders(1)
    assert order not in game.orders(0)
    assert Ti4Words(language, ["A", "B"], 1).order(order) == said
    found = reply_by(game, asked(game, 1), [order])
    assert found is not None
    assert asked(game, 1).options[found.choice.picks[0]].key == "follow primary"
    assert reply_by(game, asked(game, 1), [Order(SPARE, "follow", "secondary", number=1)]) is None
