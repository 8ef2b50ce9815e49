/** The tile in hand: where it lies, how it is turned, whether it may stay there, and what would come of it. */
import { untrack } from "svelte";
import { cellsTold } from "../board/cells";
import { directly } from "../talk/moves";
import { TILES, type Cell } from "../box/pieces";
import { whyNotCell, whyNotHere, type Barred, type Refusal } from "./refusal";
import type { Play } from "../play.svelte";
import { extent } from "../box/roofs";
import type { QuestionKind } from "../view";
import { cellFrom, cellsAt, commonField, onBoard, ownField, places, readPlace, written, type Field } from "./sites";

/** The questions that ask for a place. */
const QUESTIONS: readonly (QuestionKind | "")[] = ["build", "place-landscape", "joint-propose"];

/** A tile that hangs from a pointer: where on the screen, and where it was taken hold of, in cells from its corner. */
export interface Hanging {
  x: number;
  y: number;
  hold: readonly [number, number];
}

export class Placing {
  readonly play: Play;
  tile = $state.raw<string | null>(null);
  form = $state(0);
  /** The lower left corner of the tile. */
  at = $state.raw<Cell>([0, 0]);
  /** The tile hangs from a pointer. */
  hanging = $state.raw<Hanging | null>(null);
  /** While it hangs: whether it hangs above the field at all. */
  over = $state(true);
  /** The cell that is pointed at. */
  pointed = $state.raw<Cell | null>(null);
  /** Whether Tab goes through the places; whoever left the board wants to go elsewhere with it. */
  tabbed = $state(true);
  /** What was done to it last, for the eye. */
  gesture = $state.raw<{ how: "left" | "right" | "flip" | "land" | "move"; times: number }>({ how: "land", times: 0 });
  /** Where it lay well, last. */
  #well = $state.raw<{ form: number; at: Cell } | null>(null);

  constructor(play: Play) {
    this.play = play;
  }

  // --- What is on the table

  readonly field: Field = $derived.by(() => {
    const { kind, question, view } = this.play;
    const together =
      kind === "joint-propose" && question?.active !== undefined && question.partner !== undefined
        ? commonField(view, question.active, question.partner)
        : null;
    return together ?? ownField(view.seat ?? 0);
  });

