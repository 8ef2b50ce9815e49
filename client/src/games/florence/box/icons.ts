/** A picture for everything that has a name in Florence. */
import type { IconName } from "../../../lib/ui/icon-names";
import { BONUS, FREEDOMS, PRESTIGE, TILES } from "./pieces";

const ICONS: Record<string, IconName> = {
  university: "greek-temple",
  laboratory: "round-bottom-flask",
  workshop: "anvil",
  library: "bookshelf",
  opera: "lyre",
  studio: "palette",
  hospital: "caduceus",
  theatre: "drama-masks",
  tower: "white-tower",
  chapel: "church",
  forest: "pine-tree",
  lake: "waves",
  park: "spoted-flower",
  landscape: "fruit-tree",
  religion: "prayer",
  travel: "compass",
  opinion: "quill-ink",
  jester: "jester-hat",
  builder: "trowel",
  prestige: "queen-crown",
  recruit: "shaking-hands",
  person: "person",
  bonus: "justice-star",
  mathematician: "abacus",
  theologian: "holy-symbol",
  philosopher: "owl",
  botanist: "plant-seed",
  alchemist: "cauldron",
  physicist: "magnet",
  watchmaker: "pocket-watch",
  goldsmith: "gem-chain",
  "bell-maker": "ringing-bell",
  cartographer: "treasure-map",
  lawyer: "scales",
  choreographer: "ballerina-shoes",
  composer: "musical-score",
  sculptor: "chisel",
  painter: "paint-brush",
  pharmacist: "pestle-mortar",
  physician: "anatomy",
  dramatist: "scroll-quill",
  poet: "quill",
  astronomer: "telescope",
  "organ-builder": "pipe-organ",
  muse: "harp",
  cardinal: "pope-crown",
  princess: "crown",
  merchant: "swap-bag",
  professor: "graduate-cap",
  banker: "receive-money",
};

/** What bonus and prestige cards count. */
const COUNTED: Record<string, IconName> = {
  forests: "pine-tree",
  lakes: "waves",
  parks: "spoted-flower",
  landscapes: "fruit-tree",
  jesters: "jester-hat",
  builders: "trowel",
  prestige: "queen-crown",
  freedoms: "prayer",
  buildings: "village",
  large: "greek-temple",
  "large-buildings": "greek-temple",
  medium: "lyre",
  small: "white-tower",
  hand: "poker-hand",
  table: "stone-bust",
  works: "stone-bust",
  "empty-cells": "hidden",
};

/** The classes of their colours, see colours.css. */
export const COUNTED_KINDS: Record<string, string> = {
  forests: "k-forest",
  lakes: "k-lake",
  parks: "k-park",
  landscapes: "k-landscape",
  jesters: "k-jester",
  builders: "k-medium",
  prestige: "k-prestige",
  freedoms: "k-freedom",
  buildings: "k-medium",
  large: "k-large",
  "large-buildings": "k-large",
  medium: "k-medium",
  small: "k-small",
};

/** A tile, freedom, object, person or character. */
export function iconOf(name: string): IconName {
  return ICONS[name] ?? (name.startsWith("bonus-") ? "justice-star" : "queen-crown");
}

export function countedIcon(what: string): IconName {
  return COUNTED[what] ?? "check-mark";
}

/** The class that gives a thing the colour of its kind, see colours.css. */
export function kindOf(name: string): string {
  const size = TILES[name]?.size;
  if (size) return `k-${size}`;
  if (FREEDOMS.includes(name)) return "k-freedom";
  if (name === "builder") return "k-medium";
  if (name === "prestige" || name in PRESTIGE) return "k-prestige";
  if (name === "bonus" || BONUS.includes(name)) return "k-bonus";
  return ["forest", "lake", "park", "jester", "landscape"].includes(name) ? `k-${name}` : "k-cards";
}
