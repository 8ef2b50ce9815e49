/** What is done to somebody at a table of Dominion. */
import type { GameEvent } from "../../lib/state/events";
import { cardOf } from "./cards/cards";

/** Somebody else plays an Attack. */
export function hits(event: GameEvent, seat: number): boolean {
  const card = event.card ?? "";
  return event.event === "action-played" && event.seat !== seat && cardOf(card).types.includes("attack");
}
