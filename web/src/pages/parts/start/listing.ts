// A table in a list: what it is called, where the game stands, what it waits for.
import { faceOf } from "../../../lib/face";
import type { Game, Listed } from "../../../lib/api";
import { t } from "../../words";

const labelOf = (game: string, games: Game[]): string => games.find((each) => each.name === game)?.label ?? "";

export const nameOf = (table: Listed, games: Game[]): string => table.name || labelOf(table.game, games);

/** Game and round; the game is left out where the table is called after it. */
export function where(table: Listed, games: Game[]): string {
  const label = labelOf(table.game, games);
  return [table.name === label ? "" : label, table.round ? faceOf(table.game).round(table.round) : ""].filter(Boolean).join(", ");
}

export function standing(table: Listed): string {
  if (table.invited) return t("start.invited");
  if (table.status === "gathering") {
    const free = table.kinds.filter((kind) => kind === "open" || kind === "invited").length;
    return free ? t("start.gathering", { n: free }) : t("start.full");
  }
  if (table.status === "stopped") return t("start.stopped");
  if (table.vote) return t("start.vote");
  return table.my_turn ? t("start.turn") : t("start.others");
}
