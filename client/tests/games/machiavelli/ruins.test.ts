import { describe, expect, it } from "vitest";
import { ruinsOf } from "../../../src/games/machiavelli/city/ruins";

const destroyed = (seat: number, owner: number, district: string) => ({
  at: 0,
  event: "destroyed",
  seat,
  owner,
  district,
});

describe("ruins", () => {
  it("stand where others destroyed something", () => {
    expect(ruinsOf([destroyed(0, 1, "tavern"), destroyed(2, 1, "manor"), destroyed(0, 3, "temple")])).toEqual(
      new Map([
        [1, ["tavern", "manor"]],
        [3, ["temple"]],
      ]),
    );
  });

  it("are none where somebody gave up a district for another", () => {
    expect(ruinsOf([destroyed(1, 1, "tavern"), { at: 1, event: "built", seat: 1, district: "manor" }])).toEqual(
      new Map(),
    );
  });
});
