"""The Xxcha Kingdom: abilities, flagship, technologies and note."""

from __future__ import annotations

import pytest

from orrery.kernel.rng import Arranged
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.sheets.xxcha import choose_planet, foresees
from orrery.ti4.combat import cannons, cannons_on
from orrery.ti4.components import COMPONENTS, NUMBER, note_of
from orrery.ti4.game import TwilightImperium
from orrery.ti4.rules.strategic import StrategicAction
from orrery.ti4.rules.transaction import partners
from orrery.ti4.rules.vote import agenda_now
from orrery.ti4.tiles import MECATOL_REX
from orrery.ti4.units import CRUISER, FLAGSHIP
from support.cite import card, rule
from support.play import answer, asked, log
from support.ti4 import Table, plan
from support.ti4_agendas import agenda_phase, ready
from support.ti4_combat import card as play
from support.ti4_combat import left
from support.ti4_finds import on_top

DIPLOMACY, TRADE = 2, 5
FAR = 0  # a planet that is not on this table: whoever controls it is not eliminated
# Mecatol Rex in the middle; north of it Bereg and Lirta IV, then one planet each.
TILES = ("18", "35", "20", "21", "22", "23", "24")
BEREG, LIRTA, VEFUT, THIBAH, TARMANN, SAUDOR, MEHAR = 50, 51, 27, 28, 29, 30, 31


# -- peace accords -----------------------------------------------------------------------------------------------------


def diplomacy(table: Table, card: int = DIPLOMACY) -> TwilightImperium:
    """Seat 0 performs the strategic action."""
    table.game.active = 0
    table.game.begin(StrategicAction(0, card))
    return table.game


def treaty() -> Table:
    """The Xxcha have Bereg; around it lie planets with and without units."""
    table = Table("xxcha", "letnev", tiles=TILES).planets(0, BEREG).planets(1, FAR, MEHAR).planets(1, MECATOL_REX)
    return table.troops(1, VEFUT, infantry=1)


@card("ti4:peace-accords")
@rule("ti4:F.xxcha.1")
def test_a_planet_without_units_by_treaty() -> None:
    """In the same system or next to it, of nobody or of another; not Mecatol Rex, not one with units, not far off."""
    game = diplomacy(treaty())
    answer(game, 0, "ability")
    assert [option.id() for option in asked(game, 0).options] == [MEHAR, LIRTA]
    answer(game, 0, f"planet {MEHAR}")
    assert game.controller[MEHAR] == 0
    assert game.exhausted[MEHAR]


@card("ti4:peace-accords")
def test_a_structure_is_a_unit_and_ships_above_are_none_on_it() -> None:
    table = treaty().troops(1, MEHAR, pds=1).ships(1, 1, cruiser=1)
    game = diplomacy(table)
    answer(game, 0, "ability")
    assert game.controller[LIRTA] == 0, "nothing else was left"


@card("ti4:peace-accords")
@rule("ti4:83.1")
def test_after_the_secondary_too_and_only_ones_own() -> None:
    table = Table("letnev", "xxcha", tiles=TILES).planets(0, TARMANN).planets(1, BEREG)
    game = diplomacy(table)
    assert asked(game, 1).prompt == "secondary", "nothing after the primary of another"
    answer(game, 1, "follow")
    answer(game, 1, "ability")
    answer(game, 1, f"planet {LIRTA}")
    assert game.controller[LIRTA] == 1


@card("ti4:peace-accords")
def test_it_may_be_left_and_other_cards_bring_no_peace() -> None:
    game = diplomacy(treaty())
    answer(game, 0, "pass")
    assert game.controller[LIRTA] == -1
    game = diplomacy(treaty(), TRADE)
    answer(game, 0)
    assert "after-strategic-ability" not in [decision.prompt for decision in game.waiting()]


