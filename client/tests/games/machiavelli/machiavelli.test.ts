import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CARDS, CHARACTERS } from "../../../src/games/machiavelli/cards";
import { targetOf } from "../../../src/games/machiavelli/talk/targets";
import { spots, type MachiavelliView } from "../../../src/games/machiavelli/view";
import {
  eventLine,
  logLines,
  optionText,
  printingOf,
  spot,
  worded,
} from "../../../src/games/machiavelli/words/wording";
import { Texts } from "../../../src/lib/text/texts";
import { valueKey } from "../../../src/lib/text/wording";

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
const names = ["Ilse", "Bram", "Noor"];
const DELUXE = printingOf({ edition: "deluxe" });

describe("cards", () => {
  it("have names and texts in both languages", () => {
    for (const texts of [en, nl]) {
      for (const card of CARDS) expect(texts.has(`card-${card.name}.text`)).toBe(true);
      for (const one of CHARACTERS) expect(texts.has(`character-${one.name}.text`)).toBe(true);
    }
  });
});

describe("wording", () => {
  it("labels options with cards, players and districts", () => {
    expect(optionText(en, "build tavern")).toBe("Build Tavern");
    expect(optionText(en, "player 2", names)).toBe("Noor");
    expect(optionText(nl, "district 1 tavern", names, 0)).toContain("Bram");
    expect(spot("tavern-2")).toEqual(["tavern", 2]);
    expect(spot("town-hall")).toEqual(["town-hall", 1]);
  });

  it("calls cards as their box does", () => {
    const first = printingOf({ edition: "classic", "dutch-names": "first-print" });
    expect(worded(en, "card-haunted-quarter", DELUXE)).toBe("Haunted Quarter");
    expect(worded(en, "card-haunted-quarter", first)).toBe("Haunted City");
    expect(worded(en, "card-laboratory.text", first)).toContain("1 gold");
    expect(valueKey("9")).toBe("value-9");
    expect(valueKey("auto")).toBe("auto");
  });

  it("addresses the reader", () => {
    const event = { at: 1, event: "income-gold", seat: 0, gold: 2 };
    expect(eventLine(en, event, 0, names)).toMatch(/^You /);
    expect(eventLine(en, event, 1, names)).toMatch(/^Ilse /);
  });

  it("says how a district was paid for", () => {
    const event = {
      at: 1,
      event: "built",
      seat: 0,
      builder: 0,
      district: "thieves-den",
      cost: 6,
      price: 6,
      cards: 0,
      size: 1,
    };
    expect(eventLine(en, event, 1, names)).toBe("Ilse builds Thieves' Den for 6 gold.");
    expect(eventLine(en, { ...event, price: 5 }, 1, names)).toBe("Ilse builds Thieves' Den for 5 gold instead of 6.");
    expect(eventLine(en, { ...event, price: 2, cards: 4 }, 1, names)).toBe(
      "Ilse builds Thieves' Den for 2 gold and 4 cards.",
    );
    expect(eventLine(nl, { ...event, price: 0, cards: 6 }, 1, names)).toMatch(/voor 6 kaarten\.$/);
    expect(eventLine(en, { ...event, price: 0 }, 1, names)).toMatch(/without paying\.$/);
  });

  it("tells drawn cards once", () => {
    const events = [
      { at: 0, event: "cards-drawn", seat: 0, number: 2, reason: "architect" },
      { at: 1, event: "bonus", seat: 0, gold: 0, cards: 2, character: "architect" },
    ];
    expect(logLines(en, events, 1, names, DELUXE).map((line) => line.at)).toEqual([1]);
    const own = [{ ...events[0]!, cards: ["tavern", "market"], secret: true }, events[1]!];
    expect(logLines(en, own, 0, names, DELUXE).map((line) => line.at)).toEqual([0]);
  });

  it("has both languages say the same", () => {
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
