"""Every line of every six-cost development: what one card beside it adds, as printed on the development."""

from __future__ import annotations

import pytest

from orrery.race.cards import CARDS
from orrery.race.queries import card_score, fits
from support import cite
from support.cite import rule
from support.race import card

# A world of each kind that produces, and one with a windfall.
PRODUCTION = {"novelty": "gem-world", "rare": "comet-zone", "genes": "plague-world", "alien": "alien-robotic-factory"}
WINDFALL = {
    "novelty": "refugee-world",
    "rare": "radioactive-world",
    "genes": "pre-sentient-race",
    "alien": "deserted-alien-colony",
}


def each(worlds: dict[str, str], points: int) -> dict[str, int]:
    return dict.fromkeys(worlds.values(), points)


# The points of the development alone, then what each card adds; a card of each sort that adds nothing stands there too.
COUNTED: dict[str, tuple[int, dict[str, int]]] = {
    "alien-tech-institute": (
        2,
        {"alien-robotic-factory": 3, "deserted-alien-colony": 2, "alien-rosetta-stone-world": 2, "gem-world": 0},
    ),
    "free-trade-association": (
        0,
        {"gem-world": 2, "refugee-world": 1, "consumer-markets": 2, "expanding-colony": 2, "comet-zone": 0},
    ),
    "galactic-federation": (2, {"new-economy": 2, "pan-galactic-research": 2, "public-works": 1, "gem-world": 0}),
    "galactic-imperium": (0, {"rebel-base": 2, "pirate-world": 1, "rebel-pact": 0, "gem-world": 0}),
    "galactic-renaissance": (
        0,
        {"research-labs": 3, "galactic-trendsetters": 3, "artist-colony": 3, "gem-world": 0},
    ),
    "galactic-survey-seti": (
        1,
        {"expedition-force": 1, "star-nomad-lair": 2, "gem-world": 1, "public-works": 0},
    ),
    "merchant-guild": (0, {**each(PRODUCTION, 2), **each(WINDFALL, 0), "public-works": 0}),
    "merchant-guild-revised": (0, {**each(PRODUCTION, 2), **each(WINDFALL, 0), "public-works": 0}),
    "mining-league": (
        0,
        {"comet-zone": 2, "radioactive-world": 1, "mining-robots": 2, "mining-conglomerate": 2, "gem-world": 0},
    ),
    "new-economy": (2, {"public-works": 2, "old-earth": 1, "export-duties": 0, "gem-world": 0}),
    "new-galactic-order": (2, {"new-sparta": 2, "drop-ships": 3, "contact-specialist": -1, "gem-world": 0}),
    "pan-galactic-league": (
        0,
        {"plague-world": 2, "pre-sentient-race": 2, "contact-specialist": 3, "pirate-world": 1, "gem-world": 0},
    ),
    "trade-league": (2, {"export-duties": 2, "spice-world": 1, "public-works": 0, "gem-world": 0}),
    "galactic-genome-project": (
        0,
        {"plague-world": 2, "pre-sentient-race": 2, "genetics-lab": 3, "gem-world": 0, "comet-zone": 0},
    ),
    "terraforming-guild": (
        2,
        {**each(WINDFALL, 2), **each(PRODUCTION, 0), "terraforming-robots": 2, "old-earth": 0},
    ),
    "imperium-lords": (2, {"imperium-troops": 2, "pirate-world": 1, "rebel-base": 1, "gem-world": 0}),
    "galactic-bankers": (
        1,
        {
            "interstellar-bank": 2,
            "investment-credits": 2,
            "gambling-world": 2,
            "gambling-world-replacement": 2,
            "drop-ships": 1,
            "gem-world": 0,
        },
    ),
    "galactic-exchange": (
        0,
        {**each(PRODUCTION, 1), **each(WINDFALL, 1), "diversified-economy": 3, "old-earth": 0},
    ),
    "prospecting-guild": (
        0,
        {"comet-zone": 2, "radioactive-world": 2, "gem-world": 1, "pirate-world": 1, "terraforming-robots": 1},
    ),
    "imperium-seat": (2, {"imperium-troops": 2, "rebel-base": 2, "pirate-world": 0, "rebel-pact": 0}),
    "rebel-alliance": (2, {"rebel-base": 2, "rebel-pact": 2, "pirate-world": 1, "gem-world": 0}),
    "uplift-code": (2, {"insect-uplift-race": 3, "uplift-gene-breeders": 2, "gem-world": 0}),
    "alien-cornucopia": (
        2,
        {**each(PRODUCTION, 1), **each(WINDFALL, 0), "alien-robotic-factory": 2, "deserted-alien-colony": 2},
    ),
    "golden-age-of-terraforming": (
        2,
        {**each(PRODUCTION, 1), **each(WINDFALL, 0), "terraforming-robots": 2, "new-economy": 1, "drop-ships": 0},
    ),
    "pan-galactic-hologrid": (
        0,
        {"gem-world": 2, "refugee-world": 2, "expanding-colony": 2, "comet-zone": 1, "rebel-base": 1},
    ),
    "pan-galactic-affluence": (
        0,
        {"export-duties": 2, "galactic-renaissance": 2, "terraformed-world": 2, "gem-world": 0},
    ),
    "universal-peace-institute": (
        2,
        {"pirate-world": 1, "pan-galactic-mediator": 2 + 1, "contact-specialist": 1, "gem-world": 0},
    ),
}


@rule("race:six-dev.rule.1", "race:six-dev.exp.rule.1")
@cite.each_card("development")
@pytest.mark.parametrize("development", COUNTED)
def test_what_each_card_adds(development: str) -> None:
    alone, added = COUNTED[development]
    number = card(development)
    assert card_score(number, [number], {}, 0) == alone
    for key, points in added.items():
        assert card_score(number, [number, card(key)], {}, 0) == alone + points, key


def test_every_line_of_every_development_is_held() -> None:
    """For each line there is a card in the table that scores under it and under no line before."""
    counting = {each.key for each in CARDS if not each.is_world and each.scoring.counts}
    assert set(COUNTED) == counting
    for development, (_, added) in COUNTED.items():
        lines = CARDS[card(development)].scoring.lines
        beside = [CARDS[card(key)] for key in (development, *added)]
        first = {next((place for place, line in enumerate(lines) if fits(line, each)), -1) for each in beside}
        assert set(range(len(lines))) <= first, development
        assert 0 in added.values() or development in ("prospecting-guild", "pan-galactic-hologrid"), development


@rule("race:six-dev.galactic-exchange")
@pytest.mark.parametrize(("kinds", "points"), [(1, 1), (2, 3), (3, 6), (4, 10)])
def test_galactic_exchange_counts_kinds(kinds: int, points: int) -> None:
    for worlds in (PRODUCTION, WINDFALL):
        tableau = [card(key) for key in ("galactic-exchange", *list(worlds.values())[:kinds])]
        assert card_score(tableau[0], tableau, {}, 0) == points
