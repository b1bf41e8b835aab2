"""Chosen: prays for another card after both are shown."""

from __future__ import annotations

from orrery.cosmic.cards import ATTACK, CARDS, MORPH, is_encounter_card
from orrery.cosmic.modifier import Modifier
from orrery.cosmic.needs import AS_MAIN
from orrery.cosmic.queries import encounter_cards, face, is_lasting, other_side, printed_face, side_of
from orrery.cosmic.rules.aftermath import reactions
from orrery.cosmic.rules.deed import Super, Use, Wild
from orrery.cosmic.rules.moves import discard, draw, draw_cards, new_face, tell_drawn
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import BEFORE_CARDS, CARDS_DRAWN, CARDS_SHOWN
from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Call, Next, Procedure, Step

PRAYED_FOR = 3


class AddedCard(Modifier):
    """An attack (`about`) lies beside the one that its owner laid."""

    KEY = "added card"

    def lies_beside(self) -> bool:
        return True


class AddedValue(Modifier):
    """The value of such an attack counts for a side (`owner`), together with that of its card."""

    KEY = "added value"

    def is_added_to(self, side: int) -> bool:
        return side == self.owner


class KeepsOthers(Modifier):
    """Its owner keeps what is no encounter card."""

    KEY = "super chosen"


class DivineIntervention(Use):
    """As main player, after the flip: draw three cards; one of them may replace the own card or be added to it."""

    WINDOWS = (CARDS_SHOWN,)
    NEEDS = (AS_MAIN,)

    def commit(self, game: Cosmic) -> Next:
        return Call(Prayer(self.seat))


class Prayer(Procedure):
    """Three cards that only the Chosen sees; what is not picked is discarded."""

    STEPS = (
        Step("cosmic:conflict.1", "draw_three"),
        Step("cosmic:timing.2", "react"),
        Step("cosmic:conflict.1", "choose", "pick"),
        Step("cosmic:conflict.1", "discard_rest"),
    )

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def draw_three(self, game: Cosmic) -> Next:
        cards = draw_cards(game, PRAYED_FOR)
        game.players[self.seat].dealt += cards
        tell_drawn(game, self.seat, cards)
        return None

    def react(self, game: Cosmic) -> Next:
        return reactions(game)

    def choose(self, game: Cosmic) -> Next:
        found = encounter_cards(game.players[self.seat].dealt)
        if not found:
            return None
        options = [Option("keep your card")]
        for card in found:
            options.append(Option("replace", (("card", card),)))
            if CARDS[card].type == ATTACK and face(game, side_of(game, self.seat)) >= 0:
                options.append(Option("add", (("card", card),)))
        return Decision(self.seat, "chosen.pick", options)

    def pick(self, game: Cosmic, reply: Reply) -> Next:
        option = reply.option()
        if option.key == "keep your card":
            return None
        card = option.id()
        game.players[self.seat].dealt.remove(card)
        if option.key == "add":
            add(game, self.seat, card)
        else:
            replace(game, self.seat, card)
        return None

    def discard_rest(self, game: Cosmic) -> Next:
        """Cards of other types are kept if the super flare says so."""
        player = game.players[self.seat]
        kept: list[int] = []
        if is_lasting(game, KeepsOthers, self.seat):
            kept = [card for card in player.dealt if not is_encounter_card(card)]
        rest = [card for card in player.dealt if card not in kept]
        player.dealt.clear()
        player.hand += kept
        if kept:
            game.note_secret("kept cards", self.seat, kept, [self.seat], len(kept))
        discard(game, self.seat, rest)
        return None


def replace(game: Cosmic, seat: int, card: int) -> None:
    """The new card takes the place of the shown one, which is discarded. A morph copies what the other card is now."""
    encounter = game.now()
    side = side_of(game, seat)
    old = encounter.laid[side - 1]
    encounter.laid[side - 1] = card
    encounter.from_sheet[side - 1] = False
    if encounter.claimed == side:
        encounter.claimed = 0
    new_face(game, side, face(game, other_side(side)) if CARDS[card].type == MORPH else printed_face(card))
    game.note_shown("shown", seat, card)
    discard(game, seat, [old])


def add(game: Cosmic, seat: int, card: int) -> None:
    """The new attack lies beside the shown one until the encounter ends, and both values count together."""
    game.table.append(card)
    game.begin_effect(AddedCard(seat, card))
    game.begin_effect(AddedValue(side_of(game, seat), CARDS[card].value))
    game.now().faces[side_of(game, seat) - 1] += CARDS[card].value
    game.note_shown("added", seat, card)


class WildChosen(Wild):
    """As main player, before cards are chosen: draw a card."""

    WINDOWS = (BEFORE_CARDS,)
    NEEDS = (AS_MAIN,)

    def commit(self, game: Cosmic) -> Next:
        draw(game, self.seat, 1)
        return None


class SuperChosen(Super):
    """While praying, also after seeing the three cards: those that are no encounter cards are kept."""

    WINDOWS = (CARDS_DRAWN,)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return is_praying(game, seat) and any(not is_encounter_card(card) for card in game.players[seat].dealt)

    @classmethod
    def might(cls, game: Cosmic, seat: int) -> bool:
        return is_praying(game, seat)

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect(KeepsOthers(self.seat))
        return None


def is_praying(game: Cosmic, seat: int) -> bool:
    for frame in reversed(game.stack):
        if isinstance(frame.procedure, Prayer):
            return frame.procedure.seat == seat
    return False


POWER = (DivineIntervention,)
WILD = (WildChosen,)
SUPER = (SuperChosen,)
