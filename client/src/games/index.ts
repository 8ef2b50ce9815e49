/** The tables of the games, each loaded when it is first needed, with its texts in all languages. */
import { games } from "../lib/state/games.svelte";
import { loadTexts } from "../lib/text/language.svelte";
import type { GameParts, GameTable } from "./game";

const PARTS = import.meta.glob<GameParts>(["./*/index.ts", "!./plain/index.ts"], { import: "default" });

const loaded = new Map<string, GameTable>();
const loading = new Map<string, Promise<GameTable>>();

/** The table of a game that has been loaded. */
export function loadedGame(name: string): GameTable | null {
  return loaded.get(name) ?? null;
}

export function loadGame(name: string): Promise<GameTable> {
  let found = loading.get(name);
  if (!found) {
    found = load(name);
    found.catch(() => loading.delete(name));
    loading.set(name, found);
  }
  return found;
}

async function load(name: string): Promise<GameTable> {
  const [{ plain }, own] = await Promise.all([import("./plain"), PARTS[`./${name}/index.ts`]?.(), loadTexts(name)]);
  const table: GameTable = {
    ...plain(name),
    ...own,
    // Nobody waits for it: until the server has said so, bots are what they are called.
    get levels() {
      return games.find(name)?.bots ?? {};
    },
  };
  loaded.set(name, table);
  return table;
}
