/** Hundreds of options in words: first the building, then the cell it begins on, then how it lies. */
import { parts } from "../../../lib/text/notation";

/**
 * What is chosen before an option, from large to small, as the beginnings of notations: place tower, place tower d3.
 */
function groupsOf(move: string): string[] {
  const [verb, words] = parts(move);
  if (verb === "sell") return [verb];
  const [first, rest] = parts(words);
  if (verb === "stake") return [`stake ${first}`];
  return verb === "place" ? [`place ${first}`, `place ${first} ${parts(rest)[0]}`] : [];
}

export interface Entry {
  /** The beginning that these options share, or the one option itself. */
  notation: string;
  moves: string[];
}

/** What can be chosen when the options that begin so have been: a choice that leaves one option is that option. */
export function entries(moves: string[], chosen: string | null): Entry[] {
  let within = chosen === null ? moves : moves.filter((move) => groupsOf(move).includes(chosen));
  // After an undo the beginning may lead nowhere.
  if (within.length === 0) within = moves;
  const depth = depthOf(within);
  const found = new Map<string, string[]>();
  for (const move of within) {
    const group = groupsOf(move)[depth] ?? move;
    found.set(group, [...(found.get(group) ?? []), move]);
  }
  return [...found].map(([group, all]) => ({ notation: all.length === 1 ? (all[0] ?? group) : group, moves: all }));
}

/** How many groups all options share: those need not be chosen. */
function depthOf(moves: string[]): number {
  let depth = 0;
  for (;;) {
    const groups = new Set(moves.map((move) => groupsOf(move)[depth] ?? null));
    if (groups.size !== 1 || groups.has(null)) return depth;
    depth += 1;
  }
}
