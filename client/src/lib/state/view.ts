/** What every game tells a reader, whatever else its view has. */

export interface AskedView {
  kind: string;
  seat: number;
  options?: string[];
  [fact: string]: unknown;
}

export interface View {
  /** Through whose eyes; null for a spectator's. */
  seat: number | null;
  question: AskedView | null;
  /** Whose turn it is, in games that have turns. */
  active?: number | null;
  over?: boolean;
  winners?: number[] | null;
  [fact: string]: unknown;
}

/** The seat whose turn it is: as the game says, else the one that is asked; nobody's when the game is over. */
export function holderOf(view: View): number | null {
  return view.question === null ? null : (view.active ?? view.question.seat);
}

/** Whether the game goes on, although the reader may not know that somebody is asked. */
export function running(view: View): boolean {
  return view.question === null && view.over === false;
}
