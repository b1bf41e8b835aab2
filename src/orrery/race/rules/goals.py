"""Goals, an optional module of The Gathering Storm: who is first to do something, and who has most of something."""

from __future__ import annotations

from typing import Final

from orrery.race.cards import MULTI_KIND_WORLD
from orrery.race.goals import ENDS, GOALS, MOST_VP, Holding, is_met, progress_to, value_of
from orrery.race.goods import NOVELTY, RARE
from orrery.race.queries import score
from orrery.race.state import Race

BUDGET_SURPLUS: Final = "budget-surplus"
GALACTIC_PRESTIGE: Final = "galactic-prestige"
LARGEST_INDUSTRY: Final = "largest-industry"


def check_goals(game: Race, moment: int, discarded: tuple[int, ...] = ()) -> None:
    """Give and take the goals that are checked at this moment (`goals.ROUND_START` ...).

    `discarded`: the seats that have just discarded for the hand limit.
    """
    had: list[Holding] = []
    for place, number in enumerate(game.goals):
        goal = GOALS[number]
        if moment not in goal.moments:
            continue
        if goal.most:
            check_most(game, number, place)
        elif not any(number in player.standing.goals for player in game.players):
            had = had or holdings(game)
            check_first(game, number, had, discarded)


def check_first(game: Race, number: int, had: list[Holding], discarded: tuple[int, ...]) -> None:
    """Everybody who meets it now, at the first check that anybody does: one takes the tile, the others a token.

    Tile and token are worth the same, and both are kept for good, so a player's `goals` names both.
    """
    key = GOALS[number].key
    if key == BUDGET_SURPLUS:
        there = [seat for seat in game.in_order() if seat in discarded]
    else:
        there = [seat for seat in game.in_order() if is_met(progress_to(key, had[seat], game.options.takeovers))]
    for seat in there:
        take_tile(game, seat, number, tied=seat != there[0])


def check_most(game: Race, number: int, place: int) -> None:
    """The tile goes to whoever alone has most, at least the minimum, and more than its holder."""
    goal = GOALS[number]
    values = [value_of(player.tableau, player.prestige, goal.key) for player in game.players]
    for seat in range(game.seats):
        note_value(game, seat, place, values[seat])
    holder = holder_of(game, number)
    best = max(values)
    leaders = [seat for seat in range(game.seats) if values[seat] == best]
    if holder >= 0 and (values[holder] < goal.least or best > values[holder]):
        give_back_tile(game, holder, number)
        holder = -1
    if holder < 0 and best >= goal.least and len(leaders) == 1:
        take_tile(game, leaders[0], number)


def check_holder(game: Race, seat: int) -> None:
    """A card has left this seat's tableau: who is no longer best, or below the minimum, gives a "most" tile back.

    What is checked at the end of this very phase can wait for it: the seat may not be done yet.
    """
    for number in game.players[seat].standing.goals:
        goal = GOALS[number]
        if goal.most and (game.phase < 0 or ENDS[game.phase] not in goal.moments):
            look_at_holder(game, seat, number)


def check_most_prestige(game: Race, seat: int) -> None:
    """This seat has spent prestige: the same for the goal that counts it."""
    for number in game.players[seat].standing.goals:
        if GOALS[number].key == GALACTIC_PRESTIGE:
            look_at_holder(game, seat, number)


def check_named_kind(game: Race, seat: int, kind: int) -> None:
    """This seat has said that the multi-kind world is of this kind: the same for the goal that counts two kinds."""
    for number in game.players[seat].standing.goals:
        if GOALS[number].key == LARGEST_INDUSTRY:
            look_at_holder(game, seat, number, 0 if kind in (NOVELTY, RARE) else 1)


def look_at_holder(game: Race, seat: int, number: int, less: int = 0) -> None:
    """Look at the holder of a "most" tile between two checks of it; `less`: so much does not count at the moment.

    The cards placed in this phase lie there already. Nobody takes the tile from the centre before its next check, but
    what the holder has now decides who is tied, if the game ends before that.
    """
    goal = GOALS[number]
    values = [value_of(each.tableau + each.placed, each.prestige, goal.key) for each in game.players]
    values[seat] -= less
    note_value(game, seat, game.goals.index(number), values[seat])
    if values[seat] < max(goal.least, *values):
        give_back_tile(game, seat, number)


def give_tokens_for_ties(game: Race) -> None:
    """At the end of the game: a token for each who is tied for a "most" goal and does not hold it."""
    for place, number in enumerate(game.goals):
        goal = GOALS[number]
        if not goal.most:
            continue
        values = [player.standing.reached[place] if player.standing.reached else 0 for player in game.players]
        for seat in game.in_order():
            standing = game.players[seat].standing
            if values[seat] == max(values) >= goal.least and number not in standing.goals:
                game.players[seat].standing = standing.with_goals(standing.goals, standing.tokens + 1, standing.reached)
                game.note("goal token", seat, number)


def name_last_kind(game: Race) -> None:
    """The owner of the multi-kind world says one last time what it is: a tile may hang on it, and counts then too."""
    for seat in range(game.seats):
        player = game.players[seat]
        for number in player.standing.goals:
            if GOALS[number].key == LARGEST_INDUSTRY and MULTI_KIND_WORLD in player.tableau:
                values = [value_of(each.tableau, 0, LARGEST_INDUSTRY) for each in game.players]
                values[seat] -= 1
                if values[seat] < max(GOALS[number].least, *values):
                    keep_or_leave_tile(game, seat, number)


def keep_or_leave_tile(game: Race, seat: int, number: int) -> None:
    """Whatever is worth more: to be one of the two kinds that the tile counts, or any kind without the tile."""
    player = game.players[seat]
    tableau, goods, chips, prestige = player.tableau, player.goods, player.chips, player.prestige
    counted = [score(tableau, goods, chips, prestige, kind) for kind in (NOVELTY, RARE)]
    if score(tableau, goods, chips, prestige) > max(counted) + MOST_VP:
        give_back_tile(game, seat, number)
    else:
        player.standing = player.standing.with_kind(NOVELTY if counted[0] >= counted[1] else RARE)


def holder_of(game: Race, number: int) -> int:
    """Who holds the tile, or -1."""
    for seat in range(game.seats):
        if number in game.players[seat].standing.goals:
            return seat
    return -1


def take_tile(game: Race, seat: int, number: int, tied: bool = False) -> None:
    """The tile; or, for who is `tied` with the one that takes it, a token."""
    standing = game.players[seat].standing
    game.players[seat].standing = standing.with_goals((*standing.goals, number), standing.tokens, standing.reached)
    if tied:
        game.note("goal token", seat, number)
    else:
        game.note("goal", seat, number)


def give_back_tile(game: Race, seat: int, number: int) -> None:
    standing = game.players[seat].standing
    kept = tuple([goal for goal in standing.goals if goal != number])
    game.players[seat].standing = standing.with_goals(kept, standing.tokens, standing.reached)
    game.note("goal lost", seat, number)


def note_value(game: Race, seat: int, place: int, value: int) -> None:
    standing = game.players[seat].standing
    reached = list(standing.reached) or [0] * len(game.goals)
    reached[place] = value
    game.players[seat].standing = standing.with_goals(standing.goals, standing.tokens, tuple(reached))


def holdings(game: Race) -> list[Holding]:
    """What each player has that goals may count."""
    return [Holding(each.tableau, len(each.goods), each.chips, each.prestige, len(each.hand)) for each in game.players]
