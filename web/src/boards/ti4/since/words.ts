// Words of what has happened since my turn. What happened itself the server says.
import { catalogue } from "../../../lib/i18n.svelte";

const en = {
  title: "Since your turn",
  away: "Since your turn, you were last here {span} ago",
  moves: "{n} move|{n} moves",
  combats: "{n} combat|{n} combats",
  points: "{n} point|{n} points",
  nothing: "Nothing has happened",
  "nothing why": "Nobody else has acted since your last turn.",
  list: "What matters most",
  number: "Number {n} on the map",
  dice: "Dice",
  smaller: "{n} smaller move|{n} smaller moves",
  fewer: "Only what matters",
  standing: "Points and planets",
  planets: "{n} planet|{n} planets",
  took: "took {n} planet|took {n} planets",
  scored: "scored {what}",
  orders: "Your orders answered once|Your orders answered {n} times",
  "orders note": "Nobody else sees that it was an order.",
  back: "To the question",
  close: "Close",
  open: "Since your turn",
  keys: "What happened since your turn",
} as const;

export type SinceWord = keyof typeof en;

const de: Record<SinceWord, string> = {
  title: "Seit deinem Zug",
  away: "Seit deinem Zug, zuletzt hier vor {span}",
  moves: "{n} Zug|{n} Züge",
  combats: "{n} Kampf|{n} Kämpfe",
  points: "{n} Punkt|{n} Punkte",
  nothing: "Es ist nichts geschehen",
  "nothing why": "Seit deinem letzten Zug hat niemand sonst gehandelt.",
  list: "Das Wichtigste",
  number: "Nummer {n} auf der Karte",
  dice: "Würfel",
  smaller: "{n} kleinerer Zug|{n} kleinere Züge",
  fewer: "Nur das Wichtigste",
  standing: "Punkte und Planeten",
  planets: "{n} Planet|{n} Planeten",
  took: "{n} Planet erobert|{n} Planeten erobert",
  scored: "hat {what} gewertet",
  orders: "Deine Befehle haben einmal geantwortet|Deine Befehle haben {n}-mal geantwortet",
  "orders note": "Niemand sonst sieht, dass es ein Befehl war.",
  back: "Zur Frage",
  close: "Schließen",
  open: "Seit deinem Zug",
  keys: "Was seit deinem Zug geschah",
};

export const say = catalogue<SinceWord>(en, de);
