"""What objectives ask for, and what strategy cards do, in our own words, in English and German."""

from __future__ import annotations

from typing import Final

GOALS: Final[dict[str, tuple[str, str]]] = {
    "corner-the-market": ("Control 4 planets of one trait.", "Kontrolliere 4 Planeten mit demselben Merkmal."),
    "develop-weaponry": ("Own 2 unit upgrades.", "Besitze 2 Einheitenaufwertungen."),
    "diversify-research": (
        "Own 2 technologies in each of 2 colours.",
        "Besitze je 2 Technologien in 2 Farben.",
    ),
    "erect-a-monument": ("Spend 8 resources.", "Gib 8 Ressourcen aus."),
    "expand-borders": (
        "Control 6 planets outside home systems.",
        "Kontrolliere 6 Planeten außerhalb von Heimat-Systemen.",
    ),
    "found-research-outposts": (
        "Control 3 planets with a technology specialty.",
        "Kontrolliere 3 Planeten mit Technologie-Spezialisierung.",
    ),
    "intimidate-council": (
        "Have ships in 2 systems next to that of Mecatol Rex.",
        "Habe Schiffe in 2 Systemen, die an das von Mecatol Rex grenzen.",
    ),
    "lead-from-the-front": (
        "Spend 3 command tokens of your tactic and strategy pools.",
        "Gib 3 Kommandomarker aus Taktik- und Strategiepool aus.",
    ),
    "negotiate-trade-routes": ("Spend 5 trade goods.", "Gib 5 Handelswaren aus."),
    "sway-the-council": ("Spend 8 influence.", "Gib 8 Einfluss aus."),
    "centralize-galactic-trade": ("Spend 10 trade goods.", "Gib 10 Handelswaren aus."),
    "conquer-the-weak": (
        "Control 1 planet in the home system of another player.",
        "Kontrolliere 1 Planeten im Heimat-System eines anderen.",
    ),
    "form-galactic-brain-trust": (
        "Control 5 planets with a technology specialty.",
        "Kontrolliere 5 Planeten mit Technologie-Spezialisierung.",
    ),
    "found-a-golden-age": ("Spend 16 resources.", "Gib 16 Ressourcen aus."),
    "galvanize-the-people": (
        "Spend 6 command tokens of your tactic and strategy pools.",
        "Gib 6 Kommandomarker aus Taktik- und Strategiepool aus.",
    ),
    "manipulate-galactic-law": ("Spend 16 influence.", "Gib 16 Einfluss aus."),
    "master-the-sciences": (
        "Own 2 technologies in each of 4 colours.",
        "Besitze je 2 Technologien in 4 Farben.",
    ),
    "revolutionize-warfare": ("Own 3 unit upgrades.", "Besitze 3 Einheitenaufwertungen."),
    "subdue-the-galaxy": (
        "Control 11 planets outside home systems.",
        "Kontrolliere 11 Planeten außerhalb von Heimat-Systemen.",
    ),
    "unify-the-colonies": ("Control 6 planets of one trait.", "Kontrolliere 6 Planeten mit demselben Merkmal."),
    "adapt-new-strategies": ("Own 2 technologies of factions.", "Besitze 2 Fraktionstechnologien."),
    "become-the-gatekeeper": (
        "Have ships in a system with an alpha wormhole and in one with a beta wormhole.",
        "Habe Schiffe in einem System mit Alpha-Wurmloch und in einem mit Beta-Wurmloch.",
    ),
    "control-the-region": ("Have ships in 6 systems.", "Habe Schiffe in 6 Systemen."),
    "cut-supply-lines": (
        "Have ships in a system with a space dock of another player.",
        "Habe Schiffe in einem System mit einer Raumwerft eines anderen.",
    ),
    "destroy-their-greatest-ship": (
        "Action phase: destroy a war sun or flagship of another player.",
        "Aktionsphase: Zerstöre eine Kriegssonne oder ein Flaggschiff eines anderen.",
    ),
    "establish-a-perimeter": ("Have 4 PDS on the board.", "Habe 4 PVS auf dem Spielplan."),
    "forge-an-alliance": ("Control 4 cultural planets.", "Kontrolliere 4 kulturelle Planeten."),
    "form-a-spy-network": ("Discard 5 action cards.", "Lege 5 Aktionskarten ab."),
    "fuel-the-war-machine": ("Have 3 space docks on the board.", "Habe 3 Raumwerften auf dem Spielplan."),
    "gather-a-mighty-fleet": ("Have 5 dreadnoughts on the board.", "Habe 5 Schlachtschiffe auf dem Spielplan."),
    "learn-the-secrets-of-the-cosmos": (
        "Have ships in 3 systems that are each next to an anomaly.",
        "Habe Schiffe in 3 Systemen, die jeweils an eine Anomalie grenzen.",
    ),
    "make-an-example-of-their-world": (
        "Action phase: destroy the last ground forces of a player on a planet by bombardment.",
        "Aktionsphase: Zerstöre die letzten Bodentruppen eines Spielers auf einem Planeten durch Bombardement.",
    ),
    "master-the-laws-of-physics": (
        "Own 4 technologies of one colour.",
        "Besitze 4 Technologien einer Farbe.",
    ),
    "mine-rare-minerals": ("Control 4 hazardous planets.", "Kontrolliere 4 gefährliche Planeten."),
    "monopolize-production": ("Control 4 industrial planets.", "Kontrolliere 4 industrielle Planeten."),
    "occupy-the-seat-of-the-empire": (
        "Control Mecatol Rex and have 3 ships in its system.",
        "Kontrolliere Mecatol Rex und habe 3 Schiffe in seinem System.",
    ),
    "spark-a-rebellion": (
        "Action phase: win a combat against a player who has the most victory points.",
        "Aktionsphase: Gewinne einen Kampf gegen einen Spieler mit den meisten Siegpunkten.",
    ),
    "threaten-enemies": (
        "Have ships in a system next to the home system of another player.",
        "Habe Schiffe in einem System, das an das Heimat-System eines anderen grenzt.",
    ),
    "turn-their-fleets-to-dust": (
        "Action phase: destroy the last ships of a player in a system by space cannons.",
        "Aktionsphase: Zerstöre die letzten Schiffe eines Spielers in einem System durch Weltraumkanonen.",
    ),
    "unveil-flagship": (
        "Action phase: win a space combat in a system with your flagship, which survives it.",
        "Aktionsphase: Gewinne einen Raumkampf in einem System mit deinem Flaggschiff, das ihn übersteht.",
    ),
}

