/** A puzzle at its table: whether it was answered follows from the table, and what came of it is asked for then. */
import { api, type PuzzleSolved } from "../net/api";
import { whyNot } from "../text/refused";
import { router } from "../ui/router.svelte";
import { toasts } from "../ui/toasts.svelte";
import type { LiveTable } from "./table.svelte";

export class PuzzlePlay {
  readonly table: LiveTable;
  /** Whether what came of it is read. */
  open = $state(false);
  /** Whether the reader has read what is asked. */
  read = $state(false);
  /** Whether the reader plays on, and has done with the puzzle. */
  past = $state(false);
  solved = $state.raw<PuzzleSolved | null>(null);
  #asking = false;

  constructor(table: LiveTable) {
    this.table = table;
  }

  /** Whether a puzzle is to be solved here, by the reader. */
  get here(): boolean {
    return (this.table.update?.table.puzzle ?? null) !== null && !this.table.watching;
  }

  get answered(): boolean {
    return this.here && (this.table.update?.taught ?? 0) > 0;
  }

  /** Show what the answer was worth; whoever was refused may ask again. */
  async show(): Promise<void> {
    if (this.solved) {
      this.open = true;
      return;
    }
    if (this.#asking) return;
    this.#asking = true;
    try {
      this.solved = await api.solved(this.table.code);
      this.open = true;
    } catch (error) {
      toasts.show(whyNot(error));
    } finally {
      this.#asking = false;
    }
  }

  playOn(): void {
    this.past = true;
    this.open = false;
  }

  /** Go back to all puzzles: nobody wants to keep the table of one that is solved. */
  async leave(): Promise<void> {
    await api.close(this.table.code).catch(() => undefined);
    router.go("/puzzles");
  }
}
