"""Dictator: picks the destiny card of others."""

from __future__ import annotations

from orrery.cosmic.cards import WILD_DESTINY, colour_of
from orrery.cosmic.modifier import Modifier
from orrery.cosmic.needs import AS_OFFENSE, NOT_AS_OFFENSE
from orrery.cosmic.rules.deed import Stronger, Use, Wild
from orrery.cosmic.rules.destiny import shuffle_destiny
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import BEFORE_DESTINY, DESTINY_SHOWN
from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Call, Next, Procedure, Step


class Command(Use):
    """While another is the offense, before each draw: pick the destiny card. Zapped, the draw is blind as ever."""

    WINDOWS = (BEFORE_DESTINY,)
    NEEDS = (NOT_AS_OFFENSE,)
    DUTY = True

    def commit(self, game: Cosmic) -> Next:
        if len(game.destiny_deck) < 2:
            shuffle_destiny(game)
        return Call(PickDestiny(self.seat))


class PickDestiny(Procedure):
    """Search the destiny deck: the card picked will be the next one drawn."""

    STEPS = (Step("cosmic:conflict.1", "choose", "pick"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose(self, game: Cosmic) -> Next:
        options = [Option("destiny", (("destiny", card),)) for card in different(game.destiny_deck)]
        return Decision(self.seat, "dictator.destiny", options)

    def pick(self, game: Cosmic, reply: Reply) -> Next:
        card = reply.option().id()
        game.destiny_deck.remove(card)
        game.rng.shuffle(game.destiny_deck)
        game.destiny_deck.append(card)
        return None


def different(deck: list[int]) -> list[int]:
    """One card of each kind in the deck: each colour, wild, each special card."""
    kinds: dict[int, int] = {}
    for card in sorted(deck):
        kind = colour_of(card) if card < WILD_DESTINY else max(card, WILD_DESTINY + 1)  # both wild cards are alike
        kinds.setdefault(kind, card)
    return list(kinds.values())


class DrawAgain(Modifier):
    KEY = "redraw"

    def forces_redraw(self) -> bool:
        return True


class WildDictator(Wild):
    """While another is the offense, after the draw: the offense discards the destiny card and draws again."""

    WINDOWS = (DESTINY_SHOWN,)
    NEEDS = (NOT_AS_OFFENSE,)

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect(DrawAgain(self.seat))
        game.note("redraw", game.now().offense)
        return None


class SuperDictator(Stronger):
    """The power works for the offense too."""

    WINDOWS = (BEFORE_DESTINY,)
    NEEDS = (AS_OFFENSE,)
    USE = Command


POWER = (Command,)
WILD = (WildDictator,)
SUPER = (SuperDictator,)
