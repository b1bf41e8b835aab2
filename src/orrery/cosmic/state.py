"""What lies on the table. Cards, aliens and technologies are numbers (see `cards`); ships are counted by place."""

from __future__ import annotations

from typing import Any, Final

from orrery.cosmic.cards import CARDS, COSMOS, is_encounter_card
from orrery.cosmic.encounter import NO_CARD, NOBODY, OPEN, Encounter
from orrery.cosmic.registry import users_of
from orrery.cosmic.view import CosmicPlayer, CosmicView, EncounterView, LedgerView, PowerView, TechView
from orrery.cosmic.windows import ANSWERS, BEFORE_VERDICT, MOMENTS, MUST_PLAY, PUBLIC_WINDOWS
from orrery.kernel.decision import Decision, Option, Thing
from orrery.kernel.game import Game, Moment, Offer
from orrery.kernel.plain import Plain, Value
from orrery.kernel.procedure import Procedure
from orrery.kernel.rng import Rng

# Places of ships other than planets, which are numbered from 0.
GATE: Final = -1
BESIDE: Final = -2  # a defensive ally's ships, beside the planet
WARP: Final = -3
GONE: Final = -4  # out of the game
ADRIFT: Final = -5  # in their owner's hand, about to be placed
RESEARCHING: Final = -6  # where the Prometheus is while it researches: its technology says so
PROMETHEUS: Final = -7  # as a place to take a ship from: wherever the Prometheus is
FREED: Final = -8  # the Prometheus in its owner's hand, who may leave it in the warp and take another ship
ON_TECH: Final = -10  # minus the number of the technology: research ships

HAND: Final = 8


class Power(Plain):
    """An alien's power as a thing that a seat holds: it can be swapped, lent or lost, and has a state of its own."""

    def __init__(
        self,
        number: int,
        alien: int,
        cards: list[int],
        places: list[int],
        face_up: bool = True,
        lost: bool = False,
        tokens: int = 0,
    ) -> None:
        self.number = number  # of the instance, unique in a game
        self.alien = alien
        self.cards = cards  # Miser's hoard, Citadel's citadels
        self.places = places  # where the citadels lie
        self.face_up = face_up
        self.lost = lost  # for want of home colonies
        self.tokens = tokens

    def copy(self) -> Power:
        return Power(
            self.number, self.alien, self.cards.copy(), self.places.copy(), self.face_up, self.lost, self.tokens
        )


class Tech(Plain):
    """A technology in front of a player."""

    def __init__(
        self,
        card: int,
        ships: int = 0,
        done: bool = False,
        under: int = NO_CARD,
        prometheus: bool = False,
        power: int = 0,
    ) -> None:
        self.card = card
        self.ships = ships
        self.done = done  # completed: face up and in play
        self.under = under  # the card under a Quark Battery
        self.prometheus = prometheus  # is one of the ships
        self.power = power  # the number of the power that a Precursor Seed brought

    def copy(self) -> Tech:
        return Tech(self.card, self.ships, self.done, self.under, self.prometheus, self.power)


class Player(Plain):
    """What one player has. Ships on planets are in the game's `colonies`."""

    def __init__(
        self,
        hand: list[int],
        powers: list[Power],
        techs: list[Tech],
        dealt: list[int],
        aside: list[int],
        warp: int = 0,
        fresh: int = 0,
        gone: int = 0,
        gate: int = 0,
        beside: int = 0,
        adrift: int = 0,
    ) -> None:
        self.hand = hand
        self.powers = powers
        self.techs = techs
        self.dealt = dealt  # flares to choose an alien from, cards to choose from: seen by this seat alone
        self.aside = aside  # cards set aside for a moment, in nobody's reach
        self.warp = warp
        self.fresh = fresh  # of those in the warp, came there in this encounter
        self.gone = gone
        self.gate = gate
        self.beside = beside
        self.adrift = adrift

    def copy(self) -> Player:
        return Player(
            self.hand.copy(),
            [power.copy() for power in self.powers],
            [tech.copy() for tech in self.techs],
            self.dealt.copy(),
            self.aside.copy(),
            self.warp,
            self.fresh,
            self.gone,
            self.gate,
            self.beside,
            self.adrift,
        )


