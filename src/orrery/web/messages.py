"""What server and page say to each other at a table, over the WebSocket. The page's types are made from this file.

The page sends one of `FromPage`, the server one of `FromServer`; each is JSON with its `type`. The server sends a seat
its own view, question and events and nothing else, already put into words of the reader's language.
"""

from __future__ import annotations

from typing import Any

import msgspec

# -- parts -------------------------------------------------------------------------------------------------------------


class Thing(msgspec.Struct):
    """Something on the table that can be clicked: a card, a seat, an action."""

    kind: str
    id: int


class OptionText(msgspec.Struct):
    """One legal reply: pick it by its place in the list."""

    key: str
    things: list[Thing]
    text: str
    values: list[int]  # its numbers, which the words say too: a price, a sum, odds


class Gift(msgspec.Struct):
    """One line of a form: who gives what. `id` is that of the thing, or how many."""

    giver: int
    kind: str
    id: int


class Row(msgspec.Struct):
    """A line that a form may hold, and how much of it at most; where that is nothing, why, with its rule."""

    giver: int
    kind: str
    most: int
    why: str
    rule: str
    at: Thing  # what `giver` stands for: a system, a planet, a seat, a ship of a plan by its place in it
    text: str  # what the line is about, in words


class FormText(msgspec.Struct):
    """A form filled in as an example, with its words."""

    gifts: list[Gift]
    text: str


class Question(msgspec.Struct):
    """What this seat is asked. `token` names the question: an answer to another one is refused as stale."""

    token: str
    prompt: str  # key of the question, for the board
    text: str  # the question in words
    rule: str
    least: int
    most: int
    options: list[OptionText]
    things: list[Thing]  # what the question is about
    final: bool  # whatever is answered, somebody learns something: it is certain that it cannot be taken back alone
    window: bool  # a moment at which I may act; the first option passes
    passing: bool  # the server is about to pass for me, as I have set it
    forms: list[FormText] | None  # examples, if a form may be filled in instead of picking an option
    values: list[int]  # the numbers of the question
    rows: list[Row]  # the lines that a form may hold; none: whatever is not refused
    asides: list[OptionText] = []  # what may be done before an answer; as picks they number on from the options


class SumText(msgspec.Struct):
    """Something that a form comes to: what is counted, where if it is about one place, how much, and how much at most.
    The board says it in words; without a limit `most` is -1."""

    name: str
    where: int  # of a row, -1: all together
    amount: int
    most: int


class OrderText(msgspec.Struct):
    """A standing order: what my seat replies by itself. It is given and taken back by its `key`."""

    key: str
    text: str
    on: bool
    lasts: str  # "game", or one of the game's own: "turn"
    span: str  # the same in words


class FollowedText(msgspec.Struct):
    """An order has answered for me; nobody else is told."""

    line: int  # of the log, before which it was
    text: str
    order: str  # its key
    on: bool  # it is still given


class Line(msgspec.Struct):
    """One line of the log in words."""

    number: int  # its place in the log
    round: int
    kind: str
    actor: int
    rule: str
    text: str
    things: list[Thing]


class Clock(msgspec.Struct):
    """Time left to the seats that are asked, in seconds; None: no limit."""

    kind: str  # "none", "live", "days"
    left: list[float | None]
    running: list[int]


class Seat(msgspec.Struct):
    """Who sits there, as everybody may know it."""

    name: str
    kind: str  # "person", "bot", "open", "invited"
    bot: str  # strength, if a bot sits or stands in there
    here: bool  # connected now
    away_since: float | None
    waiting: bool  # it is this seat's turn, as far as everybody may know it
    mine: bool
    ready: bool  # a bot that has chosen, in a question that is put to several at once


class Motion(msgspec.Struct):
    """A vote that is open: "end" the game, or "replace" an absent person by a bot."""

    kind: str
    seat: int  # whom it is about, -1: the whole table
    by: int  # who asks for it
    yes: list[int]
    no: list[int]
    missing: list[int]  # who has not voted yet


