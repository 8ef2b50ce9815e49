/** Which big moment is announced to whoever reads at a table: one after the other, each until it was read. */
import type { GameEvent } from "./events";
import { isAnnounced, roundStart, type Struck } from "./moments";
import { keep, kept } from "./device";

/** How long an announcement stays at least when the next question comes, in milliseconds. */
export const LEAST = 1500;
/** Whoever comes back after a long time is told of the last few moments only. */
const MOST = 3;

/** What is read of a table. */
export interface Announced {
  code: string;
  game: string;
  reader: number | null;
  events: GameEvent[];
  /** The question that the reader is asked now; null when somebody else is. */
  question: string | null;
}

/** What remembers how far somebody has read, after a reload too. */
export interface Memory {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

export class Announcements {
  /** The moment that is announced now. */
  shown = $state.raw<Struck | null>(null);
  readonly #memory: Memory;
  #now: Announced | null = null;
  /** Whose reading this is, and up to which event. */
  #whose = "";
  #read = 0;
  /** What the reader was asked when the announcement began, and whether that was long enough ago. */
  #asked: string | null = null;
  #stood = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(memory: Memory = storage()) {
    this.#memory = memory;
  }

  /** The table stands so now. */
  follow(now: Announced): void {
    this.#now = now;
    const whose = `${now.code} ${now.reader ?? "watching"}`;
    if (whose !== this.#whose) {
      this.#whose = whose;
      const kept = this.#memory.getItem(whose);
      this.#note(kept ? Number(kept) : roundStart(now.game, now.events));
      this.#show(null);
    }
    // What was taken back happens anew.
    if (now.events.length < this.#read) this.#note(now.events.length);
    const { shown } = this;
    if (shown && now.events[shown.at]?.event !== shown.event) this.#show(null);
    else if (shown && this.#stood && now.question !== null && now.question !== this.#asked) {
      this.#note(shown.at + 1);
      this.#show(null);
    }
    if (this.shown) return;
    const unread = now.events.slice(this.#read).filter((event) => isAnnounced(event, now.reader));
    const next = unread.at(-Math.min(MOST, unread.length));
    if (next) this.#show(next);
  }

  /** It was read. */
  dismiss(): void {
    if (!this.shown) return;
    this.#note(this.shown.at + 1);
    this.#show(null);
    if (this.#now) this.follow(this.#now);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #show(event: Struck | null): void {
    clearTimeout(this.#timer);
    this.shown = event;
    this.#stood = false;
    if (!event) return;
    this.#asked = this.#now?.question ?? null;
    this.#timer = setTimeout(() => {
      this.#stood = true;
      if (this.#now) this.follow(this.#now);
    }, LEAST);
  }

  #note(read: number): void {
    this.#read = read;
    this.#memory.setItem(this.#whose, String(read));
  }
}

const KEPT = "moments";
/** Of how many seats at tables this browser remembers it. */
const MOST_KEPT = 60;

function storage(): Memory {
  const all = (): [string, string][] => {
    try {
      return Object.entries(JSON.parse(kept(KEPT) ?? "{}") as Record<string, string>);
    } catch {
      return [];
    }
  };
  return {
    getItem: (key) => new Map(all()).get(key) ?? null,
    setItem: (key, value) => {
      const others = all().filter(([one]) => one !== key);
      keep(KEPT, JSON.stringify(Object.fromEntries([...others, [key, value]].slice(-MOST_KEPT))));
    },
  };
}
