// Looking around with mouse, wheel or fingers: drag to pan, wheel or two fingers to zoom. A drag is no click.
import type { Action } from "svelte/action";
import type { Camera } from "./camera.svelte";

const STILL = 6; // px that a finger may slip while it taps

export const gestures: Action<HTMLElement, Camera> = (node, camera) => {
  const down = new Map<number, { x: number; y: number }>();
  let began = { x: 0, y: 0 };
  let dragging = false;

  const at = (event: MouseEvent): { x: number; y: number } => {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  function begin(event: PointerEvent) {
    if (event.button > 0 || (event.target as Element).closest("[data-fixed]")) return;
    if (!down.size) {
      began = at(event);
      dragging = false;
    }
    down.set(event.pointerId, at(event));
    camera.held = true;
  }

  function move(event: PointerEvent) {
    const before = down.get(event.pointerId);
    if (!before) return;
    const now = at(event);
    if (!dragging && (down.size > 1 || Math.hypot(now.x - began.x, now.y - began.y) > STILL)) {
      dragging = true;
      node.classList.add("dragged");
    }
    if (!dragging) return;
    node.setPointerCapture(event.pointerId);
    const [other] = [...down].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    if (other) {
      const [was, is] = [Math.hypot(before.x - other.x, before.y - other.y), Math.hypot(now.x - other.x, now.y - other.y)];
      if (was > 0) camera.zoom(is / was, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
      camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    } else camera.pan(now.x - before.x, now.y - before.y);
    down.set(event.pointerId, now);
  }

  function end(event: PointerEvent) {
    down.delete(event.pointerId);
    camera.held = down.size > 0;
    if (!down.size) node.classList.remove("dragged");
  }

  /** The click that ends a drag picks nothing. */
  function click(event: MouseEvent) {
    if (!dragging || event.detail === 0) return;
    dragging = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  function wheel(event: WheelEvent) {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    camera.zoom(Math.exp((-event.deltaY * lines) / 500), at(event));
  }

  node.addEventListener("pointerdown", begin);
  node.addEventListener("pointermove", move);
  for (const name of ["pointerup", "pointercancel", "lostpointercapture"] as const) node.addEventListener(name, end);
  node.addEventListener("click", click, { capture: true });
  node.addEventListener("wheel", wheel, { passive: false });
  return {};
};
