/**
 * Whether a bot thinks, as its seat shows it. It follows from who is asked, and for how long this page has known it:
 * from what everybody at the table knows. Whether the bot has a choice is not told to anybody.
 */
import { getContext } from "svelte";
import type { SeatShown } from "../../generated/wire";
import { TABLE } from "./absent";
import { secondsAsked } from "./clock.svelte";
import { games } from "./games.svelte";
import { questionOf, type Shown } from "./table.svelte";

/**
 * The levels that take their time, and after how many seconds they are said to think: a strong bot when it takes longer
 * than every bot does so that people can follow, a master, who always does, as soon as that is seen.
 */
const A_MOMENT: Record<string, number> = { strong: 1.5, master: 0.5 };

/** For use while a component is made: whether the bot of a seat thinks. In a game that is replayed nobody does. */
export function thinkingAt(): (seat: SeatShown) => boolean {
  const update = getContext<(() => Shown | null) | undefined>(TABLE);
  return (seat) => isThinking(seat, update?.() ?? null);
}

function isThinking(seat: SeatShown, update: Shown | null): boolean {
  if (seat.kind !== "bot" || !seat.bot || questionOf(update)?.seat !== seat.number) return false;
  const level = games.find(update?.table.game ?? "")?.bots[seat.bot];
  const moment = A_MOMENT[level ?? ""];
  return moment !== undefined && secondsAsked(update) >= moment;
}
