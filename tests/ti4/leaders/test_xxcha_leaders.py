"""The Xxcha Kingdom: agent, commander, hero and mech."""

from __future__ import annotations

import pytest

from orrery.kernel.window import Window
from orrery.ti4.attachments import ATTACHMENT, ATTACHMENTS
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.leaders.xxcha import gainful, readies_much
from orrery.ti4.combat import cannons, cannons_on
from orrery.ti4.components import NUMBER, note_of
from orrery.ti4.faction import COMMANDER, HERO
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.odds import odds
from orrery.ti4.odds_question import question
from orrery.ti4.odds_table import space_combat
from orrery.ti4.planets import influence
from orrery.ti4.rules.find_moves import attach
from orrery.ti4.rules.vote import ResolveAgenda
from orrery.ti4.state import ACTION, AGENDA, NOBODY
from orrery.ti4.units import INFANTRY, MECH, count
from orrery.ti4.votes import may_vote, votes_of
from support.cite import card, rule
from support.play import answer, asked, log
from support.ti4 import Table, plan
from support.ti4_agendas import ready

TILES = ("35", "19", "20", "21", "22", "23", "24")
BEREG, LIRTA = 50, 51
RINN, QANOJ, GROM = [NUMBER[each] for each in ("ggrocuto-rinn", "elder-qanoj", "xxekir-grom")]
MUTINY, MINING = NUMBER["mutiny"], NUMBER["core-mining"]


def ring(table: Table, system: int) -> int:
    return table.game.chart.planets[system][0]


# -- Ggrocuto Rinn -----------------------------------------------------------------------------------------------------


@card("ti4:ggrocuto-rinn")
@rule("ti4:10.3")
def test_a_planet_of_anybody_is_readied_and_next_door_an_infantry_may_go() -> None:
    table = Table("xxcha", "hacan", tiles=TILES).court(0).troops(0, BEREG, infantry=1).troops(1, LIRTA, infantry=2)
    game = table.game
    game.exhausted[LIRTA] = game.exhausted[BEREG] = True
    table.begin()
    answer(game, 0, "leader")
    assert [option.id() for option in asked(game, 0).options] == [BEREG, LIRTA]
    answer(game, 0, f"planet {LIRTA}")
    answer(game, 0, "seat 1")
    assert not game.exhausted[LIRTA]
    assert game.exhausted[BEREG]
    assert count(game.players[1].troops_on(LIRTA), INFANTRY) == 1
    assert game.players[0].exhausted == (RINN,)
    assert not any("destroyed" in line for line in log(game))


@card("ti4:ggrocuto-rinn")
def test_far_from_ones_own_planets_no_infantry_goes_and_nobody_readies_what_is_ready() -> None:
    table = Table("xxcha", "hacan", tiles=TILES).court(0)
    near, far = ring(table, 1), ring(table, 3)
    table.troops(0, near, infantry=1).troops(1, far, infantry=1)
    assert not table.game.offers(Window("action", (0,)), 0)
    table.game.exhausted[far] = True
    game = table.begin()
    answer(game, 0, "leader")
    assert (game.exhausted[far], count(game.players[1].troops_on(far), INFANTRY)) == (False, 1)


@card("ti4:ggrocuto-rinn")
def test_an_infantry_of_ones_own_may_go_too() -> None:
    table = Table("xxcha", "hacan", tiles=TILES).court(0).troops(0, BEREG, infantry=2)
    table.game.exhausted[BEREG] = True
    game = table.begin()
    answer(game, 0, "leader")
    answer(game, 0, "seat 0")
    assert count(game.players[0].troops_on(BEREG), INFANTRY) == 1


@card("ti4:ggrocuto-rinn")
def test_who_loses_the_last_infantry_keeps_the_planet() -> None:
    """Nothing is destroyed, and nobody else is there."""
    table = Table("xxcha", "hacan", tiles=TILES).court(0).troops(0, BEREG, infantry=1).troops(1, LIRTA, infantry=1)
    table.game.exhausted[LIRTA] = True
    game = table.begin()
    answer(game, 0, "leader")
    answer(game, 0, "seat 1")
    assert (game.controller[LIRTA], game.players[1].troops_on(LIRTA)) == (1, ())


