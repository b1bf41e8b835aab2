"""Modifiers: what a component changes for a while. Queries ask those in force; nothing is written into the table."""

from __future__ import annotations

from typing import ClassVar

from orrery.kernel.plain import Value


class Modifier(Value):
    """Something that lasts: whose it is, what it is about, and the frame that it ends with.

    A game derives a base class from it, with one method for each query that can be changed, which changes nothing. A
    modifier overrides those of what it changes, and stands in the file of the component that brings it.
    """

    SCOPE: ClassVar[str] = ""  # it ends with the innermost procedure of this scope

    def __init__(self, owner: int, about: int = 0, depth: int = -1) -> None:
        self.owner = owner
        self.about = about
        self.depth = depth  # of its frame in the stack; the game says it when it begins
