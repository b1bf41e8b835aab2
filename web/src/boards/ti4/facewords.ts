// Words of Twilight Imperium on the pages around the table, which need nothing of its board.
import { catalogue } from "../../lib/i18n.svelte";

const en = {
  "face.what": "Twenty-four factions around one empty throne: fleets, trade, votes and broken promises. Ten points take it.",
  "face.time": "an evening, or weeks",
  "face.sets": "base game, Prophecy of Kings",
  "face.odds": "Odds of a combat",
  named: "named",
  "named.why": "you say who plays what",
  "sum.galaxy": "Galaxy",
  "sum.galaxy.lies": "{n} systems, laid out at once",
  "sum.galaxy.build": "{n} systems, laid by all",
  "sum.factions": "Factions",
  "sum.factions.of": "{n} of {all}",
  "sum.factions.draft": "{n} of {all} that lie there",
  "sum.strategy": "Strategy cards",
  "sum.strategy.each": "{n} each round|{n} each, every round",
  "sum.agenda": "Votes",
  "sum.agenda.from": "once somebody holds Mecatol Rex",
  "sum.end": "Ends",
  "sum.end.of": "at {n} victory points",
} as const;

const de: Record<keyof typeof en, string> = {
  "face.what": "Vierundzwanzig Fraktionen um einen leeren Thron: Flotten, Handel, Abstimmungen und gebrochene Versprechen. Zehn Punkte nehmen ihn.",
  "face.time": "ein Abend, oder Wochen",
  "face.sets": "Grundspiel, Prophezeiung der Könige",
  "face.odds": "Chancen eines Kampfs",
  named: "benannt",
  "named.why": "du sagst, wer was spielt",
  "sum.galaxy": "Galaxie",
  "sum.galaxy.lies": "{n} Systeme, gleich ausgelegt",
  "sum.galaxy.build": "{n} Systeme, von allen gelegt",
  "sum.factions": "Fraktionen",
  "sum.factions.of": "{n} von {all}",
  "sum.factions.draft": "{n} von {all}, die daliegen",
  "sum.strategy": "Strategiekarten",
  "sum.strategy.each": "{n} je Spieler und Runde|{n} je Spieler und Runde",
  "sum.agenda": "Abstimmungen",
  "sum.agenda.from": "sobald jemand Mecatol Rex hält",
  "sum.end": "Ende",
  "sum.end.of": "bei {n} Siegpunkten",
};

export const say = catalogue<keyof typeof en>(en, de);
