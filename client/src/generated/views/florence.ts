// What a reader may know. Generated from games/florence/eyes/shapes.py:
// do not edit, run python -m tools.typescript

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
  /** From here on for the owner only. */
  persons?: string[];
  prestige?: string[];
  bonus?: string[];
  looking_at?: string[];
  in_piles?: string[];
  /** From here on when the game is over. */
  hand?: HandShown;
  score?: Sheet;
};

/** A character of Muse and Princess. */
export type CharacterShown = {
  character: string;
  /** The field of the stone on it, in hundreds of florins. */
  field: number | null;
  staker: number | null;
  bought: boolean;
  holder: number | null;
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
  position?: number;
  /** From here on for the asked reader only. */
  values?: Record<string, WorkParts>;
  bonus?: Record<string, number>;
  person?: string;
  chosen?: string[];
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
