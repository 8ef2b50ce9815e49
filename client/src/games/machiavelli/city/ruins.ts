/** What is left of districts that were destroyed in this round. */
import type { GameEvent } from "../../../lib/state/events";

/** By seat, the districts that others destroyed since the round began, the first first. */
export function ruinsOf(events: GameEvent[]): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const { event, seat, owner, district } of events) {
    // What somebody gives up for another district has that one in its place.
    if (event !== "destroyed" || typeof owner !== "number" || typeof district !== "string" || owner === seat) continue;
    found.set(owner, [...(found.get(owner) ?? []), district]);
  }
  return found;
}
