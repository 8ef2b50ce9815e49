import { describe, expect, it } from "vitest";
import type { SeatShown, TableShown } from "../../src/generated/wire";
import { asksFirst, waysOut } from "../../src/lib/state/leaving";
import { asked, stateOf } from "../../src/lib/state/rematch";

const SEAT: SeatShown = {
  number: 0,
  kind: "person",
  name: "Anna",
  bot: null,
  present: true,
  kept: false,
  keeper: null,
  resigned: null,
  mine: false,
  host: false,
  wants_rematch: false,
  gone: false,
  by_bot: 0,
  hints: 0,
  holiday: null,
  arms: 0,
  who: "anna",
};
const ME = { ...SEAT, mine: true };
const BRAM = { ...SEAT, number: 1, name: "Bram", who: "bram" };
const BOT = { ...SEAT, number: 2, kind: "bot", name: "Cosimo", bot: "house", who: null };

function table(seats: SeatShown[], changes: Partial<TableShown> = {}): TableShown {
  return { seats, status: "playing", ending: null, ...changes } as TableShown;
}

describe("the ways out of a table", () => {
  it("with other people: a bot, a proposal, resigning", () => {
    expect(waysOut(table([ME, BRAM, BOT]))).toEqual(["keep", "bot", "propose", "resign"]);
  });

  it("nobody proposes what is proposed already", () => {
    const ending = { asked_by: 1, waiting_for: [0] };
    expect(waysOut(table([ME, BRAM], { ending }))).toEqual(["keep", "bot", "resign"]);
  });

  it("against bots alone the table is closed, also by several people at one device", () => {
    expect(waysOut(table([ME, BOT]))).toEqual(["keep", "close"]);
    expect(waysOut(table([ME, { ...BRAM, mine: true }, BOT]))).toEqual(["keep", "close"]);
  });

  it("where a bot plays for the reader, the table may leave the list", () => {
    expect(waysOut(table([{ ...ME, kept: true, keeper: "left" }, BRAM]))).toEqual([
      "keep",
      "propose",
      "resign",
      "remove",
    ]);
    expect(waysOut(table([{ ...ME, kept: true, keeper: "resigned" }, BRAM]))).toEqual(["remove"]);
  });

  it("before and after the game, and for who only watches", () => {
    expect(waysOut(table([ME, BRAM], { status: "gathering" }))).toEqual(["keep", "seat"]);
    expect(waysOut(table([ME, BRAM], { status: "over" }))).toEqual(["remove"]);
    expect(waysOut(table([SEAT, BRAM]))).toEqual([]);
  });
});

describe("asking before somebody goes", () => {
  it("in a running game with people, and nowhere else", () => {
    expect(asksFirst(table([ME, BRAM]), false)).toBe(true);
    expect(asksFirst(table([ME, BRAM]), true)).toBe(false);
    expect(asksFirst(table([SEAT, BRAM]), false)).toBe(false);
    expect(asksFirst(table([ME, BOT]), false)).toBe(false);
    expect(asksFirst(table([{ ...ME, kept: true, keeper: "left" }, BRAM]), false)).toBe(false);
    for (const status of ["gathering", "over", "closed"])
      expect(asksFirst(table([ME, BRAM], { status }), false)).toBe(false);
  });
});

describe("who may want another game", () => {
  it("says of everybody what they have said", () => {
    const seats = [
      { ...ME, wants_rematch: true },
      { ...ME, number: 3, name: "Opa", wants_rematch: true },
      BRAM,
      BOT,
      { ...BRAM, number: 4, name: "Cleo", who: "cleo", present: false },
      { ...BRAM, number: 5, name: "Dirk", who: "dirk", gone: true },
    ];
    expect(asked(table(seats)).map((one) => [one.names.join(" "), stateOf(one)])).toEqual([
      ["Anna Opa", "ready"],
      ["Bram", "open"],
      ["Cleo", "absent"],
      ["Dirk", "gone"],
    ]);
  });
});
