"""Objectives, strategy cards, the agenda with its votes, and laws in panels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.ti4.components import COMPONENTS
from orrery.ti4.objective_cards import OBJECTIVES, SECRET
from orrery.ti4.state import NOBODY
from orrery.ti4.view import AgendaView, Ti4View, VoteView
from orrery.ti4.words.printed_agendas import elects
from orrery.words import Panel

if TYPE_CHECKING:
    from orrery.ti4.words import Ti4Words


def council_panels(words: Ti4Words, view: Ti4View) -> list[Panel]:
    panels: list[Panel] = []
    if view.goals:
        panels.append(goals_panel(words, view))
    if any(view.bonus):
        goods = [(card, number) for card, number in enumerate(view.bonus) if number]
        rows = [(words.phrases.strategy(card), words.say("cell goods", (number,))) for card, number in goods]
        panels.append(panel(words, "panel strategies", ("card", "goods"), list(rows)))
    if view.agenda is not None:
        panels.append(agenda_panel(words, view.agenda))
    if view.laws:
        panels.append(laws_panel(words, view))
    if view.agendas_known:
        known = [(words.component(card), str(place + 1)) for card, place in view.agendas_known]
        panels.append(panel(words, "panel known", ("card", "place"), list(known)))
    return panels


def panel(words: Ti4Words, title: str, keys: tuple[str, ...], rows: list[tuple[str, ...]]) -> Panel:
    return Panel(words.say(title), tuple([words.say(f"column {key}") for key in keys]), rows)


def goals_panel(words: Ti4Words, view: Ti4View) -> Panel:
    """The public objectives, then one's own secrets."""
    rows: list[tuple[str, ...]] = []
    for goal in view.goals:
        card = OBJECTIVES[goal.card]
        name = words.component(goal.card)
        if card.stage == SECRET and goal.card not in view.objectives:
            name = words.say("cell secret", name=name)
        name = words.say("cell stage", name=name, points=words.count(card.points, "points"))
        scored = words.listed([words.name(seat) for seat in goal.scored])
        made = words.say("cell progress", have=goal.have, need=goal.need)
        rows.append((name, words.phrases.text_of(card.key), made, scored))
    return panel(words, "panel objectives", ("objective", "text", "progress", "scored"), rows)


def agenda_panel(words: Ti4Words, agenda: AgendaView) -> Panel:
    rows: list[tuple[str, ...]] = []
    for vote in agenda.votes:
        rows.append((words.name(vote.seat), outcome_said(words, vote), words.count(vote.votes, "votes")))
    for vote in agenda.predictions:
        said = words.say("cell predicts", outcome=outcome_said(words, vote))
        rows.append((words.name(vote.seat), said, words.component(vote.card)))
    columns = tuple([words.say(f"column {key}") for key in ("player", "outcome", "votes")])
    card = words.describe("agenda", agenda.card)
    title = words.say("panel agenda", agenda=card)
    if agenda.hidden != NOBODY:
        title = words.say("panel hidden agenda", agenda=card, hidden=words.describe("agenda", agenda.hidden))
    return Panel(title, columns, rows)


def outcome_said(words: Ti4Words, vote: VoteView) -> str:
    return words.thing(vote.outcome, vote.number) if vote.number != NOBODY else words.say(f"option {vote.outcome}")


def laws_panel(words: Ti4Words, view: Ti4View) -> Panel:
    rows: list[tuple[str, ...]] = []
    for card, elected, owner in view.laws:
        kind = elects(COMPONENTS[card].key)
        about = words.thing(kind, elected) if kind and elected != NOBODY else words.say("cell nothing")
        holder = words.name(owner) if owner != NOBODY else words.say("cell nothing")
        rows.append((words.describe("agenda", card), about, holder))
    return panel(words, "panel laws", ("law", "about", "holder"), rows)
