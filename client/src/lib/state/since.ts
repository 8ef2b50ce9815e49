/** What happened at a table by days since this browser last showed it. */
import type { Still } from "../net/api";
import type { Update } from "../../generated/wire";

const SEEN = "signoria-seen";
const MOST_TABLES = 60;

/** By table, how many lines of its log this browser has shown. */
export const seen = {
  all(): Record<string, number> {
    try {
      return (JSON.parse(localStorage.getItem(SEEN) ?? "null") as Record<string, number> | null) ?? {};
    } catch {
      return {};
    }
  },

  lines(code: string): number | null {
    return this.all()[code] ?? null;
  },

  keep(code: string, lines: number): void {
    const { [code]: _, ...others } = this.all();
    const kept = [...Object.entries(others).slice(1 - MOST_TABLES), [code, lines]];
    try {
      localStorage.setItem(SEEN, JSON.stringify(Object.fromEntries(kept)));
    } catch {
      // Private windows may refuse; then the server says what is new since the last move.
    }
  },
};

/** Moments as a table would have told them one after another, the last one being how things are now. */
export function reelOf(now: Update, frames: Still[]): Update[] {
  const before = frames.filter((frame) => frame.until < now.log.length);
  if (now.since !== 0 || before.length === 0) return [now];
  let since = 0;
  const reel = before.map(({ until, view, question }, place): Update => {
    const log = now.log.slice(since, until);
    const moment: Update = {
      ...now,
      view,
      question,
      log,
      since,
      complete: place === 0,
      undo: { ...now.undo, possible: "no", reason: null, asked_by: null },
      clock: null,
      absence: null,
      done: null,
    };
    since = until;
    return moment;
  });
  return [...reel, { ...now, log: now.log.slice(since), since, complete: false }];
}
