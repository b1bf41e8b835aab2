"""What a seat may see: the only door between the table and any client or bot.

What follows from it (`TOLD`: Military, how near a goal is, both sides of a takeover) is computed only for who wants it.
"""

from __future__ import annotations

from typing import ClassVar

from orrery.kernel.decision import Decision
from orrery.kernel.plain import Value
from orrery.race.cards import BRINK_OF_WAR
from orrery.race.goals import GOALS, Holding, Progress, goal_points, needed_for_most, progress_to, value_of
from orrery.race.queries import (
    END_PRESTIGE,
    best_kind,
    card_score,
    counted_points,
    full_tableau,
    is_full,
    score,
    total_military,
)
from orrery.race.settling import BOOSTED_MILITARY
from orrery.race.standing import NO_ACTION, NO_STANDING, NOTHING_SPENT, Spent, Standing
from orrery.race.takeovers import Attack, Term, attack_of, attack_terms, defense_terms, strength_of


class PlayerView(Value):
    """What everybody sees of one player."""

    TOLD: ClassVar[tuple[str, ...]] = ("military", "full")

    def __init__(
        self,
        start: int,
        hand_size: int,
        drawn_size: int,
        tableau: tuple[int, ...],
        placed: tuple[int, ...],
        goods: tuple[int, ...],
        produced: tuple[int, ...],
        actions: tuple[int, ...],
        chips: int,
        saved_size: int = 0,
        spent: Spent = NOTHING_SPENT,
        standing: Standing = NO_STANDING,
    ) -> None:
        self.start = start
        self.hand_size = hand_size
        self.drawn_size = drawn_size
        self.tableau = tableau
        self.placed = placed
        self.goods = goods  # the worlds that hold a good; which card it is nobody knows
        self.produced = produced
        self.actions = actions
        self.chips = chips
        self.saved_size = saved_size
        self.spent = spent
        self.standing = standing

    def powers(self) -> list[int]:
        """The cards whose powers work in this phase."""
        return [*self.tableau, *self.spent.gone]

    def laid(self) -> list[int]:
        """All that lies in front of the player, what was placed in this phase last."""
        return [*self.tableau, *self.placed]

    @property
    def military(self) -> int:
        """Military against everything; cards placed in this phase do not count yet."""
        return total_military(list(self.tableau))

    @property
    def full(self) -> int:
        """The number of cards with which this tableau ends the game."""
        return full_tableau(self.laid())

    def points(self) -> int:
        """The score if the game ended now."""
        standing = self.standing
        cards = score(self.laid(), dict.fromkeys(self.goods, 0), self.chips, standing.prestige, standing.said)
        return cards + goal_points(standing.goals, standing.tokens)

    def kind_said(self) -> int:
        """The kind of the multi-kind world in that score."""
        standing = self.standing
        goods = dict.fromkeys(self.goods, 0)
        return best_kind(self.laid(), goods, self.chips, standing.prestige, standing.said)

    def card_points(self, card: int) -> int:
        """The points of one card as they stand."""
        goods, prestige = dict.fromkeys(self.goods, 0), self.standing.prestige
        return card_score(card, self.laid(), goods, self.chips, prestige, self.kind_said())

    def counted_points(self, card: int) -> list[tuple[int, int]]:
        """What a six-cost development counts beside cards: points, and of how much."""
        prestige = self.standing.prestige
        return counted_points(card, self.laid(), len(self.goods), self.chips, prestige, self.kind_said())

    def holding(self) -> Holding:
        return Holding(self.laid(), len(self.goods), self.chips, self.standing.prestige, self.hand_size)


class Ledger(Value):
    """A takeover that was declared: both sides with their terms, so that everybody sees why it succeeds or fails."""

    def __init__(
        self,
        attacker: int,
        owner: int,
        card: int,
        world: int,
        attack: tuple[Term, ...],
        strength: int,
        guard: tuple[Term, ...],
        defense: int,
    ) -> None:
        self.attacker = attacker
        self.owner = owner
        self.card = card  # with the takeover power
        self.world = world
        self.attack = attack
        self.strength = strength
        self.guard = guard
        self.defense = defense


