"""Ssruu, agent of the Yssaril: whatever others send out, one of them was there before.

It has the text of every other player's agent, exhausted or not. To use one exhausts Ssruu, and "you" is its owner: see
`Galaxy.borrowed` and `Galaxy.bearer`.
"""

from __future__ import annotations

from typing import Final

BORROWS: Final = True
