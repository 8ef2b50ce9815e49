/** A game against the house, at once. */
import { api } from "../net/api";
import { newSeal } from "../state/shares";
import { whyNot } from "../text/refused";
import { occasionAt } from "../text/tables";
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
      const { code } = await api.play({
        game,
        ...(level === undefined ? {} : { level }),
        seal: newSeal(),
        occasion: occasionAt(new Date()),
      });
      router.go(`/t/${code}`);
    } catch (error) {
      toasts.show(whyNot(error));
    } finally {
      this.underWay = false;
    }
  }
}