class RaceView(Value):
    """The whole game as one seat sees it."""

    TOLD: ClassVar[tuple[str, ...]] = ("ledgers", "progress", "ending", "prestige_end")

    def __init__(
        self,
        seat: int,
        hand: tuple[int, ...],
        drawn: tuple[int, ...],
        players: tuple[PlayerView, ...],
        deck: int,
        discard: int,
        pool: int,
        first: int,
        rounds: int,
        phase: int,
        actions_each: int,
        over: bool,
        winners: tuple[int, ...],
        asked: Decision | None,
        saved: tuple[int, ...] = (),
        pack: tuple[int, ...] = (),
        sets: int = 0,
        takeovers: bool = False,
        goals: tuple[int, ...] = (),
        leaders: tuple[int, ...] = (),
        attacks: tuple[tuple[int, ...], ...] = (),
        shown: tuple[int, ...] = (),
        piles: tuple[int, ...] = (),
        heaps: tuple[int, ...] = (),
        picked: tuple[int, ...] = (),
        action: int = NO_ACTION,
    ) -> None:
        self.seat = seat
        self.hand = hand
        self.drawn = drawn
        self.players = players
        self.deck = deck
        self.discard = discard
        self.pool = pool
        self.first = first
        self.rounds = rounds
        self.phase = phase
        self.actions_each = actions_each
        self.over = over
        self.winners = winners
        self.asked = asked
        self.saved = saved  # own cards under Galactic Scavengers
        self.pack = pack  # to draft from
        self.sets = sets
        self.takeovers = takeovers
        self.goals = goals
        self.leaders = leaders
        self.attacks = attacks
        self.shown = shown
        self.piles = piles  # sizes of the personal draw piles, with the draft
        self.heaps = heaps
        self.picked = picked  # own cards drafted so far
        self.action = action  # that brings about the phase being carried out

    @property
    def ledgers(self) -> tuple[Ledger, ...]:
        """Both sides of the takeovers that were declared in this phase."""
        return tuple([self._ledger(attack_of(values)) for values in self.attacks])

    def _ledger(self, attack: Attack) -> Ledger:
        attacker, owner = self.players[attack.attacker], self.players[attack.owner]
        mine, theirs = attacker.powers(), owner.powers()
        strong = attack_terms(mine, theirs, attack, self.boost(attacker), attacker.spent.reinforced)
        guard = defense_terms(mine, theirs, attack, self.boost(owner), owner.spent.reinforced)
        return Ledger(
            attack.attacker,
            attack.owner,
            attack.card,
            attack.world,
            tuple(strong),
            strength_of(strong),
            tuple(guard),
            strength_of(guard),
        )

    def boost(self, player: PlayerView) -> int:
        """Military of the prestige bonus in this Settle phase."""
        return BOOSTED_MILITARY if player.standing.boosted == self.action != NO_ACTION else 0

    @property
    def progress(self) -> tuple[tuple[Progress, ...], ...]:
        """For each goal of the game how near each seat is, with what it has placed in this phase."""
        return tuple([self._progress(number) for number in self.goals])

    def _progress(self, number: int) -> tuple[Progress, ...]:
        goal = GOALS[number]
        holdings = [player.holding() for player in self.players]
        if not goal.most:
            return tuple([progress_to(goal.key, mine, self.takeovers) for mine in holdings])
        values = [value_of(mine.cards, mine.prestige, goal.key) for mine in holdings]
        found: list[Progress] = []
        for seat in range(len(values)):
            holds = number in self.players[seat].standing.goals
            found.append((((values[seat], needed_for_most(number, values, seat, holds)),),))
        return tuple(found)

    @property
    def ending(self) -> tuple[tuple[str, int], ...]:
        """Why this round is the last one: rules and what has reached their limits."""
        if not self.rounds:
            return ()
        sizes = [len(player.laid()) for player in self.players if is_full(player.laid())]
        prestige = max([player.standing.prestige for player in self.players])
        found = [("race:end.1", max(sizes))] if sizes else []
        if self.pool <= 0:
            found.append(("race:end.2", 0))
        if prestige >= END_PRESTIGE:
            found.append(("race:end.prestige", prestige))
        return tuple(found)

    @property
    def prestige_end(self) -> int:
        """The prestige that ends the game; 0: there is none in this game."""
        return END_PRESTIGE if self.sets & BRINK_OF_WAR else 0
