/**
 * Which cells a placement in notation covers. Across a border cells are named with their seat, counted from 1: 2:a5.
 */
import type { GameEvent } from "../../../lib/state/events";
import { cellName, cellNamed, SIDE, TILES, type Cell } from "../box/pieces";
import { verbOf } from "../talk/moves";
import type { FlorenceView } from "../view";

export function coveredBy(move: string, borders: FlorenceView["borders"] = []): string[] {
  const [verb, tile = "", place = "", turned = ""] = move.split(" ");
  const form = TILES[tile]?.forms[Number(turned.slice(1))];
  const first = form?.[0];
  if (verb !== "place" || !form || !first) return [];
  const [seat, name] = place.includes(":")
    ? [Number(place.split(":")[0]) - 1, place.split(":")[1] ?? ""]
    : [null, place];
  const [x, y] = cellNamed(name);
  const cells = form.map(([cx, cy]): Cell => [x + cx - first[0], y + cy - first[1]]);
  return seat === null ? cells.map(cellName) : across(cells, seat, borders);
}

/** Name cells that begin on the board of a seat and go over one of its borders. */
function across(cells: Cell[], seat: number, borders: NonNullable<FlorenceView["borders"]>): string[] {
  const over = cells.find((cell) => cell.some((part) => part < 0 || part >= SIDE));
  if (!over) return [];
  const [x, y] = over;
  const way = x >= SIDE ? "beside" : "above";
  // Upwards a tile may begin on either board: its first cell is the lowest of its first column.
  const border = borders.find(([first, second, lies]) => lies === way && (y < 0 ? second : first) === seat);
  const neighbour = border ? (y < 0 ? border[0] : border[1]) : seat;
  return cells.map(([cx, cy]) => {
    const there = cx >= SIDE || cy >= SIDE || cy < 0;
    return `${(there ? neighbour : seat) + 1}:${cellName([cx % SIDE, (cy + SIDE) % SIDE])}`;
  });
}

/** The placement that covers exactly these cells, as in tower@d3,e3,f3. */
export function placedOn(written: string, moves: string[], borders: FlorenceView["borders"] = []): string | null {
  const [tile = "", where = ""] = written.split("@");
  const wanted = [...new Set(where.split(/[,+ ]+/).filter(Boolean))].sort().join();
  const found = moves.filter((move) => verbOf(move) === "place" && move.split(" ")[1] === tile);
  return wanted === "" ? null : (found.find((move) => coveredBy(move, borders).sort().join() === wanted) ?? null);
}

/** The cells that an event tells of. */
export function cellsTold(event: GameEvent): string[] {
  const told = event["cells"];
  return typeof told === "string" ? told.split(" ") : [];
}
