"""A game in its middle, for a server of its own: sheets with technologies, notes, laws and objectives on the way.

    PYTHONPATH=src:tests python -m support.ti4_sheets FOLDER PORT

The option `moment` says where it stands: in a turn of the first seat, in its status phase, or in an agenda.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from orrery.games import TITLES
from orrery.kernel.decision import Choice
from orrery.kernel.record import Options, completed
from orrery.ti4.chart import Place
from orrery.ti4.components import NUMBER, note_of, numbers_of
from orrery.ti4.game import TwilightImperium
from orrery.ti4.rules.note_moves import give_note
from orrery.ti4.setup import CHOICES, DEFAULTS, setup, upgrade
from orrery.ti4.tiles import PLANETS
from orrery.ti4.title import TITLE
from orrery.ti4.units import DREADNOUGHT, TYPE, UNIT, changed
from orrery.title import Title
from support import ti4_served

PROGRAM: Final = "from support.ti4_sheets import offer\noffer()\n"
MOMENTS: Final = ("turn", "status", "agenda")
FACTIONS: Final = ("xxcha", "hacan", "jolnar", "sol", "l1z1x", "letnev")
STRATEGIES: Final = (2, 5, 7, 1, 8, 6)  # by seat: Diplomacy of the first, Leadership before it
TECHS: Final = (
    ("neural-motivator", "antimass-deflectors", "gravity-drive", "sarween-tools", "graviton-laser-system", "carrier-2"),
    ("neural-motivator", "dacxive-animators", "antimass-deflectors", "sarween-tools", "plasma-scoring", "pds-2"),
    ("fleet-logistics", "gravity-drive", "sarween-tools"),
)
PUBLIC: Final = ("expand-borders", "corner-the-market", "intimidate-council", "erect-a-monument", "diversify-research")
SECOND: Final = ("subdue-the-galaxy",)
SECRETS: Final = ("become-the-gatekeeper", "mine-rare-minerals")
HAND: Final = ("sabotage", "fire-team", "morale-boost", "flank-speed")
WORLDS: Final = 5  # planets of the first seat outside its home, with one more that has a green specialty
SEED: Final = 3  # the same galaxy at every table
POINTS: Final = (5, 6, 5, 4, 7, 5)


def middle(options: Options, seed: int) -> TwilightImperium:
    """The fourth round of a game: strategy cards are chosen, everybody has planets, technologies and points."""
    chosen = checked(options)
    seats, moment = int(chosen["players"]), str(chosen["moment"])
    game = setup({"players": seats, "factions": ",".join(FACTIONS[:seats]), "speaker": "2"}, SEED)
    game.custodians = False
    until(game, "choose strategy")
    settle(game)
    deal(game)
    for player in game.players:
        player.passed = moment != "turn"
        player.changed()
    until(game, {"turn": "action", "status": "score", "agenda": "ready"}[moment])
    if moment == "turn":
        game.players[0].traded = (3,) if seats > 3 else ()
    return game


def until(game: TwilightImperium, prompt: str) -> None:
    """Everybody takes their strategy card, else the first of everything, until the first seat is asked that."""
    for _ in range(400):
        decision = game.waiting()[0]
        if decision.prompt == prompt and (prompt == "choose strategy" or decision.seat == 0):
            return
        picked = 0
        if decision.prompt == "choose strategy":
            own = STRATEGIES[decision.seat]
            picked = next((place for place, each in enumerate(decision.options) if each.id() == own), 0)
        if decision.options:
            game.answer(
                Choice(decision.seat, tuple(range(max(1, decision.least))) if decision.least > 1 else (picked,))
            )
        else:
            assert decision.forms
            game.answer(Choice(decision.seat, (), decision.forms[0]))
    raise AssertionError(prompt)


def settle(game: TwilightImperium) -> None:
    """Planets near the homes, some exhausted; ships and troops; technologies."""
    chart = game.chart
    homes = [next(iter(player.space)) for player in game.players]
    for system in range(1, chart.systems):
        if not chart.planets[system] or system in homes:
            continue
        far = [away(chart.places[system], chart.places[home]) for home in homes]
        seat = far.index(min(far))
        if seat == 0 and len(game.players[0].ground) > WORLDS:
            continue
        player = game.players[seat]
        player.put_in_space(system, changed(player.ships_in(system), TYPE["cruiser" if system % 2 else "destroyer"], 1))
        for planet in chart.planets[system]:
            game.controller[planet] = seat
            player.put_on_planet(planet, changed((), TYPE["infantry"], 1))
            game.exhausted[planet] = planet % 3 == 0
    for seat, player in enumerate(game.players):
        player.put_in_space(homes[seat], changed(player.ships_in(homes[seat]), DREADNOUGHT, 1, seat == 0))
        for key in TECHS[seat] if seat < len(TECHS) else ():
            if key in UNIT:
                upgrade(player, key)
            elif NUMBER[key] not in player.techs:
                player.techs += (NUMBER[key],)
    me = game.players[0]
    me.exhausted = (NUMBER["graviton-laser-system"],)
    me.put_in_space(0, changed(me.ships_in(0), TYPE["destroyer"], 1))  # in the middle one has neighbours
    green = next(planet for planets in chart.planets for planet in planets if PLANETS[planet].specialty == "green")
    for player in game.players:
        player.ground.pop(green, None)
    game.controller[green], game.exhausted[green] = 0, False
    me.put_on_planet(green, changed((), TYPE["infantry"], 1))


def away(one: Place, two: Place) -> int:
    q, r = one[0] - two[0], one[1] - two[1]
    return max(abs(q), abs(r), abs(q + r))


def deal(game: TwilightImperium) -> None:
    """Objectives, secrets, action cards, notes, a law, points, goods, tokens."""
    game.rounds = 4
    me, other = game.players[0], game.players[1]
    game.objectives = tuple([NUMBER[key] for key in (*PUBLIC, *SECOND)])
    game.stage_one = tuple([card for card in game.stage_one if card not in game.objectives])[:0]
    game.stage_two = tuple([card for card in game.stage_two if card not in game.objectives])[:4]
    for player, points in zip(game.players, POINTS, strict=False):
        player.points = points
        player.goods, player.commodities = 3, 2
    other.goods, other.commodities = 7, 4
    me.secrets = tuple([NUMBER[key] for key in SECRETS])
    me.scored = (NUMBER["erect-a-monument"],)
    other.scored = (NUMBER["erect-a-monument"], NUMBER["corner-the-market"])
    me.hand = [numbers_of(key)[0] for key in HAND]
    game.deck = [card for card in game.deck if card not in me.hand]
    give_note(game, 1, 0, note_of("trade-agreement", 1))
    give_note(game, 0, 1, note_of("ceasefire", 0))
    give_note(game, 2, 0, note_of("support-for-the-throne", 2))
    me.tactic, me.fleet, me.strategy = 1, 4, 2
    game.laws = ((NUMBER["minister-of-commerce"], 0, 0), (NUMBER["fleet-regulations"], -1, -1))


# -- the server --------------------------------------------------------------------------------------------------------


def checked(options: Options) -> Options:
    choices = {"players": CHOICES["players"], "moment": MOMENTS}
    return completed(options, {"players": DEFAULTS["players"], "moment": "turn"}, choices)


def offer() -> None:
    """In place of a game from its beginning."""
    TITLES["ti4"] = Title(
        TITLE.name,
        TITLE.label,
        TITLE.rules,
        middle,
        checked,
        {"players": CHOICES["players"]},
        TITLE.words,
        TITLE.things,
        TITLE.bots["greedy"],
        windows=True,
    )


if __name__ == "__main__":
    offer()
    ti4_served.serve(Path(sys.argv[1]), int(sys.argv[2]))
