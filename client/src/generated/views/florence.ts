// What a reader may know. Generated from games/florence/eyes/shapes.py:
// do not edit, run python -m tools.typescript

import type { Message } from "../../lib/text/message";

/** A tile that lies in a principality. */
export type PlacedTile = {
  tile: string;
  cells: string[];
  /** The neighbour on whose board the rest of it lies, where two built it together. */
  partner: number | null;
};

/** Points of one source. */
export type SheetLine = {
  source: string;
  points: number;
};

/** Points of a prestige card. */
export type PrestigeLine = {
  kind: string;
  points: number;
};

/** How the points of a player came about. */
export type Sheet = {
  seat: number;
  points: number;
  money: number;
  rank: number;
  lines: SheetLine[];
  prestige: PrestigeLine[];
};

/** What was hidden in a hand. */
export type HandShown = {
  persons: string[];
  recruits: number;
  prestige: string[];
  bonus: string[];
  money: number;
};

/** What a work of a person would be worth, and what of that is due to the person. */
export type PersonWorth = {
  building: number;
  landscape: number;
  freedom: number;
  /** Of the bonus cards that are chosen for it. */
  bonus: number;
  /** All of it: jesters, cards and the Muse too. */
  value: number;
  /** With all other bonus cards in hand that add anything. */
  most: number;
  /** Of the most: money, and the points that all of it would buy. */
  income: [number, number];
};

/** What a bonus card counts, how many there are, and what they add. */
export type Counting = {
  what: string;
  number: number;
  worth: number;
};

/** What a bonus card would add to a work. */
export type BonusWorth = {
  adds: number;
  counts: Counting[];
};

/** What a prestige card looks at: one's own number, the best of the others, and how many are enough. */
export type Comparison = {
  what: string;
  least: number;
  own: number;
  best: number;
  /** Whether the own number is good enough for points. */
  good: boolean;
};

/** What a prestige card would give if the game ended so. */
export type PrestigeWorth = {
  points: number;
  counts: Comparison[];
};

/** How the work of the Princess would add up. */
export type PrincessWorth = {
  landscape: number;
  builders: number;
  building: number;
  cards: number;
  value: number;
  income: [number, number];
};

/** What cards are worth to their holder: the parts that all works share, then card by card. */
export type Worth = {
  jesters: number;
  cards: number;
  muse: number;
  persons: Record<string, PersonWorth>;
  bonus: Record<string, BonusWorth>;
  prestige: Record<string, PrestigeWorth>;
  /** Only for who holds her. */
  princess: PrincessWorth | null;
};

/** What a reader may know of a player. */
export type FlorencePlayer = {
  seat: number;
  colour: string;
  points: number;
  /** The best work of this round, 0 for none. */
  marker: number;
  /** The object bought in this auction. */
  stone: string | null;
  /** Whether the player is out of this auction. */
  out: boolean;
  character: string | null;
  /** Whether the turn of this round is over. */
  finished: boolean;
  buildings: string[];
  freedoms: string[];
  jesters: number;
  builders: number;
  palace: string[];
  tiles: PlacedTile[];
  empty: number;
  /** Persons that lie open. */
  open: string[];
  open_recruits: number;
  hand_persons: number;
  /** Persons in hand that everyone saw when they were recruited. */
  known_persons: string[];
  hand_recruits: number;
  hand_prestige: number;
  hand_bonus: number;
  /** Null where it is hidden from the reader. */
  money: number | null;
  /** What the player can pay, points included. */
  power: number | null;
  /** From here on for the owner only. */
  persons?: string[];
  prestige?: string[];
  bonus?: string[];
  looking_at?: string[];
  in_piles?: string[];
  /** Of the cards in hand. */
  worth?: Worth;
  /** That can still be made: cost, points that go because cash is short, money left. */
  bids?: ([number, number, number])[];
  /** From here on when the game is over. */
  hand?: HandShown;
  score?: Sheet;
  prestige_worth?: Record<string, PrestigeWorth>;
};

/** A character of Muse and Princess. */
export type CharacterShown = {
  character: string;
  /** The field of the stone on it, in hundreds of florins. */
  field: number | null;
  staker: number | null;
  bought: boolean;
  holder: number | null;
  /** To the reader: value of works, or points. */
  brings: number | null;
};

/** How the value of a work adds up. */
export type WorkParts = {
  building: number;
  landscape: number;
  freedom: number;
  jesters: number;
  cards: number;
  bonus: number;
  muse: number;
  value: number;
};

/** The question that is open, with the facts that some kinds have. */
export type FlorenceQuestion = {
  kind: string;
  seat: number;
  options?: string[];
  price?: number;
  item?: string;
  amount?: number;
  holder?: number;
  opener?: number;
  passed?: number[];
  tile?: string;
  number?: number;
  minimum?: number;
  value?: number;
  income?: number;
  actions?: number;
  active?: number;
  partner?: number;
  cells?: string[];
  character?: string;
  last?: boolean;
  pot?: number;
  /** The place on the score track: what the Merchant would give. */
  position?: number;
  /** What comes next: `best-work` is about to be paid. */
  moment?: string;
  /** From here on for the asked reader only. */
  values?: Record<string, WorkParts>;
  bonus?: Record<string, number>;
  person?: string;
  chosen?: string[];
  /** Of options, and of all actions of a turn. */
  costs?: Record<string, number>;
  /** The points that an option takes because cash is short. */
  cover?: Record<string, number>;
};

/** What a reader may know of a game of Florence. */
export type FlorenceView = {
  game: "florence";
  seat: number | null;
  options: Record<string, unknown>;
  starter: number;
  /** The start player of this round. */
  start: number;
  round: number;
  minimum: number;
  /** Of everything that is auctioned. */
  base_price: number;
  phase: "actions" | "auction" | "characters" | "end" | "over" | "set-up";
  active: number | null;
  actions: number;
  asked: number | null;
  question: FlorenceQuestion | null;
  /** What is left of every tile, freedom, jesters, builders, recruiting cards. */
  supply: Record<string, number>;
  piles: Record<string, number>;
  looked_at: number;
  used_bonus: string[];
  /** The stacks of the auction that have a stone on them. */
  blocked: string[];
  players: FlorencePlayer[];
  over: boolean;
  winners: number[] | null;
  characters?: CharacterShown[];
  pot?: number;
  /** Pairs of boards that touch: the second lies beside the first, to its right, or above it. */
  borders?: ([number, number, "above" | "beside"])[];
};

/** Cells on which nothing may be laid, and why: the reason wants to be told its `cell`. */
export type Barred = {
  cells: string[];
  why: Message;
};

/** Where a tile cannot lie; and why not, where every cell would do. */
export type Ground = {
  barred: Barred[];
  otherwise: Message | null;
};

/** What would come of some moves; of none, what there is to know about the open question. */
export type FlorenceConsidered = {
  /** Why they cannot be made. */
  why: Message | null;
  cost: number;
  /** The points that go because cash is short. */
  cover: number;
  /** The points that come at once. */
  gain: number;
  /** What is left. */
  money: number;
  points: number;
  worth: Worth;
  /** On the score track, for who holds the Merchant: what he would give. */
  place?: number;
  /** That can be reached all the same, by an action that is. */
  within?: string[];
  cannot?: Record<string, Message>;
  ground?: Ground;
};
