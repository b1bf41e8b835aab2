"""The Xxcha Kingdom where others interfere: copies, silence, laws, wormholes, cannons that do not reach."""

from __future__ import annotations

import pytest

from orrery.kernel.rng import Arranged
from orrery.ti4.combat import cannons, cannons_on
from orrery.ti4.components import COMPONENTS, NUMBER, note_of
from orrery.ti4.factions.xxcha import peaceful_planets
from orrery.ti4.game import TwilightImperium
from orrery.ti4.odds_answer import answered
from orrery.ti4.rules.strategic import StrategicAction
from orrery.ti4.rules.vote import agenda_now
from orrery.ti4.units import CARRIER, count
from support.cite import card, rule
from support.play import answer, asked, log
from support.ti4 import Table, everything
from support.ti4_agendas import agenda_phase, enact
from support.ti4_combat import card as play

DIPLOMACY = 2
FAR = 0  # a planet that is not on this table: whoever controls it is not eliminated
TILES = ("18", "35", "20", "21", "22", "23", "24")
BEREG, LIRTA, VEFUT, THIBAH = 50, 51, 27, 28


def diplomacy(table: Table, seat: int = 0) -> TwilightImperium:
    table.game.active = seat
    table.game.begin(StrategicAction(seat, DIPLOMACY))
    return table.game


# -- Peace Accords -----------------------------------------------------------------------------------------------------


@card("ti4:peace-accords")
def test_who_controls_nothing_has_nobody_to_make_peace_with() -> None:
    table = Table("xxcha", "letnev", tiles=TILES).planets(1, FAR).ships(0, 1, carrier=1, infantry=1)
    assert peaceful_planets(table.game, 0) == []


@card("ti4:peace-accords", "ti4:assimilate")
def test_peace_by_treaty_with_the_l1z1x_is_for_planets_without_structures_alone() -> None:
    table = Table("xxcha", "l1z1x", tiles=TILES).planets(0, BEREG).planets(1, FAR, LIRTA)
    assert LIRTA in peaceful_planets(table.game, 0)
    assert LIRTA not in peaceful_planets(table.troops(1, LIRTA, pds=1).game, 0)


@card("ti4:peace-accords")
@rule("ti4:10.3", "ti4:8")
def test_peace_reaches_through_wormholes_that_are_closed_to_ships() -> None:
    """What closes wormholes closes them to movement: systems are adjacent all the same (F.agenda.3)."""
    tiles = ("18", "26", "20", "21", "39", "23", "24")
    table = Table("xxcha", "letnev", tiles=tiles).planets(1, FAR)
    lodor = table.game.chart.planets[1][0]
    table.planets(0, lodor)
    before = peaceful_planets(table.game, 0)
    assert set(table.game.chart.planets[4]) <= set(before), "two alpha wormholes"
    assert before == peaceful_planets(enact(table, "enforced-travel-ban").game, 0)


@card("ti4:peace-accords")
def test_who_follows_diplomacy_without_readying_anything_makes_peace_too() -> None:
    """The secondary is resolved though no planet is exhausted; who declines it resolves nothing."""
    for reply, offered in (("follow", True), ("decline", False)):
        table = Table("letnev", "xxcha", tiles=TILES).planets(0, FAR, VEFUT).planets(1, BEREG)
        game = diplomacy(table)
        while game.asked(1) is None:
            decision = game.waiting()[0]
            answer(game, decision.seat, decision.options[0].key)
        answer(game, 1, reply)
        asks = [decision.prompt for decision in game.waiting() if decision.seat == 1]
        assert ("after-strategic-ability" in asks) == offered


@card("ti4:peace-accords", "ti4:scavenge")
def test_a_planet_that_changes_hands_by_treaty_leaves_its_law_where_it_is() -> None:
    table = Table("xxcha", "letnev", tiles=TILES).planets(0, BEREG).planets(1, FAR, LIRTA)
    table.law("demilitarized-zone-agenda", LIRTA)
    game = diplomacy(table)
    while asked(game, 0).prompt != "after-strategic-ability":
        answer(game, 0, asked(game, 0).options[0].key)
    answer(game, 0, "ability")
    if game.asked(0) is not None and asked(game, 0).prompt == "peace accords":
        answer(game, 0, f"planet {LIRTA}")
    assert game.controller[LIRTA] == 0
    assert game.exhausted[LIRTA]
    assert LIRTA in game.attachments


# -- Quash and Political Favor -----------------------------------------------------------------------------------------


@card("ti4:political-favor", "ti4:quash")
@rule("ti4:31.18")
def test_favor_takes_the_token_that_a_quash_would_have_cost() -> None:
    table = Table("letnev", "xxcha").planets(0, FAR).planets(1, FAR + 1).notes(0, 1, "political-favor")
    table.game.players[1].strategy = 1
    game = agenda_phase(table, "mutiny", "economic-equality", "archived-secret", "public-execution")
    answer(game, 0, "note")
    assert game.players[1].strategy == 0
    assert COMPONENTS[agenda_now(game).card].key == "economic-equality"
    assert note_of("political-favor", 1) in game.players[1].notes
    assert "when-agenda-revealed" not in [decision.prompt for decision in game.waiting()]


