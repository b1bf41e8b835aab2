"""The draft: everybody builds a draw pile of their own before the game."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Decisions, Reply
from orrery.kernel.event import NOBODY
from orrery.kernel.procedure import Loop, Next, Procedure, Step
from orrery.race.rules.moves import draw
from orrery.race.state import Drafted, Race, card_options

PACK: Final = 5
CARDS_DRAWN: Final = 6


class Draft(Procedure):
    """Packs go round until all cards are drafted; then each shuffles what was picked and draws six."""

    STEPS = (
        Step("race:draft.5", "deal_packs"),
        Loop("race:draft.5", "choose_card", "keep_card"),
        Step("race:draft.8", "draw_hands"),
    )

    def __init__(self, dealt: int = 0) -> None:
        self.dealt = dealt  # how often packs have been dealt: every other time they are passed to the right

    def copy(self) -> Draft:
        return Draft(self.dealt)

    def deal_packs(self, game: Race) -> Next:
        """Five cards each; in the end as many as all can have alike, and the rest is out of the game."""
        size = min(PACK, len(game.deck) // game.seats)
        if size:
            self.dealt += 1
            for pack in table(game).packs:
                pack += [game.deck.pop() for _ in range(size)]
            game.note_shown("packs", NOBODY, self.dealt, size)
        else:
            game.removed = (*game.removed, *game.deck)
            game.deck.clear()
        return None

    def choose_card(self, game: Race) -> Next:
        packs = table(game).packs
        if not packs[0]:
            return None
        about = (("number", self.dealt),)
        return Decisions(
            [Decision(seat, "draft", card_options(packs[seat]), things=about) for seat in range(game.seats)]
        )

    def question_numbers(self, game: Race, decision: Decision) -> tuple[int, ...]:
        """Whether packs go to the left, how many there are in all, who passes them to this seat and who gets its."""
        left = -(-(len(game.deck) // game.seats) // PACK)  # in the end smaller ones
        to_left = to_the_left(self.dealt)
        before, after = (decision.seat - 1) % game.seats, (decision.seat + 1) % game.seats
        return int(to_left), self.dealt + left, before if to_left else after, after if to_left else before

    def keep_card(self, game: Race, reply: Reply) -> Next:
        """One card joins the own pile, the others are passed on; when none is left, there are new packs."""
        drafted = table(game)
        for answer in reply.answers:
            card = answer.options[0].id()
            drafted.packs[answer.seat].remove(card)
            drafted.piles[answer.seat].append(card)
        if drafted.packs[0]:
            pass_on(drafted, self.dealt)
            return None
        for seat in range(game.seats):
            picked = drafted.piles[seat][PACK * (self.dealt - 1) :]
            game.note_own("drafted", seat, picked)
        return self.deal_packs(game)

    def draw_hands(self, game: Race) -> Next:
        for seat in range(game.seats):
            game.rng.shuffle(table(game).piles[seat])
            draw(game, seat, CARDS_DRAWN)
        return None


def table(game: Race) -> Drafted:
    assert game.drafted is not None
    return game.drafted


def to_the_left(dealt: int) -> bool:
    """Whether the packs of that deal are passed to the left: the first ones are, the next ones are not."""
    return dealt % 2 == 1


def pass_on(drafted: Drafted, dealt: int) -> None:
    """Every pack goes to the neighbour: the left one is the next in the order of seats."""
    packs = drafted.packs
    drafted.packs = [packs[-1], *packs[:-1]] if to_the_left(dealt) else [*packs[1:], packs[0]]
