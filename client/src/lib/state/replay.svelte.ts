/** A game that is over, move by move, in the shape of a table. */
import { api, RefusedRequest, type Eyes, type ReplayLog, type ReplayShown } from "../net/api";
import { happened, type GameEvent } from "./events";
import type { Past, Shown } from "./table.svelte";
import type { Things } from "../text/message";
import type { Uploaded } from "../net/uploaded";
import type { Said, SeatShown, TableShown } from "../../generated/wire";

const KEPT = 300;
/** How often something is asked for again that the server had no time for. */
const TRIES = 6;

/** Where the moments of a game come from. */
export interface Source {
  code: string;
  /** The address of the game, without its moment. */
  path: string;
  /** The address of its analysis. */
  analysis: string;
  log: (eyes: Eyes) => Promise<ReplayLog>;
  moment: (ply: number, eyes: Eyes) => Promise<ReplayShown>;
  /** Play on from a moment; gives the code of the new table. */
  branch: (ply: number, seat: number, level: string | null) => Promise<string>;
}

export function ofTable(code: string): Source {
  return {
    code,
    path: `/t/${code}/replay`,
    analysis: `/t/${code}/analysis`,
    log: (eyes) => api.replayLog(code, eyes),
    moment: (ply, eyes) => api.replay(code, ply, eyes),
    branch: async (ply, seat, level) => (await api.branch(code, { ply, seat, level })).code,
  };
}

/** A game from a file: the server keeps nothing of it, so that the file goes along every time. */
export function ofRecord({ name, record, checked }: Uploaded): Source {
  const table: TableShown = {
    code: "",
    occasion: null,
    listed: false,
    name,
    game: checked.game,
    options: checked.options,
    seats: checked.seats.map((seat, number) => ({
      number,
      arms: number,
      kind: "person",
      name: seat,
      bot: null,
      present: true,
      kept: false,
      keeper: null,
      resigned: null,
      mine: false,
      host: false,
      wants_rematch: false,
      gone: false,
      who: null,
      by_bot: 0,
      hints: 0,
      holiday: null,
    })),
    status: "over",
    clock: null,
    reserve: 0,
    stand_in: "once",
    hints: false,
    no_hints: null,
    lesson: null,
    puzzle: null,
    spectators: 0,
    commitment: null,
    secret: null,
    seals: [],
    shares: [],
    starting: false,
    previous: null,
    following: null,
    paused: false,
    ending: null,
    closed: null,
    practice: null,
    silenced: null,
    players_only: false,
    muted: [],
    sent_away: {},
  };
  return {
    code: "",
    path: "/history/record",
    analysis: "/history/record/analysis",
    log: async (eyes) => ({ ...(await api.recordLog(record, eyes)), table }),
    moment: (ply, eyes) => api.replayRecord(record, ply, eyes),
    branch: async (ply, seat, level) =>
      (await api.branchRecord({ record: record as Record<string, unknown>, name, ply, seat, level })).code,
  };
}

async function patiently<Answer>(asked: () => Promise<Answer>): Promise<Answer> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await asked();
    } catch (error) {
      if (tried === TRIES || !(error instanceof RefusedRequest) || error.reason !== "reason-too-fast") throw error;
      await new Promise((go) => setTimeout(go, 1000 * Number(error.facts["seconds"] ?? 1)));
    }
  }
}

export class ReplayTable {
  readonly code: string;
  readonly #source: Source;
  readonly watching = true;
  readonly asked = null;
  readonly waiting = 0;
  readonly mine: number[] = [];
  readonly chat: Said[] = [];
  readonly moments: Past[] = [];
  ply = $state(0);
  eyes = $state<Eyes>(null);
  /** How far the game has been looked at: what comes after it is not told before somebody asks. */
  seen = $state(0);
  shown = $state.raw<ReplayShown | null>(null);
  /** What happened, as these eyes learnt of it. */
  log = $state.raw<ReplayLog | null>(null);
  news = $state.raw<GameEvent[]>([]);
  failed = $state<string | null>(null);
  readonly #kept = new Map<string, Promise<ReplayShown>>();
  readonly #logs = new Map<Eyes, Promise<ReplayLog>>();

  constructor(source: Source) {
    this.code = source.code;
    this.#source = source;
  }

