/** Who is using this browser. */
import { api, RefusedRequest, SIGNED_OUT, type Me } from "../net/api";
import { preferences } from "./preferences.svelte";

/** Milliseconds between two tries to reach the server, at first and at most. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 15_000;

class Self {
  me = $state.raw<Pick<Me, "name"> & Partial<Me>>({ name: "" });

  /** Whether this device is signed out: then it is nobody, until it begins anew. */
  out = $state(false);

  /** Whether the server has not been reached since the page was opened. */
  unreached = $state(false);

  /** Settled when the server knows this browser; a table met before that would take it for a stranger. */
  readonly known: Promise<void>;

  /** Do not wait any longer for the next try. */
  retry: () => void = () => undefined;

  constructor() {
    addEventListener(SIGNED_OUT, () => (this.out = true));
    addEventListener("online", () => this.retry());
    document.addEventListener("visibilitychange", () => !document.hidden && this.retry());
    this.known = this.#introduce();
  }

  async rename(name: string): Promise<void> {
    this.me = { ...this.me, ...(await api.rename(name)) };
  }

  async #introduce(): Promise<void> {
    for (let wait = FIRST_WAIT; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
      try {
        const me = await api.me();
        this.me = me;
        preferences.heard(me.preferences);
        this.unreached = false;
      } catch (error) {
        // Whoever is refused goes on without a name.
        this.unreached = error instanceof RefusedRequest && error.reason === "reason-no-server";
      }
      if (!this.unreached) return;
      await new Promise<void>((again) => {
        const timer = setTimeout(again, wait);
        this.retry = () => {
          clearTimeout(timer);
          again();
        };
      });
    }
  }
}

export const self = new Self();
