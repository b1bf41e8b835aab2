"""Takeovers: which worlds can be taken, what that is worth, and which of one's own are in danger."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision
from orrery.race.bot.position import Position
from orrery.race.bot.threats import action_now, defended, means_of, owner_of, strength_of
from orrery.race.cards import CARDS
from orrery.race.powers import Takeover
from orrery.race.settling import goods_spent, recruits
from orrery.race.takeovers import (
    Attack,
    attacks_of,
    is_target,
    openers_for,
    place_of_takeover,
    reserve,
    takeover_openers,
    veto_of,
    vulnerable,
)

LOSS: Final = 0.6  # share of what the owner loses that is a gain for one rival alone
SOLDIER: Final = 0.9  # what temporary Military costs, for each point
VETOED: Final = 0.6  # what is left of the hope if somebody can make it fail


class Raid:
    """A takeover that could be declared, and what it promises."""

    def __init__(self, attack: Attack, worth: float) -> None:
        self.attack = attack
        self.worth = worth


def raids(position: Position, boost: int = 0) -> list[Raid]:
    """All takeovers within reach; `boost` is Military that the action would bring."""
    view = position.view
    me = view.players[view.seat]
    used = [attack.card for attack in attacks_of(view.attacks)]
    found: list[Raid] = []
    for card in position.economy.raiders:
        if card in used or card not in me.tableau:
            continue
        place = place_of_takeover(card)
        power = CARDS[card].powers[place]
        assert isinstance(power, Takeover)
        means = means_of(me, action_now(view))
        means.prestige -= power.prestige_to_pay
        if means.prestige < 0:
            continue
        powers = me.powers()
        most = means.reinforced + boost + reserve(powers, len(view.hand), means)
        openers = takeover_openers(powers, means)
        for owner in range(len(view.players)):
            if owner == view.seat or not vulnerable(view.players[owner].powers(), power.aim):
                continue
            for world in view.players[owner].tableau:
                if is_target(world, power.aim):
                    for opener in openers_for(world, openers):
                        attack = Attack(view.seat, card, place, world, owner, opener)
                        margin = strength_of(view, attack, most) - defended(view, attack)
                        if margin >= 0:
                            found.append(Raid(attack, worth_of(position, attack, margin)))
    return found


def worth_of(position: Position, attack: Attack, margin: int) -> float:
    """What the takeover promises; `margin`: Military beyond what is needed now, if all is used."""
    view = position.view
    power = attack.power()
    owner = view.players[attack.owner]
    worth = world_worth(attack.world) * LOSS / (len(view.players) - 1)
    if not power.destroys:
        worth += position.gain(attack.world)
        if attack.world in owner.goods:
            worth += position.card
    prestige = power.prestige
    if attack.opener >= 0:
        opens = CARDS[attack.opener].conquers_peaceful
        prestige += opens.prestige if opens is not None else 0
        worth -= position.given_up(attack.opener)
    worth += position.lead.worth(prestige - power.prestige_to_pay)
    if power.given_up:
        worth -= position.given_up(attack.card)
    worth *= chance_of(position, attack, margin)
    me = view.players[view.seat]
    plain = strength_of(view, attack, means_of(me, action_now(view)).reinforced) - defended(view, attack)
    return worth - SOLDIER * max(0, -plain)


def chance_of(position: Position, attack: Attack, margin: int) -> float:
    """To succeed against what the owner can still add, and against who can forbid it."""
    view = position.view
    owner = view.players[attack.owner]
    more = reserve(owner.powers(), owner.hand_size, means_of(owner, action_now(view)), rest=True)
    chance = 1.0 if margin >= more else 0.3 + 0.6 * margin / more
    for seat in range(len(view.players)):
        if seat != view.seat:
            card, prestige = veto_of(view.players[seat].powers())
            if card >= 0 and view.players[seat].standing.prestige >= prestige:
                chance *= VETOED
    return chance


def world_worth(world: int) -> float:
    """What its owner loses with a world, about."""
    card = CARDS[world]
    return card.vp + 1.0 + (1.0 if card.kind else 0.0) + 0.5 * max(0, card.strength)


def best_raid(position: Position, boost: int = 0) -> float:
    """What the best takeover within reach promises; nothing if there is none."""
    if not position.view.takeovers or not position.economy.raiders:
        return 0.0
    return max([0.0, *[raid.worth for raid in raids(position, boost)]])


# -- the questions of a takeover ---------------------------------------------------------------------------------------


def takeover_to_declare(position: Position, decision: Decision) -> int:
    """The takeover that promises most, or none."""
    worths = {(raid.attack.card, raid.attack.world, raid.attack.opener): raid.worth for raid in raids(position)}
    best, place = 0.0, 0
    for index in range(1, len(decision.options)):
        cards = [card for _, card in decision.options[index].things]
        worth = worths.get((cards[0], cards[1], cards[2] if len(cards) > 2 else -1), 0.0)
        if worth > best:
            best, place = worth, index
    return place


def army_to_add(position: Position, decision: Decision) -> int:
    """The cheapest temporary Military that is enough, together with what hand cards can do; none if nothing is."""
    attack = attack_at(position, decision.things[0][1])
    wanted = needed(position, attack, decision)
    view = position.view
    me = view.players[view.seat]
    means = means_of(me, action_now(view))
    from_hand = recruits(me.powers(), len(view.hand), means, attack.owner == view.seat)
    best, place = 1e9, 0
    for index in range(len(decision.options)):
        army = decision.options[index]
        missing = wanted - army.values[0]
        if missing <= from_hand:
            cost = sum([soldier_cost(position, card) for _, card in army.things]) + hand_cost(position, max(0, missing))
            if cost < best:
                best, place = cost, index
    if best >= 1e9 and attack.attacker == view.seat:
        return strongest(decision)
    return place if best < worth_fighting_for(position, attack) else 0


def strongest(decision: Decision) -> int:
    strengths = [option.values[0] for option in decision.options]
    return strengths.index(max(strengths))


def soldier_cost(position: Position, card: int) -> float:
    """What the temporary Military of a card costs: the card itself, prestige, or a good."""
    if CARDS[card].temporary_military:
        return position.given_up(card)
    if CARDS[card].military_for_prestige:
        return -position.lead.worth(-1)
    return position.card * 2.0 if goods_spent([card]) else 0.0


def hand_cost(position: Position, number: int) -> float:
    return sum(sorted([position.hold(card) for card in position.hand])[:number])


def needed(position: Position, attack: Attack, decision: Decision) -> int:
    """Military that is still missing: for the owner to be stronger, for the attacker to be safe if that can be."""
    view = position.view
    me = view.players[view.seat]
    owner, now = view.players[attack.owner], action_now(view)
    lead = decision.values[0] - decision.values[1]
    if attack.owner == view.seat:
        return max(0, lead + 1)
    mine = reserve(me.powers(), len(view.hand), means_of(me, now))
    more = reserve(owner.powers(), owner.hand_size, means_of(owner, now), rest=True)
    return max(0, more - lead) if lead + mine >= more else max(0, -lead)


def worth_fighting_for(position: Position, attack: Attack) -> float:
    """What may be spent on keeping the world, or on taking it once the takeover is declared."""
    if attack.owner == position.view.seat:
        return world_worth(attack.world) + position.given_up(attack.world)
    return 1e8


def attack_at(position: Position, world: int) -> Attack:
    """The takeover in question: as its owner the one that is resolved now, else the one just declared."""
    declared = attacks_of(position.view.attacks)
    if owner_of(position.view, world) == position.view.seat:
        return declared[0]
    return declared[-1]


def recruits_to_send(position: Position, decision: Decision) -> list[int]:
    """As many hand cards as are needed, the least useful ones; none if they cannot be enough or cost too much."""
    attack = attack_at(position, decision.things[0][1])
    number = needed(position, attack, decision)
    if number > decision.most or hand_cost(position, number) > worth_fighting_for(position, attack):
        return []
    holds = [position.hold(option.id()) for option in decision.options]
    return sorted(range(len(holds)), key=holds.__getitem__)[:number]


def takeover_to_veto(position: Position, decision: Decision) -> int:
    """The one that would take most from this seat, if that is worth the prestige."""
    view = position.view
    price = -position.lead.worth(-veto_of(view.players[view.seat].powers())[1])
    best, place = price, 0
    for index in range(1, len(decision.options)):
        card = decision.options[index].id()
        for attack, ledger in zip(attacks_of(view.attacks), view.ledgers, strict=True):
            if attack.card == card and attack.owner == view.seat and ledger.strength >= ledger.defense:
                worth = worth_fighting_for(position, attack)
                if worth > best:
                    best, place = worth, index
    return place
