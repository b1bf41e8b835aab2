"""German: what each power does, in full and in few words for lists; one text if both are the same.

The places are fields of the power's class (`words/power_table.py` says how each is told).
"""

from __future__ import annotations

from typing import Final

POWERS: Final[dict[str, tuple[str, ...]]] = {
    "DrawMore": ("{amount_card} zusätzlich ziehen", "ziehen +{amount}"),
    "KeepMore": ("{amount_card} zusätzlich behalten", "behalten +{amount}"),
    "MixWithHand": ("die gezogenen Karten mit der Hand kombinieren, dann aus allen abwerfen", "mit Hand kombinieren"),
    "PrestigeForCard": ("bevor gezogen wird, darfst du 1 Handkarte für {prestige} abwerfen", "1 Karte für {prestige}"),
    "DrawAtDevelop": ("{amount_card} ziehen, wenn die Phase beginnt", "erst {amount} ziehen"),
    "DevelopForLess": ("Entwicklungen kosten {amount} weniger", "Kosten -{amount}"),
    "DrawAfterDeveloping": ("{amount_card} ziehen nach dem Ausspielen einer Entwicklung", "danach {amount} ziehen"),
    "DevelopForGivingUp": (
        "gib diese Karte ab, und eine Entwicklung kostet {amount} weniger",
        "abgeben für Kosten -{amount}",
    ),
    "DevelopForGood": (
        "wirf 1 Gut der Art {kind} ab, und eine Entwicklung kostet {amount} weniger",
        "Gut der Art {kind} für Kosten -{amount}",
    ),
    "SiftAtDevelop": ("zu Beginn der Phase {draw_card} ziehen, dann 1 Handkarte abwerfen", "{draw} ziehen, 1 abwerfen"),
    "SavePaidForDevelopment": (
        "lege 1 für eine Entwicklung bezahlte Karte unter diese Welt",
        "1 bezahlte Karte sichern",
    ),
    "PrestigeForDeveloping": ("{amount_prestige} beim Ausspielen: {what}", "{amount_prestige} für {what}"),
    "SettleForLess": ("bezahlte Welten kosten {amount} weniger", "Kosten -{amount}"),
    "SettleForLess kind": ("bezahlte Welten für {kind} kosten {amount} weniger", "{kind} Kosten -{amount}"),
    "SettleForNothing": (
        "gib diese Karte ab, und eine bezahlte Welt kostet nichts (keine Welt für Alien-Technologie)",
        "abgeben für Kosten 0",
    ),
    "SettleForGood": (
        "wirf 1 Gut der Art {kind} ab, und eine bezahlte Welt kostet {amount} weniger",
        "Gut der Art {kind} für Kosten -{amount}",
    ),
    "Military": ("militärische Stärke {amount_signed}", "Stärke {amount_signed}"),
    "Military kind": (
        "militärische Stärke {amount_signed} gegen Welten für {kind}",
        "Stärke {amount_signed} gegen {kind}",
    ),
    "Military rebels_only": (
        "militärische Stärke {amount_signed} gegen Rebellen-Welten",
        "Stärke {amount_signed} gegen Rebellen",
    ),
    "Military per": (
        "militärische Stärke {amount_signed} je {per} in deiner Auslage",
        "Stärke {amount_signed} je {per}",
    ),
    "Military owning": (
        "militärische Stärke {amount_signed}, wenn du dies hast: {owning}",
        "Stärke {amount_signed} mit {owning}",
    ),
    "TemporaryMilitary": (
        "gib diese Karte ab für militärische Stärke {amount_signed} bis zum Ende der Phase",
        "abgeben für Stärke {amount_signed}",
    ),
    "MilitaryForCards": (
        "bis zu {up_to_card} aus der Hand abwerfen für je 1 militärische Stärke bis zum Ende der Phase",
        "bis zu {up_to_card} für je 1 Stärke",
    ),
    "MilitaryForPrestige": (
        "1 Prestige abgeben für militärische Stärke {amount_signed} bis zum Ende der Phase",
        "1 Prestige für Stärke {amount_signed}",
    ),
    "MilitaryForGood": (
        "1 Gut der Art {kind} abwerfen für militärische Stärke {amount_signed} bis zum Ende der Phase",
        "Gut der Art {kind} für Stärke {amount_signed}",
    ),
    "PayForMilitary": (
        "darf eine militärische Welt bezahlen: ihre Verteidigungsstärke (nicht Art Alien-Technologie)",
        "militärische Welten bezahlen",
    ),
    "PayForMilitary discount": (
        "eine militärische Welt darf bezahlt werden: Verteidigungsstärke minus {discount} (keine Welt für "
        "Alien-Technologie)",
        "militärische Welten bezahlen, Kosten -{discount}",
    ),
    "PayForMilitary what": ("darf bezahlen: {what}, ihre Verteidigungsstärke", "bezahlen: {what}"),
    "PayForMilitary discount what": (
        "darf bezahlen: {what}, ihre Verteidigungsstärke weniger {discount}",
        "bezahlen: {what}, Kosten -{discount}",
    ),
    "PayForMilitaryForLess": (
        "eine bezahlte militärische Welt kostet {amount} weniger",
        "bezahlte militärische Welten Kosten -{amount}",
    ),
    "ConquerPeaceful": (
        "gib diese Karte ab, um eine nicht-militärische Welt zu erobern, Verteidigungsstärke wie ihre Kosten",
        "abgeben, um eine Welt zu erobern, Verteidigungsstärke wie ihre Kosten",
    ),
    "ConquerPeaceful less": (
        "gib diese Karte ab, um eine nicht-militärische Welt zu erobern, Verteidigungsstärke Kosten -{less}",
        "abgeben, um eine Welt zu erobern, Verteidigungsstärke Kosten -{less}",
    ),
    "ConquerPeaceful +prestige": (", für {prestige}", ", {prestige}"),
    "SecondWorld": ("darf eine zweite Welt ausspielen", "zweite Welt"),
    "ExtraMilitaryWorld": (
        "nach dem Ausspielen einer Welt diese Karte abgeben und eine weitere erobern",
        "abgeben, um eine weitere zu erobern",
    ),
    "GoodOnNewWorld": ("eine ausgespielte Produktionswelt hat sofort ein Gut", "Gut auf neuer Produktionswelt"),
    "ReplaceWorld": (
        "darf eine nicht-militärische Welt durch eine ihrer Art ersetzen, die bis zu {most} mehr kostet, für "
        "{prestige}",
        "Welt ersetzen, Kosten bis +{most}, {prestige}",
    ),
    "SiftAfterSettling": (
        "nach dem Ausspielen einer Welt {draw_card} ziehen, dann 1 Handkarte abwerfen",
        "dann {draw} ziehen, 1 abwerfen",
    ),
    "SavePaidForWorld": ("lege 1 für eine Welt bezahlte Karte unter diese Welt", "1 bezahlte Karte sichern"),
    "PrestigeForSettling": ("{amount_prestige} beim Ausspielen: {what}", "{amount_prestige} für {what}"),
    "PrestigeForPaying": (
        "{amount_prestige} für das Bezahlen einer militärischen Welt",
        "{amount_prestige} für bezahlte militärische Welt",
    ),
    "Takeover": ("Übernahme {aim}",),
    "Takeover +given_up": (", dafür diese Karte abgeben",),
    "Takeover +prestige_to_pay": (", für {prestige_to_pay_prestige}",),
    "Takeover +per_rebel_world": (
        ", militärische Stärke {per_rebel_world_signed} je eigener militärischer Rebellen-Welt",
    ),
    "Takeover +prestige": (", {prestige} bei Erfolg",),
    "Takeover +destroys": (", die Welt wird zerstört",),
    "TakeoverDefense": (
        "gegen Übernahmen militärische Stärke {per_rebel_world_signed} je militärischer Rebellen-Welt und "
        "{per_other_world_signed} je anderer militärischer Welt",
        "Verteidigung {per_rebel_world_signed} je Rebellen-, {per_other_world_signed} je anderer militärischer Welt",
    ),
    "CancelTakeover": (
        "{prestige} abgeben, um eine Übernahme scheitern zu lassen, einmal je Phase",
        "{prestige} gegen eine Übernahme",
    ),
    "DrawAfterSettling": ("{amount_card} ziehen nach dem Ausspielen einer Welt", "danach {amount} ziehen"),
    "SellForMore": ("{amount_card} mehr je verkauftes Gut", "jedes Gut +{amount}"),
    "SellForMore kind": ("{amount_card} mehr je verkauftes Gut der Art {kind}", "{kind} +{amount}"),
    "SellForMore here": ("{amount_card} mehr für das Gut dieser Welt", "Gut von hier +{amount}"),
    "SellForMorePer": (
        "{amount_card} mehr je verkauftem Gut der Art {kind} für jede {per} in deiner Auslage",
        "{kind} +{amount} je {per}",
    ),
    "NotForTrade": ("das Gut dieser Welt kann nicht mit der Aktion Handeln verkauft werden", "Gut nicht zum Handeln"),
    "ConsumeGoods": ("{goods} für {vp_and_cards_and_prestige}",),
    "ConsumeGoods up_to": ("bis zu {up_to}-mal {goods} für {vp_and_cards_and_prestige}",),
    "ConsumeGoods here": (
        "das Gut dieser Welt für {vp_and_cards_and_prestige}",
        "Gut von hier für {vp_and_cards_and_prestige}",
    ),
    "ConsumeDifferentKinds": ("{kinds_good} verschiedener Arten für {vp}",),
    "ConsumeEachKind": (
        "bis zu {up_to} Güter verschiedener Arten für je {vp_and_cards}",
        "bis zu {up_to} Arten für je {vp_and_cards}",
    ),
    "ConsumeAllGoods": (
        "alle übrigen Güter, für 1 Siegpunkt weniger als ihre Zahl",
        "alle Güter für ebenso viele Siegpunkte minus 1",
    ),
    "SellGood": ("1 Gut verkaufen, ohne Handeln-Fähigkeiten", "1 Gut verkaufen ohne Handeln-Fähigkeiten"),
    "SellGood with_trade_powers": ("1 Gut verkaufen, mit Handeln-Fähigkeiten", "1 Gut verkaufen"),
    "DiscardForVp": (
        "bis zu {up_to_card} aus der Hand für je 1 Siegpunkt, nie verdoppelt",
        "bis zu {up_to_card} für je 1 Siegpunkt",
    ),
    "DiscardForCards": (
        "darf bis zu {up_to_card} aus der Hand abwerfen und ebenso viele ziehen",
        "bis zu {up_to_card} austauschen",
    ),
    "DiscardForPrestige": ("darf {cards} aus der Hand für {prestige} abwerfen", "{cards} für {prestige}"),
    "SpendPrestige": ("darf {prestige} für {vp_and_cards} abgeben", "{prestige} für {vp_and_cards}"),
    "GainVp": ("{vp}",),
    "DrawAtConsume": ("{amount_card} ziehen", "{amount} ziehen"),
    "DrawIfLucky": (
        "rate von 1 bis {highest}, was die oberste Karte kostet (oder ihre Verteidigungsstärke), um sie zu gewinnen",
        "oberste Karte erraten und gewinnen",
    ),
    "Ante": (
        "darf eine Handkarte mit Kosten oder Verteidigungsstärke {lowest} bis {highest} einsetzen: so viele "
        "aufdecken und eine davon gewinnen, wenn eine mehr kostet; sonst ist der Einsatz verloren",
        "Karte einsetzen, um eine zu gewinnen",
    ),
    "ProduceHere": ("1 Gut hier, falls keines da ist", "1 Gut hier"),
    "ProduceHereForCard": ("1 Handkarte abwerfen für 1 Gut hier, wenn keines da ist", "1 Karte für 1 Gut hier"),
    "ProduceOnWindfall": ("1 Gut auf eine leere „Windfall“-Welt", "„Windfall“-Gut"),
    "ProduceOnWindfall kind": ("1 Gut auf eine leere „Windfall“-Welt für {kind}", "„Windfall“-Gut {kind}"),
    "ProduceOnWindfall elsewhere": ("1 Gut auf einer anderen leeren Windfall-Welt", "anderes Windfall-Gut"),
    "ProduceOnWindfall elsewhere kind": (
        "1 Gut auf einer anderen leeren Windfall-Welt der Art {kind}",
        "anderes Windfall-Gut der Art {kind}",
    ),
    "ProduceOnWindfallForCard": (
        "1 Handkarte abwerfen für 1 Gut auf einer leeren Windfall-Welt",
        "1 Karte für ein Windfall-Gut",
    ),
    "ProduceOnWindfallForCard kind": (
        "1 Handkarte abwerfen für 1 Gut auf einer leeren Windfall-Welt der Art {kind}",
        "1 Karte für ein Windfall-Gut der Art {kind}",
    ),
    "PrestigeIfProducedHere": ("{amount_prestige}, wenn diese Welt produziert", "dann {amount_prestige}"),
    "DrawIfProducedHere": ("{amount_card} ziehen, falls diese Welt produziert", "danach {amount} ziehen"),
    "DrawAtProduce": ("{amount_card} ziehen", "{amount} ziehen"),
    "DrawPerGoodProduced": (
        "1 Karte ziehen je Gut der Art {kind}, das du produzierst",
        "1 ziehen je Gut der Art {kind}",
    ),
    "DrawPerKindProduced": ("1 Karte ziehen je Art von Gütern, die du produzierst", "1 ziehen je Art"),
    "DrawIfProducedMost": (
        "{amount_card} ziehen, wenn niemand sonst so viele Güter produziert wie du",
        "{amount} ziehen für die meisten Güter",
    ),
    "DrawIfProducedMost kind": (
        "{amount_card} ziehen, falls niemand sonst so viele Güter der Art {kind} produziert wie du",
        "{amount} ziehen für die meisten: {kind}",
    ),
    "DrawPerWorld": ("1 Karte ziehen je Welt für {kind} in deiner Auslage", "1 ziehen je Welt für {kind}"),
    "DrawPerCard": ("{amount_card} ziehen je {per} in deiner Auslage", "{amount} ziehen je {per}"),
    "PrestigeForMostChromosomes": (
        "{amount_prestige}, wenn niemand sonst so viele Chromosomen-Welten hat wie du",
        "{amount_prestige} für die meisten Chromosomen",
    ),
    "TakeSavedCards": ("nimm die Karten unter dieser Welt", "gesicherte Karten nehmen"),
    "StartWithFewer": ("als Startwelt nur {cards} der Anfangshand behalten", "mit {cards} beginnen"),
    "SaveHandCard": ("als Startwelt 1 Karte der Anfangshand darunter legen", "1 Anfangskarte sichern"),
    "ChooseActionLast": ("wählen, wenn die anderen ihre Aktionen aufgedeckt haben", "zuletzt wählen"),
    "HandLimit": ("Handkartenlimit {cards_number}",),
    "TakeExcess": ("nimm, was andere wegen ihres Handkartenlimits abwerfen", "überzählige Karten nehmen"),
    "LargerTableau": ("deine Auslage beendet das Spiel erst mit {cards}", "Ende mit {cards}"),
    "OwnerNamesKind": ("du sagst, von welcher Art diese Welt ist, jederzeit neu", "beliebige Art"),
}
