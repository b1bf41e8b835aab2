"""From options and a seed to a table that waits for its first decision."""

from __future__ import annotations

from typing import Final

from orrery.kernel.record import BadOption, Options
from orrery.kernel.rng import Rng, seeded
from orrery.race.cards import CARDS, deck_of
from orrery.race.rules.whole_game import WholeGame
from orrery.race.state import Player, Race

RULES: Final = 1  # raised whenever the same seed and choices may lead elsewhere

CHIPS_EACH: Final = 12
CARDS_DEALT: Final = 6


def setup(options: Options, seed: int) -> Race:
    """A new game. Raises BadOption with the reason if the options make no sense."""
    chosen = checked(options)
    rng = seeded(seed)
    seats = int(chosen["players"])
    deck = deck_of(str(chosen["edition"]))
    worlds = start_worlds(chosen, deck, rng)
    for dealt in worlds:
        for world in dealt:
            deck.remove(world)
    first_game = chosen["setup"] == "first-game"
    hands = [preset_hand(deck, CARDS[dealt[0]].start) if first_game else [] for dealt in worlds]
    rng.shuffle(deck)
    players: list[Player] = []
    for seat in range(seats):
        hand = hands[seat] or [deck.pop() for _ in range(CARDS_DEALT)]
        known, choosing = (worlds[seat], []) if len(worlds[seat]) == 1 else ([], worlds[seat])
        players.append(Player(-1, hand, known, {}, choosing, [], [0, 0, 0, 0, 0]))
    game = Race(seats, players, deck, [], CHIPS_EACH * seats, 2 if chosen["actions"] == "two" else 1)
    game.rng = rng
    game.begin(WholeGame())
    return game


def start_worlds(chosen: Options, deck: list[int], rng: Rng) -> list[list[int]]:
    """The start world of each seat; with the option to choose, a red and a blue one."""
    seats = int(chosen["players"])
    every = [card for card in deck if CARDS[card].start >= 0]
    wanted = str(chosen["start_worlds"])
    if chosen["setup"] == "first-game":
        return [[card] for card in every if 1 <= CARDS[card].start <= seats]
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


def preset_hand(deck: list[int], number: int) -> list[int]:
    """Take the four cards of a first-game hand out of the deck: one copy of each that bears the number."""
    hand: list[int] = []
    for card in list(deck):
        if CARDS[card].preset == number and not any(CARDS[card].key == CARDS[other].key for other in hand):
            hand.append(card)
            deck.remove(card)
    return hand


# -- options -----------------------------------------------------------------------------------------------------------

DEFAULTS: Final[Options] = {
    "players": 2,
    "setup": "random",
    "start_worlds": "random",
    "actions": "one",
    "edition": "first",
}
CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "players": ("2", "3", "4"),
    "setup": ("random", "first-game"),
    "actions": ("one", "two"),
    "edition": ("first", "revised"),
}


def checked(options: Options) -> Options:
    """The options with defaults filled in. Raises BadOption for what is unknown or does not go together."""
    chosen = DEFAULTS.copy()
    for name in options:
        if name not in DEFAULTS:
            raise BadOption("unknown-option", name, ", ".join(DEFAULTS))
        chosen[name] = options[name]
    for name in CHOICES:
        if str(chosen[name]) not in CHOICES[name]:
            raise BadOption("no-such-value", f"{name}={chosen[name]}", ", ".join(CHOICES[name]))
    seats = int(chosen["players"])
    chosen["players"] = seats
    if chosen["actions"] == "two" and seats != 2:
        raise BadOption("two-actions-two-players", f"players={seats}", "players=2")
    check_start_worlds(chosen, seats)
    return chosen


def check_start_worlds(chosen: Options, seats: int) -> None:
    wanted = str(chosen["start_worlds"])
    if wanted == "random":
        return
    if chosen["setup"] == "first-game":
        raise BadOption("first-game-start-worlds", f"start_worlds={wanted}", "start_worlds=random")
    if wanted == "choice":
        if seats != 2:
            raise BadOption("choice-two-players", f"players={seats}", "players=2")
        return
    keys = [CARDS[card].key for card in deck_of("first") if CARDS[card].start >= 0]
    named = wanted.split(",")
    for key in named:
        if key not in keys:
            raise BadOption("no-such-start-world", key, ", ".join(["random", "choice", *keys]))
    if len(named) != seats or len(set(named)) != seats:
        raise BadOption("start-worlds-count", wanted, str(seats))
