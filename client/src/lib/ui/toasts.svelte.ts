/** Short messages that go away by themselves. */
import { untrack } from "svelte";

export interface Toast {
  number: number;
  text: string;
}

class Toasts {
  shown = $state.raw<Toast[]>([]);
  #number = 0;

  show(text: string): void {
    this.#number += 1;
    const toast = { number: this.#number, text };
    // Whoever says something must not be asked again because it was said.
    this.shown = [...untrack(() => this.shown).slice(-2), toast];
    setTimeout(() => (this.shown = this.shown.filter((one) => one !== toast)), 6000);
  }
}

export const toasts = new Toasts();
