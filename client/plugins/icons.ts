// Only the pictures the client uses, by the names in src/lib/ui/icon-names.ts. Each is a module of its own that every
// file brings along which names it: so a picture comes with the page or the table that first shows it, and no sooner.
// One that only games show, comes with each of them. `virtual:icons` holds those that have come.
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { rounded } from "./outlines.ts";
import { ICON_NAMES } from "../src/lib/ui/icon-names.ts";

const NAME = "virtual:icons";
const SOURCES = new URL("../src/", import.meta.url).pathname;
const KINDS = /\.(?:ts|svelte)$/;
/** Names of cards and options are no names of pictures, though many are alike. */
const ASIDE = /^(?:generated\/|lib\/ui\/icon-names\.ts)/;
/** What lies with a game and is not shown before its table. */
const OF_A_GAME = /^games\/(?!base\/|plain\/)([^/]+)\/(?!setup\/bay\/)/;
const QUOTED = /["'`]([a-z0-9-]+)["'`]/g;
const KNOWN = new Set<string>(ICON_NAMES);

interface IconSet {
  icons: Record<string, { body: string }>;
}

/** The game whose file this is; null for any other. */
export function ownerOf(path: string): string | null {
  return OF_A_GAME.exec(path)?.[1] ?? null;
}

/** The pictures that a file names. */
export function namedIn(path: string, source: string): string[] {
  if (!KINDS.test(path) || ASIDE.test(path)) return [];
  return [...new Set([...source.matchAll(QUOTED)].map(([, name = ""]) => name))].filter((name) => KNOWN.has(name));
}

/** The pictures that something else than a game names. */
function outside(): Set<string> {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" }).map((entry) =>
    entry.replaceAll("\\", "/"),
  );
  const others = files.filter((path) => KINDS.test(path) && ownerOf(path) === null);
  return new Set(others.flatMap((path) => namedIn(path, readFileSync(`${SOURCES}${path}`, "utf-8"))));
}

export function icons(): Plugin {
  let set: IconSet | undefined;
  let common = new Set<string>();
  return {
    name: "signoria-icons",
    buildStart() {
      common = outside();
    },
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${NAME}`) return "export const ICONS = {};";
      if (!id.startsWith(`\0${NAME}/`)) return undefined;
      set ??= JSON.parse(
        readFileSync(createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json"), "utf-8"),
      ) as IconSet;
      const name = id.slice(id.lastIndexOf("/") + 1);
      const icon = set.icons[name];
      if (!icon) throw new Error(`there is no icon ${name}`);
      const body = icon.body.replaceAll(/ d="([^"]*)"/g, (_, outline: string) => ` d="${rounded(outline)}"`);
      const code = `import { ICONS } from "${NAME}"; ICONS[${JSON.stringify(name)}] = ${JSON.stringify(body)};`;
      return { code, moduleSideEffects: true };
    },
    /** What components name is read when they are compiled: their markup is code then. */
    transform: {
      order: "post",
      handler(code, id) {
        const path = id.replaceAll("\\", "/");
        const named = path.startsWith(SOURCES) ? namedIn(path.slice(SOURCES.length), code) : [];
        if (named.length === 0) return undefined;
        const owner = ownerOf(path.slice(SOURCES.length));
        const whose = (name: string) => (owner && !common.has(name) ? `${owner}/${name}` : name);
        return { code: `${named.map((name) => `import "${NAME}/${whose(name)}";`).join("")}${code}`, map: null };
      },
    },
  };
}
