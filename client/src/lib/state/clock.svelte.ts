/** The running clock of a decision. */
import type { Shown } from "./table.svelte";

class Now {
  time = $state(Date.now());
  constructor() {
    setInterval(() => (this.time = Date.now()), 500);
  }
}

const now = new Now();
const started = new WeakMap<Shown, number>();

export interface ClockText {
  text: string;
  hurry: boolean;
}

/** Minutes and seconds left, and whether two thirds are gone. */
export function clockShown(update: Shown | null): ClockText | null {
  if (!update?.clock) return null;
  const from = started.get(update) ?? Date.now();
  started.set(update, from);
  const left = Math.max(0, Math.ceil(update.clock.left - (now.time - from) / 1000));
  const limit = update.table.clock ?? update.clock.left;
  const text = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  return { text, hurry: left * 3 <= limit };
}
