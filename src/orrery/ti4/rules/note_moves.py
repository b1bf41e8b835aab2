"""What changes promissory notes: given, put into play, returned, removed; and who knows where they are."""

from __future__ import annotations

from orrery.ti4.components import COMPONENTS
from orrery.ti4.modifier import Modifier
from orrery.ti4.queries import deciding
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.windows import WHEN_PROMISSORY_NOTE_RECEIVED


def give_note(game: Galaxy, giver: int, receiver: int, note: int) -> None:
    """A note changes hands. Others see that one did, not which; nor does somebody who only watches (NOBODY)."""
    one, other = game.players[giver], game.players[receiver]
    watching = [NOBODY, *[seat for seat in range(game.seats) if seat not in (giver, receiver)]]
    lost = [(seat, each) for seat in watching for each in one.notes]
    game.notes_hidden = tuple(sorted({*game.notes_hidden, *lost} - {(giver, note), (receiver, note)}))
    one.notes = tuple([each for each in one.notes if each != note])
    other.notes = (*other.notes, note)
    one.changed()
    other.changed()
    find_by_counting(game)
    game.note_learned("note given", giver, [note], [giver, receiver], receiver)
    game.happen(WHEN_PROMISSORY_NOTE_RECEIVED, receiver, about=note)


def may_be_given(game: Galaxy, taker: int, note: int) -> bool:
    """That player can be given that note."""
    return not any(each.refuses_note(game, taker, note) for each in deciding(game, Modifier.refuses_note))


def notes_for(game: Galaxy, giver: int, taker: int) -> list[int]:
    """The notes of a hand that can be given to another player."""
    return [note for note in sorted(game.players[giver].notes) if may_be_given(game, taker, note)]


def put_note_in_area(game: Galaxy, seat: int, note: int) -> None:
    """A note goes from the hand to the play area, for all to see."""
    player = game.players[seat]
    player.notes = tuple([each for each in player.notes if each != note])
    player.area = (*player.area, note)
    player.changed()
    show_note(game, note)
    game.note_shown("note in play", seat, note)


def lay_note_down(game: Galaxy, holder: int, note: int) -> None:
    """A note leaves the hand for a planet, to which it is attached for good."""
    player = game.players[holder]
    player.notes = tuple([each for each in player.notes if each != note])
    player.changed()
    show_note(game, note)


def return_note(game: Galaxy, holder: int, note: int) -> None:
    """A note goes back to the hand of the player whose colour it has."""
    issuer = COMPONENTS[note].issuer
    one, other = game.players[holder], game.players[issuer]
    one.notes = tuple([each for each in one.notes if each != note])
    one.area = tuple([each for each in one.area if each != note])
    other.notes = (*other.notes, note)
    one.changed()
    other.changed()
    show_note(game, note)
    game.note_shown("note returned", issuer, note)


def remove_notes(game: Galaxy, issuer: int) -> None:
    """All notes of a colour leave the game, whoever holds them."""
    for player in game.players:
        player.notes = tuple([note for note in player.notes if COMPONENTS[note].issuer != issuer])
        player.area = tuple([note for note in player.area if COMPONENTS[note].issuer != issuer])
        player.changed()
    left = [(seat, note) for seat, note in game.notes_hidden if COMPONENTS[note].issuer != issuer]
    game.notes_hidden = tuple(left)
    find_by_counting(game)


# -- who knows where ---------------------------------------------------------------------------------------------------


def show_note(game: Galaxy, note: int) -> None:
    """Everybody sees where it is."""
    if game.notes_hidden:
        game.notes_hidden = tuple([(seat, each) for seat, each in game.notes_hidden if each != note])
        find_by_counting(game)


def see_note(game: Galaxy, seat: int, note: int) -> None:
    """One player learns where it is."""
    if (seat, note) in game.notes_hidden:
        game.notes_hidden = tuple([pair for pair in game.notes_hidden if pair != (seat, note)])
        find_by_counting(game)


def find_by_counting(game: Galaxy) -> None:
    """Who knows of all hands but one what is in them knows that one too."""
    for seat in range(NOBODY, game.seats):
        hidden = [note for each, note in game.notes_hidden if each == seat]
        holders = [player for player in game.players if any(note in hidden for note in player.notes)]
        if hidden and len(holders) < 2:
            game.notes_hidden = tuple([pair for pair in game.notes_hidden if pair[0] != seat])


def notes_known(game: Galaxy, seat: int, other: int) -> list[int]:
    """The notes that one player knows to be in the hand of another."""
    hidden = [] if seat == other else notes_hidden_from(game, seat)
    return [note for note in game.players[other].notes if note not in hidden]


def notes_hidden_from(game: Galaxy, seat: int) -> list[int]:
    """The notes of which one player has lost sight."""
    return [note for each, note in game.notes_hidden if each == seat]


def notes_possible(game: Galaxy, seat: int, other: int) -> list[int]:
    """The notes that may be in the hand of another player, as far as one knows."""
    known = notes_known(game, seat, other)
    if len(known) == len(game.players[other].notes):
        return sorted(known)
    return sorted([*known, *[note for each, note in game.notes_hidden if each == seat]])


def may_have_note(game: Galaxy, seat: int, note: int) -> bool:
    """It may be in that hand, as far as somebody knows who only watches. Asked in every window, of every note."""
    if (NOBODY, note) not in game.notes_hidden:
        return note in game.players[seat].notes
    return any((NOBODY, each) in game.notes_hidden for each in game.players[seat].notes)
