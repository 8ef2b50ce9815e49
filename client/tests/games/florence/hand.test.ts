import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { cellNamed, TILES, type Cell } from "../../../src/games/florence/box/pieces";
import { whyNotHere } from "../../../src/games/florence/placing/placement-reasons";
import { Placing } from "../../../src/games/florence/placing/placing.svelte";
import type { Play } from "../../../src/games/florence/play.svelte";
import {
  cellOn,
  cellsAt,
  commonField,
  ownField,
  places,
  placesAlone,
  readPlace,
} from "../../../src/games/florence/placing/sites";
import { Texts } from "../../../src/lib/text/texts";
import { viewOf, type Case } from "./boards";

const load = (language: string): Texts =>
  new Texts(language, [
    readFileSync(new URL(`../../../../src/signoria/games/florence/words/${language}.ftl`, import.meta.url), "utf-8"),
    readFileSync(new URL(`../../../src/games/florence/words/${language}.ftl`, import.meta.url), "utf-8"),
  ]);
const en = load("en");
const nl = load("nl");
let spoken = en;
vi.mock("../../../src/lib/text/language.svelte", () => ({ gameTexts: () => spoken }));

/** A principality as in the middle of a game, with one builder: theatre, lake, forest and tower. */
const TOWN: Case = {
  players: [
    {
      palace: "a1,a2,b1,b2,c1,c2",
      builders: 1,
      tiles: [
        "theatre@a6,a7,b5,b6,c5@None",
        "lake@a3,a4,a5,b3@None",
        "forest@e2,f2,g2,g3,g4@None",
        "tower@e1,f1,g1@None",
      ],
    },
    { palace: "a1,a2,b1,b2,c1,c2", builders: 0, tiles: [] },
  ],
  alone: [],
  landscape: [],
};

interface Hand {
  kind?: string;
  options?: string[];
  question?: object;
  events?: object[];
  one?: Case;
}

function hand({ kind = "turn-menu", options = [], question = {}, events = [], one = TOWN }: Hand = {}): {
  placing: Placing;
  sent: string[][];
} {
  const view = { ...viewOf(one), question: { kind, ...question } };
  const sent: string[][] = [];
  const play = {
    view,
    kind,
    question: view.question,
    options,
    asked: true,
    acting: kind === "turn-menu",
    names: ["Ilse", "Bram"],
    me: view.players[0],
    source: { events: () => events },
    send: (moves: string[]) => sent.push(moves),
  };
  return { placing: new Placing(play as unknown as Play), sent };
}

const lies = (placing: Placing): string => placing.cells.map((cell) => cellOn(placing.field, cell)).join(" ");

