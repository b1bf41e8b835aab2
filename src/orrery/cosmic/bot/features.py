"""What a net sees of a question: features of the seat's view and nothing else, the same on every table that it could be
sitting at. Features that are on or off are numbers with a key each; the scalars stand in a fixed order.

Seats are counted from the one that is asked, so one net plays them all, at tables of any size.
"""

from __future__ import annotations

from typing import Final

from orrery.cosmic.bot.amounts import discarded, fleets_of, hand_scalars, sheet_scalars
from orrery.cosmic.bot.asked import GIVEN, MEANINGS, name_of
from orrery.cosmic.bot.candidates import guarded
from orrery.cosmic.bot.gifts import forms_worth_offering, numbers_of, offered
from orrery.cosmic.bot.judgement import gains_colony, is_reversed, side_ships
from orrery.cosmic.bot.rows import KEY_OF, ROWS, SEATS, STOPS, Rows
from orrery.cosmic.bot.sights import (
    ABOUT,
    ASIDE,
    COPIES,
    DEALT,
    FOREIGN,
    HANDS,
    HOMES,
    OF_A_SEAT,
    PICKS,
    SHEET,
    WARPED,
    Sights,
    keys_of_scalars,
)
from orrery.cosmic.cards import CARDS, MOST_COLONIES, colour_of
from orrery.cosmic.encounter import FACE_DOWN, FACE_MORPH, FACE_NEGOTIATE
from orrery.cosmic.view import CosmicPlayer, CosmicView, EncounterView
from orrery.kernel.decision import Decision, Form, Option

SHIFTING: Final = ("ship", "prometheus", "berth")  # options of which one is less, or more, after a pick
FOUR: Final = 4  # planets each in the shorter game
LONG: Final = 45  # encounters; beyond them a game is only long


