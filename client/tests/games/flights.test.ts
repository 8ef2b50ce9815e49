import { describe, expect, it } from "vitest";
import type { LogLine } from "../../src/generated/wire";
import { flightsOf as inDominion } from "../../src/games/dominion/moved";
import { flightsOf as inFlorence } from "../../src/games/florence/board/moved";
import { flightsOf as inMachiavelli } from "../../src/games/machiavelli/board/moved";
import { happened, type GameEvent } from "../../src/lib/state/events";
import type { Flight } from "../../src/lib/ui/flying";
import cases from "../lib/sentences.json";

const FLIGHTS: Record<string, (event: GameEvent) => Flight[]> = {
  dominion: inDominion,
  florence: inFlorence,
  machiavelli: inMachiavelli,
};
// Things that change hands without that one sees them fly.
const STILL: Record<string, string[]> = {
  dominion: ["card-returned", "card-set-aside", "deck-flipped", "draft-picked", "revealed-discarded", "revealed-taken"],
  florence: ["character-returned", "person-returned", "persons-dealt", "pp-bought", "pp-sold"],
  machiavelli: ["bribed", "refund", "taxed", "threat-turned", "wagon-cleared", "warrant-turned"],
};

const lines = cases.lines as unknown as { game: string; line: LogLine }[];
const event = (kind: string, args: LogLine["args"]) => happened([{ event: kind, args } as LogLine])[0]!;

/** What flies, and between which places: the first that is looked for. */
function ways(flights: (Flight & { thing?: string })[]): string[] {
  return flights.map(({ thing, from, to }) => `${thing ? `${thing}: ` : ""}${String(from[0])} > ${String(to[0])}`);
}

describe("what flies at every table", () => {
  it("is told by the line itself: whose it is, how many, and where it goes", () => {
    const moved = new Set<string>();
    for (const { game, line } of lines) {
      const [told] = happened([line]);
      for (const flight of FLIGHTS[game]!(told!)) {
        moved.add(`${game} ${line.event}`);
        expect(`${line.event} ${[...flight.from, ...flight.to].join(" ")}`).not.toMatch(/undefined|null|NaN/);
        expect(flight.from).not.toEqual(flight.to);
      }
    }
    expect([...moved].sort()).toEqual(MOVING);
  });

  it("is nothing where nothing moves", () => {
    for (const [game, kinds] of Object.entries(STILL))
      for (const kind of kinds) expect(FLIGHTS[game]!(event(kind, { player: { seat: 0 } }))).toEqual([]);
    const turn = event("turn-start", { player: { seat: 1 } });
    for (const flightsOf of Object.values(FLIGHTS)) expect(flightsOf(turn)).toEqual([]);
  });
});

const MOVING = [
  "dominion action-played",
  "dominion card-bought",
  "dominion card-gained",
  "dominion card-trashed",
  "dominion cards-discarded",
  "dominion cards-drawn",
  "dominion clean-up",
  "dominion deck-shuffled",
  "dominion treasure-played",
  "florence bonus-taken",
  "florence builder-gained",
  "florence building-built",
  "florence character-bought",
  "florence freedom-introduced",
  "florence jester-gained",
  "florence joint-built",
  "florence landscape-placed",
  "florence object-bought",
  "florence person-recruited",
  "florence person-taken",
  "florence prestige-picked",
  "florence work-completed",
  "machiavelli bonus",
  "machiavelli built",
  "machiavelli card-taken",
  "machiavelli cards-drawn",
  "machiavelli crown-moved",
  "machiavelli destroyed",
  "machiavelli district-income",
  "machiavelli exchanged",
  "machiavelli gold-taken",
  "machiavelli hands-swapped",
  "machiavelli income-cards",
  "machiavelli income-gold",
  "machiavelli loan",
  "machiavelli robbed",
  "machiavelli seer-gave",
  "machiavelli seer-took",
  "machiavelli seized",
  "machiavelli tithe",
];

