// Only the pictures the client uses, by the names in src/lib/ui/icon-names.ts: those of the shell become a module
// `virtual:icons`, and what only the table of a game shows comes with that table, as `virtual:icons/<game>`.
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { rounded } from "./outlines.ts";
import { ICON_NAMES } from "../src/lib/ui/icon-names.ts";

const NAME = "virtual:icons";
const SOURCES = fileURLToPath(new URL("../src/", import.meta.url));
/** Names of cards and options are no names of pictures, though many are alike. */
const ASIDE = /^(?:generated\/|lib\/ui\/icon-names\.ts)/;
/** What lies with a game and is not shown before its table. */
const OF_A_GAME = /^games\/(?!base\/|plain\/)([^/]+)\/(?!setup\/bay\/)/;
const ENTRY = /\/src\/games\/([^/]+)\/index\.ts$/;
const QUOTED = /["'`]([a-z0-9-]+)["'`]/g;

interface IconSet {
  icons: Record<string, { body: string }>;
}

/** The game whose file this is; null for a file of the shell. */
export function ownerOf(path: string): string | null {
  return OF_A_GAME.exec(path)?.[1] ?? null;
}

/** By name, who shows a picture: games, or the shell, which has whatever nobody names. */
export function shownBy(files: Iterable<[path: string, source: string]>, names: readonly string[]) {
  const known = new Set<string>(names);
  const users = new Map<string, Set<string | null>>(names.map((name) => [name, new Set()]));
  for (const [path, source] of files) {
    if (ASIDE.test(path)) continue;
    for (const [, name = ""] of source.matchAll(QUOTED)) if (known.has(name)) users.get(name)?.add(ownerOf(path));
  }
  return (name: string, game: string | null): boolean => {
    const found = users.get(name) ?? new Set();
    const ofShell = found.size === 0 || found.has(null);
    return game === null ? ofShell : !ofShell && found.has(game);
  };
}

function* sources(): Iterable<[string, string]> {
  for (const entry of readdirSync(SOURCES, { recursive: true, encoding: "utf-8" }))
    if (/\.(?:ts|svelte)$/.test(entry))
      yield [entry.replaceAll("\\", "/"), readFileSync(`${SOURCES}${entry}`, "utf-8")];
}

export function icons(): Plugin {
  return {
    name: "signoria-icons",
    enforce: "pre",
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const game = id.slice(NAME.length + 2) || null;
      const path = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
      const set = JSON.parse(readFileSync(path, "utf-8")) as IconSet;
      const shown = shownBy(sources(), ICON_NAMES);
      const used = ICON_NAMES.filter((name) => shown(name, game)).map((name) => {
        const icon = set.icons[name];
        if (!icon) throw new Error(`there is no icon ${name}`);
        return [name, icon.body.replaceAll(/ d="([^"]*)"/g, (_, outline: string) => ` d="${rounded(outline)}"`)];
      });
      const bodies = JSON.stringify(Object.fromEntries(used));
      if (game === null) return `export const ICONS = ${bodies};`;
      return { code: `import { ICONS } from "${NAME}"; Object.assign(ICONS, ${bodies});`, moduleSideEffects: true };
    },
    /** A table comes with its pictures. */
    transform(code, id) {
      const game = ENTRY.exec(id.replaceAll("\\", "/"))?.[1];
      return game && game !== "plain" ? { code: `import "${NAME}/${game}";\n${code}`, map: null } : undefined;
    },
  };
}
