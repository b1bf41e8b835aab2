"""Drawing a new hand: show and discard the old one, draw eight."""

from __future__ import annotations

from orrery.cosmic.encounter import NO_CARD
from orrery.cosmic.queries import playable
from orrery.cosmic.rules.aftermath import reactions, watch
from orrery.cosmic.rules.moves import discard_from_hand, draw, has_encounter_card
from orrery.cosmic.state import HAND, Cosmic
from orrery.cosmic.windows import MUST_PLAY, NEW_HAND
from orrery.kernel.procedure import Call, Goto, Next, Procedure, Step


class NewHand(Procedure):
    """A player shows and discards the hand and draws eight cards; again as long as there is no encounter card."""

    STEPS = (
        Step("cosmic:new-hand.1", "before"),
        Step("cosmic:new-hand.1", "discard_hand"),
        Step("cosmic:timing.2", "react_to_discards"),
        Step("cosmic:new-hand.1", "draw_eight"),
        Step("cosmic:timing.2", "after"),
        Step("cosmic:new-hand.5", "repeat"),
    )

    def __init__(self, seat: int, kept: list[int], tries: int = 0, rule: str = "cosmic:new-hand.1") -> None:
        self.seat = seat
        self.kept = kept  # cards that an effect keeps out of the discard
        self.tries = tries
        self.rule = rule  # that gives the player a new hand

    def before(self, game: Cosmic) -> Next:
        """It is told before anything is done about it: that there is no encounter card shows in any case."""
        game.rule = self.rule
        game.note("new hand", self.seat)
        return watch(game, NEW_HAND, (self.seat,))

    def discard_hand(self, game: Cosmic) -> Next:
        game.rule = self.rule
        hand = game.players[self.seat].hand
        discard_from_hand(game, self.seat, [card for card in hand if card not in self.kept])
        return None

    def react_to_discards(self, game: Cosmic) -> Next:
        """Before drawing, since that may shuffle the discards."""
        return reactions(game)

    def draw_eight(self, game: Cosmic) -> Next:
        game.rule = self.rule
        draw(game, self.seat, HAND)
        take_up_aside(game, self.seat)
        return None

    def after(self, game: Cosmic) -> Next:
        return reactions(game)

    def repeat(self, game: Cosmic) -> Next:
        """The deck may be made of nothing but other cards; then trying on helps nobody."""
        self.tries += 1
        if has_encounter_card(game, self.seat) or self.tries >= 20:
            return None
        self.kept = []
        return Goto("before")


def new_hand(game: Cosmic) -> NewHand:
    """The new hand that the open window is about."""
    found = game.innermost(NewHand)
    assert isinstance(found, NewHand)
    return found


def take_up_aside(game: Cosmic, seat: int) -> None:
    """What was set aside comes back, before the cards that were drawn meanwhile."""
    player = game.players[seat]
    player.hand = player.aside + player.hand
    player.aside = []


class CheckHand(Procedure):
    """Who must play an encounter card and has none plays every other card that can be played, then draws a new hand."""

    STEPS = (Step("cosmic:new-hand.4", "play_others"), Step("cosmic:new-hand.4", "draw_new_hand"))

    def __init__(self, seat: int, rule: str = "cosmic:new-hand.4") -> None:
        self.seat = seat
        self.rule = rule  # by which the player needs an encounter card

    def play_others(self, game: Cosmic) -> Next:
        """At the start of a turn, before any encounter, there is nothing that could be played."""
        if has_encounter_card(game, self.seat) or not game.encounters:
            return None
        return watch(game, MUST_PLAY, (self.seat,))

    def draw_new_hand(self, game: Cosmic) -> Next:
        return Call(NewHand(self.seat, [], rule=self.rule)) if self.needs_a_card(game) else None

    def needs_a_card(self, game: Cosmic) -> bool:
        """Not if a card just played has left an offense with nothing to lay: that ends its turn."""
        if has_encounter_card(game, self.seat):
            return False
        if not game.encounters:
            return True
        encounter = game.now()
        return self.seat == encounter.offense or encounter.laid[0] != NO_CARD or bool(playable(game, encounter.offense))
