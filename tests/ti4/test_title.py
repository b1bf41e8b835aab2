"""Twilight Imperium as the rest of the program sees it: what is offered, its settings, things and orders."""

from __future__ import annotations

import json

import pytest

from orrery.games import TITLES
from orrery.kernel.decision import Order
from orrery.kernel.orders import reply_by
from orrery.kernel.record import BadOption, Options
from orrery.kernel.rng import seeded
from orrery.ti4.components import COMPONENTS, NUMBER
from orrery.ti4.faction import BASE_FACTIONS, FACTIONS, sheets_of
from orrery.ti4.game import TwilightImperium
from orrery.ti4.orders import ALWAYS, MOMENT, NOTHING, WITHOUT
from orrery.ti4.registry import MASK, STANDING
from orrery.ti4.rules.set_up import MORE_THAN_PLAYERS
from orrery.ti4.rules.strategy_phase import FEW
from orrery.ti4.tiles import TILES
from orrery.ti4.title import TITLE
from orrery.ti4.units import NO_DICE, UNIT, UNITS
from orrery.ti4.words import Ti4Words
from orrery.words import LANGUAGES
from support.cite import rule
from support.play import answer, asked
from support.rulebook import CHECKOUT
from support.ti4 import Table, plan
from support.ti4_served import SKIRMISH
from support.ti4_skirmish import lively_reply


def test_base_game_and_expansion_are_offered() -> None:
    assert TITLES["ti4"] is TITLE
    offered = [("none", players) for players in "3456"] + [("kings", players) for players in TITLE.choices["players"]]
    for sets, players in offered:
        game = TITLE.setup(TITLE.checked({"players": players, "sets": sets}), 1)
        assert game.seats == int(players)
        assert game.waiting()[0].prompt == "keep secret", "factions are dealt, the galaxy lies there"
    assert set(TITLE.checked({})) == set(TITLE.choices)
    assert TITLE.checked(TITLE.checked({"points": 14}))["points"] == 14, "a table's own options are good again"
    assert TITLE.checked({"players": 3, "factions": "nekro,creuss,arborec"})["factions"] == "nekro,creuss,arborec"


def test_what_a_set_up_knows_beside_it_is_not_offered() -> None:
    refused: list[Options] = [
        {"players": 2},
        {"players": 7},
        {"players": 9, "sets": "kings"},
        {"players": 6, "layout": "alternative"},
        {"players": 4, "sets": "kings", "layout": "alternative"},
        {"rounds": 2},
        {"players": 3, "speaker": "3"},
        {"players": 3, "factions": "sol,sol,hacan"},
        {"players": 3, "factions": "sol,hacan"},
        {"players": 3, "factions": "sol,hacan,nomad"},
    ]
    for wrong in refused:
        with pytest.raises(BadOption):
            TITLE.checked(wrong)
        with pytest.raises(BadOption):
            TITLE.setup(wrong, 1)


def test_between_people_a_pause_tells_nothing() -> None:
    chosen = TITLE.checked({})
    assert TITLE.settled(chosen, 1)["windows"] == "holders"
    assert TITLE.settled(chosen, 2)["windows"] == "everybody"
    assert TITLE.settled({**chosen, "windows": "holders"}, 2)["windows"] == "holders"


@pytest.mark.parametrize("language", LANGUAGES)
def test_settings_are_said(language: str) -> None:
    words = Ti4Words(language, [], -1)
    for name, values in TITLE.choices.items():
        assert words.setting(name)
        assert all(words.setting_value(name, value) for value in values)


@pytest.mark.parametrize(
    ("kind", "number"),
    [
        ("faction", 17),
        ("faction ability", 37),
        ("flagship", 17),
        ("unit", 33),
        ("technology", 59),
        ("promissory note", 21),
        ("strategy card", 8),
        ("action card", 59),
        ("agenda", 50),
        ("stage I objective", 10),
        ("stage II objective", 10),
        ("secret objective", 20),
    ],
)
def test_the_box_of_the_base_game_is_whole(kind: str, number: int) -> None:
    base = {entry["id"] for entry in TITLE.components()[kind] if entry["set"] == "base"}
    assert len(base) == number
    assert base <= TITLE.inventory()[kind]


@pytest.mark.parametrize(
    ("kind", "number"),
    [
        ("faction", 7),
        ("faction ability", 18),
        ("flagship", 7),
        ("unit", 11),
        ("technology", 22),
        ("promissory note", 9),
        ("system tile", 50),
        ("planet", 40),
        ("agent", 26),
        ("commander", 24),
        ("hero", 24),
        ("mech", 24),
        ("exploration card", 31),
        ("relic", 10),
        ("action card", 17),
        ("agenda", 13),
        ("stage I objective", 10),
        ("stage II objective", 10),
        ("secret objective", 20),
    ],
)
def test_the_box_of_prophecy_of_kings_is_whole(kind: str, number: int) -> None:
    more = {entry["id"] for entry in TITLE.components()[kind] if entry["set"] == "pok"}
    assert len(more) == number
    assert more <= TITLE.inventory()[kind]


def test_all_things_in_one_language_are_few_enough_to_send() -> None:
    assert len(json.dumps(TITLE.things("de"), separators=(",", ":"))) < 360_000


# -- standing orders ---------------------------------------------------------------------------------------------------


