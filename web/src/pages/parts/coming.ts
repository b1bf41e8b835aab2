// Games that are announced and not there yet. Once the server plays one, and its board folder has a face, that one counts.
import type { Component } from "svelte";
import { t } from "../words";
import CosmicPicture from "./CosmicPicture.svelte";
import ImperiumPicture from "./ImperiumPicture.svelte";

export interface Coming {
  name: string; // as the server will call it
  icon: string;
  Picture: Component;
  players: string;
  label: string;
  what(): string;
  time(): string;
}

export const coming: Coming[] = [
  { name: "cosmic", icon: "cosmic-warp", Picture: CosmicPicture, players: "3–5", label: "Cosmic Encounter", what: () => t("cosmic.what"), time: () => t("cosmic.time") },
  { name: "imperium", icon: "ti4-custodians", Picture: ImperiumPicture, players: "3–8", label: "Twilight Imperium", what: () => t("imperium.what"), time: () => t("imperium.time") },
];
