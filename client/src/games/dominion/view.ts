/** What a seat may know of a game of Dominion, as the server tells it. */

export interface ScoreLine {
  kind: string;
  number: number;
  each: number;
  points: number;
}

export interface ScoreSheet {
  seat: number;
  points: number;
  turns: number;
  rank: number;
  cards: Record<string, number>;
  size: number;
  lines: ScoreLine[];
}

export interface PlayerView {
  seat: number;
  turns: number;
  hand_size: number;
  deck_empty: boolean;
  discard_empty: boolean;
  discard_top: string | null;
  deck_size: number | null;
  discard_size: number | null;
  known_hand: string[];
  known_top: string[];
  looking_at_size: number;
  hand?: string[];
  selected?: string[];
  looking_at?: string[];
  cards?: string[];
  score?: ScoreSheet;
}

export interface QuestionView {
  kind: string;
  seat: number;
  options?: string[];
  [fact: string]: unknown;
}

export interface DominionView {
  game: string;
  seat: number | null;
  options: Record<string, unknown>;
  starter: number;
  active: number;
  phase: "draft" | "action" | "buy" | "clean-up" | "over";
  asked: number | null;
  question: QuestionView | null;
  actions: number;
  buys: number;
  coins: number;
  supply: Record<string, number>;
  trash: string[];
  play_area: string[];
  revealed: string[];
  revealed_of: number | null;
  set_aside: string[];
  players: PlayerView[];
  over: boolean;
  winners: number[] | null;
}

/** The supply piles that have run out. */
export function emptyPiles(view: DominionView): string[] {
  return Object.entries(view.supply)
    .filter(([, left]) => left === 0)
    .map(([name]) => name);
}

/** A game ends when so many supply piles are empty. */
export const EMPTY_PILES_TO_END = 3;
