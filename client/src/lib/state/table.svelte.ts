/** A table as this browser knows it: what the server told last, what happened, what was said, and what to send. */
import { api } from "../net/api";
import { Connection, tableAddress, type Latency, type Order, type Rule } from "../net/connection";
import type { Line, Sign } from "../net/line";
import { unpacked } from "../net/parcel";
import { Considered, type Answer } from "./considered.svelte";
import { doubt, type Doubt } from "./doubts";
import { happened, joined, type GameEvent } from "./events";
import { Film } from "./film.svelte";
import { Hint } from "./hint.svelte";
import { invitations } from "./invitations.svelte";
import { self } from "./me.svelte";
import { preferences } from "./preferences.svelte";
import { byDays } from "./days";
import { reelOf, seen } from "./since";
import { newSeal, Part } from "./shares";
import type { Things } from "../text/message";
import type { AskedView } from "./view";
import type { QuestionShown, Refused, Rematch, Said, SeatShown, TableShown, Told, Update } from "../../generated/wire";

/** An update with the table that it belongs to, as it was told last. */
export type Shown = Update & { table: TableShown };

/** What the table looked like at some moment that this browser saw. */
export interface Past {
  /** Events up to here had happened. */
  until: number;
  view: Record<string, unknown>;
  question: QuestionShown | null;
}

/** An order that has no name of its own yet. */
type Unnamed<T> = T extends unknown ? Omit<T, "id"> : never;

const MOST_MOMENTS = 400;
/** Milliseconds for what happened since: longer, and one sees how things are. */
const PATIENCE = 2500;
/** Milliseconds between two signs that somebody is there, as a rule and where a bot plays. */
const SIGN_EVERY = 20_000;
const SIGN_AGAIN = 500;

