"""Plays that no imagined table may talk a player into: chance can make them look good, but they never are."""

from __future__ import annotations

from typing import Final

from orrery.cosmic.bot.deeds import HUMAN, ZAPS, holds_priceless
from orrery.cosmic.bot.judgement import side_of, would_win
from orrery.cosmic.bot.worth import PRICELESS
from orrery.cosmic.cards import ALIENS, CARDS, TECHNOLOGIES
from orrery.cosmic.view import CosmicView
from orrery.cosmic.windows import POWER_USED
from orrery.kernel.decision import Decision, Option

SWAPS: Final = ("trader", "oracle")  # the whole hand, or a part of it drawn blindly, goes to the opponent


def is_folly(view: CosmicView, decision: Decision, option: Option) -> bool:
    me = decision.seat
    if decision.prompt == "reinforce side":
        return option.id() == 3 - side_of(view, me)
    if decision.prompt in ("plague.victim", "force-field.allies"):
        return option.id() == me
    if decision.prompt == "invite":  # who would win by it is no guest, least of all of somebody who wins alone
        return view.encounter is not None and me == view.encounter.offense and would_win(view, option.id())
    return decision.window and is_foolish_deed(view, decision, option)


def is_foolish_deed(view: CosmicView, decision: Decision, option: Option) -> bool:
    """Zapping a Human of the other side, who wins by it; points for the other side; a hand with a 40 traded away."""
    me = decision.seat
    name = name_of(option)
    if decision.prompt == POWER_USED and name in ZAPS:
        (_, actor), (_, alien) = decision.things
        return alien == HUMAN and (not side_of(view, me) or side_of(view, actor) != side_of(view, me))
    if name == "citadel-flare" and not has_sheet(view, me, "citadel"):
        return side_of(view, me) != 2
    if name in SWAPS or name in [f"{alien}-flare" for alien in SWAPS]:
        return holds_priceless(view) and gives_hand_away(view, me, name)
    if name == "sorcerer":
        return laid_value(view, me) >= PRICELESS
    return False


def name_of(option: Option) -> str:
    """What is used, played or invented."""
    if option.key == "use":
        return ALIENS[option.id()]
    if option.key == "play":
        return CARDS[option.id()].key
    return TECHNOLOGIES[option.id()][0] if option.key == "invent" else ""


def gives_hand_away(view: CosmicView, me: int, name: str) -> bool:
    """The Trader's power and its super half; the Oracle's wild half. The Trader's wild half lets one choose."""
    if name == "trader":
        return True
    alien = name.removesuffix("-flare")
    return has_sheet(view, me, alien) == (alien == "trader") and name.endswith("-flare")


def has_sheet(view: CosmicView, me: int, alien: str) -> bool:
    return any(power.alien == ALIENS.index(alien) and not power.lost for power in view.players[me].powers)


def laid_value(view: CosmicView, me: int) -> int:
    """The value of the card this seat has laid."""
    side = side_of(view, me)
    card = view.encounter.laid[side - 1] if view.encounter is not None and side else -1
    return CARDS[card].value if card >= 0 else 0
