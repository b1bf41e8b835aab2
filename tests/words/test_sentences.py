"""Sentences with places: each says to its reader what the text says, and what cannot be said is found at once."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.kernel.decision import Refused
from orrery.kernel.event import Event
from orrery.words import COMMON, LANGUAGES, Phrases, Told, Unsayable, Words, agree

KINDS = {"card": "card", "power": "card"}
DRAWS = "{who} {who|draws|draw} {cards}."
NOUNS = {
    "en": {"cards": ("card", "cards"), "power": ("power", "powers")},
    "de": {"cards": ("Karte", "Karten"), "power": ("Kraft", "Kräfte")},
}


class SomeWords(Words[Any]):
    """A game of cards that have letters for names."""

    def __init__(self, language: str, seat: int, sentences: dict[str, str], carried: dict[str, str]) -> None:
        phrases = Phrases(language, sentences, NOUNS[language], KINDS, carried)
        super().__init__(language, ["Ada", "Ben", "Cleo"], seat, phrases)
        self.kinds["card"] = lambda number: "ABCDEFG"[number]
        self.kinds["power"] = lambda number: f"power of {'ABCDEFG'[number]}"

    def part(self, name: str, told: Told) -> str:
        return f"{name} of {sum(told.values)}"


def told(text: str, event: Event, seat: int = 0, language: str = "en", carried: str = "") -> str:
    return SomeWords(language, seat, {f"event {event.kind}": text}, {event.kind: carried}).event(event)


def happened(actor: int, *values: int, secret: tuple[int, ...] = (), known: tuple[int, ...] = ()) -> Event:
    return Event("game:rule.1", "it", actor, values, secret, known)


@pytest.mark.parametrize(
    ("text", "carried", "event", "to_ada", "to_ben"),
    [
        ("{who} {who|draws|draw}.", "", happened(0), "You draw.", "Ada draws."),
        ("Turn {n0}: {who} {who|is|are} next.", "n", happened(1, 3), "Turn 3: Ben is next.", "Turn 3: you are next."),
        ("{who} {who|gives|give} {seat0} {cards1}.", "seat cards", happened(1, 0, 1), "Ben gives you 1 card.", None),
        ("It rains. {who} {who|draws|draw}.", "", happened(0), "It rains. You draw.", "It rains. Ada draws."),
        ("{who|The hand of {who}|Your hand} is {card0}.", "card", happened(0, 2), "Your hand is C.", None),
        ("{who|The hand of {who}|Your hand} is {card0}.", "card", happened(1, 2), "The hand of Ben is C.", None),
        ("{who} {who|robs|rob} {seat0:yourself}.", "seat", happened(0, 0), "You rob yourself.", "Ada robs Ada."),
        ("{n0|A ship|{n0} ships} {n0|is|are} lost.", "n", happened(0, 1), "A ship is lost.", "A ship is lost."),
        ("{n0|A ship|{n0} ships} {n0|is|are} lost.", "n", happened(0, 2), "2 ships are lost.", None),
        ("{card0} has the {power0}.", "card", happened(0, 0), "A has the power of A.", "A has the power of A."),
        # What has a name is named, even if it can be counted too.
        ("{who} {who|spends|spend} {power0}.", "card", happened(0, 0), "You spend power of A.", None),
        ("{who} {who|lays|lay} {card*}.", "card*", happened(0, 0, 1, 2), "You lay A, B and C.", "Ada lays A, B and C."),
        ("With {n0}: {card*}.", "n card*", happened(0, 7, 1, 2), "With 7: B and C.", "With 7: B and C."),
        ("{who} {who|asks|ask} {seat*}.", "seat*", happened(2, 1, 0), "Cleo asks you and Ben.", None),
        ("{who} {who|pays|pay} {price}.", "n n +price", happened(0, 3, 4), "You pay price of 7.", None),
        (
            "{who} {who|draws|draw} {cards}.",
            "cards",
            happened(0, 2, secret=(0, 1), known=(0,)),
            "You draw A and B.",
            None,
        ),
        (
            "{who} {who|draws|draw} {cards}.",
            "cards",
            happened(1, 2, secret=(0, 1), known=(1,)),
            "Ben draws 2 cards.",
            None,
        ),
        (
            "{who} {who|draws|draw} {cards}.",
            "",
            happened(1, secret=(0,), known=(1,)),
            "Ben draws 1 card.",
            "You draw A.",
        ),
        (
            "{who} {who|draws|draw} {cards0}{cards||: {cards}}.",
            "cards",
            happened(0, 2, secret=(0, 1), known=(0,)),
            "You draw 2 cards: A and B.",
            "Ada draws 2 cards.",
        ),
    ],
)
def test_a_sentence_speaks_to_its_reader(
    text: str, carried: str, event: Event, to_ada: str, to_ben: str | None
) -> None:
    assert told(text, event, 0, carried=carried) == to_ada
    if to_ben is not None:
        assert told(text, event, 1, carried=carried) == to_ben


def test_german_goes_on_with_a_capital_after_a_colon() -> None:
    text = "Zug {n0}: {who} {who|ist|bist} dran."
    assert told(text, happened(0, 3), 0, "de", "n") == "Zug 3: Du bist dran."
    assert told("Jetzt {who|ist|bist} {who} dran.", happened(0), 0, "de") == "Jetzt bist du dran."


def test_a_watcher_is_nobody_whom_a_sentence_is_about() -> None:
    assert told("{who} {who|asks|ask} {seat0}.", happened(-1, -1), -1, carried="seat") == "nobody asks nobody."


def test_a_full_stop_in_a_name_ends_the_sentence() -> None:
    words = SomeWords("en", 0, {"it": "{who} has {card}."}, {})
    assert words.say("it", actor=1, card="Lifeforms, Inc.") == "Ben has Lifeforms, Inc."


@pytest.mark.parametrize(
    ("text", "carried", "wrong"),
    [
        ("{who} draws {crad0}.", "card", r"\{crad0\} is of no known kind"),
        ("{who} draws {card1}.", "card", "its event carries 1 values, and a place counts to 1"),
        ("{who} draws {seat0}.", "card", r"\{seat0\}: that value of its event is card"),
        ("{who} draws {card0}.", "cards", r"\{card0\}: that value of its event is cards"),
        ("{who} draws {cards0}.", "card", r"\{cards0\}: that value of its event is card"),
        ("{who} draws {card*}.", "card", "its event does not carry any number of them"),
        ("{who} pays {prise}.", "+price", r"its event has no \{prise\}"),
        ("{who} {who|draws}.", "", "no choice of two"),
        ("{who} {who|draws|draw|drew}.", "", "no choice of two"),
        ("{card0|draws|draw}.", "card", "no choice of two"),
        ("{card0:yours}.", "card", "never the reader"),
        ("{who draws.", "", "no place: {who draws"),
        ("{who|draws", "", "a brace is not closed"),
        ("who} draws.", "", "a brace is closed that was not opened"),
        ("{} draws.", "", "no place"),
        ("{who!} draws.", "", "no place"),
    ],
)
def test_a_sentence_that_cannot_be_said_is_found_when_the_language_is_made(text: str, carried: str, wrong: str) -> None:
    with pytest.raises(Unsayable, match=f"en, 'event it': .*{wrong}"):
        told(text, happened(0), carried=carried)


def test_an_event_that_is_declared_needs_its_sentence() -> None:
    with pytest.raises(Unsayable, match="en: there is no sentence for the event drwan"):
        Phrases("en", {"event drawn": "{who} draws."}, {}, {}, {"drwan": "cards"})


@pytest.mark.parametrize(
    ("german", "wrong"),
    [
        ({"a": "{n0}"}, "'b' is not in both"),
        ({"a": "{n0}", "b": "{who} zieht {n1}."}, "'b': not in both en and de: n0, n1"),
        ({"a": "{n0}", "b": "{who} zieht."}, "'b': not in both en and de: n0"),
    ],
)
def test_both_languages_say_the_same(german: dict[str, str], wrong: str) -> None:
    english = Phrases("en", {"a": "{n0}", "b": "{who} {who|draws|draw} {n0}."}, {})
    with pytest.raises(Unsayable, match=wrong):
        agree(english, Phrases("de", german, {}))
    agree(english, Phrases("de", {"a": "{n0}", "b": "{n0|Eine|Mehrere} von {who:dir}."}, {}))


def test_things_are_named_in_whatever_form_a_sentence_is_said() -> None:
    sentences = {"event it": "{who} {who|shows|show} {seat1|{seat1} {card0}|you {card0}}: {cards}."}
    words = SomeWords("en", 0, sentences, {"it": "card seat"})
    event = happened(0, 3, 0, secret=(4,), known=(0,))
    assert words.event(event) == "You show you D: E."
    assert words.named(event) == [("card", 3), ("card", 4)]
    assert words.named(happened(0, -1, 0)) == [], "nobody can point at a card that is hidden"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_says_its_numbers(language: str) -> None:
    words = SomeWords(language, 0, {"reason costs": "{cards0}, {n1}."}, {})
    noun = NOUNS[language]["cards"][1]
    rule = "Rule" if language == "en" else "Regel"
    assert words.refusal(Refused("costs", (5, 3), "game:rule.1")) == f"5 {noun}, 3. ({rule} game:rule.1)"
    unknown = words.refusal(Refused("pick-order", (7, 3), ""))
    assert "8" in unknown, "people count from one"
    assert "3" in unknown
    assert words.refusal(Refused("game-over", (), "")) == COMMON[language].say("game-over")


def test_a_thing_is_found_by_the_beginning_of_its_name() -> None:
    class Named(Words[Any]):
        def printed(self) -> Any:
            yield from [("Card Zap", ("card", 1)), ("Card Zap", ("card", 2)), ("Clone", ("alien", 0))]

    words = Named("en", [], 0)
    assert words.find("card-zap") == ("card", 1), "the first copy"
    assert words.find("clo") == ("alien", 0)
    assert words.find("c") is None
    assert words.find(" ") is None
