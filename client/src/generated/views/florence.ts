// What a reader may know. Generated from games/florence/eyes/shapes.py:
// do not edit, run python -m tools.typescript

import type { Message } from "../../lib/text/message";

/** Everything that can be asked. */
export type QuestionKind =
  | "choose-start-persons"
  | "auction-open"
  | "auction-bid"
  | "auction-last-buy"
  | "merchant-payment"
  | "choose-landscape-type"
  | "place-landscape"
  | "pick-person"
  | "pick-prestige"
  | "pick-bonus"
  | "recruit-now"
  | "a2-turn"
  | "character-window"
  | "professor-pile"
  | "turn-menu"
  | "work"
  | "work-bonus"
  | "princess-work"
  | "buy-pp"
  | "build"
  | "freedom"
  | "recruit"
  | "joint-propose"
  | "joint-price"
  | "joint-reply"
  | "banker-exchange";

/** A tile that lies in a principality. */
export type PlacedTile = {
  /** Which tile. */
  tile: string;
  /** Where it lies. */
  cells: string[];
  /** The neighbour on whose board the rest of it lies, where two built it together. */
  partner: number | null;
};

/** Points of one source. */
export type SheetLine = {
  /** What they come from: works, buildings, and so on. */
  source: string;
  /** How many. */
  points: number;
};

/** Points of a prestige card. */
export type PrestigeLine = {
  /** Which card. */
  kind: string;
  /** How many it gave. */
  points: number;
};

/** How the points of a player came about. */
export type Sheet = {
  /** Whose it is. */
  seat: number;
  /** In all. */
  points: number;
  /** Breaks ties. */
  money: number;
  /** The place, 1 for the winner. */
  rank: number;
  /** By source. */
  lines: SheetLine[];
  /** Card by card. */
  prestige: PrestigeLine[];
};

/** What was hidden in a hand. */
export type HandShown = {
  /** Person cards. */
  persons: string[];
  /** Recruiting cards. */
  recruits: number;
  /** Prestige cards. */
  prestige: string[];
  /** Bonus cards. */
  bonus: string[];
  /** Florins. */
  money: number;
};

/** What a work of a person would be worth, and what of that is due to the person. */
export type PersonWorth = {
  /** 4 if it is there. */
  building: number;
  /** 3 if it is there. */
  landscape: number;
  /** 3 if it is there. */
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
  /** What is counted. */
  what: string;
  /** How many. */
  number: number;
  /** What they add. */
  worth: number;
};

/** What a bonus card would add to a work. */
export type BonusWorth = {
  /** In all. */
  adds: number;
  /** Of what. */
  counts: Counting[];
};

/** What a prestige card looks at: one's own number, the best of the others, and how many are enough. */
export type Comparison = {
  /** What is compared. */
  what: string;
  /** How many are enough. */
  least: number;
  /** The reader's. */
  own: number;
  /** Of the others. */
  best: number;
  /** Whether the own number is good enough for points. */
  good: boolean;
};

/** What a prestige card would give if the game ended so. */
export type PrestigeWorth = {
  /** Now. */
  points: number;
  /** Of what. */
  counts: Comparison[];
};

/** How the work of the Princess would add up. */
export type PrincessWorth = {
  /** 3 for each landscape. */
  landscape: number;
  /** 2 for each builder. */
  builders: number;
  /** 2 for each building. */
  building: number;
  /** 1 for each person and recruiting card. */
  cards: number;
  /** In all. */
  value: number;
  /** Money, and the points that all of it would buy. */
  income: [number, number];
};

/** What cards are worth to their holder: the parts that all works share, then card by card. */
export type Worth = {
  /** 2 for each jester. */
  jesters: number;
  /** 1 for each person and recruiting card. */
  cards: number;
  /** The number of the round, for who holds the Muse. */
  muse: number;
  /** By card. */
  persons: Record<string, PersonWorth>;
  /** By card. */
  bonus: Record<string, BonusWorth>;
  /** By card. */
  prestige: Record<string, PrestigeWorth>;
  /** Only for who holds the Princess. */
  princess: PrincessWorth | null;
};

/** What a reader may know of a player. */
export type FlorencePlayer = {
  /** Which player. */
  seat: number;
  /** Of the pieces. */
  colour: string;
  /** On the score track. */
  points: number;
  /** The best work of this round, 0 for none. */
  marker: number;
  /** The object bought in this auction. */
  stone: string | null;
  /** Whether the player is out of this auction. */
  out: boolean;
  /** Of Muse and Princess. */
  character: string | null;
  /** Whether the turn of this round is over. */
  finished: boolean;
  /** Types of building, each once. */
  buildings: string[];
  /** That have been introduced. */
  freedoms: string[];
  /** How many. */
  jesters: number;
  /** How many. */
  builders: number;
  /** Its cells. */
  palace: string[];
  /** All that lies in the principality. */
  tiles: PlacedTile[];
  /** Empty cells. */
  empty: number;
  /** People that lie open. */
  open: string[];
  /** Recruiting cards that lie open. */
  open_recruits: number;
  /** Person cards in hand. */
  hand_persons: number;
  /** People in hand that everyone saw when they were recruited. */
  known_persons: string[];
  /** Recruiting cards in hand. */
  hand_recruits: number;
  /** Prestige cards in hand. */
  hand_prestige: number;
  /** Bonus cards in hand. */
  hand_bonus: number;
  /** Null where it is hidden from the reader. */
  money: number | null;
  /** What the player can pay, points included. */
  power: number | null;
  /** From here on for the owner only. */
  persons?: string[];
  /** Prestige cards. */
  prestige?: string[];
  /** Bonus cards. */
  bonus?: string[];
  /** Cards to choose from. */
  looking_at?: string[];
  /** Cards that the reader knows to be in the piles. */
  in_piles?: string[];
  /** Of the cards in hand. */
  worth?: Worth;
  /** That can still be made: cost, points that go because cash is short, money left. */
  bids?: ([number, number, number])[];
  /** From here on when the game is over. */
  hand?: HandShown;
  /** The score sheet. */
  score?: Sheet;
  /** What the prestige cards gave. */
  prestige_worth?: Record<string, PrestigeWorth>;
};

