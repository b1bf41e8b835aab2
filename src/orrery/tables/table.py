"""A table: one game, who sits at it, and what they have chosen so far."""

from __future__ import annotations

import base64
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from orrery.bots.bot import Bot, luck_of
from orrery.kernel.decision import Choice, Refused
from orrery.kernel.game import Game
from orrery.kernel.imagining import imagination
from orrery.kernel.plain import TornSave
from orrery.kernel.record import BadOption, Options, Record, sealed
from orrery.kernel.rng import seeded
from orrery.tables import storage
from orrery.tables.course import Course, begun
from orrery.tables.plans import Broken, Link, ends_plan, goes_on
from orrery.title import Title

HUMAN: Final = "human"


class Crash(Exception):
    """The rules or a bot failed. The game stands as before the choice; the message says where the report is."""


class Past:
    """The game before a choice, or before all choices of a plan."""

    def __init__(self, seat: int, number: int, game: Game, lines: int) -> None:
        self.seat = seat
        self.number = number  # of the choice
        self.game = game
        self.lines = lines  # of the log: copies carry none
        self.links = 1  # choices that are taken back together


class Bookmark:
    """How a table stood."""

    def __init__(self, game: Game, course: Course, past: list[Past], last: Past | None) -> None:
        self.game = game
        self.course = course
        self.past = past
        self.last = last


