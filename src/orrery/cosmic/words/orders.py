"""Standing orders in sentences: what I want to happen without being asked."""

from __future__ import annotations

from typing import Final

ORDERS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "bystander pass": "Pass unless I am a main player.",
        "uninvolved pass": "Pass unless I am a main player or an ally.",
        "elsewhere pass": "Pass unless it is about my home system, my ships or what I play.",
        "nothing pass": "Pass where I have nothing to act with.",
        "without pass": "Pass where I could only act with {thing}.",
        "here pass": "Pass in advance: {moment}",
        "moment pass": "Pass at this moment: {moment}",
        "moment ask": "Always ask me at this moment: {moment}",
        "game": "the whole game",
        "turn": "this turn",
        "encounter": "this encounter",
        "once": "once",
    },
    "de": {
        "bystander pass": "Passen, solange ich kein Hauptspieler bin.",
        "uninvolved pass": "Passen, solange ich weder Hauptspieler noch Verbündeter bin.",
        "elsewhere pass": "Passen, solange es nicht um mein Heimatsystem, meine Schiffe oder etwas von mir geht.",
        "nothing pass": "Passen, wo ich nichts zum Handeln habe.",
        "without pass": "Passen, wo ich nur mit {thing} handeln könnte.",
        "here pass": "Im Voraus passen: {moment}",
        "moment pass": "In diesem Moment passen: {moment}",
        "moment ask": "In diesem Moment immer fragen: {moment}",
        "game": "das ganze Spiel",
        "turn": "diesen Zug",
        "encounter": "diese Herausforderung",
        "once": "einmal",
    },
}
