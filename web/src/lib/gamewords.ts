// Words for what every game has, where its own face has no better ones.
import { catalogue } from "./i18n.svelte";

const en = {
  round: "round {n}",
  "round.head": "Round {n}",
  "round.this": "this round",
  rounds: "{n} round|{n} rounds",
  setup: "Before the first round",
  with: "{n} point|{n} points",
  unit: "point|points",
  standing: "Points at this moment",
  plot: "Points after each round",
  course: "Points over the game",
  order: "Players by points",
  ended: "Game over",
  tie: "{names} are even.",
} as const;

const de: Record<keyof typeof en, string> = {
  round: "Runde {n}",
  "round.head": "Runde {n}",
  "round.this": "dieser Runde",
  rounds: "{n} Runde|{n} Runden",
  setup: "Vor der ersten Runde",
  with: "{n} Siegpunkt|{n} Siegpunkten",
  unit: "Siegpunkt|Siegpunkte",
  standing: "Siegpunkte in diesem Moment",
  plot: "Punktestand nach jeder Runde",
  course: "Siegpunkte im Verlauf",
  order: "Nach Siegpunkten geordnet",
  ended: "Spielende",
  tie: "{names} liegen gleichauf.",
};

export const say = catalogue<keyof typeof en>(en, de);
