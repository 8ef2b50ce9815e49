/** What a seat may know of a game of Dominion, as the server tells it. */
import type { DominionView } from "../../generated/views/dominion";

export type * from "../../generated/views/dominion";

/** The supply piles that have run out. */
export function emptyPiles(view: DominionView): string[] {
  return Object.entries(view.supply)
    .filter(([, left]) => left === 0)
    .map(([name]) => name);
}

/** A game ends when so many supply piles are empty. */
export const EMPTY_PILES_TO_END = 3;
