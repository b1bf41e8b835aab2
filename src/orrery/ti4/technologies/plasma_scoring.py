"""Plasma Scoring: one die more for bombardment and space cannon."""

from __future__ import annotations

from orrery.ti4.rules.one_more_shot import OneMoreShot
from orrery.ti4.windows import BEFORE_BOMBARDMENT_ROLL, BEFORE_SPACE_CANNON_DEFENSE_ROLL, BEFORE_SPACE_CANNON_ROLL


class PlasmaScoring(OneMoreShot):
    """When 1 or more of your units use bombardment or space cannon, 1 of them may roll 1 additional die."""

    WINDOWS = (BEFORE_BOMBARDMENT_ROLL, BEFORE_SPACE_CANNON_ROLL, BEFORE_SPACE_CANNON_DEFENSE_ROLL)


DEEDS = (PlasmaScoring,)
