"""Games of Race that begin in the middle: importing this lays out tableaus, for these start worlds alone."""

from __future__ import annotations

from orrery.games import TITLES
from orrery.kernel.record import Options
from orrery.race import setup as race_setup
from orrery.race.cards import numbers_of
from orrery.race.standing import Standing
from orrery.race.state import Race

WAR = "imperium-warlord,rebel-cantina"  # the first seat can take over a world of the second
LAST_ROUND = "rebel-cantina,imperium-warlord"  # the game ends with the first round
TABLEAUS = {
    WAR: (
        ["imperium-seat", "imperium-troops", "drop-ships", "space-marines", "space-mercenaries"],
        ["rebel-colony", "rebel-fuel-cache", "rebel-base"],
    ),
    LAST_ROUND: (["alien-rosetta-stone-world", "galactic-federation"], ["gem-world", "public-works"]),
}
PRESTIGE = 3


def setup(options: Options, seed: int) -> Race:
    """The usual game, unless the start worlds say otherwise: then more lies there, and there is some prestige."""
    tableaus = TABLEAUS.get(str(options.get("start_worlds")))
    if tableaus is None:
        return race_setup.setup(options, seed)
    wanted = [name for tableau in tableaus for name in tableau]
    game = race_setup.setup(options, seed)
    while not all(set(numbers_of(name)) & set(game.deck) for name in wanted):
        seed += 1
        game = race_setup.setup(options, seed)
    for player, names in zip(game.players, tableaus, strict=True):
        for name in names:
            card = next(number for number in numbers_of(name) if number in game.deck)
            game.deck.remove(card)
            player.tableau.append(card)
    mine = game.players[0]
    mine.standing = Standing(PRESTIGE)
    if options["start_worlds"] == LAST_ROUND:
        mine.standing = mine.standing.with_goals(game.goals[:1], 0, ())
        game.pool = 0
    return game


TITLES["race"].setup = setup
