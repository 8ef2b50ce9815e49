import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { BONUS, BUILDINGS, CHARACTERS, FREEDOMS, LANDSCAPES, PERSONS, PRESTIGE } from "../src/games/florence/pieces";
import type { FlorenceView } from "../src/games/florence/view";
import { aboutOf, eventLine, logLines, nameOf, optionText, questionLine, valueText, waitingLine } from "../src/games/florence/wording";
import type { GameEvent } from "../src/lib/events";
import { Texts } from "../src/lib/texts";
import sentences from "./florence-wording.json";

const root = new URL("../../src/signoria/", import.meta.url);
const table = new URL("../src/games/florence/text/", import.meta.url);
const load = (language: string) =>
  new Texts(language, [
    readFileSync(new URL(`core/words/${language}.ftl`, root), "utf-8"),
    readFileSync(new URL(`games/florence/text/${language}.ftl`, root), "utf-8"),
    readFileSync(new URL(`${language}.ftl`, table), "utf-8"),
  ]);
const texts = { en: load("en"), nl: load("nl") };
const names = ["Anna", "Bram", "Chris", "Dora", "Emma"];

describe("names", () => {
  it("are there in both languages, and persons, cards and characters say what they do", () => {
    for (const language of [texts.en, texts.nl]) {
      for (const thing of [...BUILDINGS, ...LANDSCAPES, ...FREEDOMS, "jester", "builder", "prestige", "recruit", "landscape"]) expect(language.has(`thing-${thing}`)).toBe(true);
      for (const card of [...Object.keys(PERSONS), ...Object.keys(PRESTIGE), ...Object.keys(BONUS), ...Object.keys(CHARACTERS)]) expect(aboutOf(language, card)).toMatch(/\.$/);
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

describe("wording of the client is that of the engine", () => {
  for (const language of ["en", "nl"] as const) {
    it(`for options in ${language}`, () => {
      for (const option of sentences.options) expect(optionText(texts[language], option.move)).toBe(option[language]);
      expect(sentences.options.length).toBeGreaterThan(60);
    });

    it(`for questions in ${language}`, () => {
      for (const question of sentences.questions) {
        const view = question.view as unknown as FlorenceView;
        expect([questionLine(texts[language], view, names), waitingLine(texts[language], view, names)]).toEqual(question[language]);
      }
    });

    it(`for events in ${language}`, () => {
      for (const { event, reader, ...lines } of sentences.events) expect(eventLine(texts[language], event as unknown as GameEvent, reader, names)).toBe(lines[language]);
    });
  }

  it("leaves no question and no event out", () => {
    const source = readFileSync(new URL("games/florence/text/en.ftl", root), "utf-8");
    const keys = (start: string) => [...source.matchAll(new RegExp(`^${start}-([a-z0-9-]+) =`, "gm"))].map((found) => found[1]);
    const asked = new Set(sentences.questions.map((question) => question.view.question.kind));
    const told = new Set(sentences.events.map(({ event }) => event.event));
    expect(keys("question").filter((kind) => !asked.has(kind ?? ""))).toEqual([]);
    expect(keys("event").filter((kind) => !told.has(kind ?? ""))).toEqual([]);
  });
});

describe("wording", () => {
  it("tells cards to who saw them alone", () => {
    const taken = { at: 1, event: "person-taken", seat: 0, price: 300, number: 5 };
    expect(eventLine(texts.en, taken, 1, names)).toBe("Anna: a person for 300, one of 5 cards.");
    const own = { ...taken, kind: "poet", kinds: ["poet", "painter"], secret: true };
    expect(eventLine(texts.en, own, 0, names)).toBe("You: a person for 300, Poet, out of Poet and Painter.");
  });

  it("is silent about what the table shows, and tells what the shell knows", () => {
    const shell = new Texts("en", ["event-undone = { $player } takes back."]);
    const events = [
      { at: 0, event: "turn-end", seat: 0, actions: 0 },
      { at: 1, event: "undone", seat: 1 },
      { at: 2, event: "bid-passed", seat: 1, item: "lake" },
    ];
    expect(logLines(texts.en, events, 1, names, { shell }).map((line) => line.text)).toEqual(["Bram takes back.", "You pass."]);
  });

  it("spells numbers that are values of table options", () => {
    expect(valueText(texts.en, "two-player-freedoms", "4")).toBe("Four, which is harder");
    expect(valueText(texts.nl, "two-player-freedoms", "5")).toBe("Vijf");
    expect(valueText(texts.en, "expansion-cooperative", "on")).toBe("With");
  });
});