  readonly #all = $derived.by(() => happened(this.log?.log ?? []));
  get events(): GameEvent[] {
    const log = this.log;
    return log && this.shown ? this.#all.slice(0, log.marks[this.shown.ply - log.first]) : [];
  }
  /** What is still to come. */
  get coming(): GameEvent[] {
    return this.#all.slice(this.events.length);
  }
  /** By seat, what others did not see; null unless all is open. */
  get held(): Things[] | null {
    return this.eyes === "all" && this.shown ? this.shown.held : null;
  }
  get path(): string {
    return this.#source.path;
  }
  branch(seat: number, level: string | null): Promise<string> {
    return this.#source.branch(this.ply, seat, level);
  }
  get seats(): SeatShown[] {
    // Who was away then is not known, and who is away now does not matter.
    return (this.log?.table?.seats ?? []).map((seat) => ({ ...seat, present: true, kept: false, keeper: null }));
  }
  get names(): string[] {
    return this.seats.map((seat) => seat.name);
  }
  /** Whether the table shows the move that was asked for. */
  get arrived(): boolean {
    return this.shown?.ply === this.ply;
  }
  get plies(): number {
    return this.log?.plies ?? 0;
  }

  get update(): Shown | null {
    const shown = this.shown;
    const table = this.log?.table;
    if (!shown || !table) return null;
    return {
      type: "update",
      version: shown.ply,
      ply: shown.ply,
      seat: this.eyes === "all" ? null : this.eyes,
      table,
      view: shown.view,
      question: shown.question,
      log: [],
      since: 0,
      complete: true,
      undo: {
        possible: "no",
        reason: null,
        asked_by: null,
        waiting_for: [],
        practice: false,
        decision: null,
        moves: 0,
        lapses: null,
      },
      preferences: [],
      revision: 0,
      clock: null,
      absence: null,
      done: null,
      taught: 0,
    };
  }

  /** Go to a move; a step forward shows what it did. */
  async go(ply: number, eyes = this.eyes): Promise<void> {
    const wanted = this.log ? Math.max(this.log.first, Math.min(ply, this.plies)) : Math.max(0, ply);
    const step = wanted === this.ply + 1 && eyes === this.eyes;
    this.ply = wanted;
    this.eyes = eyes;
    try {
      // Somebody who scrubs passes many moments: only those are asked for where the hand rests.
      if (!step && !this.#kept.has(momentKey(wanted, eyes))) await new Promise((rest) => setTimeout(rest, 80));
      if (this.ply !== wanted || this.eyes !== eyes) return;
      const log = await this.#log(eyes);
      if (wanted < log.first) {
        await this.#goFirst(log, eyes);
        return;
      }
      const moment = await this.#moment(wanted, eyes);
      // Somebody who scrubs has gone on meanwhile.
      if (this.ply !== wanted || this.eyes !== eyes) return;
      const known = this.events.length;
      this.log = log;
      this.shown = moment;
      this.seen = Math.max(this.seen, wanted);
      this.news = step ? this.events.slice(known) : [];
      if (wanted < log.plies) void this.#moment(wanted + 1, eyes);
    } catch (error) {
      this.failed = error instanceof Error ? error.message : "reason-no-server";
    }
  }

  /** Where the beginning of a game is not known any more, the first moment that is. */
  async #goFirst(log: ReplayLog, eyes: Eyes): Promise<void> {
    this.log = log;
    await this.go(log.first, eyes);
  }

  /** Go to the move that brought about an event. */
  async find(at: number): Promise<void> {
    const log = this.log;
    if (log) await this.go(log.first + log.marks.findIndex((happened) => happened > at));
  }

  // Nothing can be done about it any more.
  /* eslint-disable @typescript-eslint/no-empty-function */
  choose(): void {}
  consider(): null {
    return null;
  }
  undo(): void {}
  say(): void {}
  prefer(): void {}
  /* eslint-enable @typescript-eslint/no-empty-function */

  #log(eyes: Eyes): Promise<ReplayLog> {
    let found = this.#logs.get(eyes);
    if (!found) {
      found = patiently(() => this.#source.log(eyes));
      found.catch(() => this.#logs.delete(eyes));
      this.#logs.set(eyes, found);
    }
    return found;
  }

  #moment(ply: number, eyes: Eyes): Promise<ReplayShown> {
    const key = momentKey(ply, eyes);
    let found = this.#kept.get(key);
    if (!found) {
      found = patiently(() => this.#source.moment(ply, eyes));
      found.catch(() => this.#kept.delete(key));
      this.#kept.set(key, found);
      if (this.#kept.size > KEPT) this.#kept.delete(this.#kept.keys().next().value ?? "");
    }
    return found;
  }
}

/** A moment through somebody's eyes. */
function momentKey(ply: number, eyes: Eyes): string {
  return `${ply} ${eyes ?? ""}`;
}
