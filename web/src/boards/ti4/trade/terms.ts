// The terms of a transaction as forms name them: goods, commodities, "note 177" that note, "note" one of the giver's choice;
// likewise "card 17" and "card" for action cards, where somebody may trade them.
import type { Things } from "../../../lib/api";
import type { Gift, Question, State } from "../../../lib/types";
import { nameAfter, viewOf } from "../ti4";
import { say } from "./words";

const NAMED = /^note (\d+)$/;

export const isNote = (kind: string): boolean => kind === "note" || NAMED.test(kind);
/** The number of a named note; -1: any. */
export const noteOf = (kind: string): number => Number(NAMED.exec(kind)?.[1] ?? -1);

const CARD = /^card (\d+)$/;

export const isCard = (kind: string): boolean => kind === "card" || CARD.test(kind);
/** An action card by its name, or so many of the giver's choice. */
export const cardWords = (things: Things, kind: string, n: number): string => things.card?.[Number(CARD.exec(kind)?.[1] ?? -1)]?.name ?? say("cards any", { n });

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
  return issuer === giver || issuer >= viewOf(state).players.length ? note.name : say("note from", { note: note.name, name: nameAfter(state, issuer, "of") });
}

const FRAGMENT = /^fragment (.+)$/;
const CAPTIVE = /^captured (.+)$/;
const PLANET = /^planet (\d+)$/;

/** Relic fragments, captured units that go back, planets that may be traded. */
export const isWare = (kind: string): boolean => [FRAGMENT, CAPTIVE, PLANET].some((each) => each.test(kind));
export const wareIcon = (kind: string): string => (FRAGMENT.test(kind) ? "ti4-fragment" : CAPTIVE.test(kind) ? "ti4-hit" : "ti4-tile");
export function wareWords(things: Things, kind: string): string {
  const named = (list: Record<string, { key: string; name: string }> | undefined, key: string): string => Object.values(list ?? {}).find((each) => each.key === key)?.name ?? "";
  const fragment = FRAGMENT.exec(kind)?.[1];
  if (fragment) return named(things.find, fragment);
  const unit = CAPTIVE.exec(kind)?.[1];
  if (unit) return say("captured", { what: named(things.type, unit.replaceAll(" ", "-")) });
  return things.planet?.[Number(PLANET.exec(kind)?.[1] ?? -1)]?.name ?? "";
}

export function giftWords(state: State, things: Things, gift: Gift): string {
  if (isNote(gift.kind)) return noteWords(state, things, gift.kind, gift.giver);
  if (isCard(gift.kind)) return cardWords(things, gift.kind, gift.id);
  if (isWare(gift.kind)) return gift.id > 1 ? say("several", { n: gift.id, what: wareWords(things, gift.kind) }) : wareWords(things, gift.kind);
  return say(gift.kind === "goods" ? "goods n" : "commodities n", { n: gift.id });
}

/** What one side gives, in words. */
export function sideWords(state: State, things: Things, gifts: readonly Gift[], giver: number): string {
  return gifts.filter((gift) => gift.giver === giver).map((gift) => giftWords(state, things, gift)).join(", ") || say("nothing");
}
