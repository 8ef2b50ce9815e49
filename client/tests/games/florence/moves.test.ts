import { describe, expect, it, vi } from "vitest";
import { directly, outcomeOf, plannedBy } from "../../../src/games/florence/talk/moves";
import { freshOf } from "../../../src/games/florence/board/fresh";
import { stageOf } from "../../../src/games/florence/talk/stage";
import type { GameEvent } from "../../../src/lib/state/events";
import type { FlorencePlayer, FlorenceView } from "../../../src/games/florence/view";

vi.mock("../../../src/lib/text/language.svelte", () => ({ gameTexts: () => ({ text: (key: string) => key }) }));

function player(more: Partial<FlorencePlayer> = {}): FlorencePlayer {
  return { seat: 0, points: 5, money: 500, builders: 0, tiles: [], ...more } as FlorencePlayer;
}

function view(kind: string, more: object = {}, phase = "auction"): FlorenceView {
  return { phase, seat: 0, question: { kind, seat: 0, ...more }, players: [player()] } as unknown as FlorenceView;
}

describe("a move of Florence", () => {
  it("takes its action first where it is made from the menu of a turn", () => {
    expect(directly("introduce travel")).toEqual(["freedom", "introduce travel"]);
    expect(directly("place tower d3 r0")).toEqual(["build", "place tower d3 r0"]);
    expect(directly("work")).toEqual(["work"]);
    expect(directly("place lake d3 r0", false)).toEqual(["place lake d3 r0"]);
  });

  it("costs what the builders leave of the price, and points where cash is short", () => {
    expect(outcomeOf("place tower d3 r0", view("turn-menu"), player({ money: 500 }))).toEqual({
      cost: 700,
      cover: 2,
      gain: 3,
    });
    expect(outcomeOf("place tower d3 r0", view("turn-menu"), player({ builders: 1 }))).toEqual({
      cost: 300,
      cover: 0,
      gain: 3,
    });
    expect(outcomeOf("place tower d3 r0", view("turn-menu"), player({ builders: 3 }))).toEqual({
      cost: 0,
      cover: 0,
      gain: 3,
    });
    expect(outcomeOf("bid 800", view("auction-bid"), player())).toEqual({ cost: 800, cover: 3, gain: 0 });
    expect(outcomeOf("open builder", view("auction-open", { price: 200 }), player({ builders: 1 }))).toEqual({
      cost: 200,
      cover: 0,
      gain: 3,
    });
  });

  it("brings points for a further landscape of its type alone", () => {
    const lake = { tile: "lake", cells: [], partner: null };
    expect(outcomeOf("place lake d3 r0", view("place-landscape"), player()).gain).toBe(0);
    expect(outcomeOf("place lake d3 r0", view("place-landscape"), player({ tiles: [lake] })).gain).toBe(3);
    expect(outcomeOf("place park d3 r0", view("place-landscape"), player({ tiles: [lake] })).gain).toBe(0);
  });

  it("changes what the calculator reckons with", () => {
    expect(plannedBy("open jester", view("auction-open"))).toEqual({ jesters: 1 });
    expect(plannedBy("bid 300", view("auction-bid", { item: "lake" }))).toEqual({ landscape: "lake" });
    expect(plannedBy("introduce opinion", view("turn-menu"))).toEqual({ freedom: "opinion" });
    expect(plannedBy("pass", view("auction-bid", { item: "lake" }))).toBeNull();
  });
});

describe("the middle of the table", () => {
  it("shows what the question is about", () => {
    expect(stageOf(view("auction-bid"), true)).toBe("auction");
    expect(stageOf(view("a2-turn", {}, "characters"), true)).toBe("characters");
    expect(stageOf(view("turn-menu", {}, "actions"), true)).toBe("realm");
  });

  it("is the own board for who lays a landscape, and stays the auction for the others", () => {
    expect(stageOf(view("place-landscape"), true)).toBe("realm");
    expect(stageOf(view("place-landscape"), false)).toBe("auction");
  });
});

describe("what is new", () => {
  it("are the works since the end of the reader's last turn", () => {
    const events = [
      { at: 0, event: "work-completed", seat: 1, card: "poet" },
      { at: 1, event: "turn-end", seat: 0 },
      { at: 2, event: "work-completed", seat: 1, card: "lawyer" },
      { at: 3, event: "turn-end", seat: 1 },
    ] as unknown as GameEvent[];
    expect(freshOf(events, 0).persons).toEqual(["lawyer"]);
    expect(freshOf(events, null).persons).toEqual(["lawyer", "poet"]);
  });
});
