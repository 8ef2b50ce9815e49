import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AnalysisShown } from "../../src/generated/api";
import { Analysing, type AnalysisSource } from "../../src/lib/state/analysis.svelte";

/** Answers to what was asked, given when the test wants. */
let answers: { of: string; give: (shown: AnalysisShown) => Promise<void> }[];
let told: number;
let analysing: Analysing;
let leave: () => void;

function asked(of: string): () => Promise<AnalysisShown> {
  return () =>
    new Promise((resolve) => {
      const give = async (shown: AnalysisShown) => {
        resolve(shown);
        await vi.advanceTimersByTimeAsync(0);
      };
      answers.push({ of, give });
    });
}

async function answer(of: string, shown: AnalysisShown): Promise<void> {
  const next = answers.shift();
  expect(next?.of).toBe(of);
  await next?.give(shown);
}

beforeEach(() => {
  vi.useFakeTimers();
  answers = [];
  told = 0;
  const source: AnalysisSource = {
    replay: "/t/abc/replay",
    score: null,
    look: asked("look"),
    begin: asked("begin"),
    stop: asked("stop"),
  };
  analysing = new Analysing(source, () => (told += 1));
  leave = analysing.follow();
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

describe("whoever waits for an analysis", () => {
  it("is told once when it is done", async () => {
    void analysing.begin();
    await answer("begin", { state: "waiting" });
    await vi.advanceTimersByTimeAsync(2000);
    await answer("look", { state: "computing" });
    expect(told).toBe(0);
    await vi.advanceTimersByTimeAsync(2000);
    await answer("look", { state: "done" });
    expect(told).toBe(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(answers).toEqual([]);
    expect(told).toBe(1);
  });

  it("is not told of one that was there already", async () => {
    void analysing.look();
    await answer("look", { state: "done" });
    expect(analysing.shown?.state).toBe("done");
    expect(told).toBe(0);
  });

  it("does not ask again before there is an answer", async () => {
    void analysing.begin();
    await answer("begin", { state: "computing" });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(answers.map(({ of }) => of)).toEqual(["look"]);
  });

  it("stops it, whatever was asked before", async () => {
    void analysing.begin();
    await answer("begin", { state: "computing" });
    await vi.advanceTimersByTimeAsync(2000);
    void analysing.stop();
    const [look, stop] = answers;
    await stop?.give({ state: "stopped", done: 30 });
    await look?.give({ state: "computing", done: 31 });
    expect(analysing.shown).toEqual({ state: "stopped", done: 30 });
    expect(analysing.going).toBe(false);
    expect(told).toBe(0);
  });

  it("hears nothing any more after leaving", async () => {
    void analysing.begin();
    await answer("begin", { state: "computing" });
    await vi.advanceTimersByTimeAsync(2000);
    leave();
    await answer("look", { state: "done" });
    expect(told).toBe(0);
  });
});
