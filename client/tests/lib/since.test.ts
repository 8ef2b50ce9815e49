import { expect, test } from "vitest";
import type { Still } from "../../src/generated/api";
import type { LogLine, Update } from "../../src/generated/wire";
import { reelOf } from "../../src/lib/state/since";

const line = (event: string): LogLine => ({ event });
const NOW = {
  type: "update",
  version: 9,
  ply: 5,
  seat: 0,
  table: null,
  view: { turn: 3 },
  question: null,
  log: ["start", "one", "two", "three", "four"].map(line),
  since: 0,
  complete: true,
  undo: { possible: "free", reason: null, asked_by: null },
  clock: { seat: 0, left: 60, still: false, reserve: 0, drawing: false },
  done: 2,
} as unknown as Update;
const frame = (until: number): Still => ({ until, view: { turn: until }, question: null });

test("moments follow one another, and the last one is how things are now", () => {
  const reel = reelOf(NOW, [frame(1), frame(3), frame(5)]);
  expect(reel.map(({ since, log }) => [since, log.map(({ event }) => event)])).toEqual([
    [0, ["start"]],
    [1, ["one", "two"]],
    [3, ["three", "four"]],
  ]);
  expect(reel.map(({ complete }) => complete)).toEqual([true, false, false]);
  expect(reel.map(({ view }) => view?.["turn"])).toEqual([1, 3, 3]);
  // Nothing can be done in what is over, and no clock runs there.
  expect(reel.map(({ clock, undo }) => [clock?.left ?? null, undo.possible])).toEqual([
    [null, "no"],
    [null, "no"],
    [60, "free"],
  ]);
});

test("where nothing was missed, or the log is not complete, only the present is shown", () => {
  expect(reelOf(NOW, [])).toEqual([NOW]);
  expect(reelOf(NOW, [frame(5)])).toEqual([NOW]);
  const part = { ...NOW, since: 2 };
  expect(reelOf(part, [frame(1)])).toEqual([part]);
});
