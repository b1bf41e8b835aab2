"""How each faction plays and for whom it is, in two sentences of our own, in English and German."""

from __future__ import annotations

from typing import Final

CHARACTERS: Final[dict[str, tuple[str, str]]] = {
    "arborec": (
        "Your infantry grows by itself and builds wherever it stands, but your space docks give you none of it."
        " For patient players who take root slowly and then cannot be dug out.",
        "Deine Infanterie vermehrt sich von selbst und baut, wo sie steht; deine Raumwerften aber liefern dir keine."
        " Für Geduldige, die langsam Wurzeln schlagen und dann nicht mehr weichen.",
    ),
    "letnev": (
        "Your fleets may be larger than those of others, and trade goods give your bad dice a second try."
        " For players who want a clear plan, big ships and a war chest.",
        "Deine Flotten dürfen größer sein als die der anderen, und Handelswaren geben schlechten Würfen einen zweiten"
        " Versuch. Für alle, die einen klaren Plan, große Schiffe und eine volle Kriegskasse wollen.",
    ),
    "saar": (
        "Your docks fly with your fleet, every planet you take pays you, and you score even without a home."
        " For wanderers who would rather move on than hold out.",
        "Deine Werften fliegen mit der Flotte, jeder Planet, den du nimmst, zahlt sich aus, und du wertest auch ohne"
        " Heimat. Für Wanderer, die lieber weiterziehen als ausharren.",
    ),
    "muaat": (
        "You begin with a war sun that everybody fears, and forge ships in its light; at first it is nearly alone."
        " For players who like to lead with one mighty piece and can wait for the rest.",
        "Du beginnst mit einer Kriegssonne, die alle fürchten, und schmiedest Schiffe in ihrem Licht; anfangs steht sie"
        " fast allein. Für alle, die eine mächtige Figur führen und auf den Rest warten können.",
    ),
    "hacan": (
        "You trade with everybody wherever they sit, follow Trade without a token and may even sell action cards."
        " For dealers who like to talk and to be needed.",
        "Du handelst mit allen, wo auch immer sie sitzen, folgst dem Handel ohne Marker und darfst sogar Aktionskarten"
        " verkaufen. Für Händler, die gern verhandeln und gern gebraucht werden.",
    ),
    "sol": (
        "You gain more command tokens than others, have better infantry that drops from orbit, and roomy carriers."
        " For everybody and for a first game above all: few exceptions, always something to do.",
        "Du erhältst mehr Kommandomarker als andere, hast bessere Infanterie, die aus dem Orbit landet, und geräumige"
        " Träger. Für alle und gerade für die erste Partie: wenig Ausnahmen, immer etwas zu tun.",
    ),
    "creuss": (
        "Alpha and beta wormholes are one door to you, your ships fly farther from them, and your home lies behind a"
        " gate beside the board. For players who read the map differently and strike where nobody looks.",
        "Alpha- und Beta-Wurmlöcher sind dir eine einzige Tür, von dort fliegen deine Schiffe weiter, und deine Heimat"
        " liegt hinter einem Tor neben dem Spielplan. Für alle, die die Karte anders lesen und zuschlagen, wo niemand"
        " hinsieht.",
    ),
    "l1z1x": (
        "Your dreadnoughts carry more and go on bombarding while the ground combat lasts; what is built on a"
        " planet becomes yours with it. For attackers who build few ships, heavy ones, and take what they need.",
        "Deine Schlachtschiffe tragen mehr und bombardieren weiter, solange der Bodenkampf dauert; was"
        " auf einem Planeten gebaut ist, wird mit ihm deins. Für Angreifer, die wenige schwere Schiffe bauen und sich"
        " nehmen, was sie brauchen.",
    ),
    "mahact": (
        "Whoever you beat leaves you a command token: it makes your fleets larger and lends you their commander."
        " For players who want one combat with everybody and the fruits of all of them.",
        "Wen du besiegst, der lässt dir einen Kommandomarker: Er macht deine Flotten größer und leiht dir seinen"
        " Commander. Für alle, die mit jedem einmal kämpfen und von allen ernten wollen.",
    ),
    "vuilraith": (
        "What falls before you becomes your prisoner and pays for your own units; your docks tear gravity rifts that"
        " only others have to fear. For hunters who like to see plastic of every colour on their sheet.",
        "Was vor dir fällt, wird dein Gefangener und bezahlt deine Einheiten; deine Werften reißen Gravitationsstrudel"
        " auf, die nur andere fürchten müssen. Für Jäger, die gern Plastik in allen Farben auf ihrem Bogen sehen.",
    ),
    "mentak": (
        "Your small ships shoot before a combat begins, and rich neighbours pay you whether they like it or not."
        " For pirates who live on what others have saved.",
        "Deine kleinen Schiffe schießen, bevor ein Kampf beginnt, und reiche Nachbarn zahlen dir, ob sie wollen oder"
        " nicht. Für Piraten, die von dem leben, was andere gespart haben.",
    ),
    "naalu": (
        "You act before everybody else, your fighters are better than theirs, and your fleet may slip away when it is"
        " attacked. For players who like to choose the moment and to score first.",
        "Du bist vor allen anderen am Zug, deine Jäger sind besser als ihre, und deine Flotte darf ausweichen, wenn sie"
        " angegriffen wird. Für alle, die den Augenblick selbst wählen und als Erste werten wollen.",
    ),
    "nekro": (
        "You neither research nor vote: you take the technologies of those you fight and of those whose votes you"
        " foresee. For hunters who know the game well and do without friends.",
        "Du forschst nicht und stimmst nicht ab: Du nimmst dir die Technologien derer, gegen die du kämpfst, und derer,"
        " deren Stimmen du vorhersagst. Für Jäger, die das Spiel gut kennen und ohne Freunde auskommen.",
    ),
    "norr": (
        "All your units fight better, in space and on the ground; in return you begin without any technology."
        " For a straight game that is quickly explained, and for everybody who likes to roll dice.",
        "Alle deine Einheiten kämpfen besser, im Raum und am Boden; dafür beginnst du ohne jede Technologie."
        " Für ein geradliniges Spiel, das schnell erklärt ist, und für alle, die gern würfeln.",
    ),
    "jolnar": (
        "You begin with four technologies and research more easily than anybody, but all your units fight worse."
        " For planners who build an engine and keep the peace until it runs.",
        "Du beginnst mit vier Technologien und forschst leichter als alle anderen, aber alle deine Einheiten kämpfen"
        " schlechter. Für Planer, die eine Maschine bauen und Frieden halten, bis sie läuft.",
    ),
    "winnu": (
        "Mecatol Rex is open to you without influence, and when you take it, a dock and a PDS come with it."
        " For players who want one great aim and can bear that everybody sees it.",
        "Mecatol Rex steht dir ohne Einfluss offen, und wenn du es nimmst, kommen eine Raumwerft und ein PVS gleich"
        " mit. Für alle, die ein großes Ziel wollen und aushalten, dass jeder es sieht.",
    ),
    "xxcha": (
        "You gain planets by diplomacy, wipe agendas off the table, and your cannons guard what you have."
        " For players who steer the council and want to be left in peace.",
        "Du gewinnst Planeten durch Diplomatie, wischst Agenden vom Tisch, und deine Kanonen bewachen, was du hast."
        " Für alle, die den Rat lenken und in Frieden gelassen werden wollen.",
    ),
    "yin": (
        "You convert the infantry of others and sacrifice small ships for certain hits; whoever fights you loses"
        " something. For players who like daring exchanges and neighbours who keep away.",
        "Du bekehrst die Infanterie der anderen und opferst kleine Schiffe für sichere Treffer; wer mit dir kämpft,"
        " verliert etwas. Für alle, die gewagte Tauschgeschäfte mögen und Nachbarn, die Abstand halten.",
    ),
    "argent": (
        "You vote first and with more voices than planets; your destroyers carry soldiers, and their fire hurts what is"
        " behind the fighters. For raiders who strike small and often, and like to be heard.",
        "Du stimmst als Erster ab und mit mehr Stimmen als Planeten; deine Zerstörer tragen Soldaten, und ihr Feuer"
        " trifft, was hinter den Jägern steht. Für Plänkler, die klein und oft zuschlagen und gern gehört werden.",
    ),
    "naazrokha": (
        "Your mechs fight among ships as well as on the ground, you explore better than anybody and make relics of"
        " fewer fragments. For prospectors who like surprises and strong hands on every world.",
        "Deine Mechs kämpfen zwischen Schiffen wie am Boden, du erkundest besser als alle anderen und machst Relikte"
        " aus weniger Fragmenten. Für Schürfer, die Überraschungen mögen und auf jeder Welt kräftig zupacken.",
    ),
    "empyrean": (
        "Nebulae are open to you, you let others pass or not, and whoever comes too near leaves you a promise. For"
        " mediators who would rather be needed between all fronts than fight on one.",
        "Nebel stehen dir offen, du lässt andere passieren oder nicht, und wer dir zu nahe kommt, lässt dir ein"
        " Versprechen da. Für Vermittler, die lieber zwischen allen Fronten gebraucht werden, als an einer zu kämpfen.",
    ),
    "yssaril": (
        "Action cards are your element: you draw more, keep as many as you like and may spend one to wait a turn."
        " For players who like secrets, surprises and the last word of a round.",
        "Aktionskarten sind dein Element: Du ziehst mehr, behältst beliebig viele und darfst eine ausgeben, um"
        " abzuwarten. Für alle, die Geheimnisse, Überraschungen und das letzte Wort einer Runde mögen.",
    ),
    "nomad": (
        "Three agents work for you and for whoever pays, a flagship is there from the first round, and what you foresee"
        " in the council pays. For players who like deals and one great ship.",
        "Drei Agenten arbeiten für dich und für alle, die zahlen, ein Flaggschiff ist von der ersten Runde an da, und"
        " was du im Rat voraussiehst, zahlt sich aus. Für alle, die gern handeln und ein großes Schiff lieben.",
    ),
    "titans": (
        "Sleepers lie on the planets that you explore, also when others take them, and awake as walls of cannons that"
        " fight. For patient players who like to hold what they have.",
        "Auf den Planeten, die du erkundest, liegen Schläfer, auch wenn andere sie nehmen, und erwachen als Wälle von"
        " Kanonen, die kämpfen. Für Geduldige, die gern halten, was sie haben.",
    ),
}
