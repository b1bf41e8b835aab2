"""Takeovers, an optional module of Rebel vs Imperium: declared instead of placing a world, resolved after all else."""

from __future__ import annotations

from typing import ClassVar, Final

from orrery.kernel.decision import Decision, Option, Refused, Reply, Thing
from orrery.kernel.procedure import Call, Loop, Next, Procedure, Step
from orrery.race.cards import CARDS
from orrery.race.powers import AT_IMPERIUM, AT_MILITARY, AT_REBEL_WORLD, Takeover
from orrery.race.queries import NEVER
from orrery.race.reasons import army_refused
from orrery.race.rules.moves import (
    gain_prestige,
    give_up,
    leave,
    saves_cards,
    spend_prestige,
    throw,
)
from orrery.race.rules.paying import goods_to_spend, spend_good, spending_refused
from orrery.race.rules.placing import means_to_settle, recruit, reward_settling
from orrery.race.settling import goods_spent, recruits, soldier_strength, things_of
from orrery.race.state import Race, card_options
from orrery.race.takeovers import (
    NO_OPENER,
    Attack,
    armies_of,
    army_strength,
    attack_of,
    attack_strength,
    attacks_of,
    defense_strength,
    is_target,
    openers_for,
    place_of_takeover,
    reserve,
    takeover_openers,
    veto_of,
    vulnerable,
)

WITH: Final = "with"
NO_ARMY: Final = Option("none", (), (0,))
# By the aim of a takeover power: the reason why somebody's worlds are safe from it.
VULNERABLE: Final = {AT_REBEL_WORLD: "no-rebel-world", AT_IMPERIUM: "no-imperium-card", AT_MILITARY: "no-military"}


# -- declaring ---------------------------------------------------------------------------------------------------------


def can_take_over(game: Race, seat: int, action: int) -> bool:
    """Whether this seat has a takeover power that it has not used in this phase, and a world within its reach."""
    return any(attacks_with(game, seat, action, card) for card in unused_powers(game, seat))


def unused_powers(game: Race, seat: int) -> list[int]:
    """The cards with takeover powers: each can be used only once in a phase."""
    used = [attack.card for attack in attacks_of(game.attacks)]
    return [card for card in game.players[seat].tableau if place_of_takeover(card) >= 0 and card not in used]


def attacks_with(game: Race, seat: int, action: int, card: int) -> list[Attack]:
    """The takeovers that could be declared with this card: of worlds that all Military could be enough for.

    The rulebook sets no such limit. It keeps out what is hopeless before the power is paid for.
    """
    place = place_of_takeover(card)
    power = CARDS[card].powers[place]
    assert isinstance(power, Takeover)
    player = game.players[seat]
    means = means_to_settle(player, action)
    if power.prestige_to_pay > player.prestige:
        return []
    powers = player.powers()
    strength = means.reinforced + reserve(powers, len(player.hand), means)
    openers = takeover_openers(powers, means)
    found: list[Attack] = []
    for owner in game.in_order():
        if owner == seat or not vulnerable(game.players[owner].powers(), power.aim):
            continue
        for world in game.players[owner].tableau:
            if is_target(world, power.aim):
                for opener in openers_for(world, openers):
                    attack = Attack(seat, card, place, world, owner, opener)
                    if most_attack(game, attack, strength) >= defense_now(game, attack, action):
                        found.append(attack)
    return found


def takeover_refused(game: Race, seat: int, action: int, owner: int, world: int) -> Refused | None:
    """Why none of this seat's powers can take that world: what the one says that comes nearest to it."""
    if not CARDS[world].is_world:
        return Refused("only-worlds", (), "race:takeover.declare.1")
    if world in game.players[owner].placed:
        return Refused("placed-now-target", (), "race:takeover.declare.9")
    nearest: Refused | None = None
    furthest = -1
    for card in unused_powers(game, seat):
        step, refused = attack_refused(game, seat, action, card, owner, world)
        if step > furthest:
            nearest, furthest = refused, step
    return nearest


def attack_refused(game: Race, seat: int, action: int, card: int, owner: int, world: int) -> tuple[int, Refused]:
    """Why this power cannot take that world, and how many of the conditions are met before."""
    attack = Attack(seat, card, place_of_takeover(card), world, owner)
    power, player = attack.power(), game.players[seat]
    means = means_to_settle(player, action)
    price = power.prestige_to_pay
    if price > player.prestige:
        return 0, Refused("prestige-lacking", (price, player.prestige), "race:power.settle.takeover.any")
    if not vulnerable(game.players[owner].powers(), power.aim):
        return 1, Refused(VULNERABLE[power.aim], (owner,), "race:takeover.declare.2")
    if not is_target(world, power.aim):
        return 2, Refused("only-rebels", (), "race:takeover.vulnerable.rebel")
    openers = openers_for(world, takeover_openers(player.powers(), means))
    if not openers:
        return 3, Refused("not-military", (), "race:takeover.declare.1")
    attack.opener = openers[0]
    strength = means.reinforced + reserve(player.powers(), len(player.hand), means)
    numbers = (defense_now(game, attack, action), most_attack(game, attack, strength))
    return 4 + NEVER + numbers[1], Refused("defended", numbers, "race:takeover.resolve.2")


