"""Prestige, which comes with The Brink of War: its leaders, and the bonus of the prestige/search card."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Option
from orrery.race.rules.moves import draw, gain_chips, spend_prestige
from orrery.race.state import ACTIONS, DEVELOP, DEVELOP_2, SEARCH, SETTLE, SETTLE_2, Race

# The prestige/search card alone is a search; laid with an action, it is the prestige bonus of that action.
SEARCHING: Final = Option(ACTIONS[SEARCH], (("action", SEARCH),))
BOOSTED: Final = [Option(f"prestige-{ACTIONS[each]}", (("action", each), ("action", SEARCH))) for each in range(SEARCH)]
# The same card among two that are laid: what it is for is announced after both are chosen.
PRESTIGE_OR_SEARCH: Final = Option("prestige-search", (("action", SEARCH),))


# -- who leads ---------------------------------------------------------------------------------------------------------


def reward_leaders(game: Race) -> None:
    """At the start of a round: VP for who leads, and a card for a sole leader who has gained in the last round."""
    for seat in game.leaders:
        gained = len(game.leaders) == 1 and game.players[seat].standing.gained > 0
        game.note("lead rewarded", seat)
        gain_chips(game, seat, 1)
        draw(game, seat, 1 if gained else 0)


def find_leaders(game: Race) -> None:
    """At the end of a phase: who has most prestige, and at least one, leads.

    What was gained lies on the tile only as long as its owner leads alone; who takes the lead later lays down what came
    in the phase just ended, and nothing older.
    """
    most = max([player.prestige for player in game.players])
    leaders = tuple([seat for seat in game.in_order() if most and game.players[seat].prestige == most])
    for seat in range(game.seats):
        player = game.players[seat]
        if player.standing.gained and leaders != (seat,):
            player.standing = player.standing.with_prestige(player.prestige, 0)
    if leaders != game.leaders:
        game.leaders = leaders
        for seat in leaders:
            if len(leaders) == 1:
                game.note("leads", seat)
            else:
                game.note("shares lead", seat)


# -- the prestige/search card ------------------------------------------------------------------------------------------


def action_options(game: Race, seat: int, plain: list[Option], number: int = 1) -> list[Option]:
    """The actions this seat may choose: the plain ones, and those that the prestige/search card adds.

    Where each has `number` actions, more than one, the card is laid like any other and announced afterwards.
    """
    player = game.players[seat]
    if not game.with_prestige() or player.standing.searched or SEARCH in player.actions:
        return plain
    if number > 1:
        return [*plain, PRESTIGE_OR_SEARCH]
    return [*plain, *announcements(game, seat, [option.id() for option in plain])]


def announcements(game: Race, seat: int, actions: list[int]) -> list[Option]:
    """What the prestige/search card can be for: a search, or prestige paid for the bonus of one of these actions."""
    if not game.players[seat].prestige:
        return [SEARCHING]
    return [SEARCHING, *[BOOSTED[action] for action in actions]]


def boosted_by(chosen: list[Option]) -> list[int]:
    """The action that is chosen with the prestige bonus, if there is one."""
    return [option.id() for option in chosen if option in BOOSTED]


def pay_for_bonus(game: Race, seat: int, action: int) -> None:
    """The prestige/search card is used: 1 prestige at once, and the bonus in this phase."""
    player = game.players[seat]
    if action == DEVELOP_2 and DEVELOP_2 not in player.actions:
        action = DEVELOP  # a second copy without the first is as good as the first
    if action == SETTLE_2 and SETTLE_2 not in player.actions:
        action = SETTLE
    player.standing = player.standing.with_bonus(action, True)
    game.note("boosted", seat, action)
    spend_prestige(game, seat, 1)
