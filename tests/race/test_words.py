"""Race in words: everything that rules ask, offer, note or refuse has a sentence in both languages, and a true one."""

from __future__ import annotations

import re
from functools import cache

import pytest

from orrery.kernel.decision import Decision, Option
from orrery.kernel.event import Event
from orrery.kernel.laws import random_choice
from orrery.kernel.record import Options
from orrery.kernel.rng import seeded
from orrery.race.cards import CARDS
from orrery.race.rules.round import ACTION_OPTIONS
from orrery.race.setup import setup
from orrery.race.state import Race
from orrery.race.words import RaceWords, de, en
from orrery.race.words.names_de import NAMES_DE
from orrery.race.words.phrases import PHRASES
from orrery.race.words.takeovers import price_of_army
from orrery.words import COMMON, LANGUAGES
from support.play import asked, told
from support.race import begin, card, pick, race
from support.race_words import NAMES, literals, sound, words

SILENT: tuple[str, ...] = ()  # kinds of events that need no words

ALL_MODULES: Options = {"sets": "storm+rebel+brink", "goals": "yes", "takeovers": "yes"}
GAMES: list[tuple[Options, int]] = [
    ({"players": 2}, 1),
    ({"players": 3}, 2),
    ({"players": 4}, 3),
    ({"players": 2, "actions": "two"}, 4),
    ({"players": 2, "setup": "first-game"}, 5),
    ({"players": 2, "start_worlds": "choice"}, 6),
    ({"players": 3, "edition": "revised"}, 7),
    ({"players": 4, "edition": "revised"}, 8),
    ({"players": 5, "sets": "storm"}, 9),
    ({"players": 4, "sets": "storm+rebel", "start_worlds": "choice"}, 10),
    ({"players": 6, "sets": "storm+rebel+brink"}, 12),
    ({"players": 3, "sets": "brink"}, 13),
    ({**ALL_MODULES, "players": 2, "actions": "two"}, 234),
    ({**ALL_MODULES, "players": 2, "actions": "two"}, 304),
    ({**ALL_MODULES, "players": 2, "actions": "two"}, 1018),
    ({**ALL_MODULES, "players": 2, "actions": "two"}, 1603),
    ({**ALL_MODULES, "players": 4}, 212),
    ({**ALL_MODULES, "players": 4}, 1398),
    ({**ALL_MODULES, "players": 4}, 2054),
    ({"players": 4, "sets": "storm", "variant": "draft"}, 59),
    ({"players": 2, "sets": "storm+rebel", "variant": "scenario"}, 62),
]
SELDOM = {"search failed", "takeover void", "saved taken"}  # in random games: test_search.py, test_takeover.py


def moments(options: Options, seed: int) -> list[tuple[Race, list[Decision]]]:
    """A random game, stopped at every question."""
    game = setup(options, seed)
    rng = seeded(seed + 1)
    found: list[tuple[Race, list[Decision]]] = []
    while not game.over:
        waiting = [told(game, decision.seat) for decision in game.waiting()]
        copy = game.copy()
        assert isinstance(copy, Race)
        found.append((copy, waiting))
        game.answer(random_choice(waiting[rng.below(len(waiting))], rng))
    found.append((game, []))
    return found


@cache
def played(index: int) -> list[tuple[Race, list[Decision]]]:
    return moments(*GAMES[index])


# -- the tables --------------------------------------------------------------------------------------------------------


def parts_of(text: str) -> set[str]:
    return set(re.findall(r"\{([a-z_]+[0-9*]?)", text))


def test_both_languages_have_the_same_sentences_with_the_same_parts() -> None:
    assert en.TABLES.keys() == de.TABLES.keys()
    for table in en.TABLES:
        assert en.TABLES[table].keys() == de.TABLES[table].keys(), table
        for key in en.TABLES[table]:
            assert parts_of(en.TABLES[table][key]) == parts_of(de.TABLES[table][key]), (table, key)
    assert en.NOUNS.keys() == de.NOUNS.keys()
    assert COMMON["en"].sentences.keys() == COMMON["de"].sentences.keys()
    for key in COMMON["en"].sentences:
        assert parts_of(COMMON["en"].sentences[key]) == parts_of(COMMON["de"].sentences[key]), key


