"""The table and the result as panels."""

from __future__ import annotations

from orrery.cosmic.encounter import DEFENSE, NO_CARD, NOBODY, OFFENSE
from orrery.cosmic.view import CosmicPlayer, CosmicView, EncounterView
from orrery.cosmic.words.phrases import CosmicPhrases
from orrery.words import Panel, Words


def labels_of(words: Words[CosmicView]) -> list[str]:
    """The players by name, the reader too."""
    return [words.say("option seat", (seat,)) for seat in range(len(words.names))]


def table_panels(words: Words[CosmicView], phrases: CosmicPhrases, view: CosmicView) -> list[Panel]:
    """The middle, the encounter, each player from the reader on, and the reader's hand."""
    labels, reader = labels_of(words), words.seat
    found = [middle(phrases, view)]
    if view.encounter is not None:
        found.append(encounter_panel(phrases, view, view.encounter, labels))
    for step in range(len(view.players)):
        seat = (max(reader, 0) + step) % len(view.players)
        found.append(player_panel(phrases, view, seat, labels))
        if view.players[seat].techs:
            found.append(tech_panel(phrases, view.players[seat], labels[seat]))
    if reader >= 0:
        found.append(hand_panel(phrases, list(view.hand)))
    return found


def middle(phrases: CosmicPhrases, view: CosmicView) -> Panel:
    if view.over:
        lines = [phrases.say("panel over")]
    elif not view.turns:
        lines = [phrases.say("panel setting up")]
    else:
        lines = [phrases.say("panel turn", turn=view.turns, met=view.met)]
    piles = phrases.say("panel piles", deck=view.deck, discard=len(view.discard), destiny=view.destiny_deck)
    return Panel(phrases.say("panel table"), (), [(line,) for line in [*lines, piles]])


def encounter_panel(phrases: CosmicPhrases, view: CosmicView, met: EncounterView, labels: list[str]) -> Panel:
    lines = [phrases.say("panel offense", who=labels[met.offense])]
    if met.defense != NOBODY:
        lines.append(phrases.say("panel defense", who=labels[met.defense]))
    if met.planet >= 0:
        planet = phrases.planet(met.planet, view.planets_each, len(view.players))
        lines.append(phrases.say("panel target", planet=planet))
    for key, counts in (
        ("panel gate", [player.gate for player in view.players]),
        ("panel beside", [player.beside for player in view.players]),
    ):
        there = [f"{labels[seat]} {number}" for seat, number in enumerate(counts) if number]
        if there:
            lines.append(phrases.say(key, who=phrases.listed(there)))
    mains = (met.offense, met.defense)
    for place, side in enumerate((OFFENSE, DEFENSE)):
        if met.is_laid[place] and mains[side - 1] != NOBODY:
            card = phrases.card(met.laid[place]) if met.laid[place] != NO_CARD else phrases.say("hidden card")
            lines.append(phrases.say("panel laid", who=labels[mains[place]], card=card))
    return Panel(phrases.say("panel encounter"), (), [(line,) for line in lines])


def alien_words(phrases: CosmicPhrases, player: CosmicPlayer) -> str:
    found: list[str] = []
    for power in player.powers:
        name = phrases.alien(power.alien)
        if power.tokens:
            name = f"{name} ({phrases.count(power.tokens, 'tokens')})"
        key = "panel power lost" if power.lost else "panel zapped" if power.zapped else ""
        found.append(phrases.say(key, alien=name) if key else name)
    return phrases.listed(found) or "–"


def player_panel(phrases: CosmicPhrases, view: CosmicView, seat: int, labels: list[str]) -> Panel:
    player = view.players[seat]
    title = phrases.say(
        "panel player",
        who=labels[seat],
        alien=alien_words(phrases, player),
        colonies=phrases.count(view.foreign[seat], "colonies"),
        cards=phrases.count(player.hand_size, "cards"),
        warp=phrases.count(player.warp, "ships"),
    )
    rows: list[tuple[str, ...]] = []
    for planet, ships in enumerate(view.colonies):
        if view.owners[planet] == seat and planet not in view.destroyed:
            there = [f"{labels[owner]} {number}" for owner, number in enumerate(ships) if number]
            rows.append((phrases.planet(planet, view.planets_each, len(view.players)), ", ".join(there) or "–"))
    return Panel(title, (phrases.say("panel planet"), phrases.say("panel ships")), rows)


def tech_panel(phrases: CosmicPhrases, player: CosmicPlayer, who: str) -> Panel:
    rows: list[tuple[str, ...]] = []
    for tech in player.techs:
        ships = phrases.say("panel research", ships=phrases.count(tech.ships, "ships"))
        rows.append((phrases.tech(tech.card), phrases.say("panel done") if tech.done else ships))
    return Panel(phrases.say("panel techs", who=who), (), rows)


def hand_panel(phrases: CosmicPhrases, cards: list[int]) -> Panel:
    title = phrases.say("panel hand", cards=phrases.count(len(cards), "cards"))
    return Panel(title, (), [(phrases.card(card),) for card in cards])


def result_panels(words: Words[CosmicView], phrases: CosmicPhrases, view: CosmicView) -> list[Panel]:
    """Who has won and how, and how many foreign colonies everybody has."""
    labels = labels_of(words)
    who = phrases.listed([labels[seat] for seat in view.winners])
    alone = words.say("panel winner", actor=view.winners[0]) if view.winners else phrases.say("panel result")
    title = phrases.say("panel winners", who=who) if len(view.winners) > 1 else alone
    columns = tuple(
        [phrases.say(f"panel result {column}") for column in ("player", "alien", "colonies", "home", "won")]
    )
    ranked = sorted(range(len(labels)), key=lambda seat: (seat not in view.winners, -view.foreign[seat]))
    rows: list[tuple[str, ...]] = [
        (
            labels[seat],
            alien_words(phrases, view.players[seat]),
            str(view.foreign[seat]),
            str(view.homes[seat]),
            phrases.say(f"won by {view.ways[seat]}") if view.ways[seat] else "",
        )
        for seat in ranked
    ]
    return [Panel(title, columns, rows)]
