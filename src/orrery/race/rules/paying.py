"""What is paid with beside cards from hand, and what becomes of cards that were paid or drawn too many."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Option, Refused, Reply
from orrery.kernel.procedure import Next, Procedure, Step
from orrery.race.cards import CARDS
from orrery.race.powers import SavePaidForWorld
from orrery.race.queries import find_power
from orrery.race.rules.moves import discard_picked, save_card, take_good, throw
from orrery.race.settling import goods_suffice
from orrery.race.state import NO_CARD, Race, card_options


class DiscardAfterDrawing(Procedure):
    """All the draws of such powers come first, then one card is discarded for each of them."""

    STEPS = (Step("race:set3.powers.3", "choose_discards", "discard"),)

    def __init__(self, seat: int, number: int, rule: str = "") -> None:
        self.seat = seat
        self.number = number
        self.rule = rule  # of the one power, if it is one

    def choose_discards(self, game: Race) -> Next:
        if self.number == 1 and self.rule:
            game.rule = self.rule
        hand = game.players[self.seat].hand
        number = min(self.number, len(hand))
        return Decision(self.seat, "draw and discard", card_options(hand), number, number) if number else None

    def discard(self, game: Race, reply: Reply) -> Next:
        discard_picked(game, self.seat, reply.options())
        return None


def goods_to_spend(game: Race, seat: int, kinds: tuple[int, ...], unpaid: int = NO_CARD) -> list[int]:
    """The worlds with a good of the first kind, each of which leaves goods of the other kinds.

    The world that is about to be paid for has none to spend yet.
    """
    goods = game.players[seat].goods
    return [world for world in goods if not no_spending(goods, world, kinds, unpaid)]


def no_spending(goods: dict[int, int], world: int, kinds: tuple[int, ...], unpaid: int) -> str:
    """Why the good of this world cannot be spent as one of the first kind: the key of a reason, "" if it can."""
    if world not in goods:
        return "no-good"
    if not CARDS[world].suits[kinds[0]]:
        return "wrong-kind"
    if world == unpaid:
        return "unpaid"
    others = tuple([other for other in goods if other not in (unpaid, world)])
    return "" if goods_suffice(list(kinds[1:]), others) else "needed-later"


def spending_refused(
    game: Race, seat: int, world: int, kinds: tuple[int, ...], unpaid: int = NO_CARD
) -> Refused | None:
    reason = no_spending(game.players[seat].goods, world, kinds, unpaid)
    if reason == "wrong-kind":
        return Refused(reason, (kinds[0],))
    if reason == "needed-later":
        return Refused(reason, (kinds[1],))
    return Refused(reason) if reason else None


def spend_good(game: Race, seat: int, world: int) -> None:
    take_good(game, seat, world)
    game.note("good spent", seat, world)


def pay_to_save(game: Race, seat: int, picked: list[Option]) -> None:
    """Pay with these cards; they lie before their owner, who is about to choose which of them to save."""
    player = game.players[seat]
    cards = [option.id() for option in picked]
    for card in cards:
        player.hand.remove(card)
    player.drawn += cards
    game.note_own("discarded", seat, cards)


def choose_saved(game: Race, seat: int) -> Next:
    """Which of the cards just paid is saved, and under which world."""
    player = game.players[seat]
    if not player.drawn:
        return None
    return Decision(seat, "save", card_options(player.drawn), values=(find_power(player.tableau, SavePaidForWorld),))


def save_one(game: Race, seat: int, card: int) -> None:
    """One of the cards just paid goes under the world that saves cards, the others to the discards."""
    player = game.players[seat]
    player.drawn.remove(card)
    throw(game, seat, player.drawn)
    player.drawn.clear()
    save_card(game, seat, card)
