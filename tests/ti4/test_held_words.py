"""What is said, word for word: options, rows, forms, events and panels, each beside the case that is said otherwise."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Decision, Form, Gift, Option, Order, Thing
from orrery.kernel.event import Event
from orrery.kernel.rng import Arranged
from orrery.ti4.components import FACTION, NUMBER
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.orders import MOMENT, SPARED, UNHURT
from orrery.ti4.rules.vote import ResolveAgenda
from orrery.ti4.state import AGENDA
from orrery.ti4.tiles import PLANET, TILE
from orrery.ti4.units import CARRIER, CRUISER, DREADNOUGHT, FIGHTER, INFANTRY, PDS, UNIT
from orrery.ti4.words import Ti4Words
from orrery.ti4.words.factions import CHARACTERS
from orrery.ti4.words.panels import result_panels, table_panels
from orrery.ti4.words.panels_finds import captives_said
from orrery.words import Panel
from support.play import answer, asked
from support.ti4 import Table, plan

NAMES = ["Ada", "Bo", "Cy"]
JORD, MOLL_PRIMUS = PLANET["jord"], PLANET["mollprimus"]
MUTINY, CORE_MINING, WAR = NUMBER["mutiny"], NUMBER["core-mining"], NUMBER["minister-of-war"]
SABOTAGE, MARKET, DIODES = NUMBER["sabotage"], NUMBER["corner-the-market"], NUMBER["transit-diodes"]


def galaxy() -> Table:
    table = Table("sol", "hacan", "norr", tiles=("18", "26", "39", "25", "41", "46", "47"))
    table.ships(0, 1, cruiser=2, damaged_dreadnought=1).ships(1, 0, cruiser=1, fighter=2)
    return table.planets(1, PLANET["mecatol_rex"])


def words_of(game: TwilightImperium, seat: int = 0) -> Ti4Words:
    words = Ti4Words("en", NAMES, seat)
    words.look(game)
    return words


WORDS = words_of(galaxy().game)
VIEW = galaxy().begin().view(0)

# -- names and texts ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("18", "Mecatol Rex"),
        ("39", "Alpha wormhole 39"),
        ("41", "Gravity rift 41"),
        ("42", "Nebula 42"),
        ("46", "Empty space 46"),
        ("79", "Asteroid field, alpha wormhole 79"),
        ("17", "Creuss gate"),
    ],
)
def test_a_tile_is_called_by_its_planets_or_by_what_is_there(key: str, said: str) -> None:
    assert WORDS.phrases.tile(TILE[key]) == said


def test_what_is_not_known_or_not_chosen_is_called_so() -> None:
    phrases = WORDS.phrases
    assert phrases.tile(-1) == "a tile"
    assert (phrases.faction(FACTION["arborec"]), phrases.faction(-1)) == ("The Arborec", "no faction yet")
    assert (phrases.strategy(1), phrases.strategy(8), phrases.strategy(0)) == ("Leadership", "Imperial", "nobody")
    assert FACTION["arborec"] == 0, "the first of the list has a name too"
    assert (WORDS.system(0), WORDS.system(6), WORDS.system(7)) == ("Mecatol Rex", "Empty space 47", "a tile")
    assert WORDS.system(-1) == "a tile"


@pytest.mark.parametrize(
    ("kind", "number", "said"),
    [
        (
            "unit",
            UNIT["space-dock-2"],
            "Space Dock II. production 4 more than the resources of its planet. Up to 3 fighters in its system need no"
            " room in ships.",
        ),
        (
            "unit",
            UNIT["war-sun"],
            "War Sun. cost 12, combat 3 with 3 dice, bombardment 3 with 3 dice, move 2, capacity 6, sustains damage."
            " Units of others in its system lose planetary shield.",
        ),
        ("unit", UNIT["pds-2"], "PDS II. space cannon 5, also at adjacent systems, planetary shield"),
        ("type", CARRIER, "carrier. cost 3, combat 9, move 1, capacity 4"),
        ("tile", TILE["26"], "Lodor. alpha wormhole; Lodor: 3 resources, 1 influence, trait: cultural"),
        ("system", 1, "Lodor. alpha wormhole; Lodor: 3 resources, 1 influence, trait: cultural"),
        ("system", 7, "a tile"),
        (
            "faction",
            FACTION["arborec"],
            f"The Arborec. {CHARACTERS['arborec'][0]} 3 commodities at most; home: Nestphar.",
        ),
        ("seat", 1, "Bo"),
        ("row", 0, "row 1"),
        ("ship", 1, "ship 2"),
    ],
)
def test_what_is_printed_is_told(kind: str, number: int, said: str) -> None:
    assert WORDS.describe(kind, number) == said


@pytest.mark.parametrize(
    ("kind", "key", "begins"),
    [
        ("tech", "gravity-drive", "Gravity Drive. propulsion (blue) technology. Needs propulsion (blue). After you"),
        (
            "tech",
            "transit-diodes",
            "Transit Diodes. cybernetic (yellow) technology. Needs cybernetic (yellow) and cybernetic (yellow). It is"
            " exhausted for its use.",
        ),
        (
            "tech",
            "carrier-2",
            "Carrier II. Unit upgrade. Needs propulsion (blue) and propulsion (blue). cost 3, combat 9, move 2",
        ),
        ("agenda", "minister-of-war", "Minister of War. Law. Elect a player:"),
        ("agenda", "mutiny", "Mutiny. Directive. For:"),
        ("objective", "corner-the-market", "Corner the Market. Stage I, 1 victory point."),
    ],
)
def test_what_a_card_is_stands_before_what_it_does(kind: str, key: str, begins: str) -> None:
    assert WORDS.describe(kind, NUMBER[key]).startswith(begins)


# -- rows and forms ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "at", "said"),
    [
        ("fighter", ("ship", 1), "fighter aboard ship 2"),
        ("tactic", ("seat", 0), "tactic pool"),
        ("goods", ("seat", 1), "trade goods of Bo"),
        ("agenda", ("agenda", WAR), "Minister of War"),
        ("planet", ("planet", JORD), "Jord"),
        ("to infantry", ("planet", JORD), "infantry to Jord"),
        ("infantry", ("planet", JORD), "infantry, Jord"),
        ("fighter", ("system", 1), "fighter, Lodor"),
    ],
)
def test_a_row_is_called_by_its_kind_and_its_place(kind: str, at: Thing, said: str) -> None:
    assert WORDS.row(kind, at) == said


def test_rows_of_captives_name_whose_they_were() -> None:
    assert WORDS.row("captive", ("captive", 1)) == "1 captured unit (Bo)"
    assert WORDS.row("fighter", ("captive", 0)) == "captured fighter (Ada)"


def test_a_ship_that_is_taken_back_is_named_by_the_question() -> None:
    option = Option("take back", (("place", 1), ("damaged", 1)))
    question = Decision(0, "take back", [option], things=(("type", DREADNOUGHT),))
    assert WORDS.option(option, question, VIEW) == "Damaged dreadnought at Lodor"


def test_what_one_ship_carries_out_is_asked_with_its_name() -> None:
    things = (("system", 1), ("type", DREADNOUGHT), ("damaged", 1))
    question = Decision(0, "carry", [], things=things)
    assert WORDS.prompt(question, VIEW) == "Which units does the damaged dreadnought carry out of Lodor?"


@pytest.mark.parametrize(
    ("prompt", "gifts", "said"),
    [
        ("carry", ((0, "fighter", 2),), "2 fighters aboard ship 1 (carrier, Lodor)"),
        ("carry", ((1, "fighter", 2),), "2 fighters aboard ship 2"),
        ("pay", ((0, "goods", 2), (JORD, "planet", 1)), "2 trade goods, Jord"),
        ("spend tokens", ((0, "fleet", 2),), "2 of the fleet pool"),
        (
            "terms",
            ((0, "goods", 2), (1, "note", 1), (1, "commodities", 1)),
            "Ada gives 2 trade goods, Bo gives a promissory note of their choice, Bo gives 1 commodity",
        ),
        ("move", (), "nothing"),
        ("terms", (), "nothing"),
        ("relocate", ((1, "to fighter", 2),), "to Lodor: 2 fighters"),
        ("produce", ((1, "fighter", 2), (ON_PLANET + JORD, "infantry", 1)), "2 fighters at Lodor; 1 infantry on Jord"),
    ],
)
def test_a_form_is_said_as_its_question_means_it(prompt: str, gifts: tuple[Gift, ...], said: str) -> None:
    decision = Decision(0, prompt, [], values=(1, CARRIER, 0, 0) if prompt == "carry" else ())
    assert WORDS.form(Form(gifts), decision) == said


def test_terms_are_said_by_who_gives() -> None:
    assert (
        WORDS.terms((("gift goods 1", 2), ("gift commodities 0", 1))) == "Bo gives 2 trade goods, Ada gives 1 commodity"
    )
    assert WORDS.terms(()) == "nothing"


# -- options -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("option", "prompt", "said"),
    [
        (Option("sustain", (("type", DREADNOUGHT), ("damaged", 0))), "x", "Dreadnought sustains damage"),
        (Option("destroy", (("type", DREADNOUGHT), ("damaged", 1))), "x", "Damaged dreadnought is destroyed"),
        (
            Option("destroy", (("place", ON_PLANET + JORD), ("type", INFANTRY), ("damaged", 0))),
            "destroy units",
            "Infantry, Jord",
        ),
        (Option("system", (("system", 1),)), "activate", "Lodor: 2 ships can come"),
        (Option("system", (("system", 2),)), "activate", "Alpha wormhole 39"),
        (Option("carry", (("system", 1), ("type", FIGHTER), ("damaged", 0))), "x", "Fighter from Lodor"),
        (Option("gun", (("gun", 0), ("type", PDS), ("planet", JORD)), (6,)), "x", "PDS, Jord: needs 6"),
        (Option("pool", (("pool", 0),), (3,)), "x", "The tactic pool (3 there)"),
        (Option("buy tokens", (("number", 0),), (0,)), "x", "None"),
        (Option("buy tokens", (("number", 2),), (6,)), "x", "2 command tokens for 6 influence"),
        (Option("dock", (("planet", JORD),)), "x", "On Jord"),
        (Option("dock", (("planet", -1),)), "x", "In space"),
        (
            Option("arrange", (("agenda", MUTINY), ("end", 0), ("agenda", CORE_MINING), ("end", 1))),
            "x",
            "Mutiny on top, Core Mining at the bottom",
        ),
        (Option("planet", (("planet", JORD),), (6,)), "vote with", "Jord: 6 votes"),
        (Option("planet", (("planet", JORD),)), "vote with", "Jord"),
        (Option("strategy", (("strategy", 4),)), "action", "Strategic action: Construction"),
        (Option("strategy", (("strategy", 4),)), "choose strategy", "Construction"),
        (
            Option("ship", (("system", 1), ("seat", 0), ("type", CRUISER), ("damaged", 0))),
            "x",
            "Cruiser of Ada, Lodor",
        ),
        (Option("objective", (("objective", MARKET),)), "action", "Score Corner the Market"),
        (Option("objective", (("objective", MARKET),)), "score", "Corner the Market"),
        (Option("tech", (("tech", DIODES),)), "action", "Use Transit Diodes"),
        (Option("agenda", (("agenda", WAR),)), "action", "Use Minister of War"),
        (Option("card", (("card", SABOTAGE),)), "action", "Play Sabotage"),
        (Option("card", (("card", SABOTAGE),)), "discard", "Sabotage"),
    ],
)
def test_an_option_is_said_as_its_question_means_it(option: Option, prompt: str, said: str) -> None:
    words = words_of(galaxy().game)
    decision = Decision(0, prompt, [option], values=(0, 2, 0) if prompt == "activate" else ())
    assert words.option(option, decision, VIEW) == said


def test_a_strategy_card_is_offered_with_the_goods_on_it() -> None:
    game = galaxy().game
    game.bonus = (0, 0, 0, 0, 2, 0, 0, 0, 0)
    words, view, option = words_of(game), game.view(0), Option("strategy", (("strategy", 4),))
    said = [words.option(option, Decision(0, prompt, [option]), view) for prompt in ("choose strategy", "discard")]
    assert said == ["Construction, with 2 trade goods", "Construction"]


# -- the log -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (Event("ti4:1", "paid", 0, (3, 2, JORD, MOLL_PRIMUS)), "You pay 3: Jord, Moll Primus and 2 trade goods."),
        (Event("ti4:1", "paid", 1, (3, 0, JORD)), "Bo pays 3: Jord."),
        (
            Event("ti4:1", "transaction", 0, (1, 2, 0, 0, 1)),
            "You and Bo trade: Ada gives 2 trade goods, Bo gives 1 commodity.",
        ),
        (
            Event("ti4:1", "transaction", 1, (0, 0, 1, 3, 0)),
            "Bo and you trade: Bo gives 1 commodity, Ada gives 3 trade goods.",
        ),
        (Event("ti4:1", "transaction", 1, (0, 0, 0, 0, 0)), "Bo and you trade: promissory notes."),
        (
            Event("ti4:1", "transaction", 0, (1, 0, 0, 0, 0, 0, 2, 1, 0, 3, 0, 0, 1)),
            "You and Bo trade: Ada gives 1 relic fragment and 3 captured units, Bo gives 2 action cards and 1 planet.",
        ),
        (Event("ti4:1", "law", -1, (CORE_MINING, JORD)), "Core Mining is a law now (Jord)."),
        (Event("ti4:1", "law", 1, (WAR, 1)), "Minister of War is a law now, and Bo owns it."),
        (Event("ti4:1", "strategy chosen", 1, (4, 0)), "Bo chooses Construction."),
        (Event("ti4:1", "strategy chosen", 1, (4, 2)), "Bo chooses Construction and gets 2 trade goods from it."),
        (Event("ti4:1", "rift", 0, (CRUISER, 3)), "You roll a 3 for the gravity rift: the cruiser is lost."),
        (Event("ti4:1", "rift", 0, (CRUISER, 4)), "You roll a 4 for the gravity rift: the cruiser gets through."),
        (Event("ti4:1", "rolled", 1, (CRUISER, 3, 9)), "Bo rolls for cruiser: 3, 9."),
    ],
)
def test_what_happened_is_told_with_its_numbers(event: Event, said: str) -> None:
    assert WORDS.event(event) == said


@pytest.mark.parametrize(
    ("event", "things"),
    [
        (Event("ti4:1", "placed", 0, (1, CRUISER, 1)), [("system", 1)]),
        (Event("ti4:1", "placed", 0, (ON_PLANET + JORD, CRUISER, 1)), [("planet", JORD)]),
        (Event("ti4:1", "control", 0, (JORD,)), [("planet", JORD)]),
        (Event("ti4:1", "card discarded", 0, (WAR,)), [("agenda", WAR)]),
    ],
)
def test_the_log_points_at_what_it_names(event: Event, things: list[tuple[str, int]]) -> None:
    assert WORDS.named(event) == things


def test_a_moment_names_what_is_answered_or_else_where_it_is() -> None:
    game = galaxy().activate(0)
    words, view = words_of(game), game.view(0)
    answered = Decision(0, "when-action-card-played", [], things=(("seat", 1), ("card", SABOTAGE)), window=True)
    assert "Sabotage" in words.prompt(answered, view)
    alone = Decision(0, "when-action-card-played", [], things=(("seat", 1),), window=True)
    assert "Mecatol Rex" in words.prompt(alone, view)


# -- panels ------------------------------------------------------------------------------------------------------------


def rows_of(panels: list[Panel], title: str) -> list[tuple[str, ...]]:
    return next(panel.rows for panel in panels if panel.title == title)


def test_goods_on_strategy_cards_and_agendas_that_were_seen_have_panels() -> None:
    game = galaxy().begin()
    titles = [panel.title for panel in table_panels(words_of(game), game.view(0))]
    assert "Strategy cards" not in titles
    assert "Agendas you have seen in the deck" not in titles
    game.bonus = (0, 0, 0, 0, 2, 0, 0, 1, 0)
    game.agendas, game.agendas_known = (MUTINY, CORE_MINING, WAR), ((0, WAR), (0, MUTINY), (1, CORE_MINING))
    panels = table_panels(words_of(game), game.view(0))
    assert rows_of(panels, "Strategy cards") == [("Construction", "2 trade goods"), ("Technology", "1 trade good")]
    seen = rows_of(panels, "Agendas you have seen in the deck")
    assert sorted(seen) == [("Minister of War", "1"), ("Mutiny", "3")]


def test_a_prediction_stands_among_the_votes() -> None:
    game = galaxy().planets(1, JORD).hand(0, "trade-rider").game
    game.phase = AGENDA
    game.begin(ResolveAgenda(MUTINY))
    answer(game, 0, f"card {NUMBER['trade-rider']}")
    answer(game, 0, "for")
    panels = table_panels(words_of(game), game.view(0))
    rows = next(panel.rows for panel in panels if panel.title.startswith("Agenda"))
    assert ("Ada", "predicts: For", "Trade Rider") in rows


def test_captured_units_are_told_with_whose_they_were() -> None:
    game = galaxy().begin()
    game.players[2].captured = ((0, CRUISER), (1, CARRIER), (1, CARRIER), (-1, FIGHTER))
    words, player = words_of(game), game.view(0).players[2]
    assert captives_said(words, player) == "cruiser (Ada), 2 × carrier (Bo), fighter"
    assert [words.captive(owner) for owner in (0, 1, -1)] == ["Ada", "Bo", "token"]


def test_orders_about_damage_stand_among_those_about_combat() -> None:
    topics = [WORDS.topic(Order(condition, prompt="x")) for condition in (UNHURT, SPARED, MOMENT)]
    assert topics == ["Combat", "Combat", "Moments and cards"]


def test_the_table_is_told_in_panels() -> None:
    table = galaxy().hand(0, "sabotage").notes(0, 1, "ceasefire").pools(0, goods=2, commodities=1)
    table.game.players[2].passed = True
    table.game.players[0].strategies, table.game.players[0].used = (1, 4), (1,)
    table.troops(2, PLANET["lodor"], infantry=1, pds=1)
    table.game.exhausted[PLANET["lodor"]] = True
    game = table.activate(0)
    panels = table_panels(words_of(game), game.view(0))
    assert [panel.title for panel in panels] == [
        "Round 1, to 10 points, action phase",
        "The galaxy, ring 0",
        "The galaxy, ring 1",
        "Your action cards",
        "Your promissory notes",
    ]
    players = panels[0].rows
    assert players[0] == (
        "Ada (speaker), active",
        "The Federation of Sol",
        "0",
        "2/3/2",
        "2",
        "1/4",
        "0, 0",
        "1",
        "0",
        "Leadership (used), Construction",
    )
    assert players[1][:8] == ("Bo", "The Emirates of Hacan", "0", "3/3/2", "0", "0/6", "1, 6", "0")
    assert players[2][0] == "Cy (passed)"
    assert panels[1].rows == [("Mecatol Rex, active", "", "Bo: 2 fighters, 1 cruiser", "Mecatol Rex 1/6, Bo", "Ada")]
    assert panels[2].rows[0] == (
        "Lodor (1 away)",
        "alpha wormhole",
        "Ada: 2 cruisers, 1 damaged dreadnought",
        "Lodor 3/1, Cy, exhausted, Cy: 1 infantry, 1 PDS",
        "",
    )
    assert panels[2].rows[3] == ("Gravity rift 41 (0 away)", "gravity rift", "", "", "")
    assert panels[3].rows[0][0] == "Sabotage"
    assert panels[3].rows[0][1].startswith("When another player plays an action card")
    assert panels[4].rows[0][0] == "Ceasefire of Bo"


def test_a_combat_is_told_with_dice_needs_and_open_hits() -> None:
    game = galaxy().activate(0)
    game.rng = Arranged(1, [], [9, 9, 9, 9, 1, 1])
    plan(game, 0, (1, "cruiser", 2), (1, "damaged dreadnought", 1))
    panels = table_panels(words_of(game), game.view(0))
    assert rows_of(panels, "Space combat at Mecatol Rex: Ada against Bo") == [
        ("Ada", "1", "3", "9 (5), 9 (7), 9 (7)"),
        ("Bo", "1", "1", "9 (7), 1 (9), 1 (9)"),
    ]
    question = asked(game, 0)
    words = words_of(game)
    assert words.prompt(question, game.view(0)) == "1 hit at Mecatol Rex: which unit takes it?"
    answer(game, 0, "destroy")


def test_the_result_names_the_winner_and_the_most_points_first() -> None:
    table = galaxy()
    table.game.players[2].points = 10
    table.game.players[1].points = 4
    game = table.begin()
    game.winners = [2]
    assert result_panels(words_of(game), game.view(0))[0].rows == [
        ("Cy", "10", "Sardakk N'orr", "won"),
        ("Bo", "4", "The Emirates of Hacan", "–"),
        ("Ada", "0", "The Federation of Sol", "–"),
    ]
