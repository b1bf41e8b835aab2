"""Abilities: costs, duties, durations, and the moment that each names, as far as movement and combat need them."""

from __future__ import annotations

import pytest

from orrery.kernel.rng import Arranged
from orrery.ti4.components import COMPONENTS, NUMBER
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.tiles import MECATOL_REX
from orrery.ti4.units import CARRIER, CRUISER, DREADNOUGHT, UNITS, damaged
from support.cite import rule
from support.play import answer, asked
from support.ti4 import Table, everything, plan
from support.ti4_combat import battle, card, left


def offered(game: TwilightImperium, seat: int) -> set[str]:
    """The components that this seat may act with now."""
    if game.asked(seat) is None:
        return set()
    numbers = [option.things[0][1] for option in asked(game, seat).options if option.key in ("card", "tech", "ability")]
    return {COMPONENTS[number].key for number in numbers}


EVERY_CARD = ("morale-boost", "shields-holding", "flank-speed", "skilled-retreat", "mining-initiative")


@rule("ti4:31.22", "ti4:31.5", "ti4:31.14", "ti4:3.6")
def test_each_card_is_offered_in_the_moment_it_names_and_in_no_other() -> None:
    table = Table("l1z1x", "hacan").ships(0, 1, cruiser=2).ships(0, 2, cruiser=1).ships(1, 0, cruiser=3)
    game = table.hand(0, *EVERY_CARD).planets(0, 26).begin()
    assert offered(game, 0) == {"mining-initiative"}, "only what says action"
    answer(game, 0, "tactical")
    answer(game, 0, "system 0")
    assert offered(game, 0) == {"flank-speed"}
    answer(game, 0, "pass")
    game.rng = Arranged(1, [], [1, 1, 7, 7, 1])
    plan(game, 0, (1, "cruiser", 2))
    assert offered(game, 0) == {"morale-boost", "skilled-retreat"}
    answer(game, 0, "pass")
    assert asked(game, 0).prompt == "announce retreat", "nothing of these acts there"
    answer(game, 0, "stay")
    assert offered(game, 0) == {"shields-holding"}


@rule("ti4:31.5")
def test_what_says_action_is_done_in_ones_own_turn_and_is_the_action_of_that_turn() -> None:
    table = Table("sol", "hacan").hand(0, "mining-initiative").hand(1, "industrial-initiative").planets(0, 26)
    game = table.planets(1, 27).begin()
    assert game.asked(1) is None
    answer(game, 0, "card")
    assert game.players[0].goods > 0
    assert asked(game, 0).prompt == "end turn", "the goods may be traded before it ends, nothing else"


@rule("ti4:31.2")
def test_a_card_goes_before_the_rules_where_they_differ() -> None:
    """A retreat asks for something of ones own where it leads to, and comes after the dice; the card says otherwise."""
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1).hand(1, "skilled-retreat")
    game = battle(table)
    card(game, 1, "skilled-retreat")
    assert 5 in [option.id() for option in asked(game, 1).options]
    answer(game, 1, "system 5")
    assert left(game, 1, CRUISER, system=5) == 1


@rule("ti4:31.3a")
def test_what_a_card_began_lasts_though_the_card_is_gone() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1).hand(0, "morale-boost")
    number = table.game.players[0].hand[0]
    game = battle(table, 6, 1)
    card(game, 0, "morale-boost")
    assert number in game.discard
    assert not left(game, 1, CRUISER), "a six has hit"


@rule("ti4:31.6")
def test_cannot_is_absolute() -> None:
    """Flank Speed lets ships move farther; into a system that a Ceasefire has closed they still cannot move."""
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, carrier=1).hand(0, "flank-speed")
    note = next(n for n, each in enumerate(COMPONENTS) if (each.key, each.issuer) == ("ceasefire", 0))
    table.game.players[1].notes = (note,)
    game = table.activate(0)
    answer(game, 0, "card")
    answer(game, 1, "note")
    assert asked(game, 0).prompt == "end turn", "nothing could move, so nothing else happened"
    assert left(game, 0, CRUISER, system=1) == 1


@rule("ti4:31.23", "ti4:31.7")
def test_a_note_acts_in_the_moment_it_names_and_then_goes_back() -> None:
    """Not where its issuer activates another system, and not against anybody else."""
    note = next(n for n, each in enumerate(COMPONENTS) if (each.key, each.issuer) == ("ceasefire", 0))
    for seat, system, asks in ((0, 0, True), (0, 5, False)):
        table = Table("sol", "hacan", "norr").ships(0, 1, cruiser=1).ships(1, 0, carrier=1)
        table.game.players[1].notes = (note,)
        game = table.activate(system, seat)
        assert (game.asked(1) is not None) == asks
        if asks:
            answer(game, 1, "note")
            assert note in game.players[0].notes
            assert game.players[1].notes == ()


@rule("ti4:31.7", "ti4:31.8")
def test_an_ability_is_done_whole_and_only_what_it_leaves_open_is_chosen() -> None:
    """All ships go with a Skilled Retreat; up to four with Transit Diodes."""
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, cruiser=2, carrier=1).hand(1, "skilled-retreat")
    game = battle(table)
    card(game, 1, "skilled-retreat")
    answer(game, 1, "system 4")
    assert not game.players[1].ships_in(0)
    assert 4 in game.players[1].tokens
    diodes = Table("sol", "hacan").techs(0, "transit-diodes").troops(0, 26, infantry=5).planets(0, 27).begin()
    answer(diodes, 0, "tech")
    plan(diodes, 0, (ON_PLANET + 26, "infantry", 1), (ON_PLANET + 27, "to infantry", 1))
    assert asked(diodes, 0).prompt == "action"


