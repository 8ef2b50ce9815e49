/** What a seat may know of a game of Machiavelli, as the server tells it. */

export interface DistrictView {
  district: string;
  /** What it costs with the gold that lies on it. */
  cost: number;
  adorned: number;
}

export interface SheetView {
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
}

export interface PlayerView {
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
  hand?: string[];
  selected?: string[];
  looking_at?: string[];
  score?: SheetView;
}

/** Where a character is: with a seat, or somewhere in the middle; null where the reader does not know. */
export type Place = number | "stack" | "face-up" | "face-down" | "not-in-game" | null;

export interface CharacterView {
  character: string;
  rank: number;
  place: Place;
  revealed: boolean;
  possible: number[];
}

export interface PlotsView {
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
}

export interface TurnView {
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
}

export interface QuestionView {
  kind: string;
  seat: number;
  options?: string[];
  [fact: string]: unknown;
}

export interface MachiavelliView {
  game: string;
  seat: number | null;
  options: Record<string, unknown>;
  edition: "deluxe" | "classic" | "dark-lands";
  uniques: string[];
  starter: number;
  round: number;
  turns: number;
  crown: number;
  asked: number | null;
  question: QuestionView | null;
  characters: CharacterView[];
  middle: { stack: number; "face-up": number; "face-down": number };
  plots: PlotsView;
  turn: TurnView | null;
  tax: number;
  number: number;
  ending: boolean;
  first: number[];
  deck_size: number;
  discard_size: number;
  known_in_deck: { place: number; card: string }[];
  known_in_discard: { place: number; card: string }[];
  searched: string[];
  site: (string | null)[];
  played: string[];
  site_owner: number | null;
  players: PlayerView[];
  over: boolean;
  winners: number[] | null;
}

/** Whether characters are being chosen. */
export function drafting(view: MachiavelliView): boolean {
  return !view.over && view.plots.called === null && view.turn === null;
}

/** Whose turn it is: of who acts, else of who is asked. */
export function holder(view: MachiavelliView): number | null {
  if (view.over) return null;
  return view.turn?.seat ?? view.question?.seat ?? null;
}

/** How a district in a city is said: `tavern`, and `tavern-2` for one with more gold on it than another tavern. */
export function spots(city: DistrictView[]): string[] {
  return city.map(({ district, adorned }) => {
    const less = new Set(
      city.filter((other) => other.district === district && other.adorned < adorned).map((other) => other.adorned),
    );
    return less.size === 0 ? district : `${district}-${less.size + 1}`;
  });
}
