"""What a bot would do in a person's place, in lines."""

from __future__ import annotations

from typing import Any

from orrery.bots.coder import STOP
from orrery.bots.learned import LearnedBot
from orrery.kernel.decision import Decision
from orrery.terminal.words import say
from orrery.words import Words


def hint_lines(adviser: LearnedBot, asked: Decision, view: Any, words: Words[Any]) -> list[str]:
    """The best options with the share each would be taken with, and what the bot expects; nothing if there is nothing
    to weigh. It sees the view of the seat and its question, no more."""
    weighed = adviser.weigh(view, asked)
    if weighed is None:
        return []
    lines: list[str] = []
    for place, share in weighed.best:
        if place == STOP:
            number, text = "0", say(words.language, "hint-stop")
        else:
            number, text = str(place + 1), words.option(asked.options[place], asked, view)
        lines.append(say(words.language, "hint-option", number=number, text=text, share=round(100 * share)))
    if asked.most > 1:
        picks = " ".join([str(place + 1) for place in weighed.picks]) or "0"
        lines.append(say(words.language, "hint-picks", picks=picks))
    wins, margin = round(100 * weighed.wins), f"{weighed.margin:+.0f}"
    return [*lines, say(words.language, "hint-expects", wins=wins, margin=margin)]
