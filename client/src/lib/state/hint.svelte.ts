/** A hint at the own decision: asked for, told better and better, and gone as soon as the question is another one. */
import type { Advised } from "../../generated/wire";

export class Hint {
  /** Whether it is read: in the place of the log, or in a sheet. */
  open = $state(false);
  advice = $state.raw<Advised | null>(null);
  readonly #ask: () => string | null;
  #asked: string | null = null;

  /** `ask` sends the wish and gives its name; null where nothing can be asked. */
  constructor(ask: () => string | null) {
    this.#ask = ask;
  }

  /** Open it, or close it; what was told already is not asked for again. */
  toggle(): void {
    if (this.open) this.open = false;
    else if (this.advice !== null || this.#asked !== null) this.open = true;
    else {
      this.#asked = this.#ask();
      this.open = this.#asked !== null;
    }
  }

  close(): void {
    this.open = false;
  }

  told(advice: Advised): void {
    if (advice.id === this.#asked) this.advice = advice;
  }

  /** Whether a refused request was this one. */
  refused(id: string): boolean {
    if (id !== this.#asked) return false;
    this.forget();
    return true;
  }

  /** The question is another one. */
  forget(): void {
    this.#asked = null;
    this.advice = null;
    this.open = false;
  }
}
