"""A client for any game: shows what a person may see, asks, and never loses a game."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any, Final

from orrery.kernel.decision import Decision, Refused
from orrery.kernel.orders import spans_of
from orrery.kernel.plain import TornSave
from orrery.tables import storage
from orrery.tables.table import HUMAN, Crash, Table, load
from orrery.terminal.hint import hint_lines
from orrery.terminal.orders import Orders
from orrery.terminal.plain import PlainScreen
from orrery.terminal.reply import BadReply, hint_for, option_texts, reply_to
from orrery.terminal.rows import BadRow, Rows
from orrery.terminal.rulebook import rule_line
from orrery.terminal.screen import Screen
from orrery.terminal.why import why_line
from orrery.terminal.words import ABOUT, BACK, COMMANDS, NO, WITH_FILE, WITH_NUMBERS, YES, say, seat_names
from orrery.words import Words

INTERRUPTED: Final = 130  # what a shell reports after Ctrl-C


class Leave(Exception):
    """A person wants to go; what had to be saved is saved."""


class Client:
    """People and bots at one terminal."""

    def __init__(self, table: Table, language: str, screen: Screen | PlainScreen, hints: bool | None = None) -> None:
        self.hints = hints  # whether a bot may be asked; None: if one person plays alone
        self.language = language
        self.screen = screen
        self.unsaid: set[str] = set()  # what could not be put into words
        self.sit_down(table)

    def sit_down(self, table: Table) -> None:
        self.table = table
        self.names = seat_names(self.language, table.occupants)
        self.words = [self.words_for(seat) for seat in range(table.game.seats)]
        self.told = [0] * table.game.seats  # how much of the log each seat has read
        self.shown = [False] * table.game.seats  # who has seen the table
        self.orders = [Orders() for _ in range(table.game.seats)]
        self.at = -1  # who sits at the keyboard

    def words_for(self, seat: int) -> Words[Any]:
        return self.table.title.words_at(self.table.game, self.language, self.names, seat, self.not_said)

    def not_said(self, what: str, wrong: Exception) -> None:
        """A sentence is missing: say so once, and go on with the game."""
        if what not in self.unsaid:
            self.unsaid.add(what)
            self.say("unsaid", what=what, reason=storage.one_line(wrong))

    def say(self, key: str, **parts: object) -> None:
        self.screen.line(say(self.language, key, **parts))

    def ask(self, key: str, **parts: object) -> str:
        return self.screen.ask(say(self.language, key, **parts)).strip()

    # -- the game --------------------------------------------------------------------------------------------------

    def run(self) -> int:
        """Play to the end, or until somebody leaves. Returns the exit code."""
        try:
            self.say("welcome", label=self.table.title.label, seed=self.table.seed)
            while True:
                self.table.bots_move()
                if self.table.game.over:
                    self.finish()
                    return 0
                seat = self.whose_turn()
                if not self.follow_orders(seat):
                    self.turn(seat)
        except Leave:
            self.say("bye")
            return 0
        except EOFError:
            self.screen.line("")
            self.autosave()
            return 0
        except KeyboardInterrupt:
            self.screen.line("")
            self.autosave()
            return INTERRUPTED
        except Crash as crash:  # of a bot: it would do the same again
            self.say("crash", reason=crash)
            self.autosave()
            return 1
        except Exception as wrong:
            self.say("crash", reason=storage.one_line(wrong))
            self.autosave()
            return 1

    def whose_turn(self) -> int:
        """The seat at the keyboard if it is asked, else the next one."""
        people = self.table.asked_people()
        return self.at if self.at in people else people[0]

    def turn(self, seat: int) -> None:
        """Show the table to this seat and take commands until it has answered."""
        if self.at != seat and self.table.occupants.count(HUMAN) > 1 and not self.pass_keyboard(seat):
            return
        self.at = seat
        self.tell_news(seat)
        if not self.shown[seat]:
            self.show_table(seat)
        elif self.screen.REPEATS_TABLE:
            self.glance(seat)
        table, asked = self.table, self.table.game.asked(seat)
        assert asked is not None, f"seat {seat} is not asked"
        self.show_question(asked)
        while self.table is table and table.game.asked(seat) is asked:
            self.obey(self.ask("ask"), asked)

    def follow_orders(self, seat: int) -> bool:
        """Answer as the seat has ordered, if it has. It reads so when it looks next."""
        asked, orders = self.table.game.asked(seat), self.orders[seat]
        found = orders.reply(self.table.game, asked) if asked is not None else None
        if asked is None or found is None or found.order is None:
            return False
        left = orders.left(self.table.game, asked, found.order)
        self.table.answer(found.choice)
        orders.given = left
        orders.answered.append(found.order)
        return True

    def pass_keyboard(self, seat: int) -> bool:
        """Wait until the right person looks. False if the one before takes back a choice instead."""
        if self.at >= 0:
            self.screen.hide()
        while True:
            self.say("pass-keyboard", name=self.names[seat])
            if self.at >= 0:
                self.say("pass-undo", name=self.names[self.at])
            text = self.ask("ask")
            if not text:
                return True
            if self.at >= 0 and COMMANDS.get(text.lower()) == "undo" and self.undo(self.at):
                return False

    def tell_news(self, seat: int) -> None:
        """What its orders have answered, and the log, since this seat's last question."""
        for order in self.orders[seat].answered:
            self.say("order-answered", order=self.words[seat].order(order))
        self.orders[seat].answered = []
        lines = self.log_lines(seat, self.told[seat])
        self.told[seat] = len(self.table.game.log or [])
        if lines:
            self.screen.story(say(self.language, "since"), lines)

    def log_lines(self, seat: int, since: int) -> list[str]:
        lines = [self.words[seat].event(event) for event in self.table.game.log_for(seat, since)]
        return [line for line in lines if line]

    def show_table(self, seat: int) -> None:
        self.screen.panels(self.words[seat].table(self.table.game.view(seat)))
        self.shown[seat] = True

    def glance(self, seat: int) -> None:
        """The table again, or as much of it as a game shows every time."""
        words, view = self.words[seat], self.table.game.view(seat)
        panels = words.glance(view)
        self.screen.panels(panels)
        if len(panels) < len(words.table(view)):
            self.say("glance")

    def show_question(self, asked: Decision) -> None:
        words, view = self.words[asked.seat], self.table.game.view(asked.seat)
        asked = self.table.game.told(asked.seat) or asked
        options = option_texts(words, asked, view)
        self.screen.question(words.prompt(asked, view), options, hint_for(self.language, asked))
        lines = Rows(self.table.game, asked, words).lines()
        if lines:
            self.screen.story(say(self.language, "rows", example="1a 2b" if len(lines) > 1 else "1a"), lines)

    def finish(self) -> None:
        """The end: the rest of the log, the scores, and the record if somebody wants it."""
        reader = self.table.occupants.index(HUMAN)
        self.tell_news(reader)
        self.say("over")
        self.screen.panels(self.words[reader].result(self.table.game.view(reader)))
        while True:
            path = self.default_path()
            text = self.ask("record-ask", path=path)
            if text.lower() in NO:
                return
            if self.save(Path(text).expanduser() if text and text.lower() not in YES else path):
                return

    # -- commands --------------------------------------------------------------------------------------------------

    def obey(self, text: str, asked: Decision) -> None:
        """One line of input: a command, a question about a rule or a card, or a reply."""
        if text.startswith("?"):
            self.explain(text[1:].strip(), asked)
            return
        word, _, rest = text.partition(" ")
        command = COMMANDS.get(word.lower(), "")
        if not command:
            self.reply(text, asked)
        elif command == ABOUT:
            self.tell_why(rest.strip(), asked, word)
        elif rest and command not in (*WITH_FILE, *WITH_NUMBERS):
            self.say("bad-extra", command=word)
        elif not rest and command in WITH_FILE:
            self.say("no-file", command=word)
        else:
            self.command(command, rest.strip(), asked)

    def command(self, command: str, rest: str, asked: Decision) -> None:
        seat = asked.seat
        if command == "help":
            self.screen.line(say(self.language, "help-text"))
        elif command == "table":
            self.show_table(seat)
            self.show_question(asked)
        elif command == "log":
            lines = self.log_lines(seat, 0)
            self.screen.story(say(self.language, "log"), lines or [say(self.language, "log-empty")])
        elif command == "hint":
            self.hint(asked)
        elif command == "undo":
            self.undo(seat)
        elif command == "orders":
            self.order(rest, asked)
        elif command == "save":
            self.save(Path(rest).expanduser())
        elif command == "load":
            self.load(Path(rest).expanduser())
        elif command == "quit":
            self.quit()

    def hint(self, asked: Decision) -> None:
        """What the adviser of this game would do, if the table allows to ask."""
        table, words = self.table, self.words[asked.seat]
        allowed = table.occupants.count(HUMAN) == 1 if self.hints is None else self.hints
        bot = table.title.adviser(table.options)
        if not allowed or not bot:
            self.say("hint-nobody" if allowed else "hint-off")
            return
        lines = hint_lines(table.title.advising(), asked, table.game.view(asked.seat), words)
        if lines:
            self.screen.story(say(self.language, "hint", bot=words.bot(bot).partition(":")[0]), lines)
        else:
            self.say("hint-nothing")

    def order(self, text: str, asked: Decision) -> None:
        """Switch an order on or off by its number, and show them all."""
        game, orders, words = self.table.game, self.orders[asked.seat], self.words[asked.seat]
        if not orders.possible(game, asked.seat):
            self.say("orders-none")
        elif text and not orders.switch(game, asked.seat, text):
            self.say("orders-bad", text=text)
        else:
            spans = [f"{number} {words.span(span)}" for number, span in enumerate(spans_of(game), 1)]
            title = say(self.language, "orders", spans=", ".join(spans))
            self.screen.story(title, orders.listed(game, asked.seat, words))
            if text and self.follow_orders(asked.seat):
                self.tell_news(asked.seat)

    def reply(self, text: str, asked: Decision) -> None:
        try:
            rows = Rows(self.table.game, asked, self.words[asked.seat])
            fills = rows.rows and text[:1].isalnum() and not text.replace(",", " ").replace(" ", "").isdecimal()
            orders = self.orders[asked.seat]
            left = orders.left(self.table.game, asked, None)
            self.table.answer(rows.reply(text) if fills else reply_to(text, asked, self.language))
            orders.given = left
        except (BadReply, BadRow) as bad:
            self.screen.line(str(bad))
        except Refused as refused:
            self.screen.line(self.words[asked.seat].refusal(refused))
        except Crash as crash:  # the question stands again, and another reply may work
            self.say("crash", reason=crash)

    def tell_why(self, text: str, asked: Decision, command: str) -> None:
        """Why something cannot be chosen now."""
        try:
            wrong = "" if text else say(self.language, "why-what", command=command)
            self.screen.line(wrong or why_line(text, asked, self.table.game, self.words[asked.seat]))
        except BadReply as bad:
            self.screen.line(str(bad))

    def explain(self, text: str, asked: Decision) -> None:
        """The rule behind the question, a rule by its number, or a thing by its name."""
        rule = (text or asked.rule).removeprefix(f"{self.table.title.name}:")
        entry = self.table.title.rulebook().get(rule)
        if entry is not None:
            self.screen.line(rule_line(entry, self.language))
        elif not text:
            self.say("rule-unknown", rule=rule)
        else:
            thing = self.words[asked.seat].find(text)
            if thing is None:
                self.say("no-thing", text=text)
            else:
                self.screen.line(self.words[asked.seat].describe(*thing))

    def undo(self, seat: int) -> bool:
        try:
            self.table.undo(seat)
        except Refused as refused:
            other = refused.numbers[0]
            self.say(refused.reason, name=self.names[other])
            return False
        self.orders[seat].by_hand = self.table.game.asked(seat)
        lines = len(self.table.game.log or [])
        self.told = [min(told, lines) for told in self.told]
        self.say("undone")
        return True

    # -- keeping the game ------------------------------------------------------------------------------------------

    def default_path(self) -> Path:
        return self.table.path or Path(f"orrery-{self.table.title.name}-{self.table.seed}.json")

    def save(self, path: Path) -> bool:
        if path.exists() and not self.holds_this_game(path):
            self.say("save-exists", path=path)
            return False
        try:
            self.table.save(path)
        except OSError as wrong:
            self.say("save-failed", path=path, reason=wrong.strerror or wrong)
            return False
        self.say("saved", path=path)
        return True

    def holds_this_game(self, path: Path) -> bool:
        """Only an older save of the same game may be written over."""
        try:
            stored = storage.read(path)
        except TornSave:
            return False
        record, table = stored.record, self.table
        return (record.game, record.seed, stored.error) == (table.title.name, table.seed, "")

    def autosave(self, spared: Path | None = None) -> bool:
        """Save where nothing else is written over: the known file, this folder, or the folder for temporary files."""
        default = self.default_path()
        numbered = [default.with_stem(f"{default.stem}-{number}") for number in range(2, 100)]
        reason = ""
        for path in [default, *numbered, Path(tempfile.gettempdir()) / default.name]:
            if path == spared or (path.exists() and not self.holds_this_game(path)):
                continue
            try:
                self.table.save(path)
            except OSError as wrong:
                reason = wrong.strerror or str(wrong)
                continue
            self.say("autosaved-over" if self.table.game.over else "autosaved", path=path)
            return True
        self.say("save-nowhere", reason=reason)
        return False

    def load(self, path: Path) -> None:
        """Change to a saved game. The one in progress is saved first."""
        try:
            table = load(path)
        except TornSave as torn:
            self.say("load-failed", reason=torn)
            return
        if HUMAN not in table.occupants:
            self.say("load-no-human")
            return
        if self.table.choices and not self.autosave(spared=path):
            return
        self.sit_down(table)
        self.say("loaded", path=path)

    def quit(self) -> None:
        while True:
            text = self.ask("quit-ask").lower()
            if text in BACK:
                return
            if text in NO:
                raise Leave
            if text in YES:
                if not self.autosave():
                    return
                raise Leave
            self.say("quit-again")
