"""Powers of Develop."""

from __future__ import annotations

from orrery.race.powers.power import DEVELOP, EVERY, Power


class DrawAtDevelop(Power):
    """Draw when the phase starts, before developments are chosen."""

    PHASE = DEVELOP

    def __init__(self, amount: int) -> None:
        self.amount = amount


class DevelopForLess(Power):
    PHASE = DEVELOP

    def __init__(self, amount: int) -> None:
        self.amount = amount


class DrawAfterDeveloping(Power):
    PHASE = DEVELOP

    def __init__(self, amount: int) -> None:
        self.amount = amount


class DevelopForGivingUp(Power):
    """The card may be given up to develop for less."""

    PHASE = DEVELOP

    def __init__(self, amount: int) -> None:
        self.amount = amount


class DevelopForGood(Power):
    """A good of the kind may be discarded to develop for less."""

    PHASE = DEVELOP

    def __init__(self, amount: int, kind: int) -> None:
        self.amount = amount
        self.kind = kind


class SiftAtDevelop(Power):
    """When the phase starts draw so many cards into hand, then discard one from hand."""

    PHASE = DEVELOP

    def __init__(self, draw: int) -> None:
        self.draw = draw


class SavePaidForDevelopment(Power):
    """One of the cards paid for a development goes under this world."""

    PHASE = DEVELOP


class PrestigeForDeveloping(Power):
    PHASE = DEVELOP

    def __init__(self, amount: int, what: int = EVERY) -> None:
        self.amount = amount
        self.what = what
