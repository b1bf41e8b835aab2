"""The Naalu Collective in corners: what Foresight is called, where it leads, and who else lands with fighters."""

from __future__ import annotations

import pytest

from orrery.kernel.rng import Arranged
from orrery.ti4.components import note_of
from orrery.ti4.game import TwilightImperium
from orrery.ti4.initiative import by_initiative
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.state import ACTION
from orrery.ti4.units import CRUISER, FIGHTER, INFANTRY, count
from orrery.ti4.words import Ti4Words
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, everything, plan
from support.ti4_combat import left
from support.ti4_onward import offered, onward, prompts

TILES = ("35", "19", "20", "21", "22", "23", "24")
BEREG, LIRTA = 50, 51  # both in the middle
FAR = 3  # planets that are not on this table: whoever controls one is not eliminated
ARRIVED = "after-active-player-moves-ships-into-active-system"


def come(table: Table) -> TwilightImperium:
    game = table.activate(0)
    game.rng = Arranged(1, [], [1] * 40)
    everything(game, 0)
    return game


def attacked(other: str = "hacan", tiles: tuple[str, ...] = TILES, **ships: int) -> Table:
    """A cruiser of seat 0 is about to come to the ships of the Naalu in the middle."""
    table = Table(other, "naalu", tiles=tiles).planets(0, FAR).planets(1, FAR + 1).ships(0, 1, cruiser=1)
    return table.ships(1, 0, **ships)


# -- Foresight ---------------------------------------------------------------------------------------------------------


@card("ti4:foresight", "ti4:skilled-retreat")
@rule("ti4:F.action-cards.1")
@pytest.mark.parametrize(
    ("language", "said"), [("en", "B moves all ships from "), ("de", "B bewegt alle Schiffe von ")]
)
def test_who_leaves_by_foresight_does_not_retreat_and_nobody_says_so(language: str, said: str) -> None:
    game = come(attacked(cruiser=1))
    answer(game, 1, "ability")
    answer(game, 1, "system 4")
    told = [event for event in game.log or [] if event.kind in ("retreated", "moved away")]
    assert [event.kind for event in told] == ["moved away"]
    words = Ti4Words(language, ["A", "B"], 0)
    words.table(game.view(0))
    assert words.event(told[0]).startswith(said)


@card("ti4:foresight")
@rule("ti4:13.1", "ti4:65.1", "ti4:86.1")
def test_foresight_leads_into_no_closed_anomaly() -> None:
    """A nebula, a supernova, an asteroid field; a gravity rift is open."""
    game = come(attacked(tiles=("35", "19", "42", "43", "44", "41", "24"), cruiser=1))
    answer(game, 1, "ability")
    assert [option.id() for option in asked(game, 1).options] == [1, 5, 6]
    refused = game.why_not(1, ("system", 2))
    assert refused is not None
    assert refused.reason == "closed-anomaly"


@card("ti4:foresight")
@rule("ti4:17.9")
def test_why_foresight_does_not_lead_into_the_first_system_is_said_too() -> None:
    table = Table("hacan", "naalu", tiles=TILES).planets(0, FAR).planets(1, FAR + 1).ships(0, 2, cruiser=1)
    table.ships(0, 0, cruiser=1).ships(1, 1, cruiser=1)
    game = table.activate(1)
    plan(game, 0, (2, "cruiser", 1))
    answer(game, 1, "ability")
    assert 0 not in [option.id() for option in asked(game, 1).options]
    refused = game.why_not(1, ("system", 0))
    assert refused is not None
    assert (refused.reason, refused.numbers) == ("ships-of-others", (0,))


@card("ti4:foresight")
@rule("ti4:37.2")
def test_who_leaves_a_gravity_rift_by_foresight_rolls_for_it() -> None:
    """And the token stays where it was placed, though nobody comes there."""
    table = attacked(tiles=("41", "19", "20", "21", "22", "23", "24"), cruiser=1)
    game = table.activate(0)
    game.rng = Arranged(1, [], [1])
    plan(game, 0, (1, "cruiser", 1))
    answer(game, 1, "ability")
    answer(game, 1, "system 4")
    assert not game.players[1].ships_in(4)
    assert game.players[1].tokens == (4,)
    assert (game.players[1].strategy, left(game, 0, CRUISER)) == (1, 1)


@card("ti4:foresight")
@rule("ti4:F.saar.3")
def test_a_factory_that_comes_alone_is_no_arrival_of_ships() -> None:
    table = Table("saar", "naalu", tiles=TILES).own(0).planets(0, FAR).planets(1, FAR + 1)
    game = table.ships(0, 1, space_dock=1).ships(1, 0, cruiser=1).activate(0)
    plan(game, 0, (1, "space dock", 1))
    assert (1, ARRIVED) not in prompts(game)


