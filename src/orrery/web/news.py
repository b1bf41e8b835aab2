"""What other servers have done at a table that is open here too, and how we go there.

The choices that are new are played on the game in memory, which costs less than to load it. Where choices have gone
away, the game has begun, or somebody plays by other rules, the table is loaded anew. Either way a page is told if and
only if it may see that something has changed.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import Any, Final

import msgspec
from sqlalchemy import text

from orrery.kernel.record import choice_from_data
from orrery.tables.plans import Link
from orrery.tables.table import Table
from orrery.web.live import LiveTable
from orrery.web.loading import chair_from
from orrery.web.messages import Chat
from orrery.web.seats import Connection
from orrery.web.speech import told
from orrery.web.storage import SeatRow
from orrery.web.telling import GATHERING, STOPPED, signature

log = logging.getLogger(__name__)

News = Mapping[str, Any]

COLUMNS: Final = (
    *("version", "rewound", "retold", "seated", "said", "progress", "status", "why", "owner", "asked", "asked_at"),
    *("in_window", "round", "scores", "winners", "motions", "again", "undo", "retaken", "stopped", "shown_at", "due"),
    *("keeper", "changed", "checksum", "rules", "changes"),
)
SEAT: Final = (
    *("seat", "person", "bot", "seen", "share_hand", "away_since", "invited", "pass_round", "orders", "followed"),
)
OF_SEAT: Final = ", ".join(f"'{name}', s.{name}" for name in SEAT)
ASK: Final = text(  # one statement, so it is of one moment
    f"""SELECT {", ".join(f"t.{name}" for name in COLUMNS)},
    (SELECT json_agg(json_build_array(c.number, c.choice, c.request) ORDER BY c.number) FROM choice c
        WHERE c.table_id = t.id AND t.rewound = :rewound AND c.number >= :number) AS choices,
    (SELECT json_agg(json_build_array(r.id, r.progress, r.links) ORDER BY r.version) FROM request r
        WHERE r.table_id = t.id AND r.version > :version) AS requests,
    CASE WHEN t.seated <> :seated THEN
        (SELECT json_agg(json_build_array(json_build_object({OF_SEAT}), p.name, p.settings) ORDER BY s.seat)
            FROM seat s LEFT JOIN person p ON p.id = coalesce(s.person, s.invited) WHERE s.table_id = t.id)
        END AS seats,
    CASE WHEN t.seated <> :seated THEN
        (SELECT json_agg(json_build_array(g.seat, g.pages)) FROM page g JOIN server v ON v.id = g.server
            WHERE g.table_id = t.id AND g.server <> :server) END AS pages,
    CASE WHEN t.said > :said THEN
        (SELECT json_agg(json_build_array(
                m.number, m.seat, m.name, m.text, extract(epoch FROM m.at), m.note, m.line) ORDER BY m.number)
            FROM chat m WHERE m.table_id = t.id AND m.number >= :said) END AS talk
    FROM game_table t WHERE t.id = :id"""
)


class OffTheWay(Exception):
    """Playing on does not lead where the others are."""


def known(live: LiveTable) -> dict[str, Any]:
    """What we know of the table already."""
    row = live.row
    return {
        "id": row.id,
        "version": row.version,
        "rewound": row.rewound,
        "number": len(live.table.choices) if live.table else 0,
        "seated": row.seated,
        "said": len(live.chat),
        "server": live.writer.server,
    }


def leads_elsewhere(live: LiveTable, news: News) -> bool:
    """Whether the table has to be loaded anew."""
    row = live.row
    begun = (live.table is None) != (news["status"] == GATHERING)
    stopped = row.status == STOPPED or news["stopped"] is not None
    return stopped or begun or (news["rewound"], news["changes"]) != (row.rewound, row.changes)


# -- going there -------------------------------------------------------------------------------------------------------


def play_on(live: LiveTable, news: News) -> None:
    """Go there by what is new. Raises OffTheWay, or whatever the rules raise; then the table must be loaded anew."""
    if live.table is not None:
        play_choices(live, live.table, news)
    for id, progress, links in news["requests"] or []:
        live.requests[id] = (progress, links)
    if news["seats"] is not None:
        take_seats(live, news)
    wound, shown = news["asked_at"] != live.row.asked_at, news["shown_at"] != live.row.shown_at
    for name in COLUMNS:
        if getattr(live.row, name) != news[name]:  # to look costs less than to set
            setattr(live.row, name, news[name])
    if wound and live.row.asked_at is not None:
        live.asked_since = live.clock.moment_of(live.row.asked_at)
    if shown and live.row.shown_at is not None:
        live.shown_since = live.clock.moment_of(live.row.shown_at)


def play_choices(live: LiveTable, table: Table, news: News) -> None:
    """Each request as it was carried out: several replies of one are a plan."""
    made = [(number, choice_from_data(choice), request) for number, choice, request in news["choices"] or []]
    for request, group in groupby(made, key=lambda each: each[2] or str(each[0])):
        replies = list(group)
        choices = [choice for _, choice, _ in replies]
        was, first = live.progress, len(table.choices)
        step = live.advance(table, choices[0].seat, [Link(choice.picks, form=choice.form) for choice in choices])
        if replies[0][0] != first or step.made != len(choices):
            raise OffTheWay(f"choice {first} of the others is another one")
        live.noted_choices(choices[0].seat, step.made, was, request if replies[0][2] else "")
    if len(made) and table.course.checksum(encoded(table)) != news["checksum"]:
        raise OffTheWay("the same choices lead elsewhere")
    live.states = set(table.course.checkpoints)
    if live.progress != news["progress"]:
        raise OffTheWay(f"after {live.progress} questions the others are at {news['progress']}")


def encoded(table: Table) -> str:
    return msgspec.json.encode(table.game.save()).decode()


def take_seats(live: LiveTable, news: News) -> None:
    live.elsewhere = {}
    for seat, pages in news["pages"] or []:
        live.elsewhere[seat] = live.elsewhere.get(seat, 0) + pages
    for seat, (columns, name, settings) in enumerate(news["seats"]):
        chair = chair_from(SeatRow(**columns), name or "", settings, live.clock)
        if chair.person == live.chairs[seat].person:
            chair.gone_since = same_moment(chair.gone_since, live.chairs[seat].gone_since)
        live.chairs[seat] = chair


def same_moment(now: float | None, before: float | None) -> float | None:
    """The moment as it was, unless it is another one: it is shown, and must not waver."""
    return before if now is not None and before is not None and abs(now - before) < 1 else now


def become(live: LiveTable, fresh: LiveTable) -> None:
    """The table is what was loaded just now. Its pages, and what it waits for, stay."""
    live.row, live.table, live.chairs[:] = fresh.row, fresh.table, fresh.chairs
    live.requests, live.elsewhere, live.states = fresh.requests, fresh.elsewhere, fresh.states
    live.progress, live.replied = fresh.progress, fresh.replied
    live.asked_since, live.shown_since = fresh.asked_since, fresh.shown_since


# -- telling it --------------------------------------------------------------------------------------------------------


class Shown:
    """What the pages of a table could see before."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.retold, self.bots, self.chat = live.row.retold, live.bots(), len(live.chat)
        self.signatures = {each: self.signature(each) for each in live.connections}

    def signature(self, connection: Connection) -> tuple[Any, ...]:
        return signature(self.live, connection.seat, connection.person)

    def tell_what_changed(self, talk: list[Chat]) -> None:
        """Tell it to those who may see that it has."""
        live = self.live
        for seat, chair in enumerate(live.chairs):
            if live.here(seat):
                chair.gone_since = None
        if live.bots() != self.bots:  # else it would tell whether the person had replied already
            live.bots_ready = live.bots_due = -1
        live.refresh_connections()
        for connection in list(live.connections):
            if connection.seat >= 0:
                connection.name = live.chairs[connection.seat].name
            if live.row.retold != self.retold:
                connection.lines = 0  # the page gets the whole log again
        live.chat += talk
        for message in talk:
            for connection in list(live.connections):
                connection.send(told(message, connection.language))
        if live.row.status != GATHERING and not live.row.spectators:
            live.send_watchers_away()
        for connection in list(live.connections):  # whoever has come meanwhile has no signature yet
            if self.signature(connection) != self.signatures.get(connection):
                live.tell(connection)


def talk_in(news: News) -> Iterator[Chat]:
    for number, seat, name, said, at, note, line in news["talk"] or []:
        yield Chat(number, seat, name, said, round(float(at), 3), note, line)
