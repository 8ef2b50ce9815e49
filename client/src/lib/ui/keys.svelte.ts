/** Keys: number keys pick answers, letters do what every table can do. */
import { preferences } from "../state/preferences.svelte";

export interface Keys {
  /** Number key, from 1. */
  number?(number: number): void;
  letters?: Record<string, () => void>;
}

class LastUsed {
  /** Whether the keyboard was used last: then cards show their key. */
  keyboard = $state(false);
  constructor() {
    addEventListener("keydown", (event) => {
      if (event.key === "Tab" || /^[0-9?]$/.test(event.key)) this.keyboard = true;
    });
    addEventListener("pointerdown", () => (this.keyboard = false));
  }
}

export const lastUsed = new LastUsed();

/** Listen while a component lives, perhaps before all others: use in `$effect`. */
export function listen(keys: () => Keys, first = false): () => void {
  const heard = (event: KeyboardEvent): void => {
    const target = event.target;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable], dialog[open]"))
      return;
    // What had the focus in a window may be gone; what is behind the window is out of reach all the same.
    if (document.querySelector("dialog:modal")) return;
    // Enter and Space do what has the focus.
    if (["Enter", " "].includes(event.key) && target instanceof HTMLElement && target.closest("button, a, summary"))
      return;
    // Whoever dictates says many single letters.
    if (event.key.length === 1 && !preferences.wish("keys")) return;
    const now = keys();
    if (/^[1-9]$/.test(event.key) && now.number) {
      event.preventDefault();
      now.number(Number(event.key));
      return;
    }
    const act = now.letters?.[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (act) {
      event.preventDefault();
      act();
    }
  };
  addEventListener("keydown", heard, first);
  return () => removeEventListener("keydown", heard, first);
}
