import { describe, expect, it } from "vitest";
import { amended } from "../../src/lib/state/amended.ts";
import type { TableSummary } from "../../src/generated/api.ts";

const table = (code: string, turn = 1) => ({ code, turn, name: code }) as TableSummary;

describe("lists of tables", () => {
  it("change where something was told of them, and nowhere else", () => {
    const before = { mine: [table("a"), table("b")], open: [table("c")], playing: [] };
    const after = amended(before, {
      codes: { mine: ["b", "d"] },
      tables: [
        { code: "b", turn: 2 },
        { code: "d", turn: 1, name: "d" },
      ],
    });
    expect(after).toEqual({ mine: [table("b", 2), table("d")], open: [table("c")], playing: [] });
    expect(after.open[0]).toBe(before.open[0]);
  });

  it("may get a table from one another", () => {
    const before = { mine: [], open: [table("c")], playing: [] };
    expect(amended(before, { codes: { mine: ["c"], open: [] } })).toEqual({
      mine: [table("c")],
      open: [],
      playing: [],
    });
  });
});
