/** Why a tile cannot lie somewhere, in words: what is in the way, and what would make it possible. */
import { gameTexts } from "../../../lib/text/language.svelte";
import { cellName, type Cell } from "../box/pieces";
import { blockedOn, onAll, onBoard, type Block, type Field, type Way } from "./sites";
import { f } from "../words/text";
import type { FlorenceView } from "../view";

export interface Refusal {
  /** The cell it is about; null where it is about the tile as a whole. */
  cell: Cell | null;
  title: string;
  text: string;
}

/** How people name a cell: with the owner of its board where there are two. */
export function spoken(view: FlorenceView, field: Field, cell: Cell, names: string[]): string {
  const board = onBoard(field, cell);
  if (!board) return f("site-outside");
  const name = cellName([cell[0] - board.x, cell[1] - board.y]);
  if (field.boards.length === 1) return name;
  return board.seat === view.seat
    ? f("site-cell-own", { cell: name })
    : f("site-cell-of", { cell: name, player: names[board.seat] ?? "" });
}

/** A thing in the middle of a sentence. */
export function thingWithin(tile: string): string {
  const texts = gameTexts("florence");
  return tile === "palace" ? texts.text("site-palace") : texts.text(`thing-${tile}`).toLocaleLowerCase(texts.language);
}

/** Why nothing of a tile may lie on a cell. */
export function whyNotCell(view: FlorenceView, field: Field, cell: Cell, block: Block, names: string[]): Refusal {
  const owner = onBoard(field, cell)?.seat ?? 0;
  const title = f("site-why", { cell: spoken(view, field, cell, names) });
  return { cell, title, text: sentence(view, owner, spoken(view, field, cell, names), block, names) };
}

function sentence(view: FlorenceView, owner: number, cell: string, block: Block, names: string[]): string {
  if (block.why === "border") return f("site-border", { cell });
  const args = { cell, thing: thingWithin(block.thing), player: names[block.owner] ?? "" };
  const whose = block.owner === view.seat ? "own" : "other";
  if (block.why === "covered") return f(`site-covered-${whose}`, args);
  if (block.why === "across") return f("site-across", args);
  const builders = view.players[owner]?.builders ?? 0;
  const distance =
    owner === view.seat
      ? f("site-distance-own", { builders })
      : f("site-distance-other", { builders, player: names[owner] ?? "" });
  return `${f(`site-touches-${whose}`, args)} ${distance}`;
}

/** Why a tile cannot lie on these cells; null if it can. The first cell that is in the way speaks for all of them. */
export function whyNotHere(view: FlorenceView, field: Field, way: Way, cells: Cell[], names: string[]): Refusal | null {
  if (cells.some((cell) => !onBoard(field, cell)))
    return { cell: null, title: f("site-why-here"), text: f("site-off") };
  const barred = blockedOn(view, field, way);
  // What is covered is plainest.
  for (const kinds of [["covered"], ["touches", "border", "across"]]) {
    for (const cell of cells) {
      const block = barred.get(`${cell[0]},${cell[1]}`);
      if (block && kinds.includes(block.why)) return whyNotCell(view, field, cell, block, names);
    }
  }
  if (!onAll(field, cells)) return { cell: null, title: f("site-why-here"), text: f("site-both-sides") };
  return null;
}
