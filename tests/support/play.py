"""Play like a person: answer by naming things, not indices."""

from __future__ import annotations

from orrery.kernel.decision import Choice, Decision, Form
from orrery.kernel.game import Game


def asked(game: Game, seat: int) -> Decision:
    decision = game.asked(seat)
    assert decision is not None, f"seat {seat} is not asked, but {[d.seat for d in game.waiting()]}"
    return decision


def told(game: Game, seat: int) -> Decision:
    """The question with all its numbers, to be put into words."""
    decision = game.told(seat)
    assert decision is not None, f"seat {seat} is not asked, but {[d.seat for d in game.waiting()]}"
    return decision


def answer(game: Game, seat: int, *wanted: str) -> None:
    """answer(game, 0, "card 17") picks the option about card 17; answer(game, 1, "pass") the one called pass."""
    decision = asked(game, seat)
    names = []
    for option in decision.options:
        names.append([option.key, *[f"{kind} {each}" for kind, each in option.things]])
    picks: list[int] = []
    for want in wanted:
        fitting = [index for index, name in enumerate(names) if want in name and index not in picks]
        assert fitting, f"no option {want!r} among {names}"
        picks.append(fitting[0])
    game.answer(Choice(seat, tuple(sorted(picks))))


def fill_in(game: Game, seat: int, form: Form) -> None:
    game.answer(Choice(seat, (), form))


def log(game: Game) -> list[str]:
    """The log as short lines: "ti4:2.4 card played 0"."""
    return [f"{event.rule} {event.kind} {event.actor}" for event in game.log or []]


def happened(game: Game) -> list[tuple[str, int, tuple[int, ...]]]:
    """The log with its numbers and without its rules: ("placed", 0, (3, FIGHTER, 2))."""
    return [(event.kind, event.actor, event.values) for event in game.log or []]
