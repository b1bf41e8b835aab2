// What the table itself says stands in the log as well, where it happened.
import type { Chat, Line } from "../../../lib/types";

/** The lines of the game with the notes between them. A note's number is below zero: it is no line of the game. */
export function withNotes(lines: Line[], chat: Chat[]): Line[] {
  const notes = chat.filter((each) => each.note);
  if (!notes.length) return lines;
  const all: Line[] = [];
  const add = (note: Chat) => all.push({ number: -1 - note.number, round: all.at(-1)?.round ?? 0, kind: "note", actor: note.seat, rule: "", text: note.text, things: [] });
  for (const line of lines) {
    while (notes[0] && notes[0].line <= line.number) add(notes.shift() as Chat);
    all.push(line);
  }
  notes.forEach(add);
  return all;
}
