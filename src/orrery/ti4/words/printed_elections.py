"""What agendas do that elect something, in our own words, in English and German."""

from __future__ import annotations

from typing import Final

ELECTIONS: Final[dict[str, dict[str, tuple[str, str]]]] = {
    "archived-secret": {
        "elect player": ("They draw 1 secret objective.", "Er zieht 1 geheimen Auftrag."),
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
    "imperial-arbiter": {
        "elect player": (
            "At the end of the strategy phase they may discard this card to swap one of their strategy cards for one of"
            " another player.",
            "Am Ende der Strategiephase darf er diese Karte ablegen und eine eigene Strategiekarte gegen die eines"
            " anderen tauschen.",
        ),
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
