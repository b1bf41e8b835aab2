"""Phase 4: Alliance. Both main players invite; the others answer one by one and bring ships."""

from __future__ import annotations

from orrery.cosmic.encounter import DEFENSE, OFFENSE, UNINVOLVED
from orrery.cosmic.queries import (
    SHIPS_SENT,
    colonies_of,
    is_main,
    is_offense,
    is_pressed,
    others,
    ships_in_colonies,
    ships_in_encounter,
)
from orrery.cosmic.rules.aftermath import watch
from orrery.cosmic.rules.launch import ship_limit
from orrery.cosmic.rules.moves import move_ships, picked_planets, seat_options, ship_options
from orrery.cosmic.state import BESIDE, GATE, Cosmic
from orrery.cosmic.windows import ALLIED, BEFORE_INVITATIONS, BRINGING, INVITING, JOINING
from orrery.kernel.decision import Decision, Option, Refused, Reply, Thing
from orrery.kernel.procedure import Call, Done, Loop, Next, Procedure, Step

STAY_OUT = Option("stay out")


class Alliance(Procedure):
    """Offense invites, defense invites, then everybody else answers clockwise from the offense's left."""

    STEPS = (
        Step("cosmic:alliance.1", "before"),
        Step("cosmic:alliance.1", "offense_chooses", "offense_invites"),
        Step("cosmic:alliance.3", "defense_chooses", "defense_invites"),
        Loop("cosmic:alliance.4", "next_answer"),
        Step("cosmic:alliance.9", "formed"),
    )

    def __init__(self, answered: int = 0) -> None:
        self.answered = answered

    def before(self, game: Cosmic) -> Next:
        return watch(game, BEFORE_INVITATIONS)

    def offense_chooses(self, game: Cosmic) -> Next:
        return invitation(game, game.now().offense)

    def why_not(self, game: Cosmic, seat: int, thing: Thing) -> Refused | None:
        kind, guest = thing
        if kind != "seat" or not 0 <= guest < game.seats:
            return None
        rule = "cosmic:alliance.1" if is_offense(game, seat) else "cosmic:alliance.3"
        return Refused("you-are-main", (), rule) if guest == seat else Refused("invite-main", (guest,), rule)

    def offense_invites(self, game: Cosmic, reply: Reply) -> Next:
        invite(game, OFFENSE, reply)
        return watch(game, INVITING, (game.now().offense,))

    def defense_chooses(self, game: Cosmic) -> Next:
        if any(each.forbids_inviting(game.now().defense) for each in game.modifiers()):
            return None
        return invitation(game, game.now().defense)

    def defense_invites(self, game: Cosmic, reply: Reply) -> Next:
        invite(game, DEFENSE, reply)
        return watch(game, INVITING, (game.now().defense,))

    def next_answer(self, game: Cosmic) -> Next:
        """Each settles the decision and places ships before the next one answers."""
        seats = others(game, game.now().offense)
        while self.answered < len(seats):
            seat = seats[self.answered]
            self.answered += 1
            if not is_main(game, seat):
                return Call(AnswerInvitation(seat))
        return None

    def formed(self, game: Cosmic) -> Next:
        return watch(game, ALLIED)


class AnswerInvitation(Procedure):
    """One player joins a side that invited, with one to four ships, or stays out."""

    STEPS = (
        Step("cosmic:alliance.4", "before"),
        Step("cosmic:alliance.5", "choose_side", "join"),
        Step("cosmic:alliance.7", "watch_limit"),
        Step("cosmic:alliance.7", "choose_ships", "bring"),
    )

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def before(self, game: Cosmic) -> Next:
        return watch(game, JOINING, (self.seat,))

    def choose_side(self, game: Cosmic) -> Next:
        if is_pressed(game, self.seat):
            return None
        options = [STAY_OUT, *[Option("join", (("side", side),)) for side in open_sides(game, self.seat)]]
        return Decision(self.seat, "ally", options)

    def why_not(self, game: Cosmic, seat: int, thing: Thing) -> Refused | None:
        kind, side = thing
        if kind == "side" and side in (OFFENSE, DEFENSE):
            return uninvited(game, seat, side)
        return None

    def join(self, game: Cosmic, reply: Reply) -> Next:
        if reply.option().key == STAY_OUT.key:
            if self.seat in game.now().invited[0] or self.seat in game.now().invited[1]:
                game.note("stayed out", self.seat)
            return Done()
        game.now().sides[self.seat] = reply.option().id()
        return None

    def watch_limit(self, game: Cosmic) -> Next:
        return watch(game, BRINGING, (self.seat,))

    def choose_ships(self, game: Cosmic) -> Next:
        """A ship that an effect brought straight from the warp is there already."""
        there = ships_in_encounter(game, self.seat)
        most = min(ship_limit(game, self.seat) - there, ships_in_colonies(game, self.seat))
        least = 1 - min(there, 1)
        if is_pressed(game, self.seat):  # four ships, but no colony has to be given up
            spare = ships_in_colonies(game, self.seat) - len(colonies_of(game, self.seat))
            least = max(0, min(SHIPS_SENT - there, most, spare))
        if not most:
            if there:
                self.come(game, there)
            elif is_pressed(game, self.seat):
                game.now().sides[self.seat] = UNINVOLVED
            return None
        if game.now().sides[self.seat] == DEFENSE:
            game.rule = "cosmic:alliance.8"
        options = ship_options(game, self.seat, colonies_of(game, self.seat), most)
        return Decision(self.seat, "ally ships", options, least, most)

    def bring(self, game: Cosmic, reply: Reply) -> Next:
        side = game.now().sides[self.seat]
        sent = ships_in_encounter(game, self.seat)
        for planet, number in picked_planets(reply.options()):
            move_ships(game, self.seat, planet, GATE if side == OFFENSE else BESIDE, number)
            sent += number
        if not sent:
            game.now().sides[self.seat] = UNINVOLVED
            return None
        self.come(game, sent)
        return None

    def come(self, game: Cosmic, ships: int) -> None:
        """It has joined, whatever becomes of its ships."""
        side = game.now().sides[self.seat]
        game.now().joined[self.seat] = side
        game.note("allied", self.seat, side, ships)


def invitation(game: Cosmic, seat: int) -> Decision:
    """Any of the others, but not the other main player."""
    guests = [other for other in others(game, seat) if not is_main(game, other)]
    return Decision(seat, "invite", seat_options(guests), 0, len(guests))


def invite(game: Cosmic, side: int, reply: Reply) -> None:
    guests = [option.id() for option in reply.options()]
    game.now().invited[side - 1] += guests
    game.note("invited", game.now().offense if side == OFFENSE else game.now().defense, *guests)


def open_sides(game: Cosmic, seat: int) -> list[int]:
    """The sides this seat may join."""
    return [side for side in (OFFENSE, DEFENSE) if uninvited(game, seat, side) is None]


def uninvited(game: Cosmic, seat: int, side: int) -> Refused | None:
    """Why this seat cannot join that side: it takes ships, and an invitation unless an effect makes it welcome."""
    if not ships_in_colonies(game, seat):
        return Refused("no-ships-to-send", (), "cosmic:alliance.7")
    if seat in game.now().invited[side - 1] or any(each.is_welcome(seat) for each in game.modifiers()):
        return None
    return Refused("not-invited", (side,), "cosmic:alliance.6")
