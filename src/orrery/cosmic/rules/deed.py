"""Deeds: what a power, a flare, an artifact or a technology does. Announce, choose, let others answer, commit.

Nothing on the table moves and no hidden card is shown before the commit, so a deed that is cancelled was never done.
A deed class states in which windows it may be done (`WINDOWS`), whether it must be done (`DUTY`), and for whom it fits
(`NEEDS`: role, cards, ships; `besides`: its own condition). `content` lists the classes by alien, card and technology.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from orrery.cosmic.cards import CARDS
from orrery.cosmic.encounter import NO_CARD
from orrery.cosmic.modifier import Modifier
from orrery.cosmic.needs import Need
from orrery.cosmic.rules.aftermath import reactions
from orrery.cosmic.rules.moves import discard, take_ships
from orrery.cosmic.rules.ships import place_all
from orrery.cosmic.state import ON_TECH, Cosmic, Power, Tech
from orrery.cosmic.windows import (
    ARTIFACT_DONE,
    BEFORE_CARDS,
    CARD_PLAYED,
    ENCOUNTER_START,
    MUST_PLAY,
    POWER_USED,
    TAKING_EFFECT,
    TECH_USED,
)
from orrery.kernel.deed import Deed as KernelDeed
from orrery.kernel.procedure import Call, Loop, Next, Step
from orrery.kernel.window import Window

NO_HALF: Final = 0
WILD_HALF: Final = 1
SUPER_HALF: Final = 2
TURNED_UP: Final = 9  # the variant of a power's option that only turns up its sheet


def deed_steps(effect: str, leaving: str) -> tuple[Step, ...]:
    """The steps of a deed: by which rule it does what it does, and by which it leaves the table afterwards."""
    return (
        Step("cosmic:timing.1", "announce"),
        Loop(effect, "choose", "chosen"),
        Step("cosmic:zap.1", "let_others_answer"),
        Step("cosmic:flares.6", "strengthen"),
        Step(effect, "commit_unless_cancelled"),
        Step("cosmic:artifacts.2", "before_put_away"),
        Step(leaving, "put_away"),
        Step("cosmic:timing.2", "settle"),
    )


class Deed(KernelDeed):
    """Something that a seat does by a power (its number), a card or a technology."""

    SECRET: ClassVar[bool] = False  # a technology that may be shown from under its research ships
    IS_USE: ClassVar[bool] = True  # a power's part that is none works on while the power is zapped
    HALF: ClassVar[int] = NO_HALF  # of a flare
    FACE_DOWN: ClassVar[bool] = False  # only with hidden powers, as long as the sheet lies face down
    NEEDS: ClassVar[tuple[Need, ...]] = ()  # what many deeds need, each with its own reason
    WHY: ClassVar[str] = ""  # the reason if nothing but `besides` keeps it from being done; none: what is printed

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return not cls.unmet(game, seat) and cls.besides(game, seat, source)

    @classmethod
    def unmet(cls, game: Cosmic, seat: int) -> str:
        """The first need that is not met; "" if all are."""
        for need in cls.NEEDS:
            if not need.holds(game, seat):
                return need.key
        return ""

    @classmethod
    def besides(cls, game: Cosmic, seat: int, source: int) -> bool:
        """What is this deed's own condition, besides its needs."""
        return True

    def strengthen(self, game: Cosmic) -> Next:
        """What makes the deed itself stronger before it is done: a power's own super flare."""
        return None

    def commit_unless_cancelled(self, game: Cosmic) -> Next:
        if not self.cancelled:
            return self.commit(game)
        game.rule = "cosmic:zap.2"
        return self.cancel(game)

    def before_put_away(self, game: Cosmic) -> Next:
        """An artifact may be kept from the discard pile."""
        return None

    def settle(self, game: Cosmic) -> Next:
        return reactions(game)

    def takes_back(self, game: Cosmic, card: int) -> bool:
        """A card that was played by this deed goes back to where this deed took it from."""
        return False


