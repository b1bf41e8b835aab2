"""What people are told besides what lies on the table: who leads, who could win here, what a deal may hold.

Nothing of it is a rule of its own: each answer is asked of the rules that decide it. Bots are not told.
"""

from __future__ import annotations

from orrery.cosmic.cards import ALIEN, CARDS, FLARE, REINFORCEMENT
from orrery.cosmic.encounter import DEAL, DEFENSE, OFFENSE, OPEN
from orrery.cosmic.offers import half_of
from orrery.cosmic.queries import both_attack, colonies_of, colonies_to_win, is_main, leading, lower_wins, totals_with
from orrery.cosmic.rules.deed import SUPER_HALF
from orrery.cosmic.rules.terms import SEAT_FACTOR, colony_objection, release_objection
from orrery.cosmic.sheet import lender
from orrery.cosmic.state import Cosmic
from orrery.cosmic.view import CosmicView, DealView, LeadView, LedgerView
from orrery.kernel.decision import Decision, Option, Thing

OWN_WAYS = ("masochist", "tick-tock")  # aliens that need no colonies to win


def ways_won(game: Cosmic) -> tuple[str, ...]:
    """How each seat has won: by its colonies, by its alien, or by something else; "" for who has not."""
    return tuple([way_won(game, seat) if seat in game.winners else "" for seat in range(game.seats)])


def way_won(game: Cosmic, seat: int) -> str:
    if game.foreign_colonies(seat) >= colonies_to_win(game):
        return "colonies"
    held = [power.alien for power in game.players[seat].powers]
    return next((alien for alien in OWN_WAYS if ALIEN[alien] in held), "other")


def super_flares(game: Cosmic, seat: int) -> tuple[int, ...]:
    """The flares within this seat's reach whose super half counts for it."""
    if seat < 0:
        return ()
    sheet = lender(game, seat)
    cards = game.players[seat].hand + (sheet.cards if sheet is not None else [])
    return tuple([card for card in cards if CARDS[card].type == FLARE and half_of(game, seat, card) == SUPER_HALF])


def lead(game: Cosmic, ledgers: tuple[LedgerView, ...]) -> LeadView | None:
    """Which side is ahead where both show attacks, and by how much."""
    if not ledgers or not both_attack(game):
        return None
    one, two = ledgers[0].total, ledgers[1].total
    return LeadView(leading(game, one, two), abs(one - two), lower_wins(game))


def about_to_win(game: Cosmic) -> tuple[int, ...]:
    """Who would win the game by landing where the gate points, as long as nothing is decided."""
    encounter = game.now()
    if encounter.planet < 0 or encounter.outcome != OPEN or game.over:
        return ()
    landing = [seat for seat in game.order("") if encounter.sides[seat] == OFFENSE]
    return tuple([seat for seat in landing if wins_by(game, seat, encounter.planet)])


def wins_by(game: Cosmic, seat: int, planet: int) -> bool:
    """A colony on that planet would be the last one that this seat needs."""
    new = game.owner(planet) != seat and not game.colonies[planet][seat]
    return new and game.foreign_colonies(seat) + 1 >= colonies_to_win(game)


def terms_to_choose(game: Cosmic, seat: int) -> DealView | None:
    """What the two who talk may put into their terms, as far as the rules and this seat know."""
    encounter = game.now()
    if encounter.outcome != DEAL or game.over or seat < 0 or not is_main(game, seat):
        return None
    mains = (encounter.offense, encounter.defense)
    grants: list[tuple[int, int, bool]] = []
    for giver in mains:
        planets = [planet for planet in colonies_of(game, giver) if not colony_objection(game, giver, planet)]
        planets.sort(key=lambda planet: game.owner(planet) != giver)
        receiver = mains[1 - mains.index(giver)]
        grants += [(giver, planet, wins_by(game, receiver, planet)) for planet in planets]
    releases: list[tuple[int, int, int]] = []
    for giver in mains:
        for freed in range(game.seats):
            ships = game.players[freed].warp
            if not release_objection(game, seat, giver, freed * SEAT_FACTOR + ships):
                releases.append((giver, freed, ships))
    return DealView(tuple(grants), tuple(releases), tuple([len(player.hand) for player in game.players]))


def things_in_sight(view: CosmicView) -> list[Thing]:
    """All that a seat can point at: cards, sheets and technologies that it sees, planets, players, sides."""
    cards = [*view.hand, *view.dealt, *view.discard, *view.table, *[card for card, _ in view.known]]
    aliens: list[int] = []
    techs = list(view.tech_discard)
    for player in view.players:
        cards += player.aside
        for power in player.powers:
            aliens.append(power.alien)
            cards += power.cards
        for tech in player.techs:
            techs.append(tech.card)
            cards.append(tech.under)
    destiny = list(view.destiny_discard)
    if view.encounter is not None:
        cards += view.encounter.laid
        destiny.append(view.encounter.destiny)
    named = (("card", cards), ("alien", aliens), ("tech", techs), ("destiny", destiny))
    found: list[Thing] = [(kind, number) for kind, numbers in named for number in dict.fromkeys(numbers) if number >= 0]
    found += [("planet", planet) for planet in range(len(view.colonies))]
    found += [(kind, other) for kind in ("seat", "warp") for other in range(len(view.players))]
    return [*found, ("side", OFFENSE), ("side", DEFENSE)]


def numbers_with(game: Cosmic, decision: Decision, option: Option) -> tuple[int, ...]:
    """The numbers of a card that may be played: both totals if a reinforcement came to either side."""
    if option.key != "play" or CARDS[option.id()].type != REINFORCEMENT:
        return option.values
    value = CARDS[option.id()].value
    return totals_with(game, OFFENSE, value) + totals_with(game, DEFENSE, value)