# -- Elder Qanoj -------------------------------------------------------------------------------------------------------


def voting(table: Table, key: str = "mutiny") -> TwilightImperium:
    game = table.game
    game.players[0].strategy = 0  # nothing to quash with
    game.phase, game.active, game.speaker = AGENDA, NOBODY, game.seats - 1
    game.begin(ResolveAgenda(NUMBER[key]))
    ready(game)
    return game


def without_influence(game: TwilightImperium) -> int:
    return next(number for number in range(len(game.controller)) if votes_of(game, 1, number) == 0)


@card("ti4:elder-qanoj")
@rule("ti4:2.6", "ti4:2.15")
def test_each_planet_gives_one_more_vote_also_one_without_influence() -> None:
    table = Table("xxcha", "hacan", tiles=TILES).court(0, COMMANDER)
    bare = without_influence(table.game)
    game = voting(table.planets(0, BEREG, bare).planets(1, LIRTA))
    answer(game, 0, "for")
    answer(game, 0, f"planet {BEREG}", f"planet {bare}")
    agenda = game.innermost(ResolveAgenda)
    assert isinstance(agenda, ResolveAgenda)
    assert [(seat, number) for seat, _, number in agenda.votes] == [(0, 1 + 1 + 0 + 1)]


@card("ti4:elder-qanoj")
def test_nothing_keeps_its_owner_from_voting() -> None:
    """A rider does not, nor a Political Secret."""
    table = Table("xxcha", "hacan", tiles=TILES).court(0, COMMANDER).planets(0, BEREG).hand(0, "trade-rider")
    game = table.planets(1, LIRTA).game
    game.players[0].strategy = 0
    game.phase, game.active, game.speaker = AGENDA, NOBODY, 1
    game.begin(ResolveAgenda(MUTINY))
    answer(game, 0, "card")
    answer(game, 0, "for")
    ready(game)
    assert asked(game, 0).prompt == "vote"


@card("ti4:elder-qanoj")
@rule("ti4:7.8")
def test_by_an_alliance_even_the_nekro_vote() -> None:
    table = Table("xxcha", "nekro", tiles=TILES).court(0, COMMANDER).planets(1, LIRTA)
    assert not may_vote(table.game, 1)
    table.game.players[1].area = (note_of("alliance", 0),)
    table.game.players[1].changed()
    assert may_vote(table.game, 1)
    assert votes_of(table.game, 1, LIRTA) == 3 + 1


@card("ti4:elder-qanoj")
def test_where_votes_cannot_be_added_it_adds_none() -> None:
    table = Table("xxcha", "hacan", tiles=TILES).court(0, COMMANDER).planets(0, LIRTA)
    assert votes_of(table.game, 0, LIRTA) == 4
    table.law("representative-government-pok", NOBODY)
    assert votes_of(table.game, 0, LIRTA) == 3


@card("ti4:elder-qanoj")
@rule("ti4:7.6b", "ti4:7.6d")
def test_twelve_influence_together_unlock_it_exhausted_or_not() -> None:
    """Also by what is attached to a planet."""
    table = Table("xxcha", "hacan", tiles=TILES).court(0)
    game, own, found = table.game, list[int](), 0
    for planet in range(len(game.controller)):
        if 0 < influence(game, planet) <= 11 - found:
            own, found = [*own, planet], found + influence(game, planet)
    table.planets(0, *own).ships(0, 1, cruiser=1).begin()
    assert (found, QANOJ in game.players[0].locked) == (11, True)
    for planet in own:
        game.exhausted[planet] = True
    attach(game, own[0], next(number for number in ATTACHMENT.values() if ATTACHMENTS[number].influence))
    answer(game, 0, "pass")
    assert QANOJ in game.players[0].leaders


# -- Xxekir Grom -------------------------------------------------------------------------------------------------------


