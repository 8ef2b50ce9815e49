/** Which tiles were laid since the reader's last turn ended: their seals have a gold ground. */
import type { GameEvent } from "../../../lib/state/events";
import { cellsTold } from "./cells";

/** Written as in notation, tile and cells: tower@d3,e3,f3. */
export function freshTiles(events: GameEvent[], reader: number | null, seat: number): string[] {
  if (reader === null || reader === seat) return [];
  const found: string[] = [];
  for (let place = events.length - 1; place >= 0; place -= 1) {
    const event = events[place]!;
    if (event.event === "turn-end" && event.seat === reader) break;
    const cells = cellsTold(event);
    if ((event.event === "building-built" || event.event === "landscape-placed") && event.seat === seat)
      found.push(`${event.card ?? ""}@${cells.join()}`);
    if (event.event === "joint-built") {
      const own = cells.filter((cell) => cell.startsWith(`${seat + 1}:`)).map((cell) => cell.slice(2));
      if (own.length > 0) found.push(`${String(event["tile"])}@${own.join()}`);
    }
  }
  return found;
}
