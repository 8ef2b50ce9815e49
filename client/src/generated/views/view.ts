// What a reader may know. Generated from core/shapes.py:
// do not edit, run python -m tools.typescript

/** The question that is open. What else it tells depends on its kind. */
export type AskedView = {
  /** Which question. */
  kind: string;
  /** Who has to answer. */
  seat: number;
  /** For the asked seat, or where they follow from what everyone sees. */
  options?: string[];
};

/** What a reader may know of a game, whatever else its view has. */
export type View = {
  game: string;
  /** Through whose eyes; null for a spectator's. */
  seat: number | null;
  question: AskedView | null;
  over: boolean;
  winners: number[] | null;
};
