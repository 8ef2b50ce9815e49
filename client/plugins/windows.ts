// What kind of window a style is for is said once, in src/lib/ui/windows.ts: `@media (--phone)` is spelled out here.
// PostCSS comes with Vite.
import type { Plugin } from "postcss";
import { WINDOWS } from "../src/lib/ui/windows.ts";

const NAMED = /\(--([\w-]+)\)/g;

export function spelled(query: string): string {
  return query.replaceAll(NAMED, (_, name: string) => {
    const found = (WINDOWS as Record<string, string>)[name];
    if (found === undefined) throw new Error(`there is no window called ${name}`);
    return found;
  });
}

export function windows(): Plugin {
  return {
    postcssPlugin: "signoria-windows",
    AtRule: {
      media(rule) {
        const params = spelled(rule.params);
        if (params !== rule.params) rule.params = params;
      },
    },
  };
}
