/**
 * What the rules say about moves that somebody considers. It is asked for when it is first wanted, at most so often,
 * and forgotten as soon as the table changes: an answer about a moment that is gone is no answer.
 */
import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";

export type Answer = Record<string, unknown>;

/** Between two requests, so that dragging a tile asks some ten times a second. */
const PAUSE = 100;
/** Whoever wants more than that at once has gone on: what was wanted first is not asked for any more. */
const MOST_WAITING = 4;

export class Considered {
  readonly #ask: (id: string, moves: string[]) => void;
  readonly #known = new SvelteMap<string, Answer>();
  /** What is asked for next, the latest first. */
  #waiting: string[] = [];
  /** What is under way, by the name of the request. */
  readonly #asked = new Map<string, string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #number = 0;
  #resting = false;

  constructor(ask: (id: string, moves: string[]) => void) {
    this.#ask = ask;
  }

  /** What is known about moves; null until the answer has come. */
  about(moves: string[]): Answer | null {
    const key = JSON.stringify(moves);
    const known = this.#known.get(key);
    if (known === undefined) untrack(() => this.#want(key));
    return known ?? null;
  }

  /** An answer has come. */
  told(id: string, answer: Answer): void {
    const key = this.#asked.get(id);
    this.#asked.delete(id);
    if (key !== undefined) this.#known.set(key, answer);
  }

  /** Whether a request was one of these: then nobody need hear that it was refused. */
  refused(id: string): boolean {
    return this.#asked.delete(id);
  }

  /** The table has changed, or somebody else looks at it. */
  forget(): void {
    this.#asked.clear();
    this.#waiting = [];
    if (this.#known.size > 0) this.#known.clear();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.forget();
  }

  #want(key: string): void {
    if ([...this.#asked.values()].includes(key)) return;
    this.#waiting = [key, ...this.#waiting.filter((one) => one !== key)].slice(0, MOST_WAITING);
    if (!this.#resting) this.#next();
  }

  #next(): void {
    const key = this.#waiting.shift();
    this.#resting = key !== undefined;
    if (key === undefined) return;
    this.#number += 1;
    const id = `considers-${this.#number}`;
    this.#asked.set(id, key);
    this.#ask(id, JSON.parse(key) as string[]);
    this.#timer = setTimeout(() => this.#next(), PAUSE);
  }
}
