/** What was decided and is not acknowledged: it is kept until it is, also when the page is loaded anew. */
import type { Order } from "./connection";

/** Where it is kept: a window's own store, which nobody else reads and which goes with it. */
export type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const PREFIX = "signoria-outbox ";

export class Outbox {
  readonly #orders = new Map<string, Order>();
  readonly #store: Store | null;
  readonly #key: string;

  constructor(address: string, store: Store | null) {
    this.#store = store;
    this.#key = PREFIX + address;
    for (const order of this.#kept()) this.#orders.set(order.id, order);
  }

  get size(): number {
    return this.#orders.size;
  }

  all(): Order[] {
    return [...this.#orders.values()];
  }

  put(order: Order): void {
    this.#orders.set(order.id, order);
    this.#keep();
  }

  /** It is acknowledged; says whether it was waited for. */
  take(id: string): boolean {
    const found = this.#orders.delete(id);
    if (found) this.#keep();
    return found;
  }

  /** The table takes nothing more. */
  empty(): void {
    this.#orders.clear();
    this.#keep();
  }

  #kept(): Order[] {
    try {
      return JSON.parse(this.#store?.getItem(this.#key) ?? "[]") as Order[];
    } catch {
      return [];
    }
  }

  #keep(): void {
    try {
      if (this.#orders.size === 0) this.#store?.removeItem(this.#key);
      else this.#store?.setItem(this.#key, JSON.stringify(this.all()));
    } catch {
      // A private window may refuse: then a reload forgets it.
    }
  }
}

/** Whether this window keeps something for any table. */
export function anyKept(): boolean {
  const store = windowStore();
  return store !== null && Object.keys(store).some((key) => key.startsWith(PREFIX));
}

/** The store of this window, where the browser allows it. */
export function windowStore(): Store | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
