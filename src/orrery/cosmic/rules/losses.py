"""Ships that are lost: one batch, first what prevents it, then the loss, then the reactions."""

from __future__ import annotations

from orrery.cosmic.encounter import NOBODY, NOWHERE
from orrery.cosmic.queries import colonies_of, prometheus_place, ships_at, ships_in_colonies
from orrery.cosmic.rules.aftermath import Watches, reactions
from orrery.cosmic.rules.moves import picked_planets, put_ships, settle, ship_options, take_ships, tell_lost
from orrery.cosmic.rules.ships import place_all
from orrery.cosmic.state import ADRIFT, GONE, PROMETHEUS, WARP, Cosmic
from orrery.cosmic.windows import LOSING_FIRST, LOSING_LAST, LOSING_NEXT, LOSING_THEN
from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Call, Next, Procedure, Step

# Columns of a batch
SEAT = 0
PLACE = 1
NUMBER = 2
TO = 3


class Losses(Procedure):
    """Ships of one or several players are about to go to the warp.

    Each row of the batch is [seat, place, number, where to]; what saves ships changes where they go (ADRIFT: back to
    colonies of the owner's choice; a planet: they stay there) or splits the row.
    """

    STEPS = (
        Watches("cosmic:timing.2", LOSING_FIRST),
        Watches("cosmic:timing.2", LOSING_NEXT),
        Watches("cosmic:timing.2", LOSING_THEN),
        Watches("cosmic:timing.2", LOSING_LAST),
        Step("cosmic:components.3", "count_again"),
        Step("cosmic:tech.effect.1", "find_prometheus"),
        Step("cosmic:tech.effect.1", "choose_for_prometheus", "send_prometheus"),
        Step("cosmic:components.3", "carry_out"),
        Step("cosmic:timing.2", "place_saved"),
        Step("cosmic:timing.2", "react"),
    )

    def __init__(self, rows: list[list[int]], in_encounter: bool = False, saved_by: str = "") -> None:
        self.rows = rows
        self.in_encounter = in_encounter  # the ordinary losses of an encounter: they count for compensation
        self.saved_by = saved_by  # the rule by which ships return to colonies

    def of(self, seat: int) -> int:
        """How many ships of this seat are on the way to the warp."""
        return sum(row[NUMBER] for row in self.rows if row[SEAT] == seat and row[TO] == WARP)

    def redirect(self, game: Cosmic, seat: int, number: int, to: int) -> int:
        """Send up to that many of a seat's ships elsewhere than to the warp. Returns how many."""
        if to == ADRIFT:
            self.saved_by = game.rule
        left = number
        for row in list(self.rows):
            if left and row[SEAT] == seat and row[TO] == WARP:
                some = min(left, row[NUMBER])
                row[NUMBER] -= some
                self.rows.append([seat, row[PLACE], some, to])
                left -= some
        self.rows = [row for row in self.rows if row[NUMBER]]
        return number - left

    def count_again(self, game: Cosmic) -> Next:
        """A ship that was paid for an answer meanwhile cannot be lost here as well; those saved are saved first."""
        left: dict[tuple[int, int], int] = {}
        saved = [row for row in self.rows if row[TO] != WARP]
        for row in saved + [row for row in self.rows if row[TO] == WARP]:
            place = (row[SEAT], row[PLACE])
            if place not in left:
                left[place] = ships_at(game, row[SEAT], row[PLACE]) - self.apart(game, row)
            row[NUMBER] = min(row[NUMBER], left[place])
            left[place] -= row[NUMBER]
        self.rows = [row for row in self.rows if row[NUMBER]]
        return None

    def apart(self, game: Cosmic, row: list[int]) -> int:
        """One ship fewer for a place from which the Prometheus was picked by itself."""
        picked = any(other[PLACE] == PROMETHEUS and other[SEAT] == row[SEAT] for other in self.rows)
        return int(picked and row[PLACE] != PROMETHEUS and prometheus_place(game) == row[PLACE])

    def find_prometheus(self, game: Cosmic) -> Next:
        """The Prometheus gets a row of its own, if it is among the ships."""
        if game.prometheus == NOBODY:
            return None
        at = prometheus_place(game)
        rows = [row for row in self.rows if row[SEAT] == game.prometheus and row[PLACE] == at]
        if rows and sum(row[NUMBER] for row in rows) == ships_at(game, game.prometheus, at):
            rows[-1][NUMBER] -= 1
            self.rows.append([game.prometheus, PROMETHEUS, 1, rows[-1][TO]])
            self.rows = [row for row in self.rows if row[NUMBER]]
        return None

    def choose_for_prometheus(self, game: Cosmic) -> Next:
        """Where some ships of its owner are saved and others lost, the owner says what becomes of the Prometheus."""
        fates = self.fates(game)
        if len(fates) < 2:
            return None
        return Decision(game.prometheus, "the-prometheus.fate", [fate_option(to) for to in fates])

    def fates(self, game: Cosmic) -> list[int]:
        """Where the ships of the batch that belong to the owner of the Prometheus go; what it goes to first."""
        mine = [row for row in self.rows if row[PLACE] == PROMETHEUS]
        if not mine:
            return []
        at = prometheus_place(game)
        found = [mine[0][TO]]
        for seat, place, _, to in self.rows:
            if seat == game.prometheus and to not in found and (to < 0 or place == at):
                found.append(to)
        return found

    def send_prometheus(self, game: Cosmic, reply: Reply) -> Next:
        """It trades places with a ship that was to go there."""
        wanted = self.fates(game)[reply.answers[0].choice.picks[0]]
        mine = next(row for row in self.rows if row[PLACE] == PROMETHEUS)
        if wanted != mine[TO]:
            for row in self.rows:
                if row[SEAT] == game.prometheus and row[TO] == wanted:
                    row[NUMBER] -= 1
                    self.rows.append([row[SEAT], row[PLACE], 1, mine[TO]])
                    mine[TO] = wanted
                    break
            self.rows = [row for row in self.rows if row[NUMBER]]
        return None

    def carry_out(self, game: Cosmic) -> Next:
        warped = [0] * game.seats
        gone = [0] * game.seats
        for seat, place, number, to in self.rows:
            at = prometheus_place(game) if place == PROMETHEUS else place
            if to == at:  # they stay where they are: no colony ends or begins
                game.note("saved", seat, number)
                continue
            take_ships(game, seat, place, number)
            if to == WARP:
                put_ships(game, seat, WARP, number)
                warped[seat] += number
            elif to == GONE:
                put_ships(game, seat, GONE, number)
                gone[seat] += number
            elif to >= 0:
                settle(game, seat, to, number)
            else:
                game.note("saved", seat, number)
        for seat in game.order(""):
            if warped[seat]:
                tell_lost(game, seat, warped[seat], False)
            if gone[seat]:
                tell_lost(game, seat, gone[seat], True)
            if self.in_encounter:
                game.now().lost[seat] += warped[seat]
        return None

    def place_saved(self, game: Cosmic) -> Next:
        game.rule = self.saved_by or game.rule
        return place_all(game)

    def react(self, game: Cosmic) -> Next:
        return reactions(game)


