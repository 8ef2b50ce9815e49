/** Who sits where, as the reader sees it. */
import type { SeatShown } from "../../generated/wire";

/** Everybody, from the left of the reader on; the reader comes last. */
export function around(seats: SeatShown[], reader: number | null): SeatShown[] {
  const first = (reader ?? -1) + 1;
  return [...seats.slice(first), ...seats.slice(0, first)];
}

/** The others, from the left of the reader on. */
export function othersOf(seats: SeatShown[], reader: number | null): SeatShown[] {
  return around(seats, reader).filter((seat) => seat.number !== reader);
}
