import { describe, expect, it } from "vitest";
import { measured } from "../../../src/games/machiavelli/board/measures";

describe("the measure of the table", () => {
  it.each([
    [1200, 700, "compact", 1],
    [1280, 720, "compact", 1],
    [1440, 900, "normal", 1],
    [1366, 768, "compact", 1],
    [1920, 1080, "large", 1],
    [1920, 900, "normal", 1],
    [2560, 1440, "large", 1.333],
    [3440, 1440, "large", 1.333],
  ] as const)("follows the window: %i x %i", (width, height, name, zoom) => {
    expect(measured(width, height, "normal")).toEqual({ name, zoom });
    expect(measured(width, height, "small")).toEqual({ name, zoom });
  });

  it("has larger text for who wants it, as far as all of the table has room", () => {
    const types = { compact: 15, normal: 16, large: 18.5 };
    const least = { compact: [1280, 720], normal: [1360, 800], large: [1700, 1000] } as const;
    for (const [width, height] of [
      [1366, 768],
      [1440, 900],
      [1920, 1080],
      [2560, 1440],
    ] as const) {
      const usual = measured(width, height, "normal");
      const before = types[usual.name] * usual.zoom;
      for (const wish of ["large", "huge"] as const) {
        const { name, zoom } = measured(width, height, wish);
        expect(types[name] * zoom).toBeGreaterThan(before * 1.05);
        expect(width / zoom).toBeGreaterThanOrEqual(least[name][0]);
        expect(height / zoom).toBeGreaterThanOrEqual(least[name][1]);
      }
    }
  });

  it("never cuts anything: where there is no room it stays as it is", () => {
    expect(measured(1280, 720, "huge")).toEqual({ name: "compact", zoom: 1 });
  });
});
