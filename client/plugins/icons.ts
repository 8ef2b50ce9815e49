// Only the pictures the client uses: the names in src/lib/ui/icon-names.ts become a module `virtual:icons`.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { ICON_NAMES } from "../src/lib/ui/icon-names.ts";

const NAME = "virtual:icons";

interface IconSet {
  icons: Record<string, { body: string }>;
}

export function icons(): Plugin {
  return {
    name: "signoria-icons",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const path = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
      const set = JSON.parse(readFileSync(path, "utf-8")) as IconSet;
      const used = ICON_NAMES.map((name) => {
        const icon = set.icons[name];
        if (!icon) throw new Error(`there is no icon ${name}`);
        return [name, icon.body];
      });
      return `export const ICONS = ${JSON.stringify(Object.fromEntries(used))};`;
    },
  };
}
