import { describe, expect, it } from "vitest";
import { doubt } from "../../src/lib/state/doubts";
import { changed, holding, NOTHING } from "../../src/lib/state/wishes";
import type { Update } from "../../src/generated/wire";

describe("wishes", () => {
  it("hold at a table as set there, else as everywhere", () => {
    let list = changed(NOTHING, { wishes: { pace: "slow", volume: 10 } });
    list = changed(list, { wishes: { pace: "step" }, table: "abc" });
    expect(holding(list, "pace", "abc")).toBe("step");
    expect(holding(list, "pace", "xyz")).toBe("slow");
    expect(holding(list, "volume", "abc")).toBe(10);
    expect(changed(list, { table: "abc", anew: true }).tables).toEqual({});
    expect(changed(list, { anew: true }).everywhere).toEqual({});
  });

  it("keep other standing answers", () => {
    const one = changed(NOTHING, { wishes: { standing: { first: true } } });
    expect(changed(one, { wishes: { standing: { second: false } } }).everywhere.standing).toEqual({
      first: true,
      second: false,
    });
  });

  it("keep what was learnt, also when all else is as usual again", () => {
    const one = changed(NOTHING, { wishes: { volume: 1, lessons: { first: { done: true } } } });
    const two = changed(one, { wishes: { lessons: { second: { table: "abc", step: 2 } } } });
    const both = { first: { done: true }, second: { table: "abc", step: 2 } };
    expect(two.everywhere).toEqual({ volume: 1, lessons: both });
    expect(changed(two, { anew: true }).everywhere).toEqual({ lessons: both });
  });
});

describe("doubt", () => {
  const question = { asked: null, others: ["x", {}], last: ["end-turn"], odd: { "buy curse": "odd-curse" } };
  const update = { question } as unknown as Pick<Update, "question">;

  it("is about what ends the turn, what is odd, or everything", () => {
    expect(doubt(update, ["end-turn"], "never", true)).toBeNull();
    expect(doubt(update, ["end-turn"], "last", true)).toEqual({ moves: ["end-turn"], ends: true, odd: null });
    expect(doubt(update, ["build"], "last", true)).toBeNull();
    expect(doubt(update, ["build"], "always", false)?.ends).toBe(false);
    expect(doubt(update, ["play", "buy curse"], "never", true)?.odd).toBe("odd-curse");
    expect(doubt(update, ["buy curse"], "never", false)).toBeNull();
  });
});
