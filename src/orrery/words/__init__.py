"""Words: how a game speaks to people. The engine knows keys and numbers only; each game puts them into sentences.

A client (terminal, page) shows any game through one class, `Words`: it hands over a view, a decision or an event and
gets text in the player's language. Languages are "en" and "de"; how a sentence is written stands in `sentences`.
"""

from orrery.words.phrases import COMMON, LANGUAGES, Phrases, agree
from orrery.words.places import Told
from orrery.words.sentences import Unsayable
from orrery.words.speaking import Panel, Words, bad_option, folded
from orrery.words.sure import Report, SureWords, Unsaid, plain_option

__all__ = [
    "COMMON",
    "LANGUAGES",
    "Panel",
    "Phrases",
    "Report",
    "SureWords",
    "Told",
    "Unsaid",
    "Unsayable",
    "Words",
    "agree",
    "bad_option",
    "folded",
    "plain_option",
]