@card("ti4:peace-accords")
@rule("ti4:29.1")
@pytest.mark.parametrize(("planet", "explored"), [(LIRTA, 1), (MEHAR, 0)])
def test_a_planet_that_nobody_had_is_explored(planet: int, explored: int) -> None:
    table = treaty()
    table.game.kings = True
    table.game.explorations = table.game.explored = ((), (), (), ())
    on_top(table, "dyson-sphere", "mining-world", "biotic-research-facility")
    game = diplomacy(table)
    answer(game, 0, "ability")
    answer(game, 0, f"planet {planet}")
    assert len(game.attachments.get(planet, ())) == explored


@card("ti4:peace-accords")
@rule("ti4:16.1")
def test_who_loses_the_last_planet_by_treaty_is_out_of_the_game() -> None:
    table = Table("xxcha", "letnev", "sol", tiles=TILES).planets(0, BEREG).planets(1, MEHAR).planets(2, FAR)
    game = diplomacy(table)
    answer(game, 0, "ability")
    answer(game, 0, f"planet {MEHAR}")
    assert game.players[1].eliminated


# -- quash -------------------------------------------------------------------------------------------------------------

AGENDAS = ("mutiny", "economic-equality", "archived-secret", "public-execution")


def council(*factions: str, strategy: int = 2) -> Table:
    table = Table(*factions).planets(0, 27).planets(1, 28).pools(1, goods=1)
    for player in table.game.players:
        player.strategy = strategy
    return table


def agenda(game: TwilightImperium) -> str:
    return COMPONENTS[agenda_now(game).card].key


@card("ti4:quash")
@rule("ti4:91.6")
def test_an_agenda_is_quashed_for_the_next_one_and_that_one_too() -> None:
    """Each for a token; each is an agenda of its own for transactions; still two are voted on."""
    game = agenda_phase(council("xxcha", "letnev"), *AGENDAS)
    xxcha = game.players[0]
    xxcha.traded = (1,)
    answer(game, 0, "ability")
    assert (agenda(game), game.players[0].strategy) == ("economic-equality", 1)
    assert partners(game, 0) == [1]
    answer(game, 0, "ability")
    assert (agenda(game), game.players[0].strategy) == ("archived-secret", 0)
    assert [COMPONENTS[each].key for each in game.agenda_discard] == ["mutiny", "economic-equality"]
    ready(game)
    answer(game, 1, "abstain")
    answer(game, 0, "abstain")
    answer(game, 0, "seat 1")
    assert agenda(game) == "public-execution"


@card("ti4:quash")
@pytest.mark.parametrize("strategy", [0, 1])
def test_a_token_of_the_strategy_pool_is_needed(strategy: int) -> None:
    game = agenda_phase(council("xxcha", "letnev", strategy=strategy), *AGENDAS)
    asks = [decision.prompt for decision in game.waiting()]
    assert ("when-agenda-revealed" in asks) == bool(strategy)


@card("ti4:quash")
@rule("ti4:F.agenda.8")
def test_a_political_secret_silences_the_xxcha_until_the_agenda_is_gone() -> None:
    """The same moment: what is played first holds. With the agenda its effect ends."""
    table = council("letnev", "xxcha").notes(0, 1, "political-secret").hand(0, "veto")
    game = agenda_phase(table, *AGENDAS)
    answer(game, 0, "note")
    assert game.asked(1) is None, "silenced"
    play(game, 0, "veto")
    assert agenda(game) == "economic-equality"
    assert asked(game, 1).prompt == "when-agenda-revealed", "free again"


@card("ti4:quash")
@rule("ti4:31.16")
def test_nobody_answers_an_agenda_that_is_quashed() -> None:
    """Riders come after it, so they are never spent on it."""
    table = council("xxcha", "letnev").hand(1, "imperial-rider", "veto")
    game = agenda_phase(table, *AGENDAS)
    answer(game, 0, "ability")
    assert len(game.players[1].hand) == 2
    assert agenda(game) == "economic-equality"


# -- flagship ----------------------------------------------------------------------------------------------------------