@rule("ti4:31.8")
def test_what_stays_in_play_is_a_duty_unless_it_says_may() -> None:
    table = Table("sol", "hacan").techs(0, "duranium-armor").ships(0, 1, damaged_dreadnought=1).ships(1, 0, cruiser=1)
    game = battle(table, 5, 1)
    assert damaged(game.players[0].ships_in(0), DREADNOUGHT) == 0, "nobody was asked whether"
    table = Table("sol", "hacan").techs(1, "magen-defense-grid").ships(0, 0, carrier=1, infantry=1)
    game = table.troops(1, MECATOL_REX, infantry=1, pds=1).activate(0)
    answer(game, 1, "hold fire")
    everything(game, 0)
    answer(game, 1, "hold fire")
    assert [option.key for option in asked(game, 1).options] == ["pass", "tech"]


@rule("ti4:31.11", "ti4:31.12")
def test_what_cannot_be_paid_is_not_offered_and_what_is_done_is_paid() -> None:
    for goods, asks in ((1, False), (2, True)):
        table = Table("letnev", "hacan").pools(0, goods=goods).ships(0, 1, cruiser=1).ships(1, 0, cruiser=1)
        game = battle(table.ships(1, 3, cruiser=1))
        assert ("munitions-reserves" in offered(game, 0)) == asks
        if asks:
            answer(game, 0, "ability")
            assert game.players[0].goods == 0
    for tokens, asks in ((0, False), (1, True)):
        table = Table("sol", "xxcha").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1).techs(1, "nullification-field")
        table.game.players[1].strategy = tokens
        game = table.activate(0)
        assert ("nullification-field" in offered(game, 1)) == asks
        if asks:
            answer(game, 1, "tech")
            assert game.players[1].strategy == 0
            assert game.players[1].exhausted == (NUMBER["nullification-field"],)


@rule("ti4:31.18")
def test_each_ability_acts_once_in_each_occurrence_of_its_moment() -> None:
    """At the start of a combat: in the first round alone. At the start of a round: once in each."""
    table = Table("mentak", "hacan").ships(0, 1, cruiser=2).ships(1, 0, dreadnought=1).ships(1, 3, cruiser=1)
    game = battle(table.hand(0, "morale-boost", "morale-boost"), 1, 1, 1, 1, 1)
    assert offered(game, 0) == {"ambush", "morale-boost"}
    answer(game, 0, "ability")
    assert offered(game, 0) == {"morale-boost"}
    answer(game, 0, "card")
    answer(game, 1, "stay")
    assert asked(game, 0).prompt == "start-of-space-combat-round"
    assert offered(game, 0) == {"morale-boost"}, "not twice in the first round, and again in the second"


@rule("ti4:31.19")
def test_in_one_moment_the_active_player_is_asked_first_and_each_does_one_thing_at_a_time() -> None:
    table = Table("letnev", "mentak").pools(0, goods=2).ships(0, 1, cruiser=1).ships(1, 0, cruiser=1)
    game = battle(table.hand(0, "morale-boost").hand(1, "morale-boost").ships(1, 3, cruiser=1), 1)
    assert game.asked(1) is None
    answer(game, 0, "card")
    assert game.asked(0) is None
    answer(game, 1, "card")
    assert offered(game, 0) == {"munitions-reserves"}
    answer(game, 0, "pass")
    assert offered(game, 1) == {"ambush"}, "one who has acted may go on though another has passed"
    answer(game, 1, "ability")
    assert offered(game, 0) == {"munitions-reserves"}, "and since somebody acted, who passed is asked again"


@rule("ti4:31.19", "ti4:31.14")
def test_who_has_lost_a_ship_to_an_assault_cannon_may_lack_the_ships_for_its_own() -> None:
    for mine, theirs, after in ((3, 3, (3, 2)), (3, 4, (2, 3)), (4, 4, (3, 3))):
        table = Table("sol", "hacan").techs(0, "assault-cannon").techs(1, "assault-cannon").pools(0, fleet=5)
        table.ships(0, 1, carrier=mine).ships(1, 0, cruiser=theirs).ships(1, 3, cruiser=1).pools(1, fleet=5)
        game = battle(table)
        assert asked(game, 1).prompt == "announce retreat"
        assert (left(game, 0, CARRIER), left(game, 1, CRUISER)) == after


@rule("ti4:F.action-cards.8")
def test_a_sabotage_comes_after_the_targets_and_before_anything_is_done() -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1).hand(1, "skilled-retreat")
    game = battle(table.hand(0, "sabotage"))
    card(game, 1, "skilled-retreat")
    answer(game, 1, "system 4")
    assert left(game, 1, CRUISER) == 1
    card(game, 0, "sabotage")
    assert left(game, 1, CRUISER, system=4) == 0
    assert game.players[1].tokens == ()


@rule("ti4:31.26")
@pytest.mark.parametrize(
    ("ability", "units"),
    [
        ("barrage", {"destroyer-1", "destroyer-2"}),
        ("bombardment", {"dreadnought-1", "dreadnought-2", "war-sun"}),
        ("cannon", {"pds-1", "pds-2"}),
        ("shield", {"pds-1", "pds-2"}),
        ("production", {"space-dock-1", "space-dock-2"}),
        ("sustains", {"dreadnought-1", "dreadnought-2", "flagship", "war-sun", "mech"}),
    ],
)
def test_the_unit_abilities_of_the_generic_units(ability: str, units: set[str]) -> None:
    found: set[str] = set()
    for unit in UNITS[:19]:
        has = {
            "barrage": unit.barrage.dice > 0,
            "bombardment": unit.bombardment.dice > 0,
            "cannon": unit.cannon.dice > 0,
            "shield": unit.shield,
            "production": unit.production >= 0,
            "sustains": unit.sustains,
        }
        if has[ability]:
            found.add(unit.key)
    assert found == units
