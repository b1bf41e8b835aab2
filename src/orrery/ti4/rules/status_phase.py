"""The status phase: its eight steps."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Decisions, Form, Refused, Reply, Sum
from orrery.kernel.procedure import Call, Loop, Next, Procedure, Step
from orrery.kernel.window import At
from orrery.ti4.initiative import by_initiative
from orrery.ti4.queries import cards_drawn, drawn_by, tokens_gained
from orrery.ti4.reinforcements import tokens_left
from orrery.ti4.rules.drawing import DrawCards
from orrery.ti4.rules.foreign_tokens import own_fleet_room
from orrery.ti4.rules.moves import draw, ready_everything, repair_all, return_tokens
from orrery.ti4.rules.scoring import ScoreObjectives, most_points_win, reveal_objective
from orrery.ti4.rules.tokens import as_form, as_pools, pool_rows, pool_sums, pools, set_pools, shifted
from orrery.ti4.state import NOBODY, STATUS, Galaxy
from orrery.ti4.windows import END_OF_STATUS_PHASE, START_OF_STATUS_PHASE, WHEN_RETURNING_STRATEGY_CARDS


class StatusPhase(Procedure):
    SCOPE = "status phase"
    STEPS = (
        Step("ti4:82", "begin_phase"),
        At("ti4:82", START_OF_STATUS_PHASE),
        Loop("ti4:82.1", "score_next"),
        Step("ti4:82.2", "reveal"),
        Loop("ti4:82.3", "draw_next"),
        Step("ti4:82.4", "remove_tokens"),
        Step("ti4:82.5", "choose_pools", "lay_tokens", check="refuse_pools"),
        Step("ti4:82.6", "ready_cards"),
        Step("ti4:82.7", "repair_units"),
        At("ti4:82.8", WHEN_RETURNING_STRATEGY_CARDS),
        Step("ti4:82.8", "return_cards"),
        At("ti4:82.8", END_OF_STATUS_PHASE),
    )

    def __init__(self, scored: int = 0, drawn: int = 0, keeping: tuple[int, ...] = ()) -> None:
        self.scored = scored  # players that have had their turn, by initiative
        self.drawn = drawn
        self.keeping = keeping  # who does not return their strategy cards

    def begin_phase(self, game: Galaxy) -> Next:
        game.phase = STATUS
        game.active = NOBODY
        return None

    def score_next(self, game: Galaxy) -> Next:
        order = by_initiative(game)
        if self.scored == len(order):
            return None
        self.scored += 1
        return Call(ScoreObjectives(order[self.scored - 1]))

    def reveal(self, game: Galaxy) -> Next:
        if not reveal_objective(game):
            most_points_win(game)
        return None

    def draw_next(self, game: Galaxy) -> Next:
        """In initiative order; then all who have too many discard at once. Where the deck has not enough for all, each
        does so before the next one draws: what is discarded may be drawn."""
        left = by_initiative(game)[self.drawn :]
        if sum([drawn_by(game, seat, cards_drawn(game, seat)) for seat in left]) > len(game.deck):
            self.drawn += 1
            return Call(DrawCards(left[0], cards_drawn(game, left[0])))
        self.drawn += len(left)
        for seat in left:
            draw(game, seat, cards_drawn(game, seat))
        return None

    def remove_tokens(self, game: Galaxy) -> Next:
        for seat in by_initiative(game):
            return_tokens(game, seat)
        return None

    # -- tokens ----------------------------------------------------------------------------------------------------

    def total(self, game: Galaxy, seat: int) -> int:
        """All that the command sheet will hold, with what is gained now."""
        return sum(pools(game, seat)) + min(tokens_gained(game, seat), tokens_left(game, seat))

    def choose_pools(self, game: Galaxy) -> Next:
        """Everybody at once: gained and laid into the pools in one."""
        asked: list[Decision] = []
        for seat in by_initiative(game):
            total, now = self.total(game, seat), pools(game, seat)
            if not total:
                continue
            gained = total - sum(now)
            ways = [(now[0] + gained, now[1], now[2]), (now[0] + gained // 2, now[1], now[2] + gained - gained // 2)]
            ways += [(now[0] + gained - 1, now[1] + 1, now[2])] if gained else shifted(now)
            most = own_fleet_room(game, seat)
            unique = [way for number, way in enumerate(ways) if way not in ways[:number] and way[1] <= most]
            rows = pool_rows(seat, total, most)
            forms = [as_form(seat, way) for way in unique]
            asked.append(Decision(seat, "status tokens", [], forms=forms, rows=rows, values=(gained, total)))
        return Decisions(asked) if asked else None

    def refuse_pools(self, game: Galaxy, seat: int, form: Form) -> Refused | None:
        placed, total = sum(as_pools(form)), self.total(game, seat)
        return Refused("not-so-many-tokens", (placed, total), "ti4:82.5") if placed != total else None

    def sums(self, game: Galaxy, decision: Decision, form: Form) -> tuple[Sum, ...]:
        return pool_sums(form, self.total(game, decision.seat), (0, 0, 0))

    def lay_tokens(self, game: Galaxy, reply: Reply) -> Next:
        for answer in reply.answers:
            assert answer.choice.form is not None
            laid = as_pools(answer.choice.form)
            set_pools(game, answer.seat, *laid)
            game.note("tokens redistributed", answer.seat, *laid)
        return None

    # -- the rest --------------------------------------------------------------------------------------------------

    def ready_cards(self, game: Galaxy) -> Next:
        ready_everything(game)
        for player in game.players:
            player.used = ()
            player.passed = False
        return None

    def repair_units(self, game: Galaxy) -> Next:
        for seat in by_initiative(game):
            repair_all(game, seat)
        return None

    def return_cards(self, game: Galaxy) -> Next:
        for seat, player in enumerate(game.players):
            if seat not in self.keeping:
                player.strategies = ()
        return None
