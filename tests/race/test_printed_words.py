"""Race in words: what is printed on cards, the table and the result, refusals and settings."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import orrery.race.rules
from orrery.games import title_of
from orrery.kernel.decision import Choice, Form, Refused
from orrery.kernel.record import BadOption, Options
from orrery.race.cards import CARDS, deck_of
from orrery.race.powers import Power
from orrery.race.setup import checked, setup
from orrery.race.state import Race
from orrery.race.view import RaceView
from orrery.race.words.phrases import PHRASES
from orrery.race.words.powers import power_words
from orrery.words import LANGUAGES, Words, bad_option
from support.race import begin, card, pick, race
from support.race_words import NAMES, shown, sound, words

RULES = Path(orrery.race.rules.__file__).parent

# -- cards -------------------------------------------------------------------------------------------------------------


def all_powers() -> set[type[Power]]:
    return set(Power.__subclasses__())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_power_has_words(language: str) -> None:
    met: set[type[Power]] = set()
    for each in CARDS:
        for power in each.powers:
            met.add(type(power))
            for table in ("card", "brief"):
                assert sound(power_words(PHRASES[language], power, table))
    assert met == all_powers()


def test_an_unknown_power_raises() -> None:
    with pytest.raises(KeyError):
        power_words(PHRASES["en"], Power())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_described_with_all_that_is_printed(language: str) -> None:
    reader = words(language)
    for number in range(len(CARDS)):
        text = reader.describe("card", number)
        assert sound(text)
        assert text.startswith(reader.thing("card", number) + ": ")
        assert text.endswith(".")
        assert text.count(str(CARDS[number].cost)) >= 1
        for power in CARDS[number].powers:
            assert power_words(PHRASES[language], power) in text


@pytest.mark.parametrize(
    ("language", "key", "text"),
    [
        (
            "en",
            "alpha-centauri",
            "Alpha Centauri: world, cost 2, 0 VP, Rare elements windfall, start world number 2. "
            "Settle: Rare elements worlds you pay for cost 1 less, Military +1 against Rare elements worlds.",
        ),
        (
            "en",
            "galactic-federation",
            "Galactic Federation: development, cost 6, VP at the end. Develop: developments cost 2 less. "
            "At the end of the game: 2 per development of cost 6 (this card included), 1 per other development.",
        ),
        (
            "de",
            "galactic-imperium",
            "Galaktisches Imperium: Entwicklung, Kosten 6, Siegpunkte am Ende, Imperium-Karte. "
            "Siedeln: militärische Stärke +4 gegen Rebellen-Welten. "
            "Bei Spielende: 2 je militärische Rebellen-Welt, 1 je andere militärische Welt.",
        ),
        (
            "de",
            "gem-world",
            "Kristallwelt: Welt, Kosten 2, 1 Siegpunkt, Produktion: Luxusartikel, Starthand 1 des ersten Spiels. "
            "Produzieren: 1 Gut hier, falls keines da ist, 1 Karte ziehen, falls diese Welt produziert.",
        ),
        (
            "en",
            "merchant-guild-revised",
            "Merchant Guild: development, cost 6, VP at the end. Produce: draw 2 cards. "
            "At the end of the game: 2 per production world, 1 per good on your worlds. "
            "In the first edition: development, cost 6, VP at the end. Produce: draw 2 cards. "
            "At the end of the game: 2 per production world.",
        ),
    ],
)
def test_descriptions(language: str, key: str, text: str) -> None:
    assert words(language).describe("card", card(key)) == text


def test_things_have_names() -> None:
    assert words("de").thing("card", card("colony-ship")) == "Kolonieschiff"
    assert words("de").thing("card", card("black-market-trading-world-revised")) == "Schwarzmarkt"
    assert words("de").thing("card", card("space-port")) == "Space Port"
    assert words("de").thing("action", 5) == "Verbrauchen: 2x Siegpunkte"
    assert words("en").thing("action", 1) == "Explore: +1, +1"
    assert words().thing("seat", 1) == "Ben"
    assert words().thing("number", 7) == "7"
    assert words().thing("power", 0) == "power 1"
    assert words().thing("by", -1) == "the bonus"
    assert words().thing("by", card("mining-robots")) == "Mining Robots"
    with pytest.raises(KeyError):
        words().thing("song", 1)


def test_actions_are_described_with_their_bonus() -> None:
    assert words().describe("action", 0) == "Explore: +5 (bonus: draw 5 cards more)"
    assert words().describe("seat", 1) == "Ben"


@pytest.mark.parametrize(
    ("language", "text", "key"),
    [
        ("en", "Gem World", "gem-world"),
        ("en", "  gem w", "gem-world"),
        ("en", "pan galactic l", "pan-galactic-league"),
        ("en", "earths lost", "earths-lost-colony"),
        ("en", "public", "public-works"),
        ("de", "Kristall", "gem-world"),
        ("de", "GEM W", "gem-world"),
        ("de", "GEM", ""),
        ("de", "künstler", "artist-colony"),
        ("en", "Outlaw World", "outlaw-world"),
        ("en", "Kristall", ""),
        ("en", "rebel", ""),
        ("en", "new", ""),
        ("en", "zzz", ""),
        ("en", " ", ""),
        ("de", "Bergbau", ""),
    ],
)
def test_cards_are_found_by_the_beginning_of_their_name(language: str, text: str, key: str) -> None:
    assert words(language).find(text) == (("card", card(key)) if key else None)


def test_every_card_is_found_by_its_own_name() -> None:
    for language in LANGUAGES:
        reader = words(language)
        for number in deck_of("first"):
            found = reader.find(reader.thing("card", number))
            assert found is not None
            assert CARDS[found[1]].key == CARDS[number].key


# -- the table and the result ------------------------------------------------------------------------------------------


def small_table() -> Race:
    game = race(
        ["new-sparta", "gem-world", "comet-zone"],
        ["old-earth"],
        hands=[["rebel-base", "merchant-guild"], ["space-marines", "public-works"]],
        goods=[["gem-world"], []],
        actions=[["settle"], ["consume-x2"]],
        chips=[3, 1],
    )
    game.rounds = 4
    game.phase = 3
    return game


def test_the_table_in_english() -> None:
    middle, mine, other, hand = words("en", 0).table(small_table().view(0))
    assert [row[0] for row in middle.rows][:2] == ["Round 4, phase III: Settle", "VP chips left in the supply: 24"]
    assert middle.rows[-1] == ("First in order: Anna (you)",)
    assert mine.title == "Anna (you): 7 points (chips 3), Military 2, hand 2, tableau 3, Settle"
    assert mine.columns == ("Card", "VP", "Good", "Powers")
    assert mine.rows == [
        ("New Sparta", "1", "", "Settle: Military +2"),
        ("Gem World", "1", "Novelty: good", "Produce: then draw 1"),
        ("Comet Zone", "2", "Rare elements: empty", "Produce: then draw 1"),
    ]
    assert other.title == "Ben: 3 points (chips 1), Military 0, hand 2, tableau 1, Consume: 2x VP"
    assert hand.title == "Your hand: 2 cards"
    assert hand.rows == [
        ("Rebel Base", "Rebel military world", "defense 6", "6", ""),
        ("Merchant Guild", "development", "6", "end", "Produce: draw 2"),
    ]


def test_the_table_in_german() -> None:
    middle, mine, _, hand = words("de", 0).table(small_table().view(0))
    assert middle.title == "Tisch"
    assert mine.title == "Anna (du): 7 Punkte (Chips 3), Stärke 2, Hand 2, Auslage 3, Siedeln"
    assert mine.rows[1] == ("Kristallwelt", "1", "Luxusartikel: Gut", "Produzieren: danach 1 ziehen")
    assert hand.rows[0] == ("Rebel Base", "militärische Rebellen-Welt", "Verteidigung 6", "6", "")


@pytest.mark.parametrize("view", [small_table().view(0), small_table().public_view()])
def test_a_spectator_sees_no_hand(view: RaceView) -> None:
    text = shown(words("en", -1).table(view))
    assert "Gem World" in text
    assert "Rebel Base" not in text
    assert "(you)" not in text


def test_the_last_round_is_announced() -> None:
    game = small_table()
    assert "last round" not in shown(words().table(game.view(0)))
    game.pool = 0
    assert "This is the last round" in shown(words().table(game.view(0)))


def test_cards_placed_in_this_phase_are_marked() -> None:
    game = race(["old-earth"], ["new-sparta"], hands=[["gem-world", "comet-zone", "public-works", "mining-world"], []])
    begin(game, "settle")
    pick(game, 0, "gem-world")
    mine = words().table(game.view(0))[1]
    assert mine.title.startswith("Anna (you): 3 points (chips 0), Military 0, hand 3, tableau 2")
    assert mine.rows[-1] == ("Gem World", "1", "Novelty: empty", "Placed in this phase. Produce: then draw 1")


def finished(chips: list[int], hands: list[list[str]], winners: list[int]) -> Race:
    game = race(["old-earth"], ["merchant-world"], hands=hands, chips=chips)
    game.finish(winners)
    return game


@pytest.mark.parametrize(
    ("chips", "hands", "winners", "reader", "english", "german"),
    [
        ([5, 1], [[], []], [0], 0, "You win with 7 points.", "Du gewinnst mit 7 Punkten."),
        ([5, 1], [[], []], [0], 1, "Anna wins with 7 points.", "Anna gewinnt mit 7 Punkten."),
        (
            [1, 1],
            [["gem-world"], []],
            [0],
            1,
            "Anna wins with 3 points; the tie is broken by cards in hand and goods: 1.",
            "Anna gewinnt mit 3 Punkten; bei Gleichstand entscheiden Handkarten und Güter: 1.",
        ),
        (
            [1, 1],
            [["gem-world"], []],
            [0],
            0,
            "You win with 3 points; the tie is broken by cards in hand and goods: 1.",
            "Du gewinnst mit 3 Punkten; bei Gleichstand entscheiden Handkarten und Güter: 1.",
        ),
        (
            [1, 1],
            [[], []],
            [0, 1],
            0,
            "Anna (you) and Ben win together with 3 points each; cards in hand and goods are tied as well: 0.",
            "Anna (du) und Ben gewinnen gemeinsam mit je 3 Punkten; auch Handkarten und Güter sind gleich: 0.",
        ),
    ],
)
def test_winners(
    chips: list[int], hands: list[list[str]], winners: list[int], reader: int, english: str, german: str
) -> None:
    game = finished(chips, hands, winners)
    assert words("en", reader).result(game.view(0))[0].title == english
    assert words("de", reader).result(game.view(0))[0].title == german


def test_six_cost_developments_are_counted_line_by_line() -> None:
    tableau = [
        "new-sparta",
        "galactic-imperium",
        "rebel-base",
        "rebel-miners",
        "galactic-renaissance",
        "new-galactic-order",
    ]
    game = race(tableau, ["old-earth"], chips=[7, 0])
    game.finish([0])
    rows = words().result(game.view(0))[1].rows
    assert rows == [
        ("New Sparta", "1", "as printed"),
        ("Galactic Imperium", "5", "4: 2 per Rebel military world: Rebel Base and Rebel Miners"),
        ("", "", "1: 1 per other military world: New Sparta"),
        ("Rebel Base", "6", "as printed"),
        ("Rebel Miners", "1", "as printed"),
        ("Galactic Renaissance", "2", "0: 3 for Research Labs"),
        ("", "", "0: 3 for Galactic Trendsetters"),
        ("", "", "0: 3 for Artist Colony"),
        ("", "", "2: 1 per 3 VP in chips: 7"),
        ("New Galactic Order", "4", "4: 1 per point of total Military: 4"),
        ("VP chips", "7", ""),
        ("Total", "26", ""),
    ]
    assert game.scores()[0] == 26


# -- refusals and settings ---------------------------------------------------------------------------------------------


def refused(choice: Choice) -> Refused:
    game = setup({"players": 2}, 1)
    with pytest.raises(Refused) as caught:
        game.answer(choice)
    return caught.value


@pytest.mark.parametrize(
    ("choice", "english", "german"),
    [
        (
            Choice(0, (0,)),
            "Pick exactly 2 options; you picked 1. (Rule race:setup.7)",
            "Wähle genau 2 Möglichkeiten; du hast 1 gewählt. (Regel race:setup.7)",
        ),
        (
            Choice(0, (0, 9)),
            "There is no option 10: the options are numbered 1 to 6. (Rule race:setup.7)",
            "Eine Möglichkeit 10 gibt es nicht: Sie sind von 1 bis 6 nummeriert. (Regel race:setup.7)",
        ),
        (
            Choice(0, (3, 3)),
            "Name each option once only, the lowest number first. (Rule race:setup.7)",
            "Nenne jede Möglichkeit nur einmal, die kleinste Nummer zuerst. (Regel race:setup.7)",
        ),
        (
            Choice(0, (), Form(())),
            "There is no form to fill in here: pick from the options. (Rule race:setup.7)",
            "Hier gibt es nichts auszufüllen: Wähle aus den Möglichkeiten. (Regel race:setup.7)",
        ),
        (Choice(5, (0,)), "There is nothing for you to decide now.", "Du hast gerade nichts zu entscheiden."),
    ],
)
def test_refusals(choice: Choice, english: str, german: str) -> None:
    assert words("en").refusal(refused(choice)) == english
    assert words("de").refusal(refused(choice)) == german


def test_a_refusal_counts_right() -> None:
    assert words().refusal(Refused("pick-count", (1, 1, 0))) == "Pick exactly 1 option; you picked 0."
    assert words("de").refusal(Refused("pick-count", (0, 1, 2))) == (
        "Wähle mindestens 0 und höchstens 1 Möglichkeit; du hast 2 gewählt."
    )
    with pytest.raises(KeyError):
        words().refusal(Refused("sings"))


def bad(options: Options) -> BadOption:
    with pytest.raises(BadOption) as caught:
        checked(options)
    return caught.value


BAD: list[tuple[Options, str, str]] = [
    ({"sand": 1}, "No setting is called sand.", "Eine Einstellung sand gibt es nicht."),
    ({"players": 9}, "players=9 is not possible. Possible values: 2, 3, 4, 5, 6.", "players=9 ist nicht möglich."),
    ({"players": 3, "actions": "two"}, "Two actions a round are for two players only", "Zwei Aktionen je Runde"),
    ({"players": 3, "start_worlds": "choice"}, "There is no red and no blue start world", "Für so viele Spieler gibt"),
    ({"players": 5}, "These sets are not for so many players: not players=5, but players=4, sets=storm.", "Diese Sets"),
    ({"goals": "yes"}, "Goals come with The Gathering Storm: not sets=none, but sets=storm or more.", "Ziele gehören"),
    ({"takeovers": "yes"}, "Takeovers come with Rebel vs Imperium", "Übernahmen gehören zu Rebellen vs. Imperium"),
    (
        {"players": 6, "sets": "rebel", "setup": "first-game"},
        "There is no preset hand for a sixth player",
        "Für einen sechsten Spieler",
    ),
    (
        {"players": 5, "sets": "rebel", "setup": "first-game"},
        "The fifth preset hand comes with The Gathering Storm",
        "Die fünfte vorgegebene Hand",
    ),
    ({"variant": "draft"}, "The draft comes with the sets: not sets=none", "Die Konstruktions-Variante gehört"),
    ({"players": 5, "sets": "storm", "variant": "draft"}, "These sets are not for so many players who draft", "Für so"),
    (
        {"sets": "storm", "variant": "draft", "start_worlds": "old-earth,new-sparta"},
        "The draft deals two start worlds to each player",
        "Die Konstruktions-Variante teilt jedem zwei Startwelten aus",
    ),
    ({"sets": "storm", "variant": "draft", "setup": "first-game"}, "The variant deals its own hands", "Die Variante"),
    ({"players": 3, "sets": "rebel", "variant": "scenario"}, "The scenario is for two players", "Das Szenario ist für"),
    ({"variant": "scenario"}, "The scenario comes with Rebel vs Imperium: not sets=none", "Das Szenario gehört zu"),
    (
        {"sets": "rebel", "variant": "scenario", "start_worlds": "old-earth,new-sparta"},
        "The scenario has its own start worlds",
        "Das Szenario hat eigene Startwelten",
    ),
    (
        {"sets": "rebel", "variant": "scenario", "takeovers": "no"},
        "The scenario is always played with takeovers: not takeovers=no, but takeovers=yes.",
        "Im Szenario gibt es immer Übernahmen",
    ),
    ({"setup": "first-game", "start_worlds": "choice"}, "The first game deals its own", "Das erste Spiel legt"),
    ({"start_worlds": "moon,old-earth"}, "No start world is called moon.", "Eine Startwelt moon gibt es nicht."),
    ({"start_worlds": "old-earth"}, "Name 2 different start worlds", "Nenne 2 verschiedene Startwelten"),
]


@pytest.mark.parametrize(("options", "english", "german"), BAD)
def test_bad_settings(options: Options, english: str, german: str) -> None:
    assert words("en").bad_option(bad(options)).startswith(english)
    assert words("de").bad_option(bad(options)).startswith(german)


def test_every_reason_of_setup_has_words() -> None:
    sources = [RULES.parent / "setup.py", RULES.parent.parent / "kernel" / "record.py"]  # the latter for all games
    trees = [ast.parse(source.read_text(encoding="utf-8")) for source in sources]
    calls = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]
    reasons = {ast.literal_eval(call.args[0]) for call in calls if getattr(call.func, "id", "") == "BadOption"}
    assert reasons == {bad(options).reason for options, _, _ in BAD}


def test_an_unknown_game_has_words_before_there_is_a_game() -> None:
    with pytest.raises(BadOption) as caught:
        title_of("chess")
    assert bad_option("en", caught.value) == "No game is called chess. The games are: race, cosmic, ti4."
    assert bad_option("de", caught.value) == "Ein Spiel chess gibt es nicht. Die Spiele sind: race, cosmic, ti4."


def test_race_speaks_through_the_common_interface() -> None:
    reader = title_of("race").words("de", NAMES, 0)
    assert isinstance(reader, Words)
    assert reader.thing("card", card("gem-world")) == "Kristallwelt"