class Happening(Value):
    """Something that others may react to as soon as what caused it is done."""

    def __init__(self, window: str, seat: int, number: int = 0, card: int = NO_CARD) -> None:
        self.window = window
        self.seat = seat
        self.number = number
        self.card = card


class Cosmic(Game):
    def __init__(
        self,
        seats: int,
        players: list[Player],
        planets_each: int,
        colonies: list[list[int]],
        deck: list[int],
        discard: list[int],
        destiny_deck: list[int],
        destiny_discard: list[int],
        aliens: list[int],
        tech_deck: list[int],
        tech_discard: list[int],
        table: list[int],
        encounters: list[Encounter],
        happened: list[Happening],
        destroyed: list[int],
        boxed: list[int],
        known: list[list[int]],
        hidden: bool = False,
        changing: bool = False,
        many_flares: bool = False,
        technology: bool = False,
        ask_everybody: bool = False,
        without_flares: bool = False,
        turn: int = NOBODY,
        turns: int = 0,
        met: int = 0,
        powers_made: int = 0,
        shifted: bool = False,
        genesis: int = NOBODY,
        cannon: int = -1,
        prometheus: int = -1,
        prometheus_at: int = GONE,
        classic_filch: bool = False,
    ) -> None:
        super().__init__(seats)
        self.players = players
        self.planets_each = planets_each
        self.colonies = colonies  # of each planet: how many ships of each seat. The last planet is Genesis
        self.deck = deck  # drawn from the end
        self.discard = discard  # face up, the last on top
        self.destiny_deck = destiny_deck
        self.destiny_discard = destiny_discard
        self.aliens = aliens  # sheets in the box that may still come into play, shuffled
        self.tech_deck = tech_deck
        self.tech_discard = tech_discard
        self.table = table  # cards being played, in nobody's hand
        self.encounters = encounters  # the innermost last
        self.happened = happened  # what others may still react to
        self.destroyed = destroyed  # planets
        self.boxed = boxed  # cards put back into the box
        self.known = known  # cards of others that each seat has seen or been told of in this encounter
        self.hidden = hidden  # variants
        self.changing = changing
        self.many_flares = many_flares
        self.technology = technology
        self.ask_everybody = ask_everybody  # also those who can only pass
        self.without_flares = without_flares
        self.turn = turn  # whose turn it is
        self.turns = turns
        self.met = met  # encounters begun
        self.powers_made = powers_made
        self.shifted = shifted  # colonies have changed since powers and victory were checked
        self.genesis = genesis  # in whose system the Genesis planet lies
        self.cannon = cannon  # the Lunar Cannon stands between this planet and the next of the system
        self.prometheus = prometheus  # its owner
        self.prometheus_at = prometheus_at
        self.classic_filch = classic_filch  # cheating may be going on

    def copy_table(self) -> Cosmic:
        return Cosmic(
            self.seats,
            [player.copy() for player in self.players],
            self.planets_each,
            [ships.copy() for ships in self.colonies],
            self.deck.copy(),
            self.discard.copy(),
            self.destiny_deck.copy(),
            self.destiny_discard.copy(),
            self.aliens.copy(),
            self.tech_deck.copy(),
            self.tech_discard.copy(),
            self.table.copy(),
            [encounter.copy() for encounter in self.encounters],
            self.happened.copy(),
            self.destroyed.copy(),
            self.boxed.copy(),
            [cards.copy() for cards in self.known],
            self.hidden,
            self.changing,
            self.many_flares,
            self.technology,
            self.ask_everybody,
            self.without_flares,
            self.turn,
            self.turns,
            self.met,
            self.powers_made,
            self.shifted,
            self.genesis,
            self.cannon,
            self.prometheus,
            self.prometheus_at,
            self.classic_filch,
        )

    # -- who and where ---------------------------------------------------------------------------------------------

    def now(self) -> Encounter:
        """The encounter being played."""
        return self.encounters[-1]

    def ended(self) -> bool:
        """The encounter was ended before its time; nothing more happens in it but its end."""
        encounter = self.encounters[-1]
        return encounter.outcome != OPEN and not encounter.resolving

    def home(self, seat: int) -> list[int]:
        """The planets of that seat's home system."""
        first = seat * self.planets_each
        planets = list(range(first, first + self.planets_each))
        if self.genesis == seat:
            planets.append(len(self.colonies) - 1)
        if self.destroyed:
            planets = [planet for planet in planets if planet not in self.destroyed]
        return planets

    def owner(self, planet: int) -> int:
        """In whose home system the planet lies."""
        return self.genesis if planet == len(self.colonies) - 1 else planet // self.planets_each

    def order(self, name: str) -> list[int]:
        """Offense, defense, then the others clockwise from the left of the offense."""
        if not self.encounters:
            return [(self.turn + step) % self.seats for step in range(self.seats)]
        encounter = self.encounters[-1]
        seats = [(encounter.offense + step) % self.seats for step in range(self.seats)]
        if encounter.defense != NOBODY and encounter.defense != encounter.offense:
            seats.remove(encounter.defense)
            seats.insert(1, encounter.defense)
        return seats

    def holder(self, power: Power) -> int:
        """In front of whom that sheet lies."""
        for seat in range(self.seats):
            if any(held is power for held in self.players[seat].powers):
                return seat
        return NOBODY

    def new_power(self, alien: int) -> Power:
        self.powers_made += 1
        return Power(self.powers_made, alien, [], [], not self.hidden)

    # -- windows ---------------------------------------------------------------------------------------------------

    def moment(self, name: str) -> Moment:
        return MOMENTS[name]

    def asks_all(self, name: str) -> bool:
        return self.ask_everybody and name in PUBLIC_WINDOWS and bool(self.encounters) and not self.ended()

    def about(self, name: str) -> tuple[Thing, ...]:
        """In a window of answers: who has announced which power, card or technology."""
        if name not in ANSWERS:
            return ()
        for frame in reversed(self.stack):
            deed: Any = frame.procedure
            if getattr(deed, "ANSWERED", "") == name:
                source = deed.power(self).alien if ANSWERS[name] == "alien" else deed.source
                return (("seat", deed.seat), (ANSWERS[name], source))
        return ()

    def stirs(self, name: str) -> bool:
        """Somebody may have something to do in that window: a quick test that saves asking in vain."""
        users = users_of(name)
        if self.asks_all(name):
            return True
        for player in self.players:
            for power in player.powers:
                if power.alien in users.powers or (power.cards and not users.cards.isdisjoint(power.cards)):
                    return True
            if not users.cards.isdisjoint(player.hand):
                return True
            for tech in player.techs:
                if tech.card in users.techs:
                    return True
        return False

    def is_zapped(self, power: Power) -> bool:
        return any(effect.name == "zapped" and effect.about == power.number for effect in self.in_force())

    def held_by(self, seat: int) -> list[Power]:
        """The powers this seat has in this encounter: its own, or the one it was lent in place of them."""
        powers = self.players[seat].powers
        if not self.effects:
            return powers
        for effect in self.in_force():
            if effect.name == "lent":
                lent = [power for player in self.players for power in player.powers if power.number == effect.about]
                if effect.owner == seat:  # who has too few home colonies cannot use it either
                    return lent if self.home_colonies(seat) >= self.planets_each - 2 else []
                powers = [power for power in powers if power not in lent]
        return powers

    def works(self, power: Power) -> bool:
        """Neither lost nor zapped. A sheet that lies face down (hidden powers) does not work, but may be turned up."""
        return power.face_up and not power.lost and not (self.effects and self.is_zapped(power))

    def has(self, seat: int, alien: int) -> Power | None:
        """The working power of that alien, if this seat has one."""
        for power in self.held_by(seat):
            if power.alien == alien and self.works(power):
                return power
        return None

    def hoard(self, seat: int) -> Power | None:
        """The hoard that this seat may play from: its own sheet's, even face down; a power that was lent has none."""
        for power in self.players[seat].powers:
            if power.alien == HOARDER and not power.lost and not (self.effects and self.is_zapped(power)):
                return power if power in self.held_by(seat) else None
        return None

    def offers(self, window: Procedure, seat: int) -> list[Offer]:
        name: str = getattr(window, "name")  # noqa: B009 - the kernel's Window, seen as a Procedure
        if name in BEFORE_VERDICT and self.encounters and self.ended():
            return []
        users = users_of(name)
        found: list[Offer] = []
        if users.powers:
            self._offer_powers(users.powers, seat, found)
        if users.cards:
            self._offer_cards(users, seat, found, name == MUST_PLAY)
        if users.techs:
            self._offer_techs(users.techs, seat, found)
        return found

    def _offer_powers(self, users: dict[int, list[Any]], seat: int, found: list[Offer]) -> None:
        for power in self.held_by(seat):
            if power.alien in users and not power.lost:
                zapped = bool(self.effects) and self.is_zapped(power)
                for deed in users[power.alien]:
                    on = not zapped if deed.IS_USE else power.face_up
                    if on and deed.fits(self, seat):
                        option = Option("use", (("alien", power.alien), ("power", power.number), *deed.AS))
                        found.append(Offer(option, deed.DUTY and power.face_up))

    def _offer_cards(self, users: Any, seat: int, found: list[Offer], must: bool) -> None:
        player = self.players[seat]
        for card in player.hand:
            if card in users.cards:
                self._offer_card(users, seat, card, found, must)
        for power in player.powers:  # Miser's hoard
            if power.cards and power.alien == HOARDER and self.hoard(seat) is power:
                for card in power.cards:
                    if card in users.cards:
                        self._offer_card(users, seat, card, found, False)

    def _offer_card(self, users: Any, seat: int, card: int, found: list[Offer], must: bool) -> None:
        if card < COSMOS:
            if self.effects and any(effect.name == "kept" and effect.about == card for effect in self.in_force()):
                return  # Clone has kept it: not again in this encounter
            deeds = users.artifacts.get(card, ())
        elif not self.may_play_flare(seat, card):
            return
        elif self.has(seat, CARDS[card].alien) is not None:
            deeds = users.super.get(card, ())
        else:
            deeds = users.wild.get(card, ())
        for deed in deeds:
            if deed.fits(self, seat):
                found.append(Offer(Option("play", (("card", card), *deed.AS)), must))

    def may_play_flare(self, seat: int, card: int) -> bool:
        """Each flare once in an encounter, and one flare for each player unless many are allowed."""
        if not self.encounters:
            return True
        encounter = self.encounters[-1]
        if card in encounter.flares or (self.effects and self._is_stopped(seat, card)):
            return False
        return self.many_flares or seat not in encounter.flare_players

    def _is_stopped(self, seat: int, card: int) -> bool:
        """Anti-Matter has stopped this half of the flare; it stays out of use until the encounter ends."""
        half = "stopped wild" if self.has(seat, CARDS[card].alien) is None else "stopped super"
        return any(effect.name == half and effect.about == card for effect in self.in_force())

    def _offer_techs(self, users: dict[int, list[Any]], seat: int, found: list[Offer]) -> None:
        for tech in self.players[seat].techs:
            if tech.card in users:
                for deed in users[tech.card]:
                    if (tech.done or deed.SECRET) and deed.fits(self, seat):
                        found.append(Offer(Option("invent", (("tech", tech.card), *deed.AS)), deed.DUTY))

    def act(self, window: Procedure, seat: int, option: Option) -> Procedure:
        name: str = getattr(window, "name")  # noqa: B009
        users = users_of(name)
        number = option.things[0][1]
        if option.key == "use":
            deeds = users.powers[number]
            number = option.things[1][1]  # the instance
            tail = option.things[2:]
        elif option.key == "invent":
            deeds, tail = users.techs[number], option.things[1:]
        else:
            tail = option.things[1:]
            if number < COSMOS:
                deeds = users.artifacts[number]
            elif self.has(seat, CARDS[number].alien) is not None:
                deeds = users.super[number]
            else:
                deeds = users.wild[number]
        for deed in deeds:
            if deed.AS == tail:
                if deed.AGAIN:
                    used: list[tuple[int, Option]] = getattr(window, "used")  # noqa: B009
                    used.pop()
                made = deed(seat, number)
                assert isinstance(made, Procedure)
                return made
        raise LookupError(option.key)

    # -- what is seen ----------------------------------------------------------------------------------------------

    def view(self, seat: int) -> CosmicView:
        return self._seen_by(seat, self.asked(seat))

    def public_view(self) -> CosmicView:
        return self._seen_by(NOBODY, None)

    def _seen_by(self, seat: int, asked: Decision | None) -> CosmicView:
        return CosmicView(
            seat,
            tuple(self.players[seat].hand) if seat >= 0 else (),
            tuple(self.players[seat].dealt) if seat >= 0 else (),
            tuple([self._player_view(other, seat) for other in range(self.seats)]),
            self.planets_each,
            tuple([tuple(ships) for ships in self.colonies]),
            tuple(self.destroyed),
            len(self.deck),
            tuple(self.discard),
            len(self.destiny_deck),
            tuple(self.destiny_discard),
            len(self.tech_deck),
            tuple(self.tech_discard),
            tuple(self.table),
            self._encounter_view(seat),
            self.turn,
            self.turns,
            self.met,
            self.genesis,
            self.cannon,
            self.prometheus,
            self.prometheus_at,
            self._known_to(seat),
            self.technology,
            self.over,
            tuple(self.winners),
            asked,
        )

    def _known_to(self, seat: int) -> tuple[tuple[int, int], ...]:
        """Cards of other hands that this seat has come to know: the card, and who holds it or laid it face down."""
        if seat < 0 or not self.known[seat]:
            return ()
        found: list[tuple[int, int]] = []
        for other in range(self.seats):
            if other != seat:
                found += [(card, other) for card in self.players[other].hand if card in self.known[seat]]
        for encounter in self.encounters:
            for place in range(2):
                other = laid_by(self, encounter, place)
                if other != seat and is_hidden(encounter, place) and encounter.laid[place] in self.known[seat]:
                    found.append((encounter.laid[place], other))
        return tuple(sorted(found))

    def _player_view(self, other: int, seat: int) -> CosmicPlayer:
        player = self.players[other]
        return CosmicPlayer(
            len(player.hand),
            tuple([self._power_view(power, other == seat) for power in player.powers]),
            tuple([self._tech_view(tech, other == seat) for tech in player.techs]),
            len(player.dealt),
            tuple(player.aside) if other == seat else (),
            len(player.aside),
            player.warp,
            player.gone,
            player.gate,
            player.beside,
            player.adrift,
        )

    def _power_view(self, power: Power, mine: bool) -> PowerView:
        known = mine or power.face_up
        hoard = power.alien == HOARDER
        return PowerView(
            power.number if known else 0,
            power.alien if known else -1,
            tuple(power.cards) if mine or not hoard else (),
            len(power.cards),
            tuple(power.places),
            power.face_up,
            power.lost if known else self.home_colonies(self.holder(power)) < self.planets_each - 2,
            bool(self.effects) and self.is_zapped(power),
            power.tokens,
        )

    def _tech_view(self, tech: Tech, mine: bool) -> TechView:
        known = mine or tech.done
        loaded, under = tech.under != NO_CARD, tech.under if mine else NO_CARD
        return TechView(tech.card if known else -1, tech.ships, tech.done, under, loaded, tech.prometheus)

    def _encounter_view(self, seat: int) -> EncounterView | None:
        if not self.encounters:
            return None
        encounter = self.encounters[-1]
        laid: list[int] = []
        for place in range(2):
            up = encounter.faces[place] != -3 and encounter.claimed != place + 1
            seen = laid_by(self, encounter, place) == seat or up or encounter.open_cards[place]
            laid.append(encounter.laid[place] if seen else NO_CARD)
        return EncounterView(
            encounter.offense,
            encounter.defense,
            encounter.planet,
            encounter.system,
            encounter.destiny,
            tuple(encounter.sides),
            tuple(laid),
            (encounter.laid[0] != NO_CARD, encounter.laid[1] != NO_CARD),
            tuple(encounter.faces),
            tuple(encounter.open_cards),
            tuple([tuple(invited) for invited in encounter.invited]),
            tuple(encounter.flares),
            tuple(encounter.lost),
            encounter.outcome,
            encounter.shown,
            tuple([(effect.name, effect.owner, effect.about) for effect in self.in_force()]),
            self._phase(),
            self._ledgers(),
        )

    def _phase(self) -> str:
        """The phase of the encounter: the step before the one that comes next."""
        for frame in reversed(self.stack):
            if frame.procedure.SCOPE == "encounter":
                return frame.lines[max(0, frame.at - 1)].name
        return ""

    def _ledgers(self) -> tuple[LedgerView, ...]:
        from orrery.cosmic.queries import bonus, card_values, ships_term  # they read this table

        if self.now().defense == NOBODY or self.now().planet < 0:
            return ()
        sums: list[LedgerView] = []
        for side in (1, 2):
            value = card_values(self)[side - 1]
            ships, extra = ships_term(self, side, value) - value, bonus(self, side)
            sums.append(LedgerView(value, ships, extra, value + ships + extra))
        return tuple(sums)

    # -- laws ------------------------------------------------------------------------------------------------------

    def redeal(self, seat: int, rng: Rng) -> Cosmic:
        """The deck, the other hands and what else lies face down: nobody at this seat can know it."""
        new = self.copy()
        assert isinstance(new, Cosmic)
        known = set(self.known[seat])
        redeal_encounter_cards(new, seat, known, rng)
        zones = [new.deck]
        for other in range(new.seats):
            player = new.players[other]
            if other != seat:
                zones += [player.hand, player.aside, player.dealt]
                zones += [power.cards for power in player.powers if power.alien == HOARDER]
        deal_anew(zones, known, rng)
        rng.shuffle(new.destiny_deck)
        rng.shuffle(new.aliens)
        redeal_techs(new, seat, rng)
        redeal_batteries(new, seat, known, rng)
        if new.hidden:
            redeal_sheets(new, seat, rng)
        return new

    def count(self) -> dict[str, int]:
        zones = [self.deck, self.discard, self.table, self.boxed]
        ships = 0
        for seat in range(self.seats):
            player = self.players[seat]
            zones += [player.hand, player.aside, player.dealt]
            zones += [power.cards for power in player.powers]
            zones += [[tech.under] for tech in player.techs if tech.under != NO_CARD]
            ships += player.warp + player.gone + player.gate + player.beside + player.adrift
            ships += sum(tech.ships for tech in player.techs)
        for planet in self.colonies:
            ships += sum(planet)
        for encounter in self.encounters:
            zones.append([card for card in encounter.laid if card != NO_CARD])
        if self.prometheus != NOBODY:
            ships -= 1
        cards = [card for zone in zones for card in zone]
        techs = len(self.tech_deck) + len(self.tech_discard) + sum(len(player.techs) for player in self.players)
        return {
            "cards": len(set(cards)),
            "places": len(cards),
            "ships": ships,
            "destiny": len(self.destiny_deck) + len(self.destiny_discard),
            "techs": techs,
        }

    def scores(self) -> list[int]:
        """Foreign colonies."""
        return [self.foreign_colonies(seat) for seat in range(self.seats)]

    def foreign_colonies(self, seat: int) -> int:
        count = 0
        for planet, ships in enumerate(self.colonies):
            if ships[seat] and self.owner(planet) != seat:
                count += 1
        return count

    def home_colonies(self, seat: int) -> int:
        return sum(1 for planet in self.home(seat) if self.colonies[planet][seat])

    def rounds_played(self) -> int:
        return self.met