class Panel(msgspec.Struct):
    """A part of the table in words: a heading and rows of cells, under columns if there are any."""

    title: str
    columns: list[str]
    rows: list[list[str]]


class TableState(msgspec.Struct):
    """The table around the game."""

    id: str
    name: str
    game: str
    options: dict[str, int | str]
    status: str  # "gathering", "playing", "over", "ended" (before its end, nobody has won), "stopped"
    why: str  # why it stopped or was ended, in words
    seats: list[Seat]
    me: int  # my seat, -1: I watch
    owner: bool
    invite: str  # the secret part of the link, for those who may invite, else ""
    invited: bool  # a seat waits for me: I can accept or decline
    watchers: int
    spectators: bool  # others may watch
    clock: Clock
    window: bool  # a moment at which seats may act; who is asked is not told
    bot_after: float | None  # seconds of absence after which a bot may take over
    undo_asked: int  # seat that asks for undo by consent, -1: none
    undo_agreed: list[int]
    motions: list[Motion]  # votes that are open
    pace_seconds: float  # for each choice, if there is a clock
    advice: bool  # who is asked may ask a bot what it would do: the table allows it, and there is such a bot


# -- from the server ---------------------------------------------------------------------------------------------------


class State(msgspec.Struct, tag="state"):
    """Everything there is to see; sent on arrival and after every change."""

    number: int  # of questions that are over, as far as everybody may know: the page can tell old from new
    table: TableState
    view: dict[str, Any] | None  # the game's own view of this seat, None while gathering
    question: Question | None
    undo: str  # "": my last choice can be taken back; else the reason why not, in words
    consent: bool  # undo by consent of the others is possible
    log: list[Line]  # lines since the last message; all of them on arrival
    recap: int  # lines from this number on happened since my last choice
    scores: list[int]
    winners: list[int]  # empty while the game goes on
    result: list[Panel] | None  # the final result in words when over
    passes: bool  # my seat passes in all windows for the rest of this round
    orders: list[OrderText] | None = None  # my standing orders that are in force; None: this game knows none
    followed: list[FollowedText] = []  # where my orders have answered for me, the oldest first
    ahead: list[OrderText] = []  # what I may reply, or have replied, before I am asked; nobody else is told


class Done(msgspec.Struct, tag="done"):
    """A request was carried out and is stored. `id` is the request's."""

    id: str
    number: int
    links: int = 0  # so many replies of a choice or plan; what a plan has beyond them did not come into question


class Refusal(msgspec.Struct, tag="refusal"):
    """A request was not carried out, and nothing has changed."""

    id: str
    reason: str  # key: "stale", "not-asked", "pick-count", "rate", ...
    text: str
    rule: str
    link: int = -1  # the place of the reply in a plan; -1: it is about the message as a whole


class Reason(msgspec.Struct, tag="reason"):
    """Why a thing cannot be chosen now. All but `id` are empty if it can."""

    id: str
    reason: str
    text: str
    rule: str


class Counted(msgspec.Struct, tag="counted"):
    """What a form comes to, and why it would be refused; reason, words and rule are empty if it would be taken."""

    id: str
    reason: str
    text: str
    rule: str
    sums: list[SumText]


class WeighedOption(msgspec.Struct):
    """One of the best options, by its place; -1: to pick no more."""

    place: int
    text: str
    share: float  # how likely the bot would take it first


class Advice(msgspec.Struct, tag="advice"):
    """What a bot would do in my place, and what it expects."""

    id: str
    by: str  # how that bot is called
    best: list[WeighedOption]  # the best first
    picks: list[int]  # all that it would pick, by their places
    reply: list[str]  # the same in words
    wins: float  # the chance that I win
    margin: float  # by how many points


class Chat(msgspec.Struct, tag="chat"):
    """Words of people. `text` is text, never markup. With a `note` the table itself says what has happened to it."""

    number: int
    seat: int  # -1: a watcher, or nobody
    name: str
    text: str
    at: float
    note: str = ""  # what has happened: "left", "end-asked", ...
    line: int = 0  # of the log, before which it happened


