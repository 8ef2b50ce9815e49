/** Why a tile cannot lie somewhere, in words: what the rules say about a cell, said about the board that is seen. */
import type { Formatter } from "../../../lib/text/formatter";
import type { Message } from "../../../lib/text/message";
import { cellName, type Cell } from "../box/pieces";
import { onBoard, type Field } from "./sites";
import { f } from "../words/text";

export interface Refusal {
  /** The cell it is about; null where it is about the tile as a whole. */
  cell: Cell | null;
  title: string;
  text: string;
}

/** The barred cells of a field by their place on it, as "x,y", and why nothing may lie there. */
export type Barred = Map<string, Message>;

export const isCovered = ([key]: Message): boolean => key === "why-covered";

/** How people name a cell: with the owner of its board where there are two. */
export function spoken(field: Field, cell: Cell, { names, seat }: Formatter["reader"]): string {
  const board = onBoard(field, cell);
  if (!board) return f("site-outside");
  const name = cellName([cell[0] - board.x, cell[1] - board.y]);
  if (field.boards.length === 1) return name;
  return board.seat === seat
    ? f("site-cell-own", { cell: name })
    : f("site-cell-of", { cell: name, player: names[board.seat] ?? "" });
}

/** Why nothing of a tile may lie on a cell. */
export function whyNotCell(field: Field, cell: Cell, [key, args]: Message, formatter: Formatter): Refusal {
  const name = spoken(field, cell, formatter.reader);
  return { cell, title: f("site-why", { cell: name }), text: formatter.text([key, { ...args, cell: name }]) };
}

/**
 * Why a tile cannot lie on these cells; null if nothing is known against it. The first cell that is in the way speaks
 * for all of them, and what is covered is plainest. Where every cell would do, `otherwise` says why not.
 */
export function whyNotHere(
  field: Field,
  cells: Cell[],
  barred: Barred,
  otherwise: Message | null,
  formatter: Formatter,
): Refusal | null {
  const whole = (text: string): Refusal => ({ cell: null, title: f("site-why-here"), text });
  if (cells.some((cell) => !onBoard(field, cell))) return whole(f("site-off"));
  const against = cells
    .map((cell) => ({ cell, why: barred.get(String(cell)) }))
    .filter((one): one is { cell: Cell; why: Message } => one.why !== undefined);
  const first = against.find(({ why }) => isCovered(why)) ?? against[0];
  if (first) return whyNotCell(field, first.cell, first.why, formatter);
  return otherwise && whole(formatter.text(otherwise));
}
