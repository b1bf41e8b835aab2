"""Everything that can happen has words, in both languages; secrets are told only to those who know."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from orrery.cosmic import setup as cosmic_setup
from orrery.cosmic.cards import ALIENS, ARTIFACTS, CARDS, DESTINY, TECHNOLOGIES
from orrery.cosmic.windows import MOMENTS
from orrery.cosmic.words import CosmicWords
from orrery.cosmic.words import de as german
from orrery.cosmic.words import en as english
from orrery.cosmic.words.aliens import grudge
from orrery.cosmic.words.phrases import KINDS, phrases_of
from orrery.games import TITLES
from orrery.kernel.decision import Decision, Form, Option, Refused
from orrery.kernel.event import Event
from orrery.kernel.laws import random_choice
from orrery.kernel.record import BadOption, Options
from orrery.kernel.rng import seeded
from orrery.words import LANGUAGES, Phrases, Told, Unsayable
from orrery.words.places import Part, Seat
from support.cosmic import Cosmos

NAMES = ["Ada", "Ben", "Cleo", "Dag", "Eva"]
SOURCES = Path(cosmic_setup.__file__).parent


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(12))
def test_whatever_happens_in_random_games_has_words(language: str, seed: int) -> None:
    options: Options = {"players": 3 + seed % 3, "technology": "yes" if seed % 2 else "no"}
    options["powers"] = "hidden" if seed % 3 == 0 else "open"
    options["filch"] = "classic" if seed % 4 == 0 else "standard"
    game = cosmic_setup.setup(options, seed)
    rng = seeded(seed)
    told = 0
    while not game.over:
        decision = game.waiting()[0]
        words = CosmicWords(language, NAMES[: game.seats], decision.seat)
        view = game.view(decision.seat)
        spoken = [words.prompt(decision, view), *[words.option(option, decision, view) for option in decision.options]]
        spoken += [words.form(form) for form in decision.forms or []]
        lines = game.log_for(decision.seat, told)
        told_to_me = [words.event(event) for event in lines]
        assert not [text for text in told_to_me if re.search(rf"\b{NAMES[decision.seat]}\b", text)]
        spoken += told_to_me
        for event in lines:
            for kind, number in words.named(event):
                assert words.describe(kind, number)
        told += len(lines)
        assert all(spoken), (decision, lines)
        assert not [text for text in spoken if "{" in text]
        game.answer(random_choice(decision, rng))
    words = CosmicWords(language, NAMES[: game.seats], 0)
    for panel in [*words.table(game.view(0)), *words.result(game.view(0))]:
        assert panel.title


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_stands_twice(language: str) -> None:
    """The first one would be said in both places."""
    phrases = phrases_of(language)
    common = english.SENTENCES if language == "en" else german.SENTENCES
    seen = set(common)
    for texts in [*phrases.aliens, *phrases.artifacts.values(), *phrases.technologies]:
        keys = {key for key in texts if key.split()[0] in ("ask", "option", "event", "reason")}
        assert not keys & seen, texts["name"]
        seen |= keys


def test_both_languages_have_the_same_sentences_with_the_same_parts() -> None:
    assert english.SENTENCES.keys() == german.SENTENCES.keys()
    one, other = phrases_of("en"), phrases_of("de")
    assert one.sentences.keys() == other.sentences.keys()
    for key, sentence in one.sentences.items():
        assert sentence
        assert one.ready[key].places.keys() == other.ready[key].places.keys(), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_alien_and_technology_has_a_name_and_a_text_of_its_own(language: str) -> None:
    phrases = phrases_of(language)
    for key, texts in zip(ALIENS, phrases.aliens, strict=True):
        for part in ("name", "power", "text", "wild", "super"):
            assert texts[part] != key, (key, part)
    for key, _ in ARTIFACTS:
        assert phrases.artifacts[key]["text"] != key
    for (key, _), texts in zip(TECHNOLOGIES, phrases.technologies, strict=True):
        assert texts["name"] != key
    assert len({phrases.alien(number) for number in range(50)}) == 50
    words = CosmicWords(language, NAMES, 0)
    for number in range(len(CARDS)):
        assert words.describe("card", number).startswith(words.thing("card", number))
    for number in range(DESTINY):
        assert words.describe("destiny", number)


def test_every_kind_of_event_and_every_question_in_the_sources_has_words() -> None:
    sentences = phrases_of("en").sentences
    for path in sorted(SOURCES.glob("**/*.py")):
        if "words" in path.parts or "bot" in path.parts:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            for key in spoken_keys(node):
                assert key in sentences, f"{path.name}: {key}"
    for moment in MOMENTS:
        assert f"window {moment}" in sentences


def spoken_keys(node: ast.AST) -> list[str]:
    """The sentences that a call in the sources needs: of an event, a question, an option."""
    if not isinstance(node, ast.Call):
        return []
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    values = [each.value for each in node.args if isinstance(each, ast.Constant) and isinstance(each.value, str)]
    if name in ("note", "note_shown", "note_learned", "note_secret") and values:
        return [f"event {values[0]}"]
    if name == "Decision" and values and values[0] != "":
        return [f"ask {values[0]}"]
    if name == "Option" and values and values[0] not in ("use", "play", "invent", "reward"):
        return [f"option {values[0]}"]
    return []


@pytest.mark.parametrize("language", LANGUAGES)
def test_settings_and_refusals_have_words(language: str) -> None:
    words = CosmicWords(language, NAMES, 0)
    for name, values in cosmic_setup.CHOICES.items():
        assert words.setting(name)
        for value in values:
            assert words.setting_value(name, value)
    for wrong in ("a,b,c,d", "clone,clone,filch,mind", "gambler,sorcerer,mind,clone"):
        with pytest.raises(BadOption) as caught:
            cosmic_setup.checked({"players": 4, "deal_aliens": wrong})
        assert words.bad_option(caught.value)
    table = Cosmos("clone", "filch", "chosen", hands={0: ["negotiate"], 1: ["negotiate"]})
    table.to("deal", 0)
    with pytest.raises(Refused) as refused:
        table.offer(0)
    assert "cosmic:reveal.negotiate.2" in words.refusal(refused.value)


def test_only_those_who_know_read_which_cards_were_drawn() -> None:
    table = Cosmos("clone", "filch", "chosen", hands={0: ["reinforcement-2"], 1: ["attack-04"]}, top=["attack-40"])
    table.to("launch")
    event = table.events("drawn")[-1]
    assert "Attack 40" in CosmicWords("en", NAMES[:3], 0).event(event)
    assert CosmicWords("en", NAMES[:3], 1).event(event) == "Ada draws 8 cards."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_about_a_player_can_be_said_to_that_player(language: str) -> None:
    """And to the others: the two are not the same."""
    words = CosmicWords(language, NAMES[:3], 0)
    spoken = 0
    for key, sentence in words.phrases.ready.items():
        if key.split()[0] not in ("ask", "event", "gift", "window"):
            continue
        for place in [place for place in sentence.places.values() if isinstance(place, Seat)]:
            values = [0 if each == place.index else 1 for each in range(3)]
            parts = {name: "so much" for name, each in sentence.places.items() if isinstance(each, Part)}
            told = Told(words, 0 if place.index < 0 else 1, tuple(values), (), {**parts})
            to_reader = words.phrases.tell(key, told)
            assert re.search(r"\b(you|yours?|du|dich|dir|deiner?|dein)\b", to_reader, re.IGNORECASE), to_reader
            assert "Ada" not in to_reader, key
            told.speaker = CosmicWords(language, NAMES[:3], 2)
            assert "Ada" in words.phrases.tell(key, told), key
            spoken += 1
    assert spoken > 150


SAID = [  # what happens, to whom; as the reader (Ada, seat 0) is told in English and in German
    (("drawn", 0, (2,)), "You draw 2 cards.", "Du ziehst 2 Karten."),
    (("turn", 0, (3,)), "Turn 3: you are the offense.", "Zug 3: Du bist der Angreifer."),
    (("invited", 1, (2, 0)), "Ben invites you and Cleo.", "Ben lädt dich und Cleo ein."),
    (("given", 1, (0, 2)), "Ben gives you 2 cards.", "Ben gibt dir: 2 Karten."),
    (("looked", 1, (0, 5)), "Ben looks at your hand: 5 cards.", "Ben sieht sich deine Hand an: 5 Karten."),
    (("looked", 0, (1, 5)), "You look at the hand of Ben: 5 cards.", "Du siehst dir die Hand von Ben an: 5 Karten."),
    (("stayed out", 0, ()), "You stay out of it.", "Du hältst dich heraus."),
    (
        ("new hand", 0, ()),
        "You show your hand, discard it and draw eight cards.",
        "Du zeigst deine Hand, legst sie ab und ziehst acht Karten.",
    ),
    (("offer any", 0, (1, 2)), "Your offer: Ben gives 2 cards of choice.", None),
    (("offer any", 1, (0, 2)), "Offer by Ben: you give 2 cards of choice.", None),
    (("offer any", 0, (0, 1)), None, "Dein Angebot: Du gibst nach eigener Wahl 1 Karte."),
    (("hands mixed", 1, (0,)), "Ben mixes hands with you.", "Ben mischt die eigene Hand mit deiner."),
    (("hands mixed", 0, (1,)), "You mix hands with Ben.", "Du mischst deine Hand mit der von Ben."),
    (("grudge", 1, (0,)), "You get a grudge token from Ben.", "Du bekommst einen Grollmarker von Ben."),
    (("plague", 0, ()), "The plague strikes you.", "Die Pest trifft dich."),
    (("saved", 0, (1,)), "You save 1 ship from the warp.", "Du rettest 1 Schiff vor dem Warp."),
    (("reward", 0, (2, 0)), "You take a reward: 2 cards.", "Du nimmst als Belohnung 2 Karten."),
    (("reward", 1, (1, 1)), "Ben takes a reward: 1 card and 1 ship out of the warp.", None),
    (("reward", 1, (0, 2)), None, "Ben nimmt als Belohnung 2 Schiffe aus dem Warp."),
    (("launched", 0, (4,)), "You attack with 4 ships.", "Du greifst mit 4 Schiffen an."),
    (("allied", 1, (2, 1)), "Ben joins the defense with 1 ship.", "Ben tritt mit 1 Schiff für den Verteidiger ein."),
    (("card buried", 0, ()), "Your card goes face down under the deck.", None),
    (("wins", 0, (5,)), "You win with 5 foreign colonies.", "Du gewinnst mit 5 Fremdkolonien."),
    (("wins otherwise", 0, (2,)), "You win.", "Du gewinnst."),
    (("wins otherwise", 1, (0,)), "Ben wins.", "Ben gewinnt."),
]


@pytest.mark.parametrize(("happened", "in_english", "in_german"), SAID)
def test_the_log_speaks_to_the_reader(
    happened: tuple[str, int, tuple[int, ...]], in_english: str | None, in_german: str | None
) -> None:
    kind, actor, values = happened
    event = Event("cosmic:turn.1", kind, actor, values)
    for language, told in (("en", in_english), ("de", in_german)):
        if told is not None:
            assert CosmicWords(language, NAMES[:3], 0).event(event) == told
        onlooker = CosmicWords(language, NAMES[:3], -1).event(event)
        assert not re.search(r"\b(you|du|dich|dir|deiner?|dein)\b", onlooker, re.IGNORECASE), onlooker


def test_an_event_carries_what_its_file_says() -> None:
    """A place that its event does not have would be said wrongly, so it is found when the language is made."""
    for wrong in ("{who} {who|frobs|frob} {card0}.", "{who} {who|frobs|frob} {seat1}.", "{who} {who|frobs}."):
        with pytest.raises(Unsayable, match="en, 'event grudge': "):
            Phrases("en", {"event grudge": wrong}, {}, KINDS, grudge.EVENTS)


def test_windows_and_options_speak_to_the_reader_too() -> None:
    words = CosmicWords("en", NAMES[:3], 0)
    view = Cosmos("clone", "filch", "chosen").begin().game.view(0)
    window = Decision(0, "card played", [Option("pass")], window=True, things=(("seat", 0), ("card", 3)))
    assert words.prompt(window, view).startswith(f"You play {words.thing('card', 3)}.")
    window = Decision(0, "card played", [Option("pass")], window=True, things=(("seat", 1), ("card", 3)))
    assert words.prompt(window, view).startswith(f"Ben plays {words.thing('card', 3)}.")
    choice = Decision(0, "wild destiny", [Option("seat", (("seat", 0),)), Option("seat", (("seat", 1),))])
    assert [words.option(option, choice, view) for option in choice.options] == ["Ada (you)", "Ben"]
    reward = Decision(0, "reward", [Option("reward", (("cards", 2), ("ships", 0)))])
    assert words.option(reward.options[0], reward, view) == "2 cards"
    payment = Decision(0, "pick compensation", [Option("card", (("card", 3),))], things=(("seat", 0),))
    assert words.prompt(payment, view) == "Which cards do you pay?"


@pytest.mark.parametrize(
    ("language", "prompt", "key", "least", "most", "asked"),
    [
        ("en", "lose ships", "ship", 3, 3, "You lose three ships to the warp: from where?"),
        ("en", "lose ships", "ship", 1, 1, "You lose one ship to the warp: from where?"),
        ("de", "lose ships", "ship", 3, 3, "Du verlierst drei Schiffe an den Warp: Von wo?"),
        ("de", "lose ships", "ship", 1, 1, "Du verlierst ein Schiff an den Warp: Von wo?"),
        ("en", "place ships", "berth", 4, 4, "Your ships come home (four ships): on which colonies do they land?"),
        ("en", "ally ships", "ship", 1, 4, "Which ships do you bring (one to four ships)?"),
        ("de", "ally ships", "ship", 1, 4, "Welche Schiffe bringst du mit (ein bis vier Schiffe)?"),
        ("en", "pick compensation", "card", 2, 2, "Which cards do you pay (two cards)?"),
        ("de", "pick compensation", "card", 1, 3, "Welche Karten zahlst du (eine bis drei Karten)?"),
        ("en", "hacker.give back", "card", 0, 5, "Which cards do you give back to you (up to five cards)?"),
        ("en", "lose ships", "ship", 13, 13, "You lose 13 ships to the warp: from where?"),
    ],
)
def test_a_question_says_how_many(language: str, prompt: str, key: str, least: int, most: int, asked: str) -> None:
    words = CosmicWords(language, NAMES[:3], 0)
    view = Cosmos("clone", "filch", "chosen").begin().game.view(0)
    options = [Option(key, (("planet" if key != "card" else "card", 0),)) for _ in range(13)]
    question = Decision(0, prompt, options, least, most, things=(("seat", 0),))
    assert words.prompt(question, view) == asked


def test_a_question_about_the_ships_of_another_says_how_many_too() -> None:
    words = CosmicWords("en", NAMES[:3], 0)
    view = Cosmos("clone", "filch", "chosen").begin().game.view(0)
    losing = Decision(0, "lose ships", [Option("ship", (("planet", 0),))] * 4, 2, 2, things=(("seat", 1),))
    assert words.prompt(losing, view) == "Ben loses two ships to the warp: from where?"


@pytest.mark.parametrize(
    ("aliens", "tokens", "title", "way"),
    [
        (("tick-tock", "filch", "chosen"), 1, "You win", "the last token of the clock"),
        (("filch", "tick-tock", "chosen"), 1, "Ben wins", "the last token of the clock"),
    ],
)
def test_the_result_says_how_somebody_won_without_colonies(
    aliens: tuple[str, str, str], tokens: int, title: str, way: str
) -> None:
    table = Cosmos(*aliens, hands={0: ["attack-01"], 1: ["attack-40"]})
    seat = aliens.index("tick-tock")
    table.game.players[seat].powers[0].tokens = tokens
    table.sends(1).lays("attack-01", "attack-40").encounter()
    assert table.game.winners == [seat]
    (panel,) = CosmicWords("en", NAMES[:3], 0).result(table.game.view(0))
    assert panel.title == title
    assert panel.columns[-1] == "Won by"
    assert [row[-1] for row in panel.rows] == [way, "", ""]


def test_things_are_found_by_their_names() -> None:
    words = CosmicWords("en", NAMES, 0)
    assert words.find("zombie") == ("alien", 49)
    assert words.find("Card Zap") is not None
    assert words.find("") is None
    assert CosmicWords("de", NAMES, 0).find("hexer") == ("alien", ALIENS.index("sorcerer"))


def test_a_form_is_told_line_by_line() -> None:
    words = CosmicWords("en", NAMES, 0)
    form = Form(((0, "colony", 3), (1, "any", 2), (1, "attack", 10)))
    assert words.form(form) == (
        "You grant a colony on Red 4, Ben gives 2 cards of choice, Ben gives an attack of at least 10"
    )


def test_the_moment_of_an_open_card_is_not_the_question_for_it() -> None:
    """Both are called the same: whoever must lay openly is asked for the card."""
    table = Cosmos("oracle", "zombie", "clone", hands={0: ["attack-10"], 1: ["attack-20", "attack-04"]})
    decision = table.will(0, "oracle").sends(1).to("open card", 1)
    asked = CosmicWords("en", ["Ada", "Bo", "Cy"], 1).prompt(decision, table.game.view(1))
    assert asked == "You must lay your encounter card face up. Which one?"


def test_planets_are_named_by_how_the_game_was_set_up() -> None:
    table = Cosmos("clone", "filch", "chosen", planets=4).begin()
    table.to("launch")
    words = TITLES["cosmic"].words_at(table.game, "en", NAMES[:3], 0)
    assert words.event(table.events("aimed")[0]) == "You aim at Blue 1."


def test_the_german_words_tell_phase_and_card_apart() -> None:
    """The booklet calls a phase and a card by one word, and encounter cards by two."""
    one, other = phrases_of("en"), phrases_of("de")
    phases = 0
    for key, texts in [*zip(one.aliens, other.aliens), *zip(one.technologies, other.technologies)]:
        for part in ("text", "wild", "super"):
            if "regroup phase" in key.get(part, ""):
                phases += 1
                assert "Verstärkungsphase" in texts[part], texts["name"]
    assert phases >= 5
    for texts in [*other.aliens, *other.technologies, *other.artifacts.values(), other.sentences]:
        for sentence in texts.values():
            assert "Herausforderungskarte" not in sentence
            assert "Sonderfähigkeit" not in sentence
