/** The note beside whatever is pointed at: what it is, and why it cannot be chosen. */
import type { Attachment } from "svelte/attachments";
import type { IconName } from "./icon-names";

export interface Chip {
  text?: string;
  icon?: IconName;
  coin?: number;
}

export interface Note {
  title?: string;
  chips?: Chip[];
  text?: string;
  ruling?: string;
  /** Why it cannot be chosen, and what would make it possible. */
  why?: string | null;
}

const HOVER = 320;
const LONG_PRESS = 500;

class Notes {
  shown = $state.raw<{ note: Note; anchor: Element } | null>(null);

  show(anchor: Element, note: Note | null): void {
    this.shown = note ? { note, anchor } : null;
  }

  /** A little later, because an element that is being removed loses its focus in the middle of that. */
  hide(anchor?: Element): void {
    queueMicrotask(() => {
      if (!anchor || this.shown?.anchor === anchor) this.shown = null;
    });
  }
}

export const notes = new Notes();

/** Where the mouse was moved to last. What comes to lie under a mouse that rests was not pointed at. */
let mouse = { x: Number.NaN, y: Number.NaN };
const moved = ({ clientX, clientY }: PointerEvent) => (mouse = { x: clientX, y: clientY });
const rests = (event: PointerEvent) => event.clientX === mouse.x && event.clientY === mouse.y;

/** Show a note on hover, focus and tap; `more` opens the whole card on a long press or a right click. */
export function noted(note: () => Note | null, more?: () => void): Attachment<HTMLElement> {
  return (element) => {
    // The same listener is added but once.
    addEventListener("pointermove", moved, { passive: true });
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    let pointed = false;
    const later = (act: () => void, wait: number) => {
      clearTimeout(timer);
      timer = setTimeout(act, wait);
    };
    const hide = () => {
      clearTimeout(timer);
      notes.hide(element);
    };
    const point = (event: PointerEvent) => {
      if (event.pointerType !== "mouse" || pointed || rests(event)) return;
      pointed = true;
      later(() => notes.show(element, note()), HOVER);
    };
    const on = {
      pointerenter: point,
      pointermove: point,
      pointerleave: () => {
        pointed = false;
        hide();
      },
      pointerdown: (event: PointerEvent) => {
        pressed = false;
        if (event.pointerType === "mouse" || !more) return;
        later(() => {
          pressed = true;
          notes.hide();
          more();
        }, LONG_PRESS);
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: hide,
      focusin: () => {
        if (element.matches(":focus-visible")) notes.show(element, note());
      },
      focusout: hide,
      click: (event: MouseEvent) => {
        clearTimeout(timer);
        pointed = true;
        if (pressed) {
          event.stopPropagation();
          event.preventDefault();
          pressed = false;
        } else if (element.getAttribute("aria-disabled") === "true") notes.show(element, note());
        else notes.hide(element);
      },
      contextmenu: (event: MouseEvent) => {
        if (!more) return;
        event.preventDefault();
        hide();
        more();
      },
      keydown: (event: KeyboardEvent) => {
        if (event.key === "Escape") hide();
        if (event.key.toLowerCase() === "i" && more) {
          event.preventDefault();
          hide();
          more();
        }
      },
    };
    const listeners = Object.entries(on) as [string, EventListener][];
    for (const [name, listener] of listeners)
      element.addEventListener(name, listener, name === "click" ? { capture: true } : {});
    return () => {
      hide();
      for (const [name, listener] of listeners)
        element.removeEventListener(name, listener, name === "click" ? { capture: true } : {});
    };
  };
}
