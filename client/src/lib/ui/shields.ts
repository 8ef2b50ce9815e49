/** A person at the table has a charge and a tincture, never one without the other. */
import type { IconName } from "./icon-names";

export interface Bearing {
  name: string;
  icon: IconName;
}

// Red comes late: at a table it says that something is the matter.
const BEARINGS: Bearing[] = [
  { name: "dolphin", icon: "dolphin" },
  { name: "oak", icon: "oak" },
  { name: "griffin", icon: "griffin-symbol" },
  { name: "unicorn", icon: "unicorn" },
  { name: "eagle", icon: "eagle-emblem" },
  { name: "lion", icon: "lion" },
  { name: "deer", icon: "deer-head" },
  { name: "wolf", icon: "wolf-head" },
];

export const MINE: Bearing = { name: "lion", icon: "lion" };

export function bearing(seat: number): Bearing {
  return BEARINGS[seat % BEARINGS.length]!;
}
