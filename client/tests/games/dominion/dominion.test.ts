import { describe, expect, it } from "vitest";
import { flightsOf } from "../../../src/games/dominion/moved";
import { KINGDOMS, numberOf } from "../../../src/games/dominion/cards/cards";
import { limits, movesFor, offeredCards, selectionMoves, zoneOf } from "../../../src/games/dominion/talk/interaction";
import type { DominionView } from "../../../src/games/dominion/view";

function view(question: DominionView["question"], change: Partial<DominionView> = {}): DominionView {
  const player = {
    turns: 1,
    hand_size: 5,
    deck_empty: false,
    discard_empty: true,
    discard_top: null,
    deck_size: 5,
    discard_size: null,
    known_hand: [],
    known_top: [],
    looking_at_size: 0,
  };
  return {
    game: "dominion",
    seat: 0,
    options: { "discard-order": "auto" },
    starter: 0,
    active: 0,
    phase: "buy",
    asked: 0,
    question,
    actions: 1,
    buys: 1,
    coins: 4,
    supply: { copper: 46, silver: 40, province: 8, moat: 0 },
    trash: [],
    play_area: [],
    revealed: [],
    revealed_of: null,
    set_aside: [],
    players: [
      { ...player, seat: 0, hand: ["copper", "estate", "gold", "estate", "moat"] },
      { ...player, seat: 1 },
    ],
    over: false,
    winners: null,
    ...change,
  };
}

describe("what flies in the clean-up", () => {
  it("is no single card", () => {
    const flights = flightsOf({ at: 0, event: "clean-up", seat: 1, top: "estate" });
    expect(flights.map((flight) => flight.card)).toEqual([null, null]);
    expect(flights.map((flight) => flight.from[0])).toEqual(["play", "hand-1"]);
  });
});

describe("cards", () => {
  it("make up kingdoms of ten", () => {
    for (const cards of Object.values(KINGDOMS))
      expect([cards.length, cards.every((card) => numberOf(card) >= 7)]).toEqual([10, true]);
  });
});

describe("options", () => {
  it("lie where they are chosen", () => {
    expect(zoneOf("buy-card", "buy silver")).toBe("supply");
    expect(zoneOf("thief-trash", "trash silver")).toBe("offer");
    expect(zoneOf("chapel-trash", "trash silver")).toBe("hand");
    expect(zoneOf("buy-card", "end-buys")).toBeNull();
  });

  it("let buying begin with the card", () => {
    const moves = ["play copper", "play-all-treasures", "start-buying", "buy silver"];
    expect(movesFor("play-treasure", moves, "supply", "silver")).toEqual(["start-buying", "buy silver"]);
    expect(movesFor("play-treasure", moves, "supply", "province")).toBeNull();
    expect(movesFor("play-treasure", moves, "hand", "copper")).toEqual(["play copper"]);
    expect(movesFor("buy-card", ["buy silver", "end-buys"], "supply", "silver")).toEqual(["buy silver"]);
  });
});

describe("selections", () => {
  it("keep their order where the last card ends on top", () => {
    const now = view({ kind: "militia-discard", seat: 0, keep: 3 });
    expect(limits(now, [])).toEqual({ least: 2, most: 2 });
    expect(selectionMoves(now, ["moat", "copper"], [])).toEqual(["discard moat", "discard copper"]);
    const asked = view({ kind: "militia-discard", seat: 0, keep: 3 }, { options: { "discard-order": "ask" } });
    expect(selectionMoves(asked, ["moat", "copper"], [])).toEqual(["discard copper", "discard moat"]);
  });

  it("go in the order of the kinds elsewhere, and say when they are done", () => {
    expect(selectionMoves(view({ kind: "chapel-trash", seat: 0 }), ["moat", "copper"], [])).toEqual([
      "trash copper",
      "trash moat",
      "done",
    ]);
  });

  it("take from the loot of this Thief only, and end by themselves with the last of it", () => {
    const now = view({ kind: "thief-gain", seat: 0 });
    const events = [
      { at: 0, event: "action-played", seat: 0, card: "thief" },
      { at: 1, event: "card-trashed", seat: 1, card: "silver", source: "revealed" },
      { at: 2, event: "card-trashed", seat: 2, card: "copper", source: "revealed" },
    ];
    const loot = offeredCards(now, ["gain copper", "gain silver", "done"], events);
    expect(loot).toEqual(["copper", "silver"]);
    expect(selectionMoves(now, ["silver"], loot)).toEqual(["gain silver"]);
    expect(selectionMoves(now, ["copper"], loot)).toEqual(["gain copper", "done"]);
    expect(selectionMoves(now, [], loot)).toEqual(["done"]);
  });
});