@card("ti4:loncara-ssodu")
@rule("ti4:96.3")
def test_the_flagship_fires_into_adjacent_systems() -> None:
    """Three dice at fives, also into its own system; not farther, and not at those who land."""
    table = Table("letnev", "xxcha", tiles=TILES).own(1).ships(1, 1, flagship=1).planets(0, FAR)
    game = table.game
    assert cannons(game, 1, 0) == [(FLAGSHIP, 3, 5, 0)]
    assert cannons(game, 1, 1) == [(FLAGSHIP, 3, 5, 1)]
    assert cannons(game, 1, 4) == []
    assert cannons_on(game, 1, BEREG) == []


@card("ti4:loncara-ssodu")
@rule("ti4:96.2")
def test_its_shots_fall_on_who_moves_next_to_it() -> None:
    table = Table("letnev", "xxcha", tiles=TILES).own(1).ships(1, 1, flagship=1).planets(0, FAR)
    game = table.ships(0, 3, cruiser=3).activate(0)
    game.rng = Arranged(1, [], [4, 5, 10])
    plan(game, 0, (3, "cruiser", 3))
    answer(game, 1, "fire")
    assert left(game, 0, CRUISER) == 1


@card("ti4:loncara-ssodu")
@rule("ti4:96.2")
def test_shot_down_before_it_does_not_fire() -> None:
    """The active player fires first."""
    table = Table("letnev", "xxcha", tiles=TILES).own(1).ships(1, 1, damaged_flagship=1)
    game = table.troops(0, BEREG, pds=1, infantry=1).ships(0, 2, cruiser=1).activate(1)
    game.rng = Arranged(1, [], [6])
    plan(game, 0, (2, "cruiser", 1))
    answer(game, 0, "fire")
    assert left(game, 1, FLAGSHIP, system=1) == 0
    assert left(game, 0, CRUISER, system=1) == 1
    assert not [line for line in log(game) if line.endswith("cannon 1")]


# -- instinct training -------------------------------------------------------------------------------------------------


def foreseen(*hand: str) -> TwilightImperium:
    """Seat 0 plays Mining Initiative; the Xxcha at seat 1 have trained their instincts."""
    table = Table("letnev", "xxcha", "sol", tiles=TILES).techs(1, "instinct-training").planets(0, BEREG)
    table.planets(1, VEFUT).hand(0, "mining-initiative").hand(2, *hand)
    game = table.planets(2, FAR).begin()
    play(game, 0, "mining-initiative")
    if game.asked(0) is not None and asked(game, 0).prompt == "target planet":
        answer(game, 0, f"planet {BEREG}")
    return game


@card("ti4:instinct-training")
def test_a_card_of_another_is_cancelled_for_a_token() -> None:
    """It is discarded and did nothing; the action is not used up."""
    game = foreseen()
    answer(game, 1, "tech")
    assert (game.players[0].goods, game.players[0].hand, len(game.discard)) == (0, [], 1)
    assert game.players[1].strategy == 1
    assert game.players[1].exhausted == (NUMBER["instinct-training"],)
    assert asked(game, 0).prompt == "action"


@card("ti4:instinct-training")
@rule("ti4:3.7")
def test_a_sabotage_is_cancelled_too() -> None:
    """So the card that it was to stop is resolved."""
    game = foreseen("sabotage")
    answer(game, 1, "pass")
    play(game, 2, "sabotage")
    answer(game, 1, "tech")
    assert game.players[0].goods == 3, "what Bereg has of resources"
    assert len(game.discard) == 2