class Notice(msgspec.Struct, tag="notice"):
    """The server speaks: it restarts, the table has gone."""

    reason: str
    text: str


FromServer = State | Done | Refusal | Reason | Counted | Advice | Chat | Notice


# -- from the page -----------------------------------------------------------------------------------------------------


class Choose(msgspec.Struct, tag="choose"):
    """Answer the question `token` with options by their places, or with a form. The same `id` twice is done once."""

    id: str
    token: str
    picks: list[int]
    form: list[Gift] | None = None


class Named(msgspec.Struct):
    """An option by what it is, for a question that is still to come: its place there is not known yet."""

    key: str
    things: list[Thing] = []


class Reply(msgspec.Struct):
    """One reply of a plan: options by their places or by what they are, or a form."""

    picks: list[int] = []
    named: list[Named] = []
    form: list[Gift] | None = None


class Plan(msgspec.Struct, tag="plan"):
    """Answer the question `token` and those I am asked after it, all or nothing. The same `id` twice is done once.

    A plan ends where something may be learned: where others are asked, a window is open, or something hidden was shown.
    """

    id: str
    token: str
    replies: list[Reply]


class Undo(msgspec.Struct, tag="undo"):
    """Take back my last choice or plan, or ask the others to agree if that is no longer mine to decide."""

    id: str


class Agree(msgspec.Struct, tag="agree"):
    """Answer another seat's wish to undo."""

    id: str
    yes: bool


class Say(msgspec.Struct, tag="say"):
    id: str
    text: str


class HandOver(msgspec.Struct, tag="hand-over"):
    """Let a bot play my seat from now on; `bot` empty: I take it back."""

    id: str
    bot: str


class Replace(msgspec.Struct, tag="replace"):
    """Ask that a bot stands in for a seat that has been away for as long as the table agreed on."""

    id: str
    seat: int


class End(msgspec.Struct, tag="end"):
    """Ask that the game ends here, without a winner."""

    id: str


class Vote(msgspec.Struct, tag="vote"):
    """Answer a motion. Whoever asked for it and votes no takes it back."""

    id: str
    motion: str  # its kind
    seat: int  # whom it is about
    yes: bool


class PassRound(msgspec.Struct, tag="pass-round"):
    """Let my seat pass in all windows for the rest of this round, or no longer."""

    id: str
    on: bool


class GiveOrder(msgspec.Struct, tag="order"):
    """Give a standing order, by its key as `GET /api/tables/{id}/orders` lists it, or take it back. So are replies in
    advance, as `State.ahead` lists them; how long they last is not asked."""

    id: str
    order: str
    on: bool
    lasts: str = "game"


class Speak(msgspec.Struct, tag="speak"):
    """Go on in that language."""

    id: str
    language: str


class Why(msgspec.Struct, tag="why"):
    """Ask why I cannot choose that thing now. Nothing changes, nobody else hears of it, the answer is a `Reason`."""

    id: str
    thing: Thing


class Check(msgspec.Struct, tag="check"):
    """Ask what a form comes to that I am filling in, and whether it would be taken. Nothing changes, nobody else hears
    of it, the answer is a `Counted`."""

    id: str
    token: str
    form: list[Gift]


class Advise(msgspec.Struct, tag="advise"):
    """Ask what a bot would do in my place, where the table allows it. Nothing changes, nobody else hears of it, the
    answer is an `Advice`."""

    id: str
    token: str


class Start(msgspec.Struct, tag="start"):
    """The owner starts the game; open seats are filled with bots."""

    id: str


FromPage = (
    Choose
    | Plan
    | Undo
    | Agree
    | Say
    | HandOver
    | Replace
    | End
    | Vote
    | PassRound
    | GiveOrder
    | Speak
    | Why
    | Check
    | Advise
    | Start
)
