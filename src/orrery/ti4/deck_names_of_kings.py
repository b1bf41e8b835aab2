"""What the cards and technologies are called that came with Prophecy of Kings, in English and German, by key."""

from __future__ import annotations

from typing import Final

KINGS_CARD_NAMES: Final[dict[str, tuple[str, str]]] = {
    "archaeological-expedition": ("Archaeological Expedition", "Archäologische Expedition"),
    "confounding-legal-text": ("Confounding Legal Text", "Verblüffender Gesetzestext"),
    "coup-detat": ("Coup d'Etat", "Staatsstreich"),
    "deadly-plot": ("Deadly Plot", "Tödliche Verschwörung"),
    "decoy-operation": ("Decoy Operation", "Täuschungsmanöver"),
    "diplomatic-pressure": ("Diplomatic Pressure", "Diplomatischer Druck"),
    "divert-funding": ("Divert Funding", "Umgeleitete Gelder"),
    "exploration-probe": ("Exploration Probe", "Erkundungssonde"),
    "manipulate-investments": ("Manipulate Investments", "Manipulierte Investitionen"),
    "nav-suite": ("Nav Suite", "Navigationssystem"),
    "refit-troops": ("Refit Troops", "Truppen umrüsten"),
    "reveal-prototype": ("Reveal Prototype", "Enthüllter Prototyp"),
    "reverse-engineer": ("Reverse Engineer", "Nachkonstruktion"),
    "rout": ("Rout", "Heillose Flucht"),
    "scuttle": ("Scuttle", "Abwracken"),
    "seize-artifact": ("Seize Artifact", "Artefakt beschlagnahmen"),
    "waylay": ("Waylay", "Auflauern"),
}

KINGS_AGENDA_NAMES: Final[dict[str, tuple[str, str]]] = {
    "armed-forces-standardization": ("Armed Forces Standardization", "Vereinheitlichung der Streitkräfte"),
    "articles-of-war": ("Articles of War", "Kriegsartikel"),
    "checks-and-balances": ("Checks and Balances", "Gegenseitige Kontrolle"),
    "clandestine-operations": ("Clandestine Operations", "Geheimoperationen"),
    "covert-legislation": ("Covert Legislation", "Heimliche Gesetzgebung"),
    "galactic-crisis-pact": ("Galactic Crisis Pact", "Galaktischer Krisenpakt"),
    "minister-of-antiquities": ("Minister of Antiquities", "Minister für Altertümer"),
    "nexus-sovereignty": ("Nexus Sovereignty", "Souveränität des Nexus"),
    "political-censure": ("Political Censure", "Politischer Tadel"),
    "rearmament-agreement": ("Rearmament Agreement", "Aufrüstungsabkommen"),
    "representative-government-pok": ("Representative Government", "Repräsentative Regierung"),
    "research-grant-reallocation": ("Research Grant Reallocation", "Umverteilung von Forschungsgeldern"),
    "search-warrant": ("Search Warrant", "Durchsuchungsbefehl"),
}

