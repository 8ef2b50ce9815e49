import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { rules as dominion } from "../../src/games/dominion/setup/rules";
import { rules as florence } from "../../src/games/florence/setup/rules";
import { rules as machiavelli } from "../../src/games/machiavelli/setup/rules";
import { lineOf, placeOf, sectionOf, type GameRules } from "../../src/games/base/rules";
import { Texts } from "../../src/lib/text/texts";
import type { View } from "../../src/lib/state/view";

const GAMES: Record<string, GameRules> = { dominion, florence, machiavelli };
const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf-8");

function textsOf(game: string, language: string): Texts {
  const folders = ["src/signoria/core/words", `src/signoria/games/${game}/words`, `client/src/games/${game}/words`];
  return new Texts(
    language,
    folders.map((folder) => read(`${folder}/${language}.ftl`)),
  );
}

/** The kinds of questions: each has its sentence. */
const kindsOf = (game: string) =>
  [...read(`src/signoria/games/${game}/words/en.ftl`).matchAll(/^question-([\w-]+) =/gm)].map((one) => one[1] ?? "");

const view = (more: object): View => ({ game: "", seat: 0, question: null, over: false, winners: null, ...more });
const asking = (kind: string, more: object = {}) => view({ question: { kind, seat: 0 }, ...more });

describe.each(Object.entries(GAMES))("the rules of %s", (game, rules) => {
  const languages = ["en", "nl"].map((language) => textsOf(game, language));

  it("say for every kind of question where to read about it, and for no other", () => {
    expect(Object.keys(rules.asked).sort()).toEqual(kindsOf(game).sort());
  });

  it.each(languages.map((texts) => [texts.language, texts] as const))("have all these places in %s", (_, texts) => {
    const sections = new Map(rules.sections(texts).map((one) => [one.id, one]));
    for (const place of Object.values(rules.asked)) {
      const section = sections.get(sectionOf(place));
      expect([place, section?.id]).toEqual([place, sectionOf(place)]);
      const line = lineOf(place);
      if (line !== null) expect(section?.lines.map((one) => one.id)).toContain(line);
    }
  });

  it.each(languages.map((texts) => [texts.language, texts] as const))("are worded in %s", (_, texts) => {
    for (const section of rules.sections(texts)) {
      expect(section.title).not.toMatch(/rules-/);
      for (const line of section.lines) expect(line.text).not.toMatch(/rules-/);
    }
    const entries = rules.chapters(texts, {}).flatMap((chapter) => chapter.entries);
    expect(new Set(entries.map((one) => one.id)).size).toBe(entries.length);
    for (const entry of entries) {
      expect(entry.name).not.toMatch(/^(card|character|thing)-/);
      expect([entry.id, entry.facts + entry.text]).not.toEqual([entry.id, ""]);
    }
  });

  it("have the same pages in the same order in both languages", () => {
    const ids = languages.map((texts) => [
      rules.sections(texts).map((one) => one.id),
      rules.chapters(texts, {}).map((chapter) => chapter.entries.map((one) => one.id)),
    ]);
    expect(ids[1]).toEqual(ids[0]);
  });
});

describe("the place in the rules", () => {
  it("follows the question, else the phase that the reader sees", () => {
    expect(placeOf(dominion, asking("buy-card", { phase: "buy" }))).toBe("turn buy");
    expect(placeOf(dominion, view({ phase: "clean-up" }))).toBe("turn clean");
    expect(placeOf(dominion, view({ phase: "over", over: true }))).toBe("end");
    expect(placeOf(florence, asking("auction-bid", { phase: "auction" }))).toBe("auction");
    expect(placeOf(florence, view({ phase: "characters" }))).toBe("muse");
    expect(placeOf(machiavelli, asking("choose-character", { turn: null }))).toBe("round");
    expect(placeOf(machiavelli, view({ turn: { character: "king" } }))).toBe("turn");
    expect(placeOf(machiavelli, view({ turn: null, over: true }))).toBe("score");
  });

  it("leads to the cards that a question is about", () => {
    expect(dominion.about(asking("throne-room-card"))).toEqual(["throne-room"]);
    expect(dominion.about(view({ question: { kind: "moat-reveal", seat: 0, attack: "witch" } }))).toEqual([
      "moat",
      "witch",
    ]);
    expect(machiavelli.about(asking("laboratory", { turn: { character: "king" } }))).toEqual(["laboratory", "king"]);
    expect(machiavelli.about(asking("choose-character", { turn: null }))).toEqual([]);
    expect(florence.about(view({ question: { kind: "auction-bid", seat: 0, item: "jester" } }))).toEqual(["jester"]);
  });

  it("leaves out what is not played with", () => {
    const table = { options: { "expansion-muse-princess": "on" }, players: [{}, {}, {}] };
    expect(["goal", "two", "muse", "cooperative"].filter((one) => florence.holds?.(one, view(table)))).toEqual([
      "goal",
      "muse",
    ]);
  });
});
