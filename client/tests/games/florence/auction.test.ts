import { describe, expect, it } from "vitest";
import {
  auctionNow,
  buyerOf,
  isIn,
  leftOf,
  pricesOf,
  rungsOf,
  stacksOf,
} from "../../../src/games/florence/auction/auction";
import type { FlorencePlayer, FlorenceQuestion, FlorenceView, Worth } from "../../../src/games/florence/view";
import { bestWork, unitsOf, workRows } from "../../../src/games/florence/works/works";
import type { GameEvent } from "../../../src/lib/state/events";

function player(seat: number, with_: Partial<FlorencePlayer> = {}): FlorencePlayer {
  return {
    seat,
    power: 0,
    colour: "red",
    points: 0,
    marker: 0,
    stone: null,
    out: false,
    character: null,
    finished: false,
    buildings: [],
    freedoms: [],
    jesters: 0,
    builders: 0,
    palace: [],
    tiles: [],
    empty: 43,
    open: [],
    open_recruits: 0,
    hand_persons: 0,
    known_persons: [],
    hand_recruits: 0,
    hand_prestige: 0,
    hand_bonus: 0,
    money: 1000,
    ...with_,
  };
}

function view(
  players: FlorencePlayer[],
  question: Partial<FlorenceQuestion>,
  with_: Partial<FlorenceView> = {},
): FlorenceView {
  return {
    game: "florence",
    seat: 0,
    options: {},
    starter: 0,
    start: 0,
    round: 3,
    minimum: 12,
    base_price: 200,
    phase: "auction",
    active: null,
    actions: 0,
    asked: 0,
    question: { seat: 0, kind: "auction-bid", ...question },
    supply: { forest: 4, lake: 3, park: 2, jester: 5, builder: 1, recruit: 5 },
    piles: { person: 6, prestige: 9, bonus: 12 },
    looked_at: 0,
    used_bonus: [],
    blocked: [],
    players,
    over: false,
    winners: null,
    ...with_,
  };
}

let at = 0;
const event = (name: string, facts: Record<string, unknown>): GameEvent => ({ at: (at += 1), event: name, ...facts });
const three = [player(0), player(1), player(2)];
const bidding: Partial<FlorenceQuestion> = { seat: 0, item: "jester", amount: 400, holder: 2, opener: 1, passed: [] };
const events = [
  event("round-start", { round: 3 }),
  event("auction-opened", { seat: 1, item: "jester", price: 200 }),
  event("bid-raised", { seat: 2, item: "jester", amount: 300 }),
  event("bid-raised", { seat: 1, item: "jester", amount: 400 }),
  event("round-start", { round: 4 }),
  event("auction-opened", { seat: 1, item: "jester", price: 200 }),
  event("bid-passed", { seat: 3, item: "jester", amount: 200 }),
  event("bid-raised", { seat: 0, item: "jester", amount: 300 }),
  event("bid-raised", { seat: 2, item: "jester", amount: 400 }),
  event("bid-raised", { seat: 1, item: "jester", amount: 500 }),
];

describe("the running auction", () => {
  it("has the bids of its own round, up to the moment that is looked at", () => {
    const found = auctionNow(view(three, bidding), events);
    expect(found?.bids).toEqual([
      { seat: 1, amount: 200 },
      { seat: 0, amount: 300 },
      { seat: 2, amount: 400 },
    ]);
    expect(
      auctionNow(view(three, { ...bidding, amount: 400, holder: 1 }), events)?.bids.map((bid) => bid.seat),
    ).toEqual([1, 2, 1]);
  });

  it("shows the highest bid where the log does not tell of it", () => {
    expect(auctionNow(view(three, bidding), [])?.bids).toEqual([{ seat: 2, amount: 400 }]);
  });

  it("says who passed, and at which bid", () => {
    const four = [...three, player(3)];
    const found = auctionNow(view(four, { ...bidding, passed: [3] }), events);
    expect(found?.passed).toEqual([{ seat: 3, amount: 200 }]);
    expect(four.map((one) => isIn(found as never, one))).toEqual([true, true, true, false]);
  });

  it("stays while its buyer carries the object out, and then somebody opens", () => {
    expect(auctionNow(view(three, { kind: "pick-prestige", seat: 1 }), events)?.winner).toBe(1);
    expect(auctionNow(view(three, { kind: "auction-open", seat: 2 }), events)).toEqual({
      item: null,
      opener: 2,
      bids: [],
      passed: [],
      winner: null,
    });
    expect(auctionNow(view(three, {}, { phase: "actions" }), events)).toBe(null);
  });
});

