"""The classic Filch flare: cheating behind the others' backs, and being caught at it.

Once in each encounter everybody chooses at the same moment and in secret: look away, accuse somebody, or, with the
flare in hand, cheat. So nobody can tell who holds it, nor whether anybody cheats, before the accusations are out.
"""

from __future__ import annotations

from orrery.cosmic.cards import ALIEN, CLASSIC_FILCH
from orrery.cosmic.encounter import NO_CARD, NOBODY
from orrery.cosmic.queries import colonies_of, others
from orrery.cosmic.rules.aftermath import reactions
from orrery.cosmic.rules.deed import Wild
from orrery.cosmic.rules.losses import loss_of_choice
from orrery.cosmic.rules.moves import give_cards, put_ships, random_cards, take_ships, take_top
from orrery.cosmic.state import WARP, Cosmic
from orrery.cosmic.windows import CHEATING
from orrery.kernel.decision import Decision, Decisions, Option, Reply
from orrery.kernel.procedure import Call, Next, Procedure, Step

LOOK_AWAY = Option("look away")


class Cheat(Wild):
    """The flare is shown only when its holder is caught: a ship goes to the warp, and nothing was taken after all.

    Nobody plays it before, so it is not the flare of its player until then. A Card Zap takes it away, but what was seen
    was seen: the ship is lost all the same.
    """

    WINDOWS = (CHEATING,)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        """Filch itself has the other half of this flare, unless its power is off."""
        return CLASSIC_FILCH in game.players[seat].hand and game.has(seat, ALIEN["filch"]) is None

    def commit(self, game: Cosmic) -> Next:
        return Call(loss_of_choice(game, self.seat, 1))

    def cancel(self, game: Cosmic) -> Next:
        return Call(loss_of_choice(game, self.seat, 1))


class BehindBacks(Procedure):
    """All choose in secret; then who was caught pays, who accused an innocent pays, and what was taken is taken."""

    STEPS = (
        Step("cosmic:cards.classic-filch-flare.1", "choose", "chosen"),
        Step("cosmic:cards.classic-filch-flare.2", "be_caught"),
        Step("cosmic:cards.classic-filch-flare.1", "apologize"),
        Step("cosmic:cards.classic-filch-flare.1", "help_oneself"),
        Step("cosmic:timing.2", "settle"),
    )

    def __init__(
        self,
        cheat: int = NOBODY,
        loot: str = "",
        number: int = 0,
        accused: list[int] | None = None,
        caught: bool = False,
    ) -> None:
        self.cheat = cheat  # who cheats
        self.loot = loot  # what with: the key of the option
        self.number = number  # the colony for a ship, the card of the discard pile
        self.accused = accused if accused is not None else []  # whom each seat accuses
        self.caught = caught

    def choose(self, game: Cosmic) -> Next:
        decisions: list[Decision] = []
        for seat in range(game.seats):
            options = [LOOK_AWAY]
            if game.players[seat].hand:  # a card is what a false accusation costs
                options += [Option("accuse", (("seat", other),)) for other in others(game, seat)]
            if Cheat.fits(game, seat, CLASSIC_FILCH):
                options += loot_options(game, seat)
            decisions.append(Decision(seat, "filch.cheat", options))
        return Decisions(decisions)

    def chosen(self, game: Cosmic, reply: Reply) -> Next:
        self.accused = [NOBODY] * game.seats
        for answer in reply.answers:
            option = answer.options[0]
            if option.key == "accuse":
                self.accused[answer.seat] = option.id()
                game.note("accused", answer.seat, option.id())
            elif option.key != LOOK_AWAY.key:
                self.cheat, self.loot = answer.seat, option.key
                self.number = option.id() if option.things else 0
        return None

    def be_caught(self, game: Cosmic) -> Next:
        if self.cheat == NOBODY or self.cheat not in self.accused:
            return None
        self.caught = True
        game.note_shown("caught", self.cheat)
        return Call(Cheat(self.cheat, CLASSIC_FILCH))

    def apologize(self, game: Cosmic) -> Next:
        """Who has accused an innocent player gives that player a card, drawn blindly."""
        for seat in game.order(""):
            innocent = self.accused[seat]
            if innocent != NOBODY and innocent != self.cheat:
                give_cards(game, seat, innocent, random_cards(game, seat, 1))
        return None

    def help_oneself(self, game: Cosmic) -> Next:
        """Without a word: neither the log nor any reaction tells of it."""
        if self.cheat == NOBODY or self.caught:
            return None
        hand = game.players[self.cheat].hand
        if self.loot == "cheat ship":
            take_ships(game, self.cheat, WARP, 1)
            put_ships(game, self.cheat, self.number, 1)
        elif self.loot == "cheat discard":
            game.discard.remove(self.number)
            hand.append(self.number)
        else:
            card = take_top(game)
            if card != NO_CARD:
                hand.append(card)
        game.learned += 1
        return None

    def settle(self, game: Cosmic) -> Next:
        return reactions(game)


def loot_options(game: Cosmic, seat: int) -> list[Option]:
    """What one hand can palm: a ship out of the warp, the top card of the deck, or a card of the discard pile."""
    options: list[Option] = []
    if game.players[seat].warp:
        options += [Option("cheat ship", (("planet", planet),)) for planet in colonies_of(game, seat)]
    if game.deck or game.discard:
        options.append(Option("cheat deck"))
    return options + [Option("cheat discard", (("card", card),)) for card in game.discard]
