// What a reader may know. Generated from games/machiavelli/eyes/shapes.py:
// do not edit, run python -m tools.typescript

import type { Message } from "../../lib/text/message";

/** Everything that can be asked. */
export type QuestionKind =
  | "choose-character"
  | "put-down-character"
  | "theater"
  | "theater-card"
  | "rasputin"
  | "hospital"
  | "acrobat"
  | "answer-call"
  | "turn-action"
  | "income"
  | "keep-card"
  | "pay-with-cards"
  | "sacrifice"
  | "loan"
  | "loan-cards"
  | "name-character"
  | "place-warrants"
  | "turn-warrant"
  | "place-threats"
  | "bribe"
  | "turn-threat"
  | "spy"
  | "magic-target"
  | "magic"
  | "peek"
  | "peek-take"
  | "peek-place"
  | "seer-give"
  | "give-crown"
  | "emperor-take"
  | "abbot-split"
  | "abbot-payer"
  | "navigator"
  | "destroy"
  | "graveyard"
  | "exchange"
  | "exchange-give"
  | "seize"
  | "beautify"
  | "laboratory"
  | "museum"
  | "armory"
  | "bell-tower"
  | "lighthouse"
  | "lighthouse-take"
  | "park-draw"
  | "overbuild"
  | "overbuild-with"
  | "unclaimed";

/** A district in a city. */
export type DistrictView = {
  /** Which district. */
  district: string;
  /** With the gold that lies on it. */
  cost: number;
  /** The gold on it. */
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
  /** Which player. */
  seat: number;
  /** That the player has. */
  gold: number;
  /** Cards in hand, selected ones included. */
  hand_size: number;
  /** Cards in this hand that the reader knows. */
  known_hand: string[];
  /** Districts in the order in which they came. */
  city: DistrictView[];
  /** Districts as they count for a complete city. */
  count: number;
  /** Whether the city is complete now. */
  complete: boolean;
  /** What the city would score now, without what is hidden. */
  points: number;
  /** Cards under the Museum. */
  museum_size: number;
  /** Those that the reader knows. */
  known_museum: string[];
  /** Ticket wagons in front of the player. */
  wagons: number;
  /** The gold on them. */
  wagon_gold: number;
  /** Characters that have not been turned up. */
  unrevealed: number;
  /** Cards that the player looks at to decide. */
  looking_at_size: number;
  /** From here on for the owner, and the hand for all when the game is over. */
  hand?: string[];
  /** Of the districts in hand, with the discounts of the own city. */
  prices?: Record<string, number>;
  /** Chosen so far, of several. */
  selected?: string[];
  /** Cards to decide about. */
  looking_at?: string[];
  /** The score sheet, when the game is over. */
  score?: SheetView;
};

/** What a reader may know of a character. */
export type CharacterView = {
  /** Which character. */
  character: string;
  /** When it is called, from 1. */
  rank: number;
  /** Where it is, as far as the reader knows. */
  place: number | "face-down" | "face-up" | "not-in-game" | "stack" | null;
  /** Whether it has been turned up in front of its player. */
  revealed: boolean;
  /** Seats that may have it, after all that the reader has seen. */
  possible: number[];
};

/** What the characters have done to each other in this round. */
export type PlotsView = {
  /** The character called last. */
  called: string | null;
  /** Whom the Assassin named. */
  murdered: string | null;
  /** Whether a Rasputin has undone the murder. */
  saved: boolean;
  /** Whom the Witch named. */
  bewitched: string | null;
  /** Who bewitched. */
  witch: number | null;
  /** Whom the Thief named. */
  robbed: string | null;
  /** Who gets the gold. */
  thief: number | null;
  /** Characters with a warrant. */
  warrants: string[];
  /** The one with the seal, if the reader knows. */
  sealed: string | null;
  /** Who placed the warrants. */
  magistrate: number | null;
  /** Characters whose threat is still open. */
  threats: string[];
  /** Characters that got one this round. */
  threatened: string[];
  /** The one with the rose, if the reader knows. */
  rose: string | null;
  /** Who placed the threats. */
  blackmailer: number | null;
  /** Whose city the Bishop protects. */
  protected: number | null;
  /** Whether an Acrobat took the crown. */
  acrobat: boolean;
  /** Who collects the tax. */
  tax_collector: number | null;
  /** Who has built this round. */
  builders: number[];
  /** Who has paid for it. */
  taxed: number[];
  /** Characters marked so far, for who is placing marks. */
  marks: string[];
};

