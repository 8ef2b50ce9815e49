// Which files a page will want beside those that it names itself, so that the server can say so before the page could
// ask (src/signoria/web/ahead.py): by page, by game, and by language.
import type { Plugin, Rolldown } from "vite";

const NAME = "ahead.json";
/** What opens at the two addresses that people come to first. */
const PAGES = { home: "/src/pages/Home.svelte", table: "/src/pages/TablePage.svelte" };
const EVERY_GAME = "/src/games/plain/index.ts";
const GAME = /\/src\/games\/(?!plain\/)([^/]+)\/index\.ts$/;
const WORDS = /virtual:texts\/([^/]+)\/([^/]+)$/;
/** Letters that every page is written with. */
const FONTS = /-letters-[^/]*\.woff2$/;

type Bundle = Rolldown.OutputBundle;

export interface Ahead {
  /** What the page names itself, too: what is told first comes first. */
  first: string[];
  fonts: string[];
  pages: Record<string, string[]>;
  games: Record<string, string[]>;
  /** By what they are the words of, and by language. */
  words: Record<string, Record<string, string[]>>;
}

/** A file with all that it needs, styles too. */
function withNeeds(bundle: Bundle, name: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[name];
  if (found.has(name) || chunk?.type !== "chunk") return found;
  found.add(name);
  for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(sheet);
  for (const needed of chunk.imports) withNeeds(bundle, needed, found);
  return found;
}

export function aheadOf(bundle: Bundle): Ahead {
  const chunks = Object.entries(bundle).flatMap(([name, file]) => (file.type === "chunk" ? [{ ...file, name }] : []));
  const entry = chunks.find((chunk) => chunk.isEntry);
  // The page itself names these.
  const named = entry ? withNeeds(bundle, entry.fileName) : new Set<string>();
  const roots = new Map<string, string>();
  for (const chunk of chunks) if (chunk.facadeModuleId) roots.set(chunk.facadeModuleId, chunk.fileName);
  const filesOf = (wanted: (id: string) => boolean, beside: ReadonlySet<string> = named) =>
    [...roots]
      .filter(([id]) => wanted(id))
      .flatMap(([, file]) => [...withNeeds(bundle, file)])
      .filter((file, place, all) => !beside.has(file) && all.indexOf(file) === place);
  const ofEveryGame = filesOf((id) => id.endsWith(EVERY_GAME));
  const pages = Object.fromEntries(
    Object.entries(PAGES).map(([page, path]) => [page, filesOf((id) => id.endsWith(path))]),
  );
  pages["table"] = [...new Set([...(pages["table"] ?? []), ...ofEveryGame])];
  const atTable = new Set([...named, ...pages["table"]]);
  const first = [...named].filter((file) => file !== entry?.fileName);
  const ahead: Ahead = {
    first: entry ? [entry.fileName, ...first] : first,
    fonts: Object.keys(bundle).filter((name) => FONTS.test(name)),
    pages,
    games: {},
    words: {},
  };
  for (const id of roots.keys()) {
    const game = GAME.exec(id)?.[1];
    if (game) ahead.games[game] = filesOf((one) => one === id, atTable);
    const [, whose, language] = WORDS.exec(id) ?? [];
    if (whose && language) (ahead.words[whose] ??= {})[language] = filesOf((one) => one === id);
  }
  return ahead;
}

export function ahead(): Plugin {
  return {
    name: "signoria-ahead",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      this.emitFile({ type: "asset", fileName: NAME, source: JSON.stringify(aheadOf(bundle)) });
    },
  };
}