HOARDER: Final = 25  # Miser: the one alien whose cards lie face down and may be played
SHOW_THEMSELVES: Final = (HOARDER, 39)  # Miser's hoard and Tick-Tock's tokens lie there from the start


def laid_by(game: Cosmic, encounter: Encounter, place: int) -> int:
    """Who laid the card at that place and so knows it: its main player, or the other one after a swap."""
    swaps = sum(1 for effect in game.in_force() if effect.name == "cards swapped")
    return (encounter.offense, encounter.defense)[(place + swaps) % 2]


def is_hidden(encounter: Encounter, place: int) -> bool:
    """A card lies there face down: not shown yet, or under a claim that stands."""
    if encounter.laid[place] == NO_CARD or encounter.open_cards[place]:
        return False
    return encounter.faces[place] == -3 or encounter.claimed == place + 1


def redeal_encounter_cards(game: Cosmic, seat: int, known: set[int], rng: Rng) -> None:
    """Cards laid face down by others could be any encounter card of that hand, or any that is not in sight."""
    for encounter in game.encounters:
        for place in range(2):
            main = laid_by(game, encounter, place)
            if main == seat or not is_hidden(encounter, place):
                continue
            holder = game.players[main].hand
            found = [(holder, at) for at in range(len(holder)) if is_encounter_card(holder[at])]
            if encounter.laid[place] in known:
                if rng.below(len(found) + 1) == 0:  # this seat knows the hand it is of: any of them may be the one
                    continue
            else:
                zones = [game.deck]
                zones += [game.players[other].hand for other in range(game.seats) if other not in (seat, main)]
                unseen = [(zone, at) for zone in zones for at in range(len(zone))]
                found += [(zone, at) for zone, at in unseen if is_encounter_card(zone[at]) and zone[at] not in known]
            if found:
                zone, at = found[rng.below(len(found))]
                zone[at], encounter.laid[place] = encounter.laid[place], zone[at]


