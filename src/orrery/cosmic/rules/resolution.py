"""Phase 7: Resolution. What winning, losing, a deal or a failed deal brings."""

from __future__ import annotations

from orrery.cosmic.encounter import (
    BOTH_LOSE,
    DEAL,
    DEFENSE,
    DEFENSE_WINS,
    FACE_NEGOTIATE,
    NO_CARD,
    NOBODY,
    OFFENSE,
    OFFENSE_WINS,
    SUCCESS,
    TURN_ENDS,
)
from orrery.cosmic.modifier import Modifier
from orrery.cosmic.queries import allies, encounter_place, face, main_of, other_side, ships_in_encounter
from orrery.cosmic.rules.aftermath import declare, reactions, watch
from orrery.cosmic.rules.compensation import Compensation
from orrery.cosmic.rules.deal import Deal
from orrery.cosmic.rules.losses import Losses
from orrery.cosmic.rules.moves import discard, forget, settle, take_ships
from orrery.cosmic.rules.rewards import Rewards
from orrery.cosmic.rules.ships import place_all
from orrery.cosmic.state import BESIDE, GATE, WARP, Cosmic
from orrery.cosmic.windows import (
    AFTER_OUTCOME,
    ENCOUNTER_OVER,
    EXTRA_LOSSES,
    GRABBING,
    KEEPING,
    LANDED,
    LANDING,
    OUTCOME,
)
from orrery.kernel.procedure import Call, Next, Procedure, Step


class UsedCard(Modifier):
    """An encounter card of its owner has settled the encounter and lies on the discard pile."""

    KEY = "used card"


class Resolution(Procedure):
    """The outcome is known: carry it out, let it have its consequences, clear the table."""

    STEPS = (
        Step("cosmic:reveal.1", "know_outcome"),
        Step("cosmic:resolution.offense-wins.1", "carry_out"),
        Step("cosmic:resolution.defense-wins.3", "all_home"),
        Step("cosmic:resolution.after.1", "after_outcome"),
        Step("cosmic:victory.1", "declare_victory"),
        Step("cosmic:resolution.after.1", "keep_cards"),
        Step("cosmic:resolution.after.1", "discard_cards"),
        Step("cosmic:resolution.after.1", "grab_cards"),
        Step("cosmic:resolution.after.1", "encounter_over"),
        Step("cosmic:resolution.after.1", "take_new_powers"),
        Step("cosmic:timing.2", "settle"),
    )

    def know_outcome(self, game: Cosmic) -> Next:
        encounter = game.now()
        encounter.resolving = True
        encounter.fought = [ships_in_encounter(game, seat) for seat in range(game.seats)]
        game.note("outcome", NOBODY, encounter.outcome)
        return watch(game, OUTCOME)

    def carry_out(self, game: Cosmic) -> Next:
        outcome = game.now().outcome
        if outcome == OFFENSE_WINS:
            return Call(OffenseWins())
        if outcome == DEFENSE_WINS:
            return Call(DefenseWins())
        if outcome == DEAL:
            return Call(Deal())
        if outcome == BOTH_LOSE:
            return Call(Losses(involved_ships(game, OFFENSE) + involved_ships(game, DEFENSE), True))
        return None

    def all_home(self, game: Cosmic) -> Next:
        """Whatever ships are still on the gate or beside the planet go back to colonies."""
        by_effect = {SUCCESS: "cosmic:conflict.1", TURN_ENDS: "cosmic:new-hand.3"}
        game.rule = by_effect.get(game.now().outcome, game.rule)
        bring_home(game)
        return place_all(game)

    def after_outcome(self, game: Cosmic) -> Next:
        return watch(game, AFTER_OUTCOME)

    def declare_victory(self, game: Cosmic) -> Next:
        """Everybody who met a condition in this resolution wins, together."""
        if game.now().reached:
            declare(game, game.now().reached)
        return None

    def keep_cards(self, game: Cosmic) -> Next:
        bury_claimed(game)
        return watch(game, KEEPING)

    def discard_cards(self, game: Cosmic) -> Next:
        encounter = game.now()
        for place in range(2):
            card = encounter.laid[place]
            if card != NO_CARD:
                encounter.laid[place] = NO_CARD
                discard_used(game, main_of(game, place + 1), card)
        for each in game.modifiers().copy():
            if each.lies_beside():
                game.table.remove(each.about)
                discard_used(game, each.owner, each.about)
        return None

    def grab_cards(self, game: Cosmic) -> Next:
        return watch(game, GRABBING)

    def encounter_over(self, game: Cosmic) -> Next:
        return watch(game, ENCOUNTER_OVER)

    def take_new_powers(self, game: Cosmic) -> Next:
        """Somebody may have to swap the alien for a new one, now that the encounter is over."""
        for each in game.modifiers():
            each.at_the_end(game)
        return None

    def settle(self, game: Cosmic) -> Next:
        return reactions(game)


