/** A game against the house, at once. */
import { api } from "../net/api";
import { progressIn } from "../state/lesson.svelte";
import { newSeal } from "../state/shares";
import { whyNot } from "../text/refused";
import { occasionAt } from "../text/tables";
import { router } from "./router.svelte";
import { toasts } from "./toasts.svelte";

export class Start {
  /** Whether a table is being opened: nobody wants two. */
  underWay = $state(false);

  /** Begin the first lesson of a game, or go on with it. */
  async learn(game: string): Promise<void> {
    if (this.underWay) return;
    this.underWay = true;
    try {
      const begun = progressIn(game);
      if (begun && (await isThere(begun.code))) router.go(`/t/${begun.code}`);
      else router.go(`/t/${(await api.learn(`${game}-first`)).code}`);
    } catch (error) {
      toasts.show(whyNot(error));
    } finally {
      this.underWay = false;
    }
  }

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

/** Whether a table can still be played at. */
async function isThere(code: string): Promise<boolean> {
  try {
    return (await api.table(code)).status === "playing";
  } catch {
    return false;
  }
}
