"""What is no occasion: what another does, elsewhere, with something else; and what changes nothing for the others."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Option
from orrery.kernel.moment import Happening
from orrery.kernel.procedure import Procedure, begun
from orrery.ti4.action_cards.disable import Disabled
from orrery.ti4.agenda import Voters
from orrery.ti4.agendas.checks_and_balances import ChecksAndBalances
from orrery.ti4.agendas.minister_of_commerce import Commerce
from orrery.ti4.building import PRODUCTION
from orrery.ti4.combat import CANNON, SHIELD
from orrery.ti4.components import LEGENDARY_CARDS, NUMBER, note_of
from orrery.ti4.game import TwilightImperium
from orrery.ti4.leaders.dart_and_tai import DartAndTai
from orrery.ti4.leaders.it_feeds_on_carrion import Drawn
from orrery.ti4.relics.shard_of_the_throne import ShardGained
from orrery.ti4.relics.the_obsidian import TheObsidian
from orrery.ti4.rules.agenda_phase import AgendaPhase
from orrery.ti4.rules.barrage import Barrage
from orrery.ti4.rules.control import GainControl
from orrery.ti4.rules.exploring import Explore
from orrery.ti4.rules.foreign_tokens import may_take
from orrery.ti4.rules.moments import Aftermath
from orrery.ti4.rules.note_moves import remove_notes
from orrery.ti4.rules.production import Produce
from orrery.ti4.rules.relic_moves import purge_legendary, purge_relic
from orrery.ti4.rules.space_combat import SpaceCombat, SpaceCombatRound
from orrery.ti4.rules.tactical import TacticalAction
from orrery.ti4.secrets.betray_a_friend import BetrayAFriend
from orrery.ti4.state import ACTION, AGENDA, NOBODY, TOKENS
from orrery.ti4.technologies.aerie_hololattice import AerieHololattice
from orrery.ti4.technologies.exotrireme_2 import Exotrireme
from orrery.ti4.technologies.magmus_reactor import MagmusReactor
from orrery.ti4.technologies.pre_fab_arcologies import PreFabArcologies
from orrery.ti4.technologies.strike_wing_alpha_2 import StrikeWingAlpha
from orrery.ti4.technologies.temporal_command_suite import TemporalCommandSuite
from orrery.ti4.units import CRUISER, DESTROYER, FIGHTER, INFANTRY, PDS, SPACE_DOCK, WAR_SUN, changed
from support.cite import card
from support.ti4 import Table
from support.ti4_finds import kings

TILES = ("35", "19", "20", "21", "22", "23", "24")
BEREG, LIRTA = 50, 51  # both in system 0


def amid(table: Table, *procedures: Procedure) -> TwilightImperium:
    """While those are in progress, the last of them innermost."""
    table.game.stack = [begun(each) for each in procedures]
    return table.game


def happened(table: Table, seat: int, about: int = NOBODY) -> TwilightImperium:
    return amid(table, Aftermath(0, [], Happening("", seat, about=about)))


# -- who it happens to -------------------------------------------------------------------------------------------------


@card("ti4:minister-of-commerce")
@pytest.mark.parametrize(("seat", "beside", "fits"), [(0, 2, True), (1, 2, False), (0, 4, False)])
def test_commerce_is_for_its_owner_who_has_neighbours(seat: int, beside: int, fits: bool) -> None:
    table = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, beside, cruiser=1)
    assert Commerce.fits(happened(table, seat), 0, NUMBER["minister-of-commerce"]) == fits


@card("ti4:shard-of-the-throne", "ti4:the-obsidian")
@pytest.mark.parametrize(("relic", "deed"), [("shard-of-the-throne", ShardGained), ("the-obsidian", TheObsidian)])
def test_a_relic_acts_when_it_is_gained_itself_and_by_its_owner(
    relic: str, deed: type[ShardGained] | type[TheObsidian]
) -> None:
    gained, other = NUMBER[relic], NUMBER["dominus-orb"]
    for seat, about, fits in ((0, gained, True), (1, gained, False), (0, other, False)):
        assert deed.fits(happened(Table("sol", "hacan"), seat, about), 0, gained) == fits


@card("ti4:temporal-command-suite")
@pytest.mark.parametrize(
    ("about", "exhausted", "fits"), [("carth-of-golden-sands", True, True), ("carth-of-golden-sands", False, False)]
)
def test_only_an_agent_that_is_exhausted_is_readied(about: str, exhausted: bool, fits: bool) -> None:
    table = Table("nomad", "hacan")
    table.game.players[1].exhausted = (NUMBER[about], NUMBER["sling-relay"]) if exhausted else ()
    suite = NUMBER["temporal-command-suite"]
    assert TemporalCommandSuite.fits(happened(table, 1, NUMBER[about]), 0, suite) == fits
    assert not TemporalCommandSuite.fits(happened(table, 1, NUMBER["sling-relay"]), 0, suite)


@card("ti4:dart-and-tai")
@pytest.mark.parametrize(
    ("seat", "before", "planet", "fits"),
    [(0, 1, BEREG, True), (1, 0, BEREG, False), (0, NOBODY, BEREG, False), (0, 0, BEREG, False), (0, 1, 0, False)],
)
def test_dart_and_tai_explore_what_another_had_and_their_owner_has_gained(
    seat: int, before: int, planet: int, fits: bool
) -> None:
    table = kings("mahact", "hacan", tiles=TILES)
    assert DartAndTai.fits(amid(table, GainControl(seat, planet, before)), 0, NUMBER["dart-and-tai"]) == fits


@card("ti4:pre-fab-arcologies")
def test_arcologies_ready_a_planet_that_their_owner_has_explored_and_has() -> None:
    def fits(seat: int = 0, deck: int = 0, owner: int = 0, exhausted: bool = True) -> bool:
        table = Table("naazrokha", "hacan", tiles=TILES).planets(owner, BEREG)
        table.game.exhausted[BEREG] = exhausted
        game = amid(table, Explore(seat, BEREG, deck))
        return PreFabArcologies.fits(game, 0, NUMBER["pre-fab-arcologies"])

    assert fits()
    others = [fits(seat=1), fits(deck=NOBODY), fits(owner=1), fits(exhausted=False)]
    assert others == [False] * 4


@card("ti4:magmus-reactor")
def test_the_reactor_is_for_units_of_its_owner() -> None:
    sun = changed((), WAR_SUN, 1)
    for seat, found, fits in ((0, sun, True), (1, sun, False), (0, (), False)):
        game = amid(Table("muaat", "hacan"), Produce(seat, 0, found=((0, 0, found),)))
        assert MagmusReactor.fits(game, 0, NUMBER["magmus-reactor"]) == fits


# -- who fights --------------------------------------------------------------------------------------------------------


@card("ti4:exotrireme-2")
@pytest.mark.parametrize(("fighter", "upgrade", "fits"), [(0, True, True), (0, False, False), (2, True, False)])
def test_a_dreadnought_is_given_by_who_fights_and_has_the_upgrade(fighter: int, upgrade: bool, fits: bool) -> None:
    table = Table("norr", "hacan", "sol").own(0).ships(0, 1, dreadnought=1).ships(1, 1, cruiser=1)
    game = amid(table.techs(0, *["exotrireme-2"] * upgrade), SpaceCombatRound(fighter, 1, system=1))
    assert Exotrireme.fits(game, 0, NUMBER["exotrireme-2"]) == fits


@card("ti4:exotrireme-2")
@pytest.mark.parametrize(
    ("ship", "others", "fits"), [("dreadnought", 1, True), ("cruiser", 1, False), ("dreadnought", 0, False)]
)
def test_who_gives_a_dreadnought_has_one_there_and_somebody_to_destroy(ship: str, others: int, fits: bool) -> None:
    table = Table("norr", "hacan").own(0).techs(0, "exotrireme-2").ships(0, 1, **{ship: 1}).ships(1, 1, cruiser=others)
    assert Exotrireme.fits(amid(table, SpaceCombatRound(0, 1, system=1)), 0, NUMBER["exotrireme-2"]) == fits


@card("ti4:strike-wing-alpha-2")
@pytest.mark.parametrize(
    ("fighter", "upgrade", "die", "fits"),
    [(0, True, 9, True), (0, True, 8, False), (0, False, 9, False), (2, True, 9, False)],
)
def test_infantry_falls_to_the_barrage_of_who_fights_and_has_the_upgrade(
    fighter: int, upgrade: bool, die: int, fits: bool
) -> None:
    table = Table("argent", "hacan", "sol").own(0).ships(0, 1, destroyer=1).ships(1, 1, carrier=1, infantry=2)
    barrage = Barrage(fighter, 1, 1, (((DESTROYER, 1, 6, 1),), ()), ((die,), ()))
    game = amid(table.techs(0, *["strike-wing-alpha-2"] * upgrade), barrage)
    assert StrikeWingAlpha.fits(game, 0, NUMBER["strike-wing-alpha-2"]) == fits


@card("ti4:betray-a-friend")
@pytest.mark.parametrize(("acting", "winner", "issuer", "holds"), [(0, 0, 1, True), (1, 0, 1, False), (0, 1, 1, False)])
def test_a_friend_is_betrayed_in_an_action_of_ones_own(acting: int, winner: int, issuer: int, holds: bool) -> None:
    action = TacticalAction(acting, 1, areas=((note_of("support-for-the-throne", issuer),), ()))
    game = amid(Table("sol", "hacan"), action, SpaceCombat(0, 1, 1, winner=winner))
    assert BetrayAFriend.holds(game, 0) == holds


# -- what changes for whom ---------------------------------------------------------------------------------------------


@card("ti4:disable")
def test_disabled_are_two_abilities_of_the_pds_of_others() -> None:
    game, disabled = Table("sol", "hacan").game, Disabled(0)
    assert [disabled.takes_away(game, 1, PDS, each) for each in (CANNON, SHIELD, PRODUCTION)] == [True, True, False]
    assert not disabled.takes_away(game, 0, PDS, CANNON)
    assert not disabled.takes_away(game, 1, SPACE_DOCK, CANNON)


@card("ti4:it-feeds-on-carrion")
def test_what_has_no_room_at_the_anchor_is_captured_from_others_alone() -> None:
    game, drawn = Table("vuilraith", "hacan").game, Drawn(0)
    assert [drawn.captures_removed(game, 1, type) for type in (FIGHTER, INFANTRY, CRUISER)] == [True, True, False]
    assert not drawn.captures_removed(game, 0, FIGHTER)


@card("ti4:aerie-hololattice")
def test_each_planet_with_structures_of_its_owner_produces_one() -> None:
    table = Table("argent", "hacan", tiles=TILES).troops(0, BEREG, pds=1).troops(0, LIRTA, infantry=1)
    game, lattice = table.game, AerieHololattice(0)
    assert [lattice.planet_produces(game, 0, planet) for planet in (BEREG, LIRTA)] == [1, 0]
    assert lattice.planet_produces(table.troops(1, BEREG, pds=1).game, 1, BEREG) == 0
    assert (lattice.closes_ways(game, 0), lattice.closes_ways(game, 1)) == ((), (0,))


@card("ti4:checks-and-balances")
@pytest.mark.parametrize(
    ("phase", "outcome", "few"), [(AGENDA, "against", 1), (ACTION, "against", 0), (AGENDA, "for", 0)]
)
def test_few_planets_are_readied_at_the_end_of_an_agenda_phase_alone(phase: str, outcome: str, few: int) -> None:
    game = amid(Table("sol", "hacan"), AgendaPhase())
    game.phase = phase
    ChecksAndBalances().resolve(game, Option(outcome), Voters([]))
    assert len(game.effects) == few


# -- what goes, and what stays -----------------------------------------------------------------------------------------


@card("ti4:scepter-of-emelpar", "ti4:dominus-orb")
def test_a_relic_that_is_purged_is_exhausted_no_more_and_others_stay_so() -> None:
    game = kings("sol", "hacan").game
    player, scepter, orb = game.players[0], NUMBER["scepter-of-emelpar"], NUMBER["dominus-orb"]
    player.relics, player.exhausted = (scepter, orb), (scepter, orb)
    purge_relic(game, 0, scepter)
    assert [player.relics, player.exhausted, game.purged] == [(orb,), (orb,), (scepter,)]


def test_a_legendary_card_that_is_purged_is_exhausted_no_more_and_others_stay_so() -> None:
    game = kings("sol", "hacan").game
    player, (gone, kept) = game.players[0], [NUMBER[key] for key in LEGENDARY_CARDS[:2]]
    player.legendary, player.exhausted = (gone, kept), (gone, kept)
    purge_legendary(game, 0, gone)
    assert [player.legendary, player.exhausted, game.purged] == [(kept,), (kept,), (gone,)]


def test_notes_of_a_colour_leave_hands_and_areas_and_those_of_others_stay() -> None:
    game = Table("sol", "hacan", "norr").game
    player = game.players[0]
    player.notes = (note_of("ceasefire", 1), note_of("ceasefire", 2))
    player.area = (note_of("alliance", 1), note_of("alliance", 2))
    remove_notes(game, 1)
    assert [*player.notes, *player.area] == [note_of("ceasefire", 2), note_of("alliance", 2)]


@card("ti4:edict")
def test_a_token_is_taken_of_who_is_in_the_game_has_one_to_give_and_lies_there_not_yet() -> None:
    def taken(abroad: tuple[int, ...] = (), eliminated: bool = False, placed: int = 0, fleet: int = 3) -> bool:
        game = Table("mahact", "sol", "hacan").pools(0, fleet=fleet).game
        game.players[0].foreign = abroad
        game.players[1].eliminated = eliminated
        game.players[1].tokens = tuple(range(placed))
        game.players[2].foreign = (1,)
        return may_take(game, 0, 1)

    assert taken()
    assert taken(placed=TOKENS - 2)
    assert [taken(abroad=(1,)), taken(eliminated=True), taken(placed=TOKENS - 1)] == [False] * 3
