/** Tables that are played by days. */
import type { TableShown } from "../../generated/wire";

/** In seconds. */
export const A_DAY = 86_400;

/** Whether a move may take days: nobody need be at the table. */
export function byDays(table: Pick<TableShown, "clock"> | null | undefined): boolean {
  return (table?.clock ?? 0) >= A_DAY;
}
