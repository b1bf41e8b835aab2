"""Technology: a second encounter may be given up for a new technology."""

from __future__ import annotations

from orrery.cosmic.encounter import NOBODY
from orrery.cosmic.state import Cosmic, Tech
from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Next, Procedure, Step
from orrery.kernel.zones import reshuffle


class GainTech(Procedure):
    """Draw as many technologies as foreign colonies plus one, keep one face down, discard the rest."""

    STEPS = (
        Step("cosmic:tech.gain.2", "draw"),
        Step("cosmic:tech.gain.2", "choose", "keep"),
    )

    def __init__(
        self, seat: int, number: int = 0, drawn: list[int] | None = None, rule: str = "cosmic:tech.gain.2"
    ) -> None:
        self.seat = seat
        self.number = number  # to be drawn; none named: by the number of foreign colonies
        self.drawn = drawn if drawn is not None else []
        self.rule = rule  # that deals them out

    def draw(self, game: Cosmic) -> Next:
        game.rule = self.rule
        number = self.number or game.foreign_colonies(self.seat) + 1
        for _ in range(number):
            card = top_tech(game)
            if card >= 0:
                game.players[self.seat].techs.append(Tech(card))
                self.drawn.append(card)
        game.at_table = None
        game.note_learned("techs drawn", self.seat, self.drawn, [self.seat], len(self.drawn))
        return None

    def choose(self, game: Cosmic) -> Next:
        game.rule = self.rule
        if not self.drawn:
            return None
        return Decision(self.seat, "keep technology", [Option("tech", (("tech", card),)) for card in self.drawn])

    def keep(self, game: Cosmic, reply: Reply) -> Next:
        game.rule = self.rule
        player = game.players[self.seat]
        for card in self.drawn:
            if card != reply.option().id():
                player.techs = [tech for tech in player.techs if tech.card != card]
                game.tech_discard.append(card)
                game.note_shown("tech discarded", self.seat, card)
        game.at_table = None
        return None


def top_tech(game: Cosmic) -> int:
    """The top technology; the discards are shuffled when the deck is empty."""
    if not game.tech_deck and game.tech_discard:
        reshuffle(game.tech_deck, game.tech_discard, game.rng)
        game.note("techs shuffled", NOBODY)
    return game.tech_deck.pop() if game.tech_deck else -1
