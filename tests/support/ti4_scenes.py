"""Moments of a whole game of Twilight Imperium that one would wait long for, by the number of players.

Three: a bot plays Plague on a planet of seat 0, which holds Sabotage. Four: seat 0 has nine points, and Imperial.
Five: it is the turn of seat 0 again, and others have fought since its last one.

    PYTHONPATH=src:tests python -m support.ti4_scenes FOLDER PORT

serves them by hand.
"""

from __future__ import annotations

import sys
from pathlib import Path

from orrery.games import TITLES
from orrery.kernel.laws import random_reply
from orrery.kernel.record import Options
from orrery.kernel.rng import seeded
from orrery.ti4.components import NUMBER, note_of, thing_of
from orrery.ti4.game import TwilightImperium
from orrery.ti4.rules.custodians import CUSTODIANS
from orrery.ti4.rules.moves import gain_point
from orrery.ti4.setup import setup
from orrery.ti4.units import TYPE, changed
from support import ti4_served
from support.play import answer
from support.ti4_ripe import FACTIONS
from support.ti4_skirmish import lively_reply

PROGRAM = "from support.ti4_scenes import offer\noffer()\n"
IMPERIAL = 8
PLAGUE, NEAR_THE_END = 3, 4  # players
COMBATS = ("space combat over", "ground combat over")
TURNS = ("activated", "strategy", "passed")
HAND = ("sabotage", "fire-team", "morale-boost", "flank-speed")
PUBLIC = "negotiate-trade-routes"  # it is paid with trade goods
EXPAND, LEAD, SUPPORT = "expand-borders", "lead-from-the-front", "support-for-the-throne"


def moment(options: Options, seed: int) -> TwilightImperium:
    seats = int(options.get("players", PLAGUE))
    game = setup({"players": seats, "factions": ",".join(FACTIONS[:seats]), "speaker": "0"}, seed)
    return {PLAGUE: plagued, NEAR_THE_END: near_the_end}.get(seats, after_a_while)(game)


def begun(game: TwilightImperium, first: int) -> TwilightImperium:
    """To the first turn, which that seat has: it takes Imperial or the lowest cards, others the highest."""
    rng = seeded(1)
    while game.waiting()[0].prompt != "action":
        decision = game.waiting()[0]
        if decision.prompt == "choose strategy":
            left = [option.id() for option in decision.options]
            answer(
                game,
                decision.seat,
                f"strategy {min(left) if decision.seat == first and IMPERIAL not in left else max(left)}",
            )
        else:
            game.answer(random_reply(game, rng))
    assert game.active == first
    return game


def plagued(game: TwilightImperium) -> TwilightImperium:
    me = game.players[0]
    game.everybody = True
    planet = max(me.ground)
    me.put_on_planet(planet, changed((), TYPE["infantry"], 3))
    hold(game, 0, HAND)
    hold(game, 1, ("plague",))
    begun(game, 1)
    answer(game, 1, f"card {NUMBER['plague']}")
    answer(game, 1, f"planet {planet}")
    return game


def hold(game: TwilightImperium, seat: int, keys: tuple[str, ...]) -> None:
    cards = [NUMBER[key] for key in keys]
    for player in game.players:
        player.hand = [card for card in player.hand if card not in cards]
    game.deck = [card for card in game.deck if card not in cards]
    game.players[seat].hand = cards
    for player in game.players:
        player.changed()


def near_the_end(game: TwilightImperium) -> TwilightImperium:
    """Seat 0 has Imperial and the first turn; the points came over five rounds."""
    begun(game, 0)
    game.players[0].goods = 9
    game.objectives = (NUMBER[PUBLIC], NUMBER[EXPAND], NUMBER[LEAD])
    game.stage_one = tuple([card for card in game.stage_one if card not in game.objectives])
    secrets = [card for player in game.players for card in player.secrets] + list(game.secrets)
    gains = (
        (1, 0, (EXPAND, LEAD), (1, 2)),
        (2, 1, (EXPAND,), (0,)),
        (3, 0, (), ()),
        (3, 2, (LEAD,), (3,)),
        (4, 1, (LEAD,), ()),
        (4, 3, (EXPAND,), (1,)),
        (5, 0, (), (3,)),
    )
    for round, seat, objectives, supporters in gains:
        game.rounds = round
        for key in objectives:
            game.players[seat].scored += (NUMBER[key],)
            gain_point(game, seat, thing_of(NUMBER[key]))
        for supporter in supporters:
            gain_point(game, seat, thing_of(note_of(SUPPORT, supporter)))
        secret = next(card for card in secrets if all(card not in player.secrets for player in game.players))
        secrets.remove(secret)
        game.secrets = tuple([card for card in game.secrets if card != secret])
        game.players[seat].scored += (secret,)
        gain_point(game, seat, thing_of(secret))
    gain_point(game, 0, (CUSTODIANS, 0))
    game.rounds, game.custodians = 6, False
    assert game.players[0].points == 9
    return game


def after_a_while(game: TwilightImperium) -> TwilightImperium:
    """Played at random, so that much is fought over, to a turn of seat 0 after several of others and a combat."""
    rng = seeded(5)
    while True:
        decision = game.waiting()[0]
        if decision.seat == 0 and decision.prompt == "action":
            log = game.log or []
            turn = max([at for at, event in enumerate(log) if event.actor == 0 and event.kind in TURNS], default=0)
            since = [event.kind for event in log[turn:] if event.actor > 0]
            if since.count("activated") > 1 and any(kind in COMBATS for kind in since):
                return game
        game.answer(lively_reply(game, rng))


def offer() -> None:
    """In place of a game from its beginning."""
    TITLES["ti4"].setup = moment


if __name__ == "__main__":
    offer()
    ti4_served.serve(Path(sys.argv[1]), int(sys.argv[2]))
