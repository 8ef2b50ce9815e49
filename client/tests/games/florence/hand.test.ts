import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { cellNamed, TILES, type Cell } from "../../../src/games/florence/box/pieces";
import { Placing } from "../../../src/games/florence/placing/placing.svelte";
import type { Play } from "../../../src/games/florence/play.svelte";
import { cellFrom, cellOn, cellsAt, commonField, places, readPlace } from "../../../src/games/florence/placing/sites";
import type { FlorenceView, Ground } from "../../../src/games/florence/view";
import { Formatter } from "../../../src/lib/text/formatter";
import type { Message } from "../../../src/lib/text/message";
import { Texts } from "../../../src/lib/text/texts";

const load = (language: string): Texts =>
  new Texts(language, [
    readFileSync(new URL(`../../../../src/signoria/games/florence/words/${language}.ftl`, import.meta.url), "utf-8"),
    readFileSync(new URL(`../../../src/games/florence/words/${language}.ftl`, import.meta.url), "utf-8"),
  ]);
const en = load("en");
const nl = load("nl");
let spoken = en;
vi.mock("../../../src/lib/text/language.svelte", () => ({ gameTexts: () => spoken }));

/** Why cells are barred, as the rules tell it. */
const about = (key: string, thing: string, owner: number, board?: number, builders = 1): Message => [
  key,
  {
    thing: { name: `thing-${thing}.within` },
    player: { seat: owner },
    ...(board === undefined ? {} : { distance: ["why-distance", { player: { seat: board }, builders }] as Message }),
  },
];
const barred = (cells: string, why: Message) => ({ cells: cells.split(" "), why });

/** A principality as in the middle of a game, with one builder: theatre, lake, forest and tower. */
const TOWN: Ground = {
  barred: [
    barred("a1 a2 b1 b2 c1 c2", about("why-covered", "palace", 0)),
    barred("a6 a7 b5 b6 c5", about("why-covered", "theatre", 0)),
    barred("a3 a4 a5 b3", about("why-covered", "lake", 0)),
    barred("e2 f2 g2 g3 g4", about("why-covered", "forest", 0)),
    barred("e1 f1 g1", about("why-covered", "tower", 0)),
    barred("c3 d1 d2", about("why-touches", "palace", 0, 0)),
    barred("b4 b7 c4 c6 d5", about("why-touches", "theatre", 0, 0)),
  ],
  otherwise: null,
};

interface Hand {
  kind?: string;
  options?: string[];
  question?: object;
  events?: object[];
  ground?: Ground | null;
  within?: string[];
}

function hand({
  kind = "turn-menu",
  options = [],
  question = {},
  events = [],
  ground = TOWN,
  within = ["place university", "place chapel"],
}: Hand = {}): { placing: Placing; sent: string[][] } {
  const view = { game: "florence", seat: 0, borders: [[0, 1, "beside"]], question: { kind, ...question } };
  const sent: string[][] = [];
  const play = {
    view: view as unknown as FlorenceView,
    kind,
    question: view.question,
    options,
    asked: true,
    acting: kind === "turn-menu",
    told: ground && { ground, within },
    reaches: (move: string) => within.includes(move),
    formatter: new Formatter(spoken, { names: ["Ilse", "Bram"], seat: 0 }),
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
    expect([placing.legal, placing.number, placing.wanted]).toEqual([true, 1, placing.place]);
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

  it("is not taken where there is no place for it, nor before the rules have said where", () => {
    const { placing } = hand();
    expect([placing.fits("tower"), placing.fits("chapel")]).toEqual([false, true]);
    const unknown = hand({ ground: null }).placing;
    unknown.start("chapel");
    expect(unknown.tile).toBeNull();
  });

  it("is considered where it lay well last, while it is moved on", () => {
    const { placing } = hand();
    placing.start("chapel");
    const { place } = placing;
    for (let step = 0; step < 9; step += 1) placing.move(-1, -1);
    expect(placing.place).not.toBe(place);
    expect([placing.legal, placing.wanted === placing.place]).toEqual([false, false]);
    placing.cancel();
    expect(placing.wanted).toBeNull();
  });

  it("is the landscape that was bought, and lies there before the rules have said a word", () => {
    const options = ["place lake d1 r0", "place lake d5 r0"];
    const { placing, sent } = hand({ kind: "place-landscape", options, question: { tile: "lake" }, ground: null });
    placing.begin();
    expect([placing.tile, placing.optional, placing.refusal]).toEqual(["lake", false, null]);
    placing.to(cellNamed("d5"));
    expect([placing.legal, placing.place]).toEqual([true, "place lake d5 r0"]);
    placing.move(0, -1);
    expect([placing.legal, placing.refusal]).toEqual([false, null]);
    placing.next();
    placing.confirm();
    expect(sent).toEqual([[placing.place]]);
  });
});

