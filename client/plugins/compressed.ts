// Beside every file that can be made smaller stand two of the same: `.br` and `.gz`, made as small as they can be.
// The server sends them as they are (src/signoria/web/assets.py).
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Pictures and fonts are compressed already. */
const TEXT = /\.(?:js|css|html|svg|webmanifest|json)$/;
/** In bytes; below this nothing is gained. */
const LEAST = 500;

export function compressed(): Plugin {
  let folder = "";
  return {
    name: "signoria-compressed",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      folder = config.build.outDir;
    },
    /** When everything is written, also what was only copied. */
    closeBundle() {
      for (const entry of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
        if (!TEXT.test(entry)) continue;
        const content = readFileSync(`${folder}/${entry}`);
        if (content.length < LEAST) continue;
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        writeFileSync(`${folder}/${entry}.br`, brotliCompressSync(content, { params }));
        writeFileSync(`${folder}/${entry}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
      }
    },
  };
}
