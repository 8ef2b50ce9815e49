/**
 * How tiles are drawn, worked out from their cells: buildings as hip roofs seen from above, landscapes lying flat. No
 * outline is drawn by hand, so that a corrected table of tiles is drawn right at once.
 */
import { TILES, type Cell } from "./pieces";

/** One cell of a drawing. */
export const UNIT = 60;

export type Point = readonly [x: number, y: number];
type Side = "n" | "e" | "s" | "w";

/** A path, and what it is: the style sheet gives it its colour. */
export interface Stroke {
  as: string;
  d: string;
}

const WALL = 2.1;
const EAVE = 4.5;
const RIDGE = UNIT / 2;

// --- Outlines --------------------------------------------------------------------------------------------------------

const key = ([x, y]: Point): string => `${x},${y}`;
const same = (one: Point, other: Point): boolean => one[0] === other[0] && one[1] === other[1];
const towards = (one: Point, other: Point): Point => [Math.sign(other[0] - one[0]), Math.sign(other[1] - one[1])];

/** The outlines of a set of cells as corners on paper, the inside on the right hand; a hole has one of its own. */
export function outlines(cells: readonly Cell[], rows: number): Point[][] {
  const inside = new Set(cells.map(([x, y]) => key([x, rows - 1 - y])));
  const edges = new Map<string, Point[]>();
  const add = (from: Point, to: Point): void => void edges.set(key(from), [...(edges.get(key(from)) ?? []), to]);
  for (const [x, low] of cells) {
    const y = rows - 1 - low;
    if (!inside.has(key([x, y - 1]))) add([x, y], [x + 1, y]);
    if (!inside.has(key([x + 1, y]))) add([x + 1, y], [x + 1, y + 1]);
    if (!inside.has(key([x, y + 1]))) add([x + 1, y + 1], [x, y + 1]);
    if (!inside.has(key([x - 1, y]))) add([x, y + 1], [x, y]);
  }
  const loops: Point[][] = [];
  for (const [start, ends] of edges) {
    while (ends.length > 0) {
      let from = start.split(",").map(Number) as unknown as Point;
      let to = ends.pop()!;
      const loop: Point[] = [from];
      while (key(to) !== start) {
        loop.push(to);
        const ways = edges.get(key(to)) ?? [];
        // Where cells meet at a corner only, the outline keeps to its own cell.
        const [dx, dy] = towards(from, to);
        const turn = ways.findIndex((next) => same(towards(to, next), [-dy, dx]));
        from = to;
        to = ways.splice(Math.max(turn, 0), 1)[0]!;
      }
      loops.push(corners(loop));
    }
  }
  return loops;
}

/** Leave out the points at which a line only goes on, and bring the rest to scale. */
function corners(loop: Point[]): Point[] {
  const kept = loop.filter(
    (point, at) => !same(towards(loop.at(at - 1)!, point), towards(point, loop[(at + 1) % loop.length]!)),
  );
  return kept.map(([x, y]) => [x * UNIT, y * UNIT]);
}

/** An outline moved inwards. */
export function inset(loop: Point[], by: number): Point[] {
  return loop.map((point, at) => {
    const [ax, ay] = towards(loop.at(at - 1)!, point);
    const [bx, by_] = towards(point, loop[(at + 1) % loop.length]!);
    return [point[0] + by * (-ay - by_), point[1] + by * (ax + bx)];
  });
}

const shown = (number: number): string => String(Math.round(number * 10) / 10);
const pair = ([x, y]: Point): string => `${shown(x)} ${shown(y)}`;

export function straight(loop: Point[]): string {
  return `M${loop.map(pair).join("L")}Z`;
}

/** An outline with round corners. */
export function rounded(loop: Point[], radius: number): string {
  const parts = loop.map((point, at) => {
    const before = loop.at(at - 1)!;
    const after = loop[(at + 1) % loop.length]!;
    const room = Math.min(
      radius,
      Math.hypot(point[0] - before[0], point[1] - before[1]) / 2,
      Math.hypot(after[0] - point[0], after[1] - point[1]) / 2,
    );
    const [ax, ay] = towards(before, point);
    const [bx, by] = towards(point, after);
    const from = pair([point[0] - ax * room, point[1] - ay * room]);
    const to = pair([point[0] + bx * room, point[1] + by * room]);
    return `${from}Q${pair(point)} ${to}`;
  });
  return `M${parts.join("L")}Z`;
}

function sideOf([dx, dy]: Point): Side {
  return dx > 0 ? "n" : dy > 0 ? "e" : dx < 0 ? "s" : "w";
}

/** The slopes of a roof between two lines, one for each edge. */
function slopes(loop: Point[], low: number, high: number, falling = false): Stroke[] {
  const outer = inset(loop, low);
  const inner = inset(loop, high);
  const across: Record<Side, Side> = { n: "s", e: "w", s: "n", w: "e" };
  return loop.map((point, at) => {
    const next = (at + 1) % loop.length;
    const side = sideOf(towards(point, loop[next]!));
    return {
      as: `roof-${falling ? across[side] : side}`,
      d: straight([outer[at], outer[next], inner[next], inner[at]] as Point[]),
    };
  });
}