class Use(Deed):
    """The use of an alien's power. It can be zapped; then it is off until the encounter ends."""

    STEPS = deed_steps("cosmic:conflict.1", "cosmic:conflict.1")
    ANSWERED = POWER_USED

    def power(self, game: Cosmic) -> Power:
        for player in game.players:
            for power in player.powers:
                if power.number == self.source:
                    return power
        raise LookupError(f"no power {self.source}")

    def announce(self, game: Cosmic) -> Next:
        """A hidden power is shown by being used."""
        power = self.power(game)
        turn_up(game, self.seat, power)
        game.note("power", self.seat, power.alien)
        return None

    def strengthen(self, game: Cosmic) -> Next:
        if self.cancelled or not game.stirs(TAKING_EFFECT):
            return None
        return Call(Window(TAKING_EFFECT, (self.seat,)))


class Clause(Use):
    """A part of a power that is no use of it: nobody can zap it, and it stays on while the power is zapped."""

    DUTY = True
    IS_USE = False

    def announce(self, game: Cosmic) -> Next:
        """A sheet that lies face down may be turned up for it."""
        turn_up(game, self.seat, self.power(game))
        return None

    def let_others_answer(self, game: Cosmic) -> Next:
        return None


class TurnUp(Clause):
    """With hidden powers: turn up the own sheet, so that all of its power and the super half of its flare work."""

    WINDOWS = (ENCOUNTER_START,)
    DUTY = False
    FACE_DOWN = True
    AS = (("as", TURNED_UP),)

    def commit(self, game: Cosmic) -> Next:
        return None


class Play(Deed):
    """A card that is played: it lies on the table until it is resolved."""

    ANSWERED = CARD_PLAYED

    @classmethod
    def windows(cls) -> tuple[str, ...]:
        """A defense without an encounter card must first play what it could play before cards are chosen."""
        return (*cls.WINDOWS, MUST_PLAY) if BEFORE_CARDS in cls.WINDOWS else cls.WINDOWS

    def announce(self, game: Cosmic) -> Next:
        """A card that a sheet lends lies on the table already."""
        hand = game.players[self.seat].hand
        if self.source in hand:
            hand.remove(self.source)
            game.table.append(self.source)
        game.note_shown("played", self.seat, self.source)
        return None


class Artifact(Play):
    """An artifact: discarded after it was played, cancelled or not."""

    STEPS = deed_steps("cosmic:artifacts.1", "cosmic:artifacts.2")

    def before_put_away(self, game: Cosmic) -> Next:
        if self.source not in game.table or not game.stirs(ARTIFACT_DONE):
            return None
        return Call(Window(ARTIFACT_DONE, (self.seat,)))

    def put_away(self, game: Cosmic) -> Next:
        if self.source in game.table:
            game.table.remove(self.source)
            discard(game, self.seat, [self.source])
        return None


class Flare(Play):
    """A flare: each once in an encounter, one for each player; it comes back to the hand unless a Card Zap met it."""

    def announce(self, game: Cosmic) -> Next:
        super().announce(game)
        if game.encounters:
            game.now().flares.append(self.source)
            game.now().flare_players.append(self.seat)
        return None

    def put_away(self, game: Cosmic) -> Next:
        if self.source in game.table:
            game.table.remove(self.source)
            self.back(game)
        return None

    def back(self, game: Cosmic) -> None:
        """Where the flare goes after it was played: to where it came from."""
        by = game.beneath(self)
        if not (isinstance(by, Deed) and by.takes_back(game, self.source)):
            game.players[self.seat].hand.append(self.source)


class Wild(Flare):
    """What a flare does for everybody but its own alien."""

    HALF = WILD_HALF
    STEPS = deed_steps("cosmic:flares.5", "cosmic:flares.2")


