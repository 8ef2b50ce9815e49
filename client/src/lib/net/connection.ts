/** The line to a table: connects again by itself, and sends again what was not acknowledged, under the same id. */
import type {
  AnswerEnd,
  AnswerUndo,
  CallBot,
  CancelRematch,
  Choose,
  Consider,
  Hasten,
  Here,
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
  | CallBot
  | Seal
  | Share
  | Rule;
export type State = "connecting" | "open" | "lost" | "closed";

export interface Latency {
  server: number;
  network: number;
}

export interface Listener {
  told(message: Told): void;
  state(state: State): void;
  latency(latency: Latency): void;
  /** What this device knows, to be told the rest. */
  sync(): Sync;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 10_000;
const PATIENCE = 6_000;
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
  readonly #outbox = new Map<string, Order>();
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  /** Opens when `known` is settled: the first answer of the server makes this browser somebody. */
  constructor(address: string, known: Promise<unknown>, listener: Listener) {
    this.#address = address;
    this.#listener = listener;
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    void known.then(() => this.#open());
  }

  /** Send something that must arrive once. */
  send(order: Order): void {
    this.#outbox.set(order.id, order);
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

  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    clearInterval(this.#pinging);
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close();
  }

  /** Do not wait any longer: the device is back. */
  readonly #now = (): void => {
    if (document.hidden || this.#ended) return;
    if (this.#socket && this.#socket.readyState > WebSocket.OPEN) {
      this.#wait = FIRST_WAIT;
      this.#open();
    }
  };

  #open(): void {
    clearTimeout(this.#timer);
    if (this.#ended) return;
    this.#listener.state("connecting");
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.#write(this.#listener.sync());
      for (const order of this.#outbox.values()) this.#write(order);
      this.#listener.state("open");
      this.#ping();
      clearInterval(this.#pinging);
      this.#pinging = setInterval(() => this.#ping(), PING_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#heard(JSON.parse(event.data) as Told);
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      clearInterval(this.#pinging);
      clearTimeout(this.#silence);
      if (this.#ended) return;
      this.#listener.state("lost");
      // A little chance, so that not everyone knocks at the same moment after a restart.
      this.#timer = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  #heard(message: Told): void {
    clearTimeout(this.#silence);
    switch (message.type) {
      case "pong":
        this.#listener.latency({
          server: message.milliseconds,
          network: Math.max(0, performance.now() - message.at - message.milliseconds),
        });
        return;
      case "accepted":
      case "refused":
        this.#outbox.delete(message.id);
        break;
      case "closed":
        // A server that restarts, or was overtaxed, is tried again; everything else is final.
        if (AGAIN.has(message.reason)) return;
        this.close();
        this.#listener.state("closed");
        break;
    }
    this.#listener.told(message);
  }

  #ping(): void {
    if (document.hidden) return;
    this.#write({ type: "ping", at: performance.now() });
    clearTimeout(this.#silence);
    // A line that swallows everything is closed, so that a new one is tried.
    this.#silence = setTimeout(() => this.#socket?.close(), PATIENCE);
  }

  #write(message: Sent): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}

export function tableAddress(code: string, watching: boolean): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/ws/tables/${encodeURIComponent(code)}${watching ? "?watch=1" : ""}`;
}