// --- Tiles -----------------------------------------------------------------------------------------------------------

/** Whether a set of cells has a square of four: then the roof ends in a terrace. */
function wide(cells: readonly Cell[]): boolean {
  const inside = new Set(cells.map(([x, y]) => `${x},${y}`));
  return cells.some(([x, y]) =>
    [
      [1, 0],
      [0, 1],
      [1, 1],
    ].every(([dx = 0, dy = 0]) => inside.has(`${x + dx},${y + dy}`)),
  );
}

function building(cells: readonly Cell[], rows: number, mini: boolean): Stroke[] {
  return outlines(cells, rows).flatMap((loop) => {
    const wall = rounded(inset(loop, WALL), 5.4);
    const courses = mini ? [] : [0.25, 0.5, 0.75].map((part) => EAVE + part * (RIDGE - EAVE));
    return [
      { as: "wall", d: wall },
      ...slopes(loop, EAVE, RIDGE),
      ...courses.map((at) => ({ as: "course", d: straight(inset(loop, at)) })),
      { as: wide(cells) ? "terrace" : "ridge", d: straight(inset(loop, RIDGE)) },
      ...(mini ? [] : [{ as: "eave", d: rounded(inset(loop, EAVE), 2.7) }]),
      { as: "edge", d: wall },
    ];
  });
}

function palace(cells: readonly Cell[], rows: number, mini: boolean): Stroke[] {
  return outlines(cells, rows).flatMap((loop) => {
    const wall = rounded(inset(loop, WALL), 4.8);
    const court = inset(loop, 26.4);
    return [
      { as: "wall", d: wall },
      ...slopes(loop, 4.8, 15.6),
      ...slopes(loop, 15.6, 26.4, true),
      { as: "court", d: straight(court) },
      ...(mini
        ? []
        : [
            { as: "paving", d: paving(court) },
            { as: "course", d: straight(inset(loop, 10.2)) },
            { as: "course", d: straight(inset(loop, 21)) },
          ]),
      { as: "edge", d: wall },
    ];
  });
}

function paving(court: Point[]): string {
  const [xs, ys] = [court.map((point) => point[0]), court.map((point) => point[1])];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const lines = (from: number, to: number, line: (at: number) => string): string =>
    Array.from({ length: Math.round((to - from) / 14) - 1 }, (_, at) =>
      line(from + ((at + 1) * (to - from)) / Math.round((to - from) / 14)),
    ).join("");
  return (
    lines(left, right, (x) => `M${shown(x)} ${shown(top)}V${shown(bottom)}`) +
    lines(top, bottom, (y) => `M${shown(left)} ${shown(y)}H${shown(right)}`)
  );
}

/** Chance that always falls the same way, so that a wood does not rustle when it is drawn again. */
function chance(...seed: number[]): number {
  const mixed = Math.sin(seed.reduce((sum, part, at) => sum + part * [12.9898, 78.233, 37.719][at]!, 4.1)) * 43758.5453;
  return mixed - Math.floor(mixed);
}

function circle(x: number, y: number, r: number): string {
  const half = (across: number) => `a${shown(r)} ${shown(r)} 0 1 1 ${shown(across)} 0`;
  return `M${shown(x - r)} ${shown(y)}${half(2 * r)}${half(-2 * r)}Z`;
}

/** The corners of the cells on paper, from above. */
function squares(cells: readonly Cell[], rows: number): Point[] {
  return cells
    .map(([x, y]): Point => [x * UNIT, (rows - 1 - y) * UNIT])
    .sort((one, other) => one[1] - other[1] || one[0] - other[0]);
}

function forest(cells: readonly Cell[], rows: number, mini: boolean): Stroke[] {
  const number = mini ? 2 : 3;
  const step = UNIT / number;
  const places = squares(cells, rows);
  const inside = new Set(places.map(key));
  const crowns = places.flatMap(([left, top]) => {
    // At the edge of the wood the crowns stay on their own cell.
    const held = (from: number, before: Point, after: Point) => (at: number, r: number) =>
      Math.min(
        Math.max(at, inside.has(key(before)) ? -Infinity : from + r + WALL),
        inside.has(key(after)) ? Infinity : from + UNIT - r - WALL,
      );
    const across = held(left, [left - UNIT, top], [left + UNIT, top]);
    const down = held(top, [left, top - UNIT], [left, top + UNIT]);
    return Array.from({ length: number * number }, (_, at) => {
      const [x, y] = [at % number, Math.floor(at / number)];
      const swing = (which: number) => (chance(left + x, top + y, which) - 0.5) * step * 0.36;
      const r = step * (0.46 + 0.14 * chance(left + x, top + y, 3));
      // Every other row stands in the gaps of the one before it.
      const gap = (Math.round(top / step) + y) % 2 === 0 ? 0.27 : 0.73;
      return { x: across(left + (x + gap) * step + swing(1), r), y: down(top + (y + 0.5) * step + swing(2), r), r };
    });
  });
  crowns.sort((one, other) => one.y - other.y);
  return [
    ...flat(cells, rows, 12),
    ...crowns.map(({ x, y, r }) => ({ as: "crown", d: circle(x, y, r) })),
    { as: "crown-light", d: crowns.map(({ x, y, r }) => circle(x - r * 0.26, y - r * 0.32, r * 0.4)).join("") },
    ...border(cells, rows, 12),
  ];
}