def test_german_names_belong_to_cards() -> None:
    assert set(NAMES_DE) <= {each.key for each in CARDS}


@pytest.mark.parametrize(
    ("language", "number", "noun", "text"),
    [
        ("en", 1, "card", "1 card"),
        ("en", 0, "card", "0 cards"),
        ("en", 2, "good 2", "2 Rare elements goods"),
        ("de", 1, "card", "1 Karte"),
        ("de", 3, "card", "3 Karten"),
        ("de", 1, "vp", "1 Siegpunkt"),
        ("de", 2, "vp", "2 Siegpunkte"),
        ("de", 2, "good -1", "2 Güter"),
    ],
)
def test_a_number_goes_with_its_noun(language: str, number: int, noun: str, text: str) -> None:
    assert PHRASES[language].count(number, noun) == text


@pytest.mark.parametrize(
    ("items", "text"), [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")]
)
def test_lists(items: list[str], text: str) -> None:
    assert PHRASES["en"].listed(items) == text


# -- whole games -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("index", range(len(GAMES)))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_option_has_words(language: str, index: int) -> None:
    for game, decisions in played(index):
        for decision in decisions:
            reader, view = words(language, decision.seat), game.view(decision.seat)
            assert sound(reader.prompt(decision, view)), decision.prompt
            offered = [reader.option(option, decision, view) for option in decision.options]
            assert all(sound(text) for text in offered), (decision.prompt, offered)


@pytest.mark.parametrize("index", range(len(GAMES)))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_words_for_every_reader(language: str, index: int) -> None:
    log = played(index)[-1][0].log
    assert log
    for event in log:
        for seat in range(-1, int(GAMES[index][0]["players"])):
            text = words(language, seat).event(event)
            assert sound(text) or (text == "" and event.kind in SILENT), event.kind


@pytest.mark.parametrize("index", range(len(GAMES)))
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_has_words_at_every_moment(language: str, index: int) -> None:
    for game, decisions in played(index)[::7]:
        for seat in range(game.seats):
            for panel in words(language, seat).table(game.view(seat)):
                assert sound(panel.title)
                assert len(panel.title) <= 130
                assert all(len(row) == len(panel.columns or ("",)) for row in panel.rows), panel.title
                assert all(cell == "" or sound(cell) for row in panel.rows for cell in row), panel.rows
        assert decisions or game.over


def test_every_question_of_the_rules_was_put() -> None:
    prompts = literals("Decision", 1)
    assert len(prompts) == 45
    asked_for = {decision.prompt for index in range(len(GAMES)) for _, each in played(index) for decision in each}
    assert asked_for == prompts


def test_every_kind_of_event_was_noted() -> None:
    kinds = literals("note|note_all|note_own|note_shown|note_learned|note_secret", 0)
    assert len(kinds) == 53
    noted = {event.kind for index in range(len(GAMES)) for event in played(index)[-1][0].log or []}
    assert noted - SELDOM == kinds - SELDOM


@pytest.mark.parametrize("index", range(len(GAMES)))
def test_the_price_is_explained_to_the_last_card(index: int) -> None:
    for game, decisions in played(index):
        for decision in decisions:
            if decision.prompt == "pay":
                text = words("en", decision.seat).prompt(decision, game.view(decision.seat))
                cost, *less = [int(number) for number in re.findall(r"\d+", text[text.index("(") :])]
                assert cost - sum(less) == decision.least, text


@pytest.mark.parametrize("index", range(len(GAMES)))
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_final_scores_add_up(language: str, index: int) -> None:
    game = played(index)[-1][0]
    ranking, *breakdowns = words(language).result(game.view(0))
    assert sorted([int(row[1]) for row in ranking.rows]) == sorted(game.scores())
    by_name = {panel.title.split(":")[0].split(" (")[0]: panel for panel in breakdowns}
    for seat in range(game.seats):
        *rows, chips, total = by_name[NAMES[seat]].rows
        assert sum([int(row[1]) for row in rows if row[1]]) + int(chips[1]) == int(total[1]) == game.scores()[seat]
        for counted, points in lines_of_developments(rows):
            assert sum(counted) == points


def lines_of_developments(rows: list[tuple[str, ...]]) -> list[tuple[list[int], int]]:
    """For each six-cost development the sums of its lines, and its points."""
    found: list[tuple[list[int], int]] = []
    for name, points, text in rows:
        line = re.match(r"(-?\d+): ", text)
        if line and name:
            found.append(([], int(points)))
        if line:
            found[-1][0].append(int(line.group(1)))
    return found


# -- questions and options ---------------------------------------------------------------------------------------------


def question(game: Race, seat: int, language: str = "en") -> tuple[str, list[str]]:
    decision, view = told(game, seat), game.view(seat)
    reader = words(language, seat)
    return reader.prompt(decision, view), [reader.option(option, decision, view) for option in decision.options]


@pytest.mark.parametrize("action", range(len(ACTION_OPTIONS)))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_tells_its_bonus(language: str, action: int) -> None:
    game = setup({"players": 2, "actions": "two", "setup": "first-game"}, 1)
    text = words(language).option(ACTION_OPTIONS[action], asked(game, 0), game.view(0))
    assert text.startswith(words(language).thing("action", action) + " (")
    assert "onus: " in text


def test_the_first_choice_of_an_action_says_what_it_does() -> None:
    game = setup({"players": 2, "setup": "first-game"}, 1)
    decision, view = asked(game, 0), game.view(0)
    assert words("en").prompt(decision, view) == (
        "Choose 1 action for this round: it happens for everybody, and you get its bonus."
    )
    assert words("de").prompt(decision, view) == (
        "Wähle 1 Aktion für diese Runde: Das tun dann alle, und du bekommst den Bonus."
    )
    game.rounds = 2
    assert words("en").prompt(decision, game.view(0)) == "Choose 1 action for this round."


def test_who_is_strong_enough_is_told_so_before_adding_more() -> None:
    hands = [["rebel-miners", "rebel-outpost", "gem-world", "comet-zone"], []]
    said: list[str] = []
    for world in hands[0][:2]:
        game = race(["new-sparta", "space-mercenaries"], ["old-earth"], hands=hands, sets="storm")
        begin(game, "settle")
        pick(game, 0, world)
        said.append(question(game, 0)[0])
    assert said[0] == (
        "You are strong enough for Rebel Miners. Choose up to 2 cards from hand to discard for 1 Military more each, "
        "or none."
    )
    assert said[1].endswith("to conquer Rebel Outpost: at least 2, at most 2.")


def test_what_is_added_in_a_takeover_names_its_price() -> None:
    army = [card("alien-booby-trap"), card("rebel-fuel-refinery"), card("new-military-tactics")]
    assert (
        price_of_army(PHRASES["en"], army) == "for 1 prestige and 1 Rare elements good, giving up New Military Tactics"
    )
    assert price_of_army(PHRASES["de"], army[:1]) == "für 1 Prestige"


def test_ways_to_settle_by_conquest() -> None:
    game = race(["new-sparta", "new-military-tactics"], ["old-earth"], hands=[["rebel-miners"], []])
    begin(game, "settle")
    prompt, options = question(game, 0)
    assert prompt == "Which world do you place? You have 1 card in hand and Military 2."
    assert options[1].endswith(". Now: conquer with Military 2 against defense 2")
    pick(game, 0, "rebel-miners")
    assert question(game, 0) == (
        "How do you place Rebel Miners (defense 2)?",
        [
            "conquer with Military 2 against defense 2",
            "conquer with Military 5 against defense 2, giving up New Military Tactics",
        ],
    )
    assert question(game, 0, "de") == (
        "Wie spielst du Rebel Miners aus (Verteidigungsstärke 2)?",
        [
            "erobern mit militärischer Stärke 2 gegen Verteidigungsstärke 2",
            "erobern mit militärischer Stärke 5 gegen Verteidigungsstärke 2, dafür abgeben: Neue Militärische Taktiken",
        ],
    )


def test_ways_to_settle_by_payment() -> None:
    hand = ["pirate-world", "public-works", "public-works"]
    tableau = ["old-earth", "contact-specialist", "replicant-robots", "colony-ship"]
    game = begin(race(tableau, ["new-sparta"], hands=[hand, []]), "settle")
    assert question(game, 0)[1][1].endswith(". Now: pay nothing, by Contact Specialist")
    tableau.remove("replicant-robots")
    game = begin(race(tableau, ["new-sparta"], hands=[hand, []]), "settle")
    pick(game, 0, "pirate-world")
    assert question(game, 0) == (
        "How do you place Pirate World (defense 3)?",
        ["pay 2 cards, by Contact Specialist", "pay nothing, by Contact Specialist, giving up Colony Ship"],
    )
    assert question(game, 0, "de")[1] == [
        "2 Karten bezahlen, durch Kontaktspezialist",
        "nichts bezahlen, durch Kontaktspezialist, dafür abgeben: Kolonieschiff",
    ]


def test_a_world_that_needs_a_sacrifice_says_so() -> None:
    game = race(["old-earth", "colony-ship"], ["new-sparta"], hands=[["new-earth"], []])
    assert question(begin(game, "settle"), 0)[1][1].endswith(". Now: pay nothing, giving up Colony Ship")


def test_the_price_of_a_military_world_is_explained() -> None:
    hand = ["pirate-world", "public-works", "public-works", "gem-world"]
    game = begin(race(["old-earth", "contact-specialist"], ["new-sparta"], hands=[hand, []]), "settle")
    pick(game, 0, "pirate-world")
    assert question(game, 0)[0] == (
        "Choose 2 cards from hand to pay for Pirate World (defense 3, 1 less for Contact Specialist)."
    )


def test_the_price_of_a_development_is_explained() -> None:
    game = race(
        ["old-earth", "investment-credits"],
        ["new-sparta"],
        hands=[["research-labs", "gem-world", "comet-zone", "spice-world"], []],
        actions=[["develop"], ["explore-5"]],
    )
    game.phase = 1
    begin(game, "develop")
    prompt, options = question(game, 0)
    assert prompt == "Which development do you place? You have 4 cards in hand."
    assert options[0] == "place nothing"
    assert options[1].startswith("Research Labs: development, cost 4 (now 2), 2 VP; Explore: keep +1; ")
    pick(game, 0, "research-labs")
    assert question(game, 0)[0] == (
        "Choose 2 cards from hand to pay for Research Labs "
        "(cost 4, 1 less for the bonus, 1 less for Investment Credits)."
    )
    assert question(game, 0, "de")[0] == (
        "Wähle 2 Karten aus der Hand, um Forschungslabors zu bezahlen "
        "(Kosten 4, 1 weniger durch den Bonus, 1 weniger durch Investitions-Kredite)."
    )


def test_sales_say_what_they_bring() -> None:
    tableau = ["old-earth", "spice-world", "pre-sentient-race"]
    game = race(tableau, ["new-sparta"], goods=[tableau[1:], []], actions=[["consume-trade"], ["explore-5"]])
    begin(game, "consume")
    assert question(game, 0) == (
        "Which good do you sell? (Trade powers included)",
        ["Spice World: Novelty good for 5 cards", "Pre-Sentient Race: Genes good for 5 cards"],
    )


def test_a_consume_power_that_sells_says_what_it_can_bring() -> None:
    tableau = ["old-earth", "black-market-trading-world", "trade-league", "pre-sentient-race", "spice-world"]
    game = begin(race(tableau, ["new-sparta"], goods=[["pre-sentient-race"], []]), "consume")
    assert question(game, 0)[1][1:] == [
        "Black Market Trading World: sell 1 good for 4 cards",
        "Trade League: sell 1 good for 6 cards",
    ]
    game = begin(race(tableau, ["new-sparta"], goods=[["pre-sentient-race", "spice-world"], []]), "consume")
    assert question(game, 0)[1][1] == "Black Market Trading World: sell 1 good for up to 4 cards"


def test_a_sale_without_trade_powers_says_so() -> None:
    tableau = ["new-sparta", "black-market-trading-world", "spice-world", "pre-sentient-race"]
    game = begin(race(tableau, ["old-earth"], goods=[tableau[2:], []]), "consume")
    assert question(game, 0) == (
        "Which good do you sell with Black Market Trading World? (Trade powers left out)",
        ["Spice World: Novelty good for 2 cards", "Pre-Sentient Race: Genes good for 4 cards"],
    )
    assert question(game, 0, "de")[1][0] == "Spice World: Gut der Art Luxusartikel für 2 Karten"


CONSUMERS = [
    "old-earth",
    "tourist-world",
    "pilgrimage-world",
    "diversified-economy",
    "merchant-world",
    "gambling-world",
]
HOLDERS = ["gem-world", "pre-sentient-race", "comet-zone"]


def consumers(action: str) -> Race:
    return begin(
        race(
            CONSUMERS + HOLDERS,
            ["new-sparta"],
            hands=[["public-works"], []],
            goods=[HOLDERS, []],
            actions=[[action], ["explore-5"]],
        ),
        "consume",
    )


def test_consume_powers_say_what_they_give_now() -> None:
    prompt, options = question(consumers("produce"), 0)
    assert prompt == "Which Consume power do you use next?"
    assert options == [
        "Old Earth: 2 goods for 2 VP",
        "Tourist World: 2 goods for 3 VP",
        "Pilgrimage World: 3 goods for 2 VP",
        "Diversified Economy: 3 goods for 3 VP",
        "Merchant World: discard up to 1 card from hand for 1 VP each",
        "Gambling World: 1 good for 1 VP",
        "Gambling World: guess from 1 to 7 what the top card costs (or its defense) to win it",
    ]


def test_doubled_consume_powers_say_so() -> None:
    prompt, options = question(consumers("consume-x2"), 0, "de")
    assert prompt.endswith("Ihre Siegpunkte verdoppeln sich.")
    assert options[:5] == [
        "Old Earth: 2 Güter für 4 Siegpunkte, verdoppelt",
        "Tourist World: 2 Güter für 6 Siegpunkte, verdoppelt",
        "Pilgerwelt: 3 Güter für 4 Siegpunkte, verdoppelt",
        "Mischwirtschaft: 3 Güter für 6 Siegpunkte, verdoppelt",
        "Welt der Kaufleute: bis zu 1 Karte aus der Hand abwerfen für je 1 Siegpunkt",
    ]


def test_questions_about_goods() -> None:
    game = consumers("consume-x2")
    pick(game, 0, "power old-earth 1")
    assert question(game, 0) == (
        "Choose 2 goods to consume with Old Earth for 4 VP.",
        ["Gem World: Novelty good", "Pre-Sentient Race: Genes good", "Comet Zone: Rare elements good"],
    )


def test_the_question_for_one_good_of_several_kinds() -> None:
    tableau = ["old-earth", "diversified-economy", "gem-world", "pre-sentient-race", "comet-zone", "asteroid-belt"]
    game = begin(race(tableau, ["new-sparta"], goods=[tableau[2:], []]), "consume")
    pick(game, 0, "power diversified-economy 0")
    prompt, options = question(game, 0)
    assert asked(game, 0).prompt == "good"
    assert prompt == "Diversified Economy takes goods of different kinds for 3 VP: choose the next one."
    assert options == ["Comet Zone: Rare elements good", "Asteroid Belt: Rare elements good"]
    assert question(game, 0, "de")[0] == (
        "Mischwirtschaft nimmt Güter verschiedener Arten für 3 Siegpunkte: Wähle das nächste."
    )


def test_a_power_that_gives_nothing_says_so() -> None:
    tableau = ["new-sparta", "pilgrimage-world", "gem-world", "old-earth"]
    game = begin(race(tableau, ["epsilon-eridani"], goods=[["gem-world"], []]), "consume")
    assert "Pilgrimage World: 1 good for nothing" in question(game, 0)[1]


def test_windfall_worlds_say_by_what_they_produce() -> None:
    game = race(
        ["old-earth", "mining-robots", "asteroid-belt", "pre-sentient-race"],
        ["new-sparta"],
        actions=[["produce"], ["explore-5"]],
    )
    begin(game, "produce")
    assert question(game, 0)[1] == [
        "Asteroid Belt: Rare elements good, by Mining Robots",
        "Asteroid Belt: Rare elements good, by the bonus",
        "Pre-Sentient Race: Genes good, by the bonus",
    ]
    assert question(game, 0, "de")[1][2] == "Pre-Sentient Race: Gut der Art Gene, durch den Bonus"


def test_unknown_questions_and_options_raise() -> None:
    game = setup({"players": 2}, 1)
    with pytest.raises(KeyError):
        words().prompt(Decision(0, "sing", []), game.view(0))
    with pytest.raises(KeyError):
        words().option(Option("sing"), Decision(0, "consume", []), game.view(0))


# -- events ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "seat", "text"),
    [
        ("en", 0, "You draw 2 cards: Gem World and Colony Ship."),
        ("en", 1, "Anna draws 2 cards."),
        ("en", -1, "Anna draws 2 cards."),
        ("de", 0, "Du ziehst 2 Karten: Kristallwelt und Kolonieschiff."),
        ("de", 1, "Anna zieht 2 Karten."),
    ],
)
def test_a_draw_is_told_to_who_drew(language: str, seat: int, text: str) -> None:
    event = Event("race:explore.3", "drawn", 0, (2,), (card("gem-world"), card("colony-ship")), (0,))
    assert words(language, seat).event(event) == text


