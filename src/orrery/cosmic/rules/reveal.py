"""Phase 6: Reveal. Flip, what the cards are, their values, the totals, reinforcements, the verdict."""

from __future__ import annotations

from orrery.cosmic.encounter import (
    BOTH_LOSE,
    DEAL,
    DEFENSE,
    DEFENSE_WINS,
    FACE_DOWN,
    FACE_MORPH,
    FACE_NEGOTIATE,
    NOBODY,
    OFFENSE,
    OFFENSE_WINS,
)
from orrery.cosmic.modifier import Modifier
from orrery.cosmic.queries import (
    both_attack,
    face,
    leading,
    ledger_lines,
    main_of,
    other_side,
    printed_face,
    total,
)
from orrery.cosmic.rules.aftermath import watch
from orrery.cosmic.sheet import sheet_of
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import CARDS_SHOWN, FLIPPING, REINFORCING, TOTALS, VALUES, VERDICT
from orrery.kernel.procedure import Next, Procedure, Step


class WinsOutright(Modifier):
    """The side of its owner (`about`) wins, whatever the cards say."""

    KEY = "wins outright"

    def wins_outright(self) -> int:
        return self.about


class Reveal(Procedure):
    """A pipeline: after each of its windows everything is worked out again from the cards, ships and effects."""

    STEPS = (
        Step("cosmic:reveal.1", "before_flip"),
        Step("cosmic:reveal.1", "flip"),
        Step("cosmic:reveal.1", "watch_cards"),
        Step("cosmic:reveal.attack.1", "watch_values"),
        Step("cosmic:reveal.attack.1", "watch_totals"),
        Step("cosmic:reinforcements.2", "reinforce"),
        Step("cosmic:reveal.1", "watch_verdict"),
        Step("cosmic:reveal.attack.4", "find_outcome"),
    )

    def before_flip(self, game: Cosmic) -> Next:
        """Somebody who may bluff has the opponent's card shown first."""
        for side in (OFFENSE, DEFENSE):
            held = game.held_by(main_of(game, other_side(side)))
            if any(sheet_of(power).BLUFFS and game.works(power) for power in held):
                show(game, side)
        return watch(game, FLIPPING)

    def flip(self, game: Cosmic) -> Next:
        """Both cards are shown at once; a morph becomes a copy of what the other one is now."""
        encounter = game.now()
        for side in (OFFENSE, DEFENSE):
            show(game, side)
        faces = encounter.faces
        if faces[0] == FACE_MORPH and faces[1] != FACE_MORPH:
            faces[0] = faces[1]
        elif faces[1] == FACE_MORPH and faces[0] != FACE_MORPH:
            faces[1] = faces[0]
        encounter.shown = True
        return None

    def watch_cards(self, game: Cosmic) -> Next:
        return watch(game, CARDS_SHOWN)

    def watch_values(self, game: Cosmic) -> Next:
        return watch(game, VALUES)

    def watch_totals(self, game: Cosmic) -> Next:
        return watch(game, TOTALS)

    def reinforce(self, game: Cosmic) -> Next:
        return watch(game, REINFORCING) if both_attack(game) else None

    def watch_verdict(self, game: Cosmic) -> Next:
        return watch(game, VERDICT)

    def find_outcome(self, game: Cosmic) -> Next:
        outcome = verdict(game)
        if any(each.trades_places() for each in game.modifiers()):
            outcome = {OFFENSE_WINS: DEFENSE_WINS, DEFENSE_WINS: OFFENSE_WINS}.get(outcome, outcome)
        game.now().outcome = outcome
        return None


def show(game: Cosmic, side: int) -> None:
    """Turn a side's card up, unless it was shown before or a claim about it stands."""
    encounter = game.now()
    if encounter.faces[side - 1] == FACE_DOWN:
        encounter.faces[side - 1] = printed_face(encounter.laid[side - 1])
        game.note_shown("shown", main_of(game, side), encounter.laid[side - 1])


def verdict(game: Cosmic) -> int:
    """Outright wins first, in the order of play of those who have them; then what the two cards say."""
    outright = {each.owner: each.wins_outright() for each in reversed(game.modifiers()) if each.wins_outright()}
    for seat in game.order("") if outright else ():
        if seat in outright:
            return OFFENSE_WINS if outright[seat] == OFFENSE else DEFENSE_WINS
    offense, defense = face(game, OFFENSE), face(game, DEFENSE)
    if offense == FACE_MORPH and defense == FACE_MORPH:
        return BOTH_LOSE
    if offense == FACE_NEGOTIATE and defense == FACE_NEGOTIATE:
        return DEAL
    if offense == FACE_NEGOTIATE:
        return DEFENSE_WINS
    if defense == FACE_NEGOTIATE:
        return OFFENSE_WINS
    return compare_totals(game)


def compare_totals(game: Cosmic) -> int:
    """The total that is ahead wins; a tie goes to the defense."""
    encounter = game.now()
    totals = [total(game, OFFENSE), total(game, DEFENSE)]
    encounter.by_attack = True
    encounter.margin = abs(totals[0] - totals[1])
    encounter.totals = totals
    encounter.lines = [ledger_lines(game, OFFENSE), ledger_lines(game, DEFENSE)]
    game.note("totals", NOBODY, totals[0], totals[1])
    return OFFENSE_WINS if leading(game, totals[0], totals[1]) == OFFENSE else DEFENSE_WINS
