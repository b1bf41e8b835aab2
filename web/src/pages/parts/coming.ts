// Games that are announced and not there yet. Once the server plays one, its own face counts.
import type { Component } from "svelte";
import { addresses } from "../../lib/router.svelte";
import { t } from "../words";
import ImperiumPicture from "./ImperiumPicture.svelte";

export interface Coming {
  name: string; // as the server will call it
  icon: string;
  Picture: Component;
  players: string;
  label: string;
  what(): string;
  time(): string;
  meanwhile?: { href: string; text(): string }; // what is there of it already
}

export const coming: Coming[] = [
  { name: "imperium", icon: "ti4-custodians", Picture: ImperiumPicture, players: "3–8", label: "Twilight Imperium", what: () => t("imperium.what"), time: () => t("imperium.time"), meanwhile: { href: addresses.odds(), text: () => t("imperium.odds") } },
];
