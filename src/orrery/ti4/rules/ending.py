"""The game is over, however deep in a step."""

from __future__ import annotations

from orrery.ti4.components import is_card
from orrery.ti4.rules.agenda_moves import discard_agenda
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.vote import ResolveAgenda
from orrery.ti4.state import NOBODY, Galaxy


def end_game(game: Galaxy, winners: list[int]) -> None:
    """What was being resolved is not resolved any further, and lies on its pile: so nothing is lost."""
    held = [card for player in game.players for card in player.hand]
    for frame in game.stack:
        now = frame.procedure
        for card in (now.card, now.hidden) if isinstance(now, ResolveAgenda) else ():
            if card != NOBODY and card not in [law for law, _, _ in game.laws] + list(game.agendas):
                discard_agenda(game, card)
        if isinstance(now, Deed) and is_card(now.source) and now.source not in held + game.discard:
            game.discard.append(now.source)
    game.finish(winners)
