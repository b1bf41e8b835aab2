"""Emotion Control: attacks that were shown count as negotiates."""

from __future__ import annotations

from orrery.cosmic.encounter import FACE_NEGOTIATE
from orrery.cosmic.rules.deed import Artifact
from orrery.cosmic.rules.moves import new_face
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import CARDS_SHOWN
from orrery.kernel.procedure import Next


class EmotionControl(Artifact):
    """Any player, after the flip: every attack shown, a morph's copy included, is a negotiate; a deal is due."""

    WINDOWS = (CARDS_SHOWN,)
    WHY = "no-attack-shown"

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return game.now().shown and max(game.now().faces) >= 0

    def commit(self, game: Cosmic) -> Next:
        faces = game.now().faces
        for place in range(2):
            if faces[place] >= 0:
                new_face(game, place + 1, FACE_NEGOTIATE)
        game.note("calmed", self.seat)
        return None


DEEDS = (EmotionControl,)