@card("ti4:foresight")
@rule("ti4:49.3")
def test_capacity_counts_where_they_arrive() -> None:
    """Fighters of a dock that stays behind go along and are lost there: the cruiser holds nobody."""
    table = attacked(cruiser=1, fighter=2).troops(1, BEREG, space_dock=1, infantry=1)
    game = come(table)
    answer(game, 1, "ability")
    answer(game, 1, "system 4")
    onward(game, 0, "action")
    assert (left(game, 1, CRUISER, 4), left(game, 1, FIGHTER, 4), left(game, 1, FIGHTER)) == (1, 0, 0)


@card("ti4:foresight")
@rule("ti4:49.3", "ti4:F.general.6")
def test_who_comes_aboard_beside_fighters_is_counted_only_where_they_arrive() -> None:
    """A carrier with two fighters takes three infantry along: five are too many for it there, not before."""
    table = attacked(carrier=1, fighter=2).troops(1, BEREG, infantry=3)
    game = come(table)
    answer(game, 1, "ability")
    answer(game, 1, "system 4")
    answer(game, 1, *["carry"] * 3)
    decision = asked(game, 1)
    assert (decision.prompt, decision.things) == ("remove cargo", (("system", 4),))
    assert not game.players[1].ships_in(0)
    assert not game.players[1].troops_on(BEREG)
    answer(game, 1, "unit")
    aboard = game.players[1].ships_in(4)
    assert count(aboard, FIGHTER) + count(aboard, INFANTRY) == 4


@card("ti4:foresight")
def test_after_foresight_the_invasion_goes_on() -> None:
    table = attacked(cruiser=1).troops(1, BEREG, infantry=1).ships(0, 1, carrier=1, infantry=2)
    game = come(table)
    answer(game, 1, "ability")
    answer(game, 1, "system 4")
    onward(game, 0, "land")
    assert prompts(game) == [(0, "land")]


# -- Matriarch ---------------------------------------------------------------------------------------------------------


def landed(mine: dict[str, int], other: str = "yin", theirs: int = 2) -> TwilightImperium:
    table = Table("naalu", other, tiles=TILES).own(0).planets(0, FAR).planets(1, 2).pools(0, fleet=4)
    table.ships(0, 0, flagship=1, **mine).troops(1, BEREG, infantry=theirs)
    game = table.activate(0)
    onward(game, 0, "land")
    plan(game, 0, *[(ON_PLANET + BEREG, kind, number) for kind, number in mine.items()])
    return game


@card("ti4:matriarch", "ti4:indoctrination")
def test_fighters_are_not_turned_and_infantry_beside_them_is() -> None:
    game = landed({"fighter": 2})
    assert "indoctrination" not in offered(game, 1)
    game = landed({"fighter": 2, "infantry": 1})
    assert offered(game, 1) == {"indoctrination"}
    answer(game, 1, "ability")
    everything(game, 1)
    rolled = [(event.actor, len(event.values) - 1) for event in game.log or [] if event.kind == "rolled"]
    assert rolled[:2] == [(0, 2), (1, 3)], "two fighters against three"


@card("ti4:matriarch", "ti4:technological-singularity")
def test_a_fighter_that_falls_on_a_planet_is_a_unit_like_others() -> None:
    table = Table("naalu", "nekro", tiles=TILES).own(0).planets(0, FAR).planets(1, 2).pools(0, fleet=4)
    table.techs(0, "gravity-drive").ships(0, 0, flagship=1, fighter=2, infantry=1).troops(1, BEREG, infantry=2)
    game = table.activate(0)
    onward(game, 0, "land")
    game.rng = Arranged(1, [], [1, 1, 1, 10, 1])
    plan(game, 0, (ON_PLANET + BEREG, "fighter", 2), (ON_PLANET + BEREG, "infantry", 1))
    onward(game, 0, "assign hits")
    answer(game, 0, f"type {FIGHTER}")
    assert offered(game, 1) == {"technological-singularity"}


# -- Gift of Prescience ------------------------------------------------------------------------------------------------


@card("ti4:gift-of-prescience", "ti4:telepathic")
def test_a_gift_that_is_only_held_changes_nothing() -> None:
    table = Table("hacan", "sol", "naalu").notes(0, 2, "gift-of-prescience")
    for player, card_number in zip(table.game.players, (1, 4, 8), strict=True):
        player.strategies = (card_number,)
    table.game.phase = ACTION
    assert by_initiative(table.game) == [2, 0, 1]
    assert note_of("gift-of-prescience", 2) in table.game.players[0].notes


@card("ti4:neuroglaive", "ti4:armada")
def test_the_glaive_takes_a_token_of_the_pool_and_no_ship_of_the_armada() -> None:
    """The Letnev may have two ships more: three tokens and five ships become two and four."""
    table = Table("letnev", "naalu").techs(1, "neuroglaive").planets(0, FAR).planets(1, FAR + 1).pools(0, fleet=3)
    game = table.ships(0, 1, cruiser=5).ships(1, 0, cruiser=1).activate(0)
    assert game.players[0].fleet == 2
    onward(game, 0, "move")
    assert left(game, 0, CRUISER, 1) == 4
