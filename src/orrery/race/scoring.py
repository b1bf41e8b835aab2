"""What six-cost developments count at the end of the game."""

from __future__ import annotations

from orrery.race.goods import ANY


class Line:
    """One line of a six-cost development: points for each card of the owner's tableau that fits all that is named."""

    def __init__(
        self,
        points: int,
        *,
        named: str = "",
        world: bool = False,
        development: bool = False,
        kind: int = ANY,
        source: int = ANY,
        military: bool = False,
        rebel: bool = False,
        alien: bool = False,
        symbol: str = "",
        cost: int = ANY,
        power_in: int = ANY,
    ) -> None:
        self.points = points
        self.named = named
        self.world = world
        self.development = development
        self.kind = kind
        self.source = source
        self.military = military
        self.rebel = rebel
        self.alien = alien
        self.symbol = symbol  # "imperium", "uplift", "chromosome", "terraforming"
        self.cost = cost
        self.power_in = power_in


class Scoring:
    """The lines in their order, the most specific first: a card scores under the first line it fits, and only there."""

    def __init__(
        self,
        lines: tuple[Line, ...] = (),
        *,
        per_three_chips: int = 0,
        per_military: int = 0,
        per_negative_military: int = 0,
        per_good: int = 0,
        per_prestige: int = 0,
        by_kinds: tuple[int, ...] = (),
    ) -> None:
        self.lines = lines
        self.per_three_chips = per_three_chips
        self.per_military = per_military  # total Military, negative values subtracted, specialised left out
        self.per_good = per_good  # goods left on own worlds
        self.per_negative_military = per_negative_military  # points that total Military is below zero
        self.per_prestige = per_prestige
        self.by_kinds = by_kinds  # for worlds of none, one, two ... different kinds
        self.counts = bool(
            lines or by_kinds or per_three_chips or per_military or per_negative_military or per_good or per_prestige
        )
