/** Dragging with a mouse or a finger: on the board itself, and from the supply onto it. */
import type { Attachment } from "svelte/attachments";
import type { Cell } from "../box/pieces";
import type { Placing } from "./placing.svelte";
import type { Field } from "./sites";

/** How far a pointer moves before it drags. */
const SLACK = 6;
/** A finger would cover a tile that hangs by its middle. */
const ABOVE_FINGER = 1.6;

type Spot = [x: number, y: number];

/** Where on a field a point of the screen is, in cells from its lower left corner. */
function spotOn(board: Element, field: Field, x: number, y: number): Spot {
  const box = board.getBoundingClientRect();
  return [((x - box.left) / box.width) * field.columns, ((box.bottom - y) / box.height) * field.rows];
}

function liveBoard(): Element | null {
  return document.querySelector("[data-field]");
}

/** Follow a pointer that went down until it is let go. */
function follow(
  event: PointerEvent,
  moved: (event: PointerEvent, first: boolean) => void,
  done: (event: PointerEvent, dragged: boolean) => void,
): void {
  let dragging = false;
  const watch = new AbortController();
  const mine = (now: PointerEvent): boolean => now.pointerId === event.pointerId;
  const end = (now: PointerEvent): void => {
    if (!mine(now)) return;
    watch.abort();
    done(now, dragging);
  };
  addEventListener(
    "pointermove",
    (now) => {
      if (!mine(now) || (!dragging && Math.hypot(now.clientX - event.clientX, now.clientY - event.clientY) < SLACK))
        return;
      moved(now, !dragging);
      dragging = true;
    },
    { signal: watch.signal },
  );
  addEventListener("pointerup", end, { signal: watch.signal });
  addEventListener("pointercancel", end, { signal: watch.signal });
}

/** On the board: a drag moves the tile in hand, a tap brings it there, pointing at a cell asks about it. */
export function gripping(placing: Placing, field: Field): Attachment<HTMLElement> {
  return (board) => {
    const down = (event: PointerEvent): void => {
      if (placing.tile === null || event.button !== 0) return;
      const start = spotOn(board, field, event.clientX, event.clientY);
      const touch = event.pointerType !== "mouse";
      follow(
        event,
        (now, first) => {
          if (first) placing.grab(start[0], start[1], [event.clientX, event.clientY]);
          placing.drag(spotOn(board, field, now.clientX, now.clientY), [now.clientX, now.clientY]);
        },
        (now, dragged) => {
          const cell = start.map(Math.floor) as unknown as Cell;
          placing.pointed = touch && !dragged ? cell : null;
          if (dragged) placing.drop();
          // A tap on a cell that is barred only asks why.
          else if (now.type === "pointerup" && !placing.blocked.has(String(cell))) placing.to(cell);
        },
      );
    };
    const hover = (event: PointerEvent): void => {
      if (event.pointerType !== "mouse" || placing.tile === null || placing.hanging) return;
      const cell = spotOn(board, field, event.clientX, event.clientY).map(Math.floor) as unknown as Cell;
      if (String(cell) !== String(placing.pointed)) placing.pointed = cell;
    };
    const leave = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") placing.pointed = null;
    };
    board.addEventListener("pointerdown", down);
    board.addEventListener("pointermove", hover);
    board.addEventListener("pointerleave", leave);
    return () => {
      board.removeEventListener("pointerdown", down);
      board.removeEventListener("pointermove", hover);
      board.removeEventListener("pointerleave", leave);
    };
  };
}

/** From the supply: a drag lifts a tile onto the board, if `can` says so; a click is left to the element itself. */
export function lifting(placing: Placing, tile: string, can: () => boolean): Attachment<HTMLElement> {
  return (element) => {
    // Sideways it is a drag; upwards and downwards the page moves as ever.
    element.style.touchAction = "pan-y";
    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !can()) return;
      follow(
        event,
        (now, first) => {
          if (first) placing.lift(tile, [now.clientX, now.clientY], event.pointerType === "mouse" ? 0 : ABOVE_FINGER);
          const board = liveBoard();
          placing.drag(board ? spotOn(board, placing.field, now.clientX, now.clientY) : null, [
            now.clientX,
            now.clientY,
          ]);
        },
        (now, dragged) => {
          if (!dragged) return;
          if (now.type === "pointercancel") {
            placing.cancel();
            return;
          }
          placing.drop();
          // The click that may end a drag is none.
          const swallow = (click: MouseEvent): void => {
            click.stopPropagation();
            click.preventDefault();
          };
          element.addEventListener("click", swallow, { capture: true });
          setTimeout(() => element.removeEventListener("click", swallow, { capture: true }));
        },
      );
    };
    const native = (event: Event): void => event.preventDefault();
    element.addEventListener("pointerdown", down);
    element.addEventListener("dragstart", native);
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("dragstart", native);
    };
  };
}