export class LiveTable {
  readonly code: string;
  readonly watching: boolean;
  update = $state.raw<Shown | null>(null);
  events = $state.raw<GameEvent[]>([]);
  /** What came with the last update: the table moves these. */
  news = $state.raw<GameEvent[]>([]);
  chat = $state.raw<Said[]>([]);
  /** What is said of the line, if anything; and whether a decision of the reader waited while it was bad. */
  line = $state<Sign | null>(null);
  waited = $state<"move" | "other" | null>(null);
  latency = $state.raw<Latency | null>(null);
  refused = $state.raw<Refused | null>(null);
  closed = $state<string | null>(null);
  /** How many orders of the reader are not acknowledged, and the move among them. */
  waiting = $state(0);
  decided = $state.raw<string[] | null>(null);
  moments = $state.raw<Past[]>([]);
  /** A move that the reader is asked about before it is made. */
  doubt = $state.raw<Doubt | null>(null);
  /** What may be chosen now, where a lesson is played; it answers to whatever else is tried. */
  allows: ((moves: string[]) => boolean) | null = null;
  /** Whether something is done to a seat: the game says so. */
  hits: (event: GameEvent, seat: number) => boolean = () => false;
  readonly film = new Film({
    pace: () => (this.watching ? "normal" : preferences.wish("pace")),
    show: (update, waited, behind) => this.#updated(update, waited, behind),
    byBot: (update) => this.#news(update).some(({ seat }) => seat !== undefined && this.#isBot(seat)),
    asks: (update) => this.mine.includes(questionOf(update)?.seat ?? -1),
    hits: (update) => this.#news(update).some((event) => this.mine.some((seat) => this.hits(event, seat))),
    urgent: (update) => this.#isUrgent(update),
    hasten: (on) => this.#connection.ask({ type: "hasten", on }),
  });
  readonly hint = new Hint(() => this.#askHint());
  #connection: Connection;
  readonly #considered = new Considered((id, moves) => this.#connection.ask({ type: "consider", id, moves }));
  #number = 0;
  /** Where one device is passed around: who sits before it now. */
  #eyes: number | null = null;
  readonly #part = new Part();
  /** What was told while it is asked for what happened before. */
  #opening: Update[] | null = null;
  #closed = false;
  /** What this page sent by itself: nobody waits for the answers. */
  readonly #byItself = new Set<string>();
  /** When this page last showed that somebody is there. */
  #signed = 0;
  readonly #session = Math.random().toString(36).slice(2, 10);

  constructor(code: string, watching: boolean) {
    this.code = code;
    this.watching = watching;
    this.#connection = new Connection(tableAddress(code, watching), self.known, {
      told: (message) => this.#told(message),
      line: (line) => this.#lineIs(line),
      latency: (latency) => (this.latency = latency),
      sync: () => {
        // What was told is known, whether it has been shown or not.
        this.film.end();
        return {
          type: "sync",
          version: this.#eyes === this.update?.seat || this.#eyes === null ? (this.update?.version ?? -1) : -1,
          seat: this.#eyes,
        };
      },
    });
    // A page that was loaded anew goes on with what it had decided.
    this.#decided();
  }

  /** Try to reach the table now. */
  readonly retry = (): void => this.#connection.retry();

  close(): void {
    this.#closed = true;
    this.film.close();
    this.#considered.close();
    this.#connection.close();
  }

  get seats(): SeatShown[] {
    return this.update?.table.seats ?? [];
  }

  get names(): string[] {
    return this.seats.map((seat) => seat.name);
  }

  get mine(): number[] {
    return this.seats.filter((seat) => seat.mine).map((seat) => seat.number);
  }

  /** The seat of mine that is asked now, or null. Where there is but one answer, the table gives it by itself. */
  get asked(): number | null {
    const question = questionOf(this.update);
    if (question?.options?.length === 1 && !this.update?.question?.in_person) return null;
    const seat = question && this.seats[question.seat];
    // Whoever has resigned looks on.
    return seat?.mine && !this.watching && seat.keeper !== "resigned" ? seat.number : null;
  }

  /** Answer the open question; `sure` where the reader has been asked about it. */
  choose(moves: string[], sure = false): void {
    this.film.end();
    const update = this.update;
    if (!update || this.asked === null || this.waiting > 0) return;
    if (this.allows && !this.allows(moves)) return;
    this.doubt = sure ? null : doubt(update, moves, preferences.wish("confirm"), preferences.wish("odd"));
    if (this.doubt) return;
    this.#send({ type: "choose", id: this.#id(), ply: update.ply, moves, seat: this.asked });
  }

  /** What the rules say about moves of the own seat; null as long as they have said nothing. */
  consider(moves: string[]): Answer | null {
    return this.update?.seat === null || this.update?.view == null ? null : this.#considered.about(moves);
  }

  /** Ask what the strong bot would do; the name of the request. */
  #askHint(): string | null {
    this.film.end();
    const update = this.update;
    if (!update || this.asked === null || this.waiting > 0) return null;
    const id = this.#id();
    this.#sendByItself({ type: "hint", id, ply: update.ply });
    return id;
  }

  /** Look through the eyes of one of the own seats. */
  lookAs(seat: number): void {
    this.#eyes = seat;
    this.#connection.sync();
  }

  /** Play again where a bot has played, having seen what it did. */
  back(): void {
    this.#send({ type: "return", id: this.#id() });
  }

  /** Show to be there: at once where a bot stands in, else now and then. */
  sign(): void {
    if (this.watching || this.update?.table.status !== "playing" || this.mine.length === 0) return;
    const missed = this.seats.some((seat) => seat.mine && (seat.keeper === "once" || seat.keeper === "away"));
    const now = Date.now();
    if (now - this.#signed < (missed ? SIGN_AGAIN : SIGN_EVERY)) return;
    this.#signed = now;
    this.#sendByItself({ type: "here", id: this.#id() });
  }

  callBot(seat: number): void {
    this.#send({ type: "call-bot", id: this.#id(), seat });
  }

  undo(): void {
    this.film.end();
    if (this.update) this.#send({ type: "undo", id: this.#id(), ply: this.update.ply });
  }

  answerUndo(agree: boolean): void {
    this.#send({ type: "answer-undo", id: this.#id(), agree });
  }

  say(text: string): void {
    this.#send({ type: "say", id: this.#id(), text });
  }

  /** Want another game; `absent` says what becomes of the seats of those who have not said so. */
  rematch(absent: NonNullable<Rematch["absent"]> = "wait"): void {
    this.#send({ type: "rematch", id: this.#id(), seal: newSeal(), absent });
  }

  cancelRematch(): void {
    this.#send({ type: "cancel-rematch", id: this.#id() });
  }

  answerEnd(agree: boolean): void {
    this.#send({ type: "answer-end", id: this.#id(), agree });
  }

  withdrawEnd(): void {
    this.#send({ type: "withdraw-end", id: this.#id() });
  }

  prefer(name: string, value: boolean): void {
    this.#send({ type: "prefer", id: this.#id(), name, value });
  }

  /** What the host rules about people. */
  readonly order = (rule: Unnamed<Rule>): void => {
    this.#send({ ...rule, id: this.#id() });
  };

  #id(): string {
    this.#number += 1;
    return `${this.#session}-${this.#number}`;
  }

  #send(order: Order): void {
    this.refused = null;
    this.#connection.send(order);
    this.#decided();
  }

  #lineIs({ sign, waited, kept }: Line): void {
    this.line = sign;
    this.waited = waited ? (this.decided || this.waited === "move" ? "move" : "other") : null;
    if (kept < this.waiting) this.#decided();
    this.waiting = kept;
  }

  #decided(): void {
    this.decided = this.#connection.kept.find((order) => order.type === "choose")?.moves ?? null;
  }

  #told(message: Told): void {
    switch (message.type) {
      case "update": {
        preferences.noticed(message.revision);
        if (this.#opening) {
          this.#opening.push(message);
          return;
        }
        if (this.update === null && this.#mayHaveMissed(message)) {
          this.#opening = [message];
          void this.#showSince(message);
          return;
        }
        this.film.take(message);
        if (this.film.held > 0) this.#hideClock();
        return;
      }
      case "accepted":
        this.#byItself.delete(message.id);
        return;
      case "considered":
        this.#considered.told(message.id, message.answer);
        return;
      case "advised":
        if (message.ply === this.update?.ply) this.hint.told(message);
        return;
      case "refused":
        if (this.hint.refused(message.id)) {
          this.#byItself.delete(message.id);
          this.refused = message;
          return;
        }
        if (this.#considered.refused(message.id) || this.#byItself.delete(message.id)) return;
        this.refused = message;
        return;
      case "said":
        if (!this.chat.some((one) => one.number === message.number)) this.chat = [...this.chat, message];
        return;
      case "invitations":
        invitations.news();
        return;
      case "closed":
        this.closed = message.reason;
        if (message.reason === "reason-signed-out") self.out = true;
        return;
    }
  }

  /** Whether the reader plays alone at a table by days, and may have missed something. */
  #mayHaveMissed({ table, seat, complete }: Update): boolean {
    return (
      !this.watching &&
      complete &&
      seat !== null &&
      table?.status === "playing" &&
      byDays(table) &&
      table.seats.filter((one) => one.mine).length === 1
    );
  }

  /** Show what happened since the reader last looked, before how things are now. */
  async #showSince(now: Update): Promise<void> {
    const frames = await Promise.race([
      api.film(this.code, seen.lines(this.code)).catch(() => []),
      new Promise<[]>((resolve) => setTimeout(() => resolve([]), PATIENCE)),
    ]);
    const [first, ...later] = this.#opening ?? [];
    this.#opening = null;
    // The page has been closed meanwhile, or the table has gone on: then what is told is enough.
    if (this.#closed || first !== now) return;
    const reel = reelOf(now, frames);
    if (reel.length > 1) this.film.reel(reel);
    else this.film.take(now);
    for (const update of later) this.film.take(update);
  }

  /** Have a part in the chance of a game that is to begin. */
  #takePart(table: TableShown): void {
    const due = this.#part.due(table);
    if (!due) return;
    this.#sendByItself({ ...due, id: this.#id() });
  }

  /** Send what the reader has not asked for, and need not hear of. */
  #sendByItself(order: Order): void {
    this.#byItself.add(order.id);
    this.#connection.sendByItself(order);
  }

  #news(update: Update): GameEvent[] {
    return happened(update.log, update.since);
  }

  #isBot(seat: number): boolean {
    const { kind, bot } = this.seats[seat] ?? {};
    return kind === "bot" || bot != null;
  }

  /** Whether it must be seen at once: it answers the reader, asks something of the reader, or the log has changed. */
  #isUrgent(update: Update): boolean {
    const first = this.update === null || update.complete || update.since < this.events.length;
    return (
      first ||
      this.waiting > 0 ||
      update.undo.asked_by !== null ||
      (update.clock !== null && this.mine.includes(update.clock.seat))
    );
  }

  /** A clock that stands before what is yet to be seen would be wrong. */
  #hideClock(): void {
    if (this.update?.clock) this.update = { ...this.update, clock: null };
  }

  #updated(update: Update, waited: number, behind: boolean): void {
    this.#considered.forget();
    // Whoever is asked once more goes on with that when a friend comes or goes; not when the question is another.
    if (update.ply !== this.update?.ply) {
      this.doubt = null;
      this.hint.forget();
    }
    const table = update.table ?? this.update?.table;
    if (!table) throw new Error("the table was never told");
    if (!this.watching) this.#takePart(table);
    const news = happened(update.log, update.since);
    const first = this.update === null || update.complete || update.since < this.events.length;
    this.events = joined(this.events, news, update.since);
    this.news = first ? [] : news;
    const view = update.view && { options: table.options, ...update.view, question: asked(update.view) };
    const left = Math.max(0, (update.clock?.left ?? 0) - waited / 1000);
    const clock = update.clock && !behind ? { ...update.clock, left } : null;
    this.update = { ...update, table, view, clock };
    if (byDays(table) && !behind && !document.hidden) seen.keep(this.code, this.events.length);
    if (view) {
      const until = this.events.length;
      const kept = this.moments.filter((moment) => moment.until < until).slice(-MOST_MOMENTS);
      this.moments = [...kept, { until, view, question: update.question }];
    }
  }
}

/** What a drawn table needs to know: a live table has it, and so has a game that is replayed. */
export type TableLike = Pick<
  LiveTable,
  | "code"
  | "watching"
  | "update"
  | "events"
  | "news"
  | "chat"
  | "moments"
  | "asked"
  | "waiting"
  | "names"
  | "seats"
  | "mine"
  | "choose"
  | "consider"
  | "undo"
  | "say"
  | "prefer"
> &
  // A game that is replayed has nobody to keep order among, and something still to come; it may lie open.
  Partial<
    Pick<LiveTable, "order" | "film" | "hint"> & {
      readonly coming: GameEvent[];
      readonly held: readonly Things[] | null;
    }
  >;

function asked(view: Record<string, unknown>): AskedView | null {
  const question = view["question"] as AskedView | null;
  return question && unpacked(question);
}

/** The question that is open, as the view tells it. */
export function questionOf(update: Update | null): AskedView | null {
  return (update?.view?.["question"] ?? null) as AskedView | null;
}

/** What is asked now, and of whom: another moment asks anew, even where the same words are asked. */
export function questionKey(update: Update | null): string {
  const { kind, seat } = questionOf(update) ?? {};
  return `${update?.ply ?? ""} ${kind ?? ""} ${seat ?? ""}`;
}
