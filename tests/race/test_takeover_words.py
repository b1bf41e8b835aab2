"""Takeovers in words: what is asked, offered and told in both languages."""

from __future__ import annotations

from orrery.race.words import RaceWords
from support.race import pick
from support.takeovers import (
    BRITTA,
    CHRISTIANE,
    COUNCIL,
    NAMES,
    STRONG,
    all_said,
    brink,
    declare,
    example_2,
    question,
)


def test_questions_tell_both_strengths() -> None:
    attacker = ["old-earth", "interstellar-casus-belli", "imperium-invasion-fleet", "new-military-tactics"]
    owner = ["earths-lost-colony", "outlaw-world", "space-mercenaries", "contact-specialist", "space-marines"]
    game = brink(attacker, owner, prestige=[1, 0], hands=[[], ["gem-world"]])
    prompt, options = question(game, 0, "en")
    assert prompt == "Which world do you attack, and with which power?"
    assert options == [
        "declare no takeover",
        "Earth's Lost Colony with Interstellar Casus Belli, giving up Imperium Invasion Fleet: "
        "Military 3, up to 6, against 4",
        "Outlaw World with Interstellar Casus Belli: Military 3, up to 6, against 3",
    ]
    declare(game, 0, "interstellar-casus-belli", "outlaw-world")
    assert question(game, 0, "en") == (
        "What do you add for the takeover of Outlaw World? It is 3 against 3 now.",
        ["nothing", "3 Military with New Military Tactics: giving up New Military Tactics"],
    )
    pick(game, 0, "none")
    assert question(game, 1, "en")[0] == (
        "Choose up to 1 card from hand to discard for 1 Military each, to keep Outlaw World: it is 3 against 3 now."
    )
    assert question(game, 1, "de")[0].startswith("Wähle bis zu 1 Karte aus der Hand")


def test_what_happens_is_told_to_everybody_in_both_languages() -> None:
    game = example_2([*BRITTA, "imperium-lords"], CHRISTIANE)
    declare(game, 2, "rebel-alliance", "rebel-colony")
    pick(game, 1)
    kinds = ("takeover declared", "taken over", "takeover void")
    told = [event for event in game.log or [] if event.kind in kinds]
    assert [RaceWords("en", NAMES, 1).event(event) for event in told] == [
        "Andreas declares a takeover of Rebel Colony with Imperium Seat, against you.",
        "Christiane declares a takeover of Rebel Colony with Rebel Alliance, against you.",
        "Andreas takes over Rebel Colony from you: 8 against 8.",
        "Christiane can no longer take over Rebel Colony from you.",
    ]
    assert [RaceWords("de", NAMES, 2).event(event) for event in told] == [
        "Andreas kündigt mit Imperium Ratssitz an, Rebellen Kolonie von Britta zu übernehmen.",
        "Du kündigst mit Rebellen Allianz an, Rebellen Kolonie von Britta zu übernehmen.",
        "Andreas übernimmt Rebellen Kolonie von Britta: 8 gegen 8.",
        "Du kannst Rebellen Kolonie nicht mehr von Britta übernehmen.",
    ]
    assert RaceWords("de", NAMES, 1).event(told[2]) == "Andreas übernimmt Rebellen Kolonie von dir: 8 gegen 8."


def test_every_question_has_words() -> None:
    attacker = ["old-earth", "imperium-seat", "drop-ships", "space-mercenaries"]
    owner = ["earths-lost-colony", "rebel-colony", "new-military-tactics"]
    game = brink(attacker, owner, COUNCIL, hands=[["comet-zone"], [], []], prestige=[0, 0, 1])
    assert "Welche Welt willst du übernehmen, und mit welcher Fähigkeit?" in all_said(game)
    declare(game, 0, "imperium-seat", "rebel-colony")
    said = all_said(game)
    assert (
        "Choose up to 1 card from hand to discard for 1 Military each, to take over Rebel Colony: "
        "it is 5 against 4 now." in said
    )
    pick(game, 0)
    assert question(game, 2, "en") == (
        "Which takeover do you make fail with Pan-Galactic Security Council?",
        ["none", "that of Rebel Colony with Imperium Seat"],
    )
    assert "die von Rebellen Kolonie mit Imperium Ratssitz" in all_said(game)
    pick(game, 2, "none")
    assert question(game, 1, "en") == (
        "What do you add to keep Rebel Colony? It is 4 against 5 now.",
        ["nothing", "3 Military with New Military Tactics: giving up New Military Tactics"],
    )
    assert "militärische Stärke 3 durch Neue Militärische Taktiken: du gibst Neue Militärische Taktiken ab" in all_said(
        game
    )
    pick(game, 1, "with new-military-tactics")
    assert "You fail to take over Rebel Colony from Britta: 5 against 7." in all_said(game)


def test_every_ending_has_words() -> None:
    game = brink(STRONG, ["earths-lost-colony", "rebel-colony"], COUNCIL, prestige=[0, 0, 1])
    declare(game, 0, "imperium-seat", "rebel-colony")
    pick(game, 2, "veto imperium-seat rebel-colony")
    said = all_said(game)
    assert "Christiane makes the takeover of Rebel Colony by you fail." in said
    assert "Du lässt die von Andreas angekündigte Übernahme von Rebellen Kolonie scheitern." in said
    game = brink(["old-earth", "imperium-planet-buster"], ["earths-lost-colony", "runaway-robots", "expedition-force"])
    declare(game, 0, "imperium-planet-buster", "runaway-robots")
    assert "You destroy Runaway Robots in a takeover from Britta: 3 against 2." in all_said(game)
    attacker = ["old-earth", "interstellar-casus-belli", "imperium-invasion-fleet"]
    game = brink(attacker, ["galactic-scavengers"], saved=[[], ["gem-world"]], prestige=[1, 0])
    declare(game, 0, "interstellar-casus-belli", "galactic-scavengers", "imperium-invasion-fleet")
    said = all_said(game)
    assert "You get 1 card, saved there: Gem World." in said
    assert "Andreas gets 1 card, saved there." in said
