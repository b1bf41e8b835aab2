// The terms of a transaction as forms name them: goods, commodities, "note 177" that note, "note" one of the giver's choice.
import type { Things } from "../../../lib/api";
import type { Gift, Question, State } from "../../../lib/types";
import { nameOf, viewOf } from "../ti4";
import { say } from "./words";

const NAMED = /^note (\d+)$/;

export const isNote = (kind: string): boolean => kind === "note" || NAMED.test(kind);
/** The number of a named note; -1: any. */
export const noteOf = (kind: string): number => Number(NAMED.exec(kind)?.[1] ?? -1);

/** The terms on the table: "gift goods 2", so many of that seat. */
export function offered(question: Question | null): Gift[] {
  return (question?.things ?? []).flatMap(({ kind, id }) => {
    const [, what, giver] = /^gift (.+) (\d+)$/.exec(kind) ?? [];
    return what && giver ? [{ giver: Number(giver), kind: what, id }] : [];
  });
}

/** A note with the player whose colour it has, if that is not who gives it. */
export function noteWords(state: State, things: Things, kind: string, giver: number): string {
  const note = things.note?.[noteOf(kind)];
  if (!note) return say("note any");
  const issuer = Number(note.issuer ?? -1);
  return issuer === giver || issuer >= viewOf(state).players.length ? note.name : say("note from", { note: note.name, name: nameOf(state, issuer) });
}

export function giftWords(state: State, things: Things, gift: Gift): string {
  if (isNote(gift.kind)) return noteWords(state, things, gift.kind, gift.giver);
  return say(gift.kind === "goods" ? "goods n" : "commodities n", { n: gift.id });
}

/** What one side gives, in words. */
export function sideWords(state: State, things: Things, gifts: readonly Gift[], giver: number): string {
  return gifts.filter((gift) => gift.giver === giver).map((gift) => giftWords(state, things, gift)).join(", ") || say("nothing");
}
