/**
 * The lists of tables, kept fresh over one socket that tells what has changed: as long as somebody wants to know. Where
 * there is no such line, they are asked for once.
 */
import { api, SIGNED_OUT, type ListsTold } from "../net/api";
import { amended, NOTHING, type Kept } from "./amended";
import { invitations } from "./invitations.svelte";
import { self } from "./me.svelte";
import { turns } from "./turns.svelte";

/** Milliseconds between two tries, at first and at most; and until a line that says nothing is given up. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;
const PATIENCE = 5000;

class Lists {
  tables = $state.raw<Kept>(NOTHING);
  /** How many tables are in play, by game. */
  numbers = $state.raw<Record<string, number>>({});
  /** Whether anything is known. */
  known = $state(false);
  #watchers = 0;
  #whole = false;
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #again: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  /** Want to know, of every game in play too if `whole`: use in `$effect` or `onMount`. */
  watch(whole = false): () => void {
    this.#watchers += 1;
    if (whole && !this.#whole) {
      this.#whole = true;
      this.#drop();
    }
    if (!this.#socket) void self.known.then(() => this.#open());
    const looked = () => !document.hidden && this.look();
    document.addEventListener("visibilitychange", looked);
    return () => {
      document.removeEventListener("visibilitychange", looked);
      this.#watchers -= 1;
      if (whole) this.#whole = false;
      // The next page may want to know as well.
      setTimeout(() => this.#watchers === 0 && this.#drop());
    };
  }

  /** Ask to be told now: the reader has done something, or is back. */
  readonly look = (): void => {
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send("look");
      // What is left of a line may be there though nothing comes through.
      this.#silence ??= setTimeout(() => this.#lost(), PATIENCE);
    } else if (this.#watchers > 0 && this.#socket?.readyState !== WebSocket.CONNECTING) this.#open();
  };

  #open(): void {
    if (this.#watchers === 0 || this.#socket) return;
    clearTimeout(this.#again);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/lists${this.#whole ? "?playing=1" : ""}`);
    this.#socket = socket;
    let heard = false;
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket !== socket) return;
      const told = JSON.parse(event.data) as ListsTold & { reason?: string };
      if (told.reason === "reason-signed-out") dispatchEvent(new Event(SIGNED_OUT));
      if (told.reason !== undefined) return;
      // The first that is told is all there is.
      this.#told(heard ? this.tables : NOTHING, told);
      heard = true;
    };
    socket.onclose = () => this.#socket === socket && this.#lost();
  }

  #told(before: Kept, told: ListsTold): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
    this.#wait = FIRST_WAIT;
    this.tables = amended(before, told);
    if (told.numbers) this.numbers = told.numbers;
    this.known = true;
    turns.told(this.tables.mine);
    if (told.invitations) invitations.told(told.invitations);
  }

  #lost(): void {
    this.#drop();
    if (!this.known) void this.#ask();
    this.#again = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }

  #drop(): void {
    for (const timer of [this.#again, this.#silence]) clearTimeout(timer);
    this.#silence = undefined;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  async #ask(): Promise<void> {
    try {
      const { invitations: invited, ...tables } = await api.tables();
      const codes = Object.fromEntries(
        Object.entries(tables).map(([name, all]) => [name, all.map(({ code }) => code)]),
      );
      const all = [...tables.mine, ...tables.open, ...tables.playing];
      this.#told(NOTHING, { codes, tables: all as unknown as Record<string, unknown>[], invitations: invited });
    } catch {
      // The lists are an extra; what was shown stays.
    }
  }
}

export const lists = new Lists();