def fate_option(to: int) -> Option:
    """What may become of the Prometheus, in a word."""
    if to >= 0:
        return Option("stay on", (("planet", to),))
    return Option({WARP: "to the warp", GONE: "out of the game", ADRIFT: "be saved"}[to])


class ChooseLosses(Procedure):
    """A player loses ships of choice from colonies; with fewer than demanded, all of them. Another seat may choose."""

    STEPS = (Step("cosmic:components.3", "choose_ships", "lose"),)

    def __init__(
        self, seat: int, number: int, chooser: int = NOBODY, spared: int = NOWHERE, rule: str = "cosmic:components.3"
    ) -> None:
        self.seat = seat
        self.number = number
        self.chooser = chooser  # if not the owner
        self.spared = spared  # a planet whose ships may not be chosen: they take part in the encounter
        self.rule = rule  # that costs the ships

    def choose_ships(self, game: Cosmic) -> Next:
        game.rule = self.rule
        planets = [planet for planet in colonies_of(game, self.seat) if planet != self.spared]
        available = ships_in_colonies(game, self.seat)
        if self.spared >= 0:
            available -= game.colonies[self.spared][self.seat]
        number = min(self.number, available)
        if not number:
            return None
        options = ship_options(game, self.seat, planets, number)
        seat = self.seat if self.chooser == NOBODY else self.chooser
        return Decision(seat, "lose ships", options, number, number, things=(("seat", self.seat),))

    def lose(self, game: Cosmic, reply: Reply) -> Next:
        rows = [[self.seat, planet, number, WARP] for planet, number in picked_planets(reply.options())]
        return Call(Losses(rows))


def loss_of_choice(game: Cosmic, seat: int, number: int, chooser: int = NOBODY, spared: int = NOWHERE) -> ChooseLosses:
    """Ships of choice are lost by the rule that is being carried out."""
    return ChooseLosses(seat, number, chooser, spared, game.rule)


def batch(game: Cosmic) -> Losses:
    """The losses that the open window is about."""
    losses = game.innermost(Losses)
    assert isinstance(losses, Losses)
    return losses
