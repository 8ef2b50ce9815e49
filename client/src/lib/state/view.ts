/** What every game tells a reader, whatever else its view has. */
import type { AskedView, View as Shared } from "../../generated/views/view";

export type { AskedView };

export type View = Shared & {
  /** Whose turn it is, in games that have turns. */
  active?: number | null;
};

/** The seat whose turn it is: as the game says, else the one that is asked; nobody's when the game is over. */
export function holderOf(view: View): number | null {
  return view.question === null ? null : (view.active ?? view.question.seat);
}

/** Whether the game goes on, although the reader may not know that somebody is asked. */
export function running(view: View): boolean {
  return view.question === null && !view.over;
}