/** The turn that is being played. */
export type TurnView = {
  /** Who acts. */
  seat: number;
  /** As which character. */
  character: string;
  /** `whole`, or what is left of a turn: `witch`, `bewitched`, `resumed`, `hospital`, `lost`. */
  part: string;
  /** Whether gold or cards were taken. */
  income_taken: boolean;
  /** Abilities and districts used this turn. */
  used: string[];
  /** Districts built that count. */
  builds: number;
  /** How many may be built. */
  limit: number;
  /** Gold paid for building, which the Alchemist gets back. */
  spent: number;
  /** Whether a warrant lies on this character. */
  warranted: boolean;
  /** Whether the action card of this turn was played. */
  action_card_played: boolean;
  /** Whether a Rasputin protects this turn. */
  rasputin_open: boolean;
  /** Wagons used this turn, by seat. */
  wagons_used: number[];
};

/** What an answer brings at once, and what that comes from. */
export type GainView = {
  /** Gold that comes at once. */
  gold: number;
  /** Cards that come at once. */
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
  kind: QuestionKind;
  seat: number;
  options?: string[];
  /** What naming a character does. */
  purpose?: "bewitch" | "murder" | "rob";
  /** Whose cards, gold or district it is about. */
  owner?: number;
  /** The district it is about. */
  district?: string;
  /** In gold. */
  price?: number;
  /** How many. */
  number?: number;
  /** How much gold. */
  gold?: number;
  /** The character it is about. */
  character?: string;
  /** Cards that may still be taken. */
  draws?: number;
  /** What may still be taken as gold or as cards. */
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
  /** Who chooses. */
  seat: number;
  /** What with it. */
  verb: "choose" | "put-down";
  /** Among how many. */
  number: number;
  /** Whether it was. */
  done: boolean;
};

/** A card of which the reader knows where it lies. */
export type KnownCard = {
  /** Counted from the top, from 0. */
  place: number;
  /** Which card. */
  card: string;
};

/** What a reader may know of a game of Machiavelli. */
export type MachiavelliView = {
  /** Which game it is. */
  game: "machiavelli";
  /** Through whose eyes; null for a spectator's. */
  seat: number | null;
  /** The table options. */
  options: Record<string, unknown>;
  /** `deluxe`, `classic` or `dark-lands`. */
  edition: string;
  /** The unique districts of this game. */
  uniques: string[];
  /** Who had the crown first. */
  starter: number;
  /** From 1. */
  round: number;
  /** Taken so far. */
  turns: number;
  /** Who has it. */
  crown: number;
  /** Who has to answer, if the reader may know. */
  asked: number | null;
  /** Null where the reader must not know that somebody is asked. */
  question: QuestionView | null;
  /** All of this game, by rank. */
  characters: CharacterView[];
  /** How many characters lie where. */
  middle: MiddleView;
  /** While characters are chosen. */
  order: TurnToChoose[];
  /** What was done this round. */
  plots: PlotsView;
  /** The one being played. */
  turn: TurnView | null;
  /** Gold on the token of the Tax Collector. */
  tax: number;
  /** Of districts that make a city complete. */
  number: number;
  /** Whether this is the last round. */
  ending: boolean;
  /** Whose cities were complete first. */
  first: number[];
  /** Cards in the deck. */
  deck_size: number;
  /** Cards on the classic discard pile. */
  discard_size: number;
  /** Cards whose place the reader knows. */
  known_in_deck: KnownCard[];
  /** Cards whose place the reader knows. */
  known_in_discard: KnownCard[];
  /** Cards that the reader saw in the deck and has not lost track of. */
  searched: string[];
  /** What is being built or was destroyed. */
  site: (string | null)[];
  /** Action cards that lie open for now. */
  played: string[];
  /** Whose that is. */
  site_owner: number | null;
  /** By seat. */
  players: PlayerView[];
  /** Whether the game is over. */
  over: boolean;
  /** Seats, when the game is over. */
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
  /** Whether the own city would be complete. */
  complete: boolean;
  /** Districts of all players then. */
  counts: number[];
  /** Of no moves, for who is asked: `hand tavern`, `district 2 tavern`, `strip thief`, and answers as they are. */
  cannot?: Record<string, Message>;
  /** Of districts that can be chosen, by notation. */
  prices?: Record<string, number>;
};
