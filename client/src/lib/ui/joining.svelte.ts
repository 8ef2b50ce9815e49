/** Sitting down at a table from a list of tables: at once, or after a name where somebody has none. */
import { api, type TableSummary } from "../net/api";
import { self } from "../state/me.svelte";
import { whyNot } from "../text/refused";
import { router } from "./router.svelte";
import { toasts } from "./toasts.svelte";

export interface Wanted {
  table: TableSummary;
  /** Who invites. */
  by: string | null;
}

class Joining {
  /** The table at which the reader sits down as soon as there is a name. */
  wanted = $state.raw<Wanted | null>(null);
  underWay = $state(false);

  /** Sit down at a table and go there; `lost` hears that it was not possible. */
  async at(wanted: Wanted, lost: () => void = () => undefined): Promise<void> {
    const { code } = wanted.table;
    // Whoever is at a table that would miss them is asked first, and sits down when they have come.
    if (this.underWay || router.guard?.({ page: "table", code })) return;
    if (!self.me.named) {
      this.wanted = wanted;
      return;
    }
    this.underWay = true;
    try {
      await this.sit(code);
    } catch (error) {
      toasts.show(whyNot(error));
      lost();
    } finally {
      this.underWay = false;
    }
  }

  /** Take a seat; it fails with a reason. */
  async sit(code: string): Promise<void> {
    await api.sit(code);
    this.wanted = null;
    router.go(`/t/${code}`);
  }
}

export const joining = new Joining();
