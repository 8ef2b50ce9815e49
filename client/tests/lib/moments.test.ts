import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Announcements, LEAST, type Announced, type Memory } from "../../src/lib/state/announcements.svelte";
import type { GameEvent } from "../../src/lib/state/events";
import { isBlow, marksOf, standsOut, strikes } from "../../src/lib/state/moments";
import type { Formatter } from "../../src/lib/text/formatter";

const happen = (at: number, kind: string, more: object = {}): GameEvent => ({
  at,
  event: `event-${kind}`,
  said: [`event-${kind}`, { kind }],
  moment: { kind, tone: "loss", ...more },
});
const round = (at: number): GameEvent => ({ at, event: "round-started" });
const quiet = (at: number): GameEvent => ({ at, event: "turn-ended" });
const formatterOf = (seat: number | null) =>
  ({ reader: { seat, names: [] }, text: ([key]: [string]) => key }) as unknown as Formatter;

describe("a moment", () => {
  it("strikes whom it says, everybody, or the reader alone", () => {
    expect([0, 1, null].map((seat) => strikes({ kind: "robbed", tone: "theft", seat: 1 }, seat))).toEqual([
      false,
      true,
      false,
    ]);
    expect([0, null].map((seat) => strikes({ kind: "last-round", tone: "honour" }, seat))).toEqual([true, true]);
    expect(strikes({ kind: "murdered", tone: "loss", private: true }, 3)).toBe(true);
  });

  it("stands out for whom it strikes and for spectators, an honour for everybody", () => {
    const loss = { kind: "destroyed", tone: "loss", seat: 1 };
    expect([0, 1, null].map((seat) => standsOut(loss, seat))).toEqual([false, true, true]);
    expect(standsOut({ kind: "crown", tone: "honour", seat: 1 }, 0)).toBe(true);
  });

  it("is a blow to whom it strikes, but for an honour and what was known before", () => {
    const blows = (more: object) => [0, 1].map((seat) => isBlow(happen(0, "struck", more), seat));
    expect(blows({ seat: 1 })).toEqual([false, true]);
    expect(blows({ private: true })).toEqual([true, true]);
    expect(blows({ seat: 1, tone: "honour" })).toEqual([false, false]);
    expect(blows({ seat: 1, known: true })).toEqual([false, false]);
    expect(isBlow(quiet(0), 0)).toBe(false);
  });
});

describe("marks", () => {
  const marks = (events: GameEvent[], seat: number | null = 0) =>
    marksOf("machiavelli", events, formatterOf(seat)).map(({ seat: on, text }) => [on, text]);

  it("last to the end of the round", () => {
    expect(marks([happen(0, "robbed", { seat: 1 }), round(1)])).toEqual([]);
    expect(marks([round(0), happen(1, "robbed", { seat: 1 })])).toEqual([[1, "moment-robbed-mark"]]);
  });

  it("of what only the reader knows lie with the reader", () => {
    expect(marks([happen(0, "murdered", { private: true })], 2)).toEqual([[2, "moment-murdered-mark"]]);
  });

  it("are there once, and not when what they say holds no longer", () => {
    const twice = [happen(0, "bewitched", { private: true }), happen(1, "bewitched", { seat: 0, known: true })];
    expect(marks(twice)).toEqual([[0, "moment-bewitched-mark"]]);
    expect(marks([happen(0, "last-round"), happen(1, "end-cancelled", { lifts: "last-round" })])).toEqual([
      [null, "moment-end-cancelled-mark"],
    ]);
  });
});

describe("an announcement", () => {
  let kept: Map<string, string>;
  let memory: Memory;
  let told: Announcements;
  const at = (events: GameEvent[], question: string | null = null, reader: number | null = 0): Announced => ({
    code: "abc",
    game: "machiavelli",
    reader,
    events,
    question,
  });
  const struck = happen(1, "robbed", { seat: 0 });

  beforeEach(() => {
    vi.useFakeTimers();
    kept = new Map();
    memory = { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) };
    told = new Announcements(memory);
    told.follow(at([round(0)]));
  });
  afterEach(() => {
    told.close();
    vi.useRealTimers();
  });

  it("stays until it was read, however long others play", () => {
    told.follow(at([round(0), struck]));
    expect(told.shown).toBe(struck);
    vi.advanceTimersByTime(60_000);
    told.follow(at([round(0), struck, quiet(2)]));
    expect(told.shown).toBe(struck);
    told.dismiss();
    expect(told.shown).toBeNull();
    told.follow(at([round(0), struck, quiet(2), quiet(3)]));
    expect(told.shown).toBeNull();
  });

  it("goes with the next question of the reader, but stays long enough to be read", () => {
    told.follow(at([round(0), struck], "question 1"));
    told.follow(at([round(0), struck, quiet(2)], "question 2"));
    expect(told.shown).toBe(struck);
    vi.advanceTimersByTime(LEAST);
    expect(told.shown).toBeNull();
  });

  it("does not go with the question that came along with it", () => {
    told.follow(at([round(0), struck], "question 1"));
    vi.advanceTimersByTime(LEAST);
    told.follow(at([round(0), struck], "question 1"));
    expect(told.shown).toBe(struck);
    told.follow(at([round(0), struck], "question 2"));
    expect(told.shown).toBeNull();
  });

  it("is not for others, nor for what was announced before", () => {
    told.follow(at([round(0), happen(1, "robbed", { seat: 2 }), happen(2, "bewitched", { seat: 0, known: true })]));
    expect(told.shown).toBeNull();
  });

  it("follows the one before it", () => {
    const second = happen(2, "destroyed", { seat: 0 });
    told.follow(at([round(0), struck, second]));
    expect(told.shown).toBe(struck);
    told.dismiss();
    expect(told.shown).toBe(second);
  });

  it("comes again after a reload only if it was not read", () => {
    told.follow(at([round(0), struck]));
    const reloaded = new Announcements(memory);
    reloaded.follow(at([round(0), struck]));
    expect(reloaded.shown).toBe(struck);
    reloaded.dismiss();
    const again = new Announcements(memory);
    again.follow(at([round(0), struck]));
    expect(again.shown).toBeNull();
    told.close();
    reloaded.close();
  });

  it("reaches who was away, in a later round too, and tells of the last few", () => {
    told.follow(at([round(0), struck]));
    told.dismiss();
    const missed = [2, 3, 4, 5].map((place) => happen(place, "robbed", { seat: 0 }));
    const back = new Announcements(memory);
    back.follow(at([round(0), struck, ...missed, round(6)]));
    expect(back.shown).toBe(missed[1]);
    back.close();
  });

  it("of a round that is over does not meet who comes for the first time", () => {
    const late = new Announcements(memory);
    late.follow(at([round(0), happen(1, "robbed", { seat: 5 }), round(2)], null, 5));
    expect(late.shown).toBeNull();
    late.close();
  });

  it("is gone when what happened was taken back, and comes again when it happens again", () => {
    told.follow(at([round(0), struck]));
    told.follow(at([round(0)]));
    expect(told.shown).toBeNull();
    told.follow(at([round(0), struck]));
    told.dismiss();
    told.follow(at([round(0)]));
    told.follow(at([round(0), struck]));
    expect(told.shown).toBe(struck);
  });

  it("is told to each who shares a device", () => {
    const other = happen(2, "destroyed", { seat: 1 });
    told.follow(at([round(0), struck, other]));
    expect(told.shown).toBe(struck);
    told.follow(at([round(0), struck, other], null, 1));
    expect(told.shown).toBe(other);
  });
});
