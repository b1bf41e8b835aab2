"""Who might act in a window, for all that anybody can know who looks at the table.

With the option that asks everybody, a window asks all of these, whether they hold something or not. What is looked at
here everybody sees: who has which role, what lies open, how many cards a hand has; never which cards they are.
"""

from __future__ import annotations

from typing import Final

from orrery.ti4.components import CARD, COMPONENTS, NOTE, OBJECTIVE, is_used
from orrery.ti4.queries import is_barred, is_silenced
from orrery.ti4.registry import DEEDS, IN_HANDS
from orrery.ti4.rules.combat_round import any_round
from orrery.ti4.rules.note_moves import may_have_note
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.windows import COMBAT_WINDOWS

CONSENT: Final = "consent"


def might_act(game: Galaxy, name: str, seat: int) -> bool:
    """Somebody at this seat could have something to do in that window. What must be done is seen at once."""
    if name in COMBAT_WINDOWS and any_round(game).is_over(game):
        return False
    if is_silenced(game, seat):
        return False
    for component, deeds in DEEDS[name].items():
        if might_hold(game, seat, component) and not is_barred(game, seat, component):
            if any(not deed.DUTY and deed.fits(game, seat, component) for deed in deeds):
                return True
    return False


def might_hold(game: Galaxy, seat: int, component: int) -> bool:
    """That action card, promissory note or secret objective could be in this seat's hand."""
    kind, player = COMPONENTS[component].kind, game.players[seat]
    if not is_used(component, game.kings):
        return False
    if kind == CARD:
        return bool(player.hand) and component not in game.discard and not is_being_played(game, component)
    if kind == NOTE:
        return COMPONENTS[component].issuer != seat and may_have_note(game, seat, component)
    return kind == OBJECTIVE and bool(player.secrets) and not is_open(game, component)


def is_being_played(game: Galaxy, card: int) -> bool:
    """It lies before everybody, and in no zone until it is resolved."""
    return any(getattr(frame.procedure, "source", NOBODY) == card for frame in game.stack)


def is_open(game: Galaxy, objective: int) -> bool:
    """Scored, or public in another way."""
    return objective in game.objectives or any(objective in player.scored for player in game.players)


def asks_though_forced(game: Galaxy, prompt: str, seat: int) -> bool:
    """An action, or a duty that waits, which has no alternative in this hand, but might have in another one. Terms that
    cannot be kept are declined by who lacks something, and by nobody else."""
    return prompt == CONSENT or (game.everybody and prompt in IN_HANDS and might_act(game, prompt, seat))
