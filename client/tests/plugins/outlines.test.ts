import { describe, expect, it } from "vitest";
import { rounded } from "../../plugins/outlines";

describe("an outline with whole numbers", () => {
  it("keeps every point within half a step, however many go before it", () => {
    const steps = "l.4.4".repeat(100);
    expect(rounded(`M0 0${steps}`).match(/l/g)).toHaveLength(100);
    const ends = rounded(`m0 0${steps}`).slice(4).split("l").slice(1).map(numbers);
    expect(ends.reduce(([x = 0, y = 0], [right = 0, down = 0]) => [x + right, y + down], [0, 0])).toEqual([40, 40]);
  });

  it("knows lines after a move, closed outlines and what is absolute", () => {
    expect(rounded("M10.2 10.2 20.4 20.6")).toBe("M10 10L20 21");
    expect(rounded("m10.4 10.4h5.2v5.2zm.2.2h1")).toBe("m10 10h6v6zm1 1h1");
    expect(rounded("M1.6 2.4C3.3 4.4-5.5 6.6 7.7 8.8")).toBe("M2 2C3 4-5 7 8 9");
  });

  it("reads the flags of arcs wherever they stand", () => {
    expect(rounded("M0 0a5.25 5.25 0 0110.4 9.6")).toBe("M0 0a5.3 5.3 0 0 1 10 10");
    expect(rounded("M0 0a5 5 0 1 0-4.4-4.4")).toBe("M0 0a5 5 0 1 0-4-4");
  });
});

function numbers(text: string): number[] {
  return (text.match(/-?\d+/g) ?? []).map(Number);
}
