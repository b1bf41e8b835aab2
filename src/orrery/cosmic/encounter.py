"""One encounter: who meets whom where, on which side everybody stands, and what lies on the table."""

from __future__ import annotations

from typing import Final

from orrery.kernel.plain import Plain, Value

NOBODY: Final = -1
NO_CARD: Final = -1
NOWHERE: Final = -1

# What a laid card is once it is shown: an attack of that value, or one of these.
FACE_NEGOTIATE: Final = -1
FACE_MORPH: Final = -2
FACE_DOWN: Final = -3

# Sides
UNINVOLVED: Final = 0
OFFENSE: Final = 1
DEFENSE: Final = 2

# How an encounter can end
OPEN: Final = 0
OFFENSE_WINS: Final = 1
DEFENSE_WINS: Final = 2
DEAL: Final = 3
FAILED_DEAL: Final = 4
BOTH_LOSE: Final = 5
SUCCESS: Final = 6  # over at once, and a success for the offense
NO_RESULT: Final = 7  # over at once, with nothing decided
TURN_ENDS: Final = 8  # the offense had no card to play


class LedgerLine(Value):
    """One line of what a side's total is made of. All points of a side add up to its total."""

    def __init__(self, kind: str, source: str, seat: int, ships: int, points: int) -> None:
        self.kind = kind  # card, change, ships, times, times allies, bonus
        self.source = source  # the alien, card or technology behind it, "wild " or "super " in front for a flare
        self.seat = seat  # whose ships or power it is, or nobody's
        self.ships = ships
        self.points = points


class Encounter(Plain):
    """The facts of one encounter that everybody may know, and the cards laid in it."""

    def __init__(
        self,
        offense: int,
        sides: list[int],
        laid: list[int],
        faces: list[int],
        open_cards: list[bool],
        invited: list[list[int]],
        flares: list[int],
        flare_players: list[int],
        lost: list[int],
        reached: list[int],
        from_sheet: list[bool],
        defense: int = NOBODY,
        planet: int = NOWHERE,
        system: int = NOBODY,
        destiny: int = NO_CARD,
        outcome: int = OPEN,
        shown: bool = False,
        by_attack: bool = False,
        margin: int = 0,
        resolving: bool = False,
        claimed: int = 0,
        joined: list[int] | None = None,
        totals: list[int] | None = None,
        lines: list[list[LedgerLine]] | None = None,
        fought: list[int] | None = None,
        named: int = NOBODY,
    ) -> None:
        self.offense = offense
        self.sides = sides  # of each seat
        self.laid = laid  # the encounter cards of offense and defense
        self.faces = faces  # what they are once shown; powers and cards may change that
        self.open_cards = open_cards  # lies face up before the flip
        self.invited = invited  # by the offense, by the defense
        self.flares = flares  # used in this encounter
        self.flare_players = flare_players  # who have used their one flare
        self.lost = lost  # ships of each seat lost from this encounter to the warp
        self.from_sheet = from_sheet  # the card was laid from a sheet that lends cards
        self.reached = reached  # seats that have met a condition to win; declared when all is resolved
        self.defense = defense
        self.planet = planet
        self.system = system  # whose home system it takes place in
        self.destiny = destiny
        self.outcome = outcome
        self.shown = shown
        self.by_attack = by_attack  # attack met attack, so there is a margin
        self.margin = margin
        self.resolving = resolving
        self.claimed = claimed  # the side whose card lies face down under a claim that stands
        self.joined = joined if joined is not None else [UNINVOLVED] * len(sides)  # also those sent home since
        self.totals = totals if totals is not None else []  # of both sides, as they were compared
        self.lines = lines if lines is not None else []  # what those totals were made of
        self.fought = fought if fought is not None else []  # ships of each seat in it when the outcome was known
        self.named = named  # whom the destiny card named when it was drawn, if anybody

    def copy(self) -> Encounter:
        return Encounter(
            self.offense,
            self.sides.copy(),
            self.laid.copy(),
            self.faces.copy(),
            self.open_cards.copy(),
            [invited.copy() for invited in self.invited],
            self.flares.copy(),
            self.flare_players.copy(),
            self.lost.copy(),
            self.reached.copy(),
            self.from_sheet.copy(),
            self.defense,
            self.planet,
            self.system,
            self.destiny,
            self.outcome,
            self.shown,
            self.by_attack,
            self.margin,
            self.resolving,
            self.claimed,
            self.joined.copy(),
            self.totals.copy(),
            [side.copy() for side in self.lines],
            self.fought.copy(),
            self.named,
        )


def new_encounter(seats: int, offense: int) -> Encounter:
    sides = [OFFENSE if seat == offense else UNINVOLVED for seat in range(seats)]
    return Encounter(
        offense,
        sides,
        [NO_CARD, NO_CARD],
        [FACE_DOWN, FACE_DOWN],
        [False, False],
        [[], []],
        [],
        [],
        [0] * seats,
        [],
        [False, False],
    )