  /** All moves that would lay the tile somewhere. */
  readonly places: string[] = $derived.by(() => (this.tile === null ? [] : this.#placesFor(this.tile)));

  #placesFor(tile: string): string[] {
    if (QUESTIONS.includes(this.play.kind))
      return this.play.options.filter((move) => move.startsWith(`place ${tile} `));
    return this.play.told?.ground ? places(this.field, tile, this.blocked) : [];
  }

  /** The cells on which nothing may lie, as far as the rules have said. */
  readonly blocked: Barred = $derived.by(() => {
    const found: Barred = new Map();
    for (const { cells, why } of this.play.told?.ground?.barred ?? [])
      for (const name of cells) {
        const cell = cellFrom(this.field, name);
        if (cell) found.set(String(cell), why);
      }
    return found;
  });

  /** The cells that some legal place uses, as "x,y". */
  readonly usable: Set<string> = $derived.by(() => {
    const found = new Set<string>();
    for (const move of this.places) {
      const place = readPlace(this.field, move);
      if (place) for (const [x, y] of cellsAt(place.tile, place.form, place.at)) found.add(`${x},${y}`);
    }
    return found;
  });

  readonly cells: Cell[] = $derived.by(() => (this.tile === null ? [] : cellsAt(this.tile, this.form, this.at)));

  readonly place: string | null = $derived.by(() => {
    if (this.tile === null || this.cells.some((cell) => !onBoard(this.field, cell))) return null;
    return written(this.field, this.tile, this.form, this.at);
  });

  readonly legal: boolean = $derived.by(() => this.over && this.place !== null && this.places.includes(this.place));

  /** Why the cell that is pointed at cannot be used; otherwise why the tile cannot lie where it is. */
  readonly refusal: Refusal | null = $derived.by(() => {
    const { formatter, told } = this.play;
    if (this.tile === null || (this.hanging && !this.over)) return null;
    const pointed = this.pointed;
    const why = pointed && !this.hanging ? this.blocked.get(String(pointed)) : undefined;
    if (pointed && why) return whyNotCell(this.field, pointed, why, formatter);
    if (this.legal) return null;
    return whyNotHere(this.field, this.cells, this.blocked, told?.ground?.otherwise ?? null, formatter);
  });

  get reason(): string | null {
    return this.refusal?.text ?? null;
  }

  /** Which of the legal places this is, counted from 1; 0 for none. */
  get number(): number {
    return this.place === null ? 0 : this.places.indexOf(this.place) + 1;
  }

  /** The move that would lay the tile where it lay well last; its value does not wait for a better place. */
  get wanted(): string | null {
    return this.tile === null || !this.#well ? null : written(this.field, this.tile, this.#well.form, this.#well.at);
  }

  /** Whether there is any place for a tile. */
  fits(tile: string): boolean {
    return QUESTIONS.includes(this.play.kind)
      ? this.play.options.some((move) => move.startsWith(`place ${tile} `))
      : this.play.reaches(`place ${tile}`);
  }

  /** Whether the tile can be put back: a landscape that was bought cannot. */
  get optional(): boolean {
    return this.play.kind !== "place-landscape";
  }

  // --- What is done with it

  /** Take a tile in hand and lay it on the first place there is for it. */
  start(tile: string): void {
    this.cancel();
    if (!this.play.asked || !TILES[tile]) return;
    this.tile = tile;
    const first = this.places[0];
    if (first === undefined) this.tile = null;
    else this.#lie(first, "land");
  }

  /**
   * Go on with what the question is about: the landscape that was bought, the only building left, the offer that is
   * answered.
   */
  begin(): void {
    const { asked, kind, question, options } = this.play;
    if (!asked || untrack(() => this.tile) !== null) return;
    if (kind === "place-landscape" && question?.tile) this.start(question.tile);
    const types = new Set(options.map((move) => move.split(" ")[1]));
    if (kind === "build" && types.size === 1) this.start([...types][0] ?? "");
    if (kind === "joint-propose" && (question?.number ?? 1) > 1) this.#answerOffer();
  }

  #answerOffer(): void {
    const offer = this.play.source.events().findLast((event) => event.event === "joint-offer");
    const cells = (offer ? cellsTold(offer) : [])
      .map((name) => cellFrom(this.field, name))
      .filter((cell) => cell !== null);
    if (!offer || cells.length === 0) return;
    this.start(String(offer["tile"]));
    const wanted = cells.map(String).sort().join(" ");
    const same = this.places.find((move) => {
      const place = readPlace(this.field, move);
      return place && cellsAt(place.tile, place.form, place.at).map(String).sort().join(" ") === wanted;
    });
    if (same) this.#lie(same, "land");
  }

