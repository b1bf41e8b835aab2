"""What agendas do, by outcome, in our own words, in English and German."""

from __future__ import annotations

from typing import Final

FOR: Final = "for"
AGAINST: Final = "against"
ELECT: Final = "elect "  # and what
NOTHING: Final = ("Nothing.", "Nichts.")

AGENDA_TEXTS: Final[dict[str, dict[str, tuple[str, str]]]] = {
    "anti-intellectual-revolution": {
        "for": (
            "Whoever researches a technology then destroys 1 of their own ships other than a fighter.",
            "Wer eine Technologie erforscht, zerstört danach 1 eigenes Schiff, das kein Jäger ist.",
        ),
        "against": (
            "At the start of the next strategy phase each player exhausts 1 planet for each of their technologies.",
            "Am Anfang der nächsten Strategiephase erschöpft jeder 1 Planeten für jede eigene Technologie.",
        ),
    },
    "archived-secret": {
        "elect player": ("They draw 1 secret objective.", "Er zieht 1 geheimen Auftrag."),
    },
    "arms-reduction": {
        "for": (
            "Each player destroys dreadnoughts until 2 are left, and cruisers until 4 are left.",
            "Jeder zerstört Schlachtschiffe, bis er noch 2 hat, und Kreuzer, bis er noch 4 hat.",
        ),
        "against": (
            "At the start of the next strategy phase each player exhausts all own planets with a technology specialty.",
            "Am Anfang der nächsten Strategiephase erschöpft jeder alle eigenen Planeten mit Technologiespezialität.",
        ),
    },
    "classified-document-leaks": {
        "elect objective": (
            "It is a public objective from now on.",
            "Er ist von jetzt an ein öffentlicher Auftrag.",
        ),
    },
    "colonial-redistribution": {
        "elect planet": (
            "Neither Mecatol Rex nor a home. All units on it are destroyed; who controls it names one of the players"
            " with the fewest points, who may place 1 infantry on it.",
            "Weder Mecatol Rex noch eine Heimat. Alle Einheiten auf ihm werden zerstört; wer ihn kontrolliert, nennt"
            " einen der Spieler mit den wenigsten Punkten, und der darf 1 Infanterie darauf stellen.",
        ),
    },
    "committee-formation": {
        "elect player": (
            "Before the vote on an agenda that elects a player they may discard this card and name the elected player;"
            " then nobody votes.",
            "Vor der Abstimmung über eine Agenda, die einen Spieler wählt, darf er diese Karte ablegen und den"
            " Gewählten nennen; dann stimmt niemand ab.",
        ),
    },
    "compensated-disarmament": {
        "elect planet": (
            "All ground forces on it are destroyed; who controls it gains 1 trade good for each.",
            "Alle Bodentruppen auf ihm werden zerstört; wer ihn kontrolliert, erhält für jede 1 Handelsware.",
        ),
    },
    "conventions-of-war": {
        "for": (
            "Nobody may bombard units on cultural planets.",
            "Niemand darf Einheiten auf kulturellen Planeten bombardieren.",
        ),
        "against": (
            "Each player who voted against discards all action cards.",
            "Jeder, der dagegen gestimmt hat, legt alle Aktionskarten ab.",
        ),
    },
    "economic-equality": {
        "for": (
            "Each player returns all trade goods, then each gains 5.",
            "Jeder gibt alle Handelswaren zurück, dann erhält jeder 5.",
        ),
        "against": ("Each player returns all trade goods.", "Jeder gibt alle Handelswaren zurück."),
    },
    "enforced-travel-ban": {
        "for": (
            "Alpha and beta wormholes join nothing for movement.",
            "Alpha- und Beta-Wurmlöcher verbinden nichts mehr für Bewegungen.",
        ),
        "against": (
            "Each PDS in or next to a system with a wormhole is destroyed.",
            "Jede PVS in oder neben einem System mit einem Wurmloch wird zerstört.",
        ),
    },
    "executive-sanctions": {
        "for": (
            "Nobody may hold more than 3 action cards.",
            "Niemand darf mehr als 3 Aktionskarten haben.",
        ),
        "against": (
            "Each player discards 1 action card at random.",
            "Jeder legt 1 zufällige Aktionskarte ab.",
        ),
    },
    "fleet-regulations": {
        "for": (
            "Nobody may have more than 4 tokens in the fleet pool.",
            "Niemand darf mehr als 4 Marker im Flottenpool haben.",
        ),
        "against": (
            "Each player places 1 command token from the reinforcements in their fleet pool.",
            "Jeder legt 1 Kommandomarker aus der Verstärkung in seinen Flottenpool.",
        ),
    },
    "homeland-defense-act": {
        "for": (
            "There may be any number of PDS on a planet.",
            "Auf einem Planeten dürfen beliebig viele PVS stehen.",
        ),
        "against": ("Each player destroys 1 of their PDS.", "Jeder zerstört 1 eigene PVS."),
    },
    "imperial-arbiter": {
        "elect player": (
            "At the end of the strategy phase they may discard this card to swap one of their strategy cards for one of"
            " another player.",
            "Am Ende der Strategiephase darf er diese Karte ablegen und eine eigene Strategiekarte gegen die eines"
            " anderen tauschen.",
        ),
    },
    "incentive-program": {
        "for": (
            "A further objective of stage I is revealed.",
            "Ein weiterer Auftrag der Stufe I wird aufgedeckt.",
        ),
        "against": (
            "A further objective of stage II is revealed.",
            "Ein weiterer Auftrag der Stufe II wird aufgedeckt.",
        ),
    },
    "ixthian-artifact": {
        "for": (
            "The speaker rolls a die. With 6 or more each player may research 2 technologies. Else all units in the"
            " system of Mecatol Rex are destroyed, and each player destroys 3 of their units in each system next to"
            " it.",
            "Der Sprecher würfelt. Ab 6 darf jeder 2 Technologien erforschen. Sonst werden alle Einheiten im System von"
            " Mecatol Rex zerstört, und jeder zerstört 3 seiner Einheiten in jedem angrenzenden System.",
        ),
        "against": NOTHING,
    },
    "judicial-abolishment": {
        "elect law": ("It is discarded.", "Es wird abgelegt."),
    },
    "minister-of-commerce": {
        "elect player": (
            "After they replenish commodities they gain 1 trade good for each of their neighbours.",
            "Nachdem er Massenprodukte aufgefüllt hat, erhält er 1 Handelsware für jeden seiner Nachbarn.",
        ),
    },
    "minister-of-exploration": {
        "elect player": (
            "Whenever they gain control of a planet they gain 1 trade good.",
            "Immer wenn er die Kontrolle über einen Planeten erhält, erhält er 1 Handelsware.",
        ),
    },
    "minister-of-industry": {
        "elect player": (
            "Whenever they place a space dock, their units in that system may produce.",
            "Immer wenn er eine Raumwerft baut, dürfen seine Einheiten in diesem System produzieren.",
        ),
    },
    "minister-of-peace": {
        "elect player": (
            "After a player activates a system with units of another player they may discard this card: that turn ends"
            " at once.",
            "Nachdem jemand ein System mit Einheiten eines anderen aktiviert hat, darf er diese Karte ablegen: Der Zug"
            " endet sofort.",
        ),
    },
    "minister-of-policy": {
        "elect player": (
            "At the end of the status phase they draw 1 action card.",
            "Am Ende der Statusphase zieht er 1 Aktionskarte.",
        ),
    },
    "minister-of-sciences": {
        "elect player": (
            "When they research by the strategy card Technology they pay no resources.",
            "Wenn er mit der Strategiekarte Technologie forscht, bezahlt er keine Ressourcen.",
        ),
    },
    "minister-of-war": {
        "elect player": (
            "After they perform an action they may discard this card and take 1 of their command tokens from the board;"
            " then they may perform one more action.",
            "Nachdem er eine Aktion ausgeführt hat, darf er diese Karte ablegen und 1 eigenen Kommandomarker vom"
            " Spielplan nehmen; dann darf er noch eine Aktion ausführen.",
        ),
    },
    "miscount-disclosed": {
        "elect law": ("It is voted on again.", "Über es wird noch einmal abgestimmt."),
    },
    "mutiny": {
        "for": (
            "Each player who voted for it gains 1 victory point.",
            "Jeder, der dafür gestimmt hat, erhält 1 Siegpunkt.",
        ),
        "against": (
            "Each player who voted for it loses 1 victory point.",
            "Jeder, der dafür gestimmt hat, verliert 1 Siegpunkt.",
        ),
    },
    "new-constitution": {
        "for": (
            "All laws are discarded. At the start of the next strategy phase each player exhausts the planets of their"
            " own home.",
            "Alle Gesetze werden abgelegt. Am Anfang der nächsten Strategiephase erschöpft jeder die Planeten seiner"
            " Heimat.",
        ),
        "against": NOTHING,
    },
    "prophecy-of-ixth": {
        "elect player": (
            "Combat rolls of their fighters count 1 more. When they produce and do not build at least 2 fighters, this"
            " card is discarded.",
            "Kampfwürfe seiner Jäger zählen 1 mehr. Wenn er produziert und nicht mindestens 2 Jäger baut, wird diese"
            " Karte abgelegt.",
        ),
    },
    "public-execution": {
        "elect player": (
            "They discard all action cards, pass the speaker token to the left if they have it, and do not vote any"
            " more in this phase.",
            "Er legt alle Aktionskarten ab, gibt den Sprechermarker nach links weiter, wenn er ihn hat, und stimmt in"
            " dieser Phase nicht mehr ab.",
        ),
    },
    "publicize-weapon-schematics": {
        "for": (
            "As soon as any player owns a war sun technology, all may ignore its prerequisites. War suns cannot sustain"
            " damage.",
            "Sobald jemand eine Kriegssonnen-Technologie besitzt, brauchen alle ihre Voraussetzungen nicht."
            " Kriegssonnen fangen keinen Schaden ab.",
        ),
        "against": (
            "Each player with a war sun technology discards all action cards.",
            "Jeder mit einer Kriegssonnen-Technologie legt alle Aktionskarten ab.",
        ),
    },
    "regulated-conscription": {
        "for": (
            "Fighters and infantry cost as much for one as for two.",
            "Für den Preis von zweien gibt es nur noch 1 Jäger oder 1 Infanterie.",
        ),
        "against": NOTHING,
    },
    "representative-government-base": {
        "for": (
            "Planets are not exhausted for votes: each player casts 1 vote on each agenda.",
            "Planeten werden nicht für Stimmen erschöpft: Jeder gibt bei jeder Agenda 1 Stimme ab.",
        ),
        "against": (
            "At the start of the next strategy phase each player who voted against exhausts all own cultural planets.",
            "Am Anfang der nächsten Strategiephase erschöpft jeder, der dagegen gestimmt hat, alle eigenen kulturellen"
            " Planeten.",
        ),
    },
    "seed-of-an-empire": {
        "for": (
            "Whoever has the most victory points gains 1.",
            "Wer die meisten Siegpunkte hat, erhält 1.",
        ),
        "against": (
            "Whoever has the fewest victory points gains 1.",
            "Wer die wenigsten Siegpunkte hat, erhält 1.",
        ),
    },
    "shared-research": {
        "for": ("Units may move through nebulae.", "Einheiten dürfen sich durch Nebel bewegen."),
        "against": (
            "Each player places a command token from the reinforcements in their home system.",
            "Jeder legt einen Kommandomarker aus der Verstärkung in sein Heimatsystem.",
        ),
    },
    "swords-to-plowshares": {
        "for": (
            "On each of their planets each player destroys half of their infantry, rounded up, and gains 1 trade good"
            " for each.",
            "Jeder zerstört auf jedem seiner Planeten die Hälfte seiner Infanterie, aufgerundet, und erhält für jede 1"
            " Handelsware.",
        ),
        "against": (
            "Each player places 1 infantry on each of their planets.",
            "Jeder stellt 1 Infanterie auf jeden seiner Planeten.",
        ),
    },
    "unconventional-measures": {
        "for": (
            "Each player who voted for it draws 2 action cards.",
            "Jeder, der dafür gestimmt hat, zieht 2 Aktionskarten.",
        ),
        "against": (
            "Each player who voted for it discards all action cards.",
            "Jeder, der dafür gestimmt hat, legt alle Aktionskarten ab.",
        ),
    },
    "wormhole-reconstruction": {
        "for": (
            "All systems with an alpha or beta wormhole are adjacent to each other.",
            "Alle Systeme mit einem Alpha- oder Beta-Wurmloch grenzen aneinander.",
        ),
        "against": (
            "Each player places a command token in each system with a wormhole and their ships.",
            "Jeder legt einen Kommandomarker in jedes System mit einem Wurmloch und eigenen Schiffen.",
        ),
    },
    "wormhole-research": {
        "for": (
            "Each player with ships in a system with a wormhole may research 1 technology. Then all ships in systems"
            " with an alpha or beta wormhole are destroyed.",
            "Jeder mit Schiffen in einem System mit Wurmloch darf 1 Technologie erforschen. Dann werden alle Schiffe in"
            " Systemen mit Alpha- oder Beta-Wurmloch zerstört.",
        ),
        "against": (
            "Each player who voted against loses 1 command token of their pools.",
            "Jeder, der dagegen gestimmt hat, verliert 1 Kommandomarker aus seinen Pools.",
        ),
    },
    "core-mining": {
        "elect hazardous planet": (
            "1 infantry on it is destroyed; it has 2 more resources.",
            "1 Infanterie auf ihm wird zerstört; er hat 2 Ressourcen mehr.",
        ),
    },
    "demilitarized-zone-agenda": {
        "elect cultural planet": (
            "All units on it are destroyed; none can land, be built or be placed there.",
            "Alle Einheiten auf ihm werden zerstört; keine können dort landen, gebaut oder hingestellt werden.",
        ),
    },
    "holy-planet-of-ixth": {
        "elect cultural planet": (
            "Who controls it gains 1 victory point. Units on it cannot produce. Who gains control of it gains 1 point,"
            " who loses it loses 1.",
            "Wer ihn kontrolliert, erhält 1 Siegpunkt. Einheiten auf ihm können nicht produzieren. Wer die Kontrolle"
            " erhält, erhält 1 Punkt, wer sie verliert, verliert 1.",
        ),
    },
    "research-team-biotic": {
        "elect industrial planet": (
            "Who controls it may exhaust this card to ignore 1 biotic (green) prerequisite.",
            "Wer ihn kontrolliert, darf diese Karte erschöpfen und 1 Voraussetzung der Biotik (grün) übergehen.",
        ),
    },
    "research-team-cybernetic": {
        "elect industrial planet": (
            "Who controls it may exhaust this card to ignore 1 cybernetic (yellow) prerequisite.",
            "Wer ihn kontrolliert, darf diese Karte erschöpfen und 1 Voraussetzung der Kybernetik (gelb) übergehen.",
        ),
    },
    "research-team-propulsion": {
        "elect industrial planet": (
            "Who controls it may exhaust this card to ignore 1 propulsion (blue) prerequisite.",
            "Wer ihn kontrolliert, darf diese Karte erschöpfen und 1 Voraussetzung des Antriebs (blau) übergehen.",
        ),
    },
    "research-team-warfare": {
        "elect hazardous planet": (
            "Who controls it may exhaust this card to ignore 1 warfare (red) prerequisite.",
            "Wer ihn kontrolliert, darf diese Karte erschöpfen und 1 Voraussetzung der Kriegsführung (rot) übergehen.",
        ),
    },
    "senate-sanctuary": {
        "elect cultural planet": ("It has 2 more influence.", "Er hat 2 Einfluss mehr."),
    },
    "shard-of-the-throne-agenda": {
        "elect player": (
            "They gain 1 victory point. Whoever wins a combat against the owner takes this card and 1 victory point;"
            " then the former owner loses 1.",
            "Er erhält 1 Siegpunkt. Wer einen Kampf gegen den Besitzer gewinnt, nimmt diese Karte und erhält 1"
            " Siegpunkt; dann verliert der vorige Besitzer 1.",
        ),
    },
    "terraforming-initiative": {
        "elect hazardous planet": (
            "It has 1 more resource and 1 more influence.",
            "Er hat 1 Ressource und 1 Einfluss mehr.",
        ),
    },
    "crown-of-emphidia-agenda": {
        "elect player": (
            "They gain 1 victory point. Whoever gains control of a planet of the owner's home takes this card and 1"
            " victory point; then the former owner loses 1.",
            "Er erhält 1 Siegpunkt. Wer die Kontrolle über einen Planeten der Heimat des Besitzers erhält, nimmt diese"
            " Karte und erhält 1 Siegpunkt; dann verliert der vorige Besitzer 1.",
        ),
    },
    "crown-of-thalnos-agenda": {
        "elect player": (
            "In each round of combat they may roll any of their dice again, but must destroy each unit whose new roll"
            " does not hit.",
            "In jeder Kampfrunde darf er beliebige seiner Würfel neu werfen, muss aber jede Einheit zerstören, deren"
            " neuer Wurf nicht trifft.",
        ),
    },
}
KINDS: Final = {"player": "seat", "planet": "planet", "law": "agenda", "objective": "objective"}


def elects(key: str) -> str:
    """The kind of thing that an agenda elects; "": for and against."""
    elected = [outcome for outcome in AGENDA_TEXTS[key] if outcome.startswith(ELECT)]
    return KINDS[elected[0].split()[-1]] if elected else ""
