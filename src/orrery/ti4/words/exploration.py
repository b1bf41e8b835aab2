"""Exploration, relics, legendary planets and capture in words, English and German."""

from __future__ import annotations

from typing import Final

ASKS: Final[dict[str, tuple[str, str]]] = {
    "explore": (
        "{planet0} has several traits: by which deck do you explore it?",
        "{planet0} hat mehrere Merkmale: Mit welchem Stapel erkundest du ihn?",
    ),
    "explore which": ("Which planet do you explore?", "Welchen Planeten erkundest du?"),
    "abandoned-warehouses": (
        "Abandoned Warehouses on {planet0}: what do you take?",
        "Verlassene Lagerhäuser auf {planet0}: Was nimmst du?",
    ),
    "functioning-base": (
        "Functioning Base on {planet0}: a commodity, or pay for an action card?",
        "Intakte Basis auf {planet0}: ein Massenprodukt, oder zahlst du für eine Aktionskarte?",
    ),
    "local-fabricators": (
        "Local Fabricators on {planet0}: a commodity, or pay for a mech?",
        "Örtliche Fabriken auf {planet0}: ein Massenprodukt, oder zahlst du für einen Mech?",
    ),
    "core-mine": (
        "Core Mine on {planet0}: do you remove 1 infantry for 1 trade good?",
        "Kernmine auf {planet0}: Entfernst du 1 Infanterie für 1 Handelsware?",
    ),
    "expedition": (
        "Expedition on {planet0}: do you remove 1 infantry to ready the planet?",
        "Expedition auf {planet0}: Entfernst du 1 Infanterie, um den Planeten spielbereit zu machen?",
    ),
    "volatile-fuel-source": (
        "Volatile Fuel Source on {planet0}: do you remove 1 infantry for 1 command token?",
        "Flüchtige Treibstoffquelle auf {planet0}: Entfernst du 1 Infanterie für 1 Kommandomarker?",
    ),
    "merchant-station": (
        "Merchant Station at {system0}: what do you do with your commodities?",
        "Handelsstation bei {system0}: Was machst du mit deinen Massenprodukten?",
    ),
    "ion-storm": (
        "Ion Storm at {system0}: which wormhole is up?",
        "Ionensturm bei {system0}: Welches Wurmloch liegt oben?",
    ),
    "through storm": (
        "Did your ships come through the ion storm at {system0}? Then it turns over.",
        "Sind deine Schiffe durch den Ionensturm bei {system0} gekommen? Dann wird er umgedreht.",
    ),
    "which fragments": (
        "{component0}: which three fragments do you purge?",
        "{component0}: Welche drei Fragmente vernichtest du?",
    ),
    "the-atrament": (
        "The Atrament: how many infantry on which planet?",
        "Das Atrament: Wie viel Infanterie auf welchen Planeten?",
    ),
    "imperial-arms-vault": (
        "Imperial Arms Vault: an action card, or a mech on which planet?",
        "Imperiale Waffenkammer: eine Aktionskarte oder ein Mech, und auf welchem Planeten?",
    ),
    "exterrix-headquarters": (
        "Exterrix Headquarters: trade goods, or turn your commodities into them?",
        "Exterrix-Zentrale: Handelswaren, oder machst du deine Massenprodukte dazu?",
    ),
    "mirage-flight-academy": (
        "Mirage Flight Academy: how many fighters into which system?",
        "Flugakademie von Mirage: Wie viele Jäger in welches System?",
    ),
    "stellar-converter": (
        "Stellar Converter: which planet is destroyed?",
        "Sternenkonverter: Welcher Planet wird zerstört?",
    ),
    "maw-of-worlds": (
        "Maw of Worlds: which technology do you gain?",
        "Weltenschlund: Welche Technologie erhältst du?",
    ),
    "the-codex": (
        "The Codex: which cards of the discard pile do you take?",
        "Der Kodex: Welche Karten des Ablagestapels nimmst du?",
    ),
}
OPTIONS: Final[dict[str, tuple[str, str]]] = {
    "deck": ("The {deck0} deck", "Der Stapel: {deck0}"),
    "take nothing": ("Nothing of it", "Nichts davon"),
    "gain commodities": ("Gain {commodities0}", "{commodities0} erhalten"),
    "convert commodities": ("Turn {commodities0} into trade goods", "{commodities0} zu Handelswaren machen"),
    "spend good": ("Spend 1 trade good for it", "1 Handelsware dafür ausgeben"),
    "spend commodity": ("Spend 1 commodity for it", "1 Massenprodukt dafür ausgeben"),
    "keep infantry": ("Leave it", "Es dabei belassen"),
    "remove infantry": ("Remove 1 infantry", "1 Infanterie entfernen"),
    "replenish": ("Replenish commodities", "Massenprodukte auffüllen"),
    "storm alpha": ("The alpha wormhole", "Das Alpha-Wurmloch"),
    "storm beta": ("The beta wormhole", "Das Beta-Wurmloch"),
    "through storm": ("Through the storm", "Durch den Sturm"),
    "around storm": ("Another way", "Auf anderem Weg"),
    "fragments": ("{n1} of the kind, {n0} unknown", "{n1} dieser Art, {n0} unbekannt"),
    "infantry on": ("{infantry1} on {planet0}", "{infantry1} auf {planet0}"),
    "fighters at": ("{fighter1} at {system0}", "{fighter1} bei {system0}"),
    "draw action card": ("Draw 1 action card", "1 Aktionskarte ziehen"),
    "gain goods": ("Gain {goods0}", "{goods0} erhalten"),
}
EVENTS: Final[dict[str, tuple[str, str]]] = {
    "explored": (
        "{who} {who|explores|explore} {planet0}: {component1}.",
        "{who} {who|erkundet|erkundest} {planet0}: {component1}.",
    ),
    "frontier explored": (
        "{who} {who|explores|explore} the frontier at {system0}: {component1}.",
        "{who} {who|erkundet|erkundest} den wilden Raum bei {system0}: {component1}.",
    ),
    "commodities gained": (
        "{who} {who|gains|gain} {commodities0}.",
        "{who} {who|erhält|erhältst} {commodities0}.",
    ),
    "commodities converted": (
        "{who} {who|turns|turn} {commodities0} into trade goods.",
        "{who} {who|macht|machst} {commodities0} zu Handelswaren.",
    ),
    "commodity spent": ("{who} {who|spends|spend} 1 commodity.", "{who} {who|gibt|gibst} 1 Massenprodukt aus."),
    "good spent": ("{who} {who|spends|spend} 1 trade good.", "{who} {who|gibt|gibst} 1 Handelsware aus."),
    "lifted": (
        "{who} {who|lifts|lift} {units} from {planet0} into space.",
        "{who} {who|holt|holst} {units} von {planet0} in den Weltraum.",
    ),
    "gamma wormhole": (
        "A gamma wormhole opens at {system0}.",
        "Bei {system0} öffnet sich ein Gamma-Wurmloch.",
    ),
    "ion storm alpha": (
        "The ion storm at {system0} shows an alpha wormhole.",
        "Der Ionensturm bei {system0} zeigt ein Alpha-Wurmloch.",
    ),
    "ion storm beta": (
        "The ion storm at {system0} shows a beta wormhole.",
        "Der Ionensturm bei {system0} zeigt ein Beta-Wurmloch.",
    ),
    "planet placed": (
        "{who} {who|finds|find} {planet0} at {system1}.",
        "{who} {who|entdeckt|entdeckst} {planet0} bei {system1}.",
    ),
    "planet destroyed": (
        "{who} {who|destroys|destroy} {planet0}: the planet is no more.",
        "{who} {who|zerstört|zerstörst} {planet0}: Den Planeten gibt es nicht mehr.",
    ),
    "relic gained": (
        "{who} {who|gains|gain} a relic: {component0}.",
        "{who} {who|erhält|erhältst} ein Relikt: {component0}.",
    ),
    "relic lost": (
        "{who} {who|loses|lose} {component0} to {seat1:you}.",
        "{who} {who|verliert|verlierst} {component0} an {seat1:dich}.",
    ),
    "no relic": (
        "There is no relic left for {who}.",
        "Für {who:dich} ist kein Relikt mehr da.",
    ),
    "fragment given": (
        "{who} {who|gives|give} {seat0:you} a fragment: {component1}.",
        "{who} {who|gibt|gibst} {seat0:dir} ein Fragment: {component1}.",
    ),
    "card taken": (
        "{who} {who|takes|take} {card0} from the discard pile.",
        "{who} {who|nimmt|nimmst} {card0} vom Ablagestapel.",
    ),
    "captured": (
        "{who} {who|captures|capture} 1 {type1} of {seat0:you}.",
        "{who} {who|nimmt|nimmst} 1 {type1} von {seat0:dir} gefangen.",
    ),
    "captive returned": (
        "{who} {who|returns|return} 1 captured {type1} to {seat0:you}.",
        "{who} {who|gibt|gibst} {seat0:dir} eine gefangene Einheit zurück: 1 {type1}.",
    ),
    "captive freed": (
        "{who} {who|returns|return} 1 captured {type1} to the supply.",
        "{who} {who|legt|legst} eine gefangene Einheit in den Vorrat zurück: 1 {type1}.",
    ),
}
CARRYING: Final = {
    "planet component": ("explored",),
    "system component": ("frontier explored",),
    "n": ("commodities gained", "commodities converted"),
    "planet type n +units": ("lifted",),
    "system": ("gamma wormhole", "ion storm alpha", "ion storm beta"),
    "planet system": ("planet placed",),
    "planet": ("planet destroyed",),
    "component": ("relic gained",),
    "component seat": ("relic lost",),
    "seat component": ("fragment given",),
    "card": ("card taken",),
    "seat type": ("captured", "captive returned"),
    "n type": ("captive freed",),
}
