/** A person at the table has a charge and a tincture, never one without the other. */
import { armory } from "./armory.svelte";
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

export const ARMS = BEARINGS.length;

/** Coats of arms by number. */
export function coat(arms: number): Bearing {
  return BEARINGS[arms % BEARINGS.length]!;
}

/** What is borne on a seat of the table on this page. */
export function bearing(seat: number): Bearing {
  return coat(armory.arms[seat] ?? seat);
}
