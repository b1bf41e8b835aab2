// Cosmic Encounter on all pages: picture, what it is, and what its rounds and points are called.
import type { Face, Options, Sum } from "../../lib/face";
import { say } from "./facewords";

const SHIPS = 4; // on each planet

function sums(options: Options, seats: number): Sum[] {
  const planets = options.planets === "four" ? 4 : 5;
  return [
    { name: say("sum.planets"), terms: say("sum.each", { n: seats, each: planets }), total: String(seats * planets) },
    { name: say("sum.ships"), terms: say("sum.each", { n: seats, each: planets * SHIPS }), total: String(seats * planets * SHIPS) },
    { name: say("sum.end"), terms: say("sum.end.of", { n: planets }), total: "" },
  ];
}

export const face: Face = {
  label: "Cosmic Encounter",
  place: 2,
  icon: "cosmic-warp",
  picture: () => import("../../pages/parts/CosmicPicture.svelte"),
  what: () => say("face.what"),
  time: () => say("face.time"),
  sets: () => say("face.sets"),
  sums,
  brings: (option, value) => (option === "technology" && value === "yes" ? say("face.technology") : ""),
  round: (n) => say("face.round", { n }),
  roundHead: (n) => say("face.roundHead", { n }),
  rounds: (n) => say("face.rounds", { n }),
  thisRound: () => say("face.thisRound"),
  setup: () => say("face.setup"),
  points: (n) => say("face.points", { n }),
  unit: (n) => say("face.unit", { n }),
  standing: () => say("face.standing"),
  plot: () => say("face.plot"),
  course: () => say("face.course"),
  order: () => say("face.order"),
};
