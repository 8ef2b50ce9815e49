import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const sources = new URL("../src/", import.meta.url);
const games = readdirSync(new URL("games", sources), { withFileTypes: true })
  .filter((one) => one.isDirectory() && one.name !== "base" && one.name !== "plain")
  .map((one) => one.name);

/** A page says what it is about itself; a game reacts in its own folder. */
it("no style outside the folder of a game speaks of its board", () => {
  expect(games.length).toBeGreaterThan(0);
  const board = new RegExp(`\\.(?:${games.join("|")})(?![\\w"'./-])`);
  const found: string[] = [];
  for (const file of readdirSync(sources, { recursive: true, withFileTypes: true })) {
    if (!file.isFile() || !/\.(css|svelte)$/.test(file.name)) continue;
    const path = `${file.parentPath}/${file.name}`;
    if (games.some((game) => path.includes(`/games/${game}/`))) continue;
    const text = readFileSync(path, "utf-8");
    const styles = file.name.endsWith(".css") ? text : text.slice(text.indexOf("<style>"));
    if (board.test(styles)) found.push(path);
  }
  expect(found).toEqual([]);
});