KINGS_OBJECTIVE_NAMES: Final[dict[str, tuple[str, str]]] = {
    "amass-wealth": ("Amass Wealth", "Häufe Reichtum an"),
    "build-defenses": ("Build Defenses", "Baue Verteidigungsanlagen"),
    "discover-lost-outposts": ("Discover Lost Outposts", "Entdecke verlorene Außenposten"),
    "engineer-a-marvel": ("Engineer a Marvel", "Erschaffe ein Wunderwerk"),
    "explore-deep-space": ("Explore Deep Space", "Erforsche den tiefen Raum"),
    "improve-infrastructure": ("Improve Infrastructure", "Verbessere die Infrastruktur"),
    "make-history": ("Make History", "Schreibe Geschichte"),
    "populate-the-outer-rim": ("Populate the Outer Rim", "Besiedle den äußeren Rand"),
    "push-boundaries": ("Push Boundaries", "Verschiebe die Grenzen"),
    "raise-a-fleet": ("Raise a Fleet", "Stelle eine Flotte auf"),
    "achieve-supremacy": ("Achieve Supremacy", "Erringe die Vorherrschaft"),
    "become-a-legend": ("Become a Legend", "Werde zur Legende"),
    "command-an-armada": ("Command an Armada", "Befehlige eine Armada"),
    "construct-massive-cities": ("Construct Massive Cities", "Errichte riesige Städte"),
    "control-the-borderlands": ("Control the Borderlands", "Kontrolliere die Grenzlande"),
    "hold-vast-reserves": ("Hold Vast Reserves", "Halte gewaltige Reserven"),
    "patrol-vast-territories": ("Patrol Vast Territories", "Patrouilliere weite Gebiete"),
    "protect-the-border": ("Protect the Border", "Schütze die Grenze"),
    "reclaim-ancient-monuments": ("Reclaim Ancient Monuments", "Gewinne uralte Monumente zurück"),
    "rule-distant-lands": ("Rule Distant Lands", "Herrsche über ferne Länder"),
    "become-a-martyr": ("Become a Martyr", "Werde zum Märtyrer"),
    "betray-a-friend": ("Betray a Friend", "Verrate einen Freund"),
    "brave-the-void": ("Brave the Void", "Trotze der Leere"),
    "darken-the-skies": ("Darken the Skies", "Verdunkle den Himmel"),
    "defy-space-and-time": ("Defy Space and Time", "Trotze Raum und Zeit"),
    "demonstrate-your-power": ("Demonstrate Your Power", "Demonstriere deine Macht"),
    "destroy-heretical-works": ("Destroy Heretical Works", "Zerstöre ketzerische Werke"),
    "dictate-policy": ("Dictate Policy", "Diktiere die Politik"),
    "drive-the-debate": ("Drive the Debate", "Bestimme die Debatte"),
    "establish-hegemony": ("Establish Hegemony", "Errichte eine Hegemonie"),
    "fight-with-precision": ("Fight with Precision", "Kämpfe mit Präzision"),
    "foster-cohesion": ("Foster Cohesion", "Fördere den Zusammenhalt"),
    "hoard-raw-materials": ("Hoard Raw Materials", "Horte Rohstoffe"),
    "mechanize-the-military": ("Mechanize the Military", "Mechanisiere das Militär"),
    "occupy-the-fringe": ("Occupy the Fringe", "Besetze die Randgebiete"),
    "produce-en-masse": ("Produce en Masse", "Produziere in Massen"),
    "prove-endurance": ("Prove Endurance", "Beweise Ausdauer"),
    "seize-an-icon": ("Seize an Icon", "Ergreife ein Wahrzeichen"),
    "stake-your-claim": ("Stake Your Claim", "Stecke deinen Anspruch ab"),
    "strengthen-bonds": ("Strengthen Bonds", "Festige Bande"),
}

KINGS_TECH_NAMES: Final[dict[str, tuple[str, str]]] = {
    "psychoarchaeology": ("Psychoarchaeology", "Psychoarchäologie"),
    "bio-stims": ("Bio-Stims", "Biostimulanzien"),
    "dark-energy-tap": ("Dark Energy Tap", "Nullpunktenergie-Reaktor"),
    "sling-relay": ("Sling Relay", "Schleuderrelais"),
    "scanlink-drone-network": ("Scanlink Drone Network", "Scanlink-Drohnennetz"),
    "predictive-intelligence": ("Predictive Intelligence", "Vorausschauende Intelligenz"),
    "ai-development-algorithm": ("AI Development Algorithm", "KI-Entwicklungsalgorithmus"),
    "self-assembly-routines": ("Self Assembly Routines", "Selbstmontageroutinen"),
}

KINGS_NAMES: Final = {**KINGS_CARD_NAMES, **KINGS_AGENDA_NAMES, **KINGS_OBJECTIVE_NAMES, **KINGS_TECH_NAMES}
