/** The keys for a tile in hand. They come before the other keys of the table, which mean something else then. */
import type { Placing } from "./placing.svelte";

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Listen while a tile may be in hand: use in `$effect`. */
export function placingKeys(placing: Placing): () => void {
  const heard = (event: KeyboardEvent): void => {
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (placing.tile === null || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (target?.closest("input, textarea, select, [contenteditable], dialog[open]")) return;
    if (!act(placing, event, target)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("keydown", heard, { capture: true });
  return () => removeEventListener("keydown", heard, { capture: true });
}

/** Whether the key meant something. */
function act(placing: Placing, event: KeyboardEvent, target: HTMLElement | null): boolean {
  const arrow = ARROWS[event.key];
  // Buttons keep Enter, and from them Tab goes on as ever.
  const button = target?.closest("button, a, summary") ?? null;
  if (arrow) placing.move(...arrow);
  else if (event.key === "Tab" && placing.tabbed && (target === document.body || target?.closest("[data-field]")))
    placing.next(event.shiftKey ? -1 : 1);
  else if (event.key === "Enter" && !button) placing.confirm();
  else if (event.key === "Escape" && !placing.optional) return leave(placing, target);
  else if (event.key.toLowerCase() === "r") placing.turn(1);
  else if (event.key.toLowerCase() === "e") placing.turn(-1);
  else if (event.key.toLowerCase() === "f") placing.flip();
  else return false;
  return true;
}

/** A tile that must be laid stays in hand; Tab is free again to go elsewhere. */
function leave(placing: Placing, target: HTMLElement | null): boolean {
  placing.tabbed = false;
  const board = target?.closest("[data-field]");
  if (!board) return false;
  (board.closest("main")?.querySelector<HTMLElement>("[data-answer]") ?? document.body).focus();
  return true;
}