/** A character of Muse and Princess. */
export type CharacterShown = {
  /** Which character. */
  character: string;
  /** The field of the stone on it, in hundreds of florins. */
  field: number | null;
  /** Who has the highest stone on it. */
  staker: number | null;
  /** Whether it was sold this round. */
  bought: boolean;
  /** Who has it. */
  holder: number | null;
  /** To the reader: value of works, or points. */
  brings: number | null;
};

/** How the value of a work adds up. */
export type WorkParts = {
  /** For the building. */
  building: number;
  /** For the landscape. */
  landscape: number;
  /** For the freedom. */
  freedom: number;
  /** For jesters. */
  jesters: number;
  /** For person and recruiting cards. */
  cards: number;
  /** For bonus cards. */
  bonus: number;
  /** For the Muse. */
  muse: number;
  /** In all. */
  value: number;
};

/** The question that is open, with the facts that some kinds have. */
export type FlorenceQuestion = {
  kind: QuestionKind;
  seat: number;
  options?: string[];
  /** In florins. */
  price?: number;
  /** The object that is auctioned. */
  item?: string;
  /** The highest bid. */
  amount?: number;
  /** Whose bid that is. */
  holder?: number;
  /** Who opened the auction. */
  opener?: number;
  /** Who has passed. */
  passed?: number[];
  /** The tile it is about. */
  tile?: string;
  /** Which offer it is, or how many cards are looked at. */
  number?: number;
  /** What a work must be worth. */
  minimum?: number;
  /** Of the work. */
  value?: number;
  /** What the bank pays for it. */
  income?: number;
  /** Left in the turn. */
  actions?: number;
  /** Who offers to build together. */
  active?: number;
  /** The neighbour. */
  partner?: number;
  /** Where. */
  cells?: string[];
  /** The character it is about. */
  character?: string;
  /** Whether this is the last chance to use it. */
  last?: boolean;
  /** The money on the Banker. */
  pot?: number;
  /** The place on the score track: what the Merchant would give. */
  position?: number;
  /** What comes next: `best-work` is about to be paid. */
  moment?: string;
  /** From here on for the asked reader only. */
  values?: Record<string, WorkParts>;
  /** What bonus cards would add. */
  bonus?: Record<string, number>;
  /** Whose work it is. */
  person?: string;
  /** Bonus cards chosen so far. */
  chosen?: string[];
  /** Of options, and of all actions of a turn. */
  costs?: Record<string, number>;
  /** The points that an option takes because cash is short. */
  cover?: Record<string, number>;
};

/** What a reader may know of a game of Florence. */
export type FlorenceView = {
  /** Which game it is. */
  game: "florence";
  /** Through whose eyes; null for a spectator's. */
  seat: number | null;
  /** The table options. */
  options: Record<string, unknown>;
  /** Who began the game. */
  starter: number;
  /** The start player of this round. */
  start: number;
  /** From 1 to 7. */
  round: number;
  /** What a work must be worth this round. */
  minimum: number;
  /** Of everything that is auctioned. */
  base_price: number;
  /** Where the round is. */
  phase: "actions" | "auction" | "characters" | "end" | "over" | "set-up";
  /** Whose turn it is. */
  active: number | null;
  /** Left in it. */
  actions: number;
  /** Who has to answer; null when the game is over. */
  asked: number | null;
  /** The open one; null when the game is over. */
  question: FlorenceQuestion | null;
  /** What is left of every tile, freedom, jesters, builders, recruiting cards. */
  supply: Record<string, number>;
  /** Cards left. */
  piles: Record<string, number>;
  /** Cards that somebody looks at. */
  looked_at: number;
  /** Bonus cards that have left the game. */
  used_bonus: string[];
  /** The stacks of the auction that have a stone on them. */
  blocked: string[];
  /** By seat. */
  players: FlorencePlayer[];
  /** Whether the game is over. */
  over: boolean;
  /** Seats, when the game is over. */
  winners: number[] | null;
  /** With Muse and Princess. */
  characters?: CharacterShown[];
  /** The money on the Banker. */
  pot?: number;
  /** Pairs of boards that touch: the second lies beside the first, to its right, or above it. */
  borders?: ([number, number, "above" | "beside"])[];
};

/** Cells on which nothing may be laid, and why: the reason wants to be told its `cell`. */
export type Barred = {
  /** Where nothing may lie. */
  cells: string[];
  /** The reason. */
  why: Message;
};

/** Where a tile cannot lie; and why not, where every cell would do. */
export type Ground = {
  /** By reason. */
  barred: Barred[];
  /** Why the tile cannot lie where every single cell would do. */
  otherwise: Message | null;
};

/** What would come of some moves; of none, what there is to know about the open question. */
export type FlorenceConsidered = {
  /** Why they cannot be made. */
  why: Message | null;
  /** In florins. */
  cost: number;
  /** The points that go because cash is short. */
  cover: number;
  /** The points that come at once. */
  gain: number;
  /** What is left. */
  money: number;
  /** Then. */
  points: number;
  /** Of the cards, then. */
  worth: Worth;
  /** On the score track, for who holds the Merchant: the points that would come. */
  place?: number;
  /** That can be reached all the same, by an action that is. */
  within?: string[];
  /** By notation. */
  cannot?: Record<string, Message>;
  /** Where a tile cannot lie. */
  ground?: Ground;
};
