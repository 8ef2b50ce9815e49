import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CARDS, CHARACTERS } from "../../../src/games/machiavelli/cards";
import { targetOf } from "../../../src/games/machiavelli/talk/targets";
import { spots, type MachiavelliView } from "../../../src/games/machiavelli/view";
import { DELUXE_PRINT, printingOf } from "../../../src/games/machiavelli/words/names";
import { spot } from "../../../src/lib/text/labels";
import { valueKey } from "../../../src/lib/text/notation";
import { Texts } from "../../../src/lib/text/texts";

const root = new URL("../../../../src/signoria/", import.meta.url);
const table = new URL("../../../src/games/machiavelli/words/", import.meta.url);
const load = (language: string) =>
  new Texts(language, [
    readFileSync(new URL(`core/words/${language}.ftl`, root), "utf-8"),
    readFileSync(new URL(`games/machiavelli/words/${language}.ftl`, root), "utf-8"),
    readFileSync(new URL(`${language}.ftl`, table), "utf-8"),
  ]);
const en = load("en");
const nl = load("nl");

describe("cards", () => {
  it("have names and texts in both languages", () => {
    for (const texts of [en, nl]) {
      for (const card of CARDS) expect(texts.has(`card-${card.name}.text`)).toBe(true);
      for (const one of CHARACTERS) expect(texts.has(`character-${one.name}.text`)).toBe(true);
    }
  });
});

describe("words", () => {
  it("tell districts apart that are one of several", () => {
    expect(spot("tavern-2")).toEqual(["tavern", 2]);
    expect(spot("town-hall")).toEqual(["town-hall", 1]);
  });

  it("call cards as their box does", () => {
    const first = printingOf({ edition: "classic", "dutch-names": "first-print" });
    expect(printingOf({ edition: "deluxe" })).toEqual(DELUXE_PRINT);
    expect(en.printed("card-haunted-quarter", DELUXE_PRINT)).toBe("Haunted Quarter");
    expect(en.printed("card-haunted-quarter", first)).toBe("Haunted City");
    expect(en.printed("card-laboratory.text", first)).toContain("1 gold");
    expect(valueKey("9")).toBe("value-9");
    expect(valueKey("auto")).toBe("auto");
  });

  it("are the same in both languages", () => {
    const keys = (language: string) =>
      [...readFileSync(new URL(`${language}.ftl`, table), "utf-8").matchAll(/^([a-z-]+) =/gm)].map((found) => found[1]);
    expect(keys("nl")).toEqual(keys("en"));
  });
});

describe("targets", () => {
  const view = { question: { kind: "turn-action", seat: 0 } } as unknown as MachiavelliView;

  it("finds where an option is chosen", () => {
    expect(targetOf(view, "build-by-loan palace")).toEqual({ zone: "hand", id: "palace" });
    expect(targetOf(view, "build-by-sacrifice")).toEqual({ zone: "hand", id: "necropolis" });
    expect(targetOf(view, "district 1 tavern-2")).toEqual({ zone: "district", id: "1 tavern-2" });
    expect(targetOf(view, "name king")).toEqual({ zone: "strip", id: "king" });
    expect(targetOf(view, "end-turn").zone).toBe("button");
  });

  it("tells equal districts apart by the gold on them alone", () => {
    const tavern = (adorned: number) => ({ district: "tavern", cost: 1 + adorned, adorned });
    expect(spots([tavern(1), tavern(0), tavern(1)])).toEqual(["tavern-2", "tavern", "tavern-2"]);
  });
});