@pytest.mark.parametrize(
    ("event", "yours", "theirs", "german"),
    [
        (
            Event("race:settle.4", "discarded", 0, (1,), (card("gem-world"),), (0,)),
            "You pay 1 card: Gem World.",
            "Anna pays 1 card.",
            "Anna bezahlt 1 Karte.",
        ),
        (
            Event("race:round.10", "discarded", 0, (1,), (card("gem-world"),), (0,)),
            "You discard 1 card: Gem World.",
            "Anna discards 1 card.",
            "Anna wirft 1 Karte ab.",
        ),
        (
            Event("race:explore.2", "kept", 0, (1, 6), (card("gem-world"),), (0,)),
            "You keep 1 card: Gem World. Discarded: 6.",
            "Anna keeps 1 card. Discarded: 6.",
            "Anna behält 1 Karte. Abgeworfen: 6.",
        ),
        (
            Event("race:explore.2", "kept", 0, (0, 0)),
            "You have nothing to choose from.",
            "Anna has nothing to choose from.",
            "Anna hat nichts zur Auswahl.",
        ),
        (
            Event("race:consume.6", "uses", 0, (card("gambling-world"), 0)),
            "You use Gambling World (1 good for 1 VP).",
            "Anna uses Gambling World (1 good for 1 VP).",
            "Anna setzt Casinowelt ein (1 Gut für 1 Siegpunkt).",
        ),
        (
            Event("", "lucky", 0, (2, card("gem-world"))),
            "You name 2 and turn up Gem World (cost 2): right, you keep the card.",
            "Anna names 2 and turns up Gem World (cost 2): right, the card is kept.",
            "Anna nennt 2 und deckt Kristallwelt auf (Kosten 2): richtig, die Karte kommt auf die Hand.",
        ),
        (
            Event("", "consumed", 0, (card("gem-world"), card("comet-zone"))),
            "You consume 2 goods of Gem World and Comet Zone.",
            "Anna consumes 2 goods of Gem World and Comet Zone.",
            "Anna verbraucht 2 Güter von Kristallwelt und Comet Zone.",
        ),
        (
            Event("", "chose", 0, (3, 8)),
            "You choose Settle and Settle (second card).",
            "Anna chooses Settle and Settle (second card).",
            "Anna wählt Siedeln und Siedeln (zweite Karte).",
        ),
        (
            Event("", "placed", 0, (card("retrofit-and-salvage-inc"),)),
            "You settle Retrofit & Salvage, Inc.",  # the stop of the name ends the sentence
            "Anna settles Retrofit & Salvage, Inc.",
            "Anna besiedelt Umbau & Abwrack GmbH.",
        ),
        (
            Event("", "score", 0, (1, 3)),
            "You have 1 point (cards in hand and goods, for a tie: 3).",
            "Anna has 1 point (cards in hand and goods, for a tie: 3).",
            "Anna hat 1 Punkt (Handkarten und Güter, bei Gleichstand: 3).",
        ),
        (
            Event("", "phase", -1, (2,)),
            *["Now phase II for the second time: Develop."] * 2,
            "Jetzt Phase II zum zweiten Mal: Entwickeln.",
        ),
        (
            Event("", "reshuffled", -1, (1,)),
            *["The discards are shuffled: the new draw pile has 1 card."] * 2,
            "Der Abwurfhaufen wird gemischt: Der neue Nachziehstapel hat 1 Karte.",
        ),
    ],
)
def test_events(event: Event, yours: str, theirs: str, german: str) -> None:
    assert words("en", 0).event(event) == yours
    assert words("en", 1).event(event) == theirs
    assert words("de", 1).event(event) == german


