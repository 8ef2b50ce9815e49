/** The requests outside a table: who I am, the games, opening and joining tables, what was played. */
import type {
  AnalysisShown,
  Branch,
  ChannelTried,
  Code,
  CompanionShown,
  Course,
  DeviceShown,
  Still,
  GameShown,
  HolidaysShown,
  HookChannel,
  Invitation,
  Invited,
  Ladder,
  MailChannel,
  Lesson,
  Me,
  NoticesShown,
  Open,
  Outcome,
  PersonalLink,
  Opponent,
  Played,
  PlayNow,
  Preferring,
  PuzzleCourse,
  PuzzleSolved,
  PushChannel,
  RatingChange,
  Reached,
  RecordBranch,
  RecordChecked,
  ReplayLog,
  ReplayShown,
  Rules,
  SeatChange,
  Settle,
  Statistics,
  Tables,
  TakeHoliday,
  Wishlist,
  Words,
} from "../../generated/api";
import type { TableShown } from "../../generated/wire";

export type * from "../../generated/api";

/** A request that was refused: `reason` is a key of the shell's texts, `facts` its variables. */
export class RefusedRequest extends Error {
  constructor(
    readonly reason: string,
    readonly facts: Record<string, string | number> = {},
  ) {
    super(reason);
  }
}

/** Said to the page when the server has refused this device because it is signed out. */
export const SIGNED_OUT = "signed-out";

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
  if (content.reason === "reason-signed-out") dispatchEvent(new Event(SIGNED_OUT));
  if (!answer.ok)
    throw new RefusedRequest(
      content.reason ?? (answer.status === 404 ? "reason-not-found" : "reason-no-server"),
      content.facts,
    );
  return content;
}

/** Through whose eyes a game that is over is seen: those of a seat, of a spectator (null), or all at once. */
export type Eyes = number | "all" | null;

function through(eyes: Eyes): string {
  return eyes === "all" ? "all_open=true" : eyes === null ? "" : `seat=${eyes}`;
}

/** Which of the own games are asked for. */
export interface PlayedWanted {
  game?: string | null;
  among?: "people" | "bots" | null;
  against?: string | null;
}

function asking(wanted: object): string {
  const said = Object.entries(wanted).filter((one): one is [string, string] => one[1] !== null);
  return said.length > 0 ? `?${new URLSearchParams(said).toString()}` : "";
}

const table = (code: string) => `tables/${encodeURIComponent(code)}`;