function lake(cells: readonly Cell[], rows: number, mini: boolean): Stroke[] {
  const depths = mini ? [7] : [6, 11.4, 17.4];
  const ripples = squares(cells, rows).flatMap(([left, top]) =>
    [0, 1].map((at) => {
      const [x, y] = [left + 17 + 8 * chance(left, top, at), top + 22 + 18 * at + 5 * chance(top, left, at)];
      return `M${shown(x)} ${shown(y)}q5.1 -4.1 10.2 0t10.2 0`;
    }),
  );
  return [
    ...flat(cells, rows, 18),
    ...outlines(cells, rows).flatMap((loop) =>
      depths.map((depth, at) => ({ as: `depth depth-${at}`, d: rounded(inset(loop, depth), 15) })),
    ),
    ...(mini ? [] : [{ as: "ripple", d: ripples.join("") }]),
    ...border(cells, rows, 18),
  ];
}

function park(cells: readonly Cell[], rows: number, mini: boolean): Stroke[] {
  const places = squares(cells, rows);
  const heart = sealAt(cells, rows);
  // Each cell is a garden of four beds about a path.
  const quarters = places.flatMap(([left, top]) =>
    [9, 32].flatMap((x) => [9, 32].map((y): Point => [left + x, top + y])),
  );
  const bed = ([left, top]: Point): string =>
    rounded(
      [
        [left, top],
        [left + 19, top],
        [left + 19, top + 19],
        [left, top + 19],
      ],
      4,
    );
  return [
    ...flat(cells, rows, 6),
    { as: "bed", d: quarters.map(bed).join("") },
    ...(mini
      ? []
      : [
          { as: "bush", d: quarters.map(([left, top]) => circle(left + 9.5, top + 9.5, 3.2)).join("") },
          { as: "basin", d: circle(heart[0], heart[1], 21) },
        ]),
    ...border(cells, rows, 6),
  ];
}

function flat(cells: readonly Cell[], rows: number, round: number): Stroke[] {
  return outlines(cells, rows).map((loop) => ({ as: "lawn", d: rounded(inset(loop, WALL), round) }));
}

function border(cells: readonly Cell[], rows: number, round: number): Stroke[] {
  return outlines(cells, rows).map((loop) => ({ as: "edge", d: rounded(inset(loop, WALL), round) }));
}

/** A tile or the palace on its cells, on paper with so many rows. */
export function drawn(tile: string, cells: readonly Cell[], rows: number, mini = false): Stroke[] {
  if (tile === "palace") return palace(cells, rows, mini);
  if (tile === "forest") return forest(cells, rows, mini);
  if (tile === "lake") return lake(cells, rows, mini);
  if (tile === "park") return park(cells, rows, mini);
  return building(cells, rows, mini);
}

/** The round line about a tile that is being placed. */
export function around(cells: readonly Cell[], rows: number, by = -2): string {
  return outlines(cells, rows)
    .map((loop) => rounded(inset(loop, by), 8))
    .join("");
}

/** What family of colours a tile has. */
export function familyOf(tile: string): string {
  return tile === "palace" ? "palace" : (TILES[tile]?.size ?? tile);
}

/** Where the seal of a tile sits: in the middle of the cell that is nearest to its middle. */
export function sealAt(cells: readonly Cell[], rows: number): Point {
  const middle = [0, 1].map((axis) => cells.reduce((sum, cell) => sum + (cell[axis] ?? 0), 0) / cells.length);
  const far = ([x, y]: Cell): number => Math.hypot(x - (middle[0] ?? 0), y - (middle[1] ?? 0));
  const [x, y] = cells.reduce(
    (best, cell) => (far(cell) < far(best) - 1e-9 ? cell : best),
    cells[0] ?? ([0, 0] as Cell),
  );
  return [(x + 0.5) * UNIT, (rows - 0.5 - y) * UNIT];
}

/** How wide and how high a form is. */
export function extent(cells: readonly Cell[]): [columns: number, rows: number] {
  return [Math.max(...cells.map(([x]) => x)) + 1, Math.max(...cells.map(([, y]) => y)) + 1];
}
