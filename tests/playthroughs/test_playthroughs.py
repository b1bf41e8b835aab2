"""Golden games: whole games that were played once and must always be played again to the same end.

A record that leads elsewhere is a mistake, or the rules were corrected: then their number is raised, so that tables in
progress remember at which choice that was.
"""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import pytest

from orrery.games import TITLES
from orrery.kernel.loading import load
from orrery.lab.verify import differences_of
from orrery.tables import storage
from support import golden

GAMES = sorted(Path(__file__).parent.glob("*.json"))
GOLDEN = [entry for name in TITLES for entry in golden.read(name)]


def called(entry: golden.Golden) -> str:
    plain = TITLES[entry["game"]].checked({})
    said = [f"{name}={value}" for name, value in entry["options"].items() if plain[name] != value]
    return " ".join([entry["game"], *said])


@pytest.mark.parametrize("entry", GOLDEN, ids=[called(entry) for entry in GOLDEN])
def test_a_record_leads_where_it_led_or_the_number_of_the_rules_was_raised(entry: golden.Golden) -> None:
    why = golden.verdict(entry)
    assert not why, f"{called(entry)}, seed {entry['seed']}: {why}"


def test_there_is_a_golden_record_of_every_option_set() -> None:
    for name, title in TITLES.items():
        options = [entry["options"] for entry in GOLDEN if entry["game"] == name]
        assert options == [title.checked(wanted) for wanted in golden.option_sets(title)]
        for option, values in title.choices.items():
            assert {str(chosen[option]) for chosen in options} >= set(values), option
    race = TITLES["race"]
    named = ("sets", "goals", "takeovers", "variant", "actions", "edition")
    there = {tuple(entry["options"][name] for name in named) for entry in GOLDEN if entry["game"] == "race"}
    for values in itertools.product(*[race.choices[name] for name in named]):
        possible = any(
            golden.is_possible(race, {**dict(zip(named, values, strict=True)), "players": players})
            for players in range(2, 7)
        )
        assert possible == (values in there), values


def first_of(game: str, **changes: Any) -> golden.Golden:
    return {**next(entry for entry in GOLDEN if entry["game"] == game), **changes}


def test_a_corrected_rule_without_a_raised_number_is_told_in_one_line() -> None:
    entry = first_of("race")
    marks, choices = entry["marks"], entry["choices"]
    assert golden.departure({**entry, "seed": entry["seed"] + 1})
    refused = golden.verdict({**entry, "choices": [*choices[:9], [choices[9][0], [99]], *choices[10:]]})
    assert "(choice 10 of" in refused
    assert f"RULES is still {TITLES['race'].rules}: raise RULES in src/orrery/race/setup.py" in refused
    assert refused.endswith("and run python tools/record_playthroughs.py")
    elsewhere = golden.departure({**entry, "marks": [marks[0], marks[1], "0000", *marks[3:]]})
    assert elsewhere.startswith("something else comes of the choices 50 to 100 of")
    assert golden.departure({**entry, "marks": [*marks[:-1], "0000"]})
    assert golden.departure({**entry, "choices": choices[:-1]})


def test_a_raised_number_asks_for_new_records() -> None:
    told = golden.verdict(first_of("cosmic", rules=TITLES["cosmic"].rules - 1))
    assert told.startswith("RULES of cosmic is")
    assert told.endswith("run python tools/record_playthroughs.py")


# -- whole records, with all that happened -----------------------------------------------------------------------------


def test_there_are_whole_records_of_every_kind() -> None:
    records = [storage.read(path).record for path in GAMES]
    assert {record.game for record in records} == set(TITLES)
    options = [record.options for record in records if record.game == "race"]
    assert {chosen["players"] for chosen in options} == {2, 3, 4}
    assert {chosen["setup"] for chosen in options} == {"random", "first-game"}
    assert {chosen["actions"] for chosen in options} == {"one", "two"}
    assert {chosen["edition"] for chosen in options} == {"first", "revised"}
    assert {chosen["start_worlds"] for chosen in options} == {"random", "choice"}


@pytest.mark.parametrize("path", GAMES, ids=[path.stem for path in GAMES])
def test_a_golden_game_is_played_again_to_the_same_end(path: Path) -> None:
    """The same log, scores and end; not only the same questions."""
    stored = storage.read(path)
    storage.demand_todays_rules(path, stored)
    assert differences_of(stored) == []
    assert load(stored.record.snapshot).over