@card("ti4:political-favor", "ti4:political-secret")
def test_a_silenced_xxcha_still_speaks_for_who_holds_their_favor() -> None:
    """The secret bars abilities that the Xxcha choose to use, not notes of others."""
    table = Table("letnev", "xxcha").planets(0, FAR).planets(1, FAR + 1)
    table.notes(0, 1, "political-favor", "political-secret")
    game = agenda_phase(table, "mutiny", "economic-equality", "archived-secret", "public-execution")
    answer(game, 0, f"note {note_of('political-secret', 1)}")
    answer(game, 0, f"note {note_of('political-favor', 1)}")
    assert COMPONENTS[agenda_now(game).card].key == "economic-equality"


# -- technologies ------------------------------------------------------------------------------------------------------


@card("ti4:nullification-field")
@rule("ti4:31.16")
def test_the_field_ends_all_that_would_come_after_the_activation_and_the_token_stays() -> None:
    table = Table("arborec", "xxcha").own(0).planets(0, FAR).planets(1, FAR + 1).techs(1, "nullification-field")
    table.ships(0, 0, flagship=1).ships(1, 0, cruiser=1).pools(0, goods=8)
    game = table.begin()
    answer(game, 0, "tactical")
    answer(game, 0, "system 0")
    while game.asked(1) is None:
        answer(game, 0, "pass")
    answer(game, 1, "tech")
    assert game.active == 1
    assert game.players[0].tokens == (0,)
    assert (game.players[0].tactic, game.players[1].strategy) == (2, 1)
    assert NUMBER["nullification-field"] in game.players[1].exhausted


@card("ti4:nullification-field")
def test_a_copied_field_is_for_the_ships_of_the_copyist_and_not_in_their_own_turn() -> None:
    table = Table("xxcha", "nekro").planets(0, FAR).planets(1, FAR + 1)
    table.game.players[1].copied = ((NUMBER["valefar-assimilator-x"], NUMBER["nullification-field"]),)
    game = table.ships(1, 0, cruiser=1).ships(0, 1, cruiser=1).activate(0)
    assert asked(game, 1).prompt == "after-system-activated"
    table = Table("xxcha", "letnev").planets(0, FAR).planets(1, FAR + 1).techs(0, "nullification-field")
    game = table.ships(0, 0, cruiser=1).activate(0)
    assert "used nullification-field" not in " ".join(log(game))
    assert game.asked(0) is None or asked(game, 0).prompt != "after-system-activated"


@card("ti4:instinct-training")
@rule("ti4:58.4")
def test_an_action_that_is_foreseen_was_no_action_and_its_card_is_gone() -> None:
    table = Table("letnev", "xxcha").planets(0, FAR).planets(1, FAR + 1, VEFUT).techs(1, "instinct-training")
    game = table.hand(0, "economic-initiative").begin()
    play(game, 0, "economic-initiative")
    answer(game, 1, "tech")
    assert game.players[0].hand == []
    assert asked(game, 0).prompt == "action"
    assert (game.players[1].strategy, len(game.discard)) == (1, 1)


# -- Loncara Ssodu -----------------------------------------------------------------------------------------------------


@card("ti4:loncara-ssodu")
@rule("ti4:96.8")
def test_the_flagship_fires_at_no_ground_forces() -> None:
    table = Table("xxcha", "letnev", tiles=TILES).own(0).planets(0, BEREG).ships(0, 1, flagship=1)
    assert not cannons_on(table.game, 0, BEREG)
    assert sum([dice for _, dice, _, _ in cannons(table.game, 0, 1)]) == 3


@card("ti4:loncara-ssodu", "ti4:antimass-deflectors", "ti4:plasma-scoring")
def test_deflectors_and_plasma_scoring_count_for_its_cannons() -> None:
    table = Table("letnev", "xxcha", tiles=TILES).own(1).planets(0, FAR).planets(1, FAR + 1)
    table.techs(0, "antimass-deflectors").techs(1, "plasma-scoring").ships(0, 2, carrier=1).ships(1, 1, flagship=1)
    game = table.activate(0)
    game.rng = Arranged(1, [], [5, 5, 5, 6])
    everything(game, 0)
    answer(game, 1, "fire")
    if game.asked(1) is not None and asked(game, 1).prompt != "action":
        answer(game, 1, asked(game, 1).options[-1].key)
    assert count(game.players[0].ships_in(0), CARRIER) == 0, "a six less one hits, by the fourth die"


@card("ti4:loncara-ssodu")
@rule("ti4:96.5")
@pytest.mark.parametrize(("system", "fires"), [(1, True), (4, False)])
def test_the_active_xxcha_fire_with_their_flagship_from_next_door_alone(system: int, fires: bool) -> None:
    """In their own tactical action too, at ships that are there; from across the middle it does not reach."""
    table = Table("xxcha", "letnev", tiles=TILES).own(0).planets(0, FAR).planets(1, FAR + 1)
    game = table.ships(0, system, flagship=1).ships(1, 2, cruiser=1).game
    assert bool(cannons(game, 0, 2)) == fires


@card("ti4:loncara-ssodu")
@rule("ti4:96.7")
def test_the_odds_let_the_flagship_fire_at_ships_and_at_nobody_who_lands() -> None:
    in_space = answered({"attacker": "3 cruiser", "defender": "xxcha, flagship"}, "en")
    assert [step["step"] for step in in_space["opening"]] == ["space-cannon"]
    below = {"attacker": "3 infantry", "defender": "xxcha, flagship, 2 infantry", "place": "ground"}
    assert answered(below, "en")["opening"] == []
