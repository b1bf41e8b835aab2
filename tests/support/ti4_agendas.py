"""Agendas of Twilight Imperium: let an outcome be resolved, or a whole agenda phase begin."""

from __future__ import annotations

from orrery.ti4.components import NUMBER
from orrery.ti4.game import TwilightImperium
from orrery.ti4.rules.agenda_phase import AgendaPhase
from orrery.ti4.rules.strategy_phase import StrategyPhase
from orrery.ti4.rules.vote import ResolveAgenda
from orrery.ti4.state import AGENDA, NOBODY
from support.play import answer, asked
from support.ti4 import Table


def resolved(table: Table, key: str, outcome: str) -> TwilightImperium:
    """Everybody abstains, and the speaker, seat 0, chooses the outcome."""
    game = table.game
    game.phase, game.active = AGENDA, NOBODY
    game.begin(ResolveAgenda(NUMBER[key]))
    abstain(game)
    if game.asked(0) is not None and asked(game, 0).prompt == "break tie":
        answer(game, 0, outcome)
    return game


def abstain(game: TwilightImperium) -> None:
    """Whoever is asked for a vote abstains; nobody trades before."""
    ready(game)
    while not game.over and game.waiting()[0].prompt == "vote":
        answer(game, game.waiting()[0].seat, "abstain")


def ready(game: TwilightImperium) -> None:
    """Nobody trades before the vote."""
    while not game.over and game.waiting()[0].prompt == "ready":
        answer(game, game.waiting()[0].seat, "ready")


def agenda_phase(table: Table, *keys: str) -> TwilightImperium:
    """These agendas lie on top of the deck, the first uppermost, and the agenda phase begins."""
    game = table.game
    game.agendas = tuple([NUMBER[key] for key in reversed(keys)])
    game.begin(AgendaPhase())
    return game


def next_strategy_phase(game: TwilightImperium) -> TwilightImperium:
    """What was put off is settled first."""
    game.over = False
    game.begin(StrategyPhase())
    return game


def enact(table: Table, key: str, elected: int = NOBODY, owner: int = NOBODY) -> Table:
    """The law is in play."""
    table.game.laws = (*table.game.laws, (NUMBER[key], elected, owner))
    return table
