import { describe, expect, it } from "vitest";
import { divided } from "../../plugins/chunks.ts";

const page = (name: string) => `/src/pages/${name}.svelte`;
const imports: Record<string, [now: string[], later: string[]]> = {
  "/src/main.ts": [["/src/App.svelte"], []],
  "/src/App.svelte": [["/src/icon.ts"], [page("Home"), page("TablePage"), page("Learn"), page("Lobby")]],
  [page("Home")]: [["/src/icon.ts", "/src/bay.ts", "/src/rows.ts", "/src/strip.ts"], []],
  [page("Learn")]: [["/src/rows.ts", "/src/owl.ts"], []],
  [page("Lobby")]: [["/src/seal.ts"], []],
  [page("TablePage")]: [
    ["/src/strip.ts", "/src/log.ts"],
    ["/src/games/plain/index.ts", "/src/games/chess/index.ts", "/src/games/go/index.ts"],
  ],
  "/src/games/plain/index.ts": [[], []],
  "/src/games/chess/index.ts": [
    ["/src/games/chess/king.ts", "/src/clock.ts", "/src/seal.ts"],
    ["/src/games/chess/Score.svelte"],
  ],
  "/src/games/go/index.ts": [["/src/clock.ts"], []],
};
const info = (id: string) => {
  const [importedIds = [], dynamicallyImportedIds = []] = imports[id] ?? [];
  return { importedIds, dynamicallyImportedIds };
};

describe("the files of the client", () => {
  it("have what every page needs, what every table needs, and games, each for itself", () => {
    const file = divided(info, "/src/");
    const files = Object.fromEntries(
      ["icon", "bay", "rows", "strip", "log", "owl", "clock", "seal", "games/chess/king"].map((name) => [
        name,
        file(`/src/${name}.ts`),
      ]),
    );
    expect(files).toEqual({
      icon: "shell",
      bay: null,
      rows: "lobby",
      strip: "shell",
      log: "table",
      owl: null,
      clock: "table",
      seal: "table",
      "games/chess/king": "chess",
    });
    expect(file("/src/games/chess/Score.svelte")).toBeNull();
  });
});
