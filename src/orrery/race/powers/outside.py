"""Powers outside of the phases: at the setup, when actions are chosen, at the end of a round and of the game."""

from __future__ import annotations

from orrery.race.powers.power import ANYTIME, GAME_END, ROUND_END, SELECT, SETUP, Power


class StartWithFewer(Power):
    """As a start world: its owner keeps only so many cards of the opening hand."""

    PHASE = SETUP

    def __init__(self, cards: int) -> None:
        self.cards = cards


class SaveHandCard(Power):
    """As a start world: one card of the opening hand goes under it."""

    PHASE = SETUP


class ChooseActionLast(Power):
    """Its owner chooses after the others have revealed their actions."""

    PHASE = SELECT


class HandLimit(Power):
    PHASE = ROUND_END

    def __init__(self, cards: int) -> None:
        self.cards = cards


class TakeExcess(Power):
    """Take what the others discard because of their hand limit."""

    PHASE = ROUND_END


class LargerTableau(Power):
    """Its owner's tableau ends the game only with so many cards."""

    PHASE = GAME_END

    def __init__(self, cards: int) -> None:
        self.cards = cards


class OwnerNamesKind(Power):
    """The owner says of what kind this world is, at any time anew."""

    PHASE = ANYTIME
