"""Why a thing cannot be chosen, in words. A place says what its number is: {n0} a number, {cards1} so many cards."""

from __future__ import annotations

import re
from typing import Final

from orrery.kernel.decision import Refused
from orrery.race.words.phrases import RacePhrases

ENGLISH: Final[dict[str, str]] = {
    # what the question is about instead
    "asks-action": "You choose an action here.",
    "asks-start-world": "You choose a start world here.",
    "asks-pack": "You choose a card of the pack that you draft from.",
    "asks-drawn": "You choose among the cards that you have just drawn.",
    "asks-development": "You choose a development from your hand.",
    "asks-world": "You choose a world from your hand.",
    "asks-hand": "You choose cards from your hand here.",
    "asks-saved": "You choose the card that is saved.",
    "asks-help": "You choose here how it is done: with which cards of your tableau.",
    "asks-good": "You choose a good on one of your worlds.",
    "asks-power": "You choose a power of a card in your tableau.",
    "asks-windfall": "You choose one of your windfall worlds.",
    "asks-takeover": "You choose another player's world, and your power that takes it over.",
    "asks-veto": "You choose a takeover that was declared.",
    "asks-kind": "You choose a kind of goods here.",
    "asks-number": "You name a number here.",
    "asks-category": "You choose a category to search in.",
    "asks-shown": "You choose among the cards that were turned up.",
    "is-subject": "The question is about this card: it is not among what you choose from.",
    "goal": "Goals are not chosen: whoever meets the condition when it is checked takes the tile.",
    "seat": "Players are not chosen here.",
    "action-later": "Actions are chosen at the start of a round.",
    "unseen": "It does not lie where you can see it.",
    "not-yours": "It belongs to {name0}.",
    "saved": "It is saved under a world: you take it into your hand when you produce.",
    "drafted": "You have drafted it already: it is in your draw pile.",
    "placed-now": "It was placed in this phase: its powers work from the next one on.",
    # develop and settle
    "is-world": "This is a world; only a development can be placed here.",
    "is-development": "This is a development; only a world can be placed here.",
    "stands-already": "You have this development in your tableau already.",
    "too-dear": "It costs {n0}, and you hold {cards1} besides it.",
    "too-dear-reduced": "It costs {n0} after all reductions, instead of {n2}, and you hold {cards1} besides it.",
    "too-strong": "Defense {n0}; your Military against it is {n1}.",
    "too-strong-reserve": "Defense {n0}; your Military against it is {n1}, and you could add {n2} at most.",
    "too-strong-too-dear": "Defense {n0}, and your Military against it could be {n1} at most; to pay for it costs "
    "{n2}, and you hold {cards3} besides it.",
    "not-military": "It is not a military world.",
    "no-optional-power": "It has no power that you could use here.",
    "no-way-with-it": "No way that you could choose now uses it.",
    "used": "Its power was used in this phase already.",
    "kind-lacking": "Its power takes a {kind0} good, and you have none to spend.",
    "not-for-alien": "It cannot make a world for Alien technology free.",
    "only-military": "It lets you pay for military worlds, and this is not one.",
    "only-peaceful": "It lets you conquer a world that is not military, and this one is.",
    "pays-for-others": "It lets you pay for other military worlds than this one.",
    "prestige-lacking": "It takes {n0} prestige, and you have {n1}.",
    "recruits-next": "How many cards you discard for its Military is asked next.",
    # further worlds and takeovers
    "first-world-first": "It adds a world to a first one, and you have placed none in this phase.",
    "no-world-in-reach": "You can place no further world now.",
    "nothing-to-replace": "No world in your hand can take the place of one in your tableau.",
    "only-peaceful-worlds": "Only a world that is not military can be replaced, by another such world.",
    "no-successor": "You hold no world of its kind that costs as much or up to {n0} more.",
    "no-predecessor": "You have no world of its kind in your tableau that costs as much or up to {n0} less.",
    "leaves-too-little": "After that you could no longer place the world that you have shown.",
    "only-worlds": "Only worlds can be taken over.",
    "placed-now-target": "It was placed in this phase and cannot be taken over yet.",
    "no-rebel-world": "Your power works only against a player with a Rebel military world, and {name0} has none.",
    "no-imperium-card": "Your power works only against a player with an Imperium card, and {name0} has none.",
    "no-military": "Your power works only against a player with Military of 1 or more, and {name0} has less.",
    "only-rebels": "Your power takes over Rebel worlds only.",
    "defended": "It would be defended with {n0}; your attack could reach {n1} at most.",
    "no-takeover-power": "It has no power to take over a world.",
    "no-target": "No world of the others can be taken over with it now.",
    "not-attacked": "No takeover was declared of it, or with it.",
    # goods and consume
    "no-good": "No good lies on it.",
    "wrong-kind": "A {kind0} good is asked for.",
    "unpaid": "Its good cannot be spent for the world itself.",
    "needed-later": "Its good is needed as {kind0}.",
    "not-for-trade": "Its good cannot be sold by the Trade action.",
    "no-consume-power": "It has no Consume power.",
    "goods-lacking": "It takes {goods0}, and you have {n1}.",
    "goods-of-kind-lacking": "It takes {goods0} of the kind {kind2}, and you have {n1}.",
    "kinds-lacking": "It takes goods of {n0} different kinds, and you have {n1}.",
    "hand-lacking": "It takes {cards0} from your hand, and you hold {n1}.",
    "stake-lacking": "You hold no card of cost or defense {n0} to {n1} to stake.",
    "stake-cost": "Its cost or defense is {n0}; the stake must be {n1} to {n2}.",
    "is-stake": "It is your stake: you get it back with the card that you win.",
    "kind-taken": "A good of the kind {kind0} is taken already.",
    "other-first": "Each kind is needed, and the good of {card0} comes first.",
    "set-aside": "Its good is taken already.",
    # produce
    "not-windfall": "It is no windfall world: only those are chosen here.",
    "has-good": "A good lies on it already.",
    "no-power-for-kind": "You have no power or bonus left that produces here on a world of the kind {kind0}.",
    "no-empty-windfall": "You have no empty windfall world of the kind {kind0}.",
    "draws-nothing": "It draws no card for what you have produced so far.",
    # actions and search
    "action-chosen": "You have chosen this action card already.",
    "search-used": "You have used your prestige/search card; it leaves the game.",
    "no-takeovers": "This game is played without takeovers.",
    "passed-over": "You have left it for the next card that fits.",
    "not-searched": "It is not what you search for: {category0}.",
}