@card("ti4:instinct-training")
def test_not_ones_own_card_not_without_a_token_and_once_until_readied() -> None:
    table = Table("xxcha", "letnev", tiles=TILES).techs(0, "instinct-training").planets(0, BEREG).planets(1, FAR)
    game = table.hand(0, "mining-initiative").begin()
    play(game, 0, "mining-initiative")
    assert game.players[0].goods == 3, "nobody was asked"
    for strategy, exhausted in ((0, ()), (1, (NUMBER["instinct-training"],))):
        table = Table("letnev", "xxcha", tiles=TILES).techs(1, "instinct-training").planets(0, BEREG).planets(1, FAR)
        table.game.players[1].strategy, table.game.players[1].exhausted = strategy, exhausted
        game = table.hand(0, "mining-initiative").begin()
        play(game, 0, "mining-initiative")
        assert game.players[0].goods == 3


# -- nullification field -----------------------------------------------------------------------------------------------


def field(ships: int, strategy: int = 1) -> TwilightImperium:
    table = Table("letnev", "xxcha", "sol").techs(1, "nullification-field").ships(0, 1, cruiser=1)
    table.ships(2, 0, destroyer=1).notes(2, 0, "ceasefire").planets(1, FAR)
    if ships:
        table.ships(1, 0, cruiser=ships)
    table.game.players[1].strategy = strategy
    return table.activate(0)


@card("ti4:nullification-field")
def test_an_activation_of_their_ships_ends_the_turn() -> None:
    """Nobody answers the activation any more, the token stays on the board, and the turn is over."""
    game = field(1)
    answer(game, 1, "tech")
    assert left(game, 0, CRUISER, system=1) == 1
    assert game.players[0].tokens == (0,)
    assert game.players[2].notes == (note_of("ceasefire", 0),), "no use for it any more"
    assert game.players[1].strategy == 0
    assert game.players[1].exhausted == (NUMBER["nullification-field"],)
    assert game.active == 1


@card("ti4:nullification-field")
@pytest.mark.parametrize(("ships", "strategy"), [(0, 1), (1, 0)])
def test_the_field_needs_ships_there_and_a_token(ships: int, strategy: int) -> None:
    assert field(ships, strategy).asked(1) is None


# -- promissory note ---------------------------------------------------------------------------------------------------


@card("ti4:political-favor")
def test_the_xxcha_speak_against_an_agenda_for_another() -> None:
    """Their token goes, the note comes back to them, and the next agenda is voted on."""
    table = council("letnev", "xxcha").notes(0, 1, "political-favor")
    game = agenda_phase(table, *AGENDAS)
    answer(game, 0, "note")
    assert agenda(game) == "economic-equality"
    assert (game.players[0].strategy, game.players[1].strategy) == (2, 1)
    assert game.players[1].notes == (note_of("political-favor", 1),)
    assert asked(game, 1).prompt == "when-agenda-revealed", "they may quash that one themselves"


@card("ti4:political-favor")
def test_without_a_token_of_theirs_there_is_no_favor() -> None:
    table = council("letnev", "xxcha", strategy=0).notes(0, 1, "political-favor")
    table.game.players[0].strategy = 2
    game = agenda_phase(table, *AGENDAS)
    assert "when-agenda-revealed" not in [decision.prompt for decision in game.waiting()]
    ready(game)
    assert agenda(game) == "mutiny"


# -- the bot -----------------------------------------------------------------------------------------------------------


def test_the_bot_takes_the_planet_of_the_leader_rather_than_one_of_nobody() -> None:
    game = diplomacy(treaty())
    answer(game, 0, "ability")
    assert choose_planet(Aims(game, 0), asked(game, 0)).picks == (0,)


def test_the_bot_foresees_a_sabotage_of_its_own_card_and_not_what_is_none_of_its_business() -> None:
    table = Table("xxcha", "letnev", tiles=TILES).techs(0, "instinct-training").planets(0, BEREG).planets(1, FAR)
    game = table.hand(0, "mining-initiative").hand(1, "sabotage").begin()
    play(game, 0, "mining-initiative")
    play(game, 1, "sabotage")
    assert foresees(Aims(game, 0), asked(game, 0), NUMBER["instinct-training"])
    game = foreseen()
    assert not foresees(Aims(game, 1), asked(game, 1), NUMBER["instinct-training"])