describe("a tile in hand", () => {
  it("lies on a legal place at once, and is built there with the action it takes", () => {
    const { placing, sent } = hand();
    placing.start("university");
    expect(placing.places).toHaveLength(5);
    expect([placing.legal, placing.number, placing.price, placing.gain]).toEqual([true, 1, 300, 3]);
    expect(placing.planned).toEqual({ building: "university", cells: 7 });
    placing.confirm();
    expect(sent).toEqual([["build", placing.place]]);
  });

  it("goes through all legal places and back", () => {
    const { placing } = hand();
    placing.start("university");
    const seen = placing.places.map(() => (placing.next(), placing.place));
    expect([...seen].sort()).toEqual([...placing.places].sort());
    expect(placing.number).toBe(1);
    placing.next(-1);
    expect(placing.number).toBe(5);
  });

  it("turns right as often as left, and comes round after four turns", () => {
    const { placing } = hand();
    for (const tile of ["workshop", "theatre", "tower", "chapel"]) {
      placing.start(tile);
      const { form } = placing;
      const right = [1, 2, 3, 4].map(() => (placing.turn(1), placing.form));
      expect(right[3]).toBe(form);
      const left = [1, 2, 3, 4].map(() => (placing.turn(-1), placing.form));
      expect(left).toEqual([right[2], right[1], right[0], form]);
      placing.flip();
      placing.flip();
      expect(placing.form).toBe(form);
    }
  });

  it("turns as the notation counts: first the turns to the right, then those of the mirror image", () => {
    const { placing } = hand();
    placing.start("workshop");
    while (placing.form !== 0) placing.turn(1);
    expect([1, 2, 3].map(() => (placing.turn(1), placing.form))).toEqual([1, 2, 3]);
    placing.turn(1);
    placing.flip();
    expect(placing.form).toBeGreaterThan(3);
  });

  it("stays on the board with the arrow keys, and says why it cannot stay where it is", () => {
    const { placing, sent } = hand();
    placing.start("chapel");
    for (let step = 0; step < 9; step += 1) placing.move(-1, -1);
    expect(placing.at).toEqual([0, 0]);
    expect(placing.legal).toBe(false);
    expect(placing.refusal?.cell).toEqual([0, 0]);
    placing.confirm();
    expect(sent).toEqual([]);
  });

  it("comes to a cell in the nearest way, turned only if it must be", () => {
    const { placing } = hand();
    placing.start("tower");
    const upright = TILES["tower"]?.forms.findIndex((cells) => cells.every(([x]) => x === 0)) ?? -1;
    const lying = 1 - upright;
    placing.to(cellNamed("f4"));
    expect(lies(placing).split(" ")).toContain("f4");
    placing.turn(placing.form === lying ? 1 : -1);
    placing.turn(1);
    placing.to(cellNamed("d6"));
    expect(placing.legal).toBe(true);
    expect(lies(placing).split(" ")).toContain("d6");
  });

  it("returns from an illegal spot to the last legal one", () => {
    const { placing } = hand();
    placing.start("university");
    const { place } = placing;
    placing.grab(5, 5, [0, 0]);
    placing.drag([1, 1], [0, 0]);
    expect(placing.legal).toBe(false);
    placing.drag([40, 40], [0, 0]);
    expect([placing.over, placing.legal, placing.refusal]).toEqual([false, false, null]);
    placing.drop();
    expect([placing.place, placing.legal, placing.hanging]).toEqual([place, true, null]);
  });

  it("from the supply hangs by its middle and drops where it fits", () => {
    const { placing } = hand();
    placing.lift("chapel", [900, 500], 0);
    expect([placing.over, placing.legal]).toEqual([false, false]);
    placing.drag([5, 5], [400, 300]);
    expect(lies(placing)).toBe("e5 e6 f5");
    placing.drop();
    expect([placing.legal, placing.place]).toEqual([true, "place chapel e5 r0"]);
  });

  it("is not taken where there is no place for it", () => {
    const full = {
      ...TOWN,
      players: [
        { ...TOWN.players[0]!, tiles: [...TOWN.players[0]!.tiles, "library@d5,d6,d7,e5,f5@None"], builders: 0 },
        TOWN.players[1]!,
      ],
    };
    const { placing } = hand({ one: full });
    expect([placing.fits("university"), placing.fits("chapel")]).toEqual([
      false,
      placesAlone(viewOf(full), 0, "chapel").length > 0,
    ]);
    placing.start("university");
    expect(placing.tile).toBeNull();
  });

  it("is the landscape that was bought, and a second one gives points", () => {
    const options = placesAlone(viewOf(TOWN), 0, "lake");
    const { placing, sent } = hand({ kind: "place-landscape", options, question: { tile: "lake" } });
    placing.begin();
    expect([placing.tile, placing.optional, placing.gain, placing.price]).toEqual(["lake", false, 3, 0]);
    expect(placing.planned).toEqual({ landscape: "lake", cells: 4 });
    // A landscape may touch what it likes.
    placing.to(cellNamed("d5"));
    expect(placing.legal).toBe(true);
    placing.confirm();
    expect(sent).toEqual([[placing.place]]);
  });
});

