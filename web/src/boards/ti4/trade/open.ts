// A transaction is begun beside a question: it is sent at once, and the question comes again after it.
import type { BoardProps } from "../../../lib/board";
import { seen } from "../seen.svelte";

/** Begin a transaction, with that partner if there are several. */
export function openTrade({ picking, locked, confirm }: Pick<BoardProps, "picking" | "locked" | "confirm">, partner = -1): void {
  const question = picking.question;
  const aside = question?.asides.findIndex((option) => option.key === "propose transaction") ?? -1;
  if (!question || aside < 0 || locked) return;
  seen.partner = partner;
  picking.fill(null);
  picking.picked = [question.options.length + aside]; // they number on from the options
  confirm();
}
