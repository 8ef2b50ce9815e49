// The service worker: built by itself, with the version and the files of the shell written into it.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { build, type Plugin, type Rolldown } from "vite";

const SOURCE = new URL("../src/worker/worker.ts", import.meta.url);
const PUBLIC = new URL("../public/", import.meta.url);
export const WORKER = "worker.js";
/** Files with lasting names that every page wants; the page itself is kept under its address. */
const ALWAYS = ["/", "/theme.js", "/icon.svg", "/icon-turn.svg"];

/** Without words no page can say that there is no network. */
const WORDS = "virtual:texts/shell/";

type Bundle = Rolldown.OutputBundle;

/** The entry of the page, what it imports before anything is shown, with their styles, and the words of the shell. */
export function shellOf(bundle: Bundle): string[] {
  const found = new Set<string>();
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (found.has(name) || chunk?.type !== "chunk") return;
    found.add(name);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(sheet);
    chunk.imports.forEach(visit);
  };
  for (const [name, file] of Object.entries(bundle))
    if (file.type === "chunk" && (file.isEntry || file.facadeModuleId?.includes(WORDS))) visit(name);
  return [...ALWAYS, ...[...found].sort().map((name) => `/${name}`)];
}

/** Another one for every change of any file of the client. */
export function versionOf(bundle: Bundle): string {
  const hash = createHash("sha256");
  for (const [name, file] of Object.entries(bundle).sort(([one], [other]) => (one < other ? -1 : 1)))
    hash.update(`${name}\n`).update(file.type === "chunk" ? file.code : file.source);
  for (const name of readdirSync(PUBLIC, { recursive: true, withFileTypes: true }))
    if (name.isFile()) hash.update(name.name).update(readFileSync(`${name.parentPath}/${name.name}`));
  hash.update(readFileSync(SOURCE));
  return hash.digest("hex").slice(0, 16);
}

export function worker(): Plugin {
  return {
    name: "signoria-worker",
    apply: "build",
    enforce: "post",
    async generateBundle(_, bundle) {
      const built = await build({
        configFile: false,
        publicDir: false,
        logLevel: "warn",
        define: { VERSION: JSON.stringify(versionOf(bundle)), SHELL: JSON.stringify(shellOf(bundle)) },
        build: {
          write: false,
          target: "es2022",
          modulePreload: false,
          rolldownOptions: { input: SOURCE.pathname, output: { format: "iife", entryFileNames: WORKER } },
        },
      });
      const [
        {
          output: [chunk],
        },
      ] = (Array.isArray(built) ? built : [built]) as [Rolldown.RolldownOutput];
      this.emitFile({ type: "asset", fileName: WORKER, source: chunk.code });
    },
  };
}
