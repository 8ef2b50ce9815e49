import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { REST, Rest, type Under } from "../../src/lib/ui/rest";

let under: Under | null = null;
let covered: string[] = [];
let rest: Rest;
const lies = (meaning: string): Under => ({ meaning, button: { id: meaning } as Element });

beforeEach(() => {
  vi.useFakeTimers();
  under = null;
  covered = [];
  rest = new Rest(
    () => under,
    (button) => {
      covered.push(button.id);
      return () => (covered = covered.filter((one) => one !== button.id));
    },
  );
});
afterEach(() => {
  rest.end();
  vi.useRealTimers();
});

describe("a button that turns into another one under the pointer", () => {
  it("rests for a moment, and no longer", () => {
    under = lies("build here");
    rest.moved();
    expect(covered).toEqual([]);
    under = lies("sell points");
    rest.changed();
    expect(covered).toEqual(["sell points"]);
    vi.advanceTimersByTime(REST - 1);
    expect(covered).toEqual(["sell points"]);
    vi.advanceTimersByTime(1);
    expect(covered).toEqual([]);
  });

  it("rests where nothing lay before", () => {
    rest.moved();
    under = lies("end turn");
    rest.changed();
    expect(covered).toEqual(["end turn"]);
  });

  it("does not rest where it stays what it was, or where the pointer goes to it", () => {
    under = lies("end turn");
    rest.moved();
    rest.changed();
    under = lies("take gold");
    rest.moved();
    rest.changed();
    expect(covered).toEqual([]);
  });

  it("does not rest for what is no button", () => {
    under = lies("end turn");
    rest.moved();
    under = null;
    rest.changed();
    expect(covered).toEqual([]);
  });

  it("is known by what it means after the rest: that was seen meanwhile", () => {
    under = lies("one");
    rest.moved();
    under = lies("two");
    rest.changed();
    under = lies("three");
    rest.changed();
    vi.advanceTimersByTime(REST);
    rest.changed();
    expect(covered).toEqual([]);
  });
});
