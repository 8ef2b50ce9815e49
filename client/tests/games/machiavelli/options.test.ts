import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  beginning,
  CHOSEN,
  darkLandsNumber,
  defaultOf,
  editionChanges,
  following,
  removedNumber,
  SWITCHES,
  toggledCharacter,
  VALUES,
} from "../../../src/games/machiavelli/setup/options";

const rules = new URL("../../../../src/signoria/games/machiavelli/data/", import.meta.url);
const source = (file: string) => readFileSync(new URL(file, rules), "utf-8");

describe("what can be chosen before a game", () => {
  it("is everything that the rules let a table settle", () => {
    const names = [...source("options.py").matchAll(/(?:OneOf|Number|SeveralOf)\("([a-z0-9-]+)"/g)].map(
      (found) => found[1] ?? "",
    );
    const choosable = new Set(["edition", ...Object.values(SWITCHES).flat(), ...Object.values(CHOSEN).flat()]);
    expect(names.length).toBeGreaterThan(30);
    expect([...choosable].sort()).toEqual([...new Set(names)].sort());
  });

  it("has the values of the rules, the usual one first", () => {
    for (const [, name = "", words = "", usual = ""] of source("options.py").matchAll(
      /OneOf\("([a-z0-9-]+)", \[([^\]*]*)\], (?:"([a-z0-9-]+)"|RANDOM)\)/g,
    )) {
      const values = [...words.matchAll(/"([a-z0-9-]+)"|([A-Z]+)/g)].map(
        (found) => found[1] ?? found[2]?.toLowerCase(),
      );
      if (!VALUES[name]) continue;
      expect([...VALUES[name]].sort(), name).toEqual([...values].sort());
      expect(defaultOf(name), name).toBe(usual || "random");
    }
  });
});

describe("options that go together", () => {
  it("count what comes in and what leaves", () => {
    expect([darkLandsNumber({}), removedNumber({})]).toEqual([3, 0]);
    expect(removedNumber({ "dl-district-count": 5 })).toBe(5);
    expect(removedNumber({ "dl-districts": "all" })).toBe(11);
    expect(removedNumber({ "dl-districts": "all", "dl-replace-lilac": "no" })).toBe(0);
    expect(removedNumber({ "dl-districts": "custom", "dl-district-list": ["park"], "dl-replace-lilac": "yes" })).toBe(
      1,
    );
  });

  it("follow each other", () => {
    expect(following({}, { "first-king": "chosen" })).toEqual({ "first-king": "chosen", "first-king-seat": 0 });
    expect(
      following({ "first-king": "chosen", "first-king-seat": 2 }, { "first-king": "random" })["first-king-seat"],
    ).toBeNull();
    expect(following({ "dl-district-count": 5 }, { "dl-districts": "custom" })).toEqual({
      "dl-districts": "custom",
      "dl-district-count": null,
      "dl-district-list": [],
    });
    const lilac = { "dl-districts": "all", "dl-lilac-removed": "custom", "dl-lilac-list": ["keep"] };
    expect(following(lilac, { "dl-districts": "none" })).toMatchObject({
      "dl-lilac-removed": "random",
      "dl-lilac-list": [],
    });
  });

  it("leave nothing of another edition", () => {
    const all = {
      "dl-districts": "all",
      "first-king": "chosen",
      "first-king-seat": 2,
      "character-set": "custom",
      characters: ["king"],
    };
    expect(editionChanges(all, "classic")).toMatchObject({
      "dl-districts": "random",
      "character-set": "random",
      characters: [],
      "first-king-seat": 2,
    });
    expect(editionChanges(all, "deluxe")).toMatchObject({ "first-king": "random", "first-king-seat": null });
  });
});

describe("characters chosen one by one", () => {
  it("are one of each rank", () => {
    const options = { edition: "dark-lands", "character-set": "custom", ...beginning("dark-lands", true, [], []) };
    expect(toggledCharacter(options, "tax-collector")).toEqual([
      "assassin",
      "tax-collector",
      "magician",
      "king",
      "bishop",
      "merchant",
      "architect",
      "warlord",
      "artist",
    ]);
    expect(toggledCharacter(options, "thief")).not.toContain("thief");
    // Somebody must move the crown.
    expect(toggledCharacter(options, "king")).toContain("king");
  });

  it("keep the first eight ranks in Deluxe", () => {
    const options = { edition: "deluxe", preset: "custom", ...beginning("deluxe", true, [], []) };
    expect(toggledCharacter(options, "thief")).toContain("thief");
    expect(toggledCharacter(options, "queen")).toContain("queen");
  });
});