def test_an_order_passes_where_only_that_card_could_be_played() -> None:
    game = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1).hand(1, "morale-boost").activate(0)
    plan(game, 0, (1, "cruiser", 1))
    decision = asked(game, 1)
    assert decision.prompt == "start-of-space-combat-round"
    card = ("card", game.players[1].hand[0])
    assert Order(WITHOUT, about=(card,)) in game.orders(1)
    found = reply_by(game, decision, [Order(WITHOUT, about=(card,))])
    assert found is not None
    assert decision.options[found.choice.picks[0]].key == "pass"
    assert reply_by(game, decision, [Order(NOTHING)]) is None
    assert reply_by(game, decision, [Order(MOMENT, "ask", decision.prompt), Order(WITHOUT, about=(card,))]) is None
    other = ("card", next(number for number in range(len(COMPONENTS)) if number not in game.players[1].hand))
    if COMPONENTS[other[1]].key != "morale-boost":
        assert reply_by(game, decision, [Order(WITHOUT, about=(other,))]) is None


def test_an_order_fires_space_cannons_and_another_stays_in_combat() -> None:
    game = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 2, cruiser=1).troops(1, 25, pds=1).activate(0)
    plan(game, 0, (1, "cruiser", 1))
    found = reply_by(game, asked(game, 1), [Order(ALWAYS, "fire", "space cannon")])
    assert found is not None
    game.answer(found.choice)
    assert any(event.kind == "cannon" for event in game.log or [])


def test_an_order_ends_a_turn_and_never_passes_one() -> None:
    game = Table("sol", "hacan").ships(0, 1, cruiser=1).begin()
    assert reply_by(game, asked(game, 0), [Order(ALWAYS, "end turn", "end turn"), Order(NOTHING)]) is None


def test_orders_can_be_said_in_lively_play() -> None:
    for seed in range(2):
        game, rng = SKIRMISH.setup({"players": 3, "rounds": 2}, seed), seeded(seed)
        for _ in range(150):
            if game.over:
                break
            for decision in game.waiting():
                for language in LANGUAGES:
                    words = Ti4Words(language, ["Ada", "Bo", "Cy"], decision.seat)
                    assert all(words.order(order) for order in game.orders(decision.seat))
                    assert all(words.span(span) for span in ("game", *game.spans()))
            game.answer(lively_reply(game, rng))


def test_a_technology_that_acts_by_itself_is_nothing_to_give_orders_about() -> None:
    game = Table("sol", "hacan").techs(0, "gravity-drive", "transit-diodes").begin()
    about = [order.about[0][1] for order in game.orders(0) if order.about]
    assert NUMBER["transit-diodes"] in about
    assert NUMBER["gravity-drive"] not in about


def test_a_turn_is_played_by_its_options() -> None:
    game = SKIRMISH.setup({"players": 3, "rounds": 1}, 1)
    seat = game.waiting()[0].seat
    answer(game, seat, "tactical")
    assert asked(game, seat).prompt == "activate"


# -- what a sheet brings -----------------------------------------------------------------------------------------------


@rule("ti4:31.25")
def test_each_sheet_has_abilities_and_each_flagship_one_of_its_own() -> None:
    for faction in FACTIONS:
        assert faction.abilities, faction.key
        flagship, row = NUMBER[faction.flagship], UNITS[UNIT[faction.flagship]]
        printed = row.barrage is not NO_DICE or row.cannon is not NO_DICE or row.mirrors
        assert MASK[flagship] or flagship in STANDING or printed, faction.flagship


@rule("ti4:S3.note")
def test_few_sheets_bring_more_than_a_sheet() -> None:
    """Of the base game: the gate and the far home of the Ghosts, the virus's cards that copy, the Naalu's token."""
    gates, copiers = [], []
    for faction in BASE_FACTIONS:
        others = [key for key in ("sol", "hacan", "xxcha") if key != faction.key][:2]
        named = ",".join([faction.key, *others])
        game = TITLE.setup({"players": 3, "sets": faction.set or "none", "factions": named}, 1)
        assert isinstance(game, TwilightImperium)
        gates += [faction.key for tile in game.chart.tiles if TILES[tile].key == "17"]
        mine = [COMPONENTS[tech].key for tech in game.players[0].techs]
        copiers += [faction.key] if "valefar-assimilator-x" in mine else []
    assert (gates, copiers) == (["creuss"], ["nekro"])
    assert [faction.key for faction in FACTIONS if "telepathic" in faction.abilities] == ["naalu"]


def test_the_page_knows_how_a_game_is_set_up() -> None:
    """What a new table amounts to is said before there is one."""
    told = json.loads((CHECKOUT / "web" / "src" / "boards" / "ti4" / "setup.json").read_text("utf-8"))
    plain = [faction.key for faction in FACTIONS if faction.key != "creuss"]  # which have one more
    galaxies: dict[str, tuple[str, str, tuple[str, ...]]] = {
        "base": ("none", "standard", ("3", "4", "5", "6")),
        "kings": ("kings", "standard", TITLE.choices["players"]),
        "alternative": ("kings", "alternative", ("5", "6", "7", "8")),
    }
    for name, (sets, layout, numbers) in galaxies.items():
        systems: dict[str, int] = {}
        for players in numbers:
            named = ",".join(plain[: int(players)])
            game = TITLE.setup({"players": players, "sets": sets, "layout": layout, "factions": named}, 1)
            assert isinstance(game, TwilightImperium)
            systems[players] = len(game.chart.tiles)
        assert told["systems"][name] == systems
    assert told["factions"] == {"base": len(sheets_of(kings=False)), "kings": len(FACTIONS)}
    assert (told["more_to_draft"], told["two_cards_up_to"]) == (MORE_THAN_PLAYERS, FEW)
