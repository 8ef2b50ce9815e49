/** The requests outside a table: who I am, the games, opening and joining tables, what was played. */
import type { QuestionShown, TableShown } from "../../generated/wire";
import type { GameEvent } from "../state/events";

export interface Me {
  name: string;
  /** Levels of the house that were beaten, by game. */
  wins?: Record<string, string[]>;
}

export interface OptionSchema {
  enum?: string[];
  default?: unknown;
}

export interface GameShown {
  name: string;
  fewest: number;
  most: number;
  options: { properties: Record<string, OptionSchema> };
  defaults: Record<string, unknown>;
  levels: string[];
}

export interface TableSummary extends TableShown {
  asked: number | null;
  turn: number;
}

export interface Tables {
  mine: TableSummary[];
  open: TableSummary[];
  playing: TableSummary[];
}

/** What a game changed in the rating of the person on a seat. */
export interface RatingChange {
  seat: number;
  before: number;
  after: number;
  provisional: boolean;
}

/** The own rating, or `null` for a game that does not count. */
export interface Played extends TableSummary {
  scores: number[];
  winners: number[];
  ended: number;
  rating: RatingChange | null;
}

/** How a game went: what is measured, and for each seat its values at the start and after each round. */
export interface Course {
  rounds: number;
  series: Record<string, number[][]>;
}

/** Who shall sit on a seat; `keep` leaves whoever is there. */
export interface SeatWanted {
  kind: "me" | "open" | "bot" | "local" | "keep";
  bot?: string;
  name?: string;
}

export interface TableWanted {
  game: string;
  options: Record<string, unknown>;
  seats: SeatWanted[];
  name?: string;
  clock?: number | null;
}

export interface ReplayLog {
  first: number;
  plies: number;
  /** None for a record that was sent along. */
  table: TableShown | null;
  events: GameEvent[];
  marks: number[];
}

export interface ReplayShown {
  ply: number;
  view: Record<string, unknown>;
  question: QuestionShown | null;
  move: string | null;
}

/** The game of a file that somebody sent along, after the server has played it again. */
export interface RecordChecked {
  game: string;
  options: Record<string, unknown>;
  seats: string[];
  plies: number;
  over: boolean;
  scores: number[] | null;
  winners: number[] | null;
}

export interface Rating {
  value: number;
  provisional: boolean;
}

export interface Tally {
  against: "bots" | "people" | "device";
  games: number;
  wins: number;
  average: number | null;
}

export interface Ranked {
  name: string;
  bot: string | null;
  level: string | null;
  mine: boolean;
  games: number;
  wins: number;
  rating: Rating | null;
}

export interface Statistics {
  game: string;
  mine: {
    games: number;
    wins: number;
    best: number | null;
    average: number | null;
    beaten: string[];
    rating: Rating | null;
    tallies: Tally[];
  };
  players: Ranked[];
}

/** A level of the house, and how the guest has done alone against it. */
export interface Rung {
  level: string;
  rating: number | null;
  games: number;
  wins: number;
}

export interface Ladder {
  game: string;
  rungs: Rung[];
}

/** A link that makes another device the same guest, and how many seconds it works. */
export interface PersonalLink {
  path: string;
  seconds: number;
}

/** A request that was refused: `reason` is a key of the shell's texts, `facts` its variables. */
export class RefusedRequest extends Error {
  constructor(
    readonly reason: string,
    readonly facts: Record<string, string | number> = {},
  ) {
    super(reason);
  }
}

/** The first answer makes this browser somebody: whatever is asked before it would come from somebody else. */
let introduced: Promise<unknown> | null = null;

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  await introduced;
  return send<T>(method, path, body);
}

function introduce(): Promise<Me> {
  const me = introduced ? ask<Me>("GET", "me") : send<Me>("GET", "me");
  introduced ??= me.catch(() => undefined);
  return me;
}

async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new RefusedRequest("reason-no-server");
  }
  const content = (await answer.json().catch(() => ({}))) as T & {
    reason?: string;
    facts?: Record<string, string | number>;
  };
  if (!answer.ok)
    throw new RefusedRequest(
      content.reason ?? (answer.status === 404 ? "reason-not-found" : "reason-no-server"),
      content.facts,
    );
  return content;
}

const table = (code: string) => `tables/${encodeURIComponent(code)}`;

export const api = {
  me: introduce,
  rename: (name: string) => ask<Me>("PATCH", "me", { name }),
  games: () => ask<GameShown[]>("GET", "games"),
  tables: () => ask<Tables>("GET", "tables"),
  play: (game: string, level?: string) =>
    ask<{ code: string }>("POST", "play", level === undefined ? { game } : { game, level }),
  open: (wanted: TableWanted) => ask<{ code: string }>("POST", "tables", wanted),
  table: (code: string) => ask<TableShown>("GET", table(code)),
  join: (code: string, seat: number) => ask<TableShown>("POST", `${table(code)}/join`, { seat }),
  leave: (code: string) => ask<TableShown>("POST", `${table(code)}/leave`, {}),
  start: (code: string) => ask<TableShown>("POST", `${table(code)}/start`, {}),
  seats: (code: string, seats: SeatWanted[]) => ask<TableShown>("POST", `${table(code)}/seats`, { seats }),
  options: (code: string, options: Record<string, unknown>, clock: number | null) =>
    ask<TableShown>("POST", `${table(code)}/options`, { options, clock }),
  replayLog: (code: string, seat: number | null) =>
    ask<ReplayLog>("GET", `${table(code)}/replay${seat === null ? "" : `?seat=${seat}`}`),
  replay: (code: string, ply: number, seat: number | null) =>
    ask<ReplayShown>("GET", `${table(code)}/replay/${ply}${seat === null ? "" : `?seat=${seat}`}`),
  course: (code: string) => ask<Course>("GET", `${table(code)}/course`),
  ratings: (code: string) => ask<RatingChange[]>("GET", `${table(code)}/ratings`),
  ladder: () => ask<Ladder[]>("GET", "ladder"),
  record: (code: string) => `/api/${table(code)}/record`,
  history: () => ask<Played[]>("GET", "history"),
  link: () => ask<PersonalLink>("POST", "me/link"),
  statistics: (game: string) => ask<Statistics>("GET", `statistics/${encodeURIComponent(game)}`),
  checkRecord: (record: unknown) => ask<RecordChecked>("POST", "records", record),
  recordLog: (record: unknown, seat: number | null) =>
    ask<ReplayLog>("POST", `records/log${seat === null ? "" : `?seat=${seat}`}`, record),
  replayRecord: (record: unknown, ply: number, seat: number | null) =>
    ask<ReplayShown>("POST", `records/replay?ply=${ply}${seat === null ? "" : `&seat=${seat}`}`, record),
};
