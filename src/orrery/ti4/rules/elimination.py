"""Elimination: who has no ground forces, nothing that produces and no planet no longer takes part."""

from __future__ import annotations

from orrery.kernel.procedure import Next, Procedure, Step
from orrery.kernel.window import At
from orrery.ti4.components import AGENDA, COMMANDERS, COMPONENTS
from orrery.ti4.objective_cards import scored_secrets
from orrery.ti4.queries import ground_types, unit_of
from orrery.ti4.reinforcements import tokens_abroad
from orrery.ti4.rules.agenda_moves import repeal_law
from orrery.ti4.rules.capturing import return_captives
from orrery.ti4.rules.find_moves import discard_find
from orrery.ti4.rules.foreign_tokens import return_foreign_token
from orrery.ti4.rules.moves import discard_cards, return_secret
from orrery.ti4.rules.note_moves import remove_notes, return_note
from orrery.ti4.rules.relic_moves import purge_relic
from orrery.ti4.state import Galaxy
from orrery.ti4.units import COUNT, NO_PRODUCTION, count
from orrery.ti4.windows import WHEN_OWNER_ELIMINATED


def has_nothing_left(game: Galaxy, seat: int) -> bool:
    """All three conditions hold (16.1). Ships alone do not keep anybody in the game."""
    player = game.players[seat]
    if player.eliminated or seat in game.controller:
        return False
    for force in player.forces():
        if any(count(force, type) for type in ground_types(game, seat)):
            return False
        if any(count(force, type) and unit_of(game, seat, type).production != NO_PRODUCTION for type in range(COUNT)):
            return False
    return True


class Eliminate(Procedure):
    """Everything of this colour goes to the box; what it held of others goes back. Nothing of it is destroyed."""

    STEPS = (
        At("ti4:16", WHEN_OWNER_ELIMINATED),
        Step("ti4:16.4", "return_notes"),
        Step("ti4:16.3", "discard_laws"),
        Step("ti4:16.5", "discard_action_cards"),
        Step("ti4:16.7", "return_secrets"),
        Step("ti4:16.11", "return_captives"),
        Step("ti4:16.10e", "return_foreign_tokens"),
        Step("ti4:16.2", "put_finds_away"),
        Step("ti4:16.2", "return_to_the_box"),
        Step("ti4:16.8", "pass_on_speaker"),
    )

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def return_notes(self, game: Galaxy) -> Next:
        """Those of other colours go to their owners; its own leave the game, whoever holds them (16.4a)."""
        player = game.players[self.seat]
        for note in (*player.notes, *player.area):
            if COMPONENTS[note].issuer != self.seat:
                return_note(game, self.seat, note)
        remove_notes(game, self.seat)
        return None

    def discard_laws(self, game: Galaxy) -> Next:
        """Those it owns; what lies before all or on a planet stays."""
        for card, _, owner in game.laws:
            if owner == self.seat:
                repeal_law(game, card)
        return None

    def discard_action_cards(self, game: Galaxy) -> Next:
        discard_cards(game, self.seat, game.players[self.seat].hand.copy())
        return None

    def return_secrets(self, game: Galaxy) -> Next:
        """Scored or not, they are shuffled into their deck."""
        player, scored = game.players[self.seat], scored_secrets(game, self.seat)
        player.scored = tuple([card for card in player.scored if card not in scored])
        for card in (*player.secrets, *scored):
            return_secret(game, self.seat, card, is_open=card in scored)
        return None

    def return_captives(self, game: Galaxy) -> Next:
        """Those on its sheet go to their owners; its own units go to the box, wherever they are."""
        return_captives(game, self.seat, set(range(game.seats)))
        game.players[self.seat].captured = ()
        for player in game.players:
            player.captured = tuple([captive for captive in player.captured if captive[0] != self.seat])
        return None

    def return_foreign_tokens(self, game: Galaxy) -> Next:
        """Those of others in its fleet pool; its own in theirs stay there (16.10f)."""
        for other in game.players[self.seat].foreign:
            return_foreign_token(game, self.seat, other)
        return None

    def put_finds_away(self, game: Galaxy) -> Next:
        """Exploration cards go to their discard piles; relics, which have none, leave the game."""
        player = game.players[self.seat]
        for find in (*player.fragments, *player.kept):
            discard_find(game, find)
        player.fragments, player.kept = (), ()
        for relic in player.relics:
            purge_relic(game, self.seat, relic)
        return None

    def return_to_the_box(self, game: Galaxy) -> Next:
        """Units, tokens, technologies and sheets; strategy cards lie in the common area again (16.6).

        Control tokens are among them: those on objectives, and the one on the victory point track.
        """
        player = game.players[self.seat]
        player.points, player.scored = 0, ()
        player.space, player.ground, player.returning = {}, {}, 0
        player.tokens, player.tactic, player.fleet, player.strategy = (), 0, 0, 0
        player.techs, player.copied, player.abilities, player.locked = (), (), (), ()
        abroad = tokens_abroad(game, self.seat) > 0  # then its commander stays too (16.10f)
        player.leaders = tuple([leader for leader in player.leaders if abroad and leader in COMMANDERS])
        player.exhausted = tuple([each for each in player.exhausted if COMPONENTS[each].kind == AGENDA])  # 11.2a
        player.goods, player.commodities, player.stored, player.sleepers = 0, 0, (), ()
        player.strategies, player.used = (), ()
        player.eliminated = player.passed = True
        for each in game.players:  # a leader of one may act for another
            each.changed()
        game.note("eliminated", self.seat)
        return None

    def pass_on_speaker(self, game: Galaxy) -> Next:
        """To the left, to somebody who is still in the game."""
        if game.speaker == self.seat:
            while game.players[game.speaker].eliminated and not all(player.eliminated for player in game.players):
                game.speaker = (game.speaker + 1) % game.seats
            game.note("speaker", game.speaker)
        return None
