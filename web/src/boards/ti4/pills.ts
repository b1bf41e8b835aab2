// How large the pill of a fleet is, and where its silhouettes stand in it.
import type { Detail } from "./camera.svelte";
import type { Fleet } from "./ti4";

export interface Part {
  type: number;
  number: number;
  damaged: boolean;
  x: number;
  y: number;
}

export interface Pill {
  width: number;
  height: number;
  parts: Part[];
}

const ROW = 17; // height
const SHAPE = 17; // the seat's own, at the left
const ICON = 15;
const DIGIT = 7; // wide; a number of one alone is not written
const EACH = 4; // kinds in a row

/** Damaged units stand apart from whole ones: they lie on their side. */
export function pillOf(fleet: Fleet, detail: Detail): Pill {
  if (detail === "few" || detail === "signs") return { width: 34, height: ROW, parts: [] };
  const kinds = fleet.stacks.flatMap((stack) => [
    ...(stack.whole ? [{ type: stack.type, number: stack.whole, damaged: false }] : []),
    ...(stack.damaged ? [{ type: stack.type, number: stack.damaged, damaged: true }] : []),
  ]);
  const rows = Math.ceil(kinds.length / EACH);
  const each = Math.ceil(kinds.length / rows);
  const lines = Array.from({ length: rows }, (_, row) => kinds.slice(row * each, (row + 1) * each));
  const room = (number: number): number => ICON + (number > 1 ? 2 + DIGIT * String(number).length : 0);
  const wide = (line: typeof kinds): number => line.reduce((sum, kind) => sum + room(kind.number), 0);
  const width = SHAPE + 4 + Math.max(...lines.map(wide));
  const height = ROW * rows - (rows - 1) * 2;
  const parts = lines.flatMap((line, row) => {
    let x = -width / 2 + SHAPE;
    return line.map((kind) => {
      const part = { ...kind, x: x + ICON / 2 - 0.5, y: -height + ROW / 2 + row * (ROW - 2) };
      x += room(kind.number);
      return part;
    });
  });
  return { width, height, parts };
}
