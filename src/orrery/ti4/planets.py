"""Planets at the moment of need: who controls them, which are ready, what they give. Nothing here changes anything."""

from __future__ import annotations

from orrery.ti4.attachments import ATTACHMENT, ATTACHMENTS
from orrery.ti4.components import COMPONENTS, NOTE, NUMBER, note_of
from orrery.ti4.faction import FACTIONS
from orrery.ti4.modifier import Modifier
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.tiles import PLANETS


def planets_of(game: Galaxy, seat: int) -> list[int]:
    return [planet for planet, controller in enumerate(game.controller) if controller == seat]


def ready_planets(game: Galaxy, seat: int) -> list[int]:
    return [planet for planet in planets_of(game, seat) if not game.exhausted[planet]]


def exhausted_planets(game: Galaxy, seat: int) -> list[int]:
    return [planet for planet in planets_of(game, seat) if game.exhausted[planet]]


def is_swapped(game: Galaxy, planet: int) -> bool:
    """Its resources and its influence have changed places for a while."""
    return any(each.swaps_values(game, planet) for each in game.lasting(Modifier))


def resources(game: Galaxy, planet: int) -> int:
    return influence_of(game, planet) if game.effects and is_swapped(game, planet) else resources_of(game, planet)


def influence(game: Galaxy, planet: int) -> int:
    return resources_of(game, planet) if game.effects and is_swapped(game, planet) else influence_of(game, planet)


def resources_of(game: Galaxy, planet: int) -> int:
    """Printed and attached."""
    if planet not in game.attachments:
        return PLANETS[planet].resources
    more = sum([ATTACHMENTS[each].resources for each in game.attachments[planet]])
    return PLANETS[planet].resources + more + spare_specialties(game, planet)


def influence_of(game: Galaxy, planet: int) -> int:
    if planet not in game.attachments:
        return PLANETS[planet].influence
    more = sum([ATTACHMENTS[each].influence for each in game.attachments[planet]])
    return PLANETS[planet].influence + more + spare_specialties(game, planet)


def spare_specialties(game: Galaxy, planet: int) -> int:
    """Attached specialties beyond the one that a planet has: each is worth 1 resource and 1 influence instead."""
    attached = [each for each in game.attachments[planet] if ATTACHMENTS[each].specialty]
    return len(attached) if PLANETS[planet].specialty else max(0, len(attached) - 1)


def traits_of(game: Galaxy, planet: int) -> str:
    """Printed and attached, each once, divided by blanks."""
    printed = PLANETS[planet].traits
    if planet not in game.attachments:
        return printed
    traits = printed.split()
    for each in game.attachments[planet]:
        traits += [trait for trait in ATTACHMENTS[each].traits.split() if trait not in traits]
    return " ".join(traits)


def specialties_of(game: Galaxy, planet: int) -> tuple[str, ...]:
    """The colour of the technology specialty of a planet: printed, or else the first that was attached."""
    printed = PLANETS[planet].specialty
    if printed or planet not in game.attachments:
        return (printed,) if printed else ()
    return tuple([ATTACHMENTS[each].specialty for each in game.attachments[planet] if ATTACHMENTS[each].specialty][:1])


def is_legendary(game: Galaxy, planet: int) -> bool:
    return bool(PLANETS[planet].legendary)


def has_attached(game: Galaxy, planet: int, key: str) -> bool:
    return planet in game.attachments and ATTACHMENT[key] in game.attachments[planet]


def attached_card(game: Galaxy, attachment: int) -> int:
    """The component that lies on a planet as that row; a promissory note is that of the colour whose faction it is."""
    key = ATTACHMENTS[attachment].key
    for seat, player in enumerate(game.players):
        if player.faction != NOBODY and FACTIONS[player.faction].note == key:
            return note_of(key, seat)
    return NUMBER[key]


def notes_in_play(game: Galaxy, seat: int) -> tuple[int, ...]:
    """The promissory notes in the play area of a player, those that lie on its planets too."""
    found = game.players[seat].area
    for planet in game.attachments:
        if game.controller[planet] == seat:
            cards = [attached_card(game, each) for each in game.attachments[planet]]
            found += tuple([card for card in cards if COMPONENTS[card].kind == NOTE])
    return found


def home_of(game: Galaxy, seat: int) -> int:
    """The home system of a player, or none: a table of a test may have none."""
    key = FACTIONS[game.players[seat].faction].key
    homes = game.chart.homes
    return homes.index(key) if key in homes else NOBODY
