"""The table in panels: players, the combat, the galaxy by rings, one's own cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.ti4.components import CARD, NOTE
from orrery.ti4.rules.custodians import CUSTODIANS
from orrery.ti4.state import NOBODY
from orrery.ti4.tiles import PLANETS, TILES
from orrery.ti4.units import TYPES
from orrery.ti4.view import CombatView, PlanetView, Stack, SystemView, Ti4Player, Ti4View
from orrery.ti4.words.panels_council import council_panels
from orrery.ti4.words.panels_finds import exploration_panels
from orrery.ti4.words.panels_leaders import leaders_panel
from orrery.words import Panel

if TYPE_CHECKING:
    from orrery.ti4.words import Ti4Words

FAR = 99
NEXUS_SIDES = {"82A": "cell nexus asleep", "82B": "cell nexus active"}


def glance_panels(words: Ti4Words, view: Ti4View) -> list[Panel]:
    """The table without the galaxy, which fills a screen by itself."""
    panels = [players_panel(words, view)]
    if any(player.leaders or player.locked for player in view.players):
        panels.append(leaders_panel(words, view))
    if view.combat is not None:
        panels.append(combat_panel(words, view.combat))
    return panels + council_panels(words, view) + exploration_panels(words, view)


def table_panels(words: Ti4Words, view: Ti4View) -> list[Panel]:
    panels = glance_panels(words, view) + galaxy_panels(words, view)
    if view.hand:
        panels.append(cards_panel(words, "panel hand", CARD, view.hand))
    if view.notes:
        panels.append(cards_panel(words, "panel notes", NOTE, view.notes))
    if view.tiles:
        tiles: list[tuple[str, ...]] = [(words.phrases.tile(tile),) for tile in view.tiles]
        panels.append(Panel(words.say("panel tiles"), (words.say("column tile"),), tiles))
    return panels


def cards_panel(words: Ti4Words, title: str, kind: str, cards: tuple[int, ...]) -> Panel:
    """Cards of one's own with what they say."""
    columns = (words.say("column card"), words.say("column text"))
    texts = [words.describe(kind, card).partition(". ")[2] for card in cards]
    return Panel(words.say(title), columns, [(words.component(card), text) for card, text in zip(cards, texts)])


# -- players -----------------------------------------------------------------------------------------------------------


def pools_said(words: Ti4Words, player: Ti4Player) -> str:
    """The three pools, and whose tokens lie in that of the fleet besides."""
    pools = f"{player.tactic}/{player.fleet}/{player.strategy}"
    others = ", ".join([words.name(seat) for seat in player.foreign])
    return f"{pools} (+ {others})" if others else pools


def players_panel(words: Ti4Words, view: Ti4View) -> Panel:
    keys = ("player", "faction", "points", "tokens", "goods", "commodities", "ready", "cards", "secrets", "strategies")
    rows: list[tuple[str, ...]] = []
    for seat, player in enumerate(view.players):
        cards = [strategy_said(words, card, card in player.used) for card in player.strategies]
        rows.append(
            (
                player_name(words, view, seat),
                words.phrases.faction(player.faction),
                str(player.points),
                pools_said(words, player),
                str(player.goods),
                f"{player.commodities}/{player.most_commodities}",
                f"{player.resources}, {player.influence}",
                str(player.hand_size),
                str(player.secret_count),
                ", ".join([*cards, words.say("cell zero")] if seat == view.zero else cards),
            )
        )
    phase = words.say(f"phase {view.phase}")
    title = words.say("panel state", round=view.round, goal=view.goal, phase=phase)
    return Panel(title, tuple([words.say(f"column {key}") for key in keys]), rows)


def strategy_said(words: Ti4Words, card: int, used: bool) -> str:
    name = words.phrases.strategy(card)
    return words.say("cell used", name=name) if used else name


def player_name(words: Ti4Words, view: Ti4View, seat: int) -> str:
    name = words.name(seat)
    if seat == view.speaker:
        name = words.say("cell speaker", name=name)
    if view.players[seat].passed:
        return words.say("cell passed", name=name)
    return words.say("cell active", name=name) if seat == view.active else name


# -- combat ------------------------------------------------------------------------------------------------------------


def combat_panel(words: Ti4Words, combat: CombatView) -> Panel:
    at = words.phrases.planet(combat.planet) if combat.planet != NOBODY else words.system(combat.system)
    sides = (combat.attacker, combat.defender)
    title = words.say(
        "panel combat",
        kind=words.say(f"fight {combat.kind}"),
        at=at,
        attacker=words.name(sides[0]),
        defender=words.name(sides[1]),
    )
    columns = ("player", "round", "hits", "dice")
    rows: list[tuple[str, ...]] = []
    for side, seat in enumerate(sides):
        dice = [f"{die.die} ({die.needs})" for die in combat.dice if die.seat == seat]
        if seat != NOBODY:
            said = ", ".join(dice) or words.say("cell nothing")
            rows.append((words.name(seat), str(combat.round), str(combat.hits[side]), said))
    return Panel(title, tuple([words.say(f"column {key}") for key in columns]), rows)


# -- the galaxy --------------------------------------------------------------------------------------------------------


