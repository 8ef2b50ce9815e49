/**
 * A moment's rest: where a button turns into another one under the pointer, a click that was meant for the first must
 * not hit the second. Until whoever clicks could have seen the change, a pane of glass lies over the button.
 */

/** How long, in milliseconds. */
export const REST = 300;

/** What lies under the pointer, and what a click there would do; null where it is no button. */
export interface Under {
  meaning: string;
  button: Element;
}

export class Rest {
  #meaning: string | null = null;
  #lift: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #look: () => Under | null;
  readonly #cover: (button: Element) => () => void;

  /** `cover` lays the glass over a button, and gives how to lift it again. */
  constructor(look: () => Under | null, cover: (button: Element) => () => void) {
    this.#look = look;
    this.#cover = cover;
  }

  /** The pointer went to another place: whatever lies there is what was sought. */
  moved(): void {
    if (!this.#lift) this.#meaning = this.#look()?.meaning ?? null;
  }

  /** The page changed. */
  changed(): void {
    if (this.#lift) return;
    const under = this.#look();
    const before = this.#meaning;
    this.#meaning = under?.meaning ?? null;
    if (!under || under.meaning === before) return;
    this.#lift = this.#cover(under.button);
    this.#timer = setTimeout(() => this.end(), REST);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#lift?.();
    this.#lift = null;
    this.#meaning = this.#look()?.meaning ?? null;
  }
}

/** Let the buttons of a page rest after each change: use in `$effect`. */
export function resting(page: Document = document): () => void {
  let x = -1;
  let y = -1;
  const rest = new Rest(() => underneath(page, x, y), glass);
  const moved = (event: PointerEvent): void => {
    if (event.clientX === x && event.clientY === y) return;
    x = event.clientX;
    y = event.clientY;
    rest.moved();
  };
  let frame = 0;
  const observer = new MutationObserver((changes) => {
    if (frame || changes.every((change) => change.target instanceof Element && change.target.closest(".rest"))) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      rest.changed();
    });
  });
  observer.observe(page.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ["aria-label", "data-answer", "data-move", "aria-disabled"],
  });
  addEventListener("pointermove", moved, { capture: true, passive: true });
  addEventListener("pointerdown", moved, { capture: true, passive: true });
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    rest.end();
    removeEventListener("pointermove", moved, { capture: true });
    removeEventListener("pointerdown", moved, { capture: true });
  };
}

function underneath(page: Document, x: number, y: number): Under | null {
  const button = x < 0 ? null : page.elementFromPoint(x, y)?.closest("main [data-answer]");
  if (!button) return null;
  const said = button.getAttribute("aria-label") ?? button.textContent;
  return { meaning: `${button.getAttribute("data-answer") ?? ""} ${said.trim()}`, button };
}

function glass(button: Element): () => void {
  const pane = document.createElement("div");
  const { left, top, width, height } = button.getBoundingClientRect();
  pane.className = "rest";
  Object.assign(pane.style, {
    position: "fixed",
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    zIndex: "60",
  });
  document.body.append(pane);
  return () => pane.remove();
}
