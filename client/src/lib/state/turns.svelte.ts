/** At which tables it is the reader's turn, the most urgent first. */
import type { TableSummary } from "../net/api";

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
}

export const turns = new Turns();