def deal_anew(zones: list[list[int]], known: set[int], rng: Rng) -> None:
    unknown = [card for zone in zones for card in zone if card not in known]
    rng.shuffle(unknown)
    for zone in zones:
        for place in range(len(zone)):
            if zone[place] not in known:
                zone[place] = unknown.pop()


def redeal_batteries(game: Cosmic, seat: int, known: set[int], rng: Rng) -> None:
    """A card under another's Quark Battery could be any encounter card that is not in sight."""
    for other in range(game.seats):
        for tech in game.players[other].techs:
            if other == seat or tech.under == NO_CARD or tech.under in known:
                continue
            zones = [game.deck, *[game.players[each].hand for each in range(game.seats) if each != seat]]
            places = [(zone, at) for zone in zones for at in range(len(zone))]
            found = [(zone, at) for zone, at in places if is_encounter_card(zone[at]) and zone[at] not in known]
            if found:
                zone, at = found[rng.below(len(found))]
                zone[at], tech.under = tech.under, zone[at]


def redeal_sheets(game: Cosmic, seat: int, rng: Rng) -> None:
    """A sheet that lies face down before another player could be any of the box, unless what lies on it tells."""
    for other in range(game.seats):
        for power in game.players[other].powers:
            if other == seat or power.face_up or power.lost or power.cards or power.places or power.tokens:
                continue
            at = rng.below(len(game.aliens) + 1)
            if at < len(game.aliens) and game.aliens[at] not in SHOW_THEMSELVES:
                power.alien, game.aliens[at] = game.aliens[at], power.alien


def places_of_losses(game: Cosmic) -> list[int]:
    """Places whose ships are about to be lost: the frames of the stack know them by number."""
    rows = [getattr(frame.procedure, "rows", []) for frame in game.stack]
    return [row[1] for each in rows for row in each]


def redeal_techs(game: Cosmic, seat: int, rng: Rng) -> None:
    secret = [
        tech for other in range(game.seats) if other != seat for tech in game.players[other].techs if not tech.done
    ]
    secret = [tech for tech in secret if ON_TECH - tech.card not in places_of_losses(game)]
    unknown = game.tech_deck + [tech.card for tech in secret]
    rng.shuffle(unknown)
    for tech in secret:
        tech.card = unknown.pop()
    game.tech_deck = unknown
