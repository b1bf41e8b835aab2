"""Gambler in words."""

EN = {
    "name": "Gambler",
    "power": "Bluff",
    "gist": "Claims what its card is, truly or not",
    "text": "As a main player, once your opponent's card is shown, you may use this power to leave your own card face "
    "down and claim what it is, truly or not. If your opponent believes you, the encounter is settled as if the claim "
    "were true, and your card then goes face down under the deck. If your opponent challenges you, the card is shown: "
    "whoever was wrong loses as many ships as that player has in the encounter, but none of those, and the cards "
    "count as they are. If you have to lay your card openly, you claim then.",
    "wild": "As a main player, before the cards are shown, call a number. If the two attacks differ by at least that "
    "much, it is added to your card.",
    "super": "When you claim, name 1 to 20 ships: whoever is wrong after a challenge loses that many more.",
    "ask gambler.claim": "What do you claim your card to be?",
    "ask gambler.challenge": "{seat0} {seat0|claims|claim} to have laid {card1} ({ships2} more at stake). Do you "
    "believe that?",
    "ask gambler.spread": "By how much, at least, will the two attacks differ?",
    "ask gambler.stakes": "How many more ships do you put at stake?",
    "option believe": "Believe it",
    "option challenge": "Have the card shown",
    "option number": "{n0}",
    "event claimed": "{who} {who|leaves|leave} the card face down and {who|claims|claim}: {card0}.",
    "event challenged": "{who} {who|does|do} not believe it. The card is {card0}.",
    "event card buried": "{who|The card of {who}|Your card} goes face down under the deck.",
    "event spread": "{who} {who|calls|call} a difference of {n0}.",
    "event stakes": "{who} {who|raises|raise} the stakes by {ships0}.",
}
DE = {
    "name": "Zocker",
    "power": "Bluff",
    "gist": "Behauptet, was die eigene Karte ist, wahr oder nicht",
    "text": "Als Hauptspieler darfst du diese Fähigkeit benutzen, wenn die Karte deines Gegners aufgedeckt ist: Lass "
    "deine eigene verdeckt und behaupte, was sie ist, wahr oder nicht. Glaubt dein Gegner dir, wird die "
    "Herausforderung so abgewickelt, als stimme es, und deine Karte kommt danach verdeckt unter den Stapel. Zweifelt "
    "er, wird die Karte gezeigt: Wer unrecht hatte, verliert so viele Schiffe, wie er in der Herausforderung hat, "
    "aber keine von diesen, und die Karten gelten, wie sie sind. Musst du deine Karte offen legen, behauptest du "
    "schon dann.",
    "wild": "Als Hauptspieler, bevor die Karten aufgedeckt werden: Nenne eine Zahl. Unterscheiden sich die beiden "
    "Angriffe um mindestens so viel, wird sie zu deiner Karte gezählt.",
    "super": "Nenne bei deiner Behauptung 1 bis 20 Schiffe: Wer nach einem Zweifel unrecht hat, verliert so viele "
    "mehr.",
    "ask gambler.claim": "Was soll deine Karte angeblich sein?",
    "ask gambler.challenge": "{seat0} {seat0|behauptet|behauptest}: {card1} (zusätzlich auf dem Spiel: {ships2}). "
    "Glaubst du das?",
    "ask gambler.spread": "Um wie viel mindestens werden sich die Angriffe unterscheiden?",
    "ask gambler.stakes": "Wie viele Schiffe setzt du zusätzlich?",
    "option believe": "Glauben",
    "option challenge": "Die Karte zeigen lassen",
    "option number": "{n0}",
    "event claimed": "{who} lässt die Karte verdeckt und {who|behauptet|behauptest}: {card0}.",
    "event challenged": "{who} {who|glaubt|glaubst} es nicht. Die Karte ist: {card0}.",
    "event card buried": "{who|Die Karte von {who}|Deine Karte} kommt verdeckt unter den Stapel.",
    "event spread": "{who} {who|nennt|nennst} einen Unterschied von {n0}.",
    "event stakes": "{who} {who|erhöht|erhöhst} den Einsatz: {ships0}.",
}
EVENTS = {"claimed": "card", "challenged": "card", "spread": "n", "stakes": "ships"}
