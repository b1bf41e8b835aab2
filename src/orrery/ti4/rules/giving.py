"""What one player hands another: goods, commodities, notes and action cards."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Reply, about
from orrery.kernel.procedure import Next, Procedure, Step
from orrery.ti4.components import CARD
from orrery.ti4.knowledge import know, moved
from orrery.ti4.rules.commodities import reward_for_gift
from orrery.ti4.rules.moves import FROM_CARD, gain_goods
from orrery.ti4.rules.note_moves import give_note, notes_for
from orrery.ti4.rules.showing import look_at_cards
from orrery.ti4.state import HAND_DUE, Galaxy


def give_commodities(game: Galaxy, giver: int, taker: int) -> None:
    """All of them, by an effect and not in a transaction: who receives them gains trade goods, though not from the
    supply (57.6). What both have agreed on for such a gift comes with it."""
    player = game.players[giver]
    number, player.commodities = player.commodities, 0
    game.note("commodities given", giver, taker, number)
    reward = reward_for_gift(game, giver, taker, number)
    gain_goods(game, taker, number + reward, FROM_CARD)
    gain_goods(game, giver, reward)


def give_goods(game: Galaxy, giver: int, taker: int, number: int) -> None:
    """Trade goods of one player's own, which the other does not gain: they come from no supply (39.2)."""
    game.players[giver].goods -= number
    game.players[taker].goods += number
    game.look_at_leaders(taker)
    game.note("goods given", giver, taker, number)


class GiveNote(Procedure):
    """One player must give another a promissory note of its hand, of its own choice; it is no transaction."""

    STEPS = (Step("ti4:95.5", "choose_note", "give"),)

    def __init__(self, giver: int, taker: int) -> None:
        self.giver = giver
        self.taker = taker

    def choose_note(self, game: Galaxy) -> Next:
        notes = about("note", notes_for(game, self.giver, self.taker))
        return Decision(self.giver, "give note", notes) if notes else None

    def give(self, game: Galaxy, reply: Reply) -> Next:
        give_note(game, self.giver, self.taker, reply.option().id())
        return None


def give_random_card(game: Galaxy, giver: int, taker: int) -> None:
    hand = game.players[giver].hand
    give_card(game, giver, taker, hand[game.rng.below(len(hand))])


def give_card(game: Galaxy, giver: int, taker: int, card: int) -> None:
    """Both of them know then which it is. It is not drawn."""
    one, other = game.players[giver], game.players[taker]
    one.hand.remove(card)
    other.hand.append(card)
    one.changed()
    other.changed()
    moved(game, CARD, 1 << giver, 1 << taker, [giver, taker])
    know(game, giver, card, 1 << taker)
    game.note_learned("card given", giver, [card], [giver, taker], taker)
    game.mark(HAND_DUE, taker)
    game.look_at_leaders(taker)


class TakeCard(Procedure):
    """One player looks at the hand of another, and takes an action card of it."""

    STEPS = (Step("ti4:3.5", "look"), Step("ti4:3.5", "choose_card", "take"))

    def __init__(self, seat: int, giver: int) -> None:
        self.seat = seat
        self.giver = giver

    def look(self, game: Galaxy) -> Next:
        look_at_cards(game, self.seat, self.giver)
        return None

    def choose_card(self, game: Galaxy) -> Next:
        hand = sorted(game.players[self.giver].hand)
        return Decision(self.seat, "take card", about("card", hand), things=(("seat", self.giver),)) if hand else None

    def take(self, game: Galaxy, reply: Reply) -> Next:
        give_card(game, self.giver, self.seat, reply.option().id())
        return None
