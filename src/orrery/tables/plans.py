"""Plans: several replies of one seat that come in one message.

A plan reaches as far as its seat can see: to where somebody else is asked, several are asked at once, a window is open,
or somebody has learned something. Within that reach it is all or nothing. What lies beyond is left out, and the seat is
asked: whether it would be legal there depends on what the seat does not know, and a refusal that takes all back would
tell it for nothing.
"""

from __future__ import annotations

from orrery.kernel.decision import Choice, Decision, Form, Option, Refused
from orrery.kernel.game import Game


class Link:
    """One reply of a plan: places in a list that is known already, options by what they are, or a form."""

    def __init__(self, picks: tuple[int, ...], named: tuple[Option, ...] = (), form: Form | None = None) -> None:
        self.picks = picks
        self.named = named
        self.form = form

    def reply_to(self, decision: Decision) -> Choice:
        """The reply as a choice. Raises Refused if an option that it names is not there."""
        if not self.named:
            return Choice(decision.seat, self.picks, self.form)
        there, picks = [*decision.options, *decision.asides], list(self.picks)
        for option in self.named:  # of several alike, such as the ships of one planet, each is taken once
            places = [place for place, each in enumerate(there) if each == option and place not in picks]
            if not places:
                raise Refused("not-in-question", (), decision.rule)
            picks.append(places[0])
        return Choice(decision.seat, tuple(sorted(picks)), self.form)


class Broken(Refused):
    """A reply of a plan is refused, and nothing of the plan has happened."""

    def __init__(self, link: int, refused: Refused) -> None:
        super().__init__(refused.reason, refused.numbers, refused.rule)
        self.link = link  # its place in the plan


def ends_plan(game: Game, decision: Decision, choice: Choice) -> bool:
    """Whether what comes after this reply depends on what others reply or hold."""
    return game.together or (decision.window and choice.picks == (0,))


def goes_on(game: Game, seat: int, learned: int) -> bool:
    """Whether the seat could know that it is asked this now."""
    if game.over or game.together or game.learned != learned:
        return False
    decision = game.asked(seat)
    return decision is not None and not decision.window
