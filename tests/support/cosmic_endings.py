"""Games of Cosmic that are about to be won, in several ways: importing this deals them, for these aliens alone."""

from __future__ import annotations

from collections.abc import Callable

from orrery.cosmic import setup as cosmic_setup
from orrery.cosmic.cards import NUMBERS
from orrery.cosmic.game import CosmicEncounter
from orrery.games import TITLES
from orrery.kernel.record import Options

PATIENT = "tick-tock,warpish,virus"  # the first seat attacks in vain, and so its last token goes
HURT = "warpish,masochist,virus"  # the second seat has no ship left when the next encounter begins
TOGETHER = (
    "tick-tock,virus,warpish"  # a deal takes the last token of the first seat and brings the second its fifth colony
)

FIFTH = "virus,warpish,clone"  # the first seat needs one more colony, and attacks with a strong hand


def deal(game: CosmicEncounter, *hands: list[str]) -> None:
    """These cards, and no others, are in the hands."""
    for player in game.players:
        game.deck[:0] = player.hand
        player.hand.clear()
    for player, keys in zip(game.players, hands, strict=True):
        for key in keys:
            card = next(number for number in NUMBERS[key] if number in game.deck)
            game.deck.remove(card)
            player.hand.append(card)


def empty(game: CosmicEncounter, seat: int, planet: int) -> int:
    """The ships of a seat leave a planet."""
    ships = game.colonies[planet][seat]
    game.colonies[planet][seat] = 0
    return ships


def last_token(game: CosmicEncounter) -> None:
    strong = ["attack-20", "attack-14"]
    deal(game, ["attack-01", "attack-04", "attack-04"], strong, strong)
    game.players[0].powers[0].tokens = 1


def all_ships_lost(game: CosmicEncounter) -> None:
    last_token(game)
    game.players[0].powers[0].tokens = 0
    for planet in game.home(1):
        game.players[1].warp += empty(game, 1, planet)


def deal_for_two(game: CosmicEncounter) -> None:
    talkers = ["negotiate", "negotiate", "negotiate"]
    deal(game, talkers, talkers, talkers)
    game.players[0].powers[0].tokens = 1
    four_colonies(game, 1)


def four_colonies(game: CosmicEncounter, seat: int) -> None:
    """On planets of the third seat, with a ship each."""
    for home, foreign in zip(game.home(seat)[:4], game.home(2)[:4], strict=True):
        game.colonies[foreign][seat] = 1
        game.colonies[home][seat] -= 1


def fifth_colony(game: CosmicEncounter) -> None:
    weak = ["attack-04", "attack-06"]
    deal(game, ["attack-40", "attack-30", "reinforcement-3"], weak, weak)
    four_colonies(game, 0)


PREPARED: dict[
    str, tuple[int, Callable[[CosmicEncounter], None]]
] = {  # whom the first seat attacks, and what to change
    PATIENT: (1, last_token),
    HURT: (2, all_ships_lost),
    TOGETHER: (1, deal_for_two),
    FIFTH: (1, fifth_colony),
}
usual = TITLES["cosmic"].setup


def setup(options: Options, seed: int) -> CosmicEncounter:
    """The usual game; but with such aliens the first seat begins, with the last encounter or the last but one."""
    defense, prepare = PREPARED.get(str(options.get("deal_aliens")), (-1, None))
    if prepare is None:
        game = usual(options, seed)
        assert isinstance(game, CosmicEncounter)
        return game
    game = cosmic_setup.setup(options, seed)
    while (game.pending[0].seat, game.pending[0].prompt, game.now().defense) != (0, "aim", defense):
        seed += 1
        game = cosmic_setup.setup(options, seed)
    prepare(game)
    return game


TITLES["cosmic"].setup = setup