class CosmicCoder:
    """Questions of Cosmic Encounter as numbers (`orrery.bots.coder`)."""

    def __init__(self) -> None:
        self.sights = Sights()
        self.features: list[str] = self.sights.keys
        self.scalars: list[str] = keys_of_scalars()
        self.rows: list[str] = ROWS.keys
        self.margin = 3.0

    # -- options ---------------------------------------------------------------------------------------------------

    def knows(self, decision: Decision) -> bool:
        return name_of(decision) != ""

    def options(self, view: CosmicView, decision: Decision, picked: list[Option]) -> list[tuple[int, ...]]:
        rows = Rows(view, decision, picked)
        return [rows.option(option) for option in decision.options]

    def shifts(self, decision: Decision) -> bool:
        return decision.most > 1 and decision.options[0].key in SHIFTING

    def forms(self, view: CosmicView, decision: Decision) -> list[tuple[Form, tuple[int, ...]]]:
        rows = Rows(view, decision, [])
        return [(form, rows.form(form)) for form in forms_worth_offering(view, decision)]

    def stop(self, decision: Decision) -> tuple[int, ...]:
        """To pick no more."""
        return (STOPS[name_of(decision)],)

    # -- the view --------------------------------------------------------------------------------------------------

    def seen(self, view: CosmicView, decision: Decision, picked: list[Option]) -> tuple[list[int], list[float]]:
        """The features that are on, and the scalars; cards that were picked to be given away count as gone."""
        sights, seats = self.sights, len(view.players)
        left = decision.least - len(picked)
        more = min(decision.most, len(decision.options)) - len(picked)
        active: list[int] = [
            sights.prompts[name_of(decision)],
            sights.seats + seats,
            sights.picked + min(PICKS - 1, len(picked)),
            sights.left + max(0, min(PICKS - 1, left)),
        ]
        hand = held(view, decision, picked)
        self.add_cards(active, view, hand)
        self.add_subject(active, view, decision)
        self.add_table(active, view)
        scalars: list[float] = [1.0, len(picked) / 4, left / 4, more / 4]
        scalars += [view.deck / 50, view.destiny_deck / 15, min(LONG, view.met) / 15, view.to_win / 5]
        scalars += hand_scalars(hand)
        encounter = view.encounter
        scalars += [0.0] * 9 if encounter is None else self.add_encounter(active, view, encounter)
        fleets = fleets_of(view)
        drawn = [colour_of(card) for card in view.destiny_discard]
        for step in range(seats):
            seat = (view.seat + step) % seats
            scalars += self.add_seat(active, view, seat, step, fleets)
            scalars.append(drawn.count(seat) / 3)
        scalars += [0.0] * (len(OF_A_SEAT) * (SEATS - seats))
        return active, scalars + discarded(view)

    def add_cards(self, active: list[int], view: CosmicView, hand: list[int]) -> None:
        """What only this seat sees."""
        own = self.sights.own
        copies: dict[int, int] = {}
        for card in hand:
            key = KEY_OF[card]
            number = copies.get(key, 0)
            if number < COPIES:
                active.append(own[number] + key)
            copies[key] = number + 1
        add_once(active, own[DEALT], view.dealt)
        add_once(active, own[ASIDE], view.players[view.seat].aside)
        for power in view.players[view.seat].powers:
            add_once(active, own[SHEET], power.cards)
        for card, holder in view.known:
            number = self.sights.known[(holder - view.seat) % len(view.players)] + KEY_OF[card]
            if number not in active:
                active.append(number)

    def add_subject(self, active: list[int], view: CosmicView, decision: Decision) -> None:
        """What the question is about: a card, an announcement, the terms of a deal."""
        sights, seats = self.sights, len(view.players)
        if decision.prompt == "deal":
            for gift in offered(decision):
                for number in numbers_of(view, gift):
                    if sights.offered + number not in active:
                        active.append(sights.offered + number)
            return
        for kind, number in decision.things:
            if kind == "card":
                active.append(sights.own[ABOUT] + KEY_OF[number])
            elif kind == "alien":
                active.append(sights.about_alien + number)
            elif kind == "tech":
                active.append(sights.about_tech + number)
            elif kind == "seat":
                active.append(sights.about_seat + (number - view.seat) % seats)
            elif kind == "planet" and view.owner(number) >= 0:
                active.append(sights.about_system + (view.owner(number) - view.seat) % seats)

    def add_table(self, active: list[int], view: CosmicView) -> None:
        """What is so for all seats."""
        sights, seats = self.sights, len(view.players)
        for seat, at in (
            (view.turn, sights.turns),
            (view.prometheus, sights.prometheus),
            (view.genesis, sights.genesis),
        ):
            if seat >= 0:
                active.append(at + (seat - view.seat) % seats)
        if view.technology:
            active.append(sights.marks["technology"])
        if view.planets_each == FOUR:
            active.append(sights.marks["four planets"])

    # -- the encounter ---------------------------------------------------------------------------------------------

    def add_encounter(self, active: list[int], view: CosmicView, encounter: EncounterView) -> list[float]:
        """Who meets whom where, what was laid, and how it stands."""
        sights, me, seats = self.sights, view.seat, len(view.players)
        active.append(sights.outcomes + encounter.outcome)
        if encounter.phase in sights.phases:
            active.append(sights.phases[encounter.phase])
        if encounter.shown:
            active.append(sights.marks["shown"])
        if is_reversed(view):
            active.append(sights.marks["reversed"])
        if encounter.system >= 0:
            active.append(sights.systems + (encounter.system - me) % seats)
        self.add_destiny(active, view, encounter.destiny)
        for effect, owner, _ in encounter.effects:
            table = sights.effects if owner == me else sights.others_effects
            if effect in table and table[effect] not in active:
                active.append(table[effect])
        mine = encounter.sides[me]
        first = mine if mine else 1
        own, other = self.add_laid(active, encounter, mine, first), self.add_laid(active, encounter, mine, 3 - first)
        scalars = self.standing(active, encounter, first)
        planet = encounter.planet
        if planet < 0:
            return [*scalars, 0.0, 0.0, 0.0, 0.0, own, other]
        if planet in guarded(view):
            active.append(sights.marks["citadel"])
        ships, owner = view.colonies[planet], view.owner(planet)
        there = ships[owner] if owner >= 0 else 0
        return [
            *scalars,
            side_ships(view, first) / 8,
            side_ships(view, 3 - first) / 8,
            there / 4,
            ships[me] / 4,
            own,
            other,
        ]

    def standing(self, active: list[int], encounter: EncounterView, side: int) -> list[float]:
        """Both totals as far as they are known."""
        if len(encounter.ledgers) < 2:
            return [0.0, 0.0, 0.0]
        own, other = encounter.ledgers[side - 1].total, encounter.ledgers[2 - side].total
        mark = "even" if own == other else "ahead" if own > other else "behind"
        active.append(self.sights.marks[mark])
        return [own / 20, other / 20, max(-2.0, min(2.0, (own - other) / 10))]

    def add_laid(self, active: list[int], encounter: EncounterView, mine: int, side: int) -> float:
        """The card of a side: what it is, as far as this seat can see. Returns what it counts as an attack."""
        sights = self.sights
        slot = (0 if side == mine else 1) if mine else 1 + side
        card, face = encounter.laid[side - 1], encounter.faces[side - 1]
        if card >= 0:
            active.append(sights.laid[slot] + KEY_OF[card])
        elif encounter.is_laid[side - 1]:
            active.append(sights.face_down + slot)
        if face == FACE_NEGOTIATE:
            active.append(sights.peace + slot)
        elif face == FACE_MORPH:
            active.append(sights.morphs + slot)
        if face == FACE_DOWN:
            return CARDS[card].value / 20 if card >= 0 else 0.0
        return max(0, face) / 20

    def add_destiny(self, active: list[int], view: CosmicView, card: int) -> None:
        if card >= 0:
            colour = colour_of(card)
            if colour >= 0:
                active.append(self.sights.colours + (colour - view.seat) % len(view.players))
            else:
                active.append(self.sights.special + (0 if card < MOST_COLONIES else card - MOST_COLONIES + 1))

    # -- seats -----------------------------------------------------------------------------------------------------

    def add_seat(
        self, active: list[int], view: CosmicView, seat: int, step: int, fleets: list[list[int]]
    ) -> list[float]:
        """What this seat sees of one player."""
        sights, player = self.sights, view.players[seat]
        homes, foreign, at_home, abroad, lone = fleets[seat]
        active.append(sights.hands[step] + min(HANDS - 1, player.hand_size))
        active.append(sights.foreign[step] + min(FOREIGN - 1, foreign))
        active.append(sights.homes[step] + min(HOMES - 1, homes))
        active.append(sights.warps[step] + min(WARPED - 1, player.warp))
        if foreign >= view.to_win - 1:
            active.append(sights.close + step)
        lost = part = 0
        encounter = view.encounter
        if encounter is not None:
            self.add_part(active, encounter, seat, step)
            lost, part = encounter.lost[seat], view.ships_in_encounter(seat)
            if foreign >= view.to_win - 1 and encounter.planet >= 0 and gains_colony(view, seat):
                active.append(sights.winning + step)
        self.add_powers(active, player, step)
        lead = fleets[view.seat][1] - foreign
        scalars = [player.hand_size / 8, foreign / 5, lead / 3, homes / 5, at_home / 20, abroad / 10, lone / 3]
        scalars += [player.gate / 4, player.beside / 4, player.warp / 8, player.gone / 8, lost / 4, part / 4]
        scalars += sheet_scalars(player.powers)
        scalars.append(player.aside_size / 4)
        return scalars + self.add_techs(active, player, step)

    def add_part(self, active: list[int], encounter: EncounterView, seat: int, step: int) -> None:
        """What part a player has in the encounter."""
        sights = self.sights
        active.append(sights.sides[step] + encounter.sides[seat])
        if seat == encounter.offense:
            active.append(sights.mains[step])
        if seat == encounter.defense:
            active.append(sights.mains[step] + 1)
        for place in range(2):
            if seat in encounter.invited[place]:
                active.append(sights.invited[step] + place)

    def add_powers(self, active: list[int], player: CosmicPlayer, step: int) -> None:
        sights = self.sights
        lost = off = hidden = False
        for power in player.powers:
            number = sights.aliens[step] + power.alien
            if power.alien >= 0 and number not in active:
                active.append(number)
            lost, off, hidden = lost or power.lost, off or power.zapped, hidden or not power.face_up
        for at, on in ((sights.lost, lost), (sights.off, off), (sights.hidden, hidden)):
            if on:
                active.append(at + step)

    def add_techs(self, active: list[int], player: CosmicPlayer, step: int) -> list[float]:
        sights = self.sights
        done = research = most = 0
        for tech in player.techs:
            if tech.done:
                done += 1
                active.append(sights.techs[step] + tech.card)
            else:
                research += tech.ships
                most = max(most, tech.ships)
                if tech.card >= 0:
                    active.append(sights.research + tech.card)
        return [done / 2, research / 5, most / 5]


def held(view: CosmicView, decision: Decision, picked: list[Option]) -> list[int]:
    """The hand, without what was picked to be given away."""
    hand = list(view.hand)
    if MEANINGS.get(decision.prompt, "") == GIVEN:
        for option in picked:
            if option.things and option.things[0][0] == "card" and option.id() in hand:
                hand.remove(option.id())
    return hand


def add_once(active: list[int], at: int, cards: tuple[int, ...]) -> None:
    """The designs of these cards, each once."""
    for card in cards:
        if card >= 0 and at + KEY_OF[card] not in active:
            active.append(at + KEY_OF[card])