def most_attack(game: Race, attack: Attack, reinforced: int) -> int:
    attackers, owners = game.players[attack.attacker].powers(), game.players[attack.owner].powers()
    return attack_strength(attackers, owners, attack, reinforced)


def attack_now(game: Race, attack: Attack, action: int) -> int:
    """The attacker's Military with all that was added in this phase."""
    return most_attack(game, attack, means_to_settle(game.players[attack.attacker], action).reinforced)


def defense_now(game: Race, attack: Attack, action: int) -> int:
    """The owner's Military with all that was added in this phase, and the defense of the world."""
    attackers, owners = game.players[attack.attacker].powers(), game.players[attack.owner].powers()
    reinforced = means_to_settle(game.players[attack.owner], action).reinforced
    return defense_strength(attackers, owners, attack, reinforced)


class AddMilitary(Procedure):
    """Use temporary Military of the tableau and of the hand, as much as the seat likes."""

    STEPS: ClassVar[tuple[Step, ...]] = (
        Step("race:takeover.declare.8", "choose_army", "use_army"),
        Loop("race:power.settle.temporary-military.3", "choose_good", "spend_good"),
        Step("race:power.settle.discard-for-military.1", "choose_recruits", "recruit"),
    )
    ADD: ClassVar[str] = "add military"
    RECRUIT: ClassVar[str] = "recruit more"
    REST: ClassVar[bool] = False  # what is left of powers that were used in part

    def __init__(self, seat: int, action: int, world: int, kinds: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.action = action
        self.world = world
        self.kinds = kinds  # of the goods yet to be spent

    def choose_army(self, game: Race) -> Next:
        player = game.players[self.seat]
        armies = armies_of(player.powers(), means_to_settle(player, self.action))
        if len(armies) < 2:
            return None
        options = [Option(WITH, things_of(army), (army_strength(army),)) if army else NO_ARMY for army in armies]
        return Decision(self.seat, self.ADD, options, things=(("card", self.world),), values=self.strengths(game))

    def strengths(self, game: Race) -> tuple[int, ...]:
        """The attack as it stands and the defense: of the takeover that was just declared, or is resolved now."""
        attack = attack_of(game.attacks[0 if self.REST else -1])
        return attack_now(game, attack, self.action), defense_now(game, attack, self.action)

    def why_not(self, game: Race, seat: int, thing: Thing) -> Refused | None:
        kind, card = thing
        player = game.players[seat]
        if kind != "card" or card not in player.tableau + player.placed:
            return None
        if game.prompt(seat) == "spend good":
            return spending_refused(game, seat, card, self.kinds)
        if game.prompt(seat) != self.ADD or card not in player.tableau:
            return None
        return army_refused(card, means_to_settle(player, self.action))

    def use_army(self, game: Race, reply: Reply) -> Next:
        """Each card is paid for: with itself, with prestige, or later with a good."""
        player = game.players[self.seat]
        army = [card for _, card in reply.option().things]
        self.kinds = tuple(goods_spent(army))
        for card in army:
            if CARDS[card].temporary_military:
                give_up(game, self.seat, card)
            elif CARDS[card].military_for_prestige:
                spend_prestige(game, self.seat, 1)
            player.use((card,), soldier_strength(card))
        return None

    def choose_good(self, game: Race) -> Next:
        if not self.kinds:
            return None
        worlds = goods_to_spend(game, self.seat, self.kinds)
        return Decision(self.seat, "spend good", card_options(worlds), things=(("card", self.world),))

    def spend_good(self, game: Race, reply: Reply) -> Next:
        self.kinds = self.kinds[1:]
        spend_good(game, self.seat, reply.option().id())
        return None

    def choose_recruits(self, game: Race) -> Next:
        player = game.players[self.seat]
        most = recruits(player.powers(), len(player.hand), means_to_settle(player, self.action), self.REST)
        if not most:
            return None
        hand, about = card_options(player.hand), (("card", self.world),)
        return Decision(self.seat, self.RECRUIT, hand, 0, most, things=about, values=self.strengths(game))

    def recruit(self, game: Race, reply: Reply) -> Next:
        recruit(game, self.seat, reply, self.REST)
        return None


class AddMilitaryInDefence(AddMilitary):
    """The same for the owner of the world, while the takeover is resolved."""

    STEPS: ClassVar[tuple[Step, ...]] = (
        Step("race:takeover.resolve.4", "choose_army", "use_army"),
        Loop("race:power.settle.temporary-military.3", "choose_good", "spend_good"),
        Step("race:takeover.resolve.6", "choose_recruits", "recruit"),
    )
    ADD: ClassVar[str] = "add military in defence"
    RECRUIT: ClassVar[str] = "recruit in defence"
    REST: ClassVar[bool] = True


class DeclareTakeover(Procedure):
    """Name the power, the world and all temporary Military, or declare nothing. What is declared joins game.attacks."""

    STEPS = (
        Step("race:takeover.declare.8", "choose_target", "declare"),
        Step("race:takeover.declare.8", "add_military"),
    )

    def __init__(self, seat: int, action: int, first: bool = True, world: int = -1) -> None:
        self.seat = seat
        self.action = action
        self.first = first  # it stands in the place of the first world of the phase
        self.world = world

    def choose_target(self, game: Race) -> Next:
        options = [Option("none")]
        for card in unused_powers(game, self.seat):
            for attack in attacks_with(game, self.seat, self.action, card):
                opener = [] if attack.opener == NO_OPENER else [attack.opener]
                options.append(Option("takeover", things_of([card, attack.world, *opener])))
        return Decision(self.seat, "takeover", options)

    def option_numbers(self, game: Race, decision: Decision, option: Option) -> tuple[int, ...]:
        """The attack as it stands, the most that it can become once the power is paid for, and the defense."""
        cards = [card for _, card in option.things]
        if not cards:
            return ()
        attack, player = self.attack_by(game, cards), game.players[self.seat]
        means = means_to_settle(player, self.action)
        means.prestige -= attack.power().prestige_to_pay
        strength = attack_now(game, attack, self.action)
        most = strength + reserve(player.powers(), len(player.hand), means)
        return strength, most, defense_now(game, attack, self.action)

    def attack_by(self, game: Race, cards: list[int]) -> Attack:
        """The takeover that these cards declare: the power, the world, and what makes it open to attack."""
        card, world = cards[0], cards[1]
        opener = cards[2] if len(cards) > 2 else NO_OPENER
        owner = next(each for each in range(game.seats) if world in game.players[each].tableau)
        bonus = 1 if self.first and self.action in game.players[self.seat].actions else 0
        return Attack(self.seat, card, place_of_takeover(card), world, owner, opener, bonus)

    def why_not(self, game: Race, seat: int, thing: Thing) -> Refused | None:
        kind, card = thing
        player = game.players[seat]
        if kind != "card":
            return None
        for owner in game.in_order():
            if owner != seat and card in game.players[owner].tableau + game.players[owner].placed:
                return takeover_refused(game, seat, self.action, owner, card)
        if card not in player.tableau:
            return None
        if place_of_takeover(card) < 0:
            return Refused("no-takeover-power", (), "race:takeover.declare.2")
        if card not in unused_powers(game, seat):
            return Refused("used", (), "race:takeover.declare.6")
        price = Attack(seat, card, place_of_takeover(card), card, seat).power().prestige_to_pay
        if price > player.prestige:
            return Refused("prestige-lacking", (price, player.prestige))
        return Refused("no-target")

    def declare(self, game: Race, reply: Reply) -> Next:
        cards = [card for _, card in reply.option().things]
        if not cards:
            return None
        attack = self.attack_by(game, cards)
        self.world = attack.world
        game.attacks = (*game.attacks, attack.values())
        game.note("takeover declared", self.seat, attack.card, attack.world, attack.owner)
        pay_for_takeover(game, attack)
        return None

    def add_military(self, game: Race) -> Next:
        return Call(AddMilitary(self.seat, self.action, self.world)) if self.world >= 0 else None


def pay_for_takeover(game: Race, attack: Attack) -> None:
    """What the powers take is lost, whatever becomes of the takeover."""
    power = attack.power()
    if power.given_up:
        give_up(game, attack.attacker, attack.card)
    if power.prestige_to_pay:
        spend_prestige(game, attack.attacker, power.prestige_to_pay)
    if attack.opener != NO_OPENER:
        give_up(game, attack.attacker, attack.opener)


def claim_bonus(game: Race, seat: int) -> bool:
    """Whether a world from hand gets the bonus of the action, because the seat has only declared a takeover so far."""
    attacks = attacks_of(game.attacks)
    due = [attack for attack in attacks if attack.attacker == seat and attack.bonus]
    for attack in due:
        attack.bonus = 0
    game.attacks = tuple([attack.values() for attack in attacks])
    return bool(due)


# -- resolving ---------------------------------------------------------------------------------------------------------


class ResolveTakeovers(Procedure):
    """One may be made to fail; then all others, in the order of seats. Empties game.attacks."""

    STEPS = (
        Step("race:takeover.set3.4", "choose_veto", "veto"),
        Loop("race:takeover.resolve.1", "next_takeover"),
    )

    def __init__(self, action: int) -> None:
        self.action = action

    def choose_veto(self, game: Race) -> Next:
        for seat in game.in_order():
            card, prestige = veto_of(game.players[seat].powers())
            if card >= 0 and game.players[seat].prestige >= prestige:
                options = [Option("none")]
                for attack in attacks_of(game.attacks):
                    options.append(Option("veto", things_of([attack.card, attack.world])))
                return Decision(seat, "veto", options, things=(("card", card),))
        return None

    def why_not(self, game: Race, seat: int, thing: Thing) -> Refused | None:
        if thing[0] == "card" and any(thing[1] in player.tableau + player.placed for player in game.players):
            return Refused("not-attacked")
        return None

    def veto(self, game: Race, reply: Reply) -> Next:
        if not reply.option().things:
            return None
        seat = reply.answers[0].seat
        at = [attack.card for attack in attacks_of(game.attacks)].index(reply.option().id())
        attack = attack_of(game.attacks[at])
        game.note("takeover vetoed", seat, attack.world, attack.attacker)
        spend_prestige(game, seat, veto_of(game.players[seat].powers())[1])
        drop(game, at, failed=True)
        return None

    def next_takeover(self, game: Race) -> Next:
        return Call(ResolveTakeover(self.action)) if game.attacks else None


def drop(game: Race, at: int, failed: bool) -> None:
    """This takeover is done with. If it has failed, so has a later one of the same player: there is no first world."""
    done = attack_of(game.attacks[at])
    left: list[tuple[int, ...]] = []
    for place in range(len(game.attacks)):
        attack = attack_of(game.attacks[place])
        if failed and place > at and attack.attacker == done.attacker:
            game.note("takeover void", attack.attacker, attack.world, attack.owner)
        elif place != at:
            left.append(game.attacks[place])
    game.attacks = tuple(left)


class ResolveTakeover(Procedure):
    """The first takeover of those that are left: the owner may add Military, then both sides are compared."""

    STEPS = (
        Step("race:takeover.resolve.4", "add_military"),
        Step("race:takeover.resolve.2", "compare"),
    )

    def __init__(self, action: int) -> None:
        self.action = action

    def add_military(self, game: Race) -> Next:
        """Only if the takeover would succeed and can still be stopped."""
        attack = attack_of(game.attacks[0])
        owner = game.players[attack.owner]
        if attack.world not in owner.tableau:
            return None
        lead = attack_now(game, attack, self.action) - defense_now(game, attack, self.action)
        if lead < 0 or lead >= reserve(owner.powers(), len(owner.hand), means_to_settle(owner, self.action), rest=True):
            return None
        return Call(AddMilitaryInDefence(attack.owner, self.action, attack.world))

    def compare(self, game: Race) -> Next:
        """A tie favours the attacker. A takeover does not follow a world that is no longer where it was."""
        attack = attack_of(game.attacks[0])
        if attack.world not in game.players[attack.owner].tableau:
            game.note("takeover void", attack.attacker, attack.world, attack.owner)
            drop(game, 0, failed=True)
            return None
        strength, defense = attack_now(game, attack, self.action), defense_now(game, attack, self.action)
        if strength < defense:
            game.note("takeover failed", attack.attacker, attack.world, attack.owner, strength, defense)
            drop(game, 0, failed=True)
            return None
        drop(game, 0, failed=False)
        power = attack.power()
        if power.destroys:
            game.note("destroyed", attack.attacker, attack.world, attack.owner, strength, defense)
            leave(game, attack.owner, attack.world)
            throw(game, attack.owner, [attack.world])
        else:
            game.note("taken over", attack.attacker, attack.world, attack.owner, strength, defense)
            move_world(game, attack)
        gain_prestige(game, attack.attacker, power.prestige + prestige_for_opening(attack.opener))
        return reward_settling(game, attack.attacker, attack.world, attack.bonus == 1, placed=False)


def prestige_for_opening(opener: int) -> int:
    power = CARDS[opener].conquers_peaceful if opener != NO_OPENER else None
    return power.prestige if power is not None else 0


def move_world(game: Race, attack: Attack) -> None:
    """The world goes to the attacker as one placed in this phase, with its good and the cards saved under it."""
    owner, attacker = game.players[attack.owner], game.players[attack.attacker]
    owner.lose(attack.world)
    attacker.placed.append(attack.world)
    if attack.world in owner.goods:
        attacker.goods[attack.world] = owner.goods.pop(attack.world)
    if owner.saved and saves_cards(attack.world):
        attacker.saved, owner.saved = owner.saved, ()
        game.note_own("saved taken", attack.attacker, list(attacker.saved), learned=True)
