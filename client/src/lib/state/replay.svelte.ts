/** A game that is over, move by move, in the shape of a table. */
import { api, RefusedRequest, type ReplayShown } from "../net/api";
import type { GameEvent } from "./events";
import type { Moment } from "./table.svelte";
import type { Uploaded } from "../net/uploaded";
import type { Said, SeatShown, TableShown, Update } from "../../generated/wire";

const KEPT = 300;
/** How often a moment is asked for again that the server had no time for. */
const TRIES = 6;

/** Where the moments of a game come from. */
export interface Source {
  code: string;
  moment: (ply: number, eyes: number | null) => Promise<ReplayShown>;
}

export function ofTable(code: string): Source {
  return { code, moment: (ply, eyes) => api.replay(code, ply, eyes) };
}

/** A game from a file: the server keeps nothing of it, so that the file goes along every time. */
export function ofRecord({ name, record, checked }: Uploaded): Source {
  const table: TableShown = {
    code: "",
    name,
    game: checked.game,
    options: checked.options,
    seats: checked.seats.map((seat, number) => ({
      number,
      kind: "person",
      name: seat,
      bot: null,
      present: true,
      kept: false,
      mine: false,
      host: false,
      wants_rematch: false,
    })),
    status: "over",
    clock: null,
    spectators: 0,
    commitment: null,
    secret: null,
    previous: null,
    following: null,
  };
  return { code: "", moment: async (ply, eyes) => ({ ...(await api.replayRecord(record, ply, eyes)), table }) };
}

async function patiently(source: Source, ply: number, eyes: number | null): Promise<ReplayShown> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await source.moment(ply, eyes);
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
  readonly moments: Moment[] = [];
  ply = $state(0);
  /** Through whose eyes; null for a spectator's. */
  eyes = $state<number | null>(null);
  shown = $state.raw<ReplayShown | null>(null);
  news = $state.raw<GameEvent[]>([]);
  failed = $state<string | null>(null);
  readonly #kept = new Map<string, Promise<ReplayShown>>();

  constructor(source: Source) {
    this.code = source.code;
    this.#source = source;
  }

  get events(): GameEvent[] {
    return this.shown?.events ?? [];
  }
  get seats(): SeatShown[] {
    // Who was away then is not known, and who is away now does not matter.
    return (this.shown?.table?.seats ?? []).map((seat) => ({ ...seat, present: true, kept: false }));
  }
  get names(): string[] {
    return this.seats.map((seat) => seat.name);
  }
  /** Whether the table shows the move that was asked for. */
  get arrived(): boolean {
    return this.shown?.ply === this.ply;
  }
  get plies(): number {
    return this.shown?.plies ?? 0;
  }

  get update(): Update | null {
    const shown = this.shown;
    if (!shown?.table) return null;
    return {
      type: "update",
      version: shown.ply,
      ply: shown.ply,
      seat: this.eyes,
      table: shown.table,
      view: shown.view,
      question: shown.question,
      events: shown.events,
      since: 0,
      complete: true,
      undo: { possible: "no", reason: null, asked_by: null, waiting_for: [] },
      preferences: [],
      clock: null,
    };
  }

  /** Go to a move; a step forward shows what it did. */
  async go(ply: number, eyes = this.eyes): Promise<void> {
    const wanted = Math.max(0, this.shown ? Math.min(ply, this.plies) : ply);
    const step = wanted === this.ply + 1 && eyes === this.eyes;
    this.ply = wanted;
    this.eyes = eyes;
    try {
      // Somebody who scrubs passes many moments: only those are asked for where the hand rests.
      if (!step && !this.#kept.has(momentKey(wanted, eyes))) await new Promise((rest) => setTimeout(rest, 80));
      if (this.ply !== wanted || this.eyes !== eyes) return;
      const moment = await this.#moment(wanted, eyes);
      // Somebody who scrubs has gone on meanwhile.
      if (this.ply !== wanted || this.eyes !== eyes) return;
      const known = this.events.length;
      this.shown = moment;
      this.news = step ? moment.events.slice(known) : [];
      if (wanted < moment.plies) void this.#moment(wanted + 1, eyes);
    } catch (error) {
      this.failed = error instanceof Error ? error.message : "reason-no-server";
    }
  }

  /** Go to the move that brought about an event. */
  async find(at: number): Promise<void> {
    let low = 0;
    let high = this.ply;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const moment = await this.#moment(middle, this.eyes);
      if (moment.events.length > at) high = middle;
      else low = middle + 1;
    }
    await this.go(low);
  }

  // Nothing can be done about it any more.
  /* eslint-disable @typescript-eslint/no-empty-function */
  choose(): void {}
  undo(): void {}
  say(): void {}
  prefer(): void {}
  /* eslint-enable @typescript-eslint/no-empty-function */

  #moment(ply: number, eyes: number | null): Promise<ReplayShown> {
    const key = momentKey(ply, eyes);
    let found = this.#kept.get(key);
    if (!found) {
      found = patiently(this.#source, ply, eyes);
      found.catch(() => this.#kept.delete(key));
      this.#kept.set(key, found);
      if (this.#kept.size > KEPT) this.#kept.delete(this.#kept.keys().next().value ?? "");
    }
    return found;
  }
}

/** A moment through somebody's eyes. */
function momentKey(ply: number, eyes: number | null): string {
  return `${ply} ${eyes ?? ""}`;
}
