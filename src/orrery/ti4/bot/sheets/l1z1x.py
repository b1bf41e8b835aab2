"""How the bot plays the L1Z1X Mindnet: to bombard costs nothing, and their note is a token for nothing."""

from __future__ import annotations

from typing import Final

from orrery.ti4.bot.reasons import Reason, whenever

REASONS: Final[dict[str, Reason]] = {"harrow": whenever, "cybernetic-enhancements": whenever}
TECHS: Final = {"super-dreadnought-2": 5.5, "inheritance-systems": 2.5}  # dreadnoughts are what they live on
