import type { Rolldown } from "vite";
import { describe, expect, it } from "vitest";
import { manifestFor } from "../../plugins/manifest.ts";
import { shellOf, versionOf } from "../../plugins/worker.ts";

const chunk = (imports: string[], css: string[] = [], isEntry = false) => ({
  type: "chunk",
  code: imports.join(),
  isEntry,
  imports,
  viteMetadata: { importedCss: new Set(css) },
});
const bundle = (entry = "a") =>
  ({
    "assets/index.js": chunk(["assets/shared.js"], ["assets/index.css"], true),
    "assets/shared.js": chunk(["assets/index.js"], ["assets/shared.css"]),
    "assets/florence.js": chunk(["assets/shared.js"], ["assets/florence.css"]),
    "index.html": { type: "asset", source: entry },
  }) as unknown as Rolldown.OutputBundle;

describe("the worker of a build", () => {
  it("keeps what is needed before anything is shown, and no game", () => {
    expect(shellOf(bundle()).filter((path) => path.startsWith("/assets/"))).toEqual([
      "/assets/index.css",
      "/assets/index.js",
      "/assets/shared.css",
      "/assets/shared.js",
    ]);
    expect(shellOf(bundle())).toContain("/");
  });

  it("has the same version for the same client, and another one for any other", () => {
    expect(versionOf(bundle())).toBe(versionOf(bundle()));
    expect(versionOf(bundle("b"))).not.toBe(versionOf(bundle()));
  });
});

describe("manifests", () => {
  it("are one app in the words of each language", () => {
    const [en, nl] = ["en", "nl"].map((language) => manifestFor(language) as Record<string, unknown>);
    expect([en?.["id"], en?.["start_url"], en?.["scope"]]).toEqual([nl?.["id"], nl?.["start_url"], nl?.["scope"]]);
    expect(en?.["description"]).not.toBe(nl?.["description"]);
    expect(nl?.["description"]).not.toContain("\n");
    expect((nl?.["shortcuts"] as { name: string; url: string }[]).map(({ name }) => name)).toContain("Spelregels");
  });
});
