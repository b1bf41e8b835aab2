"""The table and the final scores as panels."""

from __future__ import annotations

from orrery.race.cards import BRINK_OF_WAR, CARDS
from orrery.race.goals import goal_points
from orrery.race.queries import lines_scored
from orrery.race.view import PlayerView, RaceView
from orrery.race.words.phrases import RacePhrases
from orrery.race.words.powers import line_words, other_lines, scoring_lines
from orrery.race.words.printed import counted_at_the_end, short_powers, source_words, type_words
from orrery.words import Panel


def name_of(phrases: RacePhrases, names: list[str], seat: int, reader: int) -> str:
    return phrases.say("panel you", name=names[seat]) if seat == reader else names[seat]


# -- the table ---------------------------------------------------------------------------------------------------------


def table_panels(phrases: RacePhrases, view: RaceView, names: list[str], reader: int) -> list[Panel]:
    """The middle of the table, each player from the reader on, and the reader's cards."""
    seats = len(view.players)
    found = [middle(phrases, view, [name_of(phrases, names, seat, reader) for seat in range(seats)])]
    for step in range(seats):
        seat = (max(reader, 0) + step) % seats
        name = name_of(phrases, names, seat, reader)
        found.append(player_panel(phrases, view.players[seat], name, view.sets & BRINK_OF_WAR != 0))
    if reader >= 0:
        if view.pack:
            found.append(hand_panel(phrases, "panel your pack", list(view.pack)))
            found.append(hand_panel(phrases, "panel your picked", list(view.picked)))
        if view.drawn:
            found.append(hand_panel(phrases, "panel your drawn", list(view.drawn)))
        found.append(hand_panel(phrases, "panel your hand", list(view.hand)))
        if view.saved:
            found.append(hand_panel(phrases, "panel your saved", list(view.saved)))
    return found


def middle(phrases: RacePhrases, view: RaceView, names: list[str]) -> Panel:
    if view.over:
        lines = [phrases.say("panel game over", number=view.rounds)]
    elif view.rounds == 0:
        lines = [phrases.say("panel setting up")]
    else:
        phase = phrases.say(f"name phase {view.phase}")
        lines = [phrases.say("panel round and phase", number=view.rounds, phase=phase)]
        if view.ending:
            lines.append(phrases.say("panel last round"))
    lines.append(phrases.say("panel pool", vp=view.pool))
    lines += piles_lines(phrases, view, names)
    if view.rounds:
        lines.append(phrases.say("panel first", who=names[view.first]))
        if view.sets & BRINK_OF_WAR:
            lines += prestige_lines(phrases, view, names)
    if view.goals:
        goals = phrases.listed([phrases.say(f"name goal {goal}") for goal in view.goals])
        lines.append(phrases.say("panel goals", goals=goals))
    if view.shown:
        key = "panel shown" if view.rounds else "panel aside"
        lines.append(phrases.say(key, cards=phrases.cards(list(view.shown))))
    return Panel(phrases.say("panel table"), (), [(line,) for line in lines])


def prestige_lines(phrases: RacePhrases, view: RaceView, names: list[str]) -> list[str]:
    """Who leads, and who still has the prestige/search card."""
    lines: list[str] = []
    if view.leaders:
        lines.append(phrases.say("panel leaders", who=phrases.listed([names[seat] for seat in view.leaders])))
    left = [names[seat] for seat in range(len(view.players)) if not view.players[seat].standing.searched]
    if left:
        lines.append(phrases.say("panel prestige cards", who=phrases.listed(left)))
    return lines


def piles_lines(phrases: RacePhrases, view: RaceView, names: list[str]) -> list[str]:
    """How many cards are left to draw; with the draft, in everybody's own piles."""
    if not view.piles:
        return [phrases.say("panel piles", deck=view.deck, discard=view.discard)]
    lines = [phrases.say("panel left to draft", cards=view.deck)] if view.rounds == 0 else []
    for seat in range(len(names)):
        deck, discard = view.piles[seat], view.heaps[seat]
        lines.append(phrases.say("panel own piles", who=names[seat], deck=deck, discard=discard))
    return lines


def player_panel(phrases: RacePhrases, player: PlayerView, who: str, with_prestige: bool) -> Panel:
    title = phrases.say(
        "panel player",
        who=who,
        points=phrases.count(player.points(), "point"),
        chips=player.chips,
        military=player.military,
        hand=player.hand_size,
        tableau=len(player.laid()),
    )
    if with_prestige:
        title = phrases.say("panel player prestige", player=title, prestige=player.standing.prestige)
    if player.actions:
        actions = phrases.listed([phrases.action(action) for action in player.actions])
        title = phrases.say("panel player acts", player=title, actions=actions)
    columns = tuple([phrases.say(f"panel {column}") for column in ("Card", "VP", "Good", "Powers")])
    rows: list[tuple[str, ...]] = [tableau_row(phrases, player, card) for card in player.tableau]
    for card in player.placed:
        name, vp, good, powers = tableau_row(phrases, player, card)
        rows.append((name, vp, good, phrases.say("panel new", powers=powers).strip()))
    return Panel(title, columns, rows)


