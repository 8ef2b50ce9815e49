/** A score sheet: lines that together make the points of everybody. */
import type { IconName } from "../../lib/ui/icon-names";

/** What one line is worth to one seat. */
export interface ScoreCell {
  /** Null where the line only tells something. */
  points: number | null;
  why: string;
}

export interface ScoreLine {
  key: string;
  title: string;
  help: string;
  icon?: IconName;
  /** Class that gives the icon its colour. */
  tone?: string;
  cell: (seat: number) => ScoreCell;
}

/** A seat in the order of the result. */
export interface ScorePlace {
  seat: number;
  rank: number;
  points: number;
  won: boolean;
}

interface Scored {
  seat: number;
  score?: { rank: number; points: number };
}

/** The seats by their rank, the winners first. */
export function placesOf(players: Scored[], winners: number[] | null | undefined): ScorePlace[] {
  return players
    .flatMap(({ seat, score }) =>
      score ? [{ seat, rank: score.rank, points: score.points, won: winners?.includes(seat) ?? false }] : [],
    )
    .sort((a, b) => a.rank - b.rank);
}
