import { describe, expect, it } from "vitest";
import { placeFor, type Box } from "../../src/components/learn/place";

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 664 };
const covers = (a: Box, b: Box) =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

describe("the place of the coach", () => {
  const wide = { width: 440, height: 280 };
  const slim = { width: 378, height: 260 };

  it("covers neither what it speaks of, nor the reasons for it", () => {
    let tried = 0;
    for (const top of [10, 200, 420, 640, 800])
      for (const left of [0, 300, 600, 900, 1200]) {
        const main = { left, top, width: 200, height: 60 };
        const aside = { left: 500, top: 700, width: 150, height: 180 };
        const place = { ...placeFor(wide, main, [aside], null, DESK), ...wide };
        expect(covers(place, main)).toBe(false);
        expect(covers(place, aside)).toBe(false);
        tried += 1;
      }
    expect(tried).toBe(25);
  });

  it("stands on a phone above what is below, and below what is above", () => {
    const low = { left: 100, top: 600, width: 150, height: 50 };
    const high = { left: 100, top: 40, width: 150, height: 50 };
    expect(placeFor(slim, low, [], null, PHONE).top).toBeLessThan(20);
    expect(placeFor(slim, high, [], null, PHONE).top).toBeGreaterThan(380);
  });

  it("leaves the own hand to be seen where there is room elsewhere", () => {
    const hand = { left: 0, top: 640, width: 1440, height: 260 };
    const main = { left: 1200, top: 20, width: 200, height: 60 };
    expect(covers({ ...placeFor(wide, main, [], hand, DESK), ...wide }, hand)).toBe(false);
  });

  it("leaves the question to be read where there is room elsewhere", () => {
    const question = { left: 0, top: 50, width: 1440, height: 80 };
    const hand = { left: 0, top: 640, width: 1440, height: 260 };
    const main = { left: 600, top: 300, width: 200, height: 60 };
    const place = { ...placeFor(wide, main, [], hand, DESK, question), ...wide };
    expect([question, hand, main].map((box) => covers(place, box))).toEqual([false, false, false]);
  });

  it("is inside the window, even where all is covered", () => {
    const all = { left: 0, top: 0, ...PHONE };
    const { left, top } = placeFor(slim, all, [], all, PHONE);
    expect([left >= 0, top >= 0, left + slim.width <= 390, top + slim.height <= 664]).toEqual([true, true, true, true]);
  });
});
