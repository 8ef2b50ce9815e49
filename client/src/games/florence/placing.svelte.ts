/** A tile that is being placed. */
import type { Cell } from "./pieces";
import type { Planned } from "./planned";
import type { Play } from "./play.svelte";

export class Placing {
  readonly play: Play;
  tile = $state.raw<string | null>(null);
  form = $state(0);
  at = $state.raw<Cell>([0, 0]);
  cells = $state.raw<Cell[]>([]);
  legal = $state(false);
  reason = $state.raw<string | null>(null);
  places = $state.raw<string[]>([]);
  place = $state.raw<string | null>(null);
  planned = $state.raw<Planned | null>(null);

  constructor(play: Play) {
    this.play = play;
  }

  start(tile: string): void {
    this.tile = tile;
  }

  turn(_way: 1 | -1): void {
    return;
  }

  flip(): void {
    return;
  }

  move(_dx: number, _dy: number): void {
    return;
  }

  to(cell: Cell): void {
    this.at = cell;
  }

  next(): void {
    return;
  }

  cancel(): void {
    this.tile = null;
  }

  confirm(): void {
    return;
  }
}