def decreeing(table: Table, *keys: str, quash: int = 0) -> TwilightImperium:
    """These lie on top of the deck, the first uppermost, and the hero is used; with tokens agendas may be quashed."""
    game = table.game
    game.players[0].exhausted, game.players[0].strategy = (RINN,), quash
    game.agendas = (NUMBER["arms-reduction"], *[NUMBER[key] for key in reversed(keys)])
    table.begin()
    answer(game, 0, f"leader {GROM}")
    return game


FIVE = ("mutiny", "core-mining", "economic-equality", "wormhole-research", "shared-research")


@card("ti4:xxekir-grom")
@rule("ti4:7.12")
def test_two_of_five_agendas_are_decided_alone_and_the_others_discarded() -> None:
    table = Table("xxcha", "hacan", "sol", tiles=TILES).court(0, HERO).pools(0, goods=1).pools(1, goods=9)
    game = decreeing(table.troops(1, BEREG, infantry=2).planets(0, LIRTA).ships(2, 1, cruiser=1), *FIVE)
    assert [option.id() for option in asked(game, 0).options] == [NUMBER[key] for key in FIVE]
    assert [card for card, _ in game.view(0).agendas_known] == [NUMBER[key] for key in FIVE]
    assert not game.view(1).agendas_known
    answer(game, 0, f"agenda {MINING}", f"agenda {NUMBER['economic-equality']}")
    assert set(game.agenda_discard) == {MUTINY, NUMBER["wormhole-research"], NUMBER["shared-research"]}
    assert game.agendas == (NUMBER["arms-reduction"],)
    answer(game, 0, f"agenda {NUMBER['economic-equality']}")
    answer(game, 0, "for")
    assert [player.goods for player in game.players] == [5, 5, 5]
    assert asked(game, 0).prompt == "decree"
    answer(game, 0, f"planet {BEREG}")
    assert (MINING, BEREG, NOBODY) in game.laws
    assert count(game.players[1].troops_on(BEREG), INFANTRY) == 1
    assert GROM not in game.players[0].leaders
    assert game.phase == ACTION


@card("ti4:xxekir-grom")
def test_only_its_owner_has_voted() -> None:
    """Mutiny: who has voted For gains a point."""
    table = Table("xxcha", "hacan", tiles=TILES).court(0, HERO).planets(1, BEREG).ships(0, 1, cruiser=1)
    game = decreeing(table, *FIVE)
    answer(game, 0, f"agenda {MUTINY}", f"agenda {NUMBER['wormhole-research']}")
    answer(game, 0, f"agenda {MUTINY}")
    answer(game, 0, "for")
    assert [player.points for player in game.players] == [1, 0]


@card("ti4:xxekir-grom")
def test_a_law_may_go_first() -> None:
    table = Table("xxcha", "hacan", tiles=TILES).court(0, HERO).law("fleet-regulations", NOBODY)
    game = decreeing(table.planets(1, BEREG).ships(0, 1, cruiser=1), *FIVE)
    assert [option.key for option in asked(game, 0).options] == ["keep laws", "agenda"]
    answer(game, 0, "agenda")
    assert not game.laws
    assert asked(game, 0).prompt == "decree which"


@card("ti4:xxekir-grom")
def test_one_that_discards_itself_does_so_only_if_it_is_chosen() -> None:
    """Without laws a New Constitution gives way to the next card of the deck."""
    five = ("new-constitution", "mutiny", "miscount-disclosed", "core-mining", "shared-research")
    table = Table("xxcha", "hacan", tiles=TILES).court(0, HERO).planets(1, BEREG).ships(0, 1, cruiser=1)
    game = decreeing(table, *five)
    answer(game, 0, f"agenda {NUMBER['new-constitution']}", f"agenda {MUTINY}")
    assert asked(game, 0).prompt == "decree first"
    assert [option.id() for option in asked(game, 0).options] == [NUMBER["arms-reduction"], MUTINY]


