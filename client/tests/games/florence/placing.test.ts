import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { BUILDINGS, LANDSCAPES, TILES } from "../../../src/games/florence/box/pieces";
import {
  cellsAt,
  commonField,
  ownField,
  places,
  placesAlone,
  readPlace,
  written,
} from "../../../src/games/florence/placing/sites";
import { viewOf, type Case } from "./boards";

const CASES = JSON.parse(readFileSync(new URL("placing.json", import.meta.url), "utf-8")) as Case[];

/** As tests/client/florence_sites.py sums moves. */
function summed(moves: string[]): [number, number] {
  let total = 2166136261;
  for (const byte of new TextEncoder().encode(moves.join("\n"))) total = Math.imul(total ^ byte, 16777619) >>> 0;
  return [moves.length, total];
}

describe("legal places", () => {
  it("are tried on boards of every kind", () => {
    const many = (test: (one: Case) => boolean): number => CASES.filter(test).length;
    expect(many((one) => !one.borders)).toBeGreaterThan(50);
    for (const number of [2, 3, 4, 5])
      expect(many((one) => one.borders !== undefined && one.players.length === number)).toBeGreaterThan(20);
    for (const builders of [0, 1, 2, 3])
      expect(many((one) => one.players[0]?.builders === builders)).toBeGreaterThan(20);
    expect(
      many((one) => one.players.some((player) => player.tiles.some((tile) => !tile.endsWith("None")))),
    ).toBeGreaterThan(50);
  });

  it.each(CASES.map((one, number) => ({ number, one })))("are those of the rules on board $number", ({ one }) => {
    const view = viewOf(one);
    for (const { seat } of view.players) {
      expect(summed(BUILDINGS.flatMap((tile) => placesAlone(view, seat, tile)))).toEqual(one.alone[seat]);
      expect(summed(LANDSCAPES.flatMap((tile) => placesAlone(view, seat, tile)))).toEqual(one.landscape[seat]);
    }
    one.borders?.forEach(([first, second], at) => {
      const field = commonField(view, second, first);
      const { tiles, moves } = one.together?.[at] ?? { tiles: [], moves: [0, 0] };
      expect(summed(tiles.flatMap((tile) => places(view, field!, tile, "together")))).toEqual(moves);
    });
  });

  it("are read as they are written", () => {
    const field = ownField(0);
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