@pytest.mark.parametrize("index", range(len(GAMES)))
def test_secrets_are_told_to_nobody_else(index: int) -> None:
    hidden = [event for event in played(index)[-1][0].log or [] if event.secret]
    assert hidden
    for event in hidden:
        for seat in range(-1, int(GAMES[index][0]["players"])):
            if seat not in event.knowers:
                stranger = event.seen_by(seat)
                assert not stranger.secret
                assert words("en", seat).event(event) == words("en", seat).event(stranger)


def test_who_looks_through_the_eyes_of_a_seat_is_told_of_it_as_of_another() -> None:
    drawn = Event("race:explore.2", "drawn", 0, (2,), (card("gem-world"), card("old-earth")), (0, -1))
    assert words("en", 0).event(drawn) == "You draw 2 cards: Gem World and Old Earth."
    assert words("en", -1).event(drawn) == "Anna draws 2 cards."
    assert words("en", -1).named(drawn) == [("card", card("gem-world")), ("card", card("old-earth"))]


@pytest.mark.parametrize(
    "event",
    [
        Event("race:explore.3", "kept", 0, (0, 2)),
        Event("race:search.3", "search failed", 0),
        Event("race:takeovers.1", "takeover void", 0, (5, 1)),
        Event("race:takeovers.1", "saved taken", 0, (1,), (5,), (0,)),
    ],
)
def test_what_is_seldom_noted_carries_what_its_sentence_says(event: Event) -> None:
    sentence = words().sentence(event)
    assert words().phrases.carries(sentence, len(event.values)), sentence


def test_unknown_events_raise() -> None:
    for actor in (-1, 0):
        with pytest.raises(KeyError):
            words().event(Event("", "sings", actor, (1,)))


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "You turn up 26 cards, {last} last."), ("de", "Du deckst 26 Karten auf, zuletzt {last}.")],
)
def test_a_long_search_is_told_in_a_short_line(language: str, said: str) -> None:
    words = RaceWords(language, NAMES[:2], 0)
    few = Event("race:search.3", "turned up", 0, (1, 2, 3))
    assert all(words.thing("card", number) in words.event(few) for number in (1, 2, 3))
    many = Event("race:search.3", "turned up", 0, tuple(range(1, 27)))
    assert words.event(many) == said.format(last=words.thing("card", 26))
    assert [number for _, number in words.named(many)] == list(range(1, 27)), "a client can still name them all"
