/** How much of the height of the window is taken by strips above a table: the table makes do with the rest. */
class Taken {
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
    root.classList.toggle("is-squeezed", all > 0);
    root.style.setProperty("--taken", `${all}px`);
  }
}

export const taken = new Taken();
