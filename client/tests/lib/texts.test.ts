import { existsSync, readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { Texts, timesOf } from "../../src/lib/text/texts";

const shell = new URL("../../src/text/", import.meta.url);
const bays = ofGames("setup/bay");
/** What is said of games that were looked at, by the command line too: it joins the texts of the shell. */
const analysis = new URL("../../../src/signoria/analysis/words/", import.meta.url);
const folders = [shell, analysis, ...bays, ...ofGames("words")];
const words = new URL("../../../src/signoria/core/words/", import.meta.url);
/** The texts that games bring along: those at the door, which join those of the shell, and those of their tables. */
function ofGames(room: string): URL[] {
  const games = new URL("../../src/games/", import.meta.url);
  return readdirSync(games)
    .map((game) => new URL(`${game}/${room}/`, games))
    .filter((folder) => existsSync(new URL("en.ftl", folder)));
}

/** What a file of texts says, read once. */
const texts = new Map<string, string>();
const read = (base: URL, language: string) => {
  const file = new URL(`${language}.ftl`, base);
  const known = texts.get(file.href) ?? readFileSync(file, "utf-8");
  texts.set(file.href, known);
  return known;
};
/** What each message of a file says, by its key. */
const messages = new Map<string, Map<string, string>>();
const messagesOf = (base: URL, language: string) => {
  const id = `${base.href}${language}`;
  const known =
    messages.get(id) ??
    new Map(
      read(base, language)
        .split(/^(?=[a-z])/m)
        .map((entry) => [entry.split(" =", 1)[0] ?? "", entry.split(/^#/m)[0] ?? ""]),
    );
  messages.set(id, known);
  return known;
};
const keys = (folder: URL, language: string) =>
  [...read(folder, language).matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? "");
/** They only choose the article of a thing or the form of a verb, which are alike in the other language. */
const GRAMMAR = new Set(["tile", "you"]);
const variables = (folder: URL, language: string, key: string) => {
  const message = messagesOf(folder, language).get(key) ?? "";
  const all = [...message.matchAll(/\$([\w-]+)/g)].map((found) => found[1] ?? "");
  const chosenBy = [...message.matchAll(/\$([\w-]+) ->/g)].map((found) => found[1] ?? "");
  const shown = all.filter((name) => !(GRAMMAR.has(name) && chosenBy.includes(name)));
  return [...new Set(shown)].sort();
};

describe.each(folders.map((folder) => [folder.pathname.split("/").slice(-3, -1).join("/"), folder] as const))(
  "texts of %s",
  (_, folder) => {
    it("are the same in both languages", () => {
      expect(keys(folder, "nl").sort()).toEqual(keys(folder, "en").sort());
    });

    it("are defined once and are well formed", () => {
      for (const language of ["en", "nl"]) {
        const all = keys(folder, language);
        expect(new Set(all).size).toBe(all.length);
        expect([...new FluentResource(read(folder, language)).body].length).toBe(all.length);
      }
    });

    it("take the same variables, but for words that one language does without", () => {
      for (const key of keys(folder, "en"))
        expect([key, variables(folder, "nl", key)]).toEqual([key, variables(folder, "en", key)]);
    });
  },
);

describe("texts of the shell", () => {
  const all = [shell, analysis, ...bays].flatMap((folder) => keys(folder, "en"));

  it("are defined once, those of the games included", () => {
    expect(all.filter((key, place) => all.indexOf(key) !== place)).toEqual([]);
  });

  it("hold every reason the tables and the server give", () => {
    const source = new URL("../../../src/signoria/", import.meta.url);
    const found = new Set<string>();
    for (const part of ["tables/", "web/"]) {
      for (const file of readdirSync(new URL(part, source), { recursive: true, withFileTypes: true })) {
        if (!file.isFile() || !file.name.endsWith(".py")) continue;
        const text = readFileSync(`${file.parentPath}/${file.name}`, "utf-8");
        for (const reason of text.matchAll(/"(reason-[a-z-]+)"/g)) found.add(reason[1] ?? "");
      }
    }
    expect([...found].filter((reason) => !all.includes(reason))).toEqual([]);
  });

  it("join lists and count names", () => {
    const names = [
      ...["card-estate = Landgoed", "    .one = een Landgoed", "    .many = Landgoederen"],
      ...["card-park = Park", "    .the = het Park"],
    ].join("\n");
    const texts = new Texts("nl", [read(words, "nl"), names]);
    expect(texts.counted(timesOf(["card-estate", "card-park", "card-estate"]))).toBe("2 Landgoederen en het Park");
    expect(texts.counted({ "card-estate": 1, "card-gem": 2 })).toBe("een Landgoed en 2 gem");
    expect(texts.listing([])).toBe("");
  });

  it("are all there for whoever asks in the source", () => {
    const source = new URL("../../src/", import.meta.url);
    const known = new Set(all);
    const missing: string[] = [];
    for (const file of readdirSync(source, { recursive: true, withFileTypes: true })) {
      if (!file.isFile() || !/\.(svelte|ts)$/.test(file.name)) continue;
      const text = readFileSync(`${file.parentPath}/${file.name}`, "utf-8");
      for (const asked of text.matchAll(/\bt\("([a-z0-9-]+)"/g))
        if (!known.has(asked[1]!)) missing.push(`${file.name}: ${asked[1]!}`);
    }
    expect(missing).toEqual([]);
  });
});