@card("ti4:xxekir-grom")
def test_others_resolve_no_abilities_meanwhile_and_its_owner_does() -> None:
    """Neither cards nor notes of others; Quash of one's own brings the next agenda."""
    table = Table("xxcha", "hacan", tiles=TILES).court(0, HERO).hand(1, "veto", "warfare-rider").hand(0, "trade-rider")
    game = decreeing(table.planets(1, BEREG, LIRTA).ships(0, 1, cruiser=1), *FIVE, quash=2)
    game.everybody = True
    answer(game, 0, f"agenda {MUTINY}", f"agenda {MINING}")
    assert asked(game, 0).prompt == "when-agenda-revealed"
    answer(game, 0, "ability")
    assert asked(game, 0).prompt == "when-agenda-revealed", "of the next card of the deck"
    answer(game, 0, "pass")
    answer(game, 0, "pass")
    assert [option.id() for option in asked(game, 0).options] == [NUMBER["arms-reduction"], MINING]
    answer(game, 0, f"agenda {MINING}")
    assert asked(game, 0).prompt == "after-agenda-revealed"
    answer(game, 0, "card")
    answer(game, 0, f"planet {LIRTA}")
    answer(game, 0, f"planet {LIRTA}")
    assert game.players[0].goods == 5, "the rider has come true"
    assert len(game.players[1].hand) == 2


@card("ti4:xxekir-grom")
def test_what_holds_for_an_agenda_phase_does_not_hold_and_what_waits_for_the_next_phase_waits() -> None:
    five = ("public-execution", "anti-intellectual-revolution", "mutiny", "core-mining", "shared-research")
    table = Table("xxcha", "hacan", tiles=TILES).court(0, HERO).hand(1, "sabotage").planets(1, BEREG)
    game = decreeing(table.ships(0, 1, cruiser=1), *five)
    answer(game, 0, *[f"agenda {NUMBER[key]}" for key in five[:2]])
    answer(game, 0, f"agenda {NUMBER['public-execution']}")
    answer(game, 0, "seat 1")
    assert (game.players[1].hand, may_vote(game, 1)) == ([], True)
    answer(game, 0, "against")
    assert game.delayed[0][0] == NUMBER["anti-intellectual-revolution"]
    assert not game.effects


@card("ti4:xxekir-grom")
def test_a_miscount_lets_everybody_vote_at_once() -> None:
    five = ("miscount-disclosed", "mutiny", "economic-equality", "core-mining", "shared-research")
    table = Table("xxcha", "hacan", tiles=TILES).court(0, HERO).law("fleet-regulations", NOBODY).planets(1, LIRTA)
    game = decreeing(table.planets(0, BEREG).ships(0, 1, cruiser=1), *five)
    answer(game, 0, "keep laws")
    answer(game, 0, *[f"agenda {NUMBER[key]}" for key in five[:2]])
    answer(game, 0, f"agenda {NUMBER['miscount-disclosed']}")
    while asked(game, game.waiting()[0].seat).prompt == "ready":
        answer(game, game.waiting()[0].seat, "ready")
    assert asked(game, 1).prompt == "vote"


@card("ti4:xxekir-grom")
def test_what_covert_legislation_hides_is_drawn_when_it_is_decided() -> None:
    five = ("covert-legislation", "mutiny", "economic-equality", "core-mining", "shared-research")
    table = Table("xxcha", "hacan", tiles=TILES).court(0, HERO).planets(1, LIRTA).planets(0, BEREG)
    table.game.speaker = 1
    game = decreeing(table.ships(0, 1, cruiser=1), *five)
    start = game.count()
    answer(game, 0, *[f"agenda {NUMBER[key]}" for key in five[:2]])
    assert game.count()["agendas"] == start["agendas"]
    answer(game, 0, f"agenda {NUMBER['covert-legislation']}")
    assert [option.key for option in asked(game, 0).options] == ["for", "against"]
    assert game.count()["agendas"] == start["agendas"]
    view = game.view(1).agenda
    assert view is not None
    assert view.hidden == NUMBER["arms-reduction"]


