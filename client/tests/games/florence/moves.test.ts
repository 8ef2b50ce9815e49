import { describe, expect, it, vi } from "vitest";
import { directly, thingOf } from "../../../src/games/florence/talk/moves";
import { freshOf } from "../../../src/games/florence/board/fresh";
import { stageOf } from "../../../src/games/florence/talk/stage";
import type { GameEvent } from "../../../src/lib/state/events";
import type { FlorenceView } from "../../../src/games/florence/view";

vi.mock("../../../src/lib/text/language.svelte", () => ({ gameTexts: () => ({ text: (key: string) => key }) }));

function view(kind: string, more: object = {}, phase = "auction"): FlorenceView {
  return { phase, seat: 0, question: { kind, seat: 0, ...more }, players: [] } as unknown as FlorenceView;
}

describe("a move of Florence", () => {
  it("takes its action first where it is made from the menu of a turn", () => {
    expect(directly("introduce travel")).toEqual(["freedom", "introduce travel"]);
    expect(directly("place tower d3 r0")).toEqual(["build", "place tower d3 r0"]);
    expect(directly("work")).toEqual(["work"]);
    expect(directly("place lake d3 r0", false)).toEqual(["place lake d3 r0"]);
  });

  it("brings a thing", () => {
    expect(thingOf("open jester", view("auction-open"))).toBe("jester");
    expect(thingOf("open recruit", view("auction-open"))).toBe("cards");
    expect(thingOf("open landscape", view("auction-open"))).toBeNull();
    expect(thingOf("bid 300", view("auction-bid", { item: "lake" }))).toBe("lake");
    expect(thingOf("place tower d3 r0", view("turn-menu"))).toBe("tower");
    expect(thingOf("accept", view("joint-reply", { tile: "opera" }))).toBe("opera");
    expect(thingOf("take-person", view("turn-menu"))).toBe("cards");
    expect(thingOf("pass", view("auction-bid", { item: "lake" }))).toBeNull();
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
