import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { coveredBy, placedOn } from "../../../src/games/florence/board/cells";
import { changesWith, fitting, setChanges, setOf, SETS, VALUES } from "../../../src/games/florence/setup/options";
import {
  BONUS,
  BUILDINGS,
  CHARACTERS,
  FREEDOMS,
  LANDSCAPES,
  PERSONS,
  PRESTIGE,
} from "../../../src/games/florence/box/pieces";
import { entries } from "../../../src/games/florence/talk/text-options";
import type { FlorenceView } from "../../../src/games/florence/view";
import { aboutOf, nameOf, valueText } from "../../../src/games/florence/words/names";
import { Texts } from "../../../src/lib/text/texts";
import placements from "./places.json";

const root = new URL("../../../../src/signoria/", import.meta.url);
const table = new URL("../../../src/games/florence/words/", import.meta.url);
const load = (language: string) =>
  new Texts(language, [
    readFileSync(new URL(`core/words/${language}.ftl`, root), "utf-8"),
    readFileSync(new URL(`games/florence/words/${language}.ftl`, root), "utf-8"),
    readFileSync(new URL(`${language}.ftl`, table), "utf-8"),
  ]);
const texts = { en: load("en"), nl: load("nl") };

describe("names", () => {
  it("are there in both languages, and persons, cards and characters say what they do", () => {
    for (const language of [texts.en, texts.nl]) {
      for (const thing of [
        ...BUILDINGS,
        ...LANDSCAPES,
        ...FREEDOMS,
        "jester",
        "builder",
        "prestige",
        "recruit",
        "landscape",
      ])
        expect(language.has(`thing-${thing}`)).toBe(true);
      for (const card of [...Object.keys(PERSONS), ...Object.keys(PRESTIGE), ...BONUS, ...Object.keys(CHARACTERS)])
        expect(aboutOf(language, card)).toMatch(/\.$/);
    }
    expect(nameOf(texts.nl, "organ-builder")).toBe("Orgelbouwer");
    expect(nameOf(texts.nl, "merchant")).toBe("Koopman");
    expect(nameOf(texts.nl, "recruit")).toBe("Wegkoopkaart");
  });

  it("of persons begin with the right article", () => {
    for (const person of Object.keys(PERSONS)) expect(aboutOf(texts.en, person)).not.toMatch(/\ba [aeio]/);
    expect(aboutOf(texts.en, "composer")).toBe("Wants an opera, a lake and freedom of opinion.");
  });
});

describe("values of table options", () => {
  it("are spelt where they are numbers", () => {
    expect(valueText(texts.en, "two-player-freedoms", "4")).toBe("Four, which is harder");
    expect(valueText(texts.nl, "two-player-freedoms", "5")).toBe("Vijf");
    expect(valueText(texts.en, "expansion-cooperative", "on")).toBe("With");
  });
});

describe("placements", () => {
  const places = placements as unknown as { move: string; borders: FlorenceView["borders"]; cells: string[] }[];

  it("cover the cells that the engine covers, across borders too", () => {
    for (const place of places)
      expect([place.move, coveredBy(place.move, place.borders).sort()]).toEqual([place.move, place.cells]);
    expect(places.filter((place) => place.move.includes(":")).length).toBeGreaterThan(20);
  });

  it("can be written as tile and cells", () => {
    for (const place of places) {
      const tile = place.move.split(" ")[1] ?? "";
      expect(
        placedOn(
          `${tile}@${place.cells.join(",")}`,
          places.map((one) => one.move),
          place.borders,
        ),
      ).toBe(place.move);
    }
    expect(placedOn("tower@a1,a2,a3", ["place tower d3 r0"])).toBeNull();
  });
});