GERMAN: Final[dict[str, str]] = {
    "asks-action": "Hier wählst du eine Aktion.",
    "asks-start-world": "Hier wählst du eine Startwelt.",
    "asks-pack": "Du wählst eine der Karten, von denen du dir gerade eine nimmst.",
    "asks-drawn": "Du wählst unter den Karten, die du gerade gezogen hast.",
    "asks-development": "Du wählst eine Entwicklung aus deiner Hand.",
    "asks-world": "Du wählst eine Welt aus deiner Hand.",
    "asks-hand": "Hier wählst du Karten aus deiner Hand.",
    "asks-saved": "Du wählst die Karte, die aufgehoben wird.",
    "asks-help": "Hier wählst du, wie es geschieht: mit welchen Karten deiner Auslage.",
    "asks-good": "Du wählst ein Gut auf einer deiner Welten.",
    "asks-power": "Du wählst eine Fähigkeit einer Karte in deiner Auslage.",
    "asks-windfall": "Du wählst eine deiner „Windfall“-Welten.",
    "asks-takeover": "Du wählst eine Welt der anderen und deine Fähigkeit, die sie übernimmt.",
    "asks-veto": "Du wählst eine angekündigte Übernahme.",
    "asks-kind": "Hier wählst du eine Art von Gütern.",
    "asks-number": "Hier nennst du eine Zahl.",
    "asks-category": "Du wählst, wonach du suchst.",
    "asks-shown": "Du wählst unter den aufgedeckten Karten.",
    "is-subject": "Um diese Karte geht es in der Frage: Sie steht nicht zur Wahl.",
    "goal": "Ziele werden nicht gewählt: Wer die Bedingung erfüllt, wenn sie geprüft wird, erhält das Plättchen.",
    "seat": "Spieler werden hier nicht gewählt.",
    "action-later": "Aktionen werden zu Beginn einer Runde gewählt.",
    "unseen": "Sie liegt nicht da, wo du sie sehen kannst.",
    "not-yours": "Sie gehört {name0}.",
    "saved": "Sie liegt aufgehoben unter einer Welt: Beim Produzieren nimmst du sie auf die Hand.",
    "drafted": "Du hast sie dir schon genommen: Sie liegt in deinem Nachziehstapel.",
    "placed-now": "Sie wurde in dieser Phase ausgespielt: Ihre Fähigkeiten wirken ab der nächsten.",
    "is-world": "Das ist eine Welt; hier kann nur eine Entwicklung ausgespielt werden.",
    "is-development": "Das ist eine Entwicklung; hier kann nur eine Welt ausgespielt werden.",
    "stands-already": "Diese Entwicklung liegt schon in deiner Auslage.",
    "too-dear": "Sie kostet {n0}, und außer ihr hast du {cards1} auf der Hand.",
    "too-dear-reduced": "Sie kostet mit allen Nachlässen {n0} statt {n2}, und außer ihr hast du {cards1} auf der Hand.",
    "too-strong": "Verteidigungsstärke {n0}; deine militärische Stärke gegen sie ist {n1}.",
    "too-strong-reserve": "Verteidigungsstärke {n0}; deine militärische Stärke gegen sie ist {n1}, höchstens {n2} "
    "könntest du hinzufügen.",
    "too-strong-too-dear": "Verteidigungsstärke {n0}, und deine militärische Stärke gegen sie könnte höchstens {n1} "
    "sein; bezahlt kostet sie {n2}, und außer ihr hast du {cards3} auf der Hand.",
    "not-military": "Sie ist keine militärische Welt.",
    "no-optional-power": "Sie hat keine Fähigkeit, die du hier einsetzen könntest.",
    "no-way-with-it": "Keine Möglichkeit, die du jetzt hast, nutzt sie.",
    "used": "Ihre Fähigkeit wurde in dieser Phase schon eingesetzt.",
    "kind-lacking": "Ihre Fähigkeit nimmt ein Gut der Art {kind0}, und du hast keines auszugeben.",
    "not-for-alien": "Eine Welt für Alien-Technologie kann sie nicht kostenlos machen.",
    "only-military": "Mit ihr bezahlst du militärische Welten, und diese ist keine.",
    "only-peaceful": "Mit ihr eroberst du eine nicht-militärische Welt, und diese ist militärisch.",
    "pays-for-others": "Mit ihr bezahlst du andere militärische Welten als diese.",
    "prestige-lacking": "Dafür braucht es {n0} Prestige, und du hast {n1}.",
    "recruits-next": "Wie viele Karten du für ihre Stärke abwirfst, wird gleich gefragt.",
    "first-world-first": "Sie erlaubt eine weitere Welt, und du hast in dieser Phase noch keine ausgespielt.",
    "no-world-in-reach": "Du kannst jetzt keine weitere Welt ausspielen.",
    "nothing-to-replace": "Keine Welt in deiner Hand kann eine in deiner Auslage ersetzen.",
    "only-peaceful-worlds": "Nur eine nicht-militärische Welt kann ersetzt werden, durch eine ebensolche.",
    "no-successor": "Du hältst keine Welt ihrer Art, die ebenso viel oder bis zu {n0} mehr kostet.",
    "no-predecessor": "In deiner Auslage ist keine Welt ihrer Art, die ebenso viel oder bis zu {n0} weniger kostet.",
    "leaves-too-little": "Danach könntest du die Welt nicht mehr ausspielen, die du gezeigt hast.",
    "only-worlds": "Nur Welten können übernommen werden.",
    "placed-now-target": "Sie wurde in dieser Phase ausgespielt und kann noch nicht übernommen werden.",
    "no-rebel-world": "Deine Fähigkeit wirkt nur gegen Spieler mit militärischer Rebellen-Welt; {name0} hat keine.",
    "no-imperium-card": "Deine Fähigkeit wirkt nur gegen Spieler mit einer Imperiums-Karte; {name0} hat keine.",
    "no-military": "Deine Fähigkeit wirkt nur gegen Spieler mit militärischer Stärke ab 1; {name0} hat weniger.",
    "only-rebels": "Deine Fähigkeit übernimmt nur Rebellen-Welten.",
    "defended": "Verteidigt würde sie mit {n0}; dein Angriff käme höchstens auf {n1}.",
    "no-takeover-power": "Sie hat keine Fähigkeit, eine Welt zu übernehmen.",
    "no-target": "Keine Welt der anderen kann jetzt mit ihr übernommen werden.",
    "not-attacked": "Weder mit ihr noch gegen sie wurde eine Übernahme angekündigt.",
    "no-good": "Auf ihr liegt kein Gut.",
    "wrong-kind": "Gefragt ist ein Gut der Art {kind0}.",
    "unpaid": "Ihr Gut kann nicht für sie selbst ausgegeben werden.",
    "needed-later": "Ihr Gut wird noch als eines der Art {kind0} gebraucht.",
    "not-for-trade": "Ihr Gut kann mit der Aktion Handel nicht verkauft werden.",
    "no-consume-power": "Sie hat keine Fähigkeit für Verbrauchen.",
    "goods-lacking": "Dafür braucht es {goods0}, und du hast {n1}.",
    "goods-of-kind-lacking": "Dafür braucht es {goods0} der Art {kind2}, und du hast {n1}.",
    "kinds-lacking": "Dafür braucht es Güter {n0} verschiedener Arten, und du hast {n1}.",
    "hand-lacking": "Dafür braucht es {cards0} aus deiner Hand, und du hast {n1}.",
    "stake-lacking": "Du hast keine Karte mit Kosten oder Verteidigungsstärke {n0} bis {n1} als Einsatz.",
    "stake-cost": "Ihre Kosten oder Verteidigungsstärke sind {n0}; der Einsatz muss {n1} bis {n2} haben.",
    "is-stake": "Sie ist dein Einsatz: Du bekommst sie mit der gewonnenen Karte zurück.",
    "kind-taken": "Ein Gut der Art {kind0} ist schon genommen.",
    "other-first": "Jede Art wird gebraucht, und das Gut von {card0} ist zuerst an der Reihe.",
    "set-aside": "Ihr Gut ist schon genommen.",
    "not-windfall": "Sie ist keine „Windfall“-Welt: Nur solche stehen hier zur Wahl.",
    "has-good": "Auf ihr liegt schon ein Gut.",
    "no-power-for-kind": "Du hast keine Fähigkeit und keinen Bonus mehr, um hier auf einer Welt der Art {kind0} zu "
    "produzieren.",
    "no-empty-windfall": "Du hast keine leere „Windfall“-Welt der Art {kind0}.",
    "draws-nothing": "Für das, was du bisher produziert hast, zieht sie keine Karte.",
    "action-chosen": "Diese Aktionskarte hast du schon gewählt.",
    "search-used": "Deine Karte für Prestige und Suche ist verbraucht.",
    "no-takeovers": "Diese Partie wird ohne Übernahmen gespielt.",
    "passed-over": "Du hast sie für die nächste passende Karte liegen gelassen.",
    "not-searched": "Danach suchst du nicht: {category0}.",
}

REASONS: Final = {"en": ENGLISH, "de": GERMAN}
PLACE: Final = re.compile(r"\{([a-z]+)([0-9])\}")


def reason_words(phrases: RacePhrases, language: str, refused: Refused, names: list[str]) -> str:
    """The sentence of a reason with its numbers; "" for those that all games share."""
    sentence = REASONS[language].get(refused.reason, "")
    return PLACE.sub(lambda place: filled(phrases, place[1], refused.numbers[int(place[2])], names), sentence)


def filled(phrases: RacePhrases, what: str, number: int, names: list[str]) -> str:
    """One number in words."""
    if what == "cards":
        return phrases.count(number, "card")
    if what == "goods":
        return phrases.count(number, "good -1")
    if what == "kind":
        return phrases.kind(number)
    if what == "card":
        return phrases.card(number)
    if what == "name":
        return names[number]
    if what == "category":
        return phrases.say(f"name category {number}")
    return str(number)
