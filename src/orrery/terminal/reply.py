"""From a line of input to a reply, and how to tell a person what may be typed."""

from __future__ import annotations

import re
from typing import Any

from orrery.kernel.decision import Choice, Decision
from orrery.terminal.words import say
from orrery.words import Words


class BadReply(ValueError):
    """The line is no reply. The message says why, in the language of the person."""


def option_texts(words: Words[Any], asked: Decision, view: Any) -> list[str]:
    """Every option in words, after them the offers of a form, and what may be done before an answer."""
    texts = [words.option(option, asked, view) for option in asked.options]
    texts += [words.form(form, asked) for form in asked.forms or []]
    return texts + [words.option(option, asked, view) for option in asked.asides]


def hint_for(language: str, asked: Decision) -> str:
    """How many may be picked, and how to write it."""
    least, most = asked.least, min(asked.most, len(asked.options))
    if most <= 1:
        one = say(language, "pick-one")
        return one if least else f"{one} {say(language, 'or-none')}"
    example = " ".join([str(number + 1) for number in range(max(least, 2))])
    if least == most:
        return say(language, "pick-exactly", least=least, example=example)
    return say(language, "pick-some" if least else "pick-any", least=least, most=most, example=example)


def reply_to(text: str, asked: Decision, language: str) -> Choice:
    """The choice that these numbers mean. Raises BadReply with the reason if they mean none."""
    if not text:
        raise BadReply(say(language, "bad-empty"))
    if not re.fullmatch(r"[0-9]+([\s,]+[0-9]+)*[\s,]*", text):
        raise BadReply(say(language, "bad-command", text=text))
    numbers = [int(number) for number in re.findall(r"[0-9]+", text[:1000])]
    forms = asked.forms or []
    sample = len(asked.options) + len(forms)
    last = sample + len(asked.asides)
    if numbers == [0] and asked.least == 0:
        return Choice(asked.seat, ())
    for number in numbers:
        if not 1 <= number <= last:
            raise BadReply(say(language, "bad-number", number=number, last=last))
        if numbers.count(number) > 1:
            raise BadReply(say(language, "bad-twice", number=number))
    if max(numbers) > len(asked.options):
        if len(numbers) > 1:
            raise BadReply(say(language, "bad-form"))
        if numbers[0] > sample:
            return Choice(asked.seat, (numbers[0] - 1 - len(forms),))
        return Choice(asked.seat, (), forms[numbers[0] - 1 - len(asked.options)])
    if not asked.least <= len(numbers) <= asked.most:
        raise BadReply(say(language, "bad-count", count=len(numbers), hint=hint_for(language, asked)))
    return Choice(asked.seat, tuple(sorted([number - 1 for number in numbers])))