describe("options in words", () => {
  const moves = [
    "place tower d3 r0",
    "place tower d3 r1",
    "place tower d4 r0",
    "place chapel a1 r0",
    "place chapel a1 r1",
  ];

  it("are found in steps", () => {
    expect(entries(moves, null).map((entry) => entry.notation)).toEqual(["place tower", "place chapel"]);
    expect(entries(moves, "place tower").map((entry) => entry.notation)).toEqual([
      "place tower d3",
      "place tower d4 r0",
    ]);
    expect(entries(moves, "place tower d3").map((entry) => entry.notation)).toEqual([
      "place tower d3 r0",
      "place tower d3 r1",
    ]);
  });

  it("skip a step that leaves no choice", () => {
    expect(entries(moves, "place chapel").map((entry) => entry.notation)).toEqual([
      "place chapel a1 r0",
      "place chapel a1 r1",
    ]);
    expect(entries(["place lake a1 r0", "place lake b1 r0"], null).map((entry) => entry.notation)).toEqual([
      "place lake a1 r0",
      "place lake b1 r0",
    ]);
  });

  it("stand alone where there is nothing to group", () => {
    expect(entries(["work", "sell 1", "sell 2", "end-turn"], null)).toEqual([
      { notation: "work", moves: ["work"] },
      { notation: "sell", moves: ["sell 1", "sell 2"] },
      { notation: "end-turn", moves: ["end-turn"] },
    ]);
    expect(entries(["stake muse 3", "pass"], null).map((entry) => entry.notation)).toEqual(["stake muse 3", "pass"]);
  });
});

describe("options of a table", () => {
  const setup = readFileSync(new URL("games/florence/rules/setup.py", root), "utf-8");

  it("are those of the rules, with their defaults first", () => {
    const found = [...setup.matchAll(/OneOf\("([a-z-]+)", \[([^\]]*)\], "([a-z0-9-]+)"(?!.*offered=False)/g)];
    expect(
      found.map(([, name, values]) => [name, [...(values ?? "").matchAll(/"([^"]+)"/g)].map((one) => one[1])]),
    ).toEqual(Object.entries(VALUES).slice(0, found.length));
    expect(found.every(([, name, , usual]) => VALUES[name ?? ""]?.[0] === usual)).toBe(true);
    for (const [name, values] of Object.entries(VALUES))
      for (const value of values)
        for (const language of [texts.en, texts.nl])
          expect(valueText(language, name, value)).not.toContain("table-option");
  });

  it("make up the recommended sets of the rules", () => {
    const source = readFileSync(new URL("games/florence/data/presets.py", root), "utf-8");
    const table = /RECOMMENDED[^{]*(\{[\s\S]*?\n\})/.exec(source)?.[1] ?? "";
    expect(JSON.parse(table.replace(/,(\s*\})/g, "$1"))).toEqual(SETS);
    for (const name of Object.keys(SETS)) expect(setOf(setChanges(name))).toBe(name);
    expect(
      setOf({ "expansion-muse-princess": "on", "expansion-cooperative": "on", "no-pp-for-money": "on" }),
    ).toBeNull();
  });

  it("change together where one goes with the other alone", () => {
    expect(changesWith("expansion-muse-princess", "off")).toEqual({
      "expansion-muse-princess": "off",
      "no-pp-for-money": "off",
    });
    expect(changesWith("no-pp-for-money", "on")).toEqual({ "expansion-muse-princess": "on", "no-pp-for-money": "on" });
    expect(changesWith("start-player", "chosen")).toEqual({ "start-player": "chosen", "start-seat": 0 });
    expect(changesWith("start-player", "random")).toEqual({ "start-player": "random", "start-seat": null });
  });

  it("fit the number of players", () => {
    expect(fitting({ "two-player-freedoms": "4", "start-seat": 2 }, 2)).toEqual({ "start-seat": 0 });
    expect(fitting({ "two-player-freedoms": "4", "start-seat": 2 }, 3)).toEqual({ "two-player-freedoms": "5" });
    expect(fitting({}, 5)).toBeNull();
  });
});
