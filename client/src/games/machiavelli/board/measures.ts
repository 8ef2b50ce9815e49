/** How large everything on the table is: the window says which measure holds, and how far it is enlarged. */
import type { Wishes } from "../../../lib/state/wishes";

export type MeasureName = "compact" | "normal" | "large";

interface Measure {
  name: MeasureName;
  /** The smallest window for it, in pixels. */
  width: number;
  height: number;
  /** How large text is. */
  type: number;
}

const COMPACT: Measure = { name: "compact", width: 1280, height: 720, type: 15 };
const MEASURES: Measure[] = [
  { name: "large", width: 1700, height: 1000, type: 18.5 },
  { name: "normal", width: 1360, height: 800, type: 16 },
  COMPACT,
];
/** The window that the largest measure is made for; a larger one enlarges it. */
const FULL = { width: 1920, height: 1080 };
const WISHES: Record<NonNullable<Wishes["text"]>, number> = { small: 1, normal: 1, large: 1.1, huge: 1.2 };

export interface Sized {
  name: MeasureName;
  zoom: number;
}

/** The measure for a window; who wants larger text has a smaller one, enlarged as far as all of it has room. */
export function measured(width: number, height: number, wish: NonNullable<Wishes["text"]>): Sized {
  const usual = MEASURES.find((one) => width >= one.width && height >= one.height) ?? COMPACT;
  const grown = usual.name === "large" ? Math.max(1, Math.min(width / FULL.width, height / FULL.height)) : 1;
  let best = { name: usual.name, zoom: grown, type: usual.type * grown };
  const wanted = best.type * WISHES[wish];
  for (const one of MEASURES) {
    const zoom = Math.min(wanted / one.type, width / one.width, height / one.height);
    if (one.type * zoom > best.type + 0.01) best = { name: one.name, zoom, type: one.type * zoom };
  }
  return { name: best.name, zoom: Math.floor(best.zoom * 1000) / 1000 };
}
