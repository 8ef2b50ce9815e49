/**
 * Cells, tiles and their notation on a field: the board of one player, or the two boards of players who build
 * together.
 */
import { cellName, cellNamed, SIDE, TILES, type Cell } from "../box/pieces";
import type { FlorenceView } from "../view";

export interface Board {
  seat: number;
  /** Where its lower left cell lies on the field. */
  x: number;
  y: number;
}

export interface Field {
  columns: number;
  rows: number;
  boards: Board[];
}

// --- Fields ----------------------------------------------------------------------------------------------------------

export function ownField(seat: number): Field {
  return { columns: SIDE, rows: SIDE, boards: [{ seat, x: 0, y: 0 }] };
}

/** The two boards of players who have a border. */
export function commonField(view: FlorenceView, one: number, other: number): Field | null {
  const border = view.borders?.find(
    ([first, second]) => (first === one && second === other) || (first === other && second === one),
  );
  if (!border) return null;
  const [first, second, way] = border;
  const beside = way === "beside";
  return {
    columns: beside ? 2 * SIDE : SIDE,
    rows: beside ? SIDE : 2 * SIDE,
    boards: [
      { seat: first, x: 0, y: 0 },
      { seat: second, x: beside ? SIDE : 0, y: beside ? 0 : SIDE },
    ],
  };
}

export function onBoard(field: Field, [x, y]: Cell): Board | undefined {
  return field.boards.find((board) => x >= board.x && x < board.x + SIDE && y >= board.y && y < board.y + SIDE);
}

/** A cell of a field as notation has it: with its seat, counted from 1, where there are two boards. */
export function cellOn(field: Field, [x, y]: Cell): string {
  const board = onBoard(field, [x, y]);
  if (!board) return "";
  const name = cellName([x - board.x, y - board.y]);
  return field.boards.length === 1 ? name : `${board.seat + 1}:${name}`;
}

export function cellFrom(field: Field, name: string): Cell | null {
  const [seat, cell] = name.includes(":") ? name.split(":") : [undefined, name];
  const board = seat === undefined ? field.boards[0] : field.boards.find((one) => one.seat === Number(seat) - 1);
  if (!board || !cell) return null;
  const [x, y] = cellNamed(cell);
  return [board.x + x, board.y + y];
}

/** Where the board of a neighbour lies, seen from a board; null without a border. */
export function neighbourAt(view: FlorenceView, seat: number, other: number): Cell | null {
  for (const [first, second, way] of view.borders ?? []) {
    const step: Cell = way === "beside" ? [SIDE, 0] : [0, SIDE];
    if (first === seat && second === other) return step;
    if (second === seat && first === other) return [-step[0], -step[1]];
  }
  return null;
}

// --- Placements ------------------------------------------------------------------------------------------------------

/** The cells of a tile whose lower left corner lies somewhere. */
export function cellsAt(tile: string, form: number, [x, y]: Cell): Cell[] {
  return (TILES[tile]?.forms[form] ?? []).map(([dx, dy]) => [x + dx, y + dy]);
}

/** The move that lays a tile there: it names the first cell, by column and then by row. */
export function written(field: Field, tile: string, form: number, [x, y]: Cell): string {
  const [dx, dy] = TILES[tile]?.forms[form]?.[0] ?? [0, 0];
  return `place ${tile} ${cellOn(field, [x + dx, y + dy])} r${form}`;
}

/** What a move says: which form lies where. */
export function readPlace(field: Field, move: string): { tile: string; form: number; at: Cell } | null {
  const [, tile = "", first = "", turned = ""] = move.split(" ");
  const form = Number(turned.slice(1));
  const corner = TILES[tile]?.forms[form]?.[0];
  const cell = cellFrom(field, first);
  return corner && cell ? { tile, form, at: [cell[0] - corner[0], cell[1] - corner[1]] } : null;
}

/** Every place of a tile on one board that keeps clear of barred cells, as a move: form by form, column by column. */
export function places(field: Field, tile: string, barred: ReadonlyMap<string, unknown>): string[] {
  const found: string[] = [];
  (TILES[tile]?.forms ?? []).forEach((form, number) => {
    const [width, height] = [Math.max(...form.map(([x]) => x)) + 1, Math.max(...form.map(([, y]) => y)) + 1];
    for (let x = 0; x + width <= field.columns; x += 1) {
      for (let y = 0; y + height <= field.rows; y += 1) {
        if (cellsAt(tile, number, [x, y]).some((cell) => barred.has(String(cell)))) continue;
        found.push(written(field, tile, number, [x, y]));
      }
    }
  });
  return found;
}
