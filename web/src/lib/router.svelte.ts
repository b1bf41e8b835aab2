// Where the reader is. Plain links work: App takes clicks on addresses of this page.

export type Route =
  | { page: "start" | "new" | "records" | "account" | "nowhere" }
  | { page: "table" | "replay" | "result" | "odds"; id: string };

export function routeOf(path: string): Route {
  const parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  const [first, id, third] = parts;
  if (!first) return { page: "start" };
  if (parts.length === 1 && (first === "new" || first === "records" || first === "account")) return { page: first };
  if (first === "odds" && id && parts.length === 2) return { page: "odds", id };
  if (first === "table" && id) {
    if (!third) return { page: "table", id };
    if (parts.length === 3 && (third === "replay" || third === "result")) return { page: third, id };
  }
  return { page: "nowhere" };
}

class Place {
  path = $state(location.pathname);
  hash = $state(location.hash);
  search = $state(location.search);
  route = $derived(routeOf(this.path));

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
  }

  /** The part of the address behind `#name=`, for example the secret of an invite link. */
  fragment(name: string): string {
    return new URLSearchParams(this.hash.replace(/^#/, "")).get(name) ?? "";
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.#read();
    if (!replace) scrollTo(0, 0);
  }

  #read(): void {
    this.path = location.pathname;
    this.hash = location.hash;
    this.search = location.search;
  }
}

export const place = new Place();

/** Addresses of this page, so that nobody writes them by hand. */
export const addresses = {
  start: "/",
  new: (game = "") => (game ? `/new?game=${encodeURIComponent(game)}` : "/new"),
  records: "/records",
  account: "/account",
  table: (id: string, invite = "") =>
    `/table/${encodeURIComponent(id)}${invite ? `#invite=${encodeURIComponent(invite)}` : ""}`,
  replay: (id: string, step?: number) =>
    `/table/${encodeURIComponent(id)}/replay${step === undefined ? "" : `?step=${step}`}`,
  result: (id: string) => `/table/${encodeURIComponent(id)}/result`,
  odds: (asked: Record<string, string> = {}, game = "ti4") => {
    const question = new URLSearchParams(asked).toString();
    return `/odds/${encodeURIComponent(game)}${question ? `?${question}` : ""}`;
  },
};

/** Follow links inside the page without loading it again. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
  event.preventDefault();
  place.go(link.pathname + link.search + link.hash);
}
