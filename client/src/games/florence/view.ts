/** What a reader knows of a game of Florence, as the server tells it. Cells are named as in notation: a1 to g7. */
import type { AskedView } from "../../lib/state/view";

export interface PlacedTile {
  tile: string;
  cells: string[];
  /** The neighbour on whose board the rest of it lies, where two built it together. */
  partner: number | null;
}

export interface FlorencePlayer {
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
  /** Persons and recruiting cards that lie open. */
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
  /** The rest only for the owner. */
  persons?: string[];
  prestige?: string[];
  bonus?: string[];
  looking_at?: string[];
  in_piles?: string[];
  /** At the end only. */
  hand?: { persons: string[]; recruits: number; prestige: string[]; bonus: string[]; money: number };
  score?: Sheet;
}

export interface Sheet {
  seat: number;
  points: number;
  money: number;
  rank: number;
  lines: { source: string; points: number }[];
  prestige: { kind: string; points: number }[];
}

export interface CharacterShown {
  character: string;
  /** The field of the stone on it, in hundreds of florins. */
  field: number | null;
  staker: number | null;
  bought: boolean;
  holder: number | null;
}

/** How the value of a work adds up. */
export interface WorkParts {
  building: number;
  landscape: number;
  freedom: number;
  jesters: number;
  cards: number;
  bonus: number;
  muse: number;
  value: number;
}

/** The facts that questions have; which of them, depends on the kind. */
export interface FlorenceQuestion extends AskedView {
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
  cells?: unknown;
  character?: string;
  last?: boolean;
  pot?: number;
  position?: number;
  /** For the asked reader only. */
  values?: Record<string, WorkParts>;
  bonus?: Record<string, number>;
  person?: string;
  chosen?: string[];
  /** The points that an option takes because cash is short. */
  cover?: Record<string, number>;
}

export type Phase = "set-up" | "auction" | "characters" | "actions" | "end" | "over";

export interface FlorenceView {
  game: "florence";
  seat: number | null;
  options: Record<string, string | number | boolean>;
  starter: number;
  /** The start player of this round. */
  start: number;
  round: number;
  minimum: number;
  phase: Phase;
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
  borders?: [first: number, second: number, way: "beside" | "above"][];
}
