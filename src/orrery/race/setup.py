"""From options and a seed to a table that waits for its first decision."""

from __future__ import annotations

from typing import Final

from orrery.kernel.record import BadOption, Options, completed
from orrery.kernel.rng import Rng, seeded
from orrery.race.cards import BRINK_OF_WAR, CARDS, EDITIONS, GATHERING_STORM, REBEL_VS_IMPERIUM, deck_of
from orrery.race.goals import drawn_goals
from orrery.race.rules.scenario import DEVELOPMENTS, SIDES, Scenario
from orrery.race.rules.whole_game import WholeGame
from orrery.race.state import Drafted, Player, Race, RaceOptions

RULES: Final = 2  # raised whenever the same seed and choices may lead elsewhere

CHIPS_EACH: Final = 12
CHIPS_OF_BRINK: Final = 5
CARDS_DEALT: Final = 6
YES: Final = "yes"
NO_VARIANT: Final = "none"
DRAFT: Final = "draft"
SCENARIO: Final = "scenario"


def setup(options: Options, seed: int) -> Race:
    """A new game. Raises BadOption with the reason if the options make no sense."""
    chosen = checked(options)
    rng = seeded(seed)
    seats = int(chosen["players"])
    sets = sets_of(str(chosen["sets"]))
    deck = deck_of(str(chosen["edition"]), sets)
    goals = drawn_goals(sets, rng) if chosen["goals"] == YES else ()
    worlds = start_worlds(chosen, deck, rng)
    variant = str(chosen["variant"])
    aside = set_aside(worlds) if variant == SCENARIO else []
    for dealt in [*worlds, aside]:
        for card in dealt:
            deck.remove(card)
    first_game = chosen["setup"] == "first-game"
    hands = [preset_hand(deck, CARDS[dealt[0]].start) if first_game else [] for dealt in worlds]
    rng.shuffle(deck)
    players: list[Player] = []
    for seat in range(seats):
        if variant == NO_VARIANT and not hands[seat]:  # the variants deal hands later
            hands[seat] = [deck.pop() for _ in range(CARDS_DEALT)]
        known, choosing = (worlds[seat], []) if len(worlds[seat]) == 1 else ([], worlds[seat])
        player = Player(
            start=-1, hand=hands[seat], tableau=known, goods={}, drawn=choosing, placed=[], produced=[0, 0, 0, 0, 0]
        )
        players.append(player)
    pool = CHIPS_EACH * seats + (CHIPS_OF_BRINK if sets & BRINK_OF_WAR else 0)
    game = Race(
        seats=seats,
        players=players,
        deck=deck,
        discard=[],
        pool=pool,
        options=RaceOptions(sets, chosen["takeovers"] == YES, 2 if chosen["actions"] == "two" else 1),
        goals=goals,
        shown=tuple(aside),
        drafted=nothing_drafted(seats) if variant == DRAFT else None,
    )
    game.rng = rng
    game.begin(Scenario() if variant == SCENARIO else WholeGame())
    return game


def start_worlds(chosen: Options, deck: list[int], rng: Rng) -> list[list[int]]:
    """The start world of each seat; with the option to choose, a red and a blue one."""
    seats = int(chosen["players"])
    every = [card for card in deck if CARDS[card].start >= 0]
    wanted = str(chosen["start_worlds"])
    if chosen["setup"] == "first-game":
        return [[card] for card in every if 1 <= CARDS[card].start <= seats]
    if chosen["variant"] == SCENARIO and wanted in UNNAMED:
        return [[] for _ in range(seats)]  # the sides are still to be picked
    if wanted == "random":
        rng.shuffle(every)
        return [[every[seat]] for seat in range(seats)]
    if wanted == "choice":
        red, blue = [[card for card in every if CARDS[card].start % 2 == odd] for odd in (1, 0)]
        rng.shuffle(red)
        rng.shuffle(blue)
        return [[red[seat], blue[seat]] for seat in range(seats)]
    keys = {CARDS[card].key: card for card in every}
    return [[keys[key]] for key in wanted.split(",")]