describe("a building of two players", () => {
  const common: Case = {
    players: [
      { palace: "c1,c2,d1,d2,e1,e2", builders: 1, tiles: [] },
      { palace: "c1,c2,d1,d2,e1,e2", builders: 2, tiles: ["tower@c4,c5,c6@None"] },
    ],
    alone: [],
    landscape: [],
    landscapes: "blocks",
    borders: [[0, 1, "beside"]],
  };
  const field = commonField(viewOf(common), 0, 1)!;
  const options = ["university", "library"].flatMap((tile) => places(viewOf(common), field, tile, "together"));
  const talk = (more: Hand = {}) =>
    hand({ kind: "joint-propose", one: common, options, question: { active: 0, partner: 1, number: 1 }, ...more });

  it("lies on both sides of the border, and counts the own cells", () => {
    const { placing, sent } = talk();
    placing.start("library");
    expect(placing.field.columns).toBe(14);
    const seats = new Set(
      lies(placing)
        .split(" ")
        .map((cell) => cell[0]),
    );
    expect(seats).toEqual(new Set(["1", "2"]));
    expect(placing.planned?.cells).toBe(placing.cells.filter(([x]) => x < 7).length);
    placing.move(-6, 4);
    expect([placing.legal, placing.refusal?.cell]).toEqual([false, null]);
    placing.next();
    placing.confirm();
    expect(sent[0]?.[0]).toMatch(/^place library 1:[fg]\d r\d$/);
  });

  it("begins a counter-offer where the offer was", () => {
    const wanted = options.filter((move) => move.startsWith("place library")).at(-1)!;
    const place = readPlace(field, wanted)!;
    const cells = cellsAt(place.tile, place.form, place.at).map((cell: Cell) => cellOn(field, cell));
    const { placing } = talk({
      question: { active: 0, partner: 1, number: 2 },
      events: [{ event: "joint-offer", tile: "library", cells: cells.join(" ") }],
    });
    placing.begin();
    expect(placing.place).toBe(wanted);
  });

  it("is planned with while it is talked about", () => {
    const { placing } = talk({
      kind: "joint-reply",
      question: { active: 1, partner: 0, tile: "tower", cells: ["1:f3", "1:g3", "2:a3"] },
    });
    expect(placing.planned).toEqual({ building: "tower", cells: 2 });
  });
});

describe("reasons", () => {
  const say = (one: Case, cells: string, way: "alone" | "landscape" | "together" = "alone"): string | undefined => {
    const field = way === "together" ? commonField(viewOf(one), 0, 1)! : ownField(0);
    return whyNotHere(
      viewOf(one),
      field,
      way,
      cells
        .split(" ")
        .map((cell) =>
          cell.includes(":")
            ? ([cellNamed(cell.slice(2))[0] + (cell.startsWith("2") ? 7 : 0), cellNamed(cell.slice(2))[1]] as Cell)
            : cellNamed(cell),
        ),
      ["Ilse", "Bram"],
    )?.text;
  };
  const bordered = (builders: number, tiles: string[] = []): Case => ({
    players: [
      { palace: "c1,c2,d1,d2,e1,e2", builders, tiles: [] },
      { palace: "c1,c2,d1,d2,e1,e2", builders: 0, tiles },
    ],
    alone: [],
    landscape: [],
    landscapes: "blocks",
    borders: [[0, 1, "beside"]],
  });

  it("name what lies in the way, what is touched, and with how many builders it would do", () => {
    spoken = en;
    expect(say(TOWN, "c5")).toBe("Your theatre lies on c5.");
    expect(say(TOWN, "d5")).toBe(
      "d5 touches your theatre. " +
        "With 1 builder buildings keep a distance from each other and from the palace; with 2 they may touch.",
    );
    expect(say(TOWN, "d1")).toMatch(/^d1 touches your palace\./);
    expect(say(TOWN, "d5", "landscape")).toBeUndefined();
    expect(say(TOWN, "e4 e5 e6")).toBeUndefined();
    expect(say(bordered(0), "g4")).toMatch(/^g4 lies on the border\./);
    expect(say(bordered(1), "g4")).toBeUndefined();
    expect(say(bordered(1, ["park@a4,a5,b4@None"]), "g4")).toMatch(
      /^The park of Bram lies straight across the border from g4\./,
    );
    expect(say(bordered(2, ["park@a4,a5,b4@None"]), "g4")).toBeUndefined();
    expect(say(bordered(1, ["tower@b4,b5,b6@None"]), "1:g4 2:a4", "together")).toMatch(
      /^Bram a4 touches the tower of Bram\. Bram has no builder/,
    );
    expect(say(bordered(1), "1:f4 1:g4", "together")).toMatch(/both sides of the border/);
  });

  it("are there in Dutch as well", () => {
    spoken = nl;
    expect(say(TOWN, "d5")).toBe(
      "d5 grenst aan je theater. " +
        "Met 1 bouwmeester houden gebouwen afstand tot elkaar en tot het paleis; met 2 mogen ze raken.",
    );
    expect(say(TOWN, "c5")).toBe("Op c5 ligt je theater.");
    expect(say(bordered(0), "g4")).toMatch(/^g4 ligt aan de grens\./);
    spoken = en;
  });
});
