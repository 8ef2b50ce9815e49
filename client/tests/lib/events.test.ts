import { describe, expect, it } from "vitest";
import { happened, joined, sinceLastTurn } from "../../src/lib/state/events";

const turn = (at: number, seat: number) => ({ at, event: "turn-start", seat });

describe("the log", () => {
  it("tells what a table must know: seats by number, things by id", () => {
    const args = {
      player: { seat: 1 },
      owner: { seat: 0 },
      card: { name: "card-throne-room" },
      cards: { counted: { "card-copper": 2, "card-gold": 1 } },
      winners: [{ seat: 0 }, { seat: 1 }],
      cost: 4,
    };
    const [first, second] = happened(
      [
        { event: "bought", args },
        { event: "turn-end", quiet: true },
      ],
      7,
    );
    expect(first).toEqual({
      at: 7,
      event: "bought",
      said: ["event-bought", args],
      seat: 1,
      owner: 0,
      card: "throne-room",
      cards: ["copper", "copper", "gold"],
      winners: [0, 1],
      cost: 4,
    });
    expect(second).toEqual({ at: 8, event: "turn-end" });
  });

  it("lets go of what was taken back", () => {
    expect(joined([turn(0, 0), turn(1, 1)], [turn(1, 0)], 1).map((event) => event.seat)).toEqual([0, 0]);
  });

  it("marks what happened since the reader's last turn", () => {
    expect(sinceLastTurn([turn(0, 0), turn(1, 1), turn(2, 2)], 0)).toBe(1);
    expect(sinceLastTurn([turn(0, 0), turn(1, 1), turn(2, 0)], 0)).toBe(1);
    expect(sinceLastTurn([turn(0, 1), turn(1, 0)], 0)).toBe(-1);
    expect(sinceLastTurn([turn(0, 1), turn(1, 0)], null)).toBe(-1);
  });
});