export const api = {
  me: introduce,
  rename: (name: string) => ask<Me>("PATCH", "me", { name }),
  prefer: (preferring: Preferring) => ask<Wishlist>("PATCH", "me/preferences", preferring),
  games: () => ask<GameShown[]>("GET", "games"),
  words: (game: string, language: string) =>
    ask<Words>("GET", `games/${encodeURIComponent(game)}/words/${encodeURIComponent(language)}`),
  rules: (game: string, language: string) =>
    ask<Rules>("GET", `rules/${encodeURIComponent(game)}?language=${language}`),
  tables: () => ask<Tables>("GET", "tables"),
  lessons: () => ask<Lesson[]>("GET", "lessons"),
  learn: (lesson: string) => ask<Code>("POST", `lessons/${encodeURIComponent(lesson)}`, {}),
  puzzles: () => ask<PuzzleCourse[]>("GET", "puzzles"),
  solve: (puzzle: string) => ask<Code>("POST", `puzzles/${encodeURIComponent(puzzle)}`, {}),
  /** What came of the answer at the table of a puzzle. */
  solved: (code: string) => ask<PuzzleSolved>("POST", `${table(code)}/puzzle`, {}),
  play: (wanted: PlayNow) => ask<Code>("POST", "play", wanted),
  open: (wanted: Open) => ask<Code>("POST", "tables", wanted),
  table: (code: string) => ask<TableShown>("GET", table(code)),
  /** Take the first seat that is free. */
  sit: (code: string) => ask<TableShown>("POST", `${table(code)}/join`, {}),
  join: (code: string, seat: number) => ask<TableShown>("POST", `${table(code)}/join`, { seat }),
  leave: (code: string) => ask<TableShown>("POST", `${table(code)}/leave`, {}),
  resign: (code: string) => ask<TableShown>("POST", `${table(code)}/resign`, {}),
  proposeEnd: (code: string) =>
    ask<TableShown>("POST", `${table(code)}/propose-end`, { id: Math.random().toString(36).slice(2) }),
  close: (code: string) => ask<TableShown>("POST", `${table(code)}/close`, {}),
  remove: (code: string) => ask<Code>("POST", `${table(code)}/remove`, {}),
  start: (code: string) => ask<TableShown>("POST", `${table(code)}/start`, {}),
  seats: (code: string, seats: SeatChange[]) => ask<TableShown>("POST", `${table(code)}/seats`, { seats }),
  options: (code: string, options: Record<string, unknown>, clock: number | null) =>
    ask<TableShown>("POST", `${table(code)}/options`, { options, clock }),
  settle: (code: string, changes: Pick<Settle, "name" | "listed" | "stand_in" | "hints" | "clock" | "reserve">) =>
    ask<TableShown>("POST", `${table(code)}/options`, changes),
  invitation: (code: string) => ask<Invitation>("GET", `${table(code)}/invitation`),
  companions: (code: string | null) =>
    ask<CompanionShown[]>("GET", code === null ? "companions" : `companions?table=${encodeURIComponent(code)}`),
  part: (who: string, off: boolean) => ask<CompanionShown[]>("POST", "companions/part", { who, off }),
  invite: (code: string, who: string) => ask<CompanionShown[]>("POST", `${table(code)}/invite`, { who }),
  invitations: () => ask<Invited[]>("GET", "invitations"),
  decline: (code: string) => ask<Invited[]>("POST", `${table(code)}/decline`, {}),
  openNetwork: (address: string) => ask<Reached>("POST", "reach/open", { address }),
  closeNetwork: () => ask<Reached>("POST", "reach/close", {}),
  replayLog: (code: string, eyes: Eyes) => ask<ReplayLog>("GET", `${table(code)}/replay?${through(eyes)}`),
  replay: (code: string, ply: number, eyes: Eyes) =>
    ask<ReplayShown>("GET", `${table(code)}/replay/${ply}?${through(eyes)}`),
  branch: (code: string, wanted: Branch) => ask<Code>("POST", `${table(code)}/branch`, wanted),
  branchRecord: (wanted: RecordBranch) => ask<Code>("POST", "records/branch", wanted),
  outcome: (code: string) => ask<Outcome>("GET", `${table(code)}/outcome`),
  course: (code: string) => ask<Course>("GET", `${table(code)}/course`),
  analysis: (code: string) => ask<AnalysisShown>("GET", `${table(code)}/analysis`),
  analyse: (code: string) => ask<AnalysisShown>("POST", `${table(code)}/analysis`),
  stopAnalysis: (code: string) => ask<AnalysisShown>("POST", `${table(code)}/analysis/stop`),
  analyseRecord: (record: unknown) => ask<AnalysisShown>("POST", "records/analysis", record),
  stopRecordAnalysis: (record: unknown) => ask<AnalysisShown>("POST", "records/analysis/stop", record),
  ratings: (code: string) => ask<RatingChange[]>("GET", `${table(code)}/ratings`),
  ladder: () => ask<Ladder[]>("GET", "ladder"),
  record: (code: string) => `/api/${table(code)}/record`,
  history: (wanted: PlayedWanted = {}) => ask<Played[]>("GET", `history${asking(wanted)}`),
  opponents: (game: string | null) => ask<Opponent[]>("GET", `opponents${asking({ game })}`),
  shownGames: () => ask<Played[]>("GET", "shown-games"),
  link: () => ask<PersonalLink>("POST", "me/link"),
  devices: () => ask<DeviceShown[]>("GET", "me/devices"),
  signOut: (device: string) => ask<DeviceShown[]>("POST", "me/sign-out", { device }),
  holidays: () => ask<HolidaysShown>("GET", "me/holidays"),
  takeHoliday: (days: TakeHoliday) => ask<HolidaysShown>("POST", "me/holidays", days),
  endHoliday: (begin: number) => ask<HolidaysShown>("POST", "me/holidays/end", { begin }),
  film: (code: string, since: number | null) =>
    ask<Still[]>("GET", `${table(code)}/film${since === null ? "" : `?since=${since}`}`),
  notices: () => ask<NoticesShown>("GET", "me/notices"),
  openPush: (channel: PushChannel) => ask<NoticesShown>("POST", "me/notices/push", channel),
  openMail: (channel: MailChannel) => ask<NoticesShown>("POST", "me/notices/mail", channel),
  openHook: (channel: HookChannel) => ask<NoticesShown>("POST", "me/notices/hook", channel),
  closeChannel: (id: string) => ask<NoticesShown>("POST", "me/notices/close", { id }),
  tryChannel: (id: string) => ask<ChannelTried>("POST", "me/notices/try", { id }),
  signOutOthers: () => ask<DeviceShown[]>("POST", "me/sign-out-others"),
  beginAnew: () => ask<Me>("POST", "me/anew"),
  statistics: (game: string) => ask<Statistics>("GET", `statistics/${encodeURIComponent(game)}`),
  checkRecord: (record: unknown) => ask<RecordChecked>("POST", "records", record),
  recordLog: (record: unknown, eyes: Eyes) => ask<ReplayLog>("POST", `records/log?${through(eyes)}`, record),
  replayRecord: (record: unknown, ply: number, eyes: Eyes) =>
    ask<ReplayShown>("POST", `records/replay?ply=${ply}&${through(eyes)}`, record),
};
