"""Which texts may come in: those that can be stored, sent and shown anywhere."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Final
from urllib.parse import unquote_plus

WRONG: Final = re.compile("[\0\ud800-\udfff]")


def is_text(text: str) -> bool:
    """No half characters (lone surrogates), which cannot be written down, and no NUL, which ends a text elsewhere."""
    return WRONG.search(text) is None


def is_readable(content: str | bytes) -> bool:
    """Whether all texts in a piece of JSON may come in. What is no JSON at all others will say."""
    if isinstance(content, bytes):
        try:
            content = content.decode()
        except UnicodeDecodeError:
            return False
    if not is_text(content):
        return False
    if "\\u" not in content:  # only what is spelled as a number can still hide something
        return True
    try:
        return all(is_text(text) for text in texts_in(json.loads(content)))
    except (ValueError, RecursionError):
        return True


def texts_in(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for name, each in value.items():
            yield name
            yield from texts_in(each)
    elif isinstance(value, list):
        for each in value:
            yield from texts_in(each)


def is_address(path: str, query: bytes) -> bool:
    """Whether what stands in the address may come in. What is no UTF-8 there has become question marks already."""
    return is_text(path) and is_text(unquote_plus(query.decode("latin-1")))
