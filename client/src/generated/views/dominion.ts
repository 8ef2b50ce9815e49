// What a reader may know. Generated from games/dominion/eyes/shapes.py:
// do not edit, run python -m tools.typescript

import type { Message } from "../../lib/text/message";

/** Cards of one kind that bring points, or cost some. */
export type ScoreLine = {
  kind: string;
  number: number;
  each: number;
  points: number;
};

/** How the points of a player came about. */
export type ScoreSheet = {
  seat: number;
  points: number;
  turns: number;
  rank: number;
  cards: Record<string, number>;
  size: number;
  lines: ScoreLine[];
};

/** What a reader may know of a player. */
export type PlayerView = {
  seat: number;
  turns: number;
  hand_size: number;
  deck_empty: boolean;
  discard_empty: boolean;
  discard_top: string | null;
  /** Null where nobody may count. */
  deck_size: number | null;
  discard_size: number | null;
  known_hand: string[];
  known_top: string[];
  looking_at_size: number;
  /** From here on for the owner only. */
  hand?: string[];
  selected?: string[];
  looking_at?: string[];
  /** From here on when the game is over. */
  cards?: string[];
  score?: ScoreSheet;
};

/** The question that is open, with the facts that some kinds have. */
export type QuestionView = {
  kind: string;
  seat: number;
  options?: string[];
  cost?: number;
  attacker?: number;
  attack?: string;
  owner?: number;
  keep?: number;
  most?: number;
};

/** What a reader may know of a game of Dominion. */
export type DominionView = {
  game: "dominion";
  seat: number | null;
  options: Record<string, unknown>;
  starter: number;
  active: number;
  phase: "action" | "buy" | "clean-up" | "draft" | "over";
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
};

/** What would be left after some moves; of none, what there is to know about the open question. */
export type DominionConsidered = {
  /** Why they cannot be made. */
  why: Message | null;
  /** Of the active player. */
  actions: number;
  buys: number;
  coins: number;
  /** Whether the game would end with this turn. */
  ends: boolean;
  /** From here on of no moves: the coins of all Treasures in hand. */
  treasure?: number;
  /** What can be bought already, although buying has not begun. */
  within?: string[];
  /** What could be bought once all Treasures in hand are played. */
  later?: string[];
  /** Piles and kinds in hand: `supply gold`, `hand estate`. */
  cannot?: Record<string, Message>;
};
