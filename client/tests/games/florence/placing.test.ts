import { describe, expect, it } from "vitest";
import { cellNamed, SIDE, TILES } from "../../../src/games/florence/box/pieces";
import {
  cellFrom,
  cellOn,
  cellsAt,
  commonField,
  ownField,
  places,
  readPlace,
  written,
} from "../../../src/games/florence/placing/sites";
import type { FlorenceView } from "../../../src/games/florence/view";
import { extent } from "../../../src/games/florence/box/roofs";

describe("a field", () => {
  it("is one board, or two that lie beside or above each other", () => {
    const view = {
      borders: [
        [0, 1, "beside"],
        [1, 2, "above"],
      ],
    } as unknown as FlorenceView;
    const beside = commonField(view, 1, 0)!;
    expect([beside.columns, beside.rows]).toEqual([14, 7]);
    expect(cellOn(beside, [7, 3])).toBe("2:a4");
    expect(cellFrom(beside, "2:a4")).toEqual([7, 3]);
    const above = commonField(view, 1, 2)!;
    expect([above.columns, above.rows]).toEqual([7, 14]);
    expect(cellFrom(above, "3:a4")).toEqual([0, 10]);
    expect(commonField(view, 0, 2)).toBeNull();
    expect(cellOn(ownField(2), [6, 6])).toBe("g7");
  });
});

describe("places", () => {
  const field = ownField(0);

  it("are all those on which a tile lies whole, each once", () => {
    for (const [tile, { forms }] of Object.entries(TILES)) {
      const found = places(field, tile, new Map());
      const shifts = forms.map((form) => {
        const [columns, rows] = extent(form);
        return (SIDE + 1 - columns) * (SIDE + 1 - rows);
      });
      expect(new Set(found).size).toBe(shifts.reduce((all, number) => all + number));
      expect(found).toHaveLength(new Set(found).size);
    }
  });

  it("keep clear of barred cells", () => {
    const barred = new Map([[String(cellNamed("d4")), true]]);
    const all = places(field, "chapel", new Map());
    const left = places(field, "chapel", barred);
    const covers = (move: string) => {
      const { tile, form, at } = readPlace(field, move)!;
      return cellsAt(tile, form, at).map((cell) => cellOn(field, cell));
    };
    expect(left).toEqual(all.filter((move) => !covers(move).includes("d4")));
    expect(left.length).toBeLessThan(all.length);
  });

  it("are read as they are written", () => {
    for (const [tile, { forms }] of Object.entries(TILES)) {
      forms.forEach((cells, form) => {
        const move = written(field, tile, form, [2, 3]);
        expect(readPlace(field, move)).toEqual({ tile, form, at: [2, 3] });
        expect(cellsAt(tile, form, [2, 3])).toHaveLength(cells.length);
      });
    }
    expect(written(field, "theatre", 0, [0, 4])).toBe("place theatre a6 r0");
  });
});
