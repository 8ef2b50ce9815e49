/**
 * What games show at the door, before anything else of them is loaded: `<game>/setup/bay/index.ts`, and texts beside
 * it. A game without a bay has a plain one. What stands under its arch, the home page alone has (`scenes.ts`).
 */
import type { IconName } from "../lib/ui/icon-names";

export interface Bay {
  /** The order on the home page. */
  place: number;
  /** The colour behind the scene. */
  sky: "cinabro" | "lapis" | "morello" | "ochre" | "verdigris";
  /** What stands for the game in a list. */
  icon: IconName;
  /** In which edition and with which expansions a table with these options plays: keys of the texts beside it. */
  played?: (options: Record<string, unknown>) => string[];
}

const PLAIN: Bay = { place: Number.MAX_SAFE_INTEGER, sky: "ochre", icon: "castle" };
const BAYS = new Map(
  Object.entries(import.meta.glob<Bay>("./*/setup/bay/index.ts", { eager: true, import: "default" })).map(
    ([path, bay]) => [path.split("/")[1] ?? "", bay],
  ),
);

export function bayOf(game: string): Bay {
  return BAYS.get(game) ?? PLAIN;
}

/** The games in the order of the home page. */
export function inOrder(games: string[]): string[] {
  return [...games].sort((one, other) => bayOf(one).place - bayOf(other).place);
}

/** The games that this client was built with a bay for, in order. */
export const WITH_BAY = inOrder([...BAYS.keys()]);
