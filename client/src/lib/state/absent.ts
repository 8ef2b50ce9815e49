/** Whether somebody is away from a table, and for how long: what a seat shows of it, wherever it is drawn. */
import { getContext, setContext } from "svelte";
import { minutes, secondsAway } from "./clock.svelte";
import { t } from "../text/language.svelte";
import type { SeatShown } from "../../generated/wire";
import type { Shown } from "./table.svelte";

/** Under which the seats of a page find how the table stands. */
export const TABLE = Symbol("table");
/** Everybody may load a page anew: nobody is said to be away for fewer seconds. */
export const SHORT = 15;

/** Let the seats drawn on a page know how the table stands. A game that is replayed has nobody who is away. */
export function watchSeats(update: () => Shown | null): void {
  setContext(TABLE, update);
}

/** For use while a component is made: what is said of a seat whose person is away; null where nobody is. */
export function awayAt(): (seat: SeatShown) => string | null {
  const update = getContext<(() => Shown | null) | undefined>(TABLE);
  return (seat) => awayText(seat, update?.() ?? null);
}

export function awayText(seat: SeatShown, update: Shown | null): string | null {
  if (seat.kind !== "person" || seat.kept) return null;
  const seconds = update?.absence?.seat === seat.number && !seat.mine ? secondsAway(update) : null;
  if (seat.present) return seconds !== null && seconds >= SHORT ? t("away-for", { time: minutes(seconds) }) : null;
  return seconds === null ? t("away") : t("away-for", { time: minutes(seconds) });
}
