/** What changed since the reader chose something last. */
import type { GameEvent } from "../../../lib/state/events";

export interface Fresh {
  /** Persons who completed a work or were taken away. */
  persons: string[];
}

export function freshOf(events: GameEvent[], reader: number | null): Fresh {
  const persons: string[] = [];
  for (let place = events.length - 1; place >= 0; place -= 1) {
    const event = events[place]!;
    if (event.event === "turn-end" && event.seat === reader) break;
    if (event.event === "work-completed" && event.card) persons.push(event.card);
  }
  return { persons };
}
