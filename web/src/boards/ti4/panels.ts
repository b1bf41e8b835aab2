// The panels of plans and combats, found in their folder.
import type { Component } from "svelte";
import type { BoardProps } from "../../lib/board";
import type { Question, State } from "../../lib/types";

const found = import.meta.glob<{ default: Component<BoardProps> }>("./panels/Panel.svelte", { eager: true });
const told = import.meta.glob<{ hasPanel(state: State, question: Question | null): boolean }>("./panels/panels.ts", { eager: true });

export const panels = {
  Panel: found["./panels/Panel.svelte"]?.default ?? null,
  shows: (state: State, question: Question | null): boolean => told["./panels/panels.ts"]?.hasPanel(state, question) ?? false,
};
