/**
 * Tiles, coins, cards and stones that fly from one place to another as it happens, told by events; and their sounds.
 */
import type { GameEvent } from "../../../lib/state/events";
import { flyAll } from "../../../lib/ui/flying";
import { firstHeard, type Sound, type Sounds } from "../../../lib/ui/sounds";
import { bearing } from "../../../lib/ui/shields";
import { flightsOf } from "./moved";

const MOVE = 532;

const SOUNDS: Sounds = [
  ["end", ["game-end"]],
  ["turn", ["best-work"]],
  ["coin", ["work-completed", "object-bought"]],
  ["card", ["building-built", "landscape-placed"]],
  ["coin", ["joint-built"]],
  ["card", ["freedom-introduced"]],
  ["shuffle", ["person-taken"]],
  ["card", ["bonus-taken", "prestige-picked"]],
  ["attack", ["person-recruited"]],
  ["coin", ["bid-raised", "auction-opened", "a2-bid"]],
];

export function soundOf(events: GameEvent[]): Sound | null {
  return firstHeard(SOUNDS, events);
}

/** Let the things of these events fly. */
export function fly(events: GameEvent[]): void {
  flyAll(events.flatMap(flightsOf), MOVE, ({ thing, seat }, start, end) => {
    const element = document.createElement("div");
    element.className = `flight--${thing} of-${bearing(Number(seat ?? 0)).name}`;
    const at = (rect: DOMRect, scale: number) =>
      `translate(${rect.left + rect.width / 2}px, ${rect.top + Math.min(rect.height / 2, 160)}px) scale(${scale})`;
    return {
      element,
      way: [
        { transform: at(start, 0.8), opacity: 0 },
        { transform: at(start, 1.1), opacity: 1, offset: 0.12 },
        { transform: at(end, 1), opacity: 1, offset: 0.88 },
        { transform: at(end, 0.7), opacity: 0 },
      ],
    };
  });
}
