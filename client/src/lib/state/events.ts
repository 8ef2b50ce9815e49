/** What happened at a table, as one reader may know it. */

export interface GameEvent {
  /** Running number in the log. */
  at: number;
  event: string;
  seat?: number;
  kind?: string;
  kinds?: string[];
  secret?: boolean;
  [fact: string]: unknown;
}

/** Put new events behind those that are known; known ones from number `since` on were taken back. */
export function joined(known: GameEvent[], news: GameEvent[], since: number): GameEvent[] {
  return [...known.slice(0, since), ...news];
}

/** The events that begin a turn, where a game does not say otherwise. */
export const TURN_STARTS = ["turn-start"];

/** The number of the first event after the reader's last finished turn; -1 when there is none. */
export function sinceLastTurn(events: GameEvent[], reader: number | null, starts: string[] = TURN_STARTS): number {
  let mark = -1;
  let before: number | undefined;
  for (const event of events) {
    if (!starts.includes(event.event)) continue;
    if (before === reader && event.seat !== reader) mark = event.at;
    before = event.seat;
  }
  return reader === null ? -1 : mark;
}
