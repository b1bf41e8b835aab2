// Symbols stand in the page itself, so that none is missing while the connection is. What only one game needs comes with it.

/** Take the symbols of a file in, for `<use href="#ui-undo" />`. */
export function draw(symbols: string): void {
  const drawn = new DOMParser().parseFromString(symbols, "image/svg+xml").documentElement;
  document.body.prepend(document.importNode(drawn, true));
}
