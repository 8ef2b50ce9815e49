import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { BONUS, LANDSCAPES, PERSONS, PRESTIGE, type Landscape } from "../../../src/games/florence/box/pieces";
import type { Planned } from "../../../src/games/florence/works/planned";
import {
  bonusParts,
  bonusWorth,
  holdings,
  prestigeNow,
  princessParts,
  useful,
  workParts,
  type Reckoned,
} from "../../../src/games/florence/works/values";

type Row = [
  tiles: string,
  freedoms: string,
  open: string,
  jesters: number,
  builders: number,
  empty: number,
  recruits: number,
  persons: number,
  hand: number,
  prestige: number,
  character: string | null,
];

interface Case {
  round: number;
  seat: number;
  players: Row[];
  planned: Planned | null;
  values: number[];
  work: [person: string, card: string, parts: number[]];
  princess: number;
  bonus: number[];
  prestige: number[];
}

const words = (text: string) => (text === "" ? [] : text.split(" "));

function player([
  tiles,
  freedoms,
  open,
  jesters,
  builders,
  empty,
  open_recruits,
  hand_persons,
  hand_recruits,
  hand_prestige,
  character,
]: Row): Reckoned["players"][number] {
  const placed = words(tiles);
  return {
    buildings: placed.filter((tile) => !LANDSCAPES.includes(tile as Landscape)),
    tiles: placed.map((tile) => ({ tile, cells: [], partner: null })),
    freedoms: words(freedoms),
    open: words(open),
    jesters,
    builders,
    empty,
    open_recruits,
    hand_persons,
    hand_recruits,
    hand_prestige,
    character,
  };
}

/** What the engine says, written by tests/client/florence_values.py. */
const cases = JSON.parse(readFileSync(new URL("values.json", import.meta.url), "utf-8")) as Case[];
const views = cases.map((one) => ({ ...one, view: { round: one.round, players: one.players.map(player) } }));

describe("values are those of the engine", () => {
  it("of every person's work", () => {
    for (const { view, seat, planned, values } of views)
      expect(Object.keys(PERSONS).map((person) => workParts(view, seat, person, [], planned).value)).toEqual(values);
  });

  it("and of the parts of a work with a bonus card", () => {
    for (const {
      view,
      seat,
      planned,
      work: [person, card, parts],
    } of views) {
      const found = workParts(view, seat, person, [card], planned);
      expect([
        found.building,
        found.landscape,
        found.freedom,
        found.jesters,
        found.cards,
        found.bonus,
        found.muse,
        found.value,
      ]).toEqual(parts);
    }
  });

  it("of the Princess", () => {
    for (const { view, seat, planned, princess } of views)
      expect(princessParts(view, seat, planned).value).toBe(princess);
  });

  it("of bonus cards", () => {
    for (const { view, seat, planned, bonus } of views)
      expect(Object.keys(BONUS).map((card) => bonusWorth(holdings(view, seat, planned), card))).toEqual(bonus);
  });

  it("of prestige cards", () => {
    for (const { view, seat, planned, prestige } of views)
      expect(Object.keys(PRESTIGE).map((card) => prestigeNow(view, seat, card, planned).points)).toEqual(prestige);
  });

  it("in positions that tell something", () => {
    const kinds = new Set(cases.flatMap(({ planned }) => Object.keys(planned ?? {})));
    for (const kind of ["building", "landscape", "freedom", "jesters", "builders", "cards", "prestige", "cells"])
      expect(kinds).toContain(kind);
    // Every card is worth something somewhere, and nothing elsewhere.
    Object.keys(BONUS).forEach((_, place) =>
      expect(new Set(cases.map(({ bonus }) => bonus[place])).size).toBeGreaterThan(2),
    );
    Object.keys(PRESTIGE).forEach((_, place) =>
      expect(new Set(cases.map(({ prestige }) => prestige[place])).size).toBeGreaterThan(1),
    );
    expect(views.some(({ view, seat }) => view.players[seat]?.character === "muse")).toBe(true);
  });
});

describe("what a card says of itself", () => {
  const view = {
    round: 4,
    players: [
      player(["theatre tower lake forest", "religion", "poet", 0, 1, 25, 0, 3, 0, 1, null]),
      player(["opera forest", "", "", 1, 2, 33, 0, 2, 0, 0, null]),
    ],
  };

  it("names what it counts", () => {
    expect(bonusParts(holdings(view, 0), "bonus-size-classes").map(({ what, worth }) => [what, worth])).toEqual([
      ["large", 0],
      ["medium", 2],
      ["small", 2],
    ]);
    expect(bonusWorth(holdings(view, 0, { building: "university", cells: 7 }), "bonus-size-classes")).toBe(6);
  });

  it("knows which cards are of use", () => {
    expect(useful(holdings(view, 0), ["bonus-parks", "bonus-lakes"])).toEqual(["bonus-lakes"]);
  });

  it("compares with the best of the others", () => {
    expect(prestigeNow(view, 0, "most-forests")).toEqual({
      points: 4,
      kind: "most",
      compared: [{ what: "forests", least: 1, own: 1, best: 1 }],
    });
    expect(prestigeNow(view, 0, "three-landscape-types").compared.map(({ own }) => own)).toEqual([1, 1, 0]);
    expect(prestigeNow(view, 0, "three-landscape-types", { landscape: "park", cells: 3 }).points).toBe(8);
  });

  it("does not count cards that are not there", () => {
    const none = { round: 1, players: [player(["", "", "", 0, 0, 43, 0, 0, 0, 0, null])] };
    expect(bonusWorth(holdings(none, 0), "bonus-hand-cards")).toBe(0);
  });
});