STRATEGY_TEXTS: Final[dict[str, dict[str, tuple[str, str]]]] = {  # primary and secondary
    "leadership": {
        "primary": (
            "Gain 3 command tokens, and 1 more for each 3 influence that you spend.",
            "Erhalte 3 Kommandomarker, und 1 mehr für je 3 Einfluss, die du ausgibst.",
        ),
        "secondary": (
            "Gain 1 command token for each 3 influence that you spend. No token of the strategy pool is needed.",
            "Erhalte 1 Kommandomarker für je 3 Einfluss, die du ausgibst. Das kostet keinen Marker aus dem"
            " Strategiepool.",
        ),
    },
    "diplomacy": {
        "primary": (
            "Choose a system with a planet of yours, but not that of Mecatol Rex: each other player places a command"
            " token there. Then ready up to 2 of your planets.",
            "Wähle ein System mit einem deiner Planeten, aber nicht das von Mecatol Rex: Jeder andere legt einen"
            " Kommandomarker dorthin. Dann mache bis zu 2 deiner Planeten spielbereit.",
        ),
        "secondary": (
            "Spend 1 token of the strategy pool: ready up to 2 of your planets.",
            "Gib 1 Marker aus dem Strategiepool aus: Mache bis zu 2 deiner Planeten spielbereit.",
        ),
    },
    "politics": {
        "primary": (
            "Choose a new speaker. Draw 2 action cards. Look at the top 2 agendas and put each on top or at the bottom"
            " of the deck.",
            "Bestimme einen neuen Sprecher. Ziehe 2 Aktionskarten. Sieh dir die obersten 2 Agendakarten an und lege"
            " jede oben auf oder unter den Stapel.",
        ),
        "secondary": (
            "Spend 1 token of the strategy pool: draw 2 action cards.",
            "Gib 1 Marker aus dem Strategiepool aus: Ziehe 2 Aktionskarten.",
        ),
    },
    "construction": {
        "primary": (
            "Place 1 PDS or 1 space dock on a planet of yours, then 1 PDS on a planet of yours.",
            "Stelle 1 PVS oder 1 Raumwerft auf einen deiner Planeten, dann 1 PVS auf einen deiner Planeten.",
        ),
        "secondary": (
            "Place 1 token of the strategy pool in a system: place 1 PDS or 1 space dock on a planet of yours there.",
            "Lege 1 Marker aus dem Strategiepool in ein System: Stelle 1 PVS oder 1 Raumwerft auf einen deiner"
            " Planeten dort.",
        ),
    },
    "trade": {
        "primary": (
            "Gain 3 trade goods. Replenish your commodities. Choose any other players: they replenish theirs for"
            " nothing.",
            "Erhalte 3 Handelswaren. Fülle deine Massenprodukte auf. Wähle beliebige andere: Sie füllen ihre kostenlos"
            " auf.",
        ),
        "secondary": (
            "Spend 1 token of the strategy pool: replenish your commodities.",
            "Gib 1 Marker aus dem Strategiepool aus: Fülle deine Massenprodukte auf.",
        ),
    },
    "warfare": {
        "primary": (
            "Take 1 of your command tokens from the board and gain it. Then lay your tokens into the pools anew.",
            "Nimm 1 deiner Kommandomarker vom Spielplan und erhalte ihn. Dann verteile deine Marker neu auf die Pools.",
        ),
        "secondary": (
            "Spend 1 token of the strategy pool: 1 space dock of your home system produces.",
            "Gib 1 Marker aus dem Strategiepool aus: 1 Raumwerft deines Heimat-Systems produziert.",
        ),
    },
    "technology": {
        "primary": (
            "Research 1 technology. You may spend 6 resources to research 1 more.",
            "Erforsche 1 Technologie. Du darfst 6 Ressourcen ausgeben und 1 weitere erforschen.",
        ),
        "secondary": (
            "Spend 1 token of the strategy pool and 4 resources: research 1 technology.",
            "Gib 1 Marker aus dem Strategiepool und 4 Ressourcen aus: Erforsche 1 Technologie.",
        ),
    },
    "imperial": {
        "primary": (
            "You may score 1 public objective. Gain 1 victory point if you control Mecatol Rex; else you may draw 1"
            " secret objective.",
            "Du darfst 1 öffentlichen Auftrag werten. Erhalte 1 Siegpunkt, wenn du Mecatol Rex kontrollierst; sonst"
            " darfst du 1 geheimen Auftrag ziehen.",
        ),
        "secondary": (
            "Spend 1 token of the strategy pool: draw 1 secret objective.",
            "Gib 1 Marker aus dem Strategiepool aus: Ziehe 1 geheimen Auftrag.",
        ),
    },
}
