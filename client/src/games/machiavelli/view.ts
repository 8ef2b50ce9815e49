/** What a seat may know of a game of Machiavelli, as the server tells it. */
import type { CharacterView, DistrictView, MachiavelliView } from "../../generated/views/machiavelli";

export type * from "../../generated/views/machiavelli";

/** Where a character is: with a seat, or somewhere in the middle; null where the reader does not know. */
export type Place = CharacterView["place"];

/** Whether characters are being chosen. */
export function drafting(view: MachiavelliView): boolean {
  return !view.over && view.plots.called === null && view.turn === null;
}

/** Whose turn it is: of who acts, else of who is asked. */
export function holder(view: MachiavelliView): number | null {
  if (view.over) return null;
  return view.turn?.seat ?? view.question?.seat ?? null;
}

/** How a district in a city is said: `tavern`, and `tavern-2` for one with more gold on it than another tavern. */
export function spots(city: DistrictView[]): string[] {
  return city.map(({ district, adorned }) => {
    const less = new Set(
      city.filter((other) => other.district === district && other.adorned < adorned).map((other) => other.adorned),
    );
    return less.size === 0 ? district : `${district}-${less.size + 1}`;
  });
}
