// What a reader may know. Generated from games/dominion/eyes/shapes.py:
// do not edit, run python -m tools.typescript

import type { Message } from "../../lib/text/message";

/** Everything that can be asked. */
export type QuestionKind =
  | "draft-pick"
  | "play-action"
  | "play-treasure"
  | "buy-card"
  | "discard-top"
  | "moat-reveal"
  | "bureaucrat-victory"
  | "cellar-discard"
  | "chancellor-flip"
  | "chapel-trash"
  | "feast-gain"
  | "library-keep"
  | "militia-discard"
  | "mine-trash"
  | "mine-gain"
  | "moneylender-trash"
  | "remodel-trash"
  | "remodel-gain"
  | "spy-fate"
  | "thief-trash"
  | "thief-gain"
  | "throne-room-card"
  | "workshop-gain";

/** Cards of one kind that bring points, or cost some. */
export type ScoreLine = {
  /** Which card. */
  kind: string;
  /** How many of it. */
  number: number;
  /** Points of one. */
  each: number;
  /** Of all of them. */
  points: number;
};

/** How the points of a player came about. */
export type ScoreSheet = {
  /** Whose it is. */
  seat: number;
  /** In all. */
  points: number;
  /** Taken; fewer break a tie. */
  turns: number;
  /** The place, 1 for the winner. */
  rank: number;
  /** All cards by kind. */
  cards: Record<string, number>;
  /** How many cards that is. */
  size: number;
  /** Where the points come from, by kind. */
  lines: ScoreLine[];
};

/** What a reader may know of a player. */
export type PlayerView = {
  /** Which player. */
  seat: number;
  /** Taken so far. */
  turns: number;
  /** Cards in hand, selected ones included. */
  hand_size: number;
  /** Whether the draw pile is empty. */
  deck_empty: boolean;
  /** Whether the discard pile is empty. */
  discard_empty: boolean;
  /** What everybody sees on the discard pile. */
  discard_top: string | null;
  /** Null where nobody may count. */
  deck_size: number | null;
  /** Null where nobody may count. */
  discard_size: number | null;
  /** Cards in this hand that the reader has seen. */
  known_hand: string[];
  /** Cards on this draw pile that the reader has seen, from the top. */
  known_top: string[];
  /** Cards that the player looks at to decide. */
  looking_at_size: number;
  /** From here on for the owner only. */
  hand?: string[];
  /** Chosen so far, of several. */
  selected?: string[];
  /** Cards to decide about. */
  looking_at?: string[];
  /** From here on when the game is over. */
  cards?: string[];
  /** The score sheet. */
  score?: ScoreSheet;
};

/** The question that is open, with the facts that some kinds have. */
export type QuestionView = {
  kind: QuestionKind;
  seat: number;
  options?: string[];
  /** The most that a card may cost. */
  cost?: number;
  /** Who played the Attack. */
  attacker?: number;
  /** The Attack. */
  attack?: string;
  /** Whose cards it is about. */
  owner?: number;
  /** Cards to keep in hand. */
  keep?: number;
  /** Cards that may be chosen. */
  most?: number;
};

/** What a reader may know of a game of Dominion. */
export type DominionView = {
  /** Which game it is. */
  game: "dominion";
  /** Through whose eyes; null for a spectator's. */
  seat: number | null;
  /** The table options. */
  options: Record<string, unknown>;
  /** Who had the first turn. */
  starter: number;
  /** Whose turn it is. */
  active: number;
  /** The part of the turn. */
  phase: "action" | "buy" | "clean-up" | "draft" | "over";
  /** Who has to answer; null when the game is over. */
  asked: number | null;
  /** The open one; null when the game is over. */
  question: QuestionView | null;
  /** Left to the active player. */
  actions: number;
  /** Left to the active player. */
  buys: number;
  /** Of the active player. */
  coins: number;
  /** Cards left, by kind. */
  supply: Record<string, number>;
  /** All cards there. */
  trash: string[];
  /** Cards played this turn. */
  play_area: string[];
  /** Cards that everybody is shown now. */
  revealed: string[];
  /** Whose those are. */
  revealed_of: number | null;
  /** By a Library, in the sight of all. */
  set_aside: string[];
  /** By seat. */
  players: PlayerView[];
  /** Whether the game is over. */
  over: boolean;
  /** Seats, when the game is over. */
  winners: number[] | null;
};

/** What would be left after some moves; of none, what there is to know about the open question. */
export type DominionConsidered = {
  /** Why they cannot be made. */
  why: Message | null;
  /** Of the active player. */
  actions: number;
  /** Of the active player. */
  buys: number;
  /** Of the active player. */
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
