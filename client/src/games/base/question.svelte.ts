/** What happens where questions are answered, on a board or in words, when another one is asked. */
import { untrack } from "svelte";
import { questionKey, type TableLike } from "../../lib/state/table.svelte";

/** Whoever answers: a seat of a game. */
export interface Answering {
  /** A new question is open: nothing is selected any more. */
  forget(): void;
  /** The reader is asked: go on with what was decided before. */
  goOn(): void;
}

/** Tell a seat about new questions while a component lives; `changed` is what else a board does then. */
export function followQuestions(table: () => TableLike, play: Answering, changed: () => void = () => undefined): void {
  let question = "";
  $effect.pre(() => {
    const now = questionKey(table().update);
    if (now === question) return;
    question = now;
    untrack(() => {
      play.forget();
      changed();
    });
  });
  $effect(() => {
    void table().update;
    if (table().waiting === 0 && table().asked !== null) untrack(() => play.goOn());
  });
}

/** What `u` does. */
export function undo(table: TableLike): void {
  if (table.update?.undo.possible !== "no") table.undo();
}
