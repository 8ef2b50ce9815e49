/** A game measured out: which round and turn a move belongs to, and where one gets from there. */
import type { Mark, Part, Round, Ruler } from "../../generated/api";

/** A part of a round with its end: it has the moves after `first`, up to `last`. */
export interface Stretch extends Part {
  last: number;
}

export interface Chapter extends Round {
  last: number;
  parts: Stretch[];
}

function ended<T extends { first: number }>(all: T[], last: number): (T & { last: number })[] {
  return all.map((one, place) => ({ ...one, last: all[place + 1]?.first ?? last }));
}

export function chaptersOf(ruler: Ruler, plies: number): Chapter[] {
  return ended(ruler.rounds, plies).map((round) => ({ ...round, parts: ended(round.parts, round.last) }));
}

/** The one that a move belongs to; before the first move, the first one. */
export function at<T extends { first: number; last: number }>(all: T[], ply: number): T | undefined {
  return all.find((one) => one.first < ply && ply <= one.last) ?? (ply <= (all[0]?.first ?? 0) ? all[0] : all.at(-1));
}

/** Where a round begins, so many rounds from a move. Going back, first to the beginning of this one. */
export function roundFrom(chapters: Chapter[], ply: number, by: 1 | -1): number {
  const starts = chapters.map((chapter) => chapter.first);
  if (by === 1) return starts.find((first) => first > ply) ?? chapters.at(-1)?.last ?? ply;
  return starts.findLast((first) => first < ply) ?? starts[0] ?? ply;
}

/** Marks that would cover each other are shown as one, with their number. */
export interface Cluster {
  /** Where it is, from 0 to 1. */
  at: number;
  marks: Mark[];
}

export function clustered(marks: Mark[], chapter: Chapter, room: number): Cluster[] {
  const found: Cluster[] = [];
  for (const mark of marks) {
    if (mark.ply <= chapter.first || mark.ply > chapter.last) continue;
    const at = (mark.ply - chapter.first) / Math.max(1, chapter.last - chapter.first);
    const before = found.at(-1);
    if (before && at - before.at < room) before.marks.push(mark);
    else found.push({ at, marks: [mark] });
  }
  return found;
}
