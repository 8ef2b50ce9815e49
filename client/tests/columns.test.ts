import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const COLUMNS = 120;
const client = new URL("../", import.meta.url);
/** What is written by hand; tables of cases are written by the engine. */
const WRITTEN = /\.(css|ftl|html|js|svelte|ts)$/;

/** Prettier leaves comments, texts and long strings as they are. */
it("no line is wider than a page", () => {
  const wide: string[] = [];
  for (const folder of ["src", "tests", "plugins", "public"]) {
    for (const file of readdirSync(new URL(folder, client), { recursive: true, withFileTypes: true })) {
      if (!file.isFile() || !WRITTEN.test(file.name)) continue;
      readFileSync(`${file.parentPath}/${file.name}`, "utf-8")
        .split("\n")
        .forEach((line, at) => {
          if (line.length > COLUMNS) wide.push(`${file.parentPath}/${file.name}:${at + 1}`);
        });
    }
  }
  expect(wide).toEqual([]);
});