def tableau_row(phrases: RacePhrases, player: PlayerView, number: int) -> tuple[str, str, str, str]:
    card = CARDS[number]
    vp = player.card_points(number)
    good = ""
    if card.source:
        good = phrases.say("panel holds" if number in player.goods else "panel empty", kind=phrases.kind(card.kind))
    return phrases.card(number), str(vp), good, short_powers(phrases, card)


def hand_panel(phrases: RacePhrases, title: str, cards: list[int]) -> Panel:
    columns = tuple([phrases.say(f"panel {column}") for column in ("Card", "Kind", "Cost", "VP", "Powers")])
    rows: list[tuple[str, ...]] = []
    for number in cards:
        card = CARDS[number]
        kind = ", ".join([word for word in (type_words(phrases, card), source_words(phrases, card)) if word])
        vp = phrases.say("panel counted") if counted_at_the_end(card) else str(card.vp)
        cost = phrases.say("panel defense", cost=card.cost) if card.military else str(card.cost)
        rows.append((phrases.card(number), kind, cost, vp, short_powers(phrases, card)))
    return Panel(phrases.say(title, cards=phrases.count(len(cards), "card")), columns, rows)


# -- the final scores --------------------------------------------------------------------------------------------------


def result_panels(phrases: RacePhrases, view: RaceView, names: list[str], reader: int) -> list[Panel]:
    """Who won and why, then each player's points card by card, the best player first."""
    ranked = sorted(range(len(view.players)), key=lambda seat: standing(view.players[seat]), reverse=True)
    labels = [name_of(phrases, names, seat, reader) for seat in range(len(names))]
    columns = tuple([phrases.say(f"panel {column}") for column in ("Player", "Points", "Tie-break")])
    rows: list[tuple[str, ...]] = []
    for seat in ranked:
        total, tie = standing(view.players[seat])
        rows.append((labels[seat], str(total), str(tie)))
    title = winners_words(phrases, view, names, reader) if view.winners else phrases.say("panel final")
    return [Panel(title, columns, rows), *[breakdown(phrases, view.players[seat], labels[seat]) for seat in ranked]]


def standing(player: PlayerView) -> tuple[int, int]:
    """Points, and what breaks a tie: cards in hand and goods."""
    return player.points(), player.hand_size + len(player.goods)


def winners_words(phrases: RacePhrases, view: RaceView, names: list[str], reader: int) -> str:
    total, tie = standing(view.players[view.winners[0]])
    parts: dict[str, str | int] = {"points": phrases.count(total, "winning point")}
    if len(view.winners) > 1:
        who = phrases.listed([name_of(phrases, names, seat, reader) for seat in view.winners])
        return phrases.say("panel win together", who=who, tie=tie, **parts)
    winner = view.winners[0]
    key = "panel win you" if winner == reader else "panel wins"
    if sum([1 for player in view.players if player.points() == total]) > 1:
        return phrases.say(f"{key} tie", who=names[winner], tie=tie, **parts)
    return phrases.say(key, who=names[winner], **parts)


def breakdown(phrases: RacePhrases, player: PlayerView, who: str) -> Panel:
    """Each card with its points; beneath a six-cost development what it counts, line by line."""
    columns = tuple([phrases.say(f"panel {column}") for column in ("Card", "VP", "Counted")])
    rows: list[tuple[str, ...]] = []
    for number in player.laid():
        points_of_card = player.card_points(number)
        counted = counted_lines(phrases, player, number)
        first = counted[0] if counted else phrases.say("panel as printed")
        rows.append((phrases.card(number), str(points_of_card), first))
        rows += [("", "", line) for line in counted[1:]]
    standing = player.standing
    if standing.prestige:
        rows.append((phrases.say("panel prestige"), str(standing.prestige), ""))
    if standing.goals or standing.tokens:
        goals = phrases.listed([phrases.say(f"name goal {goal}") for goal in standing.goals])
        rows.append((phrases.say("panel goal points"), str(goal_points(standing.goals, standing.tokens)), goals))
    rows.append((phrases.say("panel chips"), str(player.chips), ""))
    rows.append((phrases.say("panel total"), str(player.points()), ""))
    total = phrases.count(player.points(), "point")
    return Panel(phrases.say("panel breakdown", who=who, points=total), columns, rows)


def counted_lines(phrases: RacePhrases, player: PlayerView, number: int) -> list[str]:
    """What a six-cost development counts, each line with its sum and the cards that it found."""
    card = CARDS[number]
    found: list[str] = []
    scored = lines_scored(card, player.laid(), player.kind_said())
    for group in scoring_lines(card):
        cards = [(each, line.points) for each, line in scored if line in group]
        line = line_words(phrases, card, group)
        if cards:
            total, which = sum([points for _, points in cards]), phrases.cards([each for each, _ in cards])
            found.append(phrases.say("panel counted line", sum=total, line=line, which=which))
        else:
            found.append(phrases.say("panel counted nothing", line=line))
    for line, (total, amount) in zip(other_lines(phrases, card), player.counted_points(number), strict=True):
        found.append(phrases.say("panel counted sum", sum=total, line=line, number=amount))
    return found
