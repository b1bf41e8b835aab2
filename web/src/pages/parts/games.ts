// What the pages know of each game beside what the server says: its face, what its options rule out, what they add up to.
import type { Component } from "svelte";
import type { Game } from "../../lib/api";
import { t } from "../words";
import CosmicPicture from "./CosmicPicture.svelte";
import ImperiumPicture from "./ImperiumPicture.svelte";
import RacePicture from "./RacePicture.svelte";

export type Options = Record<string, string>;

/** A combination that cannot be played: at which option it shows, why, and the ways out. */
export interface Conflict {
  option: string;
  text: string;
  rule: string;
  reason: string; // the server's key for it
  ways: { text: string; options?: Options; seats?: number }[];
}

/** A sum that the choices make, with its terms. */
export interface Sum {
  name: string;
  terms: string;
  total: string; // empty where the terms say it all
  rule: string;
}

export interface Face {
  name: string; // as the server calls it
  icon: string;
  Picture: Component;
  players: string;
  label(): string;
  what(): string;
  time(): string;
  conflicts(game: Game, options: Options, seats: number): Conflict[];
  sums(options: Options, seats: number): Sum[];
}

const choice = (game: Game, option: string, value: string): string => {
  const found = game.options.find((each) => each.name === option);
  return found?.choice_texts[found.choices.indexOf(value)] ?? value;
};
const optionText = (game: Game, option: string): string => game.options.find((each) => each.name === option)?.text ?? option;

/** The way out of setting an option to another value. */
const back = (game: Game, option: string, value: string): Conflict["ways"][number] => ({
  text: t("new.way.back", { option: optionText(game, option), choice: choice(game, option, value) }),
  options: { [option]: value },
});

function raceConflicts(game: Game, options: Options, seats: number): Conflict[] {
  const found: Conflict[] = [];
  const two = { text: t("new.way.players"), seats: 2 };
  if (options.actions === "two" && seats !== 2)
    found.push({ option: "actions", reason: "two-actions-two-players", text: t("race.two", { n: seats }), rule: "race:two-player.2", ways: [back(game, "actions", "one"), two] });
  if (options.start_worlds === "choice" && options.setup === "first-game")
    found.push({ option: "start_worlds", reason: "first-game-start-worlds", text: t("race.first"), rule: "race:setup.10", ways: [back(game, "start_worlds", "random"), back(game, "setup", "random")] });
  else if (options.start_worlds === "choice" && seats !== 2)
    found.push({ option: "start_worlds", reason: "choice-two-players", text: t("race.choice", { n: seats }), rule: "race:setup.5", ways: [back(game, "start_worlds", "random"), two] });
  return found;
}

function raceSums(options: Options, seats: number): Sum[] {
  const preset = options.setup === "first-game";
  const each = options.actions === "two" ? 2 : 1;
  return [
    { name: t("race.sum.cards"), terms: t("race.sum.cards.of", { n: 5, m: 109 }), total: "114", rule: "race:setup.6" },
    { name: t("race.sum.pool"), terms: t("race.sum.pool.of", { n: seats }), total: String(seats * 12), rule: "race:setup.1" },
    { name: t("race.sum.hands"), terms: t(preset ? "race.sum.hands.preset" : "race.sum.hands.six", { n: seats }), total: "", rule: preset ? "race:setup.11" : "race:setup.7" },
    { name: t("race.sum.actions"), terms: t("race.sum.actions.of", { n: seats, each }), total: String(seats * each), rule: each === 2 ? "race:two-player.2" : "race:setup.4" },
    { name: t("race.sum.end"), terms: t("race.sum.end.of"), total: "", rule: "race:end.1" },
  ];
}

const nothing = (): never[] => [];

export const faces: Face[] = [
  { name: "race", icon: "race-start-world", Picture: RacePicture, players: "2–4", label: () => "Race for the Galaxy", what: () => t("race.what"), time: () => t("race.time"), conflicts: raceConflicts, sums: raceSums },
  { name: "cosmic", icon: "cosmic-warp", Picture: CosmicPicture, players: "3–5", label: () => t("cosmic.label"), what: () => t("cosmic.what"), time: () => t("cosmic.time"), conflicts: nothing, sums: nothing },
  { name: "imperium", icon: "ti4-custodians", Picture: ImperiumPicture, players: "3–8", label: () => t("imperium.label"), what: () => t("imperium.what"), time: () => t("imperium.time"), conflicts: nothing, sums: nothing },
];

export const faceOf = (game: string): Face | undefined => faces.find((each) => each.name === game);
