/** What is seen of a table: how it stands, or how it stood at a moment of the log that somebody looks back at. */
import type { GameEvent } from "./events";
import type { TableLike } from "./table.svelte";

/** A seat that plays: what it sees and may answer, and how an answer is sent. */
export interface Seen<V> {
  view: () => V;
  /** The moves that are possible. */
  options: () => string[];
  /** Whether the reader is asked and nothing is under way. */
  asked: () => boolean;
  events: () => GameEvent[];
  names: () => string[];
  send: (moves: string[]) => void;
}

export class Eyes<V extends { seat: number | null }> {
  /** Number of the event whose moment is looked at; null for now. */
  at = $state<number | null>(null);
  readonly #table: () => TableLike;
  readonly now = $derived(this.at === null);
  readonly view: V = $derived.by(() => {
    const { at } = this;
    const moment = at === null ? undefined : this.#table().moments.find((one) => one.until > at);
    return (moment?.view ?? this.#table().update?.view) as V;
  });
  /** Whether the reader is asked, and looks at it. */
  readonly mine = $derived.by(() => this.now && this.#table().asked !== null);

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
      options: () => (this.now ? (table().update?.question?.options.map((option) => option.move) ?? []) : []),
      asked: () => this.mine && this.view.seat === table().asked && table().waiting === 0,
      events: () => table().events,
      names: () => table().names,
      send: (moves) => table().choose(moves),
    };
  }
}
