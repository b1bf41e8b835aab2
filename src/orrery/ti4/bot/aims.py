"""What the objectives ask of a seat, and what a change would be worth for them.

A change is made on an imagined table, looked at, and taken back: so every requirement that counts is understood, also
one of a card that is written later.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from orrery.kernel.decision import Form
from orrery.kernel.modifier import Modifier
from orrery.kernel.procedure import Procedure
from orrery.ti4.loading import ON_PLANET, type_of
from orrery.ti4.objective_cards import OBJECTIVES, holds_home, progress, scored_secrets
from orrery.ti4.objectives import CARDS, FRAGMENTS, TOKENS
from orrery.ti4.payments import GOODS, INFLUENCE, RESOURCES, leaves, payments, purse
from orrery.ti4.queries import goods_worth
from orrery.ti4.state import Galaxy
from orrery.ti4.units import Force, changed

if TYPE_CHECKING:
    from orrery.ti4.bot.outlook import Outlook

POINT: Final = 12.0  # the worth of a victory point, in resources
IMPERIAL: Final = 8
TREND: Final = 1.7  # the last step towards an objective is worth more than the first
WAITING: Final = 0.6  # an objective is worth so much less for each that could be scored already


class Aims:
    """The objectives that one seat could still score."""

    def __init__(self, table: Galaxy, seat: int) -> None:
        self.table = table
        self.seat = seat
        player = table.players[seat]
        self.public = [card for card in table.objectives if card not in player.scored]
        self.secrets = list(player.secrets)
        self.counted = [card for card in self.public if not OBJECTIVES[card].requires.prices()]
        met = [card for card in self.counted if progress(table, seat, card).is_met()]
        self.weight = {card: POINT * OBJECTIVES[card].points for card in [*self.counted, *self.secrets]}
        for card in self.counted:
            if card not in met:
                self.weight[card] *= WAITING ** len(met)
        self.of_planets: dict[int, float] = {}  # what has been worked out already: nothing changes while one thinks
        self.chances: dict[tuple[int, Force], float] = {}
        self.fire: dict[int, list[float]] = {}  # the dice of cannons that would be rolled at ships in a system
        self.ahead: dict[int, float] | None = None  # what the next step from a system leads to
        self.outlooks: dict[tuple[Modifier, ...], Outlook] = {}  # by what lasts
        self.now = self.total()
        self.saved = self.savings()

    def total(self) -> float:
        """How far this seat is on its way to all of them."""
        worth = 0.0
        for card, weight in self.weight.items():
            made = progress(self.table, self.seat, card)
            worth += weight * (made.have / made.need) ** TREND
        return worth

    # -- what is saved for the end of the round --------------------------------------------------------------------

    def slots(self) -> int:
        """So many public objectives can be scored in this round."""
        player = self.table.players[self.seat]
        return 1 + int(IMPERIAL in player.strategies and IMPERIAL not in player.used)

    def scorable(self) -> list[int]:
        """The public objectives that could be scored as all stands: the most points first, then those for nothing."""
        if not holds_home(self.table, self.seat):
            return []
        met = [card for card in self.public if progress(self.table, self.seat, card).is_met()]
        return sorted(met, key=lambda card: (-OBJECTIVES[card].points, price_of(card), card))

    def savings(self) -> dict[str, int]:
        """What must be left when the objectives of this round are scored."""
        saved = {RESOURCES: 0, INFLUENCE: 0, GOODS: 0, TOKENS: 0, CARDS: 0, FRAGMENTS: 0}
        cards = self.scorable()[: self.slots()]
        cards += [card for card in self.secrets if progress(self.table, self.seat, card).is_met()]
        for card in cards:
            for kind, number in OBJECTIVES[card].requires.prices():
                saved[kind] += number
        return saved

    def can_spend(self, kind: str, price: int) -> bool:
        """That price can be paid, and what is saved stays."""
        return self.best_payment(kind, price, payments(self.table, self.seat, kind, price)) is not None

    def best_payment(self, kind: str, price: int, forms: list[Form]) -> Form | None:
        """The first of the payments that leaves what is saved."""
        each = goods_worth(self.table, self.seat)
        for form in forms:
            resources, influence, goods, _ = leaves(self.table, self.seat, kind, price, form)
            if goods < self.saved[GOODS]:
                continue
            goods *= each
            if resources + goods >= self.saved[RESOURCES] and influence + goods >= self.saved[INFLUENCE]:
                return form
        return None

    def spare(self, kind: str) -> int:
        """The most that can be spent."""
        if not any(self.saved[each] for each in (RESOURCES, INFLUENCE, GOODS)):
            return purse(self.table, self.seat, kind)
        for price in range(purse(self.table, self.seat, kind), 0, -1):
            if self.can_spend(kind, price):
                return price
        return 0

    def spare_tokens(self) -> int:
        player = self.table.players[self.seat]
        return player.tactic + player.strategy - self.saved[TOKENS]

    # -- what a change would bring ---------------------------------------------------------------------------------

    def of_planet(self, planet: int) -> float:
        """What control of a planet brings."""
        if planet not in self.of_planets:
            owner = self.table.controller[planet]
            self.table.controller[planet] = self.seat
            self.of_planets[planet] = self.total() - self.now
            self.table.controller[planet] = owner
        return self.of_planets[planet]

    def of_tech(self, tech: int) -> float:
        player = self.table.players[self.seat]
        techs = player.techs
        player.techs = (*techs, tech)
        gain = self.total() - self.now
        player.techs = techs
        return gain

    def of_unit(self, place: int, type: int) -> float:
        """What one more unit at a place brings."""
        player = self.table.players[self.seat]
        if place >= ON_PLANET:
            zone, place = player.ground, place - ON_PLANET
        else:
            zone = player.space
        before: Force = zone.get(place, ())
        zone[place] = changed(before, type, 1)
        gain = self.total() - self.now
        if before:
            zone[place] = before
        else:
            del zone[place]
        return gain

    def of_move(self, system: int, form: Form, taken: list[int]) -> float:
        """What it brings when those units stand in that system and those planets are taken; also what is left."""
        player, table = self.table.players[self.seat], self.table
        space, owners = dict(player.space), [table.controller[planet] for planet in taken]
        for place, kind, number in form.gifts:
            type, hurt = type_of(kind)
            if place < ON_PLANET:
                player.put_in_space(place, changed(player.ships_in(place), type, -number, hurt))
                player.put_in_space(system, changed(player.ships_in(system), type, number, hurt))
        for planet in taken:
            table.controller[planet] = self.seat
        gain = self.total() - self.now
        player.space = space
        for planet, owner in zip(taken, owners):
            table.controller[planet] = owner
        return gain


def price_of(card: int) -> int:
    """How much is spent when that objective is scored, of whatever kinds."""
    return sum([number for _, number in OBJECTIVES[card].requires.prices()])


def leader(table: Galaxy, seat: int) -> int:
    """The strongest of the others: points, then planets."""
    others = [other for other in range(table.seats) if other != seat and not table.players[other].eliminated]
    return max(others or [seat], key=lambda other: (table.players[other].points, table.controller.count(other), -other))


def held_secrets(table: Galaxy, seat: int) -> int:
    return len(table.players[seat].secrets) + len(scored_secrets(table, seat))


def under_way(table: Galaxy, kind: type[Procedure]) -> Procedure | None:
    """The innermost procedure of that kind, if there is any."""
    for frame in reversed(table.stack):
        if isinstance(frame.procedure, kind):
            return frame.procedure
    return None