  turn(way: 1 | -1): void {
    this.#reform(
      ([x, y], [columns, rows]) => (way > 0 ? [y, columns - 1 - x] : [rows - 1 - y, x]),
      way > 0 ? "right" : "left",
    );
  }

  flip(): void {
    this.#reform(([x, y], [columns]) => [columns - 1 - x, y], "flip");
  }

  /** Turn the tile about its middle; where it would just not fit, it gives way by a cell. */
  #reform(turned: (cell: Cell, size: [number, number]) => Cell, how: "left" | "right" | "flip"): void {
    const tile = this.tile;
    const forms = tile === null ? [] : (TILES[tile]?.forms ?? []);
    const before = forms[this.form];
    if (!before) return;
    const size = extent(before);
    const wanted = before
      .map((cell) => String(turned(cell, size)))
      .sort()
      .join(" ");
    const form = forms.findIndex((cells) => cells.map(String).sort().join(" ") === wanted);
    const after = extent(forms[form] ?? before);
    this.form = form;
    this.at = this.#within([
      this.at[0] + Math.trunc((size[0] - after[0]) / 2),
      this.at[1] + Math.trunc((size[1] - after[1]) / 2),
    ]);
    this.#shown(how);
    if (!this.legal && !this.hanging) this.#nudge();
    this.#remember();
  }

  #nudge(): void {
    const near = this.places
      .map((move) => readPlace(this.field, move))
      .find(
        (place) =>
          place?.form === this.form &&
          Math.abs(place.at[0] - this.at[0]) <= 1 &&
          Math.abs(place.at[1] - this.at[1]) <= 1,
      );
    if (near) this.at = near.at;
  }

  /** Shift it by cells, up and to the right. */
  move(dx: number, dy: number): void {
    if (this.tile === null) return;
    this.at = this.#within([this.at[0] + dx, this.at[1] + dy]);
    this.#shown("move");
    this.#remember();
  }

  /** Bring it to a cell: to the nearest legal place that uses it, otherwise over it, so that one sees why not. */
  to(cell: Cell): void {
    if (this.tile === null) return;
    const found = this.places
      .map((move) => ({ move, place: readPlace(this.field, move) }))
      .filter(
        ({ place }) =>
          place && cellsAt(place.tile, place.form, place.at).some(([x, y]) => x === cell[0] && y === cell[1]),
      );
    const far = ({ place }: (typeof found)[number]): number =>
      (place?.form === this.form ? 0 : 100) +
      Math.hypot((place?.at[0] ?? 0) - this.at[0], (place?.at[1] ?? 0) - this.at[1]);
    found.sort((one, other) => far(one) - far(other));
    if (found[0]) this.#lie(found[0].move, "move");
    else {
      const [columns, rows] = extent(TILES[this.tile]?.forms[this.form] ?? []);
      this.at = this.#within([cell[0] - Math.floor((columns - 1) / 2), cell[1] - Math.floor((rows - 1) / 2)]);
      this.#shown("move");
    }
  }

  /** Go through the legal places. */
  next(step: 1 | -1 = 1): void {
    const count = this.places.length;
    if (count === 0) return;
    const now = this.number - 1;
    const same = this.places.findIndex((move) => readPlace(this.field, move)?.form === this.form);
    const place = this.places[now < 0 ? Math.max(same, 0) : (now + step + count) % count];
    if (place) this.#lie(place, "move");
  }

  cancel(): void {
    this.tile = null;
    this.hanging = null;
    this.over = true;
    this.pointed = null;
    this.tabbed = true;
    this.#well = null;
  }

  confirm(): void {
    if (this.legal && this.place !== null) this.play.send(directly(this.place, this.play.acting));
  }

  #lie(move: string, how: "land" | "move"): void {
    const place = readPlace(this.field, move);
    if (!place) return;
    this.form = place.form;
    this.at = place.at;
    this.over = true;
    this.#shown(how);
    this.#remember();
  }

  #shown(how: "left" | "right" | "flip" | "land" | "move"): void {
    this.gesture = { how, times: this.gesture.times + 1 };
  }

  #remember(): void {
    if (this.legal) this.#well = { form: this.form, at: this.at };
  }

  /** The nearest corner at which the whole tile lies on the field. */
  #within([x, y]: Cell): Cell {
    const [columns, rows] = extent(TILES[this.tile ?? ""]?.forms[this.form] ?? [[0, 0]]);
    const clamp = (value: number, most: number): number => Math.min(Math.max(value, 0), most);
    return [clamp(x, this.field.columns - columns), clamp(y, this.field.rows - rows)];
  }

  // --- With a pointer. Places on the field are given in cells from its lower left corner.

  /** Take hold of the tile where it lies; from elsewhere on the board it is moved all the same. */
  grab(x: number, y: number, screen: readonly [number, number]): void {
    if (this.tile === null) return;
    this.hanging = { x: screen[0], y: screen[1], hold: [x - this.at[0], y - this.at[1]] };
  }

  /** Take a tile from beside the board: it hangs by its middle, above a finger. */
  lift(tile: string, screen: readonly [number, number], above: number): void {
    this.start(tile);
    if (this.tile === null) return;
    const [columns, rows] = extent(TILES[tile]?.forms[this.form] ?? []);
    this.over = false;
    this.hanging = { x: screen[0], y: screen[1], hold: [columns / 2, rows / 2 - above] };
  }

  /** The pointer has moved: `spot` is where on the field, null where the field is not on the screen. */
  drag(spot: readonly [number, number] | null, screen: readonly [number, number]): void {
    const hanging = this.hanging;
    if (!hanging || this.tile === null) return;
    this.hanging = { ...hanging, x: screen[0], y: screen[1] };
    if (!spot) {
      this.over = false;
      return;
    }
    const wanted: Cell = [Math.round(spot[0] - hanging.hold[0]), Math.round(spot[1] - hanging.hold[1])];
    const at = this.#within(wanted);
    // A little over the edge still means the edge.
    this.over = Math.abs(at[0] - wanted[0]) <= 1 && Math.abs(at[1] - wanted[1]) <= 1;
    if (this.over) {
      this.at = at;
      this.#remember();
    }
  }

  /** Let go: on an illegal spot it returns to the last legal one. */
  drop(): void {
    if (!this.hanging) return;
    const legal = this.legal;
    this.hanging = null;
    this.over = true;
    if (!legal && this.#well) {
      this.form = this.#well.form;
      this.at = this.#well.at;
    }
    this.#shown("land");
  }
}