class Super(Flare):
    """What a flare does for its own alien."""

    HALF = SUPER_HALF
    STEPS = deed_steps("cosmic:flares.6", "cosmic:flares.2")


class Stronger(Super):
    """A super flare by which the power itself is used: where it would not fit, or in a stronger way."""

    USE: ClassVar[type[Use]] = Use

    def commit(self, game: Cosmic) -> Next:
        power = game.has(self.seat, CARDS[self.source].alien)
        return Call(self.use(power.number)) if power is not None else None

    def use(self, power: int) -> Use:
        return self.USE(self.seat, power)


class Invent(Deed):
    """The use of a completed technology."""

    STEPS = deed_steps("cosmic:tech.effect.1", "cosmic:tech.effect.1")
    ANSWERED = TECH_USED
    DISCARDED: ClassVar[bool] = True  # after use; others stay

    def tech(self, game: Cosmic) -> Tech:
        for tech in game.players[self.seat].techs:
            if tech.card == self.source:
                return tech
        raise LookupError(f"no technology {self.source}")

    def announce(self, game: Cosmic) -> Next:
        game.note_shown("technology", self.seat, self.source)
        self.tech(game).done = True
        return None

    def put_away(self, game: Cosmic) -> Next:
        """Research ships go home with the card; the card goes to the discards if it is used up or was scrambled."""
        if self.DISCARDED or self.cancelled:
            drop_tech(game, self.seat, self.source)
        game.rule = "cosmic:tech.complete.2"
        return place_all(game)


def turn_up(game: Cosmic, seat: int, power: Power) -> None:
    """Show a sheet that lies face down; it stays face up."""
    if not power.face_up:
        power.face_up = True
        game.note_shown("power shown", seat, power.alien)


LEAVING: dict[int, Callable[[Cosmic, Tech], None]] = {}  # what a technology takes along; filled by `content`


def drop_tech(game: Cosmic, seat: int, card: int) -> None:
    """A technology leaves its owner: discarded face up, its research ships come home, a card under it is discarded."""
    player = game.players[seat]
    for tech in player.techs:
        if tech.card == card:
            if tech.ships:
                take_ships(game, seat, ON_TECH - card, tech.ships)
            player.techs = [other for other in player.techs if other.card != card]
            game.at_table = None
            game.tech_discard.append(card)
            game.note_shown("tech discarded", seat, card)
            if card in LEAVING:
                LEAVING[card](game, tech)
            if tech.under != NO_CARD:
                discard(game, seat, [tech.under])
            return


class Zapped(Modifier):
    """A power (`about`) of its owner is off until the encounter ends."""

    KEY = "zapped"

    def turns_off(self, power: Power) -> bool:
        return power.number == self.about


def zap(game: Cosmic) -> None:
    """Cancel the use of a power that is being answered: it stays off until the encounter ends."""
    use = answered(game)
    assert isinstance(use, Use)
    use.cancelled = True
    power = use.power(game)
    game.note("zapped", use.seat, power.alien)
    if game.encounters:
        game.begin_effect(Zapped(use.seat, power.number))


def answered(game: Cosmic) -> Deed:
    """The deed that the innermost deed answers: the next one beneath the window that it is done in."""
    answer = window = False
    for frame in reversed(game.stack):
        if window and isinstance(frame.procedure, Deed):
            return frame.procedure
        window = window or (answer and isinstance(frame.procedure, Window))
        answer = answer or isinstance(frame.procedure, Deed)
    raise LookupError("nothing is answered")


def subject(game: Cosmic) -> Deed:
    """The deed that may be answered now, seen from `fits`: the innermost one."""
    for frame in reversed(game.stack):
        if isinstance(frame.procedure, Deed):
            return frame.procedure
    raise LookupError("nothing to answer")


def is_artifact(deed: Deed, key: str) -> bool:
    return isinstance(deed, Artifact) and CARDS[deed.source].key == key
