"""A learned player that looks ahead where it matters most: it imagines tables, lets its net play them on after each of
the best options, and takes what stood best when the same was asked again."""

from __future__ import annotations

import math
from typing import Any, Final

from orrery.bots.bot import Bot
from orrery.bots.coder import Coder, Picking, Rows, Seen
from orrery.bots.learned import LearnedBot, chance_of, taken
from orrery.bots.net import Net, shares_of
from orrery.bots.results import results_of
from orrery.kernel.decision import Choice, Decision
from orrery.kernel.game import Game
from orrery.kernel.imagining import Imagine
from orrery.kernel.rng import Rng, seeded


class Effort:
    """How far it searches: so many tables at most, of which some are played on together, so many of the best options,
    and no more tables once the net was asked so often. Numbers, not seconds: the same seed plays the same game."""

    def __init__(self, tables: int, at_once: int, options: int, asked: int) -> None:
        self.tables = tables
        self.at_once = at_once
        self.options = options
        self.asked = asked


WITH_NUMPY: Final = Effort(16, 4, 4, 300)
PLAIN: Final = Effort(8, 1, 2, 60)  # without numpy a question to the net takes as long as a dozen with it
UNLIKELY: Final = 0.02  # the share below which an option is not tried
LOOSE: Final = 0.7  # the temperature at which the imagined tables are played on
HABIT: Final = 0.03  # what the net's own liking counts beside what was found
WINNING: Final = 0.5  # what the chance to win counts beside the reward of the training
MIX: Final = 0.7  # what the win counts beside the margin at an imagined end
CLEAR: Final = 0.6  # of what a net counts as one is a clear margin
ROUNDS: Final = 400  # questions on one imagined table: what takes longer is looked at as it stands


class Way:
    """An imagined table that is played on after one of the options."""

    def __init__(self, game: Game, number: int) -> None:
        self.game = game
        self.number = number  # of the option
        self.made = 0
        self.picking: Picking | None = None


