"""Exploration in panels: what lies before players, what was found, what the decks can still hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.ti4.components import COMPONENTS, FIND
from orrery.ti4.finds import DECKS, FIND_ROWS
from orrery.ti4.state import NOBODY
from orrery.ti4.view import ExplorationView, Ti4Player, Ti4View
from orrery.words import Panel

if TYPE_CHECKING:
    from orrery.ti4.words import Ti4Words


def exploration_panels(words: Ti4Words, view: Ti4View) -> list[Panel]:
    now = view.exploration
    if now is None:
        return []
    panels = [decks_panel(words, now)]
    if now.found:
        panels.insert(0, found_panel(words, now))
    if any(has_anything(player) for player in view.players):
        panels.insert(0, holdings_panel(words, view))
    return panels


def has_anything(player: Ti4Player) -> bool:
    return bool(player.relics or player.fragments or player.kept or player.legendary or player.captured)


def holdings_panel(words: Ti4Words, view: Ti4View) -> Panel:
    rows: list[tuple[str, ...]] = []
    for seat, player in enumerate(view.players):
        if has_anything(player):
            rows.append(
                (
                    words.name(seat),
                    cards_said(words, player.relics, player.exhausted),
                    cards_said(words, player.fragments, ()),
                    cards_said(words, (*player.kept, *player.legendary), player.exhausted),
                    captives_said(words, player),
                )
            )
    keys = ("player", "relics", "fragments", "kept", "captured")
    return Panel(words.say("panel finds"), tuple([words.say(f"column {key}") for key in keys]), rows)


def cards_said(words: Ti4Words, cards: tuple[int, ...], exhausted: tuple[int, ...]) -> str:
    """Each kind once, with how many there are of it."""
    names: list[str] = []
    for card in cards:
        name = words.component(card)
        names.append(f"{name} ({words.say('cell exhausted')})" if card in exhausted else name)
    said = [each_said(words, name, names.count(name)) for name in dict.fromkeys(names)]
    return ", ".join(said) or words.say("cell nothing")


def each_said(words: Ti4Words, name: str, number: int) -> str:
    return name if number == 1 else words.say("cell several", number=number, name=name)


def captives_said(words: Ti4Words, player: Ti4Player) -> str:
    names = [
        f"{words.phrases.type(type)} ({words.name(owner)})" if owner != NOBODY else words.phrases.type(type)
        for owner, type in player.captured
    ]
    said = [each_said(words, name, names.count(name)) for name in dict.fromkeys(names)]
    return ", ".join(said) or words.say("cell nothing")


def found_panel(words: Ti4Words, now: ExplorationView) -> Panel:
    rows: list[tuple[str, ...]] = []
    for at, found in enumerate(now.found):
        name = words.component(found.find)
        where = words.phrases.planet(found.planet) if found.planet != NOBODY else words.system(found.system)
        said = words.say("cell resolved", name=name) if at == now.now else name
        rows.append((words.name(found.seat), where, said, words.describe(FIND, found.find).partition(". ")[2]))
    keys = ("player", "system", "find", "text")
    return Panel(words.say("panel found"), tuple([words.say(f"column {key}") for key in keys]), rows)


def decks_panel(words: Ti4Words, now: ExplorationView) -> Panel:
    rows: list[tuple[str, ...]] = []
    for number, deck in enumerate(now.decks):
        every = sum([row.copies for row in FIND_ROWS.values() if row.deck == number])
        keys = [COMPONENTS[find].key for find in deck]
        said = [each_said(words, words.component(find), keys.count(COMPONENTS[find].key)) for find in firsts(deck)]
        left = words.say("cell left", left=len(deck), all=every)
        rows.append((words.say(f"deck {DECKS[number]}"), left, ", ".join(said) or words.say("cell nothing")))
    keys_said = tuple([words.say(f"column {key}") for key in ("deck", "left", "find")])
    return Panel(words.say("panel decks"), keys_said, rows)


def firsts(deck: tuple[int, ...]) -> list[int]:
    """The first card of each kind."""
    keys = [COMPONENTS[find].key for find in deck]
    return [find for at, find in enumerate(deck) if keys.index(keys[at]) == at]
