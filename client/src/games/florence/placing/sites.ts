/**
 * Where a tile can lie, worked out from what everyone sees: the building rules, as the server keeps them. A field is
 * the board of one player, or the two boards of players who build together.
 */
import { BUILDINGS, cellName, cellNamed, SIDE, TILES, type Cell } from "../box/pieces";
import type { FlorencePlayer, FlorenceView } from "../view";

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

/** Why no part of a tile may lie on a cell. `owner` has what is in the way. */
export type Block = { why: "covered" | "touches" | "across"; thing: string; owner: number } | { why: "border" };

/** How a tile comes to lie somewhere. */
export type Way = "landscape" | "alone" | "together";

const BUILDERS_TO_TOUCH = 2;
/** In the order of a border: what lies left and right of a board, below and above it. */
const WAYS: Cell[] = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
];

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

/** The neighbours of a board, in the order left, right, below, above. */
function neighbours(view: FlorenceView, seat: number): (number | null)[] {
  return WAYS.map(([dx, dy]) => {
    for (const [first, second, way] of view.borders ?? []) {
      const along = way === "beside" ? dx : dy;
      if (along > 0 && first === seat) return second;
      if (along < 0 && second === seat) return first;
    }
    return null;
  });
}

// --- Blocked cells ---------------------------------------------------------------------------------------------------

/** What lies on each covered cell of a board. */
export function covering(player: FlorencePlayer): Map<string, string> {
  const found = new Map(player.palace.map((cell) => [cell, "palace"]));
  for (const { tile, cells } of player.tiles) for (const cell of cells) found.set(cell, tile);
  return found;
}

const isHouse = (thing: string): boolean => thing === "palace" || BUILDINGS.includes(thing);

/** The cells of a board on which no part of a tile may lie, by name. */
export function blocked(view: FlorenceView, seat: number, way: Way): Map<string, Block> {
  const player = view.players[seat];
  if (!player) return new Map();
  const things = covering(player);
  const found = new Map<string, Block>();
  for (const [cell, thing] of things) found.set(cell, { why: "covered", thing, owner: seat });
  if (way === "landscape" || player.builders >= BUILDERS_TO_TOUCH) return found;
  for (const [cell, thing] of things)
    if (isHouse(thing))
      for (const next of beside(cellNamed(cell))) add(found, next, { why: "touches", thing, owner: seat });
  neighbours(view, seat).forEach((other, at) => {
    if (other !== null)
      for (const [cell, block] of atBorder(view, player, other, WAYS[at]!, way)) add(found, cell, block);
  });
  return found;
}

function add(found: Map<string, Block>, cell: string, block: Block): void {
  if (!found.has(cell)) found.set(cell, block);
}

function beside([x, y]: Cell): string[] {
  return WAYS.map(([dx, dy]): Cell => [x + dx, y + dy])
    .filter(([nx, ny]) => nx >= 0 && nx < SIDE && ny >= 0 && ny < SIDE)
    .map(cellName);
}

/** What the border with a neighbour keeps a player with fewer than two builders from. */
function atBorder(
  view: FlorenceView,
  player: FlorencePlayer,
  other: number,
  [dx, dy]: Cell,
  way: Way,
): [string, Block][] {
  const across = covering(view.players[other]!);
  const found: [string, Block][] = [];
  for (let along = 0; along < SIDE; along += 1) {
    const here: Cell = dx === 0 ? [along, dy > 0 ? SIDE - 1 : 0] : [dx > 0 ? SIDE - 1 : 0, along];
    const there: Cell = dx === 0 ? [along, dy > 0 ? 0 : SIDE - 1] : [dx > 0 ? 0 : SIDE - 1, along];
    const thing = across.get(cellName(there));
    if (way === "alone" && player.builders === 0) found.push([cellName(here), { why: "border" }]);
    else if (thing !== undefined && way === "together" && isHouse(thing))
      found.push([cellName(here), { why: "touches", thing, owner: other }]);
    else if (
      thing !== undefined &&
      way === "alone" &&
      (isHouse(thing) || view.options["cb-border-landscape"] === "blocks")
    )
      found.push([cellName(here), { why: "across", thing, owner: other }]);
  }
  return found;
}

/** The blocked cells of a whole field, by their place on it. */
export function blockedOn(view: FlorenceView, field: Field, way: Way): Map<string, Block> {
  const found = new Map<string, Block>();
  for (const board of field.boards) {
    for (const [cell, block] of blocked(view, board.seat, way)) {
      const [x, y] = cellNamed(cell);
      found.set(`${board.x + x},${board.y + y}`, block);
    }
  }
  return found;
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

/** Every legal place of a tile as a move, form by form, column by column. */
export function places(view: FlorenceView, field: Field, tile: string, way: Way): string[] {
  const barred = blockedOn(view, field, way);
  const found: string[] = [];
  (TILES[tile]?.forms ?? []).forEach((form, number) => {
    const [width, height] = [Math.max(...form.map(([x]) => x)) + 1, Math.max(...form.map(([, y]) => y)) + 1];
    for (let x = 0; x + width <= field.columns; x += 1) {
      for (let y = 0; y + height <= field.rows; y += 1) {
        const cells = cellsAt(tile, number, [x, y]);
        if (cells.some(([cx, cy]) => barred.has(`${cx},${cy}`)) || !onAll(field, cells)) continue;
        found.push(written(field, tile, number, [x, y]));
      }
    }
  });
  return found;
}

/** Whether a tile lies on every board of a field. */
export function onAll(field: Field, cells: Cell[]): boolean {
  return (
    field.boards.length === 1 || field.boards.every((board) => cells.some((cell) => onBoard(field, cell) === board))
  );
}

/** Every legal place of a tile in the principality of one player. */
export function placesAlone(view: FlorenceView, seat: number, tile: string): string[] {
  return places(view, ownField(seat), tile, TILES[tile]?.size === null ? "landscape" : "alone");
}
