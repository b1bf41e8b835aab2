// What is said at the table, for a board that deals in words: the table hands it down, a replay does not.
import { getContext, setContext } from "svelte";
import type { Chat, Refusal } from "../lib/types";

export interface Talk {
  readonly chat: Chat[];
  say(text: string): Promise<Refusal | null>;
}

const KEY = Symbol("talk");

export const setTalk = (talk: Talk): Talk => setContext(KEY, talk);
export const talkHere = (): Talk | undefined => getContext<Talk | undefined>(KEY);
