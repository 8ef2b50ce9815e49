/** Who is using this browser. */
import { api, SIGNED_OUT, type Me } from "../net/api";
import { preferences } from "./preferences.svelte";

class Self {
  me = $state.raw<Pick<Me, "name"> & Partial<Me>>({ name: "" });

  /** Whether this device is signed out: then it is nobody, until it begins anew. */
  out = $state(false);

  /** Settled when the server knows this browser; a table met before that would take it for a stranger. */
  readonly known: Promise<void>;

  constructor() {
    addEventListener(SIGNED_OUT, () => (this.out = true));
    this.known = api.me().then(
      (me) => {
        this.me = me;
        preferences.heard(me.preferences);
      },
      () => undefined,
    );
  }

  async rename(name: string): Promise<void> {
    this.me = { ...this.me, ...(await api.rename(name)) };
  }
}

export const self = new Self();
