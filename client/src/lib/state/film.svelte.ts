/**
 * What others do, shown at the pace of the reader: one move after another, slowly, or each when a key is pressed.
 *
 * Only moves of bots wait. Whatever came before stays in its order. Nothing waits that the reader must see at once: an
 * own move, a request, a clock that runs for the reader; nor does anything while nobody looks. So the end is never far.
 *
 * Whoever comes back to a table that is played by days sees what happened since in the same way: a reel, which is soon
 * over, and over at once when the reader wants that.
 */
import type { Update } from "../../generated/wire";
import type { Wishes } from "./wishes";

export type Pace = NonNullable<Wishes["pace"]>;

/** What the film needs to know of the table and its reader. */
export interface Screening {
  pace: () => Pace;
  /** Show an update that has waited for so many milliseconds; `behind` says whether others come after it. */
  show: (update: Update, waited: number, behind: boolean) => void;
  /** Whether something in it was done by a bot, or by one that plays for somebody. */
  byBot: (update: Update) => boolean;
  /** Whether the reader is asked in it. */
  asks: (update: Update) => boolean;
  /** Whether something in it is done to the reader. */
  hits: (update: Update) => boolean;
  /** Whether it cannot wait. */
  urgent: (update: Update) => boolean;
  /** Bots make haste, or not any more. */
  hasten: (on: boolean) => void;
}

/** Between two moves that are seen slowly. A table with one person pauses as long by itself. */
export const SLOW = 1800;
/** A reel takes about so long, and each of its moments no less and no more than this. */
const REEL = 12_000;
const SHORTEST = 350;
const LONGEST = 1600;
/** Who is so far behind goes on with the end. */
const MOST = 60;

export class Film {
  /** How many moves are yet to be seen. */
  held = $state(0);
  /** How many places a table has for its buttons; without any they hang over it. */
  places = $state(0);
  /** Whether everything is shown at once until the reader is asked, or something is done to the reader. */
  skipping = $state(false);
  readonly #screening: Screening;
  /** Whether what is yet to be seen is a reel. */
  reeling = $state(false);
  #row: { update: Update; at: number; lasts?: number }[] = [];
  #shown = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(screening: Screening) {
    this.#screening = screening;
  }

  /** The table tells something. */
  take(update: Update): void {
    this.#row.push({ update, at: performance.now() });
    if ((!this.reeling && this.#screening.urgent(update)) || document.hidden || this.#row.length > MOST) this.end();
    else this.#go();
  }

  /** Show moments that lie behind, one after another; the last one is how things are now. */
  reel(updates: Update[]): void {
    const at = performance.now();
    const lasts = Math.min(LONGEST, Math.max(SHORTEST, REEL / updates.length));
    this.#row.push(...updates.map((update) => ({ update, at, lasts })));
    this.reeling = updates.length > 1;
    this.#shift();
    this.#shown = performance.now();
    if (document.hidden) this.end();
    else this.#go();
  }

  /** Show the next move; where moves are shown by themselves, it comes sooner. */
  next(): void {
    this.#shift();
    this.#go();
  }

  /** Show everything up to the next decision of the reader, also what is still to come; a blow stops it once. */
  skip(): void {
    if (this.reeling) {
      this.end();
      return;
    }
    this.skipping = true;
    this.#screening.hasten(true);
    this.#go();
  }

  /** Show everything that is known. */
  end(): void {
    while (this.#row.length > 0) this.#shift();
    clearTimeout(this.#timer);
    this.held = 0;
    this.reeling = false;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#row = [];
  }

  readonly #go = (): void => {
    clearTimeout(this.#timer);
    for (let first = this.#row[0]; first; first = this.#row[0]) {
      const wait = first.lasts ? this.#shown + first.lasts - performance.now() : this.#wait(first.update);
      if (wait > 0) {
        if (wait < Infinity) this.#timer = setTimeout(this.#go, wait);
        break;
      }
      this.#shift();
    }
    this.held = this.#row.length;
    this.reeling &&= this.#row[0]?.lasts !== undefined;
  };

  /** For how long an update is not shown yet. */
  #wait(update: Update): number {
    const pace = this.#screening.pace();
    if (this.skipping || pace === "normal" || pace === "instant" || !this.#screening.byBot(update)) return 0;
    return pace === "step" ? Infinity : this.#shown + SLOW - performance.now();
  }

  #shift(): void {
    const first = this.#row.shift();
    if (!first) return;
    const { update, at, lasts } = first;
    if (lasts || this.#screening.byBot(update)) this.#shown = performance.now();
    const hit = this.skipping && this.#screening.hits(update);
    this.#screening.show(update, performance.now() - at, this.#row.length > 0);
    if (hit || (this.skipping && this.#screening.asks(update))) {
      this.skipping = false;
      this.#screening.hasten(false);
    }
  }
}
