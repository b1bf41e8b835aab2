"""The whole game in words: whatever its phases, decks and votes come to can be said, and what is said is right."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from orrery.kernel.decision import Decision, Option, Order
from orrery.kernel.event import Event
from orrery.kernel.laws import random_reply
from orrery.kernel.orders import reply_by
from orrery.kernel.rng import seeded
from orrery.lab.sayable import check_words
from orrery.ti4.components import ACTION_CARDS, COMPONENTS, NUMBER, STRATEGY_CARDS, note_of
from orrery.ti4.deck_names import AGENDA_NAMES, CARD_NAMES, DECK_NAMES, NOTE_NAMES, OBJECTIVE_NAMES, STRATEGY_NAMES
from orrery.ti4.game import TwilightImperium
from orrery.ti4.rules.agenda_moves import enact_law, look_at_agendas
from orrery.ti4.rules.strategic import StrategicAction
from orrery.ti4.rules.vote import ResolveAgenda
from orrery.ti4.setup import setup
from orrery.ti4.state import AGENDA
from orrery.ti4.strategies.politics import PoliticsPrimary
from orrery.ti4.tiles import PLANETS
from orrery.ti4.title import TITLE
from orrery.ti4.words import Ti4Words
from orrery.ti4.words.printed import TEXTS
from orrery.ti4.words.printed_agendas import AGENDA_TEXTS
from orrery.ti4.words.printed_goals import STRATEGY_TEXTS
from orrery.words import LANGUAGES
from support.cite import rule
from support.play import answer, asked
from support.ti4 import Table
from support.ti4_skirmish import lively_reply

pytestmark = pytest.mark.long

GAMES = int(os.environ.get("ORRERY_GAMES", "4"))
BOX = Path(__file__).resolve().parents[2] / "src" / "orrery" / "ti4" / "components.json"
NAMES = ["Ada", "Bo", "Cy", "Di", "Ed", "Fay"]


@pytest.mark.parametrize("seed", range(GAMES))
def test_all_that_happens_in_a_lively_whole_game_can_be_said(seed: int) -> None:
    check_words(TITLE, {"players": 3 + seed % 4}, seed, 60, player=lively_reply)


@pytest.mark.parametrize("seed", range(GAMES))
def test_all_that_happens_in_a_random_whole_game_can_be_said(seed: int) -> None:
    check_words(TITLE, {"players": 3 + seed % 4}, seed + 50, 60, player=random_reply)


# -- every card of the box ---------------------------------------------------------------------------------------------


def test_every_card_of_the_decks_has_a_name_and_a_text() -> None:
    assert all(key in CARD_NAMES for key, _ in ACTION_CARDS)
    for names, texts in (
        (CARD_NAMES, TEXTS),
        (NOTE_NAMES, TEXTS),
        (OBJECTIVE_NAMES, TEXTS),
        (AGENDA_NAMES, AGENDA_TEXTS),
    ):
        assert [key for key in names if key not in texts] == []
    assert set(STRATEGY_NAMES) == set(STRATEGY_TEXTS) == set(STRATEGY_CARDS.values())
    assert (len(AGENDA_NAMES), len(OBJECTIVE_NAMES), len(NOTE_NAMES)) == (50, 40, 5)


def test_names_are_those_of_the_box() -> None:
    box = {row["id"] for row in rows_of(json.loads(BOX.read_text(encoding="utf-8")))}
    assert [key for key in DECK_NAMES if key not in box] == []


def rows_of(data: object) -> list[dict[str, str]]:
    """All rows of the list, however deep."""
    if isinstance(data, dict):
        own = [data] if "id" in data else []
        return own + [row for each in data.values() for row in rows_of(each)]
    return [row for each in data for row in rows_of(each)] if isinstance(data, list) else []


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_agenda_says_what_each_outcome_does(language: str) -> None:
    words = Ti4Words(language, NAMES, 0)
    said = words.describe("agenda", NUMBER["mutiny"])
    for text in AGENDA_TEXTS["mutiny"].values():
        assert text[LANGUAGES.index(language)] in said


# -- what is said ------------------------------------------------------------------------------------------------------


@rule("ti4:2.6")
def test_a_vote_is_asked_told_and_shown() -> None:
    two = [number for number, planet in enumerate(PLANETS) if planet.influence == 2]
    game = Table("sol", "hacan", "norr").planets(1, *two[:2]).planets(2, two[2]).game
    game.phase = AGENDA
    game.begin(ResolveAgenda(NUMBER["mutiny"]))
    english, german = [Ti4Words(language, NAMES, 1) for language in LANGUAGES]
    assert english.prompt(asked(game, 1), game.view(1)) == "Mutiny: what do you vote for?"
    assert said(english, game, 1) == ["Abstain", "For", "Against"]
    assert said(german, game, 1) == ["Enthalten", "Dafür", "Dagegen"]
    answer(game, 1, "for")
    told = game.told(1)
    assert told is not None
    assert english.option(told.options[0], told, game.view(1)) == f"{PLANETS[two[0]].name}: 2 votes"
    game.answer(lively_reply(game, seeded(1)))
    last = [event for event in game.log or [] if event.kind == "voted for"][-1]
    assert english.event(last) == f"You cast {last.values[0]} {'vote' if last.values[0] == 1 else 'votes'}: for."
    assert german.event(last).startswith("Du gibst")
    titles = [panel.title for panel in english.table(game.view(1))]
    assert any(title.startswith("Agenda: Mutiny. Directive. For:") for title in titles)


def said(words: Ti4Words, game: TwilightImperium, seat: int) -> list[str]:
    decision, view = asked(game, seat), game.view(seat)
    return [words.option(option, decision, view) for option in decision.options]


def test_a_law_names_what_was_elected_or_who_owns_it() -> None:
    game = Table("sol", "hacan").begin()
    enact_law(game, NUMBER["core-mining"], 20)
    enact_law(game, NUMBER["minister-of-commerce"], 1, 1)
    words = Ti4Words("en", NAMES, 1)
    words.look(game)
    lines = [words.event(event) for event in game.log or [] if event.kind == "law"]
    assert lines == [
        f"Core Mining is a law now ({PLANETS[20].name}).",
        "Minister of Commerce is a law now, and you own it.",
    ]


@rule("ti4:68.2.iii")
def test_agendas_are_named_to_who_sees_them_alone_and_arranged_in_words() -> None:
    game = setup({"players": 3}, 4)
    top = look_at_agendas(game, 1, 2)
    event = (game.log or [])[-1]
    names = [Ti4Words("en", NAMES, 1).component(card) for card in top]
    assert Ti4Words("en", NAMES, 0).event(event) == "Bo looks at the top 2 agendas of the deck."
    assert Ti4Words("en", NAMES, 1).event(event) == (
        f"You look at the top 2 agendas of the deck: {names[0]} and {names[1]}."
    )
    assert Ti4Words("en", NAMES, 1).named(event) == [("agenda", card) for card in top]
    game.begin(PoliticsPrimary(1))
    answer(game, 1, "seat 2")
    while asked(game, 1).prompt != "arrange agendas":
        game.answer(lively_reply(game, seeded(1)))
    assert said(Ti4Words("en", NAMES, 1), game, 1)[2] == f"{names[0]} on top, {names[1]} at the bottom"


@rule("ti4:85.1")
def test_strategy_cards_are_named_with_the_goods_on_them() -> None:
    game, rng = setup({"players": 3}, 1), seeded(1)
    while game.waiting()[0].prompt != "choose strategy":
        game.answer(lively_reply(game, rng))
    game.bonus = (0, 3, 0, 0, 0, 0, 0, 0, 0)
    options = said(Ti4Words("de", NAMES, 0), game, game.waiting()[0].seat)
    assert options[:2] == ["Führungsstärke, mit 3 Handelswaren", "Diplomatie"]


def test_a_note_is_called_by_its_colour_and_a_secret_is_told_to_its_owner() -> None:
    words = Ti4Words("en", NAMES, 0)
    note = note_of("ceasefire", 2)
    assert words.event(Event("", "note in play", 1, (note,))) == "Bo puts Ceasefire of Cy into play."
    secret = NUMBER["unveil-flagship"]
    drawn = Event("", "secret drawn", 0, (), (secret,), (0,))
    assert words.event(drawn) == "You draw a secret objective: Unveil Flagship."
    assert Ti4Words("en", NAMES, 1).event(drawn) == "Ada draws a secret objective."
    assert words.named(drawn) == [(COMPONENTS[secret].kind, secret)]


@rule("ti4:14.18")
def test_a_law_is_used_and_a_secret_objective_scored_where_they_act() -> None:
    words = Ti4Words("en", NAMES, 0)
    game = Table("sol", "hacan").begin()
    law, secret = NUMBER["minister-of-commerce"], NUMBER["unveil-flagship"]
    options = [Option("agenda", (("agenda", law),)), Option("objective", (("objective", secret),))]
    acting, voting = Decision(0, "after-space-combat-won", options), Decision(0, "vote", options)
    view = game.view(0)
    assert [words.option(option, acting, view) for option in options] == [
        "Use Minister of Commerce",
        "Score Unveil Flagship",
    ]
    assert words.option(options[0], voting, view) == "Minister of Commerce"


# -- orders ------------------------------------------------------------------------------------------------------------


@rule("ti4:83.1")
def test_a_secondary_is_followed_or_declined_by_order() -> None:
    game = Table("sol", "hacan", "norr").game
    game.begin(StrategicAction(0, 5))
    while asked(game, game.waiting()[0].seat).prompt != "secondary":
        game.answer(lively_reply(game, seeded(3)))
    decision = asked(game, 1)
    orders = {order.reply: order for order in game.orders(1) if order.about == (("strategy", 5),)}
    for reply in ("follow", "decline"):
        made = reply_by(game, decision, [orders[reply]])
        assert made is not None
        assert decision.options[made.choice.picks[0]].key == reply
    other = Order("followed", "follow", "secondary", (("strategy", 6),))
    assert reply_by(game, decision, [other]) is None
    assert Ti4Words("en", NAMES, 1).order(orders["follow"]) == "Follow Trade whenever I can pay for it."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_order_can_be_said(language: str) -> None:
    game = setup({"players": 4}, 2)
    words = Ti4Words(language, NAMES, 0)
    words.look(game)
    assert all(words.order(order) for order in game.orders(0))
    assert len({words.topic(order) for order in game.orders(0)}) == 6
