/** A game against the house, at once. */
import { api, RefusedRequest } from "../net/api";
import { t } from "../text/language.svelte";
import { router } from "./router.svelte";
import { toasts } from "./toasts.svelte";

export class Start {
  /** Whether a table is being opened: nobody wants two. */
  underWay = $state(false);

  /** Open a table against a level of the house, and go there. */
  async play(game: string, level?: string): Promise<void> {
    if (this.underWay) return;
    this.underWay = true;
    try {
      router.go(`/t/${(await api.play(game, level)).code}`);
    } catch (error) {
      toasts.show(t(error instanceof RefusedRequest ? error.reason : "reason-no-server"));
    } finally {
      this.underWay = false;
    }
  }
}
