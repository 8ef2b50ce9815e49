/** A game against the house, at once. */
import { api } from "../net/api";
import { takenOf } from "../state/lesson.svelte";
import { newSeal } from "../state/shares";
import { whyNot } from "../text/refused";
import { occasionAt } from "../text/tables";
import { router } from "./router.svelte";
import { toasts } from "./toasts.svelte";

export class Start {
  /** Whether a table is being opened: nobody wants two. */
  underWay = $state(false);

  /** Begin a lesson, or go on with it where it was left; `anew` begins it once more. */
  async learn(lesson: string, anew = false): Promise<void> {
    if (this.underWay) return;
    this.underWay = true;
    try {
      const begun = anew ? null : (takenOf(lesson)?.table ?? null);
      if (begun !== null && (await isThere(begun))) router.go(`/t/${begun}`);
      else router.go(`/t/${(await api.learn(lesson)).code}`);
    } catch (error) {
      toasts.show(whyNot(error));
    } finally {
      this.underWay = false;
    }
  }

  /** Try a puzzle; the table of one that was answered, and not played on at, is given up. */
  async solve(puzzle: string, leaving: string | null = null): Promise<void> {
    if (this.underWay) return;
    this.underWay = true;
    try {
      if (leaving !== null) await api.close(leaving).catch(() => undefined);
      router.go(`/t/${(await api.solve(puzzle)).code}${inWords() ? "/text" : ""}`);
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

/** Whether the reader plays in words. */
function inWords(): boolean {
  return router.route.page === "text";
}

/** Whether a table can still be played at. */
async function isThere(code: string): Promise<boolean> {
  try {
    return (await api.table(code)).status === "playing";
  } catch {
    return false;
  }
}
