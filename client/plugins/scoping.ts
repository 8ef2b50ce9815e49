// Styles of a game hold while that game is on the page, and nowhere else: see src/lib/ui/game-on-page.ts. The style
// sheets of all games that were visited stay loaded, and their classes have simple names.
// PostCSS comes with Vite.
import type { Plugin } from "postcss";

/** Not the styles of a component, which Svelte keeps to it, nor what several games share. */
const OF_A_GAME = /\/games\/(?!base\/)([^/]+)\/(?:[^/.]+\/)*[^/.]+\.css$/;
/** What a selector may say of the root, on which the game is named too. */
const ROOT = /^(?::root|\[data-theme="\w+"\]|:where\(\.is-low\))/;

/** `:where` counts for nothing, so a rule weighs as much as it seems to. */
export function scoped(selector: string, game: string): string {
  const there = `:where([data-game="${game}"])`;
  const root = ROOT.exec(selector)?.[0];
  return root === undefined ? `${there} ${selector}` : `${root}${there}${selector.slice(root.length)}`;
}

export function scoping(): Plugin {
  return {
    postcssPlugin: "signoria-scoping",
    Once(sheet) {
      const game = OF_A_GAME.exec(sheet.source?.input.file?.replaceAll("\\", "/") ?? "")?.[1];
      if (game === undefined) return;
      sheet.walkRules((rule) => {
        const { parent } = rule;
        // Steps of an animation are no selectors.
        if (parent?.type === "atrule" && "name" in parent && parent.name === "keyframes") return;
        rule.selectors = rule.selectors.map((one) => scoped(one, game));
      });
    },
  };
}