def set_aside(worlds: list[list[int]]) -> list[int]:
    """The cards of the scenario that lie open until somebody takes them: start worlds not dealt, two developments."""
    dealt = [world for each in worlds for world in each]
    return [*[world for world in SIDES if world not in dealt], *DEVELOPMENTS]


def nothing_drafted(seats: int) -> Drafted:
    return Drafted([[] for _ in range(seats)], [[] for _ in range(seats)], [[] for _ in range(seats)])


def preset_hand(deck: list[int], number: int) -> list[int]:
    """Take the four cards of a first-game hand out of the deck: one copy of each that bears the number."""
    hand: list[int] = []
    for card in list(deck):
        if CARDS[card].preset == number and not any(CARDS[card].key == CARDS[other].key for other in hand):
            hand.append(card)
            deck.remove(card)
    return hand


def sets_of(name: str) -> int:
    """The sets behind the value of an option: "none", "storm+brink"."""
    sets = 0
    for part in name.split("+"):
        sets += SETS[part]
    return sets


# -- options -----------------------------------------------------------------------------------------------------------

UNNAMED: Final = ("random", "choice")  # ways to come by start worlds without naming them
SETS: Final = {"none": 0, "storm": GATHERING_STORM, "rebel": REBEL_VS_IMPERIUM, "brink": BRINK_OF_WAR}
DEFAULTS: Final[Options] = {
    "players": 2,
    "sets": "none",
    "goals": "no",
    "takeovers": "no",
    "variant": NO_VARIANT,
    "setup": "random",
    "start_worlds": "random",
    "actions": "one",
    "edition": "first",
}
CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "players": ("2", "3", "4", "5", "6"),
    "sets": (
        "none",
        "storm",
        "rebel",
        "brink",
        "storm+rebel",
        "storm+brink",
        "rebel+brink",
        "storm+rebel+brink",
    ),
    "goals": ("no", "yes"),
    "takeovers": ("no", "yes"),
    "variant": (NO_VARIANT, DRAFT, SCENARIO),
    "setup": ("random", "first-game"),
    "actions": ("one", "two"),
    "edition": EDITIONS,
}


def checked(options: Options) -> Options:
    """The options with defaults filled in. Raises BadOption for what is unknown or does not go together."""
    chosen = completed(options, DEFAULTS, CHOICES)
    seats = int(chosen["players"])
    check_sets(chosen, seats)
    check_variant(chosen, seats, "takeovers" in options)
    if chosen["actions"] == "two" and seats != 2:
        raise BadOption("two-actions-two-players", f"players={seats}", "players=2", "race:two-player.2")
    check_start_worlds(chosen, seats)
    return chosen


def check_sets(chosen: Options, seats: int) -> None:
    """More players, goals, takeovers and the fifth preset hand each come with a set."""
    sets, named = sets_of(str(chosen["sets"])), f"sets={chosen['sets']}"
    most = most_players(sets)
    if seats > most:
        needed = "rebel" if seats == 6 else "storm"
        raise BadOption("too-many-players", f"players={seats}", f"players={most}, sets={needed}", "race:exp.contents.3")
    if chosen["goals"] == YES and not sets & GATHERING_STORM:
        raise BadOption("goals-need-storm", named, "sets=storm", "race:goals.setup.1")
    if chosen["takeovers"] == YES and not sets & REBEL_VS_IMPERIUM:
        raise BadOption("takeovers-need-rebel", named, "sets=rebel", "race:takeover.setup.1")
    if chosen["setup"] == "first-game" and seats > 5:
        raise BadOption("no-sixth-preset-hand", f"players={seats}", "players=5", "race:set2.setup.3")
    if chosen["setup"] == "first-game" and seats == 5 and not sets & GATHERING_STORM:
        raise BadOption("fifth-preset-hand-needs-storm", named, "sets=storm", "race:set1.setup.2")