describe("rungs", () => {
  it("say what is kept, what costs points, and what cannot be paid", () => {
    const bids: FlorencePlayer["bids"] = [
      [500, 0, 100],
      [600, 0, 0],
      [700, 1, 0],
    ];
    const table = view([player(0, { bids }), player(1), player(2)], bidding);
    const rungs = rungsOf(table, auctionNow(table, events) as never, 10, table.players[0]!);
    const of = (amount: number) => rungs.find((rung) => rung.amount === amount);
    expect(rungs.map((rung) => rung.amount)).toEqual([1100, 1000, 900, 800, 700, 600, 500, 400, 300, 200]);
    expect(of(400)).toEqual({ amount: 400, keeps: null, cover: 0, beyond: false });
    expect(of(500)).toEqual({ amount: 500, keeps: 100, cover: 0, beyond: false });
    expect(of(700)).toEqual({ amount: 700, keeps: 0, cover: 1, beyond: false });
    expect(of(800)?.beyond).toBe(true);
  });

  it("follow a high bid with the last of those that were climbed", () => {
    const table = view(three, { ...bidding, amount: 2000 });
    const rungs = rungsOf(table, auctionNow(table, []) as never, 10, null);
    expect([rungs[0]?.amount, rungs.at(-1)?.amount]).toEqual([2300, 1400]);
  });
});

describe("stacks", () => {
  it("are seven, or five for two players", () => {
    expect(stacksOf(view(three, {}))).toHaveLength(7);
    expect(stacksOf(view(three.slice(0, 2), {}))).toEqual(["landscape", "jester", "builder", "prestige", "recruit"]);
    expect(
      stacksOf(
        view(three.slice(0, 2), { kind: "auction-open" }, { options: { "two-player-landscape-choice": "opener" } }),
      ),
    ).toHaveLength(7);
  });

  it("tell what is left and who bought", () => {
    const two = view([player(0), player(1, { stone: "lake" })], {});
    expect([leftOf(two, "landscape"), leftOf(two, "prestige"), leftOf(two, "builder")]).toEqual([9, 9, 1]);
    expect(buyerOf(two, "landscape")?.seat).toBe(1);
    expect(buyerOf(two, "forest")?.seat).toBe(1);
    expect(buyerOf(view([...two.players, player(2)], {}), "forest")).toBe(undefined);
    const bought = event("object-bought", { seat: 1, item: "lake", price: 700 });
    expect(pricesOf([event("round-start", { round: 2 }), bought, event("round-start", { round: 3 })], 3).size).toBe(0);
    expect(pricesOf([event("round-start", { round: 3 }), bought], 3).get(1)).toBe(700);
  });
});

describe("the calculator", () => {
  const income: [number, number] = [1400, 7];
  const now: Worth = {
    jesters: 0,
    cards: 2,
    muse: 0,
    persons: {
      astronomer: { building: 4, landscape: 3, freedom: 0, bonus: 0, value: 9, most: 11, income },
      poet: { building: 0, landscape: 0, freedom: 0, bonus: 0, value: 2, most: 4, income },
    },
    bonus: {},
    prestige: {},
    princess: null,
  };
  const then: Worth = {
    ...now,
    persons: {
      ...now.persons,
      astronomer: { building: 4, landscape: 3, freedom: 3, bonus: 0, value: 12, most: 14, income },
    },
  };
  const me = player(0, { persons: ["astronomer", "poet"], worth: now });
  const table = view([me, player(1, { marker: 17 })], { kind: "turn-menu" }, { phase: "actions" });

  it("draws what is there, what comes, and what bonus cards may add", () => {
    const [row, other] = workRows(table, now, then);
    expect(row?.parts.map(({ number, state }) => [number, state])).toEqual([
      [4, "has"],
      [3, "has"],
      [2, "has"],
      [3, "soon"],
      [2, "may"],
    ]);
    expect([row?.value, row?.before, row?.most]).toEqual([12, 9, 14]);
    expect(row?.lacking).toEqual([]);
    expect(other?.lacking).toEqual([
      { thing: "theatre", number: 4 },
      { thing: "lake", number: 3 },
      { thing: "travel", number: 3 },
    ]);
  });

  it("has only the work that is put together, with the cards that are chosen as there", () => {
    const chosen = { building: 4, landscape: 3, freedom: 0, bonus: 2, value: 11, most: 11, income };
    const composed: Worth = { ...now, persons: { ...now.persons, astronomer: chosen } };
    const working = view([me, player(1)], { kind: "work-bonus", person: "astronomer" }, { phase: "actions" });
    const rows = workRows(working, composed, composed);
    expect(rows).toHaveLength(1);
    expect([rows[0]?.value, rows[0]?.most, rows[0]?.parts.at(-1)?.state]).toEqual([11, 11, "has"]);
  });

  it("knows what a character would change", () => {
    const muse: Worth = {
      ...now,
      muse: 3,
      persons: { poet: { building: 0, landscape: 0, freedom: 0, bonus: 0, value: 5, most: 7, income } },
    };
    expect(workRows(table, now, muse).map((row) => [row.id, row.value, row.before])).toEqual([["poet", 5, 2]]);
    const princess = { landscape: 3, builders: 0, building: 2, cards: 2, value: 7, income };
    expect(workRows(table, now, { ...now, princess }).at(-1)).toMatchObject({
      id: "princess",
      move: "princess-work",
      value: 7,
      before: 7,
    });
  });

  it("has room for the minimum, the best work and all bonus cards", () => {
    expect(bestWork(table)).toEqual({ value: 17, seats: [1] });
    expect(bestWork(view([me, player(1)], {}))).toBeNull();
    expect(unitsOf(workRows(table, now, now), 12, 17)).toBe(18);
    expect(unitsOf(workRows(table, now, now), 7, 0)).toBe(11);
  });
});
