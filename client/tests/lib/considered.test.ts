import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Considered } from "../../src/lib/state/considered.svelte";

let asked: [string, string[]][] = [];
let considered: Considered;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  considered = new Considered((id, moves) => asked.push([id, moves]));
});
afterEach(() => {
  considered.close();
  vi.useRealTimers();
});

const moves = (): string[] => asked.map(([, wanted]) => wanted.join());
const lastId = (): string => asked.at(-1)?.[0] ?? "";

describe("what is considered", () => {
  it("is asked for at once, and known when the answer has come", () => {
    expect(considered.about(["build"])).toBeNull();
    expect(moves()).toEqual(["build"]);
    considered.told(lastId(), { cost: 3 });
    expect(considered.about(["build"])).toEqual({ cost: 3 });
    expect(asked).toHaveLength(1);
  });

  it("is asked for once, however often it is wanted", () => {
    for (let time = 0; time < 5; time += 1) considered.about([]);
    vi.advanceTimersByTime(1000);
    expect(moves()).toEqual([""]);
  });

  it("is asked for ten times a second at most, the latest first, and what was passed by not at all", () => {
    for (let cell = 1; cell <= 9; cell += 1) considered.about([`place ${cell}`]);
    expect(moves()).toEqual(["place 1"]);
    vi.advanceTimersByTime(100);
    expect(moves()).toEqual(["place 1", "place 9"]);
    vi.advanceTimersByTime(1000);
    expect(moves()).toEqual(["place 1", "place 9", "place 8", "place 7", "place 6"]);
  });

  it("is forgotten when the table changes, also what is still under way", () => {
    considered.about(["build"]);
    const late = lastId();
    considered.forget();
    considered.told(late, { cost: 3 });
    expect(considered.about(["build"])).toBeNull();
  });

  it("may be refused without anybody hearing of it", () => {
    considered.about([]);
    expect(considered.refused(lastId())).toBe(true);
    expect(considered.refused("choose-1")).toBe(false);
  });
});
