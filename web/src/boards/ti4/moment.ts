// What the galaxy shows of the open question: where one may go, how many could arrive, what could move and what does.
import type { Picking } from "../../lib/picking.svelte";
import { systemsOf, tacticalPlace, type Ti4View } from "./ti4";

export interface Moment {
  /** Systems that can be chosen, each with the ships that could arrive; null: that is not asked. */
  offered: Map<number, number | null>;
  /** A click on a system begins the tactical action there: the options are actions still. */
  aims: boolean;
  chosen: number; // the system that is picked, -1: none
  wash: number[]; // by system: 1 near or many, 2, 3 farther or fewer, 0 none
  away: number[]; // by system: how far it is while a movement is planned, -1: no way
  could: Set<number>; // from where something could move
  moves: Set<number>; // from where something does
}

/** Thirds of the largest number. */
const shade = (n: number, most: number): number => (n <= 0 ? 0 : n * 3 > most * 2 ? 1 : n * 3 > most ? 2 : 3);

export function momentOf(view: Ti4View, picking: Picking): Moment {
  const question = picking.question;
  const offered = new Map<number, number | null>();
  const aims = tacticalPlace(question) >= 0;
  const comes = aims || question?.prompt === "activate" ? question?.values : undefined; // by system; -1: it cannot be activated
  if (aims) comes?.forEach((n, system) => n >= 0 && offered.set(system, n));
  for (const option of question?.options ?? []) {
    const [what] = option.things;
    if (what?.kind === "system") offered.set(what.id, comes?.[what.id] ?? null);
  }
  const planned = picking.then[0]?.named[0]?.things[0];
  const picked = picking.picked.flatMap((place) => question?.options[place]?.things[0] ?? []).find((thing) => thing.kind === "system");
  const moving = question?.prompt === "move";
  const away = moving ? view.ways : [];
  const most = Math.max(0, ...[...offered.values()].map((n) => n ?? 0));
  return {
    offered,
    aims,
    chosen: picked?.id ?? (planned?.kind === "system" ? planned.id : -1),
    wash: view.systems.map((_, system) => (moving ? (system === view.active_system ? 0 : Math.max(0, Math.min(3, away[system] ?? 0))) : shade(offered.get(system) ?? 0, most))),
    away,
    could: new Set(moving ? systemsOf(view, question.rows?.map((row) => ({ giver: row.giver, kind: row.kind, id: row.most }))) : []),
    moves: new Set(moving ? systemsOf(view, picking.form).filter((system) => system !== view.active_system) : []),
  };
}