def most_players(sets: int) -> int:
    if sets & REBEL_VS_IMPERIUM:
        return 6
    return 5 if sets & GATHERING_STORM else 4


def check_variant(chosen: Options, seats: int, takeovers_named: bool) -> None:
    """What the draft and the scenario need; each has its own start worlds and hands."""
    variant, first_game = str(chosen["variant"]), chosen["setup"] == "first-game"
    if variant == DRAFT:
        check_draft(chosen, seats)
        if first_game:
            raise BadOption("variant-deals-hands", "setup=first-game", "setup=random", "race:draft.8")
    if variant == SCENARIO:
        check_scenario(chosen, seats)
        if first_game:
            raise BadOption("variant-deals-hands", "setup=first-game", "setup=random", "race:scenario.4")
        if takeovers_named and chosen["takeovers"] != YES:
            raise BadOption("scenario-has-takeovers", "takeovers=no", "takeovers=yes", "race:scenario.5")
        chosen["takeovers"] = YES


def check_draft(chosen: Options, seats: int) -> None:
    """The Gathering Storm is for four drafters; each set allows one more, and one less if it is missing."""
    sets = sets_of(str(chosen["sets"]))
    if not sets:
        raise BadOption("draft-needs-set", "sets=none", "sets=storm", "race:draft.2")
    most = 3 + len([each for each in (GATHERING_STORM, REBEL_VS_IMPERIUM, BRINK_OF_WAR) if sets & each])
    if seats > most:
        right = f"players={most}, sets=storm+rebel" + ("" if seats == 5 else "+brink")
        raise BadOption("too-many-drafters", f"players={seats}", right, "race:draft.2")
    if str(chosen["start_worlds"]) not in UNNAMED:
        raise BadOption(
            "draft-deals-start-worlds", f"start_worlds={chosen['start_worlds']}", "start_worlds=choice", "race:draft.3"
        )
    chosen["start_worlds"] = "choice"


def check_scenario(chosen: Options, seats: int) -> None:
    if seats != 2:
        raise BadOption("scenario-two-players", f"players={seats}", "players=2", "race:scenario.2")
    if not sets_of(str(chosen["sets"])) & REBEL_VS_IMPERIUM:
        raise BadOption("scenario-needs-rebel", f"sets={chosen['sets']}", "sets=rebel", "race:scenario.1")
    wanted = str(chosen["start_worlds"])
    sides = [CARDS[world].key for world in SIDES]
    if wanted not in UNNAMED and sorted(wanted.split(",")) != sides:
        raise BadOption(
            "scenario-start-worlds", f"start_worlds={wanted}", f"start_worlds={','.join(sides)}", "race:scenario.1"
        )


def check_start_worlds(chosen: Options, seats: int) -> None:
    wanted = str(chosen["start_worlds"])
    if wanted == "random" or (wanted == "choice" and chosen["variant"] == SCENARIO):
        return
    if chosen["setup"] == "first-game":
        raise BadOption("first-game-start-worlds", f"start_worlds={wanted}", "start_worlds=random", "race:setup.10")
    numbers = [card for card in deck_of("first", sets_of(str(chosen["sets"]))) if CARDS[card].start >= 0]
    if wanted == "choice":
        red = len([card for card in numbers if CARDS[card].start % 2])
        most = min(red, len(numbers) - red)
        if seats > most:
            raise BadOption("too-few-to-choose", f"players={seats}", f"players={most}", "race:note.start-world-choice")
        return
    keys = [CARDS[card].key for card in numbers]
    named = wanted.split(",")
    for key in named:
        if key not in keys:
            raise BadOption("no-such-start-world", key, ", ".join([*UNNAMED, *keys]), "race:setup.5")
    if len(named) != seats or len(set(named)) != seats:
        raise BadOption("start-worlds-count", wanted, str(seats), "race:setup.5")
