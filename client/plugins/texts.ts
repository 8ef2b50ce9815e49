// What people read, one module for each language: `virtual:texts/shell/en` has the words of the shell and what games
// say at the door, `virtual:texts/<game>/en` those of a game. `virtual:texts` knows how to load each of them.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const NAME = "virtual:texts";
const LANGUAGES = ["en", "nl"];
const SHELL = "shell";
/** What any game says may need. */
const CORE = "core";
const CLIENT = fileURLToPath(new URL("../src/", import.meta.url));
const RULES = fileURLToPath(new URL("../../src/signoria/", import.meta.url));
/** For whoever writes them. */
const COMMENT = /^#.*\n/gm;

function folders(path: string): string[] {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** The files of a game in a language, in the order in which they are read. */
function filesOf(game: string, language: string): string[] {
  return [`${RULES}games/${game}/words/${language}.ftl`, `${CLIENT}games/${game}/words/${language}.ftl`].filter(
    (path) => existsSync(path),
  );
}

function coreFile(language: string): string {
  return `${RULES}core/words/${language}.ftl`;
}

function shellFiles(language: string): string[] {
  const bays = folders(`${CLIENT}games`).map((game) => `${CLIENT}games/${game}/setup/bay/${language}.ftl`);
  const analysis = `${RULES}analysis/words/${language}.ftl`;
  return [coreFile(language), analysis, `${CLIENT}text/${language}.ftl`, ...bays.filter(existsSync)];
}

/** Games that have words of their own. */
function games(): string[] {
  const all = new Set([...folders(`${RULES}games`), ...folders(`${CLIENT}games`)]);
  return [...all].filter((game) => filesOf(game, "en").length > 0).sort();
}

/** Texts put together; who reads them needs no comments. */
export function joined(sources: string[]): string {
  return sources.map((source) => source.replaceAll(COMMENT, "").trim()).join("\n");
}

export function texts(): Plugin {
  return {
    name: "signoria-texts",
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${NAME}`) {
        const ways = [SHELL, CORE, ...games()].map((what) => {
          const each = LANGUAGES.map((language) => `${language}: () => import("${NAME}/${what}/${language}")`);
          return `${JSON.stringify(what)}: { ${each.join(", ")} }`;
        });
        return `export const TEXTS = { ${ways.join(", ")} };`;
      }
      if (!id.startsWith(`\0${NAME}/`)) return undefined;
      const [what = "", language = ""] = id.slice(NAME.length + 2).split("/");
      const files = what === SHELL ? shellFiles(language) : [coreFile(language), ...filesOf(what, language)];
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(joined(files.map((file) => readFileSync(file, "utf-8"))))};`;
    },
  };
}
