import { readdirSync, readFileSync } from "node:fs";
import type { Rolldown } from "vite";
import { describe, expect, it } from "vitest";
import { aheadOf } from "../../plugins/ahead.ts";
import { LETTERS, withLetters } from "../../plugins/fonts.ts";
import { namedIn } from "../../plugins/icons.ts";
import { ICON_NAMES } from "../../src/lib/ui/icon-names.ts";

const ROOT = new URL("../../../", import.meta.url).pathname;
const FOLDERS = ["client/src", "src/signoria/games", "src/signoria/core/words", "src/signoria/analysis/words"];

function* files(folder: string, kind: RegExp): Iterable<[path: string, source: string]> {
  for (const entry of readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: "utf-8" }))
    if (kind.test(entry)) yield [entry.replaceAll("\\", "/"), readFileSync(`${ROOT}${folder}/${entry}`, "utf-8")];
}

describe("letters", () => {
  it("are all that we write", () => {
    const missing = new Set<string>();
    for (const folder of FOLDERS)
      for (const [, source] of files(folder, /\.ftl$/))
        for (const letter of source) if (letter !== "\n" && !LETTERS.includes(letter)) missing.add(letter);
    expect([...missing]).toEqual([]);
  });

  it("have a face that counts before the one they are taken from", () => {
    const path = new URL("../../node_modules/@fontsource-variable/fraunces/index.css", import.meta.url);
    const faces = withLetters(readFileSync(path, "utf-8"), "letters.woff2").match(/@font-face/g);
    const sheet = withLetters(readFileSync(path, "utf-8"), "letters.woff2");
    expect(faces).toHaveLength(4);
    expect(sheet.slice(sheet.lastIndexOf("@font-face"))).toMatch(/url\(letters\.woff2\)[^}]*U\+41,/);
  });
});

describe("pictures", () => {
  it("are each named by a file that brings it along", () => {
    const named = new Set(
      [...files("client/src", /\.(?:ts|svelte)$/)].flatMap(([path, source]) => namedIn(path, source)),
    );
    expect(ICON_NAMES.filter((name) => !named.has(name))).toEqual([]);
    expect(namedIn("generated/cards/dominion.ts", '"owl"')).toEqual([]);
  });
});

describe("what is said ahead", () => {
  const chunk = (fileName: string, facadeModuleId: string | null, imports: string[] = [], css: string[] = []) => ({
    type: "chunk",
    fileName,
    facadeModuleId,
    isEntry: facadeModuleId === "/src/main.ts",
    imports,
    viteMetadata: { importedCss: new Set(css) },
  });
  const bundle = {
    "index.js": chunk("index.js", "/src/main.ts", ["shell.js"]),
    "shell.js": chunk("shell.js", null, [], ["shell.css"]),
    "Home.js": chunk("Home.js", "/src/pages/Home.svelte", ["shell.js"], ["Home.css"]),
    "TablePage.js": chunk("TablePage.js", "/src/pages/TablePage.svelte", ["shell.js", "table.js"]),
    "table.js": chunk("table.js", null, ["shell.js"]),
    "plain.js": chunk("plain.js", "/src/games/plain/index.ts", ["table.js"]),
    "chess.js": chunk("chess.js", "/src/games/chess/index.ts", ["table.js", "shell.js"], ["chess.css"]),
    "en.js": chunk("en.js", "\0virtual:texts/chess/en"),
    "assets/fraunces-letters-x.woff2": { type: "asset" },
    "assets/fraunces-latin-x.woff2": { type: "asset" },
  } as unknown as Rolldown.OutputBundle;

  it("names each file once, where it is first wanted", () => {
    expect(aheadOf(bundle)).toEqual({
      first: ["index.js", "shell.js", "shell.css"],
      fonts: ["assets/fraunces-letters-x.woff2"],
      pages: { home: ["Home.js", "Home.css"], table: ["TablePage.js", "table.js", "plain.js"] },
      games: { chess: ["chess.js", "chess.css"] },
      words: { chess: { en: ["en.js"] } },
    });
  });
});
