/** Moves about which somebody is asked before they are made. */
import type { Update } from "../../generated/wire";
import type { Wishes } from "./wishes";

export interface Doubt {
  moves: string[];
  /** Whether the turn is over with it. */
  ends: boolean;
  /** Why hardly anybody wants it: a key of the game's texts. */
  odd: string | null;
}

/** What is doubtful about moves; null where they are made at once. The rules say which end the turn or are odd. */
export function doubt(
  update: Pick<Update, "question">,
  moves: string[],
  confirm: NonNullable<Wishes["confirm"]>,
  odd: boolean,
): Doubt | null {
  const { last = [], odd: oddities = {} } = update.question ?? {};
  const ends = moves.some((move) => last.includes(move));
  const why = odd ? (moves.map((move) => oddities[move]).find((one) => one !== undefined) ?? null) : null;
  return confirm === "always" || (confirm === "last" && ends) || why !== null ? { moves, ends, odd: why } : null;
}
