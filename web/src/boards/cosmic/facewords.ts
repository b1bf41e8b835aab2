// Words of Cosmic Encounter on the pages around the table, which need nothing of its board.
import { catalogue } from "../../lib/i18n.svelte";

const en = {
  "face.what": "Fifty aliens, each with a power that breaks a rule. Make allies, bluff, bargain, and be the first with colonies in foreign systems.",
  "face.time": "40 to 90 minutes",
  "face.sets": "50 aliens, the cosmic deck, 20 technologies",
  "face.technology": "ships can research twenty technologies",
  "face.round": "encounter {n}",
  "face.roundHead": "Encounter {n}",
  "face.rounds": "{n} encounter|{n} encounters",
  "face.thisRound": "this encounter",
  "face.setup": "Setting up",
  "face.points": "{n} foreign colony|{n} foreign colonies",
  "face.unit": "colony|colonies",
  "face.standing": "Foreign colonies",
  "face.plot": "Foreign colonies by encounter",
  "face.course": "Course of the game",
  "face.order": "Players by foreign colonies",
  "sum.ships": "Ships",
  "sum.planets": "Planets",
  "sum.each": "{n} players, {each} each",
  "sum.end": "To win",
  "sum.end.of": "{n} foreign colonies",
} as const;

const de: Record<keyof typeof en, string> = {
  "face.what": "Fünfzig fremde Spezies, jede mit einer Fähigkeit, die eine Regel bricht. Verbünde dich, bluffe, handle und sei mit Kolonien in fremden Systemen zuerst am Ziel.",
  "face.time": "40 bis 90 Minuten",
  "face.sets": "50 Spezies, die Kosmoskarten, 20 Technologien",
  "face.technology": "Schiffe können zwanzig Technologien erforschen",
  "face.round": "Herausforderung {n}",
  "face.roundHead": "Herausforderung {n}",
  "face.rounds": "{n} Herausforderung|{n} Herausforderungen",
  "face.thisRound": "dieser Herausforderung",
  "face.setup": "Aufbau",
  "face.points": "{n} Fremdkolonie|{n} Fremdkolonien",
  "face.unit": "Kolonie|Kolonien",
  "face.standing": "Fremdkolonien",
  "face.plot": "Fremdkolonien nach Herausforderungen",
  "face.course": "Verlauf des Spiels",
  "face.order": "Spieler nach Fremdkolonien",
  "sum.ships": "Schiffe",
  "sum.planets": "Planeten",
  "sum.each": "{n} Spieler, je {each}",
  "sum.end": "Zum Sieg",
  "sum.end.of": "{n} Fremdkolonien",
};

export const say = catalogue<keyof typeof en>(en, de);
