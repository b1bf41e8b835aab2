"""Loading: a game from the data that Game.save has made of it."""

from __future__ import annotations

from typing import Any

from orrery.kernel.decision import Choice
from orrery.kernel.game import Game
from orrery.kernel.modifier import Modifier
from orrery.kernel.moment import Happening
from orrery.kernel.plain import TornSave, UnknownThing, from_data
from orrery.kernel.procedure import Frame, begun
from orrery.kernel.rng import Rng


def load(data: Any) -> Game:
    """The inverse of Game.save. The open question is asked again, so its options are those of today's rules."""
    try:
        game = from_data(data["table"])
        rng = from_data(data["rng"])
        effects: list[Modifier] = from_data(data["effects"])
        heard: list[Choice] = from_data(data["heard"])
        happened: list[Happening] = from_data(data.get("happened", []))
        winners, over, leaving = data["winners"], data["over"], data.get("leaving", [])
        if not isinstance(game, Game) or not isinstance(rng, Rng):
            raise TornSave("no table, or no generator")
        if not (type(effects) is list and all(isinstance(effect, Modifier) for effect in effects)):
            raise TornSave("no effects")
        if not (are_all(heard, Choice) and are_all(winners, int) and type(over) is bool):
            raise TornSave("no replies, winners or end")
        if not (are_all(happened, Happening) and are_all(leaving, int) and len(leaving) in (0, 2)):
            raise TornSave("no happenings, or no scope to leave")
        game.stack = [loaded(saved) for saved in data["frames"]]
        game.rng, game.effects, game.winners, game.over = rng, effects, winners, over
        game.happened, game.leaving, game.unsettled = happened, leaving, bool(happened or leaving)
        game.log = None
        if not game.over:
            game.ask_with(heard)
    except Exception as wrong:  # damaged data can fail in any way the rules can
        torn = UnknownThing if isinstance(wrong, UnknownThing) else TornSave
        raise torn(f"not a saved game of this version: {str(wrong) or type(wrong).__name__}") from wrong
    return game


def loaded(saved: Any) -> Frame:
    """A frame that was saved: the procedure, the step it stands on, and the replies it keeps, if any."""
    frame = begun(from_data(saved[0]))
    frame.at = frame.position(saved[1]) if saved[1] else len(frame.lines)
    frame.kept = from_data(saved[2]) if len(saved) > 2 else None
    if frame.kept is not None and not are_all(frame.kept, Choice):
        raise TornSave("no replies")
    return frame


def are_all(found: Any, kind: type) -> bool:
    """Whether this is a list of nothing but that kind."""
    return type(found) is list and all(type(each) is kind for each in found)
