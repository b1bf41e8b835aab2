"""Exploration, relics and legendary planets in words, in the terminal's panels and as the bot thinks of them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from orrery.kernel.decision import Choice, Decision
from orrery.kernel.imagining import imagination
from orrery.kernel.rng import seeded
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.greedy import GreedyBot, is_known
from orrery.ti4.bot.moving import WORTH_WHILE, best_plan
from orrery.ti4.bot.reasons import REASONS
from orrery.ti4.bot.trading import proposal
from orrery.ti4.components import COMPONENTS, FIND, LEGENDARY, NUMBER, RELIC, numbers_of
from orrery.ti4.game import TwilightImperium
from orrery.ti4.names import NAMES
from orrery.ti4.registry import MASK
from orrery.ti4.rules.agenda_phase import AgendaPhase
from orrery.ti4.rules.capturing import capture, return_captive
from orrery.ti4.rules.control import GainControl
from orrery.ti4.rules.find_moves import give_fragment
from orrery.ti4.rules.researching import Research
from orrery.ti4.rules.strategic import SpendToken
from orrery.ti4.rules.turn import ActionPhase
from orrery.ti4.setup import setup
from orrery.ti4.tiles import PLANET
from orrery.ti4.units import CRUISER, FIGHTER
from orrery.ti4.words import Ti4Words
from orrery.ti4.words.printed import TEXTS
from support.play import answer, asked, told
from support.ti4 import plan
from support.ti4_combat import battle
from support.ti4_finds import (
    EMPTY,
    LODOR,
    SAUDOR,
    VEFUT,
    WELLON,
    carry_out,
    explored,
    fragments,
    frontier,
    kings,
    relics,
)

NAMED = ["Ada", "Ben"]
LEGENDS = ("18", "65", "66", "82A", "26", "46", "47")


def words(language: str, game: TwilightImperium, seat: int = 0) -> Ti4Words:
    made = Ti4Words(language, NAMED, seat)
    made.look(game)
    return made


def test_everything_that_can_be_found_has_a_name_and_a_text_in_both_languages() -> None:
    for component in COMPONENTS:
        if component.kind in (FIND, RELIC, LEGENDARY):
            assert all(NAMES[component.key]), component.key
            assert all(TEXTS[component.key]), component.key


# -- every question ----------------------------------------------------------------------------------------------------


def industrial(key: str) -> TwilightImperium:
    table = kings().troops(0, SAUDOR, infantry=2).pools(0, goods=2, commodities=2)
    table.game.deck = list(range(20))
    return explored(table, key, SAUDOR)


def hazardous(key: str) -> TwilightImperium:
    table = kings().troops(0, VEFUT, infantry=2)
    table.game.exhausted[VEFUT] = True
    return explored(table, key, VEFUT)


def ruled(key: str) -> TwilightImperium:
    table = kings(tiles=LEGENDS).ships(0, 5, carrier=1).pools(0, commodities=2).planets(1, LODOR)
    table.game.deck, table.game.active = list(range(20)), 1
    if key == "mirage":
        table.game.players[0].legendary = (NUMBER["mirage-flight-academy"],)
    else:
        table.game.begin(GainControl(0, PLANET[key]))
    game = carry_out(table.game, ActionPhase())
    answer(game, 0, "pass")
    if asked(game, 0).prompt == "end turn":
        answer(game, 0, "end turn")
    answer(game, 0, "legendary")
    return game


def made_of_fragments() -> TwilightImperium:
    game = fragments(kings(), 0, cultural=3, unknown=1).begin()
    answer(game, 0, "find")
    return game


def converted() -> TwilightImperium:
    table = relics(kings().ships(0, 0, dreadnought=1).planets(1, WELLON, VEFUT), 0, "stellar-converter")
    game = table.begin()
    answer(game, 0, "relic")
    return game


def codex() -> TwilightImperium:
    table = relics(kings(), 0, "the-codex")
    table.game.discard = [0, 20, 30, 40]
    game = table.begin()
    answer(game, 0, "relic")
    return game


def maw() -> TwilightImperium:
    table = relics(kings().planets(0, LODOR), 0, "maw-of-worlds")
    table.game.agendas = (NUMBER["mutiny"], NUMBER["core-mining"])
    table.game.begin(AgendaPhase())
    answer(table.game, 0, "relic")
    return table.game


def emphidia() -> TwilightImperium:
    table = relics(kings().planets(0, LODOR, VEFUT).ships(0, 0, cruiser=1), 0, "the-crown-of-emphidia")
    game = table.activate(1)
    plan(game, 0, (0, "cruiser", 1))
    answer(game, 0, "relic")
    return game


def stormy() -> TwilightImperium:
    table = kings(tiles=("18", "46", "39", "47", "48", "49", "40")).ships(0, 2, cruiser=1).planets(0, 0)
    table.game.storm = (4, "alpha")
    game = table.activate(4)
    plan(game, 0, (2, "cruiser", 1))
    return game


QUESTIONS: dict[str, Callable[[], TwilightImperium]] = {
    "abandoned-warehouses": lambda: industrial("abandoned-warehouses"),
    "functioning-base": lambda: industrial("functioning-base"),
    "local-fabricators": lambda: industrial("local-fabricators"),
    "core-mine": lambda: hazardous("core-mine"),
    "expedition": lambda: hazardous("expedition"),
    "volatile-fuel-source": lambda: hazardous("volatile-fuel-source"),
    "may place infantry": lambda: explored(kings().planets(0, LODOR), "mercenary-outfit", LODOR),
    "produce": lambda: explored(kings().planets(0, LODOR), "freelancers", LODOR),
    "merchant-station": lambda: frontier(kings().pools(0, commodities=1), "merchant-station"),
    "ion-storm": lambda: frontier(kings(), "ion-storm"),
    "through storm": stormy,
    "which fragments": made_of_fragments,
    "the-atrament": lambda: ruled("primor"),
    "imperial-arms-vault": lambda: ruled("hopesend"),
    "exterrix-headquarters": lambda: ruled("mallice"),
    "mirage-flight-academy": lambda: ruled("mirage"),
    "stellar-converter": converted,
    "the-codex": codex,
    "maw-of-worlds": maw,
    "explore which": emphidia,
}


@pytest.mark.parametrize("prompt", QUESTIONS)
def test_every_question_is_said_in_both_languages(prompt: str) -> None:
    game = QUESTIONS[prompt]()
    decision = told(game, 0)
    assert decision.prompt == prompt
    said: list[list[str]] = []
    for language in ("en", "de"):
        speaker = words(language, game)
        lines = [speaker.prompt(decision, game.view(0))]
        lines += [speaker.option(option, decision, game.view(0)) for option in decision.options]
        assert all(lines), lines
        assert not any("{" in line for line in lines), lines
        said.append(lines)
    assert said[0][0] != said[1][0]


def thought(game: TwilightImperium, seat: int = 0) -> Choice:
    luck = seeded(1)
    return GreedyBot().choose(game.view(seat), asked(game, seat), luck, imagination(game, seat, luck))


def chosen(game: TwilightImperium, seat: int = 0) -> str:
    return asked(game, seat).options[thought(game, seat).picks[0]].key


@pytest.mark.parametrize("prompt", QUESTIONS)
def test_the_bot_has_an_answer_of_its_own(prompt: str) -> None:
    game = QUESTIONS[prompt]()
    assert is_known(prompt)
    game.answer(thought(game))


def test_there_is_a_reason_for_all_that_may_be_used() -> None:
    for number, component in enumerate(COMPONENTS):
        if component.kind in (FIND, RELIC, LEGENDARY) and MASK[number]:
            by_itself = component.key in ("shard-of-the-throne", "the-obsidian")
            assert by_itself or component.key in REASONS, component.key


# -- what the bot thinks -----------------------------------------------------------------------------------------------


def test_the_bot_turns_commodities_and_spends_them_before_goods() -> None:
    assert chosen(industrial("abandoned-warehouses")) == "convert commodities"
    assert chosen(industrial("local-fabricators")) == "spend commodity"
    assert chosen(ruled("mallice")) == "gain goods"
    assert chosen(frontier(kings().pools(0, commodities=0), "merchant-station")) == "replenish"


def test_the_bot_spares_the_last_guard_for_a_good_but_not_for_a_token() -> None:
    assert chosen(hazardous("core-mine")) == "remove infantry"
    for find, said in (("core-mine", "keep infantry"), ("volatile-fuel-source", "remove infantry")):
        table = kings().troops(0, VEFUT, infantry=1)
        assert chosen(explored(table, find, VEFUT)) == said


def test_the_bot_keeps_unknown_fragments_and_makes_relics_while_any_are_left() -> None:
    game = made_of_fragments()
    assert asked(game, 0).options[thought(game).picks[0]].things[0] == ("unknown", 0)
    for left, said in (((NUMBER["dominus-orb"],), "find"), ((), "pass")):
        table = fragments(kings(), 0, cultural=3)
        table.game.relics = left
        game = table.begin()
        assert chosen(game) == said


def test_the_bot_destroys_what_hurts_the_leader_most() -> None:
    table = relics(kings("sol", "hacan", "yin").ships(0, 0, dreadnought=1), 0, "stellar-converter")
    table.troops(1, WELLON, infantry=3, space_dock=1).troops(2, VEFUT, infantry=1).planets(0, 0)
    game = table.begin()
    answer(game, 0, "relic")
    assert asked(game, 0).options[thought(game).picks[0]].id() == WELLON


def test_the_bot_draws_by_the_tears_unless_it_needs_them_and_saves_tokens_by_the_scepter() -> None:
    table = relics(kings().techs(0, "antimass-deflectors"), 0, "the-prophets-tears")
    table.game.deck = list(range(9))
    game = table.game
    game.begin(Research(0))
    assert asked(game, 0).prompt == "when-technology-researched"
    game.answer(thought(game))
    table = relics(kings(), 0, "scepter-of-emelpar")
    table.game.begin(SpendToken(0))
    assert chosen(table.game) == "relic"


def test_the_bot_risks_only_cheap_units_for_the_crown() -> None:
    table = relics(kings().ships(0, 1, cruiser=2).ships(1, 0, cruiser=2), 0, "the-crown-of-thalnos")
    game = battle(table, 1, 1, 1, 1)
    answer(game, 0, "relic")
    assert asked(game, 0).prompt == "reroll"
    assert thought(game).picks == ()


def test_the_bot_keeps_the_way_through_the_storm_open() -> None:
    assert chosen(stormy()) == "around storm"


def test_the_bot_goes_to_frontiers_if_it_can_explore_them() -> None:
    table = kings().ships(0, 5, cruiser=1).pools(0, tactic=2, fleet=3)
    table.game.frontier = (EMPTY,)
    assert best_plan(Aims(table.game, 0), EMPTY)[1] is None, "nobody there would explore anything"
    table.techs(0, "dark-energy-tap").game.players[0].changed()
    worth, form = best_plan(Aims(table.game, 0), EMPTY)
    assert worth >= WORTH_WHILE
    assert form is not None
    assert form.gifts == ((5, "cruiser", 1),)
    table.ships(0, EMPTY, cruiser=1)
    worth, form = best_plan(Aims(table.game, 0), EMPTY)
    assert worth >= WORTH_WHILE
    assert form is None, "a ship is there"
    table.game.frontier = ()
    assert best_plan(Aims(table.game, 0), EMPTY)[0] < WORTH_WHILE


def test_the_bot_trades_a_fragment_for_what_it_is_worth() -> None:
    for goods, said in ((3, "accept"), (1, "decline")):
        table = fragments(kings().troops(0, LODOR, infantry=1).troops(1, VEFUT, infantry=1), 1, cultural=1)
        game = table.pools(0, goods=goods).begin()
        game.answer(Choice(0, (len(asked(game, 0).options),)))
        plan(game, 0, (1, "fragment cultural-relic-fragment", 1), (0, "goods", goods))
        assert chosen(game, 1) == said


def test_the_bot_sells_a_fragment_to_who_has_more_of_the_kind() -> None:
    for theirs, terms in ((2, [(0, "fragment cultural-relic-fragment", 1), (1, "goods", 2)]), (0, [])):
        table = fragments(kings(), 0, cultural=1).pools(1, goods=3)
        table.game.players[1].fragments = tuple(numbers_of("cultural-relic-fragment")[2 : 2 + theirs])
        assert proposal(table.game, 0, 1) == terms


# -- the log and the panels --------------------------------------------------------------------------------------------


def sentences(game: TwilightImperium, language: str) -> str:
    speaker = words(language, game, 1)
    return "\n".join([speaker.event(event) for event in game.log or []])


def test_the_log_tells_what_was_found() -> None:
    game = explored(kings().planets(0, LODOR), "dyson-sphere", LODOR)
    assert "Ada explores Lodor: Dyson Sphere." in sentences(game, "en")
    assert "Ada erkundet Lodor: Dyson-Sphäre." in sentences(game, "de")
    game = frontier(kings(), "lost-crew")
    assert "Ada explores the frontier at Empty space 46: Lost Crew." in sentences(game, "en")
    assert "Ada erkundet den wilden Raum bei Leerer Raum 46: Verschollene Mannschaft." in sentences(game, "de")
    game = converted()
    answer(game, 0, f"planet {WELLON}")
    assert "Ada destroys Wellon: the planet is no more." in sentences(game, "en")


def test_the_log_tells_who_loses_the_shard_and_a_point() -> None:
    primor = PLANET["primor"]
    table = relics(kings("sol", "hacan", tiles=("18", "1", "65")), 0, "shard-of-the-throne").planets(0, primor)
    table.game.players[0].points = 2
    table.game.begin(GainControl(1, primor))
    english, german = sentences(table.game, "en"), sentences(table.game, "de")
    assert "Ada loses Shard of the Throne to you." in english
    assert "Ada loses a victory point: 1 victory point now." in english
    assert "Ada uses" not in english
    assert "Ada verliert Scherbe des Throns an dich." in german
    assert "Ada verliert einen Siegpunkt: jetzt 1 Siegpunkt." in german


def test_the_log_tells_which_fragment_was_given_and_what_was_captured() -> None:
    game = fragments(kings(), 0, cultural=1).game
    give_fragment(game, 0, 1, game.players[0].fragments[0])
    capture(game, 0, 1, CRUISER)
    return_captive(game, 0, (1, CRUISER))
    assert "Ada gives you a fragment: Cultural Relic Fragment." in sentences(game, "en")
    german = sentences(game, "de")
    assert "Ada gibt dir ein Fragment: Kulturelles Reliktfragment." in german
    assert "Ada nimmt 1 Kreuzer von dir gefangen." in german
    assert "Ada gibt dir eine gefangene Einheit zurück: 1 Kreuzer." in german


def test_proposals_tell_of_fragments_captured_units_and_planets() -> None:
    table = fragments(kings().troops(0, LODOR, infantry=1).troops(1, VEFUT, infantry=1), 0, cultural=2)
    capture(table.game, 0, 1, CRUISER)
    capture(table.game, 0, 1, FIGHTER)
    game = table.pools(1, goods=1).begin()
    game.answer(Choice(0, (len(asked(game, 0).options),)))
    speaker = words("en", game)
    rows = [speaker.row(kind, game.row_of(asked(game, 0), (place, kind, most))) for place, kind, most in terms(game)]
    assert "Cultural Relic Fragment of Ada" in rows
    assert "captured cruiser of Ada" in rows
    plan(game, 0, (0, "fragment cultural-relic-fragment", 2), (0, "captured cruiser", 1), (1, "goods", 1))
    said = words("en", game, 1).prompt(told(game, 1), game.view(1))
    assert "2 × Cultural Relic Fragment" in said
    assert "1 × captured cruiser" in said
    assert "2 relic fragments and 1 captured unit" in sentences(game, "en")
    assert "2 Reliktfragmente und 1 gefangene Einheit" in sentences(game, "de")


def terms(game: TwilightImperium) -> tuple[tuple[int, str, int], ...]:
    decision: Decision = asked(game, 0)
    return decision.rows


def test_the_panels_show_finds_decks_attachments_and_tokens() -> None:
    table = relics(fragments(kings(), 0, cultural=2), 0, "dominus-orb")
    table.game.frontier = (4,)
    table.game.players[0].kept = (numbers_of("enigmatic-device")[0],)
    game = explored(table.planets(0, LODOR), "dyson-sphere", LODOR)
    speaker = words("en", game)
    said = "\n".join(["\t".join(row) for panel in speaker.table(game.view(0)) for row in panel.rows])
    assert "2 × Cultural Relic Fragment" in said
    assert "Dominus Orb" in said
    assert "Enigmatic Device" in said
    assert "frontier token" in said
    assert "Lodor 5/2, Ada, Dyson Sphere" in said
    assert "0 of 20" in said
    game = setup({"players": 3, "sets": "kings"}, 1)
    everything_said = [row for panel in Ti4Words("de", ["A", "B", "C"], 0).table(game.view(0)) for row in panel.rows]
    assert any("20 von 20" in row for row in everything_said)


def test_only_a_game_with_the_expansion_has_such_panels() -> None:
    game = setup({"players": 3}, 1)
    titles = [panel.title for panel in Ti4Words("en", ["A", "B", "C"], 0).table(game.view(0))]
    assert "Exploration decks" not in titles