class SearchingBot(LearnedBot):
    """Searches at the single choices of these prompts. All else it answers as the net would."""

    IMAGINES = True

    def __init__(self, coder: Coder, net: Net, otherwise: Bot[Any], prompts: tuple[str, ...]) -> None:
        super().__init__(coder, net, otherwise)
        self.prompts = prompts
        self.effort = PLAIN if net.arrays is None else WITH_NUMPY
        self.asked = 0  # questions to the net in this search

    def choose(self, view: Any, decision: Decision, rng: Rng, imagine: Imagine) -> Choice:
        single = decision.least == decision.most == 1
        if single and decision.prompt in self.prompts and self.coder.knows(decision):
            picking = Picking(self.coder, view, decision)
            if not picking.done:
                picking.take(self.best_of(picking, rng, imagine))
            return picking.choice()
        return super().choose(view, decision, rng, imagine)

    def best_of(self, picking: Picking, rng: Rng, imagine: Imagine) -> int:
        """The candidate after which the imagined tables stand best."""
        numbers, _ = self.net.answers([(picking.seen(), picking.candidates)])[0]
        shares = shares_of(numbers)
        order = sorted(range(len(shares)), key=lambda each: -shares[each])
        tried = [each for each in order if shares[each] > UNLIKELY][: self.effort.options]
        if len(tried) < 2:
            return order[0]
        choices = [Choice(picking.decision.seat, (picking.places[each],)) for each in tried]
        found = [0.0] * len(tried)
        tables = self.asked = 0
        while tables < self.effort.tables and self.asked < self.effort.asked:
            imagined = [imagine() for _ in range(self.effort.at_once)]
            for number, worth in self.tried_out(choices, imagined, rng):
                found[number] += worth
            tables += len(imagined)
        worths = [worth / tables + HABIT * math.log(shares[each]) for worth, each in zip(found, tried)]
        return tried[worths.index(max(worths))]

    # -- imagined tables -----------------------------------------------------------------------------------------------

    def tried_out(self, choices: list[Choice], tables: list[Game], rng: Rng) -> list[tuple[int, float]]:
        """What each of these choices came to on each table: its number and what the seat has of it. On all copies of a
        table the others reply the same, and the same luck is to come."""
        seat = choices[0].seat
        ways: list[Way] = []
        for table in tables:
            table.log = None
            self.let_others_reply(table, seat, rng)
            for number, choice in enumerate(choices):
                ways.append(Way(table.copy(), number))
                ways[-1].game.answer(choice)
        self.play_on(ways, seat, rng)
        return list(zip([way.number for way in ways], self.worths(ways, seat)))

    def let_others_reply(self, table: Game, seat: int, rng: Rng) -> None:
        """Who is asked at the same time replies as the net would in their place."""
        asked = [decision.seat for decision in table.waiting() if decision.seat != seat]
        for other in asked if table.together else []:
            self.answer_loosely(table, other, 1.0, rng)

    def answer_loosely(self, table: Game, seat: int, temperature: float, rng: Rng) -> None:
        decision = table.asked(seat)
        assert decision is not None
        bot = LearnedBot(self.coder, self.net, self.otherwise, temperature)
        self.asked += 1
        table.answer(bot.choose(table.view(seat), decision, seeded(rng.below(1 << 30)), imagining_no_more))

    def play_on(self, ways: list[Way], seat: int, rng: Rng) -> None:
        """All ways in lockstep, each until the seat is asked the same again, or the game is over."""
        live = [way for way in ways if self.to_next_pick(way, seat, rng)]
        while live:
            answers = self.net.answers([question_of(way) for way in live])
            self.asked += len(live)
            for way, (numbers, _) in zip(live, answers):
                assert way.picking is not None
                way.picking.take(taken(numbers, LOOSE, rng))
                way.made += 1
            live = [way for way in live if self.to_next_pick(way, seat, rng)]

    def to_next_pick(self, way: Way, seat: int, rng: Rng) -> bool:
        """Go on until the net has something to pick. False: this way ends here."""
        while way.picking is None or way.picking.done:
            if way.picking is not None:
                way.game.answer(way.picking.choice())
                way.picking = None
            if way.game.over or way.made >= ROUNDS or self.is_asked_again(way.game, seat):
                return False
            decision = way.game.first_asked()
            view = way.game.view(decision.seat)
            if self.coder.knows(decision):
                way.picking = Picking(self.coder, view, decision)
            else:
                way.made += 1
                way.game.answer(self.otherwise.choose(view, decision, rng, imagining_no_more))
        return True

    def is_asked_again(self, game: Game, seat: int) -> bool:
        decision = game.asked(seat)
        return decision is not None and decision.prompt in self.prompts

    # -- what they are worth -------------------------------------------------------------------------------------------

    def worths(self, ways: list[Way], seat: int) -> list[float]:
        """What the seat has of each way: at an end what it came to, else what the net expects."""
        open_ways = [way for way in ways if not way.game.over]
        values = iter(self.net.answers([self.stand(way.game, seat) for way in open_ways]) if open_ways else [])
        self.asked += len(open_ways)
        return [self.worth_of_end(way.game, seat) if way.game.over else worth_of(next(values)[1]) for way in ways]

    def worth_of_end(self, game: Game, seat: int) -> float:
        won, margin = results_of(game)[seat]
        clear = math.tanh(margin / (CLEAR * self.coder.margin))
        return (1 - WINNING) * (MIX * won + (1 - MIX) * clear) + WINNING * won

    def stand(self, game: Game, seat: int) -> tuple[Seen, list[Rows]]:
        """How the seat sees the table, asked or not."""
        decision = game.asked(seat) or game.first_asked()
        return self.coder.seen(game.view(seat), decision, []), [()]


def question_of(way: Way) -> tuple[Seen, list[Rows]]:
    assert way.picking is not None
    return way.picking.seen(), way.picking.candidates


def worth_of(values: list[float]) -> float:
    """From -1 to 1, what a net expects: its reward, and the win."""
    return (1 - WINNING) * values[0] + WINNING * (2 * chance_of(values) - 1)


def imagining_no_more() -> Game:
    raise AssertionError("nobody imagines tables on an imagined one")
