// What a device is told that installs the page as an app: one file for each language, with the words of the shell.
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const LANGUAGES = ["en", "nl"];
/** Pages that can be opened at once, by the keys of their names. */
const SHORTCUTS = [
  { key: "menu-watch", url: "/watch" },
  { key: "menu-history", url: "/history" },
  { key: "menu-rules", url: "/rules" },
];
const ICONS = [192, 512].flatMap((size) =>
  [
    { name: "icon", purpose: "any" },
    { name: "maskable", purpose: "maskable" },
  ].map(({ name, purpose }) => ({
    src: `/icons/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  })),
);

export function manifestFor(language: string): object {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const source = readFileSync(new URL(`../src/text/${language}.ftl`, import.meta.url), "utf-8");
  bundle.addResource(new FluentResource(source));
  const text = (key: string) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`there is no text ${key}`);
    // Lines are broken for whoever writes them.
    return bundle.formatPattern(pattern).replaceAll(/\s+/g, " ");
  };
  return {
    // The same app in every language.
    id: "/",
    name: "Signoria",
    short_name: "Signoria",
    description: text("app-about"),
    lang: language,
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    // Parchment, as tokens.css has it.
    background_color: "#f3ecdf",
    theme_color: "#fbf7ef",
    categories: ["games"],
    icons: ICONS,
    shortcuts: SHORTCUTS.map(({ key, url }) => ({
      name: text(key),
      url,
      icons: [{ src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" }],
    })),
  };
}

export function manifests(): Plugin {
  return {
    name: "signoria-manifests",
    apply: "build",
    generateBundle() {
      for (const language of LANGUAGES)
        this.emitFile({
          type: "asset",
          fileName: `manifest-${language}.webmanifest`,
          source: JSON.stringify(manifestFor(language)),
        });
    },
  };
}
