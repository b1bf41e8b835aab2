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
from orrery.cosmic.words.phrases import phrases_of
from orrery.games import TITLES
from orrery.kernel.decision import Form, Refused
from orrery.kernel.laws import random_choice
from orrery.kernel.record import BadOption, Options
from orrery.kernel.rng import seeded
from orrery.words import LANGUAGES
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
        spoken += [words.event(event) for event in lines]
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
        if not key.startswith("text "):
            assert parts(sentence) == parts(other.sentences[key]), key


def parts(sentence: str) -> set[str]:
    return set(re.findall(r"{(\w+)}", sentence))


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
        "Ada grants a colony on Red 4, Ben gives 2 cards of choice, Ben gives an attack of at least 10"
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
    assert words.event(table.events("aimed")[0]) == "Ada aims at Blue 1."


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
