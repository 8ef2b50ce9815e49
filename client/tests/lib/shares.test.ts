import { beforeEach, describe, expect, it } from "vitest";
import { grouped, holds, partsOf } from "../../src/components/score/proof";
import { bearWitness, newSeal, Part, sealOf, shareOf, witnessOf } from "../../src/lib/state/shares";
import type { TableShown } from "../../src/generated/wire";

const kept = new Map<string, string>();
Object.defineProperty(globalThis, "localStorage", {
  value: {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  },
});

const SECRET = "00".repeat(32);
const SHARE = "11".repeat(32);

function table(changes: Partial<TableShown>): TableShown {
  const seat = {
    kind: "person",
    bot: null,
    present: true,
    kept: false,
    keeper: null,
    resigned: null,
    host: false,
    wants_rematch: false,
    gone: false,
    who: null,
    by_bot: 0,
    hints: 0,
    holiday: null,
    arms: 0,
  };
  return {
    code: "abc",
    occasion: null,
    listed: false,
    name: "",
    game: "dominion",
    options: {},
    seats: [
      { ...seat, number: 0, name: "Anna", mine: true },
      { ...seat, number: 1, name: "Bram", mine: false },
    ],
    status: "gathering",
    clock: null,
    reserve: 0,
    stand_in: "once",
    hints: false,
    no_hints: null,
    lesson: null,
    puzzle: null,
    spectators: 0,
    commitment: sealOf(SECRET),
    secret: null,
    seals: [null, null],
    shares: [null, null],
    starting: false,
    previous: null,
    following: null,
    paused: false,
    ending: null,
    closed: null,
    practice: null,
    silenced: null,
    players_only: false,
    muted: [],
    sent_away: {},
    ...changes,
  };
}

beforeEach(() => kept.clear());

describe("the part of this browser in the shuffling", () => {
  it("is sealed once, and told when the game is called", () => {
    const part = new Part();
    const sealing = part.due(table({}));
    if (sealing?.type !== "seal") throw new Error("nothing was sealed");
    expect(part.due(table({}))).toBeNull();
    expect(part.due(table({ seals: [sealing.seal, null] }))).toBeNull();
    const called = table({ seals: [sealing.seal, sealOf(SHARE)], starting: true });
    const telling = part.due(called);
    if (telling?.type !== "share") throw new Error("nothing was told");
    expect(sealOf(telling.share)).toBe(sealing.seal);
    expect(part.due(called)).toBeNull();
    expect(witnessOf("abc")).toEqual({ commitment: sealOf(SECRET), seals: called.seals });
  });

  it("is sealed anew when the game was called off, and told after a reload", () => {
    const part = new Part();
    const first = part.due(table({}));
    if (first?.type !== "seal") throw new Error("nothing was sealed");
    part.due(table({ seals: [first.seal, null] }));
    const second = part.due(table({}));
    if (second?.type !== "seal") throw new Error("nothing was sealed again");
    expect(second.seal).not.toBe(first.seal);
    expect(new Part().due(table({ seals: [second.seal, null], starting: true }))?.type).toBe("share");
  });

  it("takes the place of another device's once, not in turns for ever", () => {
    const part = new Part();
    const elsewhere = table({ seals: [sealOf(SHARE), null] });
    expect(part.due(elsewhere)?.type).toBe("seal");
    expect(part.due(elsewhere)).toBeNull();
    expect(part.due({ ...elsewhere, starting: true })).toBeNull();
  });

  it("is nobody's who does not sit there, and nothing once the game goes on", () => {
    expect(new Part().due(table({ seats: [] }))).toBeNull();
    expect(new Part().due(table({ status: "playing" }))).toBeNull();
  });

  it("forgets the oldest", () => {
    const first = newSeal();
    const later = Array.from({ length: 60 }, newSeal);
    expect(shareOf(first)).toBeNull();
    expect(shareOf(later[0] ?? "")).not.toBeNull();
  });
});

describe("the proof of fair shuffling", () => {
  const over = table({
    status: "over",
    secret: SECRET,
    seals: [sealOf(SHARE), sealOf(SECRET)],
    shares: [SHARE, null],
  });
  const witness = { commitment: over.commitment ?? "", seals: over.seals };

  it("is BLAKE2b with 32 bytes", () => {
    expect(sealOf(SECRET)).toBe("89eb0d6a8a691dae2cd15ed0369931ce0a949ecafa5c3f93f8121833646e15c3");
  });

  it("is shown in groups", () => {
    expect(grouped("00ff11ee22")).toBe("00ff 11ee 22");
  });

  it("shows every part, also one that was not told in time", () => {
    expect(partsOf(over).map(({ name, share, holds }) => [name, share, holds])).toEqual([
      ["Anna", SHARE, true],
      ["Bram", null, true],
    ]);
  });

  it("holds where everything is what was sealed", () => {
    expect(holds(over, null)).toBe(true);
    expect(holds(over, witness)).toBe(true);
    expect(holds(table({ secret: SECRET, seals: [], shares: [] }), null)).toBe(true);
  });

  it("does not hold where the secret, a share, or a seal that this browser saw is another", () => {
    const other = "22".repeat(32);
    expect(holds({ ...over, secret: other }, null)).toBe(false);
    expect(holds({ ...over, shares: [other, null] }, null)).toBe(false);
    expect(holds({ ...over, secret: null }, null)).toBe(false);
    expect(holds(over, { ...witness, commitment: sealOf(other) })).toBe(false);
    // The server invents a share and a seal that fits.
    expect(holds({ ...over, seals: [sealOf(SHARE), sealOf(other)], shares: [SHARE, other] }, witness)).toBe(false);
    bearWitness("abc", witness);
    expect(witnessOf("abc")).toEqual(witness);
  });
});