describe("a building of two players", () => {
  const ground: Ground = {
    barred: [
      barred("1:c1 1:c2 1:d1 1:d2 1:e1 1:e2", about("why-covered", "palace", 0)),
      barred("1:b1 1:b2 1:c3 1:d3 1:e3 1:f1 1:f2", about("why-touches", "palace", 0, 0)),
      barred("2:c1 2:c2 2:d1 2:d2 2:e1 2:e2", about("why-covered", "palace", 1)),
      barred("2:c4 2:c5 2:c6", about("why-covered", "tower", 1)),
    ],
    otherwise: ["why-both-sides", {}],
  };
  const field = commonField({ borders: [[0, 1, "beside"]] } as unknown as FlorenceView, 0, 1)!;
  const cells = ground.barred.flatMap((group) => group.cells);
  const free = places(field, "library", new Map(cells.map((name) => [String(cellFrom(field, name)), true])));
  const options = free.filter((move) => {
    const { tile, form, at } = readPlace(field, move)!;
    return new Set(cellsAt(tile, form, at).map(([x]) => x < 7)).size === 2;
  });
  const talk = (more: Hand = {}) =>
    hand({ kind: "joint-propose", ground, options, question: { active: 0, partner: 1, number: 1 }, ...more });

  it("lies on both sides of the border", () => {
    const { placing, sent } = talk();
    placing.start("library");
    expect(placing.field.columns).toBe(14);
    const seats = new Set(
      lies(placing)
        .split(" ")
        .map((cell) => cell[0]),
    );
    expect(seats).toEqual(new Set(["1", "2"]));
    expect(placing.places).toHaveLength(35);
    placing.move(-6, 4);
    expect([placing.legal, placing.refusal?.cell]).toEqual([false, null]);
    expect(placing.refusal?.text).toMatch(/both sides of the border/);
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
});

describe("reasons", () => {
  /** What is said when a tile is brought over a cell that is barred. */
  const say = (cell: string, more: Hand = {}): [string, string] | null => {
    const { placing } = hand(more);
    placing.start("chapel");
    placing.pointed = cellFrom(placing.field, cell);
    return placing.refusal && [placing.refusal.title, placing.refusal.text];
  };

  it("are those of the rules, with the cell as it is called", () => {
    spoken = en;
    expect(say("c5")).toEqual(["Why not on c5?", "Your theater is on c5."]);
    expect(say("d5")?.[1]).toBe(
      "d5 touches your theater. " +
        "With 1 builder, buildings must keep their distance from each other and from the palace; " +
        "with 2 they may touch.",
    );
    expect(say("e5")).toBeNull();
    const edge: Message = ["why-border", {}];
    expect(say("g6", { ground: { barred: [barred("g6", edge)], otherwise: null } })?.[1]).toMatch(
      /^g6 is at the border\./,
    );
  });

  it("name the owner of a board where there are two", () => {
    const theirs = barred("2:a4", about("why-touches", "tower", 1, 1, 0));
    const found = say("2:a4", {
      kind: "joint-propose",
      options: ["place chapel 1:g5 r0"],
      question: { active: 0, partner: 1 },
      ground: { barred: [theirs], otherwise: null },
    });
    expect(found?.[0]).toBe("Why not on Bram's a4?");
    expect(found?.[1]).toMatch(/^Bram's a4 touches Bram's tower\. Bram has no builder/);
  });

  it("begin with what is covered", () => {
    spoken = en;
    const { placing } = hand();
    placing.start("chapel");
    placing.at = cellNamed("c4");
    expect(placing.cells.map((cell) => cellOn(placing.field, cell))).toContain("c5");
    expect(placing.refusal?.text).toBe("Your theater is on c5.");
  });

  it("are there in Dutch as well", () => {
    spoken = nl;
    expect(say("d5")?.[1]).toBe(
      "d5 grenst aan je theater. " +
        "Met 1 bouwmeester houden gebouwen afstand tot elkaar en tot het paleis; met 2 mogen ze raken.",
    );
    expect(say("c5")?.[1]).toBe("Op c5 ligt je theater.");
    spoken = en;
  });
});