class Table:
    """A game with its seats. `occupants` says who sits where: "human", or the name of a bot."""

    def __init__(
        self,
        title: Title,
        options: Options,
        seed: int,
        occupants: list[str],
        game: Game | None = None,
        course: Course | None = None,
    ) -> None:
        self.title = title
        self.options = title.checked(options)
        self.seed = seed
        self.occupants = [name if name == HUMAN else title.playing(name, self.options) for name in occupants]
        self.game = game or title.setup(self.options, seed)
        self.course = course or begun(title, self.options, seed, self.game)
        self.path: Path | None = None  # where it was saved last, or loaded from
        self.report: Callable[[dict[str, Any]], str] | None = None  # keeps a crash report, and says where; else a file
        self._past: list[Past] = []  # what may still be taken back
        self._last: Past | None = None  # before the last choice, whatever was learned from it
        self._kept: list[Past] = []  # what could be taken back before the last choice
        self._loaded = len(self.choices)  # choices before that stay made
        self._bots = {seat: self._bot(name) for seat, name in enumerate(self.occupants) if name != HUMAN}
        if len(occupants) != self.game.seats:
            raise BadOption("occupants-count", str(len(occupants)), str(self.game.seats))

    @property
    def choices(self) -> list[Choice]:
        return self.course.choices

    def _bot(self, name: str) -> Bot[Any]:
        if name not in self.title.bots:
            raise BadOption("unknown-bot", name, ", ".join(self.title.bots))
        return self.title.bots[name]()

    # -- playing ---------------------------------------------------------------------------------------------------

    def answer(self, choice: Choice) -> None:
        """Take a reply. Raises Refused if it is not legal and Crash if the rules fail; then the game is as before."""
        before = Past(choice.seat, len(self.choices), self.game.copy(), len(self.game.log or []))
        try:
            self.game.answer(choice)
            learned = self.game.learned - before.game.learned
            self.course.add(choice, self.game, (self.game.log or [])[before.lines :], learned)
        except Refused:
            raise
        except BaseException as wrong:
            self._restore(before)
            if isinstance(wrong, Exception):
                raise self._crash(wrong, [choice]) from wrong
            raise
        self._last, self._kept = before, self._past
        self._past = [past for past in [*self._past, before] if past.game.learned == self.game.learned]

    def answer_plan(self, seat: int, plan: list[Link]) -> int:
        """Take a chain of replies as far as the plan reaches, or none of it; says how many. Raises Broken or Crash."""
        past, last, kept, learned = self._past, self._last, self._kept, self.game.learned
        first: Past | None = None
        for place, link in enumerate(plan):
            try:
                decision = self.game.asked(seat)
                if decision is None:
                    raise Refused("not-asked", (seat,))
                choice = link.reply_to(decision)
                ends = ends_plan(self.game, decision, choice)
                self.answer(choice)
            except BaseException as wrong:
                if first is not None:
                    self._restore(first)
                    self.course.cut(first.number)
                    self._past, self._last, self._kept = past, last, kept
                if isinstance(wrong, Refused):
                    raise Broken(place, wrong) from None
                raise
            assert self._last is not None
            first = first or self._last
            if ends or not goes_on(self.game, seat, learned):
                break
        assert first is not None, "an empty plan"
        first.links = len(self.choices) - first.number
        if first.links > 1:
            self.course.plans[first.number] = first.links
            self._last, self._kept = first, past
            self._past = [each for each in [*past, first] if each.game.learned == self.game.learned]
        return first.links

    def bots_move(self) -> None:
        """Let the bots answer until only people are asked, or the game is over."""
        asked = self.asked_bots()
        while asked:
            self.answer_bot(asked[0])
            asked = self.asked_bots()

    def asked_bots(self) -> list[int]:
        return [decision.seat for decision in self.game.waiting() if decision.seat in self._bots]

    def asked_people(self) -> list[int]:
        return [decision.seat for decision in self.game.waiting() if decision.seat not in self._bots]

    def answer_bot(self, seat: int) -> None:
        """One answer of one bot. It sees the view and the question of its seat, and what it can imagine from there."""
        decision = self.game.asked(seat)
        assert decision is not None, f"seat {seat} is not asked"
        try:
            luck = seeded(self.luck(seat))
            choice = self._bots[seat].choose(self.game.view(seat), decision, luck, imagination(self.game, seat, luck))
            if choice.seat != seat:
                raise Refused("not-asked", (choice.seat,))
            self.answer(choice)
        except Crash:
            raise
        except Exception as wrong:  # a bot that answers what was not asked is as broken as one that fails
            raise self._crash(wrong, []) from wrong

    def luck(self, seat: int) -> int:
        """The seed of a bot's luck, new for each of its choices, so that a loaded table goes on with the same."""
        return luck_of(self.seed, seat, self.course.made[seat])

    # -- taking back -----------------------------------------------------------------------------------------------

    def undo(self, seat: int) -> None:
        """Take back the seat's own last choice, a plan as a whole. Refused if something was learned or others went on
        since."""
        refused = self.why_no_undo(seat)
        if refused is not None:
            raise refused
        past = [past for past in self._past if past.seat == seat][-1]
        later = self.choices[past.number + past.links :]
        self._back_to(past)
        for choice in later:
            self.answer(choice)

    def why_no_undo(self, seat: int) -> Refused | None:
        """The reason why the seat's last choice is no longer its own to take back; None if it is."""
        mine = [past for past in self._past if past.seat == seat]
        if not mine:
            if not self.course.made[seat]:
                return Refused("undo-nothing", (seat,))
            here = any(choice.seat == seat for choice in reversed(self.choices[self._loaded :]))
            return Refused("undo-learned" if here else "undo-loaded", (seat,))
        later = self.choices[mine[-1].number + mine[-1].links :]
        # A copy shares the open question with its original: as long as it is the same, later replies are secret.
        if later and mine[-1].game.pending is not self.game.pending:
            return Refused("undo-others", (later[0].seat,))
        return None

    def last_choice_of(self, seat: int) -> int:
        """The number of the seat's last choice, of a plan that of its first."""
        last = max(number for number, choice in enumerate(self.choices) if choice.seat == seat)
        plans = self.course.plans
        return next((number for number, links in plans.items() if number <= last < number + links), last)

    def rewind(self, number: int) -> None:
        """Go back to before that choice, whatever was learned since: all have agreed to it. Refused if the rules have
        been corrected since, and nobody can say any more how the game stood."""
        kept = [past for past in [*self._past, self._last] if past is not None and past.number == number]
        if kept:
            past = self._kept if kept[0] is self._last else self._past
            self._back_to(kept[0])
            self._past = [each for each in past if each.number < number]
            return
        walk = self.course.walk(number)
        if walk.at != number:
            raise Refused("undo-rules")
        self.game = walk.game
        self.game.log = self.course.log(number)
        self._past, self._last = [], None
        self.course.cut(number)
        self.course.go_on(self.game)
        self.recall()

    def withdraw(self) -> None:
        """The last choice or plan could not be stored: it was never made."""
        assert self._last is not None
        past, kept = self._last, self._kept
        self._back_to(past)
        self._past = kept

    def recall(self) -> None:
        """Find out what may still be taken back, as if all had been played here: from which choices nobody has learned
        anything is kept. They are played once more; the game that comes of it must be this one."""
        learned = self.course.learned
        first = len(learned)
        while first and learned[first - 1] == 0:
            first -= 1
        if first == len(learned):
            return
        try:
            walk = self.course.walk(first)
            game = walk.game
            game.log = self.course.log(first)
            past = [self._replayed(game, number) for number in range(first, len(learned))]
        except (TornSave, Refused):  # by today's rules nobody came here
            return
        if walk.at != first or not game.same_as(self.game):
            return
        self.game, self._loaded = game, first
        within = {number for first, links in self.course.plans.items() for number in range(first + 1, first + links)}
        for each in past:
            each.links = self.course.plans.get(each.number, 1)
        self._past = [each for each in past if each.number not in within]

    def _replayed(self, game: Game, number: int) -> Past:
        choice = self.choices[number]
        before = Past(choice.seat, number, game.copy(), len(game.log or []))
        game.answer(choice)
        return before

    def bookmark(self) -> Bookmark:
        """How the table stands, to come back to after going back. The game itself is not copied."""
        return Bookmark(self.game, self.course.copy(), self._past.copy(), self._last)

    def return_to(self, mark: Bookmark) -> None:
        self.game, self.course, self._past, self._last = mark.game, mark.course, mark.past, mark.last

    def _back_to(self, past: Past) -> None:
        self._restore(past)
        self.course.cut(past.number)
        self._past = [kept for kept in self._past if kept.number < past.number]
        self._last = None

    def _restore(self, past: Past) -> None:
        log = self.game.log
        self.game = past.game.copy()  # whoever kept the past, in a bookmark, finds it unchanged
        self.game.log = None if log is None else log[: past.lines]

    # -- keeping ---------------------------------------------------------------------------------------------------

    def record(self) -> Record:
        """All that is needed to resume, replay and audit the game."""
        game, course = self.game, self.course
        return Record(
            self.title.name,
            course.changes[-1][1],
            self.options,
            self.seed,
            self.occupants,
            self.choices,
            game.save(),
            game.winners if game.over else None,
            game.scores() if game.over else None,
            course.stages,
            course.changes,
            {number: base64.b64encode(state).decode() for number, state in course.checkpoints.items()},
        )

    def save(self, path: Path) -> None:
        """Write the record. Raises OSError, and leaves what was there, if it cannot be written."""
        storage.write(path, self.record().to_data())
        self.path = path

    def _crash(self, wrong: Exception, last: list[Choice]) -> Crash:
        """Write the report: a record whose last choice leads to the crash, and what happened."""
        record = self.record()
        record.choices = [*self.choices, *last]
        content = record.to_data()
        content["error"] = storage.one_line(wrong)
        content["crashed_in_choice"] = bool(last)
        content["traceback"] = "".join(traceback.format_exception(wrong))
        if self.report is not None:
            return Crash(f"{content['error']}; the game stands as before, the report is {self.report(sealed(content))}")
        path = (self.path.parent if self.path else Path()) / f"orrery-crash-{self.seed}.json"
        try:
            storage.write(path, content)
        except OSError as unwritten:
            return Crash(f"{content['error']}; no report could be written to {path}: {unwritten.strerror}")
        return Crash(f"{content['error']}; the game stands as before, the report is in {path}")


def load(path: Path) -> Table:
    """The table of a saved game. Raises TornSave with one clear line if the file is damaged or of another version."""
    stored = storage.read(path)
    record = stored.record
    if stored.crashed:
        record.choices.pop()  # the snapshot of a crash report is from before the choice that led to it
    game, course = storage.resumed(path, stored)
    try:
        table = Table(stored.title, record.options, record.seed, record.seats, game, course)
    except BadOption as wrong:
        raise TornSave(f"{path}: {wrong}") from None
    if not stored.error:
        table.path = path  # a crash report stays as it is
    return table