describe("what flies in Machiavelli", () => {
  const [seat, owner] = [{ seat: 0 }, { seat: 1 }];
  it.each([
    ["income-gold", { player: seat, gold: 2 }, ["coin: deck > gold-0", "coin: deck > gold-0"]],
    ["bonus", { player: seat, gold: 0 }, []],
    ["cards-drawn", { player: owner, number: 2 }, ["card: deck > hand-1", "card: deck > hand-1"]],
    ["built", { player: seat, builder: owner }, ["house: hand-1 > city-0"]],
    ["robbed", { player: seat, thief: owner, gold: 1 }, ["coin: gold-0 > gold-1"]],
    ["robbed", { player: seat, thief: owner, gold: 0 }, []],
    ["destroyed", { player: seat, owner }, ["house: city-1 > deck"]],
    ["seized", { player: seat, owner, gold: 1 }, ["house: city-1 > city-0", "coin: gold-0 > gold-1"]],
    [
      "exchanged",
      { player: seat, owner, gold: 1 },
      ["house: city-1 > city-0", "house: city-0 > city-1", "coin: gold-0 > gold-1"],
    ],
    ["seer-took", { player: seat, owner }, ["card: hand-1 > hand-0"]],
    ["seer-gave", { player: seat, owner }, ["card: hand-0 > hand-1"]],
    ["loan", { player: seat, owner, gold: 1, number: 1 }, ["coin: gold-1 > gold-0", "card: hand-0 > hand-1"]],
    ["tithe", { player: seat, owner }, ["coin: gold-1 > gold-0"]],
    ["crown-moved", { from: seat, to: owner }, ["crown: panel-0 > panel-1"]],
  ])("%s", (kind, args, expected) => {
    expect(ways(inMachiavelli(event(kind, args)))).toEqual(expected);
  });

  it("is a handful at most", () => {
    expect(inMachiavelli(event("income-gold", { player: seat, gold: 9 }))).toHaveLength(4);
  });
});

describe("what flies in Dominion", () => {
  const card = { name: "card-silver" };
  const player = { seat: 1 };
  it.each([
    ["action-played", { player, card, play: "normal" }, ["hand-1 > play"]],
    ["action-played", { player, card, play: "second" }, []],
    ["treasure-played", { player, cards: { counted: { "card-silver": 2 } } }, ["hand-1 > play", "hand-1 > play"]],
    ["card-bought", { player, card }, ["pile-silver > discard-1"]],
    ["card-gained", { player, card, source: "supply", place: "hand" }, ["pile-silver > hand-1"]],
    ["card-gained", { player, card, source: "supply", place: "deck" }, ["pile-silver > deck-1"]],
    ["card-gained", { player, card, source: "trash", place: "discard" }, ["trash > discard-1"]],
    ["card-trashed", { player, card, source: "hand" }, ["hand-1 > trash"]],
    ["card-trashed", { player, card, source: "revealed" }, ["offer > trash"]],
    ["cards-drawn", { player, number: 2 }, ["deck-1 > hand-1", "deck-1 > hand-1"]],
    ["cards-discarded", { player, number: 1, top: card }, ["hand-1 > discard-1"]],
    ["deck-shuffled", { player }, ["discard-1 > deck-1"]],
  ])("%s", (kind, args, expected) => {
    expect(ways(inDominion(event(kind, args)))).toEqual(expected);
  });

  it("has its face only where everybody sees it", () => {
    const drawn = event("cards-drawn", {
      player,
      number: 2,
      cards: { counted: { "card-silver": 1, "card-copper": 1 } },
    });
    expect(inDominion(drawn).map((one) => one.card)).toEqual(["silver", "copper"]);
    expect(inDominion(event("cards-drawn", { player, number: 2 })).map((one) => one.card)).toEqual([null, null]);
    expect(inDominion(event("deck-shuffled", { player }))[0]!.card).toBeNull();
  });
});

describe("what flies in Florence", () => {
  const player = { seat: 1 };
  const card = { name: "thing-forest" };
  it.each([
    ["landscape-placed", { player, card }, ["tile: stack-forest > board-1"]],
    ["building-built", { player, card, price: 700 }, ["tile: stack-forest > board-1", "coin: purse-1 > bank"]],
    ["building-built", { player, card, price: 0 }, ["tile: stack-forest > board-1"]],
    ["person-recruited", { player, victim: { seat: 0 } }, ["card: panel-0 > cards-1"]],
    ["work-completed", { player, income: 1200 }, ["stone: works > stone-1", "coin: bank > purse-1"]],
    ["work-completed", { player, income: 0 }, ["stone: works > stone-1"]],
    ["joint-built", { active: player, tile: card }, ["tile: stack-forest > board-1"]],
  ])("%s", (kind, args, expected) => {
    expect(ways(inFlorence(event(kind, args)))).toEqual(expected);
  });
});
