// Two live regions that screen readers listen to; App holds them.

export const spoken = $state({ polite: "", urgent: "" });

let turn = false;

/** The same words twice are spoken twice: an invisible space makes them differ. */
function fresh(text: string): string {
  turn = !turn;
  return turn ? `${text}\u200B` : text;
}

/** Say it when the reader has finished what it is saying. */
export function say(text: string): void {
  spoken.polite = fresh(text);
}

/** Say it at once: it is the reader's turn, or something was refused. */
export function alert(text: string): void {
  spoken.urgent = fresh(text);
}
