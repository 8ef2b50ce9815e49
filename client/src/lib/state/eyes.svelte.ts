/** What is seen of a table: how it stands, or how it stood at a moment of the log that somebody looks back at. */
import type { Answer } from "./considered.svelte";
import type { GameEvent } from "./events";
import type { Message } from "../text/message";
import { questionOf, type TableLike } from "./table.svelte";

/** A seat that plays: what it sees and may answer, and how an answer is sent. */
export interface Seen<V> {
  view: () => V;
  /** The moves that are possible. */
  options: () => string[];
  /** Whether the reader is asked and nothing is under way. */
  asked: () => boolean;
  events: () => GameEvent[];
  names: () => string[];
  /** What the reader has answered by the table, by name. */
  preferences: () => string[];
  send: (moves: string[]) => void;
  /** What the rules say about moves; null while they have said nothing, and where somebody looks back. */
  consider: (moves: string[]) => Answer | null;
}

export class Eyes<V extends { seat: number | null }> {
  /** Number of the event whose moment is looked at; null for now. */
  at = $state<number | null>(null);
  readonly #table: () => TableLike;
  readonly now = $derived(this.at === null);
  readonly #moment = $derived.by(() => {
    const { at } = this;
    return at === null ? undefined : this.#table().moments.find((one) => one.until > at);
  });
  readonly view: V = $derived.by(() => (this.#moment?.view ?? this.#table().update?.view) as V);
  /** Whether the reader is asked, and looks at it. */
  readonly mine = $derived.by(() => this.now && this.#table().asked !== null);
  /** What is to be read about the question; null where none is open, as far as the reader knows. */
  readonly question: Message | null = $derived.by(() => {
    const told = (this.#moment ?? this.#table().update)?.question ?? null;
    // Whoever has resigned reads what a bot decides. All others read what is asked of their eyes, also where the table
    // answers it by itself, and where they look back.
    const resigned = this.now && this.#table().seats[this.view.seat ?? -1]?.keeper === "resigned";
    return told && ((resigned ? null : told.asked) ?? told.others);
  });

  constructor(table: () => TableLike) {
    this.#table = table;
  }

  /** Look at a moment; at the last one, or the same one again, it is now. */
  look(at: number): void {
    this.at = at >= this.#table().events.length - 1 || this.at === at ? null : at;
  }

  back(): void {
    this.at = null;
  }

  /** Who looks back is not asked anything, and can choose nothing. */
  source(): Seen<V> {
    const table = this.#table;
    return {
      view: () => this.view,
      options: () => (this.now ? (questionOf(table().update)?.options ?? []) : []),
      asked: () => this.mine && this.view.seat === table().asked && table().waiting === 0,
      events: () => table().events,
      names: () => table().names,
      preferences: () => table().update?.preferences ?? [],
      send: (moves) => table().choose(moves),
      consider: (moves) => (this.now ? table().consider(moves) : null),
    };
  }
}
