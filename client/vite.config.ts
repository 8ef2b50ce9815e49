import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { ahead } from "./plugins/ahead.ts";
import { chunks } from "./plugins/chunks.ts";
import { compressed } from "./plugins/compressed.ts";
import { fonts } from "./plugins/fonts.ts";
import { icons } from "./plugins/icons.ts";
import { manifests } from "./plugins/manifest.ts";
import { scoping } from "./plugins/scoping.ts";
import { texts } from "./plugins/texts.ts";
import { windows } from "./plugins/windows.ts";
import { worker } from "./plugins/worker.ts";

const server = process.env["SIGNORIA_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [icons(), fonts(), texts(), svelte(), manifests(), ahead(), worker(), compressed()],
  css: { postcss: { plugins: [scoping(), windows()] } },
  build: {
    outDir: "../src/signoria/web/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [chunks()] } } },
  },
  server: {
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
    fs: { allow: [".."] },
  },
  // A busy machine may take its time.
  test: { include: ["tests/**/*.test.ts"], testTimeout: 60_000 },
});
