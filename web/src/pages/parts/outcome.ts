// How a finished game went for me, in a few words.
import { faceOf } from "../../lib/face";
import type { Listed } from "../../lib/api";
import { t } from "../words";

/** My place by points, winners first; 0: I only watched. */
export function placeOf(table: Listed): number {
  const scores = table.scores ?? [];
  const mine = scores[table.me];
  if (mine === undefined) return 0;
  if (table.winners?.includes(table.me)) return 1;
  const winners = table.winners ?? [];
  return 1 + scores.filter((score, seat) => score > mine || (score === mine && winners.includes(seat))).length;
}

/** Whether nothing is to be played there any more. */
export const isOver = (table: Listed): boolean => table.status === "over" || table.status === "ended";

export function outcome(table: Listed): string {
  if (table.status === "ended") return t("records.ended");
  const scores = table.scores ?? [];
  const mine = scores[table.me] ?? 0;
  const points = `${mine} ${faceOf(table.game).unit(mine)}`;
  const place = placeOf(table);
  if (place === 0) return scores.join(" : ");
  if (place > 1) return `${t("records.place", { n: place, of: scores.length })}, ${points}`;
  return `${t((table.winners?.length ?? 1) > 1 ? "records.shared" : "records.won")}, ${points}`;
}
