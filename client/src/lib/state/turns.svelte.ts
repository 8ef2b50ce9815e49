/** At which tables it is the reader's turn, the most urgent first. */
import { api, type TableSummary } from "../net/api";

/** Milliseconds after which a page asks again. */
const EVERY = 20_000;

export function isYours(table: TableSummary): boolean {
  return table.asked !== null && (table.seats[table.asked]?.mine ?? false);
}

/** The tables that wait for the reader: where time runs out soonest, and then where others have waited longest. */
export function waitingForMe(tables: TableSummary[]): TableSummary[] {
  return tables
    .filter(isYours)
    .sort((one, other) => (one.left ?? Infinity) - (other.left ?? Infinity) || one.changed - other.changed);
}

class Turns {
  waiting = $state.raw<TableSummary[]>([]);

  told(tables: TableSummary[]): void {
    this.waiting = waitingForMe(tables);
  }

  async #look(): Promise<void> {
    try {
      this.told((await api.tables()).mine);
    } catch {
      // An extra; what was known stays.
    }
  }

  /** Look now, and again and again, as long as somebody wants to know. */
  watch(): () => void {
    void this.#look();
    const timer = setInterval(() => !document.hidden && void this.#look(), EVERY);
    return () => clearInterval(timer);
  }
}

export const turns = new Turns();
