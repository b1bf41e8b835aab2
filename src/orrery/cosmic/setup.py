"""From options and a seed to a table that waits for its first decision."""

from __future__ import annotations

from typing import Final

from orrery.cosmic.cards import (
    ALIEN,
    ALIENS,
    CARDS,
    CLASSIC_FILCH,
    COSMOS,
    DESTINY,
    LEVELS,
    TECHNOLOGIES,
    colour_of,
    flare_of,
)
from orrery.cosmic.game import CosmicEncounter
from orrery.cosmic.rules.change import RIVALS
from orrery.cosmic.rules.whole_game import WholeGame
from orrery.cosmic.state import CosmicOptions, Player
from orrery.kernel.record import BadOption, Options, completed
from orrery.kernel.rng import Rng, seeded

RULES: Final = 2  # raised whenever the same seed and choices may lead elsewhere

FLARES_IN_DECK: Final = 10
SHIPS_ON_PLANET: Final = 4
FLARES_DEALT: Final = 2

DEFAULTS: Final[Options] = {
    "players": 4,
    "planets": "five",
    "powers": "open",
    "changing": "no",
    "flares": "one",
    "technology": "no",
    "aliens": "all",
    "filch": "standard",
    "windows": "auto",
    "deal_aliens": "random",
}
CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "players": ("3", "4", "5"),
    "planets": ("five", "four"),
    "powers": ("open", "hidden"),
    "changing": ("no", "yes"),
    "flares": ("one", "many", "none"),
    "technology": ("no", "yes"),
    "aliens": ("green", "yellow", "all"),
    "filch": ("standard", "classic"),
    "windows": ("auto", "holders", "everybody"),
}


def setup(options: Options, seed: int) -> CosmicEncounter:
    """A new game. Raises BadOption with the reason if the options make no sense."""
    chosen = checked(options)
    rng = seeded(seed)
    seats = int(chosen["players"])
    agreed = options_of(chosen)
    planets = agreed.planets_each
    colonies = [
        [SHIPS_ON_PLANET if planet // planets == seat else 0 for seat in range(seats)]
        for planet in range(seats * planets)
    ]
    colonies.append([0] * seats)  # Genesis, which is not there yet
    dealt, flares, box = deal_flares(chosen, seats, rng)
    players = [Player(hand=[], powers=[], techs=[], dealt=dealt[seat], aside=[]) for seat in range(seats)]
    techs = [card for card, (_, research) in enumerate(TECHNOLOGIES) if planets == 5 or research < 8]
    rng.shuffle(techs)
    destiny = [card for card in range(DESTINY) if colour_of(card) < seats]
    rng.shuffle(destiny)
    game = CosmicEncounter(
        seats=seats,
        players=players,
        options=agreed,
        colonies=colonies,
        deck=list(range(COSMOS)) + flares,
        destiny_deck=destiny,
        aliens=box,
        tech_deck=techs if agreed.technology else [],
    )
    game.rng = rng
    game.begin(WholeGame())
    return game


def options_of(chosen: Options) -> CosmicOptions:
    return CosmicOptions(
        planets_each=5 if chosen["planets"] == "five" else 4,
        hidden=chosen["powers"] == "hidden",
        changing=chosen["changing"] == "yes",
        many_flares=chosen["flares"] == "many",
        without_flares=chosen["flares"] == "none",
        technology=chosen["technology"] == "yes",
        classic_filch=chosen["filch"] == "classic" and chosen["flares"] != "none",
        ask_everybody=chosen["windows"] == "everybody",
    )


def deal_flares(chosen: Options, seats: int, rng: Rng) -> tuple[list[list[int]], list[int], list[int]]:
    """Two flares each to choose an alien from, the flares that join them in the deck, and the sheets in the box."""
    levels = ("green", "yellow", "all").index(str(chosen["aliens"]))
    allowed = [ALIEN[key] for key, level in LEVELS if level <= levels]
    rng.shuffle(allowed)
    wanted = str(chosen["deal_aliens"])
    if wanted != "random":
        named = [ALIEN[key] for key in wanted.split(",")]
        allowed = [alien for alien in allowed if alien not in named]
        dealt = [[named[seat]] for seat in range(seats)]
    else:
        picked: list[int] = []
        for alien in allowed:
            rival = any(alien in two and any(other in picked for other in two) for two in RIVALS)
            if not rival and len(picked) < seats * FLARES_DEALT:
                picked.append(alien)
        allowed = [alien for alien in allowed if alien not in picked]
        dealt = [picked[seat * FLARES_DEALT : (seat + 1) * FLARES_DEALT] for seat in range(seats)]
    count = sum(len(aliens) for aliens in dealt)
    extra = [] if chosen["flares"] == "none" else allowed[: max(0, FLARES_IN_DECK - count)]
    filch = CLASSIC_FILCH if chosen["filch"] == "classic" else flare_of(ALIEN["filch"])
    hands = [[filch if alien == ALIEN["filch"] else flare_of(alien) for alien in aliens] for aliens in dealt]
    flares = [filch if alien == ALIEN["filch"] else flare_of(alien) for alien in extra]
    dealt_aliens = [CARDS[flare].alien for hand in hands for flare in hand]
    box = [alien for alien in range(len(ALIENS)) if alien not in dealt_aliens]
    box = [alien for alien in box if LEVELS[alien][1] <= levels]
    return hands, flares, box


def checked(options: Options) -> Options:
    """The options with defaults filled in. Raises BadOption for what is unknown or does not go together."""
    chosen = completed(options, DEFAULTS, CHOICES)
    seats = int(chosen["players"])
    check_aliens(chosen, seats)
    return chosen


def settled(options: Options, people: int) -> Options:
    """The options once all have sat down: between people a pause must tell nothing, alone with bots nobody minds."""
    if options["windows"] != "auto":
        return options
    return {**options, "windows": "everybody" if people > 1 else "holders"}


def check_aliens(chosen: Options, seats: int) -> None:
    """Named aliens: one for each seat, each once, no rivals."""
    wanted = str(chosen["deal_aliens"])
    if wanted == "random":
        return
    named = wanted.split(",")
    for key in named:
        if key not in ALIEN:
            raise BadOption("no-such-alien", key, ", ".join(["random", *ALIENS]))
    if len(named) != seats or len(set(named)) != seats:
        raise BadOption("aliens-count", wanted, str(seats))
    for one, other in RIVALS:
        if ALIENS[one] in named and ALIENS[other] in named:
            raise BadOption("aliens-rivals", f"{ALIENS[one]},{ALIENS[other]}", ALIENS[one])
