/** Things that fly from one place of a table to another as it happens. A place is whatever has its `data-zone`. */
import { reducedMotion } from "../state/preferences.svelte";

export interface Flight {
  /** Zones in the order in which they are looked for: the first that is to be seen counts. */
  from: string[];
  to: string[];
}

/** How one thing looks, and its way between two places. */
export interface Flying {
  element: HTMLElement;
  way: Keyframe[];
}

const APART = 80;
const MOST = 10;
const EASING = "cubic-bezier(.3,.8,.2,1)";

function box(zones: string[]): DOMRect | null {
  for (const zone of zones) {
    for (const element of document.querySelectorAll(`[data-zone="${zone}"]`)) {
      const found = element.getBoundingClientRect();
      if (found.width > 0) return found;
    }
  }
  return null;
}

/** Let things fly, one a little after the other; of many, the last ones. */
export function flyAll<F extends Flight>(
  flights: F[],
  duration: number,
  shape: (flight: F, start: DOMRect, end: DOMRect) => Flying,
): void {
  if (reducedMotion() || document.hidden) return;
  flights.slice(-MOST).forEach((flight, place) => {
    const start = box(flight.from);
    const end = box(flight.to);
    if (!start || !end) return;
    const { element, way } = shape(flight, start, end);
    element.classList.add("flight");
    element.setAttribute("aria-hidden", "true");
    Object.assign(element.style, { left: "0", top: "0" });
    document.body.append(element);
    const moving = element.animate(way, { duration, delay: place * APART, easing: EASING, fill: "both" });
    moving.onfinish = () => element.remove();
    moving.oncancel = () => element.remove();
  });
}

/** Straight from one place to another, and gone. */
export function across(start: string, end: string): Keyframe[] {
  return [
    { transform: start, opacity: 0.95 },
    { transform: end, opacity: 0.95, offset: 0.9 },
    { transform: end, opacity: 0 },
  ];
}

/** Take away what still flies, for its table is left. */
export function landAll(): void {
  document.querySelectorAll(".flight").forEach((element) => element.remove());
}
