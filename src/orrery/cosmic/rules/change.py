"""Changing powers: at the start of the turn the offense draws a new alien and keeps the old one or the new one."""

from __future__ import annotations

from orrery.cosmic.cards import ALIEN
from orrery.cosmic.queries import homes_for_power
from orrery.cosmic.rules.moves import discard
from orrery.cosmic.sheet import SHEETS, sheet_of
from orrery.cosmic.state import Cosmic, Power
from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Next, Procedure, Step

RIVALS = ((ALIEN["gambler"], ALIEN["sorcerer"]),)  # never in one game


class ChangePower(Procedure):
    """The variant: one new sheet, and one of the two goes back to the box."""

    STEPS = (
        Step("cosmic:variant.changing-powers.1", "draw"),
        Step("cosmic:variant.changing-powers.1", "choose", "keep"),
    )

    def __init__(self, seat: int, alien: int = -1) -> None:
        self.seat = seat
        self.alien = alien

    def draw(self, game: Cosmic) -> Next:
        self.alien = draw_alien(game)
        if self.alien >= 0:
            game.note_learned("sheet drawn", self.seat, [self.alien], [self.seat])
            if not game.players[self.seat].powers:  # nothing to choose from
                game.players[self.seat].powers.append(take_power(game, self.seat, self.alien))
                self.alien = -1
        return None

    def choose(self, game: Cosmic) -> Next:
        if self.alien < 0:
            return None
        old = game.players[self.seat].powers[0].alien
        return Decision(
            self.seat, "change power", [Option("alien", (("alien", alien),)) for alien in (old, self.alien)]
        )

    def keep(self, game: Cosmic, reply: Reply) -> Next:
        powers = game.players[self.seat].powers
        if reply.option().id() == powers[0].alien:
            game.aliens.insert(0, self.alien)
            if not game.options.hidden:
                game.note_shown("sheet refused", self.seat, self.alien)
            return None
        drop_power(game, self.seat, powers[0])
        powers.insert(0, take_power(game, self.seat, self.alien))
        return None


def draw_alien(game: Cosmic) -> int:
    """A sheet from the box that may come into play now: no set-up text, none in play, no rival in play. -1: none."""
    in_play = [power.alien for player in game.players for power in player.powers]
    for at in range(len(game.aliens) - 1, -1, -1):
        alien = game.aliens[at]
        rivals = [two for two in RIVALS if alien in two]
        barred = any(other in in_play for two in rivals for other in two)
        if not SHEETS[alien].SET_UP and alien not in in_play and not barred:
            return game.aliens.pop(at)
    return -1


def take_power(game: Cosmic, seat: int, alien: int) -> Power:
    """A new sheet for a seat, which the caller adds to its powers; too few home colonies are noticed at once."""
    new = game.new_power(alien)
    new.lost = game.home_colonies(seat) < homes_for_power(game) and sheet_of(new).NEEDS_HOMES
    game.shifted = True
    if new.face_up:
        game.note_shown("new power", seat, alien)
    else:
        game.note("hidden power", seat)
    return new


def become_another(game: Cosmic, seat: int, old: Power | None) -> Power | None:
    """The old sheet, if any, leaves the game; a random new one takes its place. None: the box holds no fitting one."""
    powers = game.players[seat].powers
    at = len(powers)
    if old is not None:
        at = powers.index(old)
        drop_power(game, seat, old)
    alien = draw_alien(game)
    if alien < 0:
        return None
    new = take_power(game, seat, alien)
    powers.insert(at, new)
    return new


def drop_power(game: Cosmic, seat: int, power: Power) -> None:
    """A sheet leaves the game: its cards are discarded, its tokens go back, it returns to the bottom of the box."""
    sheet_of(power).leaves(game, seat, power)
    game.players[seat].powers.remove(power)
    game.at_table = None
    cards = power.cards.copy()
    power.cards.clear()
    discard(game, seat, cards)
    game.aliens.insert(0, power.alien)
