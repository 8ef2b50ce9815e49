/** The ways out of a table, as far as its reader has them. */
import type { TableShown } from "../../generated/wire";
import { byDays } from "./days";

/** Keep the seat and go; let a bot play on; propose to end; resign; close; give the seat up; take off one's list. */
export type Way = "keep" | "bot" | "propose" | "resign" | "close" | "seat" | "remove";

/** How many other people take part: people who share a device count one by one. */
export function othersAt(table: TableShown): number {
  return table.seats.filter((seat) => seat.kind === "person" && !seat.mine).length;
}

export function waysOut(table: TableShown): Way[] {
  const mine = table.seats.filter((seat) => seat.mine);
  if (mine.length === 0) return [];
  if (table.status === "gathering") return ["keep", "seat"];
  if (table.status !== "playing" || mine.every((seat) => seat.keeper === "resigned")) return ["remove"];
  if (othersAt(table) === 0) return ["keep", "close"];
  const propose: Way[] = table.ending ? [] : ["propose"];
  return mine.every((seat) => seat.kept)
    ? ["keep", ...propose, "resign", "remove"]
    : ["keep", "bot", ...propose, "resign"];
}

/** Whether somebody is asked before going: others wait for whoever plays with them, unless a move may take days. */
export function asksFirst(table: TableShown, watching: boolean): boolean {
  return (
    !watching &&
    table.status === "playing" &&
    othersAt(table) > 0 &&
    !byDays(table) &&
    table.seats.some((seat) => seat.mine && !seat.kept)
  );
}
