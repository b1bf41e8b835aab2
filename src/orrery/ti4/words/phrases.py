"""The phrases of the game, and how each kind of thing is called.

How a sentence is written stands in `orrery.words.sentences`. Here {place0} is the space of a system or a planet,
{component0} anything that can act, {player0} a player by name even if that is the reader.
"""

from __future__ import annotations

from typing import Final

from orrery.ti4.components import COMPONENTS, STRATEGY_CARDS
from orrery.ti4.deck_names import STRATEGY_NAMES
from orrery.ti4.faction import FACTIONS
from orrery.ti4.finds import DECKS
from orrery.ti4.names import FACTION_NAMES, NAMES
from orrery.ti4.state import NOBODY
from orrery.ti4.tiles import PLANETS, TILES
from orrery.ti4.units import TYPES, UNITS
from orrery.ti4.words import de, en, exploration, kings_decks, leaders, phases, politics, sheets
from orrery.ti4.words.events import CARRIED
from orrery.ti4.words.moments import MOMENT_WORDS
from orrery.ti4.words.printed import TEXTS
from orrery.ti4.words.reasons import REASONS
from orrery.words import LANGUAGES, Phrases, agree

NAMED: Final = (
    "planet",
    "type",
    "tile",
    "component",
    "faction",
    "pool",
    "unit_row",
    "card",
    "tech",
    "strategy",
    "agenda",
    "objective",
    "deck",
)
KINDS: Final = {**{kind: kind for kind in NAMED}, "system": "system", "place": "place", "player": "seat"}
GATE: Final = "17"


class Ti4Phrases(Phrases):
    """One language of the game."""

    def __init__(self, language: str) -> None:
        self.at = LANGUAGES.index(language)  # in a pair of words
        common = en if language == "en" else de
        sentences = dict(common.SENTENCES)
        sentences |= {f"reason {key}": pair[self.at] for key, pair in REASONS.items()}
        for part in (phases, politics, exploration, sheets, kings_decks, leaders):
            sentences |= {f"ask {key}": pair[self.at] for key, pair in part.ASKS.items()}
            sentences |= {f"option {key}": pair[self.at] for key, pair in part.OPTIONS.items()}
            sentences |= {f"event {key}": pair[self.at] for key, pair in part.EVENTS.items()}
        sentences |= {f"window {key}": pair[self.at] for key, pair in MOMENT_WORDS.items()}
        super().__init__(language, sentences, common.NOUNS, KINDS, CARRIED)

    # -- names -----------------------------------------------------------------------------------------------------

    def planet(self, number: int) -> str:
        return PLANETS[number].name

    def type(self, number: int) -> str:
        """A unit of that type, as in the middle of a sentence."""
        return self.nouns[TYPES[number]][0]

    def unit_row(self, number: int) -> str:
        """A row of `UNITS`: a unit of one level or faction."""
        return NAMES[UNITS[number].key][self.at]

    def component(self, number: int) -> str:
        return NAMES[COMPONENTS[number].key][self.at]

    def card(self, number: int) -> str:
        return self.component(number)

    def tech(self, number: int) -> str:
        return self.component(number)

    def strategy(self, number: int) -> str:
        """A strategy card, by its initiative number."""
        return STRATEGY_NAMES[STRATEGY_CARDS[number]][self.at] if number in STRATEGY_CARDS else self.say("nobody")

    def agenda(self, number: int) -> str:
        return self.component(number)

    def objective(self, number: int) -> str:
        return self.component(number)

    def deck(self, number: int) -> str:
        """An exploration deck, by the trait of its planets."""
        return self.say(f"deck {DECKS[number]}")

    def faction(self, number: int) -> str:
        return FACTION_NAMES[FACTIONS[number].key][self.at] if number != NOBODY else self.say("not chosen")

    def pool(self, number: int) -> str:
        return self.say(f"pool {number}")

    def tile(self, number: int) -> str:
        """By its planets; a tile without any by what it is and the number printed on it."""
        if number == NOBODY:
            return self.say("tile hidden")
        tile = TILES[number]
        if tile.planets:
            return " / ".join([PLANETS[planet].name for planet in tile.planets])
        if tile.key == GATE:
            return self.say("tile gate")
        if tile.lines:
            return self.say("tile lane", printed=tile.key)
        if tile.anomalies or tile.wormholes:
            key = "tile anomaly" if tile.anomalies else "tile wormhole"
            what = self.what_is_there(tile.anomalies, tile.wormholes)
            return self.say(key, what=what[0].upper() + what[1:], printed=tile.key)
        return self.say("tile empty", printed=tile.key)

    def what_is_there(self, anomalies: str, wormholes: str) -> str:
        said = [self.say(f"anomaly {kind}") for kind in anomalies.split()]
        return ", ".join(said + [self.say(f"wormhole {kind}") for kind in dict.fromkeys(wormholes.split())])

    # -- what is printed -------------------------------------------------------------------------------------------

    def text_of(self, key: str) -> str:
        """What a component does; "" if that belongs to a later part of the game."""
        return TEXTS[key][self.at] if key in TEXTS else ""


PHRASES: Final = {language: Ti4Phrases(language) for language in LANGUAGES}
agree(*PHRASES.values())


def phrases_of(language: str) -> Ti4Phrases:
    return PHRASES[language]
