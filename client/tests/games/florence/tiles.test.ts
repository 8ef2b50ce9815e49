import { describe, expect, it } from "vitest";
import { freshTiles } from "../../../src/games/florence/board/fresh-tiles";
import { BUILDINGS, TILES, type Cell } from "../../../src/games/florence/box/pieces";
import { drawn, extent, inset, outlines, sealAt, UNIT } from "../../../src/games/florence/box/roofs";
import type { GameEvent } from "../../../src/lib/state/events";

/** The area inside an outline: a hole counts below zero. */
function area(loop: readonly (readonly [number, number])[]): number {
  return loop.reduce((sum, [x, y], at) => {
    const [nx, ny] = loop[(at + 1) % loop.length] ?? [0, 0];
    return sum + (x * ny - nx * y) / 2;
  }, 0);
}

const FORMS = Object.entries(TILES).flatMap(([tile, { forms }]) => forms.map((cells, form) => ({ tile, form, cells })));

describe("the drawing of tiles", () => {
  it.each(FORMS)("goes round $tile r$form and nothing else", ({ cells }) => {
    const [, rows] = extent(cells);
    const loops = outlines(cells, rows);
    expect(loops).toHaveLength(1);
    expect(area(loops[0] ?? [])).toBe(cells.length * UNIT * UNIT);
  });

  it("knows holes, and cells that meet at a corner only", () => {
    const ring: Cell[] = [
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 1],
      [2, 1],
      [0, 2],
      [1, 2],
      [2, 2],
    ];
    expect(
      outlines(ring, 3)
        .map((loop) => area(loop) / UNIT ** 2)
        .sort(),
    ).toEqual([-1, 9]);
    expect(
      outlines(
        [
          [0, 0],
          [1, 1],
        ],
        2,
      ).map((loop) => area(loop) / UNIT ** 2),
    ).toEqual([1, 1]);
  });

  it("moves outlines inwards, round every corner", () => {
    const [square] = outlines([[0, 0]], 1);
    expect(
      inset(square ?? [], 5)
        .map(String)
        .sort(),
    ).toEqual(["5,5", "5,55", "55,5", "55,55"].sort());
    // Inside a bay the wall moves into the bay's corner, not out of it.
    const [bay] = outlines(TILES["university"]?.forms[0] ?? [], 3);
    expect(area(inset(bay ?? [], 10))).toBeLessThan(area(bay ?? []));
    expect(area(inset(bay ?? [], 29))).toBeGreaterThan(0);
  });

  it("covers every roof with slopes, and ends wide ones in a terrace", () => {
    for (const tile of BUILDINGS) {
      const cells = TILES[tile]?.forms[0] ?? [];
      const strokes = drawn(tile, cells, extent(cells)[1]);
      const [loop] = outlines(cells, extent(cells)[1]);
      expect(strokes.filter((stroke) => stroke.as.startsWith("roof-"))).toHaveLength(loop?.length ?? 0);
      expect(strokes.some((stroke) => stroke.as === "terrace")).toBe(["workshop", "opera"].includes(tile));
      for (const { d } of strokes) expect(d).not.toMatch(/NaN|Infinity/);
    }
  });

  it("draws a tile alike every time, and puts its seal on one of its cells", () => {
    for (const { tile, cells } of FORMS) {
      const [, rows] = extent(cells);
      expect(drawn(tile, cells, rows)).toEqual(drawn(tile, cells, rows));
      const [x, y] = sealAt(cells, rows);
      expect(cells.map(String)).toContain(String([(x - UNIT / 2) / UNIT, rows - 1 - (y - UNIT / 2) / UNIT]));
    }
  });
});

describe("fresh tiles", () => {
  const events = [
    { event: "building-built", seat: 1, card: "chapel", cells: "a6 a7 b7" },
    { event: "turn-end", seat: 0 },
    { event: "landscape-placed", seat: 1, card: "lake", cells: "d1 d2 e1 f1" },
    { event: "joint-built", active: 1, partner: 2, tile: "tower", cells: "2:g3 3:a3 3:b3" },
  ].map((event, at): GameEvent => ({ at, ...event }));

  it("are those laid since the reader's last turn, each owner's part of a building of two", () => {
    expect(freshTiles(events, 0, 1)).toEqual(["tower@g3", "lake@d1,d2,e1,f1"]);
    expect(freshTiles(events, 0, 2)).toEqual(["tower@a3,b3"]);
    expect(freshTiles(events, 0, 0)).toEqual([]);
    expect(freshTiles(events, null, 1)).toEqual([]);
  });
});