def galaxy_panels(words: Ti4Words, view: Ti4View) -> list[Panel]:
    """By rings, from the middle outwards."""
    planets = {planet.planet: planet for planet in view.planets}
    rings: dict[int, list[tuple[str, ...]]] = {}
    for number, system in enumerate(view.systems):
        ring = FAR if system.q == FAR else max(abs(system.q), abs(system.r), abs(system.q + system.r))
        rings.setdefault(ring, []).append(system_row(words, view, number, system, planets))
    columns = tuple([words.say(f"column {key}") for key in ("system", "there", "fleets", "planets", "tokens there")])
    return [
        Panel(words.say("panel far") if ring == FAR else words.say("panel galaxy", ring=ring), columns, rings[ring])
        for ring in sorted(rings)
    ]


def system_row(
    words: Ti4Words, view: Ti4View, number: int, system: SystemView, planets: dict[int, PlanetView]
) -> tuple[str, ...]:
    name = words.system(number)
    if number == view.active_system:
        name = words.say("cell active", name=name)
    elif view.ways and view.ways[number] >= 0:
        name = words.say("cell way", name=name, needs=view.ways[number])
    there = ", ".join(marks_said(words, view, number, system))
    fleets = "; ".join(fleets_said(words, system.units))
    lands = "; ".join([planet_said(words, planets[planet]) for planet in system.planets])
    tokens = ", ".join([words.name(seat) for seat in system.tokens])
    return (name, there, fleets, lands, tokens)


def marks_said(words: Ti4Words, view: Ti4View, number: int, system: SystemView) -> list[str]:
    """What a system is: the nexus, anomalies, wormholes, tokens, planets that are no more, where hyperlanes lead."""
    said = [words.phrases.what_is_there(system.anomalies, system.wormholes)]
    if TILES[system.tile].key in NEXUS_SIDES:
        said.insert(0, words.say(NEXUS_SIDES[TILES[system.tile].key]))
    if system.frontier:
        said.append(words.say("cell frontier"))
    said += [words.say("cell storm")] if system.storm else []
    said += [words.say("cell destroyed", name=words.phrases.planet(each)) for each in system.destroyed]
    ends = [one + two - number for one, two in view.joined if number in (one, two)]
    if ends:
        said.append(words.say("cell lanes", systems=", ".join([words.system(end) for end in ends])))
    return [each for each in said if each]


def fleets_said(words: Ti4Words, units: tuple[Stack, ...]) -> list[str]:
    """What each player has there."""
    said: list[str] = []
    for seat in dict.fromkeys([stack.seat for stack in units]):
        mine = [stack_said(words, stack) for stack in units if stack.seat == seat]
        said.append(words.say("cell fleet", name=words.name(seat), units=", ".join(mine)))
    return said


def stack_said(words: Ti4Words, stack: Stack) -> str:
    parts = [words.count(stack.whole, TYPES[stack.type])] if stack.whole else []
    if stack.damaged:
        parts.append(words.units(f"damaged {TYPES[stack.type]}", stack.damaged))
    return ", ".join(parts)


def planet_said(words: Ti4Words, planet: PlanetView) -> str:
    name = words.phrases.planet(planet.planet)
    parts = [words.say("cell planet", name=name, resources=planet.resources, influence=planet.influence)]
    parts += [words.name(planet.controller)] if planet.controller != NOBODY else []
    parts += [words.say("cell exhausted")] if planet.exhausted and planet.controller != NOBODY else []
    parts += [words.say("cell legendary")] if PLANETS[planet.planet].legendary else []
    parts += [words.component(each) for each in planet.attached]
    parts += [words.say("cell sleeper", name=words.name(planet.sleeper))] if planet.sleeper != NOBODY else []
    return ", ".join(parts + fleets_said(words, planet.units))


# -- the end -----------------------------------------------------------------------------------------------------------


def result_panels(words: Ti4Words, view: Ti4View) -> list[Panel]:
    """Who won, then for each player what the points came from, the winner first."""
    ranked = sorted(
        range(len(view.players)), key=lambda seat: (seat not in view.winners, -view.players[seat].points, seat)
    )
    rows: list[tuple[str, ...]] = []
    for seat in ranked:
        won = words.say("result won") if seat in view.winners else words.say("cell nothing")
        faction = words.phrases.faction(view.players[seat].faction)
        rows.append((words.name(seat), str(view.players[seat].points), faction, won))
    columns = (*[words.say(f"column {key}") for key in ("player", "points", "faction")], words.say("panel result"))
    sheets = [gains_panel(words, view, seat) for seat in ranked] if view.gains else []
    return [Panel(words.say("panel result"), columns, rows), *sheets]


def gains_panel(words: Ti4Words, view: Ti4View, seat: int) -> Panel:
    """The points of one player in the order in which they came, and their sum."""
    columns = tuple([words.say(f"column {key}") for key in ("source", "points", "round")])
    rows: list[tuple[str, ...]] = []
    for round, gainer, kind, number, points in view.gains:
        if gainer == seat:
            source = words.say("source custodians") if kind == CUSTODIANS else words.thing(kind, number)
            rows.append((source, str(points), words.say("cell round", round=round)))
    rows.append((words.say("result sum"), str(view.players[seat].points), ""))
    return Panel(words.name(seat), columns, rows)
