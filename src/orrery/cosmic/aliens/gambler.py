"""Gambler: keeps its card face down and says what it is."""

from __future__ import annotations

from typing import Final

from orrery.cosmic.cards import CARDS, NUMBERS
from orrery.cosmic.encounter import FACE_DOWN, NO_CARD
from orrery.cosmic.modifier import RAISED, Modifier
from orrery.cosmic.needs import AS_MAIN
from orrery.cosmic.queries import (
    both_attack,
    defended,
    opponent,
    printed_face,
    ships_in_encounter,
    side_of,
)
from orrery.cosmic.rules.deed import Super, Use, Wild, answered, subject
from orrery.cosmic.rules.losses import ChooseLosses, loss_of_choice
from orrery.cosmic.rules.moves import card_options
from orrery.cosmic.rules.reveal import show
from orrery.cosmic.sheet import Sheet
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import CARDS_PLACED, FLIPPING, TAKING_EFFECT
from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Call, Next, Procedure, Step

# One card of each kind stands for all that can be claimed: every attack of the deck, a negotiate, a morph.
CLAIMS: Final = [card.number for card in CARDS if card.is_encounter and NUMBERS[card.key][0] == card.number]
HIGHEST_SPREAD: Final = 40
HIGHEST_STAKES: Final = 20


class Spread(Modifier):
    """Cards that differ by at least so much (`about`) raise the one of its owner by as much."""

    KEY = "wild gambler"
    STAGE = RAISED

    def change_values(self, game: Cosmic, values: list[int]) -> None:
        if both_attack(game) and abs(values[0] - values[1]) >= self.about:
            values[side_of(game, self.owner) - 1] += self.about


def must_lay_openly(game: Cosmic, seat: int) -> bool:
    """An opponent's power makes this player lay the card face up."""
    return any(each.lays_openly() == side_of(game, seat) for each in game.modifiers())


class Bluff(Use):
    """As main player, when the opponent's card is shown: leave the own card face down and claim what it is.

    A card that should be laid openly is claimed then, in the planning phase.
    """

    WINDOWS = (FLIPPING,)
    NEEDS = (AS_MAIN,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, claim: int = NO_CARD, stakes: int = 0) -> None:
        super().__init__(seat, source, cancelled)
        self.claim = claim  # a card of the kind that is claimed
        self.stakes = stakes  # ships on top of those in the encounter

    @classmethod
    def besides(cls, game: Cosmic, seat: int, source: int) -> bool:
        place = side_of(game, seat) - 1
        encounter = game.now()
        return encounter.faces[place] == FACE_DOWN and not encounter.open_cards[place]

    def announce(self, game: Cosmic) -> Next:
        super().announce(game)
        if not must_lay_openly(game, self.seat):
            show(game, side_of(game, opponent(game, self.seat)))
        return None

    def choose(self, game: Cosmic) -> Next:
        if self.claim != NO_CARD:
            return None
        return Decision(self.seat, "gambler.claim", card_options(CLAIMS))

    def chosen(self, game: Cosmic, reply: Reply) -> Next:
        self.claim = reply.option().id()
        game.note("claimed", self.seat, self.claim)
        return None

    def commit(self, game: Cosmic) -> Next:
        return Call(Challenge(self.seat, self.claim, self.stakes))


class Challenge(Procedure):
    """The opponent believes the claim, which then stands, or has the card shown; the one who was wrong loses ships."""

    STEPS = (Step("cosmic:conflict.1", "ask", "settle"),)

    def __init__(self, seat: int, claim: int, stakes: int) -> None:
        self.seat = seat
        self.claim = claim
        self.stakes = stakes

    def ask(self, game: Cosmic) -> Next:
        options = [Option("believe"), Option("challenge")]
        things = (("seat", self.seat), ("card", self.claim), ("ships", self.stakes))
        return Decision(opponent(game, self.seat), "gambler.challenge", options, things=things)

    def settle(self, game: Cosmic, reply: Reply) -> Next:
        encounter = game.now()
        side = side_of(game, self.seat)
        if reply.option().key == "believe":
            encounter.faces[side - 1] = printed_face(self.claim)
            encounter.claimed = side
            return None
        card = encounter.laid[side - 1]
        encounter.open_cards[side - 1] = True
        game.note_shown("challenged", opponent(game, self.seat), card)
        is_true = printed_face(card) == printed_face(self.claim)
        return Call(penalty(game, opponent(game, self.seat) if is_true else self.seat, self.stakes))


def penalty(game: Cosmic, seat: int, stakes: int) -> ChooseLosses:
    """As many ships as this main player has in the encounter, and the stakes, but none that take part."""
    return loss_of_choice(game, seat, ships_in_encounter(game, seat) + stakes, spared=defended(game, seat))


class WildGambler(Wild):
    """As main player, with both cards face down: call a number; cards that differ by as much raise the own one."""

    WINDOWS = (CARDS_PLACED,)
    NEEDS = (AS_MAIN,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, spread: int = 0) -> None:
        super().__init__(seat, source, cancelled)
        self.spread = spread

    def choose(self, game: Cosmic) -> Next:
        if self.spread:
            return None
        return Decision(self.seat, "gambler.spread", numbers(HIGHEST_SPREAD))

    def chosen(self, game: Cosmic, reply: Reply) -> Next:
        self.spread = reply.option().id()
        game.note("spread", self.seat, self.spread)
        return None

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect(Spread(self.seat, self.spread))
        return None


class SuperGambler(Super):
    """When claiming: name 1 to 20 more ships that whoever is wrong will lose."""

    WINDOWS = (TAKING_EFFECT,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, stakes: int = 0) -> None:
        super().__init__(seat, source, cancelled)
        self.stakes = stakes

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return isinstance(subject(game), Bluff)

    def choose(self, game: Cosmic) -> Next:
        if self.stakes:
            return None
        return Decision(self.seat, "gambler.stakes", numbers(HIGHEST_STAKES))

    def chosen(self, game: Cosmic, reply: Reply) -> Next:
        self.stakes = reply.option().id()
        game.note("stakes", self.seat, self.stakes)
        return None

    def commit(self, game: Cosmic) -> Next:
        bluff = answered(game)
        assert isinstance(bluff, Bluff)
        bluff.stakes = self.stakes
        return None


def numbers(most: int) -> list[Option]:
    return [Option("number", (("number", number),)) for number in range(1, most + 1)]


class SheetOfBluffs(Sheet):
    """Who may bluff sees the other card first."""

    BLUFFS = True


POWER = (Bluff,)
WILD = (WildGambler,)
SUPER = (SuperGambler,)
SHEET = SheetOfBluffs()
