"""Fodder: overwhelms the opponent's higher attack with what lies in between."""

from __future__ import annotations

from orrery.cosmic.artifacts.force_field import ShutOut
from orrery.cosmic.cards import ATTACK, CARDS
from orrery.cosmic.encounter import DEFENSE, NOWHERE, OFFENSE
from orrery.cosmic.modifier import Bonus
from orrery.cosmic.needs import AS_MAIN, BOTH_ATTACK, OWN_CARDS
from orrery.cosmic.queries import (
    card_values,
    cards_of_type,
    colonies_of,
    encounter_place,
    is_involved,
    is_lasting,
    other_side,
    ships_in_colonies,
    side_of,
)
from orrery.cosmic.rules.deed import Stronger, Use, Wild
from orrery.cosmic.rules.moves import (
    card_options,
    discard_from_hand,
    move_ships,
    picked_planets,
    ship_options,
    still_there,
)
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import TOTALS
from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Call, Next, Procedure, Step


class FodderBonus(Bonus):
    KEY = "bonus fodder"


def fodder(game: Cosmic, seat: int, wide: bool) -> list[int]:
    """Attacks in hand above the own value and below the opponent's; with the super flare also those up to the own."""
    attacks = cards_of_type(game.players[seat].hand, ATTACK)
    if not attacks:
        return []
    values = card_values(game)
    mine, theirs = values[side_of(game, seat) - 1], values[other_side(side_of(game, seat)) - 1]
    between = [card for card in attacks if mine < CARDS[card].value < theirs]
    return between + [card for card in attacks if CARDS[card].value <= mine] if wide else between


class Overwhelm(Use):
    """As main player, when both show attacks: discard attacks of a value in between; they count for one's total."""

    WINDOWS = (TOTALS,)
    NEEDS = (AS_MAIN, BOTH_ATTACK, OWN_CARDS)
    WHY = "no-fodder"

    def __init__(self, seat: int, source: int, cancelled: bool = False, wide: bool = False) -> None:
        super().__init__(seat, source, cancelled)
        self.wide = wide  # by the super flare

    @classmethod
    def besides(cls, game: Cosmic, seat: int, source: int) -> bool:
        return bool(fodder(game, seat, False))

    @classmethod
    def might(cls, game: Cosmic, seat: int) -> bool:
        return not cls.unmet(game, seat)

    def commit(self, game: Cosmic) -> Next:
        return Call(DiscardAttacks(self.seat, self.wide))


class DiscardAttacks(Procedure):
    """Any number of the attacks that fit are discarded in one go, and their values added."""

    STEPS = (Step("cosmic:conflict.1", "choose", "count"),)

    def __init__(self, seat: int, wide: bool) -> None:
        self.seat = seat
        self.wide = wide

    def choose(self, game: Cosmic) -> Next:
        cards = fodder(game, self.seat, self.wide)
        return Decision(self.seat, "fodder.cards", card_options(cards), 0, len(cards)) if cards else None

    def count(self, game: Cosmic, reply: Reply) -> Next:
        cards = [option.id() for option in reply.options()]
        if not cards:
            return None
        discard_from_hand(game, self.seat, cards)
        added = sum(CARDS[card].value for card in cards)
        game.begin_effect(FodderBonus(side_of(game, self.seat), added))
        game.note("overwhelmed", self.seat, added)
        return None


class WildFodder(Wild):
    """Invited and not allied: after the flip join a side that had invited you, with one ship."""

    WINDOWS = (TOTALS,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, side: int = 0, place: int = NOWHERE) -> None:
        super().__init__(seat, source, cancelled)
        self.side = side
        self.place = place  # that the ship comes from

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        if is_involved(game, seat) or not inviting(game, seat) or is_lasting(game, ShutOut, seat):
            return False
        return ships_in_colonies(game, seat) > 0

    def choose(self, game: Cosmic) -> Next:
        if not self.side:
            options = [Option("join", (("side", side),)) for side in inviting(game, self.seat)]
            return Decision(self.seat, "fodder.side", options)
        if self.place == NOWHERE:
            return Decision(self.seat, "fodder.ship", ship_options(game, self.seat, colonies_of(game, self.seat), 1))
        return None

    def chosen(self, game: Cosmic, reply: Reply) -> Next:
        if not self.side:
            self.side = reply.option().id()
        else:
            self.place = picked_planets(reply.options())[0][0]
            game.note("joins late", self.seat, self.side)
        return None

    def commit(self, game: Cosmic) -> Next:
        """Nobody joins with a ship that an answer has cost meanwhile."""
        if not still_there(game, self.seat, self.place, 1):
            return None
        game.now().sides[self.seat] = self.side
        move_ships(game, self.seat, self.place, encounter_place(game, self.seat), 1)
        game.note("allied", self.seat, self.side, 1)
        return None


def inviting(game: Cosmic, seat: int) -> list[int]:
    """The sides that had invited this seat."""
    return [side for side in (OFFENSE, DEFENSE) if seat in game.now().invited[side - 1]]


class SuperFodder(Stronger):
    """The power may also discard attacks equal to or lower than the own."""

    WINDOWS = (TOTALS,)
    NEEDS = Overwhelm.NEEDS
    WHY = "no-fodder"

    @classmethod
    def besides(cls, game: Cosmic, seat: int, source: int) -> bool:
        return bool(fodder(game, seat, True))

    @classmethod
    def might(cls, game: Cosmic, seat: int) -> bool:
        return not cls.unmet(game, seat)

    def use(self, power: int) -> Overwhelm:
        return Overwhelm(self.seat, power, wide=True)


POWER = (Overwhelm,)
WILD = (WildFodder,)
SUPER = (SuperFodder,)
