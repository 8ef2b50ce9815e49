/** Cards, coins and the crown that fly from one place to another as it happens, told by events; and their sounds. */
import type { GameEvent } from "../../../lib/state/events";
import { across, flyAll } from "../../../lib/ui/flying";
import { firstHeard, type Sound, type Sounds } from "../../../lib/ui/sounds";
import { flightsOf } from "./moved";

const MOVE = 420;

const SOUNDS: Sounds = [
  ["end", ["game-ended"]],
  ["attack", ["destroyed", "robbed", "murder-named"]],
  ["coin", ["built", "income-gold"]],
  ["shuffle", ["deck-shuffled"]],
  ["card", ["cards-drawn", "character-chosen"]],
];

export function soundOf(events: GameEvent[]): Sound | null {
  return firstHeard(SOUNDS, events);
}

/** Let the things of these events fly. */
export function fly(events: GameEvent[]): void {
  flyAll(events.flatMap(flightsOf), MOVE, ({ thing }, start, end) => {
    const element = document.createElement("div");
    element.className = `flight--${thing}`;
    const at = (rect: DOMRect) =>
      `translate(${rect.left + rect.width / 2}px, ${rect.top + Math.min(rect.height / 2, 60)}px)`;
    return { element, way: across(at(start), at(end)) };
  });
}
