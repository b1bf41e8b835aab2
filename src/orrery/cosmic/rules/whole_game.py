"""The whole game: aliens are chosen, hands dealt, a first player drawn; then turns until somebody wins."""

from __future__ import annotations

from typing import Final

from orrery.cosmic.cards import CARDS, colour_of
from orrery.cosmic.encounter import NOBODY
from orrery.cosmic.rules.gain_tech import GainTech
from orrery.cosmic.rules.turn import Turn
from orrery.cosmic.sheet import sheet_of
from orrery.cosmic.state import HAND, Cosmic
from orrery.kernel.decision import Decision, Decisions, Option, Reply
from orrery.kernel.procedure import Call, Loop, Next, Procedure, Step

TECHS_DEALT: Final = 2


class WholeGame(Procedure):
    STEPS = (
        Step("cosmic:setup.4", "choose_aliens", "take_aliens"),
        Step("cosmic:setup.9", "deal"),
        Loop("cosmic:setup.9", "set_up_sheets"),
        Loop("cosmic:tech.setup.1", "deal_tech"),
        Step("cosmic:setup.11", "first_player"),
        Loop("cosmic:turn.1", "next_turn"),
    )

    def __init__(self, techs: int = 0, sheets: int = 0) -> None:
        self.techs = techs  # seats that have got theirs
        self.sheets = sheets  # seats that have set theirs up

    def choose_aliens(self, game: Cosmic) -> Next:
        decisions: list[Decision] = []
        for seat in range(game.seats):
            dealt = game.players[seat].dealt
            options = [Option("alien", (("alien", CARDS[flare].alien),)) for flare in dealt]
            decisions.append(Decision(seat, "choose alien", options))
        return Decisions(decisions) if any(player.dealt for player in game.players) else None

    def take_aliens(self, game: Cosmic, reply: Reply) -> Next:
        """The other sheet goes back to the box; both flares go into the deck."""
        for answer in reply.answers:
            alien = answer.options[0].id()
            player = game.players[answer.seat]
            for flare in player.dealt:
                if CARDS[flare].alien != alien:
                    game.aliens.append(CARDS[flare].alien)
            pile = game.boxed if game.options.without_flares else game.deck
            pile += player.dealt
            player.dealt.clear()
            power = game.new_power(alien)
            sheet_of(power).set_up(game, power)
            player.powers.append(power)
        for seat in range(game.seats):
            for power in game.players[seat].powers:
                if power.face_up:
                    game.note_shown("alien", seat, power.alien)
        game.rng.shuffle(game.aliens)
        return None

    def deal(self, game: Cosmic) -> Next:
        """Eight cards each, and what a sheet gets besides."""
        game.rng.shuffle(game.deck)
        for seat in range(game.seats):
            player = game.players[seat]
            player.hand += [game.deck.pop() for _ in range(HAND)]
            for power in player.powers:
                sheet_of(power).deal(game, power)
        return None

    def set_up_sheets(self, game: Cosmic) -> Next:
        while self.sheets < game.seats:
            self.sheets += 1
            for power in game.players[self.sheets - 1].powers:
                choice = sheet_of(power).after_the_deal(self.sheets - 1)
                if choice is not None:
                    return Call(choice)
        return None

    def deal_tech(self, game: Cosmic) -> Next:
        if not game.options.technology or self.techs == game.seats:
            return None
        self.techs += 1
        return Call(GainTech(self.techs - 1, TECHS_DEALT, rule=game.rule))

    def first_player(self, game: Cosmic) -> Next:
        """Destiny cards are drawn until a colour shows; the drawn cards are shuffled back."""
        for card in reversed(game.destiny_deck):
            game.note_shown("first draw", NOBODY, card)
            if colour_of(card) >= 0:
                game.turn = colour_of(card)
                break
        game.rng.shuffle(game.destiny_deck)
        game.note("first player", game.turn)
        return None

    def next_turn(self, game: Cosmic) -> Next:
        if game.turns:
            game.turn = (game.turn + 1) % game.seats
        game.turns += 1
        game.note("turn", game.turn, game.turns)
        return Call(Turn(game.turn))
