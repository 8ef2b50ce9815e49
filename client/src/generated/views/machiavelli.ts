// What a reader may know. Generated from games/machiavelli/eyes/shapes.py:
// do not edit, run python -m tools.typescript

import type { Message } from "../../lib/text/message";

/** A district in a city. */
export type DistrictView = {
  district: string;
  /** With the gold that lies on it. */
  cost: number;
  adorned: number;
};

export type SheetView = {
  seat: number;
  points: number;
  rank: number;
  districts: number;
  silver: number;
  "five-types": number;
  "first-complete": number;
  complete: number;
  uniques: Record<string, number>;
  "secret-vault": number;
  "action-cards": number;
  "haunted-quarter": string | null;
  size: number;
  gold: number;
  "highest-rank"?: number;
};

/** What a reader may know of a player. */
export type PlayerView = {
  seat: number;
  gold: number;
  hand_size: number;
  known_hand: string[];
  city: DistrictView[];
  /** Districts as they count for a complete city. */
  count: number;
  complete: boolean;
  points: number;
  museum_size: number;
  known_museum: string[];
  wagons: number;
  wagon_gold: number;
  unrevealed: number;
  looking_at_size: number;
  /** From here on for the owner, and the hand for all when the game is over. */
  hand?: string[];
  /** Of the districts in hand, with the discounts of the own city. */
  prices?: Record<string, number>;
  selected?: string[];
  looking_at?: string[];
  score?: SheetView;
};

/** What a reader may know of a character. */
export type CharacterView = {
  character: string;
  rank: number;
  place: number | "face-down" | "face-up" | "not-in-game" | "stack" | null;
  revealed: boolean;
  possible: number[];
};

/** What the characters have done to each other in this round. */
export type PlotsView = {
  called: string | null;
  murdered: string | null;
  saved: boolean;
  bewitched: string | null;
  witch: number | null;
  robbed: string | null;
  thief: number | null;
  warrants: string[];
  sealed: string | null;
  magistrate: number | null;
  threats: string[];
  threatened: string[];
  rose: string | null;
  blackmailer: number | null;
  protected: number | null;
  acrobat: boolean;
  tax_collector: number | null;
  builders: number[];
  taxed: number[];
  marks: string[];
};

/** The turn that is being played. */
export type TurnView = {
  seat: number;
  character: string;
  part: string;
  income_taken: boolean;
  used: string[];
  builds: number;
  limit: number;
  spent: number;
  warranted: boolean;
  action_card_played: boolean;
  rasputin_open: boolean;
  wagons_used: number[];
};

/** What an answer brings at once, and what that comes from. */
export type GainView = {
  gold: number;
  cards: number;
  /** Gold or cards. */
  either: number;
  /** So many of the cards, where not all are kept. */
  keep?: number;
  /** In gold. */
  cost?: number;
  /** Cards that it takes. */
  discards?: number;
  /** Of districts that pay. */
  type?: string;
  /** Of those. */
  number?: number;
  /** Districts that add to it. */
  by?: string[];
};

/** The question that is open, with the facts that some kinds have. */
export type QuestionView = {
  kind: string;
  seat: number;
  options?: string[];
  purpose?: "bewitch" | "murder" | "rob";
  owner?: number;
  district?: string;
  price?: number;
  number?: number;
  gold?: number;
  character?: string;
  /** What may still be taken besides gold: cards, and what is gold or cards. */
  draws?: number;
  either?: number;
  /** Whether leaving it may be as good as taking it, for whoever may end the turn now. */
  worth_leaving?: boolean;
  /** Of answers, by notation, for the asked seat. */
  gains?: Record<string, GainView>;
};

export type MiddleView = {
  stack: number;
  "face-up": number;
  "face-down": number;
};

/** When somebody chooses a character, or lays one down, and among how many. */
export type TurnToChoose = {
  seat: number;
  verb: "choose" | "put-down";
  number: number;
  done: boolean;
};

/** A card of which the reader knows where it lies. */
export type KnownCard = {
  place: number;
  card: string;
};

/** What a reader may know of a game of Machiavelli. */
export type MachiavelliView = {
  game: "machiavelli";
  seat: number | null;
  options: Record<string, unknown>;
  edition: string;
  uniques: string[];
  starter: number;
  round: number;
  turns: number;
  crown: number;
  asked: number | null;
  question: QuestionView | null;
  characters: CharacterView[];
  middle: MiddleView;
  /** While characters are chosen. */
  order: TurnToChoose[];
  plots: PlotsView;
  turn: TurnView | null;
  tax: number;
  /** Of districts that make a city complete. */
  number: number;
  ending: boolean;
  first: number[];
  deck_size: number;
  discard_size: number;
  known_in_deck: KnownCard[];
  known_in_discard: KnownCard[];
  searched: string[];
  site: (string | null)[];
  played: string[];
  site_owner: number | null;
  players: PlayerView[];
  over: boolean;
  winners: number[] | null;
};

/** What would be left after some moves; of none, what there is to know about the open question. */
export type MachiavelliConsidered = {
  /** Why they cannot be made. */
  why: Message | null;
  /** In gold. */
  cost: number;
  /** What is left. */
  gold: number;
  /** Of the own city then, the hand left aside. */
  points: number;
  /** Districts as they count for a complete city. */
  count: number;
  complete: boolean;
  /** Districts of all players then. */
  counts: number[];
  /** Of no moves, for who is asked: `hand tavern`, `district 2 tavern`, `strip thief`, and answers as they are. */
  cannot?: Record<string, Message>;
  /** Of districts that can be chosen, by notation. */
  prices?: Record<string, number>;
};
