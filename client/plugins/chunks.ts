// How the client is divided into files. Every file costs a way to the server, and whatever is not needed costs time:
// what every page needs is one file, what every table needs another, each game is one, and what pages with lists of
// tables share with others is one. All else comes when somebody wants it.
import type { Rolldown } from "vite";

const SOURCES = new URL("../src/", import.meta.url).pathname;
const START = "main.ts";
const TABLE = ["pages/TablePage.svelte", "games/plain/index.ts"];
const LISTS = ["pages/Home.svelte", "pages/NewTable.svelte", "pages/Tables.svelte"];
const GAME = /^games\/(?!base\/|plain\/)([^/]+)\//;
const BOARD = /^games\/[^/]+\/index\.ts$/;

type Info = (id: string) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;

/** A module and all that come with it. */
export function along(info: Info, root: string): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    info(id)?.importedIds.forEach(visit);
  };
  visit(root);
  return found;
}

/** By what is loaded at once, from the start on: all that comes with it. */
function parts(info: Info, start: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const visit = (root: string) => {
    if (found.has(root)) return;
    const set = along(info, root);
    found.set(root, set);
    for (const id of set) info(id)?.dynamicallyImportedIds.forEach(visit);
  };
  visit(start);
  return found;
}

/** In which file a module is; null where it does not matter. What it brings along lies in the same file, or before. */
export function divided(info: Info, folder: string): (id: string) => string | null {
  const all = [...parts(info, `${folder}${START}`)].map(
    ([root, set]) => [root.startsWith(folder) ? root.slice(folder.length) : root, set] as const,
  );
  const having = (wanted: (root: string) => boolean) => {
    const sets = all.filter(([root]) => wanted(root)).map(([, set]) => set);
    return (id: string) => sets.filter((set) => set.has(id)).length;
  };
  const shell = having((root) => root === START);
  const table = having((root) => TABLE.includes(root));
  const lists = having((root) => LISTS.includes(root));
  const elsewhere = having((root) => !GAME.test(root) && !TABLE.includes(root));
  const boards = all.filter(([root]) => GAME.test(root) && BOARD.test(root));
  return (id) => {
    if (shell(id) > 0) return "shell";
    const games = boards.filter(([, set]) => set.has(id)).map(([root]) => GAME.exec(root)?.[1] ?? "");
    const [atTables, otherwise] = [table(id) + games.length, elsewhere(id)];
    // What both a table and a list of tables need is so little that every page has it.
    if (lists(id) > 0) return atTables > 0 ? "shell" : otherwise > 1 ? "lobby" : null;
    if (atTables === 0) return null;
    return table(id) > 0 || games.length > 1 || otherwise > 0 ? "table" : (games[0] ?? null);
  };
}

export function chunks(): Rolldown.CodeSplittingGroup {
  let file: ((id: string) => string | null) | undefined;
  return {
    debugName: "files of the client",
    includeDependenciesRecursively: false,
    name(id, context) {
      file ??= divided((one) => context.getModuleInfo(one), SOURCES);
      return file(id);
    },
  };
}
