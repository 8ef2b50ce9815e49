/** How much of the height of the window is taken by what stands above or below a table. */
class Taken {
  /** In pixels. */
  height = $state(0);
  readonly #heights = new Map<symbol, number>();

  take(strip: symbol, height: number): void {
    this.#heights.set(strip, height);
    this.#tell();
  }

  giveBack(strip: symbol): void {
    this.#heights.delete(strip);
    this.#tell();
  }

  #tell(): void {
    const root = document.documentElement;
    const all = [...this.#heights.values()].reduce((sum, height) => sum + height, 0);
    this.height = all;
    root.classList.toggle("is-squeezed", all > 0);
    root.style.setProperty("--taken", `${all}px`);
  }
}

export const taken = new Taken();