class OffenseWins(Procedure):
    """The defense loses its ships and those of its allies; everybody on the gate lands."""

    STEPS = (
        Step("cosmic:resolution.offense-wins.3", "lose"),
        Step("cosmic:timing.2", "lose_more"),
        Step("cosmic:compensation.1", "compensate"),
        Step("cosmic:resolution.offense-wins.1", "before_landing"),
        Step("cosmic:resolution.offense-wins.1", "land"),
        Step("cosmic:resolution.offense-wins.1", "landed"),
    )

    def lose(self, game: Cosmic) -> Next:
        return Call(Losses(involved_ships(game, DEFENSE), True))

    def lose_more(self, game: Cosmic) -> Next:
        return watch(game, EXTRA_LOSSES)

    def compensate(self, game: Cosmic) -> Next:
        return owed(game, DEFENSE)

    def before_landing(self, game: Cosmic) -> Next:
        return watch(game, LANDING)

    def land(self, game: Cosmic) -> Next:
        """All of them at once, so that a win by the last colony is shared."""
        planet = game.now().planet
        for seat in [game.now().offense, *allies(game, OFFENSE)]:
            number = game.players[seat].gate
            if number:
                take_ships(game, seat, GATE, number)
                settle(game, seat, planet, number)
        return None

    def landed(self, game: Cosmic) -> Next:
        return watch(game, LANDED)


class DefenseWins(Procedure):
    """Everybody on the gate loses the ships there; the defense's allies go home with a reward."""

    STEPS = (
        Step("cosmic:resolution.defense-wins.2", "lose"),
        Step("cosmic:timing.2", "lose_more"),
        Step("cosmic:compensation.1", "compensate"),
        Step("cosmic:rewards.1", "reward"),
    )

    def lose(self, game: Cosmic) -> Next:
        return Call(Losses(involved_ships(game, OFFENSE), True))

    def lose_more(self, game: Cosmic) -> Next:
        return watch(game, EXTRA_LOSSES)

    def compensate(self, game: Cosmic) -> Next:
        return owed(game, OFFENSE)

    def reward(self, game: Cosmic) -> Next:
        return Call(Rewards())


def involved_ships(game: Cosmic, side: int) -> list[list[int]]:
    """The ships of a side in this encounter, as rows of a loss."""
    rows: list[list[int]] = []
    for seat in [main_of(game, side), *allies(game, side)]:
        number = ships_in_encounter(game, seat)
        if number:
            rows.append([seat, encounter_place(game, seat), number, WARP])
    return rows


def owed(game: Cosmic, loser: int) -> Next:
    """Compensation for a loser who showed a negotiate against an attack."""
    if not game.now().shown or face(game, loser) != FACE_NEGOTIATE or face(game, other_side(loser)) < 0:
        return None
    return Call(Compensation(main_of(game, loser), main_of(game, other_side(loser))))


def discard_used(game: Cosmic, seat: int, card: int) -> None:
    """An encounter card that has settled the encounter goes to the discard pile, where some may grab it."""
    discard(game, seat, [card])
    game.begin_effect(UsedCard(seat, card))  # whether anybody could grab it is no matter: all see this


def bury_claimed(game: Cosmic) -> None:
    """A card that nobody has seen, because a claim about it was believed, goes face down under the deck."""
    encounter = game.now()
    if encounter.claimed and encounter.laid[encounter.claimed - 1] != NO_CARD:
        seat, card = main_of(game, encounter.claimed), encounter.laid[encounter.claimed - 1]
        forget(game, [card, *game.players[seat].hand], (seat,))
        game.deck.insert(0, card)
        encounter.laid[encounter.claimed - 1] = NO_CARD
        game.note("card buried", seat)


def bring_home(game: Cosmic) -> None:
    """Take the ships on the gate and beside the planet into their owners' hands."""
    for seat in range(game.seats):
        take_ships(game, seat, GATE, game.players[seat].gate)
        take_ships(game, seat, BESIDE, game.players[seat].beside)


def is_win_for(game: Cosmic, seat: int) -> bool:
    """This seat's side has won the encounter."""
    encounter = game.now()
    won = {OFFENSE_WINS: OFFENSE, DEFENSE_WINS: DEFENSE}.get(encounter.outcome, NOBODY)
    return encounter.sides[seat] == won


def is_loss_for(game: Cosmic, seat: int) -> bool:
    """This seat's side has lost the encounter."""
    encounter = game.now()
    if encounter.outcome == BOTH_LOSE:
        return encounter.sides[seat] in (OFFENSE, DEFENSE)
    lost = {OFFENSE_WINS: DEFENSE, DEFENSE_WINS: OFFENSE}.get(encounter.outcome, NOBODY)
    return encounter.sides[seat] == lost


def is_success(outcome: int) -> bool:
    """The offense may have a second encounter."""
    return outcome in (OFFENSE_WINS, DEAL, SUCCESS)
