/** The running clock of a decision. */
import { questionKey, type Shown } from "./table.svelte";

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
  const gone = update.clock.still ? 0 : (now.time - from) / 1000;
  const left = Math.max(0, Math.ceil(update.clock.left - gone));
  const limit = update.table.clock ?? update.clock.left;
  return { text: minutes(left), hurry: left * 3 <= limit && !update.clock.still };
}

/** For how many seconds there has been no sign of who is asked. */
export function secondsAway(update: Shown | null): number {
  if (!update?.absence) return 0;
  const from = started.get(update) ?? Date.now();
  started.set(update, from);
  return Math.max(0, Math.floor(update.absence.seconds + (now.time - from) / 1000));
}

/** The open question as this page knows it, and since when. */
let open = { question: "", since: 0 };

/** For how many seconds this page has known the open question; it may hear meanwhile who comes and goes. */
export function secondsAsked(update: Shown | null): number {
  const question = `${update?.table.code ?? ""} ${questionKey(update)}`;
  if (open.question !== question) open = { question, since: Date.now() };
  return (now.time - open.since) / 1000;
}

/** Minutes and seconds. */
export function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
