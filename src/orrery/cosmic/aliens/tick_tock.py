"""Tick-Tock: wins when its clock has run down."""

from __future__ import annotations

from typing import Final

from orrery.cosmic.cards import ALIEN
from orrery.cosmic.encounter import DEAL, DEFENSE_WINS, NOWHERE
from orrery.cosmic.needs import AS_MAIN
from orrery.cosmic.queries import colonies_to_leave, others, ships_in_colonies
from orrery.cosmic.rules.aftermath import win
from orrery.cosmic.rules.deed import Super, Use, Wild
from orrery.cosmic.rules.losses import loss_of_choice
from orrery.cosmic.rules.moves import picked_planets, planet_options, settle, ship_options, take_ships
from orrery.cosmic.rules.resolution import is_win_for
from orrery.cosmic.sheet import Sheet
from orrery.cosmic.state import Cosmic, Power
from orrery.cosmic.windows import AFTER_OUTCOME, RESHUFFLED
from orrery.kernel.decision import Decision, Reply
from orrery.kernel.procedure import Call, Next, Procedure, Step

SETTLERS: Final = 4
TOKENS: Final = {5: 10, 4: 8}  # by the planets of each system


class ClockSheet(Sheet):
    """Tokens lie on it from the beginning."""

    SET_UP = True

    def set_up(self, game: Cosmic, power: Power) -> None:
        power.tokens = TOKENS[game.options.planets_each]


def take_token(game: Cosmic, seat: int, power: Power) -> None:
    """One token off the sheet; with the last one Tick-Tock wins."""
    power.tokens -= 1
    game.note("token off", seat, power.tokens)
    if not power.tokens:
        win(game, [seat])


def clock(game: Cosmic, seat: int) -> int:
    """The tokens left on this seat's working Tick-Tock sheet, face down (hidden powers) or not."""
    return sum(power.tokens for power in game.held_by(seat) if power.alien == ALIEN["tick-tock"])


class Patience(Use):
    """Each time anybody wins as defense or a deal is made: a token off the sheet."""

    WINDOWS = (AFTER_OUTCOME,)
    DUTY = True

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return game.now().outcome in (DEFENSE_WINS, DEAL) and clock(game, seat) > 0

    def commit(self, game: Cosmic) -> Next:
        take_token(game, self.seat, self.power(game))
        return None


class WildTickTock(Wild):
    """When the discards become a new deck: settle on a home planet of another player with up to four ships."""

    WINDOWS = (RESHUFFLED,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, planet: int = NOWHERE) -> None:
        super().__init__(seat, source, cancelled)
        self.planet = planet

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return bool(colonies_to_leave(game, seat)) and bool(open_planets(game, seat))

    def choose(self, game: Cosmic) -> Next:
        if self.planet != NOWHERE:
            return None
        return Decision(self.seat, "tick-tock.planet", planet_options(open_planets(game, self.seat)))

    def chosen(self, game: Cosmic, reply: Reply) -> Next:
        self.planet = reply.option().id()
        game.note("named planet", self.seat, self.planet)
        return None

    def commit(self, game: Cosmic) -> Next:
        return Call(SettleAtOnce(self.seat, self.planet))


class SettleAtOnce(Procedure):
    """Up to four ships from own colonies found a colony on that planet."""

    STEPS = (Step("cosmic:flares.5", "choose_ships", "found"),)

    def __init__(self, seat: int, planet: int) -> None:
        self.seat = seat
        self.planet = planet

    def choose_ships(self, game: Cosmic) -> Next:
        options = ship_options(game, self.seat, colonies_to_leave(game, self.seat), SETTLERS)
        if not options:
            return None
        most = min(SETTLERS, len(options))
        return Decision(self.seat, "tick-tock.settlers", options, 1, most, things=(("planet", self.planet),))

    def found(self, game: Cosmic, reply: Reply) -> Next:
        sent = 0
        for planet, number in picked_planets(reply.options()):
            take_ships(game, self.seat, planet, number)
            sent += number
        settle(game, self.seat, self.planet, sent)
        return None


def open_planets(game: Cosmic, seat: int) -> list[int]:
    """Home planets of others on which this seat has no colony yet."""
    planets = [planet for other in others(game, seat) for planet in game.home(other)]
    return [planet for planet in planets if not game.colonies[planet][seat]]


class SuperTickTock(Super):
    """After an own win or deal as main player: a ship of one's own to the warp, and one more token off the sheet."""

    WINDOWS = (AFTER_OUTCOME,)
    NEEDS = (AS_MAIN,)

    @classmethod
    def besides(cls, game: Cosmic, seat: int, source: int) -> bool:
        if not (game.now().outcome == DEAL or is_win_for(game, seat)):
            return False
        return clock(game, seat) > 0 and ships_in_colonies(game, seat) > 0

    def commit(self, game: Cosmic) -> Next:
        power = game.has(self.seat, ALIEN["tick-tock"])
        if power is None:
            return None
        take_token(game, self.seat, power)
        return Call(loss_of_choice(game, self.seat, 1))


POWER = (Patience,)
WILD = (WildTickTock,)
SUPER = (SuperTickTock,)
SHEET = ClockSheet()
