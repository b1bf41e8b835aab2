"""Twilight Imperium as the rest of the program sees it: settings, things, orders, and that nobody is offered it yet."""

from __future__ import annotations

import json

import pytest

from orrery.games import TITLES
from orrery.kernel.decision import Order
from orrery.kernel.orders import reply_by
from orrery.kernel.record import BadOption, Options
from orrery.kernel.rng import seeded
from orrery.ti4.components import COMPONENTS, NUMBER
from orrery.ti4.orders import ALWAYS, MOMENT, NOTHING, WITHOUT
from orrery.ti4.title import TITLE
from orrery.ti4.words import Ti4Words
from orrery.words import LANGUAGES
from support.play import answer, asked
from support.ti4 import Table, plan
from support.ti4_skirmish import lively_reply


def test_it_is_not_offered_before_it_is_whole() -> None:
    assert "ti4" not in TITLES


def test_a_skirmish_has_three_to_six_players_and_some_rounds() -> None:
    for players in TITLE.choices["players"]:
        assert TITLE.setup(TITLE.checked({"players": players, "rounds": 1}), 1).seats == int(players)
    assert TITLE.checked({}) == {"players": 6, "rounds": 2}
    refused: list[Options] = [{"players": 2}, {"players": 7}, {"rounds": 9}, {"map": "build"}]
    for wrong in refused:
        with pytest.raises(BadOption):
            TITLE.checked(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_settings_are_said(language: str) -> None:
    words = Ti4Words(language, [], -1)
    for name, values in TITLE.choices.items():
        assert words.setting(name)
        assert all(words.setting_value(name, value) for value in values)


def test_what_is_implemented_is_in_the_box() -> None:
    for kind, keys in TITLE.inventory().items():
        assert keys <= {entry["id"] for entry in TITLE.components()[kind]}, kind


@pytest.mark.parametrize(
    ("kind", "number"),
    [
        ("strategy card", 8),
        ("action card", 59),
        ("agenda", 50),
        ("stage I objective", 10),
        ("stage II objective", 10),
        ("secret objective", 20),
    ],
)
def test_the_decks_of_the_base_game_are_whole(kind: str, number: int) -> None:
    base = {entry["id"] for entry in TITLE.components()[kind] if entry["set"] == "base"}
    assert len(base) == number
    assert base <= TITLE.inventory()[kind]


def test_all_things_in_one_language_are_few_enough_to_send() -> None:
    assert len(json.dumps(TITLE.things("de"), separators=(",", ":"))) < 180_000


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
        game, rng = TITLE.setup({"players": 3, "rounds": 2}, seed), seeded(seed)
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
    game = TITLE.setup({"players": 3, "rounds": 1}, 1)
    seat = game.waiting()[0].seat
    answer(game, seat, "tactical")
    assert asked(game, seat).prompt == "activate"
