// What the table itself says stands in the log as well, where it happened; so does what my own orders have answered.
import type { Chat, FollowedText, Line } from "../../../lib/types";

/** A line of the log; with `order` it says what an order of mine has answered, and the order is still given. */
export type Noted = Line & { order?: string };

/** The lines of the game with the notes between them. A note's number is below zero: it is no line of the game. */
export function withNotes(lines: Line[], chat: Chat[], followed: FollowedText[], me: number): Noted[] {
  const notes: { line: number; number: number; actor: number; text: string; order: string }[] = [
    ...chat.filter((each) => each.note).map((each) => ({ line: each.line, number: -1 - 2 * each.number, actor: each.seat, text: each.text, order: "" })),
    ...followed.map((each, place) => ({ line: each.line, number: -2 - 2 * place, actor: me, text: each.text, order: each.on ? each.order : "" })),
  ].sort((one, other) => one.line - other.line);
  if (!notes.length) return lines;
  const all: Noted[] = [];
  const add = ({ number, actor, text, order }: (typeof notes)[number]) => all.push({ number, round: all.at(-1)?.round ?? 0, kind: "note", actor, rule: "", text, things: [], order });
  for (const line of lines) {
    while (notes[0] && notes[0].line <= line.number) add(notes.shift() as (typeof notes)[number]);
    all.push(line);
  }
  notes.forEach(add);
  return all;
}
