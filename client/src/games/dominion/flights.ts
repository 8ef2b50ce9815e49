/** Cards that fly from one place to another as it happens, told by events. */
import type { GameEvent } from "../../lib/state/events";
import { across, flyAll } from "../../lib/ui/flying";
import { flightsOf } from "./moved";

const MOVE = 380;

function ghost(card: string | null): HTMLElement {
  const element = document.createElement("div");
  const face = card ? document.querySelector(`[data-zone="pile-${card}"] .card`) : null;
  if (face) {
    const copy = face.cloneNode(true) as Element;
    // One card flies, not its pile.
    copy.querySelector(".pile__count")?.remove();
    element.append(copy);
  } else element.innerHTML = '<div class="back of-eagle"></div>';
  return element;
}

/** Let the cards of these events fly. */
export function fly(events: GameEvent[]): void {
  flyAll(events.flatMap(flightsOf), MOVE, ({ card }, start, end) => {
    const element = ghost(card);
    const width = Math.min(96, innerWidth / 7);
    const height = width * 1.36;
    const at = (rect: DOMRect) => {
      const [x, y] = [rect.left + rect.width / 2 - width / 2, rect.top + rect.height / 2 - height / 2];
      return `translate(${x}px, ${y}px) scale(${Math.min(1, rect.height / height).toFixed(2)})`;
    };
    Object.assign(element.style, { width: `${width}px`, height: `${height}px`, fontSize: `${width / 7.6}px` });
    return { element, way: across(at(start), at(end)) };
  });
}
