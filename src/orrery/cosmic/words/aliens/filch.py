"""Filch in words."""

EN = {
    "name": "Filch",
    "power": "Theft",
    "gist": "Takes the opponent's used encounter card",
    "text": "As a main player, when the encounter cards have been discarded at the end of the encounter, you may use "
    "this power to take your opponent's from the discard pile into your hand.",
    "wild": "When another player plays an artifact or a flare, discard a negotiate from your hand: the card has no "
    "effect and goes to your hand.",
    "super": "Your power takes any other player's used encounter card, also in an encounter that you have no part in.",
    "ask filch.card": "Which used encounter card do you take?",
    "event picked card": "{who} {who|picks|pick} {card0}.",
    "classic wild": "Once in each encounter, unseen: help yourself to one of your ships in the warp, the top card of "
    "the deck or a card of the discard pile. This flare stays hidden; if somebody accuses you at that moment you show "
    "it, take nothing and lose a ship to the warp. Who accuses an innocent player gives that player a card, drawn "
    "blindly.",
    "ask filch.cheat": "Nobody is looking. What do you do?",
    "option look away": "Mind your own business",
    "option accuse": "Accuse {player0} of cheating",
    "option cheat ship": "Cheat: a ship from the warp to {planet0}",
    "option cheat deck": "Cheat: the top card of the deck",
    "option cheat discard": "Cheat: {card0} from the discard pile",
    "event accused": "{who} {who|accuses|accuse} {seat0} of cheating.",
    "event caught": "{who} {who|is|are} caught cheating!",
}
DE = {
    "name": "Diebe",
    "power": "Diebstahl",
    "gist": "Nimmt die gespielte Karte des Gegners",
    "text": "Wenn du Hauptspieler bist und die Gefechtskarten am Ende der Herausforderung abgelegt sind, darfst du "
    "diese Fähigkeit benutzen: Nimm die deines Gegners von der Ablage auf die Hand.",
    "wild": "Spielt ein anderer Spieler ein Artefakt oder ein Manöver, lege eine Verhandlung aus deiner Hand ab: Die "
    "Karte hat keine Wirkung und kommt auf deine Hand.",
    "super": "Deine Fähigkeit nimmt die benutzte Gefechtskarte eines beliebigen anderen Spielers, auch wenn du an "
    "der Herausforderung nicht beteiligt bist.",
    "ask filch.card": "Welche benutzte Gefechtskarte nimmst du?",
    "event picked card": "{who} {who|zeigt|zeigst} auf {card0}.",
    "classic wild": "Einmal in jeder Herausforderung, ungesehen: Bediene dich mit einem deiner Schiffe im Warp, der "
    "obersten Karte des Stapels oder einer Karte der Ablage. Dieses Manöver bleibt verborgen; beschuldigt dich in "
    "diesem Augenblick jemand, zeigst du es, nimmst nichts und verlierst ein Schiff an den Warp. Wer einen "
    "Unschuldigen beschuldigt, gibt ihm eine blind gezogene Karte.",
    "ask filch.cheat": "Niemand sieht hin. Was tust du?",
    "option look away": "Dich um deine Sachen kümmern",
    "option accuse": "{player0} des Betrugs beschuldigen",
    "option cheat ship": "Betrügen: ein Schiff aus dem Warp auf {planet0}",
    "option cheat deck": "Betrügen: die oberste Karte des Stapels",
    "option cheat discard": "Betrügen: {card0} von der Ablage",
    "event accused": "{who} {who|beschuldigt|beschuldigst} {seat0:dich} des Betrugs.",
    "event caught": "{who} {who|wird|wirst} beim Betrügen erwischt!",
}
EVENTS = {"picked card": "card", "accused": "seat"}
