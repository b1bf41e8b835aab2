/** After a click the arrow keys go through the game again; whoever chose by keys stays among the choices. */
export function release(event: MouseEvent & { currentTarget: HTMLInputElement }): void {
  if (event.detail > 0) event.currentTarget.blur();
}
