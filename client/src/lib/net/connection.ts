/**
 * The connection with a table: connects again by itself, and sends again what was not acknowledged, under the same id.
 * How the line is, and what is said of it, `line.ts` decides.
 */
import type {
  AnswerEnd,
  AnswerUndo,
  CallBot,
  CancelRematch,
  Choose,
  Consider,
  Hasten,
  Here,
  Hint,
  Hush,
  Mute,
  Prefer,
  Rematch,
  Return,
  Say,
  Seal,
  SendAway,
  Sent,
  Share,
  Sync,
  Told,
  Undo,
  WithdrawEnd,
} from "../../generated/wire";
import { after, dead, due, PATIENCE, START, type Happening, type Line } from "./line";
import { Outbox, windowStore } from "./outbox";

export type Rule = Mute | SendAway | Hush;
export type Order =
  | Choose
  | Undo
  | AnswerUndo
  | AnswerEnd
  | WithdrawEnd
  | Say
  | Rematch
  | CancelRematch
  | Prefer
  | Return
  | Here
  | Hint
  | CallBot
  | Seal
  | Share
  | Rule;

export interface Latency {
  server: number;
  network: number;
}

export interface Listener {
  told(message: Told): void;
  line(line: Line): void;
  latency(latency: Latency): void;
  /** What this device knows, to be told the rest. */
  sync(): Sync;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 10_000;
const AGAIN = new Set([
  "reason-closing",
  "reason-too-slow",
  "reason-error",
  "reason-busy",
  "reason-storage",
  "reason-too-fast",
]);

export class Connection {
  readonly #address: string;
  readonly #listener: Listener;
  /** What the reader has decided; and what the page sent by itself, which nobody need hear of and a reload forgets. */
  readonly #outbox: Outbox;
  readonly #byItself = new Map<string, Order>();
  #line: Line = START;
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  /** When the last ping went out. */
  #pinged = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval> | undefined;
  #looking: ReturnType<typeof setTimeout> | undefined;
  readonly #ways: [target: EventTarget, event: string, act: () => void][];

  /** Opens when `known` is settled: the first answer of the server makes this browser somebody. */
  constructor(address: string, known: Promise<unknown>, listener: Listener) {
    this.#address = address;
    this.#listener = listener;
    this.#outbox = new Outbox(address, windowStore());
    this.#ways = [
      [window, "offline", () => this.#wentOffline()],
      [window, "online", () => this.#wentOnline()],
      [window, "pageshow", () => this.#shown()],
      [document, "visibilitychange", () => (document.hidden ? this.#happened("hidden") : this.#shown())],
    ];
    for (const [target, event, act] of this.#ways) target.addEventListener(event, act);
    for (const _ of this.#outbox.all()) this.#happened("ordered");
    if (!navigator.onLine) this.#happened("offline");
    void known.then(() => this.#open());
  }

  /** What the reader has decided and the table has not acknowledged. */
  get kept(): Order[] {
    return this.#outbox.all();
  }

  /** Send something that the reader has decided: it must arrive, and once. */
  send(order: Order): void {
    this.#outbox.put(order);
    this.#happened("ordered");
    this.#write(order);
    // Its answer proves that what was sent before it has arrived, though the table may take its time with that.
    this.#ping();
  }

  /** Send something that the page does by itself; it must arrive once, too. */
  sendByItself(order: Order): void {
    this.#byItself.set(order.id, order);
    this.#write(order);
  }

  /** Ask something that changes nothing; where there is no line, nobody answers. */
  ask(question: Consider | Hasten): void {
    this.#write(question);
  }

  /** Ask for everything this device does not know yet. */
  sync(): void {
    this.#write(this.#listener.sync());
  }

  /** Do not wait any longer for the next try. */
  readonly retry = (): void => {
    if (this.#line.link === "closed") return;
    this.#wait = FIRST_WAIT;
    if (this.#line.link !== "connecting") this.#open();
  };

  close(): void {
    this.#happened("closed");
    for (const timer of [this.#again, this.#looking]) clearTimeout(timer);
    clearInterval(this.#pinging);
    for (const [target, event, act] of this.#ways) target.removeEventListener(event, act);
    this.#socket?.close();
    this.#socket = null;
  }

  #happened(happening: Happening): void {
    if (this.#line.link === "closed") return;
    const now = performance.now();
    this.#line = after(this.#line, happening, now);
    this.#listener.line(this.#line);
    clearTimeout(this.#looking);
    const next = due(this.#line, now);
    if (next !== null) this.#looking = setTimeout(() => this.#look(), next - now);
  }

  #look(): void {
    this.#happened("passed");
    if (dead(this.#line, performance.now())) this.#lost();
  }

  #wentOffline(): void {
    this.#happened("offline");
    // A server on this very machine answers all the same.
    this.#ping();
  }

  #wentOnline(): void {
    const was = this.#line.offline !== null;
    this.#happened("online");
    // The way there may be another one now: what is left of the old socket is not waited for.
    if (was) this.retry();
  }

  /** The reader is back, and the device may have slept: an open socket is believed when it answers. */
  #shown(): void {
    if (this.#line.link === "open") this.#ping();
    else if (this.#line.link === "lost") this.retry();
  }

  #open(): void {
    clearTimeout(this.#again);
    if (this.#line.link === "closed") return;
    this.#part();
    this.#happened("opening");
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    const mine = (act: () => void) => () => {
      if (this.#socket === socket) act();
    };
    // Where nothing comes through, a browser would wait for minutes.
    this.#again = setTimeout(
      mine(() => this.#lost()),
      2 * PATIENCE,
    );
    socket.onopen = mine(() => this.#opened());
    socket.onclose = mine(() => this.#lost());
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket === socket) this.#heard(JSON.parse(event.data) as Told);
    };
  }

  #opened(): void {
    clearTimeout(this.#again);
    this.#wait = FIRST_WAIT;
    this.#happened("opened");
    this.#write(this.#listener.sync());
    for (const order of [...this.#byItself.values(), ...this.#outbox.all()]) this.#write(order);
    this.#ping();
    this.#pinging = setInterval(() => !document.hidden && this.#ping(), PING_EVERY);
  }

  /** Let the socket go: its own farewell may never come. */
  #part(): void {
    clearInterval(this.#pinging);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #lost(): void {
    this.#part();
    if (this.#line.link === "closed") return;
    this.#happened("lost");
    clearTimeout(this.#again);
    // A little chance, so that not everyone knocks at the same moment after a restart.
    this.#again = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #heard(message: Told): void {
    this.#happened("heard");
    switch (message.type) {
      case "pong":
        if (message.at === this.#pinged) this.#happened("answered");
        this.#listener.latency({
          server: message.milliseconds,
          network: Math.max(0, performance.now() - message.at - message.milliseconds),
        });
        return;
      case "accepted":
      case "refused":
        this.#byItself.delete(message.id);
        if (this.#outbox.take(message.id)) this.#happened("acknowledged");
        break;
      case "closed":
        // A server that restarts, or was overtaxed, is tried again; everything else is final.
        if (AGAIN.has(message.reason)) return;
        this.#outbox.empty();
        this.close();
        break;
    }
    this.#listener.told(message);
  }

  #ping(): void {
    if (this.#line.link !== "open") return;
    this.#pinged = performance.now();
    this.#write({ type: "ping", at: this.#pinged });
    this.#happened("pinged");
  }

  #write(message: Sent): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}

export function tableAddress(code: string, watching: boolean): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/ws/tables/${encodeURIComponent(code)}${watching ? "?watch=1" : ""}`;
}