@card("ti4:xxekir-grom")
def test_no_secret_of_the_agenda_phase_is_scored_by_it() -> None:
    table = Table("xxcha", "hacan", tiles=TILES).court(0, HERO).planets(0, BEREG).planets(1, LIRTA)
    table.game.players[0].secrets = (NUMBER["drive-the-debate"],)
    game = decreeing(table.ships(0, 1, cruiser=1), *FIVE)
    answer(game, 0, f"agenda {MUTINY}", f"agenda {MINING}")
    answer(game, 0, f"agenda {MINING}")
    answer(game, 0, f"planet {BEREG}")
    assert asked(game, 0).prompt == "decree"


@card("ti4:xxekir-grom")
def test_the_bot_takes_what_it_gains_most_by() -> None:
    table = Table("xxcha", "hacan", tiles=TILES).court(0, HERO).planets(0, BEREG).planets(1, LIRTA)
    five = ("new-constitution", "economic-equality", "mutiny", "core-mining", "shared-research")
    game = decreeing(table.ships(0, 1, cruiser=1), *five)
    picks = gainful(Aims(game, 0), asked(game, 0)).picks
    assert [asked(game, 0).options[pick].id() for pick in picks] == [NUMBER["economic-equality"], MINING]


# -- Indomitus ---------------------------------------------------------------------------------------------------------


@card("ti4:indomitus")
@rule("ti4:96.2", "ti4:96.6")
def test_its_cannon_reaches_the_systems_around_and_those_who_land_on_its_planet() -> None:
    table = Table("xxcha", "hacan", tiles=TILES).court(0).troops(0, BEREG, mech=2)
    game = table.ships(1, 1, cruiser=1).game
    assert cannons(game, 0, 0) == [(MECH, 2, 8, 0)]
    assert cannons(game, 0, 1) == [(MECH, 2, 8, 1)]
    assert cannons_on(game, 0, BEREG) == [(MECH, 2, 8, ON_PLANET + BEREG)]
    assert cannons_on(game, 0, LIRTA) == []


@card("ti4:indomitus")
def test_it_fires_before_a_combat_next_door_and_the_odds_know_it() -> None:
    table = Table("hacan", "xxcha", tiles=TILES).court(1).troops(1, BEREG, mech=1).ships(0, 2, cruiser=1)
    game = table.activate(1)
    combat = space_combat(game, 0, 1)
    assert combat is not None
    assert combat.defender.guns == ((MECH, 1, 8, 1),)
    plan(game, 0, (2, "cruiser", 1))
    assert asked(game, 1).prompt == "space cannon"


@card("ti4:indomitus")
@rule("ti4:96.6")
def test_who_lands_where_it_stands_is_shot_at_first_in_the_odds_too() -> None:
    """One die that hits on eight, before one infantry fights a mech."""
    wins = [odds(question("infantry", mech, "ground").combat()).win for mech in ("pride-of-kenara", "indomitus")]
    assert wins[1] == pytest.approx(0.7 * wins[0])


def test_the_bot_readies_rich_planets_of_its_own() -> None:
    table = Table("xxcha", "hacan", tiles=TILES).court(0).planets(0, BEREG).planets(1, LIRTA)
    game = table.ships(0, 1, cruiser=1).begin()
    game.exhausted[LIRTA] = True
    assert not readies_much(Aims(game, 0), asked(game, 0), RINN)
    game.exhausted[BEREG] = True
    assert readies_much(Aims(game, 0), asked(game, 0), RINN)


@card("ti4:ggrocuto-rinn")
def test_the_damaged_infantry_goes_if_there_is_no_other_and_all_of_it_is_told() -> None:
    """Infantry is damaged by nobody, but what is on a planet is told with its place."""
    table = Table("xxcha", "hacan", tiles=TILES).court(0).troops(0, BEREG, infantry=1).troops(1, LIRTA, infantry=1)
    table.game.exhausted[LIRTA] = True
    game = table.begin()
    answer(game, 0, "leader")
    assert asked(game, 0).things == (("planet", LIRTA),), "the only exhausted one"
    answer(game, 0, "seat 1")
    told = [(event.kind, event.actor, event.values) for event in game.log or []]
    assert told[-2:] == [("planet readied", 0, (LIRTA,)), ("removed", 1, (ON_PLANET + LIRTA, INFANTRY))]
